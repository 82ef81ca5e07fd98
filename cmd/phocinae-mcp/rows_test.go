package main

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"
)

// Values of _meta: without and with the capability to show a form.
const (
	m0 = `{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}`
	me = `{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}`
)

// call is a modern tools/call of gate; more are further params.
func call(id int, command, meta, more string) string {
	q, _ := json.Marshal(command)
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"gate","arguments":{"command":%s},"_meta":%s%s}}`, id, q, meta, more)
}

func request(id int, method, params string) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`, id, method, params)
}

func wantStatus(t *testing.T, p peer, a answer, status int) {
	t.Helper()
	if p.http() && a.status != status {
		t.Errorf("HTTP %d, want %d: %s", a.status, status, a.raw)
	}
}

func TestRow1Discover(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		a := p.send(t, request(1, "server/discover", `{"_meta":`+m0+`}`), false)
		wantStatus(t, p, a, 200)
		r := a.Result
		if r["resultType"] != "complete" || r["ttlMs"].(float64) < 0 || r["cacheScope"] != "private" {
			t.Error(a.raw)
		}
		if got := compact(t, r["supportedVersions"]); got != `["2026-07-28","2025-11-25","2025-06-18","2025-03-26","2024-11-05"]` {
			t.Error(got)
		}
		if got := compact(t, r["capabilities"]); got != `{"resources":{},"tools":{}}` {
			t.Error(got)
		}
		info := r["_meta"].(map[string]any)["io.modelcontextprotocol/serverInfo"].(map[string]any)
		if info["name"] != "phocinae-mcp" || info["version"] != version {
			t.Error(info)
		}
	})
}

func TestRow2And3Verdicts(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		for command, want := range map[string]string{"ls": "allow", "rm -rf /": "deny"} {
			a := p.send(t, call(2, command, me, ""), false)
			wantStatus(t, p, a, 200)
			if a.Result["resultType"] != "complete" || a.Result["isError"] != false ||
				a.structured("decision") != want || a.structured("layer") != "L0" || a.structured("command") != command || a.structured("reason") == "" {
				t.Error(a.raw)
			}
			text := a.Result["content"].([]any)[0].(map[string]any)["text"].(string)
			var same any
			if json.Unmarshal([]byte(text), &same) != nil || !reflect.DeepEqual(same, a.Result["structuredContent"]) {
				t.Errorf("text and structured content differ: %s", a.raw)
			}
		}
	})
}

// state asks about git push and returns the state to come back with.
func state(t *testing.T, p peer, id int) string {
	t.Helper()
	a := p.send(t, call(id, "git push", me, ""), false)
	s, _ := a.Result["requestState"].(string)
	if a.Result["resultType"] != "input_required" || s == "" {
		t.Fatal(a.raw)
	}
	return s
}

func answered(s, responses string) string {
	q, _ := json.Marshal(s)
	return `,"requestState":` + string(q) + `,"inputResponses":` + responses
}

func TestRow4Ask(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		a := p.send(t, call(4, "git push", me, ""), false)
		wantStatus(t, p, a, 200)
		if a.Result["resultType"] != "input_required" || strings.Count(a.Result["requestState"].(string), ".") != 1 {
			t.Error(a.raw)
		}
		for _, key := range []string{"content", "structuredContent", "isError", "ttlMs", "cacheScope"} {
			if _, ok := a.Result[key]; ok {
				t.Errorf("%s in %s", key, a.raw)
			}
		}
		q := a.Result["inputRequests"].(map[string]any)["approval"].(map[string]any)
		params := q["params"].(map[string]any)
		if q["method"] != "elicitation/create" || params["mode"] != "form" || !strings.Contains(params["message"].(string), "git push") {
			t.Error(a.raw)
		}
		if got := compact(t, params["requestedSchema"]); got != `{"properties":{"approve":{"default":false,"title":"Run this command","type":"boolean"}},"required":["approve"],"type":"object"}` {
			t.Error(got)
		}
	})
}

