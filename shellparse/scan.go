package shellparse

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// scan goes once over a fresh tree: it counts nodes and depth, records events,
// and marks the places where the parser and the shells disagree.
func (w *walker) scan(src *source) {
	outer := w.src
	w.src = src
	defer func() { w.src = outer }()
	var v visitor
	var marks landmarks
	check := !w.quiet && hasSubstitution(src.text)
	v.push(src.file, 0, 0)
	for len(v.stack) > 0 {
		src.closeLoops(len(v.stack))
		if src.subst != nil && src.substLevel >= len(v.stack) {
			src.subst = nil
		}
		it := v.pop()
		w.nodes++
		if w.nodes > MaxNodes {
			w.err = &Error{ID: "limit-nodes", Message: "the script is too large"}
			return
		}
		if it.depth > MaxDepth {
			w.err = &Error{ID: "limit-depth", Offset: int(it.n.Pos().Offset()), Message: "the script is nested too deeply"}
			return
		}
		w.inspect(it)
		w.implicit(it.n)
		w.closes = w.closes || closing(it.n)
		if src.wanted {
			src.openLoop(it.n, len(v.stack))
			src.collect(it.n, it.ctx&inFunc != 0)
		}
		if check {
			marks.note(it.n)
		}
		w.trackSubst(it.n, len(v.stack))
		if !v.children(it) {
			w.doubt("unknown-construct", "the construct is not understood", w.span(it.n), -1)
		}
	}
	src.closeLoops(0)
	w.continuations(src)
	if check {
		marks.sort()
		if i := marks.hidden(src.text); i >= 0 {
			sp := Span{i, min(i+2, len(src.text))}
			if src.span != nil {
				sp = *src.span
			}
			w.doubt("hidden-substitution", "the text holds a substitution that the parser does not see", sp, -1)
		}
	}
}

// trackSubst remembers the outermost substitution being visited, and marks a
// here-document in it that something follows: bash 5.2 prints substitutions
// and reads them again, and loses the separator after such a command.
func (w *walker) trackSubst(n syntax.Node, level int) {
	src := w.src
	switch n := n.(type) {
	case *syntax.CmdSubst:
		if src.subst == nil && !n.Backquotes {
			src.subst, src.substLevel = n, level
		}
	case *syntax.ProcSubst:
		if src.subst == nil {
			src.subst, src.substLevel = n, level
		}
	case *syntax.Redirect:
		if src.subst == nil || n.Op != syntax.Hdoc && n.Op != syntax.DashHdoc {
			return
		}
		rest := src.text[min(w.heredocEnd(n), len(src.text)):]
		if size := int(src.subst.End().Offset()) - (len(src.text) - len(rest)); size >= 0 && size <= len(rest) {
			rest = rest[:size]
		}
		if strings.Trim(rest, " \t\n\")") != "" {
			w.doubt("heredoc-in-substitution", "shells do not agree on what follows a here-document in a substitution", w.span(n), -1)
		}
	}
}

// heredocEnd returns the offset after the delimiter line of a here-document.
func (w *walker) heredocEnd(r *syntax.Redirect) int {
	text, at := w.src.text, int(r.Word.End().Offset())
	if r.Hdoc != nil {
		at = int(r.Hdoc.Pos().Offset())
	} else if i := strings.IndexByte(text[min(at, len(text)):], '\n'); i >= 0 {
		at += i + 1
	}
	delim, _ := delimiter(r.Word)
	for at < len(text) {
		line, _, more := strings.Cut(text[at:], "\n")
		at += len(line)
		if more {
			at++
		}
		if strings.TrimLeft(line, "\t") == delim {
			break
		}
	}
	return at
}

