package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/audit"
	"github.com/phocinae/guardexec/shellparse"
	"github.com/phocinae/guardexec/wrappers"
)

// hookPatience bounds the time of a hook from its start. The hosts are told to
// wait 10 seconds, and most of them run the command when that is over.
const hookPatience = 4 * time.Second

// quick is how long a hook usually takes at most.
const quick = 100 * time.Millisecond

// hook answers one event of a host. Whatever happens, it is answered in the
// host's own words and with exit status 0 or 2, the only ones that hosts
// understand.
func (p *program) hook(args []string) int {
	if len(args) == 1 && (args[0] == "--help" || args[0] == "-h") {
		return p.print(hookUsage)
	}
	// The host decides how even a usage error must look.
	host, named := hostAmong(args)
	if !named {
		p.errorf("hook needs the name of a host: %s", strings.Join(hostNames(), ", "))
		return exitHookRefused
	}
	last := host.Refusal("guardexec: refused, because the gate could not answer; nothing is known against the command itself")
	patience := hookPatience
	if p.patience > 0 {
		patience = p.patience
	}
	end := time.Now().Add(patience)
	w := watched(min(quick, patience), func(w *watch) {
		if reply, mine := w.lateReply(&host, end, last); mine {
			p.exit(p.deliver(&host, reply))
		}
	})
	deepen(false)
	reply := p.sheltered(&host, args, end.Add(-min(reserve, patience/4)))
	w.finish()
	return p.deliver(&host, reply)
}

// sheltered is answer, and a refusal when that panics.
func (p *program) sheltered(host *wrappers.Host, args []string, until time.Time) (reply wrappers.Reply) {
	defer func() {
		if e := recover(); e != nil {
			reply = host.Refusal(printable(fmt.Sprintf("guardexec: refused, because the gate failed: %v", e), maxReasonLine))
		}
	}()
	return p.answer(host, args, until)
}

// deliver writes a reply and returns the exit status that belongs to it.
func (p *program) deliver(host *wrappers.Host, reply wrappers.Reply) int {
	if len(reply.Stderr) > 0 {
		_, _ = p.stderr.Write(reply.Stderr)
	}
	if len(reply.Stdout) > 0 {
		_, err := p.stdout.Write(reply.Stdout)
		if err == nil && isNull(p.stdout) {
			err = errors.New("nobody can read the answer")
		}
		if err != nil && reply.Exit == 0 && host.Name != "cline" {
			p.errorf("%v", err)
			return exitHookRefused
		}
	}
	return reply.Exit
}

// isNull reports the null device, which also stands for a closed standard
// output.
func isNull(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err == nil && os.SameFile(info, null)
}

// hostAmong finds the host in the arguments of hook.
func hostAmong(args []string) (wrappers.Host, bool) {
	for _, a := range args {
		if h, ok := wrappers.Lookup(a); ok {
			return h, true
		}
	}
	return wrappers.Host{}, false
}

func hostNames() []string {
	var names []string
	for _, h := range wrappers.Hosts() {
		names = append(names, h.Name)
	}
	return names
}

// answer reads the event and judges what is in it. A model has time until the
// given moment.
func (p *program) answer(host *wrappers.Host, args []string, until time.Time) wrappers.Reply {
	fault := func(err error) wrappers.Reply {
		return host.Refusal("guardexec: refused, because " + printable(err.Error(), maxReasonLine))
	}
	flags, silent, err := hookFlags(args, host.Name)
	if err != nil {
		return fault(err)
	}
	event, err := wrappers.ReadEvent(p.stdin)
	if err != nil {
		return fault(err)
	}
	call, err := host.Decode(event)
	if err != nil {
		return fault(err)
	}
	if len(call.Commands)+len(call.Paths) == 0 {
		return host.Silence()
	}
	h := hooked{host: host, call: call, dir: absolute(call.Dir), work: call.Workspace}
	if h.dir == "" {
		h.dir = workDir()
	}
	if host.ProjectEnv != "" {
		if w, ok := p.getenv(host.ProjectEnv); ok && filepath.IsAbs(w) {
			h.work = w
		}
	}
	s, err := p.openWary("hook "+host.Name, flags, h.dir, h.work, call.Workspace)
	if err != nil {
		return fault(err)
	}
	h.session = s
	s.hurry(until)
	s.patience = 0 // hook waits no longer than that for all of it
	o := wrappers.Options{Terminal: p.terminal, Silent: silent}
	if !s.conf.FailClosedSet && host.Asks(call, o) {
		s.conf.FailClosed = gate.Ask
	}
	a, known, err := h.judge()
	if err != nil {
		return fault(err)
	}
	if !known {
		return host.Silence()
	}
	if a.Decision == gate.Ask && !host.Asks(call, o) {
		a = h.settle(a)
	}
	return host.Encode(a, call, o)
}

