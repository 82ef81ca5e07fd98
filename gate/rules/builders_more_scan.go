package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanElm adds what elm make writes without --output.
func scanElm(c *Call) {
	scanLocal(c)
	if !c.Has("--output") && !c.Has("--docs") {
		c.Add(Artifact, Lit("index.html"), "")
	}
}

// scanFlake judges a flake by where it is: the project's own is its build
// description, any other one comes from the network (nix3-flake(1), "Flake
// references").
func scanFlake(c *Call) {
	own := true
	for _, w := range c.Operands {
		dir, _, _ := strings.Cut(w.Value, "#")
		if hasName("path-info why-depends", c.Argv[0].Value) && w.Kind == shellparse.Literal && strings.HasPrefix(dir, "/nix/store/") && !strings.Contains(dir, "..") {
			continue // what has been built
		}
		own = own && w.Kind == shellparse.Literal && isLocal(Lit(dir)) && (dir == "." || strings.HasPrefix(dir, "./"))
	}
	if !own {
		c.Add(Project, shellparse.Word{}, "a flake that is not the project's own")
		return
	}
	c.Add(Task, shellparse.Word{}, "")
}
