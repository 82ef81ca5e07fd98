package shellparse

import (
	"slices"
	"strconv"
	"unicode/utf8"

	"mvdan.cc/sh/v3/syntax"
)

// param expands $x and ${x...} (bash manual, section 3.5.3).
func (w *walker) param(dst []piece, p *syntax.ParamExp, st *state, q quoting) []piece {
	if p.Param == nil || p.Flags != nil || p.NestedParam != nil || len(p.Modifiers) > 0 || p.Width ||
		p.IsSet || p.Split != 0 || p.GlobSubst != 0 || p.RcExpand != 0 {
		return addValue(dst, w.oddParam(p, st), q)
	}
	name := p.Param.Value
	if p.Short && w.opts.Dialect == Zsh && name[0] >= '0' && name[0] <= '9' {
		if i := int(p.End().Offset()); i < len(w.src.text) && w.src.text[i] >= '0' && w.src.text[i] <= '9' {
			w.doubt("dialect", "this shell takes all digits for the number of a parameter", w.span(p), -1)
		}
	}
	switch {
	case p.Names != 0:
		return addValue(dst, value{multi: true, vars: []string{name}}, q)
	case p.Excl:
		w.index(p.Index, st)
		if !allIndex(p.Index) {
			w.doubt("indirect-expansion", "the name of the expanded variable is itself a variable", w.span(p), -1)
		}
		w.operands(p, st)
		return addValue(dst, value{multi: true, vars: []string{name}}, q)
	}
	list, isList := w.list(p, name, st)
	if p.Length {
		return addValue(dst, w.length(p, list, isList, name, st), q)
	}
	if isList {
		return w.listPieces(dst, p, list, name, st, q)
	}
	v := w.element(p, name, st)
	if p.Slice != nil || p.Repl != nil || p.Exp != nil {
		v = w.charge(v, name) // what is made of it has to be paid for, too
	}
	switch {
	case p.Slice != nil:
		v = w.slice(p.Slice, v, st)
	case p.Repl != nil:
		v = w.replace(p.Repl, v, st)
	case p.Exp != nil:
		return w.expansion(dst, p, v, st, q)
	}
	return addValue(dst, w.charge(v, name), q)
}

// affords reports that so much is left of the budget.
func (w *walker) affords(cost int) bool { return cost < w.budget }

// charge pays for the use of what is known of a content, so that doubling
// variables stay bounded.
func (w *walker) charge(v value, name string) value {
	w.budget -= v.cost()
	if w.budget > 0 {
		return v
	}
	return value{multi: v.multi, vars: addName(v.vars, name), subst: v.subst, set: v.set}
}

// oddParam is a form of zsh or mksh that is not evaluated here.
func (w *walker) oddParam(p *syntax.ParamExp, st *state) value {
	if p.Flags != nil {
		w.doubt("expansion-flags", "expansion flags may evaluate the content", w.span(p), -1)
	}
	v := value{multi: true}
	if p.Param != nil {
		v.vars = []string{p.Param.Value}
	}
	if p.NestedParam != nil {
		n := w.joined(w.pieces(nil, []syntax.WordPart{p.NestedParam}, st, dquote, modeText), st)
		v.subst, v.vars = n.subst, unionNames(v.vars, n.vars)
	}
	w.index(p.Index, st)
	w.operands(p, st)
	return v
}

// operands walks the words of an expansion whose result is not computed.
func (w *walker) operands(p *syntax.ParamExp, st *state) {
	if p.Slice != nil {
		w.index(p.Slice.Offset, st)
		w.index(p.Slice.Length, st)
	}
	if p.Repl != nil {
		w.single(p.Repl.Orig, st, modeText)
		w.single(p.Repl.With, st, modeText)
	}
	if p.Exp != nil {
		w.single(p.Exp.Word, st, modeText)
	}
}

func allIndex(x syntax.ArithmExpr) bool {
	s := indexText(x)
	return s == "@" || s == "*"
}

// indexText returns a subscript that is one literal.
func indexText(x syntax.ArithmExpr) string {
	if word, ok := x.(*syntax.Word); ok && len(word.Parts) == 1 {
		if lit, ok := word.Parts[0].(*syntax.Lit); ok {
			return lit.Value
		}
	}
	return ""
}

