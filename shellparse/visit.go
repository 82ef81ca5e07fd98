package shellparse

import (
	"iter"
	"slices"

	"mvdan.cc/sh/v3/syntax"
)

// place says where a node stands.
type place uint8

const (
	inQuotes  place = 1 << iota // between double quotes or in a here-document
	inExp                       // in the word of an expansion that is inQuotes
	inArith                     // in arithmetic or a subscript
	inRegexp                    // the right side of =~
	inFunc                      // in a function body
	inPattern                   // in a pattern that is matched against text, not file names
)

// item is a node waiting to be visited.
type item struct {
	n     syntax.Node
	ctx   place
	depth int
}

// visitor walks a tree with its own stack, so that no list, however long,
// needs a deep one. The order is that of the source.
type visitor struct{ stack []item }

// pushAll pushes nodes so that the first comes out first.
func pushAll[N syntax.Node](v *visitor, list []N, ctx place, depth int) {
	v.stack = slices.Grow(v.stack, len(list))
	for i := len(list) - 1; i >= 0; i-- {
		v.stack = append(v.stack, item{list[i], ctx, depth})
	}
}

func (v *visitor) push(n syntax.Node, ctx place, depth int) {
	v.stack = append(v.stack, item{n, ctx, depth})
}

func (v *visitor) word(n *syntax.Word, ctx place, depth int) {
	if n != nil {
		v.push(n, ctx, depth)
	}
}

func (v *visitor) arith(n syntax.ArithmExpr, ctx place, depth int) {
	if n != nil {
		v.push(n, ctx|inArith, depth)
	}
}

// nodes yields a tree in source order.
func nodes(root syntax.Node) iter.Seq[syntax.Node] {
	return func(yield func(syntax.Node) bool) {
		var v visitor
		v.push(root, 0, 0)
		for len(v.stack) > 0 {
			it := v.pop()
			if !yield(it.n) {
				return
			}
			v.children(it)
		}
	}
}

func (v *visitor) pop() item {
	it := v.stack[len(v.stack)-1]
	v.stack = v.stack[:len(v.stack)-1]
	return it
}

// children pushes the children of a node, last first. It reports false for a
// node of unknown type.
func (v *visitor) children(it item) bool {
	d, ctx := it.depth+1, it.ctx
	switch n := it.n.(type) {
	case *syntax.File:
		pushAll(v, n.Stmts, 0, d)
	case *syntax.Stmt:
		pushAll(v, n.Redirs, ctx, it.depth)
		if n.Cmd != nil {
			v.push(n.Cmd, ctx, it.depth)
		}
	case *syntax.Redirect:
		v.word(n.Hdoc, inQuotes|ctx&inFunc, d)
		v.push(n.Word, ctx, it.depth)
	case *syntax.Assign:
		v.word(n.Value, ctx, it.depth)
		if n.Array != nil {
			v.push(n.Array, ctx, d)
		}
		v.arith(n.Index, ctx, d)
	case *syntax.ArrayExpr:
		pushAll(v, n.Elems, ctx, it.depth)
	case *syntax.ArrayElem:
		v.word(n.Value, ctx, it.depth)
		v.arith(n.Index, ctx, d)
	case *syntax.Word:
		pushAll(v, n.Parts, ctx, it.depth)
	case *syntax.Lit, *syntax.SglQuoted, *syntax.ExtGlob:
	default:
		return v.parts(it) || v.commands(it) || v.expressions(it)
	}
	return true
}

// parts pushes the children of an expansion.
func (v *visitor) parts(it item) bool {
	d, ctx := it.depth+1, it.ctx
	fresh := ctx & inFunc
	switch n := it.n.(type) {
	case *syntax.DblQuoted:
		pushAll(v, n.Parts, ctx&^inExp|inQuotes, d)
	case *syntax.CmdSubst:
		pushAll(v, n.Stmts, fresh, d)
	case *syntax.ProcSubst:
		pushAll(v, n.Stmts, fresh, d)
	case *syntax.ArithmExp:
		v.arith(n.X, ctx, d)
	case *syntax.ParamExp:
		exp := ctx
		if ctx&inQuotes != 0 {
			exp |= inExp
		}
		if n.Exp != nil {
			v.word(n.Exp.Word, exp|inPattern, d)
		}
		if n.Repl != nil {
			v.word(n.Repl.With, exp, d)
			v.word(n.Repl.Orig, exp|inPattern, d)
		}
		if n.Slice != nil {
			v.arith(n.Slice.Length, exp, d)
			v.arith(n.Slice.Offset, exp, d)
		}
		v.arith(n.Index, exp, d)
		if n.NestedParam != nil {
			v.push(n.NestedParam, exp, d)
		}
	default:
		return false
	}
	return true
}

