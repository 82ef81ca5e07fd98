package gate

import (
	"regexp/syntax"
	"strings"
	"unicode/utf8"
)

// fromPython rewrites a regular expression of Python's re module for RE2; see
// LoadTable for what is translated. An expression that RE2 refuses still is
// refused afterwards.
func fromPython(expr string) string {
	foreign := false
	for i := range len(expr) {
		if expr[i] >= utf8.RuneSelf {
			foreign = true
		}
	}
	var b strings.Builder
	class := false // inside [...]
	for i := 0; i < len(expr); i++ {
		c := expr[i]
		if c != '\\' || i+1 == len(expr) {
			switch {
			case c == '[' && !class:
				class = true
				b.WriteByte(c)
				// A ] right after [ or [^ is a member.
				if i+1 < len(expr) && expr[i+1] == '^' {
					i++
					b.WriteByte('^')
				}
				if i+1 < len(expr) && expr[i+1] == ']' {
					i++
					b.WriteString(`\]`)
				}
				continue
			case c == '[':
				// Python has no [:name:] classes: the bracket is a member.
				b.WriteString(`\[`)
				continue
			case c == ']':
				class = false
			case c == '{' && !class && i+1 < len(expr) && expr[i+1] == ',':
				// {,n} is {0,n} in Python and plain text in RE2.
				b.WriteString("{0")
				continue
			}
			b.WriteByte(c)
			continue
		}
		i++
		b.WriteString(escape(expr[i], class, foreign))
	}
	return b.String()
}

// escape translates the Python escape \c.
func escape(c byte, class, foreign bool) string {
	switch {
	case c == 'd':
		return `\p{Nd}`
	case c == 'D' && !class:
		return `\P{Nd}`
	case c == 'w' && class:
		return `\p{L}\p{N}_`
	case c == 'w':
		return `[\p{L}\p{N}_]`
	case c == 'W' && !class:
		return `[^\p{L}\p{N}_]`
	case c == 'Z' && !class:
		return `\z`
	case c == 'b' && class:
		return `\x08`
	case (c == 'b' || c == 'B') && foreign:
		return `(?:)`
	}
	return `\` + string([]byte{c})
}

// insts estimates from above the size of the compiled expression. The parser
// bounds the depth of the tree.
func insts(re *syntax.Regexp) int {
	n := 0
	for _, sub := range re.Sub {
		n += insts(sub)
	}
	switch re.Op {
	case syntax.OpLiteral:
		return len(re.Rune)
	case syntax.OpRepeat:
		times := max(re.Max, re.Min+1)
		if n > maxPatternInsts {
			return n
		}
		return times*(n+1) + 1
	case syntax.OpCapture:
		return n + 2
	case syntax.OpAlternate, syntax.OpConcat:
		return n + len(re.Sub)
	}
	return n + 1
}

// required returns lower-case ASCII strings, one of which occurs in every
// ASCII text that matches, or nil if it finds none.
func required(re *syntax.Regexp) []string {
	switch re.Op {
	case syntax.OpLiteral:
		for _, r := range re.Rune {
			if r >= utf8.RuneSelf {
				return nil
			}
		}
		return []string{strings.ToLower(string(re.Rune))}
	case syntax.OpCapture, syntax.OpPlus:
		return required(re.Sub[0])
	case syntax.OpRepeat:
		if re.Min > 0 {
			return required(re.Sub[0])
		}
	case syntax.OpConcat:
		var best []string
		for _, sub := range re.Sub {
			if s := required(sub); s != nil && (best == nil || shortest(s) > shortest(best)) {
				best = s
			}
		}
		return best
	case syntax.OpAlternate:
		var all []string
		for _, sub := range re.Sub {
			s := required(sub)
			if s == nil || len(all)+len(s) > 16 {
				return nil
			}
			all = append(all, s...)
		}
		return all
	}
	return nil
}

func shortest(list []string) int {
	n := len(list[0])
	for _, s := range list {
		n = min(n, len(s))
	}
	return n
}
