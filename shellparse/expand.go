package shellparse

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// wordMode says which expansions a word gets (bash manual, section 3.5).
type wordMode uint8

const (
	modeFields  wordMode = iota // all of them: command words, list items
	modeElems                   // the same for array elements, which are not assignments
	modeText                    // no braces, splitting or globbing: case words, operands
	modeAssign                  // as text, with tildes after = and :
	modeHeredoc                 // only parameters, commands and arithmetic
)

// quoting is the context of a part of a word.
type quoting uint8

const (
	bare    quoting = iota
	dquote          // between double quotes
	heredoc         // in a here-document with an unquoted delimiter
)

// piece is a part of a word after expansion, before splitting.
type piece struct {
	s      string
	quoted bool   // protected from splitting and globbing
	split  bool   // made by an unquoted expansion
	brk    bool   // ends an argument: between the elements of "$@"
	void   bool   // an expansion of nothing: makes no argument by itself
	ext    bool   // an extended glob, as written
	unk    *value // uncertain content; s is unused
}

// fields expands words into arguments.
func (w *walker) fields(words []*syntax.Word, st *state) []Word {
	out := make([]Word, 0, len(words))
	for _, word := range words {
		out = w.appendFields(out, word, st, modeFields)
	}
	return out
}

// appendFields expands one word into any number of arguments.
func (w *walker) appendFields(out []Word, word *syntax.Word, st *state, mode wordMode) []Word {
	if s, ok := plainWord(word); ok {
		return append(out, Word{Kind: Literal, Value: s, Span: w.span(word)})
	}
	if (w.opts.Dialect == Mksh || w.opts.Dialect == Zsh) && (lateBraces(word) || innerBraces(word)) || w.nestedBraces(word) {
		return w.unknownBraces(out, word, countBraces(splitBraces(word), 0), st)
	}
	if w.opts.Dialect != POSIX {
		own := w.opts.Dialect == Mksh && (st.opts.mayNoglob || hasSequence(word))
		if list, n, ok := w.braces(word); ok && (list == nil || own) {
			return w.unknownBraces(out, word, n, st)
		} else if ok {
			return w.appendBraces(out, word, list, st, mode)
		}
	}
	return w.build(out, w.pieces(nil, word.Parts, st, bare, mode), st, w.span(word))
}

// plainWord returns a word that no expansion touches.
func plainWord(word *syntax.Word) (string, bool) {
	if len(word.Parts) != 1 {
		return "", false
	}
	lit, ok := word.Parts[0].(*syntax.Lit)
	if !ok || strings.ContainsAny(lit.Value, "\\~*?[{$=") {
		return "", false
	}
	return lit.Value, true
}

// single expands a word to one string.
func (w *walker) single(word *syntax.Word, st *state, mode wordMode) value {
	if word == nil {
		return known("")
	}
	q := bare
	if mode == modeHeredoc {
		q = heredoc
	}
	return w.joined(w.pieces(nil, word.Parts, st, q, mode), st)
}

// joined concatenates pieces without splitting them.
func (w *walker) joined(ps []piece, st *state) value {
	if len(ps) == 1 && ps[0].unk != nil {
		return *ps[0].unk
	}
	b := builder{text: true}
	for _, p := range ps {
		switch {
		case p.unk != nil:
			b.addUnknown(p.unk, true)
		case p.brk:
			b.add(" ", true)
		default:
			b.add(p.s, true)
		}
	}
	return b.value()
}

