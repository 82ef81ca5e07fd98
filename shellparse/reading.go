package shellparse

import "strings"

// readsArray reports that read makes an array of what it reads (bash manual,
// section 4.2; -A in ksh and zsh), or may.
func readsArray(args []Word) bool {
	for _, a := range args {
		if a.Kind != Literal || strings.HasPrefix(a.Value, "-") && strings.ContainsAny(a.Value, "aA") {
			return true
		}
	}
	return false
}

// readsNothing reports options of read with which it may end before it assigns
// anything: a time of zero, a descriptor that is not open, a number that is none.
func readsNothing(args []Word) bool {
	for _, a := range args {
		if a.Kind != Literal || strings.HasPrefix(a.Value, "-") && strings.Trim(a.Value[1:], "rsedp") != "" {
			return true
		}
	}
	return false
}

// given notes what read leaves in the variable at a place among its names: a
// word of the first line, in the last one all that is left of it.
func (w *walker) given(name string, at, names, seg int, st *state) {
	if w.err != nil {
		return // no segment was made
	}
	in := &w.script.Segments[seg].Stdin
	if in.Kind != StdinText || in.Text.Kind != Literal {
		return
	}
	line, _, _ := strings.Cut(in.Text.Value, "\n")
	words := strings.Fields(line)
	if at < len(words) {
		st.addCandidate(name, words[at])
	}
	if at == names-1 {
		for _, word := range words[:min(at, len(words))] {
			line = strings.TrimLeft(strings.TrimPrefix(strings.TrimLeft(line, " \t"), word), " \t")
		}
		st.addCandidate(name, line)
	}
}

// firstOf bounds what is remembered of a list.
func firstOf(l []string) []string { return l[:min(len(l), 8)] }

// producers are the segments whose output a reading builtin takes.
func producers(in Stdin) []int {
	return unionInts(in.Producers, in.Text.Subst)
}
