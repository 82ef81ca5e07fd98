package gate_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// heavy asks for the largest sizes, which take minutes:
//
//	go test -run Hostile ./gate -hostile.heavy
var heavy = flag.Bool("hostile.heavy", false, "judge hostile texts of the largest sizes")

// hostileDeadline is far above what the largest text needs on a machine that
// has time; only what does not end, or nearly so, exceeds it.
const hostileDeadline = 20 * time.Second

// judgeHostile judges a text under the largest limit there is.
func judgeHostile(t *testing.T, g *gate.Gate, what string, r gate.Request) gate.Verdict {
	t.Helper()
	start := time.Now()
	v := g.Judge(context.Background(), r)
	if d := time.Since(start); d > hostileDeadline {
		t.Errorf("%s took %v", what, d)
	}
	if v.Rule == "" || v.Rule == "internal-error" || v.Rule == "panic" {
		t.Errorf("%s: %s by %q: %s", what, v.Decision, v.Rule, v.Reason)
	}
	return v
}

// TestHostile judges every family at the default limit, and at the largest
// one. None of them does harm: a stack overflow would end the test binary.
func TestHostile(t *testing.T) {
	for _, size := range []int{shellparse.DefaultMaxChars, shellparse.CeilingMaxChars} {
		if size > shellparse.DefaultMaxChars && !*heavy {
			continue
		}
		g, err := gate.New(gate.Policy{FailClosed: gate.Ask, MaxChars: size})
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range hostile {
			t.Run(fmt.Sprintf("%s/%d", h.name, size), func(t *testing.T) {
				text := h.make(size - 200)
				judgeHostile(t, g, h.name, gate.Request{Command: text, Dir: "/home/dev/app", Home: "/home/dev"})
			})
		}
	}
}

// TestHostilePrograms gives every program of the catalogue arguments that a
// scanner may stumble over.
func TestHostilePrograms(t *testing.T) {
	n := 1_000
	if *heavy {
		n = 19_000
	}
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range rules.Summaries() {
		name, _, _ := strings.Cut(s.Names, " ")
		for _, args := range []string{
			strings.Repeat(name+" ", n/(len(name)+1)),
			strings.Repeat("a ", n/2), "-" + strings.Repeat("a", n), "-" + strings.Repeat("v", n),
			"'" + strings.Repeat("(", n) + "'", strings.Repeat("-c a=b ", n/7), strings.Repeat("-e ", n/3),
		} {
			what := name + " " + args[:min(len(args), 20)]
			judgeHostile(t, g, what, gate.Request{Command: name + " " + args, Dir: "/home/dev/app", Home: "/home/dev"})
		}
	}
}

// TestHugeArgv judges argument lists instead of text.
func TestHugeArgv(t *testing.T) {
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask, MaxChars: shellparse.CeilingMaxChars})
	if err != nil {
		t.Fatal(err)
	}
	many := make([]string, 100_000)
	for i := range many {
		many[i] = "a"
	}
	for _, argv := range [][]string{
		append([]string{"cat"}, many...), append([]string{"foo"}, many...), append([]string{"env"}, many...),
		{"cat", strings.Repeat("a/", 1<<19-8)}, {"sh", "-c", strings.Repeat("a;", 1<<19-8)},
		{"ls", "-" + strings.Repeat("l", 1<<20-8)}, {"cat", strings.Repeat("a", 1<<21)},
	} {
		v := judgeHostile(t, g, argv[0], gate.Request{Argv: argv, Dir: "/home/dev/app", Home: "/home/dev"})
		if len(argv) == 2 && len(argv[1]) > 1<<20 && v.Decision != gate.Deny {
			t.Errorf("%s: a word of %d bytes: %s", argv[0], len(argv[1]), v.Decision)
		}
	}
}