func TestRow5To7Answers(t *testing.T) {
	for _, c := range []struct{ response, decision, action string }{
		{`{"approval":{"action":"accept","content":{"approve":true}}}`, "allow", "accept"},
		{`{"approval":{"action":"accept","content":{"approve":true}},"other":{"x":1},"third":7}`, "allow", "accept"}, // row 10
		{`{"approval":{"action":"accept","content":{"approve":false}}}`, "deny", "accept"},
		{`{"approval":{"action":"accept","content":{"approve":"yes"}}}`, "deny", "accept"},
		{`{"approval":{"action":"accept","content":{"approve":1}}}`, "deny", "accept"},
		{`{"approval":{"action":"accept","content":{}}}`, "deny", "accept"},
		{`{"approval":{"action":"accept","content":[true]}}`, "deny", "accept"},
		{`{"approval":{"action":"accept"}}`, "deny", "accept"},
		{`{"approval":{"action":"decline"}}`, "deny", "decline"},
		{`{"approval":{"action":"decline","content":{"approve":true}}}`, "deny", "decline"},
		{`{"approval":{"action":"cancel"}}`, "deny", "cancel"},
	} {
		both(t, func(t *testing.T, p peer, _ *clock) {
			a := p.send(t, call(6, "git push", me, answered(state(t, p, 5), c.response)), false)
			wantStatus(t, p, a, 200)
			if a.structured("decision") != c.decision || a.structured("human_action") != c.action ||
				a.structured("layer") != "human_confirm" || a.Result["resultType"] != "complete" || a.Result["isError"] != false {
				t.Errorf("%s: %s", c.response, a.raw)
			}
		})
	}
}

const accept = `{"approval":{"action":"accept","content":{"approve":true}}}`

func TestRow8BadStates(t *testing.T) {
	both(t, func(t *testing.T, p peer, c *clock) {
		refused := func(name, message string) {
			t.Helper()
			a := p.send(t, message, false)
			wantStatus(t, p, a, 400)
			if a.code() != -32602 || strings.Contains(a.raw, "push") || strings.Contains(a.raw, "expire") {
				t.Errorf("%s: %s", name, a.raw)
			}
		}
		s := state(t, p, 1)
		for i := range len(s) {
			b := []byte(s)
			if b[i] != 'A' {
				b[i] = 'A'
			} else {
				b[i] = 'B'
			}
			refused(fmt.Sprint("character ", i), call(2, "git push", me, answered(string(b), accept)))
		}
		refused("another command", call(3, "git push origin main", me, answered(s, accept)))
		refused("a harmless command", call(4, "ls", me, answered(s, accept)))
		refused("another directory", `{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"gate","arguments":{"command":"git push","cwd":"/tmp"},"_meta":`+me+answered(s, accept)+`}}`)
		refused("responses without a state", call(6, "git push", me, `,"inputResponses":`+accept))
		refused("an empty state", call(7, "git push", me, answered("", accept)))
		refused("a state of another type", call(8, "git push", me, `,"requestState":7,"inputResponses":`+accept))
		refused("a line break", call(9, "git push", me, answered(s[:10]+"\n"+s[10:], accept)))
		refused("padding", call(10, "git push", me, answered(s+"=", accept)))
		refused("twice as much", call(11, "git push", me, answered(s+"."+s, accept)))
		refused("another tool", request(12, "tools/call", `{"name":"score","arguments":{"state":"x","criteria":["y"]},"_meta":`+me+answered(s, accept)+`}`))
		c.offset = 121 * time.Second
		refused("expired", call(13, "git push", me, answered(s, accept)))
		c.offset = 0
		// None of that used it up.
		if a := p.send(t, call(14, "git push", me, answered(s, accept)), false); a.structured("decision") != "allow" {
			t.Error(a.raw)
		}
		refused("a second time", call(15, "git push", me, answered(s, accept)))
	})
}

func TestRow9AsksAgain(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		s := state(t, p, 1)
		a := p.send(t, call(2, "git push", me, answered(s, `{}`)), false)
		wantStatus(t, p, a, 200)
		if next, _ := a.Result["requestState"].(string); a.Result["resultType"] != "input_required" || next == "" || next == s {
			t.Error(a.raw)
		}
	})
}

func TestRow11WrongShape(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		s := state(t, p, 1)
		for _, r := range []string{`{"approval":"yes"}`, `{"approval":{}}`, `{"approval":{"action":"maybe"}}`, `{"approval":{"action":1}}`, `"x"`, `[]`, `{"approval":null}`} {
			a := p.send(t, call(2, "git push", me, answered(s, r)), false)
			wantStatus(t, p, a, 400)
			if a.code() != -32602 {
				t.Errorf("%s: %s", r, a.raw)
			}
		}
	})
}

