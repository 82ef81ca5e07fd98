package gate_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
)

// scorer answers every segment alike and remembers what it was asked.
type scorer struct {
	decision gate.Decision
	err      error
	answers  int // how many, if not as many as segments
	boom     bool
	cases    []gate.Case
}

// Score implements gate.Scorer.
func (s *scorer) Score(_ context.Context, c gate.Case) ([]gate.Opinion, error) {
	s.cases = append(s.cases, c)
	if s.boom {
		panic("boom")
	}
	n := len(c.Segments)
	if s.answers > 0 {
		n = s.answers
	}
	o := make([]gate.Opinion, n)
	for i := range o {
		o[i] = gate.Opinion{Decision: s.decision, Reason: "it says so"}
	}
	return o, s.err
}

func judgeWith(t *testing.T, s gate.Scorer, closed gate.Decision, command string) gate.Verdict {
	t.Helper()
	g, err := gate.New(gate.Policy{FailClosed: closed}, gate.WithScorer(s))
	if err != nil {
		t.Fatal(err)
	}
	return g.Judge(t.Context(), gate.Request{Command: command, Dir: "/work", Home: "/home/u"})
}

func TestScorerResolvesGrey(t *testing.T) {
	for _, closed := range []gate.Decision{gate.Deny, gate.Ask} {
		for _, d := range []gate.Decision{gate.Deny, gate.Ask, gate.Allow} {
			s := &scorer{decision: d}
			v := judgeWith(t, s, closed, "frobnicate --all; ls; other thing")
			if v.Decision != d || v.Layer != gate.LayerL1 || v.Model == nil || !strings.Contains(v.Reason, "it says so") || v.Grey {
				t.Errorf("%v %v: %+v", closed, d, v)
			}
			if len(s.cases) != 1 || len(s.cases[0].Segments) != 2 || s.cases[0].Segments[0] != "frobnicate --all" ||
				s.cases[0].Segments[1] != "other thing" || s.cases[0].Command != "frobnicate --all; ls; other thing" || s.cases[0].Dir != "/work" {
				t.Errorf("asked %+v", s.cases)
			}
		}
	}
}

// Whatever the model says, it is not asked where something else refuses, and
// it cannot answer for doubts.
func TestScorerIsNotAsked(t *testing.T) {
	for _, c := range []struct {
		command string
		want    gate.Decision
	}{
		{"ls", gate.Allow},
		{"git push", gate.Ask},
		{"rm -rf /", gate.Deny},
		{"frobnicate; rm -rf /", gate.Deny},
		{"frobnicate; sudo rm -rf /etc", gate.Deny},
		{"frobnicate $(rm -rf /)", gate.Deny},
		{"frobnicate \x01", gate.Deny},
		{"frobnicate '", gate.Deny},
		{"", gate.Deny},
	} {
		s := &scorer{decision: gate.Allow}
		v := judgeWith(t, s, gate.Ask, c.command)
		if c.command == "" {
			c.want = v.Decision
		}
		if v.Decision != c.want || len(s.cases) > 0 || v.Layer == gate.LayerL1 || v.Model != nil {
			t.Errorf("%q: %v %v, asked %v", c.command, v.Decision, v.Layer, s.cases)
		}
	}
}

func TestScorerDoesNotTouchDoubts(t *testing.T) {
	doubted := 0
	for _, command := range []string{
		"frobnicate $'\\400'", "frobnicate; echo $((x=08))", "eval \"$x\"; frobnicate", "frobnicate ${x@P}", "alias a=b\na; frobnicate",
		"frobnicate {a,b}\\\n", "if frobnicate; then :; fi <(x", "bash -c 'frobnicate ${x@P}'", "frobnicate ~nobody/x", "frobnicate [[ a =~ b ]]",
	} {
		s := &scorer{decision: gate.Allow}
		v := judgeWith(t, s, gate.Ask, command)
		has := false
		for _, f := range v.Findings {
			has = has || strings.HasPrefix(f.Rule, "doubt-")
		}
		if has {
			doubted++
			if v.Decision == gate.Allow || len(s.cases) > 0 {
				t.Errorf("%q: %v, asked %v", command, v.Decision, s.cases)
			}
		}
	}
	if doubted == 0 {
		t.Error("none of the commands raises a doubt")
	}
}

// A rule that asks is not overruled, and an ask may become a deny.
func TestScorerTightensAsk(t *testing.T) {
	for _, c := range []struct{ says, want gate.Decision }{{gate.Allow, gate.Ask}, {gate.Ask, gate.Ask}, {gate.Deny, gate.Deny}} {
		for _, closed := range []gate.Decision{gate.Ask, gate.Deny} {
			v := judgeWith(t, &scorer{decision: c.says}, closed, "git push; frobnicate")
			if v.Decision != c.want {
				t.Errorf("%v: %v", c.says, v.Decision)
			}
		}
	}
	// One segment that is not understood and asked about as well.
	v := judgeWith(t, &scorer{decision: gate.Allow}, gate.Deny, "sudo frobnicate")
	if v.Decision == gate.Allow {
		t.Errorf("sudo was allowed: %+v", v)
	}
}

func TestScorerAndUserRules(t *testing.T) {
	table, err := gate.LoadTable([]byte(`{"rules":[{"name":"ours","pattern":["frobnicate","..."],"decision":"ask","reason":"ours"}]}`), "t")
	if err != nil {
		t.Fatal(err)
	}
	g, err := gate.New(gate.Policy{Tables: []*gate.Table{table}}, gate.WithScorer(&scorer{decision: gate.Allow}))
	if err != nil {
		t.Fatal(err)
	}
	if v := g.Judge(t.Context(), gate.Request{Command: "frobnicate x > $y", Dir: "/work", Home: "/home/u"}); v.Decision == gate.Allow {
		t.Errorf("%+v", v)
	}
}

func TestScorerFailureIsFailClosed(t *testing.T) {
	for name, s := range map[string]*scorer{
		"error": {decision: gate.Allow, err: errors.New("connection refused")},
		"count": {decision: gate.Allow, answers: 3},
		"panic": {boom: true},
		"value": {decision: 7},
	} {
		for _, closed := range []gate.Decision{gate.Deny, gate.Ask} {
			v := judgeWith(t, s, closed, "frobnicate")
			if v.Decision != closed || v.Layer != gate.LayerClosed || !strings.Contains(v.Reason, "the model did not answer: ") || v.Model != nil {
				t.Errorf("%s: %+v", name, v)
			}
		}
	}
	many := strings.Repeat("frobnicate x; ", 65)
	s := &scorer{decision: gate.Allow}
	if v := judgeWith(t, s, gate.Deny, many); v.Decision != gate.Deny || len(s.cases) > 0 {
		t.Errorf("%+v", v.Decision)
	}
}
