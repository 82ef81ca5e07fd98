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
		for again := true; again; {
			var err error
			if b, again, err = s.planEntry(b, e.event, s.fill(e.text)); err != nil {
				return nil, err
			}
		}
	}
	return b, nil
}

// planEntry takes one step to the entry in the list of an event; again reports
// that there is another one.
func (s *Setup) planEntry(b []byte, event, text string) (out []byte, again bool, err error) {
	root, err := parseJSONC(b)
	if err != nil {
		return nil, false, err
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
		return append(b, "{"+st.line(1)+head+hooks(1)+st.newline+"}"+st.newline...), false, nil
	}
	if root.kind != '{' {
		return nil, false, errors.New("the file is not a JSON object")
	}
	h := root.member("hooks")
	if h == nil {
		return insert(b, root, st, 1, hooks(1)), false, nil
	}
	if h.kind != '{' {
		return nil, false, errors.New("hooks is not an object")
	}
	l := h.member(event)
	if l == nil {
		return insert(b, h, st, 2, quote(event)+": "+list(2)), false, nil
	}
	if l.kind != '[' {
		return nil, false, fmt.Errorf("hooks.%s is not a list", event)
	}
	calls := s.Host.calls(l)
	for i := range calls {
		if !calls[i].own {
			return nil, false, errByHand("what hooks." + event + " starts")
		}
	}
	if len(calls) == 0 {
		return insert(b, l, st, 3, text), false, nil
	}
	want, err := parseJSONC([]byte(text))
	if err != nil {
		return nil, false, err
	}
	c := calls[len(calls)-1]
	got, leave := c.group, len(calls) > 1 // once is enough
	if c.shared() {
		// What stands around the list is there for the others, too: if it is
		// not what we need, we go.
		leave = leave || len(differing(c.group, want, "hooks")) > 0
		got, want = c.hook, want.member("hooks")
		if want == nil {
			return nil, false, errByHand("its form in hooks." + event)
		}
		want = &want.elems[0]
	}
	edits, err := revise(b, got, want, text, nil)
	switch {
	case err != nil:
		return nil, false, errByHand(err.Error() + " in hooks." + event)
	case leave:
		return c.leave(b), true, nil
	}
	for i := len(edits) - 1; i >= 0; i-- {
		b = splice(b, edits[i].start, edits[i].end, edits[i].text)
	}
	return b, false, nil
}

// edit replaces a part of a file.
type edit struct {
	start, end int
	text       string
}

// revise lists the edits that make a value in b equal to one in text, in the
// order of the file. It fails if keys or comments of others would be lost.
func revise(b []byte, got, want *node, text string, edits []edit) ([]edit, error) {
	if got.same(want) {
		return edits, nil
	}
	within := got.kind == want.kind && len(got.elems) == len(want.elems) && len(got.members) == len(want.members) && got.last() > 0
	n := len(edits)
	for i := range got.members {
		m := &got.members[i]
		w := want.member(m.name)
		if w == nil {
			return nil, fmt.Errorf("%q", m.name)
		}
		var err error
		if edits, err = revise(b, &m.value, w, text, edits); err != nil {
			return nil, err
		}
	}
	for i := range got.elems {
		if within {
			var err error
			if edits, err = revise(b, &got.elems[i], &want.elems[i], text, edits); err != nil {
				return nil, err
			}
		}
	}
	if within {
		return edits, nil
	}
	if hasComment(b[got.start:got.end]) {
		return nil, errors.New("a comment")
	}
	return append(edits[:n], edit{got.start, got.end, text[want.start:want.end]}), nil
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
	for {
		root, err := parseJSONC(b)
		if err != nil {
			return nil, err
		}
		if root != nil && root.kind == '{' && s.empty(b, root) {
			return nil, nil
		}
		cut, ok := s.cut(b, root)
		if !ok {
			return b, nil
		}
		b = cut
	}
}

// empty reports a file that holds nothing but what we begin a new one with.
func (s *Setup) empty(b []byte, root *node) bool {
	rest := strings.Join(strings.Fields(string(b)), "")
	return rest == "{}" || s.Host.setup.head != "" && rest == "{"+strings.Join(strings.Fields(s.Host.setup.head), "")+"}" && len(root.members) > 0
}

// cut removes one entry of ours, from whatever event.
func (s *Setup) cut(b []byte, root *node) ([]byte, bool) {
	if root == nil || root.kind != '{' {
		return b, false
	}
	h := root.member("hooks")
	if h == nil || h.kind != '{' {
		return b, false
	}
	for i := range h.members {
		l := &h.members[i].value
		for _, c := range s.Host.calls(l) {
			if !c.own {
				continue
			}
			hooks := 0
			for hooks < len(root.members) && root.members[hooks].name != "hooks" {
				hooks++
			}
			switch {
			case c.shared() || len(l.elems) > 1 || h.members[i].holdsComment(b):
				return c.leave(b), true
			case len(h.members) > 1 || root.members[hooks].holdsComment(b):
				return without(b, h, i), true
			}
			return without(b, root, hooks), true
		}
	}
	return b, false
}

// spans are where the values of a list or the members of an object are.
func (n *node) spans() [][2]int {
	var spans [][2]int
	for i := range n.members {
		spans = append(spans, [2]int{n.members[i].start, n.members[i].value.end})
	}
	for i := range n.elems {
		spans = append(spans, [2]int{n.elems[i].start, n.elems[i].end})
	}
	return spans
}

// holdsComment reports a comment in a member, beside the values in it.
func (f *field) holdsComment(b []byte) bool {
	return hasComment(b[f.start:f.value.start]) || f.value.holdsComment(b)
}

// holdsComment reports a comment beside the values.
func (n *node) holdsComment(b []byte) bool {
	at := n.start
	for _, s := range n.spans() {
		if hasComment(b[at:s[0]]) {
			return true
		}
		at = s[1]
	}
	return hasComment(b[at:n.end])
}

// without takes a value out of its list or object, with its comma and the white
// space around it. Comments stay.
func without(b []byte, n *node, i int) []byte {
	spans := n.spans()
	start, end := spans[i][0], spans[i][1]
	comma := func(at int) int {
		s := scanner{b: b, pos: at}
		if _ = s.skip(); s.at(0) == ',' { // it was parsed before
			return s.pos
		}
		return -1
	}
	next := comma(end)
	if i+1 < len(spans) {
		// The value behind it moves into its place.
		after := next + 1
		for isSpace(b[after]) {
			after++
		}
		return splice(splice(b, next, after, ""), start, end, "")
	}
	switch {
	case len(spans) == 1 && !n.holdsComment(b):
		return splice(b, n.start+1, n.end-1, "")
	case next >= 0:
		b = splice(b, next, next+1, "")
	}
	// A line that ends with a comment keeps its end.
	newline := bytes.HasPrefix(bytes.TrimLeft(b[end:], " \t\r,"), []byte("\n"))
	for start > n.start+1 && isSpace(b[start-1]) && (newline || b[start-1] != '\n') {
		start--
	}
	b = splice(b, start, end, "")
	if i > 0 && next < 0 {
		before := comma(spans[i-1][1])
		b = splice(b, before, before+1, "")
	}
	return b
}

// hasComment reports a comment in a piece of a file that begins outside of
// texts.
func hasComment(b []byte) bool {
	s := scanner{b: b}
	for s.pos < len(b) {
		switch {
		case b[s.pos] == '"':
			if _, err := s.str(); err != nil {
				return true
			}
			continue
		case b[s.pos] == '/':
			return true
		}
		s.pos++
	}
	return false
}
