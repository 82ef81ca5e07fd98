package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

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
