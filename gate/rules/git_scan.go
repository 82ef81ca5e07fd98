package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanFacts states the facts of a program whose arguments are not worth an
// option list, because no form of it is harmless; paths among the arguments
// are noted as read.
func scanFacts(c *Call) {
	if len(c.Contract.Facts) == 0 {
		c.Unknown("its arguments are not understood")
	}
	for i := range c.Contract.Facts {
		c.AddEffect(Effect{Kind: c.Contract.Facts[i].Kind, Note: c.Contract.Facts[i].Note})
	}
	c.paths(c.Argv[1:])
}

// paths adds Read for the words that look like the path of a file, also
// behind "=", "@" and "file://".
func (c *Call) paths(words []shellparse.Word) {
	for _, w := range words {
		s := w.Value
		if w.Kind == shellparse.Unknown && s == "" {
			continue
		}
		if i := strings.IndexAny(s, "=@"); i >= 0 && !strings.HasPrefix(s, "/") {
			s = strings.TrimLeft(s[i+1:], "@")
		} else if strings.HasPrefix(s, "-") {
			continue
		}
		s = strings.TrimPrefix(s, "fileb://")
		s = strings.TrimPrefix(s, "file://")
		if s == "" || strings.Contains(s, "://") || strings.ContainsAny(s, " \n") {
			continue
		}
		if strings.IndexByte("/.~", s[0]) < 0 && !strings.Contains(s, ".") {
			continue
		}
		w.Value = s
		c.Add(Read, w, "")
	}
}

// scanGitGlobal reads the configuration git is given on its command line.
func scanGitGlobal(c *Call) {
	for i := range c.Uses {
		u := &c.Uses[i]
		if u.Name != "-c" {
			continue
		}
		if u.Value.Kind != shellparse.Literal || !gitInert(u.Value.Value) {
			c.Add(Load, u.Value, "configuration that may name programs")
		}
	}
}

// gitInert reports whether key=value sets something that cannot run, load or
// send anything.
func gitInert(s string) bool {
	key, val, _ := strings.Cut(s, "=")
	key = strings.ToLower(key)
	section, rest, ok := strings.Cut(key, ".")
	if !ok || !gitWord(rest) {
		return false
	}
	off := val == "" || strings.EqualFold(val, "false") || strings.EqualFold(val, "no") || strings.EqualFold(val, "off") || val == "0"
	switch section {
	case "color", "advice", "column", "status":
		return true
	case "blame":
		return rest != "ignorerevsfile"
	case "log":
		return rest != "showsignature" || off && strings.Contains(s, "=")
	case "pager":
		return strings.Contains(s, "=") && off || val == "cat"
	}
	switch key {
	case "format.pretty":
		return !strings.Contains(val, "%G")
	case "core.pager":
		return val == "cat" || val == "" && strings.Contains(s, "=")
	case "core.quotepath", "core.abbrev", "core.autocrlf", "core.safecrlf", "core.eol", "core.ignorecase",
		"core.precomposeunicode", "core.filemode", "core.longpaths", "core.commentchar", "core.whitespace",
		"core.preloadindex", "core.untrackedcache", "core.optionallocks", "core.trustctime", "core.checkstat",
		"user.name", "user.email", "init.defaultbranch", "protocol.version", "i18n.logoutputencoding",
		"diff.renames", "diff.renamelimit", "diff.algorithm", "diff.noprefix", "diff.mnemonicprefix",
		"diff.context", "diff.interhunkcontext", "diff.colormoved", "diff.colormovedws", "diff.wserrorhighlight",
		"diff.wordregex", "diff.statgraphwidth", "diff.indentheuristic", "diff.suppressblankempty",
		"diff.ignoresubmodules", "diff.submodule", "diff.relative", "diff.srcprefix", "diff.dstprefix",
		"merge.conflictstyle", "merge.renamelimit", "merge.renames", "merge.stat", "grep.linenumber",
		"grep.patterntype", "grep.extendedregexp", "grep.column", "grep.fullname", "grep.threads",
		"tag.sort", "branch.sort", "versionsort.suffix", "gc.auto", "maintenance.auto",
		"feature.manyfiles", "index.threads", "pack.threads", "fetch.prune", "fetch.parallel",
		"pull.rebase", "pull.ff", "push.default", "push.autosetupremote", "rebase.autostash",
		"rebase.autosquash", "commit.verbose", "stash.showpatch", "submodule.fetchjobs":
		return true
	case "core.fsmonitor", "commit.gpgsign", "tag.gpgsign", "submodule.recurse":
		return off && strings.Contains(s, "=")
	case "core.hookspath":
		return val == "/dev/null"
	}
	return false
}

func gitWord(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' && c != '.' {
			return false
		}
	}
	return s != ""
}

