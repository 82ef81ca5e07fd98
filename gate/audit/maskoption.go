package audit

import "strings"

// verb looks at a word that may be a program or a subcommand, and reports one
// that is.
func (m *masker) verb(word string) bool {
	switch word {
	case "echo", "printf":
		if m.from < 0 {
			m.from, m.base = len(m.out), m.quote
		}
	case "chpasswd":
		m.secretInput()
	case "set":
		m.sets = true
	case "config":
		m.sets = m.sets || m.program == "git"
	case "login", "secret":
		m.login = true
		if m.program == "vault" && word == "login" {
			m.operand()
		}
		return word == "login" // the other is a name, too
	default:
		if !programOfInterest(word) {
			return false
		}
		m.program, m.login = word, false
	}
	return true
}

// option looks at an option: it may take a secret, or say where one is read.
func (m *masker) option(word string) {
	switch {
	case strings.HasSuffix(word, "-stdin"), word == "--with-token", m.program == "passwd" && word == "--stdin":
		m.secretInput()
	case m.program != "" || m.login:
		m.optionOf(word)
	}
}

// programOfInterest reports a program with options that take a secret.
func programOfInterest(word string) bool {
	switch word {
	case "git", "mysql", "mysqldump", "mysqladmin", "mysqlimport", "mariadb", "mariadb-dump", "mariadb-admin", "sshpass",
		"docker", "podman", "helm", "oc", "az", "nerdctl", "skopeo", "buildah", "crane", "redis-cli", "curl", "wget", "http", "https",
		"zip", "unzip", "7z", "7za", "7zr", "7zz", "rar", "unrar", "gh", "glab", "kubectl", "vault",
		"ldapsearch", "ldapadd", "ldapmodify", "ldapdelete", "ldapwhoami", "ldappasswd", "ldapcompare",
		"smbclient", "rpcclient", "openssl", "mongo", "mongosh", "mongodump", "mongorestore", "mongoimport", "mongoexport",
		"sudo", "passwd", "sqlcmd", "bcp", "rclone", "ssh-keygen", "keytool", "cqlsh", "influx":
		return true
	}
	return false
}

// optionOf masks what an option of the program takes.
func (m *masker) optionOf(word string) {
	is := func(names ...string) bool {
		for _, n := range names {
			if word == n {
				return true
			}
		}
		return false
	}
	switch p := m.program; {
	case strings.HasPrefix(p, "mysql"), strings.HasPrefix(p, "mariadb"):
		m.attached(word, "-p", false)
	case strings.HasPrefix(p, "7z"), p == "rar", p == "unrar":
		m.attached(word, "-p", false)
		m.attached(word, "-hp", false)
	case p == "redis-cli":
		m.attached(word, "-a", true)
	case p == "zip", p == "unzip", p == "sqlcmd", p == "bcp":
		m.attached(word, "-P", true)
	case strings.HasPrefix(p, "ldap"):
		m.attached(word, "-w", true)
	case p == "ssh-keygen":
		m.attached(word, "-N", true)
	case p == "gh" || p == "glab":
		if m.login && is("--body", "-b", "--value", "-v") {
			m.next(value{})
		}
	case p == "kubectl":
		if is("--from-literal") {
			m.next(value{after: '='})
		}
	case p == "smbclient", p == "rpcclient":
		if strings.HasPrefix(word, "-U") {
			m.back(len(word) - len("-U"))
			m.next(value{after: '%'})
		} else if is("--user") {
			m.next(value{after: '%'})
		}
	case p == "openssl":
		if is("-k", "-K") {
			m.next(value{})
		} else if is("-pass", "-passin", "-passout") && m.says("pass:") {
			m.next(value{after: ':'})
		}
	case p == "keytool":
		if is("-storepass", "-keypass", "-srcstorepass", "-deststorepass", "-new") {
			m.next(value{})
		}
	case p == "sudo":
		if len(word) > 1 && word[1] != '-' && strings.Contains(word, "S") && !m.beforeShell() {
			m.secretInput()
		}
	case p == "curl":
		m.curl(word)
	case p == "http", p == "https":
		if is("-a", "--auth") {
			m.next(value{after: ':'})
		}
	case p == "sshpass", p == "influx", p == "cqlsh", strings.HasPrefix(p, "mongo"), m.login:
		m.attached(word, "-p", true)
	}
}

