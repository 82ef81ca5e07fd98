package rules

import (
	"slices"
	"strings"
)

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

// Summaries describes all programs, sorted by their first names.
func Summaries() []Summary {
	var out []Summary
	for i := range packedLen {
		e := packed(i)
		if e.text[0] == '=' {
			continue
		}
		c := unpack(e)
		depth := strings.Count(e.key, " ")
		if depth == 0 {
			out = append(out, Summary{Names: c.Names, Doc: c.Doc, Scanned: c.Scan != ScanNone})
		}
		// Sub-commands follow their program, as the blank is in front of all
		// other characters of names.
		s := &out[len(out)-1]
		if depth == 1 {
			s.Subs = append(s.Subs, c.Names)
		}
		s.read(c, depth == 0)
	}
	for i := range out {
		s := &out[i]
		s.Options = slices.DeleteFunc(s.Options, func(k Kind) bool { return slices.Contains(s.Plain, k) })
		slices.Sort(s.Plain)
		slices.Sort(s.Options)
		s.Plain, s.Options = slices.Compact(s.Plain), slices.Compact(s.Options)
	}
	return out
}

// read collects the effects of a contract.
func (s *Summary) read(c *Contract, plain bool) {
	add := func(plain bool, k Kind) {
		switch {
		case k == Text || k == Base || k == Unknown:
		case plain:
			s.Plain = append(s.Plain, k)
		default:
			s.Options = append(s.Options, k)
		}
	}
	for _, f := range c.flags() {
		add(false, f.Value)
		add(false, f.Does)
	}
	for _, o := range c.Operands {
		add(plain && o.When == "", o.Kind)
	}
	for _, f := range c.Facts {
		add(plain && f.When == "", f.Kind)
	}
}
