package shellparse

import (
	"slices"
	"strings"
)

// Caps on what is remembered of one uncertain value. Of the contents that fall
// off only recognition suffers: the value is open from then on. Where names
// fall off, OtherVars takes their place.
const (
	maxAlts = 8
	maxVars = 32
)

// OtherVars stands in Word.Vars for all names that are too many to list.
const OtherVars = "..."

// setness says whether a variable exists.
type setness uint8

const (
	maybeSet setness = iota
	isSet
	isUnset
)

// value is what is known of a string before the script runs: the content of
// a variable, of an argument, or of one expansion.
type value struct {
	// known reports that s is the exact content. Otherwise s is a certain
	// prefix and suffix a certain tail.
	known bool
	// closed reports that the content is one of alts.
	closed bool
	// globs: an alternative with a glob character stands for what it matches.
	globs bool
	// picked: a test has left only some of those matches.
	picked bool
	// integer reports that an uncertain content is a decimal integer; numeric
	// that arithmetic on it is safe, although it may be empty or a sum.
	integer, numeric bool
	// multi reports any number of arguments, even between quotes.
	multi bool
	// proc reports the path of a process substitution.
	proc bool
	set  setness

	s, suffix string
	// alts are whole contents taken on some path.
	alts []string
	// vars and subst say where an uncertain content comes from.
	vars  []string
	subst []int
}

func known(s string) value { return value{known: true, s: s, set: isSet} }

func unknownVar(name string) value { return value{vars: []string{name}} }

func unknownInt(name string) value {
	return value{vars: []string{name}, integer: true, set: isSet}
}

// cost is what a use of the value takes from the budget for expansions.
func (v value) cost() int {
	n := len(v.s) + len(v.suffix) + 8
	for _, s := range v.alts {
		n += len(s) + 8
	}
	return n
}

func costOf(values []value) int {
	n := 0
	for _, v := range values {
		n += v.cost()
	}
	return n
}

// candidates lists the contents worth trying.
func (v value) candidates() []string {
	if v.known {
		return []string{v.s}
	}
	return v.alts
}

// isClosed reports that candidates is complete.
func (v value) isClosed() bool { return v.known || v.closed }

// isInt reports that arithmetic on the content evaluates no name: an integer,
// or an expression of numbers.
func (v value) isInt() bool {
	if v.known {
		return plainNumeric(v.s)
	}
	if v.integer || v.numeric {
		return true
	}
	if !v.closed || len(v.alts) == 0 {
		return false
	}
	for _, s := range v.alts {
		if !plainNumeric(s) {
			return false
		}
	}
	return true
}

// isDecimal reports that the content is one decimal integer.
func (v value) isDecimal() bool {
	if !v.known {
		return v.integer
	}
	s := strings.TrimPrefix(v.s, "-")
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// plainNumeric reports that s, evaluated as arithmetic, can reach no variable
// and so no subscript (bash manual, section 6.5).
func plainNumeric(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c >= '0' && c <= '9', strings.IndexByte(" \t\n+-*/%()<>!&|^~,", c) >= 0:
		default:
			return false
		}
	}
	return true
}

// widened returns v as one candidate among others.
func (v value) widened(name string) value {
	if v.known {
		v = value{alts: []string{v.s}, set: v.set}
	}
	v.s, v.suffix, v.closed = "", "", false
	if v.set == isUnset {
		v.alts = nil
	}
	v.set = maybeSet
	v.integer, v.numeric = false, false
	v.vars = addName(v.vars, name)
	return v
}

