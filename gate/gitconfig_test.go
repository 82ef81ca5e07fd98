package gate

import (
	"context"
	"testing"
)

// tree is a file system of small files; directories are those in front of them.
type tree map[string]string

func (f tree) Fact(p string) FileFact {
	if _, ok := f[p]; ok {
		return FileFact{Exists: true}
	}
	for name := range f {
		if within(name, p) {
			return FileFact{Exists: true, Dir: true}
		}
	}
	return FileFact{}
}

func (f tree) Read(p string, most int) ([]byte, bool) {
	data, ok := f[p]
	return []byte(data), ok && len(data) <= most
}

func TestRepositoryConfig(t *testing.T) {
	tests := []struct {
		name   string
		config string
		want   Decision
	}{
		{"plain", "[core]\n\tbare = false\n[remote \"origin\"]\n\turl = git@example.com:a/b\n[branch \"main\"]\n\tremote = origin\n", Allow},
		{"fsmonitor program", "[core]\n\tfsmonitor = sh /tmp/x\n", Ask},
		{"fsmonitor builtin", "[core]\n\tfsmonitor = true\n", Allow},
		{"same line", "[core] fsmonitor = sh /tmp/x\n", Ask},
		{"upper case", "[CORE]\nFsMonitor=x\n", Ask},
		{"old sub-section", "[diff.x]\ncommand=x\n", Ask},
		{"textconv", "[diff \"bin\"]\n\ttextconv = sh x\n", Ask},
		{"external diff", "[diff]\n\texternal = x\n", Ask},
		{"pager", "[core]\n\tpager = sh -c id\n", Ask},
		{"known pager", "[core]\n\tpager = delta\n", Allow},
		{"filter", "[filter \"x\"]\n\tclean = sh x\n", Ask},
		{"lfs", "[filter \"lfs\"]\n\tclean = git-lfs clean -- %f\n\trequired = true\n", Allow},
		{"include", "[include]\n\tpath = /tmp/x\n", Ask},
		{"continued", "[core]\n\teditor = a\\\nb\n", Ask},
		{"comment", "# pager = x\n; y\n[user]\n\tname = a\n", Allow},
		{"alias", "[alias]\n\tst = status\n", Allow},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			files := tree{"/home/dev/app/.git/config": tt.config}
			g, err := New(Policy{FailClosed: Ask}, WithFiles(files))
			if err != nil {
				t.Fatal(err)
			}
			for _, dir := range []string{"/home/dev/app", "/home/dev/app/deep/er"} {
				v := g.Judge(context.Background(), Request{Command: "git status", Dir: dir, Home: "/home/dev"})
				if v.Decision != tt.want {
					t.Errorf("in %s: %s by %s: %s", dir, v.Decision, v.Rule, v.Reason)
				}
			}
		})
	}
}

func TestRepositoryConfigOfWorktree(t *testing.T) {
	files := tree{
		"/w/t/.git":                           "gitdir: /home/dev/app/.git/worktrees/t\n",
		"/home/dev/app/.git/config":           "[core]\n\tfsmonitor = x\n",
		"/home/dev/app/.git/worktrees/t/HEAD": "ref: refs/heads/t\n",
	}
	g, err := New(Policy{FailClosed: Ask}, WithFiles(files))
	if err != nil {
		t.Fatal(err)
	}
	if v := g.Judge(context.Background(), Request{Command: "git status", Dir: "/w/t", Home: "/home/dev"}); v.Rule != "repository-config" {
		t.Errorf("%s by %s", v.Decision, v.Rule)
	}
}

func (tree) Dashes(string) (some, ok bool) { return false, false }
