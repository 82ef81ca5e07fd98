package shellparse

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// elem is one element of a simple glob: any text, any one byte, or itself.
type elem struct {
	any, one bool
	c        byte
}

// glob is a pattern of literals, ? and *, all that is folded here.
type glob []elem

func (g glob) text() string {
	var b strings.Builder
	for _, e := range g {
		b.WriteByte(e.c)
	}
	return b.String()
}

// pattern evaluates a pattern word; false if it is not a simple glob.
func (w *walker) pattern(word *syntax.Word, st *state) (glob, bool) {
	if word == nil {
		return nil, true
	}
	var g glob
	ok := true
	for _, p := range w.pieces(nil, word.Parts, st, bare, modeText) {
		if p.unk != nil || p.ext || p.brk {
			ok = false
			continue
		}
		for i := 0; i < len(p.s); i++ {
			e := elem{c: p.s[i]}
			if !p.quoted {
				e.any, e.one = e.c == '*', e.c == '?'
				if e.c == '[' || e.c == '\\' && p.split || e.c == '(' && len(g) > 0 && strings.IndexByte("?*+@!", g[len(g)-1].c) >= 0 {
					ok = false // the last is an extended glob
				}
			}
			g = append(g, e)
		}
	}
	return g, ok
}

// match reports whether g matches the whole of s.
func (g glob) match(s string) bool {
	star, mark := -1, 0
	i, j := 0, 0
	for i < len(s) {
		switch {
		case j < len(g) && !g[j].any && (g[j].one || g[j].c == s[i]):
			i++
			j++
		case j < len(g) && g[j].any:
			star, mark = j, i
			j++
		case star >= 0:
			mark++
			i, j = mark, star+1
		default:
			return false
		}
	}
	for j < len(g) && g[j].any {
		j++
	}
	return j == len(g)
}

// Bounds on the texts that prefixes and suffixes are removed from; the search
// takes cubic time.
const (
	maxTrim    = 256
	maxTrimPat = 64
)

// trim removes the shortest or longest matching prefix or suffix.
func (g glob) trim(s string, suffix, longest bool) (string, bool) {
	if len(s) > maxTrim || len(g) > maxTrimPat || !isASCII(s) {
		return "", false
	}
	for k := range len(s) + 1 {
		n := k
		if longest {
			n = len(s) - k
		}
		if suffix && g.match(s[len(s)-n:]) {
			return s[:len(s)-n], true
		}
		if !suffix && g.match(s[:n]) {
			return s[n:], true
		}
	}
	return s, true
}

// expansion handles the operators of ${x op word}.
func (w *walker) expansion(dst []piece, p *syntax.ParamExp, v value, st *state, q quoting) []piece {
	name := p.Param.Value
	switch op := p.Exp.Op; op {
	case syntax.DefaultUnset, syntax.DefaultUnsetOrNull, syntax.AssignUnset, syntax.AssignUnsetOrNull:
		return w.defaulted(dst, p, v, st, q)
	case syntax.AlternateUnset, syntax.AlternateUnsetOrNull:
		return w.alternate(dst, p, v, st, q)
	case syntax.ErrorUnset, syntax.ErrorUnsetOrNull:
		w.mayLeave(st)
		w.single(p.Exp.Word, st, modeText)
		return addValue(dst, w.charge(v, name), q)
	case syntax.RemSmallPrefix, syntax.RemLargePrefix, syntax.RemSmallSuffix, syntax.RemLargeSuffix:
		g, ok := w.pattern(p.Exp.Word, st)
		suffix := op == syntax.RemSmallSuffix || op == syntax.RemLargeSuffix
		longest := op == syntax.RemLargePrefix || op == syntax.RemLargeSuffix
		v = v.mapped(func(s string) (string, bool) {
			w.budget -= len(s)*len(g) + 8
			if !ok || w.budget < 0 {
				return "", false
			}
			return g.trim(s, suffix, longest)
		})
		v.vars = w.nameIfUnknown(v, name)
		return addValue(dst, v, q)
	case syntax.UpperAll, syntax.LowerAll, syntax.UpperFirst, syntax.LowerFirst:
		_, lit := w.patternText(p.Exp.Word, st)
		v = v.mapped(func(s string) (string, bool) {
			if p.Exp.Word != nil || !lit || !isASCII(s) {
				return "", false
			}
			return changeCase(s, op), true
		})
		v.vars = w.nameIfUnknown(v, name)
		return addValue(dst, w.charge(v, name), q)
	}
	w.transformDoubt(p)
	w.single(p.Exp.Word, st, modeText)
	u := v.widened(name)
	u.alts = nil
	u.multi = true
	return addValue(dst, u, q)
}

func (w *walker) nameIfUnknown(v value, name string) []string {
	if v.known {
		return v.vars
	}
	return addName(v.vars, name)
}

// transformDoubt marks ${x@P}, which expands the content once more.
func (w *walker) transformDoubt(p *syntax.ParamExp) {
	if p.Exp.Op != syntax.OtherParamOps || p.Exp.Word == nil {
		return
	}
	if len(p.Exp.Word.Parts) == 1 {
		if lit, ok := p.Exp.Word.Parts[0].(*syntax.Lit); ok && lit.Value != "P" {
			return
		}
	}
	w.doubt("prompt-expansion", "the content of the variable is expanded as a prompt, which runs its substitutions", w.span(p), -1)
}

