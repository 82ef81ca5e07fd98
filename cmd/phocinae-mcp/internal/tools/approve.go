package tools

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/cmd/phocinae-mcp/internal/mcp"
	"github.com/phocinae/guardexec/gate"
)

// approvalKey is the key of the one question that gate asks.
const approvalKey = "approval"

// response is a person's answer.
type response struct {
	action  string
	approve bool
	silent  bool // nobody answered
}

// approval reads the answer in a call. It is nil if there is none; keys other
// than ours are ignored.
func approval(c mcp.Call) (*response, *mcp.Error) {
	bad := func(text string) (*response, *mcp.Error) {
		return nil, mcp.NewError(mcp.CodeInvalidParams, text)
	}
	if c.Answered && !c.HasState {
		return bad("inputResponses come without a requestState")
	}
	v, ok := c.Responses[approvalKey]
	if !ok {
		return nil, nil
	}
	if v.Kind() != '{' {
		return bad("the response to approval must be an object")
	}
	var r response
	shaped := false
	err := mcp.EachMember(v, func(key string, v jsontext.Value) error {
		switch key {
		case "action":
			r.action, shaped = mcp.Text(v)
		case "content":
			if v.Kind() != '{' {
				return nil
			}
			return mcp.EachMember(v, func(key string, v jsontext.Value) error {
				if key == "approve" {
					r.approve = string(v) == "true"
				}
				return nil
			})
		}
		return nil
	})
	if err != nil || !shaped || r.action != "accept" && r.action != "decline" && r.action != "cancel" {
		return bad("the response to approval has no action accept, decline or cancel")
	}
	r.silent = c.Unanswered
	return &r, nil
}

// resolve turns an ask into what a person said. Only an accepted form whose
// box is ticked allows: clients have been seen to accept forms by themselves.
func (j *judged) resolve(r *response) {
	v := &j.verdict
	j.human = r.action
	v.Layer = gate.LayerHuman
	if r.action == "accept" && r.approve {
		v.Decision = gate.Allow
		v.Reason += "; a person approved it"
		return
	}
	v.Decision = gate.Deny
	switch {
	case r.silent:
		v.Reason += "; nobody answered in time"
	case r.action == "accept":
		v.Reason += "; the form came back without approval"
	case r.action == "decline":
		v.Reason += "; declined by the user or their client"
	default:
		v.Reason += "; the user or their client cancelled"
	}
	v.RemedyCommand = ""
	v.Remedy = "if it is needed, the user can run it in a terminal"
}

// asks reports whether a person is asked through the client of a call.
func (s *Service) asks(c mcp.Call) bool {
	if c.Modern {
		return c.Form && !s.o.AskText
	}
	return c.Form && s.o.AskLegacy
}

// ask builds the question to a person.
func (s *Service) ask(j *judged, modern bool) *mcp.InputRequired {
	v := j.verdict
	var b strings.Builder
	b.WriteString(s.words.approveTitle + "\n\n")
	// What the command says comes last, and no line of it begins as ours do.
	b.WriteString(s.words.reasonLabel + ": " + line(v.Reason, 1000) + " [" + line(v.Rule, 80) + "]\n")
	if j.cwd != "" {
		b.WriteString(s.words.cwdLabel + ": " + line(j.cwd, 500) + "\n")
	}
	if i := v.Guilty; i >= 0 && i < len(v.Findings) {
		if text := v.Findings[i].Text; text != "" && text != j.args.command {
			b.WriteString(s.words.partLabel + ":\n" + marked(text, 1000))
		}
	}
	b.WriteString(s.words.commandLabel + ":\n" + marked(j.args.command, 4000))
	var p mcp.Object
	if modern {
		p.Text("mode", "form") // the only one there was before
	}
	p.Text("message", strings.TrimSuffix(b.String(), "\n"))
	p.Raw("requestedSchema", []byte(`{"type":"object","properties":{"approve":{"type":"boolean","title":`+
		string(mcp.Quote(s.words.approveBox))+`,"default":false}},"required":["approve"]}`))
	return &mcp.InputRequired{
		Requests: []mcp.InputRequest{{Key: approvalKey, Method: "elicitation/create", Params: p.Bytes()}},
		State:    s.sealer.Seal(j.answer(), j.request()...),
	}
}

// marked shows a text with a mark before each of its lines, so that none of them
// passes for a line of the form.
func marked(s string, limit int) string {
	const mark = "  | "
	return mark + strings.ReplaceAll(visible(s, limit), "\n", "\n"+mark) + "\n"
}

// line shows a text that is one line.
func line(s string, limit int) string {
	return strings.ReplaceAll(visible(s, limit), "\n", `\n`)
}

// visible escapes whatever a person could not see or be misled by, and cuts a
// long text in the middle, so that its end is seen.
func visible(s string, limit int) string {
	runes := 0
	var b strings.Builder
	total := utf8.RuneCountInString(s)
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		runes++
		if total > limit && runes > limit/2 && runes <= total-limit/2 {
			if runes == limit/2+1 {
				fmt.Fprintf(&b, " [... %d characters ...] ", total-limit/2*2)
			}
			i += n
			continue
		}
		switch {
		case r == utf8.RuneError && n == 1:
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case r == '\n', r == ' ':
			b.WriteRune(r)
		case r == '\t':
			b.WriteString(`\t`)
		case unicode.IsPrint(r):
			b.WriteRune(r)
		case r < 0x80:
			fmt.Fprintf(&b, `\x%02x`, r)
		default:
			fmt.Fprintf(&b, `\u{%x}`, r)
		}
		i += n
	}
	return b.String()
}
