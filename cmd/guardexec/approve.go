package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/phocinae/guardexec/cmd/guardexec/internal/approval"
	"github.com/phocinae/guardexec/gate/config"
)

// approve lists the calls that wait for an approval, or lets a person allow
// one of them. The question goes to the terminal itself, whatever the streams
// are: a program cannot answer it through a pipe.
func (p *program) approve(args []string) int {
	if len(args) == 1 && (args[0] == "--help" || args[0] == "-h") {
		return p.print(approveUsage)
	}
	if len(args) > 1 || len(args) == 1 && strings.HasPrefix(args[0], "-") {
		p.errorf("approve takes an ID; without one it lists what waits")
		return exitUsage
	}
	stores := p.stores()
	if len(stores) == 0 {
		p.errorf("there is no directory for approvals: HOME is not set")
		return exitUsage
	}
	if len(args) == 0 {
		return p.pending(stores)
	}
	var store *approval.Store
	var c approval.Call
	var err error
	for _, store = range stores {
		if c, err = store.Find(args[0], p.now()); !errors.Is(err, approval.ErrUnknown) {
			break
		}
	}
	if err != nil {
		p.errorf("%v", err)
		return exitUsage
	}
	if name := p.agent(); name != "" {
		p.errorf("this is a terminal of an agent (%s is set); approve it in one of your own", name)
		return exitUsage
	}
	yes, err := p.confirm(c)
	switch {
	case err != nil:
		p.errorf("%v", err)
		return exitUsage
	case !yes:
		p.errorf("not allowed")
		return exitDeny
	}
	if err := store.Allow(c, p.now()); err != nil {
		p.errorf("%v", err)
		return exitUsage
	}
	return p.print(fmt.Sprintf("Allowed once, within %s. Let the agent try the same call again.\n", minutes(approval.Allowed)))
}

// stores are where calls may wait: what agents start takes no directory from
// the environment, what a person starts does.
func (p *program) stores() []*approval.Store {
	var all []*approval.Store
	home := p.home()
	agents := config.StateDir(p.withoutXDG, home)
	for _, dir := range []string{agents, p.stateDir(home)} {
		if dir != "" && (len(all) == 0 || dir != agents) {
			all = append(all, approval.New(filepath.Join(dir, "approvals")))
		}
	}
	return all
}

// pending prints the calls that may be approved, the latest last.
func (p *program) pending(stores []*approval.Store) int {
	var calls []approval.Call
	for _, store := range stores {
		more, err := store.Pending(p.now())
		if err != nil {
			p.errorf("%v", err)
			return exitUsage
		}
		calls = append(calls, more...)
	}
	slices.SortStableFunc(calls, func(a, b approval.Call) int { return a.At.Compare(b.At) })
	var b strings.Builder
	for _, c := range calls {
		fmt.Fprintf(&b, "%s  %s ago  %s  %s\n", c.ID(), minutes(p.now().Sub(c.At)), printable(c.Door, 40), printable(c.Command, maxSegmentLine))
	}
	return p.print(b.String())
}

// confirm shows a call to the person at the terminal and reports a yes.
func (p *program) confirm(c approval.Call) (bool, error) {
	if p.openTerminal == nil {
		return false, errors.New("approve needs a terminal")
	}
	tty, err := p.openTerminal()
	if err != nil {
		return false, fmt.Errorf("approve needs a terminal: %w", err)
	}
	defer tty.Close()
	var b strings.Builder
	fmt.Fprintf(&b, "%s wants to run, in %s:\n\n", printable(c.Door, 40), printable(c.Dir, maxSegmentLine))
	indent := func(text string) {
		for line := range strings.SplitSeq(text, "\n") {
			fmt.Fprintf(&b, "    %s\n", printable(line, len(line)))
		}
	}
	indent(c.Command)
	if title, rest, ok := strings.Cut(c.Shown, "\n"); ok {
		fmt.Fprintf(&b, "\n%s\n\n", printable(title, maxSegmentLine))
		indent(rest)
	}
	fmt.Fprintf(&b, "\nrefused %s ago [%s]: %s\n", minutes(p.now().Sub(c.At)), printable(c.Rule, 80), printable(c.Reason, maxReasonLine))
	b.WriteString("Allow exactly this, once? Type yes: ")
	if _, err := io.WriteString(tty, b.String()); err != nil {
		return false, err
	}
	answer, err := bufio.NewReader(io.LimitReader(tty, 100)).ReadString('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return false, err
	}
	return strings.TrimSpace(answer) == "yes", nil
}

// agent returns the variable that tells of a terminal made by an agent, or "".
// A program could remove it; what keeps an agent out is that its commands are
// judged, and the terminal.
func (p *program) agent() string {
	for _, name := range [...]string{"CLAUDECODE", "CODEX_SANDBOX", "GEMINI_CLI", "QWEN_CODE", "CRUSH", "AI_AGENT", "OPENCODE",
		"CLINE_ACTIVE", "COPILOT_CLI", "CURSOR_AGENT"} {
		if v, ok := p.getenv(name); ok && v != "" && v != "0" {
			return name
		}
	}
	return ""
}

// minutes renders a time that has passed or will.
func minutes(d time.Duration) string {
	if d = max(d, 0); d < 2*time.Minute {
		return fmt.Sprintf("%d s", int(d.Seconds()))
	}
	return fmt.Sprintf("%d min", int(d.Minutes()))
}
