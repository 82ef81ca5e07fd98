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
