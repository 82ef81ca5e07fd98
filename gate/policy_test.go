package gate_test

import (
	"context"
	"testing"

	"github.com/phocinae/guardexec/gate"
)

// WorkspaceWrites concerns ordinary files of the workspace and nothing else.
func TestWorkspaceWrites(t *testing.T) {
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask, WorkspaceWrites: gate.Allow}, gate.WithFiles(gate.NoFiles{}))
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		command string
		want    gate.Decision
	}{
		{"echo hi > notes.md", gate.Allow},
		{"go test ./... | tee test.log", gate.Allow},
		{"sed -i s/a/b/ src/a.go", gate.Allow},
		{"echo x > ../notes.md", gate.Ask},
		{"echo x > .git/config", gate.Ask},
		{"echo x > .env", gate.Ask},
		{"echo x > .github/workflows/ci.yml", gate.Ask},
		{"echo x > ~/.bashrc", gate.Ask},
		{"echo x > $f", gate.Ask},
		{"echo x > src/$f", gate.Ask},
		{"printf 'test:' > Makefile && make test", gate.Ask},
		{"rm notes.md", gate.Ask},
		{"echo x > /etc/hosts", gate.Deny},
	}
	for _, tt := range tests {
		v := g.Judge(context.Background(), gate.Request{Command: tt.command, Dir: "/home/dev/app", Home: "/home/dev"})
		if v.Decision != tt.want {
			t.Errorf("%s: %s by %s, want %s", tt.command, v.Decision, v.Rule, tt.want)
		}
	}
}

// A search of the environment for a plain name is harmless, and vouches for
// nothing else in the command.
func TestFilteredEnvironment(t *testing.T) {
	g, err := gate.New(gate.Policy{}, gate.WithFiles(gate.NoFiles{}))
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		command string
		want    gate.Decision
	}{
		{"env | grep '^NODE_'", gate.Allow},
		{"env | grep API", gate.Ask},
		{"LD_PRELOAD=/tmp/x.so env | grep '^NODE_'", gate.Deny},
		{"FOO=1 printenv | grep NODE_", gate.Deny},
		{"grep() { cat; }; env | grep NODE_", gate.Ask},
	}
	for _, tt := range tests {
		v := g.Judge(context.Background(), gate.Request{Command: tt.command, Dir: "/home/dev/app", Home: "/home/dev"})
		if v.Decision != tt.want {
			t.Errorf("%s: %s by %s, want %s", tt.command, v.Decision, v.Rule, tt.want)
		}
	}
}

// A pattern may become an option where a name begins with a dash.
func TestPatternsThatMayBeOptions(t *testing.T) {
	g, err := gate.New(gate.Policy{}, gate.WithFiles(gate.NoFiles{}))
	if err != nil {
		t.Fatal(err)
	}
	for _, pattern := range []string{"*", "?o*", "[-a]*", "!(a)", "@(-o|a)*", "+(-)o*", "?(-)o*", "*(-)o*", `\-Z*`} {
		command := "shopt -s extglob\nsort " + pattern
		v := g.Judge(context.Background(), gate.Request{Command: command, Dir: "/home/dev/app", Home: "/home/dev"})
		if v.Rule != "unknown-argument" {
			t.Errorf("%s: %s by %s", command, v.Decision, v.Rule)
		}
	}
	for _, pattern := range []string{"./*", "a*", "@x*", "-- *"} {
		command := "shopt -s extglob\nsort " + pattern
		v := g.Judge(context.Background(), gate.Request{Command: command, Dir: "/home/dev/app", Home: "/home/dev"})
		if v.Decision != gate.Allow {
			t.Errorf("%s: %s by %s", command, v.Decision, v.Rule)
		}
	}
}
