//go:build linux

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// adopt makes orphans of what we start children of this process, so that none
// is left behind: some clients leave servers running.
func adopt() error {
	const setChildSubreaper = 36
	if _, _, e := syscall.RawSyscall(syscall.SYS_PRCTL, setChildSubreaper, 1, 0); e != 0 {
		return e
	}
	return nil
}

// start is how a program is to be started.
type start struct {
	dir   string
	env   []string
	argv  []string
	limit time.Duration
	// terminal gives it one to read from; without, it has no terminal at all.
	terminal bool
	// talk sits at a terminal that it reads from and writes to, and ends it by
	// returning.
	talk func(context.Context, *screen)
	// home is in the environment of all that it starts.
	home string
}

// result is what became of it.
type result struct {
	out  string
	exit int
	late bool
	took time.Duration
}

func (r result) String() string {
	s := fmt.Sprintf("exit status %d after %v", r.exit, r.took.Round(time.Millisecond))
	if r.late {
		s += ", ended by us"
	}
	return s + "\n" + r.out
}

// run starts a program in a session of its own and ends whatever is left of it
// afterwards.
func run(parent context.Context, s start) (r result, err error) {
	ctx, cancel := context.WithTimeout(parent, s.limit)
	defer cancel()
	// A file, and not a pipe that a server could keep open.
	out, err := os.CreateTemp("", "live-output-*")
	if err != nil {
		return r, err
	}
	defer func() {
		_ = out.Close()
		_ = os.Remove(out.Name())
	}()
	cmd := exec.CommandContext(ctx, s.argv[0], s.argv[1:]...)
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr = s.dir, s.env, out, out
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	shown := &screen{}
	if s.terminal || s.talk != nil {
		master, slave, err := openTerminal()
		if err != nil {
			return r, err
		}
		defer master.Close()
		defer slave.Close()
		cmd.Stdin = slave
		cmd.SysProcAttr.Setctty, cmd.SysProcAttr.Ctty = true, 0
		shown.master = master
		if s.talk != nil {
			cmd.Stdout, cmd.Stderr = slave, slave
			go shown.read() // until master is closed
		}
	}
	began := time.Now()
	if err := cmd.Start(); err != nil {
		return r, err
	}
	talked := make(chan struct{})
	go func() {
		defer close(talked)
		if s.talk != nil {
			s.talk(ctx, shown)
			cancel()
		}
	}()
	err = cmd.Wait()
	r.took, r.exit, r.late = time.Since(began), cmd.ProcessState.ExitCode(), errors.Is(ctx.Err(), context.DeadlineExceeded)
	cancel()
	<-talked
	_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // usually nobody is left
	endOrphans(s.home)
	if parent.Err() != nil {
		return r, errors.New("interrupted")
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) && !r.late && s.talk == nil {
		return r, err
	}
	if s.talk != nil {
		r.out = shown.String()
		return r, nil
	}
	data, err := os.ReadFile(out.Name())
	r.out = string(data)
	return r, err
}

// endOrphans ends the children of this process that have a home.
func endOrphans(home string) {
	for range 100 {
		pids := children(home)
		if len(pids) == 0 {
			return
		}
		for _, pid := range pids {
			_ = syscall.Kill(pid, syscall.SIGKILL) // it may just have ended
			_, _ = syscall.Wait4(pid, nil, 0, nil)
		}
	}
}

// children lists the children of this process with a home, which end with it.
func children(home string) []int {
	var pids []int
	files, _ := filepath.Glob("/proc/[0-9]*/stat") // the pattern is good
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			continue // it has ended
		}
		// The name in parentheses may hold anything; state and parent follow.
		fields := strings.Fields(string(data[bytes.LastIndexByte(data, ')')+1:]))
		if len(fields) < 2 || fields[1] != strconv.Itoa(os.Getpid()) {
			continue
		}
		dir := filepath.Dir(path)
		env, err := os.ReadFile(filepath.Join(dir, "environ"))
		if err != nil || !bytes.Contains(append([]byte{0}, env...), []byte("\x00HOME="+home+"\x00")) {
			continue
		}
		if pid, err := strconv.Atoi(filepath.Base(dir)); err == nil {
			pids = append(pids, pid)
		}
	}
	return pids
}
