package wrappers

import (
	"bytes"
	"strings"
)

// SameText reports settings files that differ in nothing but white space that
// means nothing: hosts lay out their files anew when they write them.
func (h *Host) SameText(a, b []byte) bool {
	switch h.setup.format {
	case formatJSON:
		return bytes.Equal(denseJSON(a), denseJSON(b))
	case formatTOML:
		x, ok := denseTOML(a)
		y, ok2 := denseTOML(b)
		return ok && ok2 && x == y
	}
	return false
}

// denseJSON is a text without white space, but for that of texts and comments.
func denseJSON(b []byte) []byte {
	out := make([]byte, 0, len(b))
	s := scanner{b: b}
	for s.pos < len(b) {
		start := s.pos
		switch {
		case isSpace(b[start]):
			s.pos++
			continue
		case b[start] == '"':
			if _, err := s.str(); err != nil {
				s.pos = len(b)
			}
		case b[start] == '/':
			if s.skip() != nil || s.pos == start {
				s.pos = len(b)
			}
			// A comment ends where it ends, not where the next one begins.
			out = append(append(out, bytes.TrimSpace(b[start:s.pos])...), '\n')
			continue
		default:
			s.pos++
		}
		out = append(out, b[start:s.pos]...)
	}
	return out
}

// denseTOML is a text without empty lines and white space at the ends of lines;
// not ok if a text goes over several lines, where they mean something.
func denseTOML(b []byte) (string, bool) {
	text := string(b)
	var out strings.Builder
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" {
			out.WriteString(line + "\n")
		}
	}
	return out.String(), !strings.Contains(text, `"""`) && !strings.Contains(text, "'''")
}
