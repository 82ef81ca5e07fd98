package gate

import (
	"context"
	"slices"
	"strconv"
	"strings"
)

// Lint reports what in a table can never take effect, a sentence each: entries
// that an earlier one makes idle, and allowances for what is refused anyway.
func (t *Table) Lint() []string {
	var out []string
	for i, r := range t.rules {
		for k, other := range t.rules {
			if k != i && other.covers(r) && (k < i || other.Decision < r.Decision) {
				out = append(out, "rule "+strconv.Quote(r.Name)+" can never match: rule "+strconv.Quote(other.Name)+" matches all that it does and is at least as strict")
				break
			}
		}
		if r.Decision != Allow {
			continue
		}
		if words, ok := r.literal(); ok {
			if why := denied(words); why != "" {
				out = append(out, "rule "+strconv.Quote(r.Name)+" can never take effect: "+why)
			}
		}
	}
	for _, l := range []struct {
		key  string
		list []vouched
	}{{"whitelist", t.exact}, {"whitelist_prefix", t.prefixes}} {
		for i, e := range l.list {
			words := e.words
			entry := l.key + " entry " + strconv.Itoa(i+1) + " (" + strings.Join(words, " ") + ")"
			if slices.ContainsFunc(l.list[:i], func(e vouched) bool { return slices.Equal(e.words, words) }) {
				out = append(out, entry+" stands there twice")
			} else if l.key == "whitelist" && slices.ContainsFunc(t.prefixes, func(e vouched) bool { return startsWith(words, e.words) }) {
				out = append(out, entry+" is idle: whitelist_prefix has it already")
			} else if why := denied(words); why != "" && l.key == "whitelist" {
				out = append(out, entry+" can never take effect: "+why)
			}
		}
	}
	for i, p := range t.black {
		if slices.ContainsFunc(t.black[:i], func(e *pattern) bool { return e.expr == p.expr }) {
			out = append(out, "blacklist entry "+strconv.Quote(p.name)+" can never match: an earlier one has the same expression")
		}
	}
	return out
}

// denied says which built-in rule refuses a command; "" if none does.
func denied(words []string) string {
	g := &Gate{policy: Policy{FailClosed: Ask}, files: NoFiles{}}
	v := g.Judge(context.Background(), Request{Argv: words, Dir: "/"})
	if v.Decision != Deny {
		return ""
	}
	return "the built-in rule " + v.Rule + " refuses it"
}

// literal returns the words of a pattern that matches one command only.
func (r *UserRule) literal() ([]string, bool) {
	for _, w := range r.Pattern {
		if w == "..." || strings.HasSuffix(w, "*") {
			return nil, false
		}
	}
	return r.Pattern, true
}

// covers reports that r matches whatever o matches, so that o behind it says
// nothing new: a rule is idle behind one that is at least as strict, or behind
// one for the very same commands.
func (r *UserRule) covers(o *UserRule) bool {
	if !within(o.Dir, r.Dir) && r.Dir != "" {
		return false
	}
	if slices.Equal(r.Pattern, o.Pattern) && r.Dir == o.Dir {
		return r.Decision <= o.Decision
	}
	if r.Decision > o.Decision {
		return false
	}
	for i, p := range r.Pattern {
		if p == "..." {
			return true
		}
		if i >= len(o.Pattern) {
			return false
		}
		q := o.Pattern[i]
		prefix, open := strings.CutSuffix(p, "*")
		switch {
		case q == "...":
			return false
		case open && strings.HasPrefix(q, prefix):
		case p == q:
		default:
			return false
		}
	}
	return len(r.Pattern) == len(o.Pattern)
}
