package wrappers_test

import (
	"bytes"
	"os"
	"path/filepath"
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
