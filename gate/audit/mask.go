package audit

import "strings"

// masked stands for a secret.
const masked = "[masked]"

// Mask replaces what looks like a secret: private key blocks, tokens of known
// services, bearer tokens, values of authorization headers, passwords in URLs,
// values given to names such as API_TOKEN, --password or "secret", and those of
// options that take a password in programs that are known for it. It takes
// linear time. It masks one word of the shell at a time, all of it: quotations,
// escapes and what follows them. References to variables and substitutions in
// it stay, so that a text cannot hide a command from the record by writing a
// header in front of it.
func Mask(s string) string {
	m := masker{s: maskKeys(s)}
	m.out = make([]byte, 0, len(s))
	m.run()
	return string(m.out)
}

// MaskReason is Mask for the reason of a verdict: a sentence of the gate's, and
// behind a colon what it quotes. What the sentence says of secrets is none, and
// the path of a credential is not its content.
func MaskReason(s string) string {
	head, quoted, ok := strings.Cut(s, ": ")
	if !ok || strings.ContainsAny(head, "\"'`([{=\\$") {
		return Mask(s)
	}
	return Mask(head) + ": " + Mask(quoted)
}

// maskKeys replaces the body of private key blocks (RFC 7468).
func maskKeys(s string) string {
	const begin, end = "-----BEGIN ", "-----END "
	var out strings.Builder
	for {
		i := strings.Index(s, begin)
		if i < 0 {
			break
		}
		label := s[i+len(begin):]
		n := strings.Index(label[:min(len(label), 64)], "-----")
		if n < 0 || !strings.HasSuffix(label[:n], "PRIVATE KEY") {
			out.WriteString(s[:i+len(begin)])
			s = label
			continue
		}
		body := i + len(begin) + n + len("-----")
		out.WriteString(s[:body])
		out.WriteString(masked)
		stop := strings.Index(s[body:], end)
		if stop < 0 {
			return out.String()
		}
		s = s[body+stop:]
	}
	if out.Len() == 0 {
		return s
	}
	out.WriteString(s)
	return out.String()
}

// masker copies s to out. The text is read as runs of name characters with
// anything between them; each run is looked at once.
type masker struct {
	s      string
	i      int
	out    []byte
	hiding bool // out ends with masked, and what follows is hidden too
	quote  byte // the quotation i is in: ', ", ansi, or 0
	stack  []frame
	command
}

// command is what is known of the simple command that is read.
type command struct {
	program string // the last word that may be a program of interest
	login   bool   // a subcommand login was seen after it
	sets    bool   // one that sets a value by name was seen
	stdin   bool   // its standard input is a secret
	// from is where the words of an echo begin in out, which stands in the
	// quotation base; piped and until are those of the one whose output it
	// reads. They are -1 if there are none.
	from, piped, until int
	base               byte
}

func noCommand() command { return command{from: -1, piped: -1} }

// ansi stands for the quotation $'...'.
const ansi = 'A'

func (m *masker) run() {
	m.command = noCommand()
	for m.i < len(m.s) {
		if nameByte(m.s[m.i]) {
			m.name()
			continue
		}
		m.other()
	}
}

// other copies one byte that belongs to no name.
func (m *masker) other() {
	c := m.s[m.i]
	switch {
	case c == '\\' && m.quote != '\'' && m.i+1 < len(m.s) && !nameByte(m.s[m.i+1]):
		m.copy(2)
		return
	case m.resumes(c):
		m.copy(1)
		m.resume()
		return
	case c == m.quote || c == '\'' && m.quote == ansi:
		m.quote = 0
	case c == '"' && m.quote == 0:
		m.quote = c
	case c == '\'' && m.quote == 0 && !m.apostrophe():
		m.quote = c
		if m.i > 0 && m.s[m.i-1] == '$' {
			m.quote = ansi
		}
	case c == '(' && len(m.stack) > 0:
		m.push(frame{close: ')', base: m.quote, plain: true})
	case c == '|' && m.from >= 0 && m.quote != m.base:
	case c == '|' && m.at(1) != '|':
		from, base := m.from, m.base
		m.command = noCommand()
		m.piped, m.until, m.base = from, len(m.out), base
	case strings.IndexByte(";|&\n(", c) >= 0:
		m.command = noCommand()
	case c == '<' && m.stdin && strings.HasPrefix(m.s[m.i:], "<<<"):
		m.copy(3)
		m.copy(m.spaces(0))
		m.value(value{})
		return
	case c == ':' && strings.HasPrefix(m.s[m.i:], "://"):
		m.copy(3)
		m.userinfo()
		return
	}
	m.copy(1)
}

// apostrophe reports a quotation mark in a word of prose, as in a here-document.
func (m *masker) apostrophe() bool {
	letter := func(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
	if m.i == 0 || !letter(m.s[m.i-1]) || !letter(m.at(1)) {
		return false
	}
	for n := 1; n < 16; n++ {
		switch m.at(n) {
		case '\'':
			return false
		case ' ', '\n', 0:
			return true
		}
	}
	return false
}

func (m *masker) copy(n int) {
	n = min(n, len(m.s)-m.i)
	if n > 0 {
		m.hiding = false
	}
	m.out = append(m.out, m.s[m.i:m.i+n]...)
	m.i += n
}

// back takes back n bytes that were copied.
func (m *masker) back(n int) {
	m.out = m.out[:len(m.out)-n]
	m.i -= n
}

// hide leaves out n bytes and says so, once for all that stand together.
func (m *masker) hide(n int) {
	if !m.hiding {
		m.out = append(m.out, masked...)
	}
	m.hiding = true
	m.i = min(m.i+n, len(m.s))
}

func nameByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' ||
		c == '_' || c == '-' || c == '.'
}

