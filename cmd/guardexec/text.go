package main

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/phocinae/guardexec/gate"
)

// printable makes text safe for a terminal: whatever is not visible or a plain
// space is escaped, and at most limit characters are kept.
func printable(s string, limit int) string {
	var b strings.Builder
	n := 0
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		if n++; n > limit {
			b.WriteString("...")
			break
		}
		switch {
		case r == utf8.RuneError && size == 1:
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case unicode.IsPrint(r):
			b.WriteRune(r)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\t':
			b.WriteString(`\t`)
		case r < 0x80:
			fmt.Fprintf(&b, `\x%02x`, r)
		default:
			fmt.Fprintf(&b, `\u{%x}`, r)
		}
		i += size
	}
	return b.String()
}

// Lengths of the lines of a refusal, in characters.
const (
	maxSegmentLine = 200
	maxReasonLine  = 400
)

// refuse prints a refusal in at most six lines.
func (p *program) refuse(command string, v gate.Verdict) {
	head := "denied"
	if v.Decision == gate.Ask {
		head = "not run, because it needs a person's approval and nobody can be asked here"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "guardexec: %s [%s]\n", head, printable(v.Rule, 80))
	fmt.Fprintf(&b, "  command: %s\n", printable(guilty(command, v), maxSegmentLine))
	if v.Reason != "" {
		fmt.Fprintf(&b, "  reason:  %s\n", printable(v.Reason, maxReasonLine))
	}
	if v.Remedy != "" {
		fmt.Fprintf(&b, "  instead: %s\n", printable(v.Remedy, maxReasonLine))
	}
	for _, path := range v.Tightened {
		fmt.Fprintf(&b, "  policy:  %s\n", printable(path, maxSegmentLine))
		break
	}
	fmt.Fprint(p.stderr, b.String())
}

// guilty returns the text of the segment that decided, or the command.
func guilty(command string, v gate.Verdict) string {
	for _, f := range v.Findings {
		// The decision of a grey segment is fail_closed's, not its own.
		if f.Rule == v.Rule && f.Reason == v.Reason && f.Text != "" {
			return f.Text
		}
	}
	return command
}
