package gate

import (
	"context"
	"strings"
	"testing"
)

// userGate is a gate with one table of rules.
func userGate(t *testing.T, closed Decision, tables ...string) *Gate {
	t.Helper()
	p := Policy{FailClosed: closed}
	for _, text := range tables {
		var table *Table
		var err error
		if after, ok := strings.CutPrefix(text, "local "); ok {
			table, err = LoadTightening([]byte(after), "/work/.guardexec.json")
		} else {
			table, err = LoadTable([]byte(text), "t.json")
		}
		if err != nil {
			t.Fatal(err)
		}
		p.Tables = append(p.Tables, table)
	}
	g, err := New(p, WithFiles(NoFiles{}))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func answer(g *Gate, command, dir string) Verdict {
	return g.Judge(context.Background(), Request{Command: command, Dir: dir, Home: "/home/dev", Workspace: "/work"})
}

const userTable = `{"rules": [
	{"name": "no-prod", "pattern": ["kubectl", "--context=prod*", "..."], "decision": "deny", "reason": "production is for people",
	 "match": ["kubectl --context=prod-eu get pods", "sudo kubectl --context=prod x", "bash -c 'kubectl --context=prod'"], "not_match": ["kubectl get pods", "echo kubectl --context=prod"]},
	{"name": "ask-echo", "pattern": ["echo", "deploy", "*"], "decision": "ask", "reason": "it looks like a deploy"},
	{"name": "own-tool", "pattern": ["mytool", "list", "..."], "decision": "allow", "match": ["mytool list -a", "mytool list; ls"], "not_match": ["mytool", "mytool list > x", "mytool lists"]},
	{"name": "commit", "pattern": ["git", "commit", "-m", "*"], "decision": "allow", "dir": "/work/a"},
	{"name": "root", "pattern": ["rm", "-rf", "/"], "decision": "allow"},
	{"name": "ask-tool", "pattern": ["othertool", "..."], "decision": "ask", "reason": "somebody looks at it first"},
	{"name": "in-b", "pattern": ["ls", "..."], "decision": "deny", "reason": "not here", "dir": "/work/b"}
 ],
 "wrappers": [{"name": "withenv", "options": "-q --quiet -f= --file=", "operands": 1}, {"name": "plainly"}],
 "aliases": {"k": "kubectl", "we": "withenv"}}`

func TestUserRules(t *testing.T) {
	g := userGate(t, Deny, userTable)
	for _, c := range []struct{ command, dir, want, rule string }{
		{"kubectl --context=prod get pods", "/work", "deny", "rule:no-prod"},
		{"/usr/bin/kubectl --context=prod get pods", "/work", "deny", "rule:no-prod"},
		{"./kubectl --context=prod get pods", "/work", "deny", "rule:no-prod"},
		{"k --context=prod-us get pods", "/work", "deny", "rule:no-prod"},
		{"env k --context=prod-us get pods", "/work", "deny", "rule:no-prod"},
		{"xargs kubectl --context=prod < x", "/work", "deny", "rule:no-prod"},
		{"bash -c 'true; kubectl --context=prod'", "/work", "deny", "rule:no-prod"},
		{"c=--context=prod; kubectl $c get pods", "/work", "deny", "rule:no-prod"},
		{"kubectl get pods", "/work", "ask", "remote-read"},
		{"echo deploy now", "/work", "ask", "rule:ask-echo"},
		{"echo deploy $(date)", "/work", "ask", "rule:ask-echo"},
		{"echo \"$x\" now", "/work", "ask", "rule:ask-echo"},
		{"echo deploy", "/work", "allow", "known-safe"},
		{"echo undeploy now", "/work", "allow", "known-safe"},
		{"mytool list", "/work", "allow", "rule:own-tool"},
		{"ls; mytool list -a", "/work", "allow", "known-safe"},
		{"mytool list > out", "/work", "deny", "unknown-program"},
		{"A=b mytool list", "/work", "deny", "sets-environment"},
		{"mytool list $(ls)", "/work", "deny", "unknown-program"},
		{"ls | mytool list", "/work", "deny", "unknown-program"},
		{"bash -c 'mytool list'", "/work", "deny", "unknown-program"},
		{"./mytool list", "/work", "ask", "runs-project-file"},
		{"git commit -m x", "/work/a", "allow", "rule:commit"},
		{"git commit -m x", "/work/a/sub", "allow", "rule:commit"},
		{"git commit -m x", "/work/ab", "ask", "repository-change"},
		{"cd /work/ab && git commit -m x", "/work/a", "ask", "repository-change"},
		{"git commit -m x -a", "/work/a", "ask", "repository-change"},
		{"rm -rf /", "/work", "deny", "delete-root"},
		{"othertool x", "/work", "ask", "rule:ask-tool"},
		{"LD_PRELOAD=x othertool x", "/work", "deny", "sets-environment"},
		{"ls -la", "/work/b", "deny", "rule:in-b"},
		{"cd /work/b/c; ls", "/work", "deny", "rule:in-b"},
		{"ls -la", "/work", "allow", "known-safe"},
		{"withenv -q prod rm -rf /", "/work", "deny", "delete-root"},
		{"we prod ls -la", "/work", "allow", "known-safe"},
		{"withenv --file=x prod ls -la", "/work", "allow", "known-safe"},
		{"withenv --other prod ls -la", "/work", "deny", "unknown-argument"},
		{"plainly frob", "/work", "deny", "unknown-program"},
		{"plainly", "/work", "deny", "unknown-argument"},
		{"plainly --help", "/work", "deny", "unknown-argument"},
		{"withenv prod", "/work", "deny", "unknown-argument"},
		{"plainly kubectl --context=prod x", "/work", "deny", "rule:no-prod"},
	} {
		v := answer(g, c.command, c.dir)
		rule := v.Rule
		if v.Decision == Allow {
			rule = v.Findings[0].Rule
		}
		if v.Decision.String() != c.want || rule != c.rule {
			t.Errorf("%q in %s: %s by %s (%s), want %s by %s", c.command, c.dir, v.Decision, rule, v.Reason, c.want, c.rule)
		}
	}
	v := answer(g, "k --context=prod", "/work")
	if v.Where != `t.json:2, rule "no-prod"` || v.Reason != "production is for people" {
		t.Errorf("where %q, reason %q", v.Where, v.Reason)
	}
}

// A file of the working directory never loosens: whatever it holds, no verdict
// is milder than without it.
func TestLocalRulesOnlyTighten(t *testing.T) {
	local := `local {"rules": [
		{"name": "a", "pattern": ["frob", "..."], "decision": "ask", "reason": "x"},
		{"name": "b", "pattern": ["ls", "..."], "decision": "ask", "reason": "x"},
		{"name": "c", "pattern": ["..."], "decision": "ask", "reason": "x"}]}`
	user := `{"rules":[{"name":"l","pattern":["ls","-R"],"decision":"allow"},{"name":"m","pattern":["mytool"],"decision":"allow"}],"whitelist":["ls -a"]}`
	for _, closed := range []Decision{Deny, Ask} {
		plain, tight := userGate(t, closed, user), userGate(t, closed, user, local)
		for _, c := range []string{"frob", "frob x; ls", "ls", "ls -a", "ls -R", "mytool", "LD_PRELOAD=x ls", "LD_PRELOAD=x frob", "X=$y bash -c 'ls'",
			"LD_PRELOAD=1 bash -c 'ls'", "git commit -m x", "LD_PRELOAD=x git commit -m x", "sudo frob", "rm -rf /", "f() { ls; }; f", "eval ls", "$x", "cat x | frob"} {
			a, b := answer(plain, c, "/work"), answer(tight, c, "/work")
			if b.Decision > a.Decision {
				t.Errorf("%q with fail_closed %s: %s by %s becomes %s by %s", c, closed, a.Decision, a.Rule, b.Decision, b.Rule)
			}
			if b.Decision == Allow {
				t.Errorf("%q is allowed", c)
			}
		}
	}
}

func TestUserRuleErrors(t *testing.T) {
	rule := func(s string) string { return `{"rules":[{"name":"r",` + s + `}]}` }
	for _, c := range []struct{ text, want string }{
		{`{"rules":{}}`, "rules must be an array"},
		{`{"rules":[7]}`, "rules entry 1: a rule must be a JSON object"},
		{`{"rules":[{"pattern":["a"],"decision":"deny","reason":"x"}]}`, "name is missing"},
		{`{"rules":[{"name":"a b","pattern":["a"],"decision":"allow"}]}`, "printable ASCII"},
		{rule(`"decision":"deny","reason":"x"`), `rule "r": the pattern is empty`},
		{rule(`"pattern":[],"decision":"deny","reason":"x"`), "the pattern is empty"},
		{rule(`"pattern":["a"],"reason":"x"`), "decision is missing"},
		{rule(`"pattern":["a"],"decision":"no"`), "decision must be"},
		{rule(`"pattern":["a"],"decision":"deny"`), "reason is missing"},
		{rule(`"pattern":["...","a"],"decision":"deny","reason":"x"`), "only be the last"},
		{rule(`"pattern":["a*b"],"decision":"deny","reason":"x"`), "the star must be the last"},
		{rule(`"pattern":["*"],"decision":"allow"`), "name its program in full"},
		{rule(`"pattern":["..."],"decision":"allow"`), "name its program in full"},
		{rule(`"pattern":["a"],"decision":"allow","dir":"x"`), "dir must be a clean absolute path"},
		{rule(`"pattern":["a"],"decision":"allow","dir":"/x/../y"`), "dir must be a clean absolute path"},
		{rule(`"pattern":["a"],"decision":"allow","when":"x"`), `unknown key "when"`},
		{rule(`"pattern":["a","b"],"decision":"allow","match":["a"]`), `rule "r": the example "a" does not match`},
		{rule(`"pattern":["a","..."],"decision":"allow","not_match":["a b"]`), `the example "a b" matches and must not`},
		{rule(`"pattern":["a","..."],"decision":"deny","reason":"x","match":["a 'b"]`), `the example "a 'b" cannot be judged`},
		{rule(`"pattern":["a"],"decision":"allow"},{"name":"r","pattern":["b"],"decision":"allow"`), `"r" is defined twice`},
		{`{"wrappers":[{"name":"env"}]}`, `"env" is a known program`},
		{`{"wrappers":[{"name":"a/b"}]}`, "bare name"},
		{`{"wrappers":[{"name":"wrapx","options":"x"}]}`, `option "x"`},
		{`{"wrappers":[{"name":"wrapx","options":"-ab"}]}`, `option "-ab"`},
		{`{"wrappers":[{"name":"wrapx","operands":-1}]}`, "operands"},
		{`{"wrappers":[{"name":"wrapx"},{"name":"wrapx"}]}`, "defined twice"},
		{`{"aliases":{"rm":"ls"}}`, `"rm" is a known program`},
		{`{"aliases":{"x":"frob"}}`, "of which nothing is known"},
		{`{"aliases":["x"]}`, "aliases: the value must be a JSON object"},
	} {
		_, err := LoadTable([]byte(c.text), "t.json")
		if err == nil || !strings.HasPrefix(err.Error(), "t.json: ") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.text, err, c.want)
		}
	}
	for _, text := range []string{rule(`"pattern":["a"],"decision":"allow"`), `{"whitelist":["ls"]}`, `{"whitelist_prefix":["ls"]}`,
		`{"wrappers":[]}`, `{"aliases":{}}`} {
		if _, err := LoadTightening([]byte(text), "t.json"); err == nil {
			t.Errorf("%s loosens", text)
		}
	}
}

