package gate

import (
	"errors"

	"github.com/phocinae/guardexec/shellparse"
)

// Decision is the answer to a request. The zero value is Deny, so that a
// verdict nobody filled in refuses.
type Decision uint8

// The decisions, from the strictest to the mildest.
const (
	Deny Decision = iota
	Ask
	Allow
)

// String returns "deny", "ask" or "allow".
func (d Decision) String() string {
	switch d {
	case Allow:
		return "allow"
	case Ask:
		return "ask"
	default:
		return "deny"
	}
}

// ParseDecision is the inverse of Decision.String.
func ParseDecision(s string) (Decision, error) {
	switch s {
	case "allow":
		return Allow, nil
	case "ask":
		return Ask, nil
	case "deny":
		return Deny, nil
	}
	return Deny, errors.New("decision must be allow, ask or deny, not " + quote(s))
}

// Strictest returns the stricter of two decisions.
func Strictest(a, b Decision) Decision { return min(a, b) }

// Layer names the part of the gate that decided.
type Layer string

// The layers. L0, L1, fail_closed and human_confirm are the names the original
// programs use in their output.
const (
	LayerL0     Layer = "L0"            // limits, doubts, floor, rules, policy, user table
	LayerL1     Layer = "L1"            // the local model
	LayerClosed Layer = "fail_closed"   // nothing vouched for a grey command
	LayerHuman  Layer = "human_confirm" // a person turned an ask into an allow
)

// Request is one command to judge.
type Request struct {
	// Command is the script text. It is ignored when Argv is set.
	Command string
	// Argv is a command that will be executed without a shell.
	Argv []string
	// Dialect is the language of the shell that will run Command.
	Dialect shellparse.Dialect
	// Args are $0, $1, ... of Command; nil when the caller passes none.
	Args []string
	// Program is the file that Argv[0] was found to be; empty if nobody
	// looked.
	Program string
	// Functions are the names of functions that the shell inherits from its
	// environment (bash manual, section 3.7.4): they stand before programs.
	Functions []string
	// Environ is the environment of the shell, as NAME=value; nil if unknown.
	// What counts is what changes how the shell reads a script.
	Environ []string
	// Dir is the absolute working directory; empty if unknown.
	Dir string
	// Home is the absolute home directory; empty if unknown.
	Home string
	// Workspace is the absolute directory the agent may change; Dir if empty.
	Workspace string
	// Explain asks for Finding.Notes, findings of inner argument lists, and
	// those of all segments where a whole text is refused. It changes no decision.
	Explain bool
}

// Note is something that speaks against a segment.
type Note struct {
	Rule     string
	Decision Decision
	Reason   string
}

// Finding is what one segment does and what the gate thinks of it.
type Finding struct {
	// Rule is the stable identifier of the rule: "delete-root".
	Rule string `json:"rule"`
	// Decision is the rule's answer for this segment.
	Decision Decision `json:"-"`
	// Grey reports that the segment was not understood, so that a later layer
	// (user table, model, fail_closed) may answer for it.
	Grey bool `json:"-"`
	// Floor reports a loss that no rule, table or mode can permit.
	Floor bool `json:"-"`
	// Reason is one English sentence without a full stop.
	Reason string `json:"reason"`
	// Remedy says what to do instead; empty if there is nothing to say.
	Remedy string `json:"remedy,omitempty"`
	// RemedyCommand is a command to run instead or first; empty if there is
	// none.
	RemedyCommand string `json:"remedy_command,omitempty"`
	// Where names the file and entry of a rule of the user's own; empty for a
	// built-in rule.
	Where string `json:"where,omitempty"`
	// Parent is the index of the finding whose segment runs this one; -1 for
	// a segment of the request itself.
	Parent int `json:"parent"`
	// Path are the constructs the segment stands in, outermost first.
	Path []shellparse.Construct `json:"path,omitempty"`
	// Script is the text that the segment is part of, and At its place there:
	// the request, or a script that another segment runs.
	Script string          `json:"-"`
	At     shellparse.Span `json:"-"`
	// Notes are all that speaks against the segment, the deciding rule
	// included; only with Request.Explain.
	Notes []Note `json:"-"`

	// Argv marks an argument list that the segment Parent runs: there is one
	// only with Request.Explain, and its decision is part of the segment's.
	Argv bool `json:"-"`

	// asks reports a grey segment that is asked about for another reason too.
	asks bool
	// Span locates the segment in the command; for a segment of an inner
	// script, the outer segment that would run it.
	Span shellparse.Span `json:"span"`
	// Text is the source of the segment.
	Text string `json:"text"`
	// Effects name what the segment does: "delete build".
	Effects []string `json:"effects,omitempty"`
}

// Verdict is the answer to a Request.
type Verdict struct {
	Decision Decision
	Layer    Layer
	// Rule and Reason are those of the finding that decided.
	Rule, Reason string
	// Remedy says what to do instead, and RemedyCommand is a command that does
	// it; either may be empty.
	Remedy, RemedyCommand string
	// Where names the file and entry of the user's rule that decided; empty
	// for a built-in rule.
	Where string
	// Guilty is the index of the finding that decided; -1 if none did.
	Guilty int
	// Findings has one entry for each segment, in order, inner segments after
	// the one that runs them.
	Findings []Finding
	// Grey reports that only grey findings stood between the command and an
	// allow, before fail_closed was applied.
	Grey bool
	// Model is the strictest opinion of the local model; nil if it was not
	// asked or did not answer.
	Model *Opinion
	// Tightened names the policy files of the working directory that took
	// part, if any.
	Tightened []string
}

// weightier reports whether a finding explains a verdict better than another
// of the same decision.
func weightier(a, b *Finding) bool {
	if a.Floor != b.Floor {
		return a.Floor
	}
	return !a.Grey && b.Grey
}
