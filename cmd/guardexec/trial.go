package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/phocinae/guardexec/wrappers"
)

// hostPatience is how long hosts are told to wait for the hook.
const hostPatience = 10 * time.Second

// maxTries is how many different entries of one file are tried.
const maxTries = 8

// distinct drops the entries that call the hook for another event of a host in
// the same way.
func distinct(found []wrappers.Found) []wrappers.Found {
	var out []wrappers.Found
	for _, f := range found {
		same := func(o wrappers.Found) bool { return o.Line == f.Line && slices.Equal(o.Words, f.Words) }
		if !f.Elsewhere && !slices.ContainsFunc(out, same) {
			out = append(out, f)
		}
	}
	return out
}

// try starts the hook as the host would, with two events.
func (p *program) try(d *diagnosis, file string, project bool, f wrappers.Found) {
	h := &d.host
	setting, always := h.FailsClosed()
	closed := always || setting && f.Closed
	if setting && !f.Closed {
		d.say("the entry lacks the setting that stops commands when the hook fails; install it again")
		d.worsen(stateOpen)
	}
	broken := func(format string, args ...any) {
		d.say(format, args...)
		if closed {
			d.say("every command is stopped until this is mended")
			d.worsen(stateInactive)
			return
		}
		d.worsen(stateOpen)
	}
	info, err := os.Stat(f.Words[0])
	if err != nil {
		broken("the program is not there: %v", err)
		return
	}
	if !isSelf(info) {
		self, _ := os.Executable() // it is only told
		d.say("that is not the program that is running now, %s", self)
	}
	if why := p.strange(f, info, project); why != "" {
		d.say("it was not run: %s", why)
		d.worsen(stateInactive)
		return
	}
	dir := p.home()
	for _, c := range []struct {
		command string
		bad     bool
	}{{"rm -rf /", true}, {"true", false}} {
		start := p.now()
		r, err := p.replay(h, file, f, h.Event(c.command, dir))
		took := p.now().Sub(start)
		switch {
		case err != nil:
			broken("the hook failed on %q: %v", c.command, err)
			return
		case took >= hostPatience:
			broken("the hook took %v on %q, and the host waits %v", took.Round(time.Millisecond), c.command, hostPatience)
			return
		case c.bad && !h.Refuses(r):
			d.say("the answer to %q does not stop it: exit status %d, %s", c.command, r.Exit, clipped(r.Stdout))
			d.worsen(stateOpen)
			return
		case !c.bad && (h.Refuses(r) || r.Exit != 0):
			d.say("the answer to %q stops it: exit status %d, %s%s", c.command, r.Exit, clipped(r.Stdout), clipped(r.Stderr))
			d.worsen(stateInactive)
			return
		}
		d.say("%q was answered in %v", c.command, took.Round(time.Millisecond))
	}
}

// strange says why a call is not ours to run; "" if it is. Whoever wrote the
// settings of a project may have written them for doctor: of those nothing runs
// but this very program, by a line of ours and with the flags of install. The
// user's own settings may name another program, if it does not come with the
// project.
func (p *program) strange(f wrappers.Found, program fs.FileInfo, project bool) string {
	switch {
	case !f.Own:
		return "what the entry starts is not what install writes"
	case !filepath.IsAbs(f.Words[0]):
		return "the program is not named by a whole path"
	case isSelf(program) && (!project || !slices.ContainsFunc(f.Words[3:], func(w string) bool { return w != "--no-auto-approve" })):
		return ""
	case isSelf(program):
		return "the project sets flags for it"
	case project:
		return "the project names another program; if it is yours, let it try itself: " + quoteWords([]string{f.Words[0], "doctor"})
	case p.inProject(f.Words[0]):
		return "the program is in the project"
	}
	return ""
}

// inProject reports a file in the repository around the working directory, or
// in the working directory itself.
func (p *program) inProject(file string) bool {
	real := func(path string) string {
		if r, err := filepath.EvalSymlinks(path); err == nil {
			return r
		}
		return path
	}
	within := func(dir, path string) bool {
		rel, err := filepath.Rel(dir, path)
		return err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator))
	}
	dir, home := real(workDir()), real(p.home())
	// What holds the home directory is no project.
	if within(dir, home) {
		return false
	}
	root := dir
	for d := dir; !within(d, home); d = filepath.Dir(d) {
		if _, err := os.Lstat(filepath.Join(d, ".git")); err == nil {
			root = d
		}
		if d == filepath.Dir(d) {
			break
		}
	}
	return within(root, real(file))
}

func clipped(b []byte) string { return printable(string(b), 200) }

// replay runs the hook with a short PATH, in the root directory.
func (p *program) replay(h *wrappers.Host, file string, f wrappers.Found, event []byte) (wrappers.Reply, error) {
	argv := f.Words
	switch {
	case h.Executable():
		argv = []string{file}
	case f.Line != "" && runtime.GOOS != "windows":
		argv = []string{"/bin/sh", "-c", f.Line}
	}
	ctx, cancel := context.WithTimeout(context.Background(), hostPatience+time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, argv[0], argv[1:]...)
	cmd.Dir = "/"
	cmd.WaitDelay = time.Second
	cmd.Env = []string{"PATH=/usr/bin:/bin", "PHOCINAE_GUARD_AUDIT=off"}
	for _, kv := range p.env {
		if !strings.HasPrefix(kv, "PATH=") && !strings.HasPrefix(kv, "PHOCINAE_GUARD_AUDIT=") {
			cmd.Env = append(cmd.Env, kv)
		}
	}
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(event), &out, &errs
	err := cmd.Run()
	r := wrappers.Reply{Stdout: out.Bytes(), Stderr: errs.Bytes(), Exit: cmd.ProcessState.ExitCode()}
	if ctx.Err() != nil {
		return r, nil // its time tells
	}
	var exit *exec.ExitError
	if err == nil || errors.As(err, &exit) && r.Exit == 2 {
		return r, nil
	}
	return r, fmt.Errorf("%w %s", err, clipped(r.Stderr))
}
