package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
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

// echoHTTP is a bare server for comparison. It prints its address as the
// program does, and sends back what it gets.
func echoHTTP() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	fmt.Fprintf(os.Stderr, "on http://%s\n", l.Addr())
	panic(http.Serve(l, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { _, _ = io.Copy(w, r.Body) })))
}

// BenchmarkLatency measures tools/call of gate as a client sees it, over both
// transports, beside the verdict inside this process on the same request and
// bare servers that echo the same bytes, all in turn. The medians are reported
// in microseconds, and by how much a call's is above the verdict's.
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
	echoServer, echoAddress := listenTo(b, start(b), "PHOCINAE_MCP_TEST_RUN=echo")
	defer func() { _ = echoServer.Process.Kill() }()
	post := func(url, want string) {
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
		if res.StatusCode != 200 || !strings.Contains(string(data), want) {
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
		{name: "echo-http", f: func() { post("http://"+echoAddress, "tools/call") }},
		{name: "http", f: func() { post("http://"+address, `"decision":"allow"`) }},
	}
	for b.Loop() {
		for _, s := range all {
			start := time.Now()
			s.f()
			s.d = append(s.d, time.Since(start))
		}
	}
	median := map[string]float64{}
	for _, s := range all {
		slices.Sort(s.d)
		median[s.name] = float64(s.d[len(s.d)/2].Nanoseconds()) / 1e3
		b.ReportMetric(median[s.name], s.name+"-p50-us")
	}
	for _, name := range []string{"stdio", "http"} {
		b.ReportMetric(median[name]-median["verdict"], name+"-above-us")
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
