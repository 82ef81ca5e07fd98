package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// start runs the program as a process of its own.
func start(tb testing.TB, args ...string) *exec.Cmd {
	tb.Helper()
	cmd := exec.Command(os.Args[0], args...)
	cmd.Env = append(environment(tb), "PHOCINAE_MCP_TEST_RUN=1", "PATH="+os.Getenv("PATH"))
	return cmd
}

// piped starts the program with pipes for its standard streams.
func piped(tb testing.TB, args ...string) (cmd *exec.Cmd, in io.WriteCloser, out *bufio.Reader) {
	tb.Helper()
	cmd = start(tb, args...)
	in, err := cmd.StdinPipe()
	if err != nil {
		tb.Fatal(err)
	}
	o, err := cmd.StdoutPipe()
	if err != nil {
		tb.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	return cmd, in, bufio.NewReaderSize(o, 1<<20)
}

func waitFor(tb testing.TB, cmd *exec.Cmd, limit time.Duration) int {
	tb.Helper()
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	select {
	case <-done:
		return cmd.ProcessState.ExitCode()
	case <-time.After(limit):
		tb.Fatal("the process does not end")
		return -1
	}
}

func openFiles(pid int) int {
	list, err := os.ReadDir("/proc/" + strconv.Itoa(pid) + "/fd")
	if err != nil {
		return -1
	}
	return len(list)
}

// Ten thousand calls, fifty at a time, with bad lines between them: every call
// is answered once, no line is torn, nothing leaks.
func TestManyCalls(t *testing.T) {
	calls := 10_000
	if testing.Short() {
		calls = 500
	}
	cmd, in, out := piped(t)
	files := 0
	slots := make(chan struct{}, 50)
	go func() {
		w := bufio.NewWriter(in)
		for i := range calls {
			slots <- struct{}{}
			if i%1000 == 7 {
				fmt.Fprintln(w, `{nope`)
			}
			fmt.Fprintln(w, call(i, []string{"ls", "git push", "rm -rf /", "frobnicate"}[i%4], m0, ""))
			if i == 50 || len(slots) >= cap(slots) || w.Buffered() > 8<<10 || i == calls-1 {
				_ = w.Flush()
			} else if len(slots) < 2 {
				_ = w.Flush()
			}
		}
		_ = w.Flush()
	}()
	seen := make([]bool, calls)
	bad := 0
	for n := 0; n < calls; {
		line, err := out.ReadBytes('\n')
		if err != nil {
			t.Fatal(err)
		}
		var a struct {
			ID     *int
			Result struct {
				StructuredContent struct{ Command, Decision string }
			}
			Error *struct{ Code int }
		}
		if err := json.Unmarshal(line, &a); err != nil {
			t.Fatalf("torn: %q", line)
		}
		if a.Error != nil {
			if a.Error.Code != -32700 {
				t.Fatalf("%s", line)
			}
			bad++
			continue
		}
		if a.ID == nil || seen[*a.ID] {
			t.Fatalf("%s", line)
		}
		want := []string{"allow", "ask", "deny", "deny"}[*a.ID%4]
		if a.Result.StructuredContent.Decision != want {
			t.Fatalf("want %s: %s", want, line)
		}
		seen[*a.ID] = true
		if n++; n == 200 {
			files = openFiles(cmd.Process.Pid)
		}
		<-slots
	}
	if bad != (calls+992)/1000 {
		t.Errorf("%d bad lines answered", bad)
	}
	if now := openFiles(cmd.Process.Pid); now > files+10 {
		t.Errorf("%d open files, %d before", now, files)
	}
	in.Close()
	if code := waitFor(t, cmd, 3*time.Second); code != 0 {
		t.Errorf("exit %d", code)
	}
}

// The input ends, a signal comes, the reader of the output goes away: the
// process ends within a second.
func TestEnds(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no signals")
	}
	hello := request(1, "server/discover", `{"_meta":`+m0+`}`) + "\n"
	for name, end := range map[string]func(cmd *exec.Cmd, in io.Closer){
		"end of input": func(_ *exec.Cmd, in io.Closer) { in.Close() },
		"SIGTERM":      func(c *exec.Cmd, _ io.Closer) { _ = c.Process.Signal(syscall.SIGTERM) },
		"SIGINT":       func(c *exec.Cmd, _ io.Closer) { _ = c.Process.Signal(syscall.SIGINT) },
		"SIGHUP":       func(c *exec.Cmd, _ io.Closer) { _ = c.Process.Signal(syscall.SIGHUP) },
	} {
		cmd, in, out := piped(t)
		_, _ = io.WriteString(in, hello)
		if _, err := out.ReadString('\n'); err != nil {
			t.Fatal(name, err)
		}
		begin := time.Now()
		end(cmd, in)
		if code := waitFor(t, cmd, 5*time.Second); code != 0 || time.Since(begin) > 2*time.Second {
			t.Errorf("%s: exit %d after %v", name, code, time.Since(begin))
		}
	}
	// A broken output.
	cmd := start(t)
	in, _ := cmd.StdinPipe()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd.Stdout = w
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	w.Close()
	r.Close()
	_, _ = io.WriteString(in, hello)
	if code := waitFor(t, cmd, 5*time.Second); code != 0 {
		t.Errorf("broken output: exit %d", code)
	}
}

