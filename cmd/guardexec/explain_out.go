package main

import (
	"slices"
	"strconv"
	"strings"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/audit"
)

// Lengths of what an explanation shows, in characters.
const (
	maxExplainText   = 160
	maxExplainEffect = 120
	maxExplainReason = 600
)

// text renders the explanation for a person.
func (t *tree) text(st style) string {
	var b strings.Builder
	v := t.verdict
	name, rule := v.Decision.String(), "["+printable(v.Rule, 80)+"]"
	b.WriteString(st.decision(v.Decision, name) + " " + st.bold(rule) + " " +
		st.fold(printable(v.Reason, maxExplainReason), len(name)+len(rule)+2, 6) + "\n")
	if v.Layer == gate.LayerClosed {
		b.WriteString("      " + st.fold("nothing vouches for it, and the answer to such a command is "+name, 6, 6) + "\n")
	}
	if t.guilty >= 0 {
		f := &v.Findings[t.guilty]
		text, at := t.command, f.Span
		if root := t.root(t.guilty); v.Findings[root].Script != "" {
			text = v.Findings[root].Script
		}
		if t.outermost(t.guilty) {
			at = f.At
		}
		b.WriteString("\n" + snippet(text, at, "    ", st))
	}
	b.WriteString("\n")
	for _, i := range t.roots() {
		t.node(&b, i, "", st)
	}
	line := func(name, value string) {
		if value != "" {
			b.WriteString(st.bold(name) + strings.Repeat(" ", 9-len(name)) + st.fold(value, 9, 9) + "\n")
		}
	}
	if v.Decision != gate.Allow {
		b.WriteString("\n")
		line("instead", printable(v.Remedy, maxExplainReason))
		line("run", printable(v.RemedyCommand, maxExplainReason))
		name := "changes"
		for _, c := range t.changes() {
			line(name, c)
			name = ""
		}
	}
	for _, path := range v.Tightened {
		line("policy", printable(path, 400))
	}
	return b.String()
}

// root is the finding of the command itself that a finding belongs to.
func (t *tree) root(i int) int {
	for {
		up := t.verdict.Findings[i].Parent
		if up < 0 || up >= i {
			return i
		}
		i = up
	}
}

// outermost reports a finding in the text of the command itself, not in one
// that a segment runs.
func (t *tree) outermost(i int) bool {
	return t.verdict.Findings[i].Script == t.verdict.Findings[t.root(i)].Script
}

// node renders a segment and, further in, what it runs.
func (t *tree) node(b *strings.Builder, i int, indent string, st style) {
	f := &t.verdict.Findings[i]
	text := printable(f.Text, maxExplainText)
	if text == "" {
		text = "(the whole text)"
	}
	name := f.Decision.String()
	in := indent + "       "
	b.WriteString(indent + st.decision(f.Decision, name) + strings.Repeat(" ", 7-len(name)) + st.fold(text, len(in), len(in)+2) + "\n")
	line := func(name, value string) {
		if value != "" {
			b.WriteString(in + st.dim(name+strings.Repeat(" ", 8-len(name))) + st.fold(value, len(in)+8, len(in)+8) + "\n")
		}
	}
	path := make([]string, len(f.Path))
	for i, c := range f.Path {
		path[i] = printable(string(c), 60)
	}
	line("in", strings.Join(path, " > "))
	name = "effect"
	for k, e := range f.Effects {
		if !slices.Contains(f.Effects[:k], e) {
			line(name, printable(e, maxExplainEffect))
			name = ""
		}
	}
	if f.Decision != gate.Allow || f.Where != "" || f.Rule != "known-safe" {
		rule := printable(f.Rule, 80) + " (" + printable(where(f), 400)
		switch {
		case f.Floor:
			rule += ", nothing lifts it"
		case f.Grey:
			rule += ", not understood"
		}
		line("rule", rule+")")
		if t.origin(i) == i {
			line("reason", printable(f.Reason, maxExplainReason))
		}
	}
	for _, n := range t.notes(i) {
		line("also", n.Decision.String()+" "+printable(n.Rule, 80)+": "+printable(n.Reason, maxExplainReason))
	}
	if i != t.guilty && t.origin(i) == i && f.Decision != gate.Allow {
		line("instead", printable(instead(f.Remedy, f.RemedyCommand), maxExplainReason))
	}
	if i == t.guilty && !t.outermost(i) {
		b.WriteString(snippet(f.Script, f.At, in, st))
	}
	if len(t.children[i]) > 0 {
		b.WriteString(in + st.dim("runs") + "\n")
	}
	for _, c := range t.children[i] {
		t.node(b, c, indent+"    ", st)
	}
}

// json renders the explanation as one JSON line.
func (t *tree) json(cwd string) []byte {
	v := t.verdict
	o := object{b: make([]byte, 0, 2048)}
	o.b = append(o.b, '{')
	o.text("command", t.command)
	o.text("cwd", cwd)
	o.text("decision", v.Decision.String())
	o.text("layer", string(v.Layer))
	o.text("rule", v.Rule)
	w := v.Where
	if w == "" {
		w = "built-in"
	}
	o.text("where", w)
	o.text("reason", v.Reason)
	remedies(&o, v.Remedy, v.RemedyCommand)
	o.list("changes", t.changes())
	o.raw("exit", strconv.Itoa(exitCode(v.Decision)))
	o.key("segments")
	o.b = t.nodes(o.b, t.roots())
	if len(v.Tightened) > 0 {
		o.list("tightened", v.Tightened)
	}
	return audit.Visible(append(o.b, "}\n"...))
}

// nodes renders segments and, nested, what they run.
func (t *tree) nodes(b []byte, list []int) []byte {
	b = append(b, '[')
	for n, i := range list {
		if n > 0 {
			b = append(b, ", "...)
		}
		f := &t.verdict.Findings[i]
		o := object{b: append(b, '{')}
		o.text("text", f.Text)
		// Offsets in the text that the segment is part of.
		o.raw("start", strconv.Itoa(f.At.Start))
		o.raw("end", strconv.Itoa(f.At.End))
		path := make([]string, len(f.Path))
		for i, c := range f.Path {
			path[i] = string(c)
		}
		o.list("path", path)
		o.text("decision", f.Decision.String())
		o.raw("guilty", strconv.FormatBool(i == t.guilty))
		o.raw("grey", strconv.FormatBool(f.Grey))
		o.raw("floor", strconv.FormatBool(f.Floor))
		o.text("rule", f.Rule)
		o.text("where", where(f))
		o.text("reason", f.Reason)
		remedies(&o, f.Remedy, f.RemedyCommand)
		o.list("effects", f.Effects)
		o.key("also")
		o.b = append(o.b, '[')
		for k, note := range t.notes(i) {
			if k > 0 {
				o.b = append(o.b, ", "...)
			}
			a := object{b: append(o.b, '{')}
			a.text("decision", note.Decision.String())
			a.text("rule", note.Rule)
			a.text("reason", note.Reason)
			o.b = append(a.b, '}')
		}
		o.b = append(o.b, ']')
		o.key("runs")
		o.b = t.nodes(o.b, t.children[i])
		b = append(o.b, '}')
	}
	return append(b, ']')
}

func remedies(o *object, advice, command string) {
	if text := instead(advice, command); text == "" {
		o.raw("remediation", "null")
	} else {
		o.text("remediation", text)
	}
	if command == "" {
		o.raw("remediation_command", "null")
	} else {
		o.text("remediation_command", command)
	}
}
