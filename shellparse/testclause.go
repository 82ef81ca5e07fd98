package shellparse

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// testSegment is [[ ... ]].
func (w *walker) testSegment(s *syntax.Stmt, c *syntax.TestClause, st *state) outcome {
	seg := Segment{Kind: SegTest, Span: w.stmtSpan(s)}
	seg.Words = w.testExpr(nil, c.X, st)
	tells := w.testPicks(c.X, st)
	rs := w.redirs(s.Redirs, st)
	seg.Redirs = rs.list
	w.emit(seg, st, rs.stdin)
	return tells.picked(both(st))
}

// testExpr lists operands and operators in source order.
func (w *walker) testExpr(dst []Word, x syntax.TestExpr, st *state) []Word {
	if w.err != nil {
		return dst
	}
	switch x := x.(type) {
	case *syntax.Word:
		return append(dst, w.testOperand(x, st))
	case *syntax.ParenTest:
		dst = append(dst, Word{Kind: Literal, Value: "(", Span: w.span(x)})
		dst = w.testExpr(dst, x.X, st)
		return append(dst, Word{Kind: Literal, Value: ")", Span: w.span(x)})
	case *syntax.UnaryTest:
		dst = append(dst, Word{Kind: Literal, Value: x.Op.String(), Span: w.span(x)})
		n := len(dst)
		dst = w.testExpr(dst, x.X, st)
		if x.Op == syntax.TsVarSet || x.Op == syntax.TsRefVar {
			for _, word := range dst[n:] {
				w.nameDoubt(word, -1)
			}
		}
		return dst
	case *syntax.BinaryTest:
		return w.testBinary(dst, x, st)
	}
	w.unknownNode(x, st)
	return dst
}

func (w *walker) testBinary(dst []Word, x *syntax.BinaryTest, st *state) []Word {
	op := Word{Kind: Literal, Value: x.Op.String(), Span: w.span(x)}
	arith := isArithTest(x.Op)
	left, lok := x.X.(*syntax.Word)
	right, rok := x.Y.(*syntax.Word)
	if arith && lok && rok {
		dst = append(dst, w.testNumber(left, st), op)
		return append(dst, w.testNumber(right, st))
	}
	dst = append(w.testExpr(dst, x.X, st), op)
	if x.Op != syntax.AndTest && x.Op != syntax.OrTest {
		return w.testExpr(dst, x.Y, st)
	}
	// The right side need not run.
	maybe := st.clone()
	dst = w.testExpr(dst, x.Y, maybe)
	*st = *joinStates(maybe, st)
	return dst
}

func isArithTest(op syntax.BinTestOperator) bool {
	switch op {
	case syntax.TsEql, syntax.TsNeq, syntax.TsLeq, syntax.TsGeq, syntax.TsLss, syntax.TsGtr:
		return true
	}
	return false
}

func (w *walker) testOperand(word *syntax.Word, st *state) Word {
	return wordOf(w.single(word, st, modeText), w.span(word))
}

// testNumber is an operand that the shell evaluates as arithmetic.
func (w *walker) testNumber(word *syntax.Word, st *state) Word {
	v := w.single(word, st, modeText)
	if v.known && syntax.ValidName(v.s) {
		w.arithContent(w.scalar(v.s, st), word)
	} else {
		w.arithContent(v, word)
	}
	return wordOf(v, w.span(word))
}

// testNumbers marks the operands of comparisons, which are arithmetic in ksh.
func (w *walker) testNumbers(args []Word, seg int) {
	for i := 1; i+1 < len(args); i++ {
		switch args[i].Value {
		case "-eq", "-ne", "-lt", "-le", "-gt", "-ge":
		default:
			if args[i].Kind == Literal {
				continue
			}
		}
		w.numberDoubt(args[i-1], seg)
		w.numberDoubt(args[i+1], seg)
	}
}

// numberDoubt marks a word that a builtin evaluates as arithmetic.
func (w *walker) numberDoubt(word Word, seg int) {
	if !wordValue(word).isInt() && !(word.Kind == Literal && isNumber(word.Value)) {
		w.doubt("arithmetic-on-unknown", "arithmetic evaluates a text that is not known to be a number", word.Span, seg)
	}
}

// testBuiltin is test and [: only -v takes a name.
func (w *walker) testBuiltin(args []Word, seg int) {
	if w.opts.Dialect == Mksh {
		w.testNumbers(args, seg)
	}
	for i := 0; i+1 < len(args); i++ {
		if args[i].Kind == Literal && (args[i].Value == "-v" || args[i].Value == "-R") && w.opts.Dialect != POSIX {
			w.nameDoubt(args[i+1], seg)
		}
	}
	if len(args) > 0 && args[0].Kind != Literal && args[0].Multi && strings.HasPrefix(args[0].Value, "-v") {
		w.nameDoubt(args[0], seg)
	}
}
