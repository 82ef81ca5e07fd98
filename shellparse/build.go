package shellparse

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// argCost is charged for every argument made, for it takes space of its own.
const argCost = 32

const defaultIFS = " \t\n"

func decodeRune(s string) (rune, int) { return utf8.DecodeRuneInString(s) }

// builder assembles arguments from pieces: word splitting, then globbing
// (bash manual, sections 3.5.7 and 3.5.8).
type builder struct {
	out  []Word
	span Span
	cost *int // the budget for expansions
	zsh  bool
	mksh bool
	text bool // make one string: no splitting, no globbing
	// noglob is set -f; ifs the separators, if ifsKnown.
	noglob, ifsKnown bool
	ifs              string

	// The argument under construction. lit is the certain text since the
	// last uncertain piece, pat the same as a pattern.
	lit, pat []byte
	started  bool
	glob     bool
	unknown  bool
	globbed  bool // a metacharacter stands before the first uncertain piece
	w        Word
	alts     [][]byte
	noAlts   bool
	integer  bool
	// parted reports that the argument may be split, quotes that a part of it
	// may not.
	parted, quotes bool
	// afterDelim reports that white space has just ended an argument.
	afterDelim bool
}

// build turns the pieces of one word into arguments.
func (w *walker) build(out []Word, ps []piece, st *state, sp Span) []Word {
	b := builder{out: out, span: sp, noglob: st.opts.noglob, cost: &w.budget, zsh: w.opts.Dialect == Zsh, mksh: w.opts.Dialect == Mksh}
	b.ifs, b.ifsKnown = w.separators(st)
	for _, p := range ps {
		switch {
		case p.void:
		case p.brk:
			b.finish()
		case p.unk != nil:
			b.addUnknown(p.unk, p.quoted)
		case p.ext:
			b.addExt(p.s)
		case p.split && !p.quoted:
			b.addSplit(p.s)
		default:
			b.add(p.s, p.quoted)
		}
	}
	b.finish()
	return b.out
}

// separators returns the value of IFS.
func (w *walker) separators(st *state) (string, bool) {
	v, ok := st.vars.byName["IFS"]
	switch {
	case !ok && !st.open, ok && v.v.set == isUnset:
		return defaultIFS, true
	case ok && v.v.known:
		return v.v.s, true
	}
	return "", false
}

// add appends certain text.
func (b *builder) add(s string, quoted bool) {
	b.started = b.started || quoted || s != ""
	b.quotes = b.quotes || quoted
	b.afterDelim = false
	b.lit = append(b.lit, s...)
	if b.unknown {
		for i := range b.alts {
			b.alts[i] = append(b.alts[i], s...)
		}
	}
	if b.text {
		return
	}
	for i := 0; i < len(s); i++ {
		switch c := s[i]; c {
		case '*', '?', '[', ']', '\\':
			if quoted || c == '\\' {
				b.pat = append(b.pat, '\\')
			} else {
				b.glob = true
			}
		}
		b.pat = append(b.pat, s[i])
	}
}

func (b *builder) addExt(s string) {
	b.add(s, false)
	b.glob = true
	b.w.Multi = false
	b.pat = append(b.pat, 0) // an extended glob is a pattern for certain
}

// addSplit appends the known result of an unquoted expansion.
func (b *builder) addSplit(s string) {
	if !b.ifsKnown || b.zsh && strings.ContainsAny(s, b.ifs+"*?[") || b.mksh && strings.IndexByte(s, '{') >= 0 {
		// Whether it splits is not certain; in zsh it depends on options. In
		// ksh braces are expanded last.
		v := value{alts: []string{s}}
		if s != "" {
			b.addUnknown(&v, false)
		}
		return
	}
	from := 0
	for i := 0; i < len(s); i++ {
		if strings.IndexByte(b.ifs, s[i]) < 0 {
			continue
		}
		if i > from {
			b.add(s[from:i], false)
		}
		from = i + 1
		space := strings.IndexByte(defaultIFS, s[i]) >= 0
		switch {
		case b.started || b.unknown:
			b.finish()
			b.afterDelim = space
		case !space && !b.afterDelim:
			b.out = append(b.out, Word{Kind: Literal, Span: b.span})
		case !space:
			b.afterDelim = false
		}
	}
	if from < len(s) {
		b.add(s[from:], false)
	}
}

// addUnknown appends uncertain content.
func (b *builder) addUnknown(v *value, quoted bool) {
	b.afterDelim = false
	b.started = true
	b.quotes = b.quotes || quoted
	if !b.unknown {
		b.unknown = true
		b.globbed = b.glob
		b.w.Value = literalPrefix(string(b.lit))
		if !b.glob {
			b.w.Value = string(b.lit) + v.s
		}
		b.alts = [][]byte{append([]byte(nil), b.lit...)}
		b.w.Closed = true
		b.integer = v.integer && len(b.lit) == 0
	} else {
		b.integer = false
	}
	b.lit = append(b.lit[:0], v.suffix...)
	b.pat, b.glob = b.pat[:0], false
	// In ksh braces in the result of an expansion count, too.
	braces := b.mksh && !quoted && slices.ContainsFunc(v.alts, func(s string) bool { return strings.IndexByte(s, '{') >= 0 })
	b.w.Closed = b.w.Closed && v.closed && !braces
	b.multiply(v.alts)
	if !quoted && !b.text && b.splits(v) {
		b.w.Multi, b.parted = true, true
	}
	b.w.Multi = b.w.Multi || v.multi
	b.w.Vars = unionNames(b.w.Vars, v.vars)
	b.w.Subst = unionInts(b.w.Subst, v.subst)
	b.w.Proc = b.w.Proc || v.proc
	b.w.Picked = (b.w.Picked || !b.w.Globs) && v.allPicked()
	b.w.Globs = b.w.Globs || v.globs
}

