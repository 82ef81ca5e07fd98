package config

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// source is a Source on files and variables held in memory.
func source(files, env, flags map[string]string) Source {
	return Source{
		Flags:  flags,
		Getenv: func(name string) string { return env[name] },
		ReadFile: func(path string, limit int64) ([]byte, error) {
			text, ok := files[filepath.ToSlash(path)]
			if !ok {
				return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrNotExist}
			}
			if int64(len(text)) > limit {
				return nil, errors.New("too large")
			}
			return []byte(text), nil
		},
		UserDir: "/user", SystemDir: "/sys",
	}
}

type m = map[string]string

func TestDefaults(t *testing.T) {
	c, err := Load(Source{})
	if err != nil {
		t.Fatal(err)
	}
	if c.Server != DefaultServer || c.Timeout != 2 || c.NoulThreshold != 0.65 || c.DenyAt != 7 || c.AskAt != 4 ||
		c.FailClosed != gate.Deny || c.L1Enabled || c.AuditOff || c.Audit != "" || c.Table != "" ||
		c.MaxChars != shellparse.DefaultMaxChars {
		t.Errorf("%+v", c)
	}
	p, err := c.Policy(Source{}, "/work")
	if err != nil || p.FailClosed != gate.Deny || len(p.Tables) != 0 || p.Tightened != nil || p.Name == "" {
		t.Errorf("%+v, %v", p, err)
	}
}

