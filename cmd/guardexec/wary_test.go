//go:build unix

package main

import (
	"encoding/json"
	"errors"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate/systemone/mock"
)

// place is a user's home beside a repository.
type place struct {
	t          *testing.T
	home, repo string
}

func newPlace(t *testing.T) place {
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	p := place{t, filepath.Join(top, "home"), filepath.Join(top, "repo")}
	if err := errors.Join(os.Mkdir(p.home, 0o700), os.Mkdir(p.repo, 0o700)); err != nil {
		t.Fatal(err)
	}
	return p
}

// put writes a file; its name is relative to the directory of both.
func (p place) put(name, text string) string {
	p.t.Helper()
	file := filepath.Join(filepath.Dir(p.home), name)
	if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, []byte(text), 0o600)); err != nil {
		p.t.Fatal(err)
	}
	return file
}

// conf writes the user's configuration file or table.
func (p place) conf(name, text string) {
	dir := (&program{}).userDir(p.home)
	rel, err := filepath.Rel(filepath.Dir(p.home), dir)
	if err != nil || dir == "" {
		p.t.Skip("no directory for the user's files")
	}
	p.put(filepath.Join(rel, name), text)
}

// hook sends a command to the hook as an agent in the repository does, and
// returns the answer.
func (p place) hook(host, command string, env []string, args ...string) string {
	p.t.Helper()
	input, err := json.Marshal(map[string]any{
		"session_id": "s", "cwd": p.repo, "hook_event_name": "PreToolUse", "tool_name": "Bash",
		"tool_input": map[string]any{"command": command},
	})
	if err != nil {
		p.t.Fatal(err)
	}
	var out, errs strings.Builder
	q := program{
		args: append([]string{"guardexec", "hook", host}, args...), env: append([]string{"HOME=" + p.home}, env...),
		stdin: strings.NewReader(string(input)), stdout: &out, stderr: &errs,
		now: time.Now, newGate: newGate, terminal: func() bool { return false },
	}
	q.run()
	for _, d := range []string{"deny", "ask", "allow"} {
		if strings.Contains(out.String(), `"permissionDecision":"`+d+`"`) {
			if d == "deny" && strings.Contains(out.String(), "refused, because") {
				return "refused: " + out.String()
			}
			return d
		}
	}
	return out.String() + errs.String()
}

// TestEnvironmentDoesNotLoosenTheHook: agents take variables from a file .env of
// the repository.
func TestEnvironmentDoesNotLoosenTheHook(t *testing.T) {
	p := newPlace(t)
	allows := `{"version":1,"whitelist_prefix":["node"],"rules":[{"name":"fine","pattern":["frob"],"decision":"allow"}]}`
	p.put("repo/t.json", allows)
	elsewhere := p.put("cache/t.json", allows)
	conf := p.put("cache/guardexec/config.json", `{"fail_closed":"ask","l0_table":"../t.json","guardexec":{"workspace_writes":"allow","max_chars":1000000}}`)
	p.put("repo/guardexec/config.json", `{"fail_closed":"ask","l0_table":"../t.json"}`)
	p.conf("config.json", `{"fail_closed":"deny"}`)
	p.conf("l0_table.json", `{"blacklist":[["mine","wc"]]}`)
	s := httptest.NewServer(&mock.Server{Noul: .99, Score: 0, Extensions: true})
	defer s.Close()
	for _, env := range [][]string{
		nil,
		{"PHOCINAE_GUARD_FAIL_CLOSED=ask"},
		{"PHOCINAE_GUARD_TABLE=t.json"},
		{"PHOCINAE_GUARD_TABLE=" + p.repo + "/t.json"},
		{"PHOCINAE_GUARD_TABLE=" + elsewhere},
		{"PHOCINAE_GUARD_CONFIG=" + conf},
		{"PHOCINAE_GUARD_CONFIG=" + p.repo + "/guardexec/config.json"},
		{"PHOCINAE_GUARD_CONFIG=guardexec/config.json"},
		{"PHOCINAE_GUARD_L1_ENABLED=1", "PHOCINAE_GUARD_SERVER=" + s.URL},
		{"XDG_CONFIG_HOME=" + p.repo},
		{"XDG_CONFIG_HOME=" + filepath.Dir(elsewhere)},
		{"XDG_CONFIG_HOME=/nonexistent"},
	} {
		for _, command := range []string{"node e.js", "frob", "wc x"} {
			want := "deny"
			if command == "node e.js" {
				want = "ask" // by a rule
			}
			if got := p.hook("claude", command, env); got != want && !strings.HasPrefix(got, "refused: ") {
				t.Errorf("%v: %s: %s", env, command, got)
			}
		}
	}
	for _, name := range []string{"PHOCINAE_GUARD_TABLE", "PHOCINAE_GUARD_CONFIG", "PHOCINAE_GUARD_TOKEN_FILE"} {
		for _, v := range []string{"t.json", p.repo + "/t.json", p.repo + "/../repo/t.json"} {
			if got := p.hook("claude", "ls", []string{name + "=" + v}); !strings.Contains(got, name+" is set to a file of the project") {
				t.Errorf("%s=%s: %s", name, v, got)
			}
		}
	}
}

