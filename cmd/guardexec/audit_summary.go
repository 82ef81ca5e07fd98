package main

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/audit"
	"github.com/phocinae/guardexec/shellparse"
)

// Bounds of a summary.
const (
	maxTally   = 20_000 // different names that are counted
	maxShown   = 20     // of them that are shown
	maxHeadLen = 60     // characters of a name that is made of a command
)

// totals counts records.
type totals struct {
	records                        int
	first, last                    time.Time
	decisions, rules, doors, heads tally
}

func (t *totals) add(e *audit.Entry) {
	t.records++
	if t.first.IsZero() || e.Time.Before(t.first) {
		t.first = e.Time
	}
	if e.Time.After(t.last) {
		t.last = e.Time
	}
	t.decisions.add(e.Decision)
	t.rules.add(printable(e.Rule, 80))
	t.doors.add(printable(e.Door, 40))
	if e.Decision == gate.Ask.String() || e.Layer == string(gate.LayerClosed) {
		t.heads.add(pad(printable(e.Rule, 80), 20) + "  " + printable(head(e), maxHeadLen))
	}
}

func (t *totals) text(st style) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d %s", t.records, plural(t.records, "record", "records"))
	if t.records > 0 {
		b.WriteString(", " + t.first.Local().Format(auditTimestamp) + " to " + t.last.Local().Format(auditTimestamp))
	}
	b.WriteString("\n")
	t.decisions.section(&b, st, "decisions")
	t.rules.section(&b, st, "rules")
	t.doors.section(&b, st, "doors")
	t.heads.section(&b, st, "asked about, or not understood")
	return b.String()
}

// tally counts names. Beyond maxTally different ones, new names are counted
// together.
type tally struct {
	count  map[string]int
	others int
}

func (t *tally) add(name string) {
	if t.count == nil {
		t.count = map[string]int{}
	}
	if _, known := t.count[name]; !known && len(t.count) >= maxTally {
		t.others++
		return
	}
	t.count[name]++
}

// section shows the names that were counted most often.
func (t *tally) section(b *strings.Builder, st style, title string) {
	if len(t.count) == 0 {
		return
	}
	names := make([]string, 0, len(t.count))
	for name := range t.count {
		names = append(names, name)
	}
	slices.SortFunc(names, func(x, y string) int {
		if t.count[x] != t.count[y] {
			return t.count[y] - t.count[x]
		}
		return strings.Compare(x, y)
	})
	b.WriteString("\n" + st.bold(title) + "\n")
	rest := t.others
	for i, name := range names {
		if i >= maxShown {
			rest += t.count[name]
			continue
		}
		shown := name
		if d, err := gate.ParseDecision(name); err == nil {
			shown = st.decision(d, name)
		}
		if name == "" {
			shown = "-"
		}
		fmt.Fprintf(b, "%8d  %s\n", t.count[name], shown)
	}
	if rest > 0 {
		fmt.Fprintf(b, "%8d  %s\n", rest, st.dim("others"))
	}
}

// head is what stands for a command when commands of a kind are counted: the
// program and the word that says what it is to do.
func head(e *audit.Entry) string {
	switch {
	case e.Path != "":
		tool, _, _ := strings.Cut(e.Command, " ")
		return tool
	case e.Argv != nil:
		return headOf(e.Argv)
	}
	return headOf(guiltyWords(e))
}

// guiltyWords are the words of the part of a command that its reason speaks
// of, or of the first part that does something.
func guiltyWords(e *audit.Entry) []string {
	script, err := shellparse.Parse(e.Command, shellparse.Options{MaxChars: shellparse.CeilingMaxChars})
	if err != nil {
		return strings.Fields(e.Command)
	}
	subject, _, _ := strings.Cut(e.Reason, ":")
	var best []string
	for i := range script.Segments {
		words := literals(&script.Segments[i])
		if len(words) == 0 {
			continue
		}
		if words[0] == subject || strings.Contains(e.Reason, strconv.Quote(words[0])) {
			return words
		}
		if best == nil || prepares(best[0]) {
			best = words
		}
	}
	if best == nil {
		return strings.Fields(e.Command)
	}
	return best
}

// literals are the words at the beginning of a segment that are certain.
func literals(seg *shellparse.Segment) []string {
	var words []string
	if seg.Kind != shellparse.SegCommand {
		return nil
	}
	for i := range seg.Words {
		if seg.Words[i].Kind != shellparse.Literal {
			break
		}
		words = append(words, seg.Words[i].Value)
	}
	return words
}

// prepares reports a command that others are put behind.
func prepares(name string) bool {
	switch name {
	case "cd", "pushd", "set", "export", "source", ".", "echo", "true", ":", "sleep":
		return true
	}
	return false
}

func headOf(words []string) string {
	if len(words) == 0 {
		return "-"
	}
	name := path.Base(words[0])
	for _, w := range words[1:] {
		if !namesAction(w) {
			break
		}
		name += " " + w
		if w != "run" { // npm run build
			break
		}
	}
	return name
}

// namesAction reports a word that may say what a program is to do, as "commit"
// does: neither an option nor a value.
func namesAction(word string) bool {
	for i := range len(word) {
		c := word[i]
		if !(c >= 'a' && c <= 'z' || i > 0 && (c >= '0' && c <= '9' || c == '-' || c == ':' || c == '_')) {
			return false
		}
	}
	return word != "" && len(word) <= 24
}
