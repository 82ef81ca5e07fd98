package gate_test

import (
	"context"
	"reflect"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
)

// explained judges a command for an explanation.
func explained(t *testing.T, command string, tables ...*gate.Table) gate.Verdict {
	t.Helper()
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask, Tables: tables}, gate.WithFiles(gate.NoFiles{}))
	if err != nil {
		t.Fatal(err)
	}
	return g.Judge(context.Background(), gate.Request{Command: command, Dir: "/home/dev/app", Home: "/home/dev", Explain: true})
}

// TestWrappersAreExplainedByWhatTheyRun looks for the chain of commands from
// the segment to the innermost command, and for its rule.
func TestWrappersAreExplainedByWhatTheyRun(t *testing.T) {
	for _, c := range []struct{ command, chain, rule string }{
		{"sudo rm -rf /", "sudo rm -rf / > rm -rf /", "delete-root"},
		{"env A=1 timeout 5 rm x", "env A=1 timeout 5 rm x > timeout 5 rm x > rm x", "delete-workspace-file"},
		{"nice -n 5 bash -c 'ls; rm x'", "nice -n 5 bash -c 'ls; rm x' > bash -c 'ls; rm x' > rm x", "delete-workspace-file"},
		{"ls | xargs -n1 rm", "xargs -n1 rm > rm …", "unknown-argument"},
		{`find . -name '*.o' -exec rm -f {} \;`, `find . -name '*.o' -exec rm -f {} \; > rm -f ./…`, "delete-workspace-file"},
		{"find . -execdir sh -c 'rm x' ';'", "find . -execdir sh -c 'rm x' ';' > sh -c 'rm x' > rm x", "delete-workspace-file"},
		{"ssh host 'cd /srv; rm -rf /'", "ssh host 'cd /srv; rm -rf /' > rm -rf /", "delete-root"},
		{"eval 'sudo rm x'", "eval 'sudo rm x' > sudo rm x > rm x", "delete-workspace-file"},
		{"flock /tmp/l rm x", "flock /tmp/l rm x > rm x", "delete-workspace-file"},
		{"for d in a b; do command rm $d; done", "command rm $d > rm b", "delete-workspace-file"},
		{`env -S "rm x"`, `env -S "rm x" > rm x`, "delete-workspace-file"},
		{"echo 'rm x' | bash; bash <<< 'doas rm y'", "bash <<< 'doas rm y' > doas rm y > rm y", "delete-workspace-file"},
	} {
		v := explained(t, c.command)
		var chains []string
		found := false
		for i := range v.Findings {
			chain := v.Findings[i].Text
			for up := v.Findings[i].Parent; up >= 0; up = v.Findings[up].Parent {
				chain = v.Findings[up].Text + " > " + chain
			}
			chains = append(chains, chain)
			found = found || chain == c.chain && v.Findings[i].Rule == c.rule
		}
		if !found {
			t.Errorf("%s: no %q by %s, but\n%s", c.command, c.chain, c.rule, strings.Join(chains, "\n"))
		}
	}
}

// TestAWordOfAWrapperIsFoundInTheText takes the place of an inner command from
// the words that the wrapper was given.
func TestAWordOfAWrapperIsFoundInTheText(t *testing.T) {
	const command = "echo a; sudo env A=1 rm -rf '/'"
	v := explained(t, command)
	last := v.Findings[len(v.Findings)-1]
	if got := command[last.At.Start:last.At.End]; got != "rm -rf '/'" || last.Text != "rm -rf /" {
		t.Errorf("%q at %q", last.Text, got)
	}
}

// TestAnExplanationChangesNoVerdict judges the corpus both ways.
func TestAnExplanationChangesNoVerdict(t *testing.T) {
	table, err := gate.LoadTable([]byte(`{"blacklist": [["prod", "kubectl.*prod", "production is for people"], ["pipe", "git log.*head", "no"]],
		"rules": [{"name": "vouch", "pattern": ["sudo", "ls", "..."], "decision": "allow"},
			{"name": "hold", "pattern": ["rm", "..."], "decision": "ask", "reason": "files stay"}]}`), "table.json")
	if err != nil {
		t.Fatal(err)
	}
	commands := []string{"sudo ls", "sudo ls x; rm y", "git log | head; rm x", "env kubectl --context prod get pods | xargs rm",
		"sh -c 'kubectl prod'; git status", "echo 'open; git log | head", "f() { sudo rm $1; }; f /", "env | grep ^PATH; sudo env | wc -l"}
	for _, name := range []string{"attack", "benign", "reports"} {
		for _, c := range corpus(t, "testdata/"+name+"-sample.jsonl") {
			commands = append(commands, c.Command)
		}
	}
	argvs := 0
	for _, closed := range []gate.Decision{gate.Ask, gate.Deny} {
		g, err := gate.New(gate.Policy{FailClosed: closed, Tables: []*gate.Table{table}}, gate.WithFiles(gate.NoFiles{}))
		if err != nil {
			t.Fatal(err)
		}
		for _, command := range commands {
			r := gate.Request{Command: command, Dir: "/home/dev/app", Home: "/home/dev"}
			plain := g.Judge(context.Background(), r)
			r.Explain = true
			v := g.Judge(context.Background(), r)
			for i := range v.Findings {
				if v.Findings[i].Argv {
					argvs++
				}
				if up := v.Findings[i].Parent; up >= i {
					t.Fatalf("%q: finding %d hangs below %d", command, i, up)
				}
			}
			whole := strings.HasPrefix(plain.Rule, "table:")
			if !whole && v.Segments() != plain.Segments() {
				t.Errorf("%q: %d segments, explained %d", command, plain.Segments(), v.Segments())
			}
			for _, p := range []*gate.Verdict{&plain, &v} {
				p.Findings, p.Guilty = nil, 0
			}
			if !reflect.DeepEqual(plain, v) {
				t.Errorf("%q: %+v, explained %+v", command, plain, v)
			}
		}
	}
	if argvs < 100 {
		t.Errorf("only %d inner commands", argvs)
	}
}

// TestARefusedTextIsExplainedByItsParts shows what else is in a text that an
// entry of the blacklist refuses, and the part that it refuses, if it is one.
func TestARefusedTextIsExplainedByItsParts(t *testing.T) {
	table, err := gate.LoadTable([]byte("{\n\"blacklist\": [\n[\"count\", \"ls.*wc\", \"no counting\"],\n[\"drop\", \"drop table\", \"no\"]]}"), "table.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ command, guilty, where, texts string }{
		{"ls | wc -l; rm x", "ls | wc -l; rm x", `table.json:3, blacklist entry "count"`, "ls | wc -l; rm x|ls|wc -l|rm x"},
		{"ls; psql -c 'drop table x'; pwd", "psql -c 'drop table x'", `table.json:4, blacklist entry "drop"`, "ls|psql -c 'drop table x'|pwd"},
		{"ls 'drop table", "ls 'drop table", `table.json:4, blacklist entry "drop"`, "ls 'drop table|"},
	} {
		v := explained(t, c.command, table)
		var texts []string
		for i := range v.Findings {
			texts = append(texts, v.Findings[i].Text)
		}
		if got := strings.Join(texts, "|"); got != c.texts {
			t.Errorf("%q: %q", c.command, got)
		}
		if v.Decision != gate.Deny || v.Where != c.where || v.Guilty < 0 || v.Findings[v.Guilty].Text != c.guilty {
			t.Errorf("%q: %s by %s %s, guilty is %d", c.command, v.Decision, v.Rule, v.Where, v.Guilty)
		}
	}
}
