package main

import (
	"net/http"
	"strings"
	"testing"
)

// legacy sends a message as a client of a version does after its handshake.
func legacy(t *testing.T, p peer, version, raw string) answer {
	t.Helper()
	if h, ok := p.(*httpPeer); ok {
		return h.post(t, raw, func(r *http.Request) { r.Header.Set("MCP-Protocol-Version", version) })
	}
	return p.send(t, raw, false)
}

func TestRow17LegacyShapes(t *testing.T) {
	for _, c := range []struct {
		version                        string
		annotations, titles, structure bool
	}{
		{"2024-11-05", false, false, false},
		{"2025-03-26", true, false, false},
		{"2025-06-18", true, true, true},
		{"2025-11-25", true, true, true},
	} {
		both(t, func(t *testing.T, p peer, _ *clock) {
			p.send(t, request(1, "initialize", `{"protocolVersion":"`+c.version+`","capabilities":{}}`), false)
			p.send(t, `{"jsonrpc":"2.0","method":"notifications/initialized"}`, true)
			list := legacy(t, p, c.version, `{"jsonrpc":"2.0","id":2,"method":"tools/list"}`)
			for key, want := range map[string]bool{`"annotations"`: c.annotations, `"outputSchema"`: c.titles, `"name":"gate","title"`: c.titles,
				`"resultType"`: false, `"ttlMs"`: false, `"cacheScope"`: false, `"_meta"`: false} {
				if strings.Contains(list.raw, key) != want {
					t.Errorf("%s: %s in %s", c.version, key, list.raw)
				}
			}
			verdict := legacy(t, p, c.version, `{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"gate","arguments":{"command":"git push"}}}`)
			for key, want := range map[string]bool{"structuredContent": c.structure, "resultType": false, "_meta": false, "isError": true, "content": true} {
				if _, ok := verdict.Result[key]; ok != want {
					t.Errorf("%s: %s in %s", c.version, key, verdict.raw)
				}
			}
			if !strings.Contains(verdict.raw, `\"decision\": \"ask\"`) || !strings.Contains(verdict.raw, "a human must review") {
				t.Error(verdict.raw)
			}
			for _, m := range []string{
				`{"jsonrpc":"2.0","id":4,"method":"resources/list"}`,
				`{"jsonrpc":"2.0","id":4,"method":"resources/read","params":{"uri":"phocinae://policy/gate-approval"}}`,
				`{"jsonrpc":"2.0","id":4,"method":"resources/templates/list","params":{}}`,
			} {
				a := legacy(t, p, c.version, m)
				if a.Result["resultType"] != "complete" || a.Result["ttlMs"] == nil || a.Result["cacheScope"] != "private" || a.Result["_meta"] != nil {
					t.Error(a.raw)
				}
			}
			a := legacy(t, p, c.version, `{"jsonrpc":"2.0","id":5,"method":"resources/read","params":{"uri":"x://y"}}`)
			if a.code() != -32002 {
				t.Error(a.raw)
			}
			wantStatus(t, p, a, 200)
		})
	}
}

// Without a handshake the requests are answered all the same.
func TestLegacyWithoutHandshake(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		list := p.send(t, `{"jsonrpc":"2.0","id":2,"method":"tools/list"}`, false)
		if len(list.Result["tools"].([]any)) != 4 || strings.Contains(list.raw, "outputSchema") {
			t.Error(list.raw)
		}
		a := p.send(t, `{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"gate","arguments":{"command":"rm -rf /"}}}`, false)
		if !strings.Contains(a.raw, `\"decision\": \"deny\"`) || a.Result["isError"] != false {
			t.Error(a.raw)
		}
		if a := p.send(t, `{"jsonrpc":"2.0","id":3,"method":"no/such"}`, false); a.code() != -32601 {
			t.Error(a.raw)
		}
		if a := p.send(t, `{"jsonrpc":"2.0","id":3,"method":"server/discover"}`, false); a.code() == 0 {
			t.Error(a.raw)
		}
	})
}

