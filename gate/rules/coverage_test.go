package rules_test

import (
	"context"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/rules"
)

// shown is what the cases of one contract show.
type shown struct {
	allowed bool // the gate allows one
	refused bool // the gate does not allow one, for an effect that is known
	limited bool // one is not understood, for another reason than an option
	option  bool // one has an option that is not known
}

// TestEveryContractHasCases fails for a program or sub-command whose cases do
// not show a call that the shipped defaults allow, one that they do not, and
// an option that is not known. What a contract cannot have is told by the
// contract itself: see canBeAllowed and canBeRefused.
func TestEveryContractHasCases(t *testing.T) {
	seen := showCases(t)
	for _, family := range rules.AllFamilies {
		for i := range family {
			c := &family[i]
			all := demandLeaves(t, "", c, seen)
			if c.Subs != nil {
				all.or(seen[c])
				all.demand(t, c.Names, c, true)
			}
		}
	}
}

// judge returns a gate with the shipped defaults; request is a command in an
// ordinary project.
func judge(t *testing.T) *gate.Gate {
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask}, gate.WithFiles(gate.NoFiles{}))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func request(command string) gate.Request {
	return gate.Request{Command: command, Dir: "/home/dev/app", Home: "/home/dev"}
}

// showCases judges all cases and groups what they show by contract.
func showCases(t *testing.T) map[*rules.Contract]*shown {
	g := judge(t)
	seen := map[*rules.Contract]*shown{}
	for _, family := range rules.AllCases {
		for _, c := range family {
			a := rules.AnalyzeCase(t, c.Cmd)
			contract := contractOf(a.Name)
			if contract == nil {
				continue // TestCases reports it
			}
			v := g.Judge(context.Background(), request(c.Cmd))
			s := seen[contract]
			if s == nil {
				s = &shown{}
				seen[contract] = s
			}
			switch {
			case v.Decision == gate.Allow:
				s.allowed = true
			case !a.Has(rules.Unknown):
				s.refused = true
			case hasUnknownOption(a):
				s.option = true
			default:
				s.limited = true
			}
		}
	}
	return seen
}

// contractOf finds the literal of the contract that an analysis went through,
// by its name.
func contractOf(name string) *rules.Contract {
	first, rest, _ := strings.Cut(name, " ")
	var c *rules.Contract
	for _, family := range rules.AllFamilies {
		if c == nil {
			c = rules.SubNamed(family, first)
		}
	}
	if c == nil {
		return nil
	}
	for sub := range strings.FieldsSeq(rest) {
		if s := rules.SubNamed(c.Subs, sub); s != nil {
			c = s
		}
	}
	return c
}

func hasUnknownOption(a rules.Analysis) bool {
	for _, e := range a.Effects {
		if e.Kind == rules.Unknown && strings.HasPrefix(e.Note, "option ") {
			return true
		}
	}
	return false
}

func (s *shown) or(o *shown) {
	if o != nil {
		s.allowed = s.allowed || o.allowed
		s.refused = s.refused || o.refused
		s.limited = s.limited || o.limited
		s.option = s.option || o.option
	}
}

// demandLeaves checks the contracts at the ends of a tree of sub-commands.
func demandLeaves(t *testing.T, prefix string, c *rules.Contract, seen map[*rules.Contract]*shown) shown {
	if c.Subs == nil {
		s := shown{}
		s.or(seen[c])
		s.demand(t, prefix+c.Names, c, prefix == "")
		return s
	}
	if first, _, _ := strings.Cut(c.Names, " "); first != "" {
		prefix += first + " "
	}
	all := shown{}
	for i := range c.Subs {
		s := demandLeaves(t, prefix, &c.Subs[i], seen)
		all.or(&s)
	}
	return all
}

// demand reports what the cases of a contract do not show. Options that are
// not known are asked for by program; TestUnknownOptions tries sub-commands.
func (s *shown) demand(t *testing.T, name string, c *rules.Contract, program bool) {
	t.Helper()
	if !s.allowed && canBeAllowed(c, program) {
		t.Errorf("%s: no case is allowed", name)
	}
	if !s.refused && canBeRefused(c) && !(s.limited && c.Scan != rules.ScanNone) {
		t.Errorf("%s: no case is refused for what it does", name)
	}
	if program && !s.option && !c.IsRaw() {
		t.Errorf("%s: no case has an unknown option", name)
	}
}

