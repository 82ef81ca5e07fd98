package gate

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// Bounds of one verdict. Each is a refusal when crossed.
const (
	maxJudged   = 1024 // segments and inner commands
	maxVariants = 16   // argument lists tried for one segment
	maxInner    = 16   // commands inside commands

	maxVariantWords = 4_096  // words of the argument lists tried for one segment
	maxSpreadWords  = 16_384 // the same for all segments; beyond it none is tried
)

// judge is the work on one request.
type judge struct {
	gate    *Gate
	ctx     context.Context
	request Request
	world   world

	findings []Finding
	shown    int // argument lists among them
	judged   int
	bytes    int // of inner scripts parsed
	over     bool
	spread   int  // words of argument lists tried
	facts    int  // names looked at
	paths    int  // bytes of paths resolved
	blind    bool // a file was not looked at
	seen     []seenLink
	doubted  bool               // a script that could run holds a doubt
	heard    *shellparse.Script // the one that deaf is about
	deaf     bool

	// examined is the user's rule whose example is judged, and hit reports
	// that it matched.
	examined *UserRule
	hit      bool
	hidden   bool               // patterns take hidden files, too
	reopened bool               // a descriptor beside standard input reads from a file
	stream   stream             // what the script has fetched and written so far
	parsers  shellparse.Parsers // for one script after the other
}

// frame is what surrounds a command that is judged.
type frame struct {
	script *shellparse.Script
	seg    *shellparse.Segment
	at     place
	depth  int
	// remote marks a script for another machine or container: paths are not
	// ours, and nothing in it can be allowed.
	remote bool
	// moved marks a command whose wrapper changed the directory (env -C).
	moved bool
	// probing marks a search for certain losses among arguments that may or
	// may not be a command: it leaves no findings and does not probe again.
	probing bool
	// facts are those of the segments of the script, by index.
	facts []facts
	self  *facts
	// outer is the frame of the command that runs the script.
	outer *frame
	// finding is the index of the segment's finding.
	finding int
}

// verdict judges the request.
func (j *judge) verdict() Verdict {
	if j.request.Argv == nil {
		return j.refused(j.request.Command, j.scriptVerdict)
	}
	return j.refused(strings.Join(j.request.Argv, " "), j.argvVerdict)
}

// refused lets the user's tables speak about a whole text before its parts
// are judged.
func (j *judge) refused(text string, parts func() Verdict) Verdict {
	v, ok := j.tableDenies(text)
	switch {
	case !ok:
		return parts()
	case j.request.Explain:
		return v.beside(parts())
	}
	return v
}

// scriptVerdict judges a command that a shell runs.
func (j *judge) scriptVerdict() Verdict {
	o := shellparse.Options{
		Dialect:  j.request.Dialect,
		MaxChars: j.gate.policy.MaxChars,
		Home:     j.world.home,
		Parsers:  &j.parsers,
	}
	if d := cleanAbs(j.request.Dir); d != "" {
		o.Dirs = []string{d}
		o.Outputs = j.outputs(j.request.Command, o.Dirs)
	} else {
		o.DirOpen = true
	}
	if j.request.Args != nil {
		o.ArgsKnown = true
		for _, a := range j.request.Args {
			o.Args = append(o.Args, rules.Lit(a))
		}
	}
	s, err := shellparse.Parse(j.request.Command, o)
	if err != nil {
		return j.parseRefusal(err)
	}
	j.script(s, nil, nil)
	j.settings(s)
	return j.conclude()
}

// argvVerdict judges a command that runs without a shell.
func (j *judge) argvVerdict() Verdict {
	text := quoteArgv(j.request.Argv)
	size := 0
	seg := &shellparse.Segment{Span: shellparse.Span{End: len(text)}}
	for _, a := range j.request.Argv {
		size += len(a)
		if e := shellparse.CheckArgument(a); e != nil {
			return j.parseRefusal(e)
		}
		seg.Words = append(seg.Words, rules.Lit(a))
	}
	if size > max(j.gate.policy.MaxChars, shellparse.DefaultMaxChars) {
		return refusal("limit-size", "the command is too long to be judged")
	}
	if d := cleanAbs(j.request.Dir); d != "" {
		seg.Dirs = []string{d}
	} else {
		seg.DirOpen = true
	}
	if len(seg.Words) == 0 || j.request.Argv[0] == "" {
		return refusal("empty", "there is no command")
	}
	s := &shellparse.Script{Text: text, Segments: []shellparse.Segment{*seg}}
	j.script(s, nil, nil)
	if p := cleanAbs(j.request.Program); p != "" {
		if c := j.world.classify(p) | j.world.classify(j.follow(p, true)); c&(classWork|classTemp) != 0 {
			j.whole(Finding{Rule: "program-of-project", Decision: Ask, Grey: true, Reason: "the program is a file of the project or a temporary one: " + p,
				Span: seg.Span, Text: text, Parent: -1, Script: text, At: seg.Span})
		}
	}
	return j.conclude()
}

