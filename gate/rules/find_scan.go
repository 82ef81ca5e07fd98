package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// Predicates of find(1), findutils 4.9 and BSD, by the number of their
// arguments. Those in findNarrow restrict what is found to a part of the tree.
const (
	findBare   = "! ( ) , -a -and -o -or -not -true -false -daystart -follow -warn -nowarn -noleaf -ignore_readdir_race -noignore_readdir_race -print -print0 -ls -prune -quit -depth -d -mount -xdev -help -version"
	findNames  = "-name -iname -path -ipath -wholename -iwholename -regex -iregex -lname -ilname"
	findNarrow = findNames + " -newer -anewer -cnewer -mtime -mmin -atime -amin -ctime -cmin -Bmin -Btime -Bnewer -empty -samefile -inum -nouser -nogroup"
	findTests  = "-empty -executable -readable -writable -nogroup -nouser -nogrp"
	findOne    = "-amin -anewer -atime -cmin -cnewer -context -ctime -fstype -gid -group -ilname -iname -inum -ipath -iregex -iwholename -links -lname -mmin -mtime -name -newer -path -perm -regex -samefile -size -type -uid -used -user -wholename -xtype -maxdepth -mindepth -regextype -printf -Bmin -Btime -Bnewer -flags -acl -xattrname -D"
	findWrites = "-fprint -fprint0 -fls"
)

// Shells, which read their arguments as code.
const findShells = "sh bash dash zsh ksh mksh ash fish csh tcsh busybox"

// findCall is one call of find while it is read.
type findCall struct {
	*Call
	starts []shellparse.Word
	levels []findLevel
}

// scanFind reads an expression of find.
func scanFind(c *Call) {
	f := &findCall{Call: c, levels: []findLevel{{all: true}}}
	args := f.leading(c.Operands)
	for i := 0; i < len(args); {
		n := f.predicate(args[i:])
		if n == 0 {
			return
		}
		i += n
	}
}

// leading reads the options in front of the start paths, and the paths.
func (f *findCall) leading(args []shellparse.Word) []shellparse.Word {
	for len(args) > 0 && args[0].Kind == shellparse.Literal {
		s := args[0].Value
		switch {
		case s == "-D" || s == "-f":
			if len(args) > 1 && s == "-f" {
				f.starts = append(f.starts, args[1])
			}
			args = args[min(2, len(args)):]
			continue
		case len(s) > 1 && s[0] == '-' && strings.Trim(s[1:], "HLPEXdsx") == "", strings.HasPrefix(s, "-O"), s == "--":
			args = args[1:]
			continue
		}
		break
	}
	for len(args) > 0 && !f.expression(args[0]) {
		f.starts = append(f.starts, args[0])
		args = args[1:]
	}
	if len(f.starts) == 0 {
		f.starts = []shellparse.Word{Lit(".")}
	}
	for _, w := range f.starts {
		if w.Kind != shellparse.Literal && (w.Value == "" || w.Value[0] == '-') {
			f.Unknown("a start path that may turn out to be an action")
		}
		f.AddEffect(Effect{Kind: List, Mod: Recursive, Word: w})
	}
	return args
}

// expression reports a word that begins the expression.
func (f *findCall) expression(w shellparse.Word) bool {
	if w.Kind != shellparse.Literal || w.Value == "" {
		return false
	}
	return w.Value[0] == '-' && len(w.Value) > 1 || w.Value == "!" || w.Value == "(" || w.Value == ")" || w.Value == ","
}

// findLevel is what is known of one parenthesis of an expression.
type findLevel struct {
	// narrow: a test of the current alternative restricts what is found.
	narrow bool
	// all: every earlier alternative did.
	all bool
	// negate: the next primary is negated, and restricts next to nothing.
	negate, negated bool
	// name is the literal of a -name test.
	name string
}

func (f *findCall) top() *findLevel { return &f.levels[len(f.levels)-1] }

// structure follows operators and parentheses.
func (f *findCall) structure(s string) {
	l := f.top()
	switch s {
	case "!", "-not":
		l.negate = !l.negate
	case "-o", "-or", ",":
		l.all = l.all && l.narrow
		l.narrow, l.name = false, ""
	case "(":
		f.levels = append(f.levels, findLevel{all: true, negated: l.negate})
		l = &f.levels[len(f.levels)-2]
		l.negate = false
	case ")":
		if len(f.levels) > 1 {
			f.levels = f.levels[:len(f.levels)-1]
			if l.all && l.narrow && !l.negated {
				f.top().narrow = true
			}
		}
	}
}

// test notes a test and whether it restricts what is found.
func (f *findCall) test(s, value string) {
	l := f.top()
	narrow := hasName(findNarrow, s) || strings.HasPrefix(s, "-newer")
	if hasName(findNames, s) && strings.Trim(value, "*?./^$") == "" {
		narrow = false
	}
	if narrow && !l.negate {
		l.narrow = true
		if s == "-name" && !strings.ContainsAny(value, "*?[\\") {
			l.name = value
		}
	}
	l.negate = false
}

// narrow reports that the tests so far restrict what an action applies to.
func (f *findCall) narrow() bool {
	for i := range f.levels {
		if f.levels[i].narrow {
			return true
		}
	}
	return false
}