// pieces expands the parts of a word.
func (w *walker) pieces(dst []piece, parts []syntax.WordPart, st *state, q quoting, mode wordMode) []piece {
	for i := 1; i < len(parts); i++ {
		_, a := parts[i-1].(*syntax.Lit)
		if _, b := parts[i].(*syntax.Lit); a && b {
			parts = mergeLits(parts) // the parser cuts a[1]=~ in two
			break
		}
	}
	for i, part := range parts {
		if w.err != nil {
			return dst
		}
		switch p := part.(type) {
		case *syntax.Lit:
			s := p.Value
			if q == bare && mode != modeHeredoc {
				dst, s = w.tildes(dst, s, i == 0, i == len(parts)-1, mode, st)
			}
			dst = litPieces(dst, s, q)
		case *syntax.SglQuoted:
			dst = w.sglQuoted(dst, p, q)
		case *syntax.DblQuoted:
			dst = w.dblQuoted(dst, p, st, q)
		case *syntax.ParamExp:
			dst = w.param(dst, p, st, q)
		case *syntax.CmdSubst:
			dst = addValue(dst, w.once(p, func() value { return w.cmdSubst(p, st) }), q)
		case *syntax.ArithmExp:
			dst = addValue(dst, w.arithExp(p, st), q)
		case *syntax.ProcSubst:
			v := w.once(p, func() value { return w.procSubst(p, st) })
			dst = append(dst, piece{unk: &v, quoted: true})
		case *syntax.ExtGlob:
			if q == bare && mode == modeFields && p.Op == syntax.GlobZeroOrMore {
				w.doubt("expansion-flags", "another shell reads what stands in the parentheses behind a star as flags, which may hold code", w.span(p), -1)
			}
			dst = append(dst, piece{s: p.Op.String() + p.Pattern.Value + ")", ext: true})
		default:
			w.unknownNode(part, st)
			dst = append(dst, piece{unk: &value{multi: true}})
		}
	}
	return dst
}

// once walks a substitution, or recalls it inside a word that braces multiply.
func (w *walker) once(n syntax.Node, walk func() value) value {
	if w.memo == nil {
		return walk()
	}
	v, ok := w.memo[n]
	if !ok {
		memo := w.memo
		w.memo = nil
		v = walk()
		w.memo = memo
		w.memo[n] = v
	}
	return v
}

// addValue appends the result of an expansion.
func addValue(dst []piece, v value, q quoting) []piece {
	if v.known {
		return append(dst, piece{s: v.s, quoted: q != bare, split: q == bare})
	}
	return append(dst, piece{unk: &v, quoted: q != bare})
}

// sglQuoted handles '..' and $'..'. Inside double quotes the parser makes such
// nodes only in parameter expansions, where shells take the quotes as text;
// the doubts for that are raised by the scan.
func (w *walker) sglQuoted(dst []piece, p *syntax.SglQuoted, q quoting) []piece {
	if !p.Dollar {
		return append(dst, piece{s: p.Value, quoted: true})
	}
	s, ok := decodeANSI(p.Value)
	if !ok || !sameEscapes(p.Value, w.opts.Dialect) {
		w.doubt("quote-nul", "the quoted text holds an escape that shells read differently", w.span(p), -1)
		return append(dst, piece{unk: &value{}, quoted: true})
	}
	if numbersRunes(p.Value) {
		return append(dst, piece{unk: &value{alts: []string{s}}, quoted: true})
	}
	return append(dst, piece{s: s, quoted: true})
}

func (w *walker) dblQuoted(dst []piece, p *syntax.DblQuoted, st *state, q quoting) []piece {
	n := len(dst)
	dst = w.pieces(dst, p.Parts, st, dquote, modeText)
	void := len(p.Parts) > 0
	for _, x := range dst[n:] {
		void = void && x.void
	}
	if !void {
		// Quotes make an argument even when there is nothing in them.
		dst = append(dst, piece{quoted: true})
	}
	return dst
}

// litPieces removes the backslashes of literal text.
func litPieces(dst []piece, s string, q quoting) []piece {
	if strings.IndexByte(s, '\\') < 0 {
		if s == "" {
			return dst
		}
		return append(dst, piece{s: s, quoted: q != bare})
	}
	if q != bare {
		return append(dst, piece{s: unescape(s, q), quoted: true})
	}
	for s != "" {
		i := strings.IndexByte(s, '\\')
		if i < 0 || i == len(s)-1 {
			return append(dst, piece{s: s})
		}
		if i > 0 {
			dst = append(dst, piece{s: s[:i]})
		}
		if s[i+1] == '\n' {
			s = s[i+2:]
			continue
		}
		_, size := decodeRune(s[i+1:])
		dst = append(dst, piece{s: s[i+1 : i+1+size], quoted: true})
		s = s[i+1+size:]
	}
	return dst
}

