package gate

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// foundArgv looks for certain losses in a command that gets the names that
// find prints: "find DIR | xargs CMD" does what "find DIR -exec CMD {} +" does.
func (j *judge) foundArgv(f *frame, e rules.Effect, take func(outcome)) {
	in := f.seg.Stdin
	if f.probing || in.Kind != shellparse.StdinPipe || len(in.Producers) != 1 || len(e.Words) == 0 || !runsOnNames(f.seg.Words) {
		return
	}
	p := &f.script.Segments[in.Producers[0]]
	found := p.Words
	for len(found) > 0 && found[0].Kind == shellparse.Literal && hasWord("sudo doas nice time", found[0].Value) {
		found = found[1:]
	}
	if len(found) == 0 || found[0].Kind != shellparse.Literal {
		return
	}
	name, trusted := programName(found[0].Value)
	switch {
	case !trusted:
		return
	case name == "ls" || name == "gls" || name == "dir":
		j.listedArgv(f, e, place{p.Dirs, p.DirOpen}, found[1:], take)
		return
	case name != "find" && name != "gfind":
		return
	}
	var words []shellparse.Word
	for _, w := range found {
		if w.Kind == shellparse.Literal && hasWord("-print -print0", w.Value) {
			continue
		}
		words = append(words, w)
	}
	words = append(words, rules.Lit("-exec"))
	for _, w := range e.Words {
		if w.Kind == shellparse.Unknown && len(w.Vars)+len(w.Alts)+len(w.Subst) == 0 {
			w = rules.Lit(w.Value + "{}" + w.Suffix) // what xargs -I replaces
		}
		words = append(words, w)
	}
	if e.Mod&rules.AppendUnknown != 0 {
		words = append(words, rules.Lit("{}"), rules.Lit("+"))
	} else {
		words = append(words, rules.Lit(";"))
	}
	inner := *f
	inner.probing = true
	inner.self = &facts{}
	inner.at = place{p.Dirs, p.DirOpen}
	words[0] = rules.Lit("find")
	j.argv(&inner, words, func(o outcome) {
		if o.decision == Deny {
			take(o)
		}
	})
}

// listedArgv does the same for the names that ls prints: all that are in a
// directory, without it, or with -d its operands. "ls | xargs CMD" does what
// "CMD *" does.
func (j *judge) listedArgv(f *frame, e rules.Effect, at place, args []shellparse.Word, take func(outcome)) {
	var names []shellparse.Word
	itself := false
	for _, w := range args {
		switch {
		case w.Kind == shellparse.Unknown:
			return
		case w.Kind == shellparse.Pattern || !strings.HasPrefix(w.Value, "-"):
			names = append(names, w)
		case strings.Trim(w.Value[1:], "1aAdtrSU") != "":
			return
		default:
			itself = itself || strings.Contains(w.Value, "d")
		}
	}
	here := true
	if !itself {
		if len(names) > 1 || len(names) == 1 && names[0].Kind != shellparse.Literal {
			return
		}
		if len(names) == 1 {
			at = at.into(names[0])
		}
		here = !at.open && slices.Equal(at.dirs, f.at.dirs)
		names = []shellparse.Word{{Kind: shellparse.Pattern, Value: "*"}}
	}
	var words []shellparse.Word
	for _, w := range e.Words {
		if w.Kind == shellparse.Unknown && len(w.Vars)+len(w.Alts)+len(w.Subst) == 0 && len(names) > 0 {
			if !here && w.Value == "" {
				return
			}
			n := names[0] // what xargs -I replaces
			n.Value = w.Value + n.Value + w.Suffix
			w = n
		}
		words = append(words, w)
	}
	if e.Mod&rules.AppendUnknown != 0 {
		if !here {
			return
		}
		words = append(words, names...)
	}
	inner := *f
	inner.probing = true
	inner.self = &facts{}
	j.argv(&inner, words, func(o outcome) {
		if o.decision == Deny {
			take(o)
		}
	})
}