// list returns the elements of $@, $*, ${a[@]} and ${a[*]}.
func (w *walker) list(p *syntax.ParamExp, name string, st *state) ([]value, bool) {
	if name == "@" || name == "*" {
		if st.args.open || !w.affords(st.args.size) {
			v := st.args.any(name)
			v.multi = true
			return []value{v}, true
		}
		return st.args.list, true
	}
	if !allIndex(p.Index) {
		return nil, false
	}
	v := st.lookup(name)
	switch {
	case v.array && !v.openArr && !v.opaque && w.opts.Dialect != Zsh && w.affords(costOf(v.elems)):
		return v.elems, true
	case !v.array && !v.opaque && v.v.known:
		if v.v.set == isUnset {
			return nil, true
		}
		return []value{v.v}, true
	}
	u := value{multi: true, vars: unionNames([]string{name}, v.v.vars), subst: v.v.subst}
	for _, e := range v.elems {
		u.subst = unionInts(u.subst, e.subst)
		u.vars = unionNames(u.vars, e.vars)
		for _, s := range e.candidates() {
			if len(u.alts) < maxAlts && !slices.Contains(u.alts, s) {
				u.alts = append(u.alts, s)
			}
		}
	}
	return []value{u}, true
}

// listPieces appends a list as arguments, or as one for "$*".
func (w *walker) listPieces(dst []piece, p *syntax.ParamExp, list []value, name string, st *state, q quoting) []piece {
	if p.Slice != nil || p.Repl != nil || p.Exp != nil {
		return w.listOperation(dst, p, list, name, st, q)
	}
	star := q != bare && (name == "*" || indexText(p.Index) == "*")
	if len(list) == 0 {
		return append(dst, piece{void: !star, quoted: star})
	}
	dst = slices.Grow(dst, 2*len(list))
	for i, v := range list {
		if i > 0 && star {
			dst = append(dst, piece{s: w.starSeparator(st), quoted: true})
		} else if i > 0 {
			dst = append(dst, piece{brk: true})
		}
		if star {
			v.multi = false
		}
		v = w.charge(v, name)
		dst = addValue(dst, v, q)
	}
	return dst
}

// starSeparator is the first character of IFS.
func (w *walker) starSeparator(st *state) string {
	ifs, ok := w.separators(st)
	if !ok {
		return " "
	}
	if ifs == "" {
		return ""
	}
	_, n := decodeRune(ifs)
	return ifs[:n]
}

// listOperation handles ${@:-x}, ${a[@]:1} and the like: of slices the exact
// elements, of the rest the candidates.
func (w *walker) listOperation(dst []piece, p *syntax.ParamExp, list []value, name string, st *state, q quoting) []piece {
	u := value{multi: true, vars: []string{name}}
	w.budget -= 8 * len(list)
	for _, v := range list {
		u.vars, u.subst = unionNames(u.vars, v.vars), unionInts(u.subst, v.subst)
		for _, s := range v.candidates() {
			if len(u.alts) < maxAlts && !slices.Contains(u.alts, s) {
				u.alts = append(u.alts, s)
			}
		}
	}
	if p.Slice != nil {
		var from, n int
		var ok1, ok2 bool
		w.ifSet(value{}, st, func(st *state) {
			from, ok1 = w.offset(p.Slice.Offset, 0, st)
			n, ok2 = w.offset(p.Slice.Length, len(list), st)
		})
		certain := name != "@" && name != "*" && st.lookup(name).array && len(list) > 0 && !list[0].multi
		if certain && ok1 && ok2 && from >= 0 && n >= 0 {
			from = min(from, len(list))
			plain := &syntax.ParamExp{Param: p.Param, Index: p.Index}
			return w.listPieces(dst, plain, list[from:from+min(n, len(list)-from)], name, st, q)
		}
		return addValue(dst, u, q)
	}
	if p.Exp != nil {
		w.transformDoubt(p)
		d := w.single(p.Exp.Word, st, modeText)
		u.vars, u.subst = unionNames(u.vars, d.vars), unionInts(u.subst, d.subst)
		if len(list) == 0 {
			u.alts = append(u.alts, d.candidates()...)
		}
		return addValue(dst, u, q)
	}
	w.operands(p, st)
	u.alts = nil
	return addValue(dst, u, q)
}

// element returns the content of $x or ${x[i]}.
func (w *walker) element(p *syntax.ParamExp, name string, st *state) value {
	if p.Index == nil {
		return w.scalar(name, st)
	}
	n, ok := w.subscript(name, p.Index, st)
	v := st.lookup(name)
	if w.opts.Dialect == Zsh {
		ok = false // elements count from one
	}
	if ok && n >= 0 && v.array && !v.openArr && !v.opaque {
		if n < len(v.elems) {
			return v.elems[n]
		}
		return value{known: true, set: isUnset}
	}
	if ok && n == 0 && !v.array && !v.opaque {
		return v.v
	}
	u := v.v.widened(name)
	u.comesFrom(v.elems)
	w.budget -= 8 * len(v.elems)
	for _, e := range v.elems {
		u.multi, u.proc, u.picked = u.multi || e.multi, u.proc || e.proc, u.allPicked() && e.allPicked()
		u.globs = u.globs || e.globs
		for _, s := range e.candidates() {
			if len(u.alts) < maxAlts && !slices.Contains(u.alts, s) {
				u.alts = append(slices.Clip(u.alts), s)
			}
		}
	}
	return u
}