// predicate reads one predicate and returns its number of words, or 0 if it
// is not known.
func (f *findCall) predicate(args []shellparse.Word) int {
	w := args[0]
	if w.Kind != shellparse.Literal {
		f.Unknown("an argument that may turn out to be an action")
		return 0
	}
	s := w.Value
	value := func() (shellparse.Word, bool) {
		switch {
		case len(args) < 2:
			f.Unknown(s + " lacks its argument")
			return shellparse.Word{}, false
		case args[1].Multi && args[1].Kind == shellparse.Unknown,
			args[1].Kind == shellparse.Pattern && strings.IndexByte("*?]", args[1].Value[len(args[1].Value)-1]) >= 0:
			f.Unknown("an argument that may be several words")
			return shellparse.Word{}, false
		}
		return args[1], true
	}
	switch {
	case s == "-delete":
		f.remove()
	case hasName("-exec -execdir -ok -okdir", s):
		return f.exec(args)
	case hasName(findWrites, s), s == "-fprintf":
		v, ok := value()
		if !ok {
			return 0
		}
		f.Add(Write, v, "")
		if s == "-fprintf" {
			if len(args) < 3 {
				f.Unknown(s + " lacks its argument")
				return 0
			}
			return 3
		}
		return 2
	case s == "-files0-from":
		v, ok := value()
		if !ok {
			return 0
		}
		f.Add(Read, v, "")
		return 2
	case hasName(findOne, s), strings.HasPrefix(s, "-newer") && len(s) == 8:
		v, ok := value()
		if !ok {
			return 0
		}
		f.test(s, v.Value)
		return 2
	case hasName(findTests, s):
		f.test(s, "")
	case hasName(findBare, s):
		f.structure(s)
	default:
		f.Unknown("predicate " + show(s) + " is not known")
		return 0
	}
	return 1
}

// remove adds the effect of -delete.
func (f *findCall) remove() {
	for _, w := range f.starts {
		if f.narrow() {
			w = found(w, true)
		}
		f.AddEffect(Effect{Kind: Delete, Mod: Recursive, Word: w})
	}
}

// found is the word that stands for what is found below a start path.
func found(start shellparse.Word, narrow bool) shellparse.Word {
	if start.Kind != shellparse.Literal {
		return shellparse.Word{Value: start.Value, Vars: start.Vars, Subst: start.Subst}
	}
	w := unknownWord(start.Value)
	if !strings.HasSuffix(w.Value, "/") {
		w.Value += "/"
	}
	if !narrow {
		w.Alts = []string{start.Value}
	}
	return w
}

// exec reads the command of -exec up to its terminator, and adds it once for
// each start path.
func (f *findCall) exec(args []shellparse.Word) int {
	s := args[0].Value
	end := -1
	for i := 1; i < len(args); i++ {
		w := args[i]
		if w.Kind != shellparse.Literal {
			continue
		}
		if w.Value == ";" || w.Value == "+" && i > 1 && args[i-1].Kind == shellparse.Literal && args[i-1].Value == "{}" {
			end = i
			break
		}
	}
	if end < 2 {
		f.Unknown(s + " lacks its command or its end")
		return 0
	}
	many := args[end].Value == "+"
	if strings.HasSuffix(s, "dir") {
		f.Unknown(s + " runs in the directory of each file")
	}
	for _, start := range f.starts {
		w := found(start, f.narrow())
		w.Multi = many
		if name := f.top().name; name != "" {
			w.Suffix = "/" + name
			w.Alts = nil
		}
		used := false
		inner := make([]shellparse.Word, 0, end-1)
		for _, a := range args[1:end] {
			if b, ok := braces(a, w); ok {
				a, used = b, true
			}
			inner = append(inner, a)
		}
		c := inner[0]
		if c.Kind == shellparse.Literal && hasName(findShells, c.Value) {
			f.Add(Program, c, "a shell is started for each file")
		}
		if used {
			// What the command reads, it reads all over the tree.
			f.AddEffect(Effect{Kind: Read, Mod: Recursive, Word: start})
		}
		f.AddEffect(Effect{Kind: Argv, Words: inner})
	}
	return end + 1
}

// braces replaces {} in an argument of -exec, or {} {/} {//} {.} {/.} of fd,
// by what it stands for.
func braces(a, file shellparse.Word) (shellparse.Word, bool) {
	if a.Kind == shellparse.Unknown {
		return a, false
	}
	i := strings.IndexByte(a.Value, '{')
	if i < 0 {
		return a, false
	}
	j := strings.IndexByte(a.Value[i:], '}')
	if j < 0 || strings.Trim(a.Value[i+1:i+j], "/.") != "" {
		return a, false
	}
	if i == 0 && j+1 == len(a.Value) {
		return file, true
	}
	rest := a.Value[i+j+1:]
	if k := strings.LastIndexByte(rest, '}'); k >= 0 {
		rest = rest[k+1:]
	}
	value := a.Value[:i]
	if i == 0 {
		value = file.Value
	}
	w := shellparse.Word{Value: value, Suffix: rest}
	for _, alt := range file.Alts {
		w.Alts = append(w.Alts, strings.ReplaceAll(a.Value, "{}", alt))
	}
	return w, true
}