// canBeAllowed reports a contract without an effect that every call has. A
// program can be asked for help all the same, unless no call is understood.
func canBeAllowed(c *rules.Contract, program bool) bool {
	return !always(c, true) && (program || !always(c, false))
}

// always reports an effect of every call: one that is not understood, or one
// that needs a person.
func always(c *rules.Contract, unknown bool) bool {
	for _, f := range c.Facts {
		if f.When == "" && f.Unless == "" && (f.Kind == rules.Unknown) == unknown && (unknown || !harmless(f.Kind)) {
			return true
		}
	}
	return false
}

// canBeRefused reports a contract in which something has an effect that
// depends on its target, or that needs a person.
func canBeRefused(c *rules.Contract) bool {
	if c.Scan != rules.ScanNone || c.Subs != nil {
		return true
	}
	for _, f := range c.Flags {
		if f.Does != rules.Unknown && (!harmless(f.Value) || !harmless(f.Does)) {
			return true
		}
	}
	for _, o := range c.Operands {
		if !harmless(o.Kind) && !notUnderstood(c, o.When) {
			return true
		}
	}
	for _, f := range c.Facts {
		if !harmless(f.Kind) {
			return true
		}
	}
	return false
}

// notUnderstood reports options with which a call is not understood.
func notUnderstood(c *rules.Contract, when string) bool {
	for _, f := range c.Facts {
		if f.Kind == rules.Unknown && f.When != "" && f.When == when {
			return true
		}
	}
	return false
}

// harmless reports a kind of effect that the gate allows for every target.
func harmless(k rules.Kind) bool {
	switch k {
	case rules.Text, rules.Unknown, rules.Base, rules.List, rules.Flood, rules.Sync, rules.Task, rules.Endless:
		return true
	}
	return false
}

// TestUnknownOptions tries an option that no program has with every program
// and sub-command: none may be allowed.
func TestUnknownOptions(t *testing.T) {
	g := judge(t)
	for _, family := range rules.AllFamilies {
		for i := range family {
			unknownOptions(t, g, "", &family[i])
		}
	}
}

func unknownOptions(t *testing.T, g *gate.Gate, prefix string, c *rules.Contract) {
	first, _, _ := strings.Cut(c.Names, " ")
	if first != "" {
		prefix += first + " "
	}
	for i := range c.Subs {
		unknownOptions(t, g, prefix, &c.Subs[i])
	}
	if first == "" {
		return
	}
	if c.Style&rules.NoHelp != 0 {
		return // echo, test and exit take everything as an operand
	}
	for _, option := range [...]string{"--no-such-option", "--no-such-option=x", "--no-such-option x"} {
		if v := g.Judge(context.Background(), request(prefix+option)); v.Decision == gate.Allow {
			t.Errorf("%s%s is allowed", prefix, option)
		}
	}
}

// TestSharedOptionsHideNoTarget tries the options of contracts that several
// programs share, and whose operands are destroyed, in front of a single
// operand. A short option that takes a value in one program and none in
// another would hide the operand; such options take attached values only.
func TestSharedOptionsHideNoTarget(t *testing.T) {
	g := judge(t)
	for _, family := range rules.AllFamilies {
		for i := range family {
			c := &family[i]
			if !destroys(c) || !strings.Contains(c.Names, " ") {
				continue
			}
			first, _, _ := strings.Cut(c.Names, " ")
			for _, f := range c.Flags {
				for name := range strings.FieldsSeq(f.Names) {
					if len(name) != len("-x=") || name[2] != '=' {
						continue
					}
					command := first + " " + name[:2] + " /dev/sda"
					if v := g.Judge(context.Background(), request(command)); v.Decision == gate.Allow {
						t.Errorf("%s is allowed", command)
					}
				}
			}
		}
	}
}

// destroys reports a contract whose operands are wiped or removed.
func destroys(c *rules.Contract) bool {
	for _, o := range c.Operands {
		if o.Kind == rules.Disk || o.Kind == rules.Delete {
			return true
		}
	}
	return false
}
