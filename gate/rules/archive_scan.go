package rules

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// Unpacks is the note of a Write of whatever an archive holds.
const Unpacks = "members of the archive"

// scanTar reads what tar and jar do: the archive is read or written, members
// are read from or written to the directory of -C.
func scanTar(c *Call) {
	dir, hasDir := c.Value("-C")
	if !hasDir {
		dir = Lit(".")
	}
	dirs := 0
	var files []shellparse.Word
	for i := range c.Uses {
		u := &c.Uses[i]
		switch {
		case lists(u.Flag.Names, "-C"):
			dirs++
		case lists(u.Flag.Names, "-f") && u.HasValue:
			files = append(files, u.Value)
		case lists(u.Flag.Names, "--checkpoint-action") && !harmlessCheckpoint(u.Value):
			c.Add(Program, u.Value, "a checkpoint runs a command")
			c.Add(Script, checkpointScript(u.Value), "a checkpoint runs a command")
		}
	}
	hosts := !c.Has("--force-local") && copyName(c) != "jar"
	for _, file := range files {
		if hosts && !remoteName(file) && mayBeRemote(file) {
			c.Unknown("an archive that may be on another host; --force-local says that it is not")
		}
	}
	if copyName(c) == "jar" {
		c.argFiles()
	}
	// All archives count: with -M the first is written before the next.
	local := func(k Kind) {
		for _, file := range files {
			remote := hosts && remoteName(file)
			switch {
			case file.Kind == shellparse.Literal && file.Value == "-":
			case remote && k == Read:
				c.Add(Fetch, file, "an archive on another host")
			case remote:
				c.Add(Send, file, "an archive on another host")
			default:
				c.Add(k, file, "")
			}
		}
	}
	late := hasDir && copyName(c) != "jar" && c.operandBeforeDir()
	member := func(k Kind) {
		if dirs > 1 {
			c.Unknown("members of several directories")
		}
		for _, w := range c.Operands {
			if late {
				c.AddEffect(Effect{Kind: k, Mod: Recursive, Word: w})
			}
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
		if dirs > 1 {
			c.Unknown("members go to several directories")
		}
		if late {
			c.AddEffect(Effect{Kind: Write, Mod: Recursive, Word: Lit("."), Note: "members in front of -C"})
		}
		if w, ok := c.Value("--one-top-level"); ok {
			dir = joinedPath(dir, w)
		}
		c.AddEffect(Effect{Kind: Write, Mod: Recursive, Word: dir, Note: Unpacks})
	case c.Has("-u"):
		local(Edit)
		member(Read)
	default:
		c.Unknown("its mode is not known")
	}
}

// operandBeforeDir reports that -C stands behind a member, for which it then
// says nothing. In doubt it does.
func (c *Call) operandBeforeDir() bool {
	if len(c.Operands) == 0 {
		return false
	}
	first := &c.Operands[0]
	for i, w := range c.Argv[1:] {
		v := w.Value
		switch {
		case w.Kind == first.Kind && v == first.Value && w.Suffix == first.Suffix:
			return true
		case w.Kind == shellparse.Unknown && !strings.HasPrefix(v, "-C"):
		case strings.HasPrefix(v, "--dir"), strings.HasPrefix(v, "--cd"):
			return false
		case strings.Contains(v, "C") && (i == 0 && !strings.HasPrefix(v, "--") || len(v) > 1 && v[0] == '-' && v[1] != '-' && strings.Trim(v[1:strings.IndexByte(v, 'C')], "cxtruvzjJZapkhmwOSUW") == ""):
			return false
		}
	}
	return true
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
		c.members("-d")
	default:
		scanSeven(c, ops)
	}
}

// members adds what an archive is unpacked into: every directory that the
// option names, or the working directory.
func (c *Call) members(opt string) {
	n := 0
	for i := range c.Uses {
		if u := &c.Uses[i]; u.Name == opt && u.HasValue {
			c.AddEffect(Effect{Kind: Write, Mod: Recursive, Word: u.Value, Note: Unpacks})
			n++
		}
	}
	if n == 0 {
		c.AddEffect(Effect{Kind: Write, Mod: Recursive, Word: Lit("."), Note: Unpacks})
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
	for _, w := range rest {
		if rar && (strings.HasPrefix(w.Value, "@") || strings.HasPrefix(w.Value, "-")) {
			c.Add(Load, w, "a file that lists members")
		}
	}
	switch {
	case hasName("l t lb lt v vb p h b", cmd.Value):
		c.Add(Read, file, "")
	case hasName("x e", cmd.Value):
		c.Add(Read, file, "")
		if c.Has("-so") && !rar {
			return
		}
		if rar && len(rest) > 0 {
			c.AddEffect(Effect{Kind: Write, Mod: Recursive, Word: rest[len(rest)-1], Note: Unpacks})
			return
		}
		c.members("-o")
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

// compressReads reports a call that prints, lists or tests. -c stays in force;
// of the modes the last counts, save for gzip, where -t and -l stay too.
func (c *Call) compressReads() bool {
	reads := false
	sticky := hasName("gzip gunzip", copyName(c))
	for i := range c.Uses {
		switch name := c.Uses[i].Name; {
		case hasName("-c --stdout --to-stdout", name):
			return true
		case hasName("-t --test -l --list", name):
			reads = true
		case !sticky && hasName("-d --decompress --uncompress -z --compress", name):
			reads = false
		}
	}
	return reads
}

// scanCompress reads the operands of gzip and its kin: files are replaced by
// their compressed or uncompressed form, unless the output goes elsewhere.
func scanCompress(c *Call) {
	k := Edit
	if c.compressReads() {
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
	if c.Value0("--read-batch") {
		// The batch stands for the sources, and says what becomes of the rest.
		c.AddEffect(Effect{Kind: Write, Mod: Recursive, Word: ops[len(ops)-1], Note: "what a batch says"})
		c.Unknown("a batch says what is written and deleted")
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
