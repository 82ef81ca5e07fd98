package shellparse

import (
	"strings"
	"testing"
)

func TestRefusedTexts(t *testing.T) {
	long := strings.Repeat("a", DefaultMaxChars+1)
	tests := []struct {
		name, text string
		o          Options
		want       string
		offset     int
	}{
		{"empty", "", Options{}, "empty", 0},
		{"blank", " \t\n", Options{}, "empty", 0},
		{"too long", long, Options{}, "limit-size", 0},
		{"too long for a raised limit", long, Options{MaxChars: DefaultMaxChars}, "limit-size", 0},
		{"ceiling", strings.Repeat("a", CeilingMaxChars+1), Options{MaxChars: 1 << 30}, "limit-size", 0},
		{"NUL", "a\x00b", Options{}, "byte-nul", 1},
		{"CR", "ls\rb", Options{}, "byte-cr", 2},
		{"CRLF", "ls\r\nb", Options{}, "byte-cr", 2},
		{"VT", "a\vb", Options{}, "byte-control", 1},
		{"FF", "a\fb", Options{}, "byte-control", 1},
		{"ESC", "a 'x\x1b[0m'", Options{}, "byte-control", 4},
		{"DEL", "a\x7f", Options{}, "byte-control", 1},
		{"C1", "a\u0085b", Options{}, "byte-control", 1},
		{"UTF-8", "a\xffb", Options{}, "byte-utf8", 1},
		{"surrogate", "a\xed\xa0\x80", Options{}, "byte-utf8", 1},
		{"overlong", "a\xc0\xaf", Options{}, "byte-utf8", 1},
		{"BOM", "\ufeffls", Options{}, "byte-bom", 0},
		{"inner BOM", "l\ufeffs", Options{}, "byte-invisible", 1},
		{"bidi", "a \u202e", Options{}, "byte-bidi", 2},
		{"isolate", "a \u2066", Options{}, "byte-bidi", 2},
		{"mark", "a \u200f", Options{}, "byte-bidi", 2},
		{"Arabic mark", "a \u061c", Options{}, "byte-bidi", 2},
		{"zero width", "a\u200b", Options{}, "byte-invisible", 1},
		{"joiner", "a\u200d", Options{}, "byte-invisible", 1},
		{"soft hyphen", "a\u00ad", Options{}, "byte-invisible", 1},
		{"tag", "a\U000e0041", Options{}, "byte-invisible", 1},
		{"filler", "a\u3164", Options{}, "byte-invisible", 1},
		{"no-break space", "rm\u00a0-rf", Options{}, "byte-invisible", 2},
		{"line separator", "a\u2028b", Options{}, "byte-invisible", 1},
		{"ideographic space", "a\u3000b", Options{}, "byte-invisible", 1},
		{"depth", strings.Repeat("(", 129), Options{}, "limit-depth", 128},
		{"mixed depth", strings.Repeat("$({[", 50), Options{}, "limit-depth", 171},
		{"inner", "a", Options{Depth: MaxInner + 1}, "limit-inner", 0},
		{"segments", strings.Repeat("a;", MaxSegments+1), Options{}, "limit-segments", 2 * MaxSegments},
		{"nodes", strings.Repeat("a ", 11_000), Options{MaxChars: 30_000}, "limit-nodes", 0},
		{"evals", strings.Repeat("eval ", MaxInner+1) + "a", Options{}, "limit-inner", 0},
		{"syntax", "a\nb (", Options{}, "syntax", 2},
		{"inner byte", `eval $'a\001b'`, Options{}, "byte-control", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, err := Parse(tt.text, tt.o)
			e, ok := err.(*Error)
			if !ok || s != nil {
				t.Fatalf("script %v, error %v", s != nil, err)
			}
			if e.ID != tt.want || tt.offset > 0 && e.Offset != tt.offset {
				t.Errorf("got %s at %d, want %s at %d", e.ID, e.Offset, tt.want, tt.offset)
			}
		})
	}
}

func TestAcceptedTexts(t *testing.T) {
	tests := []string{
		"# only a comment",
		"echo héllo 你好 🎉 ❤️ ñ",
		"ls 'Ärger.txt' \u0301",
		strings.Repeat("a", DefaultMaxChars),
		strings.Repeat("a;", MaxSegments),
		strings.Repeat("eval ", MaxInner) + "a",
		strings.Repeat("# comment\n", 1500) + "ls",
	}
	for _, text := range tests {
		if _, err := Parse(text, Options{}); err != nil {
			t.Errorf("%.40q: %v", text, err)
		}
	}
}

// TestPositions checks line and column of errors.
func TestPositions(t *testing.T) {
	_, err := Parse("a\nbc\x01", Options{})
	e := err.(*Error)
	if e.Line != 2 || e.Column != 3 || e.Offset != 4 {
		t.Errorf("got %d:%d, offset %d", e.Line, e.Column, e.Offset)
	}
	if got := e.Error(); got != "2:3: the text holds a control character" {
		t.Error(got)
	}
}
