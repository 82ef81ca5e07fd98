package mcp

import (
	"bytes"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate/audit"
)

// EachMember calls f for each member of a valid JSON object in order. Messages
// are checked as a whole before anything in them is read, so that their parts
// are only cut out here.
func EachMember(object jsontext.Value, f func(key string, v jsontext.Value) error) error {
	s := scanner{b: object}
	if !s.enter('{') {
		return NewError(CodeInvalidParams, "not an object")
	}
	for s.more() {
		key := unquote(s.value())
		s.more() // the colon
		if err := f(key, s.value()); err != nil {
			return err
		}
	}
	return nil
}

// EachElement is EachMember for an array.
func EachElement(array jsontext.Value, f func(v jsontext.Value) error) error {
	s := scanner{b: array}
	if !s.enter('[') {
		return NewError(CodeInvalidParams, "not an array")
	}
	for s.more() {
		if err := f(s.value()); err != nil {
			return err
		}
	}
	return nil
}

// fields reads up to four members of an object; those not asked for are
// skipped.
func fields(object jsontext.Value, want ...string) (out [4]jsontext.Value) {
	s := scanner{b: object}
	if !s.enter('{') {
		return out
	}
	for s.more() {
		key := s.value()
		s.more()
		v := s.value()
		for i, w := range want {
			if same(key, w) {
				out[i] = v
			}
		}
	}
	return out
}

// scanner cuts valid JSON into values. Of anything else it may return nonsense,
// but it ends and stays inside.
type scanner struct {
	b []byte
	i int
}

// enter takes the bracket that begins an object or array.
func (s *scanner) enter(bracket byte) bool {
	s.blanks()
	if s.i >= len(s.b) || s.b[s.i] != bracket {
		return false
	}
	s.i++
	return true
}

func (s *scanner) blanks() {
	for s.i < len(s.b) && (s.b[s.i] == ' ' || s.b[s.i] == '\n' || s.b[s.i] == '\t' || s.b[s.i] == '\r') {
		s.i++
	}
}

// more goes on to the next value, over a comma or colon, and reports whether
// there is one.
func (s *scanner) more() bool {
	s.blanks()
	if s.i < len(s.b) && (s.b[s.i] == ',' || s.b[s.i] == ':') {
		s.i++
		s.blanks()
	}
	return s.i < len(s.b) && s.b[s.i] != '}' && s.b[s.i] != ']'
}

// value takes one value. It shares the memory of the input.
func (s *scanner) value() jsontext.Value {
	start, depth := s.i, 0
	for s.i < len(s.b) {
		switch c := s.b[s.i]; c {
		case '"':
			s.text()
		case '{', '[':
			depth++
			s.i++
		case '}', ']':
			if depth--; depth < 0 {
				return s.b[start:s.i:s.i]
			}
			s.i++
		case ',', ':', ' ', '\n', '\t', '\r':
			if depth == 0 {
				return s.b[start:s.i:s.i]
			}
			s.i++
			continue
		default:
			s.i++
			continue // a number or literal goes on
		}
		if depth == 0 {
			break
		}
	}
	return s.b[start:s.i:s.i]
}

// text goes over a string.
func (s *scanner) text() {
	for s.i++; s.i < len(s.b); s.i++ {
		switch s.b[s.i] {
		case '\\':
			s.i++
		case '"':
			s.i++
			return
		}
	}
	s.i = len(s.b)
}

// plain returns what is between the quotes of a string without escapes.
func plain(v []byte) ([]byte, bool) {
	if len(v) < 2 || bytes.IndexByte(v, '\\') >= 0 {
		return nil, false
	}
	return v[1 : len(v)-1], true
}

func unquote(v []byte) string {
	if p, ok := plain(v); ok {
		return string(p)
	}
	b, _ := jsontext.AppendUnquote(nil, v)
	return string(b)
}

// same reports whether a JSON string is s.
func same(v []byte, s string) bool {
	p, ok := plain(v)
	if !ok {
		return unquote(v) == s
	}
	return string(p) == s
}

// Text returns the value of a JSON string.
func Text(v jsontext.Value) (s string, ok bool) {
	if v == nil || v.Kind() != '"' {
		return "", false
	}
	return unquote(v), true
}

// Object builds a JSON object member by member.
type Object struct{ b []byte }

// NewObject returns an object with room for size bytes.
func NewObject(size int) Object { return Object{make([]byte, 0, size)} }

func (o *Object) key(key string) {
	if len(o.b) == 0 {
		o.b = append(o.b, '{')
	} else {
		o.b = append(o.b, ',')
	}
	o.b = append(AppendQuote(o.b, key), ':')
}

// Raw adds a member whose value is JSON.
func (o *Object) Raw(key string, v []byte) {
	o.key(key)
	o.b = append(o.b, v...)
}

// Text adds a string. What is not UTF-8 in it is replaced.
func (o *Object) Text(key, s string) {
	o.key(key)
	o.b = AppendQuote(o.b, s)
}

// Append adds a member whose value f appends.
func (o *Object) Append(key string, f func(b []byte) []byte) {
	o.key(key)
	o.b = f(o.b)
}

// Bytes returns the object, which must not be added to afterwards.
func (o *Object) Bytes() []byte {
	if len(o.b) == 0 {
		return []byte("{}")
	}
	return append(o.b, '}')
}

// AppendIndent appends valid JSON with a line for each member and element,
// two spaces deep.
func AppendIndent(b []byte, v jsontext.Value) []byte {
	depth := 0
	line := func() {
		b = append(b, '\n')
		for range depth {
			b = append(b, "  "...)
		}
	}
	for s := (scanner{b: v}); s.i < len(s.b); {
		switch c := s.b[s.i]; c {
		case ' ', '\n', '\t', '\r':
			s.i++
		case '"':
			start := s.i
			s.text()
			b = append(b, s.b[start:s.i]...)
		case '{', '[':
			s.i++
			b = append(b, c)
			if s.blanks(); s.i < len(s.b) && (s.b[s.i] == '}' || s.b[s.i] == ']') {
				b = append(b, s.b[s.i])
				s.i++
				continue
			}
			depth++
			line()
		case '}', ']':
			s.i++
			depth--
			line()
			b = append(b, c)
		case ',':
			s.i++
			b = append(b, c)
			line()
		case ':':
			s.i++
			b = append(b, ": "...)
		default:
			s.i++
			b = append(b, c)
		}
	}
	return b
}

// AppendQuote appends a string as JSON. What is not UTF-8 in it is replaced, and
// what does not show is escaped: some readers take such a character for the end
// of a line, and a command must not look like a message of its own.
func AppendQuote(b []byte, s string) []byte {
	start := len(b)
	b, _ = jsontext.AppendQuote(b, s) // the error is about what it replaced
	if v := audit.Visible(b[start:]); len(v) > len(b)-start {
		b = append(b[:start], v...)
	}
	return b
}

// Quote returns a string as JSON. What is not UTF-8 in it is replaced.
func Quote(s string) []byte { return AppendQuote(nil, s) }
