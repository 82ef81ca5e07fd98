package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/wrappers"
)

// hookRun is what one call of a hook did.
type hookRun struct {
	stdout, stderr string
	exit           int
}

// runHook calls the hook in this process, with a gate that answers by words.
func runHook(tb testing.TB, stdin io.Reader, terminal bool, env []string, args ...string) hookRun {
	tb.Helper()
	return runHookWith(tb, func(p gate.Policy, _ ...gate.Option) (judge, error) { return fakeGate{p}, nil }, stdin, terminal, env, args...)
}

func runHookWith(tb testing.TB, newGate func(gate.Policy, ...gate.Option) (judge, error), stdin io.Reader, terminal bool, env []string, args ...string) hookRun {
	tb.Helper()
	patience := hookPatience
	if _, pipe := stdin.(*io.PipeReader); pipe || slices.Contains(env, "HANGS=1") {
		patience = 200 * time.Millisecond
	}
	var out, errs bytes.Buffer
	p := program{
		args: append([]string{"guardexec", "hook"}, args...), stdin: stdin, stdout: &out, stderr: &errs,
		env: append([]string{"HOME=" + tb.TempDir(), "PHOCINAE_GUARD_AUDIT=off"}, env...),
		now: time.Now, newGate: newGate, terminal: func() bool { return terminal },
		patience: patience,
	}
	code := ended(&p)
	return hookRun{out.String(), errs.String(), code}
}

// ended runs a program, which may also end while run still works.
func ended(p *program) int {
	code := make(chan int, 1)
	p.exit = func(c int) { code <- c }
	go func() { code <- p.run() }()
	return <-code
}

// event is a host's event as it was seen, with a command in it.
func event(tb testing.TB, host, command string) string {
	tb.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "hook", host+".event"))
	if err != nil {
		tb.Fatal(err)
	}
	return strings.ReplaceAll(string(data), "@COMMAND@", command)
}

// TestHookReplies holds the exact bytes that every host gets.
func TestHookReplies(t *testing.T) {
	for _, h := range wrappers.Hosts() {
		t.Run(h.Name, func(t *testing.T) {
			t.Parallel()
			var b strings.Builder
			for _, c := range []struct {
				name     string
				stdin    string
				terminal bool
				env      []string
				args     []string
			}{
				{name: "allow", stdin: event(t, h.Name, "fine")},
				{name: "allow, left to the host", stdin: event(t, h.Name, "fine"), args: []string{"--no-auto-approve"}},
				{name: "deny", stdin: event(t, h.Name, "DENY")},
				{name: "ask", stdin: event(t, h.Name, "ASK")},
				{name: "ask at a terminal", stdin: event(t, h.Name, "ASK"), terminal: true},
				{name: "panic", stdin: event(t, h.Name, "PANIC")},
				{name: "no answer of the gate", stdin: event(t, h.Name, "HANG"), env: []string{"HANGS=1"}},
				{name: "too large", stdin: event(t, h.Name, strings.Repeat("x", 9<<20))},
				{name: "broken JSON", stdin: `{"tool_name":"Bash",`},
				{name: "no event"},
				{name: "broken configuration", stdin: event(t, h.Name, "fine"), env: []string{"PHOCINAE_GUARD_TIMEOUT=x"}},
				{name: "unknown flag", stdin: event(t, h.Name, "fine"), args: []string{"--bogus"}},
			} {
				r := runHook(t, strings.NewReader(c.stdin), c.terminal, c.env, append([]string{h.Name}, c.args...)...)
				fmt.Fprintf(&b, "== %s: %d\n%s", c.name, r.exit, r.stdout)
				for line := range strings.Lines(r.stderr) {
					b.WriteString("2> " + line)
				}
			}
			golden(t, filepath.Join("testdata", "hook", h.Name+".golden"), b.String())
		})
	}
}

// golden compares with a file, or writes it if UPDATE_GOLDEN is set.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if os.Getenv("UPDATE_GOLDEN") != "" {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs\ngot:\n%s\nwant:\n%s", file, got, want)
	}
}