// inspect marks the known differences between parser and shells at one node.
func (w *walker) inspect(it item) {
	switch n := it.n.(type) {
	case *syntax.SglQuoted:
		w.inspectQuote(n, it.ctx)
	case *syntax.ExtGlob:
		if hidesCode(n.Pattern.Value) || w.opts.Dialect == Zsh {
			w.doubt("code-in-pattern", "a pattern holds a substitution that the parser keeps as text", w.span(n), -1)
		} else if it.ctx&inPattern == 0 && !alternatives(n.Pattern.Value) {
			w.doubt("code-in-pattern", "a glob qualifier may hold code", w.span(n), -1)
		}
	case *syntax.Lit:
		w.inspectLit(n, it.ctx)
	case *syntax.Redirect:
		if n.Hdoc != nil {
			w.inspectHeredoc(n)
		}
	case *syntax.DblQuoted:
		if it.ctx&inArith != 0 && it.ctx&inQuotes == 0 {
			// Quotes in arithmetic are evaluated again by some shells; code
			// in them is in the tree, text is not.
			for _, p := range n.Parts {
				if lit, ok := p.(*syntax.Lit); ok && strings.ContainsAny(lit.Value, "$`") {
					w.doubt("quote-in-arithmetic", "quoted text in arithmetic may be evaluated as code", w.span(n), -1)
				}
			}
		}
	}
}

func (w *walker) inspectQuote(n *syntax.SglQuoted, ctx place) {
	switch {
	case ctx&inExp != 0:
		w.doubt("quote-in-expansion", "shells do not agree on a single quote inside a quoted expansion", w.span(n), -1)
	case ctx&inArith != 0 && strings.ContainsAny(n.Value, "$`"):
		w.doubt("quote-in-arithmetic", "quoted text in arithmetic may be evaluated as code", w.span(n), -1)
	}
}

func (w *walker) inspectLit(n *syntax.Lit, ctx place) {
	if ctx&inExp != 0 && strings.IndexByte(n.Value, '\'') >= 0 {
		w.doubt("quote-in-expansion", "shells do not agree on a single quote inside a quoted expansion", w.span(n), -1)
	}
	if ctx&(inQuotes|inArith|inRegexp) == 0 && hidesProc(n.Value) {
		w.doubt("hidden-substitution", "the text holds a substitution that the parser does not see", w.span(n), -1)
	}
	if w.lang == syntax.LangZsh && ctx&(inQuotes|inArith|inRegexp) == 0 && unescapedByte(n.Value, '(') {
		w.doubt("code-in-pattern", "a glob qualifier may hold code", w.span(n), -1)
	}
	if ctx&(inQuotes|inArith) == 0 && strings.Trim(n.Value, lookAlikes) == "" && n.Value != "" {
		w.doubt("look-alike", "the text holds a character that looks like an operator and is none", w.span(n), -1)
	}
	if ctx&inRegexp != 0 && hidesExpansion(n.Value) {
		w.doubt("code-in-pattern", "a pattern holds a substitution that the parser keeps as text", w.span(n), -1)
	}
}

// lookAlikes are the full-width forms of operators (Unicode, block FF00). Alone
// in a word they are meant to be read as what they are not.
const lookAlikes = "\uff5c\uff1b\uff06\uff1e\uff1c"

// alternatives reports plain patterns that no shell runs. Without a bar zsh
// takes what stands in the parentheses at the end of a word as glob
// qualifiers, of which e and + run code (zshexpn(1), Glob Qualifiers).
func alternatives(s string) bool {
	for i := range len(s) {
		c := s[i]
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && strings.IndexByte("_-.*?|/", c) < 0 {
			return false
		}
	}
	return strings.IndexByte(s, '|') >= 0 || strings.IndexByte(s, 'e') < 0
}

// hidesCode reports text that a shell would expand.
func hidesCode(s string) bool {
	return strings.ContainsAny(s, "$`") || strings.Contains(s, "<(") || strings.Contains(s, ">(")
}

// hidesExpansion is hidesCode for a regular expression, where a dollar sign is
// mostly an anchor.
func hidesExpansion(s string) bool {
	for _, x := range []string{"$(", "${", "`", "<(", ">("} {
		if strings.Contains(s, x) {
			return true
		}
	}
	return false
}

// hidesProc reports an unescaped process substitution in literal text.
func hidesProc(s string) bool {
	for i := 0; i+1 < len(s); i++ {
		switch {
		case s[i] == '\\':
			i++
		case (s[i] == '<' || s[i] == '>') && s[i+1] == '(':
			return true
		}
	}
	return false
}

func unescapedByte(s string, c byte) bool {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case c:
			return true
		}
	}
	return false
}

