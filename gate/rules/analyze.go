package rules

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// Use is one option as given.
type Use struct {
	Flag *Flag
	// Name is the option as the contract spells it: "--recursive".
	Name string
	// Value is its value, if it has one.
	Value    shellparse.Word
	HasValue bool
}

// Call is an argument list read through a contract. Scanners add to it.
type Call struct {
	Contract *Contract
	// Argv is the program or sub-command with its arguments.
	Argv     []shellparse.Word
	Uses     []Use
	Operands []shellparse.Word
	// Dashes is the number of operands in front of "--", or -1 without one.
	Dashes int
	out    *Analysis
	mod    Mod
	used   []usedFlag // the flags of the first seen Uses, once each
	seen   int
	// loaded tells that loadedByPath has looked at the options, late that its
	// scanner did not ask for it: letters mean something else to each program.
	loaded, late bool
}

// Analyze reads an argument list whose first word is a literal, bare program
// name. It reports false if no contract knows the program. The contracts in
// extra are asked last.
func Analyze(argv []shellparse.Word, extra ...Contract) (Analysis, bool) {
	if len(argv) == 0 || argv[0].Kind != shellparse.Literal {
		return Analysis{}, false
	}
	c := Lookup(argv[0].Value)
	for i := 0; c == nil && i < len(extra); i++ {
		if hasName(extra[i].Names, argv[0].Value) {
			c = &extra[i]
		}
	}
	if c == nil {
		return Analysis{}, false
	}
	out := Analysis{Name: argv[0].Value, Here: c.readsHere(argv)}
	analyze(c, argv, nil, &out)
	if !hasName(silent, argv[0].Value) || comparesNumbers(argv) {
		(&Call{out: &out}).printsVariables(argv[1:])
	}
	return out, true
}

// AnalyzeAs reads an argument list through a contract that is not in the
// catalogue.
func AnalyzeAs(c *Contract, argv []shellparse.Word) Analysis {
	out := Analysis{Name: c.Names}
	analyze(c, argv, nil, &out)
	return out
}

// analyze reads one level of a sub-command tree. Global flags of the levels
// above are in outer.
func analyze(c *Contract, argv []shellparse.Word, outer []*Contract, out *Analysis) {
	call := &Call{Contract: c, Argv: argv, Dashes: -1, out: out}
	if onlyHelp(c, argv, out.Name) {
		return
	}
	if c.Style&Raw != 0 {
		call.Operands = argv[1:]
		scan(call)
		return
	}
	call.parse(outer)
	call.useFlags()
	if c.hasSubs() {
		if c.Scan != ScanNone {
			scan(call)
		}
		call.sub(outer)
		call.elsewhere()
		return
	}
	call.facts()
	call.assign()
	if c.Scan != ScanNone {
		scan(call)
	}
	call.elsewhere()
	for i := range out.Effects {
		out.Effects[i].Mod |= call.mod
	}
}

// onlyHelp reports a call whose single argument asks for help or version. To a
// command of git -h alone does, whatever else it means to it: git(1).
func onlyHelp(c *Contract, argv []shellparse.Word, name string) bool {
	if len(argv) == 2 && argv[1].Kind == shellparse.Literal && argv[1].Value == "-h" {
		command, of := strings.CutPrefix(name, "git ")
		return of && !strings.Contains(command, " ")
	}
	if c.Style&NoHelp != 0 || len(argv) != 2 || argv[1].Kind != shellparse.Literal {
		return false
	}
	return argv[1].Value == "--help" || argv[1].Value == "--version"
}

// sub finds the sub-command and analyzes it.
func (c *Call) sub(outer []*Contract) {
	if len(c.Operands) == 0 {
		if !c.Contract.BareOK {
			c.Unknown("needs a sub-command")
		}
		c.facts()
		return
	}
	if c.Dashes == 0 && c.Contract.Operands != nil {
		// git stash -- path: what follows is no sub-command.
		c.facts()
		c.assign()
		return
	}
	w := c.Operands[0]
	if w.Kind != shellparse.Literal {
		c.Unknown("the sub-command is not known before it runs")
		return
	}
	s := c.Contract.subNamed(w.Value)
	if s == nil {
		c.Unknown("sub-command " + show(w.Value) + " is not known")
		return
	}
	c.out.Name += " " + w.Value
	n := len(c.out.Effects)
	analyze(s, c.Operands, append(outer, c.Contract), c.out)
	for j := range c.out.Effects[:n] {
		c.out.Effects[j].Mod |= c.mod
	}
}

