package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanCC reads compilers of C. gcc has thousands of options, nearly all of
// the forms -fNAME, -mNAME, -WNAME; the ones that load code, run programs or
// name other tools are few: gcc(1), sections "Overall Options" and "Directory
// Options". Only letters whose joined value is harmless stand as prefixes.
func scanCC(c *Call) {
	// What is preprocessed, translated to assembler or read from standard input
	// is text that the caller chose; what is compiled from it is no product
	// either.
	product := Artifact
	if includes(c.Argv[1:], "-E") || includes(c.Argv[1:], "-S") || includes(c.Argv[1:], "-M") || includes(c.Argv[1:], "-MM") || includes(c.Argv[1:], "-") {
		product = Write
	}
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
				c.Add(product, o, "")
				out = true
			}
		case hasName("-fsyntax-only -E -M -MM -v -dumpversion -dumpfullversion -dumpmachine -dumpspecs -print-search-dirs --version -### -fpreprocessed --print-multiarch -Q --help=optimizers --help=warnings", v):
			info = true
		case hasName("-include -imacros", v):
			if o, ok := next(); ok {
				c.Add(Read, o, "")
			}
		case strings.HasPrefix(v, "-M") && !hasName("-MD -MMD -MP -MG", v):
			o := Lit(v[min(3, len(v)):])
			if len(v) == 3 {
				o, _ = next()
			}
			c.dependencies(v, o)
		case hasName("-arch -target", v) || strings.HasPrefix(v, "--target="):
			o := Lit(v[strings.IndexByte(v, '=')+1:])
			if o.Value == v {
				o, _ = next()
			}
			if !simpleName(o) {
				c.Add(Program, o, "the name of a target, which leads to tools and configuration")
			}
		case hasAnyPrefix(v, "-f -g -m -W -O -d") && strings.Contains(v, "=") && (strings.ContainsAny(v, "/") || v[1] == 'f' && !harmlessValue(v)) && !strings.Contains(v, "-prefix-map="):
			c.Add(Program, w, "an option that writes or loads a file")
		case hasName("-I -L -D -U -l -x -isystem -iquote -idirafter -isysroot -u -z --sysroot -framework", v):
			next()
		case hasName("-serialize-diagnostics --serialize-diagnostics", v):
			if o, ok := next(); ok {
				c.Add(Artifact, o, "")
			}
		case strings.HasPrefix(v, "-o") && !strings.HasPrefix(v, "-ob"):
			c.Add(product, Lit(v[2:]), "")
			out = true
		case hasAnyPrefix(v, "-fplugin -fpass-plugin -B -wrapper -specs --specs -Xclang -Xlinker -Wl, -Wp, -Wa, -Xassembler -Xpreprocessor -no-canonical-prefixes -fuse-ld -load @ -T -dumpdir -save-temps -fdump -fprofile -ftest-coverage --coverage -ccc -cc1 -gcc-toolchain --gcc-toolchain -fmodule -fauto-profile -iplugindir -imultilib -fcallgraph-info -aux-info -ftime-report -ftime-trace -mllvm"):
			c.Add(Program, w, "an option that loads code, runs a program or writes elsewhere")
		case hasAnyPrefix(v, "-W -f -m -O -g -std= -stdlib= -I -L -D -U -l -x -isystem -print-"):
		case strings.HasPrefix(v, "-s") && hasName("emcc em++", c.Argv[0].Value) && !strings.ContainsAny(v, "/@"):
		case hasName("-pedantic -pedantic-errors -ansi -pthread -shared -shared-libgcc -shared-libasan -static -static-libgcc -static-libstdc++ -static-libasan -static-libgfortran -static-pie -pipe -c -S -MD -MMD -MP -MG -nostdinc -nostdinc++ -nostdlib -nostdlib++ -nostdlibinc -nodefaultlibs -nostartfiles -nolibc -rdynamic -s -w -pie -no-pie -P -C -CC -H -dM -dD -dI -dN -dU -ObjC -ObjC++ -", v):
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

// dependencies judges -MF, -MJ, -MT and -MQ with their value, which may be
// attached. A target stands in the file as it is given, and the file becomes
// part of a makefile.
func (c *Call) dependencies(opt string, w shellparse.Word) {
	switch opt[:min(3, len(opt))] {
	case "-MF":
		c.Add(Artifact, w, "dependencies")
	case "-MJ":
		c.Add(Write, w, "the command line")
	case "-MT", "-MQ":
		if w.Kind != shellparse.Literal || strings.Trim(w.Value, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/+-") != "" {
			c.Unknown("a target that becomes the text of a makefile")
		}
	default:
		c.Unknown("option " + show(opt) + " is not known")
	}
}

// harmlessValue reports an option -fNAME=VALUE whose value is no file.
func harmlessValue(v string) bool {
	name, _, _ := strings.Cut(v, "=")
	return hasName("-fsanitize -fno-sanitize -fsanitize-recover -fno-sanitize-recover -fsanitize-trap -fno-sanitize-trap -fsanitize-undefined-trap-on-error -fsanitize-coverage -fvisibility -fvisibility-inlines-hidden -fmax-errors -ferror-limit "+
		"-fdiagnostics-color -fdiagnostics-format -fdiagnostics-urls -fdiagnostics-column-unit -fdiagnostics-minimum-margin-width -fdiagnostics-path-format -fmessage-length -ftabstop -fmacro-backtrace-limit -ftemplate-backtrace-limit -fconstexpr-backtrace-limit "+
		"-ftemplate-depth -fconstexpr-depth -fconstexpr-loop-limit -fconstexpr-ops-limit -fconstexpr-steps -fconstexpr-cache-depth -fbracket-depth -fcf-protection -fabi-version -fabi-compat-version -fclang-abi-compat -fms-compatibility-version -fgnuc-version "+
		"-falign-functions -falign-loops -falign-jumps -falign-labels -fpack-struct -flto -flto-jobs -flto-partition -flto-compression-level -ffp-contract -ffp-model -ffp-exception-behavior -fexcess-precision -fdenormal-fp-math -finline-limit -finline-max-stacksize "+
		"-fexec-charset -finput-charset -fwide-exec-charset -ftrivial-auto-var-init -fzero-call-used-regs -fpatchable-function-entry -ftls-model -flifetime-dse -frandom-seed -fstrict-flex-arrays -fstack-reuse -fstack-limit-symbol -fvect-cost-model -fsimd-cost-model "+
		"-fira-algorithm -fira-region -ftree-parallelize-loops -foffload-abi -fopenmp -fopenmp-version -fcheck -finit-real -finit-integer -finit-logical -finit-character -ffpe-trap -ffpe-summary -ffixed-line-length -ffree-line-length -fcoarray -fblas-matmul-limit -fobjc-runtime -fobjc-abi-version", name)
}

// simpleName reports a name that is no path and no text of a shell: what is
// made of it stays where the program looks for its own parts.
func simpleName(w shellparse.Word) bool {
	return w.Kind == shellparse.Literal && !strings.Contains(w.Value, "..") &&
		strings.Trim(w.Value, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._+-") == ""
}

func hasAnyPrefix(s, prefixes string) bool {
	for p := range strings.FieldsSeq(prefixes) {
		if strings.HasPrefix(s, p) {
			return true
		}
	}
	return false
}
