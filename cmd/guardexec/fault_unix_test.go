//go:build unix

package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// faultDeadline is the longest that a process may take, however busy the
// machine is. None may hang.
const faultDeadline = 60 * time.Second

// machine is a home, a working directory and the program, for tests in which
// something breaks.
type machine struct {
	t                           *testing.T
	dir, home, work, exe, audit string
}

func newMachine(t *testing.T) *machine {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	m := &machine{t: t, dir: dir, home: filepath.Join(dir, "home"), exe: filepath.Join(dir, "guardexec"), audit: filepath.Join(dir, "audit.jsonl")}
	m.work = filepath.Join(m.home, "work")
	if err := os.MkdirAll(m.work, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, m.exe); err != nil {
		t.Fatal(err)
	}
	return m
}

func (m *machine) write(name, text string) string {
	m.t.Helper()
	p := filepath.Join(m.dir, name)
	if err := os.MkdirAll(filepath.Dir(p), 0o700); err != nil {
		m.t.Fatal(err)
	}
	if err := os.WriteFile(p, []byte(text), 0o600); err != nil {
		m.t.Fatal(err)
	}
	return p
}

// command prepares a run of the program, or of a shell that starts it as "$G".
func (m *machine) command(name string, args ...string) *exec.Cmd {
	ctx, cancel := context.WithTimeout(context.Background(), faultDeadline)
	m.t.Cleanup(cancel)
	if name == "" {
		name = m.exe
	}
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = m.work
	cmd.Env = []string{"HOME=" + m.home, "G=" + m.exe, "A=" + m.audit, "PATH=" + os.Getenv("PATH")}
	return cmd
}

// finish runs a command. The code is -1 if a signal ended it.
func (m *machine) finish(cmd *exec.Cmd) (out string, code int) {
	m.t.Helper()
	start := time.Now()
	var b bytes.Buffer
	if cmd.Stdout == nil {
		cmd.Stdout = &b
	}
	err := cmd.Run()
	if time.Since(start) >= faultDeadline {
		m.t.Errorf("%v hangs", cmd.Args)
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		m.t.Errorf("%v: %v", cmd.Args, err)
	}
	return b.String(), cmd.ProcessState.ExitCode()
}

// TestBrokenAuditFile puts something else in the place of the audit file: the
// verdict is the same, and nothing else is written.
func TestBrokenAuditFile(t *testing.T) {
	for _, kind := range []string{"directory", "fifo", "link", "dangling", "readonly"} {
		m := newMachine(t)
		target := m.write("target", "mine\n")
		var err error
		switch kind {
		case "directory":
			err = os.Mkdir(m.audit, 0o700)
		case "fifo":
			err = syscall.Mkfifo(m.audit, 0o600)
		case "link":
			err = os.Symlink(target, m.audit)
		case "dangling":
			err = os.Symlink(filepath.Join(m.dir, "nowhere"), m.audit)
		case "readonly":
			err = os.WriteFile(m.audit, nil, 0o400)
		}
		if err != nil {
			t.Fatal(err)
		}
		for command, want := range map[string]int{"git status": exitAllow, "rm -rf /": exitDeny} {
			if out, code := m.finish(m.command("", "check", "--audit", m.audit, "--command", command)); code != want || !json.Valid([]byte(out)) {
				t.Errorf("%s: %s: exit code %d, %q", kind, command, code, out)
			}
		}
		if data, _ := os.ReadFile(target); string(data) != "mine\n" {
			t.Errorf("%s: the target of the link holds %q", kind, data)
		}
		if _, err := os.Stat(filepath.Join(m.dir, "nowhere")); err == nil {
			t.Errorf("%s: a file was created behind the link", kind)
		}
	}
}

// TestFullDisk lets every write to a file fail.
func TestFullDisk(t *testing.T) {
	m := newMachine(t)
	for command, want := range map[string]int{"git status": exitAllow, "rm -rf /": exitDeny} {
		out, code := m.finish(m.command("sh", "-c", `ulimit -f 0; "$G" check --audit "$A" --command "$1" | cat; "$G" check --audit "$A" --command "$1" >/dev/null`, "sh", command))
		if code != want || !json.Valid([]byte(out)) {
			t.Errorf("%s: exit code %d, %q", command, code, out)
		}
	}
	if data, err := os.ReadFile(m.audit); err == nil && len(data) > 0 {
		t.Errorf("the audit file holds %q", data)
	}
}

