package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

// wire sends bytes to an address and returns the status of every answer, and
// whether the connection was closed after them.
func wire(t *testing.T, host, data string, patience time.Duration) (statuses []int, closed bool) {
	t.Helper()
	c, err := net.Dial("tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	_ = c.SetDeadline(time.Now().Add(patience))
	if _, err := io.WriteString(c, data); err != nil {
		return nil, true
	}
	r := bufio.NewReader(c)
	for {
		res, err := http.ReadResponse(r, nil)
		if err != nil {
			timeout, ok := err.(net.Error)
			return statuses, !ok || !timeout.Timeout()
		}
		_, _ = io.Copy(io.Discard, res.Body)
		statuses = append(statuses, res.StatusCode)
		if res.Close {
			return statuses, true
		}
	}
}

// Requests that two readers may take for different ones end the connection, and
// those of other hosts and sites are refused in every spelling.
func TestHTTPOnTheWire(t *testing.T) {
	_, address := listen(t, "--transport", "http", "--port", "0")
	host, _, _ := strings.Cut(address, "/")
	const ping = `{"jsonrpc":"2.0","id":1,"method":"ping"}`
	chunked := fmt.Sprintf("%x\r\n%s\r\n0\r\n\r\n", len(ping), ping)
	message := func(line, headers string) string {
		if !strings.HasPrefix(headers, "Host:") {
			headers = "Host: " + host + "\r\n" + headers
		}
		if !strings.Contains(headers, "Content-Type") {
			headers += "Content-Type: application/json\r\n"
		}
		body := ping
		switch {
		case strings.Contains(headers, "Transfer-Encoding"):
			body = chunked
		case !strings.Contains(headers, "Content-Length"):
			headers += fmt.Sprintf("Content-Length: %d\r\n", len(ping))
		}
		return line + "\r\n" + headers + "\r\n" + body
	}
	const post = "POST /mcp HTTP/1.1"
	for _, c := range []struct {
		name, data string
		want       string
	}{
		{"plain", message(post, ""), "[200] false"},
		{"two equal lengths", message(post, "Content-Length: 40\r\nContent-Length: 40\r\n"), "[200] false"},
		{"two lengths", message(post, "Content-Length: 40\r\nContent-Length: 4\r\n"), "[400] true"},
		{"a list of lengths", message(post, "Content-Length: 40, 40\r\n"), "[400] true"},
		{"a length with a sign", message(post, "Content-Length: +40\r\n"), "[400] true"},
		{"chunked, then another request", message(post, "Transfer-Encoding: chunked\r\n") + message(post, ""), "[200] true"},
		{"chunked with a length", message(post, "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n") + message("GET /mcp HTTP/1.1", ""), "[200] true"},
		{"unknown encoding", message(post, "Transfer-Encoding: xchunked\r\n"), "[501] true"},
		{"two encodings", message(post, "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n"), "[501] true"},
		{"a space in the name", message(post, "Transfer-Encoding : chunked\r\n"), "[400] true"},
		{"no host", strings.Replace(message(post, ""), "Host: "+host+"\r\n", "", 1), "[400] true"},
		{"no host, HTTP/1.0", strings.Replace(message("POST /mcp HTTP/1.0", ""), "Host: "+host+"\r\n", "", 1), "[403] true"},
		{"two hosts", message(post, "Host: 127.0.0.1\r\nHost: evil.example\r\n"), "[400] true"},
		{"host in the line", message("POST http://evil.example/mcp HTTP/1.1", ""), "[403] true"},
		{"two types", message(post, "Content-Type: application/json\r\nContent-Type: text/plain\r\n"), "[415] true"},
		{"type of a form", message(post, "Content-Type: application/x-www-form-urlencoded\r\n"), "[415] true"},
		{"HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "[403] true"},
		{"long header", message(post, "X: "+strings.Repeat("a", 100_000)+"\r\n"), "[431] true"},
		{"GET", message("GET /mcp HTTP/1.1", ""), "[405] true"},
		{"DELETE", message("DELETE /mcp HTTP/1.1", "Mcp-Session-Id: x\r\n"), "[405] true"},
		{"three at once", strings.Repeat(message(post, "Mcp-Session-Id: x\r\nLast-Event-ID: 7\r\n"), 3), "[200 200 200] false"},
	} {
		statuses, closed := wire(t, host, c.data, 2*time.Second)
		if got := fmt.Sprint(statuses, closed); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	for _, h := range []string{
		"localhost.", "localhost.evil.example", "127.0.0.1.nip.io", "0.0.0.0", "127.1", "0x7f000001", "2130706433", "[::1", "::1]", "[127.0.0.1]",
		"[::1%25lo]", "127.0.0.1:80:80", "localhost:abc", "localhost:", "localhost:99999", "127.0.0.1,evil.example", "",
	} {
		if statuses, _ := wire(t, host, message(post, "Host: "+h+"\r\n"), 2*time.Second); fmt.Sprint(statuses) != "[403]" {
			t.Errorf("host %q: %v", h, statuses)
		}
	}
	for _, o := range []string{
		"null", "", "http://localhost@evil.example", "http://evil.example@localhost", "http://127.0.0.1.evil.example", "http://localhost:3000/path", "http://localhost/",
		"http://localhost?x", "http://localhost#x", "http://127.0.0.1:99999", "chrome-extension://abc", "http://localhost, http://evil.example",
		"http://localhost http://evil.example", "//localhost", "http:localhost", "http://localhost.", "ws://localhost",
	} {
		if statuses, _ := wire(t, host, message(post, "Origin: "+o+"\r\n"), 2*time.Second); fmt.Sprint(statuses) != "[403]" {
			t.Errorf("origin %q: %v", o, statuses)
		}
	}
	for _, o := range []string{"http://localhost", "HTTP://LOCALHOST:3000", "https://[::1]:8", "http://127.0.0.1"} {
		if statuses, _ := wire(t, host, message(post, "Connection: close\r\nOrigin: "+o+"\r\n"), 2*time.Second); fmt.Sprint(statuses) != "[200]" {
			t.Errorf("origin %q: %v", o, statuses)
		}
	}
}

// Idle connections do not keep others out, however many there are.
func TestManyConnections(t *testing.T) {
	_, address := listen(t, "--transport", "http", "--port", "0")
	host, _, _ := strings.Cut(address, "/")
	const ping = `{"jsonrpc":"2.0","id":1,"method":"ping"}`
	message := fmt.Sprintf("POST /mcp HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", host, len(ping), ping)
	for _, used := range []bool{false, true} {
		for range 400 {
			c, err := net.Dial("tcp", host)
			if err != nil {
				t.Fatal(err)
			}
			defer c.Close()
			if used {
				_, _ = io.WriteString(c, message)
				if _, err := c.Read(make([]byte, 1)); err != nil {
					t.Fatal(err)
				}
			}
		}
		begin := time.Now()
		if statuses, _ := wire(t, host, message+strings.Replace(message, "\r\n\r\n", "\r\nConnection: close\r\n\r\n", 1), 10*time.Second); fmt.Sprint(statuses) != "[200 200]" || time.Since(begin) > 4*time.Second {
			t.Errorf("used %v: %v after %v", used, statuses, time.Since(begin))
		}
	}
}

// Whatever comes in over stdio, each line that goes out is one message, and the
// next call is answered.
func TestStdioHostileLines(t *testing.T) {
	_, in, out := piped(t)
	deep := func(open, shut string, n int) string {
		return `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":` + strings.Repeat(open, n) + "1" + strings.Repeat(shut, n) + `}}`
	}
	for name, line := range map[string]string{
		"nested 9,000 deep":        deep("[", "]", 9_000),
		"nested 20,000 deep":       deep("[", "]", 20_000),
		"objects 20,000 deep":      deep(`{"a":`, "}", 20_000),
		"nested 4 million deep":    strings.Repeat("[", 4<<20-10),
		"a line of 9 MiB":          `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"` + strings.Repeat("x", 9<<20) + `"}}`,
		"a huge id":                `{"jsonrpc":"2.0","id":"` + strings.Repeat("x", 1<<20) + `","method":"ping"}`,
		"a huge number":            `{"jsonrpc":"2.0","id":1` + strings.Repeat("0", 1<<20) + `,"method":"ping"}`,
		"a duplicate name":         `{"jsonrpc":"2.0","id":1,"method":"ping","method":"tools/list"}`,
		"a duplicate argument":     `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"gate","arguments":{"command":"ls","command":"rm -rf /"}}}`,
		"a duplicate by escape":    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"gate","arguments":{"command":"ls","comm\u0061nd":"rm -rf /"}}}`,
		"a batch":                  `[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]`,
		"a batch of 100,000":       "[" + strings.Repeat("1,", 100_000) + "1]",
		"a NUL":                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\x00",
		"UTF-16":                   "\xff\xfe{\x00}\x00",
		"a byte order mark inside": "\uFEFF{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}",
		"a header without a body":  "Content-Length: 7\n" + `{"jsonrpc":"2.0","id":1,"method":"ping"}`,
		"many header lines":        "Content-Length: 7\n" + strings.Repeat("a: b\n", 17),
		"a length beyond numbers":  "Content-Length: 99999999999999999999\n",
	} {
		if !strings.HasSuffix(line, "\n") {
			line += "\n"
		}
		if _, err := io.WriteString(in, line+"\n"+`{"jsonrpc":"2.0","id":"after","method":"ping"}`+"\n"); err != nil {
			t.Fatal(name, err)
		}
		for answers := 0; ; answers++ {
			got, err := out.ReadBytes('\n')
			if err != nil {
				t.Fatal(name, err)
			}
			var m struct{ ID, Result, Error json.RawMessage }
			if err := json.Unmarshal(got, &m); err != nil || len(got) > 4096 || (m.Result == nil) == (m.Error == nil) {
				t.Fatalf("%s: %.300q", name, got)
			}
			if string(m.ID) == `"after"` {
				if answers == 0 {
					t.Errorf("%s: not answered", name)
				}
				break
			}
			if answers > 4 {
				t.Fatalf("%s: %.300q", name, got)
			}
		}
	}
}

// What a command or a model server says never becomes a line of its own.
func TestOneLineEach(t *testing.T) {
	const fake = `{"jsonrpc":"2.0","id":9,"result":{}}`
	usage := fixed("{\n\"answers\": {\"score_q\": 5},\r\n\"usage\": {\n\"a\":\n1}\n}\n")
	p := connect(t, map[string]string{"server": model(t, usage)}, settings{}).(*stdioPeer)
	for _, raw := range []string{
		toolCall("score", `{"state":"s","criteria":["c"]}`),
		call(1, "echo \n"+fake+"\r\u0085"+fake+"\u2028"+fake+"\u2029"+fake, m0, ""),
		call(1, "git push \u2028"+fake, me, ""),
	} {
		if _, err := io.WriteString(p.in, raw+"\n"); err != nil {
			t.Fatal(err)
		}
		line, err := p.out.ReadBytes('\n')
		if err != nil || !json.Valid(line) || bytes.ContainsAny(line[:len(line)-1], "\n\r\u0085\u2028\u2029") {
			t.Errorf("%q, %v", line, err)
		}
	}
}