func TestPrecedence(t *testing.T) {
	files := m{
		"/sys/config.json":  `{"deny_at":9,"ask_at":1,"fail_closed":"ask","timeout":5,"unrelated":{"a":[1]}}`,
		"/user/config.json": `{"deny_at":8,"timeout":6,"guardexec":{"max_chars":100,"shell":"/bin/dash"}}`,
		"/other.json":       `{"deny_at":7.5}`,
	}
	for _, c := range []struct {
		name       string
		env, flags m
		deny       float64
		timeout    float64
		chars      int
	}{
		{"user over system", nil, nil, 8, 6, 100},
		{"environment over file", m{"PHOCINAE_GUARD_DENY_AT": "6"}, nil, 6, 6, 100},
		{"flag over environment", m{"PHOCINAE_GUARD_DENY_AT": "6"}, m{"deny-at": "5"}, 5, 6, 100},
		{"empty variable is unset", m{"PHOCINAE_GUARD_DENY_AT": ""}, nil, 8, 6, 100},
		{"named file replaces the user's", m{"PHOCINAE_GUARD_CONFIG": "/other.json"}, nil, 7.5, 5, shellparse.DefaultMaxChars},
		{"flag names it before the variable", m{"PHOCINAE_GUARD_CONFIG": "/none"}, m{"config": "/other.json"}, 7.5, 5, shellparse.DefaultMaxChars},
	} {
		got, err := Load(source(files, c.env, c.flags))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got.DenyAt != c.deny || got.Timeout != c.timeout || got.MaxChars != c.chars || got.AskAt != 1 || got.FailClosed != gate.Ask {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
}

func TestWrongValues(t *testing.T) {
	for _, c := range []struct {
		file       string
		env, flags m
		want       []string
	}{
		{file: `{"deny_at":"7"}`, want: []string{"/user/config.json", "deny_at must be a number"}},
		{file: `{"deny_at":1e999}`, want: []string{"deny_at", "finite"}},
		{file: `{"deny_at":11}`, want: []string{"deny_at must be from 0 to 10"}},
		{file: `{"ask_at":8}`, want: []string{"ask_at (8) must not be above deny_at (7)"}},
		{file: `{"timeout":0}`, want: []string{"timeout"}},
		{file: `{"timeout":61}`, want: []string{"timeout"}},
		{file: `{"noul_threshold":0.5}`, want: []string{"noul_threshold"}},
		{file: `{"l1_enabled":"false"}`, want: []string{"l1_enabled must be true or false"}},
		{file: `{"l1_enabled":0}`, want: []string{"l1_enabled must be true or false"}},
		{file: `{"server":7}`, want: []string{"server must be a string"}},
		{file: `{"server":"file:///etc/passwd"}`, want: []string{"http or https"}},
		{file: `{"fail_closed":"allow"}`, want: []string{"fail_closed must be deny or ask"}},
		{file: `{"fail_closed":null}`, want: []string{"fail_closed must be a string"}},
		{file: `{"guardexec":{"max_char":5}}`, want: []string{`unknown key "max_char" in guardexec`}},
		{file: `{"guardexec":{"max_chars":0}}`, want: []string{"max_chars"}},
		{file: `{"guardexec":{"max_chars":1.5}}`, want: []string{"max_chars"}},
		{file: `{"guardexec":{"max_chars":1048577}}`, want: []string{"max_chars must be a whole number from 1 to 1048576, not 1048577"}},
		{file: `{"guardexec":{"max_chars":20000000}}`, want: []string{"not 20000000"}},
		{file: `{"timeout":-1000000}`, want: []string{"not -1000000"}},
		{file: `{"timeout":1e300}`, want: []string{"not 1e+300"}},
		{file: `{"guardexec":{"shell":"bash"}}`, want: []string{"absolute"}},
		{file: `{"guardexec":{"workspace_writes":"deny"}}`, want: []string{"workspace_writes", "ask or allow"}},
		{file: `{"guardexec":[]}`, want: []string{"guardexec must be a JSON object"}},
		{file: `{"fail_close":"ask"}`, want: []string{`did you mean "fail_closed"`}},
		{file: `{"DenyAt":1,"deny-at":3}`, want: []string{`did you mean "deny_at"`}},
		{file: `{"deny_at":1,"deny_at":2}`, want: []string{"duplicate"}},
		{file: `{"note":"\ud800"}`, want: []string{"surrogate"}},
		{file: `[]`, want: []string{"must be a JSON object"}},
		{file: ` `, want: []string{"must be a JSON object"}},
		{file: `{}x`, want: []string{"after the JSON object"}},
		{file: `{"l1_questions":[]}`, want: []string{"names no question"}},
		{file: `{"l1_questions":["harm","all"]}`, want: []string{`harm, noul and score, not "all"`}},
		{file: `{"l1_questions":[1]}`, want: []string{"must be a list"}},
		{file: `{"l1_confidence":1.5}`, want: []string{"l1_confidence must be from 0 to 1"}},
		{file: `{"allow_remote":"true"}`, want: []string{"allow_remote must be true or false"}},
		{file: `{"token_file":"none"}`, want: []string{"token_file", "none"}},
		{file: `{"model":""}`, want: []string{"name of the model is empty"}},
		{file: `{"l1_question":["harm"]}`, want: []string{`did you mean "l1_questions"`}},
		{env: m{"PHOCINAE_GUARD_TOKEN": "a b"}, want: []string{"PHOCINAE_GUARD_TOKEN"}},
		{env: m{"PHOCINAE_GUARD_ALLOW_REMOTE": "yes"}, want: []string{"PHOCINAE_GUARD_ALLOW_REMOTE"}},
		{env: m{"PHOCINAE_GUARD_DENY_AT": "nan"}, want: []string{"PHOCINAE_GUARD_DENY_AT", "NaN"}},
		{env: m{"PHOCINAE_GUARD_TIMEOUT": "+Inf"}, want: []string{"PHOCINAE_GUARD_TIMEOUT"}},
		{env: m{"PHOCINAE_GUARD_ASK_AT": "four"}, want: []string{"is not a number"}},
		{env: m{"PHOCINAE_GUARD_L1_ENABLED": "yes"}, want: []string{"0, 1, true or false"}},
		{env: m{"PHOCINAE_GUARD_FAIL_CLOSED": "ALLOW"}, want: []string{"PHOCINAE_GUARD_FAIL_CLOSED"}},
		{env: m{"PHOCINAE_GUARD_CONFIG": "/missing"}, want: []string{"/missing"}},
		{env: m{"PHOCINAE_GUARD_TABLE": "/missing"}, want: []string{"/missing"}},
		{flags: m{"config": ""}, want: []string{"--config"}},
		{flags: m{"table": "/missing"}, want: []string{"/missing"}},
		{flags: m{"table": ""}, want: []string{"--table"}},
		{flags: m{"noul-threshold": "2"}, want: []string{"--noul-threshold"}},
		{flags: m{"audit": "a\x00b"}, want: []string{"NUL"}},
	} {
		files := m{}
		if c.file != "" {
			files["/user/config.json"] = c.file
		}
		_, err := Load(source(files, c.env, c.flags))
		if err == nil {
			t.Errorf("%+v: no error", c)
			continue
		}
		for _, w := range c.want {
			if !strings.Contains(err.Error(), w) {
				t.Errorf("%q does not contain %q", err, w)
			}
		}
	}
}

func TestBooleansAndAudit(t *testing.T) {
	for s, want := range map[string]bool{"1": true, "TRUE": true, "true": true, "0": false, "False": false} {
		c, err := Load(source(m{"/user/config.json": `{"l1_enabled":true}`}, m{"PHOCINAE_GUARD_L1_ENABLED": s}, nil))
		if err != nil || c.L1Enabled != want {
			t.Errorf("%s: %v, %v", s, c, err)
		}
	}
	for s, off := range map[string]bool{"off": true, "None": true, "": true, "/a.jsonl": false} {
		c, err := Load(source(nil, m{"PHOCINAE_GUARD_AUDIT": "/b"}, m{"audit": s}))
		if err != nil || c.AuditOff != off || !off && c.Audit != s {
			t.Errorf("%q: %+v, %v", s, c, err)
		}
	}
}

func TestModelKeys(t *testing.T) {
	files := m{
		"/user/config.json": `{"l1_questions":["guard_harm","noul","harm"],"guardexec":{"allow_remote":true,"model":"m","token_file":"tok","l1_confidence":0.9}}`,
		"/user/tok":         "secret\n",
	}
	c, err := Load(source(files, nil, nil))
	if err != nil || !slices.Equal(c.L1Questions, []string{"harm", "noul"}) || !c.AllowRemote || c.Model != "m" || c.Token != "secret" || c.L1Confidence != 0.9 {
		t.Errorf("%+v, %v", c, err)
	}
	c, err = Load(source(files, m{"PHOCINAE_GUARD_L1_QUESTIONS": "score", "PHOCINAE_GUARD_TOKEN": "other", "PHOCINAE_GUARD_ALLOW_REMOTE": "0"}, nil))
	if err != nil || !slices.Equal(c.L1Questions, []string{"score"}) || c.AllowRemote || c.Token != "other" {
		t.Errorf("%+v, %v", c, err)
	}
}

func TestTables(t *testing.T) {
	table := func(name string) string { return `{"blacklist":[["` + name + `","` + name + `"]]}` }
	files := m{
		"/sys/l0_table.json":   table("one"),
		"/user/l0_table.json":  table("two"),
		"/named.json":          table("three"),
		"/user/sub/table.json": table("four"),
	}
	for _, c := range []struct {
		config string
		flags  m
		want   []string
	}{
		{"", nil, []string{"one", "two"}},
		{"", m{"table": "/named.json"}, []string{"one", "three"}},
		{`{"l0_table":"sub/table.json"}`, nil, []string{"one", "four"}},
		{`{"l0_table":""}`, nil, []string{"one", "two"}},
	} {
		delete(files, "/user/config.json")
		if c.config != "" {
			files["/user/config.json"] = c.config
		}
		src := source(files, nil, c.flags)
		conf, err := Load(src)
		if err != nil {
			t.Fatal(err)
		}
		p, err := conf.Policy(src, "")
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, tab := range p.Tables {
			for _, n := range []string{"one", "two", "three", "four"} {
				if _, _, ok := tab.Black(n); ok {
					got = append(got, n)
				}
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%+v: %v", c, got)
		}
	}
	files["/user/l0_table.json"] = `{"blacklist":[["bad","("]]}`
	delete(files, "/user/config.json")
	if _, err := Load(source(files, nil, nil)); err == nil || !strings.Contains(err.Error(), `/user/l0_table.json: blacklist entry "bad"`) {
		t.Errorf("a broken default table: %v", err)
	}
}

func TestWorkingDirectoryOnlyTightens(t *testing.T) {
	base := m{"/user/config.json": `{"fail_closed":"ask","guardexec":{"max_chars":500}}`}
	for _, c := range []struct {
		local   string
		closed  gate.Decision
		chars   int
		tables  int
		wantErr string
	}{
		{local: `{}`, closed: gate.Ask, chars: 500},
		{local: `{"fail_closed":"deny","max_chars":100,"blacklist":[["a","b","c"]]}`, closed: gate.Deny, chars: 100, tables: 1},
		{local: `{"max_chars":9999}`, closed: gate.Ask, chars: 500},
		{local: `{"fail_closed":"ask"}`, wantErr: "can only be"},
		{local: `{"whitelist":["ls"]}`, wantErr: "not allowed"},
		{local: `{"server":"http://x"}`, wantErr: "not allowed"},
		{local: `{"blacklist":[["a"]]}`, wantErr: "blacklist entry 1"},
		{local: `{"blacklist":[]},"whitelist":["ls"`, wantErr: "after the JSON object"},
		{local: `{"max_chars":"9"}`, wantErr: "must be a number"},
		{local: `nonsense`, wantErr: "/work/.guardexec.json"},
		{local: strings.Repeat(" ", maxLocal+1), wantErr: "/work/.guardexec.json"},
	} {
		base["/work/.guardexec.json"] = c.local
		src := source(base, nil, nil)
		conf, err := Load(src)
		if err != nil {
			t.Fatal(err)
		}
		p, err := conf.Policy(src, "/work")
		if c.wantErr != "" {
			if err == nil || !strings.Contains(err.Error(), c.wantErr) || !strings.Contains(err.Error(), "/work/.guardexec.json") {
				t.Errorf("%.40s: %v", c.local, err)
			}
			continue
		}
		if err != nil || p.FailClosed != c.closed || p.MaxChars != c.chars || len(p.Tables) != c.tables ||
			!slices.Equal(p.Tightened, []string{filepath.FromSlash("/work/.guardexec.json")}) {
			t.Errorf("%.40s: %+v, %v", c.local, p, err)
		}
		other, err := conf.Policy(src, "/elsewhere")
		if err != nil || other.Tightened != nil || other.FailClosed != gate.Ask || other.Name == p.Name {
			t.Errorf("%.40s leaked into another directory: %+v, %v", c.local, other, err)
		}
	}
}

func TestReadFile(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "f")
	if err := os.WriteFile(file, []byte("12345"), 0o600); err != nil {
		t.Fatal(err)
	}
	if data, err := ReadFile(file, 5); err != nil || string(data) != "12345" {
		t.Errorf("%q, %v", data, err)
	}
	if _, err := ReadFile(file, 4); err == nil || !strings.Contains(err.Error(), "larger than 4") {
		t.Error(err)
	}
	if _, err := ReadFile(dir, 5); err == nil {
		t.Error("read a directory")
	}
	if _, err := ReadFile(filepath.Join(dir, "none"), 5); !absent(err) {
		t.Error(err)
	}
	if _, err := ReadFile(filepath.Join(file, "below"), 5); !absent(err) {
		t.Error(err)
	}
	fifo := filepath.Join(dir, "fifo")
	if err := mkfifo(fifo); err != nil {
		t.Skip(err)
	}
	done := make(chan error, 1)
	go func() { _, err := ReadFile(fifo, 5); done <- err }()
	select {
	case err := <-done:
		if err == nil || errors.Is(err, syscall.EAGAIN) {
			t.Error(err)
		}
	case <-time.After(10 * time.Second):
		t.Fatal("waits for a pipe")
	}
}

// Whatever the files say, what loads is in range, and the file of the working
// directory never loosens.
func FuzzConfig(f *testing.F) {
	f.Add(`{"fail_closed":"ask","deny_at":7,"guardexec":{"max_chars":9}}`, `{"max_chars":5,"fail_closed":"deny","blacklist":[["a","b"]]}`)
	f.Add(`{"server":"http://x","l1_enabled":true,"l0_table":""}`, `{"blacklist":[]}`)
	f.Fuzz(func(t *testing.T, file, local string) {
		src := source(m{"/user/config.json": file, "/work/.guardexec.json": local}, nil, nil)
		c, err := Load(src)
		if err != nil {
			return
		}
		if !(c.AskAt <= c.DenyAt && c.AskAt >= 0 && c.DenyAt <= 10 && c.Timeout > 0 && c.Timeout <= 60 &&
			c.NoulThreshold > 0.5 && c.NoulThreshold <= 1 && c.MaxChars >= 1 && c.MaxChars <= shellparse.CeilingMaxChars) ||
			c.FailClosed == gate.Allow {
			t.Errorf("%+v", c)
		}
		p, err := c.Policy(src, "/work")
		if err != nil {
			return
		}
		if p.FailClosed > c.FailClosed || p.MaxChars > c.MaxChars || p.MaxChars < 1 || len(p.Tables) > 1 {
			t.Errorf("%+v", p)
		}
		for _, table := range p.Tables {
			if table.White([]string{"ls"}) {
				t.Error("a whitelist in the working directory")
			}
		}
	})
}

// TestRulesOfTheWorkingDirectoryAreNamedByTheirLine finds a rule and an entry
// where the file has them, in whatever order.
func TestRulesOfTheWorkingDirectoryAreNamedByTheirLine(t *testing.T) {
	text := "{\n\"max_chars\": 100,\n\"blacklist\": [\n  [\"a\", \"b\"]],\n\n\"rules\": [{\"pattern\": [\"x\"],\n  \"name\": \"r\", \"decision\": \"ask\", \"reason\": \"no\"}]\n}"
	table, err := LoadLocal([]byte(text), "f")
	if err != nil {
		t.Fatal(err)
	}
	if got := table.Rules()[0].Where(); got != `f:7, rule "r"` {
		t.Error(got)
	}
	if got := table.Entries()[0].Where; got != `f:4, blacklist entry "a"` {
		t.Error(got)
	}
}
