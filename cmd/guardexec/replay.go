package main

import (
	"bufio"
	"context"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/audit"
	"github.com/phocinae/guardexec/shellparse"
	"github.com/phocinae/guardexec/wrappers"
)

// replayRecords judges recorded commands again. It runs and records nothing.
func (p *program) replayRecords(args []string) (code int) {
	defer p.caught(&code, exitUsage, "")
	fs := newFlags("replay")
	fs.SetInterspersed(true)
	since := fs.String("since", "", "")
	all := fs.Bool("all", false, "")
	asJSON := fs.Bool("json", false, "")
	if code, done := p.parse(fs, args, replayUsage); done {
		return code
	}
	if fs.NArg() > 1 {
		return p.guardError(fmt.Errorf("replay takes one file, not %q too", fs.Arg(1)))
	}
	s, err := p.open("replay", given(fs))
	if err != nil {
		return p.guardError(err)
	}
	r := &rerun{session: s, all: *all, json: *asJSON, out: bufio.NewWriter(p.stdout), style: p.styleFor(p.stdout)}
	if r.since, err = parseSince(*since, p.now()); err != nil {
		return p.guardError(err)
	}
	if r.dialect, err = s.dialect(); err != nil {
		return p.guardError(err)
	}
	in, err := s.recorded(fs.Args())
	if err != nil {
		return p.guardError(err)
	}
	if in == nil {
		return exitAllow
	}
	defer in.Close()
	s.log = nil
	if err := r.run(in); err != nil {
		return p.guardError(err)
	}
	r.skipped.tell(p)
	if r.looser > 0 {
		return exitDeny
	}
	return exitAllow
}

// recorded opens what is to be judged: a file, standard input or the audit.
func (s *session) recorded(args []string) (*audit.Reader, error) {
	switch {
	case len(args) == 0:
		return s.openAudit()
	case args[0] == "-":
		return audit.NewReader("standard input", s.p.stdin), nil
	}
	return audit.Open(args[0])
}

// maxHeld bounds the bytes of commands that are kept to count those that say
// the same. Beyond it, what was found is printed and counting starts anew.
const maxHeld = 64 << 20

// rerun judges records and collects what comes out differently.
type rerun struct {
	*session
	asking    *session // the same, but fail_closed is ask
	dialect   shellparse.Dialect
	since     time.Time
	all, json bool
	out       *bufio.Writer
	style     style
	skipped   skips

	judged  map[past]*replayed
	rows    map[outcome]*replayed
	order   []*replayed
	held    int
	records int
	changed [gate.Allow + 1]int // records, by the decision they would get
	looser  int                 // of them those that would be allowed
}

// past is a record as far as it bears on its verdict: the way it came in counts
// where a door judges in a way of its own.
type past struct {
	command, cwd, path, way, was string
}

// outcome is what is printed on a line of its own.
type outcome struct {
	command, cwd, was string
	now               gate.Decision
	rule              string
}

// replayed is an outcome and the number of records that have it.
type replayed struct {
	outcome
	count int
}

// Doors whose records do not simply hold a script for the configured shell.
const (
	wayWords = "exec"  // words without a shell, as "guardexec --" takes them
	wayHook  = "hook " // and the name of the agent
	wayForm  = "mcp"   // one record for the verdict and a person's answer to it
)

func (r *rerun) run(in *audit.Reader) error {
	conf := *r.conf
	conf.FailClosed = gate.Ask
	asking := *r.session
	asking.conf, asking.gates = &conf, map[string]opened{}
	r.asking = &asking
	r.forget()
	for e, err := range in.All() {
		if err == nil {
			err = r.add(e)
		} else {
			err = r.skipped.bad(err)
		}
		if err != nil {
			return err
		}
	}
	if err := r.print(); err != nil {
		return err
	}
	if !r.json {
		fmt.Fprintf(r.out, "%d %s judged, %d changed: %d to allow, %d to ask, %d to deny\n", r.records, plural(r.records, "record", "records"),
			r.changed[gate.Allow]+r.changed[gate.Ask]+r.changed[gate.Deny], r.changed[gate.Allow], r.changed[gate.Ask], r.changed[gate.Deny])
	}
	return r.out.Flush()
}

func (r *rerun) forget() {
	r.judged, r.rows, r.order, r.held = map[past]*replayed{}, map[outcome]*replayed{}, nil, 0
}

// add takes one record. The error is one of output.
func (r *rerun) add(e *audit.Entry) error {
	switch {
	case r.since.IsZero():
	case e.Time.IsZero():
		r.skipped.add("without a time", "")
		return nil
	case e.Time.Before(r.since):
		return nil
	}
	switch e.Altered() {
	case audit.Cut:
		r.skipped.add("of which the record holds a part only", "")
		return nil
	case audit.Masked:
		r.skipped.add("in which a secret was masked", "")
		return nil
	case audit.Replaced:
		r.skipped.add("in which bytes were replaced", "")
		return nil
	}
	k := past{command: recordedCommand(e), cwd: e.Cwd, path: e.Path, was: e.Decision}
	switch {
	case e.Argv != nil || e.Door == wayWords:
		k.way = wayWords
	case strings.HasPrefix(e.Door, wayHook):
		k.way = e.Door
	}
	if e.Layer == string(gate.LayerHuman) {
		if e.Door != wayForm {
			return nil // an approval; what the gate said is a record of its own
		}
		k.was = gate.Ask.String()
	}
	if _, err := gate.ParseDecision(k.was); err != nil && k.was != "" {
		r.skipped.add("with an unknown decision", err.Error())
		return nil
	}
	w := r.judged[k]
	if w == nil {
		v, err := r.again(e, k)
		if err != nil {
			r.skipped.add("for which there is no policy", err.Error())
			return nil
		}
		o := outcome{k.command, k.cwd, k.was, v.Decision, v.Rule}
		if w = r.rows[o]; w == nil {
			w = &replayed{outcome: o}
			r.rows[o] = w
			r.order = append(r.order, w)
		}
		r.judged[k] = w
		r.held += len(k.command) + len(k.cwd) + len(k.path) + 512
	}
	w.count++
	r.records++
	if w.changes() && w.was != "" {
		r.changed[w.now]++
		if w.now == gate.Allow {
			r.looser++
		}
	}
	if r.held < maxHeld {
		return nil
	}
	err := r.print()
	r.forget()
	return err
}