// blocked reports whether a host was seen (or, where nobody could look, is
// documented) not to run the command after this reply.
func blocked(host string, r hookRun) bool {
	var top struct{ decision, permission, permissionDecision, cancel, hook string }
	if r.stdout != "" {
		dec := jsontext.NewDecoder(strings.NewReader(r.stdout))
		v, err := dec.ReadValue()
		if err != nil || strings.Count(r.stdout, "\n") != 1 || !strings.HasSuffix(r.stdout, "}\n") {
			return false // a line that is not JSON lets the command run
		}
		field := func(v jsontext.Value, name string) string {
			d := jsontext.NewDecoder(bytes.NewReader(v))
			_, _ = d.ReadToken()
			for d.PeekKind() == '"' {
				k, _ := d.ReadToken()
				key := k.String()
				value, err := d.ReadValue()
				if err != nil {
					return ""
				}
				if key == name {
					return string(value)
				}
			}
			return ""
		}
		v = v.Clone()
		top.decision, top.permission = field(v, "decision"), field(v, "permission")
		top.permissionDecision, top.cancel = field(v, "permissionDecision"), field(v, "cancel")
		if inner := field(v, "hookSpecificOutput"); inner != "" {
			top.hook = field(jsontext.Value(inner), "permissionDecision")
		}
	}
	is := func(s string, words ...string) bool {
		for _, w := range words {
			if s == `"`+w+`"` {
				return true
			}
		}
		return false
	}
	switch host {
	case "claude", "qwen", "dsh":
		return r.exit == 0 && is(top.hook, "deny", "ask")
	case "codex":
		return r.exit == 0 && is(top.hook, "deny")
	case "gemini":
		return r.exit == 0 && is(top.decision, "deny", "ask")
	case "copilot":
		return r.exit == 0 && is(top.permissionDecision, "deny", "ask")
	case "crush":
		return r.exit == 0 && is(top.decision, "deny")
	case "cline":
		return r.exit == 0 && top.cancel == "true"
	case "cursor":
		return r.exit == 0 && is(top.permission, "deny", "ask")
	case "hermes":
		return r.exit == 2 && is(top.decision, "block")
	case "opencode":
		return r.exit == 0 && is(top.decision, "deny")
	case "kimi", "openhands", "amp", "goose":
		return r.exit == 2 && r.stdout == "" && r.stderr != ""
	}
	return false
}

// TestHookRefusesHostileEvents feeds what no host would send; every host must
// be told in its own words not to run it.
func TestHookRefusesHostileEvents(t *testing.T) {
	deep := strings.Repeat(`{"a":`, 200_000) + "1" + strings.Repeat("}", 200_000)
	for _, h := range wrappers.Hosts() {
		t.Run(h.Name, func(t *testing.T) {
			t.Parallel()
			with := func(command string) string { return event(t, h.Name, command) }
			quoted := `"@COMMAND@"`
			replace := func(value string) string {
				return strings.ReplaceAll(event(t, h.Name, "@COMMAND@"), quoted, value)
			}
			events := map[string]string{
				"nothing": "", "white space": " \n\t ", "null": "null", "number": "17", "text": `"rm -rf /"`, "array": `[{}]`,
				"empty": "{}", "mark alone": "\xef\xbb\xbf", "half a mark": "\xef\xbb",
				"deep": deep, "deep list": strings.Repeat("[", 200_000), "cut": strings.TrimRight(with("fine"), "}\n"),
				"raw NUL": with("a\x00b"), "invalid UTF-8": with("a\xffb"), "lone surrogate": with(`a \ud800 b`),
				"low surrogate": with(`a \udcff b`), "UTF-16": "\xff\xfe{\x00}\x00", "raw line end": with("a\nb"),
				"trailing comma": `{"tool_name":"Bash",}`, "single quotes": `{'tool_name':'Bash'}`,
				"twice": `{"tool_name":"Read","tool_name":"Bash","tool_input":{"command":"DENY"}}`,
				"nan":   `{"tool_name":"Bash","tool_input":{"command":NaN}}`,
			}
			if h.Name != "cline" { // the same command is there a second time, as text
				for name, v := range map[string]string{
					"command null": "null", "command number": "5", "command true": "true", "command object": `{"a":"b"}`,
					"command empty": `""`, "command blank": `" \n "`, "no words": "[]", "empty word": `[""]`, "mixed words": `["ls",5]`,
					"nested words": `[["ls"]]`,
				} {
					events[name] = replace(v)
				}
			}
			for name, stdin := range events {
				r := runHook(t, strings.NewReader(stdin), false, nil, h.Name)
				if !blocked(h.Name, r) {
					t.Errorf("%s: not refused: %+v", name, r)
				}
			}
		})
	}
}

