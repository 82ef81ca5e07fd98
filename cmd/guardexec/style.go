package main

import (
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/mattn/go-isatty"

	"github.com/phocinae/guardexec/gate"
)

// style colours and folds text for a terminal, or leaves it as it is.
type style struct {
	on      bool
	columns int // of the terminal; 0 if lines may have any length
}

// styleFor decides how an output looks. Only a terminal has lines of limited
// length. NO_COLOR forbids colours, FORCE_COLOR asks for them, and otherwise a
// terminal that is not dumb has them.
func (p *program) styleFor(w io.Writer) style {
	f, ok := w.(*os.File)
	terminal := ok && (isatty.IsTerminal(f.Fd()) || isatty.IsCygwinTerminal(f.Fd()))
	st := style{on: terminal}
	if terminal {
		st.columns = p.columns(f)
	}
	if term, _ := p.getenv("TERM"); term == "dumb" {
		st.on = false
	}
	if v, _ := p.getenv("FORCE_COLOR"); v != "" {
		st.on = v != "0" && v != "false"
	}
	if v, _ := p.getenv("NO_COLOR"); v != "" {
		st.on = false
	}
	return st
}

// columns is the width of a terminal; COLUMNS overrides what it says itself.
func (p *program) columns(f *os.File) int {
	v, _ := p.getenv("COLUMNS")
	if n, err := strconv.Atoi(v); err == nil && n > 0 {
		return n
	}
	return terminalColumns(f.Fd())
}

// fold breaks a text that starts in one column at its spaces, and starts the
// other lines in another column. A word that fits no line is left whole.
func (s style) fold(text string, column, indent int) string {
	const least = 24
	if s.columns == 0 {
		return text
	}
	limit := max(s.columns, indent+least)
	var b strings.Builder
	for i, word := range strings.Split(text, " ") {
		n := 0
		for _, r := range word {
			n += width(r)
		}
		switch {
		case i == 0:
		case column+1+n > limit:
			b.WriteString("\n" + strings.Repeat(" ", indent))
			column = indent
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += n
	}
	return b.String()
}

func (s style) wrap(code, text string) string {
	if !s.on || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

func (s style) bold(text string) string { return s.wrap("1", text) }
func (s style) dim(text string) string  { return s.wrap("2", text) }

// decision colours a text by a decision.
func (s style) decision(d gate.Decision, text string) string {
	switch d {
	case gate.Allow:
		return s.wrap("32", text)
	case gate.Ask:
		return s.wrap("33", text)
	default:
		return s.wrap("1;31", text)
	}
}