// subNamed finds a sub-command. An entry without a name is a group that
// stands in another file.
func subNamed(subs []Contract, name string) *Contract {
	for i := range subs {
		if subs[i].Names == "" {
			if s := subNamed(subs[i].Subs, name); s != nil {
				return s
			}
		} else if hasName(subs[i].Names, name) {
			return &subs[i]
		}
	}
	return nil
}

// facts adds the effects of the call as a whole. Those of a contract with
// sub-commands hold for the call without one.
func (c *Call) facts() {
	for i := range c.Contract.Facts {
		f := &c.Contract.Facts[i]
		if c.applies(f.Kind, f.When, f.Unless) {
			c.AddEffect(Effect{Kind: f.Kind, Note: f.Note})
		}
	}
}

// useFlags turns the options of the call into effects.
func (c *Call) useFlags() {
	before := len(c.out.Effects)
	defer func() {
		for i := range c.out.Effects[before:] {
			c.out.Effects[before+i].Always = true
		}
	}()
	for i := range c.Uses {
		u := &c.Uses[i]
		c.mod |= u.Flag.Sets
		if u.Flag.Does != Text {
			note := u.Flag.Note
			if note == "" {
				note = "option " + u.Name
			}
			e := Effect{Kind: u.Flag.Does, Note: note}
			if u.HasValue && u.Flag.Value == Text {
				e.Word = u.Value
			}
			c.AddEffect(e)
		}
		if u.HasValue && u.Flag.Value != Text {
			c.value(u.Flag.Value, u.Value, u.Flag.Note)
		}
	}
}

// value adds the effect that an argument has by its kind.
func (c *Call) value(k Kind, w shellparse.Word, note string) {
	switch k {
	case Text:
	case Base:
		// git and make go on from the first directory, others begin again.
		if name, _, _ := strings.Cut(c.out.Name, " "); len(c.out.Base) > 0 && !hasName("git make gmake gnumake", name) {
			c.Unknown("several working directories")
		}
		c.out.Base = append(c.out.Base, w)
	case Unknown:
		c.Unknown(note)
	case Listed:
		c.fileList(w)
	default:
		c.AddEffect(Effect{Kind: k, Word: w, Note: note})
		if k == Read && strings.Contains(w.Value, "://") && !strings.HasPrefix(w.Value, "file://") {
			c.AddEffect(Effect{Kind: Fetch, Word: w, Note: note}) // many open addresses, too
		}
	}
}

// assign gives the operands to the entries of the contract.
func (c *Call) assign() {
	rest := c.Operands
	specs := c.Contract.Operands
	for i := range specs {
		s := &specs[i]
		if !c.applies(s.Kind, s.When, s.Unless) {
			continue
		}
		if s.Kind == Argv {
			if len(rest) > 0 {
				c.AddEffect(Effect{Kind: Argv, Words: rest, Note: s.Note})
			}
			rest = nil
			continue
		}
		n := len(rest)
		switch {
		case s.Last:
			if len(rest) == 0 || len(c.Operands) < 2 {
				continue
			}
			c.value(s.Kind, rest[len(rest)-1], s.Note)
			rest = rest[:len(rest)-1]
			continue
		case s.Count > 0:
			n = min(n, s.Count)
		case c.lastFollows(specs[i+1:]) && len(c.Operands) >= 2:
			n--
		}
		if n > 2 && s.Kind != Text && s.Kind != Base {
			c.out.Effects = slices.Grow(c.out.Effects, n)
		}
		for _, w := range rest[:max(n, 0)] {
			c.value(s.Kind, w, s.Note)
		}
		rest = rest[max(n, 0):]
	}
	if len(rest) > 0 && c.Contract.Scan == ScanNone {
		c.Unknown("unexpected argument " + show(rest[0].Value))
	}
}

func (c *Call) lastFollows(specs []Operand) bool {
	for i := range specs {
		if specs[i].Last && c.applies(specs[i].Kind, specs[i].When, specs[i].Unless) {
			return true
		}
	}
	return false
}

// applies evaluates the When and Unless of an entry. An option that may be
// switched off, as "-diff=false" is, does not excuse the call.
func (c *Call) applies(k Kind, when, unless string) bool {
	inert := k == Text || k == Read || k == List || k == Task
	return (when == "" || c.has(when, inert)) && (unless == "" || !c.has(unless, !inert))
}

