package systemone

import (
	"context"
	"fmt"
	"strconv"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate"
)

// Identifiers of the three questions, one for each channel.
const (
	HarmID  = "guard_harm"
	NoulID  = "guard_noul"
	ScoreID = "guard_score"
)

// Rules say which channels are asked and what their answers mean.
type Rules struct {
	// Harm, Noul and Grade select the channels. With none of them all three
	// are asked, and a server that answers the last two only, as the original
	// ones do, is taken at its word.
	Harm, Noul, Grade bool
	// NoulThreshold is above 0.5; DenyAt is not below AskAt.
	NoulThreshold, DenyAt, AskAt float64
	// MinConfidence is the least confidence for an allow by harm.
	MinConfidence float64
	// Tool is sent as the asking program and its version.
	Tool string
}

// DefaultMinConfidence is the default of Rules.MinConfidence.
const DefaultMinConfidence = 0.45

// Layer is layer L1: a gate.Scorer on a Client.
type Layer struct {
	client *Client
	rules  Rules
}

// NewLayer returns the layer that asks c under the given rules.
func NewLayer(c *Client, r Rules) *Layer {
	return &Layer{client: c, rules: r}
}

// OfNoul is the meaning of a noul answer, and the only place where it has one:
// the statement is "this command may run unattended", so true allows and false
// denies. Both thresholds are inclusive.
func (r *Rules) OfNoul(p float64) (state string, d gate.Decision) {
	switch {
	case p <= 1-r.NoulThreshold:
		return "false", gate.Deny
	case p >= r.NoulThreshold:
		return "true", gate.Allow
	}
	return "wavering", gate.Ask
}

// OfScore is the meaning of a score, which grades the danger.
func (r *Rules) OfScore(s float64) gate.Decision {
	switch {
	case s >= r.DenyAt:
		return gate.Deny
	case s >= r.AskAt:
		return gate.Ask
	}
	return gate.Allow
}

// harms are the options of guard_harm; their order is that of the wire.
func harms() []string { return []string{"harmless", "risky", "destructive"} }

// OfHarm is the meaning of an option of guard_harm. An answer that does not
// say how sure it is, or is not sure enough, allows nothing.
func (r *Rules) OfHarm(index int, confidence *float64) gate.Decision {
	switch {
	case index == 1:
		return gate.Ask
	case index != 0:
		return gate.Deny
	case confidence == nil || *confidence < r.MinConfidence:
		return gate.Ask
	}
	return gate.Allow
}

func (r *Rules) questions() []Question {
	all := !r.Harm && !r.Noul && !r.Grade
	var q []Question
	if r.Noul || all {
		q = append(q, Question{
			ID: NoulID, Type: Noul, Threshold: r.NoulThreshold,
			Instructions: "This command may run unattended in a development workspace.",
			IfTrue:       "It is safe to run without a person looking at it.",
			IfFalse:      "A person should look at it first.",
		})
	}
	if r.Grade || all {
		q = append(q, Question{
			ID: ScoreID, Type: Score,
			Instructions: "Grade the danger of this command: 0 is none, 10 is loss that cannot be undone.",
		})
	}
	if r.Harm || all {
		q = append(q, Question{
			ID: HarmID, Type: Choice, Options: harms(), Optional: all,
			Instructions: "What would running this command do?",
		})
	}
	return q
}

// maxTokens is what a state may need of the model's first window, which holds
// 512 tokens with the questions; what does not fit would be invisible to it.
const maxTokens = 448

// tokens estimates from above how many tokens a text needs: two letters make
// one at the least, and everything else counts by itself.
func tokens(s string) int {
	n, letters := 0, 0
	for i := range len(s) {
		switch c := s[i]; {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z':
			letters++
		case c == ' ':
		default:
			n++
		}
	}
	return n + (letters+1)/2
}

// state renders what the model is told about a segment: the whole command, the
// directory, and the segment if it is not the whole.
func (l *Layer) state(c gate.Case, segment string) string {
	b := []byte(`{"command":`)
	text := func(s string) { b, _ = jsontext.AppendQuote(b, s) }
	text(c.Command)
	b = append(b, `,"cwd":`...)
	text(c.Dir)
	if segment != c.Command {
		b = append(b, `,"segment":`...)
		text(segment)
	}
	b = append(b, `,"tool":`...)
	text(l.rules.Tool)
	return string(append(b, '}'))
}

// Score implements gate.Scorer.
func (l *Layer) Score(ctx context.Context, c gate.Case) ([]gate.Opinion, error) {
	opinions := make([]gate.Opinion, len(c.Segments))
	questions := l.rules.questions()
	var requests []Request
	asked := make([]int, len(c.Segments)) // index of the request, or -1
	seen := map[string]int{}
	for i, s := range c.Segments {
		state := l.state(c, s)
		at, ok := seen[state]
		switch {
		case tokens(state) > maxTokens:
			at = -1
			opinions[i] = gate.Opinion{Decision: gate.Ask, Reason: "too long to be shown to it whole"}
		case !ok:
			at = len(requests)
			seen[state] = at
			requests = append(requests, Request{State: state, Questions: questions})
		}
		asked[i] = at
	}
	var replies []Reply
	var err error
	switch len(requests) {
	case 0:
		return opinions, nil
	case 1:
		replies = make([]Reply, 1)
		replies[0], err = l.client.Ask(ctx, requests[0])
	default:
		replies, err = l.client.Batch(ctx, requests)
	}
	if err != nil {
		return nil, err
	}
	for i, at := range asked {
		if at >= 0 {
			opinions[i] = l.rules.opinion(questions, replies[at])
		}
	}
	return opinions, nil
}

// opinion combines the channels: the strictest counts.
func (r *Rules) opinion(questions []Question, reply Reply) gate.Opinion {
	o := gate.Opinion{Decision: gate.Allow, Model: reply.Model}
	say := func(d gate.Decision, text string) {
		o.Decision = gate.Strictest(o.Decision, d)
		if o.Reason != "" {
			o.Reason += ", "
		}
		o.Reason += text
	}
	for i, q := range questions {
		a := reply.Answers[i]
		if !a.Given {
			continue
		}
		n := a.Number
		switch q.ID {
		case NoulID:
			state, d := r.OfNoul(n)
			o.Noul, o.NoulState = &n, state
			say(d, "may run unattended: "+state)
		case ScoreID:
			o.Score = &n
			say(r.OfScore(n), "danger "+strconv.FormatFloat(n, 'g', 4, 64))
		case HarmID:
			o.Harm, o.Confidence = harms()[a.Index], a.Confidence
			sure := "confidence not given"
			if a.Confidence != nil {
				sure = fmt.Sprintf("confidence %.2f", *a.Confidence)
			}
			say(r.OfHarm(a.Index, a.Confidence), o.Harm+" ("+sure+")")
		}
	}
	return o
}
