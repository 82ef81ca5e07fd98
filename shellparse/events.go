package shellparse

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// eventKind is what a place in the text may do to the shell.
type eventKind uint8

const (
	evAssign eventKind = iota // assigns name
	evDirs                    // changes the directory
	evArgs                    // changes the positional parameters
	evOpen                    // runs code that is not seen
	evCall                    // runs a command called name
	evFunc                    // defines a function
	evSet                     // changes options
)

// event is one such place. Loops ask for the events inside them before their
// body is walked.
type event struct {
	kind    eventKind
	name    string
	integer bool // evAssign: what is assigned is certainly an integer
	inFunc  bool
	// text is the literal content that is assigned, if hasText.
	text    string
	hasText bool
	tilde   bool // text begins with the home directory
	decl    *syntax.FuncDecl
	// apart is the number of loops around the innermost subshell that is around
	// the event: to those nothing comes back from it.
	apart int
}

// collect records the events of one node.
func (s *source) collect(n syntax.Node, inFunc bool) {
	add := func(kind eventKind, name string, integer bool) {
		s.events = append(s.events, event{kind: kind, name: name, integer: integer, inFunc: inFunc, apart: s.apart()})
	}
	switch n := n.(type) {
	case *syntax.Assign:
		if n.Name != nil {
			add(evAssign, n.Name.Value, n.Array == nil && integerWord(n.Value))
			if n.Array == nil && !n.Append {
				e := &s.events[len(s.events)-1]
				e.text, e.hasText = staticText(n.Value)
				e.tilde = fromHome(n.Value)
				e.hasText = e.hasText && (e.tilde || !startsWithTilde(n.Value))
			}
		} else if name, ok := staticText(n.Value); !ok {
			add(evOpen, "", false)
		} else {
			add(evAssign, assignedName(name), false)
		}
	case *syntax.WordIter:
		add(evAssign, n.Name.Value, false)
	case *syntax.ParamExp:
		if n.Exp != nil && (n.Exp.Op == syntax.AssignUnset || n.Exp.Op == syntax.AssignUnsetOrNull) && n.Param != nil {
			add(evAssign, n.Param.Value, false)
		}
	case *syntax.CmdSubst:
		if n.ReplyVar {
			add(evAssign, "REPLY", false)
		}
	case *syntax.Redirect:
		if n.N != nil && len(n.N.Value) > 2 && n.N.Value[0] == '{' {
			add(evAssign, n.N.Value[1:len(n.N.Value)-1], true)
		}
	case *syntax.BinaryArithm:
		if _, ok := assignOp(n.Op); ok {
			name, _ := arithName(n.X)
			add(evAssign, name, true)
		}
	case *syntax.UnaryArithm:
		if n.Op == syntax.Inc || n.Op == syntax.Dec {
			name, _ := arithName(n.X)
			add(evAssign, name, true)
		}
	case *syntax.CoprocClause:
		add(evAssign, "COPROC", false)
		add(evAssign, "COPROC_PID", false)
		if name, ok := staticText(n.Name); ok {
			add(evAssign, name, false)
			add(evAssign, name+"_PID", false)
		}
	case *syntax.ForClause:
		if n.Select {
			add(evAssign, "REPLY", false)
		}
	case *syntax.FuncDecl:
		add(evFunc, "", false)
		s.events[len(s.events)-1].decl = n
		s.define(n)
	case *syntax.CallExpr:
		s.collectCall(n, add)
	}
}

// define remembers the names of a function.
func (s *source) define(n *syntax.FuncDecl) {
	if s.funcs == nil {
		s.funcs = make(map[string]bool)
	}
	if n.Name != nil {
		s.funcs[n.Name.Value] = true
	}
	for _, l := range n.Names {
		s.funcs[l.Value] = true
	}
}

// assignedName is the name in a quoted assignment or a plain name.
func assignedName(s string) string {
	for i := 0; i < len(s); i++ {
		if c := s[i]; c == '=' || c == '+' || c == '[' || c == '?' {
			return s[:i]
		}
	}
	return s
}

func (s *source) collectCall(c *syntax.CallExpr, add func(eventKind, string, bool)) {
	if len(c.Args) == 0 {
		return
	}
	args := c.Args
	name, ok := staticText(args[0])
	for ok && (name == "command" || name == "builtin") && len(args) > 1 {
		args = args[1:]
		name, ok = staticText(args[0])
		for ok && (name == "-p" || name == "--") && len(args) > 1 {
			args = args[1:]
			name, ok = staticText(args[0])
		}
	}
	if !ok {
		add(evOpen, "", false)
		return
	}
	switch name {
	case "cd", "chdir", "pushd", "popd":
		add(evDirs, name, false)
	case "eval", "source", ".", "enable", "autoload", "emulate", "let", "trap":
		add(evOpen, "", false)
	case "set":
		add(evSet, "", false)
		add(evArgs, "", false)
	case "shopt", "setopt", "unsetopt", "alias":
		add(evSet, "", false)
	case "shift":
		add(evArgs, "", false)
	case "exec":
		if len(args) == 1 {
			add(evSet, "", false)
		}
	case "read", "mapfile", "readarray", "getopts", "wait", "unset", "vared", "printf",
		"declare", "local", "export", "readonly", "typeset", "nameref":
		collectNames(name, args[1:], add)
	}
	add(evCall, name, false)
}

