package gate

import (
	"context"
	"testing"
)

// What git prints as the root of the repository is a fact about files.
func TestToplevel(t *testing.T) {
	files := tree{"/home/dev/app/.git/config": "", "/home/dev/app/sub/x": ""}
	g, err := New(Policy{FailClosed: Ask}, WithFiles(files))
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		command string
		want    Decision
		rule    string
	}{
		{`cd "$(git rev-parse --show-toplevel)" && git status`, Allow, ""},
		{`cat "$(git rev-parse --show-toplevel)/README.md"`, Allow, ""},
		{`cat "$(git rev-parse --show-toplevel)/.env"`, Ask, "reads-token"},
		{`rm -rf "$(git rev-parse --show-toplevel)"`, Deny, "delete-system"},
	}
	for _, tt := range tests {
		v := g.Judge(context.Background(), Request{Command: tt.command, Dir: "/home/dev/app/sub", Home: "/home/dev"})
		if v.Decision != tt.want || tt.rule != "" && v.Rule != tt.rule {
			t.Errorf("%s: %s by %s", tt.command, v.Decision, v.Rule)
		}
	}
}
