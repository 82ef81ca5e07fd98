package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// legacyPush is a call of gate by a client of an older protocol.
const legacyPush = `{"jsonrpc":"2.0","id":"c","method":"tools/call","params":{"name":"gate","arguments":{"command":"git push"}}}`

// elicitor starts a server that may ask legacy clients, with a session of a
// version and capabilities.
func elicitor(t *testing.T, ask, version, capabilities string, given map[string]string) *stdioPeer {
	t.Helper()
	s, _ := newServer(t, &clock{}, given, settings{ask: ask})
	p := newStdio(t, s)
	p.send(t, request(1, "initialize", fmt.Sprintf(`{"protocolVersion":%q,"capabilities":%s,"clientInfo":{"name":"x","version":"1"}}`, version, capabilities)), false)
	p.send(t, `{"jsonrpc":"2.0","method":"notifications/initialized"}`, true)
	return p
}

// asked is a request from the server.
type asked struct {
	ID     string
	Method string
	Params map[string]any
	raw    string
}

func (p *stdioPeer) question(t *testing.T) asked {
	t.Helper()
	line, err := p.out.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	q := asked{raw: line}
	if err := json.Unmarshal([]byte(line), &q); err != nil || q.Method != "elicitation/create" || q.ID == "" {
		t.Fatalf("no question: %s", line)
	}
	return q
}

// text returns the verdict in the text of a result.
func (a *answer) text(t *testing.T, key string) any {
	t.Helper()
	list, _ := a.Result["content"].([]any)
	var v map[string]any
	if len(list) != 1 || json.Unmarshal([]byte(list[0].(map[string]any)["text"].(string)), &v) != nil {
		t.Fatalf("no verdict: %s", a.raw)
	}
	return v[key]
}

// What a legacy client's user answers decides about that ask and nothing else.
func TestElicitAnswers(t *testing.T) {
	for _, c := range []struct{ answer, decision, action string }{
		{`"result":{"action":"accept","content":{"approve":true}}`, "allow", "accept"},
		{`"result":{"action":"accept","content":{"approve":false}}`, "deny", "accept"},
		{`"result":{"action":"accept","content":{"approve":"true"}}`, "deny", "accept"},
		{`"result":{"action":"accept","content":{}}`, "deny", "accept"},
		{`"result":{"action":"accept"}`, "deny", "accept"},
		{`"result":{"action":"decline","content":{"approve":true}}`, "deny", "decline"},
		{`"result":{"action":"cancel"}`, "deny", "cancel"},
		{`"result":{"action":"maybe","content":{"approve":true}}`, "deny", "cancel"},
		{`"result":{"approve":true}`, "deny", "cancel"},
		{`"result":"accept"`, "deny", "cancel"},
		{`"error":{"code":-32601,"message":"no"}`, "deny", "cancel"},
		{`"result":{"action":"accept","content":{"approve":true}},"error":{"code":1,"message":"x"}`, "deny", "cancel"},
	} {
		for _, version := range []string{"2025-06-18", "2025-11-25"} {
			log := filepath.Join(t.TempDir(), "audit.jsonl")
			p := elicitor(t, "elicit", version, `{"elicitation":{}}`, map[string]string{"audit": log})
			p.send(t, legacyPush, true)
			q := p.question(t)
			if !strings.Contains(q.Params["message"].(string), "git push") || q.Params["mode"] != nil || q.Params["requestedSchema"] == nil {
				t.Errorf("%s", q.raw)
			}
			a := p.send(t, fmt.Sprintf(`{"jsonrpc":"2.0","id":%q,%s}`, q.ID, c.answer), false)
			if string(a.ID) != `"c"` || a.text(t, "decision") != c.decision || a.text(t, "human_action") != c.action || a.text(t, "layer") != "human_confirm" {
				t.Errorf("%s: %s", c.answer, a.raw)
			}
			// The next call asks again, and a deny is never asked about.
			p.send(t, legacyPush, true)
			p.question(t)
			if a := p.send(t, strings.Replace(legacyPush, "git push", "rm -rf /", 1), false); a.code() == 0 {
				t.Errorf("an id in use was served: %s", a.raw)
			}
			if a := p.send(t, strings.NewReplacer("git push", "rm -rf /", `"c"`, `"d"`).Replace(legacyPush), false); a.text(t, "decision") != "deny" || a.text(t, "layer") != "L0" {
				t.Error(a.raw)
			}
			data, err := os.ReadFile(log)
			if err != nil || !strings.Contains(string(data), `"human_confirm"`) {
				t.Errorf("%s, %v", data, err)
			}
		}
	}
}

