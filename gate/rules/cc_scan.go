package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanCC reads compilers of C. gcc has thousands of options, nearly all of
// the forms -fNAME, -mNAME, -WNAME; the ones that load code, run programs or
// name other tools are few: gcc(1), sections "Overall Options" and "Directory
// Options".
func scanCC(c *Call) {
	out := false
	info := false
	for i := 1; i < len(c.Argv); i++ {
		w := c.Argv[i]
		v := w.Value
		next := func() (shellparse.Word, bool) {
			if i+1 < len(c.Argv) {
				i++
				return c.Argv[i], true
			}
			return shellparse.Word{}, false
		}
		switch {
		case w.Kind != shellparse.Literal && (w.Multi && w.Kind == shellparse.Unknown || v == "" || v[0] == '-' || v[0] == '@'):
			c.Unknown("an argument that may turn out to be an option")
		case w.Kind == shellparse.Unknown:
			c.Add(File, w, "")
		case v == "-o":
			if o, ok := next(); ok {
				c.Add(Artifact, o, "")
				out = true
			}
		case hasName("-fsyntax-only -E -M -MM -v -dumpversion -dumpmachine -print-search-dirs --version -### -fpreprocessed --print-multiarch -Q --help=optimizers --help=warnings", v):
			info = true
		case hasName("-include -imacros", v):
			if o, ok := next(); ok {
				c.Add(Read, o, "")
			}
		case hasAnyPrefix(v, "-f -g -m -W -O -d") && strings.Contains(v, "=") && (strings.ContainsAny(v, "/") || strings.HasPrefix(v, "-fopt")) && !strings.Contains(v, "-prefix-map="):
			c.Add(Program, w, "an option that writes or loads a file")
		case hasName("-I -L -D -U -l -x -isystem -iquote -idirafter -isysroot -u -z -MT -MQ -arch -target --sysroot -framework", v):
			next()
		case hasName("-MF -MJ -serialize-diagnostics --serialize-diagnostics", v):
			if o, ok := next(); ok {
				c.Add(Artifact, o, "")
			}
		case strings.HasPrefix(v, "-o") && len(v) > 2 && v[:2] == "-o" && !strings.HasPrefix(v, "-ob"):
			c.Add(Artifact, Lit(v[2:]), "")
			out = true
		case hasAnyPrefix(v, "-fplugin -B -wrapper -specs --specs -Xclang -Xlinker -Wl, -Wp, -Wa, -Xassembler -Xpreprocessor -no-canonical-prefixes -fuse-ld -load @ -T -dumpdir -save-temps -fdump -fprofile -ftest-coverage --coverage -ccc -cc1 -gcc-toolchain --gcc-toolchain -fmodules -fauto-profile -iplugindir -imultilib -fcallgraph-info -aux-info -ftime-report -ftime-trace"):
			c.Add(Program, w, "an option that loads code, runs a program or writes elsewhere")
		case hasAnyPrefix(v, "-W -f -m -O -g -std= -I -L -D -U -l -x -pedantic -ansi -pthread -shared -static -pipe -c -S -MD -MMD -MP -M -nostd -rdynamic -s -w -pie -no-pie -P -C -H -d -isystem -target --target= -arch -print -dump -ferror") || v == "-":
		case strings.HasPrefix(v, "-"):
			c.Unknown("option " + show(v) + " is not known")
		case !isLocal(w):
			c.Add(File, w, "source outside the working directory")
		case includes(c.Argv, "-E"):
			c.Add(Read, w, "printed")
		default:
			c.shows(w)
		}
	}
	if includes(c.Argv, "-") && !includes(c.Argv, "-dM") {
		c.Unknown("a source on standard input may include any file")
	}
	if !out && !info {
		c.Add(Artifact, Lit("a.out"), "")
	}
	c.Add(Task, shellparse.Word{}, "compiles")
}

func hasAnyPrefix(s, prefixes string) bool {
	for p := range strings.FieldsSeq(prefixes) {
		if strings.HasPrefix(s, p) {
			return true
		}
	}
	return false
}
