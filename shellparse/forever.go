package shellparse

import "mvdan.cc/sh/v3/syntax"

// exits counts what has been walked that leaves a loop in another way than by
// its condition: it tells whether a loop can end.
type exits struct {
	shell   int // exit, exec, and break that leaves more than one loop
	returns int
}

// leave counts a builtin that leaves more than the innermost loop.
func (w *walker) leave(name string, args []Word, st *state) {
	switch {
	case st.dead:
	case name == "return":
		w.exits.returns++
	case name == "break" && w.loop != nil && len(args) < 2:
		w.loop.left = true
	case name == "continue" && len(args) < 2, name == "exec" && len(args) < 2:
	default:
		w.exits.shell++
	}
}

// endless marks the segments from first on as the body of a loop that has no
// end, if nothing in it leaves it.
func (w *walker) endless(forever bool, before exits, first int) {
	if !forever || w.exits != before || w.loop.left {
		return
	}
	for i := first; i < len(w.script.Segments); i++ {
		w.script.Segments[i].Endless = true
	}
}

// alwaysTrue reports a condition that does not change: true, :, false in an
// until, a number in (( )), one word in [ ] or [[ ]], a pause.
func (w *walker) alwaysTrue(list []*syntax.Stmt, until bool, st *state) bool {
	if len(list) != 1 {
		return false
	}
	s := list[0]
	if s.Background || s.Coprocess || s.Disown {
		return false
	}
	wanted := !until
	if s.Negated {
		wanted = !wanted
	}
	switch c := s.Cmd.(type) {
	case *syntax.CallExpr:
		return w.constantCall(c, wanted, st)
	case *syntax.ArithmCmd:
		n, ok := constantNumber(c.X)
		return ok && (n != "0") == wanted
	case *syntax.TestClause:
		x, ok := c.X.(*syntax.Word)
		if !ok {
			return false
		}
		text, ok := staticText(x)
		return ok && (text != "") == wanted
	}
	return false
}

// constantCall reports a command that always succeeds, or fails if that is
// what is wanted.
func (w *walker) constantCall(c *syntax.CallExpr, wanted bool, st *state) bool {
	if len(c.Args) == 0 {
		return false
	}
	name, ok := staticText(c.Args[0])
	if _, function := st.funcs[name]; !ok || function {
		return false
	}
	switch name {
	case "true", ":":
		return wanted
	case "sleep":
		return wanted && len(c.Args) > 1
	case "false":
		return !wanted
	case "[", "test":
		if len(c.Args) < 2 || name == "[" && len(c.Args) != 3 || name == "test" && len(c.Args) != 2 {
			return false
		}
		text, ok := staticText(c.Args[1])
		return ok && (text != "") == wanted
	}
	return false
}

// constantNumber is an arithmetic expression that is a number.
func constantNumber(x syntax.ArithmExpr) (string, bool) {
	word, ok := x.(*syntax.Word)
	if !ok {
		return "", false
	}
	text, ok := staticText(word)
	if !ok || text == "" {
		return "", false
	}
	for _, r := range text {
		if r < '0' || r > '9' {
			return "", false
		}
	}
	return text, true
}
