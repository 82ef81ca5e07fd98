package rules

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanTar reads what tar and jar do: the archive is read or written, members
// are read from or written to the directory of -C.
func scanTar(c *Call) {
	dir, hasDir := c.Value("-C")
	if !hasDir {
		dir = Lit(".")
	}
	dirs := 0
	for i := range c.Uses {
		u := &c.Uses[i]
		switch {
		case lists(u.Flag.Names, "-C"):
			dirs++
		case lists(u.Flag.Names, "--checkpoint-action") && !harmlessCheckpoint(u.Value):
			c.Add(Program, u.Value, "a checkpoint runs a command")
			c.Add(Script, checkpointScript(u.Value), "a checkpoint runs a command")
		}
	}
	file, hasFile := c.Value("-f")
	hosts := hasFile && !c.Has("--force-local") && copyName(c) != "jar"
	remote := hosts && remoteName(file)
	if hosts && !remote && mayBeRemote(file) {
		c.Unknown("an archive that may be on another host; --force-local says that it is not")
	}
	local := func(k Kind) {
		switch {
		case !hasFile || file.Kind == shellparse.Literal && file.Value == "-":
		case remote && k == Read:
			c.Add(Fetch, file, "an archive on another host")
		case remote:
			c.Add(Send, file, "an archive on another host")
		default:
			c.Add(k, file, "")
		}
	}
	member := func(k Kind) {
		if dirs > 1 {
			c.Unknown("members of several directories")
		}
		for _, w := range c.Operands {
			if hasDir {
				w = joinedPath(dir, w)
			}
			c.AddEffect(Effect{Kind: k, Mod: Recursive, Word: w})
		}
	}
	switch {
	case c.Has("-c"):
		local(Write)
		member(Read)
		if c.Has("--remove-files") {
			member(Delete)
		}
	case c.Has("-t"):
		local(Read)
	case c.Has("-d"):
		local(Read)
		member(Read)
	case c.Has("-x"):
		local(Read)
		if c.Has("-O") {
			return
		}
		if w, ok := c.Value("--one-top-level"); ok {
			dir = joinedPath(dir, w)
		}
		c.AddEffect(Effect{Kind: Write, Mod: Recursive, Word: dir, Note: "members of the archive"})
	case c.Has("-u"):
		local(Edit)
		member(Read)
	default:
		c.Unknown("its mode is not known")
	}
}

// joinedPath is joined, except that an absolute path stays what it is.
func joinedPath(dir, w shellparse.Word) shellparse.Word {
	if strings.HasPrefix(w.Value, "/") || strings.HasPrefix(w.Value, "~") {
		return w
	}
	return joined(dir, w)
}

// remoteName reports host:path, as tar, rsync and scp read it.
func remoteName(w shellparse.Word) bool {
	i := strings.IndexAny(w.Value, ":/")
	return i > 0 && w.Value[i] == ':'
}

// mayBeRemote reports a word that is not known and may turn out to be the name
// of a file on another host. Patterns match files that are here.
func mayBeRemote(w shellparse.Word) bool {
	if w.Kind != shellparse.Unknown || strings.Contains(w.Value, "/") {
		return false
	}
	return !w.Closed || slices.ContainsFunc(w.Alts, func(s string) bool { return remoteName(Lit(s)) })
}

// harmlessCheckpoint reports an action of tar that only prints or waits.
func harmlessCheckpoint(w shellparse.Word) bool {
	if w.Kind != shellparse.Literal {
		return false
	}
	name, _, _ := strings.Cut(w.Value, "=")
	return hasName("bell dot echo sleep totals wait . *", name)
}

// checkpointScript returns the command of exec=.
func checkpointScript(w shellparse.Word) shellparse.Word {
	w.Value = strings.TrimPrefix(w.Value, "exec=")
	return w
}

