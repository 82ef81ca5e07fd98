package audit

import "strings"

// value is the state of a word of the shell that is masked. The word may stand
// in a quotation, outer, and has quotations of its own, inner: in
// sh -c "TOKEN=\"a b\" x" the value of TOKEN has both.
type value struct {
	outer, inner byte
	whole        bool // it goes to the end of the outer quotation or of the line
	commands     bool // and not behind the end of a command
	member       bool // it is a member of a JSON object
	array        bool // it is a list of words, up to a parenthesis
	brace        bool // it is the rest of a reference ${NAME...}
	after        byte // only what follows this character is masked
}

// frame is what is read on with after a substitution.
type frame struct {
	close byte // the character that ends it
	base  byte // the quotation in which that stands
	plain bool // nothing is masked behind it
	value value
	command
}

func (m *masker) push(f frame) {
	f.command = m.command
	m.stack = append(m.stack, f)
	m.command = noCommand()
}

// resumes reports that c ends the innermost substitution.
func (m *masker) resumes(c byte) bool {
	if len(m.stack) == 0 {
		return false
	}
	f := &m.stack[len(m.stack)-1]
	return f.close != 0 && c == f.close && m.quote == f.base
}

// resume goes on with what stands around a substitution.
func (m *masker) resume() {
	f := m.stack[len(m.stack)-1]
	m.stack = m.stack[:len(m.stack)-1]
	m.command = f.command
	m.from, m.piped = -1, -1 // a place in out that may have moved
	if !f.plain {
		m.quote = f.value.outer
		m.value(f.value)
	}
}

// look returns the next character and its length, as it is in the outer
// quotation. The length is 0 where that ends.
func (m *masker) look(outer byte) (c byte, n int) {
	c = m.s[m.i]
	switch outer {
	case '\'':
		if c == '\'' {
			switch {
			case strings.HasPrefix(m.s[m.i:], `'\''`):
				return c, 4
			case strings.HasPrefix(m.s[m.i:], `'"'"'`):
				return c, 5
			}
			return 0, 0
		}
	case '"':
		if c == '"' {
			return 0, 0
		}
		if next := m.at(1); c == '\\' && next != 0 && strings.IndexByte("\"\\$`", next) >= 0 {
			return next, 2
		}
	case ansi:
		if c == '\'' {
			return 0, 0
		}
		if next := m.at(1); c == '\\' && next != 0 {
			if next == 'n' {
				next = '\n'
			}
			return next, 2
		}
	}
	return c, 1
}

// value masks one word from here on.
func (m *masker) value(v value) {
	if m.trivial() {
		return
	}
	for m.i < len(m.s) {
		c, n := m.look(v.outer)
		switch {
		case n == 0:
			// The word may go on behind the quotation.
			m.copy(1)
			m.quote = 0
			if v.brace {
				m.stack = m.stack[:len(m.stack)-1]
			}
			if m.i == len(m.s) || v.member || v.brace || wordEnd(m.s[m.i]) {
				return
			}
			v.outer, v.inner, v.whole = 0, 0, false
		case v.inner == '\'' && c != '\'' || v.inner == ansi && c != '\'' && c != '\\':
			m.literal(&v, c, n)
		case v.inner != 0 && (c == v.inner || c == '\'' && v.inner == ansi):
			m.copy(n)
			v.inner = 0
			if v.member {
				return
			}
		case c == '\\' && !v.whole:
			m.literal(&v, c, n)
			if m.i < len(m.s) {
				if c, n = m.look(v.outer); n > 0 {
					m.literal(&v, c, n)
				}
			}
		case c == '$' && v.inner == 0 && v.outer == 0 && (m.at(1) == '\'' || m.at(1) == '"'):
			m.copy(1)
			if m.at(0) == '\'' {
				m.copy(1)
				v.inner = ansi
			}
		case c == '$' || c == '`':
			if m.reference(&v, c, n) {
				return
			}
		case v.inner != 0:
			m.literal(&v, c, n)
		case v.brace:
			m.braced(&v, c, n)
		case v.whole:
			if c == '\n' || v.commands && strings.IndexByte(";|&", c) >= 0 {
				return
			}
			m.literal(&v, c, n)
		case v.array && c == ')':
			m.copy(n)
			return
		case v.array && wordEnd(c):
			m.copy(n)
		case wordEnd(c) || v.member && strings.IndexByte(",}]", c) >= 0:
			return
		case c == '\'' || c == '"':
			m.copy(n)
			v.inner = c
		default:
			m.literal(&v, c, n)
		}
	}
}

