package rules

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanSearch completes what the contracts of grep, rg, ag, ack and fd say:
// without a path they search the current directory.
func scanSearch(c *Call) {
	n := 1
	switch copyName(c) {
	case "ugrep", "ug":
		if c.Has("-e -f") {
			n = 0
		}
	case "fd", "fdfind":
		scanFd(c)
		return
	case "rg":
		c.mod |= Recursive
		if c.Has("--type-list") {
			return
		}
		if c.Has("-e -f --files") {
			n = 0
		}
	case "ag":
		c.mod |= Recursive
		if c.Has("-g") {
			n = 0
		}
	case "ack", "ack-grep":
		c.mod |= Recursive
		if c.Has("-f --match") {
			n = 0
		}
	default:
		if w, ok := c.Value("-d"); ok && w.Value == "recurse" || copyName(c) == "rgrep" {
			c.mod |= Recursive
		}
		if c.Has("-e -f") {
			n = 0
		}
	}
	if c.mod&Recursive != 0 && len(c.Operands) <= n {
		c.Add(Read, Lit("."), "")
	}
	c.globs()
}

// globs says of a search whose results are lines that it reads the files it is
// narrowed to by name. A pattern in quotes is a pattern nevertheless.
func (c *Call) globs() {
	for i := range c.out.Effects {
		if e := &c.out.Effects[i]; e.Note == narrowed {
			e.Word = globWord(e.Word)
		}
	}
	if copyName(c) != "rg" || c.Has("--files -l --files-with-matches --files-without-match -c --count --count-matches -q --quiet") {
		return
	}
	for i := range c.Uses {
		if u := &c.Uses[i]; hasName("-g --glob --iglob", u.Name) && !strings.HasPrefix(u.Value.Value, "!") {
			c.AddEffect(Effect{Kind: Read, Word: globWord(u.Value)})
		}
	}
}

// narrowed is the note of an option that chooses files by a pattern.
const narrowed = "only these files"

// globWord makes a pattern of a word that a program will match against names.
func globWord(w shellparse.Word) shellparse.Word {
	if w.Kind == shellparse.Literal && strings.ContainsAny(w.Value, "*?[") {
		w.Kind = shellparse.Pattern
	}
	return w
}

// scanFd reads the operands of fd: a pattern, paths, and after -x or -X a
// command that takes all the rest up to a semicolon. The options of the
// command have been read as if they were fd's, so the words are read again.
func scanFd(c *Call) {
	args := c.Argv[1:]
	var before []shellparse.Word // the pattern and the paths
	narrow := false
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case w.Kind == shellparse.Literal && c.takesNext(w.Value):
			narrow = narrow || !hasName("-j --threads -c --color --batch-size", w.Value)
			i++
		case w.Kind == shellparse.Literal && hasName("-x --exec -X --exec-batch", w.Value):
			c.fdCommand(before, narrow, args[i+1:])
			return
		case w.Kind != shellparse.Literal || !strings.HasPrefix(w.Value, "-"):
			before = append(before, w)
		default:
			narrow = narrow || strings.Contains(w.Value, "=")
		}
	}
	ops := c.Operands
	if len(ops) > 0 {
		ops = ops[1:]
	}
	for _, w := range ops {
		c.AddEffect(Effect{Kind: List, Mod: Recursive, Word: w})
	}
	if len(ops) == 0 && !c.Has("--search-path") {
		c.AddEffect(Effect{Kind: List, Mod: Recursive, Word: Lit(".")})
	}
}

// takesNext reports an option, or a bundle that ends in one, whose value is
// the next word.
func (c *Call) takesNext(option string) bool {
	if len(option) < 2 || option[0] != '-' {
		return false
	}
	if option[1] != '-' {
		option = "-" + option[len(option)-1:]
	}
	return slices.ContainsFunc(c.Contract.flags(), func(f Flag) bool { return hasName(f.Names, option+"=") })
}

// fdCommand reads the command of -x or -X, once for each path that is searched.
func (c *Call) fdCommand(before []shellparse.Word, narrow bool, args []shellparse.Word) {
	starts := []shellparse.Word{Lit(".")}
	if len(before) > 0 {
		narrow = narrow || before[0].Kind != shellparse.Literal || strings.Trim(before[0].Value, ".*^$") != ""
	}
	if len(before) > 1 {
		starts = before[1:]
	}
	for _, start := range starts {
		file := found(start, narrow)
		inner := make([]shellparse.Word, 0, len(args)+1)
		placed := false
		for _, w := range args {
			if w.Kind == shellparse.Literal && w.Value == ";" {
				break
			}
			if f, ok := braces(w, file); ok {
				w, placed = f, true
			}
			inner = append(inner, w)
		}
		if !placed {
			inner = append(inner, file)
		}
		c.AddEffect(Effect{Kind: Argv, Words: inner})
	}
}
