package shellparse

import (
	"maps"
	"slices"

	"mvdan.cc/sh/v3/syntax"
)

// Caps on what a state remembers: if there are more variables, those that are
// not there may be anything; of more elements only the origin is known.
const (
	maxTracked = 256
	maxElems   = 128
	maxAliases = 16
)

// variable is a shell variable as far as known.
type variable struct {
	v value // the scalar content, or that of element 0
	// array marks an indexed array, whose elements are elems unless openArr
	// is set.
	array, openArr bool
	elems          []value
	// opaque marks attributes that change what is assigned: integer, case
	// folding, associative array, nameref.
	opaque  bool
	assoc   bool // certainly declare -A
	integer bool // declare -i
	nameref bool
	// evals reports that what is assigned may be evaluated as arithmetic.
	evals bool
	// readonly reports that assignments may fail.
	readonly bool
	// local is the number of the call whose local variable this is: 0 outside
	// of all, and anyCall where that depends on the way taken.
	local int
}

// options are the shell options that change how words are read.
type options struct {
	noglob  bool // certainly set
	errexit bool // certainly set
	// mayNoglob: possibly set; ksh then expands no braces either.
	mayNoglob bool
	aliases   bool // possibly on
	lastPipe  bool // possibly on: the last element of a pipeline may run here
	physical  bool // possibly on: cd follows symbolic links
}

// dirSet is where the shell may stand.
type dirSet struct {
	paths []string
	open  bool
}

// function is one definition of a shell function.
type function struct {
	body  *syntax.Stmt
	text  *source
	name  string
	first int // its latent segments
	last  int
	// called reports an expanded call; partial one that was not expanded.
	called, partial bool
	// calls are the functions its latent body calls.
	calls []*function
}

// binding is what a function name stands for.
type binding struct {
	defs []*function
	sure bool // certainly a function
}

// state is the abstract state of the shell at one point of the script.
type state struct {
	// vars may be shared with copies of the state; shared says so.
	vars   *varTable
	shared bool
	// lost is where the contents come from of the variables that are too many
	// to track.
	lost []int
	// open reports that code unseen may have assigned any variable.
	open      bool
	arg0      value
	args      argList
	dirs, old dirSet
	oldKnown  bool
	stack     []dirSet
	stackOpen bool
	funcs     map[string]binding
	aliases   []string
	aliasTail bool // an alias may end in a blank, so the next word counts too
	stdin     Stdin
	opts      options
	dead      bool
	// writes counts changes, to tell whether a copy would be a new one.
	writes int
	// volatile are variables that a signal handler may assign at any moment;
	// handlers reports one that may do anything.
	volatile []string
	handlers bool
	// evaluated is set, for all copies of the state, when a text that may not
	// be a number is assigned to an integer variable.
	evaluated *bool
	// special is set likewise when a variable is assigned that means something
	// else to zsh; nil for the other shells.
	special *bool
}

func (st *state) clone() *state {
	st.shared = true
	c := *st
	c.funcs = maps.Clone(st.funcs)
	c.stack = slices.Clip(st.stack)
	c.aliases = slices.Clip(st.aliases)
	return &c
}

// lookup returns what is known of a variable. One that the script never
// assigned may come from the environment.
func (st *state) lookup(name string) variable {
	if v, ok := st.vars.byName[name]; ok {
		return v
	}
	v := unknownVar(name)
	v.subst = st.lost
	return variable{v: v, readonly: readonlyName(name)}
}

// readonlyName reports a variable that a shell may refuse to change (bash
// manual, section 5.2).
func readonlyName(name string) bool {
	switch name {
	case "PPID", "UID", "EUID", "BASHOPTS", "SHELLOPTS", "BASH_VERSINFO":
		return true
	}
	return false
}

// assigned reports whether the script has said anything about a variable.
func (st *state) assigned(name string) bool {
	_, ok := st.vars.byName[name]
	return ok || st.open
}

// assign sets a scalar, or element 0 of an array.
func (st *state) assign(name string, v value, appendTo bool) {
	old := st.lookup(name)
	st.evaluates(v, old.evals)
	if old.readonly {
		v = joinValues(old.v, v)
		v.vars = addName(v.vars, name)
		old.v = v
		st.store(name, old)
		return
	}
	if old.opaque {
		st.store(name, opaqueAssign(old, v, name))
		return
	}
	if appendTo {
		v = appended(old.v, v, name)
	}
	if !v.known {
		v.vars = addName(v.vars, name)
	}
	v.set = isSet
	if old.array {
		old.v = v
		elems := slices.Clone(old.elems)
		if len(elems) == 0 {
			elems = append(elems, v)
		}
		elems[0] = v
		old.elems = elems
		st.store(name, old)
		return
	}
	st.store(name, variable{v: v})
}

