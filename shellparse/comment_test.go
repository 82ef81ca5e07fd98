package shellparse

import "testing"

// A comment ends at the newline, with or without a backslash in front of it.
func TestCommentEndsAtNewline(t *testing.T) {
	tests := []struct {
		text string
		want []string // the sources of the segments
	}{
		{"echo ok #\\\nrm -rf /", []string{"echo ok", "rm -rf /"}},
		{"echo ok # a \\\nrm x # b\\\npwd", []string{"echo ok", "rm x", "pwd"}},
		{"# a\\\n# b\\\nls", []string{"ls"}},
		{"echo ok # a \\\\\nls", []string{"echo ok", "ls"}},
		{"echo a#b \\\nc", []string{"echo a#b \\\nc"}},
		{"echo '# a\\\nb'", []string{"echo '# a\\\nb'"}},
	}
	for _, tt := range tests {
		s, err := Parse(tt.text, Options{})
		if err != nil {
			t.Errorf("%q: %v", tt.text, err)
			continue
		}
		if s.Text != tt.text {
			t.Errorf("%q: the text became %q", tt.text, s.Text)
		}
		var got []string
		for _, seg := range s.Segments {
			got = append(got, s.Source(seg.Span))
		}
		if len(got) != len(tt.want) {
			t.Errorf("%q: segments %q, want %q", tt.text, got, tt.want)
			continue
		}
		for i := range got {
			if got[i] != tt.want[i] {
				t.Errorf("%q: segments %q, want %q", tt.text, got, tt.want)
			}
		}
	}
}
