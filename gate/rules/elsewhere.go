package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// elsewhere looks at what the contract of a task takes for text, and at what
// is handed on behind "--": a path that leads out of the working directory is
// code, or settings that name code, whatever the option is called.
func (c *Call) elsewhere() {
	if copyName(c) == "info" && includes(c.Operands, "client-env") {
		c.AddEffect(Effect{Kind: EnvDump, Note: "prints the environment of the client"}) // bazel
	}
	wraps := c.Contract.Scan == ScanProjectEnv
	if !wraps && !c.out.Has(Task) {
		return
	}
	if c.Contract.Scan != ScanMake {
		c.late = true
		c.loadedByPath()
	}
	seen := c.mentioned()
	for i := range c.Uses {
		u := &c.Uses[i]
		if u.HasValue && u.Flag.Value == Text && namesArguments(u.Name) {
			for f := range strings.FieldsSeq(u.Value.Value) {
				c.passed([]shellparse.Word{{Kind: u.Value.Kind, Value: f}})
			}
			continue
		}
		if u.HasValue && u.Flag.Value == Text && u.Value.Kind == shellparse.Literal && namesPlace(u.Name) && leadsOut(u.Value.Value) && !seen.has(u.Value) {
			c.Add(Load, u.Value, "option "+u.Name)
		}
	}
	if wraps || c.Contract.hasSubs() || c.Contract.Scan == ScanPkgScript {
		return
	}
	words := c.Operands
	if c.Dashes >= 0 {
		words = words[:c.Dashes]
		for _, w := range c.Operands[c.Dashes:] {
			if !seen.has(w) {
				c.passed([]shellparse.Word{w})
			}
		}
	}
	switch c.Contract.Scan {
	case ScanNone, ScanSessions, ScanDotnet:
		for _, w := range words {
			if w.Kind == shellparse.Literal && leadsOut(w.Value) && !seen.has(w) {
				c.Add(File, w, "a path outside the working directory")
			}
		}
	}
}

// about is the set of arguments that effects are about already. There may be
// thousands of both.
type about map[string]bool

// mentioned collects what the effects so far are about.
func (c *Call) mentioned() about {
	set := make(about, len(c.out.Effects))
	for i := range c.out.Effects {
		set.add(c.out.Effects[i].Word)
	}
	return set
}

func (set about) add(w shellparse.Word) {
	if w.Kind == shellparse.Unknown {
		set["\x00"+w.Value] = true
	} else if w.Value != "" {
		set[w.Value] = true
	}
}

// has reports an argument, or its value, of which an effect speaks.
func (set about) has(w shellparse.Word) bool {
	if w.Kind == shellparse.Unknown {
		return set["\x00"+w.Value]
	}
	_, value, _ := strings.Cut(w.Value, "=")
	return set[w.Value] || value != "" && set[value] || len(w.Value) > 2 && set[w.Value[2:]]
}

// leadsOut reports a literal that is, or ends in, a path out of the working
// directory. Two slashes in front name a target of a build tool.
func leadsOut(s string) bool {
	return !strings.HasPrefix(s, "//") && !isLocal(Lit(s))
}

// namesPlace reports an option whose value may well be a path: a long one that
// says so, or a letter that does not commonly stand for a pattern of names.
func namesPlace(name string) bool {
	if len(name) == 2 {
		return !hasName("-t -g -k -e -n -m -i -x -R -E -L -N", name)
	}
	lower := strings.ToLower(name)
	return containsAny(lower, "dir root cwd project path folder workspace config") && !containsAny(lower, "ignore exclude skip pattern base url public prefix")
}

// namesArguments reports an option whose value is split into arguments of the
// program that is tested.
func namesArguments(name string) bool {
	return hasName("--ta --ba --test-arguments --test-options --test-option --benchmark-arguments --benchmark-options --test_arg --test-args --run-args", name)
}

// namesCode reports an option whose value is usually the name of something
// built in, but may be a path to code.
func namesCode(name string) bool {
	return containsAny(strings.ToLower(name), "format report style plugin loader runner parser printer theme provider preset template logger executable interpreter compiler browser engine")
}

// containsAny reports whether s contains one of some words.
func containsAny(s, words string) bool {
	for w := range strings.FieldsSeq(words) {
		if strings.Contains(s, w) {
			return true
		}
	}
	return false
}

// attachedPath returns the path that is attached to short options: -r/tmp/x,
// -vc../x. Of more than three letters it is the beginning of a relative path.
func attachedPath(s string) (string, bool) {
	if len(s) < 3 || s[0] != '-' || s[1] == '-' {
		return "", false
	}
	i := 1
	for i < len(s) && (s[i]|0x20 >= 'a' && s[i]|0x20 <= 'z') {
		i++
	}
	if i == 1 || i > 4 || i == len(s) {
		return "", false
	}
	rest := s[i:]
	return rest, strings.IndexByte("/~", rest[0]) >= 0 || strings.HasPrefix(rest, "../")
}

// verbs reads the first operand of checkers of which some sub-commands change
// files, or fetch what they need; pyupgrade has no other mode than to change.
func (c *Call) verbs() {
	edits, fetches := "", ""
	switch copyName(c) {
	case "pyupgrade":
		c.edits(c.Operands)
		return
	case "ginkgo":
		edits = "unfocus bootstrap generate"
	case "gci":
		edits = "write"
	case "taplo":
		edits = "fmt format"
	case "swiftlint":
		edits = "autocorrect"
	case "vale":
		fetches = "sync"
	}
	for i := range c.Uses {
		if u := &c.Uses[i]; u.Name == "-db" && (strings.Contains(u.Value.Value, "://") || u.Value.Kind == shellparse.Unknown) {
			c.Add(Fetch, u.Value, "a database of the caller's choice")
		}
	}
	if len(c.Operands) == 0 {
		return
	}
	if w := c.Operands[0]; copyName(c) == "slither" && (strings.HasPrefix(w.Value, "0x") || strings.Contains(w.Value, ":0x")) {
		c.Add(Fetch, w, "a contract of the network")
	}
	switch verb := c.Operands[0]; {
	case edits+fetches == "":
	case verb.Kind == shellparse.Unknown:
		c.Unknown("the sub-command is not known before it runs")
	case hasName(edits, verb.Value):
		c.Add(Edit, shellparse.Word{}, "changes files")
	case hasName(fetches, verb.Value):
		c.AddEffect(Effect{Kind: Fetch, Note: "packages of styles"})
	}
}

// saysAbbrev reports that an expression of strace names what is abbreviated,
// the environment of a new program among it.
func (c *Call) saysAbbrev() bool {
	for i := range c.Uses {
		if u := &c.Uses[i]; u.Name == "-e" && (u.Value.Kind != shellparse.Literal || hasAnyPrefix(u.Value.Value, "abbrev= a=")) {
			return true
		}
	}
	return false
}
