package main

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// raw sends a body and returns that of the answer.
func (p *httpPeer) raw(tb testing.TB, body string, change func(*http.Request)) string {
	tb.Helper()
	r := httptest.NewRequest("POST", "http://127.0.0.1:8255/mcp", strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	change(r)
	w := httptest.NewRecorder()
	p.handler.ServeHTTP(w, r)
	return w.Body.String()
}

func newHTTP(t *testing.T, token string) *httpPeer {
	t.Helper()
	s, _ := newServer(t, &clock{}, nil, settings{})
	return &httpPeer{s.Handler(token)}
}

func TestRow21Headers(t *testing.T) {
	p := newHTTP(t, "")
	set := func(key string, values ...string) func(*http.Request) {
		return func(r *http.Request) {
			r.Header.Del(key)
			for _, v := range values {
				r.Header.Add(key, v)
			}
		}
	}
	read := `{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"phocinae://policy/gate-approval","_meta":` + m0 + `}}`
	for _, c := range []struct {
		name, body string
		change     func(*http.Request)
		status     int
		code       int
	}{
		{"good", call(1, "ls", m0, ""), nil, 200, 0},
		{"no version", call(1, "ls", m0, ""), set("MCP-Protocol-Version"), 400, -32020},
		{"other version", call(1, "ls", m0, ""), set("MCP-Protocol-Version", "2025-11-25"), 400, -32020},
		{"unknown version", call(1, "ls", m0, ""), set("MCP-Protocol-Version", "2099-01-01"), 400, -32020},
		{"version twice", call(1, "ls", m0, ""), set("MCP-Protocol-Version", "2026-07-28", "2026-07-28"), 400, -32020},
		{"no method", call(1, "ls", m0, ""), set("Mcp-Method"), 400, -32020},
		{"other method", call(1, "ls", m0, ""), set("Mcp-Method", "tools/list"), 400, -32020},
		{"method in other case", call(1, "ls", m0, ""), set("Mcp-Method", "Tools/Call"), 400, -32020},
		{"no name", call(1, "ls", m0, ""), set("Mcp-Name"), 400, -32020},
		{"other name", call(1, "ls", m0, ""), set("Mcp-Name", "score"), 400, -32020},
		{"base64 name", call(1, "ls", m0, ""), set("Mcp-Name", "=?base64?Z2F0ZQ==?="), 200, 0},
		{"broken base64", call(1, "ls", m0, ""), set("Mcp-Name", "=?base64?Z2F0Z!==?="), 400, -32020},
		{"unpadded base64", call(1, "ls", m0, ""), set("Mcp-Name", "=?base64?Z2F0ZQ?="), 400, -32020},
		{"base64 of another", call(1, "ls", m0, ""), set("Mcp-Name", "=?base64?c2NvcmU=?="), 400, -32020},
		{"spaces around", call(1, "ls", m0, ""), set("Mcp-Name", " gate "), 200, 0},
		{"resource", read, nil, 200, 0},
		{"other resource", read, set("Mcp-Name", "x"), 400, -32020},
		{"discover without _meta", `{"jsonrpc":"2.0","id":1,"method":"server/discover"}`, set("MCP-Protocol-Version", "2026-07-28"), 400, -32602},
		{"modern header alone", `{"jsonrpc":"2.0","id":1,"method":"tools/list"}`, set("MCP-Protocol-Version", "2026-07-28"), 400, -32602},
		{"unknown header alone", `{"jsonrpc":"2.0","id":1,"method":"tools/list"}`, set("MCP-Protocol-Version", "1900-01-01"), 400, -32022},
		{"session headers are ignored", call(1, "ls", m0, ""), set("Mcp-Session-Id", "x"), 200, 0},
		{"modern unknown tool", strings.Replace(call(1, "ls", m0, ""), `"gate"`, `"gat"`, 1), nil, 400, -32602},
	} {
		a := p.post(t, c.body, c.change)
		if a.status != c.status || a.code() != c.code {
			t.Errorf("%s: %d %s", c.name, a.status, a.raw)
		}
	}
}

func TestRow22And23Front(t *testing.T) {
	p := newHTTP(t, "")
	h := func(key, value string) func(*http.Request) {
		return func(r *http.Request) { r.Header.Set(key, value) }
	}
	without := func(key string) func(*http.Request) {
		return func(r *http.Request) { r.Header.Del(key) }
	}
	host := func(v string) func(*http.Request) { return func(r *http.Request) { r.Host = v } }
	method := func(v string) func(*http.Request) { return func(r *http.Request) { r.Method = v } }
	ls := call(1, "ls", m0, "")
	for _, c := range []struct {
		name, body string
		change     func(*http.Request)
		status     int
	}{
		{"accept html", ls, h("Accept", "text/html"), 406},
		{"accept events only", ls, h("Accept", "text/event-stream"), 406},
		{"accept refuses json", ls, h("Accept", "application/json;q=0"), 406},
		{"accept all", ls, h("Accept", "*/*"), 200},
		{"accept application", ls, h("Accept", "text/html, application/*;q=0.5"), 200},
		{"accept json", ls, h("Accept", "application/json"), 200},
		{"accept nothing said", ls, without("Accept"), 200},
		{"text", ls, h("Content-Type", "text/plain"), 415},
		{"no type", ls, without("Content-Type"), 415},
		{"json with charset", ls, h("Content-Type", "application/json; charset=utf-8"), 200},
		{"compressed", ls, h("Content-Encoding", "gzip"), 415},
		{"too large", `"` + strings.Repeat("x", 4<<20) + `"`, nil, 413},
		{"bad JSON", `{`, nil, 400},
		{"empty", ``, nil, 400},
		{"GET", ls, method("GET"), 405},
		{"DELETE", ls, method("DELETE"), 405},
		{"PUT", ls, method("PUT"), 405},
		{"OPTIONS", ls, method("OPTIONS"), 405},
		{"notification", `{"jsonrpc":"2.0","method":"notifications/initialized"}`, nil, 202},
		{"modern notification", `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"_meta":` + m0 + `}}`, nil, 202},
		{"response", `{"jsonrpc":"2.0","id":1,"result":{}}`, nil, 400},
		{"other path", ls, func(r *http.Request) { r.URL.Path = "/" }, 404},
		{"foreign origin", ls, h("Origin", "https://evil.example"), 403},
		{"null origin", ls, h("Origin", "null"), 403},
		{"origin that begins like ours", ls, h("Origin", "http://127.0.0.1.evil.example"), 403},
		{"origin of a file", ls, h("Origin", "file://"), 403},
		{"two origins", ls, func(r *http.Request) { r.Header["Origin"] = []string{"http://localhost", "http://evil"} }, 403},
		{"own origin", ls, h("Origin", "http://localhost:3000"), 200},
		{"own origin v6", ls, h("Origin", "http://[::1]:3000"), 200},
		{"foreign host", ls, host("evil.example:8255"), 403},
		{"foreign host that begins like ours", ls, host("127.0.0.1.evil.example"), 403},
		{"no host", ls, host(""), 403},
		{"localhost", ls, host("localhost:8255"), 200},
		{"v6", ls, host("[::1]:8255"), 200},
		{"foreign GET", ls, func(r *http.Request) { r.Method = "GET"; r.Host = "evil.example" }, 403},
	} {
		a := p.post(t, c.body, c.change)
		if a.status != c.status {
			t.Errorf("%s: %d %s", c.name, a.status, a.raw)
		}
		if c.status == 405 && a.head.Get("Allow") != "POST" {
			t.Errorf("%s: no Allow", c.name)
		}
		if c.status == 400 && c.body == "{" && a.code() != -32700 {
			t.Errorf("%s: %s", c.name, a.raw)
		}
		if a.head.Get("Cache-Control") != "no-store" {
			t.Errorf("%s: may be cached", c.name)
		}
	}
}

func TestToken(t *testing.T) {
	p := newHTTP(t, "s3cret")
	ls := call(1, "ls", m0, "")
	for value, want := range map[string]int{"": 401, "Bearer": 401, "Bearer x": 401, "Basic s3cret": 401, "s3cret": 401, "Bearer s3cret": 200, "bearer s3cret": 200} {
		a := p.post(t, ls, func(r *http.Request) {
			if value != "" {
				r.Header.Set("Authorization", value)
			}
		})
		if a.status != want {
			t.Errorf("%q: %d", value, a.status)
		}
		if want == 401 && (a.head.Get("WWW-Authenticate") == "" || strings.Contains(a.raw, "s3cret")) {
			t.Errorf("%q: %s", value, a.raw)
		}
	}
}