// TestManyAtOnce runs 200 processes: each answers, and each leaves a record.
func TestManyAtOnce(t *testing.T) {
	m := newMachine(t)
	n := 200
	if testing.Short() {
		n = 20
	}
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() {
			command, want := "git status", exitAllow
			if i%2 == 0 {
				command, want = "rm -rf /", exitDeny
			}
			if _, code := m.finish(m.command("", "check", "--audit", m.audit, "--command", command)); code != want {
				t.Errorf("%s: exit code %d", command, code)
			}
		})
	}
	wg.Wait()
	data, err := os.ReadFile(m.audit)
	if err != nil {
		t.Fatal(err)
	}
	lines := 0
	for line := range bytes.Lines(data) {
		if lines++; !json.Valid(line) {
			t.Errorf("torn line %q", line)
		}
	}
	if lines != n {
		t.Errorf("%d records of %d processes", lines, n)
	}
}

// TestClosedOutput takes the reader of the verdict away. A verdict that nobody
// read is no allow.
func TestClosedOutput(t *testing.T) {
	m := newMachine(t)
	for _, args := range [][]string{
		{"check", "--command", "git status"}, {"check", "--text", "--command", "rm -rf /"}, {"check", "--jsonl"}, {"hook", "claude"},
	} {
		r, w, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		r.Close()
		cmd := m.command("", args...)
		cmd.Stdin = strings.NewReader(strings.Repeat(`{"command":"git status","hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"rm -rf /"}}`+"\n", 50))
		cmd.Stdout = w
		_, code := m.finish(cmd)
		w.Close()
		if code == exitAllow {
			t.Errorf("%v: exit code 0", args)
		}
	}
}

// TestSmallLimits takes memory and descriptors away: what is refused with
// plenty is never allowed with little, and nothing refused runs.
func TestSmallLimits(t *testing.T) {
	m := newMachine(t)
	m.write("home/work/.git/HEAD", "ref: refs/heads/main\n")
	m.write("home/work/.git/config", "[core]\n\tfsmonitor = ./evil\n")
	m.write("home/tight/.guardexec.json", `{"blacklist": [["no", "^ls", "not here"]]}`)
	ran := filepath.Join(m.work, "ran")
	limits := []string{}
	step := 1
	if testing.Short() {
		step = 5
	}
	for n := 3; n < 16; n += step {
		limits = append(limits, "ulimit -n "+strconv.Itoa(n))
	}
	for _, kib := range []int{1_000, 20_000, 70_000, 100_000, 200_000, 600_000, 1_200_000, 1_300_000}[:8/step] {
		limits = append(limits, "ulimit -v "+strconv.Itoa(kib))
	}
	for _, limit := range limits {
		for _, run := range []string{
			`"$G" check --command 'rm -rf /'`,
			`"$G" check --command 'git status'`,
			`"$G" check --cwd "$HOME/tight" --command 'ls -la'`,
			`"$G" -c 'touch ran; rm -rf /'`,
			`"$G" -- sh -c 'touch ran; rm -rf /'`,
		} {
			if out, code := m.finish(m.command("sh", "-c", limit+" 2>/dev/null || exit 9; "+run)); code == 0 {
				t.Errorf("%s; %s: exit code 0, %q", limit, run, out)
			}
			if _, err := os.Stat(ran); err == nil {
				t.Fatalf("%s; %s: it ran", limit, run)
			}
		}
	}
}

