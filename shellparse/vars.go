package shellparse

import (
	"maps"
	"slices"
)

// varTable holds variables. It is a type so that two states can tell whether
// they have the same one.
type varTable struct{ byName map[string]variable }

// own makes the variables those of this state alone, before they change.
func (st *state) own() {
	if st.shared {
		st.vars, st.shared = &varTable{maps.Clone(st.vars.byName)}, false
	}
}

// forget removes a variable, as if the script had said nothing of it.
func (st *state) forget(name string) {
	if _, ok := st.vars.byName[name]; ok {
		st.own()
		delete(st.vars.byName, name)
	}
}

// store sets a whole variable, which stays local to the call it is local to.
func (st *state) store(name string, v variable) {
	v.local = st.vars.byName[name].local
	st.put(name, v)
}

// put sets a whole variable and the call it is local to.
func (st *state) put(name string, v variable) {
	if _, ok := st.vars.byName[name]; !ok && len(st.vars.byName) >= maxTracked {
		if v.evals {
			st.evaluates(value{}, true)
		}
		st.open = true // IFS and HOME may be among them
		st.lost = unionInts(st.lost, v.v.subst)
		for _, e := range v.elems {
			st.lost = unionInts(st.lost, e.subst)
		}
		return
	}
	st.own()
	st.writes++
	if st.special != nil && isZshSpecial(name) {
		*st.special = true
	}
	if st.handlers || isDynamic(name) || slices.Contains(st.volatile, name) {
		v.v = v.v.widened(name)
		v.openArr = v.array
	}
	st.vars.byName[name] = v
}

func joinVars(a, b *state) {
	if a.vars == b.vars {
		return
	}
	join := func(name string, vb variable) {
		va := a.lookup(name)
		if !sameVariable(va, vb) {
			a.put(name, joinVariables(name, va, vb))
		}
	}
	if len(a.vars.byName)+len(b.vars.byName) > maxTracked {
		// Not all may be kept, so the order counts.
		for _, name := range slices.Sorted(maps.Keys(b.vars.byName)) {
			join(name, b.vars.byName[name])
		}
	} else {
		for name, vb := range b.vars.byName {
			join(name, vb)
		}
	}
	for name, va := range a.vars.byName {
		if _, ok := b.vars.byName[name]; !ok {
			a.put(name, joinVariables(name, va, b.lookup(name)))
		}
	}
}

// sameVariable is a cheap test for the common case of an untouched variable.
func sameVariable(a, b variable) bool {
	return a.v.known && b.v.known && a.v.s == b.v.s && a.v.set == b.v.set &&
		!a.array && !b.array && a.opaque == b.opaque && a.evals == b.evals && a.readonly == b.readonly &&
		a.assoc == b.assoc && a.integer == b.integer && a.nameref == b.nameref && a.local == b.local
}

func joinVariables(name string, a, b variable) variable {
	v := joinValues(a.v, b.v)
	if !v.known {
		v.vars = addName(v.vars, name)
	}
	out := variable{
		v:        v,
		assoc:    a.assoc && b.assoc,
		array:    a.array || b.array,
		opaque:   a.opaque || b.opaque,
		integer:  a.integer && b.integer,
		nameref:  a.nameref || b.nameref,
		evals:    a.evals || b.evals,
		readonly: a.readonly || b.readonly,
		local:    a.local,
	}
	if a.local != b.local {
		out.local = anyCall
	}
	if !out.array {
		return out
	}
	if a.array && b.array && sameList(a.elems, b.elems) {
		out.elems, out.openArr = a.elems, a.openArr || b.openArr
		return out
	}
	if a.array && b.array && !a.openArr && !b.openArr && len(a.elems) == len(b.elems) {
		out.elems = make([]value, len(a.elems))
		for i := range a.elems {
			out.elems[i] = joinValues(a.elems[i], b.elems[i])
		}
		return out
	}
	out.openArr = true
	out.elems = append(slices.Clip(a.elems), b.elems...)
	if len(out.elems) > maxElems {
		out.v.comesFrom(out.elems[maxElems:])
		out.elems = out.elems[:maxElems]
	}
	return out
}
