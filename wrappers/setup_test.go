package wrappers_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/wrappers"
)

func setupOf(t *testing.T, name string) wrappers.Setup {
	t.Helper()
	h, ok := wrappers.Lookup(name)
	if !ok {
		t.Fatalf("no host %s", name)
	}
	return wrappers.Setup{Host: h, Program: "/opt/my tools/guardexec", Shell: true, Timeout: "/usr/bin/timeout"}
}

// TestSetupKeepsWhatIsThere installs into files of all kinds: the hook is
// found once, twice changes nothing, and what is removed leaves what was there.
func TestSetupKeepsWhatIsThere(t *testing.T) {
	json := []string{
		"{}", "{\n}\n", "{\"a\": 1}", "{\n  \"a\": 1\n}\n", "{\r\n\t\"a\": [1, 2]\r\n}\r\n",
		"{\n    \"hooks\": {}\n}", "{\"hooks\":{\"PreToolUse\":[],\"BeforeTool\":[]}}",
		"{\n  // mine\n  \"z\": {\"b\": 1, \"a\": 2}, /* c */\n  \"hooks\": {\n    \"Stop\": [1],\n  },\n}\n",
		"{\n  \"hooks\": {\n    \"PreToolUse\": [\n      {\"command\": \"other\"}\n    ]\n  },\n  \"x\": \"\\u00e9 // no\"\n}\n",
		"\xef\xbb\xbf{\"a\": true}\n",
		"{\"hooks\": {\"PreToolUse\": [{\"command\": \"x\"},], \"BeforeTool\": [{\"command\": \"y\"}]}}",
	}
	toml := []string{
		"a = 1\n", "a = 1", "[x]\r\na = 1\r\n", "# c\n\n[[hooks.PreToolUse]]\nmatcher = \"x\"\n",
		"s = \"\"\"\nhooks = 1\n\"\"\"\n[projects.\"/w\"]\ntrust_level = \"trusted\"\n",
	}
	for _, c := range []struct {
		hosts string
		files []string
	}{{"claude gemini qwen crush cursor openhands", json}, {"codex kimi", toml}} {
		for _, name := range strings.Fields(c.hosts) {
			s := setupOf(t, name)
			for _, old := range c.files {
				once, err := s.Plan([]byte(old))
				if err != nil {
					t.Errorf("%s %q: %v", name, old, err)
					continue
				}
				twice, err := s.Plan(once)
				if err != nil || !bytes.Equal(once, twice) {
					t.Errorf("%s %q: a second time changes it: %v\n%s\n%s", name, old, err, once, twice)
				}
				found, err := s.Host.Find(once)
				want := []string{s.Program, "hook", name}
				if err != nil || len(found) == 0 || !slices.Equal(found[0].Words, want) {
					t.Errorf("%s %q: found %v %v in\n%s", name, old, found, err, once)
				}
				moved := s
				moved.Program = "/new/guardexec"
				at, err := moved.Plan(once)
				if err != nil || bytes.Contains(at, []byte("my tools")) {
					t.Errorf("%s %q: not moved: %v\n%s", name, old, err, at)
				}
				back, err := s.Unplan(once)
				if err != nil {
					t.Errorf("%s %q: %v", name, old, err)
				}
				if found, _ := s.Host.Find(back); len(found) > 0 {
					t.Errorf("%s %q: still there:\n%s", name, old, back)
				}
				if a, b := squeeze(old), squeeze(string(back)); a != b && !strings.Contains(old, "{}") && !strings.Contains(old, "[]") && back != nil {
					t.Errorf("%s: %q became %q", name, old, back)
				}
			}
		}
	}
}

// squeeze ignores white space and the comma that may follow a last value.
func squeeze(s string) string {
	s = strings.Join(strings.Fields(s), "")
	return strings.NewReplacer(",}", "}", ",]", "]").Replace(s)
}

