package gate

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// effect judges one effect of a call.
func (j *judge) effect(f *frame, a *rules.Analysis, e rules.Effect, at place, take func(outcome)) {
	if e.Kind != rules.Argv || !j.shows(f) {
		f.self.note(e)
	}
	if e.Mod&rules.DryRun != 0 && !e.Always && useOf(e.Kind) != useRead && e.Kind != rules.Unknown {
		return
	}
	switch e.Kind {
	case rules.Text, rules.List, rules.Flood:
		return
	case rules.Unknown:
		note := e.Note
		if note == "" {
			note = "an argument is not understood"
		}
		take(about(a.Name, grey("unknown-argument", a.Name+": "+note)))
		return
	case rules.Argv:
		j.innerArgv(f, e, at, take)
		return
	case rules.Script:
		j.innerScript(f, e, at, take)
		return
	case rules.StdinScript, rules.StdinCode:
		j.fromStdin(f, e, take)
		return
	case rules.Source, rules.File:
		j.runsFile(f, e, at, take)
		return
	case rules.Fetch:
		j.fetch(f, e, take)
		return
	case rules.Listed:
		j.listed(f, e, at, take)
		return
	case rules.SetEnv:
		j.setEnv(f, e, take)
		return
	case rules.Task:
		j.task(f, a, take)
		return
	case rules.Persist:
		bare := a.Name == "crontab" && e.Word.Kind == shellparse.Unknown && e.Word.Value == "" && j.fed(f)
		if bare || j.fetched(f, e.Word.Subst) || j.pipedCode(f, e.Word) || j.cameFrom(e.Word, at) {
			take(deny("network-to-code", "it arranges to run later what it reads from the network", ""))
			return
		}
	case rules.Load:
		if j.fetched(f, e.Word.Subst) || j.pipedCode(f, e.Word) || j.cameFrom(e.Word, at) {
			take(deny("network-to-code", "it loads code it reads from the network", ""))
			return
		}
	case rules.Project:
		if j.pipedCode(f, e.Word) || j.cameFrom(e.Word, at) {
			take(deny("network-to-code", "it runs code it reads from the network", ""))
			return
		}
	case rules.Opaque:
		if j.fetched(f, e.Word.Subst) {
			take(deny("network-to-code", "it runs code it reads from the network", ""))
			return
		}
	case rules.Send:
		j.send(f, e, take)
	}
	if useOf(e.Kind) != useNone {
		j.pathEffect(f, e, at, take)
		return
	}
	if o, ok := judgePlain(e); ok {
		if e.Kind == rules.Send && e.Mod&rules.Loopback != 0 {
			o.rule, o.reason = "loopback-change", "it sends a changing request to a service on this machine"
		}
		take(about(a.Name, o))
		return
	}
	take(grey("unknown-effect", a.Name+": "+e.Kind.String()+" has no rule"))
}