// TestEnvironmentTightensTheHook: what the environment says is stricter counts,
// and so does what the user says in a file or on the line.
func TestEnvironmentTightensTheHook(t *testing.T) {
	p := newPlace(t)
	harsh := httptest.NewServer(&mock.Server{Noul: .01, Score: 9, Extensions: true})
	defer harsh.Close()
	kind := httptest.NewServer(&mock.Server{Noul: .99, Score: 0, Extensions: true})
	defer kind.Close()
	strict := p.put("cache/t.json", "{\"version\":1,\"whitelist\":[\"frob\"],\"blacklist\":[[\"no-wc\",\"wc\"]],\n\"rules\":[\n"+
		`{"name":"yes","pattern":["du","..."],"decision":"allow"},`+"\n"+
		`{"name":"no","pattern":["cat","..."],"decision":"deny","reason":"no","match":["kitty x"]}],"aliases":{"kitty":"cat"}}`)
	for _, c := range []struct {
		file, command string
		env, args     []string
		want          string
	}{
		{"", "frob", nil, nil, "ask"},
		{"", "frob", []string{"PHOCINAE_GUARD_FAIL_CLOSED=deny"}, nil, "deny"},
		{`{"fail_closed":"ask"}`, "frob", []string{"PHOCINAE_GUARD_FAIL_CLOSED=deny"}, nil, "deny"},
		{"", "frob", []string{"PHOCINAE_GUARD_FAIL_CLOSED=deny"}, []string{"--fail-closed=ask"}, "ask"},
		{"", "wc x", []string{"PHOCINAE_GUARD_TABLE=" + strict}, nil, "deny"},
		{"", "cat x", []string{"PHOCINAE_GUARD_TABLE=" + strict}, nil, "deny"},
		{"", "du x", []string{"PHOCINAE_GUARD_TABLE=" + strict}, nil, "allow"},
		{"", "frob", []string{"PHOCINAE_GUARD_TABLE=" + strict}, nil, "ask"},
		{"", "frob", nil, []string{"--table", strict}, "allow"},
		{`{"l0_table":"` + strict + `"}`, "frob", nil, nil, "allow"},
		{"", "frob", []string{"PHOCINAE_GUARD_L1_ENABLED=1", "PHOCINAE_GUARD_SERVER=" + harsh.URL}, nil, "deny"},
		{"", "frob", []string{"PHOCINAE_GUARD_L1_ENABLED=1", "PHOCINAE_GUARD_SERVER=" + kind.URL}, nil, "ask"},
		{`{"l1_enabled":true,"server":"` + kind.URL + `"}`, "frob", nil, nil, "allow"},
		{`{"l1_enabled":true,"server":"` + harsh.URL + `"}`, "frob", []string{"PHOCINAE_GUARD_SERVER=" + kind.URL}, nil, "deny"},
		{`{"l1_enabled":true,"server":"` + harsh.URL + `"}`, "frob", []string{"PHOCINAE_GUARD_L1_ENABLED=0"}, nil, "deny"},
		{`{"l1_enabled":true,"server":"` + kind.URL + `"}`, "frob", []string{"PHOCINAE_GUARD_L1_ENABLED=0", "PHOCINAE_GUARD_FAIL_CLOSED=deny"}, nil, "deny"},
	} {
		p.conf("config.json", "{}")
		if c.file != "" {
			p.conf("config.json", c.file)
		}
		if got := p.hook("claude", c.command, c.env, c.args...); got != c.want {
			t.Errorf("%s %s %v %v: %s, want %s", c.file, c.command, c.env, c.args, got, c.want)
		}
	}
	// A line in the table is the one in the file.
	r := p.hook("claude", "cat x", []string{"PHOCINAE_GUARD_TABLE=" + p.put("cache/bad.json", `{"blacklist":[["a","("]]}`)})
	if !strings.Contains(r, "bad.json") || !strings.HasPrefix(r, "refused") {
		t.Errorf("a broken table: %s", r)
	}
}

