package shellparse

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// redirections are those of one command.
type redirections struct {
	list []Redir
	// stdin is the new origin of standard input; nil if unchanged.
	stdin *Stdin
}

// redirs evaluates redirections from left to right (bash manual, section
// 3.6). The last one of descriptor 0 wins.
//
// What their expansions do to the shell may be lost: before a program that is
// started they are made in its process.
func (w *walker) redirs(list []*syntax.Redirect, st *state) redirections {
	var out redirections
	var before *state
	writes := st.writes
	if slices.ContainsFunc(list, expands) {
		before = st.clone()
	}
	if len(list) > 0 {
		out.list = make([]Redir, 0, len(list))
	}
	for _, r := range list {
		if w.err != nil {
			break
		}
		rd := w.redir(r, st)
		out.list = append(out.list, rd)
		if in, ok := stdinOf(r, rd); ok {
			out.stdin = &in
		}
	}
	if before != nil && st.writes != writes {
		*st = *joinStates(before, st)
	}
	return out
}

// mayFail reports a redirection that may fail: all but here-documents, copies
// of the standard descriptors, and /dev/null.
func (w *walker) mayFail(r *syntax.Redirect) bool {
	if r.N != nil && strings.HasPrefix(r.N.Value, "{") {
		return true
	}
	switch r.Op {
	case syntax.Hdoc, syntax.DashHdoc, syntax.WordHdoc:
		return false
	case syntax.DplIn, syntax.DplOut:
		switch r.Word.Lit() {
		case "-":
			return false
		case "0", "1", "2":
			return w.closes
		}
		return true
	}
	return r.Word.Lit() != "/dev/null"
}

// closing reports a redirection that may close a descriptor.
func closing(n syntax.Node) bool {
	r, ok := n.(*syntax.Redirect)
	if !ok || r.Op != syntax.DplIn && r.Op != syntax.DplOut {
		return false
	}
	s := r.Word.Lit()
	return s == "" || s[len(s)-1] == '-'
}

// expands reports a redirection with expansions, or one that sets a variable.
func expands(r *syntax.Redirect) bool {
	if r.N != nil && strings.HasPrefix(r.N.Value, "{") {
		return true
	}
	for _, word := range [...]*syntax.Word{r.Word, r.Hdoc} {
		if word == nil {
			continue
		}
		for _, p := range word.Parts {
			switch p.(type) {
			case *syntax.Lit, *syntax.SglQuoted:
			default:
				return true
			}
		}
	}
	return false
}

func (w *walker) redir(r *syntax.Redirect, st *state) Redir {
	rd := Redir{Span: w.redirSpan([]*syntax.Redirect{r})}
	if r.N != nil {
		rd.FD = r.N.Value
		w.fdVariable(rd.FD, st)
		if len(rd.FD) > 1 && rd.FD[0] != '{' && w.opts.Dialect != Bash {
			w.doubt("dialect", "this shell takes a descriptor of several digits for an argument", rd.Span, -1)
		}
	}
	switch r.Op {
	case syntax.Hdoc, syntax.DashHdoc:
		rd.Op = RedirHeredoc
		delim, quoted := delimiter(r.Word)
		rd.Target = Word{Kind: Literal, Value: delim, Span: w.span(r.Word)}
		rd.Quoted = quoted
		rd.Body = w.heredocBody(r, quoted, st)
		return rd
	case syntax.WordHdoc:
		rd.Op = RedirHereString
		rd.Body = hereString(w.single(r.Word, st, modeText), w.span(r.Word))
		return rd
	}
	rd.Target = w.target(r.Word, st)
	rd.Op = redirOp(r.Op, rd.Target, rd.FD)
	return rd
}

// fdVariable is {name}>file, which assigns a descriptor number.
func (w *walker) fdVariable(fd string, st *state) {
	if len(fd) > 2 && fd[0] == '{' {
		name := fd[1 : len(fd)-1]
		if i := strings.IndexByte(name, '['); i >= 0 {
			name = name[:i]
			w.doubt("subscript-code", "a subscript is evaluated as code", Span{}, -1)
		}
		st.assign(name, unknownInt(name), false)
	}
}

// target expands a redirection target; more than one word is an error in the
// shell.
func (w *walker) target(word *syntax.Word, st *state) Word {
	ws := w.appendFields(nil, word, st, modeFields)
	if len(ws) == 1 {
		return ws[0]
	}
	return Word{Kind: Unknown, Multi: true, Span: w.span(word)}
}

