package shellparse

import (
	"strings"
	"unicode/utf8"
)

// ansiC evaluates the text of $'...' (bash manual, section 3.1.2.4). It is
// false where shells or locales disagree: a NUL, a byte that is not UTF-8, a
// character beyond ASCII by its number.
func ansiC(s string) (string, bool) {
	out, ok := decodeANSI(s)
	return out, ok && !numbersRunes(s)
}

// numbersRunes reports a character beyond ASCII by its number, which a locale
// without it keeps as it is written.
func numbersRunes(s string) bool {
	for i := 0; i+1 < len(s); i++ {
		if s[i] != '\\' {
			continue
		}
		i++
		width := 4
		switch s[i] {
		case 'U':
			width = 8
		case 'u':
		default:
			continue
		}
		if n, _ := digits(s[i+1:], 16, width); n >= utf8.RuneSelf {
			return true
		}
	}
	return false
}

// decodeANSI is ansiC in a locale that has all characters.
func decodeANSI(s string) (string, bool) {
	var b strings.Builder
	for i := 0; i < len(s); {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			i++
			continue
		}
		n, ok := ansiEscape(&b, s[i+1:])
		if !ok {
			return "", false
		}
		i += 1 + n
	}
	out := b.String()
	return out, strings.IndexByte(out, 0) < 0 && utf8.ValidString(out)
}

// sameEscapes reports that ksh and zsh read the escapes of $'...' as bash
// does: they drop the backslash in front of a character that it does not
// change, and ksh reads more hexadecimal digits.
func sameEscapes(s string, d Dialect) bool {
	if d == Bash {
		return true
	}
	for i := 0; i+1 < len(s); i++ {
		if s[i] != '\\' {
			continue
		}
		i++
		switch c := s[i]; {
		case strings.IndexByte(`abeEfnrtv\'"?`, c) >= 0, c >= '0' && c <= '7':
		case c == 'x':
			if _, n := digits(s[i+1:], 16, 3); n != 1 && n != 2 {
				return false
			}
		case c == 'u' || c == 'U':
			if _, n := digits(s[i+1:], 16, 1); n == 0 {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// ansiEscape writes the character of one escape, of which s starts after the
// backslash, and returns how many bytes it takes.
func ansiEscape(b *strings.Builder, s string) (int, bool) {
	const from, to = `abeEfnrtv\'"?`, "\a\b\x1b\x1b\f\n\r\t\v\\'\"?"
	c := s[0]
	if i := strings.IndexByte(from, c); i >= 0 {
		b.WriteByte(to[i])
		return 1, true
	}
	switch {
	case c >= '0' && c <= '7':
		n, size := digits(s, 8, 3)
		b.WriteByte(byte(n))
		return size, true
	case c == 'x':
		if strings.HasPrefix(s, "x{") {
			return 0, false // read differently by bash versions
		}
		n, size := digits(s[1:], 16, 2)
		if size == 0 {
			b.WriteString(`\x`)
			return 1, true
		}
		b.WriteByte(byte(n))
		return 1 + size, true
	case c == 'u' || c == 'U':
		width := 4
		if c == 'U' {
			width = 8
		}
		n, size := digits(s[1:], 16, width)
		if size == 0 {
			b.WriteByte('\\')
			b.WriteByte(c)
			return 1, true
		}
		if n > utf8.MaxRune || !utf8.ValidRune(rune(n)) {
			return 0, false
		}
		b.WriteRune(rune(n))
		return 1 + size, true
	case c == 'c':
		if len(s) < 2 || s[1] >= utf8.RuneSelf || s[1] == '\\' {
			return 0, false
		}
		x := s[1]
		if x >= 'a' && x <= 'z' {
			x -= 'a' - 'A'
		}
		b.WriteByte(x & 0x1f)
		return 2, true
	}
	b.WriteByte('\\')
	_, size := decodeRune(s)
	b.WriteString(s[:size])
	return size, true
}

// digits reads at most width digits of a base.
func digits(s string, base, width int) (n, size int) {
	for size < len(s) && size < width {
		d := digit(s[size])
		if d >= base {
			break
		}
		n = n*base + d
		size++
	}
	return n, size
}

func digit(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return 99
}
