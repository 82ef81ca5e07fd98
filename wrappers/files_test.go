package wrappers_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/phocinae/guardexec/wrappers"
)

// TestReadyFiles keeps the files for people who set up their agent by hand the
// same as what install writes. With UPDATE_GOLDEN they are written.
func TestReadyFiles(t *testing.T) {
	const program = "/usr/local/bin/guardexec"
	want := map[string][]byte{}
	for _, h := range wrappers.Hosts() {
		s := wrappers.Setup{Host: h, Program: program, Shell: true}
		name := "by-hand.txt"
		text, err := s.Plan(nil)
		if err == wrappers.ErrManual {
			text = []byte(s.Snippet())
		} else if file, err := h.File(wrappers.Place{Home: "/h", Project: "/p"}, h.Name == "openhands"); err == nil {
			name = filepath.Base(file)
		} else {
			t.Fatal(err)
		}
		want[filepath.Join(h.Name, name)] = text
	}
	for _, f := range wrappers.ClaudePlugin("0.1.0", wrappers.Setup{Shell: true}) {
		want[filepath.Join("claude-plugin", filepath.FromSlash(f.Path))] = f.Text
	}
	want[filepath.Join("codex", "hooks.json")] = codexJSON(t, want[filepath.Join("codex", "config.toml")])
	for name, text := range want {
		file := filepath.Join("files", name)
		if os.Getenv("UPDATE_GOLDEN") != "" {
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, text, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		got, err := os.ReadFile(file)
		if err != nil || !bytes.Equal(got, text) {
			t.Errorf("%s: %v; it differs from what install writes", file, err)
		}
	}
}

// codexJSON is the hook of a config.toml of Codex in the form of its hooks.json.
func codexJSON(tb testing.TB, toml []byte) []byte {
	tb.Helper()
	value := func(key string) string {
		m := regexp.MustCompile(`(?m)^` + key + ` = (.*)$`).FindSubmatch(toml)
		if m == nil {
			tb.Fatalf("no %s in\n%s", key, toml)
		}
		return string(m[1])
	}
	return fmt.Appendf(nil, `{
  "hooks": {
    "PreToolUse": [
      {"matcher": %s, "hooks": [{"type": "command", "command": %s, "timeout": %s}]}
    ]
  }
}
`, value("matcher"), value("command"), value("timeout"))
}
