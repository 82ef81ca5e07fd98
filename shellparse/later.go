package shellparse

import "mvdan.cc/sh/v3/syntax"

// A loop is walked once, with everything uncertain that it may assign. What it
// assigns comes back in its next round, so when its end is reached, the words
// of the loop learn which commands their variables get their contents from.

// comesBack adds these origins to the segments of a loop, from first on, and
// to the state behind it.
func (w *walker) comesBack(n syntax.Node, first int, end *state) {
	late := make(map[string][]int)
	add := func(name string) {
		if _, seen := late[name]; seen || name == "" {
			return
		}
		v := end.lookup(name)
		from := v.v.subst
		for _, e := range v.elems {
			from = unionInts(from, e.subst)
		}
		if len(from) > 0 {
			late[name] = from
		}
	}
	for _, e := range w.src.within(n) {
		if e.kind == evAssign {
			add(e.name)
		} else if e.kind == evCall && w.mayBeFunction(e.name) {
			for _, e := range w.src.events {
				if e.kind == evAssign && e.inFunc {
					add(e.name)
				}
			}
		}
	}
	if len(late) == 0 {
		return
	}
	origins := func(vars []string, subst []int) []int {
		for _, name := range vars {
			subst = unionInts(subst, late[name])
		}
		return subst
	}
	words := func(list []Word) {
		for i := range list {
			list[i].Subst = origins(list[i].Vars, list[i].Subst)
		}
	}
	for i := first; i < len(w.script.Segments); i++ {
		s := &w.script.Segments[i]
		words(s.Words)
		s.Stdin.Text.Subst = origins(s.Stdin.Text.Vars, s.Stdin.Text.Subst)
		for k := range s.Redirs {
			r := &s.Redirs[k]
			r.Target.Subst, r.Body.Subst = origins(r.Target.Vars, r.Target.Subst), origins(r.Body.Vars, r.Body.Subst)
		}
		for k := range s.Assigns {
			a := &s.Assigns[k]
			a.Value.Subst = origins(a.Value.Vars, a.Value.Subst)
			words(a.Array)
		}
	}
	end.own()
	for name, v := range end.vars.byName {
		v.v.subst = origins(v.v.vars, v.v.subst)
		end.vars.byName[name] = v
	}
	w.script.Rounds = true
}

// maybeDefine makes a function that the loop defines later known from the
// start: the second round finds it.
func (w *walker) maybeDefine(st *state, d *syntax.FuncDecl) {
	if d.Name == nil {
		return
	}
	b := st.funcs[d.Name.Value]
	b.sure = false
	f := &function{body: d.Body, text: w.src, name: d.Name.Value}
	w.funcs = append(w.funcs, f)
	b.defs = append(b.defs[:len(b.defs):len(b.defs)], f)
	st.setFunc(d.Name.Value, b)
}