func TestRow12TextAsk(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		url := strings.Replace(me, `"elicitation":{}`, `"elicitation":{"url":{}}`, 1)
		for _, meta := range []string{m0, url, strings.Replace(me, `"elicitation":{}`, `"elicitation":true`, 1)} {
			a := p.send(t, call(12, "git push", meta, ""), false)
			wantStatus(t, p, a, 200)
			if a.Result["resultType"] != "complete" || a.structured("decision") != "ask" || !strings.Contains(a.raw, "a human must review") {
				t.Error(a.raw)
			}
		}
		form := strings.Replace(me, `"elicitation":{}`, `"elicitation":{"form":{},"url":{}}`, 1)
		if a := p.send(t, call(13, "git push", form, ""), false); a.Result["resultType"] != "input_required" {
			t.Error(a.raw)
		}
	})
}

func TestRow13Versions(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		for _, v := range []string{"1900-01-01", "2099-01-01", ""} {
			a := p.send(t, call(13, "ls", strings.Replace(m0, "2026-07-28", v, 1), ""), false)
			wantStatus(t, p, a, 400)
			if a.code() != -32022 || a.Error.Data["requested"] != v || len(a.Error.Data["supported"].([]any)) != 5 {
				t.Error(a.raw)
			}
		}
	})
}

func TestRow14MissingKeys(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		for _, meta := range []string{
			`{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}`,
			`{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":[]}`,
			`{"io.modelcontextprotocol/clientCapabilities":{}}`,
			strings.Replace(m0, "{", `{"io.modelcontextprotocol/logLevel":"loud",`, 1),
			strings.Replace(m0, "{", `{"io.modelcontextprotocol/clientInfo":"me",`, 1),
		} {
			a := p.send(t, call(14, "ls", meta, ""), false)
			wantStatus(t, p, a, 400)
			if a.code() != -32602 {
				t.Errorf("%s: %s", meta, a.raw)
			}
		}
		if a := p.send(t, call(14, "ls", strings.Replace(m0, "{", `{"io.modelcontextprotocol/logLevel":"info","io.modelcontextprotocol/clientInfo":{"name":"x","version":"1"},`, 1), ""), false); a.structured("decision") != "allow" {
			t.Error(a.raw)
		}
	})
}

func TestRow15RemovedMethods(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		for _, m := range []string{"ping", "initialize", "logging/setLevel", "resources/subscribe", "prompts/list", "subscriptions/listen", "shutdown", "no/such", ""} {
			a := p.send(t, request(15, m, `{"_meta":`+m0+`}`), false)
			wantStatus(t, p, a, 404)
			if a.code() != -32601 {
				t.Errorf("%s: %s", m, a.raw)
			}
		}
	})
}

func TestRow16Initialize(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		for asked, want := range map[string]string{
			"2024-11-05": "2024-11-05", "2025-03-26": "2025-03-26", "2025-06-18": "2025-06-18", "2025-11-25": "2025-11-25",
			"2026-07-28": "2025-11-25", "2099-01-01": "2025-11-25", "x": "2025-11-25",
		} {
			a := p.send(t, request(16, "initialize", `{"protocolVersion":"`+asked+`","capabilities":{},"clientInfo":{"name":"x","version":"1"}}`), false)
			wantStatus(t, p, a, 200)
			if a.Result["protocolVersion"] != want || a.Result["serverInfo"] == nil {
				t.Errorf("%s: %s", asked, a.raw)
			}
			if _, ok := a.Result["resultType"]; ok {
				t.Error(a.raw)
			}
		}
	})
}

func TestRow18PingShutdown(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		for _, m := range []string{"ping", "shutdown"} {
			a := p.send(t, `{"jsonrpc":"2.0","id":"a","method":"`+m+`"}`, false)
			wantStatus(t, p, a, 200)
			if a.raw != `{"jsonrpc":"2.0","id":"a","result":{}}` {
				t.Error(a.raw)
			}
		}
	})
}

func TestRow19Mixed(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		a := p.send(t, request(1, "server/discover", `{"_meta":`+m0+`}`), false)
		b := p.send(t, request(2, "initialize", `{"protocolVersion":"2024-11-05","capabilities":{}}`), false)
		c := p.send(t, call(3, "git push", me, ""), false)
		d := p.send(t, `{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"gate","arguments":{"command":"git push"}}}`, false)
		e := p.send(t, call(5, "ls", m0, ""), false)
		if a.Result["resultType"] != "complete" || b.Result["protocolVersion"] != "2024-11-05" || c.Result["resultType"] != "input_required" ||
			d.Result["resultType"] != nil || d.Result["content"] == nil || e.Result["resultType"] != "complete" || e.structured("decision") != "allow" {
			t.Error(a.raw, b.raw, c.raw, d.raw, e.raw)
		}
	})
}
