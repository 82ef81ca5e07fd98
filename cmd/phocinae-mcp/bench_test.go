package main

import (
	"bufio"
	"bytes"
	"io"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/phocinae/guardexec/cmd/phocinae-mcp/internal/mcp"
	"github.com/phocinae/guardexec/gate"
)

// BenchmarkLatency measures tools/call of gate as a client sees it, over both
// transports, beside the verdict inside the process and an echo of the same
// bytes, all in turn. The medians are reported in microseconds.
func BenchmarkLatency(b *testing.B) {
	const command = "cd src && git diff --stat HEAD~1 && grep -rn 'TODO' --include='*.go' . | head -20"
	message := []byte(call(1, command, m0, ""))
	g, err := gate.New(gate.Policy{})
	if err != nil {
		b.Fatal(err)
	}
	dir, err := os.Getwd() // where the server runs, too
	if err != nil {
		b.Fatal(err)
	}
	request := gate.Request{Command: command, Dir: dir, Home: "/home/u"}

	_, in, out := piped(b)
	echo := exec.Command("cat")
	echoIn, err := echo.StdinPipe()
	if err != nil {
		b.Fatal(err)
	}
	o, err := echo.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := echo.Start(); err != nil {
		b.Fatal(err)
	}
	defer func() { _ = echo.Process.Kill(); _ = echo.Wait() }()
	echoOut := bufio.NewReader(o)
	line := func(w io.Writer, r *bufio.Reader) {
		if _, err := w.Write(append(message[:len(message):len(message)], '\n')); err != nil {
			b.Fatal(err)
		}
		if _, err := r.ReadSlice('\n'); err != nil {
			b.Fatal(err)
		}
	}
	_, address := listen(b, "--transport", "http", "--port", "0")
	post := func(url string) {
		r, _ := http.NewRequest("POST", url, bytes.NewReader(message))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("MCP-Protocol-Version", mcp.Modern)
		r.Header.Set("Mcp-Method", "tools/call")
		r.Header.Set("Mcp-Name", "gate")
		res, err := http.DefaultClient.Do(r)
		if err != nil {
			b.Fatal(err)
		}
		data, _ := io.ReadAll(res.Body)
		res.Body.Close()
		if res.StatusCode != 200 || !strings.Contains(string(data), `"decision":"allow"`) {
			b.Fatalf("%d %s", res.StatusCode, data)
		}
	}
	type series struct {
		name string
		f    func()
		d    []time.Duration
	}
	all := []*series{
		{name: "verdict", f: func() { g.Judge(b.Context(), request) }},
		{name: "echo", f: func() { line(echoIn, echoOut) }},
		{name: "stdio", f: func() { line(in, out) }},
		{name: "http", f: func() { post("http://" + address) }},
	}
	for b.Loop() {
		for _, s := range all {
			start := time.Now()
			s.f()
			s.d = append(s.d, time.Since(start))
		}
	}
	for _, s := range all {
		slices.Sort(s.d)
		b.ReportMetric(float64(s.d[len(s.d)/2].Nanoseconds())/1e3, s.name+"-p50-us")
	}
}

// BenchmarkHandle measures a call inside the process.
func BenchmarkHandle(b *testing.B) {
	s, _ := newServer(b, &clock{}, nil, settings{})
	message := []byte(call(1, "git status", m0, ""))
	sess := &mcp.Session{}
	for b.Loop() {
		s.Handle(b.Context(), sess, message, nil)
	}
}