// pathEffect judges an effect on a path.
func (j *judge) pathEffect(f *frame, e rules.Effect, at place, take func(outcome)) {
	w := e.Word
	if isDash(w) && (e.Kind == rules.Read || e.Kind == rules.Write || e.Kind == rules.Append || e.Kind == rules.Artifact) {
		return
	}
	if w.Proc {
		return // the segments behind it are judged on their own
	}
	if use := useOf(e.Kind); use == useDelete || use == useMeta {
		w = unixDrive(w)
		e.Word = w
	}
	if rest, ok := strings.CutPrefix(w.Value, "~/"); ok && e.Mod&rules.InHome != 0 && j.world.home != "" {
		w.Value = j.world.home + "/" + rest
		e.Word = w
	}
	ts, known := j.targets(w, at, follows(e.Kind))
	for _, t := range ts {
		take(about(t.lexical, j.judgePath(e, t)))
		if e.Note == rules.Unpacks && !f.probing {
			j.unpack(f, t, take)
		}
		f.self.touch(e, t)
		f.self.secret = f.self.secret || e.Kind == rules.Read && j.stream.secretFile(t.actual)
		dir := cleanAbs(j.request.Dir)
		j.stream.touch(e, t, f.self, tempElsewhere(t.actual, j.world.work) && !within(t.actual, dir), within(dir, t.actual) || t.partial)
	}
	if f.remote || known {
		return
	}
	switch {
	case useOf(e.Kind) == useRead && len(w.Subst) > 0 && j.fetched(f, w.Subst):
		take(grey("reads-unknown", "a remote answer chooses the file it reads"))
	case useOf(e.Kind) == useRead && (j.namesSecrets(f, w.Subst) || f.depth > 0 && f.self.given.ask(func() bool { return j.wordsNameSecrets(f.seg) || j.inputNamesSecrets(f) })):
		take(ask("reads-secret", "it reads files whose names come from a place of credentials", ""))
	case (useOf(e.Kind) == useRead || useOf(e.Kind) == useLink) && j.world.endsSecret(w):
		take(ask("reads-secret", "wherever it is, it is a file that holds secrets: "+w.Value+w.Suffix, ""))
	case useOf(e.Kind) == useRead && len(ts) == 0 && j.secretPlace(f, at):
		take(ask("reads-secret", "it reads a file in a place of credentials", ""))
	case useOf(e.Kind) == useRead, useOf(e.Kind) == useLink && len(ts) > 0:
	case useOf(e.Kind) == useDelete && w.Value == "" && strings.HasPrefix(w.Suffix, "/"):
		take(ask("delete-unknown", "if the variable is empty it removes "+w.Suffix, ""))
	default:
		take(grey(e.Kind.String()+"-unknown", "what it would "+verbOf(e.Kind)+" is not known before it runs"))
	}
}

// innerArgv judges a command that a wrapper runs.
func (j *judge) innerArgv(f *frame, e rules.Effect, at place, take func(outcome)) {
	words := e.Words
	if e.Mod&rules.AppendUnknown != 0 {
		more := shellparse.Word{Multi: true, Subst: f.seg.Stdin.Producers}
		if text, ok := j.given(f); ok {
			more.Alts = []string{text}
		}
		words = appendWords(words, more)
	} else {
		words = j.echoedInto(f, words)
	}
	inner := *f
	inner.depth++
	inner.at = at
	inner.moved = f.moved || !slices.Equal(f.at.dirs, at.dirs)
	j.foundArgv(&inner, e, take)
	if variants, complete := j.variants(words); len(variants) > 0 {
		for _, v := range variants {
			j.ran(&inner, v, func(o outcome) {
				if complete || o.decision != Allow {
					take(o)
				}
			})
		}
		if complete {
			return
		}
	}
	j.ran(&inner, words, take)
}

// innerScript judges shell text that a call runs.
func (j *judge) innerScript(f *frame, e rules.Effect, at place, take func(outcome)) {
	if j.fetched(f, e.Word.Subst) {
		take(deny("network-to-shell", "it runs shell text it reads from the network", ""))
		return
	}
	if in := f.seg.Stdin; in.Kind == shellparse.StdinPipe && e.Word.Kind == shellparse.Unknown && e.Word.Value == "" && runsOnNames(f.seg.Words) && j.fetched(f, in.Producers) {
		take(deny("network-to-shell", "it runs shell text it reads from the network", ""))
		return
	}
	inner := *f
	inner.at = at
	inner.moved = f.moved || !slices.Equal(f.at.dirs, at.dirs)
	if strings.HasPrefix(e.Note, "remote") || strings.HasPrefix(e.Note, "container") {
		inner.remote = true
	}
	if e.Word.Kind == shellparse.Literal {
		j.text(&inner, e.Word.Value, e.Dialect, e.Words, take)
		return
	}
	for _, alt := range e.Word.Alts {
		j.text(&inner, alt, e.Dialect, e.Words, func(o outcome) {
			if o.decision == Deny {
				take(o)
			}
		})
	}
	take(grey("unknown-script", "the shell text it runs is not known before it runs"))
}

