package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// stub is a provider whose one tool does what its argument says.
type stub struct{}

func (stub) Tools() []Tool {
	return []Tool{{Name: "t", Description: "d", Input: jsontext.Value(`{"type":"object"}`)}}
}

func (stub) Resources() []Resource {
	return []Resource{{URI: "x://b", Name: "b", MimeType: "image/png"}}
}

func (stub) Read(context.Context, string) (Content, error) { return Content{Blob: []byte{1, 2}}, nil }

func (stub) Call(ctx context.Context, c Call) (Result, error) {
	switch string(c.Arguments) {
	case `{"do":"panic"}`:
		panic("secret")
	case `{"do":"fail"}`:
		return Result{}, errors.New("secret")
	case `{"do":"error"}`:
		return Result{}, NewError(CodeInvalidParams, "told")
	case `{"do":"ask"}`:
		return Result{Input: &InputRequired{State: "s"}}, nil
	case `{"do":"wait"}`:
		<-ctx.Done()
		return Result{}, ctx.Err()
	}
	return Result{Text: "ok", Structured: jsontext.Value(`{"a":1}`), IsError: string(c.Arguments) == `{"do":"iserror"}`}, nil
}

func newStub() *Server {
	return New(Info{Name: "n", Version: "1"}, stub{}, func(string, ...any) {})
}

const metaText = `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}`