// TestHostileFiles judges paths on a file system that lays traps. What cannot
// be looked at is never allowed.
func TestHostileFiles(t *testing.T) {
	home := t.TempDir()
	if real, err := filepath.EvalSymlinks(home); err == nil {
		home = real
	}
	work := filepath.Join(home, "work")
	secret := filepath.Join(home, ".ssh", "id_rsa")
	for _, d := range []string{work, filepath.Dir(secret), filepath.Join(work, "closed")} {
		if err := os.MkdirAll(d, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	link := func(old, name string) {
		if err := os.Symlink(old, filepath.Join(work, name)); err != nil {
			t.Skip(err)
		}
	}
	link("loop", "loop")
	link("b", "a")
	link("a", "b")
	link(secret, "notes")
	link(".", "here")
	for i := range 50 {
		link(fmt.Sprintf("chain%d", i+1), fmt.Sprintf("chain%d", i))
	}
	if err := os.Chmod(filepath.Join(work, "closed"), 0); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(filepath.Join(work, "closed"), 0o700) })
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask, MaxChars: shellparse.CeilingMaxChars})
	if err != nil {
		t.Fatal(err)
	}
	many := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "f%d ", i)
		}
		return b.String()
	}
	for _, test := range []struct {
		name, command string
		refused       bool
	}{
		{"link", "cat notes", true},
		{"link after many files", "cat " + many(400) + "notes", true},
		{"link after more files than are looked at", "cat " + many(5000) + "notes", true},
		{"link after other commands", "cat " + many(3000) + "; cat notes", true},
		{"link behind many links", "cat " + strings.Repeat("here/", 30) + "notes", true},
		{"loop", "cat loop/x", false},
		{"loop of two", "cat a/x", false},
		{"chain", "cat chain0", false},
		{"directory without permission", "cat closed/x; cat closed/../notes", true},
		{"10,000 components", "cat " + strings.Repeat("d/", 10_000) + "x", true},
		{"10,000 components upwards", "cat " + strings.Repeat("../", 10_000) + "x", true},
		{"there and back", "cat " + strings.Repeat("d/../", 4_000) + "notes", true},
		{"long directory", "cd " + strings.Repeat("d/", 10_000) + "; cat " + many(1000), true},
		{"removal behind many files", "cat " + many(5000) + "; rm -rf /", true},
		{"write behind many files", "cat " + many(5000) + " >notes", true},
		{"git behind many files", "cat " + many(5000) + "; git status", true},
	} {
		v := judgeHostile(t, g, test.name, gate.Request{Command: test.command, Dir: work, Home: home})
		if test.refused && v.Decision == gate.Allow {
			t.Errorf("%s: allowed", test.name)
		}
	}
	for _, p := range []string{strings.Repeat("d/", 10_000), strings.Repeat("here/", 45) + "x", "loop/x"} {
		if v, known := g.JudgeWrite(context.Background(), gate.WriteRequest{Path: p, Dir: work, Home: home}); known && v.Decision == gate.Allow {
			t.Errorf("write to %.40s: allowed", p)
		}
	}
}

// TestHostileTables loads and uses tables that would cost much.
func TestHostileTables(t *testing.T) {
	text := strings.Repeat("a", 1<<20-300)
	for _, expr := range []string{
		`(a+)+$`, `(a|aa)+$`, `(a*)*b`, `a{0,200}{0,200}b`, `((((a*)*)*)*)*b`, `(.*)(.*)(.*)(.*)b`,
		`(x+x+)+y`, strings.Repeat("a?", 500) + strings.Repeat("a", 500), strings.Repeat("(", 2000) + strings.Repeat(")", 2000),
		`[\w\W]{1000}{2}`, strings.Repeat("a|", 1500) + "b", "(?:" + strings.Repeat("(?:", 500),
	} {
		start := time.Now()
		table, err := gate.LoadTable([]byte(`{"blacklist": [["bomb", "`+strings.ReplaceAll(expr, `\`, `\\`)+`"]]}`), "t")
		if err == nil {
			g, err := gate.New(gate.Policy{FailClosed: gate.Ask, MaxChars: 1 << 20, Tables: []*gate.Table{table}})
			if err != nil {
				t.Fatal(err)
			}
			judgeHostile(t, g, expr, gate.Request{Command: "echo " + text[:100_000] + "c", Dir: "/w"})
		}
		if d := time.Since(start); d > hostileDeadline {
			t.Errorf("%.40s took %v", expr, d)
		}
	}
	for _, doc := range []string{
		strings.Repeat(`{"note":`, 100_000), `{"note":` + strings.Repeat("[", 1<<20),
		`{"note":` + strings.Repeat("[", 9_000) + strings.Repeat("]", 9_000) + `}`,
		`{"whitelist":[` + strings.Repeat(`"a",`, 100_000) + `"a"]}`, `{"whitelist":["` + strings.Repeat("a ", 1<<19) + `"]}`,
	} {
		start := time.Now()
		_, _ = gate.LoadTable([]byte(doc), "t")
		if d := time.Since(start); d > hostileDeadline {
			t.Errorf("%.40s took %v", doc, d)
		}
	}
}