// hookFlags reads the arguments of hook, the host's name among them.
func hookFlags(args []string, host string) (set map[string]string, silent bool, err error) {
	if len(args) == 1 && args[0] == host {
		return nil, false, nil // as install writes it: no need to make all flags first
	}
	fs := newFlags("hook")
	fs.SetInterspersed(true)
	fs.BoolVar(&silent, "no-auto-approve", false, "")
	if err := fs.Parse(args); err != nil {
		return nil, false, err
	}
	if fs.NArg() != 1 || fs.Arg(0) != host {
		return nil, false, errors.New("hook takes the name of one host")
	}
	return given(fs), silent, nil
}

// hooked is the judgement of one call.
type hooked struct {
	*session
	host      *wrappers.Host
	call      *wrappers.Call
	dir, work string
	judged    []judgedPart
}

// settle answers for a host that can ask nobody: a person may have allowed
// this very call.
func (h *hooked) settle(a wrappers.Answer) wrappers.Answer {
	more, shown := []string{h.work}, ""
	if len(h.call.Paths) > 0 {
		more = append(more, string(h.call.Input)) // what would be written
		shown = inputShown(h.call.Input)
	}
	allowed, line := h.session.settle(h.dir, shown, h.judged, more...)
	if allowed {
		return wrappers.Answer{Decision: gate.Allow, Text: "guardexec: a person allowed this once"}
	}
	a.Approve = line
	return a
}

// judge returns the strictest answer over all commands and paths of the call.
// known is false if there is no opinion on any of them.
func (h *hooked) judge() (a wrappers.Answer, known bool, err error) {
	a.Decision = gate.Allow
	take := func(v gate.Verdict, kind, command string) {
		if !known || v.Decision < a.Decision {
			a = wrappers.Answer{Decision: v.Decision, Text: advice(command, v)}
		}
		known = true
		h.judged = append(h.judged, judgedPart{kind, command, v})
	}
	dialects, err := h.dialects()
	if err != nil {
		return a, true, err
	}
	for _, c := range h.call.Commands {
		req := gate.Request{Command: c.Text, Argv: c.Argv, Dialect: dialects[0], Dir: h.dir, Workspace: h.work}
		kind, text := "script", c.Text
		if c.Argv != nil {
			kind, text = "words", quoteWords(c.Argv)
		}
		if c.Live {
			kind = "live"
			// A running shell may be anywhere.
			req.Workspace = h.dir
			if h.work != "" {
				req.Workspace = h.work
			}
			req.Dir = ""
		}
		v, err := h.decideIn(h.policyDir(), req, text, h.call.Dir, false, dialects[1:]...)
		if err != nil {
			return a, true, err
		}
		take(v, kind, text)
	}
	for _, path := range h.call.Paths {
		v, ok, err := h.decideWrite(path)
		if err != nil {
			return a, true, err
		}
		if ok {
			take(v, "file", h.call.Tool+" "+path)
		}
	}
	return a, known, nil
}

// policyDir is the directory whose policy file takes part: the project, which
// a command cannot leave as it leaves a directory.
func (h *hooked) policyDir() string {
	if h.work != "" {
		return h.work
	}
	return h.dir
}

