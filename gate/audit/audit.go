// Package audit appends one JSON line for each decision to a file of the user,
// and reads them again.
//
// Secrets are masked and long commands cut, in the record only. Many processes
// may write to one file: a record is one write under a lock to a file opened for
// appending.
package audit

import (
	"strconv"
	"strings"
	"time"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"
)

// Record is one decision.
type Record struct {
	Time          time.Time
	Command, Cwd  string
	Decision      string
	Layer, Reason string
	// Noul and Score are the local model's answer, nil if it gave none.
	Noul, Score *float64
	Confirm     bool
	Rule        string
	Segments    int
	Latency     time.Duration
	// Door names the way the request came in; Policy identifies the policy.
	Door, Policy string
	// Path is the file that a tool of an agent would change; empty if Command
	// is a command. Command names the tool and the file then.
	Path string
	// CallerPID and Caller are the parent process.
	CallerPID int
	Caller    string
}

// Sizes of the parts of a record, in bytes of JSON. Together with the keys they
// stay below maxLine.
const (
	maxCommand = 44 << 10
	maxPart    = 4 << 10
	maxWord    = 256
	maxLine    = 64 << 10
)

// Line renders a record as one JSON line, with its end. The original's keys
// come first.
func Line(r Record) []byte {
	b := make([]byte, 0, 512+len(r.Command))
	text := func(key, value string, limit int) {
		b = append(b, ", \""+key+"\": "...)
		b = appendCut(b, value, limit)
	}
	raw := func(key, value string) { b = append(b, ", \""+key+"\": "+value...) }
	b = append(b, `{"ts": "`...)
	b = r.Time.UTC().AppendFormat(b, "2006-01-02T15:04:05.000Z")
	b = append(b, '"')
	text("command", Mask(r.Command), maxCommand)
	text("cwd", r.Cwd, maxPart)
	text("decision", r.Decision, maxWord)
	text("layer", r.Layer, maxWord)
	text("reason", MaskReason(r.Reason), maxPart)
	raw("noul", float(r.Noul))
	raw("score", float(r.Score))
	raw("confirm", strconv.FormatBool(r.Confirm))
	text("rule", r.Rule, maxWord)
	raw("segments", strconv.Itoa(r.Segments))
	raw("latency_us", strconv.FormatInt(max(r.Latency.Microseconds(), 0), 10))
	text("door", r.Door, maxWord)
	text("policy", r.Policy, maxWord)
	if r.Path != "" {
		text("path", Mask(r.Path), maxPart)
	}
	b = append(b, `, "caller": {"pid": `...)
	b = strconv.AppendInt(b, int64(r.CallerPID), 10)
	text("name", r.Caller, maxWord)
	return Visible(append(b, "}}\n"...))
}

func float(f *float64) string {
	if f == nil || *f != *f || *f-*f != 0 {
		return "null"
	}
	return strconv.FormatFloat(*f, 'g', -1, 64)
}

// cutBefore and cutAfter stand around the number of bytes that were cut.
const cutBefore, cutAfter = " [cut ", " bytes of this record]"

// appendCut appends s as a JSON string of at most limit bytes. What is cut is
// replaced by a note of its size; invalid UTF-8 by the replacement character.
func appendCut(b []byte, s string, limit int) []byte {
	const room = 48 // for the quotes and the note
	size, end := 0, len(s)
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r < 0x20:
			size += 6
		case r == '"' || r == '\\':
			size += 2
		case r == utf8.RuneError && n == 1:
			size += 3
		case !shows(r):
			size += 6 * utf16.RuneLen(r)
		default:
			size += n
		}
		if size > limit-room {
			end = i
			break
		}
		i += n
	}
	kept := strings.ToValidUTF8(s[:end], "\uFFFD")
	if end < len(s) {
		kept += cutBefore + strconv.Itoa(len(s)-end) + cutAfter
	}
	// The only error is invalid UTF-8, which is gone.
	b, _ = jsontext.AppendQuote(b, kept)
	return b
}
