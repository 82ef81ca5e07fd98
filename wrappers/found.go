package wrappers

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
)

// Found is the call of the hook in a settings file.
type Found struct {
	// Words are the program, "hook", the host and the flags.
	Words []string
	// Line is the command line for a shell; empty if the host needs none.
	Line string
	// Closed reports the setting that stops commands when the hook fails.
	Closed bool
	// Own reports that the host starts what install writes, byte for byte, so
	// that nothing else comes with it.
	Own bool
	// Event is the list of a JSON file in which the call stands; Elsewhere
	// reports one into which install puts nothing.
	Event     string
	Elsewhere bool
	// Differs names what is not as install writes it for this program and these
	// flags. The host may then call the hook for less than it should.
	Differs []string
	// Mixed reports that somebody else's keys or comments are in the entry.
	Mixed bool
}

// ByLine reports that the line itself stops commands when the hook fails, and
// needs no setting for it.
func (f Found) ByLine() bool { return strings.HasSuffix(f.Line, closedEnd) }

// Find returns every call of the hook in a settings file.
func (h *Host) Find(data []byte) ([]Found, error) {
	switch h.setup.format {
	case formatJSON:
		return h.findJSON(data)
	case formatTOML:
		return h.findTOML(data), nil
	case formatFile:
		return h.findFile(string(data)), nil
	}
	return nil, ErrManual
}

// Missing lists the events of a file that calls the hook for others of them.
func (h *Host) Missing(found []Found) []string {
	var missing []string
	for _, e := range h.setup.entries {
		if !slices.ContainsFunc(found, func(f Found) bool { return f.Event == e.event }) {
			missing = append(missing, e.event)
		}
	}
	return missing
}

// alike are the setups that call the same program with the same flags. The
// first of them is for systems with a shell.
func (h *Host) alike(words []string) []Setup {
	s := Setup{Host: *h, Program: words[0], Flags: words[3:], Shell: true}
	var all []Setup
	for _, s.Timeout = range append([]string{""}, Timeouts()...) {
		all = append(all, s)
	}
	// What a file of ours does when the hook fails is not looked at apart from
	// its text, and without a shell it does less.
	if h.setup.format != formatFile || runtime.GOOS == "windows" {
		s.Timeout, s.Shell = "", false
		all = append(all, s)
	}
	return all
}

// ownLine reports a line that is one of ours from its first to its last byte.
// The test for an empty program came later than the rest.
func (h *Host) ownLine(line string, words []string) bool {
	for _, s := range h.alike(words) {
		closed := s.Closed()
		if line == s.Command() || line == closed || line == strings.TrimPrefix(closed, "test -s "+s.shellProgram()+" && ") {
			return true
		}
	}
	return false
}

// ownHeads begin the line with which a file of ours says so.
func ownHeads() []string {
	return []string{"# written by guardexec install;", "// Written by guardexec install.", `"_comment": "written by guardexec install"`}
}

// ownFile reports a file of ours, of whatever version.
func (h *Host) ownFile(text string) bool {
	n := 0
	for line := range strings.Lines(text) {
		for _, head := range ownHeads() {
			if strings.HasPrefix(strings.TrimSpace(line), head) {
				return true
			}
		}
		if n++; n == 3 {
			break
		}
	}
	return false
}

// findFile reads the calls in a file of our own. Nothing but the text as a whole
// tells what such a file does.
func (h *Host) findFile(text string) []Found {
	var found []Found
	for line := range strings.Lines(text) {
		texts := quoted(line)
		w := h.ours(texts.strings(nil))
		if w == nil {
			w = h.ours(splitShell(line))
		}
		if w == nil {
			w = h.ours(texts.words())
		}
		if w == nil {
			continue
		}
		l := h.wholeCall(texts.strings(nil))
		f := Found{Words: w, Line: l, Closed: strings.HasSuffix(l, closedEnd)}
		if at := h.differsAt(text, w); at > 0 {
			f.Differs, f.Mixed = []string{fmt.Sprintf("line %d", at)}, true
		}
		switch {
		case h.setup.executable: // the file is what is started
			f.Own = f.Differs == nil
		case l != "":
			f.Own = h.ownLine(l, w)
		default: // the words are started without a shell
			f.Own = true
		}
		found = append(found, f)
	}
	return found
}

// differsAt is the first line that is not as in any file that we write with
// these words, or 0.
func (h *Host) differsAt(text string, words []string) int {
	at := 0
	got := strings.SplitAfter(text, "\n")
	for _, s := range h.alike(words) {
		want := strings.SplitAfter(s.fill(h.setup.text), "\n")
		if slices.Equal(got, want) {
			return 0
		}
		n := 0
		for n < min(len(got), len(want)) && got[n] == want[n] {
			n++
		}
		at = max(at, n+1)
	}
	return at
}

// ours cuts out of words the call of this host's hook: the program, "hook",
// the host and what follows. A word may be a line for another shell.
func (h *Host) ours(words []string) []string {
	if w := h.callAmong(words); w != nil {
		return w
	}
	for _, word := range words {
		if strings.Contains(word, "guardexec") && strings.Contains(word, " ") {
			if w := h.callAmong(splitShell(word)); w != nil {
				return w
			}
		}
	}
	return nil
}

func (h *Host) callAmong(words []string) []string {
	for i := 0; i+2 < len(words); i++ {
		if words[i+1] != "hook" || !isGuard(words[i]) {
			continue
		}
		if words[i+2] == h.Name {
			end := i + 3
			for end < len(words) && strings.HasPrefix(words[end], "--") {
				end++
			}
			return words[i:end]
		}
		// An operator may follow without a space.
		if n := strings.IndexAny(words[i+2], ";&|<>()`$"); n > 0 && words[i+2][:n] == h.Name {
			return []string{words[i], "hook", h.Name}
		}
	}
	return nil
}

// wholeCall returns the first of some texts that is a whole call of the hook.
func (h *Host) wholeCall(texts []string) string {
	for _, t := range texts {
		if h.ours(splitShell(t)) != nil {
			return t
		}
	}
	return ""
}

// quoted lists the JSON strings in a line.
func quoted(line string) *node {
	n := node{kind: '['}
	s := scanner{b: []byte(line)}
	for s.pos < len(s.b) {
		if s.b[s.pos] != '"' {
			s.pos++
			continue
		}
		e, err := s.str()
		if err != nil {
			break
		}
		n.elems = append(n.elems, e)
	}
	return &n
}

// isGuard reports a path of this program, by its name.
func isGuard(program string) bool {
	base := program[strings.LastIndexAny(program, `/\`)+1:]
	return strings.TrimSuffix(base, ".exe") == "guardexec"
}
