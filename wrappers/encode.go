package wrappers

import (
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate"
)

// dialect is the form in which a host takes an answer.
type dialect uint8

const (
	dialectExit     dialect = iota // exit status 2 and standard error
	dialectClaude                  // hookSpecificOutput with allow, ask and deny
	dialectCodex                   // the same with deny alone; anything else is a failed hook
	dialectGemini                  // decision and reason
	dialectCopilot                 // permissionDecision at the top
	dialectCrush                   // version, decision, reason
	dialectCline                   // cancel and errorMessage; the exit status is not looked at
	dialectCursor                  // permission and two messages
	dialectHermes                  // decision block, and exit status 2
	dialectOpencode                // what our own plugin reads
)

// maxText bounds the reason in a reply, in bytes.
const maxText = 8 << 10

// Encode puts an answer into the host's words. An ask that the host cannot put
// to anybody is a refusal that says so.
func (h *Host) Encode(a Answer, c *Call, o Options) Reply {
	d := a.Decision
	if d == gate.Allow {
		return h.allow(a.Text, o)
	}
	if d == gate.Ask && !h.Asks(c, o) {
		d = gate.Deny
		a.Text += "\n" + h.Title + " cannot ask the user from here. Tell the user what you want to run and why, and let the user "
		if a.Approve != "" {
			a.Text += "allow it with \"" + a.Approve + "\" in a terminal of their own, then make the same call again; or find another way."
		} else {
			a.Text += "run it; or find another way."
		}
	}
	return h.refuse(d, a.Text)
}

// Refusal is a refusal for a failure of ours. The reason is on standard error,
// too, for the one who looks for it.
func (h *Host) Refusal(text string) Reply {
	r := h.refuse(gate.Deny, text)
	r.Stderr = []byte(clip(text) + "\n")
	return r
}

// Silence is the reply of one who has no opinion. Cursor takes no output at all
// for a failure, and failures stop the call.
func (h *Host) Silence() Reply {
	if h.dialect == dialectCursor {
		return Reply{Stdout: []byte("{}\n")}
	}
	return Reply{}
}

func (h *Host) allow(text string, o Options) Reply {
	if h.dialect == dialectCline {
		return Reply{Stdout: []byte("{\"cancel\":false}\n")}
	}
	if o.Silent && h.dialect != dialectOpencode {
		return h.Silence()
	}
	switch h.dialect {
	case dialectClaude, dialectGemini, dialectCopilot, dialectCrush, dialectOpencode:
		return Reply{Stdout: h.line("allow", text)}
	case dialectCursor:
		return Reply{Stdout: []byte("{\"permission\":\"allow\"}\n")}
	}
	return Reply{}
}

func (h *Host) refuse(d gate.Decision, text string) Reply {
	text = clip(text)
	switch h.dialect {
	case dialectExit:
		return Reply{Stderr: []byte(text + "\n"), Exit: 2}
	case dialectHermes:
		return Reply{Stdout: h.line("block", text), Exit: 2}
	}
	return Reply{Stdout: h.line(d.String(), text)}
}

// line renders the host's JSON object.
func (h *Host) line(word, text string) []byte {
	f := h.frame(word)
	b := make([]byte, 0, len(f.head)+len(word)+len(f.before)+len(f.between)+len(f.after)+2*len(text)+8)
	if f.head != "" {
		b = append(append(b, f.head...), word...)
	}
	b = appendQuote(append(b, f.before...), text)
	if f.between != "" {
		b = appendQuote(append(b, f.between...), text)
	}
	return append(append(b, f.after...), '\n')
}

// frame is the host's JSON object for a word without its values: the word
// follows the head, if there is one, and the text what is before it. It is there
// twice where something is between.
type frame struct{ head, before, between, after string }

func (h *Host) frame(word string) frame {
	switch h.dialect {
	case dialectClaude, dialectCodex:
		return frame{
			head:   `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"`,
			before: `","permissionDecisionReason":`, after: `}}`,
		}
	case dialectCopilot:
		return frame{head: `{"permissionDecision":"`, before: `","permissionDecisionReason":`, after: `}`}
	case dialectCrush:
		return frame{head: `{"version":1,"decision":"`, before: `","reason":`, after: `}`}
	case dialectCline:
		return frame{before: `{"cancel":true,"errorMessage":`, after: `}`}
	case dialectCursor:
		return frame{head: `{"permission":"`, before: `","user_message":`, between: `,"agent_message":`, after: `}`}
	case dialectGemini:
		if word == "ask" { // its question shows the message; the reason it does not
			return frame{head: `{"decision":"`, before: `","reason":`, between: `,"systemMessage":`, after: `}`}
		}
	}
	return frame{head: `{"decision":"`, before: `","reason":`, after: `}`} // Gemini, Hermes, our plugin
}

// quote renders a JSON string.
func quote(s string) string { return string(appendQuote(nil, s)) }

func appendQuote(b []byte, s string) []byte {
	// The only error is invalid UTF-8, which is replaced.
	b, _ = jsontext.AppendQuote(b, strings.ToValidUTF8(s, "\uFFFD"))
	return b
}

func clip(s string) string {
	if len(s) <= maxText {
		return s
	}
	return strings.ToValidUTF8(s[:maxText], "") + "..."
}
