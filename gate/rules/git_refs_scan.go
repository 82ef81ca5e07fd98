package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanGitRefs reads the remote and the refspecs of fetch, pull, push, clone
// and ls-remote.
func scanGitRefs(c *Call) {
	verb := c.Argv[0].Value
	rest := c.Operands
	repo, given := c.Value("--repo")
	if len(rest) > 0 && (!given || verb != "push") {
		repo, given = rest[0], true
		rest = rest[1:]
	}
	switch verb {
	case "clone":
		gitClonePlace(c, repo, given, rest)
		return
	case "push":
		gitRemoteWord(c, repo, given, Send)
		if c.Has("--dry-run") {
			c.AddEffect(Effect{Kind: RemoteRead, Note: "asks what a push would change"})
			return
		}
		gitPush(c, rest)
		return
	case "ls-remote":
		if !c.Value0("--get-url") {
			gitRemoteWord(c, repo, given, Fetch)
		}
		return
	}
	multiple := c.Has("-m") && verb == "fetch"
	if multiple && c.Value0("--multiple") {
		for _, w := range append([]shellparse.Word{repo}, rest...) {
			gitRemoteWord(c, w, given, Fetch)
		}
		rest = nil
	} else {
		gitRemoteWord(c, repo, given, Fetch)
	}
	if verb == "pull" {
		c.AddEffect(Effect{Kind: Commit, Note: "merges what was fetched"})
	}
	if c.Has("--force") {
		c.AddEffect(Effect{Kind: History, Note: "overwrites local refs"})
	}
	if c.Value0("--refmap") {
		c.AddEffect(Effect{Kind: History, Note: "overwrites local refs"})
	}
	for _, w := range rest {
		switch _, dst, ok := strings.Cut(w.Value, ":"); {
		case w.Kind == shellparse.Unknown && w.Value == "":
			c.Unknown("a refspec that is not known before it runs")
		case strings.HasPrefix(w.Value, "+"):
			c.AddEffect(Effect{Kind: History, Word: w, Note: "overwrites local refs"})
		case ok && dst != "":
			c.AddEffect(Effect{Kind: Commit, Word: w, Note: "writes a local ref"})
		}
	}
}

// Value0 reports whether an option was spelled with one of the names, not
// with another of its group.
func (c *Call) Value0(names string) bool {
	for i := range c.Uses {
		if hasName(names, c.Uses[i].Name) {
			return true
		}
	}
	return false
}

// gitPush judges what a push publishes and overwrites.
func gitPush(c *Call, refs []shellparse.Word) {
	for _, overwrites := range [...]struct{ option, note string }{
		{"--force", "overwrites published history"},
		{"--mirror", "overwrites and deletes every published ref"},
		{"--delete", "deletes published refs"},
		{"--prune", "deletes published refs"},
	} {
		if c.Has(overwrites.option) {
			c.AddEffect(Effect{Kind: ForcePush, Note: overwrites.note})
		}
	}
	c.AddEffect(Effect{Kind: Remote, Note: "publishes refs"})
	for _, w := range refs {
		gitPushRef(c, w)
	}
}

// gitPushRef judges one refspec of git push.
func gitPushRef(c *Call, w shellparse.Word) {
	switch {
	case w.Kind == shellparse.Unknown && w.Value == "":
		c.Unknown("a refspec that is not known before it runs")
	case strings.HasPrefix(w.Value, "+"):
		c.Add(ForcePush, w, "overwrites a published ref")
	case strings.HasPrefix(w.Value, ":") && len(w.Value) > 1:
		c.Add(ForcePush, w, "deletes a published ref")
	}
}

// gitRemoteWord adds what talking to a remote is: Sync for a configured one,
// kind for a URL.
func gitRemoteWord(c *Call, w shellparse.Word, given bool, kind Kind) {
	s := w.Value
	switch {
	case !given:
		if kind == Fetch {
			c.AddEffect(Effect{Kind: Sync})
		}
	case w.Kind != shellparse.Literal:
		c.Add(Send, w, "the repository is not known before it runs")
	case strings.Contains(s, "::"):
		c.Add(Opaque, w, "a remote helper runs what the address says")
	case strings.HasPrefix(s, "file://"):
		c.Add(Load, Lit(s[len("file://"):]), "another repository")
	case strings.Contains(s, "://"), gitSCP(s):
		c.Add(kind, w, "a repository by address")
	case strings.ContainsAny(s, "/~") || s == "." || s == "..":
		c.Add(Load, w, "another repository")
	case kind == Fetch:
		c.AddEffect(Effect{Kind: Sync})
	}
}

// gitSCP reports an address of the form [user@]host:path.
func gitSCP(s string) bool {
	i := strings.IndexByte(s, ':')
	return i > 0 && !strings.Contains(s[:i], "/")
}

// gitClonePlace adds the source and the new directory of git clone.
func gitClonePlace(c *Call, repo shellparse.Word, given bool, rest []shellparse.Word) {
	if !given {
		c.Unknown("no repository to clone")
		return
	}
	s := repo.Value
	switch {
	case repo.Kind != shellparse.Literal:
		c.Add(Send, repo, "the repository is not known before it runs")
	case strings.Contains(s, "::"):
		c.Add(Opaque, repo, "a remote helper runs what the address says")
	case strings.HasPrefix(s, "file://"):
		c.Add(Load, Lit(s[len("file://"):]), "another repository")
	case strings.Contains(s, "://"), gitSCP(s):
		c.Add(Fetch, repo, "a repository")
	default:
		c.Add(Load, repo, "another repository")
	}
	if len(rest) > 0 {
		c.Add(Create, rest[0], "")
		if len(rest) > 1 {
			c.Unknown("unexpected argument " + show(rest[1].Value))
		}
		return
	}
	dir := shellparse.Word{}
	if repo.Kind == shellparse.Literal {
		s = strings.TrimSuffix(strings.TrimRight(s, "/"), ".git")
		s = s[strings.LastIndexAny(s, "/:")+1:]
		if c.Has("--bare") && (c.Value0("--bare") || c.Value0("--mirror")) {
			s += ".git"
		}
		dir = Lit(s)
	}
	c.Add(Create, dir, "")
}

