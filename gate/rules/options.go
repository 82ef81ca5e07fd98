package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// arity tells how an option takes a value.
type arity uint8

const (
	noValue arity = iota
	needsValue
	maybeValue
)

// find looks an option up in the Names of a Flag.
func find(names, name string) (full string, a arity, ok bool) {
	if name == "" || strings.IndexByte(name, ' ') >= 0 {
		return "", noValue, false
	}
	for from := 0; ; {
		i := strings.Index(names[from:], name)
		if i < 0 {
			return "", noValue, false
		}
		i += from
		from = i + 1
		if i > 0 && names[i-1] != ' ' {
			continue
		}
		end := i + len(name)
		for end < len(names) && names[end] != ' ' {
			end++
		}
		if f, a := splitArity(names[i:end]); f == name {
			return f, a, true
		}
	}
}

func splitArity(f string) (string, arity) {
	if n := len(f) - 1; n > 0 {
		switch f[n] {
		case '=':
			return f[:n], needsValue
		case '?':
			if f != "-?" {
				return f[:n], maybeValue
			}
		}
	}
	return f, noValue
}

// optionParser walks the arguments of one call.
type optionParser struct {
	call  *Call
	outer []*Contract
	args  []shellparse.Word
	next  int
}

// parse splits the arguments of the call into options and operands.
func (c *Call) parse(outer []*Contract) {
	p := &optionParser{call: c, outer: outer, args: c.Argv, next: 1}
	style := c.Contract.Style
	stop := style&Permute == 0 || c.Contract.hasSubs()
	for p.next < len(p.args) {
		w := p.args[p.next]
		p.next++
		switch {
		case w.Kind == shellparse.Literal && w.Value == "--":
			c.Dashes = len(c.Operands)
			c.Operands = append(c.Operands, p.args[p.next:]...)
			return
		case style&OldBundle != 0 && p.next == 2 && w.Kind == shellparse.Literal && w.Value != "" && w.Value[0] != '-':
			p.bundle("-"+w.Value, true)
		case w.Kind == shellparse.Literal && isOption(w.Value, style):
			p.option(w)
		case p.mayBeOption(w):
			if p.dynamicOption(w) {
				continue
			}
			c.Unknown("an argument that may turn out to be an option")
			p.operand(w)
		default:
			if stop {
				c.Operands = append(c.Operands, p.args[p.next-1:]...)
				return
			}
			p.operand(w)
		}
	}
}

// operand records an operand; there may be as many as arguments are left.
func (p *optionParser) operand(w shellparse.Word) {
	c := p.call
	if c.Operands == nil {
		c.Operands = make([]shellparse.Word, 0, len(p.args)-p.next+1)
	}
	c.Operands = append(c.Operands, w)
}

// isOption reports that a literal argument is read as an option.
func isOption(s string, style Style) bool {
	if len(s) < 2 {
		return false
	}
	return s[0] == '-' || s[0] == '+' && style&PlusFlags != 0
}

// mayBeOption reports that an argument of uncertain value could begin with a
// dash, or be several arguments of which one does.
func (p *optionParser) mayBeOption(w shellparse.Word) bool {
	if w.Kind == shellparse.Literal || p.call.Contract.Dynamic {
		return false
	}
	if w.Multi && w.Kind == shellparse.Unknown && (w.Value != "" || !numeric(w)) {
		return true
	}
	if w.Value == "" {
		return !w.Proc && !numeric(w)
	}
	if w.Kind == shellparse.Pattern && OpenStart(w.Value) {
		return true
	}
	switch w.Value[0] {
	case '-':
		return true
	case '\\': // a quoted character of a pattern
		return strings.HasPrefix(w.Value, `\-`) || p.call.Contract.Style&PlusFlags != 0 && strings.HasPrefix(w.Value, `\+`)
	case '+':
		return p.call.Contract.Style&PlusFlags != 0
	}
	return false
}

// OpenStart reports a pattern whose first character may match a dash: a
// wildcard, or a list of patterns, as in @(a|b).
func OpenStart(pattern string) bool {
	switch pattern[0] {
	case '*', '?', '[', '(', '<', '^', '#', '~':
		return true
	case '@', '!', '+':
		return strings.HasPrefix(pattern[1:], "(")
	}
	return false
}

// dynamicOption handles "--name=$value" and "-n$value", where only the value
// is uncertain. It reports whether the option could be resolved.
func (p *optionParser) dynamicOption(w shellparse.Word) bool {
	if w.Multi && w.Kind == shellparse.Unknown {
		return false
	}
	name, _, ok := strings.Cut(w.Value, "=")
	if !strings.HasPrefix(w.Value, "--") && (!ok || len(name) < 3 || w.Value[0] != '-') {
		return p.dynamicShort(w)
	}
	if !ok {
		return false
	}
	f, full, a := p.lookup(name)
	if f == nil || a == noValue {
		return strings.HasPrefix(w.Value, "-") && !strings.HasPrefix(w.Value, "--") && p.dynamicShort(w)
	}
	w.Value = w.Value[len(name)+1:]
	p.call.Uses = append(p.call.Uses, Use{Flag: f, Name: full, Value: w, HasValue: true})
	return true
}

// dynamicShort handles "-n$value". Programs that also have long names behind
// one dash are left out: the value could complete one.
func (p *optionParser) dynamicShort(w shellparse.Word) bool {
	style := p.call.Contract.Style
	if style&Bundle == 0 || style&SingleDash != 0 || len(w.Value) < 2 || w.Value[0] != '-' {
		return false
	}
	name := w.Value[:2]
	flags := p.call.Contract.flags()
	for i := range flags {
		for f := range strings.FieldsSeq(flags[i].Names) {
			if n, _ := splitArity(f); len(n) > 2 && strings.HasPrefix(n, name) && n[1] != '-' {
				return false
			}
		}
	}
	f, full, a := p.lookup(name)
	if f == nil || a == noValue {
		return false
	}
	w.Value = w.Value[2:]
	p.call.Uses = append(p.call.Uses, Use{Flag: f, Name: full, Value: w, HasValue: true})
	return true
}

