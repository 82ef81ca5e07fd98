package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/audit"
)

// Lengths of what a record shows, in characters, and how many are shown.
const (
	auditLast      = 50
	maxAuditText   = 400
	maxAuditDir    = 200
	auditTimestamp = "2006-01-02 15:04:05"
)

// audit shows records to a person.
func (p *program) audit(args []string) (code int) {
	defer p.caught(&code, exitUsage, "")
	fs := newFlags("audit")
	decisions := fs.StringSlice("decision", nil, "")
	rules := fs.StringArray("rule", nil, "")
	door := fs.String("door", "", "")
	since := fs.String("since", "", "")
	dir := fs.String("cwd", "", "")
	last := fs.IntP("last", "n", auditLast, "")
	asJSON := fs.Bool("json", false, "")
	summary := fs.Bool("summary", false, "")
	if code, done := p.parse(fs, args, auditUsage); done {
		return code
	}
	f := filter{rules: *rules, door: *door, skipped: &skips{}}
	switch {
	case fs.NArg() > 0:
		return p.guardError(fmt.Errorf("unexpected argument %q; an audit file goes after --audit", fs.Arg(0)))
	case *asJSON && *summary:
		return p.guardError(errors.New("--json and --summary exclude each other"))
	case *last < 0:
		return p.guardError(errors.New("--last must not be negative"))
	case (*asJSON || *summary) && !fs.Changed("last"):
		*last = 0
	}
	for _, name := range *decisions {
		d, err := gate.ParseDecision(name)
		if err != nil {
			return p.guardError(fmt.Errorf("--decision: %w", err))
		}
		f.decisions = append(f.decisions, d)
	}
	var err error
	if f.since, err = parseSince(*since, p.now()); err != nil {
		return p.guardError(err)
	}
	if *dir != "" {
		f.dir = absolute(*dir)
	}
	s, err := p.open("audit", given(fs))
	if err != nil {
		return p.guardError(err)
	}
	if !fs.Changed("audit") {
		p.tellOtherAudit(s)
	}
	r, err := s.openAudit()
	if err != nil {
		return p.guardError(err)
	}
	if r == nil {
		return 0
	}
	defer r.Close()
	out := bufio.NewWriter(p.stdout)
	st := p.styleFor(p.stdout)
	show := func(e *audit.Entry) { out.WriteString(recordLine(e, st)) }
	t := &totals{}
	switch {
	case *summary:
		show = t.add
	case *asJSON:
		show = func(e *audit.Entry) { out.Write(rawLine(e)) }
	}
	if err := f.last(r, *last, show); err != nil {
		return p.guardError(err)
	}
	if *summary {
		out.WriteString(t.text(st))
	}
	if err := out.Flush(); err != nil {
		return p.guardError(err)
	}
	f.skipped.tell(p)
	return 0
}

// tellOtherAudit names the file that agents write to, if it is another one: they
// do not take it from the environment.
func (p *program) tellOtherAudit(s *session) {
	w, err := p.openWary("audit", nil)
	if err != nil || w.auditPath() == "" || w.auditPath() == s.auditPath() {
		return
	}
	if _, err := os.Lstat(w.auditPath()); err == nil {
		p.errorf("the hooks of agents write to %s, whatever the environment says: --audit FILE shows it", w.auditPath())
	}
}

// filter chooses records. Empty fields choose all.
type filter struct {
	decisions []gate.Decision
	rules     []string
	door, dir string
	since     time.Time
	skipped   *skips
}

// last shows the last n records that are chosen, or all if n is 0. The files
// are read twice rather than kept in memory.
func (f *filter) last(r *audit.Reader, n int, show func(*audit.Entry)) error {
	from := 0
	if n > 0 {
		total := 0
		if err := f.each(r, f.skipped, func(*audit.Entry) { total++ }); err != nil {
			return err
		}
		if from = total - n; total == 0 {
			return nil
		}
	}
	told := f.skipped
	if n > 0 {
		told = &skips{} // they were counted
	}
	i := 0
	return f.each(r, told, func(e *audit.Entry) {
		if i >= from {
			show(e)
		}
		i++
	})
}

// each goes through the records that are chosen.
func (f *filter) each(r *audit.Reader, skipped *skips, show func(*audit.Entry)) error {
	for e, err := range r.All() {
		if err != nil {
			if err := skipped.bad(err); err != nil {
				return err
			}
			continue
		}
		if _, err := gate.ParseDecision(e.Decision); err != nil || e.Time.IsZero() {
			skipped.add("without a decision", "")
			continue
		}
		if f.matches(e) {
			show(e)
		}
	}
	return nil
}

func (f *filter) matches(e *audit.Entry) bool {
	d, _ := gate.ParseDecision(e.Decision)
	return (len(f.decisions) == 0 || slices.Contains(f.decisions, d)) &&
		(len(f.rules) == 0 || slices.ContainsFunc(f.rules, func(id string) bool {
			return e.Rule == id || e.Rule == "rule:"+id || e.Rule == "table:"+id
		})) &&
		strings.HasPrefix(e.Door, f.door) && !e.Time.Before(f.since) && below(e.Cwd, f.dir)
}

// below reports a directory that is another one or in it.
func below(dir, top string) bool {
	if top == "" {
		return true
	}
	if !filepath.IsAbs(dir) {
		return false
	}
	rest, err := filepath.Rel(top, dir)
	return err == nil && rest != ".." && !strings.HasPrefix(rest, ".."+string(filepath.Separator))
}

// rawLine is a record as it is in the file. One of ours has nothing in it that
// a terminal would obey; in others that is escaped.
func rawLine(e *audit.Entry) []byte {
	v := jsontext.Value(e.Line)
	if bytes.ContainsFunc(v, func(r rune) bool { return r < ' ' }) {
		v = v.Clone()
		if err := v.Compact(); err != nil {
			return nil
		}
	}
	return append(audit.Visible(v), '\n')
}

// recordLine shows a record to a person.
func recordLine(e *audit.Entry, st style) string {
	const ruleWidth, doorWidth, indent = 20, 11, 28
	d, _ := gate.ParseDecision(e.Decision)
	name := d.String()
	rule, door := pad(printable(e.Rule, 80), ruleWidth), pad(printable(e.Door, 40), doorWidth)
	column := len(auditTimestamp) + 2 + 5 + 2 + textWidth(rule) + 2 + textWidth(door) + 2
	dir := e.Cwd
	if dir == "" {
		dir = "-"
	}
	rest := printable(dir, maxAuditDir) + "  " + printable(recordedCommand(e), maxAuditText)
	return st.dim(e.Time.Local().Format(auditTimestamp)) + "  " + st.decision(d, name) + strings.Repeat(" ", 5-len(name)) + "  " +
		st.bold(rule) + "  " + st.dim(door) + "  " + st.fold(rest, column, indent) + "\n"
}

// recordedCommand is the command of a record as text.
func recordedCommand(e *audit.Entry) string {
	if e.Argv != nil {
		return quoteWords(e.Argv)
	}
	return e.Command
}

// textWidth is the width of a visible text on a terminal.
func textWidth(text string) int {
	n := 0
	for _, r := range text {
		n += width(r)
	}
	return n
}

// pad fills a visible text up to a width.
func pad(text string, to int) string {
	return text + strings.Repeat(" ", max(0, to-textWidth(text)))
}
