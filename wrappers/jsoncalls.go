package wrappers

import "slices"

// hookCall is a call of the hook in the list of an event.
type hookCall struct {
	list, group *node // the list and its element
	elem        int
	// inner is the list in the element, if there is one, and hook what stands
	// in it for us.
	inner, hook *node
	at          int
	words       []string
	line        string
	own         bool // the host starts nothing but what install writes
}

// shared reports an element in which there are hooks of others.
func (c *hookCall) shared() bool { return c.inner != nil && len(c.inner.elems) > 1 }

// leave takes the call, or its element with it, out of the file.
func (c *hookCall) leave(b []byte) []byte {
	if c.shared() {
		return without(b, c.inner, c.at)
	}
	return without(b, c.list, c.elem)
}

// calls are all calls of the hook in the list of an event.
func (h *Host) calls(l *node) []hookCall {
	var found []hookCall
	for i := range l.elems {
		e := &l.elems[i]
		inner := e.member("hooks")
		if inner == nil || inner.kind != '[' {
			if c, ok := h.callIn(e); ok {
				c.list, c.group, c.elem = l, e, i
				found = append(found, c)
			}
			continue
		}
		n := len(found)
		for k := range inner.elems {
			if c, ok := h.callIn(&inner.elems[k]); ok {
				c.list, c.group, c.elem, c.inner, c.at = l, e, i, inner, k
				found = append(found, c)
			}
		}
		if n == len(found) {
			if c, ok := h.callIn(e); ok { // elsewhere in it
				c.list, c.group, c.elem, c.own = l, e, i, false
				found = append(found, c)
			}
		}
	}
	return found
}

// callIn reads how a hook is started: by a line, by a shell with a line, or by
// a program with arguments.
func (h *Host) callIn(n *node) (c hookCall, ok bool) {
	c.hook = n
	all := n.strings(nil)
	if c.words = h.ours(n.words()); c.words == nil {
		return c, false
	}
	c.line = h.wholeCall(all)
	command, args := n.member("command"), n.member("args")
	if command == nil || command.kind != '"' {
		return c, true
	}
	argv := []string{command.text}
	if args != nil {
		argv = args.strings(argv)
	}
	switch {
	case args == nil:
		c.line = command.text
	case len(argv) == 3 && argv[0] == "/bin/sh" && argv[1] == "-c":
		c.line = argv[2]
	default:
		// No shell reads these words.
		if w := h.ours(argv); len(w) == len(argv) {
			c.words, c.line, c.own = w, "", true
		}
		return c, true
	}
	if w := h.ours(splitShell(c.line)); w != nil {
		c.words, c.own = w, h.ownLine(c.line, w)
	}
	return c, true
}

// differing names the members that only one of two objects has, or that differ.
func differing(got, want *node, but string) []string {
	var names []string
	for i := range want.members {
		m := &want.members[i]
		if v := got.member(m.name); m.name != but && (v == nil || !v.same(&m.value)) {
			names = append(names, m.name)
		}
	}
	for i := range got.members {
		if name := got.members[i].name; name != but && want.member(name) == nil {
			names = append(names, name)
		}
	}
	return names
}

// findJSON reads the calls of all events.
func (h *Host) findJSON(b []byte) ([]Found, error) {
	root, err := parseJSONC(b)
	if err != nil || root == nil {
		return nil, err
	}
	hooks := root.member("hooks")
	if hooks == nil {
		return nil, nil
	}
	var found []Found
	for i := range hooks.members {
		m := &hooks.members[i]
		at := slices.IndexFunc(h.setup.entries, func(e entry) bool { return e.event == m.name })
		for _, c := range h.calls(&m.value) {
			f := Found{Words: c.words, Line: c.line, Own: c.own, Event: m.name, Elsewhere: at < 0}
			f.Closed = f.ByLine() || c.hook.says("onFailure", `"block"`) || c.hook.says("failClosed", "true")
			if at >= 0 {
				if f.Differs, f.Mixed, err = h.compare(&c, h.setup.entries[at]); err != nil {
					return nil, err
				}
				ours := c.group
				if c.shared() {
					ours = c.hook
				}
				f.Mixed = f.Mixed || hasComment(b[ours.start:ours.end])
			}
			found = append(found, f)
		}
	}
	return found, nil
}

// says reports a member with a value, as it is written.
func (n *node) says(name, value string) bool {
	m := n.member(name)
	return m != nil && (m.kind == '"' && quote(m.text) == value || m.kind == 'x' && m.text == value)
}

// compare names the keys of a call that are not as we write them, by the setup
// that comes closest, and reports keys that we do not write.
func (h *Host) compare(c *hookCall, e entry) (best []string, mixed bool, err error) {
	for i, s := range h.alike(c.words) {
		want, err := parseJSONC([]byte(s.fill(e.text)))
		if err != nil {
			return nil, false, err
		}
		var names []string
		extra := func(got, want *node) {
			for i := range got.members {
				mixed = mixed || want.member(got.members[i].name) == nil
			}
		}
		extra(c.group, want)
		if inner := want.member("hooks"); inner != nil && c.inner != nil {
			names = append(differing(c.group, want, "hooks"), differing(c.hook, &inner.elems[0], "")...)
			extra(c.hook, &inner.elems[0])
		} else {
			names = differing(c.group, want, "")
		}
		if i == 0 || len(names) < len(best) {
			best = names
		}
		if len(names) == 0 {
			return nil, mixed, nil
		}
	}
	return best, mixed, nil
}
