package shellparse

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// regroup corrects how far function definitions reach. A shell takes one
// compound command for the body (bash manual, section 3.3); the parser takes a
// whole list, so that it reads "f() { :; } | g" as a function whose body is a
// pipeline. Here the definition becomes the first element of the list. Behind
// an operator it would have to become the last one of another list; there the
// body stays as it is, which is a doubt.
func regroup(text string, file *syntax.File) {
	if !strings.Contains(text, "()") && !strings.Contains(text, "function") {
		return
	}
	var behind []*syntax.Stmt // of the operators around a statement
	for n := range nodes(file) {
		switch n := n.(type) {
		case *syntax.BinaryCmd:
			if _, ok := n.Y.Cmd.(*syntax.FuncDecl); ok {
				behind = append(behind, n.Y)
			}
		case *syntax.Stmt:
			if len(behind) > 0 && behind[len(behind)-1] == n {
				behind = behind[:len(behind)-1]
				continue
			}
			regroupStmt(n)
		}
	}
}

func regroupStmt(s *syntax.Stmt) {
	f, ok := s.Cmd.(*syntax.FuncDecl)
	if !ok || f.Body == nil || f.Body.Negated || f.Body.Background || f.Body.Coprocess || f.Body.Disown || len(f.Body.Redirs) > 0 {
		return
	}
	list, ok := f.Body.Cmd.(*syntax.BinaryCmd)
	if !ok {
		return
	}
	first := list
	for {
		left, ok := first.X.Cmd.(*syntax.BinaryCmd)
		if !ok || first.X.Negated {
			break
		}
		first = left
	}
	def := *f
	def.Body = first.X
	first.X = &syntax.Stmt{Cmd: &def, Position: s.Position}
	s.Cmd = list
}
