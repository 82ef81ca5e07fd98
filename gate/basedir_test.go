package gate

import (
	"context"
	"testing"
)

// TestTheLastDirectoryOfEnvCounts does not take one for a part of the other.
func TestTheLastDirectoryOfEnvCounts(t *testing.T) {
	for command, want := range map[string]Decision{
		"env -C /tmp/x -C . cp /tmp/a Makefile":      Ask,
		"env --chdir=/tmp/x --chdir=src tee a.js":    Ask,
		"env -C src -C /tmp/x cp /tmp/a /tmp/x/b":    Allow,
		"patch -d /tmp/x -d . -i /tmp/x/a.patch":     Ask,
		"pnpm -C /tmp/x -C . run test":               Ask,
		"git -C /w -C app status":                    Allow,
		"env -C /tmp/x -S '-C . cp /tmp/a Makefile'": Ask,
	} {
		g, err := New(Policy{FailClosed: Ask}, WithFiles(tree{"/w/app/.git/HEAD": "ref: refs/heads/main\n", "/w/app/src/x": "", "/tmp/x/y": ""}))
		if err != nil {
			t.Fatal(err)
		}
		if v := g.Judge(context.Background(), Request{Command: command, Dir: "/w/app", Home: "/home/dev"}); v.Decision != want {
			t.Errorf("%s: %s by %s: %s", command, v.Decision, v.Rule, v.Reason)
		}
	}
}
