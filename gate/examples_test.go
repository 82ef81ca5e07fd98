package gate_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// besideOthers are the rules whose example has something worse, or as bad and
// earlier, in it, because they cannot be seen without.
const besideOthers = "nothing-runs function-body reads-unknown run-after-write sends-token " +
	"doubt-hidden-substitution doubt-inner-syntax doubt-nameref doubt-print-mismatch"

// dialectNamed is the language of Rule.Shell.
func dialectNamed(t *testing.T, shell string) shellparse.Dialect {
	t.Helper()
	switch shell {
	case "":
		return shellparse.Bash
	case "sh":
		return shellparse.POSIX
	case "zsh":
		return shellparse.Zsh
	}
	t.Fatalf("there is no shell %q", shell)
	return 0
}

// says reports a rule among the findings of a verdict and what else speaks
// against their segments.
func says(v gate.Verdict, rule string) bool {
	for i := range v.Findings {
		if v.Findings[i].Rule == rule {
			return true
		}
		for _, n := range v.Findings[i].Notes {
			if n.Rule == rule {
				return true
			}
		}
	}
	return false
}

// TestExamplesAreAnsweredByTheirRule judges the example of every rule.
func TestExamplesAreAnsweredByTheirRule(t *testing.T) {
	for _, r := range gate.Rules() {
		if (r.Example == "") != (r.Unseen != "") {
			t.Errorf("%s: an entry has an example, or says what it takes to see the rule", r.ID)
		}
		if r.Example == "" {
			continue
		}
		g, err := gate.New(gate.Policy{FailClosed: gate.Ask}, gate.WithFiles(gate.NoFiles{}))
		if err != nil {
			t.Fatal(err)
		}
		v := g.Judge(context.Background(), gate.Request{Command: r.Example, Dialect: dialectNamed(t, r.Shell),
			Dir: "/home/dev/app", Home: "/home/dev", Explain: true})
		beside := strings.Contains(" "+besideOthers+" ", " "+r.ID+" ")
		switch {
		case beside && v.Rule == r.ID:
			t.Errorf("%s: the example is answered by the rule alone; take it off the list", r.ID)
		case beside && (!says(v, r.ID) || v.Decision > r.Decision):
			t.Errorf("%s: the rule does not speak in %q, which is %s by %s", r.ID, r.Example, v.Decision, v.Rule)
		case beside:
		case v.Rule != r.ID:
			t.Errorf("%s: the example %q is answered by %s: %s", r.ID, r.Example, v.Rule, v.Reason)
		case v.Decision != r.Decision:
			t.Errorf("%s: the example gets %s, not %s", r.ID, v.Decision, r.Decision)
		case v.Guilty >= 0 && v.Decision != gate.Allow && (v.Findings[v.Guilty].Floor != r.Floor || v.Findings[v.Guilty].Grey != r.Grey):
			t.Errorf("%s: floor and grey are %v and %v", r.ID, v.Findings[v.Guilty].Floor, v.Findings[v.Guilty].Grey)
		}
	}
}

// broken are files whose reading fails for a fault of the program.
type broken struct{ gate.NoFiles }

func (broken) Fact(string) gate.FileFact { panic("a fault") }

// TestRulesWithoutAnExample makes what no short command can show. What is not
// here fails outside the gate, or is a fault of the program.
func TestRulesWithoutAnExample(t *testing.T) {
	table, err := gate.LoadTable([]byte(`{"whitelist": ["mytool list"]}`), "t")
	if err != nil {
		t.Fatal(err)
	}
	cases := map[string]struct {
		request gate.Request
		files   gate.Files
		max     int
	}{
		"table-whitelist":    {request: gate.Request{Command: "mytool list"}},
		"empty":              {request: gate.Request{Command: " "}},
		"internal-error":     {request: gate.Request{Command: "cat a"}, files: broken{}},
		"limit-size":         {request: gate.Request{Command: "echo " + strings.Repeat("x", 20_000)}},
		"limit-depth":        {request: gate.Request{Command: strings.Repeat("$(", 129) + strings.Repeat(")", 129)}},
		"limit-nodes":        {request: gate.Request{Command: "echo" + strings.Repeat(" x", 20_000)}, max: 50_000},
		"limit-segments":     {request: gate.Request{Command: strings.Repeat("ls\n", 257)}},
		"limit-comments":     {request: gate.Request{Command: strings.Repeat("ls # \\\n", 70)}},
		"limit-files":        {request: gate.Request{Command: "cat " + strings.Repeat("x/", 2500)}},
		"limit-judged":       {request: gate.Request{Command: strings.Repeat("for i in 1 2 3 4 5 6 7 8; do env env env env env ls $i; done\n", 40)}},
		"inherited-function": {request: gate.Request{Command: "ls", Functions: []string{"ls"}}},
		"program-of-project": {request: gate.Request{Argv: []string{"ls"}, Program: "/home/dev/app/bin/ls"}},
	}
	elsewhere := map[string]string{
		"timeout": "a door", "bad-input": "a door", "panic": "the parser", "unknown-effect": "a kind without a rule",
		"repository-config": "the tests of configuration",
	}
	for _, r := range gate.Rules() {
		c, ok := cases[r.ID]
		if r.Example == "" && !ok && elsewhere[r.ID] == "" {
			t.Errorf("%s: neither an example nor a test", r.ID)
		}
		if !ok {
			continue
		}
		p := gate.Policy{FailClosed: gate.Ask, MaxChars: c.max}
		if r.ID == "table-whitelist" {
			p.Tables = []*gate.Table{table}
		}
		if c.files == nil {
			c.files = gate.NoFiles{}
		}
		g, err := gate.New(p, gate.WithFiles(c.files))
		if err != nil {
			t.Fatal(err)
		}
		c.request.Dir, c.request.Home, c.request.Explain = "/home/dev/app", "/home/dev", true
		v := g.Judge(context.Background(), c.request)
		if v.Rule != r.ID && !says(v, r.ID) || v.Decision != r.Decision {
			t.Errorf("%s: %s by %s: %s", r.ID, v.Decision, v.Rule, fmt.Sprintf("%.200s", v.Reason))
		}
	}
}