// runsOnNames reports a command with xargs in it, which makes arguments of
// what it reads.
func runsOnNames(words []shellparse.Word) bool {
	for _, w := range words {
		if name, _ := programName(w.Value); w.Kind == shellparse.Literal && (name == "xargs" || name == "gxargs") {
			return true
		}
	}
	return false
}

// echoedInto puts what a single echo prints into the places that xargs -I
// replaces.
func (j *judge) echoedInto(f *frame, words []shellparse.Word) []shellparse.Word {
	if k := f.seg.Stdin.Kind; f.probing || k != shellparse.StdinPipe && k != shellparse.StdinText || !runsOnNames(f.seg.Words) {
		return words
	}
	text, ok := j.given(f)
	if !ok {
		return words
	}
	const (
		most = 8   // items, and words that they go into
		long = 512 // bytes of a word with an item in it
	)
	items := strings.Fields(text)
	items = append(items[:min(len(items), most)], strings.TrimSpace(text))
	out := appendWords(nil, words...)
	filled := 0
	for i := range out {
		w := &out[i]
		if w.Kind != shellparse.Unknown || len(w.Vars)+len(w.Alts)+len(w.Subst) > 0 || filled == most {
			continue
		}
		filled++
		for _, item := range items {
			if len(w.Value)+len(item)+len(w.Suffix) <= long {
				w.Alts = append(w.Alts, w.Value+item+w.Suffix)
			}
		}
	}
	return out
}

// listed judges the files that a list names: a file, or standard input if the
// word is a dash or not there. What is printed into it is known, of the rest
// only whether it comes from a place of credentials.
func (j *judge) listed(f *frame, e rules.Effect, at place, take func(outcome)) {
	w := e.Word
	e.Kind = rules.Read
	var text string
	if rules.Display(w) == "" || isDash(w) || isStdin(w) {
		text, _ = j.given(f)
		if j.fed(f) {
			take(grey("reads-unknown", "a remote answer chooses the file it reads"))
		}
		if j.inputNamesSecrets(f) {
			take(ask("reads-secret", "it reads files whose names come from a place of credentials", ""))
		}
	} else {
		j.pathEffect(f, e, at, take)
		text, _ = j.echoed(f, w.Subst)
	}
	const most = 8
	names := strings.Fields(text)
	for _, name := range names[:min(len(names), most)] {
		if _, file, ok := strings.Cut(name, ":"); ok && !strings.Contains(file, ":") {
			name = file // REVISION:FILE of git
		}
		e.Word = rules.Lit(name)
		j.pathEffect(f, e, at, take)
	}
}

// given returns the text that a segment reads from its standard input, if that
// is written in the script.
func (j *judge) given(f *frame) (string, bool) {
	switch in := &f.seg.Stdin; in.Kind {
	case shellparse.StdinPipe:
		return j.echoed(f, in.Producers)
	case shellparse.StdinText:
		return in.Text.Value, in.Text.Kind == shellparse.Literal
	}
	return "", false
}

// echoed returns the text a single echo or printf of literal words prints.
func (j *judge) echoed(f *frame, producers []int) (string, bool) {
	if len(producers) != 1 {
		return "", false
	}
	s := &f.script.Segments[producers[0]]
	if len(s.Words) == 1 && s.Words[0].Value == "cat" && s.Stdin.Kind == shellparse.StdinText && s.Stdin.Text.Kind == shellparse.Literal {
		return s.Stdin.Text.Value, true
	}
	if len(s.Words) < 2 || s.Words[0].Kind != shellparse.Literal {
		return "", false
	}
	var b strings.Builder
	switch s.Words[0].Value {
	case "echo", "printf":
		for _, w := range s.Words[1:] {
			if w.Kind == shellparse.Unknown {
				return "", false
			}
			b.WriteString(lines(w.Value) + " ")
		}
	default:
		return "", false
	}
	return b.String(), true
}

// lines puts line ends where echo or printf print what ends a name.
func lines(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, `\n`, "\n"), `\0`, "\n")
}
