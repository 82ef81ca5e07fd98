package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate"
)

// jumpyClock goes back and forth by years between any two looks at it.
type jumpyClock struct{ looks int }

func (c *jumpyClock) now() time.Time {
	years := [...]int{0, 40, -60, 7_000, -2_000}
	c.looks++
	return time.Date(2026+years[c.looks%len(years)], 11, 30, 12, 0, 0, 0, time.UTC)
}

// TestClockJumps judges while the clock jumps: every door answers as it does
// otherwise, and the records are whole, and no judgement takes less than no time.
func TestClockJumps(t *testing.T) {
	dir := t.TempDir()
	log := filepath.Join(dir, "audit.jsonl")
	run := func(now func() time.Time, stdin string, args ...string) (string, int) {
		var out, errs bytes.Buffer
		p := &program{
			args: append([]string{"guardexec"}, args...), env: []string{"HOME=" + dir, "PHOCINAE_GUARD_AUDIT=" + log},
			stdin: strings.NewReader(stdin), stdout: &out, stderr: &errs, now: now, terminal: func() bool { return false },
			newGate: func(p gate.Policy, o ...gate.Option) (judge, error) { return gate.New(p, o...) },
			exec:    func(string, []string) int { return exitAllow },
		}
		code := p.run()
		return out.String(), code
	}
	clock := &jumpyClock{}
	for _, command := range []string{"git status", "rm -rf /", "rm -rf src", "echo $("} {
		for _, args := range [][]string{
			{"check", "--command", command}, {"-c", command}, {"check", "--jsonl"}, {"hook", "claude", "--audit", log}, {"hook", "gemini", "--audit", log},
		} {
			stdin := ""
			switch {
			case args[0] == "hook":
				stdin = event(t, args[1], strings.ReplaceAll(command, `"`, `\"`))
			case args[1] == "--jsonl":
				line, _ := json.Marshal(map[string]string{"command": command})
				stdin = string(line) + "\n" + string(line) + "\n"
			}
			want, code := run(time.Now, stdin, args...)
			for range 3 {
				if got, c := run(clock.now, stdin, args...); got != want || c != code {
					t.Errorf("%v %q: %q and %d, but %q and %d with a steady clock", args, command, got, c, want, code)
				}
			}
		}
	}
	data, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range bytes.Lines(data) {
		n++
		var r struct {
			TS      string
			Latency *int64 `json:"latency_us"`
		}
		if err := json.Unmarshal(line, &r); err != nil || r.TS == "" || r.Latency == nil || *r.Latency < 0 {
			t.Errorf("record %s: %v", line, err)
		}
	}
	if n < 4*5*4 {
		t.Errorf("%d records", n)
	}
}
