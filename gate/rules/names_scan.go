package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanNames reads programs to which the name of a file says more than where
// it is.
func scanNames(c *Call) {
	switch copyName(c) {
	case "diffstat":
		// It unpacks by a command of the shell that has the name between quotes:
		// the file need not be there. diffstat.c, version 1.65, decompressor().
		for _, w := range c.Operands {
			if strings.ContainsAny(w.Value+w.Suffix, "$`\"\\") || w.Kind == shellparse.Unknown || w.Kind == shellparse.Pattern && !hasAnySuffix(w.Value, ".patch .diff .txt") {
				c.Unknown("a name that may hold shell text, in a command that unpacks it")
			}
		}
	case "soxi":
		c.readOrFetch()
		for _, w := range c.Operands {
			if strings.HasPrefix(w.Value, "|") || w.Kind == shellparse.Unknown && w.Value == "" {
				c.AddEffect(Effect{Kind: Script, Word: Lit(strings.TrimPrefix(w.Value, "|")), Dialect: shellparse.POSIX, Note: "a program whose output is the sound"})
			}
		}
	case "exiftool": // before 12.38 it opened "COMMAND |" as Perl does
		for _, w := range c.Operands {
			if name := strings.TrimSpace(w.Value + w.Suffix); strings.HasSuffix(name, "|") || strings.HasPrefix(name, "|") {
				c.AddEffect(Effect{Kind: Script, Word: Lit(strings.Trim(name, "| ")), Dialect: shellparse.POSIX, Note: "a command whose output is the file"})
			}
		}
	case "ktlint", "tap":
		scanLocal(c)
		for i, w := range c.Operands {
			switch {
			case strings.HasPrefix(w.Value, "installGit"), strings.HasPrefix(w.Value, "applyToIDEA"), w.Value == "generateEditorConfig":
				c.Add(Persist, w, "changes the settings of git or an editor")
			case i == 0 && copyName(c) == "tap" && hasName("plugin build repl config", w.Value):
				c.Add(Project, w, "no test")
			}
		}
	default: // ajv loads what has another extension as a module
		for i := range c.Uses {
			if u := &c.Uses[i]; u.HasValue && hasName("-s -d -r -m", u.Name) && !hasAnySuffix(u.Value.Value+u.Value.Suffix, ".json .jsonc .json5 .yml .yaml") {
				c.Add(Load, u.Value, "a module that is run")
			}
		}
	}
}

// tracer judges what valgrind and strace make of their options: the tools of
// valgrind are programs, its logs are named by what stands in the environment,
// and strace writes to a command behind "|".
func (c *Call) tracer() {
	name := c.Argv[0].Value
	if name != "valgrind" && name != "strace" {
		return
	}
	for i := range c.Uses {
		u := &c.Uses[i]
		s := u.Value.Value
		switch {
		case u.Name == "--tool" && !simpleName(u.Value):
			c.Add(Program, u.Value, "a tool elsewhere")
		case u.Flag.Value != Write:
		case name == "valgrind" && strings.Contains(s, "%q"):
			c.Unknown("a file named by the environment")
		case name == "strace" && (strings.HasPrefix(s, "|") || strings.HasPrefix(s, "!")):
			c.AddEffect(Effect{Kind: Script, Word: Lit(s[1:]), Dialect: shellparse.POSIX})
		}
	}
}

// ownText turns reports into ordinary files: their text follows a template of
// the caller.
func (c *Call) ownText() {
	for i := range c.out.Effects {
		if c.out.Effects[i].Kind == Artifact {
			c.out.Effects[i].Kind = Write
		}
	}
}
