package gate

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// forkBombs finds functions that start themselves more than once.
func (j *judge) forkBombs(s *shellparse.Script, outer *frame) {
	for i := range s.Segments {
		seg := &s.Segments[i]
		if !seg.Latent || len(seg.Words) == 0 || seg.Words[0].Kind != shellparse.Literal {
			continue
		}
		name := seg.Words[0].Value
		inside, spawns := false, false
		for _, c := range seg.Path {
			if string(c) == "function "+name {
				inside = true
			}
			if inside && (c == "background" || strings.HasPrefix(string(c), "pipeline")) {
				spawns = true
			}
		}
		if inside && spawns {
			j.endlessStart(s, seg, outer, Finding{Rule: "fork-bomb", Decision: Deny, Floor: true, Reason: "the function " + quote(name) + " starts itself without end"})
			return
		}
	}
}

// tracedTraps finds traps that subshells inherit and that run a subshell: each
// starts the next one (bash manual, section 4.3.1, set -E and -T).
func (j *judge) tracedTraps(s *shellparse.Script, outer *frame) {
	traced := outer != nil && traces(outer.seg.Words)
	trapped := false
	for i := range s.Segments {
		words := s.Segments[i].Words
		if len(words) == 0 || words[0].Kind != shellparse.Literal {
			continue
		}
		switch words[0].Value {
		case "set":
			traced = traced || traces(words)
		case "trap":
			trapped = trapped || slices.ContainsFunc(words, func(w shellparse.Word) bool {
				return w.Kind != shellparse.Literal || hasWord("DEBUG ERR RETURN", strings.TrimPrefix(strings.ToUpper(w.Value), "SIG"))
			})
		}
	}
	if !traced || !trapped {
		return
	}
	for i := range s.Segments {
		seg := &s.Segments[i]
		trap := slices.Index(seg.Path, "trap")
		if trap < 0 || !slices.Contains(seg.Path[trap:], "subshell") {
			continue
		}
		j.endlessStart(s, seg, outer, Finding{Rule: "endless-trap", Decision: Ask, Reason: "the trap runs a subshell that inherits it, and may start itself without end"})
		return
	}
}

// endlessStart records a finding with the place of the segment it is about.
func (j *judge) endlessStart(s *shellparse.Script, seg *shellparse.Segment, outer *frame, fd Finding) {
	fd.Span, fd.At = seg.Span, seg.Span
	if outer != nil {
		fd.Span = j.span(outer)
	}
	fd.Text, fd.Parent, fd.Path, fd.Script = s.Source(seg.Span), parent(outer), seg.Path, s.Text
	j.whole(fd)
}

// traces reports options of set or bash by which functions and subshells
// inherit traps: -E, -T.
func traces(words []shellparse.Word) bool {
	for _, w := range words[min(1, len(words)):] {
		option := strings.HasPrefix(w.Value, "-") && !strings.HasPrefix(w.Value, "--") && strings.ContainsAny(w.Value, "ET")
		if w.Kind != shellparse.Literal || option || w.Value == "errtrace" || w.Value == "functrace" {
			return true
		}
	}
	return false
}