// TestHookJudgesEverySpelling holds the forms that events of some version of
// some host have had.
func TestHookJudgesEverySpelling(t *testing.T) {
	for _, c := range []struct{ host, event string }{
		{"claude", "\xef\xbb\xbf" + `{"tool_name":"Bash","tool_input":{"command":"DENY"}}`},
		{"claude", `{"toolName":"Bash","toolInput":{"command":"DENY"}}`},
		{"claude", `{"tool_name":"bash","tool_input":{"command":"DENY"}}`},
		{"claude", `{"tool_name":"Bash","tool_input":"{\"command\":\"DENY\"}"}`},
		{"claude", `{"tool_name":"Bash","tool_input":{"command":["bash","-lc","DENY"]}}`},
		{"claude", `{"tool_name":"Bash","tool_input":{"command":["DENY; fine"]}}`},
		{"claude", `{"tool_name":"Bash","tool_input":{"command":"fine","Command":"DENY"}}`},
		{"claude", `{"tool_input":{"command":"DENY"},"cwd":"/w"}`},
		{"claude", `{"tool_name":"Bash","tool_input":{"command":"-x;{rm,-rf,DENY}"}}`},
		{"claude", `{"tool_name":"Bash","tool_input":{"command":"--version DENY"}}`},
		{"claude", `{"tool_name":"PowerShell","tool_input":{"command":"DENY"}}`},
		{"claude", `{"tool_name":"Write","tool_input":{"file_path":"/DENY","content":""}}`},
		{"claude", `{"tool_name":"NotebookEdit","tool_input":{"notebook_path":"DENY"}}`},
		{"claude", `{"tool_name":"mcp__fs__write","tool_input":{"path":"DENY"}}`},
		{"claude", `{"tool_name":"mcp__fs__write","tool_input":{"files":[{"path":"ok"},{"path":"DENY"}]}}`},
		{"claude", `{"tool_name":"mcp__fs__write","tool_input":{"uri":"file:///DEN%59"}}`},
		{"codex", `{"tool_name":"apply_patch","tool_input":{"command":"*** Begin Patch\n*** Update File: DENY\n"}}`},
		{"codex", `{"tool_name":"apply_patch","tool_input":{"input":"*** Begin Patch\n*** Update File: a\n*** Move to: DENY\n"}}`},
		{"codex", `{"tool_name":"write_stdin","tool_input":{"session_id":1,"chars":"DENY\n"}}`},
		{"codex", `{"tool_name":"exec_command","tool_input":{"cmd":"DENY"}}`},
		{"copilot", `{"toolName":"bash","toolArgs":"{\"command\":\"DENY\"}"}`},
		{"copilot", `{"toolName":"write_bash","toolArgs":{"shellId":"a","input":"DENY"}}`},
		{"copilot", `{"toolName":"create","toolArgs":{"path":"DENY"}}`},
		{"gemini", `{"tool_name":"write_file","tool_input":{"file_path":"DENY","content":"x"}}`},
		{"gemini", `{"tool_name":"fs_put","mcp_context":{"server_name":"fs"},"tool_input":{"path":"DENY"}}`},
		{"cline", `{"tool_call":{"name":"run_commands","input":{"commands":["fine","DENY"]}}}`},
		{"cline", `{"preToolUse":{"toolName":"run_commands","parameters":{"commands":"[\"fine\",\"DENY\"]"}}}`},
		{"cline", `{"preToolUse":{"toolName":"execute_command","parameters":{"command":"DENY"}}}`},
		{"cline", `{"tool_call":{"name":"run_commands","input":{"commands":[{"command":"rm","args":["DENY"]}]}}}`},
		{"cline", `{"tool_call":{"name":"run_commands","input":{"commands":["fine"]}},"preToolUse":{"toolName":"run_commands","parameters":{"commands":"[\"DENY\"]"}}}`},
		{"cursor", `{"hook_event_name":"preToolUse","tool_name":"Shell","tool_input":{"command":"DENY"}}`},
		{"cursor", `{"hook_event_name":"beforeMCPExecution","command":"node x","tool_name":"put","tool_input":"{\"path\":\"DENY\"}"}`},
		{"openhands", `{"tool_name":"terminal","tool_input":{"command":"DENY","is_input":"true"}}`},
		{"openhands", `{"tool_name":"file_editor","tool_input":{"command":"create","path":"DENY"}}`},
		{"goose", `{"event":"PreToolUse","tool_name":"developer__shell","tool_input":{"command":"DENY"}}`},
		{"goose", `{"event":"PreToolUse","tool_name":"edit","tool_input":{"path":"DENY","before":"a","after":"b"}}`},
		{"goose", `{"event":"PreToolUse","tool_name":"fs__put","tool_input":{"path":"DENY"}}`},
		{"opencode", `{"tool":"write","args":{"filePath":"DENY"}}`},
		{"opencode", `{"tool":"apply_patch","args":{"patchText":"*** Begin Patch\n*** Add File: DENY\n"}}`},
		{"amp", `{"cmd":"DENY","tool_name":"Read"}`}, {"amp", `{"path":"DENY","content":"x","tool_name":"Read"}`},
		{"qwen", `{"tool_name":"monitor","tool_input":{"command":"DENY","max_events":1}}`},
		{"qwen", `{"tool_name":"notebook_edit","tool_input":{"notebook_path":"DENY"}}`},
		{"crush", `{"tool_name":"download","tool_input":{"url":"https://x.example/a","file_path":"DENY"}}`},
		{"claude", `{"tool_name":"mcp__workspace__bash","tool_input":{"command":"DENY"}}`},
		{"cline", `{"tool_call":{"name":"run_commands","input":{"command":"fine","args":["DENY"]}}}`},
		{"cline", `{"tool_call":{"name":"run_commands","input":{"cmd":"rm","argv":["-rf","DENY"]}}}`},
		{"gemini", `{"tool_name":"write_file","tool_input":{"file_path":"DENY","content":"x","command":"view"}}`},
		{"qwen", `{"tool_name":"edit","tool_input":{"file_path":"DENY","command":"view"}}`},
		{"cline", `{"tool_call":{"name":"editor","input":{"path":"DENY","new_text":"x","command":"view"}}}`},
		{"openhands", `{"tool_name":"file_editor","tool_input":{"command":"view","path":"DENY","file_text":"x"}}`},
		{"amp", `{"command":"DENY"}`}, {"amp", `{"path":"DENY","content":"x"}`},
	} {
		r := runHook(t, strings.NewReader(c.event), false, nil, c.host)
		if !blocked(c.host, r) || !strings.Contains(r.stdout+r.stderr, "[fake]") {
			t.Errorf("%s %s: %+v", c.host, c.event, r)
		}
	}
}

