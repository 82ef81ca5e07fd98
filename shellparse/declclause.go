package shellparse

import "mvdan.cc/sh/v3/syntax"

// declClause is declare, export, local, readonly, typeset or nameref.
func (w *walker) declClause(s *syntax.Stmt, c *syntax.DeclClause, st *state) outcome {
	before := w.beforeLocal(c.Variant.Value, st)
	seg := Segment{Kind: SegDecl, Span: w.stmtSpan(s)}
	seg.Words = make([]Word, 1, 1+len(c.Args))
	seg.Words[0] = Word{Kind: Literal, Value: c.Variant.Value, Span: w.span(c.Variant)}
	at := attributes{declared: true, nameref: c.Variant.Value == "nameref"}
	d := declaration{w: w, st: st, seg: &seg, at: at}
	d.scope(c.Variant.Value)
	d.arguments(c.Args)
	rs := w.redirs(s.Redirs, st)
	seg.Redirs = rs.list
	i := w.emit(seg, st, rs.stdin)
	d.finish(i)
	return declared(before, st)
}

// arguments expands all arguments before any of them is declared, as for every
// command. Only the arrays of bash are set while it expands.
func (d *declaration) arguments(args []*syntax.Assign) {
	w, st := d.w, d.st
	var none *state
	var later []func()
	for _, a := range args {
		switch {
		case w.err != nil:
		case a.Naked && a.Name == nil:
			for _, word := range w.appendFields(nil, a.Value, st, modeFields) {
				if isOption(word) {
					d.word(word)
					continue
				}
				later = append(later, func() { d.word(word) })
			}
		case a.Naked:
			if a.Index != nil {
				w.subscript(a.Name.Value, a.Index, st)
			}
			word := Word{Kind: Literal, Value: a.Name.Value, Span: w.span(a)}
			later = append(later, func() { d.name(word) })
		default:
			target, name := st, a.Name.Value
			if d.at.function {
				if none == nil {
					none = st.clone() // a declaration of functions assigns nothing
				}
				target = none
			}
			if a.Array != nil && w.opts.Dialect != Zsh {
				d.localize(name)
				d.seg.Assigns = append(d.seg.Assigns, w.assign(a, st, target, d.at))
				continue
			}
			assign, apply := w.expanded(a, st, target, d.at)
			d.seg.Assigns = append(d.seg.Assigns, assign)
			later = append(later, func() { d.localize(name); apply() })
		}
	}
	for _, do := range later {
		do()
	}
}

// isOption reports an argument of a declaration that is an option.
func isOption(word Word) bool {
	return word.Kind == Literal && len(word.Value) > 1 && (word.Value[0] == '-' || word.Value[0] == '+')
}

// beforeLocal copies the state in front of a local that may stand outside of
// any function: there bash refuses it and assigns nothing.
func (w *walker) beforeLocal(variant string, st *state) *state {
	if variant != "local" || w.frame != nil {
		return nil
	}
	return st.clone()
}

// declared is the outcome of a declaration, which fails where it was refused.
func declared(before, st *state) outcome {
	if before == nil {
		return both(st)
	}
	return outcome{ok: st, fail: before}
}

// declWords is a declaration whose name the parser took for a command: quoted,
// or in a shell where it is not a keyword.
func (w *walker) declWords(s *syntax.Stmt, words []Word, rs redirections, c *syntax.CallExpr, st *state) outcome {
	before := w.beforeLocal(words[0].Value, st)
	seg := Segment{Kind: SegDecl, Span: w.stmtSpan(s), Words: words[:1:1], Redirs: rs.list}
	seg.Assigns = w.assigns(c.Assigns, st, false)
	prefix := seg.Assigns
	d := declaration{w: w, st: st, seg: &seg, at: attributes{declared: true}}
	d.at.nameref = words[0].Value == "nameref"
	d.scope(words[0].Value)
	for _, word := range words[1:] {
		d.word(word)
	}
	i := w.emit(seg, st, rs.stdin)
	d.finish(i)
	w.outlive(prefix, st) // in bash, too, if it names the same variable
	return declared(before, st)
}

// declBehind is a declaration behind command or builtin, which not every shell
// has or takes for one; seg is the segment of it all.
func (w *walker) declBehind(sp Span, args []Word, seg int, st *state) outcome {
	before := w.beforeLocal(args[0].Value, st)
	was := st.clone()
	d := declaration{w: w, st: st, seg: &Segment{Kind: SegDecl, Span: sp, Words: args[:1:1]}, at: attributes{declared: true}}
	d.at.nameref = args[0].Value == "nameref"
	d.scope(args[0].Value)
	for _, word := range args[1:] {
		d.word(word)
	}
	d.finish(seg)
	if w.opts.Dialect != Bash {
		st = joinStates(was, st)
	}
	return declared(before, st)
}
