package shellparse

import "mvdan.cc/sh/v3/syntax"

// topLevel walks the script itself, line by line. An expansion error drops the
// rest of the line it is in, from whatever depth, but not the lines after it:
// what those see is joined from both.
func (w *walker) topLevel(list []*syntax.Stmt, st *state) {
	for len(list) > 0 && w.err == nil {
		n := 1
		for n < len(list) && w.sameLine(list[n-1], list[n]) {
			n++
		}
		st = w.stmts(list[:n], st).merge()
		if w.aborted != nil {
			w.aborted.stdin = st.stdin
			st = joinStates(st, w.aborted)
			w.aborted = nil
		}
		list = list[n:]
	}
}

// sameLine reports that the shell reads b together with a.
func (w *walker) sameLine(a, b *syntax.Stmt) bool {
	from, to := int(a.Pos().Offset()), int(b.Pos().Offset())
	end := int(a.End().Offset())
	if a.Semicolon.IsValid() {
		end = int(a.Semicolon.Offset())
	}
	if end < from || end > to {
		return true
	}
	for i := end; i < to; i++ {
		if w.src.text[i] == '\n' {
			return false
		}
	}
	return true
}

// mayLeave records the state before a command of a function in mksh, where an
// error that ends a script leaves the innermost function only: of expansions,
// special builtins, assignments to what is readonly, and of $x under set -u.
func (w *walker) mayLeave(st *state) {
	if w.opts.Dialect != Mksh || w.frame == nil || w.frame.leftOf == st && w.frame.leftAt == st.writes {
		return
	}
	w.frame.leftOf, w.frame.leftAt = st, st.writes
	w.frame.exit = joinStates(w.frame.exit, st.clone())
}

// mayAbort records the state before an expansion that may fail, such as a
// division by zero or a bad subscript.
func (w *walker) mayAbort(st *state) {
	w.mayLeave(st)
	if w.lines && !w.latent {
		w.linesMatter = true
		if w.abortOf == st && w.abortAt == st.writes && w.aborted != nil {
			return
		}
		w.abortOf, w.abortAt = st, st.writes
		// It ends the functions that are running, too.
		end := st.clone()
		for i := len(w.scopes) - 1; i >= 0; i-- {
			w.scopes[i].restore(end)
			end.args, end.stdin = w.scopes[i].args, w.scopes[i].stdin
		}
		w.aborted = joinStates(w.aborted, end)
	}
}
