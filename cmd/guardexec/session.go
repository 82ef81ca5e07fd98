package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/audit"
	"github.com/phocinae/guardexec/gate/config"
	"github.com/phocinae/guardexec/gate/systemone"
	"github.com/phocinae/guardexec/shellparse"
)

// patience bounds the time of one judgement. It is far above what the largest
// text needs; a judge that exceeds it is broken, and its answer is a refusal.
const patience = 2 * time.Second

// maxGates bounds the gates that are kept, one for each directory.
const maxGates = 64

// session is a loaded configuration with the gates made from it.
type session struct {
	p     *program
	door  string // name of the door, for the audit
	src   config.Source
	conf  *config.Config
	home  string
	state string // directory of the audit and the approvals; empty for none
	gates map[string]opened
	log   *audit.Log // nil if switched off

	layer      gate.Scorer // nil without a model
	options    []gate.Option
	unapproved bool // approvals do not count

	patience time.Duration // for one judgement; 0 if the caller keeps the time
}

// opened is a gate and the name of its policy.
type opened struct {
	judge  judge
	policy string
}

// open loads the configuration.
func (p *program) open(door string, flags map[string]string) (*session, error) {
	s := p.session(door, flags)
	s.state, s.src.UserDir = p.stateDir(s.home), p.userDir(s.home)
	var err error
	if s.conf, err = config.Load(s.src); err != nil {
		return nil, err
	}
	return s.start()
}

// session is one without a configuration.
func (p *program) session(door string, flags map[string]string) *session {
	return &session{p: p, door: door, home: p.home(), gates: map[string]opened{}, src: config.Source{
		Flags:    flags,
		Getenv:   func(name string) string { v, _ := p.getenv(name); return v },
		ReadFile: config.ReadFile, SystemDir: p.systemDir,
	}}
}

// start prepares what the configuration asks for.
func (s *session) start() (*session, error) {
	s.patience = patience
	if s.conf.L1Enabled {
		// Where there is no model a client asks in vain and fail_closed
		// answers; where the settings cannot be meant, nothing does.
		layer, err := systemone.Open(s.conf, "guardexec/"+version, nil)
		if err != nil {
			return nil, fmt.Errorf("l1_enabled: %w", err)
		}
		s.layer = layer
		if s.conf.L1Refuses {
			s.layer = refusing{layer, s.conf}
		}
		s.options = append(s.options, gate.WithScorer(s.layer))
		s.patience += time.Duration(s.conf.Timeout * float64(time.Second))
	}
	s.log = s.auditLog()
	return s, nil
}

// auditLog returns the log that was asked for, the default one, or nil.
func (s *session) auditLog() *audit.Log {
	path := s.auditPath()
	if path == "" {
		return nil
	}
	return audit.New(path, s.conf.Audit == "")
}

// auditPath is the path of the audit file, or empty.
func (s *session) auditPath() string {
	switch {
	case s.conf.AuditOff:
		return ""
	case s.conf.Audit != "":
		return s.conf.Audit
	case s.state == "":
		return ""
	}
	return filepath.Join(s.state, "audit.jsonl")
}

// gate returns the gate for commands that run in dir.
func (s *session) gate(dir string) (opened, error) {
	if g, ok := s.gates[dir]; ok {
		return g, nil
	}
	policy, err := s.conf.Policy(s.src, dir)
	if err != nil {
		return opened{}, err
	}
	j, err := s.p.newGate(policy, s.options...)
	if err != nil {
		return opened{}, err
	}
	if len(s.gates) >= maxGates {
		clear(s.gates)
	}
	g := opened{j, policy.Name}
	s.gates[dir] = g
	return g, nil
}

// decide judges a request and records the answer. The command is what records
// show; cwd is the directory as it was given. The error is one of policy.
func (s *session) decide(r gate.Request, command, cwd string, confirm bool) (gate.Verdict, error) {
	return s.decideIn(r.Dir, r, command, cwd, confirm)
}

