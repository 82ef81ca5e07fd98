package gate

import (
	"context"
	"testing"
)

func TestMercurialConfig(t *testing.T) {
	for _, c := range []struct {
		name string
		file string
		text string
		want Decision
	}{
		{"plain", "hgrc", "[paths]\ndefault = https://example.com/a\n[ui]\nusername = a\n", Allow},
		{"none", "dirstate", "", Allow},
		{"extension", "hgrc", "[extensions]\nx = /tmp/e.py\n", Ask},
		{"hook", "hgrc", "[hooks]\nprecommit = x\n", Ask},
		{"alias", "hgrc", "[alias]\nstatus = !id\n", Ask},
		{"editor", "hgrc", "[ui]\neditor = x\n", Ask},
		{"include", "hgrc", "[paths]\n%include /tmp/x\n", Ask},
		{"not shared", "hgrc-not-shared", "[extensions]\nx = e.py\n", Ask},
		{"shared", "sharedpath", "/tmp/x/.hg", Ask},
	} {
		g, err := New(Policy{FailClosed: Ask}, WithFiles(tree{"/home/dev/app/.hg/" + c.file: c.text}))
		if err != nil {
			t.Fatal(err)
		}
		for _, dir := range []string{"/home/dev/app", "/home/dev/app/deep/er"} {
			v := g.Judge(context.Background(), Request{Command: "hg status", Dir: dir, Home: "/home/dev"})
			if v.Decision != c.want {
				t.Errorf("%s in %s: %s by %s: %s", c.name, dir, v.Decision, v.Rule, v.Reason)
			}
		}
	}
}
