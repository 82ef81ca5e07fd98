package shellparse

import "testing"

// What follows a function's compound body belongs to the definition for the
// parser, but not for a shell: the function is then defined in a subshell and
// the name still means the program.
func TestFunctionBodyIsOneCompound(t *testing.T) {
	for _, text := range []string{"rm() { :; } | cat; rm x", "rm() { :; } | cat\nrm x", "function rm { :; } |& cat; rm x", "rm() { :; } | cat | cat && rm x"} {
		s, err := Parse(text, Options{})
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		seen := false
		for _, seg := range s.Segments {
			seen = seen || len(seg.Words) == 2 && seg.Words[0].Value == "rm" && !seg.Call && !seg.Latent
		}
		if !seen {
			t.Errorf("%q: the program rm is not among the segments", text)
		}
	}
	for _, text := range []string{"f() { :; }; f", "f() ( : ); f", "f() if :; then :; fi; f", "f() { :; } > x; f", "f() { :; } && f"} {
		s, err := Parse(text, Options{})
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		if len(s.Doubts) != 0 {
			t.Errorf("%q: doubts %v", text, s.Doubts)
		}
		if last := s.Segments[len(s.Segments)-1]; text != "f() { :; } > x; f" && len(last.Path) == 0 {
			t.Errorf("%q: the last segment is not the body at the call", text)
		}
	}
}
