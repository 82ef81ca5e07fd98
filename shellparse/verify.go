package shellparse

import (
	"slices"
	"sort"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// This file is a second line of defence against bugs of the parser. It holds
// no knowledge of particular ones: it compares the text with the tree.

// landmarks are the places of a tree that the raw text is compared with.
type landmarks struct {
	// openers are the offsets of substitutions and of closing backquotes.
	openers []int
	// verbatim are the spans that shells take literally: single quotes,
	// quoted here-documents, comments.
	verbatim []Span
}

// hasSubstitution reports text that may hold a command substitution.
func hasSubstitution(text string) bool {
	return strings.Contains(text, "$(") || strings.IndexByte(text, '`') >= 0
}

// note records the landmarks of one node.
func (l *landmarks) note(n syntax.Node) {
	switch n := n.(type) {
	case *syntax.CmdSubst:
		l.openers = append(l.openers, int(n.Left.Offset()), int(n.Right.Offset()))
		l.comments(n.Last)
	case *syntax.ArithmExp:
		l.openers = append(l.openers, int(n.Left.Offset()))
	case *syntax.SglQuoted:
		l.add(n)
	case *syntax.Redirect:
		if n.Hdoc != nil {
			if _, quoted := delimiter(n.Word); quoted {
				l.add(n.Hdoc)
			}
		}
	case *syntax.Stmt:
		l.comments(n.Comments)
	case *syntax.File:
		l.comments(n.Last)
	case *syntax.ProcSubst:
		l.comments(n.Last)
	case *syntax.Subshell:
		l.comments(n.Last)
	case *syntax.Block:
		l.comments(n.Last)
	case *syntax.IfClause:
		l.comments(n.CondLast)
		l.comments(n.ThenLast)
		l.comments(n.Last)
	case *syntax.WhileClause:
		l.comments(n.CondLast)
		l.comments(n.DoLast)
	case *syntax.ForClause:
		l.comments(n.DoLast)
	case *syntax.CaseClause:
		l.comments(n.Last)
	case *syntax.CaseItem:
		l.comments(n.Comments)
		l.comments(n.Last)
	case *syntax.ArrayExpr:
		l.comments(n.Last)
	case *syntax.ArrayElem:
		l.comments(n.Comments)
	}
}

func (l *landmarks) add(n syntax.Node) {
	l.verbatim = append(l.verbatim, Span{int(n.Pos().Offset()), int(n.End().Offset())})
}

func (l *landmarks) comments(list []syntax.Comment) {
	for i := range list {
		l.add(&list[i])
	}
}

// sort orders the landmarks by position.
func (l *landmarks) sort() {
	sort.Ints(l.openers)
	slices.SortFunc(l.verbatim, func(a, b Span) int { return a.Start - b.Start })
}

// hidden returns the offset of a substitution in the raw text that the tree
// does not have, or -1.
func (l *landmarks) hidden(text string) int {
	open, verb := l.openers, l.verbatim
	for i := 0; i < len(text); i++ {
		for len(verb) > 0 && verb[0].End <= i {
			verb = verb[1:]
		}
		if len(verb) > 0 && verb[0].Start <= i {
			i = verb[0].End - 1
			continue
		}
		switch c := text[i]; {
		case c == '\\':
			i++
		case c == '`' || c == '$' && strings.HasPrefix(text[i:], "$("):
			for len(open) > 0 && open[0] < i {
				open = open[1:]
			}
			if len(open) == 0 || open[0] != i {
				return i
			}
		}
	}
	return -1
}

// reprinted prints the tree of the script in canonical form, reads that, and
// reports whether it does the same.
func (w *walker) reprinted(file *syntax.File) bool {
	first := w.script.Segments
	if w.linesMatter {
		// Printing moves commands to lines of their own.
		first = w.reread(w.script.Text, file)
	}
	return w.agrees(first, file)
}

// agrees prints a tree, reads that, and compares it with the segments that the
// tree has.
func (w *walker) agrees(first []Segment, file *syntax.File) bool {
	var b strings.Builder
	if err := syntax.NewPrinter().Print(&b, file); err != nil {
		return false
	}
	text := b.String()
	again, err := w.opts.Parsers.tree(text, w.lang, false)
	if err != nil {
		return false
	}
	second := w.reread(text, again)
	return (second != nil || len(first) == 0) && sameSegments(first, second)
}

// reread walks a tree as if it were one line, without doubts.
func (w *walker) reread(text string, file *syntax.File) []Segment {
	s := &Script{Text: text, Dialect: w.opts.Dialect}
	x := &walker{
		script: s, opts: w.opts, lang: w.lang, inner: w.opts.Depth,
		budget: startBudget(w.script.Text), code: startCode(w.script.Text), quiet: true,
	}
	x.src = newSource(text, file)
	x.scan(x.src)
	if x.err == nil {
		x.stmts(file.Stmts, initial(w.opts))
	}
	if x.err != nil {
		return nil
	}
	return s.Segments
}

// ordinary reports text of plain and simply quoted words, operators and
// spaces, which no parser reads in two ways.
func ordinary(text string) bool {
	if strings.ContainsAny(text, "$`\\{(\n") || strings.Contains(text, "<<") {
		return false
	}
	return strings.IndexByte(text, '\'') < 0 || strings.IndexByte(text, '"') < 0
}