func TestRow20BadMessages(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		for _, c := range []struct {
			raw    string
			code   int
			status int
		}{
			{`{nope`, -32700, 400},
			{`{"jsonrpc":"2.0","id":1,"method":"ping"}x`, -32700, 400},
			{`{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}`, -32700, 400},
			{"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"p\xffing\"}", -32700, 400},
			{`{"jsonrpc":"2.0","id":1,"method":"\ud800"}`, -32700, 400},
			{`[{"jsonrpc":"2.0","id":1,"method":"ping"}]`, -32600, 400},
			{`7`, -32600, 400},
			{`{"id":1,"method":"ping"}`, -32600, 400},
			{`{"jsonrpc":"1.0","id":1,"method":"ping"}`, -32600, 400},
			{`{"jsonrpc":"2.0","id":null,"method":"ping"}`, -32600, 400},
			{`{"jsonrpc":"2.0","id":{},"method":"ping"}`, -32600, 400},
			{`{"jsonrpc":"2.0","id":1,"method":7}`, -32600, 400},
			{`{"jsonrpc":"2.0","id":1}`, -32600, 400},
			{`{"jsonrpc":"2.0","id":1,"METHOD":"ping"}`, -32600, 400},
			{`{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}`, -32602, 400},
			{`"` + strings.Repeat("x", 20<<20) + `"`, -32600, 413},
			{strings.Repeat("[", 1<<20), -32700, 400},
		} {
			a := p.send(t, c.raw, false)
			wantStatus(t, p, a, c.status)
			if a.code() != c.code {
				t.Errorf("%.80q: %s", c.raw, a.raw)
			}
			if strings.Contains(a.raw, "null") {
				t.Errorf("a null id: %s", a.raw)
			}
		}
		if a := p.send(t, `{"jsonrpc":"2.0","id":9,"method":"ping"}`, false); a.raw != `{"jsonrpc":"2.0","id":9,"result":{}}` {
			t.Error(a.raw)
		}
	})
}

// One version of the protocol has batches, and there they must be served.
func TestBatches(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		p.send(t, request(1, "initialize", `{"protocolVersion":"2025-03-26","capabilities":{}}`), false)
		send := func(raw string) string {
			if h, ok := p.(*httpPeer); ok {
				r := h.raw(t, raw, func(r *http.Request) { r.Header.Set("MCP-Protocol-Version", "2025-03-26") })
				return r
			}
			s := p.(*stdioPeer)
			if _, err := s.in.Write([]byte(raw + "\n")); err != nil {
				t.Fatal(err)
			}
			line, err := s.out.ReadString('\n')
			if err != nil {
				t.Fatal(err)
			}
			return strings.TrimSpace(line)
		}
		for raw, want := range map[string]string{
			`[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"},{"jsonrpc":"2.0","id":"b","method":"ping"}]`: `[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":"b","result":{}}]`,
			`[]`: `{"jsonrpc":"2.0","error":{"code":-32600,"message":"the batch is empty"}}`,
			`[{"jsonrpc":"2.0","id":1,"method":"initialize"},3]`: `[{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"initialize must stand alone"}},{"jsonrpc":"2.0","error":{"code":-32600,"message":"the message is not an object"}}]`,
			`[1,`: `{"jsonrpc":"2.0","error":{"code":-32700,"message":"the message is not valid JSON"}}`,
		} {
			if got := send(raw); got != want {
				t.Errorf("%s\n got %s\nwant %s", raw, got, want)
			}
		}
	})
}

// A notification is never executed or answered, whatever its method.
func TestNotifications(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		for _, raw := range []string{
			`{"jsonrpc":"2.0","method":"notifications/initialized"}`,
			`{"jsonrpc":"2.0","method":"tools/call","params":{"name":"gate","arguments":{"command":"ls"}}}`,
			`{"jsonrpc":"2.0","method":"initialize","params":{"protocolVersion":"2025-11-25"}}`,
			`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}`,
			`{"jsonrpc":"2.0","method":"notifications/cancelled"}`,
		} {
			a := p.send(t, raw, true)
			if p.http() && (a.status != 202 || a.raw != "") {
				t.Errorf("%s: %d %s", raw, a.status, a.raw)
			}
		}
		// The next line is the answer to this, so there was none before.
		if a := p.send(t, `{"jsonrpc":"2.0","id":9,"method":"tools/list"}`, false); string(a.ID) != "9" || strings.Contains(a.raw, "outputSchema") {
			t.Error(a.raw)
		}
	})
}
