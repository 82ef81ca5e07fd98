package gate

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// maxShown bounds the argument lists that an explanation shows.
const maxShown = 64

// ran judges an argument list that a command runs. For an explanation it gets
// a finding of its own below that of the command.
func (j *judge) ran(f *frame, argv []shellparse.Word, take func(outcome)) {
	if len(argv) == 0 || !j.shows(f) {
		j.argv(f, argv, take)
		return
	}
	j.shown++
	at := len(j.findings)
	fd := Finding{Argv: true, Span: j.span(f), Text: written(f, argv), Parent: f.finding, Script: f.script.Text, At: f.seg.Span}
	if sp, ok := hull(argv, f.seg.Span); ok && !f.seg.Evaluated {
		fd.At = sp
	}
	j.findings = append(j.findings, fd)
	own := *f
	own.finding = at
	before := f.self.names
	f.self.names = nil
	best := allowed
	filtered := j.filtered(f)
	j.argv(&own, argv, func(o outcome) {
		if !filtered || o.rule != "environment-dump" {
			if o.stricter(best) {
				best = o
			}
			if o.decision != Allow {
				j.note(at, o)
			}
		}
		take(o)
	})
	j.settle(at, &best, written(f, argv))
	j.findings[at].Effects = f.self.names
	f.self.names = before
}

// shows reports that what a segment runs gets findings of its own.
func (j *judge) shows(f *frame) bool {
	return j.request.Explain && !f.probing && !(f.seg.Latent && f.seg.Called) && j.shown < maxShown
}

// settle writes an outcome into a finding.
func (j *judge) settle(at int, o *outcome, text string) {
	fd := &j.findings[at]
	fd.Rule, fd.Reason, fd.Where = o.rule, o.reason, o.where
	fd.Decision, fd.Grey, fd.Floor = o.decision, o.grey, o.floor
	if o.decision != Allow {
		fd.Remedy, fd.RemedyCommand = remedy(o, text)
	}
}

// written renders an argument list for people: what is certain as its value,
// and the rest as it stands in the script.
func written(f *frame, argv []shellparse.Word) string {
	var b strings.Builder
	for i, w := range argv {
		if i > 0 {
			b.WriteByte(' ')
		}
		source := ""
		if !f.seg.Evaluated {
			source = f.script.Source(w.Span)
		}
		switch {
		case w.Kind == shellparse.Literal:
			b.WriteString(quoteArgv([]string{w.Value}))
		case source != "" && len(w.Alts) == 0:
			b.WriteString(source)
		default:
			b.WriteString(rules.Display(w))
		}
	}
	return b.String()
}

// hull is the part of a segment that words were taken from.
func hull(words []shellparse.Word, within shellparse.Span) (sp shellparse.Span, ok bool) {
	for _, w := range words {
		switch {
		case w.Span.Start >= w.Span.End:
		case w.Span.Start < within.Start || w.Span.End > within.End:
			return sp, false
		case !ok:
			sp, ok = w.Span, true
		default:
			sp.Start, sp.End = min(sp.Start, w.Span.Start), max(sp.End, w.Span.End)
		}
	}
	return sp, ok
}

// beside puts a refusal of the whole text beside what its parts do. The part
// that the same entry refuses is the guilty one.
func (v Verdict) beside(parts Verdict) Verdict {
	i := slices.IndexFunc(parts.Findings, func(fd Finding) bool { return fd.Rule == v.Rule && fd.Where == v.Where })
	if i >= 0 {
		v.Findings, v.Guilty = parts.Findings, i
		return v
	}
	for _, fd := range parts.Findings {
		if fd.Parent >= 0 {
			fd.Parent += len(v.Findings)
		}
		v.Findings = append(v.Findings, fd)
	}
	return v
}

// Segments is the number of segments that were judged.
func (v *Verdict) Segments() int {
	n := 0
	for i := range v.Findings {
		if !v.Findings[i].Argv {
			n++
		}
	}
	return n
}
