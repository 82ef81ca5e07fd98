package audit

import (
	"fmt"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Visible escapes the characters of a JSON text that do not show as what they
// are: JSON (RFC 8259, section 7) lets them stand in a string, but readers of
// lines take U+0085, U+2028 and U+2029 for the end of one, and a terminal obeys
// U+009B. The text must be valid UTF-8 and stays the same JSON value.
func Visible(json []byte) []byte {
	for i := 0; i < len(json); {
		r, size := rune(json[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRune(json[i:])
		}
		if !shows(r) {
			return escaped(json, i)
		}
		i += size
	}
	return json
}

// shows reports a character that Visible leaves as it is.
func shows(r rune) bool {
	return r < 0x7f || r >= 0xa0 && unicode.IsPrint(r)
}

// escaped escapes what does not show from the byte at start on.
func escaped(json []byte, start int) []byte {
	out := append(make([]byte, 0, len(json)+64), json[:start]...)
	for i := start; i < len(json); {
		r, size := utf8.DecodeRune(json[i:])
		switch high, low := utf16.EncodeRune(r); {
		case shows(r):
			out = append(out, json[i:i+size]...)
		case high != unicode.ReplacementChar:
			out = fmt.Appendf(out, `\u%04x\u%04x`, high, low)
		default:
			out = fmt.Appendf(out, `\u%04x`, r)
		}
		i += size
	}
	return out
}