// scanZip reads what zip, unzip, 7z and unrar do.
func scanZip(c *Call) {
	ops := c.Operands
	if len(ops) == 0 {
		return
	}
	switch copyName(c) {
	case "zip":
		if ops[0].Value != "-" {
			c.Add(Write, ops[0], "")
		}
		if c.Has("-d") {
			return
		}
		for _, w := range ops[1:] {
			c.AddEffect(Effect{Kind: Read, Mod: Recursive, Word: w})
			if c.Has("-m") {
				c.AddEffect(Effect{Kind: Move, Mod: Recursive, Word: w})
			}
		}
	case "unzip":
		c.Add(Read, ops[0], "")
		if c.Has("-l") {
			return
		}
		dir, ok := c.Value("-d")
		if !ok {
			dir = Lit(".")
		}
		c.AddEffect(Effect{Kind: Write, Mod: Recursive, Word: dir, Note: "members of the archive"})
	default:
		scanSeven(c, ops)
	}
}

// scanSeven reads the command letter of 7z and unrar.
func scanSeven(c *Call, ops []shellparse.Word) {
	rar := strings.HasSuffix(copyName(c), "rar")
	cmd := ops[0]
	if cmd.Kind != shellparse.Literal || len(ops) < 2 {
		if cmd.Kind != shellparse.Literal || !hasName("i b h", cmd.Value) {
			c.Unknown("its command is not known")
		}
		return
	}
	file, rest := ops[1], ops[2:]
	switch {
	case hasName("l t lb lt v vb p h b", cmd.Value):
		c.Add(Read, file, "")
	case hasName("x e", cmd.Value):
		c.Add(Read, file, "")
		if c.Has("-so") && !rar {
			return
		}
		dir, ok := c.Value("-o")
		if !ok || rar {
			dir = Lit(".")
		}
		if rar && len(rest) > 0 {
			dir = rest[len(rest)-1]
		}
		c.AddEffect(Effect{Kind: Write, Mod: Recursive, Word: dir, Note: "members of the archive"})
	case hasName("a u d rn m", cmd.Value):
		c.Add(Write, file, "")
		c.sevenIncludes()
		for _, w := range rest {
			if strings.HasPrefix(w.Value, "@") {
				w.Value = w.Value[1:]
				c.fileList(w)
				continue
			}
			c.AddEffect(Effect{Kind: Read, Mod: Recursive, Word: w})
			if c.Has("-sdel") || cmd.Value == "m" {
				c.AddEffect(Effect{Kind: Delete, Mod: Recursive, Word: w})
			}
		}
	default:
		c.Unknown("its command is not known")
	}
}

// sevenIncludes reads -i[r]!PATH and -i[r]@LIST of 7z.
func (c *Call) sevenIncludes() {
	for i := range c.Uses {
		if c.Uses[i].Name != "-i" {
			continue
		}
		w := c.Uses[i].Value
		j := strings.IndexAny(w.Value, "!@")
		if j < 0 {
			c.Unknown("a list of files")
			continue
		}
		list := w.Value[j] == '@'
		if w.Value = w.Value[j+1:]; list {
			c.fileList(w)
			continue
		}
		c.AddEffect(Effect{Kind: Read, Mod: Recursive, Word: w})
	}
}

// fileList adds a file with the names of those that are read. One of the
// project is taken for what it says; whoever wrote one elsewhere may have
// named any file.
func (c *Call) fileList(w shellparse.Word) {
	c.Add(Listed, w, "")
	if w.Kind != shellparse.Literal || w.Value == "-" || strings.HasPrefix(w.Value, "/dev/") {
		return
	}
	c.out.Here = true
	if !isLocal(w) {
		c.Unknown("a list of files from elsewhere")
	}
}