func redirOp(op syntax.RedirOperator, target Word, fd string) RedirOp {
	switch op {
	case syntax.RdrIn:
		return RedirRead
	case syntax.AppOut, syntax.AppClob:
		return RedirAppend
	case syntax.RdrInOut:
		return RedirReadWrite
	case syntax.RdrAll, syntax.RdrAllClob:
		return RedirAll
	case syntax.AppAll, syntax.AppAllClob:
		return RedirAllAppend
	case syntax.DplIn:
		return RedirDup
	case syntax.DplOut:
		if isDescriptor(target) || fd != "" && fd != "1" && target.Kind == Literal {
			return RedirDup
		}
		return RedirAll
	}
	return RedirWrite
}

// isDescriptor reports a literal descriptor: digits, digits followed by "-",
// or "-".
func isDescriptor(w Word) bool {
	if w.Kind != Literal || w.Value == "" {
		return false
	}
	s := strings.TrimSuffix(w.Value, "-")
	return strings.Trim(s, "0123456789") == ""
}

// stdinOf returns the origin of standard input that a redirection sets.
func stdinOf(r *syntax.Redirect, rd Redir) (Stdin, bool) {
	reads := false
	switch r.Op {
	case syntax.RdrIn, syntax.RdrInOut, syntax.DplIn, syntax.Hdoc, syntax.DashHdoc, syntax.WordHdoc:
		reads = rd.FD == ""
	}
	if !reads && rd.FD != "0" {
		return Stdin{}, false
	}
	switch rd.Op {
	case RedirHeredoc, RedirHereString:
		return Stdin{Kind: StdinText, Text: rd.Body}, true
	case RedirRead, RedirReadWrite:
		return Stdin{Kind: StdinFile, Text: rd.Target}, true
	case RedirDup:
		if rd.Target.Kind == Literal && rd.Target.Value == "-" {
			return Stdin{Kind: StdinNull}, true
		}
	}
	return Stdin{Kind: StdinUnknown}, true
}

// delimiter returns the end word of a here-document and whether any part of
// it is quoted.
func delimiter(word *syntax.Word) (string, bool) {
	var b strings.Builder
	quoted := false
	for _, p := range word.Parts {
		switch p := p.(type) {
		case *syntax.Lit:
			for _, x := range litPieces(nil, p.Value, bare) {
				b.WriteString(x.s)
				quoted = quoted || x.quoted
			}
		case *syntax.SglQuoted:
			b.WriteString(p.Value)
			quoted = true
		case *syntax.DblQuoted:
			quoted = true
			for _, x := range p.Parts {
				if lit, ok := x.(*syntax.Lit); ok {
					b.WriteString(lit.Value)
				}
			}
		}
	}
	return b.String(), quoted
}

func (w *walker) heredocBody(r *syntax.Redirect, quoted bool, st *state) Word {
	if r.Hdoc == nil {
		return Word{Kind: Literal, Span: w.span(r.Word)}
	}
	sp := w.span(r.Hdoc)
	body := r.Hdoc
	if r.Op == syntax.DashHdoc {
		body = untabbed(body)
	}
	if !quoted {
		return wordOf(w.single(body, st, modeHeredoc), sp)
	}
	var b strings.Builder
	for _, p := range body.Parts {
		if lit, ok := p.(*syntax.Lit); ok {
			b.WriteString(lit.Value)
		}
	}
	return Word{Kind: Literal, Value: b.String(), Span: sp}
}

// untabbed removes the tabs that <<- removes: those at the start of lines.
func untabbed(word *syntax.Word) *syntax.Word {
	out := &syntax.Word{Parts: make([]syntax.WordPart, len(word.Parts))}
	for i, p := range word.Parts {
		out.Parts[i] = p
		lit, ok := p.(*syntax.Lit)
		if !ok || strings.IndexByte(lit.Value, '\t') < 0 {
			continue
		}
		var b strings.Builder
		start := i == 0
		for j := 0; j < len(lit.Value); j++ {
			c := lit.Value[j]
			if start && c == '\t' {
				continue
			}
			start = c == '\n'
			b.WriteByte(c)
		}
		out.Parts[i] = &syntax.Lit{ValuePos: lit.ValuePos, ValueEnd: lit.ValueEnd, Value: b.String()}
	}
	return out
}

// hereString adds the newline that the shell adds.
func hereString(v value, sp Span) Word {
	if v.known {
		return Word{Kind: Literal, Value: v.s + "\n", Span: sp}
	}
	word := wordOf(v, sp)
	word.Suffix += "\n"
	alts := make([]string, len(word.Alts))
	for i, a := range word.Alts {
		alts[i] = a + "\n"
	}
	word.Alts = alts
	return word
}
