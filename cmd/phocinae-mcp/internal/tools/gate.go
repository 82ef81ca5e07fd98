package tools

import (
	"context"
	"fmt"
	"path/filepath"
	"strconv"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/cmd/phocinae-mcp/internal/mcp"
	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/audit"
	"github.com/phocinae/guardexec/gate/systemone"
	"github.com/phocinae/guardexec/shellparse"
)

// patience bounds a judgement without a model, as in guardexec.
const patience = 2 * time.Second

// judged is a command with its verdict.
type judged struct {
	args    arguments
	cwd     string // as it was given, or the server's
	policy  string
	verdict gate.Verdict
	human   string // accept, decline or cancel
	backend *backend
}

// gate judges a command, and asks a person if the client can.
func (s *Service) gate(ctx context.Context, c mcp.Call) (mcp.Result, error) {
	args, err := readArguments(c.Arguments, "command", "")
	if err != nil {
		return fault("gate", err), nil
	}
	j := &judged{args: args, cwd: args.cwd}
	if j.backend, err = s.backend(args.server); err != nil {
		return fault("gate", err), nil
	}
	if j.cwd == "" {
		j.cwd = s.o.Dir
	}
	answer, faulty := approval(c)
	if faulty != nil {
		return mcp.Result{}, faulty
	}
	start := s.o.Now()
	if err := s.judge(ctx, j); err != nil {
		return fault("gate", err), nil
	}
	if ctx.Err() != nil {
		return mcp.Result{}, ctx.Err()
	}
	asks := j.verdict.Decision == gate.Ask
	if c.HasState || c.Answered {
		// Anything but a state of ours for this very request ends here.
		same, err := s.sealer.Open(c.State, j.answer(), j.request()...)
		if err != nil {
			return mcp.Result{}, mcp.NewError(mcp.CodeInvalidParams, "requestState is not valid for this request; call gate again without it")
		}
		if asks && same && answer != nil {
			j.resolve(answer)
			asks = false
		}
	}
	s.record(j, start)
	if asks && s.asks(c) {
		return mcp.Result{Input: s.ask(j, c.Modern)}, nil
	}
	out := s.render(j)
	return mcp.Result{Text: pretty(out), Structured: out}, nil
}

// judge fills in the verdict.
func (s *Service) judge(ctx context.Context, j *judged) error {
	dir := j.cwd
	if dir != "" && !filepath.IsAbs(dir) {
		if s.o.Dir == "" {
			return fmt.Errorf("cwd is not absolute")
		}
		dir = filepath.Join(s.o.Dir, dir)
	}
	// The files of the directory are read each time: they may have changed.
	policy, err := s.o.Config.Policy(s.o.Source, dir)
	if err != nil {
		return err
	}
	j.policy = policy.Name
	var options []gate.Option
	limit := patience
	if l := j.backend.layer; l != nil {
		var scorer gate.Scorer = l
		if j.backend != s.main {
			scorer = capped{l}
		}
		options = append(options, gate.WithScorer(scorer))
		limit += time.Duration(s.o.Config.Timeout * float64(time.Second))
	}
	g, err := gate.New(policy, options...)
	if err != nil {
		return err
	}
	r := gate.Request{Command: j.args.command, Dialect: dialect(s.o.Config.Shell), Dir: dir, Home: s.o.Home}
	answer := make(chan gate.Verdict, 1)
	s.work(func() { answer <- g.Judge(ctx, r) })
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case j.verdict = <-answer:
	case <-timer.C:
		j.verdict = gate.Verdict{Decision: gate.Deny, Layer: gate.LayerL0, Rule: "timeout", Reason: "the gate did not answer within " + limit.String()}
	}
	return nil
}

// work runs f in a goroutine that has run others before, if one is idle: its
// stack has grown to what a judgement needs. There are never more of them than
// calls at a time.
func (s *Service) work(f func()) {
	select {
	case s.jobs <- f:
	default:
		go func() {
			for {
				f()
				f = <-s.jobs
			}
		}()
	}
}

// capped is a model that the caller chose: it can refuse, but not allow.
type capped struct{ layer *systemone.Layer }