// TestConfigurationChanges replaces table and configuration while the program
// runs: every version refuses the command, so every answer does, through every
// door.
func TestConfigurationChanges(t *testing.T) {
	m := newMachine(t)
	table := filepath.Join(m.dir, "table.json")
	config := filepath.Join(m.dir, "config.json")
	versions := map[string]func(i int) string{
		table: func(i int) string {
			return `{"blacklist": [["no", "git +log", "version ` + strconv.Itoa(i) + strings.Repeat("x", i%50*100) + `"]]}`
		},
		config: func(i int) string {
			return strings.Repeat(" ", i%70*100) + `{"l0_table": "` + table + `"}`
		},
	}
	for path, version := range versions {
		m.write(filepath.Base(path), version(0))
	}
	stop := make(chan struct{})
	var wg sync.WaitGroup
	wg.Go(func() {
		for i := 1; ; i++ {
			select {
			case <-stop:
				return
			case <-time.After(time.Millisecond):
			}
			path := []string{table, config}[i/3%2]
			text := versions[path](i)
			switch i % 3 {
			case 0:
				_ = os.Remove(path)
			case 1: // in place, so that readers see a part or nothing
				_ = os.WriteFile(path, []byte(text), 0o600)
			case 2:
				tmp := filepath.Join(m.dir, "new")
				if os.WriteFile(tmp, []byte(text), 0o600) == nil {
					_ = os.Rename(tmp, path)
				}
			}
		}
	})
	n := 40
	if testing.Short() {
		n = 10
	}
	for range n {
		if out, code := m.finish(m.command("", "check", "--config", config, "--command", "git log")); code == exitAllow {
			t.Errorf("check: exit code 0: %s", out)
		}
		lines := m.command("", "check", "--config", config, "--jsonl")
		lines.Stdin = strings.NewReader(strings.Repeat(`{"command":"git log"}`+"\n", 20))
		if out, _ := m.finish(lines); strings.Contains(out, `"allow"`) {
			t.Errorf("check --jsonl: %s", out)
		}
		hook := m.command("", "hook", "claude")
		hook.Env = append(hook.Env, "PHOCINAE_GUARD_CONFIG="+config)
		hook.Stdin = strings.NewReader(event(t, "claude", "git log"))
		if out, code := m.finish(hook); strings.Contains(out, `"allow"`) || code == exitAllow && !strings.Contains(out, `"deny"`) && !strings.Contains(out, `"ask"`) {
			t.Errorf("hook: exit code %d: %s", code, out)
		}
	}
	close(stop)
	wg.Wait()
}

// TestAuditFileIsReplacedBetweenLines changes what stands in the place of the
// audit file while one process answers lines: every line has its verdict, what
// is not a regular file of that name is left alone, and where one is there the
// record is in it.
func TestAuditFileIsReplacedBetweenLines(t *testing.T) {
	m := newMachine(t)
	target := m.write("target", "mine\n")
	cmd := m.command("", "check", "--jsonl", "--audit", m.audit)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	answers := bufio.NewReader(out)
	for i, c := range []struct {
		name    string
		replace func() error
		records int // lines of the regular file afterwards; -1 if there is none
	}{
		{"nothing there", func() error { return nil }, 1},
		{"kept", func() error { return nil }, 2},
		{"moved away", func() error { return os.Rename(m.audit, m.audit+".old") }, 1},
		{"removed", func() error { return os.Remove(m.audit) }, 1},
		{"another file", func() error {
			new := m.write("new", "{}\n")
			return os.Rename(new, m.audit)
		}, 2},
		{"emptied", func() error { return os.Truncate(m.audit, 0) }, 1},
		{"a directory", func() error { return errors.Join(os.Remove(m.audit), os.Mkdir(m.audit, 0o700)) }, -1},
		{"a fifo", func() error { return errors.Join(os.Remove(m.audit), syscall.Mkfifo(m.audit, 0o600)) }, -1},
		{"a link", func() error { return errors.Join(os.Remove(m.audit), os.Symlink(target, m.audit)) }, -1},
		{"removed again", func() error { return os.Remove(m.audit) }, 1},
	} {
		if err := c.replace(); err != nil {
			t.Fatal(err)
		}
		command, want := "git status", "allow"
		if i%2 == 1 {
			command, want = "rm -rf /", "deny"
		}
		fmt.Fprintf(in, `{"id":%d,"command":"%s"}`+"\n", i, command)
		line, err := answers.ReadBytes('\n')
		var v struct {
			ID       int
			Decision string
		}
		if err != nil || json.Unmarshal(line, &v) != nil || v.ID != i || v.Decision != want {
			t.Fatalf("%s: %v, %s", c.name, err, line)
		}
		info, err := os.Lstat(m.audit)
		if err == nil && info.Mode().IsRegular() != (c.records >= 0) {
			t.Errorf("%s: %v", c.name, info.Mode())
		}
		if c.records >= 0 {
			data, err := os.ReadFile(m.audit)
			if got := bytes.Count(data, []byte("\n")); err != nil || got != c.records {
				t.Errorf("%s: %d records, want %d, %v", c.name, got, c.records, err)
			}
		}
	}
	in.Close()
	if err := cmd.Wait(); err != nil && cmd.ProcessState.ExitCode() < 0 {
		t.Error(err)
	}
	if data, _ := os.ReadFile(target); string(data) != "mine\n" {
		t.Errorf("the target of the link holds %q", data)
	}
	if data, _ := os.ReadFile(m.audit + ".old"); bytes.Count(data, []byte("\n")) != 2 {
		t.Errorf("the file that was moved away holds %q", data)
	}
}