// dialects are the languages the command must be harmless in.
func (h *hooked) dialects() ([]shellparse.Dialect, error) {
	var all []shellparse.Dialect
	if h.conf.Shell != "" {
		if d, err := h.dialect(); err == nil {
			all = append(all, d)
		}
	}
	add := func(more ...shellparse.Dialect) {
		for _, d := range more {
			if !slices.Contains(all, d) {
				all = append(all, d)
			}
		}
	}
	login, _ := h.p.getenv("SHELL")
	chosen := ""
	if h.host.ShellEnv != "" {
		chosen, _ = h.p.getenv(h.host.ShellEnv)
	}
	switch named := h.call.Shell; {
	case len(h.call.Commands) == 0:
	case h.host.AnyShell:
		add(shellparse.Bash, shellparse.POSIX, shellparse.Zsh)
		if named != "" {
			more, err := languages(named)
			add(more...)
			return all, err
		}
	case len(all) > 0 && (named == "" || h.host.TellsShell): // the user knows better
	case named != "":
		return languages(named)
	case chosen != "":
		return languages(chosen)
	case h.host.TellsShell:
		return languages(login)
	case h.host.LoginShell && filepath.Base(login) == "zsh":
		add(shellparse.Bash, shellparse.Zsh)
	}
	if len(all) == 0 {
		add(shellparse.Bash)
	}
	return all, nil
}

// languages are those of a shell by its name, and bash: nobody writes for
// another. Where no shell is named it is bash, or sh if that is not there.
func languages(shell string) ([]shellparse.Dialect, error) {
	switch strings.TrimSuffix(filepath.Base(shell), ".exe") {
	case "bash":
		return []shellparse.Dialect{shellparse.Bash}, nil
	case "zsh":
		return []shellparse.Dialect{shellparse.Bash, shellparse.Zsh}, nil
	case "sh", "dash", "ash", "busybox", ".":
		return []shellparse.Dialect{shellparse.Bash, shellparse.POSIX}, nil
	case "ksh", "mksh", "ksh93", "lksh", "oksh":
		return []shellparse.Dialect{shellparse.Bash, shellparse.POSIX, shellparse.Mksh}, nil
	}
	return nil, fmt.Errorf("the language of the shell %s is not understood; with --shell bash in the hook's line it is taken for bash", printable(shell, 200))
}

// decideWrite judges a path and records an opinion.
func (h *hooked) decideWrite(path string) (v gate.Verdict, known bool, err error) {
	g, err := h.gate(h.policyDir())
	if err != nil {
		return v, true, err
	}
	start := h.p.now()
	v, known = g.judge.JudgeWrite(context.Background(), gate.WriteRequest{
		Path: path, Dir: h.dir, Home: h.home, Workspace: h.work, Tool: h.call.Tool,
	})
	if known {
		h.record(audit.Record{
			Time: start, Command: h.call.Tool + " " + path, Path: path, Cwd: h.call.Dir,
			Decision: v.Decision.String(), Layer: string(v.Layer), Reason: v.Reason, Rule: v.Rule,
			Segments: v.Segments(), Latency: h.p.now().Sub(start), Door: h.door, Policy: g.policy,
		})
	}
	return v, known, nil
}

// advice is a verdict in words for a person and a model.
func advice(command string, v gate.Verdict) string {
	var b strings.Builder
	b.WriteString("guardexec: ")
	switch v.Decision {
	case gate.Allow:
		return "guardexec: " + printable(v.Reason, maxReasonLine)
	case gate.Ask:
		b.WriteString("a person must approve this")
	default:
		b.WriteString("denied")
	}
	fmt.Fprintf(&b, " [%s]: %s", printable(v.Rule, 80), printable(v.Reason, maxReasonLine))
	fmt.Fprintf(&b, "\ncommand: %s", printable(guilty(command, v), maxSegmentLine))
	switch {
	case v.RemedyCommand != "" && v.Remedy != "":
		fmt.Fprintf(&b, "\ninstead: %s: %s", printable(v.Remedy, maxReasonLine), printable(v.RemedyCommand, maxSegmentLine))
	case v.Remedy+v.RemedyCommand != "":
		fmt.Fprintf(&b, "\ninstead: %s", printable(v.Remedy+v.RemedyCommand, maxReasonLine))
	}
	return b.String()
}
