package gate

import (
	"context"
	"testing"
)

// TestCodeOfAnotherDirectory: programs that load what lies in the working
// directory are asked about where that is not the project, whatever they are
// called for; in the project nothing changes.
func TestCodeOfAnotherDirectory(t *testing.T) {
	for _, c := range []struct {
		command string
		want    Decision
	}{
		{"python3 -m json.tool a.json", Allow},
		{"cd web && python3 -m json.tool a.json", Allow},
		{"cd /tmp/x && python3 -m json.tool a.json", Ask},
		{"cd /tmp/x && python3 -I -m json.tool a.json", Allow},
		{"cd /tmp/x && python3 -m calendar", Ask},
		{"cd /tmp/x && python3 -m pip list", Ask},
		{"env -C /tmp/x python3 -m json.tool a", Ask},
		{"cd /tmp/x && uv run python -m json.tool a", Ask},
		{"rustc --version && cargo --version && yarn --version && mvn --version", Allow},
		{"cd web && yarn list && bundle list && npm view a", Allow},
		{"cd /tmp/x && rustc --version", Ask},
		{"cd /tmp/x && mvn --version", Ask},
		{"cd /tmp/x && npm view a", Ask},
		{"cd /tmp/x && npm --version", Allow},
		{"yarn --cwd /tmp/x list", Ask},
		{"cd ../other && bundle list", Ask},
		{"hg -R /tmp/x status", Ask},
		{"hg status", Allow},
		{"ruff check .env", Ask},
		{"git log -p -- '.e*'", Ask},
		{"git diff -- '*.py' ':!*.lock' 'src/**'", Allow},
		{"make -p", Ask},
		{"make -p | head", Allow},
		{"make -p | head -99", Ask},
		{"make -pn | grep '^CFLAGS'", Allow},
		{"gcc -fsyntax-only -x c web/.env", Ask},
		{"ruff check . src && eslint web && npm test -- a.test.js", Allow},
	} {
		g, err := New(Policy{FailClosed: Ask}, WithFiles(tree{"/w/app/web/x": "", "/w/app/.git/HEAD": "", "/w/other/Gemfile": "", "/tmp/x/a": ""}))
		if err != nil {
			t.Fatal(err)
		}
		v := g.Judge(context.Background(), Request{Command: c.command, Dir: "/w/app", Home: "/home/dev"})
		if v.Decision != c.want {
			t.Errorf("%s: %s by %s: %s", c.command, v.Decision, v.Rule, v.Reason)
		}
	}
}