// userinfo masks user:password@ of a URL after its "://".
func (m *masker) userinfo() {
	colon := -1
	for j := m.i; j < len(m.s); j++ {
		switch c := m.s[j]; {
		case c == '@':
			if colon >= 0 && j > colon+1 && (m.s[colon+1] != '$' || m.quote == '\'') {
				m.copy(colon + 1 - m.i)
				m.hide(j - m.i)
			} else if colon < 0 && j-m.i >= 16 {
				m.hide(j - m.i) // a token alone
			}
			return
		case c == ':' && colon < 0:
			colon = j
		case c <= ' ' || strings.IndexByte(`/'"<>;|&()?#`, c) >= 0:
			return
		}
	}
}

// name looks at a run of name characters.
func (m *masker) name() {
	j := m.i
	for j < len(m.s) && nameByte(m.s[j]) {
		j++
	}
	word := m.s[m.i:j]
	if keep := tokenPrefix(word); keep >= 0 {
		for j < len(m.s) && (nameByte(m.s[j]) || strings.IndexByte("/+=", m.s[j]) >= 0) {
			j++
		}
		m.copy(keep)
		m.hide(j - m.i)
		m.hiding = false
		return
	}
	before := byte(' ')
	if m.i > 0 {
		before = m.s[m.i-1]
	}
	m.copy(len(word))
	if word[0] != '-' && strings.IndexByte(":=,@%+", before) < 0 && (m.i == len(m.s) || wordEnd(m.s[m.i]) || m.s[m.i] == '"' || m.s[m.i] == '\'') &&
		m.verb(word) {
		return
	}
	if len(word) <= 64 {
		low := strings.ToLower(word)
		switch {
		case low == "bearer":
			if n := m.spaces(0); n > 0 {
				m.copy(n)
				m.value(value{outer: m.quote})
			}
			return
		case headerName(low):
			m.header(len(word))
			return
		case sensitive(word, low):
			m.assigned(strings.HasPrefix(low, "-"))
			return
		}
	}
	if word[0] == '-' && strings.IndexByte("/:=,@%+", before) < 0 {
		m.option(word)
	}
}

// spaces counts blanks from i+from on.
func (m *masker) spaces(from int) int {
	n := 0
	for m.i+from+n < len(m.s) && (m.s[m.i+from+n] == ' ' || m.s[m.i+from+n] == '\t') {
		n++
	}
	return n
}

// at returns the byte at i+n, or 0.
func (m *masker) at(n int) byte {
	if m.i+n < len(m.s) {
		return m.s[m.i+n]
	}
	return 0
}

// header masks the value of a header whose name of so many bytes was copied: to
// the end of the quotation or line if it is quoted, else one word, and a second
// one after a scheme. What is no argument of an option for headers may be a
// command, and ends where that does.
func (m *masker) header(name int) {
	commands := !headerOption(m.s[max(m.i-name-24, 0) : m.i-name])
	n := m.spaces(0)
	if m.at(n) != ':' {
		// The name may be quoted itself, as in JSON.
		m.assigned(false)
		return
	}
	n++
	for m.at(n) == ' ' || m.at(n) == '\t' || m.at(n) == '\\' && m.quote == 0 {
		n++
	}
	m.copy(n)
	if m.quote == 0 {
		m.scheme()
	}
	m.value(value{outer: m.quote, whole: m.quote != 0, commands: commands})
}

// headerOption reports a text that ends with an option for headers and the
// beginning of a quotation.
func headerOption(before string) bool {
	before = strings.TrimRight(before, "\"'\\$")
	for _, option := range [...]string{"-H", "--header", "--proxy-header"} {
		if strings.HasSuffix(strings.TrimRight(before, " \t="), option) {
			return true
		}
	}
	return false
}

// scheme copies the name of a scheme of authentication.
func (m *masker) scheme() {
	for _, scheme := range [...]string{"basic", "bearer", "token", "digest"} {
		if len(m.s)-m.i > len(scheme) && strings.EqualFold(m.s[m.i:m.i+len(scheme)], scheme) && (m.at(len(scheme)) == ' ' || m.at(len(scheme)) == '\\') {
			m.copy(len(scheme))
			for m.at(0) == ' ' || m.at(0) == '\\' {
				m.copy(1)
			}
			return
		}
	}
}

// assigned masks the value after a name that is sensitive: NAME=value,
// "name": "value", and, after an option or a verb that sets, the next word.
func (m *masker) assigned(option bool) {
	switch {
	case m.at(0) == '=':
		m.copy(1)
		m.list()
		return
	case m.at(0) == '+' && m.at(1) == '=':
		m.copy(2)
		m.list()
		return
	}
	n := 0
	closing := m.at(0) == '"' || m.at(0) == '\''
	if closing {
		n++
	} else if m.at(0) == '\\' && m.at(1) == '"' {
		closing = true
		n += 2
	}
	blanks := m.spaces(n)
	if m.at(n+blanks) == ':' && m.at(n+blanks+1) != ':' && m.at(n+blanks+1) != '/' {
		n += blanks + 1
		n += m.spaces(n)
		if closing && m.at(0) == m.quote {
			m.quote = 0
		}
		m.copy(n)
		m.scheme()
		m.value(value{outer: m.quote, member: closing})
		return
	}
	if (option || m.sets) && !closing && blanks > 0 && m.at(blanks) != '-' {
		m.copy(blanks)
		m.value(value{outer: m.quote})
	}
}

// list masks what is assigned: one value, or those of an array.
func (m *masker) list() {
	array := m.at(0) == '(' && m.quote == 0
	if array {
		m.copy(1)
	}
	m.value(value{outer: m.quote, array: array})
}
