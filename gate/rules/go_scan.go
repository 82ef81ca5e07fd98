package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanGo reads what the option grammar of the go command cannot say: flags
// for compilers and linkers, and the packages.
func scanGo(c *Call) {
	if c.Argv[0].Value == "gotestsum" {
		scanLocal(c)
		if len(c.Operands) > 0 {
			c.command(append([]shellparse.Word{Lit("go"), Lit("test")}, c.Operands...))
		}
		return
	}
	for i := range c.Uses {
		u := &c.Uses[i]
		switch {
		case !u.HasValue:
		case u.Name == "-mod" && u.Value.Value != "readonly" && u.Value.Value != "vendor":
			c.Add(Edit, Lit("go.mod"), "-mod")
		case hasName("-gcflags -asmflags -ldflags -gccgoflags", u.Name) && !compilerFlags(u.Name, u.Value):
			c.Add(Program, u.Value, "flags for the compiler or linker")
		}
	}
	scanLocal(c)
}

// compilerFlags accepts linker flags that only strip or stamp, and compiler
// flags that only print or turn optimisation off.
func compilerFlags(name string, w shellparse.Word) bool {
	if w.Kind == shellparse.Unknown || name == "-gccgoflags" {
		return false
	}
	if name != "-ldflags" {
		return !strings.ContainsAny(w.Value, `/\`) && !strings.Contains(w.Value, "-o") && !strings.Contains(w.Value, "profile")
	}
	for f := range strings.FieldsSeq(w.Value) {
		f = strings.Trim(f, `'"`)
		if strings.HasPrefix(f, "-") && !hasName("-s -w -X -buildid= -c -v", f) && !strings.HasPrefix(f, "-X=") {
			return false
		}
	}
	return true
}