// A client that stops reading cannot keep the process from ending.
func TestEndsWhileNobodyReads(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no signals")
	}
	cmd, in, out := piped(t)
	wrote := make(chan struct{})
	go func() {
		defer close(wrote)
		for i := range 10_000 {
			if _, err := fmt.Fprintln(in, call(i, "git status", m0, "")); err != nil {
				return
			}
		}
	}()
	if _, err := out.ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	select {
	case <-wrote:
		t.Fatal("everything was read, although nothing is taken")
	case <-time.After(time.Second): // all pipes are full
	}
	begin := time.Now()
	_ = cmd.Process.Signal(syscall.SIGTERM)
	if code := waitFor(t, cmd, 5*time.Second); code != 0 || time.Since(begin) > 2*time.Second {
		t.Errorf("exit %d after %v", code, time.Since(begin))
	}
	<-wrote
}

// The client is killed, so that its end of the pipe closes.
func TestEndsWithItsParent(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("looks at /proc")
	}
	shell := exec.Command("sh", "-c", `"$0" <&3 >/dev/null & echo $!; exec 3<&-; sleep 60`, os.Args[0])
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	shell.ExtraFiles = []*os.File{r}
	shell.Env = append(environment(t), "PHOCINAE_MCP_TEST_RUN=1", "PATH="+os.Getenv("PATH"))
	o, err := shell.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := shell.Start(); err != nil {
		t.Fatal(err)
	}
	r.Close()
	line, err := bufio.NewReader(o).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	_ = shell.Process.Kill()
	w.Close() // the killed client's end
	_ = shell.Wait()
	for range 100 {
		state, err := os.ReadFile("/proc/" + strings.TrimSpace(line) + "/stat")
		if err != nil || bytes.Contains(state, []byte(") Z ")) {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Error("the server outlives its client")
}

// A call that waits for a slow server can be cancelled, and is not answered.
func TestCancel(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	accepted := make(chan net.Conn, 10)
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			accepted <- c
		}
	}()
	cmd, in, out := piped(t, "--server", "http://"+l.Addr().String(), "--timeout", "30")
	fmt.Fprintln(in, request(7, "tools/call", `{"name":"score","arguments":{"state":"x","criteria":["y"]}}`))
	c := <-accepted
	defer c.Close()
	fmt.Fprintln(in, `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}`)
	_ = c.SetReadDeadline(time.Now().Add(10 * time.Second))
	if _, err := io.Copy(io.Discard, c); err != nil {
		t.Errorf("the connection to the server is kept: %v", err)
	}
	// Another one is slow when the input ends.
	fmt.Fprintln(in, request(8, "tools/call", `{"name":"score","arguments":{"state":"x","criteria":["y"]}}`))
	defer (<-accepted).Close()
	fmt.Fprintln(in, `{"jsonrpc":"2.0","id":9,"method":"ping"}`)
	line, err := out.ReadString('\n')
	if err != nil || !strings.Contains(line, `"id":9`) {
		t.Errorf("%q, %v", line, err)
	}
	begin := time.Now()
	in.Close()
	if code := waitFor(t, cmd, 5*time.Second); code != 0 || time.Since(begin) > 2*time.Second {
		t.Errorf("exit %d after %v", code, time.Since(begin))
	}
}

