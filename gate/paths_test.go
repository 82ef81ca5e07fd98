package gate

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// links is a file system of symbolic links.
type links map[string]string

func (l links) Fact(p string) FileFact {
	to, ok := l[p]
	return FileFact{Exists: ok, Link: to}
}

func (links) Read(string, int) ([]byte, bool) { return nil, false }

func testJudge(f Files) *judge {
	return &judge{gate: &Gate{files: f}, world: world{home: "/home/dev", work: "/home/dev/app"}}
}

func TestFollow(t *testing.T) {
	fs := links{
		"/home/dev/app/keys": "/home/dev/.ssh",
		"/home/dev/app/up":   "..",
		"/home/dev/app/loop": "loop",
		"/home/dev/app/file": "data/real",
	}
	tests := []struct {
		path string
		last bool
		want string
	}{
		{"/home/dev/app/a/b", true, "/home/dev/app/a/b"},
		{"/home/dev/app/keys/id_rsa", true, "/home/dev/.ssh/id_rsa"},
		{"/home/dev/app/keys", false, "/home/dev/app/keys"},
		{"/home/dev/app/keys/", false, "/home/dev/app/keys"},
		{"/home/dev/app/keys/../x", true, "/home/dev/x"},
		{"/home/dev/app/up/x", true, "/home/dev/x"},
		{"/home/dev/app/loop/x", true, "/home/dev/app/loop/x"},
		{"/home/dev/app/file", true, "/home/dev/app/data/real"},
		{"/a/./b//c/..", true, "/a/b"},
		{"/../..", true, "/"},
	}
	for _, tt := range tests {
		if got := testJudge(fs).follow(tt.path, tt.last); got != tt.want {
			t.Errorf("follow(%s, %v) = %s, want %s", tt.path, tt.last, got, tt.want)
		}
	}
}

func TestQuestionsRunOut(t *testing.T) {
	fs := links{"/home/dev/app/s": "/etc/shadow"}
	g, err := New(Policy{FailClosed: Ask, MaxChars: 200_000}, WithFiles(fs))
	if err != nil {
		t.Fatal(err)
	}
	judge := func(n int) Verdict {
		var b strings.Builder
		b.WriteString("cat")
		for i := range n {
			b.WriteString(" f" + strconv.Itoa(i))
		}
		return g.Judge(context.Background(), Request{Command: b.String() + " s", Dir: "/home/dev/app", Home: "/home/dev"})
	}
	if v := judge(maxFacts / 2); v.Rule != "reads-secret" {
		t.Errorf("before the limit: %s by %s", v.Decision, v.Rule)
	}
	if v := judge(maxFacts); v.Decision != Deny || v.Rule != "limit-judged" {
		t.Errorf("behind the limit: %s by %s", v.Decision, v.Rule)
	}
	deep := WriteRequest{Path: "/home/dev/app" + strings.Repeat("/a/..", 20) + strings.Repeat("/b", maxFacts-40), Dir: "/home/dev/app", Home: "/home/dev"}
	if v, known := g.JudgeWrite(context.Background(), deep); !known || v.Decision == Allow {
		t.Errorf("a deep path: %s by %s", v.Decision, v.Rule)
	}
}

func TestTargets(t *testing.T) {
	at := place{dirs: []string{"/home/dev/app"}}
	tests := []struct {
		word  shellparse.Word
		at    place
		paths []string
		whole bool
		known bool
	}{
		{rules.Lit("a"), at, []string{"/home/dev/app/a"}, false, true},
		{rules.Lit("../../.."), at, []string{"/"}, false, true},
		{rules.Lit("/proc/self/root/etc/shadow"), at, []string{"/etc/shadow"}, false, true},
		{rules.Lit("/proc/self/cwd/x"), at, []string{"/home/dev/app/x"}, false, true},
		{rules.Lit("/proc/1/task/1/root/etc"), at, []string{"/etc"}, false, true},
		{rules.Lit("a"), place{open: true}, nil, false, false},
		{rules.Lit("a"), place{dirs: []string{"/x", "/y"}, open: true}, []string{"/x/a", "/y/a"}, false, false},
		{shellparse.Word{Kind: shellparse.Pattern, Value: "/*"}, at, []string{"/"}, true, true},
		{shellparse.Word{Kind: shellparse.Pattern, Value: "*"}, at, []string{"/home/dev/app"}, true, true},
		{shellparse.Word{Kind: shellparse.Pattern, Value: "build/*.o"}, at, []string{"/home/dev/app/build"}, false, true},
		{shellparse.Word{Kind: shellparse.Pattern, Value: "/home/dev/.[!.]*"}, at, []string{"/home/dev"}, true, true},
		{shellparse.Word{Kind: shellparse.Pattern, Value: "*/"}, at, []string{"/home/dev/app"}, true, true},
		{shellparse.Word{Value: "/etc/x", Multi: false}, at, []string{"/etc"}, false, false},
		{shellparse.Word{Value: "x"}, at, nil, false, false},
	}
	for _, tt := range tests {
		ts, known := testJudge(NoFiles{}).targets(tt.word, tt.at, true)
		if known != tt.known || len(ts) != len(tt.paths) {
			t.Errorf("%+v: got %v %v", tt.word, ts, known)
			continue
		}
		for i := range ts {
			if ts[i].actual != tt.paths[i] || ts[i].whole != tt.whole {
				t.Errorf("%+v: got %v, want %v whole %v", tt.word, ts[i], tt.paths[i], tt.whole)
			}
		}
	}
}

func (links) Dashes(string) (some, ok bool) { return false, false }
