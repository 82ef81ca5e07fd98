package main

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/cmd/guardexec/internal/approval"
	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/audit"
)

// judgedPart is a command or file of a call with its verdict.
type judgedPart struct {
	kind    string // what sort of text the command is
	command string // as a person reads it
	verdict gate.Verdict
}

// settle reports whether a person has allowed a call that is asked about where
// nobody can be asked. If not, it is remembered, and line is what a person
// types to allow it; it is empty where nothing can be remembered. A permission
// is for this call as it was understood, and does not fit if anything it
// depends on has changed, the files that it would run included; more is what
// else makes the call what it is, and shown that in words, beginning with a
// line of its own.
func (s *session) settle(dir, shown string, judged []judgedPart, more ...string) (allowed bool, line string) {
	store := approvals(s.state)
	if store == nil || s.unapproved {
		return false, ""
	}
	now := s.p.now()
	c := approval.Call{Parts: append([]string{s.door, dir}, more...), Door: s.door, Dir: dir, Shown: shown, At: now}
	var why gate.Verdict
	var reasons []string
	secret := false
	for i, j := range judged {
		if i > 0 {
			c.Command += "\n"
		}
		c.Command += j.command
		v := j.verdict
		c.Parts = append(c.Parts, j.kind, j.command, v.Decision.String(), v.Rule)
		for _, f := range v.Findings {
			c.Parts = append(c.Parts, f.Decision.String(), f.Rule, f.Text)
			secret = secret || audit.MaskReason(f.Reason) != f.Reason
			if v.Model == nil { // a model finds new words each time
				reasons = append(reasons, f.Reason)
			}
		}
		if v.Decision == gate.Ask {
			why = v
		}
	}
	c.Rule, c.Reason = why.Rule, why.Reason
	for _, part := range c.Parts {
		secret = secret || audit.Mask(part) != part
	}
	c.Parts = append(append(c.Parts, reasons...), identities(dir, s.home, judged)...)
	if store.Take(c, now) {
		s.record(audit.Record{
			Time: now, Command: c.Command, Cwd: dir, Decision: gate.Allow.String(), Layer: string(gate.LayerHuman),
			Reason: "a person allowed it at a terminal", Rule: why.Rule, Segments: why.Segments(), Confirm: true, Door: s.door,
		})
		return true, ""
	}
	if secret || store.Offer(c) != nil { // a secret is not kept
		return false, ""
	}
	return false, "guardexec approve " + c.ID()
}

// approvals is the place for calls that wait for an approval, in a directory of
// the user's; nil if there is none.
func approvals(state string) *approval.Store {
	if state == "" {
		return nil
	}
	return approval.New(filepath.Join(state, "approvals"))
}

// settled lets a command of the doors that execute go on if a person allowed
// it, and refuses it otherwise. args are all that it is started with, and shown
// says what a person would not see in the command.
func (s *session) settled(v gate.Verdict, command, dir, shown string, args ...string) bool {
	line := ""
	if v.Decision == gate.Ask {
		var allowed bool
		if allowed, line = s.settle(dir, shown, []judgedPart{{command: command, verdict: v}}, args...); allowed {
			return true
		}
	}
	s.p.refuse(command, v, line)
	return false
}

// calledWith is what a shell is called with but for its script, which a host may
// have put a frame around that changes with each call, and how a person reads
// that. There is nothing to read if it is the script alone.
func calledWith(shell string, args []string, script string) (call []string, shown string) {
	call = append([]string{shell}, args...)
	if at := slices.Index(call, script); at > 0 {
		call[at] = "SCRIPT"
	}
	if len(args) > 2 || len(args) == 2 && args[0] != "-c" {
		shown = "called as:\n" + quoteWords(call)
	}
	return call, shown
}

// maxMember bounds what is shown of one member of an input.
const maxMember = 16 << 10

// inputShown renders the arguments of a tool for a person: the texts in it as
// they are.
func inputShown(input []byte) string {
	var b strings.Builder
	b.WriteString("with:\n")
	dec := jsontext.NewDecoder(bytes.NewReader(input))
	err := errors.New("no object")
	if dec.PeekKind() == '{' {
		_, err = dec.ReadToken()
	}
	for err == nil && dec.PeekKind() == '"' {
		var name jsontext.Token
		if name, err = dec.ReadToken(); err != nil {
			break
		}
		b.WriteString(printable(name.String(), maxSegmentLine) + ":")
		var v jsontext.Value
		if v, err = dec.ReadValue(); err != nil {
			break
		}
		text := string(v)
		if v.Kind() == '"' {
			if plain, err := jsontext.AppendUnquote(nil, v); err == nil {
				text = string(plain)
			}
		}
		if len(text) > maxMember {
			text = fmt.Sprintf("%s\n[... %d bytes of %d ...]\n%s", text[:maxMember/2], len(text)-maxMember/2*2, len(text), text[len(text)-maxMember/2:])
		}
		if strings.Contains(text, "\n") {
			b.WriteString("\n    " + strings.ReplaceAll(text, "\n", "\n    ") + "\n")
		} else {
			b.WriteString(" " + text + "\n")
		}
	}
	if err != nil {
		b.WriteString(string(input))
	}
	return strings.TrimRight(b.String(), "\n")
}
