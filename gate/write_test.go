package gate_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
)

func writeGate(t testing.TB, opts ...gate.Option) *gate.Gate {
	t.Helper()
	g, err := gate.New(gate.Policy{}, opts...)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestJudgeWrite holds what editing tools may not change without a person.
func TestJudgeWrite(t *testing.T) {
	g := writeGate(t, gate.WithFiles(gate.NoFiles{}))
	const home, work = "/home/ann", "/home/ann/src/app"
	for _, c := range []struct{ want, paths string }{
		{"deny", "~/.ssh/id_ed25519 /home/ann/.ssh/id_rsa ../../.ssh/work_key ~/.aws/credentials ~/.config/gcloud/credentials.db " +
			"~/.kube/config ~/.gnupg/x deploy/server.key /home/bob/.ssh/id_rsa ~/.SSH/ID_RSA $HOME/.ssh/id_rsa " +
			`C:\Users\ann\.ssh\id_rsa ~\.ssh\id_rsa ` +
			"~/.config/guardexec/config.json .guardexec.json ~/.local/state/guardexec/audit.jsonl /usr/local/bin/guardexec " +
			"/dev/sda /etc/shadow /etc/sudoers.d/x /etc/passwd"},
		{"ask", ".env .env.local sub/.env ~/.netrc .github/workflows/ci.yml .gitlab-ci.yml ~/.bashrc ~/.zshrc ~/.profile " +
			"/etc/nginx/nginx.conf /usr/share/x .git/config .git/hooks/pre-commit ~/.npmrc ~/.pypirc ~/.gem/credentials " +
			"~/.ssh/authorized_keys ~/.ssh/config .claude/settings.json .config/goose/settings.json ~/.codex/config.toml ~/.gemini/settings.json " +
			"~/.copilot/hooks/x.json ~/.kimi-code/config.toml .openhands/hooks.json ~/.cline/hooks/PreToolUse .mcp.json " +
			"~/.config/opencode/plugin/guard.js ~/.config/crush/crush.json crush.json .ENV .Git/Hooks/x .env. .env::$DATA " +
			"sub/../.git/config /home/ann/src/app/./.env .github/hooks/x.json .husky/pre-commit .envrc"},
		{"", "main.go src/a/b.go README.md .env.example /tmp/x /srv/data/y ~/notes.txt .gitignore .github/CODEOWNERS a.env.go"},
	} {
		for _, p := range strings.Fields(c.paths) {
			v, known := g.JudgeWrite(context.Background(), gate.WriteRequest{Path: p, Dir: work, Home: home, Tool: "Write"})
			got := ""
			if known {
				got = v.Decision.String()
			}
			if got != c.want {
				t.Errorf("%s: %q by %s, want %q", p, got, v.Rule, c.want)
			}
			if known && (v.Reason == "" || v.Rule == "" || len(v.Findings) != 1) {
				t.Errorf("%s: %+v", p, v)
			}
		}
	}
}

func TestJudgeWriteRefusesWhatIsNoPath(t *testing.T) {
	g := writeGate(t)
	for _, p := range []string{"a\x00b", strings.Repeat("a/", 4000)} {
		if v, known := g.JudgeWrite(context.Background(), gate.WriteRequest{Path: p, Dir: "/w"}); !known || v.Decision == gate.Allow {
			t.Errorf("%.10q: %v %v", p, v, known)
		}
	}
	done, cancel := context.WithCancel(context.Background())
	cancel()
	if v, known := g.JudgeWrite(done, gate.WriteRequest{Path: "a", Dir: "/w"}); !known || v.Decision != gate.Deny {
		t.Errorf("without time: %v %v", v, known)
	}
}

// TestJudgeWriteFollowsLinks looks at the file that would change.
func TestJudgeWriteFollowsLinks(t *testing.T) {
	dir, home := t.TempDir(), t.TempDir()
	key := filepath.Join(home, ".ssh", "id_rsa")
	if err := os.MkdirAll(filepath.Dir(key), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(key, filepath.Join(dir, "notes.txt")); err != nil {
		t.Skip(err)
	}
	if err := os.Symlink(filepath.Dir(key), filepath.Join(dir, "docs")); err != nil {
		t.Fatal(err)
	}
	for _, p := range []string{"notes.txt", "docs/id_rsa", "docs/new"} {
		v, known := writeGate(t).JudgeWrite(context.Background(), gate.WriteRequest{Path: p, Dir: dir, Home: home})
		if !known || v.Decision != gate.Deny {
			t.Errorf("%s: %v %v", p, v.Decision, known)
		}
	}
}
