package main

import (
	"io"
	"os"

	"github.com/mattn/go-isatty"

	"github.com/phocinae/guardexec/gate"
)

// style colours text for a terminal, or leaves it as it is.
type style struct{ on bool }

// styleFor decides whether an output gets colours: NO_COLOR forbids them,
// FORCE_COLOR asks for them, and otherwise a terminal that is not dumb has
// them.
func (p *program) styleFor(w io.Writer) style {
	if v, _ := p.getenv("NO_COLOR"); v != "" {
		return style{}
	}
	if v, _ := p.getenv("FORCE_COLOR"); v != "" {
		return style{on: v != "0" && v != "false"}
	}
	if term, _ := p.getenv("TERM"); term == "dumb" {
		return style{}
	}
	f, ok := w.(*os.File)
	return style{on: ok && (isatty.IsTerminal(f.Fd()) || isatty.IsCygwinTerminal(f.Fd()))}
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
