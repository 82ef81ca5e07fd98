package shellparse

import (
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// arithExp is $((...)).
func (w *walker) arithExp(p *syntax.ArithmExp, st *state) value {
	outer := w.arithSubst
	w.arithSubst = nil
	n, ok := w.arithAll(p.X, st)
	subst := w.arithSubst
	w.arithSubst = outer
	if ok {
		return known(strconv.FormatInt(n, 10))
	}
	w.mayAbort(st)
	return value{integer: true, set: isSet, vars: w.arithVars(p.X), subst: subst}
}

// arithOnly walks an expression whose result does not matter.
func (w *walker) arithOnly(x syntax.ArithmExpr, st *state) { w.arithAll(x, st) }

// arithSegment is ((...)) or let.
func (w *walker) arithSegment(s *syntax.Stmt, exprs []syntax.ArithmExpr, st *state) outcome {
	seg := Segment{Kind: SegArith, Span: w.stmtSpan(s)}
	w.arithDepth++ // where one expression of let fails the others are not evaluated
	for _, x := range exprs {
		w.arithOnly(x, st)
		seg.Words = append(seg.Words, w.arithWord(x))
	}
	w.arithEnd()
	rs := w.redirs(s.Redirs, st)
	seg.Redirs = rs.list
	w.emit(seg, st, rs.stdin)
	return both(st)
}

// arithWord is the source text of an expression, for explanations.
func (w *walker) arithWord(x syntax.ArithmExpr) Word {
	sp := w.span(x)
	if w.src.span != nil {
		return Word{Kind: Unknown, Span: sp}
	}
	return Word{Kind: Literal, Value: w.script.Source(sp), Span: sp}
}

// arithVars names the variables of an expression.
func (w *walker) arithVars(x syntax.ArithmExpr) []string {
	var names []string
	var v visitor
	v.push(x, 0, 0)
	for len(v.stack) > 0 {
		it := v.pop()
		switch n := it.n.(type) {
		case *syntax.CmdSubst:
			continue
		case *syntax.ParamExp:
			if n.Param != nil {
				names = addName(names, n.Param.Value)
			}
		case *syntax.Lit:
			if syntax.ValidName(n.Value) {
				names = addName(names, n.Value)
			}
		}
		v.children(it)
	}
	return names
}

// arithAll walks a whole expression, on its own or inside of another.
func (w *walker) arithAll(x syntax.ArithmExpr, st *state) (int64, bool) {
	w.arithDepth++
	n, ok := w.arith(x, st)
	w.arithEnd()
	return n, ok
}

func (w *walker) arithEnd() {
	if w.arithDepth--; w.arithDepth == 0 {
		w.arithFails = false
	}
}

// arith walks an arithmetic expression (bash manual, section 6.5): its
// substitutions become segments, its assignments change the state, and a
// literal result is folded. The operands are evaluated as expressions
// themselves, so an uncertain one is a doubt.
func (w *walker) arith(x syntax.ArithmExpr, st *state) (int64, bool) {
	if w.err != nil {
		return 0, false
	}
	switch x := x.(type) {
	case nil:
		return 0, false
	case *syntax.Word:
		return w.arithOperand(x, st)
	case *syntax.ParenArithm:
		return w.arith(x.X, st)
	case *syntax.UnaryArithm:
		return w.arithUnary(x, st)
	case *syntax.BinaryArithm:
		return w.arithBinary(x, st)
	case *syntax.FlagsArithm:
		w.doubt("expansion-flags", "subscript flags are not understood", w.span(x), -1)
		return w.arith(x.X, st)
	}
	w.unknownNode(x, st)
	return 0, false
}

// arithName returns the variable that an operand names, with its subscript.
func arithName(x syntax.ArithmExpr) (string, syntax.ArithmExpr) {
	word, ok := x.(*syntax.Word)
	if !ok || len(word.Parts) != 1 {
		return "", nil
	}
	switch p := word.Parts[0].(type) {
	case *syntax.Lit:
		if syntax.ValidName(p.Value) {
			return p.Value, nil
		}
	case *syntax.ParamExp:
		if p.Short && p.Index != nil && !p.Dollar.IsValid() {
			return p.Param.Value, p.Index
		}
	}
	return "", nil
}

func (w *walker) arithOperand(word *syntax.Word, st *state) (int64, bool) {
	if name, idx := arithName(word); name != "" {
		if idx != nil {
			v := w.element(&syntax.ParamExp{Param: &syntax.Lit{Value: name}, Index: idx}, name, st)
			return w.arithContent(v, word)
		}
		return w.arithContent(w.scalar(name, st), word)
	}
	return w.arithContent(w.single(word, st, modeText), word)
}

// arithContent evaluates the content of an operand.
func (w *walker) arithContent(v value, word *syntax.Word) (int64, bool) {
	w.arithSubst = unionInts(w.arithSubst, v.subst)
	if w.keyed {
		return 0, false
	}
	if !v.isInt() && !(v.known && isNumber(v.s)) {
		w.doubt("arithmetic-on-unknown", "arithmetic evaluates a text that is not known to be a number", w.span(word), -1)
	}
	if !v.known {
		return 0, false
	}
	if strings.TrimSpace(v.s) == "" {
		return 0, true
	}
	if (w.opts.Dialect == Zsh || w.opts.Dialect == Mksh) && len(v.s) > 1 && v.s[0] == '0' {
		return 0, false // octal or decimal, by an option
	}
	return number(v.s)
}

// isNumber reports a constant in any base.
func isNumber(s string) bool {
	base, rest, ok := strings.Cut(s, "#")
	if !ok {
		rest = strings.TrimPrefix(strings.TrimPrefix(s, "0x"), "0X")
		return rest != "" && strings.Trim(rest, "0123456789abcdefABCDEF") == "" && s[0] >= '0' && s[0] <= '9'
	}
	for i := 0; i < len(rest); i++ {
		if c := rest[i]; !(c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '@' || c == '_') {
			return false
		}
	}
	return base != "" && strings.Trim(base, "0123456789") == ""
}

// number folds decimal, octal and hexadecimal constants.
func number(s string) (int64, bool) {
	base := 10
	switch {
	case strings.HasPrefix(s, "-"):
		n, ok := number(s[1:])
		return -n, ok
	case strings.HasPrefix(s, "0x"), strings.HasPrefix(s, "0X"):
		s, base = s[2:], 16
	case len(s) > 1 && s[0] == '0':
		s, base = s[1:], 8
	}
	n, err := strconv.ParseInt(s, base, 64)
	return n, err == nil
}

func (w *walker) arithUnary(x *syntax.UnaryArithm, st *state) (int64, bool) {
	n, ok := w.arith(x.X, st)
	switch x.Op {
	case syntax.Inc, syntax.Dec:
		d := int64(1)
		if x.Op == syntax.Dec {
			d = -1
		}
		w.arithAssign(x.X, n+d, ok, st)
		if !x.Post {
			n += d
		}
		return n, ok
	case syntax.Minus:
		return -n, ok
	case syntax.Plus:
		return n, ok
	case syntax.BitNegation:
		return ^n, ok
	}
	return truth(n == 0), ok
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// arithAssign stores a number in the variable that x names.
func (w *walker) arithAssign(x syntax.ArithmExpr, n int64, ok bool, st *state) {
	if w.keyed {
		return
	}
	name, idx := arithName(x)
	if name == "" {
		w.doubt("arithmetic-on-unknown", "arithmetic assigns to an uncertain name", w.span(x), -1)
		st.openAll()
		return
	}
	v := value{integer: true, set: isSet, vars: []string{name}, subst: w.arithSubst}
	if !ok || st.lookup(name).readonly {
		w.arithFails = true // and then what stands behind it is not evaluated
	}
	if ok && !w.arithFails {
		v = known(strconv.FormatInt(n, 10))
	} else if idx == nil {
		// The expression may fail, and then nothing is assigned.
		v = joinValues(st.lookup(name).v, v)
		v.vars = addName(v.vars, name)
	}
	if idx != nil {
		i, known := w.subscript(name, idx, st)
		if !known {
			i = -1
		}
		st.setElement(name, i, v)
		return
	}
	st.assign(name, v, false)
	if w.opts.Dialect == Zsh {
		// The variable becomes an integer, and later assignments arithmetic.
		x := st.lookup(name)
		x.opaque, x.integer = true, true
		st.store(name, x)
	}
}

// arithBinary walks the left-leaning spine of a chain with a loop.
func (w *walker) arithBinary(x *syntax.BinaryArithm, st *state) (int64, bool) {
	if x.Op == syntax.TernQuest {
		return w.ternary(x, st)
	}
	var spine []*syntax.BinaryArithm
	for {
		spine = append(spine, x)
		next, ok := x.X.(*syntax.BinaryArithm)
		if !ok || next.Op == syntax.TernQuest {
			break
		}
		x = next
	}
	var n int64
	var ok bool
	for i := len(spine) - 1; i >= 0; i-- {
		b := spine[i]
		if i == len(spine)-1 {
			if b.Op == syntax.Assgn {
				// The old content of the variable is not evaluated.
				if name, idx := arithName(b.X); idx != nil {
					w.subscript(name, idx, st)
				}
			} else {
				n, ok = w.arith(b.X, st)
			}
		}
		n, ok = w.arithStep(b, n, ok, st)
	}
	return n, ok
}

// arithStep applies one operator to the folded left operand.
func (w *walker) arithStep(b *syntax.BinaryArithm, n int64, ok bool, st *state) (int64, bool) {
	logical := b.Op == syntax.AndArit || b.Op == syntax.OrArit
	var m int64
	var okm bool
	if logical {
		w.maybe(b.Y, st, func(st *state) { m, okm = w.arith(b.Y, st) })
	} else {
		m, okm = w.arith(b.Y, st)
	}
	if op, assigns := assignOp(b.Op); assigns {
		r, okr := m, okm
		if op != 0 {
			r, okr = fold(op, n, m)
			okr = okr && ok && okm
		}
		w.arithAssign(b.X, r, okr, st)
		return r, okr
	}
	r, okr := fold(b.Op, n, m)
	switch b.Op {
	case syntax.Quo, syntax.Rem:
		w.arithFails = w.arithFails || !okm || m == 0
	case syntax.Pow:
		w.arithFails = w.arithFails || !okm || m < 0
	}
	return r, okr && ok && okm
}

func (w *walker) ternary(x *syntax.BinaryArithm, st *state) (int64, bool) {
	w.arith(x.X, st)
	arms, ok := x.Y.(*syntax.BinaryArithm)
	if !ok {
		w.unknownNode(x, st)
		return 0, false
	}
	w.maybe(arms.X, st, func(st *state) { w.arith(arms.X, st) })
	w.maybe(arms.Y, st, func(st *state) { w.arith(arms.Y, st) })
	return 0, false
}

// maybe walks an expression that need not be evaluated. Only what it assigns
// is joined with what was before, for a chain of these may be long.
func (w *walker) maybe(x syntax.ArithmExpr, st *state, walk func(*state)) {
	names, wide := assigned(x)
	if wide {
		other := st.clone()
		walk(other)
		*st = *joinStates(other, st)
		return
	}
	old := make([]variable, len(names))
	for i, name := range names {
		old[i] = st.lookup(name)
	}
	walk(st)
	for i, name := range names {
		st.store(name, joinVariables(name, old[i], st.lookup(name)))
	}
}

// assigned lists the variables that an expression assigns; wide if it may
// change more than that.
func assigned(x syntax.ArithmExpr) (names []string, wide bool) {
	for n := range nodes(x) {
		name := ""
		switch n := n.(type) {
		case *syntax.BinaryArithm:
			if _, ok := assignOp(n.Op); !ok {
				continue
			}
			name, _ = arithName(n.X)
		case *syntax.UnaryArithm:
			if n.Op != syntax.Inc && n.Op != syntax.Dec {
				continue
			}
			name, _ = arithName(n.X)
		case *syntax.ParamExp:
			if n.Exp == nil || n.Param == nil {
				continue
			}
			name = n.Param.Value
		case *syntax.CmdSubst:
			if !n.TempFile && !n.ReplyVar {
				continue
			}
		default:
			continue
		}
		if name == "" || full(names) {
			return nil, true
		}
		names = addName(names, name)
	}
	return names, false
}

// assignOp returns the operator inside an assignment operator; 0 for = and
// for those not folded.
func assignOp(op syntax.BinAritOperator) (syntax.BinAritOperator, bool) {
	switch op {
	case syntax.Assgn:
		return 0, true
	case syntax.AddAssgn:
		return syntax.Add, true
	case syntax.SubAssgn:
		return syntax.Sub, true
	case syntax.MulAssgn:
		return syntax.Mul, true
	case syntax.QuoAssgn, syntax.RemAssgn, syntax.AndAssgn, syntax.OrAssgn, syntax.XorAssgn,
		syntax.ShlAssgn, syntax.ShrAssgn, syntax.AndBoolAssgn, syntax.OrBoolAssgn,
		syntax.XorBoolAssgn, syntax.PowAssgn:
		return op, true // not folded
	}
	return 0, false
}

// fold computes the common operators on small numbers.
func fold(op syntax.BinAritOperator, a, b int64) (int64, bool) {
	const limit = 1 << 31
	if max(a, -a) > limit || max(b, -b) > limit {
		return 0, false
	}
	switch op {
	case syntax.Add:
		return a + b, true
	case syntax.Sub:
		return a - b, true
	case syntax.Mul:
		return a * b, true
	case syntax.Quo:
		if b != 0 {
			return a / b, true
		}
	case syntax.Rem:
		if b != 0 {
			return a % b, true
		}
	case syntax.Comma:
		return b, true
	case syntax.Eql:
		return truth(a == b), true
	case syntax.Neq:
		return truth(a != b), true
	case syntax.Lss:
		return truth(a < b), true
	case syntax.Gtr:
		return truth(a > b), true
	case syntax.Leq:
		return truth(a <= b), true
	case syntax.Geq:
		return truth(a >= b), true
	}
	return 0, false
}
