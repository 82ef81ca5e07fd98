package rules

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanRust reads what cargo hands on behind "--": options of the compiler, of
// rustfmt, or of the test program.
func scanRust(c *Call) {
	scanLocal(c)
	if c.Dashes < 0 {
		return
	}
	rest := c.Operands[c.Dashes:]
	switch c.Argv[0].Value {
	case "fmt":
		if includes(rest, "--check") {
			c.out.Effects = slices.DeleteFunc(c.out.Effects, func(e Effect) bool { return e.Kind == Edit })
			c.Add(Task, shellparse.Word{}, "")
		}
		c.refuse(rest, "--config --config-path", Load)
	case "test", "t", "bench":
		c.refuse(rest, "--logfile", Artifact)
	default:
		c.refuse(rest, "-C --codegen -Z -L --extern --sysroot -o --output --emit --out-dir --theme --html-in-header --html-before-content --html-after-content --markdown-css --extend-css --index-page --write-info-json --plugin-path --test-runtool --runtool", Program)
	}
}

// scanToolchain drops a toolchain in front of the sub-command: a release, which
// rustup installs if it is not there. Names of one's own stand for directories.
// The rustup book, Overrides, Toolchain override shorthand.
func scanToolchain(c *Call) {
	if len(c.Operands) == 0 || c.Operands[0].Kind != shellparse.Literal {
		return
	}
	name, ok := strings.CutPrefix(c.Operands[0].Value, "+")
	channel, date, _ := strings.Cut(name, "-")
	if ok && (hasName("stable beta nightly", channel) || isRelease(channel)) && strings.Trim(date, "0123456789-") == "" {
		c.Operands = c.Operands[1:]
	}
}

// isRelease reports numbers with dots between them.
func isRelease(s string) bool {
	major, minor, ok := strings.Cut(s, ".")
	minor, patch, _ := strings.Cut(minor, ".")
	return ok && major != "" && minor != "" && isDigits(major+minor+patch)
}

// refuse adds an effect for each argument that is, or begins like, one of
// some options, and for each that is not known.
func (c *Call) refuse(words []shellparse.Word, options string, k Kind) {
	for i, w := range words {
		if w.Kind == shellparse.Unknown && (w.Multi || w.Value == "" || w.Value[0] == '-') {
			c.Unknown("an argument that may turn out to be an option")
			continue
		}
		for o := range strings.FieldsSeq(options) {
			switch {
			case w.Value == o && i+1 < len(words):
				c.Add(k, words[i+1], "option "+o)
			case w.Value == o:
				c.Add(k, shellparse.Word{}, "option "+o)
			case strings.HasPrefix(w.Value, o+"="):
				c.Add(k, Lit(w.Value[len(o)+1:]), "option "+o)
			case len(o) == 2 && strings.HasPrefix(w.Value, o):
				c.Add(k, Lit(w.Value[2:]), "option "+o)
			}
		}
	}
}
