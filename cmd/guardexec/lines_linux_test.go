package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// typist types into a shell that sits at a terminal.
type typist struct {
	t    *testing.T
	dir  string
	tty  *os.File
	n    int
	mu   sync.Mutex
	said strings.Builder
}

// newTypist starts a shell with the lines of init in front of it. The judge
// refuses what names evil.
func newTypist(t *testing.T, shell, lines string, args ...string) *typist {
	path, err := exec.LookPath(shell)
	if err != nil {
		t.Skip(err)
	}
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { master.Close() })
	var number int
	c, err := master.SyscallConn()
	if err == nil {
		cerr := c.Control(func(fd uintptr) {
			if err = unix.IoctlSetPointerInt(int(fd), unix.TIOCSPTLCK, 0); err == nil {
				number, err = unix.IoctlGetInt(int(fd), unix.TIOCGPTN)
			}
		})
		err = errors.Join(err, cerr)
	}
	if err != nil {
		t.Skip(err)
	}
	slave, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip(err)
	}
	defer slave.Close()
	y := &typist{t: t, dir: t.TempDir(), tty: master}
	judge := filepath.Join(y.dir, "judge")
	lines = strings.ReplaceAll(lines, "{GUARDEXEC}", judge)
	start := filepath.Join(y.dir, ".zshrc")
	err = errors.Join(os.WriteFile(judge, []byte("#!/bin/sh\ncase $* in *evil*) echo denied; exit 1 ;; esac\n"), 0o700),
		os.WriteFile(start, []byte("PS1='> '\n"+lines+"\n: >started\n"), 0o600))
	if err != nil {
		t.Fatal(err)
	}
	for i := range args {
		args[i] = strings.ReplaceAll(args[i], "START", start)
	}
	cmd := exec.Command(path, args...)
	cmd.Dir, cmd.Env = y.dir, []string{"HOME=" + y.dir, "ZDOTDIR=" + y.dir, "TERM=vt100", "PATH=/usr/bin:/bin", "EDITOR=true", "VISUAL=true"}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = slave, slave, slave
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	go func() {
		buf := make([]byte, 4096)
		for {
			n, err := master.Read(buf)
			y.mu.Lock()
			y.said.Write(buf[:n])
			y.mu.Unlock()
			if err != nil {
				return
			}
		}
	}()
	y.await("started")
	return y
}

// await waits for a file.
func (y *typist) await(name string) {
	y.t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if _, err := os.Stat(filepath.Join(y.dir, name)); err == nil {
			return
		}
	}
	y.mu.Lock()
	defer y.mu.Unlock()
	y.t.Fatalf("no %s after\n%s", name, y.said.String())
}

// keys types, and waits until a line after that has run. An escape stands apart,
// as a person types it.
func (y *typist) keys(keys string) {
	y.t.Helper()
	y.n++
	done := fmt.Sprintf("done%d", y.n)
	for _, part := range strings.SplitAfter(keys, "\x1b") {
		if _, err := io.WriteString(y.tty, part); err != nil {
			y.t.Fatal(err)
		}
		time.Sleep(60 * time.Millisecond)
		if strings.HasSuffix(part, "\x1b") {
			time.Sleep(600 * time.Millisecond)
		}
	}
	if _, err := io.WriteString(y.tty, "touch "+done+"\r"); err != nil {
		y.t.Fatal(err)
	}
	y.await(done)
	if _, err := os.Stat(filepath.Join(y.dir, "evil")); err == nil {
		_ = os.Remove(filepath.Join(y.dir, "evil"))
		y.t.Errorf("%q: a line ran that was not judged", keys)
	}
}

// TestLinesOfBash types lines in the ways that readline knows.
func TestLinesOfBash(t *testing.T) {
	t.Parallel()
	y := newTypist(t, "bash", linesBash, "--noprofile", "--rcfile", "START", "-i")
	for i, keys := range []string{"touch good0\r", "touch good1\n", "touch good2\x0f"} {
		y.keys(keys)
		y.await(fmt.Sprintf("good%d", i))
	}
	for _, keys := range []string{
		"touch evil\r", "touch evil\n", "touch evil\x0f", "touch evil\x18\x05\x15", "#touch evil\x1b1\x1b#\x15",
		"true; touch evil\r!true\r", "true; touch evil\rset -H\r!true\r", "^x^y\rset +H\r",
	} {
		y.keys(keys)
	}
	y.keys("set -o vi\r")
	y.keys("touch good3\x1b\r")
	y.await("good3")
	for _, keys := range []string{"touch evil\r", "touch evil\x1b\r", "touch evil\x1b\n", "touch evil\x1bvcc", "#touch evil\x1b1#cc"} {
		y.keys(keys)
	}
}

// TestLinesOfZsh types lines in the ways that zle knows.
func TestLinesOfZsh(t *testing.T) {
	t.Parallel()
	y := newTypist(t, "zsh", linesZsh, "-i")
	for i, keys := range []string{"touch good0\r", "touch good1\n", "touch good2\x0f", "touch good3 # x; touch mine\r"} {
		y.keys(keys)
		y.await(fmt.Sprintf("good%d", i))
	}
	if _, err := os.Stat(filepath.Join(y.dir, "mine")); err == nil {
		t.Error("a comment ran")
	}
	for _, keys := range []string{
		"touch evil\r", "touch evil\n", "touch evil\x0f", "touch evil\x1ba\x15", "true; touch evil\r!true\r",
		"true; touch evil\rsetopt bang_hist\r!true\r", "setopt no_bang_hist\r", "bindkey -v\r", "touch evil\x1b\r",
	} {
		y.keys(keys)
	}
}
