package gate

import (
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate/internal/jsonfile"
)

// Limits on the rules of a table.
const (
	maxRuleWords    = 64  // words of one pattern
	maxRuleExamples = 100 // examples of one rule
	maxRuleName     = 80  // bytes
)

// UserRule is a rule of the user's own about one command: a pattern of words
// with the answer for it. A rule that asks or denies holds wherever the command
// runs, inner scripts and the commands of wrappers included. One that allows
// answers for a command that the gate asks about or does not know, and only
// where it stands alone: literal words without redirection, assignment or
// substitution. No rule lifts a refusal.
type UserRule struct {
	// Name identifies the rule; a verdict shows it as "rule:NAME".
	Name string
	// Pattern has one element for each word: a word, "*" for any one word,
	// "word*" for a word that begins so, and "..." at the end for any number
	// of words.
	Pattern []string
	// Decision is the answer.
	Decision Decision
	// Reason says why, in one sentence.
	Reason string
	// Dir is the directory in or below which the rule holds; empty for all.
	Dir string
	// Match and NotMatch are commands that the rule must and must not match.
	Match, NotMatch []string

	file      string
	line      int // of its name in the file
	tightOnly bool
}

// ID returns the identifier of the rule in verdicts.
func (r *UserRule) ID() string { return "rule:" + r.Name }

// Where names the file, the line and the entry.
func (r *UserRule) Where() string {
	return r.file + ":" + strconv.Itoa(r.line) + ", rule " + strconv.Quote(r.Name)
}

// Rules returns the rules of a table in their order.
func (t *Table) Rules() []*UserRule { return slices.Clone(t.rules) }

// readRule reads one element of the section "rules"; line tells the line of
// the token last read.
func readRule(dec *jsontext.Decoder, line func() int) (*UserRule, error) {
	r := &UserRule{}
	decided := false
	err := jsonfile.Object(dec, "a rule", func(key string) error {
		var err error
		switch key {
		case "name":
			r.Name, err = jsonfile.String(dec)
			r.line = line()
		case "pattern":
			r.Pattern, err = readStrings(dec, key, maxRuleWords)
		case "decision":
			var s string
			if s, err = jsonfile.String(dec); err == nil {
				r.Decision, err = ParseDecision(s)
				decided = true
			}
			return err
		case "reason":
			r.Reason, err = jsonfile.String(dec)
		case "dir":
			r.Dir, err = jsonfile.String(dec)
		case "match":
			r.Match, err = readStrings(dec, key, maxRuleExamples)
		case "not_match":
			r.NotMatch, err = readStrings(dec, key, maxRuleExamples)
		case "note":
			return dec.SkipValue()
		default:
			return fmt.Errorf("unknown key %s", strconv.Quote(key))
		}
		if err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		return nil
	})
	if err == nil && !decided {
		err = errors.New("decision is missing")
	}
	if err == nil {
		err = r.check()
	}
	if err != nil && r.Name != "" {
		err = fmt.Errorf("rule %s: %w", strconv.Quote(r.Name), err)
	}
	return r, err
}

// check reports a rule that cannot mean anything.
func (r *UserRule) check() error {
	switch {
	case r.Name == "":
		return errors.New("name is missing")
	case len(r.Name) > maxRuleName || !printable(r.Name):
		return errors.New("the name must be printable ASCII without spaces, at most " + strconv.Itoa(maxRuleName) + " bytes")
	case len(r.Pattern) == 0:
		return errors.New("the pattern is empty and can never match")
	case r.Decision != Allow && strings.TrimSpace(r.Reason) == "":
		return errors.New("reason is missing")
	case r.Dir != "" && (!path.IsAbs(r.Dir) || path.Clean(r.Dir) != r.Dir):
		return fmt.Errorf("dir must be a clean absolute path, not %s", strconv.Quote(r.Dir))
	}
	for i, w := range r.Pattern {
		star := strings.IndexByte(w, '*')
		switch {
		case w == "..." && i != len(r.Pattern)-1:
			return errors.New(`"..." can only be the last word of the pattern`)
		case w == "" && i == 0:
			return errors.New("the first word of the pattern is empty and can never match")
		case star >= 0 && star != len(w)-1:
			return fmt.Errorf("in %s the star must be the last character", strconv.Quote(w))
		case strings.ContainsRune(w, 0):
			return errors.New("the pattern holds a NUL byte and can never match")
		}
	}
	if head := r.Pattern[0]; r.Decision == Allow && (head == "..." || strings.HasSuffix(head, "*")) {
		return errors.New("a rule that allows must name its program in full")
	}
	if r.Reason == "" {
		r.Reason = "the user vouches for this command"
	}
	return nil
}

// checkExamples judges the examples of every rule.
func (t *Table) checkExamples() error {
	var g *Gate
	for _, r := range t.rules {
		for i, examples := range [][]string{r.Match, r.NotMatch} {
			for _, e := range examples {
				if g == nil {
					g = &Gate{policy: Policy{FailClosed: Ask}, files: NoFiles{}}
					g.user.add(t)
				}
				hit, err := g.examine(r, e)
				switch {
				case err != nil:
					return fmt.Errorf("rule %s: the example %s cannot be judged: %w", strconv.Quote(r.Name), strconv.Quote(e), err)
				case !hit && i == 0:
					return fmt.Errorf("rule %s: the example %s does not match", strconv.Quote(r.Name), strconv.Quote(e))
				case hit && i == 1:
					return fmt.Errorf("rule %s: the example %s matches and must not", strconv.Quote(r.Name), strconv.Quote(e))
				}
			}
		}
	}
	return nil
}

// examine reports whether a rule matches a part of a command.
func (g *Gate) examine(r *UserRule, command string) (hit bool, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the gate failed: %v", p)
		}
	}()
	dir := r.Dir
	if dir == "" {
		dir = "/"
	}
	req := Request{Command: command, Dir: dir}
	j := &judge{gate: g, ctx: context.Background(), request: req, world: newWorld(req), examined: r}
	v := j.verdict()
	if len(v.Findings) == 0 || v.Guilty >= 0 && v.Findings[v.Guilty].At.Start == v.Findings[v.Guilty].At.End {
		return false, errors.New(v.Reason)
	}
	return j.hit, nil
}

// readStrings reads an array of at most limit strings.
func readStrings(dec *jsontext.Decoder, key string, limit int) ([]string, error) {
	var out []string
	err := jsonfile.List(dec, key, limit, func(int) error {
		s, err := jsonfile.String(dec)
		out = append(out, s)
		return err
	})
	return out, err
}