// index walks a subscript and folds it.
func (w *walker) index(x syntax.ArithmExpr, st *state) (int, bool) {
	if x == nil || allIndex(x) {
		return 0, false
	}
	n, ok := w.arithAll(x, st)
	if !ok || n < 0 {
		w.mayAbort(st)
	}
	return int(n), ok && n == int64(int32(n))
}

// subscript walks the subscript of a variable: arithmetic, or the key of an
// associative array.
func (w *walker) subscript(name string, x syntax.ArithmExpr, st *state) (int, bool) {
	if st.lookup(name).assoc {
		w.key(x, st)
		return 0, false
	}
	return w.index(x, st)
}

// key walks a subscript that is text.
func (w *walker) key(x syntax.ArithmExpr, st *state) {
	keyed := w.keyed
	w.keyed = true
	w.index(x, st)
	w.keyed = keyed
}

// scalar returns the content of a parameter by name.
func (w *walker) scalar(name string, st *state) value {
	if name == "" {
		return value{}
	}
	switch c := name[0]; {
	case c == '!':
		return value{vars: []string{name}, numeric: true} // unset until a job runs
	case c == '?' || c == '$':
		return unknownInt(name)
	case c == '#':
		if st.args.open {
			return unknownInt(name)
		}
		return known(strconv.Itoa(len(st.args.list)))
	case name == "0" && len(w.active) > 0 && (w.opts.Dialect == Zsh || w.opts.Dialect == Mksh):
		return unknownVar(name) // there it may be the name of the function
	case c >= '0' && c <= '9':
		return positional(name, st)
	}
	if v, ok := st.vars.byName[name]; ok {
		if v.nameref || v.array && w.opts.Dialect == Zsh {
			u := v.v.widened(name)
			u.multi, u.alts = true, nil
			return u
		}
		return v.v
	}
	return w.special(name, st)
}

func positional(name string, st *state) value {
	n, err := strconv.Atoi(name)
	if n == 0 && err == nil {
		if st.arg0.known || len(st.arg0.vars) > 0 {
			return st.arg0
		}
		return unknownVar(name)
	}
	if st.args.open || err != nil {
		return st.args.any(name)
	}
	if n > len(st.args.list) {
		return value{known: true, set: isUnset}
	}
	v := st.args.list[n-1]
	if !v.known {
		v.vars = addName(v.vars, name)
	}
	return v
}

// special returns a variable that the script has not assigned but the shell
// may set (bash manual, section 5.2).
func (w *walker) special(name string, st *state) value {
	if st.open {
		v := unknownVar(name)
		v.subst = st.lost
		if name == "HOME" && w.opts.Home != "" {
			v.alts = []string{w.opts.Home}
		}
		return v
	}
	switch name {
	case "HOME":
		if w.opts.Home != "" {
			return known(w.opts.Home)
		}
	case "PWD":
		return dirValue(name, st.dirs)
	case "OLDPWD":
		if st.oldKnown {
			return dirValue(name, st.old)
		}
	case "IFS":
		if w.opts.Dialect == Zsh {
			return value{s: defaultIFS, vars: []string{name}, set: isSet} // and a NUL
		}
		return known(defaultIFS)
	case "LINENO", "PPID":
		return unknownInt(name)
	case "RANDOM", "SECONDS":
		if w.opts.Dialect != POSIX {
			return unknownInt(name)
		}
	case "UID", "EUID", "BASHPID", "SRANDOM", "EPOCHSECONDS", "BASH_SUBSHELL", "SHLVL":
		if w.opts.Dialect == Bash {
			return unknownInt(name)
		}
	}
	return unknownVar(name)
}

func dirValue(name string, ds dirSet) value {
	if len(ds.paths) == 1 && !ds.open {
		return known(ds.paths[0])
	}
	return value{alts: ds.paths, closed: !ds.open && len(ds.paths) > 0, vars: []string{name}, set: isSet}
}

// length is ${#x}.
func (w *walker) length(p *syntax.ParamExp, list []value, isList bool, name string, st *state) value {
	if isList {
		for _, v := range list {
			if v.multi {
				return unknownInt("#")
			}
		}
		return known(strconv.Itoa(len(list)))
	}
	v := w.element(p, name, st)
	if v.known {
		return known(strconv.Itoa(utf8.RuneCountInString(v.s)))
	}
	return unknownInt("#")
}

// offset folds a bound of a slice.
func (w *walker) offset(x syntax.ArithmExpr, missing int, st *state) (int, bool) {
	if x == nil {
		return missing, true
	}
	return w.index(x, st)
}