// commands pushes the children of a command.
func (v *visitor) commands(it item) bool {
	d, ctx := it.depth+1, it.ctx
	switch n := it.n.(type) {
	case *syntax.CallExpr:
		pushAll(v, n.Args, ctx, it.depth)
		pushAll(v, n.Assigns, ctx, it.depth)
	case *syntax.BinaryCmd:
		v.push(n.Y, ctx, it.depth)
		v.push(n.X, ctx, it.depth)
	case *syntax.Block:
		pushAll(v, n.Stmts, ctx, d)
	case *syntax.Subshell:
		pushAll(v, n.Stmts, ctx, d)
	case *syntax.IfClause:
		if n.Else != nil {
			v.push(n.Else, ctx, it.depth)
		}
		pushAll(v, n.Then, ctx, d)
		pushAll(v, n.Cond, ctx, d)
	case *syntax.WhileClause:
		pushAll(v, n.Do, ctx, d)
		pushAll(v, n.Cond, ctx, d)
	case *syntax.ForClause:
		pushAll(v, n.Do, ctx, d)
		v.push(n.Loop, ctx, d)
	case *syntax.WordIter:
		pushAll(v, n.Items, ctx, it.depth)
	case *syntax.CStyleLoop:
		v.arith(n.Post, ctx, it.depth)
		v.arith(n.Cond, ctx, it.depth)
		v.arith(n.Init, ctx, it.depth)
	case *syntax.CaseClause:
		pushAll(v, n.Items, ctx, d)
		v.push(n.Word, ctx, d)
	case *syntax.CaseItem:
		pushAll(v, n.Stmts, ctx, it.depth)
		pushAll(v, n.Patterns, ctx|inPattern, it.depth)
	case *syntax.FuncDecl:
		v.push(n.Body, ctx|inFunc, d)
	case *syntax.ArithmCmd:
		v.arith(n.X, ctx, d)
	case *syntax.LetClause:
		for i := len(n.Exprs) - 1; i >= 0; i-- {
			v.arith(n.Exprs[i], ctx, d)
		}
	case *syntax.TestClause:
		v.push(n.X, ctx, d)
	case *syntax.DeclClause:
		pushAll(v, n.Args, ctx, it.depth)
	case *syntax.TimeClause:
		if n.Stmt != nil {
			v.push(n.Stmt, ctx, d)
		}
	case *syntax.CoprocClause:
		v.push(n.Stmt, ctx, d)
		v.word(n.Name, ctx, d)
	default:
		return false
	}
	return true
}

// expressions pushes the children of arithmetic and tests. The left sides of
// chains do not count as depth: they are walked with a loop.
func (v *visitor) expressions(it item) bool {
	d, ctx := it.depth+1, it.ctx
	switch n := it.n.(type) {
	case *syntax.BinaryArithm:
		v.push(n.Y, ctx, d)
		v.push(n.X, ctx, it.depth)
	case *syntax.UnaryArithm:
		v.push(n.X, ctx, d)
	case *syntax.ParenArithm:
		v.push(n.X, ctx, d)
	case *syntax.FlagsArithm:
		v.arith(n.X, ctx, d)
	case *syntax.BinaryTest:
		right := ctx
		if n.Op == syntax.TsReMatch {
			right |= inRegexp
		}
		right |= inPattern
		v.push(n.Y, right, d)
		v.push(n.X, ctx, it.depth)
	case *syntax.UnaryTest:
		v.push(n.X, ctx, d)
	case *syntax.ParenTest:
		v.push(n.X, ctx, d)
	default:
		return false
	}
	return true
}