// maxCluster bounds the letters of options that stand together.
const maxCluster = 64

// collectNames records the variables that a builtin may assign: any operand
// that could be a name.
func collectNames(builtin string, args []*syntax.Word, add func(eventKind, string, bool)) {
	names := true // what is not known may be a name
	if builtin == "printf" {
		stores, uncertain := false, false
		i := 0
		for ; i < len(args); i++ {
			s, ok := staticText(args[i])
			if !ok || !strings.HasPrefix(s, "-v") {
				break
			}
			if stores = true; s == "-v" && i+1 < len(args) {
				i++
				_, ok := staticText(args[i])
				uncertain = uncertain || !ok
			}
		}
		format, ok := staticText(firstWord(args[min(i, len(args)):]))
		names = uncertain || (!ok || format == "--" || counts(format)) && len(args) > i+1
		if !names && !stores {
			return
		}
	}
	for _, a := range args {
		s, ok := staticText(a)
		if !ok {
			if names {
				add(evOpen, "", false)
			}
			continue
		}
		if len(s) > 2 && s[0] == '-' {
			// Options, of which one may have the rest for its name.
			if len(s) > maxCluster {
				add(evOpen, "", false)
				continue
			}
			for i := 2; i < len(s); i++ {
				if name := assignedName(s[i:]); syntax.ValidName(name) {
					add(evAssign, name, false)
				}
			}
			continue
		}
		if name := assignedName(s); syntax.ValidName(name) {
			add(evAssign, name, false)
		}
	}
	switch builtin {
	case "read":
		add(evAssign, "REPLY", false)
	case "mapfile", "readarray":
		add(evAssign, "MAPFILE", false)
	case "getopts":
		add(evAssign, "OPTARG", false)
		add(evAssign, "OPTIND", true)
	}
}

// startsWithTilde reports a word that a shell expands to a home directory.
func startsWithTilde(word *syntax.Word) bool {
	if word == nil || len(word.Parts) == 0 {
		return false
	}
	lit, ok := word.Parts[0].(*syntax.Lit)
	return ok && strings.HasPrefix(lit.Value, "~")
}

// fromHome reports one that it expands to the own home directory.
func fromHome(word *syntax.Word) bool {
	if !startsWithTilde(word) {
		return false
	}
	lit := word.Parts[0].(*syntax.Lit).Value
	return strings.HasPrefix(lit, "~/") || lit == "~" && len(word.Parts) == 1
}

func firstWord(args []*syntax.Word) *syntax.Word {
	if len(args) == 0 {
		return nil
	}
	return args[0]
}

// staticText returns the value of a word without any expansion.
func staticText(word *syntax.Word) (string, bool) {
	if word == nil {
		return "", true
	}
	if s, ok := plainWord(word); ok {
		return s, true
	}
	if hasBrace(word) {
		return "", false
	}
	var out strings.Builder
	for _, p := range word.Parts {
		switch p := p.(type) {
		case *syntax.Lit:
			for _, x := range litPieces(nil, p.Value, bare) {
				out.WriteString(x.s)
			}
		case *syntax.SglQuoted:
			s := p.Value
			if p.Dollar {
				var ok bool
				if s, ok = ansiC(s); !ok {
					return "", false
				}
			}
			out.WriteString(s)
		case *syntax.DblQuoted:
			for _, x := range p.Parts {
				lit, ok := x.(*syntax.Lit)
				if !ok {
					return "", false
				}
				out.WriteString(unescape(lit.Value, dquote))
			}
		default:
			return "", false
		}
	}
	return out.String(), true
}

// integerWord reports a value that is an integer whatever happens.
func integerWord(word *syntax.Word) bool {
	if word == nil {
		return false
	}
	if s, ok := staticText(word); ok {
		return known(s).isDecimal()
	}
	if len(word.Parts) != 1 {
		return false
	}
	part := word.Parts[0]
	if q, ok := part.(*syntax.DblQuoted); ok && len(q.Parts) == 1 {
		part = q.Parts[0]
	}
	switch p := part.(type) {
	case *syntax.ArithmExp:
		return true
	case *syntax.ParamExp:
		return p.Length
	case *syntax.CmdSubst:
		return substInteger(p)
	}
	return false
}

// substInteger is printsInteger on the tree alone.
func substInteger(c *syntax.CmdSubst) bool {
	if len(c.Stmts) != 1 {
		return false
	}
	s := c.Stmts[0]
	for {
		b, ok := s.Cmd.(*syntax.BinaryCmd)
		if !ok || b.Op != syntax.Pipe {
			break
		}
		s = b.Y
	}
	call, ok := s.Cmd.(*syntax.CallExpr)
	if !ok || len(call.Args) == 0 {
		return false
	}
	var args []string
	for _, a := range call.Args {
		s, ok := staticText(a)
		if !ok {
			return false
		}
		args = append(args, s)
	}
	return numeric(args)
}

// newSource prepares a parsed text. Events are wanted only where a loop or a
// handler may ask for them.
func newSource(text string, file *syntax.File) *source {
	wanted := strings.Contains(text, "do") || strings.Contains(text, "for") || strings.Contains(text, "trap")
	return &source{text: text, file: file, wanted: wanted}
}