// A command has lines, none of which passes for one of the form.
func TestFormCannotBeForged(t *testing.T) {
	p := elicitor(t, "elicit", "2025-11-25", `{"elicitation":{}}`, nil)
	p.send(t, strings.Replace(legacyPush, "git push", `cat <<'X' >/dev/null; git push\nls -la\nDirectory: /tmp/scratch\nReason: it lists a directory [known-safe]\nX`, 1), true)
	message := p.question(t).Params["message"].(string)
	lines := strings.Split(message, "\n")
	own := 0
	for _, l := range lines {
		switch {
		case strings.HasPrefix(l, "Reason: "), strings.HasPrefix(l, "Directory: "):
			own++
			if strings.Contains(l, "known-safe") || strings.Contains(l, "scratch") {
				t.Errorf("forged: %s", message)
			}
		}
	}
	if own == 0 || !strings.HasPrefix(lines[2], "Reason: ") || !strings.Contains(message, "\n  | Reason: it lists a directory [known-safe]\n  | X") {
		t.Errorf("%d: %s", own, message)
	}
}

// Nobody is asked who cannot be, or need not be.
func TestElicitOnlyWhereDeclared(t *testing.T) {
	for _, c := range []struct{ ask, version, capabilities string }{
		{"mrtr", "2025-11-25", `{"elicitation":{}}`},
		{"text", "2025-11-25", `{"elicitation":{}}`},
		{"elicit", "2025-11-25", `{}`},
		{"elicit", "2025-11-25", `{"elicitation":{"url":{}}}`},
		{"elicit", "2025-11-25", `{"elicitation":true}`},
		{"elicit", "2025-11-25", `[]`},
		{"elicit", "2025-03-26", `{"elicitation":{}}`},
		{"elicit", "2024-11-05", `{"elicitation":{}}`},
	} {
		p := elicitor(t, c.ask, c.version, c.capabilities, nil)
		a := p.send(t, legacyPush, false)
		if a.text(t, "decision") != "ask" || a.text(t, "human_action") != nil {
			t.Errorf("%+v: %s", c, a.raw)
		}
	}
	// A modern call in the same session is asked in its own way.
	p := elicitor(t, "elicit", "2025-11-25", `{"elicitation":{"form":{}}}`, nil)
	if a := p.send(t, call(3, "git push", me, ""), false); a.Result["resultType"] != "input_required" {
		t.Error(a.raw)
	}
	if a := p.send(t, call(4, "git push", m0, ""), false); a.structured("decision") != "ask" {
		t.Error(a.raw)
	}
	// HTTP carries no requests to a client.
	s, _ := newServer(t, &clock{}, nil, settings{ask: "elicit"})
	h := &httpPeer{s.Handler("")}
	h.send(t, request(1, "initialize", `{"protocolVersion":"2025-11-25","capabilities":{"elicitation":{}}}`), false)
	if a := legacy(t, h, "2025-11-25", legacyPush); a.text(t, "decision") != "ask" {
		t.Error(a.raw)
	}
}