// splits reports that the unquoted content may become more or fewer than one
// argument.
func (b *builder) splits(v *value) bool {
	if !b.ifsKnown {
		return true
	}
	if v.integer && strings.ContainsAny(b.ifs, "0123456789-") {
		return true
	}
	if v.integer {
		return false
	}
	if !v.closed {
		return true
	}
	for _, s := range v.alts {
		if s == "" || strings.ContainsAny(s, b.ifs) || strings.ContainsAny(s, "*?[{") {
			return true
		}
	}
	return false
}

// multiply combines the candidates so far with those of a new piece.
func (b *builder) multiply(alts []string) {
	if b.noAlts {
		return
	}
	if len(alts) == 0 {
		b.noAlts, b.alts, b.w.Closed = true, nil, false
		return
	}
	if len(alts) == 1 {
		for i := range b.alts {
			b.alts[i] = append(b.alts[i], alts[0]...)
		}
		return
	}
	var out [][]byte
	for _, a := range b.alts {
		for _, s := range alts {
			if len(out) == maxAlts {
				b.w.Closed = false
				b.alts = out
				return
			}
			c := append([]byte(nil), a...)
			out = append(out, append(c, s...))
		}
	}
	b.alts = out
}

// finish ends the argument under construction.
func (b *builder) finish() {
	if b.started {
		b.out = append(b.out, b.word())
	}
	*b.cost -= argCost
	b.lit, b.pat, b.alts = b.lit[:0], b.pat[:0], nil
	b.w = Word{}
	b.started, b.unknown, b.glob, b.globbed = false, false, false, false
	b.noAlts, b.integer, b.parted, b.quotes = false, false, false, false
}

func (b *builder) word() Word {
	w := b.w
	w.Span = b.span
	switch {
	case b.unknown:
		w.Kind = Unknown
		w.Suffix = string(b.lit)
		if b.glob {
			w.Suffix = literalTail(w.Suffix)
		}
		if b.glob || b.globbed {
			w.Multi, w.Closed = true, false
		}
		w.Alts = b.altStrings()
		if len(w.Alts) == 0 || b.parted && (b.quotes || b.zsh || b.ifs != defaultIFS) {
			// Where an alternative is split is known only if all of it may be.
			w.Closed = false
		}
	case b.isPattern():
		w.Kind = Pattern
		w.Value = strings.ReplaceAll(string(b.pat), "\x00", "")
	default:
		w.Kind = Literal
		w.Value = string(b.lit)
	}
	return w
}

// isPattern reports an unquoted metacharacter that can match: a lone [ is
// plain text.
func (b *builder) isPattern() bool {
	if !b.glob || b.noglob {
		return false
	}
	open := false
	for i := 0; i < len(b.pat); i++ {
		switch b.pat[i] {
		case '\\':
			i++
		case '*', '?', 0:
			return true
		case '[':
			open = true
		case ']':
			if open {
				return true
			}
		}
	}
	return false
}

func (b *builder) altStrings() []string {
	if len(b.alts) == 0 {
		return nil
	}
	out := make([]string, len(b.alts))
	for i, a := range b.alts {
		out[i] = string(a)
	}
	return out
}

// value returns the single string of text mode.
func (b *builder) value() value {
	if !b.unknown {
		return known(string(b.lit))
	}
	w := b.word()
	return value{
		s: w.Value, suffix: w.Suffix, alts: w.Alts, closed: w.Closed, vars: w.Vars,
		subst: w.Subst, proc: w.Proc, multi: w.Multi, integer: b.integer && w.Suffix == "", set: isSet,
	}
}

// wordValue is the content of an argument.
func wordValue(w Word) value {
	if w.Kind == Literal {
		return known(w.Value)
	}
	v := value{
		s: w.Value, suffix: w.Suffix, alts: w.Alts, closed: w.Closed, vars: w.Vars,
		subst: w.Subst, proc: w.Proc, set: isSet,
		globs: w.Globs, picked: w.Picked,
	}
	if w.Kind == Pattern {
		// The pattern itself is what remains when nothing matches.
		v.alts, v.closed, v.globs = []string{w.Value}, false, true
	}
	return v
}

// parts is one of the words that a value is split into: what is certain of its
// beginning holds for the first alone.
func (v value) parts() value {
	v.s = ""
	whole := v.alts
	v.alts = slices.Clip(whole)
	for _, s := range whole {
		for word := range strings.FieldsSeq(s) {
			if len(v.alts) < maxAlts && !slices.Contains(v.alts, word) {
				v.alts = append(v.alts, word)
			}
		}
	}
	return v
}

// wordOf is the argument with a given content.
func wordOf(v value, sp Span) Word {
	if v.known {
		return Word{Kind: Literal, Value: v.s, Span: sp}
	}
	return Word{
		Kind: Unknown, Value: v.s, Suffix: v.suffix, Alts: v.alts, Closed: v.closed && len(v.alts) > 0,
		Vars: v.vars, Subst: v.subst, Proc: v.proc, Multi: v.multi,
		Globs: v.globs, Picked: v.picked, Span: sp,
	}
}

// literalPrefix is the text before the first glob character.
func literalPrefix(s string) string {
	if i := strings.IndexAny(s, "*?[\\"); i >= 0 {
		return s[:i]
	}
	return s
}

// literalTail is the text after the last glob character.
func literalTail(s string) string {
	return s[strings.LastIndexAny(s, "*?[]()")+1:]
}
