package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/phocinae/guardexec/wrappers"
)

// hostPatience is how long hosts are told to wait for the hook.
const hostPatience = 10 * time.Second

// States of a hook, from bad to good.
const (
	stateOpen     = "FAIL-OPEN" // commands run unjudged, or would if the hook failed
	stateInactive = "INACTIVE"  // the host does not call the hook
	stateActive   = "ACTIVE"
)

// diagnosis is what was found out about one host.
type diagnosis struct {
	host  wrappers.Host
	state string
	lines []string
	calls int // entries of ours, in all files
	// bare is an entry that stops commands by a setting alone if it fails.
	bare bool
}

func (d *diagnosis) say(format string, args ...any) {
	d.lines = append(d.lines, fmt.Sprintf(format, args...))
}

// worsen sets a state unless there is a worse one.
func (d *diagnosis) worsen(state string) {
	if d.state == stateActive || state == stateOpen {
		d.state = state
	}
}

// doctor tries the hooks of one host, or of all that call this program.
func (p *program) doctor(args []string) int {
	fs := pflag.NewFlagSet("doctor", pflag.ContinueOnError)
	fs.SetOutput(discard{})
	fs.Usage = func() {}
	asJSON := fs.Bool("json", false, "")
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, pflag.ErrHelp) {
			return p.print(doctorUsage)
		}
		p.errorf("%v", err)
		return exitUsage
	}
	hosts := wrappers.Hosts()
	if fs.NArg() > 0 {
		h, ok := wrappers.Lookup(fs.Arg(0))
		if !ok || fs.NArg() > 1 {
			p.errorf("doctor takes the name of one host: %s", strings.Join(hostNames(), ", "))
			return exitUsage
		}
		hosts = []wrappers.Host{h}
	}
	code, seen := 0, 0
	for _, h := range hosts {
		d := p.diagnose(h)
		if fs.NArg() == 0 && d.calls == 0 {
			continue
		}
		seen++
		if d.state != stateActive {
			code = exitHookInactive
		}
		if c := p.print(d.text(*asJSON)); c != 0 {
			return c
		}
	}
	if seen == 0 {
		p.errorf("no agent of this user or project calls guardexec; see guardexec install --help")
		return exitHookInactive
	}
	return code
}

// text renders a diagnosis for people, or as a JSON line.
func (d *diagnosis) text(asJSON bool) string {
	if asJSON {
		o := object{b: []byte("{")}
		o.text("host", d.host.Name)
		o.text("state", d.state)
		o.raw("entries", strconv.Itoa(d.calls))
		o.list("findings", d.lines)
		return string(append(o.b, "}\n"...))
	}
	var b strings.Builder
	b.WriteString(d.host.Title + "\n")
	for _, l := range d.lines {
		b.WriteString("  " + printable(l, 1000) + "\n")
	}
	b.WriteString(d.host.Name + ": " + d.state + "\n")
	return b.String()
}

// diagnose looks at the files of a host and tries what they say.
func (p *program) diagnose(h wrappers.Host) *diagnosis {
	d := &diagnosis{host: h, state: stateActive}
	manual := false
	for _, project := range []bool{false, true} {
		file, err := h.File(p.place(), project)
		if err != nil {
			manual = manual || errors.Is(err, wrappers.ErrManual)
			continue
		}
		data, err := readSettings(file)
		switch {
		case err != nil:
			d.say("%s: %v", file, err)
			d.worsen(stateInactive)
			continue
		case data == nil:
			continue
		}
		if s := h.Disabled(data); s != "" {
			d.say("%s: hooks are switched off by %s", file, s)
			d.worsen(stateInactive)
		}
		found, err := h.Find(data)
		if err != nil {
			d.say("%s: %v", file, err)
			d.worsen(stateInactive)
			continue
		}
		for _, f := range distinct(found) {
			d.calls++
			d.bare = d.bare || !f.ByLine()
			d.say("%s calls %s", file, quoteWords(f.Words))
			p.try(d, file, f)
		}
	}
	if d.calls == 0 {
		if manual {
			d.say("its settings are not looked at: they are made by hand")
		}
		d.say("no settings file calls guardexec")
		d.worsen(stateInactive)
		return d
	}
	if d.calls > 1 {
		d.say("the hook is called %d times for each command; one is enough", d.calls)
	}
	switch h.Name {
	case "claude":
		p.claudeVersion(d)
	case "codex":
		p.codexTrust(d)
	}
	if note := h.Note(); note != "" {
		d.say("note: %s", note)
	}
	return d
}

// distinct drops the entries that call the hook for another event of a host in
// the same way.
func distinct(found []wrappers.Found) []wrappers.Found {
	var out []wrappers.Found
	for _, f := range found {
		if len(out) == 0 || out[0].Line != f.Line || quoteWords(out[0].Words) != quoteWords(f.Words) {
			out = append(out, f)
		}
	}
	return out
}

// try starts the hook as the host would, with two events.
func (p *program) try(d *diagnosis, file string, f wrappers.Found) {
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
	if info, err := os.Stat(f.Words[0]); err != nil {
		broken("the program is not there: %v", err)
		return
	} else if self, err := os.Executable(); err == nil {
		if own, err := os.Stat(self); err == nil && !os.SameFile(own, info) {
			d.say("that is not the program that is running now, %s", self)
		}
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

// claudeVersion looks whether the fail-closed key is known to this version, if
// that is all that there is.
func (p *program) claudeVersion(d *diagnosis) {
	path, _, err := p.find("claude")
	if err != nil {
		d.say("claude is not on PATH; its version was not looked at")
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), hostPatience)
	defer cancel()
	cmd := exec.CommandContext(ctx, path, "--version")
	cmd.Env, cmd.WaitDelay = p.env, time.Second
	out, err := cmd.Output()
	if err != nil {
		d.say("claude --version failed: %v", err)
		return
	}
	m := regexp.MustCompile(`(\d+)\.(\d+)\.(\d+)`).FindStringSubmatch(string(out))
	if m == nil {
		d.say("claude --version says %s", clipped(out))
		return
	}
	d.say("claude is version %s", m[0])
	n := 0
	for _, part := range m[1:] {
		v, _ := strconv.Atoi(part) // digits
		n = n*10000 + min(v, 9999)
	}
	if n < 2_0001_0295 && d.bare {
		d.say("it does not know onFailure, and runs commands when the hook cannot start; 2.1.295 does, or install it again")
		d.worsen(stateOpen)
	}
}

// codexTrust looks whether Codex calls the hook at all.
func (p *program) codexTrust(d *diagnosis) {
	hooks, err := p.codexHooks(nil)
	switch {
	case err != nil:
		d.say("whether Codex trusts the hook cannot be told: %v", err)
		d.worsen(stateInactive)
	case len(hooks) == 0:
		d.say("Codex does not see the hook")
		d.worsen(stateInactive)
	case !trusted(hooks):
		d.say("Codex does not trust the hook, and runs every command without it: type /hooks in codex, or guardexec install codex --trust")
		d.worsen(stateInactive)
	default:
		d.say("Codex trusts the hook")
	}
}