// inspectHeredoc looks for lines that the shells join before they compare
// them with the delimiter, while the parser does not (bash manual, section
// 3.6.6). The source text is read, for the parser drops continuations.
func (w *walker) inspectHeredoc(r *syntax.Redirect) {
	delim, quoted := delimiter(r.Word)
	if quoted {
		return
	}
	text := w.src.text
	start := int(r.Hdoc.Pos().Offset())
	// A leading continuation is not part of Hdoc: step back over it.
	for start >= 2 && text[start-2:start] == "\\\n" {
		start -= 2
	}
	for start > 0 && text[start-1] != '\n' {
		start--
	}
	for start >= 2 && continued(text[:start-1]) && start-2 > int(r.Word.End().Offset()) {
		start = strings.LastIndexByte(text[:start-1], '\n') + 1
	}
	end := min(int(r.Hdoc.End().Offset())+len(delim)+2, len(text))
	w.joinedLines(text[min(start, end):end], delim, r)
}

// continued reports an odd number of backslashes at the end of s.
func continued(s string) bool {
	n := 0
	for n < len(s) && s[len(s)-1-n] == '\\' {
		n++
	}
	return n%2 == 1
}

func (w *walker) joinedLines(body, delim string, r *syntax.Redirect) {
	logical, parts := "", 0
	for line := range strings.SplitSeq(body, "\n") {
		if r.Op == syntax.DashHdoc {
			line = strings.TrimLeft(line, "\t")
		}
		cont := continued(line)
		if cont {
			line = line[:len(line)-1]
		}
		if len(logical) <= len(delim) {
			logical += line
		}
		parts++
		if cont {
			continue
		}
		if parts > 1 && logical == delim {
			w.doubt("heredoc-delimiter", "joined lines end the here-document in some shells", w.span(r), -1)
			return
		}
		logical, parts = "", 0
	}
}

// continuations marks a dollar sign or an odd run of backslashes right before
// a line continuation: shells join the lines before they look for expansions,
// the parser does not always.
func (w *walker) continuations(src *source) {
	text := src.text
	if n := len(text); w.opts.Dialect != Bash && n > 0 && text[n-1] == '\\' {
		w.doubt("dialect", "this shell drops a backslash at the end of the text", Span{0, len(w.script.Text)}, -1)
	}
	if !strings.Contains(text, "$") || !strings.Contains(text, "\\\n") {
		return
	}
	var safe []Span
	for i := 0; ; i++ {
		j := strings.Index(text[i:], "\\\n")
		if j < 0 {
			return
		}
		i += j
		if !dollarBefore(text, i) {
			continue
		}
		if safe == nil {
			safe = append(verbatim(src), Span{len(text), len(text)})
		}
		if !covered(safe, i) {
			sp := clampSpan(i-1, i+2, len(text))
			if src.span != nil {
				sp = *src.span
			}
			w.doubt("split-expansion", "an expansion is split by a line continuation", sp, -1)
			return
		}
	}
}

// dollarBefore reports that text[:i] ends in a dollar sign, or in a dollar
// sign and what may continue an expansion across lines.
func dollarBefore(text string, i int) bool {
	for i >= 2 && text[i-2:i] == "\\\n" {
		i -= 2
	}
	return i > 0 && (text[i-1] == '$' || strings.HasSuffix(text[:i], "$(") || strings.HasSuffix(text[:i], "${"))
}

// verbatim lists the spans that shells take literally: single quotes, quoted
// here-documents, comments.
func verbatim(src *source) []Span {
	var out []Span
	add := func(n syntax.Node) {
		out = append(out, Span{int(n.Pos().Offset()), int(n.End().Offset())})
	}
	for n := range nodes(src.file) {
		switch n := n.(type) {
		case *syntax.SglQuoted:
			add(n)
		case *syntax.Redirect:
			if n.Hdoc == nil {
				continue
			}
			if _, quoted := delimiter(n.Word); quoted {
				add(n.Hdoc)
			}
		}
	}
	return out
}

func covered(spans []Span, at int) bool {
	for _, s := range spans {
		if s.Start <= at && at < s.End {
			return true
		}
	}
	return false
}