// scanGitURL reads the address a remote is given.
func scanGitURL(c *Call) {
	for i, w := range c.Operands {
		if i > 0 && (w.Kind != shellparse.Literal || strings.Contains(w.Value, "::")) {
			c.Add(Opaque, w, "a remote helper runs what the address says")
		}
	}
	if c.Value0("-f --fetch") {
		c.AddEffect(Effect{Kind: Fetch, Note: "fetches from the new remote"})
	}
	if c.Value0("--delete --mirror") {
		c.AddEffect(Effect{Kind: History, Note: "replaces addresses or refs"})
	}
}

// scanRefPath tells switching branches from restoring files.
func scanRefPath(c *Call) {
	n := len(c.Operands)
	switch {
	case c.Has("-b --orphan -B -d --detach -t") && c.Value0("-b --orphan -B -d --detach -t --track"):
		c.AddEffect(Effect{Kind: Commit, Note: "switches branches"})
	case n == 0 && !c.Has("-f"):
	case n == 0:
	case c.Dashes >= 0 && c.Dashes < n:
		c.AddEffect(Effect{Kind: History, Word: c.Operands[c.Dashes], Note: "overwrites files of the work tree"})
	case n > 1:
		c.AddEffect(Effect{Kind: History, Word: c.Operands[1], Note: "overwrites files of the work tree"})
	case c.Operands[0].Kind != shellparse.Literal, strings.HasPrefix(c.Operands[0].Value, "."), strings.HasPrefix(c.Operands[0].Value, "/"), strings.HasPrefix(c.Operands[0].Value, ":"):
		c.AddEffect(Effect{Kind: History, Word: c.Operands[0], Note: "may overwrite files of the work tree"})
	default:
		c.AddEffect(Effect{Kind: Commit, Note: "switches branches, or restores the file of that name"})
	}
}

// scanGitConfig tells reading configuration from setting it.
func scanGitConfig(c *Call) {
	file, inFile := c.Value("--file")
	if blob, ok := c.Value("--blob"); ok {
		c.readBlob(blob)
	}
	ops := c.Operands
	read := c.Has("--get")
	set, edit := c.Has("--add"), c.Has("--edit")
	if len(ops) > 0 && !read && !set && !edit && ops[0].Kind == shellparse.Literal {
		switch ops[0].Value {
		case "list", "get":
			read = true
		case "set", "unset", "rename-section", "remove-section":
			set, ops = true, ops[1:]
		case "edit":
			edit = true
		}
	}
	switch {
	case edit:
		c.AddEffect(Effect{Kind: Session, Note: "opens an editor"})
	case read && !set, !set && len(ops) == 1 && ops[0].Kind == shellparse.Literal:
		if inFile {
			c.Add(Read, file, "")
		}
		for _, w := range ops {
			if gitSecret(w.Value) {
				c.Add(Credential, w, "a secret in the configuration")
			}
		}
	case len(ops) == 0:
		c.Unknown("no configuration key")
	default:
		gitConfigSet(c, ops)
		if inFile {
			c.Add(Write, file, "")
		}
	}
}

// readBlob adds the read of a blob: REV:PATH holds what the file held.
func (c *Call) readBlob(w shellparse.Word) {
	if _, name, ok := strings.Cut(w.Value, ":"); ok {
		w.Value = name
	} else if w.Kind == shellparse.Literal {
		return // an object by its number or by the name of a reference
	}
	c.Add(Read, w, "")
}

// gitConfigSet adds the effect of a configuration that is set.
func gitConfigSet(c *Call, ops []shellparse.Word) {
	key := ops[0]
	switch {
	case key.Kind != shellparse.Literal:
		c.Add(Load, key, "configuration that may name programs")
	case len(ops) > 1 && ops[1].Kind != shellparse.Literal, len(ops) < 2 || !gitInert(key.Value+"="+ops[1].Value):
		if gitRuns(key.Value) {
			c.Add(Load, key, "configuration that may name programs")
			return
		}
		c.Add(Commit, key, "changes the configuration")
	default:
		c.Add(Commit, key, "changes the configuration")
	}
}

// gitSecret reports a key, or pattern of keys, whose value may be a secret.
func gitSecret(key string) bool {
	key = strings.ToLower(key)
	for _, s := range [...]string{"token", "password", "passwd", "secret", "extraheader", "cookie"} {
		if strings.Contains(key, s) {
			return true
		}
	}
	return false
}

// gitRuns reports a key that can name a program, a file with more
// configuration, or another address.
func gitRuns(key string) bool {
	section, rest, _ := strings.Cut(strings.ToLower(key), ".")
	switch section {
	case "alias", "credential", "filter", "gpg", "include", "includeif", "url", "protocol", "http", "https", "pager",
		"browser", "man", "help", "web", "uploadpack", "receive", "submodule", "remote", "difftool", "mergetool", "guitool",
		"sequence", "sendemail", "instaweb", "trailer", "ssh", "init", "safe", "uploadarchive", "lfs", "hook",
		"imap", "svn", "svn-remote", "interactive", "core", "merge", "diff", "branch", "tar", "maintenance":
		return section != "core" && section != "merge" && section != "diff" && section != "branch" ||
			!gitInert(key+"=x") && (section != "branch" || strings.HasSuffix(rest, ".remote") || strings.HasSuffix(rest, ".pushremote"))
	}
	return false
}
