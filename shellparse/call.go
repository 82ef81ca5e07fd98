package shellparse

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// call walks a simple command (bash manual, section 3.7.1): words first, then
// redirections, then assignments.
func (w *walker) call(s *syntax.Stmt, c *syntax.CallExpr, st *state) outcome {
	words := w.fields(c.Args, st)
	rs := w.redirs(s.Redirs, st)
	if len(words) > 0 && words[0].Kind == Literal && isDeclaration(words[0].Value) {
		return w.declWords(s, words, rs, c, st)
	}
	alone := len(words) == 0
	assigns := w.assigns(c.Assigns, st, alone)
	seg := Segment{
		Kind: SegCommand, Span: w.stmtSpan(s), Assigns: assigns, Words: words, Redirs: rs.list,
	}
	if alone {
		seg.Kind = SegAssign
		if w.opts.Dialect == Zsh && len(rs.list) > 0 {
			w.doubt("null-command", "in zsh redirections alone run a program", seg.Span, len(w.script.Segments))
		}
		w.emit(seg, st, rs.stdin)
		return both(st)
	}
	if w.opts.Dialect == Zsh && len(s.Redirs) > 0 && hasDescriptor(c) {
		w.doubt("dialect", "this shell reads a name in braces as a descriptor", seg.Span, len(w.script.Segments))
	}
	w.aliasDoubt(c, words, st)
	if words[0].Kind != Literal || words[0].Value == "" && words[0].Multi {
		w.emit(seg, st, rs.stdin)
		st.openAll()
		return both(st)
	}
	if b, ok := st.funcs[words[0].Value]; ok && len(b.defs) > 0 {
		return w.callFunction(seg, b, rs, st)
	}
	tells := w.commandPicks(c.Args, st)
	return tells.picked(w.builtin(seg, words, rs, st))
}

// hasDescriptor reports an argument like {fd}, which zsh takes for the
// descriptor of a redirection even when blanks stand between them.
func hasDescriptor(c *syntax.CallExpr) bool {
	for _, a := range c.Args {
		if s := a.Lit(); len(s) > 2 && s[0] == '{' && s[len(s)-1] == '}' && syntax.ValidName(s[1:len(s)-1]) {
			return true
		}
	}
	return false
}

// aliasDoubt marks a command whose name the script made an alias. The name is
// compared as written, for aliases are expanded before quote removal.
func (w *walker) aliasDoubt(c *syntax.CallExpr, words []Word, st *state) {
	if len(st.aliases) == 0 || w.opts.Dialect == Bash && !st.opts.aliases {
		return
	}
	for i, arg := range c.Args {
		if i > 0 && !st.aliasTail {
			return
		}
		for _, name := range st.aliases {
			if arg.Lit() == name || name == "" {
				w.doubt("alias", "the word may be an alias that the script defines", w.span(arg), len(w.script.Segments))
			}
		}
	}
}

// callFunction emits the call and walks the body with the real arguments.
func (w *walker) callFunction(seg Segment, b binding, rs redirections, st *state) outcome {
	if !b.sure {
		// It may still be a program.
		w.emit(seg, st, rs.stdin)
	}
	seg.Call = true
	at := w.emit(seg, st, rs.stdin)
	if w.latent {
		for _, f := range b.defs {
			if len(w.active) > 0 {
				caller := w.active[len(w.active)-1]
				caller.calls = append(caller.calls, f)
			}
		}
		return both(st)
	}
	var end *state
	for _, f := range b.defs {
		if !w.expands(f) {
			f.partial = true
			run := st.clone()
			run.openAll()
			end = joinStates(end, run)
			continue
		}
		by := w.by
		w.by = at + 1
		end = joinStates(end, w.runFunction(f, seg, rs, st.clone()))
		w.by = by
	}
	if !b.sure {
		end = joinStates(end, st)
	}
	return both(end)
}

// expands reports whether the body of f is walked for this call. It is not if
// it is running already, if calls are nested too deeply, or if what they run
// is too long.
func (w *walker) expands(f *function) bool {
	if slices.Contains(w.active, f) || len(w.active) >= MaxInner {
		return false
	}
	n := int(f.body.End().Offset()) - int(f.body.Pos().Offset())
	if n > w.code {
		return false
	}
	w.code -= n
	return true
}