// rsyncRules reads rules that name a file of further rules (rsync(1),
// "FILTER RULES"). With the modifier - or + it holds only patterns; else it
// may name further files, and what is no rule is printed.
func (c *Call) rsyncRules() {
	if c.given("-F") && len(c.Operands) > 1 {
		c.including(c.Operands[:len(c.Operands)-1], "the source may hold rules that name further files")
	}
	for i := range c.Uses {
		if !hasName("-f --filter", c.Uses[i].Name) {
			continue
		}
		w := c.Uses[i].Value
		if w.Kind != shellparse.Literal {
			c.Unknown("a filter that is not known before it runs")
			continue
		}
		rule := strings.TrimLeft(w.Value, " ")
		end := strings.IndexAny(rule, " _")
		if end < 0 || !hasAnyPrefix(rule, "merge dir-merge . :") {
			continue
		}
		w.Value = strings.TrimLeft(rule[end+1:], " ")
		c.Add(Read, w, "rules")
		if !strings.ContainsAny(strings.TrimPrefix(rule[:end], "dir-merge"), "-+") {
			c.Add(Load, w, "rules that may name further files")
		}
	}
}

// scanCompress reads the operands of gzip and its kin: files are replaced by
// their compressed or uncompressed form, unless the output goes elsewhere.
func scanCompress(c *Call) {
	k := Edit
	if c.Has("-c -t -l") {
		k = Read
	}
	if c.Has("-o --output-dir-flat") {
		k = Read
	}
	for _, w := range c.Operands {
		c.Add(k, w, "")
	}
	if c.Has("--rm") && k == Read {
		for _, w := range c.Operands {
			c.Add(Delete, w, "")
		}
	}
}

// scanRsync reads sources and destination of rsync.
func scanRsync(c *Call) {
	c.rsyncRules()
	ops := c.Operands
	if len(ops) == 0 {
		if !c.Has("--daemon") {
			c.Unknown("it has no source")
		}
		return
	}
	dst, srcs := shellparse.Word{}, ops
	if len(ops) > 1 {
		dst, srcs = ops[len(ops)-1], ops[:len(ops)-1]
	}
	for _, w := range srcs {
		switch {
		case rsyncRemote(w):
			c.Add(Fetch, w, "")
		default:
			c.Add(Read, w, "")
			if c.Has("--remove-source-files") {
				c.AddEffect(Effect{Kind: Delete, Mod: Recursive, Word: w})
			}
		}
	}
	if len(ops) == 1 {
		return // lists
	}
	if rsyncRemote(dst) {
		c.Add(Send, dst, "")
		if c.Has("--delete") {
			c.Add(Remote, dst, "deletes on the other host")
		}
		return
	}
	if c.Has("--dry-run") {
		return
	}
	c.Add(Write, dst, "")
	for _, w := range srcs {
		if !strings.HasSuffix(w.Value, "/") && !rsyncRemote(w) {
			c.Add(Write, under(dst, w), "")
		}
	}
	if c.Has("--delete") {
		c.AddEffect(Effect{Kind: Delete, Mod: Recursive, Word: dst, Note: "what the source lacks"})
	}
}

func rsyncRemote(w shellparse.Word) bool {
	return strings.HasPrefix(w.Value, "rsync://") || strings.HasPrefix(w.Value, "scp://") || remoteName(w)
}

// scanPDFText reads the operands of pdftotext: without a second one the text
// goes to a file beside the first.
func scanPDFText(c *Call) {
	ops := c.Operands
	if len(ops) == 0 {
		return
	}
	c.Add(Read, ops[0], "")
	switch {
	case c.Has("-stdout"):
	case len(ops) > 2:
		c.Unknown("unexpected argument " + show(ops[2].Value))
	case len(ops) == 2:
		if ops[1].Value != "-" || ops[1].Kind != shellparse.Literal {
			c.Add(Write, ops[1], "")
		}
	case ops[0].Kind == shellparse.Literal:
		c.Add(Write, Lit(strings.TrimSuffix(ops[0].Value, ".pdf")+".txt"), "")
	default:
		c.Add(Write, unknownWord(ops[0].Value), "")
	}
}
