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
		if visible(r, size) {
			b.WriteRune(r)
		} else {
			b.WriteString(escape(r, size, s[i]))
		}
		i += size
	}
	return b.String()
}

// screen makes the text of a file safe for a terminal: lines and tabs stay.
func screen(text []byte) string {
	var b strings.Builder
	for line := range strings.Lines(string(text)) {
		body := strings.TrimRight(line, "\r\n")
		for i, part := range strings.Split(body, "\t") {
			if i > 0 {
				b.WriteByte('\t')
			}
			b.WriteString(printable(part, maxSettings))
		}
		if len(body) < len(line) {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// visible reports a character that shows as what it is.
func visible(r rune, size int) bool {
	return !(r == utf8.RuneError && size == 1) && unicode.IsPrint(r) && r != '\u2800' &&
		!unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// escape names a character that is not visible. first is its first byte.
func escape(r rune, size int, first byte) string {
	switch {
	case r == utf8.RuneError && size == 1:
		return fmt.Sprintf(`\x%02x`, first)
	case r == '\n':
		return `\n`
	case r == '\t':
		return `\t`
	case r < 0x80:
		return fmt.Sprintf(`\x%02x`, r)
	}
	return fmt.Sprintf(`\u{%x}`, r)
}

// Lengths of the lines of a refusal, in characters.
const (
	maxSegmentLine = 200
	maxReasonLine  = 400
)

// refuse prints a refusal in at most six lines. A person may type the line
// approve, if there is one.
func (p *program) refuse(command string, v gate.Verdict, approve string) {
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
	if instead := instead(v.Remedy, v.RemedyCommand); instead != "" {
		fmt.Fprintf(&b, "  instead: %s\n", printable(instead, maxReasonLine))
	}
	for _, path := range v.Tightened {
		fmt.Fprintf(&b, "  policy:  %s\n", printable(path, maxSegmentLine))
		break
	}
	if approve != "" {
		fmt.Fprintf(&b, "  allow:   a person can, once, in a terminal of their own: %s\n", approve)
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

// instead joins advice and the command that follows it.
func instead(advice, command string) string {
	switch {
	case command == "":
		return advice
	case advice == "":
		return command
	}
	return advice + ": " + command
}