// decideIn is decide with the policy of a directory that need not be the
// command's. The strictest verdict counts if the command may run in other
// languages, too.
func (s *session) decideIn(policyDir string, r gate.Request, command, cwd string, confirm bool, also ...shellparse.Dialect) (gate.Verdict, error) {
	g, err := s.gate(policyDir)
	if err != nil {
		return gate.Verdict{}, err
	}
	start := s.p.now()
	v := s.strictest(g.judge, r, also)
	s.enter(g, v, start, command, cwd, confirm)
	return v, nil
}

// enter records a verdict that was asked for at start.
func (s *session) enter(g opened, v gate.Verdict, start time.Time, command, cwd string, confirm bool) {
	noul, score := numbers(v)
	s.record(audit.Record{
		Noul: noul, Score: score, Time: start, Command: command, Cwd: cwd,
		Decision: v.Decision.String(), Layer: string(v.Layer), Reason: reason(v, confirm), Rule: v.Rule,
		Segments: v.Segments(), Latency: s.p.now().Sub(start),
		Door: s.door, Policy: g.policy, Confirm: confirm,
	})
}

// strictest asks a judge about a command, in other languages, too.
func (s *session) strictest(j judge, r gate.Request, also []shellparse.Dialect) gate.Verdict {
	r.Home = s.home
	v := ask(j, r, s.patience)
	for _, r.Dialect = range also {
		if v.Decision == gate.Deny {
			break
		}
		if w := ask(j, r, s.patience); w.Decision < v.Decision {
			v = w
		}
	}
	return v
}

// numbers are the local model's, nil if it gave none.
func numbers(v gate.Verdict) (noul, score *float64) {
	if v.Model == nil {
		return nil, nil
	}
	return v.Model.Noul, v.Model.Score
}

// record writes an audit record. A failure is told and changes no verdict.
func (s *session) record(r audit.Record) {
	if s.log == nil {
		return
	}
	r.CallerPID = os.Getppid()
	r.Caller = audit.CallerName(r.CallerPID)
	if err := s.log.Write(r); err != nil {
		s.p.errorf("audit: %v", err)
	}
}

// ask puts a request to a judge. A panic and a judge that does not answer in
// time are refusals. Without patience the caller has a deadline of its own.
func ask(j judge, r gate.Request, patience time.Duration) gate.Verdict {
	if patience <= 0 {
		return judged(j, r)
	}
	// The timer is made first: it takes so long that another thread would come
	// and take the new goroutine away from the memory this one has at hand.
	timer := time.NewTimer(patience)
	defer timer.Stop()
	answer := make(chan gate.Verdict, 1)
	go func() {
		deepen(false)
		answer <- judged(j, r)
	}()
	select {
	case v := <-answer:
		return v
	case <-timer.C:
		return overdue(patience)
	}
}

// overdue is the verdict when there is none in time.
func overdue(patience time.Duration) gate.Verdict {
	return failure("timeout", "the gate did not answer within "+patience.String())
}

func judged(j judge, r gate.Request) (v gate.Verdict) {
	defer func() {
		if e := recover(); e != nil {
			v = failure("internal-error", fmt.Sprintf("the gate failed: %v", e))
		}
	}()
	return j.Judge(context.Background(), r)
}

// deepen gives a goroutine the stack that judging needs, at once. The stack
// would be copied four times else, and for each copy the runtime reads tables
// all over the program that nothing else has brought into memory. The room is
// never used, nor cleared.
//
//go:noinline
func deepen(use bool) {
	if use {
		var room [24 << 10]byte
		fill(room[:])
	}
}

//go:noinline
func fill(room []byte) {
	for i := range room {
		room[i] = byte(i)
	}
}

// failure is the verdict on a failure of ours.
func failure(rule, why string) gate.Verdict {
	return gate.Verdict{Decision: gate.Deny, Layer: gate.LayerL0, Rule: rule, Reason: why}
}

// absolute makes a directory that a caller named absolute.
func absolute(dir string) string {
	if dir == "" || filepath.IsAbs(dir) {
		return dir
	}
	base := workDir()
	if base == "" {
		return ""
	}
	return filepath.Join(base, dir)
}
