package shellparse

import (
	"fmt"
	"slices"

	"mvdan.cc/sh/v3/syntax"
)

// source is one parsed text: the script itself, or code that it evaluates.
type source struct {
	text string
	file *syntax.File
	// events are the places that change the shell's state, in source order.
	// They are kept when wanted is set.
	events []event
	wanted bool
	open   []loopRange
	loops  map[syntax.Node]loopRange
	funcs  map[string]bool
	// subst is the outermost substitution during a scan, substLevel the
	// height of the visitor's stack around it.
	subst      syntax.Node
	substLevel int
	// span replaces every span of inlined code; nil for the script itself.
	span *Span
}

// walker interprets a tree abstractly: it runs every branch, once, and keeps
// track of what is certain.
type walker struct {
	script *Script
	opts   Options
	lang   syntax.LangVariant
	src    *source
	path   []Construct
	latent bool
	active []*function // the functions being expanded
	frame  *frame      // of the innermost function call
	calls  int         // frames made so far
	scopes []*frame    // all frames that hide variables, outermost first
	loop   *loopFrame  // of the innermost loop
	inner  int         // texts around the current one
	by     int         // Segment.By of what is walked
	exits  exits
	nodes  int
	braced int // words that braces made
	budget int // bytes that expansions of variables may still produce
	code   int // bytes of functions and evaluated text that may still be walked
	outs   []pending
	funcs  []*function
	// defined are the names of functions that have been defined.
	defined map[string]bool
	err     *Error
	// lines reports a script of more than one line; linesMatter that some
	// expansion in it may fail.
	lines, linesMatter bool
	// aborted joins the states in which an expansion may have failed, which
	// drops the rest of the line; nil when nothing can.
	aborted *state
	abortOf *state // the state joined last, and its count of changes
	abortAt int
	// guard counts the conditions around, in which errexit does not count.
	guard int
	// closes reports that a descriptor is closed somewhere.
	closes bool
	quiet  bool // a second reading: doubts are not wanted
	// arithSubst gathers the segments whose output the current arithmetic
	// expansion uses.
	arithSubst []int
	// arithFails is set once the current arithmetic expression, of which there
	// are arithDepth inside of each other, may have failed half-way.
	arithFails bool
	arithDepth int
	// keyed is set in the key of an associative array, which only looks like
	// arithmetic.
	keyed bool
	// memo holds the substitutions of a word that braces multiply.
	memo map[syntax.Node]value
}

// frame is one expanded function call.
type frame struct {
	id     int    // numbers the calls from 1
	exit   *state // joined states at return
	locals []savedVar
	args   argList // of the caller
	stdin  Stdin
	// leftOf is the state that mayLeave joined last, leftAt its count of changes.
	leftOf *state
	leftAt int
}

// savedVar is what a local variable hides.
type savedVar struct {
	name  string
	v     variable
	there bool
	// exposed: the local variable was unset, and what is assigned since may
	// go to the one it hid.
	exposed bool
}

// loopFrame is one loop.
type loopFrame struct {
	exit *state // joined states at break and continue
	left bool   // there is a break
}

// pending are the segments of an output process substitution, which read what
// the next segment writes.
type pending struct{ first, last int }

// outcome holds the states after success and after failure; often the same.
type outcome struct{ ok, fail *state }

func both(st *state) outcome { return outcome{st, st} }

// merge joins the two states and consumes the outcome.
func (o outcome) merge() *state { return joinStates(o.ok, o.fail) }

// split returns the two states as separate copies.
func (o outcome) split() outcome {
	if o.ok == o.fail {
		o.ok = o.fail.clone()
	}
	return o
}

// within walks a list of statements one construct deeper.
func (w *walker) within(c Construct, list []*syntax.Stmt, st *state) outcome {
	saved := w.path
	w.path = append(saved[:len(saved):len(saved)], c)
	out := w.stmts(list, st)
	w.path = saved
	return out
}

