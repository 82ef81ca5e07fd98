package main

import (
	"path/filepath"
	"strings"

	"github.com/phocinae/guardexec/cmd/guardexec/internal/approval"
	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/audit"
)

// unasked is a call whose answer is ask, where nobody can be asked.
type unasked struct {
	parts   []string // all that makes the call what it is
	command string   // as a person reads it
	dir     string
	why     gate.Verdict // one that asks
}

// add takes a verdict into account: a permission is for this call as it was
// understood, and does not fit if anything it depends on has changed.
func (u *unasked) add(v gate.Verdict) {
	u.parts = append(u.parts, v.Decision.String(), v.Rule)
	for _, f := range v.Findings {
		u.parts = append(u.parts, f.Decision.String(), f.Rule, f.Text)
		if v.Model == nil { // a model finds new words each time
			u.parts = append(u.parts, f.Reason)
		}
	}
	if v.Decision == gate.Ask {
		u.why = v
	}
}

// settle reports whether a person has allowed the call. If not, it is
// remembered, and line is what a person types to allow it; it is empty where
// nothing can be remembered.
func (s *session) settle(u *unasked) (allowed bool, line string) {
	store := s.p.approvals(s.home)
	if store == nil {
		return false, ""
	}
	now := s.p.now()
	c := approval.Call{
		Parts: append([]string{s.door, u.dir}, u.parts...),
		Door:  s.door, Dir: u.dir, Command: u.command, Rule: u.why.Rule, Reason: u.why.Reason, At: now,
	}
	if store.Take(c, now) {
		s.record(audit.Record{
			Time: now, Command: u.command, Cwd: u.dir, Decision: gate.Allow.String(), Layer: string(gate.LayerHuman),
			Reason: "a person allowed it at a terminal", Rule: u.why.Rule, Segments: u.why.Segments(), Confirm: true, Door: s.door,
		})
		return true, ""
	}
	for _, part := range c.Parts {
		if audit.Mask(part) != part {
			return false, "" // a secret is not kept
		}
	}
	if store.Offer(c) != nil {
		return false, ""
	}
	return false, "guardexec approve " + c.ID()
}

// approvals is the place for calls that wait for an approval; nil if there is
// none.
func (p *program) approvals(home string) *approval.Store {
	dir := p.stateDir(home)
	if dir == "" {
		return nil
	}
	return approval.New(filepath.Join(dir, "approvals"))
}

// settled lets a command of the doors that execute go on if a person allowed
// it, and refuses it otherwise.
func (s *session) settled(v gate.Verdict, command, dir string, parts ...string) bool {
	line := ""
	if v.Decision == gate.Ask {
		u := &unasked{parts: append(parts, command), command: command, dir: dir}
		u.add(v)
		var allowed bool
		if allowed, line = s.settle(u); allowed {
			return true
		}
	}
	s.p.refuse(command, v, line)
	return false
}

// lines splits a text into lines that are safe for a terminal.
func lines(text string) []string {
	var all []string
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\n"), "\n") {
		all = append(all, printable(line, len(line)))
	}
	return all
}
