package rules

import "strings"

// scanSVN tells paths of the working copy from addresses.
func scanSVN(c *Call) {
	for _, w := range c.out.Base {
		if strings.Contains(w.Value, "://") {
			c.Add(Fetch, w, "the repository") // hg -R
		}
	}
	for _, w := range c.Operands {
		if strings.Contains(w.Value, "://") || strings.HasPrefix(w.Value, "ssh:") || strings.HasPrefix(w.Value, "^/") {
			c.Add(Fetch, w, "the repository")
			continue
		}
		c.Add(Read, w, "")
	}
}
