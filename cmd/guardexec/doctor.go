package main

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/phocinae/guardexec/gate/audit"
	"github.com/phocinae/guardexec/wrappers"
)

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
	// started are the lines that the entries start.
	started []string
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
		return string(audit.Visible(append(o.b, "}\n"...)))
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
	manual, users := false, ""
	for _, project := range []bool{false, true} {
		file, err := h.File(p.place(), project)
		if err != nil {
			manual = manual || errors.Is(err, wrappers.ErrManual)
			continue
		}
		if by := p.switchedOff(&h, file, project); by != "" {
			d.say("%s", by)
			d.worsen(stateInactive)
		}
		if project && file == users {
			continue // the home directory is no project
		}
		users = file
		data, err := readSettings(file)
		if err == nil && data == nil {
			continue
		}
		var found []wrappers.Found
		if err == nil {
			found, err = h.Find(data)
		}
		if err != nil {
			d.say("%s: %v", file, err)
			d.worsen(stateInactive)
			continue
		}
		d.entries(p, file, project, found)
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
	case "goose":
		p.gooseSwitches(d)
	}
	if note := h.Note(); note != "" {
		d.say("note: %s", note)
	}
	return d
}

// switchedOff says what turns off the hooks of a settings file, in it or, in a
// project, beside it; "" if nothing does.
func (p *program) switchedOff(h *wrappers.Host, file string, project bool) string {
	files := []string{file}
	if beside := h.Beside(file); project && beside != "" {
		files = append(files, beside)
	}
	for _, f := range files {
		if data, err := readSettings(f); err == nil && data != nil {
			if s := h.Disabled(data); s != "" {
				return fmt.Sprintf("%s: hooks are switched off by %s", f, s)
			}
		}
	}
	return ""
}

// entries looks at the calls in one file.
func (d *diagnosis) entries(p *program, file string, project bool, found []wrappers.Found) {
	if len(found) == 0 {
		return
	}
	for _, e := range d.host.Missing(found) {
		d.say("%s: nothing is called at %s; install it again", file, e)
		d.worsen(stateOpen)
	}
	for _, f := range found {
		switch {
		case f.Elsewhere:
			d.say("%s calls it at %s, too, where install does not put it", file, f.Event)
		case len(f.Differs) > 0:
			where := ""
			if f.Event != "" {
				where = " at " + f.Event
			}
			d.say("%s: in the entry%s this is not as install writes it, and commands may run unjudged: %s; install it again", file, where, strings.Join(f.Differs, ", "))
			d.worsen(stateOpen)
		}
	}
	for i, f := range distinct(found) {
		d.calls++
		if i >= maxTries {
			d.worsen(stateInactive)
			continue // nobody has as many who does not want to keep us busy
		}
		d.bare = d.bare || !f.ByLine()
		d.started = append(d.started, f.Line)
		d.say("%s calls %s", file, quoteWords(f.Words))
		for _, flag := range p.unnamed(f.Words[3:]) {
			d.say("of the file that the environment names it takes only what is stricter; install it again to have %s in its line", flag)
		}
		p.try(d, file, project, f)
	}
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
	hooks = starting(hooks, d.started...)
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
