//go:build linux

package main

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestPersonReadsAndAnswers sits at the terminal of a shell script whose question
// is drawn with moves of the cursor, and says yes and no.
func TestPersonReadsAndAnswers(t *testing.T) {
	needTerminal(t)
	for key, want := range map[string]bool{"y": true, "n": false} {
		mark := filepath.Join(t.TempDir(), "mark")
		const script = `stty size; printf 'Do\033[3Cyou\033[2;1H\342\224\202 want it? '; read a </dev/tty; test "$a" = y && touch "$1"; echo over`
		asked, over := "", ""
		r, err := run(t.Context(), start{
			dir: t.TempDir(), env: os.Environ(), argv: []string{"/bin/sh", "-c", script, "sh", mark}, limit: 20 * time.Second, home: "none",
			talk: func(ctx context.Context, s *screen) {
				asked = s.shows(ctx, "", "never said", "Do you want it?")
				s.types(ctx, key+"\n")
				over = s.shows(ctx, "over")
			},
		})
		if err != nil || asked != "Do you want it?" || over != "over" {
			t.Errorf("%s: asked %q, over %q: %v\n%v", key, asked, over, err, r)
		}
		if _, err := os.Stat(mark); (err == nil) != want {
			t.Errorf("%s: the mark: %v", key, err)
		}
	}
}

// TestPersonLeavesWithTheProgram does not wait for a program that has ended.
func TestPersonLeavesWithTheProgram(t *testing.T) {
	needTerminal(t)
	began := time.Now()
	r, err := run(t.Context(), start{dir: t.TempDir(), env: os.Environ(), argv: []string{"/bin/true"}, limit: time.Minute, home: "none",
		talk: func(ctx context.Context, s *screen) { s.shows(ctx, "never said") }})
	if err != nil || r.late || time.Since(began) > 30*time.Second {
		t.Errorf("after %v: %v\n%v", time.Since(began), err, r)
	}
}

func needTerminal(t *testing.T) {
	t.Helper()
	master, slave, err := openTerminal()
	if err != nil {
		t.Skipf("no pseudo terminal: %v", err)
	}
	_ = master.Close()
	_ = slave.Close()
}
