package gate

import (
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// assignments judges the variables a segment sets.
func (j *judge) assignments(f *frame, take func(outcome)) {
	seg := f.seg
	prefix := seg.Kind == shellparse.SegCommand && len(seg.Words) > 0
	exported := prefix || seg.Kind == shellparse.SegDecl && exports(seg.Words)
	for i := range seg.Assigns {
		a := &seg.Assigns[i]
		value := a.Value.Value
		if a.Value.Kind != shellparse.Literal || a.Append || a.Index || a.Array != nil {
			value = unknownValue
		}
		switch {
		case rules.InertEnv(a.Name, value):
		case !exported && rules.ShellOnly(a.Name):
		case (prefix || !exported || rules.ShellOnly(a.Name)) && j.unheard(a.Name, f.script, f.outer):
			// What is exported outlives the script in a shell that stays.
		case prefix && a.Name == "IFS" && len(seg.Words) > 0 && (seg.Words[0].Value == "read" || seg.Words[0].Value == "mapfile"):
		default:
			take(grey("sets-environment", "the variable "+quote(a.Name)+" can change what programs do"))
		}
	}
}

// exports reports a declaration that puts its names into the environment.
func exports(words []shellparse.Word) bool {
	for i, w := range words {
		if i == 0 && w.Value == "export" {
			return true
		}
		if strings.HasPrefix(w.Value, "-") && strings.Contains(w.Value, "x") || w.Kind != shellparse.Literal && w.Value == "" {
			return true
		}
	}
	return false
}

// unheard reports a variable that reaches nothing which obeys it: a name that
// only zsh knows in another shell, or a script that runs nothing but programs
// that no ordinary name means anything to.
func (j *judge) unheard(name string, s *shellparse.Script, outer *frame) bool {
	if j.request.Dir == "" {
		return false // a shell that runs already, perhaps: what is set there stays
	}
	if rules.ZshOnly(name) && !mayBeZsh(s, outer) {
		return true
	}
	if outer != nil || !rules.Unobeyed(name) {
		return false
	}
	if j.heard != s {
		j.heard, j.deaf = s, deaf(s)
	}
	return j.deaf
}

// mayBeZsh reports a script that zsh may run: its own, and what a program gives
// to the user's shell, as flock -c does.
func mayBeZsh(s *shellparse.Script, outer *frame) bool {
	return s.Dialect == shellparse.Zsh || outer != nil && s.Dialect != shellparse.Bash
}

// deaf reports a script of which every command obeys no variable of its own.
func deaf(s *shellparse.Script) bool {
	for i := range s.Segments {
		seg := &s.Segments[i]
		if seg.Kind == shellparse.SegFunction {
			return false // it may have the name of a program
		}
		if seg.Kind != shellparse.SegCommand && seg.Kind != shellparse.SegDecl || len(seg.Words) == 0 {
			continue
		}
		words := seg.Words
		if words[0].Kind == shellparse.Literal && words[0].Value == "env" {
			words = started(words)
		}
		if len(words) == 0 || words[0].Kind != shellparse.Literal || !rules.Deaf(words[0].Value) || words[0].Value == "find" && started(words) != nil {
			return false
		}
	}
	return true
}

// started is the command that env or find starts; nil if there is none, or none
// that is certain.
func started(words []shellparse.Word) []shellparse.Word {
	a, _ := rules.Analyze(words)
	for i := range a.Effects {
		if a.Effects[i].Kind == rules.Argv {
			return a.Effects[i].Words
		}
	}
	return nil
}