// unescape removes the backslashes that count inside double quotes or a
// here-document (bash manual, sections 3.1.2.3 and 3.6.6).
func unescape(s string, q quoting) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			switch c := s[i+1]; {
			case c == '\n':
				i++
				continue
			case c == '$' || c == '`' || c == '\\' || c == '"' && q == dquote:
				i++
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// tildes expands a tilde at the start of the literal s, and in assignments
// after each colon. It returns the text that is left.
func (w *walker) tildes(dst []piece, s string, first, last bool, mode wordMode, st *state) ([]piece, string) {
	if w.opts.Dialect == Zsh && mode <= modeElems && first && len(s) > 1 && s[0] == '=' {
		// =name is the path of a program.
		return append(dst, piece{unk: &value{alts: []string{s[1:]}}, quoted: true}), ""
	}
	if w.opts.Dialect == Zsh && mode == modeAssign && (first && strings.HasPrefix(s, "=") || strings.Contains(s, ":=")) {
		return append(dst, piece{unk: &value{}, quoted: true}), "" // the same after each colon
	}
	if strings.IndexByte(s, '~') < 0 {
		return dst, s
	}
	start := first
	if eq := strings.IndexByte(s, '='); mode == modeFields && first && eq >= 0 {
		// A word of the form of an assignment gets them too (bash manual,
		// section 3.5.2); in ksh any word with an equals sign.
		switch {
		case w.memo != nil && w.opts.Dialect == Bash && strings.IndexByte(s, '~') > eq:
			// In a word that braces made it depends on the whole.
			return append(litPieces(dst, s[:eq+1], bare), piece{unk: &value{}, quoted: true}), ""
		case w.opts.Dialect == Bash && syntax.ValidName(s[:eq]):
			dst = litPieces(dst, s[:eq+1], bare)
			s, mode = s[eq+1:], modeAssign
		case w.opts.Dialect == Mksh || w.opts.Dialect == Bash && eq > 0 && strings.IndexByte("]+", s[eq-1]) >= 0:
			return append(litPieces(dst, s[:eq+1], bare), piece{unk: &value{}, quoted: true}), ""
		}
	}
	for {
		if start && strings.HasPrefix(s, "~") {
			dst, s = w.tilde(dst, s, last, mode, st)
		}
		if mode != modeAssign {
			return dst, s
		}
		i := strings.Index(s, ":~")
		if i < 0 || i > 0 && s[i-1] == '\\' {
			return dst, s
		}
		dst = litPieces(dst, s[:i+1], bare)
		s, start = s[i+1:], true
	}
}

// tilde expands the tilde that s begins with.
func (w *walker) tilde(dst []piece, s string, last bool, mode wordMode, st *state) ([]piece, string) {
	end := strings.IndexByte(s, '/')
	if mode == modeAssign {
		end = strings.IndexAny(s, "/:")
	}
	if end < 0 {
		if !last {
			return append(dst, piece{s: "~"}), s[1:]
		}
		end = len(s)
	}
	name := s[1:end]
	if strings.IndexByte(name, '\\') >= 0 {
		return append(dst, piece{s: "~"}), s[1:]
	}
	v := w.tildeValue(name, st)
	if v.known {
		return append(dst, piece{s: v.s, quoted: true}), s[end:]
	}
	unk := v // known values stay off the heap
	return append(dst, piece{unk: &unk, quoted: true}), s[end:]
}

func (w *walker) tildeValue(name string, st *state) value {
	if w.opts.Dialect == POSIX && (name == "+" || name == "-") {
		return value{alts: []string{"~" + name}} // not in every shell
	}
	switch name {
	case "":
		return w.scalar("HOME", st)
	case "+":
		return w.scalar("PWD", st)
	case "-":
		return w.scalar("OLDPWD", st)
	case "root":
		return value{alts: []string{"/root"}}
	}
	if !syntax.ValidName(strings.ReplaceAll(name, "-", "_")) {
		return value{alts: []string{"~" + name}}
	}
	return value{alts: []string{"/home/" + name}}
}
