package wrappers

import (
	"errors"
	"fmt"

	"github.com/go-json-experiment/json/jsontext"
)

// node is a value in the text of a JSON file, comments and trailing commas
// allowed. Settings are edited in their text, so that order, comments and
// white space stay as they are.
type node struct {
	kind       byte // '{', '[', '"', or 'x' for anything else
	start, end int
	text       string // of a string; any other value as it is written
	members    []field
	elems      []node
}

// field is a member of an object.
type field struct {
	name  string
	start int // of the name
	value node
}

const maxSettingsDepth = 200

type scanner struct {
	b   []byte
	pos int
}

// parseJSONC reads a whole file. A nil node means that there is no value.
func parseJSONC(b []byte) (*node, error) {
	s := scanner{b: b}
	if len(b) >= 3 && b[0] == 0xef && b[1] == 0xbb && b[2] == 0xbf {
		s.pos = 3
	}
	if err := s.skip(); err != nil {
		return nil, err
	}
	if s.pos == len(b) {
		return nil, nil
	}
	n, err := s.value(0)
	if err != nil {
		return nil, err
	}
	if err := s.skip(); err != nil {
		return nil, err
	}
	if s.pos != len(b) {
		return nil, s.errorf("text after the end of the value")
	}
	return &n, nil
}

func (s *scanner) errorf(format string, args ...any) error {
	line := 1
	for _, c := range s.b[:min(s.pos, len(s.b))] {
		if c == '\n' {
			line++
		}
	}
	return fmt.Errorf("line %d: %s", line, fmt.Sprintf(format, args...))
}

// skip passes white space and comments.
func (s *scanner) skip() error {
	for s.pos < len(s.b) {
		switch c := s.b[s.pos]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			s.pos++
		case c == '/' && s.at(1) == '/':
			for s.pos < len(s.b) && s.b[s.pos] != '\n' {
				s.pos++
			}
		case c == '/' && s.at(1) == '*':
			s.pos += 2
			for s.pos < len(s.b) && !(s.b[s.pos] == '*' && s.at(1) == '/') {
				s.pos++
			}
			if s.pos >= len(s.b) {
				return s.errorf("a comment does not end")
			}
			s.pos += 2
		default:
			return nil
		}
	}
	return nil
}

func (s *scanner) at(i int) byte {
	if s.pos+i < len(s.b) {
		return s.b[s.pos+i]
	}
	return 0
}

func (s *scanner) value(depth int) (node, error) {
	if depth > maxSettingsDepth {
		return node{}, s.errorf("nested too deeply")
	}
	switch s.at(0) {
	case '{':
		return s.object(depth)
	case '[':
		return s.array(depth)
	case '"':
		return s.str()
	}
	n := node{kind: 'x', start: s.pos}
	for s.pos < len(s.b) && isLiteral(s.b[s.pos]) {
		s.pos++
	}
	n.end = s.pos
	n.text = string(s.b[n.start:n.end])
	if !jsontext.Value(s.b[n.start:n.end]).IsValid() {
		return n, s.errorf("a value is expected")
	}
	return n, nil
}

func isLiteral(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '+' || c == '.'
}

func (s *scanner) str() (node, error) {
	n := node{kind: '"', start: s.pos}
	for s.pos++; s.pos < len(s.b) && s.b[s.pos] != '"'; s.pos++ {
		if s.b[s.pos] == '\\' {
			s.pos++
		}
	}
	if s.pos >= len(s.b) {
		return n, s.errorf("a string does not end")
	}
	s.pos++
	n.end = s.pos
	text, err := jsontext.AppendUnquote(nil, s.b[n.start:n.end])
	if err != nil {
		return n, s.errorf("%v", errors.Unwrap(err))
	}
	n.text = string(text)
	return n, nil
}

func (s *scanner) object(depth int) (node, error) {
	n := node{kind: '{', start: s.pos}
	s.pos++
	for {
		if err := s.skip(); err != nil {
			return n, err
		}
		if s.at(0) == '}' {
			s.pos++
			n.end = s.pos
			return n, nil
		}
		if s.at(0) != '"' {
			return n, s.errorf("a name is expected")
		}
		key, err := s.str()
		if err != nil {
			return n, err
		}
		if err := s.skip(); err != nil {
			return n, err
		}
		if s.at(0) != ':' {
			return n, s.errorf("a colon is expected after %q", key.text)
		}
		s.pos++
		if err := s.skip(); err != nil {
			return n, err
		}
		v, err := s.value(depth + 1)
		if err != nil {
			return n, err
		}
		for _, m := range n.members {
			if m.name == key.text {
				return n, s.errorf("%q is there twice", key.text)
			}
		}
		n.members = append(n.members, field{key.text, key.start, v})
		if err := s.comma('}'); err != nil {
			return n, err
		}
	}
}

func (s *scanner) array(depth int) (node, error) {
	n := node{kind: '[', start: s.pos}
	s.pos++
	for {
		if err := s.skip(); err != nil {
			return n, err
		}
		if s.at(0) == ']' {
			s.pos++
			n.end = s.pos
			return n, nil
		}
		v, err := s.value(depth + 1)
		if err != nil {
			return n, err
		}
		n.elems = append(n.elems, v)
		if err := s.comma(']'); err != nil {
			return n, err
		}
	}
}

// comma passes the comma after a value; the last one needs none.
func (s *scanner) comma(closing byte) error {
	if err := s.skip(); err != nil {
		return err
	}
	switch s.at(0) {
	case ',':
		s.pos++
		return nil
	case closing:
		return nil
	}
	return s.errorf("a comma or %q is expected", string(closing))
}

// member returns the value of a name, or nil.
func (n *node) member(name string) *node {
	for i := range n.members {
		if n.members[i].name == name {
			return &n.members[i].value
		}
	}
	return nil
}

// same reports equal values, wherever members stand and however texts are
// written.
func (n *node) same(o *node) bool {
	if n.kind != o.kind || n.text != o.text || len(n.members) != len(o.members) || len(n.elems) != len(o.elems) {
		return false
	}
	for i := range n.members {
		v := o.member(n.members[i].name)
		if v == nil || !n.members[i].value.same(v) {
			return false
		}
	}
	for i := range n.elems {
		if !n.elems[i].same(&o.elems[i]) {
			return false
		}
	}
	return true
}

// strings lists all texts in a value.
func (n *node) strings(into []string) []string {
	switch n.kind {
	case '"':
		into = append(into, n.text)
	case '{':
		for i := range n.members {
			into = n.members[i].value.strings(into)
		}
	case '[':
		for i := range n.elems {
			into = n.elems[i].strings(into)
		}
	}
	return into
}
