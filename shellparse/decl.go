package shellparse

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

func isDeclaration(name string) bool {
	switch name {
	case "declare", "local", "export", "readonly", "typeset", "nameref":
		return true
	}
	return false
}

// assigns evaluates assignments. They change the state when they stand alone,
// else only the environment of the command.
func (w *walker) assigns(list []*syntax.Assign, st *state, apply bool) []Assign {
	if len(list) == 0 {
		return nil
	}
	out := make([]Assign, 0, len(list))
	target := st
	if !apply {
		target = st.clone()
	}
	for _, a := range list {
		if w.err != nil {
			break
		}
		out = append(out, w.assign(a, st, target, attributes{}))
	}
	return out
}

// attributes are the options of a declaration.
type attributes struct {
	readonly                                                                      bool
	declared                                                                      bool // by a declaration at all
	opaque, integer, evals, nameref, assoc, array, local, global, function, print bool
}

// assign expands one assignment in a state and applies it to another, which is
// thrown away if the assignment is for one command alone.
func (w *walker) assign(a *syntax.Assign, st, target *state, at attributes) Assign {
	out, apply := w.expanded(a, st, target, at)
	apply()
	return out
}

// expanded expands an assignment, which apply then applies.
func (w *walker) expanded(a *syntax.Assign, st, target *state, at attributes) (out Assign, apply func()) {
	out = Assign{Name: a.Name.Value, Append: a.Append, Index: a.Index != nil, Span: w.span(a)}
	name := out.Name
	if a.Array != nil {
		set := w.array(&out, a, target, at)
		return out, func() {
			hidden := at.global && w.hides(name)
			set()
			if hidden {
				target.widen(name, false)
			}
		}
	}
	idx, folded := -1, false
	if a.Index != nil {
		if n, ok := w.subscript(out.Name, a.Index, st); ok {
			idx, folded = n, true
		}
	}
	v := known("")
	sp := Span{}
	if a.Value != nil {
		v = w.single(a.Value, st, modeAssign)
		sp = w.span(a.Value)
	}
	out.Value = wordOf(v, sp)
	if w.hasBraces(a.Value) && at.declared {
		// Before a declaration braces do expand, into several assignments.
		v = value{vars: []string{out.Name}}
		out.Value = wordOf(v, sp)
	}
	return out, func() {
		hidden := at.global && w.hides(name)
		if st.lookup(name).readonly {
			w.mayAbort(st)
		}
		switch {
		case a.Index == nil:
			w.setVariable(name, v, a.Append, target, at)
		case folded && !a.Append:
			target.setElement(name, idx, v)
		default:
			target.setElement(name, -1, v)
		}
		if hidden {
			target.widen(name, false)
		}
	}
}

func (w *walker) hasBraces(word *syntax.Word) bool {
	if word == nil || !hasBrace(word) || w.opts.Dialect == POSIX {
		return false
	}
	return slices.ContainsFunc(splitBraces(word), isBrace)
}

// setVariable stores a scalar under the attributes of its declaration.
func (w *walker) setVariable(name string, v value, appendTo bool, st *state, at attributes) {
	if at.opaque || at.nameref || at.assoc {
		n := v.widened(name)
		n.integer, n.set = at.integer, isSet
		st.store(name, variable{v: n, opaque: true, assoc: at.assoc, integer: at.integer, nameref: at.nameref, evals: at.evals})
		return
	}
	st.assign(name, v, appendTo)
}

