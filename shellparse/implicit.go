package shellparse

import (
	"slices"

	"mvdan.cc/sh/v3/syntax"
)

// implicit records a variable that a construct other than an assignment sets:
// loops, arithmetic, ${name:=word}, {name}> and coproc.
func (w *walker) implicit(n syntax.Node) {
	name := ""
	switch n := n.(type) {
	case *syntax.WordIter:
		name = n.Name.Value
	case *syntax.ParamExp:
		if n.Exp != nil && n.Param != nil && (n.Exp.Op == syntax.AssignUnset || n.Exp.Op == syntax.AssignUnsetOrNull) {
			name = n.Param.Value
		}
	case *syntax.Redirect:
		if n.N != nil && len(n.N.Value) > 2 && n.N.Value[0] == '{' {
			name = n.N.Value[1 : len(n.N.Value)-1]
		}
	case *syntax.BinaryArithm:
		if _, ok := assignOp(n.Op); ok {
			name, _ = arithName(n.X)
		}
	case *syntax.UnaryArithm:
		if n.Op == syntax.Inc || n.Op == syntax.Dec {
			name, _ = arithName(n.X)
		}
	case *syntax.CoprocClause:
		name, _ = staticText(n.Name)
	}
	if name == "" || w.quiet || slices.Contains(w.script.Implicit, name) {
		return
	}
	w.script.Implicit = append(w.script.Implicit, name)
}
