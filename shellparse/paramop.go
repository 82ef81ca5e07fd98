package shellparse

import (
	"strings"
	"unicode/utf8"

	"mvdan.cc/sh/v3/syntax"
)

// slice is ${x:o:l} on plain ASCII.
func (w *walker) slice(s *syntax.Slice, v value, st *state) value {
	var from, n int
	var ok1, ok2 bool
	w.ifSet(v, st, func(st *state) {
		from, ok1 = w.offset(s.Offset, 0, st)
		n, ok2 = w.offset(s.Length, 1<<30, st)
	})
	return v.mapped(func(s string) (string, bool) {
		if !ok1 || !ok2 || !isASCII(s) {
			return "", false
		}
		a, b := from, n
		if a < 0 {
			a += len(s)
		}
		if a < 0 || a > len(s) {
			return "", true
		}
		if b < 0 {
			b += len(s) - a
			if b < 0 {
				return "", false
			}
		}
		return s[a : a+min(b, len(s)-a)], true
	})
}

// ifSet walks the operands of an expansion, which shells leave alone when
// there is nothing to apply them to.
func (w *walker) ifSet(v value, st *state, walk func(*state)) {
	if v.known && v.s != "" {
		walk(st)
		return
	}
	before := st.writes
	other := st.clone()
	walk(other)
	if other.writes != before {
		*st = *joinStates(other, st)
	}
}

func isASCII(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// replace is ${x/pattern/text} with a literal pattern.
func (w *walker) replace(r *syntax.Replace, v value, st *state) value {
	var pat string
	var lit bool
	var with value
	w.ifSet(v, st, func(st *state) {
		pat, lit = w.patternText(r.Orig, st)
		with = w.single(r.With, st, modeText)
	})
	out := v.mapped(func(s string) (string, bool) {
		if !lit || !with.known || strings.ContainsAny(with.s, "&\\") || len(s)*(1+len(with.s)) > w.budget {
			return "", false
		}
		w.budget -= len(s) * (1 + len(with.s))
		switch {
		case pat == "":
			return s, true
		case r.All:
			return strings.ReplaceAll(s, pat, with.s), true
		case pat[0] == '#':
			if t, ok := strings.CutPrefix(s, pat[1:]); ok {
				return with.s + t, true
			}
			return s, true
		case pat[0] == '%':
			if t, ok := strings.CutSuffix(s, pat[1:]); ok {
				return t + with.s, true
			}
			return s, true
		}
		return strings.Replace(s, pat, with.s, 1), true
	})
	if !out.known {
		out.vars = unionNames(out.vars, with.vars)
		out.subst = unionInts(out.subst, with.subst)
	}
	return out
}

// patternText returns a pattern word and whether it is literal text.
func (w *walker) patternText(word *syntax.Word, st *state) (string, bool) {
	p, ok := w.pattern(word, st)
	if !ok {
		return "", false
	}
	for _, e := range p {
		if e.any || e.one {
			return "", false
		}
	}
	return p.text(), true
}
