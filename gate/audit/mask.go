package audit

import (
	"strings"
)

// masked stands for a secret.
const masked = "[masked]"

// Mask replaces what looks like a secret: private key blocks, tokens of known
// services, bearer tokens, values of authorization headers, passwords in URLs,
// and values given to names such as API_TOKEN, --password or "secret". It
// takes linear time. It masks one value at a time and stops at the end of a
// word or quotation, so that a text cannot hide a command from the record by
// writing a header in front of it.
func Mask(s string) string {
	m := masker{s: maskKeys(s)}
	m.out = make([]byte, 0, len(s))
	m.run()
	return string(m.out)
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
	s       string
	i       int
	out     []byte
	quote   byte   // the quotation i is in, or 0
	program string // the last word that may be a program of interest
	login   bool   // a login subcommand was seen after it
}

func (m *masker) run() {
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
	case c == m.quote:
		m.quote = 0
	case (c == '"' || c == '\'') && m.quote == 0:
		m.quote = c
	case strings.IndexByte(";|&\n(", c) >= 0:
		m.program, m.login = "", false
	case c == ':' && strings.HasPrefix(m.s[m.i:], "://"):
		m.copy(3)
		m.userinfo()
		return
	}
	m.copy(1)
}

func (m *masker) copy(n int) {
	n = min(n, len(m.s)-m.i)
	m.out = append(m.out, m.s[m.i:m.i+n]...)
	m.i += n
}

// hide leaves out n bytes and says so.
func (m *masker) hide(n int) {
	m.out = append(m.out, masked...)
	m.i += n
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
			if colon >= 0 && j > colon+1 && m.s[colon+1] != '$' {
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
		return
	}
	if len(word) > 64 {
		m.copy(len(word))
		return
	}
	low := strings.ToLower(word)
	m.copy(len(word))
	switch {
	case low == "bearer":
		if n := m.spaces(0); n > 0 {
			m.copy(n)
			m.value(0)
		}
	case headerName(low):
		m.header()
	case sensitive(low):
		m.assigned(strings.HasPrefix(low, "-"))
	default:
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

// header masks the value of a header: to the end of the quotation or line if
// it is quoted, else one word, and a second one after a scheme.
func (m *masker) header() {
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
		before := m.i
		for _, scheme := range []string{"basic", "bearer", "token", "digest"} {
			if len(m.s)-before > len(scheme) && strings.EqualFold(m.s[before:before+len(scheme)], scheme) {
				m.copy(len(scheme))
				for m.at(0) == ' ' || m.at(0) == '\\' {
					m.copy(1)
				}
				break
			}
		}
		m.value(0)
		return
	}
	m.upTo(string([]byte{m.quote, '\n'}))
}

// assigned masks the value after a name that is sensitive: NAME=value,
// "name": "value", and, after an option, the next word.
func (m *masker) assigned(option bool) {
	switch {
	case m.at(0) == '=':
		m.copy(1)
		m.value(0)
		return
	case m.at(0) == '+' && m.at(1) == '=':
		m.copy(2)
		m.value(0)
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
		m.value(0)
		return
	}
	if option && !closing && blanks > 0 && m.at(blanks) != '-' {
		m.copy(blanks)
		m.value(0)
	}
}

// value masks one value after skip bytes: a quotation, or the rest of a word.
// References to variables and substitutions are not secrets and stay.
func (m *masker) value(skip int) {
	m.copy(skip)
	if m.at(0) == '\\' && m.at(1) == '"' { // JSON inside double quotes
		m.copy(2)
		m.upTo(`"\`)
		return
	}
	if c := m.at(0); (c == '"' || c == '\'') && c != m.quote {
		if m.quote == 0 || m.quote == '\'' && c == '"' || m.quote == '"' && c == '\'' {
			m.copy(1)
			m.upTo(string(c))
			if m.at(0) == c {
				m.copy(1)
			}
			return
		}
	}
	m.upTo(" \t\n;|&()<>'\"`,")
}

// upTo masks everything before the first byte of stop.
func (m *masker) upTo(stop string) {
	if m.at(0) == '$' || m.at(0) == '`' {
		return
	}
	j := m.i
	for j < len(m.s) && strings.IndexByte(stop, m.s[j]) < 0 {
		j++
	}
	if j > m.i {
		m.hide(j - m.i)
	}
}

// option masks values of short options that take a password, by program.
func (m *masker) option(word string) {
	switch word {
	case "mysql", "mysqldump", "mysqladmin", "mysqlimport", "mariadb", "mariadb-dump", "sshpass",
		"docker", "podman", "helm", "redis-cli", "curl", "wget", "http", "https":
		m.program, m.login = word, false
		return
	case "login":
		m.login = true
		return
	}
	if word == "" || word[0] != '-' || m.program == "" {
		return
	}
	switch {
	case strings.HasPrefix(m.program, "mysql"), strings.HasPrefix(m.program, "mariadb"):
		m.attached(word, "-p", false)
	case m.program == "sshpass", m.login:
		m.attached(word, "-p", true)
	case m.program == "redis-cli":
		m.attached(word, "-a", true)
	case m.program == "curl" && (word == "-u" || word == "--user" || word == "-U" || word == "--proxy-user"):
		m.copy(m.spaces(0))
		if c := m.at(0); (c == '"' || c == '\'') && m.quote == 0 {
			m.quote = c
			m.copy(1)
		}
		for m.i < len(m.s) && (nameByte(m.at(0)) || m.at(0) == '@') {
			m.copy(1)
		}
		if m.at(0) == ':' {
			m.copy(1)
			m.upTo(" \t\n;|&()<>'\"`")
		}
	}
}

// attached masks the value of a short option: the rest of its word, which is
// written already, or the next word.
func (m *masker) attached(word, option string, next bool) {
	if word == option {
		if n := m.spaces(0); n > 0 && next {
			m.copy(n)
			m.value(0)
		} else if c := m.at(0); c == '\'' || c == '"' {
			m.value(0)
		}
		return
	}
	if !strings.HasPrefix(word, option) {
		return
	}
	m.out = m.out[:len(m.out)-len(word)+len(option)]
	rest := m.i
	for rest < len(m.s) && strings.IndexByte(" \t\n;|&()<>'\"`", m.s[rest]) < 0 {
		rest++
	}
	m.hide(rest - m.i)
}