// TestHookRefusesWhatItCannotPlace holds calls of harmless commands with
// arguments that change what they mean.
func TestHookRefusesWhatItCannotPlace(t *testing.T) {
	for _, c := range []struct{ host, event string }{
		{"opencode", `{"tool":"bash","args":{"command":"fine","workdir":"/s","dir_path":"/w"},"cwd":"/w"}`},
		{"qwen", `{"tool_name":"run_shell_command","tool_input":{"command":"fine","directory":"/s","dir_path":"/w"}}`},
		{"claude", `{"tool_name":"Bash","tool_input":{"command":"fine","env":{"LD_PRELOAD":"/tmp/x.so"}}}`},
		{"claude", `{"tool_name":"Bash","tool_input":{"command":"fine","stdin":"DENY"}}`},
		{"cline", `{"tool_call":{"name":"run_commands","input":{"commands":[{"command":"fine","env":{"A":"b"}}]}}}`},
		{"cline", `{"tool_call":{"name":"run_commands","input":{"commands":[{"command":"fine","cwd":"/s"}]}}}`},
		{"claude", `{"tool_name":"Bash","tool_input":{"command":"fine","shell":"/tmp/bash"}}`},
		{"claude", `{"tool_name":"Bash","tool_input":{"command":"fine","shell":"fish"}}`},
		{"opencode", `{"tool":"bash","args":{"command":"fine"},"cwd":"/w","shell":"/usr/bin/tcsh"}`},
		{"goose", `{"tool_name":"delegate","tool_input":{"instructions":"fine"}}`},
		{"goose", `{"tool_name":"execute_typescript","tool_input":{"code":"fine"}}`},
	} {
		r := runHook(t, strings.NewReader(c.event), false, nil, c.host)
		if !blocked(c.host, r) {
			t.Errorf("%s %s: not refused: %+v", c.host, c.event, r)
		}
	}
	for _, c := range []struct{ host, event string }{
		{"opencode", `{"tool":"bash","args":{"command":"fine","workdir":"/w/a","cwd":"/w/a"},"cwd":"/w","shell":"/bin/bash"}`},
		{"claude", `{"tool_name":"Bash","tool_input":{"command":"fine","env":{},"shell":"bash","timeout":5}}`},
	} {
		r := runHook(t, strings.NewReader(c.event), false, nil, c.host)
		if blocked(c.host, r) {
			t.Errorf("%s %s: refused: %+v", c.host, c.event, r)
		}
	}
}