// TestHookKeepsItsPlaces: the audit file and the approvals are not where the
// environment says, but a person finds them.
func TestHookKeepsItsPlaces(t *testing.T) {
	h := newPerson(t)
	evil := t.TempDir()
	plain := h.env
	h.env = append(plain[:1:1], "XDG_STATE_HOME="+evil, "PHOCINAE_GUARD_AUDIT="+evil+"/log", "XDG_CONFIG_HOME="+evil)
	call := id(h.hook("codex", "rm -rf src"))
	if left, err := os.ReadDir(evil); err != nil || len(left) != 0 {
		t.Errorf("%v, %v", left, err)
	}
	h.answer = "yes\n"
	if out, _, _ := h.run("", "approve"); !strings.Contains(out, call) || call == "" {
		t.Errorf("%q is not in %q", call, out)
	}
	if _, errs, code := h.run("", "approve", call); code != 0 {
		t.Errorf("%d %s", code, errs)
	}
	h.env = plain
	if got := h.hook("codex", "rm -rf src"); id(got) != "" || strings.Contains(got, "deny") {
		t.Errorf("%s", got)
	}
	h.env = append(plain[:1:1], "XDG_STATE_HOME="+evil)
	if _, errs, _ := h.run("", "audit"); !strings.Contains(errs, "the hooks of agents write to ") {
		t.Errorf("%s", errs)
	}
}

// TestHomeOfTheProject: a home directory in the workspace that is not the
// account's own tightens, and approves nothing.
func TestHomeOfTheProject(t *testing.T) {
	p := newPlace(t)
	p.home = filepath.Join(p.repo, "home")
	p.conf("config.json", `{"fail_closed":"ask","l0_table":"t.json"}`)
	dir, _ := filepath.Rel(filepath.Dir(p.home), (&program{}).userDir(p.home))
	p.put(filepath.Join(dir, "t.json"), `{"whitelist":["frob"],"blacklist":[["no-wc","wc"]]}`)
	if got := p.hook("claude", "frob", nil); got != "ask" { // by the host's default
		t.Errorf("frob: %s", got)
	}
	if got := p.hook("claude", "wc x", nil); got != "deny" {
		t.Errorf("wc: %s", got)
	}
	if got := p.hook("codex", "rm -rf src", nil); !strings.Contains(got, "deny") || id(got) != "" {
		t.Errorf("rm: %s", got)
	}
}

// TestLinkIsWary: links stand for the shells of agents.
func TestLinkIsWary(t *testing.T) {
	p := newPlace(t)
	t.Chdir(p.repo)
	table := p.put("cache/t.json", `{"whitelist":["frob"]}`)
	for env, want := range map[string]string{
		"PHOCINAE_GUARD_TABLE=" + table: "",
		"PHOCINAE_GUARD_TABLE=t.json":   "PHOCINAE_GUARD_TABLE is set to a file of the project",
		"XDG_CONFIG_HOME=" + p.repo:     "",
	} {
		var errs strings.Builder
		q := program{
			args: []string{"bash", "-c", "frob"}, env: []string{"HOME=" + p.home, env}, stderr: &errs, newGate: newGate,
			now: time.Now, terminal: func() bool { return false }, exec: func(string, []string) int { return 0 },
		}
		if code := q.run(); code != exitRefused && code != exitFailed || !strings.Contains(errs.String(), want) {
			t.Errorf("%s: %d %s", env, code, errs.String())
		}
	}
}

// TestFrameOfClaudeAlone: what Claude Code puts around a command reads and
// writes files that nobody judges, so others must not be able to write it.
func TestFrameOfClaudeAlone(t *testing.T) {
	p := newPlace(t)
	t.Chdir(p.repo)
	temp := filepath.Join(filepath.Dir(p.home), "tmp")
	frame := func(dir, file string) string {
		return "source " + dir + "/shell-snapshots/snapshot-x.sh 2>/dev/null || true && shopt -u extglob 2>/dev/null || true && eval 'ls -d .' && pwd -P >| " + file
	}
	p.put("tmp/claude-1-cwd", "")
	if err := os.Symlink(p.put("home/precious", ""), filepath.Join(temp, "claude-2-cwd")); err != nil {
		t.Fatal(err)
	}
	own, user := frame(p.home+"/.claude", temp+"/claude-1-cwd"), "CLAUDE_CONFIG_DIR="+filepath.Join(filepath.Dir(p.home), "conf")
	for _, c := range []struct {
		script string
		env    []string
		want   bool
	}{
		{own, []string{"GUARDEXEC_HOST=claude"}, true},
		{frame(p.home+"/.claude", temp+"/claude-3-cwd"), []string{"GUARDEXEC_HOST=claude"}, true},
		{frame(user[len("CLAUDE_CONFIG_DIR="):], temp+"/claude-1-cwd"), []string{"GUARDEXEC_HOST=claude", user}, true},
		{own, nil, false},
		{own, []string{"GUARDEXEC_HOST=qwen"}, false},
		{frame(p.home+"/.claude", temp+"/claude-2-cwd"), []string{"GUARDEXEC_HOST=claude"}, false},
		{frame(p.repo, temp+"/claude-1-cwd"), []string{"GUARDEXEC_HOST=claude", "CLAUDE_CONFIG_DIR=" + p.repo}, false},
	} {
		q := program{env: append([]string{"HOME=" + p.home, "TMPDIR=" + temp}, c.env...)}
		if _, ok := q.framed(c.script); ok != c.want {
			t.Errorf("%v: %v for %s", c.env, ok, c.script)
		}
	}
}
