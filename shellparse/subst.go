package shellparse

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// cmdSubst walks $(...), `...` and ${ ...; } and returns what is known of the
// output.
func (w *walker) cmdSubst(c *syntax.CmdSubst, st *state) value {
	first := len(w.script.Segments)
	switch {
	case len(c.Stmts) == 0:
		return known("")
	case c.TempFile || c.ReplyVar:
		// These run in the shell itself (bash manual, section 3.5.4).
		before := st.clone()
		w.isolated("${ }", func() { *st = *w.stmts(c.Stmts, st).merge() })
		if w.opts.Dialect == Bash {
			// An error before bash 5.3.
			w.mayAbort(before)
			*st = *joinStates(st, before)
		}
		if c.ReplyVar {
			st.widen("REPLY", false)
		}
	default:
		sub := st.clone()
		w.isolated("$()", func() { w.stmts(c.Stmts, sub) })
	}
	v := value{subst: indices(first, len(w.script.Segments)), set: isSet}
	if s, ok := w.echoed(c, first); ok {
		v.alts = []string{s}
	}
	v.integer = w.printsInteger(c, first)
	switch texts := w.printed(c, first); len(texts) {
	case 0:
	case 1:
		v.known, v.s, v.alts = true, texts[0], nil
	default:
		v.alts, v.closed = texts, true
	}
	return v
}

func (w *walker) procSubst(p *syntax.ProcSubst, st *state) value {
	first := len(w.script.Segments)
	sub := st.clone()
	name := Construct("<()")
	switch p.Op {
	case syntax.CmdOut:
		name = ">()"
		sub.stdin = Stdin{Kind: StdinPipe}
	case syntax.CmdInTemp:
		name = "=()"
	}
	w.isolated(name, func() { w.stmts(p.Stmts, sub) })
	last := len(w.script.Segments)
	if p.Op == syntax.CmdOut {
		w.outs = append(w.outs, pending{first, last})
	}
	return value{proc: true, subst: indices(first, last), set: isSet}
}

// echoed returns the output of a substitution that only prints literals. It
// serves recognition alone, never proof.
func (w *walker) echoed(c *syntax.CmdSubst, first int) (string, bool) {
	if len(c.Stmts) != 1 || len(w.script.Segments) != first+1 {
		return "", false
	}
	seg := w.script.Segments[first]
	if seg.Kind != SegCommand || seg.Call || len(seg.Redirs) > 0 || len(seg.Words) == 0 {
		return "", false
	}
	args := make([]string, len(seg.Words))
	for i, word := range seg.Words {
		if word.Kind != Literal {
			return "", false
		}
		args[i] = word.Value
	}
	switch {
	case args[0] == "echo" && len(args) > 1 && !strings.HasPrefix(args[1], "-"):
		return strings.TrimRight(strings.Join(args[1:], " "), "\n"), true
	case args[0] == "echo" && len(args) > 2 && args[1] == "-n":
		return strings.TrimRight(strings.Join(args[2:], " "), "\n"), true
	case args[0] == "printf" && len(args) == 2 && !strings.ContainsAny(args[1], "%\\"):
		return args[1], true
	case args[0] == "printf" && len(args) == 3 && (args[1] == "%s" || args[1] == "%s\\n"):
		return strings.TrimRight(args[2], "\n"), true
	}
	return "", false
}

// printed returns what a substitution of one command prints according to
// Options.Outputs. Its complaints may go to /dev/null.
func (w *walker) printed(c *syntax.CmdSubst, first int) []string {
	if len(w.opts.Outputs) == 0 || len(c.Stmts) != 1 || len(w.script.Segments) != first+1 {
		return nil
	}
	seg := w.script.Segments[first]
	if seg.Kind != SegCommand || seg.Call || len(seg.Assigns) > 0 || seg.DirOpen || !slices.Equal(seg.Dirs, w.opts.Dirs) {
		return nil
	}
	for _, r := range seg.Redirs {
		if r.FD != "2" || r.Target.Kind != Literal || r.Target.Value != "/dev/null" {
			return nil
		}
	}
	for _, o := range w.opts.Outputs {
		same := func(word Word, s string) bool { return word.Kind == Literal && word.Value == s }
		if slices.EqualFunc(seg.Words, o.Words, same) {
			return o.Texts
		}
	}
	return nil
}

// printsInteger reports that the last command of a substitution prints one
// decimal number, so that arithmetic on it evaluates no name.
func (w *walker) printsInteger(c *syntax.CmdSubst, first int) bool {
	if len(c.Stmts) != 1 || len(w.script.Segments) == first {
		return false
	}
	s := c.Stmts[0]
	for {
		b, ok := s.Cmd.(*syntax.BinaryCmd)
		if !ok || b.Op != syntax.Pipe {
			break
		}
		s = b.Y
	}
	if _, ok := s.Cmd.(*syntax.CallExpr); !ok {
		return false
	}
	seg := w.script.Segments[len(w.script.Segments)-1]
	if seg.Kind != SegCommand || seg.Call || len(seg.Words) == 0 {
		return false
	}
	var args []string
	for _, word := range seg.Words {
		if word.Kind != Literal {
			return false
		}
		args = append(args, word.Value)
	}
	return numeric(args)
}

// numeric reports that a program with these arguments prints a number, or
// a number and a name that cannot be an expression.
func numeric(args []string) bool {
	switch args[0] {
	case "wc":
		for _, a := range args[1:] {
			if strings.ContainsAny(a, "[$`") {
				return false
			}
		}
		return true
	case "nproc":
		return len(args) == 1
	case "date":
		return len(args) == 2 && (args[1] == "+%s" || args[1] == "+%Y")
	case "id":
		return len(args) == 2 && (args[1] == "-u" || args[1] == "-g")
	case "stat":
		return len(args) == 4 && args[1] == "-c" && (args[2] == "%s" || args[2] == "%Y") ||
			len(args) == 4 && args[1] == "-f" && args[2] == "%z"
	}
	return false
}
