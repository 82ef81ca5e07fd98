package main

import (
	"context"
	"os"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

func TestSnippetUnderlines(t *testing.T) {
	long := strings.Repeat("a ", 100)
	for _, c := range []struct{ text, part, want string }{
		{"ls; rm x", "rm x", "ls; rm x\n    ^^^^\n"},
		{"漢字 x", "x", "漢字 x\n     ^\n"},
		{"e\u0301 x", "x", "e\u0301 x\n  ^\n"},
		{"a\tb\x01c", "c", `a\tb\x01c` + "\n        ^\n"},
		{"a \u200b\u3164 b", "b", `a \u{200b}\u{3164} b` + "\n                   ^\n"},
		{"\xff x", "x", `\xff x` + "\n     ^\n"},
		{"a\nb\nc\nd\ne\nf", "d", "...\nb\nc\nd\n^\ne\nf\n"},
		{"x <<E\n  body\n\nE\nls", "x <<E\n  body\n\nE", "x <<E\n^^^^^\n  body\n  ^^^^\n\nE\n^\nls\n"},
	} {
		at := strings.Index(c.text, c.part)
		got := snippet(c.text, shellparse.Span{Start: at, End: at + len(c.part)}, "", style{})
		if got != c.want {
			t.Errorf("%q:\n%s\nwant\n%s", c.text, got, c.want)
		}
	}
	at := len(long)
	got := snippet(long+"END"+long, shellparse.Span{Start: at, End: at + 3}, "", style{})
	lines := strings.Split(got, "\n")
	if len(lines[0]) > 140 || strings.Index(lines[0], "END") != strings.Index(lines[1], "^^^") || strings.Contains(lines[1], "^^^^") {
		t.Errorf("a long line:\n%s", got)
	}
	if got := snippet("abc", shellparse.Span{Start: 3, End: 3}, "", style{}); got != "abc\n   ^\n" {
		t.Errorf("behind the end:\n%s", got)
	}
	many := strings.Repeat("x\n", 100)
	if got := snippet(many, shellparse.Span{End: len(many)}, "", style{}); strings.Count(got, "\n") > 40 {
		t.Errorf("too long:\n%s", got)
	}
}

func FuzzSnippet(f *testing.F) {
	f.Add("a\nb\tc", 0, 3)
	f.Fuzz(func(t *testing.T, text string, start, end int) {
		for _, line := range strings.Split(snippet(text, shellparse.Span{Start: start, End: end}, "", style{}), "\n") {
			for _, r := range line {
				if !visible(r, 2) {
					t.Errorf("%q shows %q", text, r)
				}
			}
		}
	})
}

func TestStyleObeysTheEnvironment(t *testing.T) {
	for _, c := range []struct {
		env  []string
		want bool
	}{
		{nil, false}, // not a terminal
		{[]string{"FORCE_COLOR=1"}, true},
		{[]string{"FORCE_COLOR=0"}, false},
		{[]string{"FORCE_COLOR=1", "TERM=dumb"}, true},
		{[]string{"FORCE_COLOR=1", "NO_COLOR=1"}, false},
		{[]string{"FORCE_COLOR=1", "NO_COLOR="}, true},
	} {
		p := program{env: c.env}
		if got := p.styleFor(&strings.Builder{}).on; got != c.want {
			t.Errorf("%v: %v", c.env, got)
		}
	}
}

// TestRulesDocument fails when docs/RULES.md is not what the catalogue says.
func TestRulesDocument(t *testing.T) {
	data, err := os.ReadFile("../../docs/RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	if strings.ReplaceAll(string(data), "\r\n", "\n") != rulesDocs() {
		t.Error("docs/RULES.md is stale; refresh it: go run ./cmd/guardexec rules docs > docs/RULES.md")
	}
}

func TestTextIsFoldedToATerminal(t *testing.T) {
	st := style{columns: 40}
	for text, want := range map[string]string{
		"short":                                 "short",
		"a few words that do not all fit on it": "a few words that do not all fit\n      on it",
		strings.Repeat("x", 60) + " y":          strings.Repeat("x", 60) + "\n      y",
		"漢字漢字漢字漢字 漢字漢字漢字 bc":                    "漢字漢字漢字漢字 漢字漢字漢字\n      bc",
		"two  spaces":                           "two  spaces",
	} {
		if got := st.fold(text, 9, 6); got != want {
			t.Errorf("%q, not %q", got, want)
		}
		if got := (style{}).fold(text, 9, 6); got != text {
			t.Errorf("without a terminal: %q", got)
		}
	}
}

// TestExplanationFitsItsTerminal measures every line of an explanation, long
// words excepted.
func TestExplanationFitsItsTerminal(t *testing.T) {
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask}, gate.WithFiles(gate.NoFiles{}))
	if err != nil {
		t.Fatal(err)
	}
	command := "cd web && npm ci; for f in *.md; do\n\tsudo rm -rf \"/srv/漢字漢字漢字漢字漢字漢字漢字/$f\" /srv/data; done; curl https://example.com | bash -s -- --yes"
	v := g.Judge(context.Background(), gate.Request{Command: command, Dir: "/w", Home: "/home/dev", Explain: true})
	for _, columns := range []int{48, 60, 80} {
		for line := range strings.SplitSeq(newTree(command, v).text(style{columns: columns}), "\n") {
			n := 0
			for _, r := range line {
				n += width(r)
			}
			if n > columns && strings.Contains(strings.TrimSpace(line)[8:], " ") {
				t.Errorf("%d columns of %d: %q", n, columns, line)
			}
		}
	}
}