// quoteArgv renders an argument list for people.
func quoteArgv(argv []string) string {
	var b strings.Builder
	for i, a := range argv {
		if i > 0 {
			b.WriteByte(' ')
		}
		if a == "" || strings.ContainsAny(a, " \t\n'\"\\$`*?[]{}()<>|&;#~!") {
			b.WriteString("'" + strings.ReplaceAll(a, "'", `'\''`) + "'")
		} else {
			b.WriteString(a)
		}
	}
	return b.String()
}

// parseRefusal turns an error of the parser into a verdict.
func (j *judge) parseRefusal(err error) Verdict {
	var e *shellparse.Error
	if !errors.As(err, &e) {
		return refusal("syntax", err.Error())
	}
	v := refusal(e.ID, e.Error())
	v.Findings = []Finding{{Rule: e.ID, Decision: Deny, Reason: e.Error(), Span: shellparse.Span{Start: e.Offset, End: e.Offset},
		Parent: -1, Script: j.request.Command, At: shellparse.Span{Start: e.Offset, End: e.Offset}}}
	v.Guilty = 0
	return v
}

// tableDenies asks the user's tables about a whole text.
func (j *judge) tableDenies(text string) (Verdict, bool) {
	for _, t := range j.gate.policy.Tables {
		if o, ok := t.refuses(text); ok {
			v := refusal(o.rule, o.reason)
			whole := shellparse.Span{End: len(text)}
			v.Findings = []Finding{{Rule: o.rule, Reason: o.reason, Span: whole, Text: text, Where: o.where, Parent: -1, Script: text, At: whole}}
			v.Where, v.Guilty = o.where, 0
			return v, true
		}
	}
	return Verdict{}, false
}

// script judges every segment of a script. outer is nil for the request
// itself; into collects the facts of the script for the segment that runs it.
func (j *judge) script(s *shellparse.Script, outer *frame, into *facts) {
	all := make([]facts, len(s.Segments))
	if j.findings == nil {
		j.findings = make([]Finding, 0, len(s.Segments))
	}
	if len(s.Segments) == 0 && outer == nil && len(s.Doubts) == 0 {
		j.findings = append(j.findings, Finding{Rule: "nothing-runs", Decision: Allow, Reason: "there is no command in it", Parent: -1, Script: s.Text})
	}
	j.reopened = j.reopened || opensForReading(s)
	j.hidden = j.hidden || globsHidden(s)
	j.lookAhead(s, outer, all)
	for i := range s.Segments {
		if j.judged++; j.judged > maxJudged || j.over || j.ctx.Err() != nil {
			j.over = true
			return
		}
		f := &frame{script: s, seg: &s.Segments[i], facts: all, self: &all[i], outer: outer}
		f.at = place{f.seg.Dirs, f.seg.DirOpen}
		if outer != nil {
			f.depth, f.remote, f.probing, f.moved = outer.depth+1, outer.remote, outer.probing, outer.moved
		}
		j.segment(f, i)
		if into != nil {
			into.add(&all[i])
		}
	}
	j.doubts(s, outer)
	j.implicit(s, outer)
	j.forkBombs(s, outer)
	j.tracedTraps(s, outer)
}