// array expands the elements of an array, which set then sets.
func (w *walker) array(out *Assign, a *syntax.Assign, st *state, at attributes) (set func()) {
	out.Array = make([]Word, 0, len(a.Array.Elems))
	open := at.assoc
	var elems []value
	// More elements than a state keeps matter only if they are evaluated.
	all := st.lookup(out.Name).evals
	add := func(v value) {
		if all || len(elems) <= maxElems {
			elems = append(elems, v)
			return
		}
		elems[maxElems].comesFrom([]value{v})
	}
	for _, e := range a.Array.Elems {
		if e.Index != nil {
			if at.assoc {
				w.key(e.Index, st)
			} else {
				w.subscript(out.Name, e.Index, st)
			}
			open = true
			if e.Value == nil {
				continue
			}
			v := w.single(e.Value, st, modeAssign)
			out.Array = append(out.Array, wordOf(v, w.span(e.Value)))
			add(v)
			continue
		}
		n := len(out.Array)
		out.Array = w.appendFields(out.Array, e.Value, st, modeElems)
		for _, word := range out.Array[n:] {
			v := wordValue(word)
			if word.Multi || word.Kind == Pattern {
				open = true
				v.multi = true
			}
			add(v)
		}
	}
	out.Value = Word{Kind: Literal}
	name := out.Name
	return func() {
		st.setArray(name, elems, open, a.Append)
		if at.assoc {
			v := st.lookup(name)
			v.openArr, v.opaque, v.assoc = true, true, true
			st.store(name, v)
		}
	}
}

// declaration collects the words of one declaration.
type declaration struct {
	w   *walker
	st  *state
	seg *Segment
	at  attributes
	bad []Word // names that are uncertain or hold code
}

func (d *declaration) scope(variant string) {
	switch variant {
	case "readonly":
		d.at.readonly = true
	case "local", "declare", "typeset":
		d.at.local = d.w.frame != nil
	}
}

// localize remembers what a local variable hides.
func (d *declaration) localize(name string) {
	if d.at.local && !d.at.global && d.w.frame != nil {
		d.w.frame.save(name, d.st)
	}
}

// hides reports that a call has a local variable of this name. What -g assigns
// goes to the one that it hides.
func (w *walker) hides(name string) bool {
	found := false
	for _, f := range w.scopes {
		for i := range f.locals {
			if l := &f.locals[i]; l.name == name {
				l.v.v, l.v.openArr, l.there = l.v.v.widened(name), l.v.array, true
				found = true
			}
		}
	}
	return found
}

// word is one argument: an option, a name, or a quoted assignment.
func (d *declaration) word(word Word) {
	val := word.Value
	if isOption(word) {
		d.seg.Words = append(d.seg.Words, word)
		d.options(val)
		return
	}
	name, rest, ok := strings.Cut(val, "=")
	plus := strings.TrimSuffix(name, "+")
	if !ok || word.Multi || !syntax.ValidName(plus) {
		d.seg.Words = append(d.seg.Words, word)
		d.name(word)
		return
	}
	cut := word
	cut.Value = rest
	cut.Alts = nil
	for _, a := range word.Alts {
		cut.Alts = append(cut.Alts, a[min(len(name)+1, len(a)):])
	}
	d.localize(plus)
	if d.at.global && d.w.hides(plus) {
		defer d.st.widen(plus, false)
	}
	d.seg.Assigns = append(d.seg.Assigns, Assign{Name: plus, Append: plus != name, Value: cut, Span: word.Span})
	d.w.setVariable(plus, wordValue(cut), plus != name, d.st, d.at)
}

func (d *declaration) options(opt string) {
	on := opt[0] == '-'
	for _, c := range opt[1:] {
		switch c {
		case 'i':
			d.at.opaque, d.at.integer = true, on
			d.at.evals = d.at.evals || on
		case 'E', 'F':
			d.at.opaque, d.at.evals = true, d.at.evals || on
		case 'u', 'l', 'c', 'L', 'R', 'Z':
			d.at.opaque = true
		case 'A':
			d.at.assoc = true
		case 'a':
			d.at.array = true
		case 'g':
			d.at.global = true
		case 'n':
			d.at.nameref = d.at.nameref || on && d.seg.Words[0].Value != "export"
		case 'f':
			d.at.function = true
		case 'r':
			d.at.readonly = on
		case 'p':
			d.at.print = true
		}
	}
}

