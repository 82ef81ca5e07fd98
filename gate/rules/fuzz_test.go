package rules

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/shellparse"
)

// fuzzWords makes an argument list of a text: one word a line. A line that
// begins with ? is a word of which only the rest is certain, one that begins
// with * a pattern.
func fuzzWords(name, text string) []shellparse.Word {
	argv := []shellparse.Word{Lit(name)}
	for line := range strings.SplitSeq(text, "\n") {
		switch {
		case strings.HasPrefix(line, "?"):
			argv = append(argv, shellparse.Word{Value: line[1:], Multi: len(line)%2 == 0, Vars: []string{"x"}})
		case strings.HasPrefix(line, "*"):
			argv = append(argv, shellparse.Word{Kind: shellparse.Pattern, Value: line})
		default:
			argv = append(argv, Lit(line))
		}
	}
	return argv
}

// fuzzText is the text that fuzzWords makes such words of.
func fuzzText(words []shellparse.Word) string {
	lines := make([]string, len(words))
	for i, w := range words {
		if lines[i] = w.Value; w.Kind == shellparse.Unknown {
			lines[i] = "?" + w.Value
		}
	}
	return strings.Join(lines, "\n")
}

// fuzzPrograms fuzzes the contracts and scanners of some programs; the seeds
// are their cases. An analysis is a function of the words, is not much longer
// than they are, and leaves them alone. A word that is not known does not make a
// call harmless that was none with the word.
func fuzzPrograms(f *testing.F, names string) {
	programs := strings.Fields(names)
	for _, family := range cases {
		for _, c := range family {
			argv := split(f, c.Cmd)
			if i := slices.Index(programs, argv[0].Value); i >= 0 {
				f.Add(uint8(i), fuzzText(argv[1:]))
			}
		}
	}
	f.Fuzz(func(t *testing.T, program uint8, text string) {
		if len(text) > 4096 {
			return
		}
		name := programs[int(program)%len(programs)]
		a, ok := Analyze(fuzzWords(name, text))
		if !ok {
			t.Fatalf("no contract for %s", name)
		}
		argv := fuzzWords(name, text)
		b, _ := Analyze(argv)
		if !reflect.DeepEqual(a, b) {
			t.Fatalf("%s %q: %v, then %v", name, text, a.Effects, b.Effects)
		}
		if !reflect.DeepEqual(argv, fuzzWords(name, text)) {
			t.Fatalf("%s %q: the words were changed: %v", name, text, argv)
		}
		if most := 16 + 4*len(text) + 4*len(argv); len(a.Effects) > most {
			t.Fatalf("%s %q: %d effects", name, text, len(a.Effects))
		}
		for _, e := range a.Effects {
			_ = e.String()
		}
		for i := 1; i < len(argv) && i < 8; i++ {
			forgetWord(t, &a, argv, i)
		}
	})
}

// forgetWord analyses a call with one word not known. The word may still be
// what it was, so what was no harmless call then is none now.
func forgetWord(t *testing.T, a *Analysis, argv []shellparse.Word, i int) {
	less := append([]shellparse.Word(nil), argv...)
	less[i] = shellparse.Word{Vars: []string{"y"}}
	b, _ := Analyze(less)
	if !b.Has(Unknown) && !slices.ContainsFunc(b.Effects, harmful) && slices.ContainsFunc(a.Effects, harmful) {
		t.Fatalf("%v: %v; but with word %d unknown only %v", argv, a.Effects, i, b.Effects)
	}
}

// harmful reports an effect that may lead to a question by its kind alone.
// What is not understood of a literal word, such as an option that is not
// there, need not be harmful. The print of an environment is recognised where
// it is plain, as the name of a secret file is.
func harmful(e Effect) bool {
	return e.Kind != Text && e.Kind != Read && e.Kind != List && e.Kind != Unknown && e.Kind != EnvDump
}

func FuzzFind(f *testing.F)   { fuzzPrograms(f, "find fd") }
func FuzzSed(f *testing.F)    { fuzzPrograms(f, "sed") }
func FuzzAwk(f *testing.F)    { fuzzPrograms(f, "awk") }
func FuzzGit(f *testing.F)    { fuzzPrograms(f, "git") }
func FuzzTar(f *testing.F)    { fuzzPrograms(f, "tar zip unzip cpio ar 7z") }
func FuzzXargs(f *testing.F)  { fuzzPrograms(f, "xargs parallel") }
func FuzzMake(f *testing.F)   { fuzzPrograms(f, "make cmake ninja just task") }
func FuzzSSH(f *testing.F)    { fuzzPrograms(f, "ssh scp sftp") }
func FuzzCurl(f *testing.F)   { fuzzPrograms(f, "curl wget http") }
func FuzzSQL(f *testing.F)    { fuzzPrograms(f, "psql mysql sqlite3 redis-cli mongosh") }
func FuzzDD(f *testing.F)     { fuzzPrograms(f, "dd") }
func FuzzRsync(f *testing.F)  { fuzzPrograms(f, "rsync cp mv install ln") }
func FuzzJq(f *testing.F)     { fuzzPrograms(f, "jq yq") }
func FuzzDocker(f *testing.F) { fuzzPrograms(f, "docker podman kubectl") }
func FuzzWrapper(f *testing.F) {
	fuzzPrograms(f, "env sudo timeout nice stdbuf flock script busybox chroot")
}
func FuzzInterpreter(f *testing.F) {
	fuzzPrograms(f, "python3 node ruby perl php bash")
}
func FuzzPackages(f *testing.F) { fuzzPrograms(f, "npm yarn pnpm pip uv go cargo") }
func FuzzCloud(f *testing.F)    { fuzzPrograms(f, "aws gcloud az terraform gh openssl") }
func FuzzTest(f *testing.F)     { fuzzPrograms(f, "test echo printf read export") }