// segment judges one segment and records its finding.
func (j *judge) segment(f *frame, index int) {
	seg := f.seg
	at := len(j.findings)
	text := f.script.Source(seg.Span)
	f.finding, f.self.finding = at, at
	fd := Finding{Span: j.span(f), Text: text, Parent: parent(f.outer), Path: seg.Path, Script: f.script.Text, At: seg.Span}
	if seg.By > 0 {
		fd.Parent = f.facts[seg.By-1].finding
	}
	if seg.Evaluated && len(seg.Words) > 0 {
		fd.Text = written(f, seg.Words)
	}
	j.findings = append(j.findings, fd)
	sum := &balance{judge: j, at: at, best: allowed, unsure: allowed, filtered: j.filtered(f)}
	take := sum.take
	f.self.endless, f.self.floods, f.self.came = seg.Endless, seg.Endless, j.fed(f)
	j.redirections(f, take)
	j.assignments(f, take)
	if len(seg.Words) > 0 && !seg.Inlined {
		switch seg.Kind {
		case shellparse.SegCommand:
			j.words(f, seg.Words, take)
		case shellparse.SegDecl:
			j.words(f, declaration(seg), take)
		case shellparse.SegFunction:
			if gateProgram(strings.ToLower(seg.Words[0].Value)) {
				take(ask("tampering", "a function takes the place of the gate", ""))
			}
		}
	}
	if seg.Inlined && len(seg.Words) > 0 && j.inherits(f, seg.Words[0].Value) {
		take(inheritedFunction(seg.Words[0].Value)) // eval and trap may be functions, too
	}
	if seg.Inlined || seg.Call || seg.Kind != shellparse.SegCommand && seg.Kind != shellparse.SegDecl {
		j.userMatch(f, seg.Words)
	}
	j.flowInto(f, take)
	j.keep(f)
	j.overflows(f, take)
	j.endless(f, take)
	for i := range f.script.Doubts {
		if d := &f.script.Doubts[i]; d.Segment == index {
			take(grey("doubt-"+d.ID, d.Message))
		}
	}
	best := sum.best
	asks := !best.grey && best.decision == Ask
	if asks && sum.unsure.grey && j.gate.policy.FailClosed == Deny {
		// What is not understood is refused, whatever else asks.
		best = sum.unsure
	}
	best = j.tables(f, text, best)
	switch {
	case best.decision == Allow:
		asks = false
	case best.firm:
		asks = true // a rule of the user asks, whatever vouches for it
	}
	if seg.Latent && seg.Called && best.decision != Deny {
		best = outcome{decision: Allow, rule: "function-body", reason: "the function is judged where it is called"}
	}
	j.settle(at, &best, text)
	j.findings[at].asks, j.findings[at].Effects = asks, f.self.names
}

// parent is the index of the finding of the command around a script.
func parent(outer *frame) int {
	if outer == nil {
		return -1
	}
	return outer.finding
}

// note records what speaks against a segment, once.
func (j *judge) note(at int, o outcome) {
	n := Note{Rule: o.rule, Decision: o.decision, Reason: o.reason}
	fd := &j.findings[at]
	const most = 16
	if len(fd.Notes) < most && !slices.Contains(fd.Notes, n) {
		fd.Notes = append(fd.Notes, n)
	}
}

// declaration returns the words of a declaration with its assignments as
// arguments, which is how the builtin reads them.
func declaration(seg *shellparse.Segment) []shellparse.Word {
	words := appendWords(nil, seg.Words...)
	for _, a := range seg.Assigns {
		w := shellparse.Word{Value: a.Name + "=", Span: a.Span, Subst: a.Value.Subst}
		if a.Array == nil && !a.Append && !a.Index && a.Value.Kind == shellparse.Literal {
			w.Kind, w.Value = shellparse.Literal, w.Value+a.Value.Value
		}
		words = append(words, w)
	}
	return words
}

// span returns where a segment stands in the text of the request: for a
// segment of an inner script, the segment that runs it.
func (j *judge) span(f *frame) shellparse.Span {
	for f.outer != nil {
		f = f.outer
	}
	return f.seg.Span
}

// whole records a finding that is not one segment's own.
func (j *judge) whole(fd Finding) {
	fd.Remedy, fd.RemedyCommand = remedy(&outcome{rule: fd.Rule}, fd.Text)
	j.findings = append(j.findings, fd)
}

// doubts records the doubts that concern no single segment.
func (j *judge) doubts(s *shellparse.Script, outer *frame) {
	if len(s.Doubts) > 0 && (outer == nil || !outer.probing) {
		j.doubted = true
	}
	for i := range s.Doubts {
		d := &s.Doubts[i]
		if d.Segment >= 0 && d.Segment < len(s.Segments) {
			continue
		}
		sp := d.Span
		if outer != nil {
			sp = j.span(outer)
		}
		j.whole(Finding{Rule: "doubt-" + d.ID, Decision: Ask, Grey: true, Reason: d.Message, Span: sp, Text: s.Source(d.Span),
			Parent: parent(outer), Script: s.Text, At: d.Span})
	}
}

