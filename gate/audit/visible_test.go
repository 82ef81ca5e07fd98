package audit

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

func TestVisible(t *testing.T) {
	for r := rune(0x20); r <= unicode.MaxRune; r++ {
		if r == '"' || r == '\\' || !utf8.ValidRune(r) {
			continue
		}
		text := `{"é` + string(r) + `": "x` + string(r) + `日"}`
		got := string(Visible([]byte(text)))
		if show := unicode.IsPrint(r); strings.ContainsRune(got, r) != show {
			t.Fatalf("%U: %q", r, got)
		}
		if r > 0x3000 && r%97 != 0 {
			continue
		}
		var before, after map[string]string
		if json.Unmarshal([]byte(text), &before) != nil || json.Unmarshal([]byte(got), &after) != nil || after["é"+string(r)] != before["é"+string(r)] || len(after) != 1 {
			t.Fatalf("%U: %q is another value", r, got)
		}
	}
}

// TestLineIsOneLine: whatever a reader takes for the end of a line stands at
// the end of a record only, and the record stays within its limit.
func TestLineIsOneLine(t *testing.T) {
	for _, s := range []string{"a\u0085b", "a\u2028b\u2029", "\u009b2J", "\x7f", strings.Repeat("\U000e0001", 60_000)} {
		line := Line(Record{Command: s, Cwd: s, Reason: s, Rule: s, Caller: s, Door: s, Policy: s, Path: s})
		if len(line) > maxLine {
			t.Errorf("%.10q: %d bytes", s, len(line))
		}
		body := strings.TrimSuffix(string(line), "\n")
		if i := strings.IndexFunc(body, func(r rune) bool { return !unicode.IsPrint(r) }); i >= 0 {
			t.Errorf("%.10q: %q", s, body[i:])
		}
		if !json.Valid(line) {
			t.Errorf("%.10q: not JSON", s)
		}
	}
}
