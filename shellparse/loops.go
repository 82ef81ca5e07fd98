package shellparse

import "mvdan.cc/sh/v3/syntax"

// loopRange is a loop and its events. A subshell is kept among those that are
// open, too.
type loopRange struct {
	n        syntax.Node
	level    int // of the visitor's stack around the loop
	nest     int // loops around it
	subshell bool
	first    int
	end      int
}

// openLoop notes that a loop or a subshell starts here.
func (s *source) openLoop(n syntax.Node, level int) {
	nest := 0
	if i := len(s.open) - 1; i >= 0 {
		nest = s.open[i].nest
		if !s.open[i].subshell {
			nest++
		}
	}
	switch n.(type) {
	case *syntax.WhileClause, *syntax.ForClause:
		s.open = append(s.open, loopRange{n: n, level: level, nest: nest, first: len(s.events)})
	case *syntax.Subshell:
		s.open = append(s.open, loopRange{n: n, level: level, nest: nest, subshell: true})
	}
}

// apart counts the loops around the innermost open subshell.
func (s *source) apart() int {
	for i := len(s.open) - 1; i >= 0; i-- {
		if s.open[i].subshell {
			return s.open[i].nest
		}
	}
	return 0
}

// closeLoops ends the loops whose nodes have all been visited. Nodes are
// counted rather than offsets, for the body of a here-document in a loop may
// lie behind it.
func (s *source) closeLoops(level int) {
	for len(s.open) > 0 && s.open[len(s.open)-1].level >= level {
		l := s.open[len(s.open)-1]
		s.open = s.open[:len(s.open)-1]
		if l.subshell {
			continue
		}
		if s.loops == nil {
			s.loops = make(map[syntax.Node]loopRange)
		}
		l.end = len(s.events)
		s.loops[l.n] = l
	}
}

// within returns the events of a loop.
func (s *source) within(n syntax.Node) []event {
	r := s.loops[n]
	return s.events[r.first:r.end]
}

// assignsWithin reports whether a loop assigns its variable in its body.
func (w *walker) assignsWithin(name string, c *syntax.ForClause) bool {
	n := 0
	for _, e := range w.src.within(c) {
		if e.kind == evAssign && e.name == name {
			n++
		}
		if e.kind == evOpen || e.kind == evCall && w.mayBeFunction(e.name) {
			return true
		}
	}
	return n > 1 // the loop itself is one
}

// mayBeFunction reports a name that the script defines somewhere.
func (w *walker) mayBeFunction(name string) bool {
	return w.src.funcs[name] || w.defined[name]
}

// widenRange prepares the state for a loop, whose body may run again after
// itself.
func (w *walker) widenRange(st *state, n syntax.Node) {
	events := w.src.within(n)
	nest := w.src.loops[n].nest
	integers := make(map[string]bool)
	var names []string // in order, for a state may not keep all of them
	called := false
	for _, e := range events {
		if e.lost(nest) {
			continue
		}
		switch e.kind {
		case evAssign:
			if e.name == "" {
				st.openAll()
				continue
			}
			before, seen := integers[e.name]
			if !seen {
				names = append(names, e.name)
			}
			integers[e.name] = e.integer && (before || !seen)
		case evDirs:
			st.dirs.open = true
			st.oldKnown = false
			st.stackOpen = true
		case evArgs:
			st.args.open = true
		case evOpen:
			st.openAll()
		case evSet:
			st.opts.unsure()
		case evCall:
			called = called || w.mayBeFunction(e.name)
		case evFunc:
			w.maybeDefine(st, e.decl)
		}
	}
	for _, name := range names {
		st.widen(name, integers[name])
	}
	for _, e := range events {
		switch {
		case e.lost(nest):
		case e.kind != evAssign || !e.hasText || e.tilde && w.opts.Home == "":
		case e.tilde:
			st.addCandidate(e.name, w.opts.Home+e.text[1:])
		default:
			st.addCandidate(e.name, e.text)
		}
	}
	if called {
		w.widenFunctions(st)
	}
}

// lost reports a change that a subshell inside the loop keeps to itself.
func (e *event) lost(nest int) bool {
	return nest < e.apart && (e.kind == evAssign || e.kind == evDirs || e.kind == evArgs)
}

// widenFunctions makes everything uncertain that a function may change.
func (w *walker) widenFunctions(st *state) {
	for _, f := range w.funcs {
		if f.text != w.src {
			st.openAll()
			return
		}
	}
	for _, e := range w.src.events {
		if !e.inFunc {
			continue
		}
		switch e.kind {
		case evAssign:
			st.widen(e.name, false)
		case evDirs:
			st.dirs.open, st.oldKnown, st.stackOpen = true, false, true
		case evOpen:
			st.openAll()
		case evSet:
			st.opts.unsure()
		}
	}
}
