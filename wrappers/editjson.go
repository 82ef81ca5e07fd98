package wrappers

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
)

// style is how a file is laid out.
type style struct{ newline, indent string }

// styleOf takes line ends and indentation from a file.
func styleOf(b []byte) style {
	s := style{"\n", "  "}
	if bytes.Contains(b, []byte("\r\n")) {
		s.newline = "\r\n"
	}
	for line := range bytes.Lines(b) {
		if n := len(line) - len(bytes.TrimLeft(line, " \t")); n > 0 && n < 9 && len(bytes.TrimSpace(line)) > 0 {
			s.indent = string(line[:n])
			break
		}
	}
	return s
}

func (s style) line(depth int) string { return s.newline + strings.Repeat(s.indent, depth) }

// planJSON adds the entries that are not there and updates those that are.
func (s *Setup) planJSON(old []byte) ([]byte, error) {
	b := bytes.Clone(old)
	for _, e := range s.Host.setup.entries {
		var err error
		if b, err = s.planEntry(b, e.event, s.fill(e.text)); err != nil {
			return nil, err
		}
	}
	return b, nil
}

func (s *Setup) planEntry(b []byte, event, text string) ([]byte, error) {
	root, err := parseJSONC(b)
	if err != nil {
		return nil, err
	}
	st := styleOf(b)
	list := func(depth int) string {
		return "[" + st.line(depth+1) + text + st.line(depth) + "]"
	}
	hooks := func(depth int) string {
		return `"hooks": {` + st.line(depth+1) + quote(event) + ": " + list(depth+1) + st.line(depth) + "}"
	}
	if root == nil {
		head := s.Host.setup.head
		if head != "" {
			head += "," + st.line(1)
		}
		return append(b, "{"+st.line(1)+head+hooks(1)+st.newline+"}"+st.newline...), nil
	}
	if root.kind != '{' {
		return nil, errors.New("the file is not a JSON object")
	}
	h := root.member("hooks")
	if h == nil {
		return insert(b, root, st, 1, hooks(1)), nil
	}
	if h.kind != '{' {
		return nil, errors.New("hooks is not an object")
	}
	l := h.member(event)
	if l == nil {
		return insert(b, h, st, 2, quote(event)+": "+list(2)), nil
	}
	if l.kind != '[' {
		return nil, fmt.Errorf("hooks.%s is not a list", event)
	}
	for i := range l.elems {
		if e := &l.elems[i]; s.Host.ours(e.words()) != nil {
			return splice(b, e.start, e.end, text), nil
		}
	}
	return insert(b, l, st, 3, text), nil
}

// words are the words of all texts of a value: a command line and its
// arguments are next to each other.
func (n *node) words() []string {
	var words []string
	for _, t := range n.strings(nil) {
		if isGuard(t) {
			words = append(words, t) // a path may have spaces
			continue
		}
		words = append(words, splitShell(t)...)
	}
	return words
}

func splice(b []byte, start, end int, text string) []byte {
	out := append([]byte{}, b[:start]...)
	out = append(out, text...)
	return append(out, b[end:]...)
}

// insert puts text behind the last value of an object or list.
func insert(b []byte, n *node, st style, depth int, text string) []byte {
	last := n.last()
	if last == 0 {
		// Comments in an empty list stay in front.
		at := n.end - 1
		for at > n.start+1 && isSpace(b[at-1]) {
			at--
		}
		return splice(b, at, n.end-1, st.line(depth)+text+st.line(depth-1))
	}
	s := scanner{b: b, pos: last}
	_ = s.skip() // it was parsed before
	if s.at(0) == ',' {
		return splice(b, s.pos+1, s.pos+1, st.line(depth)+text)
	}
	return splice(b, last, last, ","+st.line(depth)+text)
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

// last is the end of the last value, 0 if there is none.
func (n *node) last() int {
	if k := len(n.members); k > 0 {
		return n.members[k-1].value.end
	}
	if k := len(n.elems); k > 0 {
		return n.elems[k-1].end
	}
	return 0
}

// unplanJSON removes our entries and the containers that are empty then.
func (s *Setup) unplanJSON(b []byte) ([]byte, error) {
	for _, e := range s.Host.setup.entries {
		for {
			root, err := parseJSONC(b)
			if err != nil {
				return nil, err
			}
			cut, ok := s.cut(b, root, e.event)
			if !ok {
				break
			}
			b = cut
		}
	}
	if root, err := parseJSONC(b); err == nil && root != nil && root.kind == '{' {
		if s.empty(b, root) {
			return nil, nil
		}
	}
	return b, nil
}

// empty reports a file that holds nothing but what we begin a new one with.
func (s *Setup) empty(b []byte, root *node) bool {
	rest := strings.Join(strings.Fields(string(b)), "")
	return rest == "{}" || s.Host.setup.head != "" && rest == "{"+strings.Join(strings.Fields(s.Host.setup.head), "")+"}" && len(root.members) > 0
}

// cut removes one entry of ours from the list of an event.
func (s *Setup) cut(b []byte, root *node, event string) ([]byte, bool) {
	if root == nil || root.kind != '{' {
		return b, false
	}
	h := root.member("hooks")
	if h == nil || h.kind != '{' {
		return b, false
	}
	l := h.member(event)
	if l == nil || l.kind != '[' {
		return b, false
	}
	for i := range l.elems {
		if s.Host.ours(l.elems[i].words()) == nil {
			continue
		}
		switch {
		case len(l.elems) > 1:
			starts := make([][2]int, len(l.elems))
			for k := range l.elems {
				starts[k] = [2]int{l.elems[k].start, l.elems[k].end}
			}
			return remove(b, starts, i), true
		case len(h.members) > 1:
			return removeField(b, h, event), true
		}
		return removeField(b, root, "hooks"), true
	}
	return b, false
}

func removeField(b []byte, n *node, name string) []byte {
	spans := make([][2]int, len(n.members))
	at := 0
	for k := range n.members {
		spans[k] = [2]int{n.members[k].start, n.members[k].value.end}
		if n.members[k].name == name {
			at = k
		}
	}
	if len(spans) == 1 {
		return splice(b, n.start+1, n.end-1, "")
	}
	return remove(b, spans, at)
}

// remove takes one of several values out, with its comma.
func remove(b []byte, spans [][2]int, i int) []byte {
	if i+1 < len(spans) {
		return splice(b, spans[i][0], spans[i+1][0], "")
	}
	return splice(b, spans[i-1][1], spans[i][1], "")
}

func (h *Host) findJSON(b []byte) ([]Found, error) {
	root, err := parseJSONC(b)
	if err != nil || root == nil {
		return nil, err
	}
	var found []Found
	hooks := root.member("hooks")
	if hooks == nil {
		return nil, nil
	}
	for _, e := range h.setup.entries {
		l := hooks.member(e.event)
		if l == nil {
			continue
		}
		for i := range l.elems {
			if w := h.ours(l.elems[i].words()); w != nil {
				text := b[l.elems[i].start:l.elems[i].end]
				closed := bytes.Contains(text, []byte(`"onFailure"`)) && bytes.Contains(text, []byte(`"block"`)) ||
					bytes.Contains(text, []byte(`"failClosed": true`))
				line := h.wholeCall(l.elems[i].strings(nil))
				found = append(found, Found{w, line, closed || strings.HasSuffix(line, closedEnd)})
			}
		}
	}
	return found, nil
}
