package shellparse

import "mvdan.cc/sh/v3/syntax"

func (w *walker) ifClause(c *syntax.IfClause, st *state) outcome {
	var end *state
	for ; c != nil && w.err == nil; c = c.Else {
		if len(c.Cond) == 0 && !c.ThenPos.IsValid() {
			out := w.within("else", c.Then, st)
			return both(joinStates(end, out.merge()))
		}
		cond := w.condition(c.Cond, st).split()
		then := w.within("then", c.Then, cond.ok)
		end = joinStates(end, then.merge())
		st = cond.fail
	}
	return both(joinStates(end, st))
}

func (w *walker) whileClause(c *syntax.WhileClause, st *state) outcome {
	w.widenRange(st, c)
	saved, start := w.loop, len(w.script.Segments)
	w.loop = &loopFrame{}
	forever, before := w.alwaysTrue(c.Cond, c.Until, st), w.exits
	cond := w.condition(c.Cond, st).split()
	if c.Until {
		cond.ok, cond.fail = cond.fail, cond.ok
	}
	first := len(w.script.Segments)
	body := w.within("loop body", c.Do, cond.ok).merge()
	w.endless(forever, before, first)
	end := joinStates(cond.fail, body)
	end = joinStates(end, w.loop.exit)
	w.loop = saved
	w.comesBack(c, start, end)
	return both(end)
}

func (w *walker) forClause(c *syntax.ForClause, st *state) outcome {
	if l, ok := c.Loop.(*syntax.CStyleLoop); ok {
		return w.cStyle(c, l, st)
	}
	iter, ok := c.Loop.(*syntax.WordIter)
	if !ok {
		w.unknownNode(c, st)
		return both(st)
	}
	item, some := w.loopItem(c, iter, st)
	w.widenRange(st, c)
	reassigned := w.assignsWithin(iter.Name.Value, c)
	saved, start := w.loop, len(w.script.Segments)
	w.loop = &loopFrame{}
	run := st.clone()
	run.assign(iter.Name.Value, item, false)
	if c.Select {
		run.widen("REPLY", false)
	}
	body := w.within("loop body", c.Do, run).merge()
	end := joinStates(st, body)
	end = joinStates(end, w.loop.exit)
	w.loop = saved
	w.comesBack(c, start, end)
	if some && !reassigned && !c.Select {
		end.assign(iter.Name.Value, item, false)
	}
	return both(end)
}

// loopItem is the value of the variable of a for or select loop, and whether
// the loop certainly runs.
func (w *walker) loopItem(c *syntax.ForClause, iter *syntax.WordIter, st *state) (value, bool) {
	var words []Word
	if iter.InPos.IsValid() {
		words = w.fields(iter.Items, st)
	} else {
		words = st.args.words()
	}
	var item value
	some := false
	for i, word := range words {
		v := wordValue(word)
		if word.Kind == Pattern || word.Multi {
			v.known, v.closed = false, false
			v.suffix = ""
			if word.Kind == Pattern {
				v.s = literalPrefix(word.Value)
				v.vars = addName(v.vars, iter.Name.Value)
			} else {
				v = v.parts()
			}
		} else {
			some = true
		}
		if i == 0 {
			item = v
		} else {
			item = joinValues(item, v)
		}
	}
	if len(words) == 0 || c.Select {
		item = joinValues(item, known(""))
	}
	item.set = isSet
	return item, some
}

func (w *walker) cStyle(c *syntax.ForClause, l *syntax.CStyleLoop, st *state) outcome {
	exprs := func(x syntax.ArithmExpr, st *state) {
		if x != nil {
			w.arithOnly(x, st)
		}
	}
	exprs(l.Init, st)
	w.widenRange(st, c)
	exprs(l.Cond, st)
	saved := w.loop
	w.loop = &loopFrame{}
	forever, before, first := l.Cond == nil, w.exits, len(w.script.Segments)
	if n, ok := constantNumber(l.Cond); ok {
		forever = n != "0"
	}
	body := w.within("loop body", c.Do, st.clone()).merge()
	w.endless(forever, before, first)
	exprs(l.Post, body)
	end := joinStates(st, body)
	end = joinStates(end, w.loop.exit)
	w.loop = saved
	w.comesBack(c, first, end)
	return both(end)
}

func (w *walker) caseClause(c *syntax.CaseClause, st *state) outcome {
	w.single(c.Word, st, modeText)
	var end, through *state
	complete, leaves := false, false
	looped, _ := w.looped(c.Word, st)
	for _, item := range c.Items {
		if w.err != nil {
			break
		}
		for _, p := range item.Patterns {
			w.single(p, st, modeText)
			complete = complete || p.Lit() == "*" // false for a quoted one
		}
		if len(item.Stmts) == 0 && through == nil && len(looped) == 0 {
			// Nothing happens here, so no copy is needed.
			leaves = leaves || item.Op == syntax.Break
			continue
		}
		run := st.clone()
		run.pick(w.matched(c.Word, item.Patterns, st))
		if through != nil {
			run = joinStates(run, through)
			through = nil
		}
		run = w.within("case arm", item.Stmts, run).merge()
		switch item.Op {
		case syntax.Break:
			end = joinStates(end, run)
		case syntax.Fallthrough:
			through = run
		default:
			// The next patterns are tried after this body.
			end = joinStates(end, run.clone())
			st = joinStates(st, run)
		}
	}
	end = joinStates(end, through)
	if !complete || leaves {
		end = joinStates(end, st)
	}
	return both(end)
}
