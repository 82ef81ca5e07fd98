package shellparse

import (
	"slices"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// builtin emits a command and applies what it does to the shell itself, if it
// is a builtin (bash manual, section 4).
func (w *walker) builtin(seg Segment, words []Word, rs redirections, st *state) outcome {
	if w.opts.Dialect != POSIX || !slices.ContainsFunc(words, func(a Word) bool { return a.Value == "builtin" }) {
		return w.applied(seg, words, rs, st)
	}
	// Not every sh has the builtin of that name.
	before := st.clone()
	out := w.applied(seg, words, rs, st).split()
	out.fail = joinStates(out.fail, before)
	return out
}

func (w *walker) applied(seg Segment, words []Word, rs redirections, st *state) outcome {
	args := words
	for len(args) > 1 && (args[0].Value == "command" || args[0].Value == "builtin") && args[1].Kind == Literal {
		if strings.HasPrefix(args[1].Value, "-") {
			if args[1].Value != "--" && args[1].Value != "-p" {
				break
			}
			args = append([]Word{args[0]}, args[2:]...)
			continue
		}
		args = args[1:]
	}
	name := args[0].Value
	if name == "eval" || name == "trap" {
		return w.inlined(name, seg, args, rs, st)
	}
	i := w.emit(seg, st, rs.stdin)
	if isSpecial(name) {
		w.persist(seg.Assigns, st)
	}
	if len(args) > 1 && args[1].Kind != Literal && (name == "command" || name == "builtin") {
		st.openAll()
		return both(st)
	}
	if isDeclaration(name) {
		return w.declBehind(seg.Span, args, i, st)
	}
	if out, ok := w.directory(name, args[1:], st); ok {
		return out
	}
	if w.flow(name, args, rs, st) {
		return both(st)
	}
	w.variables(name, args[1:], i, st)
	return both(st)
}

// flow handles the builtins that leave the script, a function or a loop, and
// those that run code unseen.
func (w *walker) flow(name string, args []Word, rs redirections, st *state) bool {
	switch name {
	case "exit", "logout", "return", "break", "continue", "exec":
		w.leave(name, args, st)
	}
	switch name {
	case "exit", "logout":
		st.dead = true
	case "return":
		if w.frame != nil {
			w.frame.exit = joinStates(w.frame.exit, st.clone())
		}
		// Outside of functions bash only complains.
		st.dead = w.frame != nil || w.latent
	case "break", "continue":
		switch {
		case w.loop != nil:
			w.loop.exit = joinStates(w.loop.exit, st.clone())
			st.dead = true
		case w.opts.Dialect == Zsh:
			w.doubt("dialect", "this shell stops at what leaves a loop where there is none", Span{0, len(w.script.Text)}, -1)
		}
	case "exec":
		if len(args) > 1 {
			st.dead = true
		} else if rs.stdin != nil {
			st.stdin = *rs.stdin
		}
	case "source", ".":
		st.openAll()
	case "set":
		w.setBuiltin(args[1:], st)
	case "shopt":
		w.shopt(args[1:], st)
	case "setopt", "unsetopt":
		w.setopt(args[1:], st)
	case "shift":
		shift(args[1:], st)
	case "alias":
		w.alias(args[1:], st)
	case "enable", "autoload", "zmodload", "emulate", "bind", "complete", "compgen", "fc", "hash", "zle", "noglob", "nocorrect":
		st.openAll()
	default:
		return false
	}
	return true
}

func (w *walker) positionals(words []Word, st *state) {
	st.args = argsOf(words)
}

func shift(args []Word, st *state) {
	n := 1
	if len(args) > 0 {
		i, err := strconv.Atoi(args[0].Value)
		if err != nil || args[0].Kind != Literal || i < 0 {
			st.args.open = true
			return
		}
		n = i
	}
	if !st.args.open && n <= len(st.args.list) {
		st.args.list = st.args.list[n:]
	}
}

// alias remembers names that mean something else from now on.
func (w *walker) alias(args []Word, st *state) {
	for _, a := range args {
		name, val, ok := strings.Cut(a.Value, "=")
		switch {
		case a.Kind == Literal && strings.HasPrefix(a.Value, "-") && !ok:
			if a.Value != "-p" && a.Value != "--" {
				st.addAliases("")
			}
			continue
		case !ok && a.Kind == Literal:
			continue
		case !ok:
			name = ""
		}
		if syntax.IsKeyword(name) {
			name = ""
		}
		st.addAliases(name)
		if a.Kind != Literal || strings.HasSuffix(val, " ") || strings.HasSuffix(val, "\t") {
			st.aliasTail = true
		}
	}
}

// variables handles the builtins that assign to variables they name.
func (w *walker) variables(name string, args []Word, seg int, st *state) {
	switch name {
	case "read", "mapfile", "readarray", "getopts", "wait", "printf", "unset", "vared":
		w.named(name, args, seg, st)
	case "let":
		w.doubt("arithmetic-on-unknown", "arithmetic evaluates a text that is not known to be a number", w.script.Segments[seg].Span, seg)
		st.openAll()
	case "test", "[":
		w.testBuiltin(args, seg)
	case "ulimit":
		for _, a := range args {
			if w.opts.Dialect == Mksh && !(a.Kind == Literal && (strings.HasPrefix(a.Value, "-") || a.Value == "unlimited")) {
				w.numberDoubt(a, seg)
			}
		}
	case "unalias":
		// Forgetting an alias less only keeps a doubt.
	}
}

// named walks the operands of a builtin that takes names of variables.
func (w *walker) named(name string, args []Word, seg int, st *state) {
	names := operandNames(name, args)
	for i, a := range names {
		if before, _, ok := strings.Cut(a.Value, "?"); ok && name == "read" && (w.opts.Dialect == Zsh || w.opts.Dialect == Mksh) {
			a.Value = before // a prompt follows
		}
		w.nameDoubt(a, seg)
		switch {
		case a.Kind != Literal:
			st.openAll()
		case name == "unset":
			w.unset(args, a.Value, st)
		case strings.IndexByte(a.Value, '[') > 0:
			base, sub, _ := strings.Cut(a.Value, "[")
			if i, err := strconv.Atoi(strings.TrimSuffix(sub, "]")); err == nil && w.opts.Dialect != Zsh {
				st.setElement(base, i, unknownVar(base))
			} else {
				st.widen(base, false)
			}
		case syntax.ValidName(a.Value):
			if name == "read" && readsArray(args) {
				st.setArray(a.Value, []value{{subst: producers(w.script.Segments[seg].Stdin), set: isSet}}, true, false)
				continue
			}
			old := st.lookup(a.Value)
			w.assignedBy(name, a.Value, seg, st)
			switch name {
			case "printf":
				printed(a.Value, args, st)
			case "read":
				w.given(a.Value, i, len(names), seg, st)
				if readsNothing(args) {
					st.store(a.Value, joinVariables(a.Value, old, st.lookup(a.Value)))
				}
			}
		}
	}
	if name == "printf" {
		w.counted(args, st)
	}
	if len(names) > 0 {
		return
	}
	switch name {
	case "read":
		w.assignedBy(name, "REPLY", seg, st)
		w.given("REPLY", 0, 1, seg, st)
	case "mapfile", "readarray":
		w.assignedBy(name, "MAPFILE", seg, st)
	}
}

// assignedBy assigns what a builtin makes of its input or its arguments.
func (w *walker) assignedBy(builtin, name string, seg int, st *state) {
	if w.err != nil {
		return // no segment was made
	}
	s := &w.script.Segments[seg]
	from := producers(s.Stdin)
	if s.Stdin.Kind == StdinFile {
		from = unionInts(from, []int{seg}) // what the builtin itself has read
	}
	switch builtin {
	case "mapfile", "readarray":
		v := value{subst: from, set: isSet}
		if s.Stdin.Kind == StdinText && s.Stdin.Text.Kind == Literal {
			v.alts = firstOf(strings.Split(s.Stdin.Text.Value, "\n"))
		}
		st.setArray(name, []value{v}, true, false)
	case "getopts":
		st.assign(name, unknownVar(name), false)
		st.assign("OPTARG", unknownVar("OPTARG"), false)
		st.assign("OPTIND", unknownInt("OPTIND"), false)
	case "wait":
		// It is unset first, with all its elements, and stays so if no job ended.
		w.unset(nil, name, st)
		gone := st.lookup(name)
		st.assign(name, value{vars: []string{name}, numeric: true}, false)
		st.store(name, joinVariables(name, gone, st.lookup(name)))
	default:
		v := unknownVar(name)
		if builtin == "printf" {
			from = nil
			for _, a := range s.Words {
				from, v.vars = unionInts(from, a.Subst), unionNames(v.vars, a.Vars)
			}
		}
		v.subst = from
		st.assign(name, v, false)
	}
}

// counted accounts for %n, with which printf stores how much it has printed in
// the variable that an argument names (bash manual, section 4.2). It takes no
// more than a name.
func (w *walker) counted(args []Word, st *state) {
	for len(args) > 0 && args[0].Kind == Literal && strings.HasPrefix(args[0].Value, "-v") {
		if args[0].Value == "-v" && len(args) > 1 {
			args = args[1:]
		}
		args = args[1:]
	}
	if len(args) > 0 && args[0].Kind == Literal && args[0].Value == "--" {
		args = args[1:]
	}
	if len(args) < 2 || args[0].Kind == Literal && !counts(args[0].Value) {
		return
	}
	for _, a := range args[1:] {
		switch {
		case a.Kind != Literal:
			st.openAll()
		case syntax.ValidName(a.Value):
			old := st.lookup(a.Value)
			st.assign(a.Value, unknownInt(a.Value), false)
			st.store(a.Value, joinVariables(a.Value, old, st.lookup(a.Value)))
		}
	}
}

// counts reports a format of printf that has a conversion n.
func counts(format string) bool {
	for {
		_, rest, ok := strings.Cut(format, "%")
		if !ok {
			return false
		}
		format = strings.TrimLeft(rest, "#0-+ '*.123456789hlLqjzt")
		if strings.HasPrefix(format, "n") {
			return true
		}
		if format != "" {
			format = format[1:] // %% included
		}
	}
}

// printed notes what printf -v may leave in a variable: its format, or the
// argument that the format prints.
func printed(name string, args []Word, st *state) {
	for i, a := range args[1:] {
		if a.Kind != Literal || strings.HasPrefix(a.Value, "-v") || i == 0 && args[0].Value == "-v" || a.Value == "--" {
			continue
		}
		if !strings.ContainsAny(a.Value, "%\\") {
			st.addCandidate(name, a.Value)
		} else if i+2 < len(args) && args[i+2].Kind == Literal && strings.Count(a.Value, "%") == 1 {
			st.addCandidate(name, strings.TrimRight(strings.ReplaceAll(a.Value, "\\n", ""), "\n"))
			for _, verb := range [...]string{"%s", "%q", "%b"} {
				if front, back, ok := strings.Cut(a.Value, verb); ok {
					st.addCandidate(name, front+args[i+2].Value+back)
				}
			}
		}
	}
}

func (w *walker) unset(args []Word, name string, st *state) {
	if len(args) > 0 && strings.HasPrefix(args[0].Value, "-") && args[0].Value != "-f" && args[0].Value != "-v" && args[0].Value != "--" {
		// -n unsets a name reference, and nothing else; others may fail.
		base, _, _ := strings.Cut(name, "[")
		st.widen(base, false)
		if b, ok := st.funcs[name]; ok {
			b.sure = false
			st.funcs[name] = b
		}
		return
	}
	fn := len(args) > 0 && args[0].Kind == Literal && args[0].Value == "-f"
	if fn || len(args) > 0 && args[0].Value != "-v" && !st.assigned(name) {
		delete(st.funcs, name)
	}
	if fn {
		return
	}
	if base, _, ok := strings.Cut(name, "["); ok {
		st.widen(base, false)
		return
	}
	if st.lookup(name).readonly {
		return // it fails
	}
	gone := variable{v: value{known: true, set: isUnset}}
	for _, fr := range w.scopes {
		for i := range fr.locals {
			l := &fr.locals[i]
			if l.name != name {
				continue
			}
			l.exposed = true
			// What the local variable hid may come to light again.
			hidden := l.v
			if !l.there {
				hidden = variable{v: unknownVar(name)}
			}
			gone = joinVariables(name, gone, hidden)
		}
	}
	st.store(name, gone)
	if w.latent {
		st.widen(name, false)
	}
}

// operandNames picks the operands of a builtin that are names of variables.
func operandNames(builtin string, args []Word) []Word {
	valued, nameOpt := "", ""
	switch builtin {
	case "read":
		valued, nameOpt = "dinNptu", "a"
	case "mapfile", "readarray":
		valued = "dnOsuCc"
	case "printf":
		nameOpt = "v"
	case "wait":
		nameOpt = "p"
	}
	var out []Word
	i := 0
	for ; i < len(args); i++ {
		a := args[i]
		if a.Kind != Literal {
			if a.Kind == Unknown && !strings.HasPrefix(a.Value, "-") {
				break
			}
			out = append(out, a)
			continue
		}
		if len(a.Value) < 2 || a.Value[0] != '-' {
			break
		}
		if a.Value == "--" {
			i++
			break
		}
		i, out = optionNames(a.Value, valued, nameOpt, args, i, out)
	}
	switch builtin {
	case "printf", "wait":
		return out
	case "getopts":
		if i+1 < len(args) {
			return append(out, args[i+1])
		}
		return out
	}
	return append(out, args[min(i, len(args)):]...)
}

// optionNames reads one cluster of options; -a NAME and the like add a name.
func optionNames(cluster, valued, nameOpt string, args []Word, i int, out []Word) (int, []Word) {
	for j := 1; j < len(cluster); j++ {
		isName := strings.IndexByte(nameOpt, cluster[j]) >= 0
		if !isName && strings.IndexByte(valued, cluster[j]) < 0 {
			continue
		}
		rest := cluster[j+1:]
		switch {
		case isName && rest != "":
			out = append(out, Word{Kind: Literal, Value: rest, Span: args[i].Span})
		case rest == "" && i+1 < len(args):
			i++
			if isName {
				out = append(out, args[i])
			}
		}
		break
	}
	return i, out
}

// nameDoubt marks the name of a variable that is uncertain or has a subscript
// with code, which the shell evaluates (bash manual, section 6.7).
func (w *walker) nameDoubt(a Word, seg int) {
	if unsafeName(a) && w.opts.Dialect != POSIX {
		w.doubt("subscript-code", "the name of a variable may hold a subscript that is evaluated as code", a.Span, seg)
	}
}

func unsafeName(a Word) bool {
	name, sub, ok := strings.Cut(a.Value, "[")
	if a.Kind != Literal && !(a.Kind == Pattern && ok && syntax.ValidName(name)) {
		return true
	}
	return ok && !plainSubscript(sub)
}

// plainSubscript reports a subscript, its bracket included, that evaluates to
// itself.
func plainSubscript(s string) bool {
	s = strings.TrimSuffix(s, "]")
	if s == "@" || s == "*" {
		return true
	}
	return strings.Trim(s, "0123456789") == ""
}