func TestCommandLine(t *testing.T) {
	dir := t.TempDir()
	empty := filepath.Join(dir, "empty")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	spaced := filepath.Join(dir, "spaced")
	if err := os.WriteFile(spaced, []byte("two words\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"--version"}, 0, "phocinae-mcp " + version},
		{[]string{"--help"}, 0, "usage:"},
		{[]string{"--transport", "http", "--host", "0.0.0.0"}, 2, "for this machine only"},
		{[]string{"--transport", "http", "--host", "example.org"}, 2, "for this machine only"},
		{[]string{"--transport", "sse"}, 2, "stdio or http"},
		{[]string{"--port", "x"}, 2, "--port"},
		{[]string{"--timeout", "NaN"}, 2, "--timeout"},
		{[]string{"--timeout", "0"}, 2, "--timeout"},
		{[]string{"--ask", "never"}, 2, "--ask"},
		{[]string{"--server", "http://10.0.0.1"}, 2, "not on this machine"},
		{[]string{"--server", "file:///x"}, 2, "http or https"},
		{[]string{"--allow-server", "http://10.0.0.1"}, 2, "--allow-server"},
		{[]string{"--transport", "http", "--token-file", empty}, 2, "holds no token"},
		{[]string{"--transport", "http", "--token-file", dir}, 2, "--token-file"},
		{[]string{"--transport", "http", "--token-file", spaced}, 2, "no token that a header can carry"},
		{[]string{"--nope"}, 2, "nope"},
		{[]string{"extra"}, 2, "extra"},
		{[]string{"--guard", "/x/guard.py"}, 0, "not needed"},
		{[]string{"mock", "--host", "0.0.0.0"}, 2, "--host"},
		{[]string{"mock", "--noul", "2"}, 2, "--noul"},
		{[]string{"mock", "--rules", empty}, 2, "--rules"},
	} {
		cmd := start(t, c.args...)
		out, _ := cmd.CombinedOutput()
		if cmd.ProcessState.ExitCode() != c.code || !strings.Contains(string(out), c.want) {
			t.Errorf("%v: exit %d, %s", c.args, cmd.ProcessState.ExitCode(), out)
		}
	}
}

// listen starts the program with HTTP and returns the address it prints.
func listen(tb testing.TB, args ...string) (*exec.Cmd, string) {
	tb.Helper()
	return listenTo(tb, start(tb, args...))
}

// listenTo starts a process that prints where it listens.
func listenTo(tb testing.TB, cmd *exec.Cmd, env ...string) (*exec.Cmd, string) {
	tb.Helper()
	cmd.Env = append(cmd.Env, env...)
	e, err := cmd.StderrPipe()
	if err != nil {
		tb.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	r := bufio.NewReader(e)
	for {
		line, err := r.ReadString('\n')
		if err != nil {
			tb.Fatal(err)
		}
		if _, rest, ok := strings.Cut(line, "on http://"); ok {
			go func() { _, _ = io.Copy(io.Discard, r) }()
			return cmd, strings.TrimSpace(rest)
		}
	}
}

// HTTP as a process: a port of its own, a token, a slow body, an end in time.
func TestHTTPProcess(t *testing.T) {
	token := filepath.Join(t.TempDir(), "token")
	if err := os.WriteFile(token, []byte("s3cret\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd, address := listen(t, "--transport", "http", "--port", "0", "--token-file", token)
	post := func(auth string) int {
		r, _ := http.NewRequest("POST", "http://"+address, strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"ping"}`))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Authorization", auth)
		res, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		return res.StatusCode
	}
	if post("Bearer s3cret") != 200 || post("Bearer x") != 401 || post("") != 401 {
		t.Error("the token does not decide")
	}
	// A body that does not come does not hold anything up.
	host, _, _ := strings.Cut(address, "/")
	c, err := net.Dial("tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	fmt.Fprintf(c, "POST /mcp HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer s3cret\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{", host)
	if post("Bearer s3cret") != 200 {
		t.Error("held up")
	}
	if runtime.GOOS == "windows" {
		return
	}
	begin := time.Now()
	_ = cmd.Process.Signal(syscall.SIGTERM)
	if code := waitFor(t, cmd, 5*time.Second); code != 0 || time.Since(begin) > 2*time.Second {
		t.Errorf("exit %d after %v", code, time.Since(begin))
	}
}

// The original's framing is read, too.
func TestContentLengthFrames(t *testing.T) {
	_, in, out := piped(t)
	body := `{"jsonrpc":"2.0","id":1,"method":"ping"}`
	fmt.Fprintf(in, "\uFEFF\n\n\n")
	fmt.Fprintf(in, "Content-Length: %d\r\nContent-Type: application/json\r\n\r\n%s", len(body), body)
	fmt.Fprintf(in, "content-length: -5\r\n\r\n%s\n", strings.Replace(body, "1", "2", 1))
	for _, want := range []string{`"id":1,"result":{}`, `-32700`, `-32600`} {
		line, err := out.ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		if want != "-32600" && !strings.Contains(line, want) {
			t.Errorf("%s: %s", want, line)
		}
	}
}
