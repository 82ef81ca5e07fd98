//go:build linux

package main

import (
	"os"
	"path/filepath"
	"time"
)

// breakage is a way in which the gate can fail. The program is replaced by a
// script, or removed.
type breakage struct {
	name string
	// script takes the place of the program; none is there if it is "-".
	script string
}

func breakages() []breakage {
	return []breakage{
		{"missing", "-"},
		{"killed", "#!/bin/sh\nkill -9 $$\n"},
		{"crash", "#!/bin/sh\nexit 1\n"},
		// Longer than any client is told to wait.
		{"hangs", "#!/bin/sh\nexec sleep 60\n"},
		{"empty file", ""},
	}
}

// slow is how long the gate's own model takes when it takes too long; the gate
// answers earlier, and the client would wait longer.
const slow = 7 * time.Second

// broken runs f with the installed gate broken.
func (b *bench) broken(how breakage, f func() error) (err error) {
	aside := b.guard + ".aside"
	if err := os.Rename(b.guard, aside); err != nil {
		return err
	}
	defer func() {
		if e := os.Rename(aside, b.guard); err == nil {
			err = e
		}
	}()
	if how.script != "-" {
		if err := os.WriteFile(b.guard, []byte(how.script), 0o755); err != nil {
			return err
		}
	}
	return f()
}

// judged runs f with the gate's own model switched on, which takes some time.
func (b *bench) judged(wait time.Duration, f func() error) (err error) {
	path := filepath.Join(b.home, ".config", "guardexec", "config.json")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	text := `{"l1_enabled": true, "l1_questions": ["harm"], "server": "` + b.model.URL() + `", "timeout": 30}` + "\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		return err
	}
	defer func() {
		if e := os.Remove(path); err == nil {
			err = e
		}
	}()
	b.model.JudgeAfter(wait)
	return f()
}
