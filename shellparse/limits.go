package shellparse

import (
	"runtime"
	"strings"
	"unicode/utf8"
)

// checkText applies the limits that need no parser: size, bytes, brackets.
func checkText(text string, maxChars int) *Error {
	if n := utf8.RuneCountInString(text); n > maxChars {
		return &Error{ID: "limit-size", Message: "the text is too long"}
	}
	for i := 0; i < len(text); {
		c := text[i]
		if c < utf8.RuneSelf {
			if (c < ' ' && c != '\t' && c != '\n') || c == 0x7f {
				return byteError(c, i)
			}
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		if id, msg := runeError(r, size, i); id != "" {
			return &Error{ID: id, Offset: i, Message: msg}
		}
		i += size
	}
	if strings.TrimLeft(text, " \t\n") == "" {
		return &Error{ID: "empty", Message: "there is no command"}
	}
	return checkBrackets(text)
}

func byteError(c byte, at int) *Error {
	switch c {
	case 0:
		return &Error{ID: "byte-nul", Offset: at, Message: "the text holds a NUL byte"}
	case '\r':
		return &Error{ID: "byte-cr", Offset: at, Message: "the text holds a carriage return"}
	}
	return &Error{ID: "byte-control", Offset: at, Message: "the text holds a control character"}
}

// runeError refuses characters that make a text look like another one.
func runeError(r rune, size, at int) (id, message string) {
	in := func(lo, hi rune) bool { return r >= lo && r <= hi }
	switch {
	case r == utf8.RuneError && size == 1:
		return "byte-utf8", "the text is not valid UTF-8"
	case in(0x80, 0x9f):
		return "byte-control", "the text holds a control character"
	case r == 0xfeff && at == 0:
		return "byte-bom", "the text starts with a byte order mark"
	case in(0x202a, 0x202e), in(0x2066, 0x2069), r == 0x200e, r == 0x200f, r == 0x061c:
		return "byte-bidi", "the text holds a character that changes the writing direction"
	case in(0x200b, 0x200d), r == 0x2060, r == 0xfeff, r == 0xad, in(0xe0000, 0xe007f),
		r == 0x115f, r == 0x1160, r == 0x3164, r == 0xffa0, r == 0x180e, in(0x2061, 0x2064), in(0xe0100, 0xe01ef):
		return "byte-invisible", "the text holds an invisible character"
	case r == 0xa0, r == 0x1680, in(0x2000, 0x200a), r == 0x2028, r == 0x2029, r == 0x202f, r == 0x205f, r == 0x3000:
		return "byte-invisible", "the text holds a space that is not an ASCII space"
	}
	return "", ""
}

// checkBrackets refuses deep nesting before the parser sees it. Quotes are not
// understood here, so closing brackets inside them count too; the reader below
// catches what gets through.
func checkBrackets(text string) *Error {
	var round, square, curly, back int
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '(':
			round++
		case ')':
			round = max(0, round-1)
		case '[':
			square++
		case ']':
			square = max(0, square-1)
		case '{':
			curly++
		case '}':
			curly = max(0, curly-1)
		case '`':
			back ^= 1
		default:
			continue
		}
		if round+square+curly+back > MaxDepth {
			return &Error{ID: "limit-depth", Offset: i, Message: "brackets are nested too deeply"}
		}
	}
	return nil
}

// maxFrames caps the depth of the parser's recursion in stack frames. The
// deepest construct takes about 30 frames for each level, 250 bytes for each
// frame, so this is a few megabytes of stack.
const maxFrames = 6_000

// guardedReader feeds the parser, which has no depth limit of its own and
// whose stack overflow could not be recovered from. The parser reads at most
// one kilobyte at a time, so its depth is checked before each: whatever
// construct recurses, it cannot get further than one kilobyte's worth.
type guardedReader struct {
	text string
	at   int
	deep bool
}

type depthError struct{}

func (depthError) Error() string { return "nested too deeply" }

// Read implements io.Reader.
func (r *guardedReader) Read(p []byte) (int, error) {
	var pc [1]uintptr
	if r.at > 0 && r.at < len(r.text) && runtime.Callers(maxFrames, pc[:]) > 0 {
		r.deep = true
		return 0, depthError{}
	}
	if r.at == len(r.text) {
		return 0, errEOF
	}
	n := copy(p, r.text[r.at:min(len(r.text), r.at+1024)])
	r.at += n
	return n, nil
}
