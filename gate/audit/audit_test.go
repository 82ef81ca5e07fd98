package audit

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
)

func record(command string) Record {
	return Record{
		Time:    time.Date(2026, 3, 4, 5, 6, 7, 89_000_000, time.FixedZone("x", 3600)),
		Command: command, Cwd: "/w", Decision: "deny", Layer: "L0", Reason: "because", Rule: "r",
		Segments: 2, Latency: 1500 * time.Microsecond, Door: "check", Policy: "abc", CallerPID: 7, Caller: "sh",
	}
}

func TestLine(t *testing.T) {
	half := 0.5
	r := record("echo é")
	r.Noul, r.Confirm = &half, true
	want := `{"ts": "2026-03-04T04:06:07.089Z", "command": "echo é", "cwd": "/w", "decision": "deny", ` +
		`"layer": "L0", "reason": "because", "noul": 0.5, "score": null, "confirm": true, "rule": "r", ` +
		`"segments": 2, "latency_us": 1500, "door": "check", "policy": "abc", "caller": {"pid": 7, "name": "sh"}}` + "\n"
	if got := string(Line(r)); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestLineIsAlwaysShortValidJSON(t *testing.T) {
	for _, unit := range []string{"a", "\x00", "\xff", "é", "\"", "\u2028", "😀", "\\", "\x7f"} {
		r := record(strings.Repeat(unit, 300_000))
		r.Cwd, r.Reason, r.Rule, r.Caller, r.Path = r.Command, r.Command, r.Command, r.Command, r.Command
		line := Line(r)
		if len(line) > 64<<10 || !json.Valid(line) || bytes.Count(line, []byte("\n")) != 1 {
			t.Errorf("%q: %d bytes, valid %v", unit, len(line), json.Valid(line))
		}
		if !strings.Contains(string(line), "bytes of this record]") {
			t.Errorf("%q: the cut is not marked", unit)
		}
	}
}

func TestWriteCreatesPrivately(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a", "b", "audit.jsonl")
	if err := New(path, false).Write(record("x")); err == nil {
		t.Error("created a directory unasked")
	}
	for range 2 {
		if err := New(path, true).Write(record("x")); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(path)
	if err != nil || bytes.Count(data, []byte("\n")) != 2 {
		t.Errorf("%s, %v", data, err)
	}
	if runtime.GOOS == "windows" {
		return
	}
	info, _ := os.Stat(path)
	dir, _ := os.Stat(filepath.Dir(path))
	if info.Mode().Perm() != 0o600 || dir.Mode().Perm() != 0o700 {
		t.Errorf("modes %v and %v", info.Mode(), dir.Mode())
	}
}

func TestWriteRefusesOddTargets(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(file, link); err != nil {
		t.Skip(err)
	}
	targets := []string{dir, link, filepath.Join(file, "below")}
	fifo := filepath.Join(dir, "fifo")
	if err := mkfifo(fifo); err == nil {
		targets = append(targets, fifo, "/dev/null")
	}
	for _, path := range targets {
		done := make(chan error, 1)
		go func() { done <- New(path, true).Write(record("x")) }()
		select {
		case err := <-done:
			if err == nil {
				t.Errorf("%s: written", path)
			}
		case <-time.After(10 * time.Second):
			t.Fatalf("%s: hangs", path)
		}
	}
	if data, _ := os.ReadFile(file); len(data) > 0 {
		t.Error("written through a link")
	}
}

// Concurrent writers that rotate lose no record and tear none.
func TestRotation(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	const writers, each = 8, 25
	size := int64(len(Line(record("x"))))
	var wg sync.WaitGroup
	for range writers {
		wg.Go(func() {
			l := New(path, false)
			l.maxSize = size * 60
			for range each {
				if err := l.Write(record("x")); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	total := 0
	for _, end := range []string{"", ".1", ".2", ".3"} {
		data, err := os.ReadFile(path + end)
		if err != nil {
			t.Errorf("%s: %v", end, err)
			continue
		}
		for line := range strings.Lines(string(data)) {
			if !json.Valid([]byte(line)) {
				t.Errorf("torn: %q", line)
			}
			total++
		}
	}
	if total != writers*each {
		t.Errorf("%d records", total)
	}
	if _, err := os.Stat(path + ".4"); err == nil {
		t.Error("too many old files")
	}
}

func TestCallerName(t *testing.T) {
	if runtime.GOOS == "linux" && CallerName(os.Getpid()) == "" {
		t.Error("no name")
	}
	if CallerName(-1) != "" {
		t.Error("a name for no process")
	}
}