// TestSetupOfNewFiles makes every file that can be made, and takes it away.
func TestSetupOfNewFiles(t *testing.T) {
	for _, h := range wrappers.Hosts() {
		s := setupOf(t, h.Name)
		made, err := s.Plan(nil)
		if err == wrappers.ErrManual {
			if !strings.Contains(s.Snippet(), "hook "+h.Name) {
				t.Errorf("%s: snippet %q", h.Name, s.Snippet())
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", h.Name, err)
			continue
		}
		if found, err := h.Find(made); err != nil || len(found) == 0 || !slices.Equal(found[0].Words, []string{s.Program, "hook", h.Name}) {
			t.Errorf("%s: found %v %v in\n%s", h.Name, found, err, made)
		}
		if left, err := s.Unplan(made); err != nil || left != nil {
			t.Errorf("%s: left %q %v", h.Name, left, err)
		}
		if bytes.Contains(made, []byte("{PROGRAM}")) || bytes.Contains(made, []byte("{ARGS}")) || bytes.Contains(made, []byte("{COMMAND}")) || bytes.Contains(made, []byte("{CLOSED}")) {
			t.Errorf("%s: not filled in:\n%s", h.Name, made)
		}
	}
}

// TestSetupTouchesNothingItCannotRead leaves alone what it does not
// understand.
func TestSetupTouchesNothingItCannotRead(t *testing.T) {
	for name, files := range map[string][]string{
		"claude":   {"{", "[]", "5", `{"hooks": 1}`, `{"hooks": {"PreToolUse": {}}}`, `{"a": 1} {}`, `{"a": 1, "a": 2}`, `{a: 1}`, "/* ", strings.Repeat("[", 9999)},
		"codex":    {"hooks = []\n", "[hooks]\nPreToolUse = []\n", "x = \"\"\"\n", "# guardexec install wrote the lines down to timeout\n"},
		"kimi":     {"hooks = [{event = \"PreToolUse\"}]\n"},
		"cline":    {"#!/bin/sh\necho mine\n", ""},
		"opencode": {"export default 1\n"},
	} {
		s := setupOf(t, name)
		for _, old := range files {
			if out, err := s.Plan([]byte(old)); err == nil {
				t.Errorf("%s %.40q: became\n%s", name, old, out)
			}
		}
	}
}

// TestTimeoutUnits holds the unit of each host: seconds, or milliseconds.
func TestTimeoutUnits(t *testing.T) {
	for _, h := range wrappers.Hosts() {
		s := setupOf(t, h.Name)
		milli := h.Name == "gemini" || h.Name == "qwen"
		if strings.Contains(s.Snippet(), "10000") != milli {
			t.Errorf("%s: %s", h.Name, s.Snippet())
		}
	}
}

// TestForgetTrust removes the tables that Codex adds for a hook of ours, and
// no others.
func TestForgetTrust(t *testing.T) {
	const file = "a = 1\n\n[hooks.state]\n\n[hooks.state.\"/c.toml:pre_tool_use:0:0\"]\ntrusted_hash = \"x\"\nenabled = true\n"
	ours := []wrappers.CodexHook{{Key: "/c.toml:pre_tool_use:0:0"}}
	if got := string(wrappers.ForgetTrust([]byte(file), ours)); strings.TrimSpace(got) != "a = 1" {
		t.Errorf("%q", got)
	}
	more := file + "\n[hooks.state.\"other\"]\ntrusted_hash = \"y\"\n[z]\nb = 2\n"
	got := string(wrappers.ForgetTrust([]byte(more), ours))
	if strings.Contains(got, "c.toml") || !strings.Contains(got, "[hooks.state]\n") || !strings.Contains(got, "other") || !strings.HasSuffix(got, "[z]\nb = 2\n") {
		t.Errorf("%q", got)
	}
	if got := string(wrappers.ForgetTrust([]byte(more), nil)); squeeze(got) != squeeze(more) {
		t.Errorf("%q", got)
	}
}
