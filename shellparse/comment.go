package shellparse

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// maxRejoined bounds the comments of one text that end in a backslash.
const maxRejoined = 64

// endComments returns the text with comments made to end where they end for a
// shell. A backslash before the newline of a comment continues nothing (bash
// manual, section 3.1.3), but the parser swallows the newline and joins the
// next line to the command in front of the comment. Such backslashes become
// spaces, which leaves every position as it was.
//
// Only the first such comment of a reading is certain to be one, since what
// follows it was misread; hence one reading for each.
func (p *Parsers) endComments(text string, lang syntax.LangVariant) (string, *Error) {
	if !strings.Contains(text, "\\\n") || strings.IndexByte(text, '#') < 0 {
		return text, nil
	}
	for range maxRejoined {
		file, err := p.tree(text, lang, true)
		if err != nil {
			return text, err
		}
		at := firstJoined(text, file)
		if at < 0 {
			return text, nil
		}
		text = text[:at] + " " + text[at+1:]
	}
	return text, &Error{ID: "limit-comments", Offset: 0, Message: "too many comments end in a backslash"}
}

// firstJoined returns the offset of the backslash that joins the first comment
// to the next line, or -1.
func firstJoined(text string, file *syntax.File) int {
	first := -1
	for n := range nodes(file) {
		switch n.(type) {
		case *syntax.SglQuoted, *syntax.Redirect:
			continue // verbatim, but no comments
		}
		var l landmarks
		l.note(n)
		for _, sp := range l.verbatim {
			end := min(sp.End, len(text))
			if end-2 > sp.Start && text[end-2:end] == "\\\n" && (first < 0 || end-2 < first) {
				first = end - 2
			}
		}
	}
	return first
}