// implicit asks when a loop or arithmetic sets a variable that programs or the
// shell obey: "for PATH in /tmp" is an assignment, too.
func (j *judge) implicit(s *shellparse.Script, outer *frame) {
	for _, name := range s.Implicit {
		if rules.ShellOnly(name) || rules.InertEnv(name, unknownValue) || j.unheard(name, s, outer) {
			continue
		}
		sp := shellparse.Span{End: len(s.Text)}
		if outer != nil {
			sp = j.span(outer)
		}
		whole := shellparse.Span{End: len(s.Text)}
		j.whole(Finding{Rule: "sets-environment", Decision: Ask, Grey: true, Reason: "the variable " + quote(name) + " can change what programs do", Span: sp, Text: s.Text,
			Parent: parent(outer), Script: s.Text, At: whole})
	}
}

// tables lets the user's tables speak about one segment.
func (j *judge) tables(f *frame, text string, best outcome) outcome {
	if len(j.gate.policy.Tables) == 0 && j.examined == nil {
		return best
	}
	for _, t := range j.gate.policy.Tables {
		if o, ok := t.refuses(text); ok {
			if best.decision != Deny {
				return o
			}
			if j.request.Explain {
				j.note(f.finding, o)
			}
		}
	}
	best = j.userTightens(f, best)
	examine := j.examined != nil && j.examined.Decision == Allow
	if (best.decision != Ask || best.firm) && !examine || len(f.seg.Words) == 0 || f.remote || f.outer != nil || !plainSegment(f) {
		return best
	}
	words := make([]string, len(f.seg.Words))
	for i, w := range f.seg.Words {
		words[i] = w.Value
	}
	for _, t := range j.gate.policy.Tables {
		if o, ok := t.vouches(words); ok {
			return o
		}
	}
	if o, ok := j.userAllows(f, words); ok && !examine {
		return o
	}
	return best
}

// plainSegment reports a simple command of literal words and nothing else,
// which is all that a table entry may vouch for.
func plainSegment(f *frame) bool {
	s := f.seg
	if s.Kind != shellparse.SegCommand || len(s.Redirs) > 0 || len(s.Assigns) > 0 || s.Call || len(f.script.Doubts) > 0 {
		return false
	}
	for _, w := range s.Words {
		if w.Kind != shellparse.Literal || len(w.Subst) > 0 {
			return false
		}
	}
	return s.Stdin.Kind == shellparse.StdinInherit || s.Stdin.Kind == shellparse.StdinNull
}

// conclude combines the findings.
func (j *judge) conclude() Verdict {
	if j.blind {
		o := grey("limit-files", "there are more files in it, or longer paths, than can be looked at")
		j.whole(Finding{Rule: o.rule, Decision: o.decision, Grey: true, Reason: o.reason, Parent: -1,
			Span: shellparse.Span{End: len(j.request.Command)}, Script: j.request.Command, At: shellparse.Span{End: len(j.request.Command)}})
	}
	v := Verdict{Decision: Allow, Layer: LayerL0, Rule: "known-safe", Reason: "every part of it is known and harmless", Findings: j.findings, Guilty: -1}
	if j.over {
		over := refusal("limit-judged", "there is more in it than can be judged")
		over.Findings = j.findings
		return over
	}
	closed := j.gate.policy.FailClosed
	best := -1
	understood := Allow
	for i := range j.findings {
		fd := &j.findings[i]
		if fd.Argv {
			continue
		}
		d := fd.Decision
		if fd.Grey && d == Ask {
			d = closed
			v.Grey = true
			if fd.asks {
				understood = Strictest(understood, Ask)
			}
		} else {
			understood = Strictest(understood, d)
		}
		if d < v.Decision || d == v.Decision && best >= 0 && weightier(fd, &j.findings[best]) {
			v.Decision, best = d, i
		}
	}
	v.Grey = v.Grey && understood == Allow
	if best >= 0 {
		fd := &j.findings[best]
		v.Rule, v.Reason, v.Where, v.Guilty = fd.Rule, fd.Reason, fd.Where, best
		v.Remedy, v.RemedyCommand = fd.Remedy, fd.RemedyCommand
		if fd.Grey && fd.Decision == Ask {
			v.Layer = LayerClosed
		}
	}
	return v
}
