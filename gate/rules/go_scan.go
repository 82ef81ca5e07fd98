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
	c.goVersions()
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
		return goCompilerFlags(w.Value)
	}
	for f := range strings.FieldsSeq(w.Value) {
		f = strings.Trim(f, `'"`)
		if strings.HasPrefix(f, "-") && !hasName("-s -w -X -buildid= -c -v", f) && !strings.HasPrefix(f, "-X=") {
			return false
		}
	}
	return true
}

// goCompilerFlags accepts options of the compiler and the assembler that print
// or steer optimisation; others name files that are read or written. The text
// may begin with a pattern of packages: all=-N.
func goCompilerFlags(text string) bool {
	for f := range strings.FieldsSeq(text) {
		f = strings.Trim(f, `'"`)
		if i := strings.Index(f, "=-"); i > 0 && f[0] != '-' {
			f = f[i+1:]
		}
		name, val, _ := strings.Cut(f, "=")
		name = "-" + strings.TrimLeft(name, "-")
		if !hasName("-N -l -m -S -e -B -E -C -K -L -W -w -v -h -live -race -msan -asan -shared -dynlink -d -c -lang -std -complete -dwarf -wb -nolocalimports -t -r -j -spectre -trimpath", strings.TrimRight(name, "0123456789")) ||
			strings.ContainsAny(val, `/\`) {
			return false
		}
	}
	return true
}

// goHosts are hosts of modules that many use. A question for the versions of a
// module of another host reaches that host, with the whole path.
const goHosts = "golang.org google.golang.org cloud.google.com github.com gitlab.com bitbucket.org codeberg.org gopkg.in go.uber.org go.opentelemetry.io " +
	"go.etcd.io go.mongodb.org k8s.io sigs.k8s.io mvdan.cc honnef.co modernc.org gorm.io gotest.tools filippo.io rsc.io connectrpc.com dagger.io"

// goVersions looks for modules that "go list -m" asks the network about.
func (c *Call) goVersions() {
	if c.Argv[0].Value != "list" || !c.given("-m") {
		return
	}
	for _, w := range c.Operands {
		host, _, _ := strings.Cut(w.Value, "/")
		switch {
		case !strings.Contains(host, ".") || strings.HasPrefix(host, "."):
		case c.given("-versions") || strings.Contains(w.Value, "@"):
			if !hasName(goHosts, host) {
				c.Add(Fetch, w, "the host of a module")
			}
		}
	}
}
