package main

import (
	"bytes"
	"context"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate"
)

// slowGate allows everything after a while.
type slowGate struct{ after time.Duration }

func (g slowGate) Judge(context.Context, gate.Request) gate.Verdict {
	time.Sleep(g.after)
	return gate.Verdict{Decision: gate.Allow, Layer: gate.LayerL0}
}

func (g slowGate) JudgeWrite(context.Context, gate.WriteRequest) (gate.Verdict, bool) {
	return gate.Verdict{}, false
}

// TestHookAnswersOnce lets the answer come about when its time is over: there
// must be one answer, and the exit status must be that of the answer.
func TestHookAnswersOnce(t *testing.T) {
	const patience = 20 * time.Millisecond
	text := event(t, "claude", "true")
	var mu sync.Mutex
	seen := map[bool]int{}
	var wg sync.WaitGroup
	for range 300 {
		wg.Go(func() {
			after := patience - 4*time.Millisecond + rand.N(8*time.Millisecond)
			var out, errs bytes.Buffer
			p := program{
				args: []string{"guardexec", "hook", "claude"}, stdin: strings.NewReader(text), stdout: &out, stderr: &errs,
				env: []string{"HOME=/", "PHOCINAE_GUARD_AUDIT=off"}, now: time.Now, patience: patience,
				newGate: func(gate.Policy, ...gate.Option) (judge, error) { return slowGate{after}, nil },
			}
			code := ended(&p)
			time.Sleep(2 * time.Millisecond) // for a second answer
			allowed := strings.Contains(out.String(), `"allow"`)
			late := strings.Contains(out.String(), "did not answer in time") || strings.Contains(errs.String(), "did not answer in time")
			if allowed == late || strings.Count(out.String(), "\n") > 1 || allowed && code != 0 {
				t.Errorf("exit %d, %q, %q", code, out.String(), errs.String())
			}
			mu.Lock()
			seen[allowed]++
			mu.Unlock()
		})
	}
	wg.Wait()
	t.Logf("in time: %d, late: %d", seen[true], seen[false])
}