func (w *walker) stmts(list []*syntax.Stmt, st *state) outcome {
	out := both(st)
	for _, s := range list {
		if w.err != nil {
			return out
		}
		out = w.stmt(s, out.merge())
		if _, simple := s.Cmd.(*syntax.CallExpr); simple && w.guard == 0 && out.fail.opts.errexit && !s.Negated {
			out.fail = out.ok // a failure ends the script
		}
	}
	return out
}

// condition walks statements whose failure the script looks at.
func (w *walker) condition(list []*syntax.Stmt, st *state) outcome {
	w.guard++
	out := w.within("condition", list, st)
	w.guard--
	return out
}

func (w *walker) stmt(s *syntax.Stmt, st *state) outcome {
	if w.err != nil {
		return both(st)
	}
	if s.Background || s.Coprocess || s.Disown {
		bg := st.clone()
		if s.Coprocess {
			bg.stdin = Stdin{Kind: StdinUnknown}
		}
		w.isolated("background", func() { bg = w.command(s, bg).merge() })
		if b, ok := s.Cmd.(*syntax.BinaryCmd); ok && w.opts.Dialect == Zsh && b.Op <= syntax.OrStmt {
			// In zsh only the last pipeline of the list is put there.
			bg.stdin, bg.dead = st.stdin, bg.dead && st.dead
			st = joinStates(st, bg)
		}
		return both(st)
	}
	if s.Negated {
		w.guard++
		defer func() { w.guard-- }()
	}
	out := w.command(s, st)
	if s.Negated {
		out.ok, out.fail = out.fail, out.ok
	}
	return out
}

// isolated runs f as a child process of the shell: no loop or function around
// it can be left from inside.
func (w *walker) isolated(c Construct, f func()) {
	path, frame, loop, outs, aborted, exits := w.path, w.frame, w.loop, w.outs, w.aborted, w.exits
	w.path = append(path[:len(path):len(path)], c)
	w.frame, w.loop, w.outs = nil, nil, nil
	f()
	w.path, w.frame, w.loop, w.outs, w.aborted, w.exits = path, frame, loop, outs, aborted, exits
}

// command walks a command with its redirections. If one of them fails, the
// command does not run (bash manual, section 3.6). A shell leaves the script
// when exec fails so.
func (w *walker) command(s *syntax.Stmt, st *state) outcome {
	w.mayLeave(st)
	if !slices.ContainsFunc(s.Redirs, w.mayFail) {
		return w.perform(s, st)
	}
	if w.isExec(s) {
		return w.perform(s, st)
	}
	before := st.clone()
	out := w.perform(s, st).split()
	out.fail = joinStates(out.fail, before)
	return out
}

func (w *walker) isExec(s *syntax.Stmt) bool {
	c, ok := s.Cmd.(*syntax.CallExpr)
	return ok && len(c.Args) > 0 && c.Args[0].Lit() == "exec" && !w.mayBeFunction("exec")
}

func (w *walker) perform(s *syntax.Stmt, st *state) outcome {
	switch c := s.Cmd.(type) {
	case nil:
		return w.call(s, &syntax.CallExpr{}, st)
	case *syntax.CallExpr:
		return w.call(s, c, st)
	case *syntax.DeclClause:
		return w.declClause(s, c, st)
	case *syntax.LetClause:
		return w.arithSegment(s, c.Exprs, st)
	case *syntax.ArithmCmd:
		return w.arithSegment(s, []syntax.ArithmExpr{c.X}, st)
	case *syntax.TestClause:
		return w.testSegment(s, c, st)
	case *syntax.FuncDecl:
		return w.funcDecl(s, c, st)
	case *syntax.BinaryCmd:
		if c.Op == syntax.Pipe || c.Op == syntax.PipeAll {
			return w.pipeline(c, st)
		}
		return w.andOr(c, st)
	}
	return w.redirected(s, st, func(st *state) outcome { return w.compound(s, st) })
}