// TestHookKnowsTheShellOfTheHost judges in the languages of the shell that the
// event, SHELL or the host's own variable names.
func TestHookKnowsTheShellOfTheHost(t *testing.T) {
	const trick = `echo $'a\\'; touch x; rm -rf x; #'`
	real := func(p gate.Policy, o ...gate.Option) (judge, error) { return gate.New(p, o...) }
	for _, c := range []struct {
		event, shell string
		blocked      bool
	}{
		{`,"shell":"/bin/sh"`, "", true}, {"", "/bin/sh", true}, {"", "", true}, {"", "/usr/bin/ksh", true},
		{`,"shell":"/bin/bash"`, "/bin/sh", false}, {"", "/bin/bash", false}, {"", "/usr/bin/elvish", true},
	} {
		event := `{"tool":"bash","args":{"command":"` + trick + `"},"cwd":"/w"` + c.event + `}`
		r := runHookWith(t, real, strings.NewReader(event), false, []string{"SHELL=" + c.shell}, "opencode")
		if got := blocked("opencode", r); got != c.blocked {
			t.Errorf("event %q, SHELL %q: blocked %v: %+v", c.event, c.shell, got, r)
		}
	}
	for shell, want := range map[string]bool{"": false, "/bin/bash": false, "/bin/dash": true, "pwsh": true} {
		event := `{"event":"PreToolUse","tool_name":"shell","tool_input":{"command":"` + trick + `"},"working_dir":"/w"}`
		r := runHookWith(t, real, strings.NewReader(event), false, []string{"SHELL=/bin/sh", "GOOSE_SHELL=" + shell}, "goose")
		if got := blocked("goose", r); got != want {
			t.Errorf("GOOSE_SHELL %q: blocked %v: %+v", shell, got, r)
		}
	}
}

// TestHookJudgesWhatClineJoins: of commands that look like a here-document
// Cline makes one script.
func TestHookJudgesWhatClineJoins(t *testing.T) {
	real := func(p gate.Policy, o ...gate.Option) (judge, error) { return gate.New(p, o...) }
	for commands, want := range map[string]bool{
		`"cd ~/.ssh; echo '<<ls'","cat deploy","ls"`: true,
		`"cd ~/.ssh; echo ls","cat deploy","ls"`:     false,
		`"ls","grep '<<x' a.txt","ls"`:               false,
	} {
		event := `{"tool_call":{"name":"run_commands","input":{"commands":[` + commands + `]}},"workspaceRoots":["/w"]}`
		r := runHookWith(t, real, strings.NewReader(event), false, nil, "cline")
		if got := blocked("cline", r); got != want {
			t.Errorf("%s: blocked %v: %+v", commands, got, r)
		}
	}
}

