package gate

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
)

// Rule describes a rule of the gate for people. The rules themselves are code;
// this is the list of their identifiers, and what to do instead of what each
// of them asks about or refuses.
type Rule struct {
	// ID is the stable identifier: "delete-root".
	ID string
	// Decision is the usual answer; grey rules answer what the policy gives to
	// a command that nothing vouches for.
	Decision Decision
	Grey     bool
	// Floor reports a loss that nothing can permit.
	Floor bool
	// Doc says in one sentence what the rule is about.
	Doc string
	// Change is the fact that is missing for a better answer, if one is.
	Change string
	// Remedy says what to do instead, and Command is a command that does it.
	// "{path}" and "{program}" stand for those of the judged command; words in
	// capitals are for the reader to fill in.
	Remedy, Command string
	// For holds what to do instead of some programs in particular.
	For []Remedy
	// Example is a command that the rule answers for, in bash if Shell names
	// no other. Without one, Unseen says what it takes to see the rule.
	Example, Shell, Unseen string
}

// Remedy is what to do instead of one program.
type Remedy struct {
	// Program is its name, with the sub-command if that matters.
	Program string
	// Text and Command are as in Rule.
	Text, Command string
}

// Rules returns all built-in rules, sorted by identifier.
func Rules() []Rule {
	all := slices.Clone(catalogue[:])
	slices.SortFunc(all, func(a, b Rule) int { return strings.Compare(a.ID, b.ID) })
	return all
}

// ruleNamed returns the entry of a built-in rule, or nil.
func ruleNamed(id string) *Rule {
	for i := range catalogue {
		if catalogue[i].ID == id {
			return &catalogue[i]
		}
	}
	return nil
}

// RuleNamed returns a built-in rule by its identifier.
func RuleNamed(id string) (Rule, bool) {
	if r := ruleNamed(id); r != nil {
		return *r, true
	}
	return Rule{}, false
}

// remedy returns what to do instead of a segment: advice, and a command that
// follows it.
func remedy(o *outcome, text string) (advice, command string) {
	advice, command = o.remedy, o.command
	r := ruleNamed(o.rule)
	if r == nil || advice != "" || command != "" {
		return advice, command
	}
	advice, command = r.Remedy, r.Command
	for i := range r.For {
		if f := &r.For[i]; f.Program == o.subject || strings.HasPrefix(o.subject, f.Program+" ") {
			advice, command = f.Text, f.Command
			break
		}
	}
	command, ok := fill(command, o.subject)
	if !ok || o.rule == "unknown-argument" && !helps(o.subject) || command == strings.TrimSpace(text) {
		command = ""
	}
	return advice, command
}

// fill puts the subject of a rule into a command. ok is false if there is none
// that can be shown.
func fill(command, subject string) (filled string, ok bool) {
	switch {
	case strings.Contains(command, "{path}"):
		if subject == "" || !visible(subject) {
			return "", false
		}
		if subject[0] == '-' {
			subject = "./" + subject
		}
		return strings.ReplaceAll(command, "{path}", quoteArgv([]string{subject})), true
	case strings.Contains(command, "{program}"):
		name, _, _ := strings.Cut(subject, " ")
		if !printable(name) || name[0] == '-' {
			return "", false
		}
		return strings.ReplaceAll(command, "{program}", quoteArgv([]string{name})), true
	}
	return command, true
}

// helps reports a program whose --help does nothing else.
func helps(program string) bool {
	name, _, _ := strings.Cut(program, " ")
	c := rules.Lookup(name)
	return c != nil && c.Style&rules.NoHelp == 0
}

// visible reports a text that holds nothing but printable ASCII.
func visible(s string) bool {
	for i := range len(s) {
		if s[i] < 0x20 || s[i] > 0x7e {
			return false
		}
	}
	return true
}
