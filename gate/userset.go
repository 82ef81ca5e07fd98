package gate

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate/internal/jsonfile"
	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// aliasEntry is another name for a known program.
type aliasEntry struct{ name, to string }

// userSet is what the user's tables add to the knowledge of the gate.
type userSet struct {
	tight, allow []*UserRule
	wrappers     []*rules.Contract
	aliases      []aliasEntry
}

// add takes over what a table adds. The first table that defines a name
// decides what it means.
func (u *userSet) add(t *Table) {
	for _, r := range t.rules {
		if r.Decision == Allow {
			u.allow = append(u.allow, r)
		} else {
			u.tight = append(u.tight, r)
		}
	}
	u.wrappers = append(u.wrappers, t.wrappers...)
	u.aliases = append(u.aliases, t.aliases...)
}

// alias returns the program that a name stands for, or "".
func (u *userSet) alias(name string) string {
	for i := range u.aliases {
		if u.aliases[i].name == name {
			return u.aliases[i].to
		}
	}
	return ""
}

// wrapper returns the contract of a wrapper of the user's own, or nil.
func (u *userSet) wrapper(name string) *rules.Contract {
	for _, c := range u.wrappers {
		if c.Names == name {
			return c
		}
	}
	return nil
}

// analyze reads an argument list whose program the catalogue does not know.
func (u *userSet) analyze(argv []shellparse.Word) (rules.Analysis, bool) {
	name := argv[0].Value
	if to := u.alias(name); to != "" {
		name = to
		argv = appendWords(nil, argv...)
		argv[0] = rules.Lit(to)
	}
	if c := u.wrapper(name); c != nil {
		a := rules.AnalyzeAs(c, argv)
		if !a.Has(rules.Argv) {
			a.Effects = append(a.Effects, rules.Effect{Kind: rules.Unknown, Note: "what it does without a command is not known"})
		}
		return a, true
	}
	return rules.Analyze(argv)
}

// knows reports whether anything is known of a program.
func (u *userSet) knows(name string) bool {
	return rules.Known(name) || u.wrapper(name) != nil || u.alias(name) != ""
}

// readWrapper reads one element of the section "wrappers".
func readWrapper(dec *jsontext.Decoder) (*rules.Contract, error) {
	var name, options string
	operands := 0
	err := jsonfile.Object(dec, "a wrapper", func(key string) error {
		var err error
		switch key {
		case "name":
			name, err = jsonfile.String(dec)
		case "options":
			options, err = jsonfile.String(dec)
		case "operands":
			tok, err := dec.ReadToken()
			if err != nil {
				return err
			}
			n, err := strconv.Atoi(tok.String())
			if tok.Kind() != '0' || err != nil || n < 0 || n > 16 {
				return errors.New("operands must be a whole number from 0 to 16")
			}
			operands = n
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
	if err != nil {
		return nil, err
	}
	if err := newName(name); err != nil {
		return nil, err
	}
	fields := strings.Fields(options)
	for _, f := range fields {
		if !goodOption(f) {
			return nil, fmt.Errorf(`wrapper %s: option %s must begin with a dash and end in "=" if it takes a value, or "?" if it may`, strconv.Quote(name), strconv.Quote(f))
		}
	}
	c := &rules.Contract{
		Names: name, Doc: "Runs a command; a wrapper of the user's own.", Style: rules.Bundle,
		Operands: []rules.Operand{{Kind: rules.Argv}},
	}
	if len(fields) > 0 {
		c.Flags = []rules.Flag{{Names: strings.Join(fields, " ")}}
	}
	if operands > 0 {
		c.Operands = []rules.Operand{{Kind: rules.Text, Count: operands}, {Kind: rules.Argv}}
	}
	return c, nil
}

// goodOption reports an option in the notation of contracts.
func goodOption(f string) bool {
	name := strings.TrimRight(f, "=?")
	return len(f)-len(name) <= 1 && len(name) > 1 && name[0] == '-' && name != "--" && printable(name) &&
		!strings.ContainsAny(name, "=?") && (name[1] == '-' || len(name) == 2)
}

// newName checks the name of a program that a table introduces.
func newName(name string) error {
	switch {
	case name == "":
		return errors.New("name is missing")
	case !printable(name) || strings.ContainsAny(name, `/\'"$&;|<>(){}[]*?!#~=`+"`") || name[0] == '-':
		return fmt.Errorf("%s is not the bare name of a program", strconv.Quote(name))
	case rules.Known(name):
		return fmt.Errorf("%s is a known program, which cannot be given another meaning", strconv.Quote(name))
	}
	return nil
}

// checkNames checks what depends on the whole table.
func (t *Table) checkNames() error {
	seen := map[string]bool{}
	for _, c := range t.wrappers {
		if seen[c.Names] {
			return fmt.Errorf("wrappers: %s is defined twice", strconv.Quote(c.Names))
		}
		seen[c.Names] = true
	}
	for _, a := range t.aliases {
		if seen[a.name] {
			return fmt.Errorf("aliases: %s is defined twice", strconv.Quote(a.name))
		}
		seen[a.name] = true
		if rules.Known(a.to) {
			continue
		}
		known := false
		for _, c := range t.wrappers {
			known = known || c.Names == a.to
		}
		if !known {
			return fmt.Errorf("aliases: %s stands for %s, of which nothing is known", strconv.Quote(a.name), strconv.Quote(a.to))
		}
	}
	names := map[string]bool{}
	for _, r := range t.rules {
		if names[r.Name] {
			return fmt.Errorf("rules: %s is defined twice", strconv.Quote(r.Name))
		}
		names[r.Name] = true
	}
	return nil
}
