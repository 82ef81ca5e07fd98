package main

import (
	"bufio"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/wrappers"
)

// TestAllDoorsAgree puts the sample commands through check, -c, a link and
// hooks: one gate, one answer.
func TestAllDoorsAgree(t *testing.T) {
	files, err := filepath.Glob("../../gate/testdata/*-sample.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatal(err, "no samples")
	}
	home := t.TempDir()
	call := func(stdin string, args ...string) hookRun {
		var out, errs bytes.Buffer
		p := program{
			args: args, stdin: strings.NewReader(stdin), stdout: &out, stderr: &errs, now: time.Now, newGate: newGate,
			env:      []string{"HOME=" + home, "PHOCINAE_GUARD_AUDIT=off", "PHOCINAE_GUARD_FAIL_CLOSED=ask", "PATH=/usr/bin:/bin"},
			terminal: func() bool { return true },
			exec:     func(string, []string) int { return 0 },
		}
		code := p.run()
		return hookRun{out.String(), errs.String(), code}
	}
	n := 0
	for _, file := range files {
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		sc := bufio.NewScanner(f)
		sc.Buffer(nil, 1<<20)
		for sc.Scan() {
			command := commandOf(sc.Bytes())
			if command == "" {
				continue
			}
			if n++; testing.Short() && n%10 != 0 {
				continue
			}
			want := call("", "guardexec", "check", "--command", command).exit
			ran := map[bool]int{true: 0, false: exitRefused}[want == exitAllow]
			for _, args := range [][]string{{"guardexec", "-c", command}, {"bash", "-c", command}} {
				// A shell takes a script that begins with a dash for options.
				if got := call("", args...); got.exit != ran && command[0] != '-' {
					t.Errorf("check says %d, %s %d: %s\n%s", want, args[0], got.exit, command, got.stderr)
				}
			}
			for i, h := range wrappers.Hosts() {
				if h.Name != "claude" && n%5 != i%5 {
					continue // every host gets a fifth of them
				}
				r := call(string(h.Event(command, workDir())), "guardexec", "hook", h.Name)
				stops := want != exitAllow
				if h.AnyShell {
					for _, sh := range []string{"/bin/sh", "/bin/zsh"} {
						stops = stops || call("", "guardexec", "check", "--shell", sh, "--command", command).exit != exitAllow
					}
				}
				if stopped := blocked(h.Name, r); stopped != stops {
					t.Errorf("check says %v, %s %+v: %s", stops, h.Name, r, command)
				}
				if asked := strings.Contains(r.stdout, `"ask"`); h.Name == "claude" && asked != (want == exitAsk) {
					t.Errorf("check says %d, %s %+v: %s", want, h.Name, r, command)
				}
			}
		}
		if err := sc.Err(); err != nil {
			t.Fatal(err)
		}
		_ = f.Close()
	}
	if n < 100 {
		t.Errorf("only %d commands", n)
	}
}

// commandOf reads the member "command" of a JSON line.
func commandOf(line []byte) string {
	dec := jsontext.NewDecoder(bytes.NewReader(line))
	_, _ = dec.ReadToken()
	for dec.PeekKind() == '"' {
		k, _ := dec.ReadToken()
		name := k.String()
		v, err := dec.ReadValue()
		if err != nil {
			return ""
		}
		if name == "command" && v.Kind() == '"' {
			b, _ := jsontext.AppendUnquote(nil, v)
			return string(b)
		}
	}
	return ""
}

// TestCodexCommandIsJudgedForEveryShell: its model may name another shell than
// bash in the call, and the event does not tell.
func TestCodexCommandIsJudgedForEveryShell(t *testing.T) {
	run := func(host, command string) hookRun {
		h, _ := wrappers.Lookup(host)
		var out, errs bytes.Buffer
		p := program{
			args:  []string{"guardexec", "hook", host},
			stdin: bytes.NewReader(h.Event(command, workDir())), stdout: &out, stderr: &errs, now: time.Now, newGate: newGate,
			env: []string{"HOME=" + t.TempDir(), "PHOCINAE_GUARD_AUDIT=off", "PATH=/usr/bin:/bin", "SHELL=/bin/bash"},
		}
		code := p.run()
		return hookRun{out.String(), errs.String(), code}
	}
	const trap = `echo $'a\'; rm x; #'` // one word in bash, two commands in dash
	if r := run("codex", trap); !blocked("codex", r) {
		t.Errorf("in every shell: %+v", r)
	}
	if r := run("claude", trap); blocked("claude", r) {
		t.Errorf("in bash alone: %+v", r)
	}
	for _, command := range []string{"ls -la", "git status --short && git diff | head -20", "grep -rn 'a b' . | sort"} {
		if r := run("codex", command); blocked("codex", r) {
			t.Errorf("%s: %+v", command, r)
		}
	}
}
