package shellparse

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// inlined handles eval and trap: literal code is parsed and walked right after
// the segment, with the limits of the whole script.
func (w *walker) inlined(name string, seg Segment, args []Word, rs redirections, st *state) outcome {
	var code string
	ok := false
	if name == "eval" {
		code, ok = evalCode(args[1:])
	} else {
		var none bool
		code, ok, none = trapCode(args[1:])
		if none {
			w.emit(seg, st, rs.stdin)
			return both(st)
		}
	}
	var src *source
	if ok {
		src = w.parseInner(code, seg.Span)
		if w.err == nil && src == nil {
			w.doubt("inner-syntax", "the evaluated text cannot be parsed", seg.Span, len(w.script.Segments))
		}
	}
	seg.Inlined = src != nil
	at := w.emit(seg, st, rs.stdin)
	switch {
	case src == nil:
		st.handlers = st.handlers || name == "trap" && !w.onlyExit(args)
		st.openAll()
		return both(st)
	case name == "eval":
		fr := w.newFrame(st)
		fr.assign(seg.Assigns, st)
		w.scopes = append(w.scopes, fr)
		out := w.runInner(src, "eval", at, st)
		w.scopes = w.scopes[:len(w.scopes)-1]
		fr.restore(out.ok)
		if out.fail != out.ok {
			fr.restore(out.fail)
		}
		w.persist(seg.Assigns, out.ok)
		w.persist(seg.Assigns, out.fail)
		return out
	}
	// The handler runs at some other moment: what is true now need not be.
	run := st.clone()
	run.openAll()
	w.runInner(src, "trap", at, run)
	if !w.onlyExit(args) {
		w.handler(src, st)
	}
	return both(st)
}

// onlyExit reports that a trap is for the end of the script alone. In zsh one
// set in a function is for the end of the function.
func (w *walker) onlyExit(args []Word) bool {
	if w.opts.Dialect == Zsh && w.frame != nil {
		return false
	}
	for i, a := range args {
		if a.Kind != Literal {
			return false
		}
		if i > 1 && a.Value != "EXIT" && a.Value != "0" && args[1].Value != "--" {
			return false
		}
	}
	return len(args) > 2 && args[1].Value != "--"
}

// handler applies a signal handler, which may run between any two commands
// from now on.
func (w *walker) handler(src *source, st *state) {
	for _, e := range src.events {
		switch {
		case e.kind == evAssign && e.name != "":
			st.volatile = addName(st.volatile, e.name)
			st.handlers = st.handlers || full(st.volatile)
			st.widen(e.name, false)
		case e.kind == evCall && !w.mayBeFunction(e.name):
		default:
			st.handlers = true
		}
	}
	if st.handlers {
		st.openAll()
	}
}

// evalCode joins the arguments as eval does (bash manual, section 4.1).
func evalCode(args []Word) (string, bool) {
	if len(args) > 0 && args[0].Kind == Literal && args[0].Value == "--" {
		args = args[1:]
	}
	parts := make([]string, len(args))
	for i, a := range args {
		if a.Kind != Literal {
			return "", false
		}
		parts[i] = a.Value
	}
	return strings.Join(parts, " "), true
}

// trapCode returns the handler that trap installs; none if it installs none.
func trapCode(args []Word) (code string, ok, none bool) {
	for len(args) > 0 && args[0].Kind == Literal && strings.HasPrefix(args[0].Value, "-") {
		switch args[0].Value {
		case "--":
			args = args[1:]
			continue
		case "-":
			return "", false, true
		}
		return "", false, strings.Trim(args[0].Value[1:], "lp") == ""
	}
	switch {
	case len(args) < 2:
		return "", false, len(args) == 0 || args[0].Kind == Literal
	case args[0].Kind != Literal:
		return "", false, false
	case args[0].Value == "" || strings.Trim(args[0].Value, "0123456789") == "":
		return "", false, true
	}
	return args[0].Value, true, false
}

// parseInner parses code that the script evaluates; nil if it cannot be.
func (w *walker) parseInner(code string, sp Span) *source {
	if w.inner+1 > MaxInner {
		w.err = &Error{ID: "limit-inner", Offset: sp.Start, Message: "too many scripts inside scripts"}
		return nil
	}
	if strings.TrimSpace(code) == "" {
		return &source{file: &syntax.File{}, span: &sp}
	}
	if err := checkText(code, CeilingMaxChars); err != nil {
		w.err = &Error{ID: err.ID, Offset: sp.Start, Message: "evaluated text: " + err.Message}
		return nil
	}
	w.code -= len(code)
	if w.code < 0 {
		w.err = &Error{ID: "limit-size", Offset: sp.Start, Message: "the script evaluates too much text"}
		return nil
	}
	if n := len(code) - len(strings.TrimRight(code, "\\")); n%2 == 1 {
		// bash waits for a line to go on with: it does not know a reserved word
		// at the beginning of the next one.
		w.doubt("trailing-backslash", "a text that is evaluated ends in a backslash", sp, -1)
	}
	code, perr := w.opts.Parsers.endComments(code, w.lang)
	var file *syntax.File
	if perr == nil {
		file, perr = w.opts.Parsers.tree(code, w.lang, hasSubstitution(code))
	}
	if perr != nil {
		if strings.HasPrefix(perr.ID, "limit-") {
			w.err = &Error{ID: perr.ID, Offset: sp.Start, Message: "evaluated text: " + perr.Message}
		}
		return nil
	}
	src := &source{text: code, file: file, span: &sp, wanted: true}
	w.scan(src)
	switch {
	case w.err != nil:
		w.err.Offset = sp.Start
	case !w.quiet && !ordinary(code) && !w.agrees(w.reread(code, file), file):
		w.doubt("print-mismatch", "the parser does not read its own output of an evaluated text the same way", sp, -1)
	}
	return src
}

// runInner walks the code inlined by a segment.
func (w *walker) runInner(src *source, name Construct, segment int, st *state) outcome {
	outer, by := w.src, w.by
	w.src, w.by = src, segment+1
	w.inner++
	out := w.within(name, src.file.Stmts, st)
	w.inner--
	w.src, w.by = outer, by
	return out
}
