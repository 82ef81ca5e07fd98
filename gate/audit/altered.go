package audit

import (
	"strings"
	"unicode/utf8"
)

// Alteration is what a record did to the text it was made of.
type Alteration uint8

// The alterations, from the one that counts first.
const (
	Unaltered Alteration = iota
	Cut                  // the end was left out
	Masked               // what looked like a secret was replaced
	Replaced             // bytes that are no text were replaced
)

// Altered tells whether the command, directory or path of a record may not be
// what was judged. A command that itself contains what a record puts in place
// of something cannot be told apart from one that was altered.
func (e *Entry) Altered() Alteration {
	texts := append([]string{e.Command, e.Cwd, e.Path}, e.Argv...)
	for _, a := range [...]Alteration{Cut, Masked, Replaced} {
		for _, s := range texts {
			if alteredBy(a, s) {
				return a
			}
		}
	}
	return Unaltered
}

func alteredBy(a Alteration, s string) bool {
	switch a {
	case Cut:
		rest, ok := strings.CutSuffix(s, cutAfter)
		i := strings.LastIndex(rest, cutBefore)
		return ok && i >= 0 && strings.Trim(rest[i+len(cutBefore):], "0123456789") == ""
	case Masked:
		return strings.Contains(s, masked)
	case Replaced:
		return strings.ContainsRune(s, utf8.RuneError)
	}
	return false
}