// evaluates notes an assignment to a variable that may be an integer.
func (st *state) evaluates(v value, evals bool) {
	if evals && !v.isInt() && !(v.known && isNumber(v.s)) {
		*st.evaluated = true
	}
}

// opaqueAssign is an assignment through an attribute: the content is some
// function of v, or belongs to another variable.
func opaqueAssign(old variable, v value, name string) variable {
	n := v.widened(name)
	n.integer = old.integer
	n.set = isSet
	old.v = n
	return old
}

// appended is the content after name+=v.
func appended(old, v value, name string) value {
	if old.set == isUnset {
		old = known("")
	}
	if old.known && v.known {
		return known(old.s + v.s)
	}
	out := value{
		s: old.s, suffix: v.tail(), closed: old.isClosed() && v.isClosed(),
		vars:  addName(unionNames(old.vars, v.vars), name),
		subst: unionInts(old.subst, v.subst), proc: old.proc || v.proc,
	}
	if old.known {
		out.s += v.s
	}
	for _, a := range old.candidates() {
		for _, b := range v.candidates() {
			if len(out.alts) == maxAlts {
				out.closed = false
				return out
			}
			out.alts = append(out.alts, a+b)
		}
	}
	return out
}

// setArray sets a whole indexed array. An uncertain number of elements makes
// it open.
func (st *state) setArray(name string, elems []value, open, appendTo bool) {
	old := st.lookup(name)
	for _, v := range elems {
		st.evaluates(v, old.evals)
	}
	if open && len(elems) == 0 {
		st.evaluates(value{}, old.evals)
	}
	if old.opaque {
		st.widen(name, false)
		return
	}
	if appendTo && old.openArr && len(old.elems) >= maxElems {
		old.v.comesFrom(elems)
		st.store(name, old)
		return
	}
	switch {
	case !appendTo:
	case old.array:
		open = open || old.openArr
		elems = append(slices.Clip(old.elems), elems...)
	case old.v.known && old.v.set == isUnset: // nothing is there to be the first
	default:
		open = open || !old.v.known || old.v.set != isSet
		elems = append([]value{old.v}, elems...)
	}
	v := variable{array: true, elems: elems}
	v.v = value{set: isSet, vars: []string{name}}
	if len(elems) > maxElems {
		v.elems, open = elems[:maxElems], true
	}
	if v.openArr = open; open {
		v.v.comesFrom(elems) // any of them may be the first
		v.v.set = maybeSet   // there may be none
	}
	if len(elems) > 0 && !open {
		v.v = elems[0]
	} else if len(elems) == 0 && !open {
		v.v = value{known: true, set: isUnset}
	}
	if old.readonly {
		v = joinVariables(name, old, v)
	}
	st.store(name, v)
}

// setElement is a[i]=v where i may be unknown (-1).
func (st *state) setElement(name string, i int, v value) {
	old := st.lookup(name)
	st.evaluates(v, old.evals)
	switch {
	case old.readonly:
		old.v = joinValues(old.v.widened(name), v)
		old.openArr = old.array
		st.store(name, old)
	case old.array && !old.openArr && i >= 0 && i <= len(old.elems):
		elems := slices.Clone(old.elems)
		if i == len(elems) {
			elems = append(elems, v)
		} else {
			elems[i] = v
		}
		old.elems, old.v = elems, elems[0]
		st.store(name, old)
	case i == 0 && !old.array && !old.opaque && st.assigned(name) && !st.open:
		st.setArray(name, []value{v}, false, false)
	default:
		old.array, old.openArr = true, true
		if len(old.elems) < maxElems {
			old.elems = append(slices.Clip(old.elems), v)
		}
		old.v = joinValues(old.v.widened(name), v)
		st.store(name, old)
	}
}

// widen makes a variable uncertain; what it held stays a candidate. An
// integer stays one if the caller knows that only integers are assigned.
func (st *state) widen(name string, integer bool) {
	v := st.lookup(name)
	decimal := integer && v.v.isDecimal()
	numeric := integer && (v.v.isInt() || v.v.set == isUnset)
	v.v = v.v.widened(name)
	v.v.integer, v.v.numeric = decimal, numeric
	if v.array {
		v.openArr = true
	}
	st.store(name, v)
}

