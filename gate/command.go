package gate

import (
	"path"
	"slices"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// words judges the command of a segment with every argument list it may have.
func (j *judge) words(f *frame, words []shellparse.Word, take func(outcome)) {
	if f.seg.Call {
		return // the body follows as segments of its own
	}
	variants, complete := j.variants(words)
	if !complete {
		j.argv(f, words, take)
	}
	for _, v := range variants {
		j.argv(f, v, func(o outcome) {
			// A value that the script may or may not give proves a loss, but
			// not that there is none.
			if complete || o.decision != Allow {
				take(o)
			}
		})
	}
}

// variants is expandAlts within the bounds of the verdict.
func (j *judge) variants(words []shellparse.Word) (lists [][]shellparse.Word, complete bool) {
	if j.spread > maxSpreadWords {
		return nil, false
	}
	for i := range words {
		for _, alt := range words[i].Alts {
			j.spread += 1 + len(alt)/2 // words at most
		}
	}
	lists, complete = expandAlts(words)
	for _, l := range lists {
		j.spread += len(l)
	}
	return lists, complete
}

// expandAlts lists the argument lists that known alternatives make. complete
// reports that there are no others.
func expandAlts(words []shellparse.Word) (lists [][]shellparse.Word, complete bool) {
	n, complete := 1, true
	some := false
	for _, w := range words {
		if len(w.Alts) == 0 {
			continue
		}
		some = true
		if !w.Closed {
			complete = false
		}
		if n *= len(w.Alts); n > maxVariants {
			return oneByOne(words), false
		}
	}
	if !some {
		return nil, false
	}
	lists = [][]shellparse.Word{make([]shellparse.Word, 0, len(words)+4)}
	total := 0
	for _, w := range words {
		alts := len(w.Alts)
		if alts == 0 {
			for i := range lists {
				lists[i] = append(lists[i], w)
			}
			total += len(lists)
			continue
		}
		// The lists grow in place, and are copied if they part.
		before := lists
		lists = make([][]shellparse.Word, 0, alts*len(before))
		for _, l := range before {
			for i, a := range w.Alts {
				more := substitute(w, a)
				if total += len(more); i < alts-1 {
					total += len(l)
					lists = append(lists, appendWords(l, more...))
				} else {
					lists = append(lists, append(l, more...))
				}
				if total > maxVariantWords {
					return oneByOne(words), false
				}
			}
		}
	}
	return lists, complete
}

// oneByOne substitutes the alternatives of one word at a time.
func oneByOne(words []shellparse.Word) (lists [][]shellparse.Word) {
	total := 0
	for i, w := range words {
		for _, a := range w.Alts {
			more := substitute(w, a)
			if total += len(words) + len(more); len(lists) == maxVariants || total > maxVariantWords {
				return lists
			}
			l := append(appendWords(words[:i], more...), words[i+1:]...)
			lists = append(lists, l)
		}
	}
	return lists
}

// substitute makes an alternative a word; an unquoted one is split.
func substitute(w shellparse.Word, value string) []shellparse.Word {
	if w.Globs && !w.Multi && strings.ContainsAny(value, "*?[") {
		return []shellparse.Word{{Kind: shellparse.Pattern, Value: value, Span: w.Span, Subst: w.Subst, Picked: w.Picked}}
	}
	if !w.Multi {
		return []shellparse.Word{{Kind: shellparse.Literal, Value: value, Span: w.Span, Subst: w.Subst}}
	}
	fields := strings.FieldsFunc(value, func(r rune) bool { return r == ' ' || r == '\t' || r == '\n' })
	out := make([]shellparse.Word, 0, len(fields))
	for _, field := range fields {
		k := shellparse.Literal
		if strings.ContainsAny(field, "*?[") {
			k = shellparse.Pattern
		}
		out = append(out, shellparse.Word{Kind: k, Value: field, Span: w.Span, Subst: w.Subst, Picked: w.Picked})
	}
	return out
}

func appendWords(l []shellparse.Word, w ...shellparse.Word) []shellparse.Word {
	out := make([]shellparse.Word, 0, len(l)+len(w)+4)
	return append(append(out, l...), w...)
}

// argv judges one argument list.
func (j *judge) argv(f *frame, argv []shellparse.Word, take func(outcome)) {
	if len(argv) == 0 {
		return
	}
	if j.judged++; j.judged > maxJudged {
		j.over = true
		return
	}
	if f.depth > maxInner {
		take(deny("limit-inner", "there are too many commands inside commands", ""))
		return
	}
	if j.gate.watch != nil && !f.probing && !(f.seg.Latent && f.seg.Called) {
		j.gate.watch(argv, f.at.dirs, f.at.open)
	}
	j.userMatch(f, argv)
	head := argv[0]
	if head.Kind != shellparse.Literal {
		take(j.unknownHead(f, argv))
		j.probe(f, argv[1:], take)
		return
	}
	name, trusted := programName(head.Value)
	runner := projectRunner(head.Value)
	if runner != "" {
		name, trusted = runner, true
	}
	switch {
	case !trusted:
		j.file(f, head, argv, take)
		j.probe(f, argv, take)
		return
	case !printable(name):
		take(grey("name-not-ascii", "the name of the command holds unusual characters: "+quote(name)))
		return
	case j.inherits(f, name):
		take(inheritedFunction(name))
	case j.inherits(f, "command_not_found_handle"):
		// bash runs it where the program is missing (bash manual, section 3.7.2).
		take(inheritedFunction(name))
	case name == "%0":
		take(floor("fork-bomb", "it starts itself without end", ""))
		return
	}
	call := j.patterns(argv, f.at)
	if name != head.Value {
		call = appendWords(nil, call...)
		call[0] = rules.Lit(name)
	}
	a, ok := rules.Analyze(call, j.gate.extra...)
	if !ok {
		a, ok = j.gate.user.analyze(call)
	}
	if !ok {
		take(about(name, grey("unknown-program", "nothing is known of the program "+quote(name))))
		j.probe(f, argv[1:], take)
		return
	}
	if runner != "" && !a.Has(rules.Task) {
		// Even to print its version, the file in the directory runs.
		a.Effects = append(a.Effects, rules.Effect{Kind: rules.Task, Word: head})
	}
	j.analysis(f, &a, argv, take)
}

// inherits reports a name that the shell has a function of its environment for.
func (j *judge) inherits(f *frame, name string) bool {
	return slices.Contains(j.request.Functions, name) && (j.request.Argv == nil || f.depth > 0)
}

func inheritedFunction(name string) outcome {
	return grey("inherited-function", "a function of the environment stands before the program "+quote(name))
}

// unknownHead answers for a command whose name is not known before it runs.
func (j *judge) unknownHead(f *frame, argv []shellparse.Word) outcome {
	if j.fetched(f, argv[0].Subst) {
		return deny("network-to-shell", "it runs what it reads from the network", "")
	}
	if argv[0].Kind == shellparse.Pattern {
		return grey("unknown-command", "the name of the command is a pattern")
	}
	return grey("unknown-command", "the name of the command is not known before it runs")
}

// programName returns the bare name of a command. A path is as good as a name
// only in the directories where the system keeps its programs.
func programName(word string) (name string, trusted bool) {
	if !strings.Contains(word, "/") {
		return word, true
	}
	if path.Clean(word) != word {
		return path.Base(word), false
	}
	switch path.Dir(word) {
	case "/bin", "/usr/bin", "/usr/local/bin", "/sbin", "/usr/sbin", "/opt/homebrew/bin":
		return path.Base(word), true
	}
	return path.Base(word), false
}

// projectRunner returns the name of a build tool's own start script at the top
// of a project. It is part of the project just as the build description that
// it runs, and its tests and builds are judged as those of the tool.
func projectRunner(word string) string {
	switch word {
	case "./gradlew":
		return "gradlew"
	case "./mvnw":
		return "mvnw"
	}
	// The directories where package managers put the tools that a project
	// declares. Only what tests and checks is as good as its name there.
	dir, name := path.Split(strings.TrimPrefix(word, "./"))
	var tools string
	switch dir {
	case "vendor/bin/":
		tools = "phpunit pest paratest phpstan psalm phan pint phpcs rector phpmd deptrac php-cs-fixer"
	case "bin/":
		tools = "rails rspec rake rubocop"
	case "node_modules/.bin/":
		tools = "jest vitest mocha eslint prettier tsc biome stylelint ava nyc c8 vue-tsc svelte-check oxlint"
	case ".venv/bin/", "venv/bin/":
		tools = "pytest mypy ruff flake8 pylint black isort tox nox pyright coverage"
	}
	if slices.Contains(strings.Fields(tools), name) {
		return name
	}
	return ""
}

func printable(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < 0x21 || s[i] > 0x7e {
			return false
		}
	}
	return s != ""
}