// wordEnd reports a character that ends an unquoted word.
func wordEnd(c byte) bool { return strings.IndexByte(" \t\n;|&()<>", c) >= 0 }

// literal hides a character, unless what is to be hidden comes later.
func (m *masker) literal(v *value, c byte, n int) {
	if v.after == 0 {
		m.hide(n)
		return
	}
	if c == v.after {
		v.after = 0
	}
	m.copy(n)
}

// braced goes on in a reference ${NAME...}.
func (m *masker) braced(v *value, c byte, n int) {
	switch {
	case c == '}':
		m.copy(n)
		*v = m.stack[len(m.stack)-1].value
		m.command = m.stack[len(m.stack)-1].command
		m.stack = m.stack[:len(m.stack)-1]
	case c == '\'' || c == '"':
		m.copy(n)
		v.inner = c
	default:
		m.literal(v, c, n)
	}
}

// reference copies a reference to a variable, or begins with a substitution,
// which is not masked: then it is true. What stands in single quotes is a
// reference only if it may run something.
func (m *masker) reference(v *value, c byte, n int) bool {
	script := v.outer == '\'' || v.outer == ansi || n > 1
	if c == '`' {
		m.copy(n)
		m.substitution(*v, '`')
		return true
	}
	next := byte(0)
	if m.i+n < len(m.s) {
		next = m.s[m.i+n]
	}
	switch {
	case next == '(':
		m.copy(n + 1)
		m.substitution(*v, ')')
		return true
	case script:
		m.literal(v, c, n)
	case next == '{':
		m.copy(n + 1)
		for m.i < len(m.s) && (m.s[m.i] == '#' || m.s[m.i] == '!' || nameByte(m.s[m.i]) && m.s[m.i] != '-' && m.s[m.i] != '.') {
			m.copy(1)
		}
		for range 2 {
			if m.i < len(m.s) && strings.IndexByte(":-=+?", m.s[m.i]) >= 0 {
				m.copy(1)
			}
		}
		m.push(frame{value: *v})
		*v = value{outer: v.outer, brace: true}
	case next == '_' || next >= 'a' && next <= 'z' || next >= 'A' && next <= 'Z':
		m.copy(n)
		for m.i < len(m.s) && nameByte(m.s[m.i]) && m.s[m.i] != '-' && m.s[m.i] != '.' {
			m.copy(1)
		}
	case next != 0 && strings.IndexByte("0123456789?!#@*$-", next) >= 0:
		m.copy(n + 1)
	default:
		m.literal(v, c, n)
	}
	return false
}

// substitution begins a command in a word that is masked.
func (m *masker) substitution(v value, end byte) {
	m.quote = 0
	if v.outer == '\'' || v.outer == ansi {
		m.quote = v.outer
	}
	m.push(frame{close: end, base: m.quote, value: v})
}

// trivial reports a value that can be no secret.
func (m *masker) trivial() bool {
	n := 0
	for n < 6 && nameByte(m.at(n)) {
		n++
	}
	if c := m.at(n); n == 0 || c != 0 && !wordEnd(c) && strings.IndexByte("\"',}]", c) < 0 {
		return false
	}
	switch strings.ToLower(m.s[m.i : m.i+n]) {
	case "true", "false", "yes", "no", "on", "off", "null", "none", "0", "1":
		return true
	}
	return false
}
