package main

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/phocinae/guardexec/shellparse"
)

// Bounds of an underlined text.
const (
	snippetColumns = 120 // columns of one line
	snippetContext = 2   // lines around the underlined ones
	snippetLines   = 12  // lines that are underlined
)

// cell is one character of a line as it is shown.
type cell struct {
	text  string
	width int
	at    int // byte offset in the whole text
}

// cells splits a line into what is shown for each of its characters.
func cells(line string, offset int) []cell {
	out := make([]cell, 0, len(line))
	for i := 0; i < len(line); {
		r, size := utf8.DecodeRuneInString(line[i:])
		c := cell{text: line[i : i+size], width: width(r), at: offset + i}
		if !visible(r, size) {
			c.text = escape(r, size, line[i])
			c.width = len(c.text)
		}
		out = append(out, c)
		i += size
	}
	return out
}

// width is the number of columns of a visible character.
func width(r rune) int {
	switch {
	case unicode.In(r, unicode.Mn, unicode.Me):
		return 0
	case r >= 0x1100 && r <= 0x115f, r >= 0x2e80 && r <= 0x303e, r >= 0x3041 && r <= 0xa4cf, r >= 0xac00 && r <= 0xd7a3,
		r >= 0xf900 && r <= 0xfaff, r >= 0xfe30 && r <= 0xfe6f, r >= 0xff01 && r <= 0xff60, r >= 0xffe0 && r <= 0xffe6,
		r >= 0x1f300 && r <= 0x1faff, r >= 0x20000 && r <= 0x3fffd:
		return 2
	}
	return 1
}

// snippet shows a text with a part of it underlined by carets. Long lines and
// long texts are cut around that part.
func snippet(text string, sp shellparse.Span, indent string, st style) string {
	var b strings.Builder
	room := snippetColumns
	if st.columns > 0 {
		room = min(room, max(st.columns-len(indent)-2*len("..."), 16))
	}
	lines := strings.Split(text, "\n")
	starts := make([]int, len(lines))
	first, last, offset := -1, -1, 0
	for i, l := range lines {
		starts[i] = offset
		if touches(l, offset, sp) {
			if first < 0 {
				first = i
			}
			last = i
		}
		offset += len(l) + 1
	}
	if first < 0 {
		return ""
	}
	from, to := max(first-snippetContext, 0), min(last+snippetContext, len(lines)-1)
	if from > 0 {
		b.WriteString(indent + "...\n")
	}
	marked := 0
	for i := from; i <= to; i++ {
		if marked == snippetLines && i <= last {
			fmt.Fprintf(&b, "%s... %d more lines\n", indent, last-i+1)
			i = last
			marked++
			continue
		}
		line, carets := mark(cells(lines[i], starts[i]), sp, room)
		b.WriteString(strings.TrimRight(indent+line, " ") + "\n")
		if i >= first {
			marked++
		}
		if carets != "" {
			b.WriteString(indent + st.wrap("1;31", carets) + "\n")
		}
	}
	if to < len(lines)-1 {
		b.WriteString(indent + "...\n")
	}
	return b.String()
}

// touches reports a line that holds some of a span. An empty span touches the
// line it stands in.
func touches(line string, offset int, sp shellparse.Span) bool {
	if sp.Start >= sp.End {
		return sp.Start >= offset && sp.Start <= offset+len(line)
	}
	lo, hi := max(sp.Start, offset), min(sp.End, offset+len(line))
	return lo < hi && strings.TrimSpace(line[lo-offset:hi-offset]) != ""
}

// mark renders a line, cut to so many columns, and the carets below it.
func mark(cs []cell, sp shellparse.Span, room int) (line, carets string) {
	end := max(sp.End, sp.Start+1)
	inside := func(c cell) bool { return c.at >= sp.Start && c.at < end }
	first := 0
	for first < len(cs) && !inside(cs[first]) {
		first++
	}
	from, column := 0, 0
	for i := 0; i < first && first < len(cs); i++ {
		column += cs[i].width
	}
	for from < first && first < len(cs) && column > room/2 {
		column -= cs[from].width
		from++
	}
	var text, under strings.Builder
	if from > 0 {
		text.WriteString("...")
		under.WriteString("   ")
	}
	n := 0
	for i := from; i < len(cs); i++ {
		c := cs[i]
		if n += c.width; n > room {
			text.WriteString("...")
			break
		}
		text.WriteString(c.text)
		sign := " "
		if inside(c) {
			sign = "^"
		}
		under.WriteString(strings.Repeat(sign, c.width))
	}
	if first == len(cs) && sp.Start >= sp.End && (len(cs) == 0 || sp.Start > cs[len(cs)-1].at) && sp.Start <= lineEnd(cs, sp) {
		under.WriteString("^")
	}
	carets = strings.TrimRight(under.String(), " ")
	// Blanks at the start of a continued line are not part of the command.
	if lead := len(text.String()) - len(strings.TrimLeft(text.String(), " ")); lead > 0 && len(carets) > lead {
		carets = strings.Repeat(" ", lead) + carets[lead:]
	}
	return text.String(), carets
}

// lineEnd is the offset behind the last character of a line.
func lineEnd(cs []cell, sp shellparse.Span) int {
	if len(cs) == 0 {
		return sp.Start
	}
	return cs[len(cs)-1].at + len(cs[len(cs)-1].text)
}
