package shellparse

// argList are the positional parameters.
type argList struct {
	list []value
	// open reports that neither their number nor their values are known.
	open bool
	// vars and subst say where all of them come from, and size is how long
	// they are together.
	vars  []string
	subst []int
	size  int
}

// argsOf turns arguments into positional parameters; open when their number
// is uncertain.
func argsOf(words []Word) argList {
	a := argList{list: make([]value, 0, len(words))}
	for _, word := range words {
		a.open = a.open || word.Multi || word.Kind == Pattern
		v := wordValue(word)
		if !a.open {
			a.list = append(a.list, v)
		}
		a.vars, a.subst = unionNames(a.vars, v.vars), unionInts(a.subst, v.subst)
		a.size += v.cost()
	}
	if a.open {
		a.list = nil
	}
	return a
}

// joinArgLists returns the positional parameters after two paths meet.
func joinArgLists(a, b argList) argList {
	a.vars, a.subst = unionNames(a.vars, b.vars), unionInts(a.subst, b.subst)
	a.size = max(a.size, b.size)
	a.open = a.open || b.open || len(a.list) != len(b.list)
	if a.open {
		a.list = nil
	}
	if sameList(a.list, b.list) {
		return a
	}
	list := make([]value, len(a.list))
	for i := range list {
		list[i] = joinValues(a.list[i], b.list[i])
	}
	a.list = list
	return a
}

// any is one of the parameters, or all of them, where it is not known which.
func (a *argList) any(name string) value {
	return value{vars: addName(a.vars, name), subst: a.subst}
}

// words turns the positional parameters into words.
func (a *argList) words() []Word {
	if a.open {
		v := a.any("@")
		v.multi = true
		return []Word{wordOf(v, Span{})}
	}
	out := make([]Word, 0, len(a.list))
	for _, v := range a.list {
		out = append(out, wordOf(v, Span{}))
	}
	return out
}
