package gate_test

import (
	"context"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/internal/shelltest"
	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

var (
	diffCount    = flag.Int("diff.count", 0, "scripts of TestDifferential for each shell; 0 means the usual number")
	diffDuration = flag.Duration("diff.duration", 0, "end TestDifferential of each shell after this time; 0 means never")
	diffShells   = flag.String("diff.shells", "bash dash mksh zsh", "shells of TestDifferential")
	diffSeed     = flag.Uint64("diff.seed", 1, "seed of TestDifferential")
	diffEach     = flag.Bool("diff.each", true, "begin TestDifferential with one script of every construct")
	diffRefused  = flag.Bool("diff.refused", false, "print the scripts of TestDifferential that are refused although they run nothing bad")
	diffAll      = flag.Bool("diff.all", true, "run scripts that are not allowed, too; they only matter for the precision")
)

// shells of the differential test: how many scripts of each go test runs, and
// the least share in per cent of the scripts without a bad program that must
// be allowed. Raise a share when the gate has learned something; lower it only
// knowingly.
var diffShellTable = []struct {
	name    string
	dialect shellparse.Dialect
	count   int
	share   float64
}{
	{"bash", shellparse.Bash, 1400, 71},
	{"dash", shellparse.POSIX, 200, 70},
	{"mksh", shellparse.Mksh, 200, 64},
	{"zsh", shellparse.Zsh, 200, 63},
}

// call is one argument list that the gate has judged.
type call struct {
	words []shellparse.Word
	dirs  []string
	open  bool
}

// oracle judges scripts for one sandbox.
type oracle struct {
	strict  *gate.Gate // good is vouched for
	lenient *gate.Gate // bad, too
	calls   []call
	dir     string
	home    string
	dialect shellparse.Dialect
}

func newOracle(t testing.TB, dialect shellparse.Dialect, box *shelltest.Sandbox) *oracle {
	o := &oracle{dialect: dialect, dir: box.Dir, home: box.Home}
	vouched := func(names string) rules.Contract {
		return rules.Contract{Names: names, Doc: "Writes down that it ran.", Style: rules.Raw | rules.NoHelp, Dynamic: true}
	}
	var err error
	o.strict, err = gate.New(gate.Policy{FailClosed: gate.Ask}, gate.WithFiles(gate.NoFiles{}), gate.WithContracts(vouched("good")))
	if err != nil {
		t.Fatal(err)
	}
	o.lenient, err = gate.New(gate.Policy{FailClosed: gate.Ask}, gate.WithFiles(gate.NoFiles{}), gate.WithContracts(vouched("good bad")),
		gate.WithWatch(func(argv []shellparse.Word, dirs []string, open bool) {
			o.calls = append(o.calls, call{argv, dirs, open})
		}))
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func (o *oracle) judge(g *gate.Gate, text string) gate.Decision { return o.verdict(g, text).Decision }

func (o *oracle) verdict(g *gate.Gate, text string) gate.Verdict {
	return g.Judge(context.Background(), gate.Request{
		Command: text, Dialect: o.dialect, Args: shelltest.Args, Dir: o.dir, Home: o.home, Workspace: o.dir,
		Functions: shelltest.Functions(shelltest.Caller(text)), Environ: shelltest.Caller(text),
	})
}

// allowed reports whether either gate allows a script.
func (o *oracle) allowed(text string) (strict, lenient bool) {
	o.calls = nil
	return o.judge(o.strict, text) == gate.Allow, o.judge(o.lenient, text) == gate.Allow
}

// violation says what is wrong with an allowed script, or "".
func (o *oracle) violation(r *shelltest.Result, strict, lenient bool) string {
	if strict && r.Ran("bad") {
		return "allowed, and bad ran"
	}
	if !lenient {
		return ""
	}
	for _, e := range r.Execs {
		if !slices.ContainsFunc(o.calls, func(c call) bool { return c.covers(e) }) {
			return fmt.Sprintf("ran %q in %s, which was not judged", e.Argv, strings.TrimPrefix(e.Dir, o.dir))
		}
	}
	return ""
}

// covers reports whether a judged argument list stands for a program that ran.
func (c *call) covers(e shelltest.Exec) bool {
	if !c.open && !slices.Contains(c.dirs, e.Dir) || len(c.words) == 0 {
		return false
	}
	if filepath.Base(c.words[0].Value) != e.Argv[0] {
		return false
	}
	return matchWords(c.words[1:], e.Argv[1:])
}

// matchWords reports whether judged words can become these arguments.
func matchWords(words []shellparse.Word, args []string) bool {
	if len(words) == 0 {
		return len(args) == 0
	}
	w := words[0]
	if w.Multi || w.Kind == shellparse.Pattern {
		for n := range len(args) + 1 {
			if matchWords(words[1:], args[n:]) {
				return true
			}
		}
		return false
	}
	if len(args) == 0 || !matchWords(words[1:], args[1:]) {
		return false
	}
	if w.Kind == shellparse.Literal {
		return w.Value == args[0]
	}
	if w.Closed {
		return slices.Contains(w.Alts, args[0])
	}
	return strings.HasPrefix(args[0], w.Value) && strings.HasSuffix(args[0], w.Suffix)
}

// TestDifferential runs scripts made at random in real shells: what the gate
// allows must not run a program that it does not know, and whatever runs must
// have been judged, with these arguments and in this directory.
func TestDifferential(t *testing.T) {
	if !shelltest.Supported() {
		t.Skip("scripts are run on Linux only")
	}
	for _, sh := range diffShellTable {
		t.Run(sh.name, func(t *testing.T) {
			t.Parallel()
			if !slices.Contains(strings.Fields(*diffShells), sh.name) {
				t.Skip("not asked for")
			}
			box, err := shelltest.NewSandbox("")
			if err != nil {
				t.Fatal(err)
			}
			defer func() { box.Close() }()
			if !box.Has(sh.name) {
				t.Skipf("%s is not installed", sh.name)
			}
			count := sh.count
			if testing.Short() {
				count /= 10
			}
			if *diffCount > 0 {
				count = *diffCount
			}
			differ(t, box, sh.name, sh.dialect, count, sh.share)
		})
	}
}

// campaign is one run of TestDifferential on one shell.
type campaign struct {
	t     *testing.T
	box   *shelltest.Sandbox
	o     *oracle
	shell string

	ran, cut, harmless, passed, found int
}

func differ(t *testing.T, box *shelltest.Sandbox, shell string, dialect shellparse.Dialect, count int, share float64) {
	const most = 24 // counter-examples of one run
	c := &campaign{t: t, box: box, o: newOracle(t, dialect, box), shell: shell}
	gen := shelltest.NewGenerator(shell, *diffSeed)
	start := time.Now()
	made := 0
	if *diffEach {
		for _, rule := range []string{"odd", "foreign", "wrap", "builtin", "cd", "assign", "hdoc", "fdef", "compound", "hook", "jobs", "codetext", "chain", "wrapmore", "progrun", "lexical", "exoticz", "exoticm", "give", "take"} {
			for _, n := range gen.Each(rule) {
				c.try(n, false)
				made++
			}
		}
		*c = campaign{t: t, box: box, o: c.o, shell: shell, ran: c.ran, cut: c.cut, found: c.found}
	}
	for range count {
		if c.found >= most || *diffDuration > 0 && time.Since(start) > *diffDuration {
			break
		}
		made++
		c.try(gen.Next(), *diffAll)
	}
	t.Logf("%s: %d scripts, %d run, %d cut, %d without bad, of these allowed %d (%.1f%%), %s",
		shell, made, c.ran, c.cut, c.harmless, c.passed, 100*float64(c.passed)/float64(max(c.harmless, 1)), time.Since(start).Round(time.Second))
	if *diffAll && count >= 200 && float64(c.passed)*100 < share*float64(c.harmless) {
		t.Errorf("fewer than %.1f%% of the scripts that run no bad program are allowed", share)
	}
}

// try judges and runs one script; one that is refused only if all are.
func (c *campaign) try(n *shelltest.Node, all bool) {
	text := n.String()
	strict, lenient := c.o.allowed(text)
	if !strict && !lenient && !all {
		return
	}
	c.ran++
	r, err := c.box.Run(c.shell, text)
	if err != nil {
		c.t.Fatalf("%v: %q", err, text)
	}
	c.o.dir, c.o.home = c.box.Dir, c.box.Home
	if r.Cut {
		c.cut++
		return
	}
	if !r.Ran("bad") {
		c.harmless++
		if strict {
			c.passed++
		} else if *diffRefused {
			c.t.Logf("refused: %s: %q", c.o.why(text), text)
		}
	}
	if c.o.violation(r, strict, lenient) == "" {
		return
	}
	c.found++
	small, _ := shelltest.Shrink(n, func(text string) bool {
		return c.o.refuted(c.box, c.shell, text) != ""
	}, 400)
	c.t.Errorf("%s\nscript: %q\nfrom: %q", c.o.refuted(c.box, c.shell, small), small, text)
	keep(c.t, c.shell, small)
}

// why names the rule that refuses a script.
func (o *oracle) why(text string) string {
	return o.verdict(o.strict, text).Rule
}

// refuted runs a script and returns what is wrong, or "".
func (o *oracle) refuted(box *shelltest.Sandbox, shell, text string) string {
	strict, lenient := o.allowed(text)
	if !strict && !lenient {
		return ""
	}
	r, err := box.Run(shell, text)
	if err != nil {
		return ""
	}
	o.dir, o.home = box.Dir, box.Home
	if r.Cut {
		return ""
	}
	return o.violation(r, strict, lenient)
}

const diffData = "testdata/differential"

// keep writes a counter-example where TestDifferentialCases finds it.
func keep(t *testing.T, shell, text string) {
	h := fnv.New32a()
	h.Write([]byte(text))
	name := filepath.Join(diffData, fmt.Sprintf("%s-%08x.sh", shell, h.Sum32()))
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Error(err)
	}
}

// TestDifferentialCases replays the counter-examples found before.
func TestDifferentialCases(t *testing.T) {
	if !shelltest.Supported() {
		t.Skip("scripts are run on Linux only")
	}
	names, err := filepath.Glob(diffData + "/*.sh")
	if err != nil || len(names) == 0 {
		t.Fatal("no cases", err)
	}
	for _, sh := range diffShellTable {
		t.Run(sh.name, func(t *testing.T) {
			box, err := shelltest.NewSandbox("")
			if err != nil {
				t.Fatal(err)
			}
			defer func() { box.Close() }()
			if !box.Has(sh.name) {
				t.Skipf("%s is not installed", sh.name)
			}
			o := newOracle(t, sh.dialect, box)
			for _, name := range names {
				if !strings.HasPrefix(filepath.Base(name), sh.name+"-") {
					continue
				}
				text, err := os.ReadFile(name)
				if err != nil {
					t.Fatal(err)
				}
				if why := o.refuted(box, sh.name, string(text)); why != "" {
					t.Errorf("%s: %s: %q", name, why, text)
				}
			}
		})
	}
}
