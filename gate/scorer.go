package gate

import (
	"context"
	"errors"
	"fmt"
	"strconv"
)

// Scorer is layer L1: it answers for segments that the gate did not
// understand. It must be safe for concurrent use and keep its own deadline.
type Scorer interface {
	// Score returns one opinion for each segment of the case, in order. An
	// error means that it could not answer; fail_closed does then.
	Score(ctx context.Context, c Case) ([]Opinion, error)
}

// Case is what a Scorer is asked about.
type Case struct {
	// Command is the whole command and Dir its working directory.
	Command, Dir string
	// Segments are the texts of the parts in question.
	Segments []string
}

// Opinion is what a Scorer thinks of one segment.
type Opinion struct {
	// Decision is its answer and Reason one English clause about it.
	Decision Decision
	Reason   string
	// Noul and Score are the raw answers of those two channels; nil if the
	// channel was not asked. NoulState is "true", "false" or "wavering".
	Noul, Score *float64
	NoulState   string
	// Harm is "harmless", "risky", "destructive" or empty, and Confidence how
	// sure the model is of it, if it said so.
	Harm       string
	Confidence *float64
	// Model is what the server calls its model; empty if it does not say.
	Model string
}

// WithScorer puts what is not understood to s. It is asked once for a command,
// after everything else has been judged, and never when anything else denies:
// it has no say in limits, doubts and rules. It may turn an ask into a deny.
func WithScorer(s Scorer) Option { return func(g *Gate) { g.scorer = s } }

// maxScored bounds the segments that one request to the scorer may hold.
const maxScored = 64

// consult lets the scorer answer for the grey findings of a verdict.
func (j *judge) consult(v Verdict) Verdict {
	if j.gate.scorer == nil || j.over || j.doubted {
		return v
	}
	var grey []int
	c := Case{Command: j.request.Command, Dir: j.request.Dir}
	if j.request.Argv != nil {
		c.Command = quoteArgv(j.request.Argv)
	}
	for i := range v.Findings {
		fd := &v.Findings[i]
		switch {
		case fd.Argv:
		case fd.Decision == Deny:
			return v
		case fd.Grey && fd.Decision == Ask:
			grey = append(grey, i)
			text := fd.Text
			if text == "" {
				text = c.Command
			}
			c.Segments = append(c.Segments, text)
		}
	}
	if len(grey) == 0 {
		return v
	}
	opinions, err := j.score(c)
	if err != nil {
		v.Reason += "; the model did not answer: " + err.Error()
		return v
	}
	return j.combine(v, grey, opinions)
}

// score asks the scorer and checks the form of what it says.
func (j *judge) score(c Case) (o []Opinion, err error) {
	defer func() {
		if p := recover(); p != nil {
			o, err = nil, fmt.Errorf("the client failed: %v", p)
		}
	}()
	if len(c.Segments) > maxScored {
		return nil, errors.New("more than " + strconv.Itoa(maxScored) + " parts are not understood")
	}
	if o, err = j.gate.scorer.Score(j.ctx, c); err != nil {
		return nil, err
	}
	if len(o) != len(c.Segments) {
		return nil, fmt.Errorf("%d answers to %d questions", len(o), len(c.Segments))
	}
	for i := range o {
		if o[i].Decision > Allow {
			return nil, errors.New("an answer is no decision")
		}
	}
	return o, nil
}

// combine concludes with the scorer's opinions in the place of fail_closed.
func (j *judge) combine(v Verdict, grey []int, opinions []Opinion) Verdict {
	for n, i := range grey {
		fd := &v.Findings[i]
		fd.Decision, fd.Grey = opinions[n].Decision, false
		if fd.asks {
			// A rule asks about it, too.
			fd.Decision = Strictest(fd.Decision, Ask)
		}
		fd.Reason += "; model: " + opinions[n].Reason
	}
	v.Decision, v.Layer, v.Grey = Allow, LayerL1, false
	best, model := -1, 0
	next := 0
	for i := range v.Findings {
		fd := &v.Findings[i]
		if fd.Argv {
			continue
		}
		scored := next < len(grey) && grey[next] == i
		if scored {
			if opinions[next].Decision < opinions[model].Decision {
				model = next
			}
		}
		// Of equal answers the model's explains best what became of a grey
		// command, unless a rule asks anyway.
		if fd.Decision < v.Decision || best < 0 && scored {
			v.Decision, best = min(v.Decision, fd.Decision), i
			v.Layer = LayerL0
			if scored {
				v.Layer = LayerL1
			}
		}
		if scored {
			next++
		}
	}
	fd := &v.Findings[best]
	v.Rule, v.Reason, v.Where, v.Guilty = fd.Rule, fd.Reason, fd.Where, best
	v.Remedy, v.RemedyCommand = fd.Remedy, fd.RemedyCommand
	v.Model = &opinions[model]
	return v
}
