package rules

import "strings"

// The contracts reach the program as text, made from the literals by
// "go generate". The literals are full of pointers: left in the data segment,
// 1,000 contracts make the runtime spend a tenth of a millisecond on their
// pointer map at every start. Nothing but tests refers to families, so the
// linker leaves them out.

//go:generate go test . -run TestPackedIsFresh -update

// entry is a program or, behind the names of those above it, a sub-command.
type entry struct {
	key string
	// text is the contract, or "=" and the key of the entry that has it.
	text string
}

// bits of the first line of a text.
const (
	bitBareOK = 1 << iota
	bitDynamic
	bitSubs
	bitHere
)

// Lookup returns the contract of a program by its bare name, or nil.
func Lookup(name string) *Contract { return lookup("", name) }

// Known reports a program that has a contract.
func Known(name string) bool {
	_, ok := locate("", name)
	return ok
}

// Same reports two names of one program that has a contract.
func Same(a, b string) bool {
	i, ok := locate("", a)
	j, known := locate("", b)
	return ok && known && i == j
}

// lookup finds a contract by the key of the contract above it and its name.
func lookup(parent, name string) *Contract {
	i, ok := locate(parent, name)
	if !ok {
		return nil
	}
	return unpack(packed(i))
}

// locate finds the entry that has the text.
func locate(parent, name string) (int, bool) {
	i, ok := seek(parent, name)
	if !ok {
		return 0, false
	}
	if target, alias := strings.CutPrefix(packed(i).text, "="); alias {
		above := strings.LastIndexByte(target, ' ')
		return seek(target[:max(above, 0)], target[above+1:])
	}
	return i, true
}

// seek finds an entry. The empty parent is that of programs.
func seek(parent, name string) (int, bool) {
	if name == "" || strings.IndexByte(name, ' ') >= 0 {
		return 0, false
	}
	if packedKinds != len(kindNames) || packedScans != int(scanEnd) {
		return 0, false // the numbers in the texts mean something else by now: better no contract than a wrong one
	}
	lo, hi := 0, packedLen
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		switch c := compareKey(packed(mid).key, parent, name); {
		case c == 0:
			return mid, true
		case c < 0:
			lo = mid + 1
		default:
			hi = mid
		}
	}
	return 0, false
}

// compareKey compares a key with the key of a name below a parent.
func compareKey(key, parent, name string) int {
	if parent == "" {
		return strings.Compare(key, name)
	}
	if n := len(parent); len(key) > n {
		if c := strings.Compare(key[:n], parent); c != 0 {
			return c
		}
		if c := int(key[n]) - ' '; c != 0 {
			return c
		}
		return strings.Compare(key[n+1:], name)
	}
	if c := strings.Compare(key, parent); c != 0 {
		return c
	}
	return -1
}

// unpack reads a contract, up to its options.
func unpack(e entry) *Contract {
	line, rest, _ := strings.Cut(e.text, "\n")
	names, doc, _ := strings.Cut(line[6:], "\t")
	bits := number(line[4:])
	var always, unless string
	if bits&bitHere != 0 {
		doc, always, unless = three(doc)
	}
	c := &Contract{
		Names: names, Doc: doc, Style: Style(number(line)), Scan: Scan(number(line[2:])),
		BareOK: bits&bitBareOK != 0, Dynamic: bits&bitDynamic != 0,
		Here: always, HereUnlessInfo: unless, key: e.key, subs: bits&bitSubs != 0,
	}
	for rest != "" && rest[0] != 'f' {
		line, rest, _ = strings.Cut(rest, "\n")
		kind := Kind(number(line[1:]))
		if line[0] == 'x' {
			when, unless, note := three(line[3:])
			c.Facts = append(c.Facts, Fact{Kind: kind, When: when, Unless: unless, Note: note})
			continue
		}
		when, unless, note := three(line[6:])
		c.Operands = append(c.Operands, Operand{
			Kind: kind, Count: number(line[3:]), Last: line[5] == '1',
			When: when, Unless: unless, Note: note,
		})
	}
	c.options = rest
	return c
}

// flags are the options of a contract.
func (c *Contract) flags() []Flag {
	if c.options == "" {
		return c.Flags
	}
	rest := c.options
	c.options = ""
	c.Flags = make([]Flag, 0, strings.Count(rest, "\n"))
	for rest != "" {
		var line string
		line, rest, _ = strings.Cut(rest, "\n")
		names, note, _ := strings.Cut(line[8:], "\t")
		c.Flags = append(c.Flags, Flag{
			Names: names, Value: Kind(number(line[1:])), Does: Kind(number(line[3:])),
			Sets: Mod(number(line[5:])), Global: line[7] == '1', Note: note,
		})
	}
	return c.Flags
}

// hasSubs reports a contract with sub-commands.
func (c *Contract) hasSubs() bool { return c.subs || c.Subs != nil }

// subNamed finds a sub-command.
func (c *Contract) subNamed(name string) *Contract {
	if c.subs {
		return lookup(c.key, name)
	}
	return subNamed(c.Subs, name)
}

// three splits a line at its tabs.
func three(s string) (a, b, c string) {
	a, s, _ = strings.Cut(s, "\t")
	b, c, _ = strings.Cut(s, "\t")
	return a, b, c
}

// number reads two hexadecimal digits.
func number(s string) int { return digit(s[0])<<4 | digit(s[1]) }

func digit(b byte) int {
	if b >= 'a' {
		return int(b - 'a' + 10)
	}
	return int(b - '0')
}
