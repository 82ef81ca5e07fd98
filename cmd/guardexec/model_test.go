package main

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate/systemone/mock"
)

// checkWith runs check on the real gate with an environment of its own.
func checkWith(t *testing.T, env []string, args ...string) (code int, out map[string]any, stderr string) {
	t.Helper()
	home := t.TempDir()
	var stdout, errs bytes.Buffer
	p := program{
		args: append([]string{"guardexec", "check"}, args...), stdin: strings.NewReader(""), stdout: &stdout, stderr: &errs,
		env: append([]string{"HOME=" + home, "XDG_CONFIG_HOME=" + home, "XDG_STATE_HOME=" + home}, env...),
		now: time.Now, newGate: newGate,
	}
	code = p.run()
	if stdout.Len() > 0 {
		if err := json.Unmarshal(stdout.Bytes(), &out); err != nil {
			t.Fatalf("%v: %s", err, stdout.String())
		}
	}
	return code, out, errs.String()
}

// The grey commands of the original's battery, and its other two classes, with
// a model that answers by the original's rules.
func TestCheckWithModel(t *testing.T) {
	m := &mock.Server{Noul: .9, Score: 1, Extensions: true, Token: "t0k"}
	if err := m.LoadRules([]byte(`[{"pattern":"risky","noul":0.5,"score":5},{"pattern":"bad","noul":0.9,"score":9}]`)); err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(m)
	defer s.Close()
	env := []string{"PHOCINAE_GUARD_SERVER=" + s.URL, "PHOCINAE_GUARD_L1_ENABLED=1", "PHOCINAE_GUARD_TOKEN=t0k"}
	for _, c := range []struct {
		command, decision, layer string
		code                     int
	}{
		{"frobnicate", "allow", "L1", 0},
		{"frobnicate risky", "ask", "L1", 2},
		{"frobnicate bad", "deny", "L1", 1},
		{"frobnicate; frobnicate bad", "deny", "L1", 1},
		{"ls", "allow", "L0", 0},
		{"rm -rf /", "deny", "L0", 1},
		{"frobnicate; rm -rf /", "deny", "L0", 1},
		{"git push; frobnicate", "ask", "L0", 2},
	} {
		code, out, stderr := checkWith(t, env, "--command", c.command)
		if code != c.code || out["decision"] != c.decision || out["layer"] != c.layer || stderr != "" {
			t.Errorf("%+v: %d %v %s", c, code, out, stderr)
		}
		if c.layer == "L1" && (out["noul"] == nil || out["score"] == nil || out["noul_state"] == nil) {
			t.Errorf("%+v: %v", c, out)
		}
	}
	// Without the token, with a dead server, with the model switched off.
	for _, c := range []struct {
		env  []string
		want string
	}{
		{[]string{"PHOCINAE_GUARD_SERVER=" + s.URL, "PHOCINAE_GUARD_L1_ENABLED=1"}, "HTTP 401"},
		{[]string{"PHOCINAE_GUARD_SERVER=http://127.0.0.1:1", "PHOCINAE_GUARD_L1_ENABLED=true"}, "refused"},
		{[]string{"PHOCINAE_GUARD_SERVER=" + s.URL, "PHOCINAE_GUARD_L1_ENABLED=0"}, ""},
	} {
		code, out, _ := checkWith(t, c.env, "--command", "frobnicate")
		reason, _ := out["reason"].(string)
		if code != 1 || out["layer"] != "fail_closed" || !strings.Contains(reason, c.want) || (c.want == "") == strings.Contains(reason, "model") {
			t.Errorf("%v: %d %v", c.env, code, out)
		}
	}
}

// A server that drips does not hold check longer than the timeout.
func TestCheckWithDrippingModel(t *testing.T) {
	token := filepath.Join(t.TempDir(), "token")
	if err := os.WriteFile(token, []byte(" t0k \n"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(&mock.Server{Noul: .9, Score: 1, Extensions: true, Token: "t0k", Drip: 50 * time.Millisecond})
	defer s.Close()
	env := []string{"PHOCINAE_GUARD_SERVER=" + s.URL, "PHOCINAE_GUARD_L1_ENABLED=1", "PHOCINAE_GUARD_TOKEN_FILE=" + token}
	start := time.Now()
	code, out, _ := checkWith(t, env, "--command", "frobnicate", "--timeout", "0.3")
	if code != 1 || out["layer"] != "fail_closed" || !strings.Contains(out["reason"].(string), "no answer within") || time.Since(start) > 5*time.Second {
		t.Errorf("%d %v after %v", code, out, time.Since(start))
	}
}

// A model that hangs or drips does not take a hook past its deadline, however
// long its own timeout is and however many commands are in the event: what
// answers in time is fail_closed, in the host's words, and the reason says so.
func TestHookWithHangingModel(t *testing.T) {
	end := make(chan struct{})
	hang := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-end }))
	defer hang.Close()
	defer close(end)
	drip := httptest.NewServer(&mock.Server{Noul: .9, Score: 1, Extensions: true, Drip: 30 * time.Millisecond})
	defer drip.Close()
	for _, c := range []struct{ url, host, command, want string }{
		{hang.URL, "claude", "frobnicate", `"permissionDecision":"ask"`},
		{drip.URL, "claude", "frobnicate", `"permissionDecision":"ask"`},
		{hang.URL, "gemini", "frobnicate", `"decision":"deny"`},
		{hang.URL, "claude", "ls", `"permissionDecision":"allow"`},
		{hang.URL, "claude", "rm -rf /", `"permissionDecision":"deny"`},
	} {
		dir := t.TempDir()
		log, conf := filepath.Join(dir, "audit.jsonl"), filepath.Join(dir, "config.json")
		if err := os.WriteFile(conf, []byte(`{"l1_enabled": true, "timeout": 60, "server": "`+c.url+`", "audit_path": "audit.jsonl"}`), 0o600); err != nil {
			t.Fatal(err)
		}
		var out, errs bytes.Buffer
		p := program{
			args: []string{"guardexec", "hook", c.host, "--config", conf}, stdin: strings.NewReader(event(t, c.host, c.command)), stdout: &out, stderr: &errs,
			env: []string{"HOME=" + dir, "SHELL=/bin/zsh"},
			now: time.Now, newGate: newGate, patience: 2 * time.Second,
		}
		code := ended(&p)
		reply := strings.ReplaceAll(out.String(), `": "`, `":"`)
		if !strings.Contains(reply, c.want) || strings.Contains(reply, "did not answer in time") || code != 0 && code != 2 {
			t.Errorf("%+v: exit %d, %s%s", c, code, out.String(), errs.String())
		}
		data, err := os.ReadFile(log)
		if grey := c.command == "frobnicate"; err != nil || grey != strings.Contains(string(data), errHurried.Error()) {
			t.Errorf("%+v: %s, %v", c, data, err)
		}
	}
}