// joinValues is the value after two paths meet.
func joinValues(a, b value) value {
	if a.known && b.known && a.s == b.s && a.set == b.set {
		return a
	}
	out := value{
		closed:  a.isClosed() && b.isClosed(),
		integer: a.isDecimal() && b.isDecimal(),
		numeric: a.isInt() && b.isInt(),
		multi:   a.multi || b.multi,
		proc:    a.proc || b.proc,
		globs:   a.globs || b.globs,
		picked:  a.allPicked() && b.allPicked(),
		s:       commonPrefix(a.s, b.s),
		suffix:  commonSuffix(a.tail(), b.tail()),
		set:     maybeSet,
	}
	if a.set == b.set {
		out.set = a.set
	}
	out.alts = append(out.alts, a.candidates()...)
	for _, s := range b.candidates() {
		if slices.Contains(out.alts, s) {
			continue
		}
		if len(out.alts) == maxAlts {
			out.closed = false
			break
		}
		out.alts = append(out.alts, s)
	}
	out.vars = unionNames(a.vars, b.vars)
	out.subst = unionInts(a.subst, b.subst)
	return out
}

// allPicked reports that no alternative stands for all that it matches.
func (v value) allPicked() bool { return v.picked || !v.globs }

// comesFrom notes that the content may be any of the values, of which nothing
// but the origin is kept.
func (v *value) comesFrom(values []value) {
	for i := range values {
		v.vars, v.subst = unionNames(v.vars, values[i].vars), unionInts(v.subst, values[i].subst)
	}
}

// tail is the certain end of the content.
func (v value) tail() string {
	if v.known {
		return v.s
	}
	return v.suffix
}

// mapped applies f to every content. A content that f does not know makes the
// result open.
func (v value) mapped(f func(string) (string, bool)) value {
	if v.known {
		if s, ok := f(v.s); ok {
			v.s = s
			return v
		}
		return value{set: isSet, vars: v.vars, subst: v.subst}
	}
	out := value{closed: v.closed, vars: v.vars, subst: v.subst, set: v.set, proc: v.proc, multi: v.multi}
	for _, s := range v.alts {
		t, ok := f(s)
		if !ok {
			out.closed = false
			continue
		}
		if !slices.Contains(out.alts, t) {
			out.alts = append(out.alts, t)
		}
	}
	return out
}

func commonPrefix(a, b string) string {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return a[:i]
		}
	}
	return a[:n]
}

func commonSuffix(a, b string) string {
	n := min(len(a), len(b))
	for i := 1; i <= n; i++ {
		if a[len(a)-i] != b[len(b)-i] {
			return a[len(a)-i+1:]
		}
	}
	return a[len(a)-n:]
}

// addName appends a name that is not there yet. Lists are shared between
// values, so a changed list is always a copy.
func addName(names []string, name string) []string {
	if name == "" || full(names) || slices.Contains(names, name) {
		return names
	}
	if len(names) == maxVars {
		name = OtherVars
	}
	return append(slices.Clip(names), name)
}

// full reports a list that takes no more names.
func full(names []string) bool { return len(names) > maxVars }

func unionNames(a, b []string) []string {
	if len(a) == 0 || full(b) {
		return b
	}
	if sameList(a, b) {
		return a
	}
	for _, n := range b {
		a = addName(a, n)
	}
	return a
}

// sameList reports two lists that share their elements.
func sameList[T any](a, b []T) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// unionInts merges two sorted lists. It returns one of them when it can, so
// that long words of equal parts stay cheap.
func unionInts(a, b []int) []int {
	switch {
	case len(a) == 0:
		return b
	case sameList(a, b) || contains(a, b):
		return a
	case contains(b, a):
		return b
	}
	out := make([]int, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		switch {
		case a[0] < b[0]:
			out, a = append(out, a[0]), a[1:]
		case a[0] > b[0]:
			out, b = append(out, b[0]), b[1:]
		default:
			out, a, b = append(out, a[0]), a[1:], b[1:]
		}
	}
	return append(append(out, a...), b...)
}

// contains reports whether the sorted list a has all elements of b.
func contains(a, b []int) bool {
	for _, x := range b {
		for len(a) > 0 && a[0] < x {
			a = a[1:]
		}
		if len(a) == 0 || a[0] != x {
			return false
		}
	}
	return true
}