// runFunction walks the body of f as called by seg.
func (w *walker) runFunction(f *function, seg Segment, rs redirections, st *state) *state {
	f.called = true
	opts, fr := st.opts, w.newFrame(st)
	st.args = argsOf(seg.Words[1:])
	if rs.stdin != nil {
		st.stdin = *rs.stdin
	}
	fr.assign(seg.Assigns, st)
	path, src, outer, loop := w.path, w.src, w.frame, w.loop
	w.path = append(path[:len(path):len(path)], Construct("function "+f.name))
	w.active = append(w.active, f)
	w.scopes = append(w.scopes, fr)
	w.src, w.frame, w.loop = f.text, fr, nil
	returns := w.exits.returns
	end := w.stmt(f.body, st).merge()
	end = joinStates(end, fr.exit)
	w.path, w.src, w.frame, w.loop = path, src, outer, loop
	w.exits.returns = returns
	w.active = w.active[:len(w.active)-1]
	w.scopes = w.scopes[:len(w.scopes)-1]
	fr.restore(end)
	if w.opts.Dialect == Mksh && end.opts != opts {
		end.opts.unsure() // those of a function with the keyword are local
	}
	w.persist(seg.Assigns, end)
	end.args, end.stdin = fr.args, fr.stdin
	return end
}

// newFrame is a frame with a number of its own, for code that runs in a state.
func (w *walker) newFrame(st *state) *frame {
	w.calls++
	return &frame{id: w.calls, args: st.args, stdin: st.stdin}
}

// anyCall stands for a call that is not known.
const anyCall = -1

// save remembers a variable that becomes local. On another way through the
// function it may have become so before.
func (f *frame) save(name string, st *state) {
	v := st.lookup(name)
	if v.local == f.id {
		return
	}
	_, there := st.vars.byName[name]
	known := false
	for i := range f.locals {
		if l := &f.locals[i]; l.name == name {
			l.v, l.there, known = joinVariables(name, l.v, v), true, true
		}
	}
	if !known {
		f.locals = append(f.locals, savedVar{name: name, v: v, there: there})
	}
	v.local = f.id
	st.put(name, v)
}

// assign applies the assignments before a command while it runs.
func (f *frame) assign(list []Assign, st *state) {
	for _, a := range list {
		f.save(a.Name, st)
		st.assign(a.Name, wordValue(a.Value), a.Append)
	}
}

// persist keeps the assignments before a function or a special builtin
// possible: outside bash they may outlive the command.
func (w *walker) persist(list []Assign, st *state) {
	if w.opts.Dialect != Bash {
		w.outlive(list, st)
	}
}

// outlive makes assignments before a command possible for what follows it.
func (w *walker) outlive(list []Assign, st *state) {
	for _, a := range list {
		old := st.lookup(a.Name)
		st.assign(a.Name, wordValue(a.Value), a.Append)
		st.store(a.Name, joinVariables(a.Name, old, st.lookup(a.Name)))
	}
}

// isSpecial reports the special builtins of POSIX.
func isSpecial(name string) bool {
	switch name {
	case ":", ".", "source", "exec", "export", "readonly", "set", "shift", "times", "trap", "unset",
		"break", "continue", "return", "exit":
		return true
	}
	return false
}

// restore brings hidden variables back when the function returns.
func (f *frame) restore(st *state) {
	for _, l := range f.locals {
		cur := st.vars.byName[l.name]
		switch {
		case l.there:
			st.put(l.name, l.v)
		default:
			st.forget(l.name)
		}
		if cur.readonly || l.exposed || cur.local != f.id {
			// In bash a readonly local may outlive its function. A variable that
			// is local on some ways only may be the one outside.
			cur.local = l.v.local
			st.put(l.name, joinVariables(l.name, st.lookup(l.name), cur))
		}
		if st.open {
			st.widen(l.name, false)
		}
	}
}