// scanGitRev tells revisions from paths: what may be a file, also behind the
// colon of "HEAD:file", is read.
func scanGitRev(c *Call) {
	rest := c.Operands
	first := 0
	if name := c.Argv[0].Value; name == "grep" && !c.Has("-e -f") && len(rest) > 0 {
		rest, first = rest[1:], 1
	} else if name == "format-patch" && !c.Has("--stdout -o --output") {
		c.Add(Artifact, Lit("0001.patch"), "patch files in the current directory")
	}
	outside := c.Value0("--no-index")
	kind := Read
	if c.printsNames() {
		kind = List
	}
	for i := range c.Uses {
		v := c.Uses[i].Value
		switch c.Uses[i].Name {
		case "-L":
			if j := strings.LastIndexByte(v.Value, ':'); j > 0 {
				v.Value = v.Value[j+1:]
				c.Add(Read, v, "")
			}
		case "--format", "--pretty":
			if name := c.Argv[0].Value; name == "archive" && (v.Kind != shellparse.Literal || !hasName("tar zip tgz tar.gz", v.Value)) {
				c.Add(Program, v, "a format that the configuration defines by a command")
			}
			if strings.Contains(v.Value, "%G") {
				c.AddEffect(Effect{Kind: Load, Note: "runs the configured gpg program"})
			}
		}
	}
	for i, w := range rest {
		use := kind
		if !outside && (c.Dashes < 0 || i+first < c.Dashes) {
			s := w.Value
			j := strings.IndexByte(s, ':')
			switch {
			case strings.Contains(s, ".."):
				if !strings.HasPrefix(s, "../") && s != ".." {
					continue
				}
			case s == "" && w.Kind != shellparse.Pattern, j < 0 && gitRevision(s):
				continue
			case j >= 0 && j+1 < len(s):
				use = Read // show prints a file itself, whatever the options
				w.Value = s[j+1:]
				if j == 0 && len(s) > 3 && s[1] >= '0' && s[1] <= '3' && s[2] == ':' {
					w.Value = s[3:] // the stage in the index, gitrevisions(7)
				}
			case j >= 0:
				if w.Kind == shellparse.Literal {
					continue
				}
				use = Read
				w = shellparse.Word{Vars: w.Vars, Subst: w.Subst, Suffix: w.Suffix}
			}
		}
		if strings.HasPrefix(w.Value, ":") {
			if w.Value = pathspec(w.Value); w.Value == "" {
				continue
			}
		}
		if w.Kind == shellparse.Literal && strings.ContainsAny(w.Value, "*?[") {
			w.Kind = shellparse.Pattern // git expands it itself
		}
		c.Add(use, w, "")
	}
}

// pathspec returns the path behind the magic of a pathspec (gitglossary(7)),
// or "" if it leaves files out.
func pathspec(s string) string {
	if rest, ok := strings.CutPrefix(s, ":("); ok {
		magic, file, _ := strings.Cut(rest, ")")
		if strings.Contains(magic, "exclude") {
			return ""
		}
		return file
	}
	s = s[1:]
	for s != "" && strings.IndexByte("/!^:", s[0]) >= 0 {
		if s[0] == '!' || s[0] == '^' {
			return ""
		}
		s = s[1:]
	}
	return s
}

// printsNames reports that git prints of the files no more than their names
// and sizes.
func (c *Call) printsNames() bool {
	summary := hasName("log rev-list", c.Argv[0].Value)
	for i := range c.Uses {
		if !hasName(gitNameOpts, c.Uses[i].Name) {
			return false
		}
		summary = summary || hasName(gitSummaryOpts, c.Uses[i].Name)
	}
	return summary && hasName("log rev-list diff show", c.Argv[0].Value)
}

// gitRevision reports that a word before "--" is surely no path worth a look.
func gitRevision(s string) bool {
	switch s {
	case "HEAD", "FETCH_HEAD", "ORIG_HEAD", "MERGE_HEAD", "main", "master", "blob", "tree", "commit", "tag":
		return true
	}
	if strings.HasPrefix(s, "~") || strings.HasPrefix(s, "/") || strings.HasPrefix(s, ".") {
		return false
	}
	return strings.ContainsAny(s, "^~@") || !strings.ContainsAny(s, "./_")
}

// scanGitFormat looks for formats of refs for which git runs gpg.
func scanGitFormat(c *Call) {
	for i := range c.Uses {
		if u := &c.Uses[i]; hasName("--format --sort", u.Name) && strings.Contains(u.Value.Value, "signature") {
			c.Add(Load, u.Value, "runs the configured gpg program")
		}
	}
}

// scanGitReflog tells reading the log from expiring it.
func scanGitReflog(c *Call) {
	if len(c.Operands) == 0 {
		return
	}
	switch w := c.Operands[0]; {
	case w.Kind != shellparse.Literal:
		c.Unknown("the action is not known before it runs")
	case w.Value == "expire", w.Value == "delete", w.Value == "drop", w.Value == "write":
		c.AddEffect(Effect{Kind: History, Note: "drops the log of refs"})
	}
}
