package shellparse

import (
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// maxBraceTotal caps the words that all brace expansions of a text make
// together; beyond it they are not known.
const maxBraceTotal = 32 * MaxBraceWords

// braces expands the braces of a word (bash manual, section 3.5.1) into words
// without any. A nil list stands for more words than are made here.
func (w *walker) braces(word *syntax.Word) ([][]syntax.WordPart, bool) {
	if !hasBrace(word) {
		return nil, false
	}
	if w.braced > maxBraceTotal {
		return nil, true
	}
	c := *word
	c.Parts = append([]syntax.WordPart(nil), word.Parts...)
	if !syntax.SplitBraces(&c) {
		return nil, false
	}
	any := false
	for _, p := range c.Parts {
		if _, ok := p.(*syntax.BraceExp); ok {
			any = true
		}
	}
	if !any {
		return nil, false
	}
	out, ok := expandBraces(c.Parts, 0)
	if !ok {
		return nil, true
	}
	return out, true
}

// nestedBraces reports braces around an expansion that holds braces of its
// own: shells count them without reading the expansion, as in {a,${y-{}}.
func (w *walker) nestedBraces(word *syntax.Word) bool {
	if w.opts.Dialect == POSIX || len(word.Parts) == 1 || !hasBrace(word) {
		return false
	}
	for _, p := range word.Parts {
		if _, ok := p.(*syntax.Lit); ok {
			continue
		}
		sp := clampSpan(int(p.Pos().Offset()), int(p.End().Offset()), len(w.src.text))
		s := strings.TrimPrefix(w.src.text[sp.Start:sp.End], "${")
		if strings.ContainsAny(strings.TrimSuffix(s, "}"), "{}") {
			return true
		}
	}
	return false
}

// lateBraces reports braces beside an expansion: ksh expands braces last, so
// that what a variable holds may take part, and in zsh "$@" tears the word
// apart before.
func lateBraces(word *syntax.Word) bool {
	if !hasBrace(word) {
		return false
	}
	for _, p := range word.Parts {
		switch p := p.(type) {
		case *syntax.Lit:
			if strings.IndexByte(p.Value, '~') >= 0 {
				return true
			}
		case *syntax.SglQuoted:
		case *syntax.DblQuoted:
			for _, q := range p.Parts {
				if _, ok := q.(*syntax.Lit); !ok {
					return true
				}
			}
		default:
			return true
		}
	}
	return false
}

func hasBrace(word *syntax.Word) bool {
	for _, p := range word.Parts {
		if lit, ok := p.(*syntax.Lit); ok && strings.IndexByte(lit.Value, '{') >= 0 {
			return true
		}
	}
	return false
}

// hasSequence reports what may be {x..y}, which ksh does not know.
func hasSequence(word *syntax.Word) bool {
	for _, p := range word.Parts {
		if lit, ok := p.(*syntax.Lit); ok && strings.Contains(lit.Value, "..") {
			return true
		}
	}
	return false
}

// expandBraces returns the product of the alternatives; false if there are too
// many.
func expandBraces(parts []syntax.WordPart, depth int) ([][]syntax.WordPart, bool) {
	out := [][]syntax.WordPart{nil}
	if depth > MaxDepth {
		return nil, false
	}
	for _, p := range parts {
		alts := [][]syntax.WordPart{{p}}
		if br, ok := p.(*syntax.BraceExp); ok {
			if alts, ok = braceAlternatives(br, depth); !ok {
				return nil, false
			}
		}
		if len(alts) == 1 {
			for i := range out {
				out[i] = append(out[i], alts[0]...)
			}
			continue
		}
		if len(out)*len(alts) > MaxBraceWords {
			return nil, false
		}
		next := make([][]syntax.WordPart, 0, len(out)*len(alts))
		for _, o := range out {
			for _, a := range alts {
				next = append(next, append(o[:len(o):len(o)], a...))
			}
		}
		out = next
	}
	return out, true
}

func braceAlternatives(br *syntax.BraceExp, depth int) ([][]syntax.WordPart, bool) {
	if br.Sequence {
		return braceSequence(br)
	}
	var out [][]syntax.WordPart
	for _, e := range br.Elems {
		list, ok := expandBraces(e.Parts, depth+1)
		if !ok || len(out)+len(list) > MaxBraceWords {
			return nil, false
		}
		out = append(out, list...)
	}
	return out, true
}

// braceSequence is {x..y} and {x..y..step}.
func braceSequence(br *syntax.BraceExp) ([][]syntax.WordPart, bool) {
	from, to := br.Elems[0].Lit(), br.Elems[1].Lit()
	step := 1
	if len(br.Elems) > 2 {
		n, err := strconv.Atoi(br.Elems[2].Lit())
		if err != nil {
			return nil, false
		}
		step = max(n, -n, 1)
	}
	a, err1 := strconv.Atoi(from)
	b, err2 := strconv.Atoi(to)
	chars := err1 != nil || err2 != nil
	if chars {
		if len(from) != 1 || len(to) != 1 {
			return nil, false
		}
		a, b = int(from[0]), int(to[0])
		if min(a, b) < '\\' && max(a, b) >= '\\' {
			return nil, false // what becomes of a backslash among them varies
		}
	}
	if d := a - b; step < 1 || max(d, -d) < 0 || max(d, -d)/step >= MaxBraceWords {
		return nil, false
	}
	width := 0
	if zeroPadded(from) || zeroPadded(to) {
		width = max(len(from), len(to))
	}
	var out [][]syntax.WordPart
	for n := a; ; {
		out = append(out, []syntax.WordPart{sequenceLit(n, chars, width)})
		if a <= b {
			n += step
		} else {
			n -= step
		}
		if a <= b && n > b || a > b && n < b {
			return out, true
		}
	}
}

// hugeBraces is how many words exhaust the memory of a shell, which makes all
// of them before it uses the first.
const hugeBraces = 1_000_000

// braceWords counts the words that the braces of a word make; it stops when
// there are too many.
func braceWords(word *syntax.Word) float64 {
	c := *word
	c.Parts = append([]syntax.WordPart(nil), word.Parts...)
	syntax.SplitBraces(&c)
	return countBraces(c.Parts, 0)
}

func countBraces(parts []syntax.WordPart, depth int) float64 {
	n := 1.0
	if depth > MaxDepth {
		return hugeBraces
	}
	for _, p := range parts {
		br, ok := p.(*syntax.BraceExp)
		switch {
		case !ok:
		case br.Sequence:
			n *= sequenceLength(br)
		default:
			sum := 0.0
			for _, e := range br.Elems {
				sum += countBraces(e.Parts, depth+1)
			}
			n *= sum
		}
	}
	return n
}

// sequenceLength is the number of words of {x..y..step}; letters make few.
func sequenceLength(br *syntax.BraceExp) float64 {
	a, err1 := strconv.ParseFloat(br.Elems[0].Lit(), 64)
	b, err2 := strconv.ParseFloat(br.Elems[1].Lit(), 64)
	if err1 != nil || err2 != nil {
		return MaxBraceWords
	}
	step := 1.0
	if len(br.Elems) > 2 {
		if s, err := strconv.ParseFloat(br.Elems[2].Lit(), 64); err == nil {
			step = max(s, -s, 1)
		}
	}
	return max(a-b, b-a)/step + 1
}

func zeroPadded(s string) bool {
	s = strings.TrimPrefix(s, "-")
	return len(s) > 1 && s[0] == '0'
}

func sequenceLit(n int, chars bool, width int) *syntax.Lit {
	switch {
	case chars && n == '`':
		// Quote what would be special.
		return &syntax.Lit{Value: "\\" + string(rune(n))}
	case chars:
		return &syntax.Lit{Value: string(rune(n))}
	case width == 0:
		return &syntax.Lit{Value: strconv.Itoa(n)}
	}
	s := strconv.Itoa(max(n, -n))
	sign := ""
	if n < 0 {
		sign = "-"
	}
	return &syntax.Lit{Value: sign + strings.Repeat("0", max(0, width-len(s)-len(sign))) + s}
}

// appendBraces expands the words that braces made. Substitutions in a part
// that several words share run once for each of them; they are walked once,
// for the segments would be the same.
func (w *walker) appendBraces(out []Word, word *syntax.Word, list [][]syntax.WordPart, st *state, mode wordMode) []Word {
	sp := w.span(word)
	if list == nil {
		if braceWords(word) >= hugeBraces {
			w.doubt("huge-expansion", "braces make more words than a shell should hold", sp, -1)
		}
		v := value{multi: true}
		inner := w.joined(w.pieces(nil, word.Parts, st, bare, modeText), st)
		v.vars, v.subst = inner.vars, inner.subst
		if lit, ok := word.Parts[0].(*syntax.Lit); ok {
			v.s = literalPrefix(lit.Value[:strings.IndexByte(lit.Value+"{", '{')])
		}
		return append(out, wordOf(v, sp))
	}
	memo := w.memo
	w.memo = make(map[syntax.Node]value)
	for _, p := range word.Parts {
		if lit, ok := p.(*syntax.Lit); ok && unescapedByte(lit.Value, '$') {
			w.doubt("split-expansion", "braces may put a dollar sign before a name", sp, -1)
		}
	}
	for _, parts := range list {
		if emptyParts(parts) && w.opts.Dialect != Bash {
			out = append(out, Word{Multi: true, Span: sp}) // an empty argument, or none
			continue
		}
		out = w.build(out, w.pieces(nil, mergeLits(parts), st, bare, mode), st, sp)
	}
	w.memo = memo
	return out
}

func emptyParts(parts []syntax.WordPart) bool {
	for _, p := range parts {
		if lit, ok := p.(*syntax.Lit); !ok || lit.Value != "" {
			return false
		}
	}
	return true
}

// mergeLits joins what braces made neighbours. Brace expansion works on text
// (bash manual, section 3.5.1): literals become one, and a name behind a
// dollar sign goes on into the next part.
func mergeLits(parts []syntax.WordPart) []syntax.WordPart {
	var out []syntax.WordPart
	for _, p := range parts {
		lit, ok := p.(*syntax.Lit)
		if ok && len(out) > 0 {
			switch last := out[len(out)-1].(type) {
			case *syntax.ParamExp:
				if n := nameLength(lit.Value); n > 0 && last.Short && syntax.ValidName(last.Param.Value) {
					longer := *last
					longer.Param = &syntax.Lit{
						ValuePos: last.Param.ValuePos, ValueEnd: last.Param.ValueEnd,
						Value: last.Param.Value + lit.Value[:n],
					}
					out[len(out)-1] = &longer
					lit = &syntax.Lit{ValuePos: lit.ValuePos, ValueEnd: lit.ValueEnd, Value: lit.Value[n:]}
					if lit.Value == "" {
						continue
					}
					p = lit
				}
			case *syntax.Lit:
				out[len(out)-1] = &syntax.Lit{ValuePos: last.ValuePos, ValueEnd: lit.ValueEnd, Value: last.Value + lit.Value}
				continue
			}
		}
		out = append(out, p)
	}
	return out
}

// nameLength counts the leading characters that may belong to a name.
func nameLength(s string) int {
	n := 0
	for n < len(s) && (s[n] == '_' || digit(s[n]) < 10 || s[n]|0x20 >= 'a' && s[n]|0x20 <= 'z') {
		n++
	}
	return n
}
