package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanDotnet reads the loggers of dotnet build and test: those that come with
// them have plain names, others are assemblies that are loaded, and some take
// the name of a file.
//
// It also tells "sln [FILE] list" from its other forms, and settings behind
// "--" that only say how tests run from those that name adapters to load.
func scanDotnet(c *Call) {
	if hasName("sln solution", c.Argv[0].Value) {
		ops := c.Operands
		if n := len(ops); n > 0 && n < 3 && ops[n-1].Kind == shellparse.Literal && ops[n-1].Value == "list" && (n == 1 || ops[0].Kind == shellparse.Literal && !hasName("add remove migrate", ops[0].Value)) {
			c.Add(Task, shellparse.Word{}, "")
		} else {
			c.Add(Project, shellparse.Word{}, "")
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
