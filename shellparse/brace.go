package shellparse

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// maxBraceTotal caps the words that all brace expansions of a text make
// together; beyond it they are not known.
const maxBraceTotal = 8 * MaxBraceWords

// braces expands the braces of a word (bash manual, section 3.5.1) into words
// without any. A nil list stands for the n words that are too many to make.
func (w *walker) braces(word *syntax.Word) (list [][]syntax.WordPart, n float64, ok bool) {
	if !hasBrace(word) {
		return nil, 0, false
	}
	parts := splitBraces(word)
	if !slices.ContainsFunc(parts, isBrace) {
		return nil, 0, false
	}
	// They are counted first: what is too much is not even begun.
	n = countBraces(parts, 0)
	if n > MaxBraceWords || w.braced+int(n) > maxBraceTotal {
		return nil, n, true
	}
	w.braced += int(n)
	if list, ok = expandBraces(parts, 0); !ok {
		list = nil
	}
	return list, n, true
}

func isBrace(p syntax.WordPart) bool {
	_, ok := p.(*syntax.BraceExp)
	return ok
}

// splitBraces returns the parts of a word with its braces as parts of their
// own.
func splitBraces(word *syntax.Word) []syntax.WordPart {
	c := *word
	c.Parts = append([]syntax.WordPart(nil), word.Parts...)
	syntax.SplitBraces(&c)
	return c.Parts
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

// innerBraces reports braces in the word of an expansion, which zsh and ksh may
// expand in what it leaves: ${x+{a,b}}.
func innerBraces(word *syntax.Word) bool {
	for _, p := range word.Parts {
		if p, ok := p.(*syntax.ParamExp); ok && p.Exp != nil && p.Exp.Word != nil && hasBrace(p.Exp.Word) {
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
	var a, b int
	chars := !isDecimal(from) || !isDecimal(to)
	if chars {
		if len(from) != 1 || len(to) != 1 {
			return nil, false
		}
		a, b = int(from[0]), int(to[0])
		if min(a, b) < '\\' && max(a, b) >= '\\' {
			return nil, false // what becomes of a backslash among them varies
		}
	} else {
		var err1, err2 error
		a, err1 = strconv.Atoi(from)
		b, err2 = strconv.Atoi(to)
		if err1 != nil || err2 != nil {
			return nil, false
		}
	}
	if d := a - b; step < 1 || max(d, -d) < 0 || max(d, -d)/step >= MaxBraceWords {
		return nil, false
	}
	width := 0
	if zeroPadded(from) || zeroPadded(to) {
		width = max(len(from), len(to))
	}
	out := make([][]syntax.WordPart, 0, max(a-b, b-a)/step+1)
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

// countBraces counts the words that the braces of a word make; of more than
// can be counted it only says that there are many.
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

// sequenceLength is the number of words of {x..y..step}.
func sequenceLength(br *syntax.BraceExp) float64 {
	from, to := br.Elems[0].Lit(), br.Elems[1].Lit()
	var a, b float64
	if isDecimal(from) && isDecimal(to) {
		a, _ = strconv.ParseFloat(from, 64)
		b, _ = strconv.ParseFloat(to, 64)
	} else if len(from) == 1 && len(to) == 1 {
		a, b = float64(from[0]), float64(to[0])
	} else {
		return MaxBraceWords + 1
	}
	step := 1.0
	if len(br.Elems) > 2 {
		if s, err := strconv.ParseFloat(br.Elems[2].Lit(), 64); err == nil {
			step = max(s, -s, 1)
		}
	}
	return math.Floor(max(a-b, b-a)/step) + 1
}

// isDecimal reports an integer with or without a sign.
func isDecimal(s string) bool {
	if s != "" && (s[0] == '-' || s[0] == '+') {
		s = s[1:]
	}
	return s != "" && strings.Trim(s, "0123456789") == ""
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

// unknownBraces is what is known of the words that braces make if there are
// too many of them, n, or the shell reads them in a way of its own.
func (w *walker) unknownBraces(out []Word, word *syntax.Word, n float64, st *state) []Word {
	sp := w.span(word)
	if n >= hugeBraces {
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

// appendBraces expands the words that braces made. Substitutions in a part
// that several words share run once for each of them; they are walked once,
// for the segments would be the same.
func (w *walker) appendBraces(out []Word, word *syntax.Word, list [][]syntax.WordPart, st *state, mode wordMode) []Word {
	sp := w.span(word)
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
	out := make([]syntax.WordPart, 0, len(parts))
	for len(parts) > 0 {
		lit, ok := parts[0].(*syntax.Lit)
		if !ok {
			out, parts = append(out, parts[0]), parts[1:]
			continue
		}
		lit, parts = mergeRun(lit, parts[1:])
		if len(out) > 0 {
			if last, ok := out[len(out)-1].(*syntax.ParamExp); ok {
				out[len(out)-1], lit = continueName(last, lit)
			}
		}
		if lit != nil {
			out = append(out, lit)
		}
	}
	return out
}

// mergeRun joins a literal with those that follow it.
func mergeRun(lit *syntax.Lit, parts []syntax.WordPart) (*syntax.Lit, []syntax.WordPart) {
	n := 0
	for n < len(parts) {
		if _, ok := parts[n].(*syntax.Lit); !ok {
			break
		}
		n++
	}
	if n == 0 {
		return lit, parts
	}
	var b strings.Builder
	b.WriteString(lit.Value)
	for _, p := range parts[:n] {
		b.WriteString(p.(*syntax.Lit).Value)
	}
	return &syntax.Lit{ValuePos: lit.ValuePos, ValueEnd: parts[n-1].(*syntax.Lit).ValueEnd, Value: b.String()}, parts[n:]
}

// continueName moves the characters that a name goes on with from a literal
// to the expansion in front of it. The literal is nil when nothing is left.
func continueName(p *syntax.ParamExp, lit *syntax.Lit) (*syntax.ParamExp, *syntax.Lit) {
	n := nameLength(lit.Value)
	if n == 0 || !p.Short || !syntax.ValidName(p.Param.Value) {
		return p, lit
	}
	longer := *p
	longer.Param = &syntax.Lit{
		ValuePos: p.Param.ValuePos, ValueEnd: p.Param.ValueEnd,
		Value: p.Param.Value + lit.Value[:n],
	}
	if n == len(lit.Value) {
		return &longer, nil
	}
	return &longer, &syntax.Lit{ValuePos: lit.ValuePos, ValueEnd: lit.ValueEnd, Value: lit.Value[n:]}
}

// nameLength counts the leading characters that may belong to a name.
func nameLength(s string) int {
	n := 0
	for n < len(s) && (s[n] == '_' || digit(s[n]) < 10 || s[n]|0x20 >= 'a' && s[n]|0x20 <= 'z') {
		n++
	}
	return n
}
