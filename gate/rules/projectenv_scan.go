package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanProjectEnv reads the wrappers that run a command in the environment of
// a project, which decides what the names of programs mean. Its test tools
// are its own business; a shell that looks programs up there is not.
func scanProjectEnv(c *Call) {
	for i := range c.out.Effects {
		e := &c.out.Effects[i]
		if e.Kind == Argv && hasName("c8 nyc", c.Argv[0].Value) && reportsCoverage(e.Words) {
			*e = Effect{Kind: Task, Note: "a report of coverage"}
			return
		}
		if e.Kind == Argv && !c.out.peek && startsShell(e.Words, 0) {
			c.Add(Project, shellparse.Word{}, "a shell in the environment of the project")
			return
		}
	}
}

// reportsCoverage reports the command of c8 and nyc that makes reports of what
// was measured before. Other reporters are modules.
func reportsCoverage(words []shellparse.Word) bool {
	for i, w := range words {
		if w.Kind != shellparse.Literal {
			return false
		}
		option, value, _ := strings.Cut(w.Value, "=")
		switch {
		case i == 0 && hasName("report check-coverage", w.Value), hasName("--check-coverage --skip-full --all --per-file", w.Value):
		case hasName("--reporter -r", option) && (hasName(coverageReporters, value) || value == "" && i+1 < len(words)):
		case i > 0 && hasName("--reporter -r", words[i-1].Value) && hasName(coverageReporters, w.Value):
		case hasName("--lines --branches --functions --statements", option) && value != "" && isDigits(value):
		default:
			return false
		}
	}
	return len(words) > 0
}

const coverageReporters = "text text-summary text-lcov html lcov lcovonly json json-summary cobertura clover teamcity none"