// file answers for a program named by a path.
func (j *judge) file(f *frame, w shellparse.Word, argv []shellparse.Word, take func(outcome)) {
	j.effect(f, &rules.Analysis{}, rules.Effect{Kind: rules.File, Word: w, Words: argv}, f.at, take)
}

// probe looks for a certain loss among the arguments of a command that is not
// understood: it may be a wrapper that runs them.
func (j *judge) probe(f *frame, args []shellparse.Word, take func(outcome)) {
	if f.probing {
		return
	}
	const (
		most = 24  // places tried
		long = 256 // words of a command tried
	)
	onlyFloor := func(o outcome) {
		if o.floor {
			take(o)
		}
	}
	inner := *f
	inner.probing = true
	inner.self = &facts{}
	for i := range min(len(args), most) {
		w := args[i]
		if w.Kind != shellparse.Literal {
			continue
		}
		name, _ := programName(w.Value)
		if printable(name) && name[0] != '-' && j.gate.user.knows(name) {
			variant := appendWords(nil, args[i:min(len(args), i+long)]...)
			variant[0] = rules.Lit(name)
			j.argv(&inner, variant, onlyFloor)
		}
		if i > 0 && args[i-1].Kind == shellparse.Literal && strings.HasSuffix(args[i-1].Value, "c") && strings.HasPrefix(args[i-1].Value, "-") {
			j.text(&inner, w.Value, shellparse.Bash, nil, onlyFloor)
		}
	}
}