func TestLint(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{userTable, `rule "root" can never take effect: the built-in rule delete-root`},
		{`{"rules":[{"name":"a","pattern":["x","..."],"decision":"deny","reason":"r"},{"name":"b","pattern":["x","y"],"decision":"ask","reason":"r"}]}`, `rule "b" can never match: rule "a"`},
		{`{"rules":[{"name":"a","pattern":["x"],"decision":"allow"},{"name":"b","pattern":["x"],"decision":"deny","reason":"r"}]}`, `rule "a" can never match: rule "b"`},
		{`{"rules":[{"name":"a","pattern":["x"],"decision":"ask","reason":"r"},{"name":"b","pattern":["x"],"decision":"ask","reason":"r"}]}`, `rule "b" can never match`},
		{`{"rules":[{"name":"a","pattern":["x"],"decision":"ask","reason":"r","dir":"/a"},{"name":"b","pattern":["x"],"decision":"ask","reason":"r"}]}`, ""},
		{`{"rules":[{"name":"a","pattern":["x","y*"],"decision":"ask","reason":"r"},{"name":"b","pattern":["x","*"],"decision":"ask","reason":"r"}]}`, ""},
		{`{"whitelist":["a b","a b"]}`, "whitelist entry 2 (a b) stands there twice"},
		{`{"whitelist":["a b"],"whitelist_prefix":["a"]}`, "whitelist entry 1 (a b) is idle"},
		{`{"whitelist":["rm -rf /"]}`, "delete-root"},
		{`{"blacklist":[["a","x"],["b","x"]]}`, `blacklist entry "b" can never match`},
		{`{"blacklist":[["a","x"]],"whitelist":["frob"]}`, ""},
	} {
		table, err := LoadTable([]byte(c.text), "t.json")
		if err != nil {
			t.Fatal(err)
		}
		got := strings.Join(table.Lint(), "\n")
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
	}
}