// redirected applies the redirections of a compound command around its body.
func (w *walker) redirected(s *syntax.Stmt, st *state, body func(*state) outcome) outcome {
	if len(s.Redirs) == 0 {
		return body(st)
	}
	rs := w.redirs(s.Redirs, st)
	outs := w.outs
	head := w.emit(Segment{Kind: SegRedir, Redirs: rs.list, Span: w.redirSpan(s.Redirs)}, st, rs.stdin)
	old := st.stdin
	if rs.stdin != nil {
		st.stdin = *rs.stdin
	}
	out := body(st)
	for i := head + 1; i < len(w.script.Segments); i++ {
		w.script.Segments[head].Endless = w.script.Segments[head].Endless || w.script.Segments[i].Endless
	}
	for _, p := range outs {
		w.attach(p, head, len(w.script.Segments))
	}
	out.ok.stdin, out.fail.stdin = old, old
	return out
}

func (w *walker) compound(s *syntax.Stmt, st *state) outcome {
	switch c := s.Cmd.(type) {
	case *syntax.Block:
		return w.stmts(c.Stmts, st)
	case *syntax.Subshell:
		sub := st.clone()
		w.isolated("subshell", func() { w.stmts(c.Stmts, sub) })
		return both(st)
	case *syntax.IfClause:
		return w.ifClause(c, st)
	case *syntax.WhileClause:
		return w.whileClause(c, st)
	case *syntax.ForClause:
		return w.forClause(c, st)
	case *syntax.CaseClause:
		return w.caseClause(c, st)
	case *syntax.TimeClause:
		if c.Stmt == nil {
			if w.opts.Dialect == Zsh {
				w.doubt("dialect", "this shell may take a time without a command for a program", w.stmtSpan(s), -1)
			}
			return both(st)
		}
		if call, ok := c.Stmt.Cmd.(*syntax.CallExpr); ok && w.opts.Dialect == POSIX {
			return w.call(c.Stmt, timedCall(c, call), st)
		}
		return w.stmt(c.Stmt, st)
	case *syntax.CoprocClause:
		return w.coproc(c, st)
	}
	w.unknownNode(s.Cmd, st)
	return both(st)
}

// timedCall is `time` as the program that it is in a POSIX shell.
func timedCall(c *syntax.TimeClause, call *syntax.CallExpr) *syntax.CallExpr {
	at := func(s string) *syntax.Word {
		return &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{ValuePos: c.Time, ValueEnd: c.Time, Value: s}}}
	}
	args := []*syntax.Word{at("time")}
	if c.PosixFormat {
		args = append(args, at("-p"))
	}
	for _, a := range call.Assigns {
		// An assignment is an argument here.
		word := at(a.Name.Value + "=")
		if a.Append {
			word = at(a.Name.Value + "+=")
		}
		if a.Value != nil {
			word.Parts = append(word.Parts, a.Value.Parts...)
		}
		args = append(args, word)
	}
	return &syntax.CallExpr{Args: append(args, call.Args...)}
}

// unknownNode is the answer to a node this package does not know: nothing
// after it is certain.
func (w *walker) unknownNode(n syntax.Node, st *state) {
	w.doubt("unknown-construct", "the construct is not understood", w.span(n), -1)
	st.openAll()
}

func (w *walker) coproc(c *syntax.CoprocClause, st *state) outcome {
	if c.Name != nil && !isCompound(c.Stmt) {
		// The parser takes a command before a redirection for a name.
		w.unknownNode(c, st)
	}
	name := "COPROC"
	if c.Name != nil {
		if v := w.single(c.Name, st, modeText); v.known {
			name = v.s
		}
	}
	sub := st.clone()
	sub.stdin = Stdin{Kind: StdinUnknown}
	w.isolated("coproc", func() { w.stmt(c.Stmt, sub) })
	w.vanishes(name, st)
	w.vanishes(name+"_PID", st)
	return both(st)
}

// vanishes makes a variable one that the shell may unset at any time, as it
// does with those of a coprocess that has ended (bash manual, section 3.2.6),
// whether that is the local one by then or what it hides.
func (w *walker) vanishes(name string, st *state) {
	st.widen(name, false)
	v := st.lookup(name)
	v.opaque = true
	st.store(name, v)
	for _, fr := range w.scopes {
		for i := range fr.locals {
			if l := &fr.locals[i]; l.name == name {
				l.exposed = true
				l.v.v = l.v.v.widened(name)
				l.v.opaque = true
			}
		}
	}
}