// Score implements gate.Scorer.
func (c capped) Score(ctx context.Context, k gate.Case) ([]gate.Opinion, error) {
	o, err := c.layer.Score(ctx, k)
	for i := range o {
		if o[i].Decision == gate.Allow {
			o[i].Decision = gate.Ask
			o[i].Reason += ", but a server named in the call cannot allow"
		}
	}
	return o, err
}

// dialect is the language of the shell that is configured.
func dialect(shell string) shellparse.Dialect {
	switch filepath.Base(shell) {
	case "sh", "dash":
		return shellparse.POSIX
	case "zsh":
		return shellparse.Zsh
	case "ksh", "mksh":
		return shellparse.Mksh
	}
	return shellparse.Bash
}

// request is what a state is bound to, and answer the verdict it is about.
func (j *judged) request() []string {
	return []string{"tools/call", "gate", j.args.command, j.cwd, j.args.server, j.policy}
}

func (j *judged) answer() string {
	v := j.verdict
	said := v.Decision.String() + "\x00" + string(v.Layer) + "\x00" + v.Rule
	for _, f := range v.Findings {
		if said += "\x00" + f.Rule; !f.Grey && v.Model == nil { // a model finds new words each time
			said += "\x00" + f.Reason
		}
	}
	return said
}

// record writes the audit record, the same that guardexec writes.
func (s *Service) record(j *judged, start time.Time) {
	if s.o.Audit == nil {
		return
	}
	v := j.verdict
	r := audit.Record{
		Time: start, Command: j.args.command, Cwd: j.cwd,
		Decision: v.Decision.String(), Layer: string(v.Layer), Reason: v.Reason, Rule: v.Rule,
		Segments: v.Segments(), Latency: s.o.Now().Sub(start),
		Door: "mcp", Policy: j.policy, Confirm: j.human == "accept" && v.Decision == gate.Allow,
		CallerPID: s.parent, Caller: s.caller,
	}
	if v.Model != nil {
		r.Noul, r.Score = v.Model.Noul, v.Model.Score
	}
	if err := s.o.Audit.Write(r); err != nil {
		s.o.Log("audit: %v", err)
	}
}

// render builds the structured result.
func (s *Service) render(j *judged) jsontext.Value {
	v := j.verdict
	o := mcp.NewObject(1024 + len(j.args.command))
	o.Text("command", j.args.command)
	if j.cwd != "" {
		o.Text("cwd", j.cwd)
	}
	o.Text("decision", v.Decision.String())
	o.Text("layer", string(v.Layer))
	o.Text("reason", v.Reason)
	o.Text("rule", v.Rule)
	if v.Decision != gate.Allow {
		switch {
		case v.Remedy != "" && v.RemedyCommand != "":
			o.Text("remediation", v.Remedy+": "+v.RemedyCommand)
		case v.Remedy+v.RemedyCommand != "":
			o.Text("remediation", v.Remedy+v.RemedyCommand)
		}
	}
	if v.Decision == gate.Ask {
		o.Text("status", "a human must review this: show the command and the reason to a person, and run it only if they approve it explicitly")
	}
	if j.human != "" {
		o.Text("human_action", j.human)
	}
	if m := v.Model; m != nil {
		number := func(key string, f *float64) {
			if f != nil {
				o.Raw(key, strconv.AppendFloat(nil, *f, 'g', -1, 64))
			}
		}
		number("noul", m.Noul)
		number("score", m.Score)
		if m.NoulState != "" {
			o.Text("noul_state", m.NoulState)
		}
		if m.Harm != "" {
			o.Text("harm", m.Harm)
		}
		number("confidence", m.Confidence)
		if m.Model != "" {
			o.Text("model", m.Model)
		}
		o.Text("server", j.backend.name)
	}
	c := s.o.Config
	t := mcp.NewObject(64)
	for _, n := range []struct {
		key string
		v   float64
	}{{"noul_threshold", c.NoulThreshold}, {"deny_at", c.DenyAt}, {"ask_at", c.AskAt}} {
		t.Append(n.key, func(b []byte) []byte { return strconv.AppendFloat(b, n.v, 'g', -1, 64) })
	}
	o.Raw("thresholds", t.Bytes())
	o.Text("fail_closed", c.FailClosed.String())
	o.Text("engine", "guard:"+s.o.Version)
	o.Text("tool", s.tool())
	return o.Bytes()
}
