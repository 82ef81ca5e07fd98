package shellparse

import "mvdan.cc/sh/v3/syntax"

// Parsers are the parsers of one caller, kept from one text to the next: to
// make one costs more than to read a short script. The zero value is ready for
// use. It must not be used by two calls at a time.
type Parsers struct {
	made []madeParser
}

type madeParser struct {
	lang     syntax.LangVariant
	comments bool // whether comments are kept
	parser   *syntax.Parser
}

// tree parses one text. Comments are kept only for the check that needs them.
func (p *Parsers) tree(text string, lang syntax.LangVariant, comments bool) (*syntax.File, *Error) {
	r := &guardedReader{text: text}
	file, err := p.parser(lang, comments).Parse(r, "")
	switch {
	case r.deep:
		return nil, &Error{ID: "limit-depth", Offset: r.at, Message: "the script is nested too deeply"}
	case err != nil:
		return nil, syntaxError(err)
	}
	regroup(text, file)
	return file, nil
}

func (p *Parsers) parser(lang syntax.LangVariant, comments bool) *syntax.Parser {
	for _, m := range p.made {
		if m.lang == lang && m.comments == comments {
			return m.parser
		}
	}
	parser := syntax.NewParser(syntax.Variant(lang), syntax.KeepComments(comments))
	p.made = append(p.made, madeParser{lang, comments, parser})
	return parser
}
