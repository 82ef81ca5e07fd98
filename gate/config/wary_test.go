package config

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
)

// TestLoadWaryOnlyTightens compares what is in force with and without the
// environment, one setting at a time.
func TestLoadWaryOnlyTightens(t *testing.T) {
	if !filepath.IsAbs("/other") {
		t.Skip("the paths are those of Unix")
	}
	files := m{
		"/user/config.json": `{"fail_closed":"ask","timeout":5,"deny_at":6,"ask_at":3,"l1_confidence":0.6,"l1_enabled":true,` +
			`"server":"http://127.0.0.1:1","allow_remote":true,"guardexec":{"max_chars":100,"shell":"/bin/dash"}}`,
		"/other/config.json": `{"fail_closed":"deny","deny_at":5,"guardexec":{"max_chars":50}}`,
		"/loose/config.json": `{"deny_at":9,"ask_at":4,"token_file":"/secret","guardexec":{"max_chars":500,"workspace_writes":"allow"}}`,
		"/secret":            "s3cret",
		"/off":               `{}`,
	}
	load := func(env m, dir string) *Config {
		t.Helper()
		src := source(files, env, nil)
		src.SystemDir = ""
		c, err := LoadWary(src, Wary{UserDir: dir, Set: env != nil, Inside: func(path string) bool { return strings.HasPrefix(path, "/repo") }})
		if err != nil {
			t.Fatalf("%v %s: %v", env, dir, err)
		}
		return c
	}
	plain := load(nil, "")
	for _, c := range []struct {
		env  m
		dir  string
		want func(*Config)
	}{
		{nil, "/loose", nil},
		{m{"PHOCINAE_GUARD_CONFIG": "/loose/config.json"}, "", nil},
		{m{"PHOCINAE_GUARD_FAIL_CLOSED": "ask"}, "", nil},
		{m{"PHOCINAE_GUARD_DENY_AT": "10", "PHOCINAE_GUARD_ASK_AT": "10"}, "", nil},
		{m{"PHOCINAE_GUARD_NOUL_THRESHOLD": "0.51", "PHOCINAE_GUARD_L1_CONFIDENCE": "0"}, "", nil},
		{m{"PHOCINAE_GUARD_SERVER": "http://127.0.0.1:2", "PHOCINAE_GUARD_MODEL": "mine", "PHOCINAE_GUARD_TIMEOUT": "0.001"}, "", nil},
		{m{"PHOCINAE_GUARD_L1_QUESTIONS": "score", "PHOCINAE_GUARD_L1_ENABLED": "0"}, "", nil},
		{m{"PHOCINAE_GUARD_AUDIT": "/x", "PHOCINAE_GUARD_TOKEN_FILE": "/secret"}, "", nil},
		{m{"PHOCINAE_GUARD_TOKEN": "t"}, "", func(c *Config) { c.Token = "t" }},
		{m{"PHOCINAE_GUARD_ALLOW_REMOTE": "0"}, "", func(c *Config) { c.AllowRemote = false }},
		{m{"PHOCINAE_GUARD_L1_CONFIDENCE": "0.9"}, "", func(c *Config) { c.L1Confidence = .9 }},
		{m{"PHOCINAE_GUARD_ASK_AT": "1"}, "", func(c *Config) { c.AskAt = 1 }},
		{m{"PHOCINAE_GUARD_FAIL_CLOSED": "deny"}, "", func(c *Config) { c.FailClosed = gate.Deny }},
		{m{"PHOCINAE_GUARD_FAIL_CLOSED": "deny", "PHOCINAE_GUARD_L1_ENABLED": "0"}, "", func(c *Config) { c.FailClosed, c.L1Enabled = gate.Deny, false }},
		{m{"PHOCINAE_GUARD_L1_ENABLED": "1"}, "/other", func(c *Config) { c.FailClosed, c.MaxChars, c.DenyAt = gate.Deny, 50, 5 }},
		{m{"PHOCINAE_GUARD_L1_ENABLED": "1"}, "/empty", nil},
	} {
		got, want := load(c.env, c.dir), *plain
		if c.want != nil {
			c.want(&want)
		}
		if got.FailClosed != want.FailClosed || got.MaxChars != want.MaxChars || got.DenyAt != want.DenyAt || got.AskAt != want.AskAt ||
			got.WorkspaceWrites != want.WorkspaceWrites || got.L1Enabled != want.L1Enabled || got.L1Refuses || got.L1Confidence != want.L1Confidence ||
			got.NoulThreshold != want.NoulThreshold || got.Server != want.Server || got.Model != want.Model || got.Timeout != want.Timeout ||
			got.AllowRemote != want.AllowRemote || got.Token != want.Token || got.TokenFile != want.TokenFile || got.Shell != want.Shell ||
			got.Audit != want.Audit || got.AuditOff != want.AuditOff || !slices.Equal(got.L1Questions, want.L1Questions) {
			t.Errorf("%v %s:\n got %+v\nwant %+v", c.env, c.dir, *got, want)
		}
	}
	// A model that the environment alone switches on gets no other token, and
	// is on this machine.
	files["/user/config.json"] = `{"token_file":"/secret","allow_remote":true}`
	got := load(m{"PHOCINAE_GUARD_L1_ENABLED": "1", "PHOCINAE_GUARD_SERVER": "http://127.0.0.1:2", "PHOCINAE_GUARD_ALLOW_REMOTE": "1"}, "")
	if !got.L1Enabled || !got.L1Refuses || got.Server != "http://127.0.0.1:2" || got.Token != "" || got.AllowRemote {
		t.Errorf("%+v", got)
	}
}

// TestRefusalsKeepTheirLines: verdicts name the line of an entry.
func TestRefusalsKeepTheirLines(t *testing.T) {
	const text = `{"whitelist": ["frob"],
 "blacklist": [
  ["one", "x"]
 ],
 "rules": [
  {"name": "allows",
   "pattern": ["a"], "decision": "allow"},
  {"match":
    ["c d"],
   "name": "asks", "pattern": ["c", "..."], "decision": "ask",
   "reason": "because"},
  {"name": "denies", "pattern": ["e"], "decision": "deny", "reason": "no"}
 ], "aliases": {"c": "cat"}
}`
	table, err := refusals([]byte(text), "t.json")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range table.Entries() {
		got = append(got, e.Where)
	}
	for _, r := range table.Rules() {
		got = append(got, r.Name)
	}
	if s := strings.Join(got, "; "); !strings.Contains(s, `t.json:3, blacklist entry "one"`) || !strings.Contains(s, "asks; denies") || strings.Contains(s, "allows") {
		t.Errorf("%s", s)
	}
}