// andOr walks a list of && and ||. The tree leans left; it is flattened so
// that long lists need no deep stack.
func (w *walker) andOr(c *syntax.BinaryCmd, st *state) outcome {
	elems, ops := flatten(c, func(op syntax.BinCmdOperator) bool {
		return op == syntax.AndStmt || op == syntax.OrStmt
	})
	w.guard++
	out := w.stmt(elems[0], st)
	for i, op := range ops {
		if w.err != nil {
			break
		}
		if i == len(ops)-1 {
			w.guard--
		}
		out = out.split()
		if op == syntax.AndStmt {
			next := w.stmt(elems[i+1], out.ok)
			out = outcome{next.ok, joinStates(out.fail, next.fail)}
		} else {
			next := w.stmt(elems[i+1], out.fail)
			out = outcome{joinStates(out.ok, next.ok), next.fail}
		}
	}
	return out
}

// flatten returns the operands and operators of a left-leaning chain.
func flatten(c *syntax.BinaryCmd, same func(syntax.BinCmdOperator) bool) ([]*syntax.Stmt, []syntax.BinCmdOperator) {
	n := 1
	for x := c; x != nil; x = chained(x.X, same) {
		n++
	}
	elems := make([]*syntax.Stmt, n)
	ops := make([]syntax.BinCmdOperator, n-1)
	for x := c; x != nil; x = chained(x.X, same) {
		n--
		elems[n], ops[n-1] = x.Y, x.Op
		elems[0] = x.X
	}
	return elems, ops
}

func chained(s *syntax.Stmt, same func(syntax.BinCmdOperator) bool) *syntax.BinaryCmd {
	b, ok := s.Cmd.(*syntax.BinaryCmd)
	if !ok || !same(b.Op) || s.Negated || s.Background || len(s.Redirs) > 0 {
		return nil
	}
	return b
}

// pipeline walks the elements, each in a copy of the shell, and links them.
func (w *walker) pipeline(c *syntax.BinaryCmd, st *state) outcome {
	elems, _ := flatten(c, func(op syntax.BinCmdOperator) bool {
		return op == syntax.Pipe || op == syntax.PipeAll
	})
	stdin := st.stdin
	left, first := []int(nil), len(w.script.Segments)
	for i, s := range elems {
		sub := st.clone()
		sub.stdin = stdin
		w.isolated(pipeName(i+1, len(elems)), func() { sub = w.stmt(s, sub).merge() })
		w.consume(left, first)
		left = indices(first, len(w.script.Segments))
		first = len(w.script.Segments)
		stdin = Stdin{Kind: StdinPipe, Producers: left}
		if i == len(elems)-1 && w.lastElementHere(st) {
			sub.stdin = st.stdin
			sub.dead = sub.dead && st.dead
			st = joinStates(st, sub)
		}
	}
	return both(st)
}

// lastElementHere reports that the last element of a pipeline may run in the
// shell itself, as in ksh and zsh, or in bash under lastpipe.
func (w *walker) lastElementHere(st *state) bool {
	return st.opts.lastPipe || w.opts.Dialect == Mksh || w.opts.Dialect == Zsh
}

func pipeName(i, n int) Construct {
	return Construct(fmt.Sprintf("pipeline %d/%d", i, n))
}

func indices(first, last int) []int {
	out := make([]int, 0, last-first)
	for i := first; i < last; i++ {
		out = append(out, i)
	}
	return out
}

// consume records the segments from first on that read the pipe from left.
func (w *walker) consume(left []int, first int) {
	if len(left) == 0 {
		return
	}
	var readers []int
	for i := first; i < len(w.script.Segments); i++ {
		in := w.script.Segments[i].Stdin
		if in.Kind == StdinPipe && len(in.Producers) > 0 && &in.Producers[0] == &left[0] {
			readers = append(readers, i)
		}
	}
	for _, i := range left {
		seg := &w.script.Segments[i]
		seg.Consumers = unionInts(seg.Consumers, readers)
	}
}