// curl masks the options of curl(1). A letter that takes a value ends a cluster,
// whose rest is the value.
func (m *masker) curl(word string) {
	switch word {
	case "--user", "--proxy-user":
		m.next(value{after: ':'})
		return
	case "--cookie":
		m.next(value{after: '='}) // else it is a file
		return
	case "--oauth2-bearer":
		m.next(value{})
		return
	}
	if strings.HasPrefix(word, "--") {
		return
	}
	for i := 1; i < len(word); i++ {
		switch word[i] {
		case 'u', 'U', 'b':
			v := value{after: ':'}
			if word[i] == 'b' {
				v.after = '='
			}
			m.back(len(word) - i - 1)
			m.next(v)
			return
		}
		if strings.IndexByte("AcCdDeEFhHKmoPQrtTwxXyYz", word[i]) >= 0 {
			return
		}
	}
}

// next masks what an option takes: the rest of its word, or the next one.
func (m *masker) next(v value) {
	v.outer = m.quote
	switch {
	case m.at(0) == '=':
		m.copy(1)
	case m.spaces(0) > 0:
		m.copy(m.spaces(0))
	}
	m.value(v)
}

// says reports what the next word begins with.
func (m *masker) says(prefix string) bool {
	n := m.spaces(0)
	if m.at(n) == '=' || m.at(n) == '"' || m.at(n) == '\'' {
		n++
	}
	return strings.HasPrefix(m.s[min(m.i+n, len(m.s)):], prefix)
}

// attached masks the value of a short option: the rest of its word, or the next
// word.
func (m *masker) attached(word, option string, next bool) {
	if !strings.HasPrefix(word, option) || strings.HasPrefix(word, "--") {
		return
	}
	m.back(len(word) - len(option))
	switch {
	case m.i == len(m.s):
	case m.spaces(0) == 0 && m.quote == 0 || word != option:
		m.value(value{outer: m.quote})
	case next && m.spaces(0) > 0:
		m.copy(m.spaces(0))
		m.value(value{outer: m.quote})
	}
}

// beforeShell reports that a shell follows: then more than a password is on its
// standard input.
func (m *masker) beforeShell() bool {
	start := m.i + m.spaces(0)
	end := start
	for end < len(m.s) && !wordEnd(m.s[end]) {
		end++
	}
	switch word := m.s[start:end]; word[strings.LastIndexByte(word, '/')+1:] {
	case "sh", "bash", "dash", "zsh", "ksh", "mksh", "xargs":
		return true
	}
	return false
}

// operand masks the first word that is no option and no NAME=value.
func (m *masker) operand() {
	n := m.spaces(0)
	if n == 0 || m.at(n) == '-' {
		return
	}
	for j := m.i + n; j < len(m.s) && !wordEnd(m.s[j]); j++ {
		if m.s[j] == '=' {
			return
		}
	}
	m.copy(n)
	m.value(value{outer: m.quote})
}

// secretInput notes that the command reads a secret, and masks what an echo
// before it writes, unless that is a reference or may run something.
func (m *masker) secretInput() {
	m.stdin = true
	if m.piped < 0 || m.quote != m.base {
		return
	}
	words := strings.TrimSpace(string(m.out[m.piped:m.until]))
	from, until := m.piped, m.until
	m.piped = -1
	if bare := strings.Trim(words, `"`); words == "" || strings.Contains(words, "$(") || strings.Contains(words, "`") ||
		strings.HasPrefix(bare, "$") && !strings.ContainsAny(bare, " '\"") {
		return
	}
	rest := append([]byte(" "+masked+" "), m.out[until:]...)
	m.out = append(m.out[:from], rest...)
}
