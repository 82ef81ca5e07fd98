package gate

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// matching says how sure it is that a rule is about a command.
type matching uint8

const (
	noMatch matching = iota
	mayMatch
	isMatch
)

// userHit is the strictest of the user's rules that a segment met, inner
// commands included.
type userHit struct {
	rule *UserRule
	sure bool
}

// better reports whether h says more than o: a certain deny, then the rest in
// their order.
func (h userHit) better(o userHit) bool {
	if o.rule == nil {
		return true
	}
	return h.sure && h.rule.Decision == Deny && !(o.sure && o.rule.Decision == Deny)
}

// match compares a pattern with words, of which the first is a bare name.
func (r *UserRule) match(words []shellparse.Word) matching {
	sure := isMatch
	for i, p := range r.Pattern {
		if p == "..." {
			return sure
		}
		if i >= len(words) {
			return noMatch
		}
		w := words[i]
		if w.Kind == shellparse.Pattern || w.Kind == shellparse.Unknown && w.Multi {
			// It may become any number of words.
			if len(r.Pattern) == i+2 && r.Pattern[i+1] == "..." && p == "*" {
				return sure
			}
			return mayMatch
		}
		sure = min(sure, matchWord(p, w))
		if sure == noMatch {
			return noMatch
		}
	}
	for _, w := range words[len(r.Pattern):] {
		if w.Kind == shellparse.Literal || !w.Multi && w.Kind == shellparse.Unknown {
			return noMatch
		}
		sure = mayMatch
	}
	return sure
}

// matchWord compares one element of a pattern with one word.
func matchWord(p string, w shellparse.Word) matching {
	prefix, open := strings.CutSuffix(p, "*")
	switch {
	case open && strings.HasPrefix(w.Value, prefix):
		return isMatch
	case w.Kind == shellparse.Literal:
		if !open && w.Value == p {
			return isMatch
		}
		return noMatch
	case open && strings.HasPrefix(prefix, w.Value):
		return mayMatch
	case !open && strings.HasPrefix(p, w.Value) && strings.HasSuffix(p, w.Suffix):
		return mayMatch
	}
	return noMatch
}

// holdsAt reports whether a rule that asks or denies holds in a place: one of
// the directories that are possible is enough.
func (j *judge) holdsAt(r *UserRule, at place) matching {
	if r.Dir == "" {
		return isMatch
	}
	for _, d := range at.dirs {
		if within(d, r.Dir) || within(j.follow(d, true), j.follow(r.Dir, true)) {
			return isMatch
		}
	}
	if at.open {
		return mayMatch
	}
	return noMatch
}

// userMatch notes which of the user's asking and denying rules are about a
// command.
func (j *judge) userMatch(f *frame, argv []shellparse.Word) {
	tight := j.gate.user.tight
	if len(tight) == 0 || f.probing || len(argv) == 0 || argv[0].Kind != shellparse.Literal {
		return
	}
	words := argv
	if name, _ := programName(argv[0].Value); name != argv[0].Value {
		words = j.named(argv, name)
	}
	other := words
	if to := j.gate.user.alias(words[0].Value); to != "" {
		other = j.named(words, to)
	}
	for _, r := range tight {
		m := max(r.match(words), r.match(other))
		if m == noMatch {
			continue
		}
		if m = min(m, j.holdsAt(r, f.at)); m == noMatch {
			continue
		}
		if r == j.examined && m == isMatch {
			j.hit = true
		}
		if h := (userHit{r, m == isMatch}); h.better(f.self.user) {
			f.self.user = h
		}
	}
}

// named returns an argument list under another name.
func (j *judge) named(argv []shellparse.Word, name string) []shellparse.Word {
	out := appendWords(nil, argv...)
	out[0] = shellparse.Word{Kind: shellparse.Literal, Value: name, Span: argv[0].Span}
	return out
}

// userTightens applies what userMatch noted.
func (j *judge) userTightens(f *frame, best outcome) outcome {
	h := f.self.user
	if h.rule == nil || best.decision == Deny {
		return best
	}
	o := outcome{decision: Ask, rule: h.rule.ID(), reason: h.rule.Reason, where: h.rule.Where(), firm: true}
	switch {
	case h.sure && h.rule.Decision == Deny:
		o.decision = Deny
		return o
	case !h.sure:
		o.reason = "it may turn out to be a command that a rule of the user is about: " + h.rule.Reason
	}
	if best.decision == Allow {
		return o
	}
	best.firm = true
	if j.request.Explain {
		j.note(f.finding, o)
	}
	if best.grey && h.sure && !h.rule.tightOnly && f.outer == nil && !f.remote && plainSegment(f) && j.holdsWholly(h.rule, f.at) {
		return o
	}
	return best
}

// userAllows answers for a plain segment that one of the user's rules allows.
func (j *judge) userAllows(f *frame, words []string) (outcome, bool) {
	literal := make([]shellparse.Word, len(words))
	for i, w := range words {
		literal[i] = shellparse.Word{Kind: shellparse.Literal, Value: w}
	}
	for _, r := range j.gate.user.allow {
		m := r.match(literal)
		if to := j.gate.user.alias(words[0]); m == noMatch && to != "" {
			m = r.match(j.named(literal, to))
		}
		if m == isMatch && j.holdsWholly(r, f.at) {
			if r == j.examined {
				j.hit = true
			}
			return outcome{decision: Allow, rule: r.ID(), reason: r.Reason, where: r.Where()}, true
		}
	}
	return outcome{}, false
}

// holdsWholly reports whether a rule that allows holds in a place: the real
// directory, links resolved, lies in that of the rule.
func (j *judge) holdsWholly(r *UserRule, at place) bool {
	if r.Dir == "" {
		return true
	}
	for _, d := range at.dirs {
		if !within(j.follow(d, true), j.follow(r.Dir, true)) {
			return false
		}
	}
	return len(at.dirs) > 0 && !at.open
}