func TestFailuresInside(t *testing.T) {
	s := newStub()
	for do, want := range map[string]string{
		"panic": `"code":-32603`, "fail": `"code":-32603`, "error": `"code":-32602,"message":"told"`,
		"ask": `"requestState":"s"`, "iserror": `"isError":true`,
	} {
		r := s.Handle(t.Context(), nil, []byte(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t","arguments":{"do":"`+do+`"},`+metaText+`}}`), nil)
		if !strings.Contains(string(r.Body), want) || strings.Contains(string(r.Body), "secret") {
			t.Errorf("%s: %s", do, r.Body)
		}
		if do == "iserror" && strings.Contains(string(r.Body), "structuredContent") {
			t.Errorf("%s", r.Body)
		}
	}
	// A legacy client cannot be asked.
	r := s.Handle(t.Context(), nil, []byte(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t","arguments":{"do":"ask"}}}`), nil)
	if !strings.Contains(string(r.Body), "-32603") {
		t.Errorf("%s", r.Body)
	}
	r = s.Handle(t.Context(), nil, []byte(`{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"x://b"}}`), nil)
	if !strings.Contains(string(r.Body), `"blob":"AQI="`) {
		t.Errorf("%s", r.Body)
	}
}

func TestSealer(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	s := NewSealer(func() time.Time { return now })
	state := s.Seal("ask", "a", "bc")
	for _, c := range [][]string{{"ab", "c"}, {"a", "bc", ""}, {"abc"}, {}, {"a", "bd"}} {
		if _, err := s.Open(state, "ask", c...); err != ErrState {
			t.Errorf("%v: %v", c, err)
		}
	}
	if _, err := NewSealer(time.Now).Open(state, "ask", "a", "bc"); err != ErrState {
		t.Error("a key of another process")
	}
	if same, err := s.Open(state, "ask", "a", "bc"); !same || err != nil {
		t.Error(same, err)
	}
	if _, err := s.Open(state, "ask", "a", "bc"); err != ErrState {
		t.Error("used twice")
	}
	if same, err := s.Open(s.Seal("ask", "a"), "deny", "a"); same || err != nil {
		t.Error("another answer", same, err)
	}
	state = s.Seal("ask", "a")
	now = now.AddDate(-1, 0, 0)
	if _, err := s.Open(state, "ask", "a"); err != ErrState {
		t.Error("good for a year, for the clock went back")
	}
	now = now.AddDate(1, 0, 0)
	state = s.Seal("ask", "a")
	now = now.Add(Lifetime)
	if _, err := s.Open(state, "ask", "a"); err != ErrState {
		t.Error("expired")
	}
	for range maxUsed {
		if _, err := s.Open(s.Seal("ask", "a"), "ask", "a"); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.Open(s.Seal("ask", "a"), "ask", "a"); err != ErrState {
		t.Error("forgot a nonce that is still fresh")
	}
	now = now.Add(Lifetime + time.Second)
	if _, err := s.Open(s.Seal("ask", "a"), "ask", "a"); err != nil || len(s.used) != 1 {
		t.Error(err, len(s.used))
	}
}

func TestHeaderText(t *testing.T) {
	for in, want := range map[string]string{"gate": "gate", "=?base64?Z2F0ZQ==?=": "gate", "=?BASE64?Z2F0ZQ==?=": "gate", "=?base64??=": "", "=?x?": "=?x?"} {
		if got, ok := headerText(in); !ok || got != want {
			t.Errorf("%s: %q %v", in, got, ok)
		}
	}
	for _, in := range []string{"=?base64?Z2F0Z!==?=", "=?base64?Z2F0ZQ?=", "=?base64?/w==?=", "=?base64?Z2F0\nZQ==?=", "=?base64?Cg==?="} {
		if got, ok := headerText(in); ok {
			t.Errorf("%s: %q", in, got)
		}
	}
}

// The connection of a client that goes away ends its call.
func TestDisconnectCancels(t *testing.T) {
	ended := make(chan struct{})
	h := newStub().Handler("")
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.ServeHTTP(w, r)
		close(ended)
	}))
	defer srv.Close()
	ctx, cancel := context.WithCancel(t.Context())
	r, _ := http.NewRequestWithContext(ctx, "POST", srv.URL+HTTPPath, strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t","arguments":{"do":"wait"}}}`))
	r.Header.Set("Content-Type", "application/json")
	time.AfterFunc(100*time.Millisecond, cancel)
	if _, err := http.DefaultClient.Do(r); err == nil {
		t.Error("answered")
	}
	select {
	case <-ended:
	case <-time.After(5 * time.Second):
		t.Error("the call goes on")
	}
}

// The writer of a transport is never given part of a line, and a failed one
// ends it.
func TestBrokenOutput(t *testing.T) {
	in := strings.NewReader(strings.Repeat(`{"jsonrpc":"2.0","id":1,"method":"ping"}`+"\n", 100))
	w := &failing{}
	if err := newStub().ServeStdio(t.Context(), in, w); err != nil {
		t.Error(err)
	}
	if w.n != 1 {
		t.Errorf("%d writes after the failure", w.n)
	}
}

type failing struct{ n int }

func (f *failing) Write([]byte) (int, error) { f.n++; return 0, io.ErrClosedPipe }

func TestDuplicateIDs(t *testing.T) {
	wait := `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t","arguments":{"do":"wait"}}}` + "\n"
	var out bytes.Buffer
	if err := newStub().ServeStdio(t.Context(), strings.NewReader(wait+wait), &out); err != nil {
		t.Error(err)
	}
	if got := out.String(); strings.Count(got, "\n") != 1 || !strings.Contains(got, "-32600") {
		t.Error(got)
	}
}

// Whatever comes in, at most one reply goes out, it is one line of JSON, and
// it holds an id only if that was sent.
func FuzzHandle(f *testing.F) {
	for _, s := range []string{
		`{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{` + metaText + `}}`,
		`{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"t","arguments":{},"requestState":"x","inputResponses":{"a":{}},` + metaText + `}}`,
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}`,
		`[{"jsonrpc":"2.0","id":1,"method":"ping"}]`, `{"jsonrpc":"2.0","method":"x"}`, `{"jsonrpc":"2.0","id":1,"result":{}}`, `{nope`, "\xff", `{"jsonrpc":"2.0","id":1e400,"method":"ping"}`,
	} {
		f.Add([]byte(s), "2026-07-28", "tools/call", "=?base64?dA==?=", true)
	}
	s := newStub()
	f.Fuzz(func(t *testing.T, raw []byte, version, method, name string, overHTTP bool) {
		var h *Headers
		sess := &Session{}
		if overHTTP {
			h, sess = &Headers{version, method, name, version != "", method != "", name != ""}, nil
		}
		ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
		defer cancel()
		r := s.Handle(ctx, sess, raw, h)
		if r.Body == nil {
			return
		}
		if !json.Valid(r.Body) || bytes.ContainsAny(r.Body, "\n\r") {
			t.Fatalf("%q", r.Body)
		}
		if bytes.HasPrefix(bytes.TrimLeft(raw, " \t\r\n"), []byte("[")) {
			return // perhaps a batch
		}
		var out map[string]json.RawMessage
		if err := json.Unmarshal(r.Body, &out); err != nil {
			t.Fatalf("%q", r.Body)
		}
		if id, ok := out["id"]; ok && (string(id) == "null" || !bytes.Contains(raw, id)) {
			t.Fatalf("%q to %q", r.Body, raw)
		}
		if (out["result"] == nil) == (out["error"] == nil) {
			t.Fatalf("%q", r.Body)
		}
	})
}

// Whatever bytes come in over stdio, each line that goes out is one value, and
// a good line that follows is answered.
func FuzzStdio(f *testing.F) {
	for _, s := range []string{
		"{nope\n\n", "Content-Length: 3\r\n\r\n{}\n", "content-length: -1\n\n", "Content-Length: 7\n{\"a\":1}\n", "\uFEFF{}", "[1]", "\x00\r\n\u2028",
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"elicitation":{}}}}` + "\n" +
			`{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"t","arguments":{"do":"ask"}}}` + "\n" +
			`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}` + "\n" + `{"jsonrpc":"2.0","id":"x","result":{}}`,
	} {
		f.Add([]byte(s))
	}
	s := newStub()
	f.Fuzz(func(t *testing.T, in []byte) {
		var out bytes.Buffer
		// A header may take what follows it for its message, and no more.
		end := "\n\n" + `{"jsonrpc":"2.0","id":"end","method":"ping"}` + "\n"
		if err := s.ServeStdio(t.Context(), io.MultiReader(bytes.NewReader(in), strings.NewReader(end)), &out); err != nil {
			t.Fatal(err)
		}
		for line := range bytes.Lines(out.Bytes()) {
			if !json.Valid(line) || line[len(line)-1] != '\n' || bytes.ContainsRune(line, '\r') {
				t.Fatalf("%q to %q", line, in)
			}
		}
		if !bytes.Contains(bytes.ToLower(in), []byte("content-length")) && !bytes.Contains(out.Bytes(), []byte(`"id":"end","result":{}`)) {
			t.Fatalf("%q to %q", out.Bytes(), in)
		}
	})
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(`{"jsonrpc":"2.0","id":1,"method":"m","params":{"a":[1,"\u0000"]}}`))
	f.Add([]byte(`{"jsonrpc":"2.0","id":1,"id":1}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		m, fault := decode(raw)
		if fault == nil && (!json.Valid(raw) || m.method == "" && !m.response && !bytes.Contains(raw, []byte(`"method"`))) {
			t.Errorf("%q: %+v", raw, m)
		}
	})
}

func FuzzOpen(f *testing.F) {
	s := NewSealer(time.Now)
	good := s.Seal("a", "b")
	f.Add(good)
	f.Add(good[:len(good)-1])
	f.Fuzz(func(t *testing.T, state string) {
		if _, err := s.Open(state, "a", "b"); err == nil && state != good {
			t.Errorf("%q", state)
		}
	})
}