// Has reports whether one of the options, separated by spaces, is present;
// options of one Flag mean the same, so any of them will do. "@none" and
// "@some" ask for the number of operands.
func (c *Call) Has(names string) bool { return c.has(names, false) }

// has is Has; if surely is set, none of the uses may have been switched off.
func (c *Call) has(names string, surely bool) bool {
	for name := range strings.FieldsSeq(names) {
		switch name {
		case "@none":
			if len(c.Operands) == 0 {
				return true
			}
		case "@some":
			if len(c.Operands) > 0 {
				return true
			}
		default:
			for _, u := range c.flags() {
				if lists(u.flag.Names, name) && !(surely && u.off) {
					return true
				}
			}
		}
	}
	return false
}

// off reports a use of a boolean option that may switch it off: "-diff=false".
// A letter with something attached is no boolean.
func (u *Use) off(style Style) bool {
	if !u.HasValue || len(u.Name) < 3 && style&SingleDash == 0 || u.Value.Kind == shellparse.Literal && !hasName("false FALSE False f F 0 no off n none never", u.Value.Value) {
		return false
	}
	_, a, ok := find(u.Flag.Names, u.Name)
	return ok && a == maybeValue
}

// Value returns the value of the last use of one of the options.
func (c *Call) Value(names string) (shellparse.Word, bool) {
	last := -1
	for _, u := range c.flags() {
		for name := range strings.FieldsSeq(names) {
			if u.value > last && lists(u.flag.Names, name) {
				last = u.value
			}
		}
	}
	if last < 0 {
		return shellparse.Word{}, false
	}
	return c.Uses[last].Value, true
}

// usedFlag is a flag that is used, however often.
type usedFlag struct {
	flag  *Flag
	value int  // index of the last use with a value, or -1
	off   bool // one of the uses may switch it off
}

// flags lists the flags that are used. An option may be there thousands of
// times, and scanners ask about it for each of thousands of operands.
func (c *Call) flags() []usedFlag {
next:
	for ; c.seen < len(c.Uses); c.seen++ {
		u := &c.Uses[c.seen]
		value := -1
		if u.HasValue {
			value = c.seen
		}
		for i := range c.used {
			if c.used[i].flag == u.Flag {
				c.used[i].value = max(c.used[i].value, value)
				c.used[i].off = c.used[i].off || u.off(c.Contract.Style)
				continue next
			}
		}
		c.used = append(c.used, usedFlag{u.Flag, value, u.off(c.Contract.Style)})
	}
	return c.used
}

// Add adds an effect with a target.
func (c *Call) Add(k Kind, w shellparse.Word, note string) {
	c.AddEffect(Effect{Kind: k, Word: w, Note: note})
}

// AddHome adds an effect on a file that the program finds below the home
// directory; name begins with ~/.
func (c *Call) AddHome(k Kind, name, note string) {
	c.AddEffect(Effect{Kind: k, Mod: InHome, Word: Lit(name), Note: note})
}

// AddEffect adds an effect. The list doubles as it grows: there may be one
// for each of thousands of arguments.
func (c *Call) AddEffect(e Effect) {
	if n := len(c.out.Effects); n == cap(c.out.Effects) {
		c.out.Effects = slices.Grow(c.out.Effects, max(n, 2))
	}
	c.out.Effects = append(c.out.Effects, e)
}

// Unknown adds an Unknown effect.
func (c *Call) Unknown(note string) {
	c.AddEffect(Effect{Kind: Unknown, Note: note})
}

// Lit makes a literal word of a scanner's own.
func Lit(s string) shellparse.Word {
	return shellparse.Word{Kind: shellparse.Literal, Value: s}
}

// hasName reports whether a list of names separated by spaces has the name.
func hasName(names, name string) bool {
	if name == "" || strings.IndexByte(name, ' ') >= 0 {
		return false
	}
	for from := 0; ; {
		i := strings.Index(names[from:], name)
		if i < 0 {
			return false
		}
		i += from
		end := i + len(name)
		if (i == 0 || names[i-1] == ' ') && (end == len(names) || names[end] == ' ') {
			return true
		}
		from = i + 1
	}
}

// lists reports whether the names of a Flag list an option, whatever its
// value marker.
func lists(names, name string) bool {
	_, _, ok := find(names, name)
	return ok
}

// show quotes a word for a message, cut to a readable length.
func show(s string) string {
	const most = 40
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "..."
	}
	return "'" + s + "'"
}
