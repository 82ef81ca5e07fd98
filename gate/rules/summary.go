package rules

import "slices"

// Summary describes the contract of one program for a list of all of them.
type Summary struct {
	// Names are the names it is called by, Doc is what it does.
	Names, Doc string
	// Subs are the sub-commands.
	Subs []string
	// Plain are the effects of its operands and of the call as a whole;
	// Options those that options or sub-commands add. Both are sorted.
	Plain, Options []Kind
	// Scanned reports that code looks at the arguments too.
	Scanned bool
}

// Summaries describes all programs, in the order of the catalogue.
func Summaries() []Summary {
	var out []Summary
	for _, family := range families {
		for i := range family {
			c := &family[i]
			s := Summary{Names: c.Names, Doc: c.Doc, Scanned: c.Scan != ScanNone}
			s.read(c, true)
			s.Options = slices.DeleteFunc(s.Options, func(k Kind) bool { return slices.Contains(s.Plain, k) })
			slices.Sort(s.Plain)
			slices.Sort(s.Options)
			s.Plain, s.Options = slices.Compact(s.Plain), slices.Compact(s.Options)
			out = append(out, s)
		}
	}
	return out
}

// read collects the effects of a contract and its sub-commands.
func (s *Summary) read(c *Contract, top bool) {
	add := func(plain bool, k Kind) {
		switch {
		case k == Text || k == Base || k == Unknown:
		case plain && top:
			s.Plain = append(s.Plain, k)
		default:
			s.Options = append(s.Options, k)
		}
	}
	for i := range c.Flags {
		add(false, c.Flags[i].Value)
		add(false, c.Flags[i].Does)
	}
	for i := range c.Operands {
		add(c.Operands[i].When == "", c.Operands[i].Kind)
	}
	for i := range c.Facts {
		add(c.Facts[i].When == "", c.Facts[i].Kind)
	}
	for i := range c.Subs {
		if c.Subs[i].Names != "" && top {
			s.Subs = append(s.Subs, c.Subs[i].Names)
		}
		if c.Subs[i].Names == "" && top {
			for k := range c.Subs[i].Subs {
				s.Subs = append(s.Subs, c.Subs[i].Subs[k].Names)
			}
		}
		s.read(&c.Subs[i], false)
	}
}
