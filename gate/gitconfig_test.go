package gate

import (
	"context"
	"strings"
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
		"/w/t/.git":                                "gitdir: /home/dev/app/.git/worktrees/t\n",
		"/home/dev/app/.git/config":                "[core]\n\tfsmonitor = x\n",
		"/home/dev/app/.git/worktrees/t/HEAD":      "ref: refs/heads/t\n",
		"/home/dev/app/.git/worktrees/t/commondir": "../..\n",
	}
	g, err := New(Policy{FailClosed: Ask}, WithFiles(files))
	if err != nil {
		t.Fatal(err)
	}
	if v := g.Judge(context.Background(), Request{Command: "git status", Dir: "/w/t", Home: "/home/dev"}); v.Rule != "repository-config" {
		t.Errorf("%s by %s", v.Decision, v.Rule)
	}
}

func TestRepositoryConfigIsFoundAsGitDoes(t *testing.T) {
	const bad, head = "[core]\n\tfsmonitor = x\n", "ref: refs/heads/main\n"
	outer := tree{"/home/dev/app/.git/config": "[core]\n\tbare = false\n", "/home/dev/app/.git/HEAD": head}
	tests := []struct {
		name  string
		files tree
		want  string
	}{
		{"outer alone", tree{}, "known-safe"},
		{"bare repository in a directory", tree{"/home/dev/app/sub/HEAD": head, "/home/dev/app/sub/config": bad}, "repository-config"},
		{"bare repository around a directory", tree{"/home/dev/app/sub/HEAD": head, "/home/dev/app/sub/config": bad, "/home/dev/app/sub/refs/x": ""}, "repository-config"},
		{"empty .git in a bare repository", tree{"/home/dev/app/sub/.git/x": "", "/home/dev/app/sub/HEAD": head, "/home/dev/app/sub/config": bad}, "repository-config"},
		{"empty .git below a repository", tree{"/home/dev/app/sub/.git/x": "", "/home/dev/app/.git/config": bad}, "repository-config"},
		{"file that names a directory", tree{"/home/dev/app/sub/.git": "gitdir: real\n", "/home/dev/app/sub/real/config": bad}, "repository-config"},
		{"long file that names a directory", tree{"/home/dev/app/sub/.git": "gitdir: real\n" + strings.Repeat("\n", 5000), "/home/dev/app/sub/real/config": bad}, "repository-config"},
		{"file too long that names a directory", tree{"/home/dev/app/sub/.git": "gitdir: real\n" + strings.Repeat("\n", maxConfig)}, "repository-config"},
		{"empty name of common files", tree{"/home/dev/app/sub/.git/HEAD": head, "/home/dev/app/sub/.git/commondir": "\n", "/home/dev/app/sub/.git/config": bad}, "repository-config"},
		{"directory of common files", tree{"/home/dev/app/sub/.git/HEAD": head, "/home/dev/app/sub/.git/commondir": "../real\n", "/home/dev/app/sub/real/config": bad}, "repository-config"},
		{"configuration of a work tree", tree{"/home/dev/app/sub/.git/HEAD": head, "/home/dev/app/sub/.git/config.worktree": bad}, "repository-config"},
		{"name like that of a work tree", tree{"/home/dev/app/sub/.git": "gitdir: /home/dev/app/worktrees/x\n", "/home/dev/app/worktrees/x/config": bad}, "repository-config"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for name, data := range outer {
				if _, ok := tt.files[name]; !ok {
					tt.files[name] = data
				}
			}
			g, err := New(Policy{FailClosed: Ask}, WithFiles(tt.files))
			if err != nil {
				t.Fatal(err)
			}
			dir := "/home/dev/app/sub"
			if strings.Contains(tt.name, "around") {
				dir += "/refs"
			}
			if v := g.Judge(context.Background(), Request{Command: "git status", Dir: dir, Workspace: "/home/dev/app", Home: "/home/dev"}); v.Rule != tt.want {
				t.Errorf("%s by %s: %s", v.Decision, v.Rule, v.Reason)
			}
		})
	}
}

// TestHooksThatReadsRun looks for the hook that git runs when it writes the
// index, which a mere status may do.
func TestHooksThatReadsRun(t *testing.T) {
	const plain, own = "[core]\n\tbare = false\n", "[core]\n\thooksPath = tools/hooks\n"
	for _, c := range []struct {
		name, command string
		files         tree
		want          Decision
	}{
		{"no hook", "git status", tree{"/home/dev/app/.git/hooks/pre-commit": ""}, Allow},
		{"its own hook", "git status", tree{"/home/dev/app/.git/hooks/post-index-change": ""}, Ask},
		{"named directory", "git diff", tree{"/home/dev/app/.git/config": own, "/home/dev/app/tools/hooks/post-index-change": ""}, Ask},
		{"named directory without it", "git diff", tree{"/home/dev/app/.git/config": own, "/home/dev/app/tools/hooks/pre-push": ""}, Allow},
		{"absolute directory", "git status", tree{"/home/dev/app/.git/config": "[core]\nhooksPath=/srv/h\n", "/srv/h/post-index-change": ""}, Ask},
		{"directory in the home", "git status", tree{"/home/dev/app/.git/config": "[core]\nhookspath = ~/h\n", "/home/dev/h/post-index-change": ""}, Ask},
		{"directory that is not read here", "git status", tree{"/home/dev/app/.git/config": "[core]\nhookspath = a\\\\b\n"}, Ask},
		{"second of two", "git status", tree{"/home/dev/app/.git/config": own + "hookspath = b\n", "/home/dev/app/b/post-index-change": ""}, Ask},
		{"just written", "cp a tools/hooks/post-index-change; git status", tree{"/home/dev/app/.git/config": own}, Ask},
		{"written elsewhere", "echo a > b; git status", tree{"/home/dev/app/.git/config": plain}, Allow},
		{"husky", "echo a > b; git status", tree{"/home/dev/app/.git/config": "[core]\n\thooksPath = .husky/_\n"}, Allow},
	} {
		if _, ok := c.files["/home/dev/app/.git/config"]; !ok {
			c.files["/home/dev/app/.git/config"] = plain
		}
		c.files["/home/dev/app/.git/HEAD"] = "ref: refs/heads/main\n"
		g, err := New(Policy{FailClosed: Ask, WorkspaceWrites: Allow}, WithFiles(c.files))
		if err != nil {
			t.Fatal(err)
		}
		for _, dir := range []string{"/home/dev/app", "/home/dev/app/deep"} {
			if dir != "/home/dev/app" && c.name == "just written" {
				continue
			}
			v := g.Judge(context.Background(), Request{Command: c.command, Dir: dir, Workspace: "/home/dev/app", Home: "/home/dev"})
			if v.Decision != c.want || c.want == Ask && v.Rule != "repository-config" {
				t.Errorf("%s: %s by %s: %s", c.name, v.Decision, v.Rule, v.Reason)
			}
		}
	}
}

func (tree) Dashes(string) (some, ok bool) { return false, false }
