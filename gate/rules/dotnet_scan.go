package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanDotnet reads the loggers of dotnet build and test: those that come with
// them have plain names, others are assemblies that are loaded, and some take
// the name of a file.
func scanDotnet(c *Call) {
	for i := range c.Uses {
		u := &c.Uses[i]
		if !hasName("-l --logger", u.Name) {
			continue
		}
		name, rest, _ := strings.Cut(u.Value.Value, ";")
		switch {
		case u.Value.Kind != shellparse.Literal || name == "" || strings.ContainsAny(name, ":,./\\="):
			c.Add(Load, u.Value, "a logger")
		case strings.ContainsAny(rest, "/\\"):
			c.Unknown("a logger that writes elsewhere")
		}
	}
	scanLocal(c)
}