// analysis judges the effects of a call.
func (j *judge) analysis(f *frame, a *rules.Analysis, argv []shellparse.Word, take func(outcome)) {
	at := f.at
	for _, b := range a.Base {
		at = at.into(b)
	}
	if a.Here || a.Has(rules.Task) || programOf(a) == "git" {
		j.foreign(f, a, at, take)
	}
	for i := range a.Effects {
		// What it writes may come from a place that is named behind the file.
		if e := &a.Effects[i]; (e.Kind == rules.Fetch || e.Kind == rules.Send) && e.Mod&rules.Loopback == 0 {
			f.self.fetch = true
		}
		if e := &a.Effects[i]; e.Kind == rules.Read || e.Kind == rules.Move || e.Kind == rules.Link {
			f.self.came = f.self.came || j.cameFrom(e.Word, at)
		}
	}
	for i := range a.Effects {
		j.effect(f, a, a.Effects[i], at, take)
	}
	for _, w := range a.Shown {
		j.pathEffect(f, rules.Effect{Kind: rules.Read, Word: w}, at, take)
	}
	j.flood(f, a, argv, at, take)
}

// programOf returns the name of the program of an analysis.
func programOf(a *rules.Analysis) string {
	name, _, _ := strings.Cut(a.Name, " ")
	return name
}

