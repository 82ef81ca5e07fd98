package main

import (
	"context"
	"errors"
	"time"

	"github.com/phocinae/guardexec/gate"
)

// reserve is what a hook keeps of its time for its answer when the model does
// not give one.
const reserve = 500 * time.Millisecond

// hurry makes the model answer before a moment, whatever its own timeout and
// however often it is asked. Afterwards fail_closed answers.
func (s *session) hurry(until time.Time) {
	if s.layer == nil {
		return
	}
	s.options = []gate.Option{gate.WithScorer(hurried{s.layer, until})}
	clear(s.gates)
}

// hurried is a model with a deadline.
type hurried struct {
	gate.Scorer
	until time.Time
}

var errHurried = errors.New("the hook had no more time for it")

// Score implements gate.Scorer.
func (h hurried) Score(ctx context.Context, c gate.Case) ([]gate.Opinion, error) {
	inner, cancel := context.WithDeadline(ctx, h.until)
	defer cancel()
	o, err := h.Scorer.Score(inner, c)
	if err != nil && ctx.Err() == nil && !time.Now().Before(h.until) {
		err = errHurried
	}
	return o, err
}