// TestFloodOfLines feeds lines of every kind: each has an answer, in order.
func TestFloodOfLines(t *testing.T) {
	m := newMachine(t)
	n := 5_000
	if testing.Short() {
		n = 500
	}
	var in strings.Builder
	for i := range n {
		switch i % 5 {
		case 0:
			fmt.Fprintf(&in, `{"id":%d,"command":"rm -rf /"}`, i)
		case 1:
			in.WriteString(`{"id":` + strings.Repeat("[", 200))
		case 2:
			fmt.Fprintf(&in, `{"id":%d,"x":%s1%s,"command":"rm -rf /"}`, i, strings.Repeat("[", 20_000*(i/5%2)), strings.Repeat("]", 20_000*(i/5%2)))
		case 3:
			in.WriteString(strings.Repeat(`{"command":`, 100))
		case 4:
			fmt.Fprintf(&in, `{"id":%d,"command":"%s"}`, i, strings.Repeat("$(", 40))
		}
		in.WriteByte('\n')
	}
	in.WriteString(strings.Repeat("x", maxInput+10) + "\n")
	cmd := m.command("", "check", "--jsonl", "--audit", m.audit)
	cmd.Stdin = strings.NewReader(in.String())
	out, _ := m.finish(cmd)
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	if len(lines) != n+1 {
		t.Fatalf("%d answers to %d lines", len(lines), n+1)
	}
	for i, line := range lines {
		var v struct {
			ID       *int
			Decision string
		}
		if err := json.Unmarshal([]byte(line), &v); err != nil || v.Decision != "deny" || i%5 == 0 && i < n && (v.ID == nil || *v.ID != i) {
			t.Fatalf("answer %d: %v, %.200s", i, err, line)
		}
	}
}

// TestRealScriptsThroughTheDoor judges scripts of this machine through
// check --jsonl: the answers are those of the package.
func TestRealScriptsThroughTheDoor(t *testing.T) {
	m := newMachine(t)
	var texts []string
	for _, pattern := range []string{"/var/lib/dpkg/info/*.p*", "/etc/init.d/*", "/usr/share/bash-completion/completions/*", "/usr/bin/*grep", "/usr/bin/bashbug", "/usr/bin/ldd", "/usr/bin/gunzip"} {
		files, _ := filepath.Glob(pattern)
		for _, f := range files[:min(len(files), 25)] {
			if data, err := os.ReadFile(f); err == nil && len(data) < 100<<10 && !bytes.HasPrefix(data, []byte("\x7fELF")) {
				texts = append(texts, string(data))
			}
		}
	}
	if len(texts) == 0 {
		t.Skip("there are no scripts in /var/lib/dpkg/info, /etc/init.d, /usr/share/bash-completion and /usr/bin")
	}
	config := m.write("config.json", `{"fail_closed": "ask", "guardexec": {"max_chars": `+strconv.Itoa(shellparse.CeilingMaxChars)+`}}`)
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask, MaxChars: shellparse.CeilingMaxChars})
	if err != nil {
		t.Fatal(err)
	}
	var in bytes.Buffer
	enc := json.NewEncoder(&in)
	for i, text := range texts {
		if err := enc.Encode(map[string]any{"id": i, "command": text, "cwd": m.work}); err != nil {
			t.Fatal(err)
		}
	}
	cmd := m.command("", "check", "--jsonl", "--config", config)
	cmd.Stdin = &in
	out, _ := m.finish(cmd)
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	if len(lines) != len(texts) {
		t.Fatalf("%d answers to %d scripts", len(lines), len(texts))
	}
	for i, line := range lines {
		var got struct {
			Command, Decision, Rule, Reason string
			Segments                        []json.RawMessage
		}
		if err := json.Unmarshal([]byte(line), &got); err != nil {
			t.Fatal(err)
		}
		if got.Command != texts[i] {
			continue // not valid UTF-8, and refused
		}
		v := g.Judge(context.Background(), gate.Request{Command: texts[i], Dir: m.work, Home: m.home})
		if got.Decision != v.Decision.String() || got.Rule != v.Rule || got.Reason != v.Reason || len(got.Segments) != len(v.Findings) {
			t.Errorf("script %d: %s by %s, and %s by %s through the door", i, v.Decision, v.Rule, got.Decision, got.Rule)
		}
	}
}