// changes reports a decision that is not what it was, or that nobody made.
func (w *replayed) changes() bool { return w.was != w.now.String() }

// again judges a record as its door would judge it now.
func (r *rerun) again(e *audit.Entry, k past) (v gate.Verdict, err error) {
	s, dialects := r.session, []shellparse.Dialect{r.dialect}
	name, hooking := strings.CutPrefix(k.way, wayHook)
	if host, ok := wrappers.Lookup(name); hooking && ok {
		h := hooked{session: s, host: &host, call: &wrappers.Call{Commands: []wrappers.Command{{}}}}
		if dialects, err = h.dialects(); err != nil {
			return v, err
		}
		terminal := wrappers.Options{Terminal: func() bool { return true }}
		if !s.conf.FailClosedSet && host.Asks(new(wrappers.Call), terminal) {
			s = r.asking
		}
	}
	dir := absolute(k.cwd)
	if dir == "" {
		dir = workDir()
	}
	g, err := s.gate(dir)
	if err != nil {
		return v, err
	}
	if k.path != "" {
		tool, _, _ := strings.Cut(k.command, " ")
		v, known := g.judge.JudgeWrite(context.Background(), gate.WriteRequest{Path: k.path, Dir: dir, Home: s.home, Tool: tool})
		if !known {
			v.Decision = gate.Allow // the gate would not stand in the way
		}
		return v, nil
	}
	req := gate.Request{Command: k.command, Dialect: dialects[0], Dir: dir}
	if k.way == wayWords {
		if req.Argv = e.Argv; req.Argv == nil {
			req.Argv = unquoteWords(k.command)
		}
	}
	if len(req.Argv) > 0 {
		req.Program = r.p.programIn(dir, req.Argv[0])
	}
	return s.strictest(g.judge, req, dialects[1:]), nil
}

// programIn is the file that a name stands for in a directory; empty if there
// is none.
func (p *program) programIn(dir, name string) string {
	if strings.ContainsRune(name, filepath.Separator) && !filepath.IsAbs(name) {
		name = filepath.Join(dir, name)
	}
	path, _, err := p.find(name)
	if err != nil {
		return ""
	}
	return path
}

// unquoteWords is the inverse of quoteWords; nil if the text was not made by
// it.
func unquoteWords(text string) []string {
	var words []string
	var word strings.Builder
	for rest := text; ; {
		i := strings.IndexAny(rest, ` '\`)
		if i < 0 {
			word.WriteString(rest)
			break
		}
		word.WriteString(rest[:i])
		c := rest[i]
		rest = rest[i+1:]
		switch c {
		case ' ':
			words = append(words, word.String())
			word.Reset()
		case '\'':
			in, after, _ := strings.Cut(rest, "'")
			word.WriteString(in)
			rest = after
		default:
			in, after, _ := strings.Cut(rest, "'")
			word.WriteString(in + "'")
			rest = after
		}
	}
	words = append(words, word.String())
	if quoteWords(words) != text {
		return nil
	}
	return words
}

// print prints what was found so far.
func (r *rerun) print() error {
	for _, w := range r.order {
		if !r.all && !w.changes() {
			continue
		}
		text := w.line
		if r.json {
			text = w.jsonLine
		}
		if _, err := r.out.WriteString(text(r.style)); err != nil {
			return err
		}
	}
	return nil
}

// line shows an outcome to a person.
func (w *replayed) line(st style) string {
	const ruleWidth, indent = 20, 18
	was, now := w.was, w.now.String()
	if was == "" {
		was = "-"
	}
	shown := pad(was, 5)
	if d, err := gate.ParseDecision(was); err == nil {
		shown = st.decision(d, was) + strings.Repeat(" ", 5-len(was))
	}
	rule, count := pad(printable(w.rule, 80), ruleWidth), fmt.Sprintf("%5dx", w.count)
	dir := w.cwd
	if dir == "" {
		dir = "-"
	}
	column := 5 + 4 + 5 + 2 + textWidth(rule) + 2 + len(count) + 2
	return shown + " -> " + st.decision(w.now, now) + strings.Repeat(" ", 5-len(now)) + "  " + st.bold(rule) + "  " + st.dim(count) + "  " +
		st.fold(printable(dir, maxAuditDir)+"  "+printable(w.command, maxAuditText), column, indent) + "\n"
}

// jsonLine renders an outcome for programs.
func (w *replayed) jsonLine(style) string {
	o := object{b: []byte{'{'}}
	o.text("command", w.command)
	o.text("cwd", w.cwd)
	if w.was == "" {
		o.raw("was", "null")
	} else {
		o.text("was", w.was)
	}
	o.text("now", w.now.String())
	o.text("rule", w.rule)
	o.raw("count", strconv.Itoa(w.count))
	return string(audit.Visible(append(o.b, "}\n"...)))
}