// option reads one literal option word.
func (p *optionParser) option(w shellparse.Word) {
	s := w.Value
	style := p.call.Contract.Style
	switch {
	case strings.HasPrefix(s, "--") || style&SingleDash != 0 && s[0] == '-':
		p.long(s)
	case s[0] == '-':
		// Some programs have single-dash words among bundles (-maxdepth).
		if f, full, a := p.lookup(s); f != nil && len(s) > 2 {
			p.use(f, full, a, "", false)
			return
		}
		if name, val, ok := strings.Cut(s, "="); ok && len(name) > 2 {
			if f, full, a := p.lookup(name); f != nil && a != noValue {
				p.use(f, full, a, val, true)
				return
			}
		}
		if !p.colon(s) {
			p.bundle(s, false)
		}
	default:
		if f, full, a := p.lookup(s); f != nil {
			p.use(f, full, a, "", false)
			return
		}
		p.bundle(s, false)
	}
}

// long reads --name and --name=value; with SingleDash -name too.
func (p *optionParser) long(s string) {
	name, val, attached := strings.Cut(s, "=")
	f, full, a := p.lookup(name)
	if f == nil && p.call.Contract.Style&SingleDash != 0 {
		if strings.HasPrefix(name, "--") {
			f, full, a = p.lookup(name[1:])
		} else {
			f, full, a = p.lookup("-" + name)
		}
	}
	if f == nil && p.call.Contract.Style&Abbrev != 0 {
		f, full, a = p.abbreviated(name)
	}
	if f == nil && p.colon(s) {
		return
	}
	if f == nil || attached && a == noValue {
		p.call.Unknown("option " + show(s) + " is not known")
		return
	}
	p.use(f, full, a, val, attached)
}

// colon reads an option whose value stands behind a colon: --path:src. Its
// name in the contract ends with the colon.
func (p *optionParser) colon(s string) bool {
	i := strings.IndexByte(s, ':')
	if i < 0 {
		return false
	}
	f, full, a := p.lookup(s[:i+1])
	if f == nil || a == noValue {
		return false
	}
	p.use(f, full, a, s[i+1:], true)
	return true
}

// bundle reads -abc, and -ovalue.
func (p *optionParser) bundle(s string, old bool) {
	sign := s[:1]
	bundling := p.call.Contract.Style&Bundle != 0
	for i := 1; i < len(s); i++ {
		f, full, a := p.lookup(sign + s[i:i+1])
		if f == nil {
			p.call.Unknown("option " + show(s) + " is not known")
			return
		}
		tail := s[i+1:]
		switch {
		case a == noValue && tail != "" && !bundling:
			p.call.Unknown("option " + show(s) + " is not known")
			return
		case a == noValue:
			p.use(f, full, a, "", false)
		case old && a == needsValue:
			// An old-style bundle takes its values from the words after it.
			p.use(f, full, a, "", false)
		default:
			p.use(f, full, a, tail, tail != "")
			return
		}
	}
}

// use records an option and takes its value from the next word if need be.
func (p *optionParser) use(f *Flag, name string, a arity, val string, attached bool) {
	u := Use{Flag: f, Name: name}
	switch {
	case a == noValue:
	case attached:
		u.Value, u.HasValue = Lit(val), true
	case a == needsValue:
		if p.next >= len(p.args) {
			p.call.Unknown("option " + name + " lacks its value")
			break
		}
		u.Value, u.HasValue = p.args[p.next], true
		p.next++
		if u.Value.Multi && u.Value.Kind == shellparse.Unknown && !p.call.Contract.Dynamic {
			p.call.Unknown("the value of " + name + " may be several arguments")
		}
	}
	p.call.Uses = append(p.call.Uses, u)
}

// lookup finds an option in the contract, then among the global options of
// the contracts above it.
func (p *optionParser) lookup(name string) (*Flag, string, arity) {
	if f, full, a := lookupFlag(p.call.Contract.flags(), name, false); f != nil {
		return f, full, a
	}
	for i := len(p.outer) - 1; i >= 0; i-- {
		if f, full, a := lookupFlag(p.outer[i].flags(), name, true); f != nil {
			return f, full, a
		}
	}
	return nil, "", noValue
}

func lookupFlag(flags []Flag, name string, global bool) (*Flag, string, arity) {
	for i := range flags {
		if global && !flags[i].Global {
			continue
		}
		if full, a, ok := find(flags[i].Names, name); ok {
			return &flags[i], full, a
		}
	}
	return nil, "", noValue
}

// abbreviated finds the option that a prefix stands for. Where the contract
// lists only some options of a program, a prefix may be unique here and
// ambiguous there; the program then refuses it, which harms nobody.
func (p *optionParser) abbreviated(name string) (*Flag, string, arity) {
	if len(name) < 3 {
		return nil, "", noValue
	}
	var (
		flag *Flag
		full string
		ar   arity
	)
	flags := p.call.Contract.flags()
	for i := range flags {
		for f := range strings.FieldsSeq(flags[i].Names) {
			n, a := splitArity(f)
			if !strings.HasPrefix(n, name) {
				continue
			}
			if flag != nil && flag != &flags[i] {
				return nil, "", noValue
			}
			flag, full, ar = &flags[i], n, a
		}
	}
	return flag, full, ar
}