// addCandidate adds a content that an open variable may hold.
func (st *state) addCandidate(name, s string) {
	v, ok := st.vars.byName[name]
	if !ok || v.v.known || len(v.v.alts) >= maxAlts || slices.Contains(v.v.alts, s) {
		return
	}
	v.v.alts = append(slices.Clip(v.v.alts), s)
	st.own()
	st.vars.byName[name] = v
}

// openAll is called when code unseen may have run in this shell.
func (st *state) openAll() {
	for name := range st.vars.byName {
		st.widen(name, false)
	}
	st.open = true
	st.args.open = true
	st.stackOpen = true
	st.dirs.open = true
	st.oldKnown = false
	for name, b := range st.funcs {
		b.sure = false
		st.funcs[name] = b
	}
	st.opts.noglob, st.opts.errexit = false, false
	st.opts.aliases, st.opts.physical, st.opts.mayNoglob = true, true, true
	if st.stdin.Kind != StdinInherit {
		st.stdin = Stdin{Kind: StdinUnknown, Producers: st.stdin.Producers}
	}
}

// joinStates returns the state after two paths meet. It may reuse a.
func joinStates(a, b *state) *state {
	switch {
	case a == b || b == nil:
		return a
	case a == nil:
		return b
	case a.dead && !b.dead:
		return b
	case b.dead && !a.dead:
		return a
	}
	joinVars(a, b)
	a.lost = unionInts(a.lost, b.lost)
	a.writes++
	a.open = a.open || b.open
	a.joinArgs(b)
	a.dirs = joinDirs(a.dirs, b.dirs)
	a.old = joinDirs(a.old, b.old)
	a.oldKnown = a.oldKnown && b.oldKnown
	if a.stackOpen || b.stackOpen || !equalStacks(a.stack, b.stack) {
		a.stack, a.stackOpen = nil, true
	}
	joinFuncs(a, b)
	a.addAliases(b.aliases...)
	a.aliasTail = a.aliasTail || b.aliasTail
	a.handlers = a.handlers || b.handlers
	a.volatile = unionNames(a.volatile, b.volatile)
	a.handlers = a.handlers || full(a.volatile)
	if a.stdin.Kind != b.stdin.Kind || a.stdin.Text.Span != b.stdin.Text.Span {
		a.stdin = Stdin{Kind: StdinUnknown, Producers: unionInts(a.stdin.Producers, b.stdin.Producers)}
	}
	a.opts.noglob = a.opts.noglob && b.opts.noglob
	a.opts.errexit = a.opts.errexit && b.opts.errexit
	a.opts.mayNoglob = a.opts.mayNoglob || b.opts.mayNoglob
	a.opts.aliases = a.opts.aliases || b.opts.aliases
	a.opts.lastPipe = a.opts.lastPipe || b.opts.lastPipe
	a.opts.physical = a.opts.physical || b.opts.physical
	return a
}

func (st *state) joinArgs(b *state) {
	st.args = joinArgLists(st.args, b.args)
	st.arg0 = joinValues(st.arg0, b.arg0)
}

func joinFuncs(a, b *state) {
	for name, bb := range b.funcs {
		ba := a.funcs[name]
		ba.sure = ba.sure && bb.sure
		for _, f := range bb.defs {
			if !slices.Contains(ba.defs, f) {
				ba.defs = append(slices.Clip(ba.defs), f)
			}
		}
		a.setFunc(name, ba)
	}
	for name, ba := range a.funcs {
		if _, ok := b.funcs[name]; !ok && ba.sure {
			ba.sure = false
			a.funcs[name] = ba
		}
	}
}

// addAliases remembers names that may be aliases from now on; the empty name
// stands for any.
func (st *state) addAliases(names ...string) {
	for _, n := range names {
		switch {
		case slices.Contains(st.aliases, "") || slices.Contains(st.aliases, n):
		case n == "" || len(st.aliases) >= maxAliases:
			st.aliases = []string{""}
		default:
			st.aliases = append(slices.Clip(st.aliases), n)
		}
	}
}

func (st *state) setFunc(name string, b binding) {
	if st.funcs == nil {
		st.funcs = make(map[string]binding)
	}
	st.funcs[name] = b
}
