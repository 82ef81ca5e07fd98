package shellparse

import (
	"path"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// A loop over a pattern gives its variable one name after the other: what its
// body does to the variable, it does to all that the pattern matches. Behind a
// test of the name this holds no more, but which names are left is not known.
// So the value stays what it was, with a mark: the loss of everything is no
// longer certain.

// picks are the variables that hold a picked name where a test is true, and
// where it is false.
type picks struct{ ok, fail []string }

func (p picks) swapped() picks { return picks{p.fail, p.ok} }

// both is what holds when two tests are both true; neither is its opposite.
func (p picks) both(q picks) picks {
	return picks{unionNames(p.ok, q.ok), common(p.fail, q.fail)}
}

func (p picks) either(q picks) picks { return p.swapped().both(q.swapped()).swapped() }

func common(a, b []string) (out []string) {
	for _, n := range a {
		if slices.Contains(b, n) {
			out = append(out, n)
		}
	}
	return out
}

// picked applies what a test tells to its outcome.
func (p picks) picked(out outcome) outcome {
	if len(p.ok)+len(p.fail) == 0 {
		return out
	}
	out = out.split()
	out.ok.pick(p.ok)
	out.fail.pick(p.fail)
	return out
}

// pick marks variables.
func (st *state) pick(names []string) {
	for _, n := range names {
		if v := st.lookup(n); v.v.globs && !v.v.picked {
			v.v.picked = true
			st.store(n, v)
		}
	}
}

// looped lists the variables that hold a name out of many and that make up the
// word: it expands them, or other variables made of them. all are the names
// it expands.
func (w *walker) looped(word syntax.Node, st *state) (names, all []string) {
	syntax.Walk(word, func(n syntax.Node) bool {
		if p, ok := n.(*syntax.ParamExp); ok && p.Param != nil {
			all = addName(all, p.Param.Value)
		}
		return true
	})
	add := func(from string) {
		if v, ok := st.vars.byName[from]; ok && v.v.globs {
			names = addName(names, from)
		}
	}
	for _, n := range all {
		add(n)
		v := st.lookup(n).v
		for _, from := range v.vars {
			add(from)
		}
		for _, i := range v.subst[:min(len(v.subst), maxOrigins)] {
			words := w.script.Segments[i].Words
			for _, word := range words[:min(len(words), maxOrigins)] {
				for _, from := range word.Vars {
					add(from)
				}
			}
		}
	}
	return names, all
}

// maxOrigins bounds the commands that a content comes from, and the words of
// each, that are looked at.
const maxOrigins = 8

// maxPattern bounds the patterns that are compared with those of a loop.
const maxPattern = 256

// takes reports a pattern of a case or [[ that lets pass what a variable of a
// loop takes: one that matches the text of the other pattern, as * does.
func (w *walker) takes(pattern *syntax.Word, name string, st *state) bool {
	p, ok := staticText(pattern)
	if !ok {
		return false // whatever it is, everything is not certain
	}
	if len(p) > maxPattern {
		return true
	}
	flat := strings.NewReplacer("/", "\x01", "[!", "[^")
	p = flat.Replace(p)
	for _, alt := range st.lookup(name).v.alts {
		if !strings.ContainsAny(alt, "*?[") || len(alt) > maxPattern {
			continue
		}
		if match, err := path.Match(p, flat.Replace(alt)); match || err != nil {
			return true
		}
	}
	return false
}

// matched are the variables that hold a picked name where the word matches one
// of the patterns.
func (w *walker) matched(word *syntax.Word, patterns []*syntax.Word, st *state) (out []string) {
	names, _ := w.looped(word, st)
	for _, n := range names {
		if !slices.ContainsFunc(patterns, func(p *syntax.Word) bool { return w.takes(p, n, st) }) {
			out = append(out, n)
		}
	}
	return out
}

// testPicks reads [[ ... ]].
func (w *walker) testPicks(x syntax.TestExpr, st *state) picks {
	switch x := x.(type) {
	case *syntax.ParenTest:
		return w.testPicks(x.X, st)
	case *syntax.UnaryTest:
		if x.Op == syntax.TsNot {
			return w.testPicks(x.X, st).swapped()
		}
		if word, ok := x.X.(*syntax.Word); ok {
			return w.fileTest(x.Op.String(), word, st)
		}
	case *syntax.BinaryTest:
		switch x.Op {
		case syntax.AndTest:
			return w.testPicks(x.X, st).both(w.testPicks(x.Y, st))
		case syntax.OrTest:
			return w.testPicks(x.X, st).either(w.testPicks(x.Y, st))
		}
		a, ok := x.X.(*syntax.Word)
		b, both := x.Y.(*syntax.Word)
		if ok && both {
			return w.comparison(a, x.Op.String(), b, true, st)
		}
	}
	return picks{}
}

// fileTest is a test of one word. That there is a file, or a directory, says
// little of a name that a pattern has matched.
func (w *walker) fileTest(op string, word *syntax.Word, st *state) picks {
	names, _ := w.looped(word, st)
	switch op {
	case "-L", "-h", "-p", "-S", "-b", "-c", "-u", "-g", "-k":
		return picks{ok: names}
	case "-s", "-e", "-a":
		return picks{fail: names}
	}
	return picks{}
}

// comparison is a test of two words; the right one is a pattern in [[.
func (w *walker) comparison(a *syntax.Word, op string, b *syntax.Word, pattern bool, st *state) picks {
	left, all := w.looped(a, st)
	right, more := w.looped(b, st)
	if len(left)+len(right) == 0 || len(common(all, more)) > 0 {
		return picks{}
	}
	names := unionNames(left, right)
	switch op {
	case "=", "==", "!=":
		if pattern {
			names = unionNames(w.matched(a, []*syntax.Word{b}, st), right)
		}
		if op == "!=" {
			return picks{fail: names}
		}
		return picks{ok: names}
	case "=~":
		re, ok := staticText(b)
		if ok && strings.Trim(re, `^$.*+?()|[]\`) == "" {
			return picks{}
		}
		return picks{ok: names}
	case "-nt", "-ot", "-ef", "-eq", "-lt", "-le", "-gt", "-ge":
		return picks{ok: names}
	}
	return picks{}
}

// commandPicks reads test and [, and programs that look into a file and whose
// status is what they find.
func (w *walker) commandPicks(args []*syntax.Word, st *state) picks {
	if len(args) < 2 {
		return picks{}
	}
	switch name := args[0].Lit(); name {
	case "test", "[":
		args = args[1:]
		if name == "[" {
			args = args[:len(args)-1]
		}
		not := false
		for len(args) > 0 && args[0].Lit() == "!" {
			not, args = !not, args[1:]
		}
		var p picks
		switch len(args) {
		case 2:
			p = w.fileTest(args[0].Lit(), args[1], st)
		case 3:
			p = w.comparison(args[0], args[1].Lit(), args[2], false, st)
		}
		if not {
			return p.swapped()
		}
		return p
	case "grep", "egrep", "fgrep", "rg", "cmp", "diff":
		var names []string
		for _, a := range args[1:] {
			some, _ := w.looped(a, st)
			names = unionNames(names, some)
		}
		return picks{names, names}
	}
	return picks{}
}