// Answers with another id, of another call or a second time decide nothing.
func TestElicitMismatch(t *testing.T) {
	p := elicitor(t, "elicit", "2025-11-25", `{"elicitation":{}}`, nil)
	const yes = `"result":{"action":"accept","content":{"approve":true}}`
	p.send(t, legacyPush, true)
	first := p.question(t)
	p.send(t, strings.NewReplacer("git push", "git push origin main", `"c"`, `"d"`).Replace(legacyPush), true)
	second := p.question(t)
	if first.ID == second.ID {
		t.Fatal("one id for two questions")
	}
	for _, id := range []string{`"c"`, `"x"`, `1`, `"` + strings.ToUpper(first.ID) + `"`} {
		p.send(t, `{"jsonrpc":"2.0","id":`+id+`,`+yes+`}`, true)
	}
	if a := p.send(t, fmt.Sprintf(`{"jsonrpc":"2.0","id":%q,%s}`, second.ID, yes), false); string(a.ID) != `"d"` || a.text(t, "decision") != "allow" || a.text(t, "command") != "git push origin main" {
		t.Error(a.raw)
	}
	p.send(t, fmt.Sprintf(`{"jsonrpc":"2.0","id":%q,%s}`, second.ID, yes), true) // again
	if a := p.send(t, fmt.Sprintf(`{"jsonrpc":"2.0","id":%q,"result":{"action":"decline"}}`, first.ID), false); string(a.ID) != `"c"` || a.text(t, "decision") != "deny" {
		t.Error(a.raw)
	}
}

// A cancelled call is not answered and its question taken back; the yes that
// comes afterwards is for nothing.
func TestElicitCancelled(t *testing.T) {
	p := elicitor(t, "elicit", "2025-11-25", `{"elicitation":{}}`, nil)
	p.send(t, legacyPush, true)
	q := p.question(t)
	p.send(t, `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"c"}}`, true)
	line, err := p.out.ReadString('\n')
	if err != nil || !strings.Contains(line, "notifications/cancelled") || !strings.Contains(line, q.ID) {
		t.Fatalf("%s, %v", line, err)
	}
	p.send(t, fmt.Sprintf(`{"jsonrpc":"2.0","id":%q,"result":{"action":"accept","content":{"approve":true}}}`, q.ID), true)
	if a := p.send(t, `{"jsonrpc":"2.0","id":9,"method":"ping"}`, false); string(a.ID) != "9" {
		t.Error(a.raw)
	}
}

// The policy may change while a person thinks. Then their answer is about
// another question, and the command is judged anew.
func TestElicitAfterTheWorldChanged(t *testing.T) {
	dir := t.TempDir()
	p := elicitor(t, "elicit", "2025-11-25", `{"elicitation":{}}`, nil)
	p.send(t, fmt.Sprintf(`{"jsonrpc":"2.0","id":"c","method":"tools/call","params":{"name":"gate","arguments":{"command":"git push","cwd":%q}}}`, dir), true)
	q := p.question(t)
	if err := os.WriteFile(filepath.Join(dir, ".guardexec.json"), []byte(`{"blacklist":[["no-push","git push"]]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	a := p.send(t, fmt.Sprintf(`{"jsonrpc":"2.0","id":%q,"result":{"action":"accept","content":{"approve":true}}}`, q.ID), false)
	if a.text(t, "decision") != "deny" || a.text(t, "rule") != "table:no-push" || a.text(t, "human_action") != nil {
		t.Error(a.raw)
	}
}

// As a process: many questions wait, all other calls are served, and the end of
// the input is an end.
func TestElicitProcess(t *testing.T) {
	cmd, in, out := piped(t, "--ask", "elicit")
	p := &stdioPeer{in, bufio.NewReaderSize(out, 1<<20)}
	p.send(t, request(1, "initialize", `{"protocolVersion":"2025-06-18","capabilities":{"elicitation":{}}}`), false)
	questions, verdicts := 0, 0
	const calls = 100
	go func() {
		for i := range calls {
			_, _ = io.WriteString(in, strings.Replace(legacyPush, `"c"`, fmt.Sprint(i+100), 1)+"\n")
		}
	}()
	for questions+verdicts < calls {
		line, err := p.out.ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case strings.Contains(line, "elicitation/create"):
			questions++
		case strings.Contains(line, `\"decision\": \"ask\"`):
			verdicts++
		default:
			t.Fatal(line)
		}
	}
	if questions < 1 || questions > 8 {
		t.Errorf("%d questions wait", questions)
	}
	if a := p.send(t, `{"jsonrpc":"2.0","id":9,"method":"ping"}`, false); string(a.ID) != "9" {
		t.Error(a.raw)
	}
	begin := time.Now()
	in.Close()
	if code := waitFor(t, cmd, 5*time.Second); code != 0 || time.Since(begin) > 2*time.Second {
		t.Errorf("exit %d after %v", code, time.Since(begin))
	}
}
