package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/audit"
	"github.com/phocinae/guardexec/gate/config"
)

// result is what check prints for one command.
type result struct {
	id           []byte // raw JSON of a line's id; nil if it has none
	command, cwd string
	verdict      gate.Verdict
	conf         *config.Config // nil before it is loaded
	confirm      bool
	fault        string // what was wrong with the input
}

// object writes a JSON object the way Python's json.dumps does: ", " and ": "
// as separators and what is printable beyond ASCII as it is.
type object struct {
	b     []byte
	comma bool
}

func (o *object) key(name string) {
	if o.comma {
		o.b = append(o.b, ", "...)
	}
	o.comma = true
	o.b = appendString(o.b, name)
	o.b = append(o.b, ": "...)
}

func (o *object) raw(name, value string) {
	o.key(name)
	o.b = append(o.b, value...)
}

func (o *object) text(name, value string) {
	o.key(name)
	o.b = appendString(o.b, value)
}

func (o *object) list(name string, values []string) {
	o.key(name)
	o.b = append(o.b, '[')
	for i, v := range values {
		if i > 0 {
			o.b = append(o.b, ", "...)
		}
		o.b = appendString(o.b, v)
	}
	o.b = append(o.b, ']')
}

func appendString(b []byte, s string) []byte {
	// The only error is invalid UTF-8, which is replaced.
	b, _ = jsontext.AppendQuote(b, strings.ToValidUTF8(s, "\uFFFD"))
	return b
}

// float renders a number as Python does.
func float(f float64) string {
	s := strconv.FormatFloat(f, 'g', -1, 64)
	if !strings.ContainsAny(s, ".e") {
		s += ".0"
	}
	return s
}

func number(f *float64) string {
	if f == nil {
		return "null"
	}
	return float(*f)
}

// reason is the verdict's reason with what became of --confirm.
func reason(v gate.Verdict, confirm bool) string {
	if confirm && v.Decision == gate.Ask {
		return v.Reason + "; --confirm is recorded, but a flag cannot answer for a person"
	}
	return v.Reason
}

// line renders the result as one JSON line. The original's keys come first, in
// its order.
func (r *result) line() []byte {
	o := object{b: make([]byte, 0, 1024)}
	o.b = append(o.b, '{')
	if r.id != nil {
		o.raw("id", string(r.id))
	}
	v := r.verdict
	o.text("command", r.command)
	o.text("cwd", r.cwd)
	o.text("decision", v.Decision.String())
	o.text("layer", string(v.Layer))
	o.text("reason", reason(v, r.confirm))
	n, sc := numbers(v)
	o.raw("noul", number(n))
	o.raw("score", number(sc))
	if v.Model == nil || v.Model.NoulState == "" {
		o.raw("noul_state", "null")
	} else {
		o.text("noul_state", v.Model.NoulState)
	}
	noul, deny, ask := config.DefaultNoulThreshold, config.DefaultDenyAt, config.DefaultAskAt
	if r.conf != nil {
		noul, deny, ask = r.conf.NoulThreshold, r.conf.DenyAt, r.conf.AskAt
	}
	o.raw("thresholds", `{"noul_threshold": `+float(noul)+`, "deny_at": `+float(deny)+`, "ask_at": `+float(ask)+`}`)
	o.raw("confirm", strconv.FormatBool(r.confirm))
	o.raw("exit", strconv.Itoa(exitCode(v.Decision)))
	o.text("rule", v.Rule)
	o.key("segments")
	o.b = append(o.b, '[')
	for i, f := range v.Findings {
		if i > 0 {
			o.b = append(o.b, ", "...)
		}
		s := object{b: append(o.b, '{')}
		s.text("text", f.Text)
		s.raw("start", strconv.Itoa(f.Span.Start))
		s.raw("end", strconv.Itoa(f.Span.End))
		s.text("decision", f.Decision.String())
		s.text("rule", f.Rule)
		s.text("reason", f.Reason)
		s.list("effects", f.Effects)
		if f.Where != "" {
			s.text("where", f.Where)
		}
		o.b = append(s.b, '}')
	}
	o.b = append(o.b, ']')
	if text := instead(v.Remedy, v.RemedyCommand); text == "" {
		o.raw("remediation", "null")
	} else {
		o.text("remediation", text)
	}
	if v.RemedyCommand != "" {
		o.text("remediation_command", v.RemedyCommand)
	}
	if len(v.Tightened) > 0 {
		o.list("tightened", v.Tightened)
	}
	if v.Model != nil && v.Model.Harm != "" {
		o.text("harm", v.Model.Harm)
		o.raw("confidence", number(v.Model.Confidence))
	}
	if r.fault != "" {
		o.text("error", r.fault)
	}
	return audit.Visible(append(o.b, "}\n"...))
}

// text renders the result for a person.
func (r *result) text() []byte {
	v := r.verdict
	out := "decision=" + v.Decision.String() + " layer=" + string(v.Layer) + "\n" +
		"reason=" + printable(reason(v, r.confirm), 4000) + "\n"
	if noul, score := numbers(v); noul != nil && score != nil {
		out += fmt.Sprintf("noul=%.4f score=%.4f\n", *noul, *score)
	}
	return []byte(out)
}
