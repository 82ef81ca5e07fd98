package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanSed reads the scripts and files of GNU sed 4.9.
func scanSed(c *Call) {
	scripts := 0
	for i := range c.Uses {
		u := &c.Uses[i]
		if lists(u.Flag.Names, "-f") {
			c.Add(Load, u.Value, "a script")
		}
		if !lists(u.Flag.Names, "-e") || !u.HasValue {
			continue
		}
		scripts++
		c.sedScript(u.Value)
	}
	files := c.Operands
	if c.Has("-f") {
		scripts++
		c.Unknown("its script is in a file")
	}
	if scripts == 0 {
		if len(files) == 0 {
			return
		}
		c.sedScript(files[0])
		files = files[1:]
	}
	k := Read
	if c.Has("-i") {
		k = Edit
		if w, ok := c.Value("-i"); ok && strings.Contains(w.Value, "/") {
			c.Add(Write, unknownWord(w.Value), "a copy in another directory")
		}
	}
	for _, w := range files {
		c.Add(k, w, "")
	}
}

// sedScript reads one script. Several -e are joined by newlines; a command
// that continues over two of them (a, i, c with a final backslash) makes the
// next one text, which is read as commands here, to no harm.
func (c *Call) sedScript(w shellparse.Word) {
	if w.Kind != shellparse.Literal {
		c.Add(Load, w, "a script")
		c.Unknown("the script is not known before it runs")
		return
	}
	p := &sedParser{call: c, s: w.Value}
	for p.next() {
	}
}

type sedParser struct {
	call *Call
	s    string
	i    int
}

func (p *sedParser) fail(note string) bool {
	p.call.Unknown(note)
	return false
}

func (p *sedParser) peek() byte {
	if p.i < len(p.s) {
		return p.s[p.i]
	}
	return 0
}

func (p *sedParser) skip(set string) {
	for p.i < len(p.s) && strings.IndexByte(set, p.s[p.i]) >= 0 {
		p.i++
	}
}

// next reads one command with its addresses; false at the end, or when
// something is not understood.
func (p *sedParser) next() bool {
	p.skip(" \t\n;")
	if p.i >= len(p.s) {
		return false
	}
	if !p.address() {
		return false
	}
	p.skip(" \t")
	for p.peek() == '!' {
		p.i++
		p.skip(" \t!")
	}
	if p.i >= len(p.s) {
		return p.fail("the script ends in an address")
	}
	cmd := p.s[p.i]
	p.i++
	switch cmd {
	case '{', '}', '=', 'd', 'D', 'g', 'G', 'h', 'H', 'n', 'N', 'p', 'P', 'x', 'z', 'F':
		return true
	case '#':
		p.line()
		return true
	case 'q', 'Q', 'l', 'L':
		p.skip(" \t")
		p.skip("0123456789")
		return true
	case ':', 'b', 't', 'T', 'v':
		p.skip(" \t")
		// A blank ends a label too, and what follows is a command.
		for p.i < len(p.s) && strings.IndexByte("\n;} \t", p.s[p.i]) < 0 {
			p.i++
		}
		return true
	case 'a', 'i', 'c':
		return p.text()
	case 'r', 'R':
		p.skip(" \t")
		if name := p.line(); name != "" {
			p.call.Add(Read, Lit(name), "")
		}
		return true
	case 'w', 'W':
		return p.output()
	case 'y':
		return p.transliterate()
	case 's':
		return p.substitute()
	case 'e':
		return p.fail("the sed command e runs a program")
	}
	return p.fail("sed command " + show(string(cmd)) + " is not known")
}

// line consumes up to the end of the line and returns it.
func (p *sedParser) line() string {
	rest := p.s[p.i:]
	if j := strings.IndexByte(rest, '\n'); j >= 0 {
		p.i += j + 1
		return rest[:j]
	}
	p.i = len(p.s)
	return rest
}

// output reads the file name of w.
func (p *sedParser) output() bool {
	p.skip(" \t")
	name := p.line()
	if name == "" {
		return p.fail("the command w lacks its file")
	}
	p.call.Add(Edit, Lit(name), "written by a sed script")
	return true
}

