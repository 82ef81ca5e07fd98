package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// helmQuery reads the queries of helm that stay on this machine: the
// dependencies and the files of a chart here, and what is configured. It reports whether the
// call was one.
func helmQuery(c *Call, first, second string, rest []shellparse.Word) bool {
	options := ""
	chart := false
	switch first + " " + second {
	case "dependency list", "dependency ls", "dep list", "dep ls", "dependencies list":
		options, chart = "--max-col-width=", true
	case "show all", "show chart", "show crds", "show readme", "show values", "inspect all", "inspect chart", "inspect readme", "inspect values":
		// helm show values ./CHART; other names are of a repository.
		if len(rest) != 1 || !strings.HasPrefix(rest[0].Value, ".") && !strings.HasPrefix(rest[0].Value, "/") {
			return false
		}
		chart = true
	case "repo list", "repo ls", "plugin list", "plugin ls":
		options = "-o= --output="
	case "search repo":
		options = "-l --versions -r --regexp --devel --version= --max-col-width= -o= --output= --fail-on-no-result"
	default:
		return false
	}
	var files []shellparse.Word
	for i := 0; i < len(rest); i++ {
		w := rest[i]
		name, _, attached := strings.Cut(w.Value, "=")
		_, takes, known := find(options, name)
		switch {
		case !strings.HasPrefix(w.Value, "-"):
			if strings.Contains(w.Value, "://") {
				return false
			}
			files = append(files, w)
		case !known || attached && takes == noValue:
			return false
		case takes == needsValue && !attached:
			i++
		}
	}
	if chart && len(files) == 0 {
		files = append(files, Lit("."))
	}
	for _, w := range files {
		if chart {
			c.Add(Read, w, "")
		}
	}
	return true
}