// name is a naked name.
func (d *declaration) name(word Word) {
	if len(d.seg.Words) == 0 || d.seg.Words[len(d.seg.Words)-1].Span != word.Span {
		d.seg.Words = append(d.seg.Words, word)
	}
	if unsafeName(word) {
		d.bad = append(d.bad, word)
		if word.Kind != Literal {
			d.st.openAll()
		}
		return
	}
	if d.at.function || d.at.print || !syntax.ValidName(word.Value) {
		return
	}
	d.localize(word.Value)
	old := d.st.lookup(word.Value)
	zsh := d.w.opts.Dialect == Zsh
	switch {
	case zsh && d.at.array:
		d.st.setArray(word.Value, nil, true, false)
	case d.at.local && !d.at.global && (old.readonly || d.w.opts.Dialect == POSIX):
		// It fails, or the shell keeps what the outer one holds.
		d.st.store(word.Value, joinVariables(word.Value, old, variable{v: value{known: true, set: isUnset}}))
	case d.at.local && !d.at.global:
		d.st.store(word.Value, variable{
			v: d.w.declared(), opaque: d.at.opaque || d.at.nameref || d.at.assoc,
			assoc: d.at.assoc, integer: d.at.integer, nameref: d.at.nameref, evals: d.at.evals,
		})
	case d.at.opaque || d.at.nameref || d.at.assoc:
		numeric := old.v.isInt() // what it holds already is not evaluated now, but by x+=1
		if d.at.evals && !old.evals && d.st.assigned(word.Value) && old.v.set != isUnset {
			d.st.evaluates(old.v, true)
		}
		old.v = old.v.widened(word.Value)
		old.v.numeric = numeric
		old.opaque, old.integer, old.nameref = true, d.at.integer, d.at.nameref
		old.assoc, old.evals = d.at.assoc, old.evals || d.at.evals
		d.st.store(word.Value, old)
	}
}

// declared is the content of a local variable that is given none.
func (w *walker) declared() value {
	if w.opts.Dialect == Zsh {
		return known("")
	}
	return value{known: true, set: isUnset}
}

// arrayText reports a value that bash may read as name=(...) although it is
// quoted or comes from a variable.
func (d *declaration) arrayText(a Assign) bool {
	if d.w.opts.Dialect == POSIX {
		return false
	}
	v := wordValue(a.Value)
	if v.isClosed() {
		for _, s := range v.candidates() {
			if strings.HasPrefix(strings.TrimLeft(s, " \t\n"), "(") {
				return true
			}
		}
		return false
	}
	old := d.st.lookup(a.Name)
	array := d.at.array || d.at.assoc || old.array || old.opaque && !old.integer
	return array && !v.integer && (v.s == "" || v.s[0] == '(')
}

// declares reports that the shell has such a builtin; sh may be any shell.
func (w *walker) declares(name string) bool {
	switch name {
	case "declare":
		return w.opts.Dialect == Bash || w.opts.Dialect == Zsh
	case "typeset":
		return w.opts.Dialect != POSIX
	case "nameref":
		return w.opts.Dialect == Mksh
	}
	return true
}

// freeze makes the names of the declaration readonly.
func (d *declaration) freeze() {
	names := make([]string, 0, len(d.seg.Assigns)+len(d.seg.Words))
	for _, a := range d.seg.Assigns {
		names = append(names, a.Name)
	}
	for _, word := range d.seg.Words[1:] {
		names = append(names, word.Value)
	}
	for _, name := range names {
		if syntax.ValidName(name) {
			v := d.st.lookup(name)
			v.readonly = true
			d.st.store(name, v)
		}
	}
}

// finish raises the doubts of the declaration, now that its index is known.
func (d *declaration) finish(seg int) {
	for _, word := range d.bad {
		d.w.nameDoubt(word, seg)
	}
	for _, a := range d.seg.Assigns {
		if a.Array == nil && d.arrayText(a) {
			d.w.doubt("array-code", "a declaration reads the text as the elements of an array and expands it", a.Span, seg)
		}
	}
	if d.at.readonly {
		d.freeze()
	}
	if !d.w.declares(d.seg.Words[0].Value) {
		for _, a := range d.seg.Assigns {
			d.st.widen(a.Name, false)
		}
	}
	if d.at.nameref {
		d.w.doubt("nameref", "a name reference makes one variable stand for another", d.seg.Span, seg)
	}
	if d.at.integer && !d.at.nameref {
		for _, a := range d.seg.Assigns {
			if !wordValue(a.Value).isInt() && !(a.Value.Kind == Literal && isNumber(a.Value.Value)) {
				d.w.doubt("arithmetic-on-unknown", "the value of an integer variable is evaluated as arithmetic", a.Span, seg)
			}
		}
	}
}
