package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/phocinae/guardexec/cmd/phocinae-mcp/internal/mcp"
)

// clock is a clock that tests can set.
type clock struct{ offset time.Duration }

func (c *clock) now() time.Time { return time.Now().Add(c.offset) }

// environment is one that finds no configuration of the machine's user.
func environment(tb testing.TB, more ...string) []string {
	tb.Helper()
	home := tb.TempDir()
	return append([]string{"HOME=" + home, "XDG_CONFIG_HOME=" + filepath.Join(home, "c"), "XDG_STATE_HOME=" + filepath.Join(home, "s")}, more...)
}

// newServer makes a server as the program does.
func newServer(tb testing.TB, c *clock, given map[string]string, set settings, env ...string) (*mcp.Server, *program) {
	tb.Helper()
	p := &program{env: environment(tb, env...), stderr: io.Discard, now: c.now}
	if set.timeout == 0 {
		set.timeout = 2 * time.Second
	}
	service, err := p.service(given, set)
	if err != nil {
		tb.Fatal(err)
	}
	log := func(format string, args ...any) { tb.Logf(format, args...) }
	return mcp.New(mcp.Info{Name: "phocinae-mcp", Title: "t", Version: version, Instructions: service.Instructions()}, service, log), p
}

// answer is a reply in parts.
type answer struct {
	status int // 0 over stdio
	raw    string
	head   http.Header
	ID     json.RawMessage
	Result map[string]any
	Error  *struct {
		Code    int
		Message string
		Data    map[string]any
	}
}

func (a *answer) code() int {
	if a.Error == nil {
		return 0
	}
	return a.Error.Code
}

// structured returns a member of structuredContent.
func (a *answer) structured(key string) any {
	s, _ := a.Result["structuredContent"].(map[string]any)
	return s[key]
}

func parseAnswer(tb testing.TB, raw string) answer {
	tb.Helper()
	a := answer{raw: raw}
	if raw == "" {
		return a
	}
	if err := json.Unmarshal([]byte(raw), &a); err != nil {
		tb.Fatalf("%v: %q", err, raw)
	}
	return a
}

// peer sends messages over one transport.
type peer interface {
	// send returns the reply; with quiet set none is expected.
	send(tb testing.TB, raw string, quiet bool) answer
	http() bool
}

type stdioPeer struct {
	in  io.Writer
	out *bufio.Reader
}

func newStdio(tb testing.TB, s *mcp.Server) *stdioPeer {
	tb.Helper()
	inR, inW := io.Pipe()
	outR, outW := io.Pipe()
	done := make(chan error, 1)
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		done <- s.ServeStdio(ctx, inR, outW)
		outW.Close()
	}()
	tb.Cleanup(func() {
		inW.Close()
		go func() { _, _ = io.Copy(io.Discard, outR) }()
		select {
		case <-done:
		case <-time.After(5 * time.Second):
			tb.Error("the server does not end with its input")
		}
		cancel()
	})
	return &stdioPeer{inW, bufio.NewReader(outR)}
}

func (p *stdioPeer) http() bool { return false }

func (p *stdioPeer) send(tb testing.TB, raw string, quiet bool) answer {
	tb.Helper()
	if _, err := io.WriteString(p.in, raw+"\n"); err != nil {
		tb.Fatal(err)
	}
	if quiet {
		return answer{}
	}
	line, err := p.out.ReadString('\n')
	if err != nil {
		tb.Fatal(err)
	}
	return parseAnswer(tb, strings.TrimSuffix(line, "\n"))
}

type httpPeer struct{ handler http.Handler }

func (p *httpPeer) http() bool { return true }

func (p *httpPeer) send(tb testing.TB, raw string, _ bool) answer {
	tb.Helper()
	return p.post(tb, raw, nil)
}

// post sends a message with the headers a modern client sends if it is modern;
// change may alter them.
func (p *httpPeer) post(tb testing.TB, raw string, change func(*http.Request)) answer {
	tb.Helper()
	r := httptest.NewRequest("POST", "http://127.0.0.1:8255/mcp", strings.NewReader(raw))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "application/json, text/event-stream")
	var m struct {
		Method string
		Params struct {
			Name, URI string
			Meta      map[string]any `json:"_meta"`
		}
	}
	if json.Unmarshal([]byte(raw), &m) == nil {
		if v, ok := m.Params.Meta["io.modelcontextprotocol/protocolVersion"].(string); ok {
			r.Header.Set("MCP-Protocol-Version", v)
		} else if m.Params.Meta["io.modelcontextprotocol/clientCapabilities"] != nil {
			r.Header.Set("MCP-Protocol-Version", "2026-07-28")
		}
		if len(r.Header["Mcp-Protocol-Version"]) > 0 || m.Method == "server/discover" {
			r.Header.Set("Mcp-Method", m.Method)
			if m.Method == "tools/call" {
				r.Header.Set("Mcp-Name", m.Params.Name)
			}
			if m.Method == "resources/read" {
				r.Header.Set("Mcp-Name", m.Params.URI)
			}
		}
	}
	if change != nil {
		change(r)
	}
	w := httptest.NewRecorder()
	p.handler.ServeHTTP(w, r)
	a := parseAnswer(tb, w.Body.String())
	a.status, a.head = w.Code, w.Header()
	return a
}

// both runs a test over both transports, each with a server of its own.
func both(t *testing.T, f func(t *testing.T, p peer, c *clock)) {
	t.Helper()
	for _, transport := range []string{"stdio", "http"} {
		t.Run(transport, func(t *testing.T) {
			c := &clock{}
			s, _ := newServer(t, c, nil, settings{})
			var p peer = &httpPeer{s.Handler("")}
			if transport == "stdio" {
				p = newStdio(t, s)
			}
			f(t, p, c)
		})
	}
}

func compact(tb testing.TB, v any) string {
	tb.Helper()
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		tb.Fatal(err)
	}
	return strings.TrimSpace(b.String())
}

func TestMain(m *testing.M) {
	// The test binary is the program when a test starts it as one.
	switch os.Getenv("PHOCINAE_MCP_TEST_RUN") {
	case "1":
		main()
	case "echo":
		echoHTTP()
	case "stray":
		stray()
	}
	os.Exit(m.Run())
}