// text parses and judges a script inside a script. Its findings follow the
// one of the segment that runs it.
func (j *judge) text(f *frame, text string, d shellparse.Dialect, args []shellparse.Word, take func(outcome)) {
	o := shellparse.Options{
		Dialect: d, MaxChars: j.gate.policy.MaxChars, Home: j.world.home, Depth: f.depth + 1,
		Dirs: f.at.dirs, DirOpen: f.at.open, Args: args, ArgsKnown: true, Parsers: &j.parsers,
	}
	if !f.at.open {
		o.Outputs = j.outputs(text, f.at.dirs)
	}
	limit := max(j.gate.policy.MaxChars, shellparse.DefaultMaxChars)
	if j.bytes += len(text); j.bytes > 4*limit {
		take(deny("limit-inner", "there are too many scripts inside scripts", ""))
		return
	}
	if strings.TrimSpace(text) == "" {
		return
	}
	s, err := shellparse.Parse(text, o)
	if err != nil {
		take(j.innerRefusal(err))
		return
	}
	before := len(j.findings)
	stream := j.stream
	outer := *f
	j.script(s, &outer, f.self)
	if f.probing {
		j.stream = stream
	}
	worst := allowed
	for i := range j.findings[before:] {
		fd := &j.findings[before+i]
		if fd.Argv {
			continue
		}
		o := outcome{
			decision: fd.Decision, rule: fd.Rule, reason: fd.Reason, where: fd.Where, grey: fd.Grey, floor: fd.Floor,
			remedy: fd.Remedy, command: fd.RemedyCommand,
		}
		if o.stricter(worst) {
			worst = o
		}
	}
	if f.probing {
		j.findings = j.findings[:before]
	}
	take(worst)
}

func (j *judge) innerRefusal(err error) outcome {
	v := j.parseRefusal(err)
	return deny(v.Rule, "the script inside it is refused: "+v.Reason, "")
}

// fromStdin judges a program that reads what it runs from standard input.
func (j *judge) fromStdin(f *frame, e rules.Effect, take func(outcome)) {
	in := f.seg.Stdin
	code := e.Kind == rules.StdinCode
	if j.fed(f) {
		take(deny("network-to-shell", "it runs what it reads from the network", ""))
		return
	}
	switch in.Kind {
	case shellparse.StdinText:
		switch {
		case code:
			take(grey("opaque-code", "it runs program text in another language"))
		case in.Text.Kind == shellparse.Literal:
			j.text(f, in.Text.Value, e.Dialect, e.Words, take)
		default:
			take(grey("unknown-script", "the shell text it runs is not known before it runs"))
		}
	case shellparse.StdinPipe:
		if !code {
			j.printed(f, in.Producers, e, take)
		}
		take(grey("script-from-pipe", "it runs what another command prints"))
	case shellparse.StdinFile:
		if isStdin(in.Text) {
			take(grey("script-from-stdin", "it runs whatever it is given on standard input"))
			return
		}
		file := rules.Effect{Kind: rules.File, Word: in.Text, Dialect: e.Dialect, Words: e.Words}
		if !code {
			file.Note = rules.ShellScript
		}
		j.runsFile(f, file, f.at, take)
	case shellparse.StdinNull:
	default:
		take(grey("script-from-stdin", "it runs whatever it is given on standard input"))
	}
}

// printed looks for certain losses in a script that one echo prints.
func (j *judge) printed(f *frame, producers []int, e rules.Effect, take func(outcome)) {
	if text, ok := j.echoed(f, producers); ok {
		j.text(f, text, e.Dialect, e.Words, func(o outcome) {
			if o.decision == Deny {
				take(o)
			}
		})
	}
}