func changeCase(s string, op syntax.ParExpOperator) string {
	switch {
	case op == syntax.UpperAll:
		return strings.ToUpper(s)
	case op == syntax.LowerAll:
		return strings.ToLower(s)
	case s == "":
		return s
	case op == syntax.UpperFirst:
		return strings.ToUpper(s[:1]) + s[1:]
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// usesWord reports whether ${x-word} and its kin take the word: yes, no, or
// unknown.
func usesWord(v value, colon bool) (yes, certain bool) {
	switch {
	case v.set == isUnset:
		return true, true
	case v.known && v.set == isSet:
		return colon && v.s == "", true
	case v.set == isSet && (!colon || v.s != "" || v.suffix != "" || v.integer):
		return false, true
	}
	return false, false
}

// defaulted is ${x-word}, ${x:-word}, ${x=word} and ${x:=word}.
func (w *walker) defaulted(dst []piece, p *syntax.ParamExp, v value, st *state, q quoting) []piece {
	op, name := p.Exp.Op, p.Param.Value
	assigns := op == syntax.AssignUnset || op == syntax.AssignUnsetOrNull
	yes, certain := usesWord(v, op == syntax.DefaultUnsetOrNull || op == syntax.AssignUnsetOrNull)
	if certain && yes && !assigns {
		return w.wordPieces(dst, p.Exp.Word, st, q)
	}
	d := w.defaultValue(p.Exp.Word, st, q)
	if certain && !yes {
		return addValue(dst, w.charge(v, name), q)
	}
	r := d
	if !certain {
		r = joinValues(v, d)
		r.s, r.suffix, r.set = "", "", isSet
		// A quoted word makes an argument even if it is empty.
		r.closed = r.closed && v.isClosed() && !(q == bare && hasQuotes(p.Exp.Word))
		r.vars = addName(r.vars, name)
	}
	switch {
	case !assigns || !syntax.ValidName(name):
	case p.Index != nil:
		st.setElement(name, -1, r)
	default:
		st.assign(name, r, false)
	}
	return addValue(dst, w.charge(r, name), q)
}

// hasQuotes reports a word of which a part is quoted.
func hasQuotes(word *syntax.Word) bool {
	return word != nil && slices.ContainsFunc(word.Parts, func(p syntax.WordPart) bool {
		switch p.(type) {
		case *syntax.SglQuoted, *syntax.DblQuoted:
			return true
		}
		return false
	})
}

// wordPieces expands the word of an expansion in place of the parameter.
func (w *walker) wordPieces(dst []piece, word *syntax.Word, st *state, q quoting) []piece {
	if word == nil {
		if q == bare {
			return dst
		}
		return append(dst, piece{quoted: true})
	}
	n := len(dst)
	parts := word.Parts
	if q != bare {
		var ok bool
		if parts, ok = closingBraces(parts); !ok {
			dst = append(dst, piece{unk: &value{}, quoted: true})
		}
	}
	dst = w.pieces(dst, parts, st, q, modeText)
	for i := n; i < len(dst); i++ {
		if !dst[i].quoted && dst[i].unk == nil && !dst[i].ext {
			dst[i].split = true
		}
	}
	return dst
}

// closingBraces removes the backslashes in front of closing braces, which count
// in an expansion between quotes although they do not elsewhere there. It is
// false where shells disagree: within quotes of the word's own.
func closingBraces(parts []syntax.WordPart) (out []syntax.WordPart, ok bool) {
	out, ok = parts, true
	for i, p := range parts {
		switch p := p.(type) {
		case *syntax.Lit:
			if !strings.Contains(p.Value, `\}`) {
				continue
			}
			var b strings.Builder
			for s := p.Value; s != ""; {
				n := 1
				if s[0] == '\\' && len(s) > 1 {
					n = 2
				}
				if s[:n] == `\}` {
					b.WriteByte('}')
				} else {
					b.WriteString(s[:n])
				}
				s = s[n:]
			}
			lit := *p
			lit.Value = b.String()
			if &out[0] == &parts[0] {
				out = slices.Clone(parts)
			}
			out[i] = &lit
		case *syntax.DblQuoted:
			for _, inner := range p.Parts {
				if lit, is := inner.(*syntax.Lit); is && strings.Contains(lit.Value, `\}`) {
					ok = false
				}
			}
		}
	}
	return out, ok
}

func (w *walker) defaultValue(word *syntax.Word, st *state, q quoting) value {
	return w.joined(w.wordPieces(nil, word, st, q), st)
}

// alternate is ${x+word} and ${x:+word}. Whether x is set decides, but nothing
// of its content is in the result.
func (w *walker) alternate(dst []piece, p *syntax.ParamExp, v value, st *state, q quoting) []piece {
	no, certain := usesWord(v, p.Exp.Op == syntax.AlternateUnsetOrNull)
	if certain && !no {
		return w.wordPieces(dst, p.Exp.Word, st, q)
	}
	d := w.defaultValue(p.Exp.Word, st, q)
	if certain {
		return addValue(dst, known(""), q)
	}
	d.alts, d.known, d.closed = d.candidates(), false, false
	d.s, d.suffix, d.integer, d.numeric, d.set = "", "", false, false, isSet
	return addValue(dst, d, q)
}
