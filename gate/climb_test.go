package gate

import (
	"context"
	"testing"
)

// TestADirectoryThatIsNotThereIsNotEntered follows a change of directory that
// fails: the next one starts somewhere else.
func TestADirectoryThatIsNotThereIsNotEntered(t *testing.T) {
	for _, c := range []struct {
		command string
		want    Decision
	}{
		{"cd web && make test; cd ../api && make test", Allow},
		{"cd nosuch; cd ../other && make test", Ask},
		{"cd nosuch && make test; cd ../other && make test", Ask},
		{"cd README.md; cd ../other && make test", Ask},
		{"cd web; cd nosuch; cd ../../other && make test", Ask},
		{"cd nosuch; cd web && make test", Allow},
	} {
		g, err := New(Policy{FailClosed: Ask}, WithFiles(tree{"/w/app/web/x": "", "/w/app/api/x": "", "/w/app/README.md": "", "/w/other/Makefile": ""}))
		if err != nil {
			t.Fatal(err)
		}
		v := g.Judge(context.Background(), Request{Command: c.command, Dir: "/w/app", Home: "/home/dev"})
		if v.Decision != c.want {
			t.Errorf("%s: %s by %s: %s", c.command, v.Decision, v.Rule, v.Reason)
		}
	}
}

// TestABuildMayMakeANewFile asks before a build overwrites what may be a
// source, and only then.
func TestABuildMayMakeANewFile(t *testing.T) {
	for _, c := range []struct {
		command string
		want    Decision
	}{
		{"elm make src/Main.elm", Ask},
		{"elm make src/Main.elm --output=jest.config.js", Ask},
		{"elm make src/Main.elm --output=new/index.html", Ask},
		{"elm make src/Main.elm --output=old.js", Ask},
		{"elm make src/Main.elm --output=nosuch/app.js", Ask},
		{"elm make src/Main.elm --output=.git/hooks/app.js", Ask},
		{"cd web && elm make src/Main.elm", Allow},
	} {
		g, err := New(Policy{FailClosed: Ask}, WithFiles(tree{"/w/app/index.html": "", "/w/app/old.js": "", "/w/app/web/x": "", "/w/app/.git/hooks/x": ""}))
		if err != nil {
			t.Fatal(err)
		}
		v := g.Judge(context.Background(), Request{Command: c.command, Dir: "/w/app", Home: "/home/dev"})
		if v.Decision != c.want {
			t.Errorf("%s: %s by %s: %s", c.command, v.Decision, v.Rule, v.Reason)
		}
	}
}
