package systemone

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate/systemone/mock"
)

func copyAll(w io.Writer, r *http.Request) (int64, error) {
	data, err := io.ReadAll(r.Body)
	r.Body = io.NopCloser(strings.NewReader(string(data)))
	n, _ := w.Write(data)
	return int64(n), err
}

// raw serves one connection after another with a function, and counts them.
func raw(t *testing.T, serve func(c net.Conn, head string)) (url string, n *atomic.Int32) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	n = new(atomic.Int32)
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			n.Add(1)
			go func() {
				defer c.Close()
				_ = c.SetDeadline(time.Now().Add(20 * time.Second))
				br := bufio.NewReader(c)
				head := ""
				for {
					line, err := br.ReadString('\n')
					if err != nil {
						return
					}
					if head += line; line == "\r\n" {
						break
					}
				}
				serve(c, head)
				// Wait for the client, so that its bytes are not reset.
				_, _ = io.Copy(io.Discard, br)
			}()
		}
	}()
	return "http://" + l.Addr().String(), n
}

func client(t *testing.T, url string, timeout time.Duration) *Client {
	t.Helper()
	c, err := New(Config{Server: url, Timeout: timeout, UserAgent: "test/1"})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

var noul = Request{State: "s", Questions: []Question{{ID: "q", Type: Noul}}}

const good = `{"answers":{"q":true}}`

// reply is a response with a body.
func reply(head, body string) string {
	return fmt.Sprintf("HTTP/1.1 200 OK\r\nContent-Length: %d\r\n%s\r\n%s", len(body), head, body)
}

func TestResponses(t *testing.T) {
	large := strings.Repeat(" ", maxReply)
	for _, c := range []struct{ name, response, want string }{
		{"plain", reply("Content-Type: application/json\r\n", good), ""},
		{"charset", reply("content-type: Application/JSON; charset=utf-8\r\n", good), ""},
		{"no type", reply("", good), ""},
		{"1.0", "HTTP/1.0 200 OK\r\nContent-Length: 22\r\n\r\n" + good, ""},
		{"continue first", "HTTP/1.1 100 Continue\r\n\r\n" + reply("", good), ""},
		{"chunked", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n" + good[:5] + "\r\n11;x=y\r\n" + good[5:] + "\r\n0\r\n\r\n", ""},
		{"same length twice", "HTTP/1.1 200 OK\r\nContent-Length: 22\r\nContent-Length: 22\r\n\r\n" + good, ""},
		{"two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 22\r\nContent-Length: 23\r\n\r\n" + good, "length"},
		{"negative length", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", "length"},
		{"length and chunked", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "twice"},
		{"no length", "HTTP/1.1 200 OK\r\n\r\n" + good, "does not declare"},
		{"huge length", "HTTP/1.1 200 OK\r\nContent-Length: 2000000\r\n\r\n", "larger than"},
		{"huge body", reply("", large+good), "larger than"},
		{"huge chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + strings.Repeat(fmt.Sprintf("%x\r\n%s\r\n", 200000, large[:200000]), 6) + "0\r\n\r\n", "larger than"},
		{"malformed chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "chunk"},
		{"chunk without end", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}{}\r\n", "chunk"},
		{"gzip", reply("Content-Encoding: gzip\r\n", good), "compressed"},
		{"deflate chunked", "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", "transfer encoding"},
		{"html", reply("Content-Type: text/html\r\n", good), "not JSON"},
		{"redirect", "HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n", "redirects are not followed"},
		{"401", "HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n", "HTTP 401"},
		{"413", "HTTP/1.1 413 x\r\nContent-Length: 0\r\n\r\n", "HTTP 413"},
		{"422", "HTTP/1.1 422 x\r\nContent-Length: 0\r\n\r\n", "HTTP 422"},
		{"503", "HTTP/1.1 503 x\r\nContent-Length: 0\r\n\r\n", "HTTP 503"},
		{"201", "HTTP/1.1 201 x\r\nContent-Length: 22\r\n\r\n" + good, "HTTP 201"},
		{"101", "HTTP/1.1 101 x\r\n\r\n", "HTTP 101"},
		{"not HTTP", "SSH-2.0-x\r\n\r\n", "does not speak HTTP"},
		{"cut", "HTTP/1.1 200 OK\r\nContent-Length: 40\r\n\r\n" + good, "cut off"},
		{"nothing", "", "cut off"},
		{"bad header", "HTTP/1.1 200 OK\r\nnonsense\r\n\r\n", "malformed header"},
		{"long header", "HTTP/1.1 200 OK\r\nx: " + strings.Repeat("x", 9000) + "\r\n\r\n", "too long"},
		{"many headers", "HTTP/1.1 200 OK\r\n" + strings.Repeat("x: "+strings.Repeat("y", 1000)+"\r\n", 40) + "\r\n", "too long"},
	} {
		data, err := readResponse(strings.NewReader(c.response))
		if c.want == "" {
			if err != nil || string(data) != good {
				t.Errorf("%s: %q, %v", c.name, data, err)
			}
			continue
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestAnswers(t *testing.T) {
	q := Request{State: "s", Questions: []Question{
		{ID: "n", Type: Noul}, {ID: "s", Type: Score}, {ID: "c", Type: Choice, Options: []string{"a", "b", "c"}}}}
	for _, c := range []struct{ body, want string }{
		{`{"answers":{"n":true,"s":10,"c":0}}`, ""},
		{`{"answers":{"n":{"noul":0.5},"s":{"score":2.5},"c":{"choice":2}}}`, ""},
		{`{"answers":{"n":{"answer":{"value":{"noul":{"value":1}}}},"s":{"value":0},"c":{"index":1,"confidence":0.5}},"x":[]}`, ""},
		{`{"answers":{"n":0,"s":1e0,"c":2.0},"answer_confidence":0.3,"model":"m","usage":{"input_tokens":1}}`, ""},
		{`{"answers":{"n":0,"s":1,"c":2},"answer_confidence":{"c":1,"n":null,"other":"x"}}`, ""},
		{`{"answers":{"n":0,"s":1,"c":2},"answer_confidence":null}`, ""},
		{`{"answers":{"n":5,"s":1,"c":0}}`, "n is out of range"},
		{`{"answers":{"n":-0.1,"s":1,"c":0}}`, "n is out of range"},
		{`{"answers":{"n":"0.9","s":1,"c":0}}`, "wrong type"},
		{`{"answers":{"n":null,"s":1,"c":0}}`, "wrong type"},
		{`{"answers":{"n":[true],"s":1,"c":0}}`, "wrong type"},
		{`{"answers":{"n":1,"s":-99,"c":0}}`, "s is out of range"},
		{`{"answers":{"n":1,"s":10.5,"c":0}}`, "s is out of range"},
		{`{"answers":{"n":1,"s":1e999,"c":0}}`, "s is out of range"},
		{`{"answers":{"n":1,"s":false,"c":0}}`, "wrong type"},
		{`{"answers":{"n":1,"s":"7","c":0}}`, "wrong type"},
		{`{"answers":{"n":1,"s":NaN,"c":0}}`, "not valid JSON"},
		{`{"answers":{"n":1,"s":1,"c":3}}`, "c is out of range"},
		{`{"answers":{"n":1,"s":1,"c":-1}}`, "c is out of range"},
		{`{"answers":{"n":1,"s":1,"c":1.5}}`, "whole number"},
		{`{"answers":{"n":1,"s":1,"c":true}}`, "wrong type"},
		{`{"answers":{"n":1,"s":1,"c":{"label":"a"}}}`, "unknown form"},
		{`{"answers":{"n":1,"s":1,"c":{"answer":{"answer":{"answer":{"answer":{"answer":1}}}}}}}`, "too deeply"},
		{`{"answers":{"n":1,"s":1}}`, "no answer to c"},
		{`{"answers":{}}`, "no answer to n"},
		{`{"answers":[true,1,0]}`, "not a JSON object"},
		{`{}`, "no answers"},
		{`[]`, "not a JSON object"},
		{``, "not valid JSON"},
		{`{"answers":{"n":1,"n":0,"s":1,"c":0}}`, "not valid JSON"},
		{`{"answers":{"n":1,"s":1,"c":0}}x`, "not one JSON value"},
		{`{"answers":{"n":1,"s":1,"c":0},"answer_confidence":{"c":2}}`, "confidence of c is out of range"},
		{`{"answers":{"n":1,"s":1,"c":0},"answer_confidence":"high"}`, "wrong type"},
		{`{"answers":{"n":1,"s":1,"c":0},"model":7}`, "model is not a string"},
	} {
		r, err := decodeReply([]byte(c.body), q)
		if c.want == "" {
			if err != nil || !r.Answers[0].Given || !r.Answers[2].Given {
				t.Errorf("%s: %+v, %v", c.body, r, err)
			}
			continue
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.body, err)
		}
	}
}

func TestBatchReplies(t *testing.T) {
	two := []Request{noul, noul}
	for body, want := range map[string]string{
		`[{"answers":{"q":1}},{"answers":{"q":0}}]`:               "",
		`{"results":[{"answers":{"q":1}},{"answers":{"q":0}}]}`:   "",
		`{"responses":[{"answers":{"q":1}},{"answers":{"q":0}}]}`: "",
		`[{"answers":{"q":1}}]`:                                   "1 answers to 2",
		`[{"answers":{"q":1}},{"answers":{"q":1}},{}]`:            "more answers",
		`{"results":[],"responses":[]}`:                           "0 answers",
		`{"other":[]}`:                                            "no list",
		`7`:                                                       "not a list",
	} {
		_, err := decodeBatch([]byte(body), two)
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", body, err)
		}
	}
	c := client(t, "http://127.0.0.1:1", time.Second)
	if _, err := c.Batch(t.Context(), make([]Request, 65)); err == nil {
		t.Error("65 states")
	}
}

// The deadline is that of the whole exchange: a server that sends a byte now
// and then does not hold the client longer than one that hangs.
func TestTotalDeadline(t *testing.T) {
	before := runtime.NumGoroutine()
	for name, serve := range map[string]func(net.Conn, string){
		"hang": func(c net.Conn, _ string) { time.Sleep(5 * time.Second) },
		"drip": func(c net.Conn, _ string) {
			for _, b := range []byte(reply("", good)) {
				if _, err := c.Write([]byte{b}); err != nil {
					return
				}
				time.Sleep(50 * time.Millisecond)
			}
		},
		"drip of body": func(c net.Conn, _ string) {
			_, _ = io.WriteString(c, "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
			for range 1000 {
				if _, err := c.Write([]byte{' '}); err != nil {
					return
				}
				time.Sleep(20 * time.Millisecond)
			}
		},
	} {
		url, n := raw(t, serve)
		start := time.Now()
		_, err := client(t, url, 200*time.Millisecond).Ask(t.Context(), noul)
		if err == nil || !strings.Contains(err.Error(), "no answer within 200ms") || time.Since(start) > 4*time.Second || n.Load() != 1 {
			t.Errorf("%s: %v after %v, %d connections", name, err, time.Since(start), n.Load())
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	url, _ := raw(t, func(c net.Conn, _ string) { cancel(); time.Sleep(time.Second) })
	if _, err := client(t, url, 30*time.Second).Ask(ctx, noul); err != context.Canceled {
		t.Error(err)
	}
	for range 100 {
		if runtime.NumGoroutine() <= before+20 {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	if n := runtime.NumGoroutine(); n > before+20 {
		t.Errorf("%d goroutines, %d before", n, before)
	}
}

func TestRequestOnTheWire(t *testing.T) {
	t.Setenv("http_proxy", "http://127.0.0.1:1")
	t.Setenv("HTTP_PROXY", "http://127.0.0.1:1")
	var head string
	url, _ := raw(t, func(c net.Conn, h string) { head = h; _, _ = io.WriteString(c, reply("", good)) })
	c, err := New(Config{Server: url + "/base/", Timeout: 5 * time.Second, UserAgent: "guardexec/1", Token: "t0k"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Permute(t.Context(), noul); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"POST /base/v1/systemone/permute HTTP/1.1\r\n", "User-Agent: guardexec/1\r\n", "Authorization: Bearer t0k\r\n", "Content-Type: application/json\r\n"} {
		if !strings.Contains(head, want) {
			t.Errorf("no %q in %q", want, head)
		}
	}
}

func TestServers(t *testing.T) {
	for _, c := range []struct {
		url, want string
		remote    bool
		bearer    bool
	}{
		{"http://127.0.0.1:8155", "", false, true},
		{"http://127.9.9.9", "", false, true},
		{"http://localhost:1/", "", false, true},
		{"http://[::1]:1/v1/systemone", "", false, true},
		{"https://localhost", "", false, true},
		{"http://10.0.0.1", "not on this machine", false, false},
		{"http://10.0.0.1", "", true, false},
		{"https://model.example", "", true, true},
		{"https://model.example", "not on this machine", false, false},
		{"http://localhost.example", "not on this machine", false, false},
		{"http://0.0.0.0", "not on this machine", false, false},
		{"http://2130706433", "not on this machine", false, false},
		{"http://127.1", "not on this machine", false, false},
		{"file:///etc/passwd", "http or https", false, false},
		{"ftp://127.0.0.1", "http or https", false, false},
		{"127.0.0.1:8155", "URL", false, false},
		{"http://", "no host", false, false},
		{"http://u:p@127.0.0.1", "user name", false, false},
		{"http://127.0.0.1/?x=1", "query", false, false},
		{"http://127.0.0.1@evil.example/", "user name", false, false},
	} {
		got, err := New(Config{Server: c.url, Timeout: time.Second, Token: "t", AllowRemote: c.remote,
			Secure: func(context.Context, net.Conn, string) (net.Conn, error) { return nil, nil }})
		switch {
		case c.want == "" && (err != nil || got.bearer != c.bearer || !strings.HasSuffix(got.Server(), Path)):
			t.Errorf("%s: %+v, %v", c.url, got, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v", c.url, err)
		}
	}
	if _, err := New(Config{Server: "https://127.0.0.1", Timeout: 1}); err == nil {
		t.Error("https without TLS")
	}
	if _, err := New(Config{Server: "http://127.0.0.1", Timeout: 1, Token: "a\r\nb"}); err == nil {
		t.Error("a token with a line break")
	}
}

// After three failures in a row a client fails at once.
func TestBreaker(t *testing.T) {
	bad := true
	url, n := raw(t, func(c net.Conn, _ string) {
		body := good
		if bad {
			body = `{}`
		}
		_, _ = io.WriteString(c, reply("", body))
	})
	c := client(t, url, 5*time.Second)
	for range 10 {
		if _, err := c.Ask(t.Context(), noul); err == nil {
			t.Fatal("answered")
		}
	}
	if n.Load() != breakAfter {
		t.Errorf("%d connections", n.Load())
	}
	bad = false
	c.mu.Lock()
	c.until = time.Time{}
	c.mu.Unlock()
	for range 3 {
		if _, err := c.Ask(t.Context(), noul); err != nil {
			t.Error(err)
		}
	}
}

func TestPublishedLimits(t *testing.T) {
	l, _ := layer(t, &mock.Server{Token: "s", Accept: "right"}, defaults())
	if _, err := l.client.Ask(t.Context(), noul); err == nil || !strings.Contains(err.Error(), "401") {
		t.Error(err)
	}
	l, _ = layer(t, &mock.Server{Accept: "right"}, defaults())
	if _, err := l.client.Ask(t.Context(), noul); err == nil || !strings.Contains(err.Error(), "422") {
		t.Error(err)
	}
	l, _ = layer(t, &mock.Server{}, defaults())
	if _, err := l.client.Ask(t.Context(), Request{State: strings.Repeat("x", 3<<20), Questions: noul.Questions}); err == nil || !strings.Contains(err.Error(), "413") {
		t.Error(err)
	}
	if _, err := l.client.Ask(t.Context(), Request{State: "x", Questions: []Question{{ID: "a", Type: Choice}}}); err == nil || !strings.Contains(err.Error(), "422") {
		t.Error(err)
	}
	if _, err := l.client.Ask(t.Context(), Request{State: "x"}); err == nil {
		t.Error("no questions")
	}
}

func FuzzResponse(f *testing.F) {
	f.Add([]byte(reply("", good)))
	f.Add([]byte("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"))
	f.Add([]byte("HTTP/1.1 100 x\r\n\r\nHTTP/1.1 302 x\r\n\r\n"))
	f.Fuzz(func(t *testing.T, b []byte) {
		data, err := readResponse(strings.NewReader(string(b)))
		if err == nil && len(data) > maxReply {
			t.Error("too large")
		}
	})
}

func FuzzReply(f *testing.F) {
	f.Add([]byte(`{"answers":{"n":{"noul":0.5},"s":{"score":2.5},"c":{"choice":2}},"answer_confidence":{"c":1}}`))
	q := Request{State: "s", Questions: []Question{
		{ID: "n", Type: Noul}, {ID: "s", Type: Score}, {ID: "c", Type: Choice, Options: []string{"a", "b", "c"}}}}
	f.Fuzz(func(t *testing.T, b []byte) {
		r, err := decodeReply(b, q)
		if err != nil {
			return
		}
		a := r.Answers
		if !(a[0].Number >= 0 && a[0].Number <= 1) || !(a[1].Number >= 0 && a[1].Number <= 10) || a[2].Index < 0 || a[2].Index > 2 {
			t.Errorf("%+v", a)
		}
		for i := range a {
			if !a[i].Given || a[i].Confidence != nil && !(*a[i].Confidence >= 0 && *a[i].Confidence <= 1) {
				t.Errorf("%+v", a[i])
			}
		}
	})
}