// foreign asks when project tools run in a directory that is not the user's:
// what they run is then somebody else's choice.
func (j *judge) foreign(f *frame, a *rules.Analysis, at place, take func(outcome)) {
	git := !a.Has(rules.Task) && programOf(a) == "git"
	switch {
	case git:
		j.repository(at, take)
	case programOf(a) == "hg":
		j.mercurial(at, take)
	}
	if at.open {
		take(grey("directory-unknown", "the directory it runs in is not known before it runs"))
	}
	for _, d := range at.dirs {
		c := j.world.classify(d) | j.world.classify(j.follow(d, true))
		switch {
		case c&(classWork|classWorkRoot) != 0, j.sameRepository(d):
		case c&(classTemp|classTempRoot|classSystem|classTop|classRoot) != 0 && d != cleanAbs(j.request.Dir):
			take(ask("foreign-directory", "it runs project tools in "+d, ""))
		case git && d != cleanAbs(j.request.Dir):
			take(ask("foreign-repository", "the configuration of another repository may name programs to run: "+d, ""))
		case d == cleanAbs(j.request.Dir):
		case len(a.Base) > 0 || f.moved || j.climbs(f, d):
			take(ask("foreign-directory", "it runs project tools in "+d, ""))
		}
	}
}

// climbs reports that the script has changed to a directory by a path that
// leads up: what is beside the workspace is another project.
func (j *judge) climbs(f *frame, dir string) bool {
	for ; f != nil; f = f.outer {
		for i := range f.script.Segments {
			s := &f.script.Segments[i]
			if len(s.Words) < 2 || !hasWord("cd pushd chdir", s.Words[0].Value) {
				continue
			}
			for _, w := range s.Words[1:] {
				if !strings.Contains(w.Value, "..") || path.IsAbs(w.Value) {
					continue
				}
				climbs, stays := false, false
				for _, d := range s.Dirs {
					to := path.Join(d, w.Value)
					climbs = climbs || within(dir, to)
					stays = stays || j.world.work != "" && within(to, j.world.work) && (j.mayEnter(d) || !j.mayEnter(dir))
				}
				// "cd web && make; cd ../api" leaves only if the first fails,
				// which it does if there is no such directory.
				if climbs && (!stays || path.Base(w.Value) == "..") {
					return true
				}
			}
		}
	}
	return false
}

// mayEnter reports that a change to a directory may have succeeded. Where the
// working directory is not there either, nothing is known.
func (j *judge) mayEnter(dir string) bool {
	if j.facts++; j.facts > maxFacts {
		return false
	}
	start := cleanAbs(j.request.Dir)
	if dir == start || !j.gate.files.Fact(start).Exists {
		return true
	}
	return j.gate.files.Fact(j.follow(dir, true)).Dir
}

// patterns writes "./" in front of patterns that match no name with a dash in
// front: "*.go" cannot become an option where no file is called "-x.go".
func (j *judge) patterns(argv []shellparse.Word, at place) []shellparse.Word {
	out := argv
	for i := range argv {
		w := &argv[i]
		if i == 0 || w.Kind != shellparse.Pattern || w.Value == "" || !rules.OpenStart(w.Value) {
			continue
		}
		if at.open || len(at.dirs) == 0 || j.stream.wrote || !j.dashless(at) {
			return out
		}
		if &out[0] == &argv[0] {
			out = appendWords(nil, argv...)
		}
		out[i].Value = "./" + w.Value
	}
	return out
}

// dashless reports that no directory of a place holds a name that begins with
// a dash.
func (j *judge) dashless(at place) bool {
	for _, d := range at.dirs {
		if j.facts++; j.facts > maxFacts {
			return false
		}
		if some, ok := j.gate.files.Dashes(d); some || !ok {
			return false
		}
	}
	return true
}

// hasWord reports whether a list of words separated by spaces has the word.
func hasWord(list, word string) bool {
	for list != "" {
		var w string
		if w, list, _ = strings.Cut(list, " "); w == word {
			return true
		}
	}
	return false
}