// text consumes the argument of a, i and c: lines that go on while they end
// in a backslash. Blanks between the backslash and the newline mean different
// things to different versions.
func (p *sedParser) text() bool {
	p.skip(" \t")
	if p.peek() == '\\' {
		p.i++
		switch rest := strings.TrimLeft(p.s[p.i:], " \t"); {
		case p.peek() == '\n':
			p.i++
		case rest == "" || rest[0] == '\n':
			if p.i < len(p.s) {
				return p.fail("a backslash with blanks after it")
			}
		}
	}
	for p.i < len(p.s) && p.s[p.i] != '\n' {
		if p.s[p.i] == '\\' {
			p.i++
		}
		p.i++
	}
	p.i = min(p.i, len(p.s))
	return true
}

// address reads zero, one or two addresses.
func (p *sedParser) address() bool {
	found, ok := p.oneAddress(false)
	if !ok {
		return false
	}
	p.skip(" \t")
	if !found || p.peek() != ',' {
		return true
	}
	p.i++
	p.skip(" \t")
	found, ok = p.oneAddress(true)
	if ok && !found {
		return p.fail("an address is missing")
	}
	return ok
}

func (p *sedParser) oneAddress(second bool) (found, ok bool) {
	ch := p.peek()
	switch {
	case ch >= '0' && ch <= '9':
		p.skip("0123456789")
		p.skip(" \t")
		if p.peek() == '~' {
			p.i++
			p.skip("0123456789")
		}
		return true, true
	case ch == '$':
		p.i++
		return true, true
	case second && (ch == '+' || ch == '~'):
		p.i++
		p.skip("0123456789")
		return true, true
	case ch == '/' || ch == '\\':
		p.i++
		if ch == '\\' {
			ch = p.peek()
			p.i++
		}
		if !p.delimited(ch, true) {
			return false, p.fail("a regular expression has no end")
		}
		p.skip("IM")
		return true, true
	}
	return false, true
}

// delimited consumes text up to an unescaped delimiter on the same line. In a
// regular expression brackets are consumed as a whole; a sed that ends the
// expression inside them refuses it, because its bracket is then open.
func (p *sedParser) delimited(delim byte, regex bool) bool {
	if strings.IndexByte("\x00\n\\[]", delim) >= 0 {
		return false
	}
	for p.i < len(p.s) {
		switch ch := p.s[p.i]; {
		case ch == delim:
			p.i++
			return true
		case ch == '\\':
			p.i += 2
		case ch == '\n':
			return false
		case ch == '[' && regex:
			n := bracket(p.s[p.i:])
			if n == 0 {
				return false
			}
			p.i += n
		default:
			p.i++
		}
	}
	return false
}

// bracket returns the length of the bracket expression a text begins with, or
// 0 if it has no end, or one that programs read differently.
func bracket(s string) int {
	i := 1
	if i < len(s) && s[i] == '^' {
		i++
	}
	if i < len(s) && s[i] == ']' {
		i++
	}
	for i < len(s) {
		switch {
		case s[i] == ']':
			return i + 1
		case s[i] == '\n':
			return 0
		case s[i] == '\\':
			if i+1 < len(s) && s[i+1] == ']' {
				return 0
			}
			i += 2
		case strings.HasPrefix(s[i:], "[:"):
			j := strings.Index(s[i:], ":]")
			if j < 0 {
				return 0
			}
			i += j + 2
		case strings.HasPrefix(s[i:], "[.") || strings.HasPrefix(s[i:], "[="):
			return 0
		default:
			i++
		}
	}
	return 0
}

func (p *sedParser) transliterate() bool {
	d := p.peek()
	p.i++
	for range 2 {
		if !p.delimited(d, false) {
			return p.fail("the command y has no end")
		}
	}
	return true
}

// substitute reads s/regexp/replacement/flags.
func (p *sedParser) substitute() bool {
	d := p.peek()
	p.i++
	if !p.delimited(d, true) || !p.delimited(d, false) {
		return p.fail("the command s has no end")
	}
	for p.i < len(p.s) {
		ch := p.s[p.i]
		switch {
		case ch == 'w':
			p.i++
			return p.output()
		case ch == 'e':
			return p.fail("the flag e runs a program")
		case strings.IndexByte("gpiImM0123456789", ch) >= 0:
			p.i++
		case strings.IndexByte(" \t\n;}#", ch) >= 0:
			if ch == ' ' || ch == '\t' {
				p.skip(" \t")
				if p.i < len(p.s) && strings.IndexByte("\n;}#", p.s[p.i]) < 0 {
					return p.fail("a flag of the command s is not known")
				}
			}
			return true
		default:
			return p.fail("a flag of the command s is not known")
		}
	}
	return true
}
