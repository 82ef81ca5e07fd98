package main

import (
	"path/filepath"

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
// depends on has changed; more is what else makes the call what it is.
func (s *session) settle(dir string, judged []judgedPart, more ...string) (allowed bool, line string) {
	store := approvals(s.state)
	if store == nil || s.unapproved {
		return false, ""
	}
	now := s.p.now()
	c := approval.Call{Parts: append([]string{s.door, dir}, more...), Door: s.door, Dir: dir, At: now}
	var why gate.Verdict
	for i, j := range judged {
		if i > 0 {
			c.Command += "\n"
		}
		c.Command += j.command
		v := j.verdict
		c.Parts = append(c.Parts, j.kind, j.command, v.Decision.String(), v.Rule)
		for _, f := range v.Findings {
			c.Parts = append(c.Parts, f.Decision.String(), f.Rule, f.Text)
			if v.Model == nil { // a model finds new words each time
				c.Parts = append(c.Parts, f.Reason)
			}
		}
		if v.Decision == gate.Ask {
			why = v
		}
	}
	c.Rule, c.Reason = why.Rule, why.Reason
	if store.Take(c, now) {
		s.record(audit.Record{
			Time: now, Command: c.Command, Cwd: dir, Decision: gate.Allow.String(), Layer: string(gate.LayerHuman),
			Reason: "a person allowed it at a terminal", Rule: why.Rule, Segments: why.Segments(), Confirm: true, Door: s.door,
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

// approvals is the place for calls that wait for an approval, in a directory of
// the user's; nil if there is none.
func approvals(state string) *approval.Store {
	if state == "" {
		return nil
	}
	return approval.New(filepath.Join(state, "approvals"))
}

// settled lets a command of the doors that execute go on if a person allowed
// it, and refuses it otherwise. args are those of the command.
func (s *session) settled(v gate.Verdict, command, dir string, args ...string) bool {
	line := ""
	if v.Decision == gate.Ask {
		var allowed bool
		if allowed, line = s.settle(dir, []judgedPart{{command: command, verdict: v}}, args...); allowed {
			return true
		}
	}
	s.p.refuse(command, v, line)
	return false
}
