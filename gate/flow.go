package gate

import (
	"path"
	"slices"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// facts are what one segment, inner commands included, does to data.
type facts struct {
	fetch    bool    // its output may come from the network
	came     bool    // its input, or a file it reads, came from the network
	send     bool    // what it is given may leave the machine
	secret   bool    // its output may hold an irreplaceable credential
	token    bool    // its output may hold a revocable credential or the environment
	executes bool    // it runs what it is given
	lists    settled // it prints names of files that hold credentials
	given    settled // it may be given such names
	apart    settled // it is called in a place of credentials
	endless  bool    // its output has no end
	floods   bool    // its output has no end, or would fill a disk
	names    []string
	written  []string // files it writes, as far as they matter
	user     userHit
	finding  int // of the segment
}

// settled is the answer to a question that is asked once.
type settled uint8

const (
	unsettled settled = iota
	yes
	no
)

// ask returns the answer, and finds it if it is the first to ask.
func (s *settled) ask(find func() bool) bool {
	if *s == unsettled {
		*s = no
		if find() {
			*s = yes
		}
	}
	return *s == yes
}

// most bounds the lists of one segment.
const most = 32

// note records the kind of an effect.
func (x *facts) note(e rules.Effect) {
	switch e.Kind {
	case rules.Fetch:
		if e.Mod&rules.Loopback == 0 {
			x.fetch = true
		}
	case rules.Send:
		x.send = true
		x.fetch = true
	case rules.Tunnel, rules.Listen:
		x.send, x.fetch = true, true
	case rules.EnvDump, rules.Credential:
		x.token = true
	case rules.StdinScript, rules.StdinCode:
		x.executes = true
	case rules.Flood:
		x.floods = true
	case rules.Endless:
		x.endless, x.floods = true, true
	}
	if len(x.names) < most && e.Kind != rules.Text {
		x.names = append(x.names, e.String())
	}
}

// touch records a path.
func (x *facts) touch(e rules.Effect, t target) {
	if e.Kind != rules.Read {
		return
	}
	x.endless = x.endless || endlessDevice(t.lexical)
	c := world{}.classify(t.lexical)
	if c&classSecret != 0 {
		x.secret = true
	}
	if c&classToken != 0 {
		x.token = true
	}
}

func (x *facts) add(y *facts) {
	x.fetch = x.fetch || y.fetch
	x.came = x.came || y.came
	x.send = x.send || y.send
	x.secret = x.secret || y.secret
	x.token = x.token || y.token
	x.executes = x.executes || y.executes
	x.floods = x.floods || y.floods
}

// stream is what a script has done to files so far, in order.
type stream struct {
	wrote   bool     // a file of the workspace that project tools may run
	fetches []string // files that came from the network
	secrets []string // files that hold a copy of an irreplaceable credential

	unpacked []unpacking
}

// unpacking is a directory that an archive was unpacked into, and the finding
// of the segment that did it.
type unpacking struct {
	dir     string
	finding int
}

// touch records that a segment wrote a path; temporary means one that no
// project tool here will look at, and around a directory that holds more than
// what is written.
func (s *stream) touch(e rules.Effect, t target, self *facts, temporary, around bool) {
	if useOf(e.Kind) != useWrite && e.Kind != rules.Link || e.Kind == rules.Artifact {
		return
	}
	if !around && len(self.written) < most && !within(t.actual, "/dev") {
		self.written = append(self.written, t.actual)
	}
	if (self.fetch || self.came) && !around {
		s.fetches = append(s.fetches, t.actual)
	}
	if (e.Kind != rules.Create || e.Mod&rules.Filled != 0) && !temporary && !within(t.actual, "/dev") {
		s.wrote = true
	}
}

// unpack judges that an archive is unpacked into a directory for temporary
// files. A link that another archive has left there leads elsewhere, so it must
// be a new one.
func (j *judge) unpack(f *frame, t target, take func(outcome)) {
	s := &j.stream
	again := !j.fact(t.actual).Absent
	for _, u := range s.unpacked {
		again = again || u.finding != f.finding && (within(t.actual, u.dir) || within(u.dir, t.actual))
	}
	if again && j.world.classify(t.lexical)&classTemp != 0 {
		take(about(t.lexical, ask("unpacks-over", "it unpacks into "+t.String()+", where links may lead elsewhere", "")))
	}
	if len(s.unpacked) < most {
		s.unpacked = append(s.unpacked, unpacking{t.actual, f.finding})
	}
}

// tempElsewhere reports a temporary file that no tool of the project looks
// for: many read settings of the directories above, too.
func tempElsewhere(p, work string) bool {
	if !within(p, "/tmp") || within(p, work) && work != "" {
		return false
	}
	switch path.Ext(p) {
	case ".log", ".txt", ".out":
		return true
	}
	return work == "" || !within(work, path.Dir(p))
}

// fetchedFile reports a path that came from the network, or lies in a
// directory that did.
func (s *stream) fetchedFile(p string) bool { return among(s.fetches, p) }

// secretFile reports a path that a credential was copied to, or below it.
func (s *stream) secretFile(p string) bool { return among(s.secrets, p) }

func among(places []string, p string) bool {
	for _, place := range places {
		if within(p, place) {
			return true
		}
	}
	return false
}

// keep records the files that the output of a segment goes to, once it is
// known where that comes from.
func (j *judge) keep(f *frame) {
	if f.self.secret {
		j.stream.secrets = append(j.stream.secrets, f.self.written...)
	}
	if !f.self.fetch && !f.self.came && !f.self.secret {
		return
	}
	for i := range f.seg.Redirs {
		r := &f.seg.Redirs[i]
		if !printsTo(r) || r.Target.Kind != shellparse.Literal {
			continue
		}
		ts, _ := j.targets(r.Target, f.at, true)
		for _, t := range ts {
			if within(t.actual, "/dev") {
				continue
			}
			if f.self.secret {
				j.stream.secrets = append(j.stream.secrets, t.actual)
			}
			if f.self.fetch || f.self.came {
				j.stream.fetches = append(j.stream.fetches, t.actual)
			}
		}
	}
}

// printsTo reports a redirection of output to a file.
func printsTo(r *shellparse.Redir) bool {
	switch r.Op {
	case shellparse.RedirWrite, shellparse.RedirAppend, shellparse.RedirAll, shellparse.RedirAllAppend:
		return true
	}
	return false
}

// fetched reports whether one of the segments reads from the network.
func (j *judge) fetched(f *frame, segs []int) bool {
	for _, i := range segs {
		if i < len(f.facts) && (f.facts[i].fetch || f.facts[i].came) {
			return true
		}
	}
	return false
}

// fed reports that the standard input of a segment came from the network. A
// script inside another reads what that one is given.
func (j *judge) fed(f *frame) bool {
	for f.seg.Stdin.Kind == shellparse.StdinInherit && f.outer != nil {
		f = f.outer
	}
	in := &f.seg.Stdin
	return j.fetched(f, in.Producers) || in.Kind == shellparse.StdinText && j.fetched(f, in.Text.Subst)
}

// cameFrom reports a path that a fetched file has.
func (j *judge) cameFrom(w shellparse.Word, at place) bool {
	if len(j.stream.fetches) == 0 || w.Kind != shellparse.Literal || isDash(w) {
		return false
	}
	ts, _ := j.targets(w, at, true)
	return slices.ContainsFunc(ts, func(t target) bool {
		return j.stream.fetchedFile(t.actual) || j.stream.fetchedFile(t.lexical)
	})
}

// flowInto judges what reaches a segment through its standard input and its
// words.
func (j *judge) flowInto(f *frame, take func(outcome)) {
	seg, self := f.seg, f.self
	secret, token := false, false
	look := func(segs []int) {
		for _, i := range segs {
			if i < len(f.facts) {
				secret = secret || f.facts[i].secret
				token = token || f.facts[i].token
			}
		}
	}
	switch seg.Stdin.Kind {
	case shellparse.StdinPipe:
		look(seg.Stdin.Producers)
	case shellparse.StdinFile:
		ts, _ := j.targets(seg.Stdin.Text, f.at, true)
		for _, t := range ts {
			secret = secret || (world{}).classify(t.lexical)&classSecret != 0
		}
	}
	look(seg.Stdin.Text.Subst)
	for _, w := range seg.Words {
		look(w.Subst)
	}
	for _, name := range seg.Stdin.Text.Vars {
		if seg.Stdin.Kind == shellparse.StdinText && rules.SecretName(name) {
			self.token = true
			take(ask("credential-use", "the variable "+quote(name)+" sounds like a secret", ""))
		}
	}
	secret = secret || self.secret && len(f.seg.Words) > 0 && self.send
	if self.send && seg.Stdin.Kind == shellparse.StdinPipe {
		for _, i := range seg.Stdin.Producers {
			if i < len(f.facts) && f.facts[i].executes {
				take(floor("reverse-shell", "it sends what a shell prints to a network connection", ""))
			}
		}
	}
	if self.send && secret {
		take(floor("sends-secret", "it sends a private key or credential over the network", ""))
	}
	if self.fetch && secret {
		take(floor("sends-secret", "a private key or credential becomes part of a request", ""))
	}
	if (self.send || self.fetch) && token {
		take(ask("sends-token", "secrets become part of a request", ""))
	}
	// What passes through a segment is still what it was.
	self.secret = self.secret || secret
	self.token = self.token || token
	if seg.Stdin.Kind == shellparse.StdinPipe {
		self.fetch = self.fetch || j.fetched(f, seg.Stdin.Producers)
	}
}

// namesSecrets reports whether one of the segments prints names of files that
// hold credentials.
func (j *judge) namesSecrets(f *frame, segs []int) bool {
	for _, i := range segs {
		if i >= len(f.script.Segments) || i >= len(f.facts) {
			continue
		}
		if f.facts[i].lists.ask(func() bool { return j.wordsNameSecrets(&f.script.Segments[i]) }) {
			return true
		}
	}
	return false
}

// wordsNameSecrets reports a segment that lists a place of credentials, or
// looks for the name of one.
func (j *judge) wordsNameSecrets(seg *shellparse.Segment) bool {
	at := place{seg.Dirs, seg.DirOpen}
	if j.listsWidely(seg, at) {
		return true
	}
	for _, w := range seg.Words[min(1, len(seg.Words)):] {
		if j.namesSecret(w, at) {
			return true
		}
		for _, alt := range w.Alts {
			if j.namesSecret(rules.Lit(alt), at) {
				return true
			}
		}
	}
	return false
}

// listsWidely reports a search that prints all names below a home or the root.
func (j *judge) listsWidely(seg *shellparse.Segment, at place) bool {
	if len(seg.Words) < 2 {
		return false
	}
	switch name, _ := programName(seg.Words[0].Value); name {
	case "find", "gfind", "fd", "fdfind":
	default:
		return false
	}
	wide, narrow, open := false, false, false
	for i, w := range seg.Words[1:] {
		switch {
		case w.Kind == shellparse.Literal && hasWord("! -not -o -or", w.Value):
			open = true // what is left out does not say what is taken
		case w.Kind == shellparse.Literal && hasWord("-name -iname -path -ipath -wholename -iwholename -regex -iregex -e -g", w.Value):
			value := seg.Words[min(i+2, len(seg.Words)-1)]
			narrow = narrow || value.Kind != shellparse.Unknown && strings.Trim(value.Value, "*.?/") != ""
		case w.Kind != shellparse.Literal || !strings.HasPrefix(w.Value, "-"):
			ts, _ := j.targets(w, at, true)
			for _, t := range ts {
				wide = wide || j.world.classify(t.lexical)&(classRoot|classHome) != 0
			}
		}
	}
	return wide && (open || !narrow)
}

// namesSecret reports a word that names a place of credentials, as far as it
// is known.
func (j *judge) namesSecret(w shellparse.Word, at place) bool {
	if w.Value == "" || w.Value[0] == '-' {
		return false
	}
	if w.Kind != shellparse.Unknown && patternMayBeSecret(w.Value) {
		return true
	}
	if w.Kind != shellparse.Literal {
		if ts, _ := j.targets(w, at, true); w.Kind == shellparse.Pattern {
			for _, t := range ts {
				if t.partial && j.patternFinds(rules.Effect{Kind: rules.Read, Word: w}, t) {
					return true
				}
			}
		}
		return j.secretTarget(w, at)
	}
	// One text may hold several names, each with a revision of git before it.
	const most = 32
	names := strings.FieldsFunc(lines(w.Value), func(r rune) bool { return r == ' ' || r == '\n' || r == ':' })
	for _, name := range names[:min(len(names), most)] {
		if patternMayBeSecret(name) || j.secretTarget(rules.Lit(name), at) {
			return true
		}
	}
	return false
}

// secretPlace reports a directory of credentials among those that a relative
// name may belong to.
func (j *judge) secretPlace(f *frame, at place) bool {
	find := func() bool {
		return slices.ContainsFunc(at.dirs, func(d string) bool {
			return j.world.classify(d)&(classSecret|classToken) != 0
		})
	}
	// Of the segment's own directories it is asked once, for there may be many.
	if f.depth == 0 && !f.moved && len(at.dirs) > 0 && len(at.dirs) == len(f.at.dirs) && &at.dirs[0] == &f.at.dirs[0] {
		return f.self.apart.ask(find)
	}
	return find()
}

// secretTarget reports a path of a credential.
func (j *judge) secretTarget(w shellparse.Word, at place) bool {
	ts, _ := j.targets(w, at, true)
	for _, t := range ts {
		if j.world.classify(t.lexical)&(classSecret|classToken) != 0 {
			return true
		}
	}
	return false
}

// inputNamesSecrets reports that what a segment reads may be the name of a
// credential: xargs makes arguments of it.
func (j *judge) inputNamesSecrets(f *frame) bool {
	in := f.seg.Stdin
	if in.Kind == shellparse.StdinPipe {
		return j.namesSecrets(f, in.Producers)
	}
	if in.Kind != shellparse.StdinText {
		return false
	}
	for name := range strings.FieldsSeq(in.Text.Value) {
		if patternMayBeSecret(name) || j.world.classify("/x/"+name)&(classSecret|classToken) != 0 {
			return true
		}
	}
	return j.namesSecrets(f, in.Text.Subst)
}
