package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanCopy reads the operands of cp, mv, ln and install: the last one, or the
// value of -t, is where the others go. A destination that is not marked as a
// file may be a directory; then the file of the same name in it is written.
func scanCopy(c *Call) {
	prog := strings.TrimPrefix(copyName(c), "g")
	ops := c.Operands
	if prog == "install" && c.Has("-d") {
		for _, w := range ops {
			c.Add(Create, w, "")
		}
		return
	}
	if w, ok := c.Value("-m"); ok && prog == "install" && special(w) {
		c.Unknown("mode " + show(w.Value))
	}
	dst, into := c.Value("-t")
	switch {
	case into:
	case len(ops) >= 2:
		dst, ops = ops[len(ops)-1], ops[:len(ops)-1]
		into = len(ops) > 1
	case len(ops) == 1 && prog == "ln":
		dst, into = Lit("."), true
	case len(ops) == 0:
		return
	default:
		c.Unknown("it has no destination")
	}
	for _, w := range ops {
		switch {
		case prog == "mv":
			c.AddEffect(Effect{Kind: Move, Mod: Recursive, Word: w})
		case prog == "ln", c.Has("-l -s") && prog == "cp":
			addLink(c, prog, w, dst)
		default:
			c.Add(Read, w, "")
		}
	}
	k, filled := copyKind(c, prog), Mod(0)
	if k == Create {
		filled = Filled
	}
	if !into || dst.Kind != shellparse.Literal {
		c.AddEffect(Effect{Kind: k, Mod: filled, Word: dst})
	}
	if c.Has("-T") || !into && isFileName(dst) {
		return
	}
	for _, w := range ops {
		if c.Has("--parents") {
			c.AddEffect(Effect{Kind: k, Mod: filled, Word: joined(dst, w)})
			continue
		}
		c.AddEffect(Effect{Kind: k, Mod: filled, Word: under(dst, w)})
	}
}

func copyName(c *Call) string {
	if len(c.Argv) == 0 {
		return ""
	}
	return c.Argv[0].Value
}

// copyKind is what happens to the destination: a link without -f takes no
// file's place, but what is found there has the content of its target.
func copyKind(c *Call, prog string) Kind {
	if prog == "ln" && !c.Has("-f -b -i") {
		return Create
	}
	return Write
}

// isFileName reports that a destination cannot be a directory, because it is
// a device.
func isFileName(w shellparse.Word) bool {
	return w.Kind == shellparse.Literal && strings.HasPrefix(w.Value, "/dev/")
}

// addLink adds what becomes reachable through a link. The target of a
// symbolic link is relative to the directory the link is in.
func addLink(c *Call, prog string, w, dst shellparse.Word) {
	symbolic := c.Has("-s")
	if !symbolic || c.Has("-r") || w.Kind != shellparse.Literal || strings.HasPrefix(w.Value, "/") || strings.HasPrefix(w.Value, "~") {
		c.Add(Link, w, "")
		return
	}
	if dst.Kind != shellparse.Literal {
		c.Add(Link, shellparse.Word{}, "")
		return
	}
	dir := "."
	if i := strings.LastIndexByte(strings.TrimRight(dst.Value, "/"), '/'); i >= 0 {
		dir = dst.Value[:i+1]
	}
	if dir == "." {
		c.Add(Link, w, "")
	} else {
		c.Add(Link, Lit(strings.TrimRight(dir, "/")+"/"+w.Value), "")
	}
	if dst.Value != "." && strings.HasPrefix(w.Value, "..") {
		c.Add(Link, Lit(strings.TrimRight(dst.Value, "/")+"/"+w.Value), "")
	}
}

// under returns the path that a file takes in a directory.
func under(dir, file shellparse.Word) shellparse.Word {
	base := strings.TrimRight(file.Value, "/")
	base = base[strings.LastIndexByte(base, '/')+1:]
	switch {
	case file.Kind == shellparse.Unknown:
		base = ""
		if i := strings.LastIndexByte(file.Suffix, '/'); i >= 0 && dir.Kind == shellparse.Literal {
			return joined(dir, Lit(file.Suffix[i+1:]))
		}
	case base == "." || base == "..":
		return dir
	}
	file.Value = base
	return joined(dir, file)
}

// joined returns dir/file.
func joined(dir, file shellparse.Word) shellparse.Word {
	switch {
	case dir.Kind == shellparse.Literal || dir.Kind == shellparse.Pattern && file.Kind != shellparse.Unknown:
		kind := file.Kind
		if dir.Kind == shellparse.Pattern {
			kind = shellparse.Pattern
		}
		prefix := strings.TrimRight(dir.Value, "/") + "/"
		if dir.Value == "." {
			prefix = ""
		}
		return shellparse.Word{Kind: kind, Value: prefix + strings.TrimLeft(file.Value, "/"), Suffix: file.Suffix, Vars: file.Vars, Subst: file.Subst, Multi: file.Multi}
	case file.Kind == shellparse.Literal:
		dir.Suffix = strings.TrimRight(dir.Suffix, "/") + "/" + strings.TrimLeft(file.Value, "/")
		dir.Alts = nil
		return dir
	}
	return shellparse.Word{Value: dir.Value, Vars: dir.Vars, Subst: dir.Subst}
}

// special reports a mode that sets the set-user-ID, set-group-ID or sticky
// bit, or that lets everyone write.
func special(w shellparse.Word) bool { return modeNote(w) != "" }

// modeNote says what is remarkable about a mode.
func modeNote(w shellparse.Word) string {
	if w.Kind != shellparse.Literal {
		return "a mode not known before it runs"
	}
	m := w.Value
	if m != "" && strings.Trim(m, "01234567") == "" {
		n := 0
		for i := range len(m) {
			n = n<<3&0o7777 | int(m[i]-'0')
		}
		switch {
		case n&0o6000 != 0:
			return "sets the set-user-ID or set-group-ID bit"
		case n&0o002 != 0 && n&0o1000 == 0:
			return "lets everyone write"
		}
		return ""
	}
	for clause := range strings.SplitSeq(m, ",") {
		i := strings.IndexAny(clause, "+=")
		if i < 0 {
			continue
		}
		who, perm := clause[:i], clause[i+1:]
		switch {
		case strings.Contains(perm, "s"):
			return "sets the set-user-ID or set-group-ID bit"
		case strings.Contains(perm, "w") && strings.ContainsAny(who, "oa"):
			return "lets everyone write"
		}
	}
	return ""
}

// scanChmod reads the mode and the files of chmod.
func scanChmod(c *Call) {
	ops := c.Operands
	note := ""
	if !c.Has("--reference -r") {
		if len(ops) == 0 {
			return
		}
		note, ops = modeNote(ops[0]), ops[1:]
		if note == "" && ops != nil {
			note = "mode " + c.Operands[0].Value
		}
	}
	for _, w := range ops {
		c.Add(Mode, w, note)
	}
}
