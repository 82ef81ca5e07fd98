package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanDotnet reads the loggers of dotnet build and test: those that come with
// them have plain names, others are assemblies that are loaded, and some take
// the name of a file. The solution stands in front of what is done with it.
//
// It also tells settings behind "--" that only say how tests run from those
// that name adapters to load.
func scanDotnet(c *Call) {
	if hasName("sln solution", c.Argv[0].Value) {
		// dotnet sln [FILE] list
		if len(c.Operands) > 1 && c.Operands[0].Kind == shellparse.Literal && hasAnySuffix(c.Operands[0].Value, ".sln .slnx .slnf") {
			if w := c.Operands[0]; !isLocal(w) {
				c.Add(File, w, "a solution outside the working directory")
			}
			c.Operands = c.Operands[1:]
		}
		return
	}
	if c.Dashes >= 0 {
		for _, w := range c.Operands[c.Dashes:] {
			name, _, _ := strings.Cut(w.Value, "=")
			if w.Kind != shellparse.Literal || !hasName("RunConfiguration.MaxCpuCount RunConfiguration.TestSessionTimeout RunConfiguration.TargetPlatform RunConfiguration.TreatNoTestsAsError NUnit.NumberOfTestWorkers xUnit.MaxParallelThreads MSTest.Parallelize.Workers", name) {
				c.Add(Load, w, "a setting that may name what is loaded")
			}
		}
	}
	for i := range c.Uses {
		u := &c.Uses[i]
		if !hasName("-l --logger --logger:", u.Name) {
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
