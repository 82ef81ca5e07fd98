package shellparse

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

var errEOF = io.EOF

// Parse reads a script as the shell of o.Dialect would, without running
// anything, and returns what it would do. The error is always an *Error.
func Parse(text string, o Options) (s *Script, err error) {
	if o.Parsers == nil {
		o.Parsers = new(Parsers)
	}
	defer func() {
		if r := recover(); r != nil {
			*o.Parsers = Parsers{} // one of them may have stopped half-way
			s, err = nil, locate(text, &Error{ID: "panic", Message: "the parser failed"})
		}
	}()
	script, perr := parse(text, o)
	if perr != nil {
		return nil, locate(text, perr)
	}
	return script, nil
}

// locate fills in line and column.
func locate(text string, e *Error) *Error {
	e.Offset = max(0, min(e.Offset, len(text)))
	before := text[:e.Offset]
	e.Line = 1 + strings.Count(before, "\n")
	e.Column = e.Offset - strings.LastIndexByte(before, '\n')
	return e
}

func parse(text string, o Options) (*Script, *Error) {
	limit := o.MaxChars
	if limit <= 0 {
		limit = DefaultMaxChars
	}
	if o.Depth > MaxInner {
		return nil, &Error{ID: "limit-inner", Message: "too many scripts inside scripts"}
	}
	if err := checkText(text, min(limit, CeilingMaxChars)); err != nil {
		return nil, err
	}
	lang := variant(o.Dialect)
	comments := hasSubstitution(text)
	original := text
	text, err := o.Parsers.endComments(text, lang)
	if err != nil {
		return nil, err
	}
	s, err := parseDialects(text, lang, comments, o)
	if s != nil {
		s.Text = original
	}
	return s, err
}

// parseDialects reads the text as bash and, if another shell will run it, as
// that shell too.
func parseDialects(text string, lang syntax.LangVariant, comments bool, o Options) (*Script, *Error) {
	file, err := o.Parsers.tree(text, syntax.LangBash, comments)
	if o.Dialect == Bash {
		if err != nil {
			return nil, err
		}
		return interpret(text, file, syntax.LangBash, o)
	}
	other, oerr := o.Parsers.tree(text, lang, comments)
	if oerr != nil {
		return nil, oerr
	}
	if err != nil {
		s, err := interpret(text, other, lang, o)
		if err == nil {
			s.addDialectDoubt()
		}
		return s, err
	}
	s, err := interpret(text, file, syntax.LangBash, o)
	if err != nil {
		return nil, err
	}
	t, err := interpret(text, other, lang, o)
	if err != nil {
		return nil, err
	}
	if !sameSegments(s.Segments, t.Segments) {
		s.addDialectDoubt()
	}
	s.addDoubts(t.Doubts)
	return s, nil
}

func (s *Script) addDialectDoubt() {
	s.Doubts = append(s.Doubts, Doubt{
		ID: "dialect", Message: "this shell reads the text differently", Span: Span{0, len(s.Text)}, Segment: -1,
	})
}

// addDoubts adds the doubts of a second reading. Its segments need not be the
// same, so they concern the script.
func (s *Script) addDoubts(doubts []Doubt) {
	for _, d := range doubts {
		same := func(x Doubt) bool { return x.ID == d.ID && x.Span == d.Span }
		if !slices.ContainsFunc(s.Doubts, same) && len(s.Doubts) < 2*maxDoubts {
			d.Segment = -1
			s.Doubts = append(s.Doubts, d)
		}
	}
}

func variant(d Dialect) syntax.LangVariant {
	switch d {
	case POSIX:
		return syntax.LangPOSIX
	case Mksh:
		return syntax.LangMirBSDKorn
	case Zsh:
		return syntax.LangZsh
	}
	return syntax.LangBash
}

func syntaxError(err error) *Error {
	e := &Error{ID: "syntax", Message: "syntax error"}
	var pe syntax.ParseError
	var le syntax.LangError
	switch {
	case errors.As(err, &pe):
		e.Offset = int(pe.Pos.Offset())
		e.Message = shorten(pe.Text)
	case errors.As(err, &le):
		e.Offset = int(le.Pos.Offset())
		e.Message = shorten(fmt.Sprintf("%s not supported by this shell", le.Feature))
	}
	return e
}

// shorten caps a message, which may quote the text.
func shorten(s string) string {
	const limit = 200
	if len(s) <= limit {
		return s
	}
	return strings.ToValidUTF8(s[:limit], "") + "..."
}

// interpret walks a tree from the initial state.
func interpret(text string, file *syntax.File, lang syntax.LangVariant, o Options) (*Script, *Error) {
	s := &Script{Text: text, Dialect: o.Dialect, Segments: make([]Segment, 0, likelySegments(text))}
	w := &walker{script: s, opts: o, lang: lang, inner: o.Depth, budget: startBudget(text), code: startCode(text)}
	src := newSource(text, file)
	w.src = src
	w.scan(src)
	if w.err != nil {
		return nil, w.err
	}
	w.lines = strings.IndexByte(text, '\n') >= 0
	st := initial(o)
	evaluated := st.evaluated
	if o.Dialect == Zsh {
		st.special = new(bool)
	}
	special := st.special
	w.topLevel(file.Stmts, st)
	if *evaluated {
		w.doubt("arithmetic-on-unknown", "the value of an integer variable is evaluated as arithmetic", Span{0, len(text)}, -1)
	}
	if special != nil && *special {
		w.doubt("dialect", "it sets a variable that has another meaning in this shell", Span{0, len(text)}, -1)
	}
	s.Nodes = w.nodes
	if w.err != nil {
		return nil, w.err
	}
	w.markCalled()
	if !ordinary(text) && !w.reprinted(file) {
		w.doubt("print-mismatch", "the parser does not read its own output the same way", Span{0, len(text)}, -1)
	}
	return s, nil
}

// likelySegments guesses how many commands a short text has.
func likelySegments(text string) int {
	const most = 8
	n, behind := 0, true
	for i := 0; i < len(text) && n < most; i++ {
		switch text[i] {
		case '|', '&', ';', '\n':
			behind = true
		case ' ', '\t':
		default:
			if behind {
				n++
			}
			behind = false
		}
	}
	return max(n, 1)
}

// startBudget is what expansions of variables may produce.
func startBudget(text string) int { return 8*len(text) + 1<<14 }

// startCode is how much may be walked again: bodies of functions, for each
// call, and what eval and trap are given.
func startCode(text string) int { return 2*len(text) + 1<<14 }

// initial is the state of a fresh shell.
func initial(o Options) *state {
	st := &state{vars: &varTable{make(map[string]variable)}, dirs: dirSet{paths: o.Dirs, open: o.DirOpen || len(o.Dirs) == 0}, args: argList{open: !o.ArgsKnown}, evaluated: new(bool)}
	if o.ArgsKnown && len(o.Args) > 0 {
		st.arg0 = wordValue(o.Args[0])
		st.args = argsOf(o.Args[1:])
	}
	return st
}