// TestHookIsSilentAboutOtherTools has no answer where there is no question.
func TestHookIsSilentAboutOtherTools(t *testing.T) {
	for _, c := range []struct{ host, event string }{
		{"claude", `{"tool_name":"Read","tool_input":{"file_path":"DENY"}}`},
		{"claude", `{"tool_name":"TodoWrite","tool_input":{"command":"DENY"}}`},
		{"claude", `{"tool_name":"Write","tool_input":{"file_path":"main.go","content":"DENY"}}`},
		{"claude", `{"tool_name":"mcp__x__y"}`},
		{"claude", `{"tool_name":"mcp__x__y","tool_input":{"text":"DENY"}}`},
		{"codex", `{"tool_name":"write_stdin","tool_input":{"session_id":1,"chars":""}}`},
		{"gemini", `{"tool_name":"read_file","tool_input":{"path":"DENY"}}`},
		{"copilot", `{"toolName":"read_bash","toolArgs":{"shellId":"a"}}`},
		{"openhands", `{"tool_name":"file_editor","tool_input":{"command":"view","path":"DENY"}}`},
		{"cline", `{"tool_call":{"name":"read_file","input":{"path":"DENY"}}}`},
		{"cursor", `{"hook_event_name":"beforeReadFile","file_path":"DENY"}`},
		{"cursor", `{"hook_event_name":"preToolUse","tool_name":"Write","tool_input":{"file_path":"main.go","content":"DENY"}}`},
		{"opencode", `{"tool":"webfetch","args":{"url":"DENY"}}`},
	} {
		want := hookRun{}
		if c.host == "cursor" {
			want.stdout = "{}\n" // it takes nothing at all for a failure
		}
		if r := runHook(t, strings.NewReader(c.event), false, nil, c.host); r != want {
			t.Errorf("%s %s: %+v", c.host, c.event, r)
		}
	}
}

// TestHookDoesNotWaitForTheEnd answers as soon as the event is complete, and
// refuses when it never is.
func TestHookDoesNotWaitForTheEnd(t *testing.T) {
	for _, h := range wrappers.Hosts() {
		t.Run(h.Name, func(t *testing.T) {
			t.Parallel()
			for _, text := range []string{event(t, h.Name, "DENY"), strings.TrimSuffix(event(t, h.Name, "fine"), "}\n")} {
				in, feed := io.Pipe()
				go func() { _, _ = feed.Write([]byte(text)) }()
				start := time.Now()
				r := runHook(t, in, false, nil, h.Name)
				if !blocked(h.Name, r) {
					t.Errorf("not refused: %+v", r)
				}
				if d := time.Since(start); d > hookPatience+3*time.Second {
					t.Errorf("took %v", d)
				}
				_ = feed.Close()
			}
		})
	}
}

func TestHookWithoutHostIsRefused(t *testing.T) {
	for _, args := range [][]string{nil, {"nosuch"}, {"--bogus"}} {
		if r := runHook(t, strings.NewReader("{}"), false, nil, args...); r.exit != 2 || r.stdout != "" || r.stderr == "" {
			t.Errorf("%q: %+v", args, r)
		}
	}
}

// TestHookGreyCommands: who can be asked is asked, and nobody's setting is
// overruled.
func TestHookGreyCommands(t *testing.T) {
	for _, c := range []struct {
		host     string
		terminal bool
		env      string
		want     string
	}{
		{"claude", false, "", `"permissionDecision":"ask"`},
		{"claude", false, "PHOCINAE_GUARD_FAIL_CLOSED=deny", `"permissionDecision":"deny"`},
		{"codex", true, "", `"permissionDecision":"deny"`},
		{"codex", true, "PHOCINAE_GUARD_FAIL_CLOSED=ask", `"permissionDecision":"deny"`},
		{"gemini", true, "", `"decision":"ask"`},
		{"gemini", false, "", `"decision":"deny"`},
		{"crush", true, "", `"decision":"deny"`},
	} {
		r := runHookWith(t, newGate, strings.NewReader(event(t, c.host, "no-such-program-at-all x")), c.terminal, []string{c.env}, c.host)
		if !strings.Contains(r.stdout, c.want) {
			t.Errorf("%+v: %+v", c, r)
		}
	}
}