// funcDecl emits the definition and walks the body once as latent code, with
// nothing known.
func (w *walker) funcDecl(s *syntax.Stmt, c *syntax.FuncDecl, st *state) outcome {
	names := c.Names
	if c.Name != nil {
		names = []*syntax.Lit{c.Name}
	}
	if len(names) == 0 {
		w.doubt("unknown-construct", "anonymous functions are not understood", w.span(c), -1)
		w.within("function", []*syntax.Stmt{c.Body}, st)
		st.openAll()
		return both(st)
	}
	sure := isCompound(c.Body)
	if !sure {
		w.doubt("function-body", "shells end the function earlier than the parser does", w.span(c), -1)
	}
	for _, n := range names {
		w.define(s, c, n, sure, st)
	}
	return both(st)
}

// isCompound reports a body that is one compound command, which is all that
// shells take for a body (bash manual, section 3.3). The parser also takes a
// pipeline, and so thinks a function is defined where "f() { :; } | cat"
// defines it in a subshell only.
func isCompound(body *syntax.Stmt) bool {
	if body == nil || body.Negated || body.Background || body.Coprocess || body.Disown {
		return false
	}
	switch body.Cmd.(type) {
	case *syntax.Block, *syntax.Subshell, *syntax.IfClause, *syntax.WhileClause, *syntax.ForClause,
		*syntax.CaseClause, *syntax.ArithmCmd, *syntax.TestClause:
		return true
	}
	return false
}

func (w *walker) define(s *syntax.Stmt, c *syntax.FuncDecl, n *syntax.Lit, sure bool, st *state) {
	i := w.emit(Segment{
		Kind: SegFunction, Span: w.stmtSpan(s),
		Words: []Word{{Kind: Literal, Value: n.Value, Span: w.span(n)}},
	}, st, nil)
	if isHook(n.Value) {
		w.doubt("hook-function", "the shell itself calls a function of this name", w.span(n), i)
	}
	f := &function{body: c.Body, text: w.src, name: n.Value, first: len(w.script.Segments)}
	run := st.clone()
	run.openAll()
	run.setFunc(n.Value, binding{defs: []*function{f}, sure: true})
	run.dirs = dirSet{open: true}
	run.stdin = Stdin{Kind: StdinUnknown}
	path, latent, fr, loop, active := w.path, w.latent, w.frame, w.loop, w.active
	w.path = append(path[:len(path):len(path)], Construct("function "+n.Value))
	w.latent, w.frame, w.loop = true, w.newFrame(st), nil
	w.active = append(active[:len(active):len(active)], f)
	by := w.by
	w.by = i + 1
	w.stmt(c.Body, run)
	w.by = by
	w.path, w.latent, w.frame, w.loop, w.active = path, latent, fr, loop, active
	f.last = len(w.script.Segments)
	w.funcs = append(w.funcs, f)
	if w.defined == nil {
		w.defined = make(map[string]bool)
	}
	w.defined[n.Value] = true
	st.setFunc(n.Value, binding{defs: []*function{f}, sure: sure})
}

// isHook reports a function name that the shell calls by itself.
func isHook(name string) bool {
	switch name {
	case "command_not_found_handle", "command_not_found_handler", "precmd", "preexec", "chpwd",
		"periodic", "zshaddhistory", "zshexit", "fc":
		return true
	}
	return strings.HasPrefix(name, "TRAP") && len(name) > 4 || strings.HasPrefix(name, "zle-")
}

// markCalled sets Called on the latent bodies that the script calls with
// arguments this package has seen. A body that something may call otherwise
// stays latent, and so do the functions it calls.
func (w *walker) markCalled() {
	need := make(map[*function]bool)
	var visit func(f *function)
	visit = func(f *function) {
		if need[f] {
			return
		}
		need[f] = true
		for _, g := range f.calls {
			visit(g)
		}
	}
	for _, f := range w.funcs {
		if !f.called || f.partial {
			visit(f)
		}
	}
	for _, f := range w.funcs {
		if need[f] {
			continue
		}
		for i := f.first; i < f.last; i++ {
			w.script.Segments[i].Called = true
		}
	}
}