// runsFile judges a file that is run or sourced.
func (j *judge) runsFile(f *frame, e rules.Effect, at place, take func(outcome)) {
	w := e.Word
	verb := "runs"
	if e.Kind == rules.Source {
		verb = "sources"
	}
	if w.Proc || isStdin(w) || j.pipedCode(f, w) {
		switch {
		case j.fetched(f, w.Subst), j.pipedCode(f, w):
			take(deny("network-to-shell", "it runs what it reads from the network", ""))
		case w.Proc:
			if e.Kind == rules.Source || e.Note == rules.ShellScript {
				j.printed(f, w.Subst, e, take)
			}
			take(grey("script-from-pipe", "it runs what another command prints"))
		default:
			j.fromStdin(f, rules.Effect{Kind: rules.StdinScript, Dialect: f.script.Dialect}, take)
			if e.Kind == rules.Source {
				// The text is read as if it were a script of its own, but it
				// sees the functions, aliases and variables of this one.
				take(grey("script-from-stdin", "it runs its standard input in the shell itself"))
			}
		}
		return
	}
	ts, known := j.targets(w, at, true)
	for _, t := range ts {
		if j.stream.fetchedFile(t.actual) || j.stream.fetchedFile(t.lexical) {
			take(deny("network-to-shell", "it "+verb+" a file that it has just fetched: "+t.lexical, ""))
			continue
		}
		c := j.world.classify(t.lexical)
		switch {
		case c&(classTemp|classTempRoot) != 0:
			take(about(t.lexical, grey("runs-temp-file", "it "+verb+" "+t.lexical+", whose content is not known")))
		case c&classWork != 0:
			take(about(t.lexical, ask("runs-project-file", "it "+verb+" the file "+t.lexical+", whose content is not judged", "")))
		default:
			take(about(t.lexical, grey("runs-file", "it "+verb+" "+t.lexical+", of which nothing is known")))
		}
	}
	if !known || len(ts) == 0 {
		take(grey("runs-file", "the file it "+verb+" is not known before it runs"))
	}
}

// pipedCode reports code read from standard input that comes from the network.
func (j *judge) pipedCode(f *frame, w shellparse.Word) bool {
	return (isDash(w) || isStdin(w)) && j.fed(f)
}

// isStdin reports a path that is standard input itself.
func isStdin(w shellparse.Word) bool {
	return w.Kind == shellparse.Literal && hasWord("/dev/stdin /dev/fd/0 /proc/self/fd/0", w.Value)
}

// fetch judges a read from the network.
func (j *judge) fetch(f *frame, e rules.Effect, take func(outcome)) {
	if e.Mod&rules.Loopback != 0 {
		return
	}
	take(ask("network-fetch", "it reads from the network"+suffixed(e), ""))
}

func suffixed(e rules.Effect) string {
	if e.Word.Kind == shellparse.Literal && e.Word.Value != "" {
		return ": " + quote(e.Word.Value)
	}
	return ""
}

// send judges what is sent: credentials must not leave the machine.
func (j *judge) send(f *frame, e rules.Effect, take func(outcome)) {
	if f.self.secret {
		take(floor("sends-secret", "it sends a private key or credential over the network", ""))
	}
	for _, i := range e.Word.Subst {
		if i < len(f.facts) && f.facts[i].secret {
			take(floor("sends-secret", "it sends a private key or credential over the network", ""))
		}
	}
}

// setEnv judges NAME=value or NAME.
func (j *judge) setEnv(f *frame, e rules.Effect, take func(outcome)) {
	name, value, assigned := strings.Cut(e.Word.Value, "=")
	if !assigned && e.Mod&rules.Unset == 0 || e.Word.Kind != shellparse.Literal {
		if e.Word.Kind != shellparse.Literal && !assigned {
			take(grey("sets-environment", "which environment variable it sets is not known before it runs"))
			return
		}
		value = unknownValue
	}
	if e.Mod&rules.Unset != 0 && rules.InertUnset(name) {
		return
	}
	if !rules.InertEnv(name, value) && !j.unheard(name, f.script, f.outer) {
		take(grey("sets-environment", "the environment variable "+quote(name)+" can change what programs do"))
	}
}

// unknownValue stands for a value that is not known; no list of harmless
// values contains it.
const unknownValue = "\x00"

// task judges the project's own tests and builds.
func (j *judge) task(f *frame, a *rules.Analysis, take func(outcome)) {
	if j.stream.wrote {
		take(ask("run-after-write", "it runs project tools over a file that the same command has just written", ""))
	}
}
