package gate

import (
	"context"
	"errors"
	"fmt"
	"path"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// Policy is everything an operator decides. It holds no state and may be
// shared. The zero value refuses whatever is not understood.
type Policy struct {
	// FailClosed answers for a grey command that nothing vouched for: Deny or
	// Ask. Allow is an error.
	FailClosed Decision
	// MaxChars caps a command, in characters; 0 means
	// shellparse.DefaultMaxChars.
	MaxChars int
	// WorkspaceWrites answers for a write to an ordinary file of the
	// workspace: Allow, or anything else for an ask. Files that decide what
	// tools run, and credentials, are never ordinary.
	WorkspaceWrites Decision
	// Tables are the user's tables in order; every one takes part.
	Tables []*Table
	// Name identifies the policy in audit records; empty for the built-in one.
	Name string
	// Tightened names the policy files of the working directory that took
	// part.
	Tightened []string
}

// Gate judges commands under one policy. It is safe for concurrent use.
type Gate struct {
	policy Policy
	files  Files
	user   userSet
	scorer Scorer // nil without a model

	// Only tests set these: contracts of programs that exist in tests alone,
	// and an observer of every argument list that is judged.
	extra []rules.Contract
	watch func(argv []shellparse.Word, dirs []string, open bool)
}

// Option changes how a Gate learns about the machine.
type Option func(*Gate)

// WithFiles makes the gate ask f about paths; the default is OSFiles.
func WithFiles(f Files) Option { return func(g *Gate) { g.files = f } }

// New checks a policy and returns its gate.
func New(p Policy, opts ...Option) (*Gate, error) {
	if p.FailClosed == Allow {
		return nil, errors.New("fail_closed must be deny or ask")
	}
	if p.MaxChars < 0 || p.MaxChars > shellparse.CeilingMaxChars {
		return nil, fmt.Errorf("max_chars must be between 1 and %d", shellparse.CeilingMaxChars)
	}
	g := &Gate{policy: p, files: OSFiles{}}
	for _, o := range opts {
		o(g)
	}
	for _, t := range p.Tables {
		g.user.add(t)
	}
	return g, nil
}

// Judge answers a request. It never panics: a failure inside is a refusal.
// A context that is done refuses too.
func (g *Gate) Judge(ctx context.Context, r Request) (v Verdict) {
	defer func() {
		if p := recover(); p != nil {
			v = refusal("internal-error", fmt.Sprintf("the gate failed: %v", p))
		}
		v.Tightened = g.policy.Tightened
	}()
	j := &judge{gate: g, ctx: ctx, request: r, world: newWorld(r), seen: make([]seenLink, 0, 16)}
	return j.consult(j.verdict())
}

func newWorld(r Request) world {
	w := world{home: cleanAbs(r.Home), work: cleanAbs(r.Workspace)}
	if w.work == "" {
		w.work = cleanAbs(r.Dir)
	}
	// A workspace that is the root, a home or a directory for temporary files
	// would lend its trust to everything in it.
	alone := world{home: w.home}
	if w.work != "" && alone.classify(w.work)&(classRoot|classTop|classHome|classAbove|classTempRoot|classSystem) != 0 {
		w.work = ""
	}
	return w
}

// cleanAbs returns a clean absolute path, or "" for anything else.
func cleanAbs(p string) string {
	if !path.IsAbs(p) {
		return ""
	}
	return path.Clean(p)
}

// refusal is a verdict that stands for the whole request.
func refusal(rule, reason string) Verdict {
	v := Verdict{Decision: Deny, Layer: LayerL0, Rule: rule, Reason: reason, Guilty: -1}
	if r := ruleNamed(rule); r != nil {
		v.Remedy = r.Remedy
	}
	return v
}
