package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

var (
	fence   = regexp.MustCompile("(?ms)^ *```([a-z]*)\n(.*?)^ *```$")
	comment = regexp.MustCompile(`(?m) +# .*$`)
	span    = regexp.MustCompile("`[^`\n]+`")
	heading = regexp.MustCompile(`(?m)^#+ `)
	row     = regexp.MustCompile(`(?m)^\|.*\|$`)
)

// readme returns a file of the top directory.
func readme(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("../..", name))
	if err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(string(data), "\r\n", "\n")
}

// blocks are the examples of a text, without the comments in shell scripts.
func blocks(text string) []string {
	var out []string
	for _, m := range fence.FindAllStringSubmatch(text, -1) {
		code := m[2]
		if m[1] == "sh" {
			code = comment.ReplaceAllString(code, "")
		}
		out = append(out, m[1]+"\n"+code)
	}
	return out
}

// words are the commands, names and values that a text mentions, each once.
func words(text string) []string {
	out := span.FindAllString(fence.ReplaceAllString(text, ""), -1)
	slices.Sort(out)
	return slices.Compact(out)
}

// TestBothReadmesSayTheSame compares the examples, the code in the text, the
// headings and the rows of tables.
func TestBothReadmesSayTheSame(t *testing.T) {
	en, zh := readme(t, "README.md"), readme(t, "README.zh-CN.md")
	a, b := blocks(en), blocks(zh)
	if len(a) < 10 || len(a) != len(b) {
		t.Fatalf("%d and %d examples", len(a), len(b))
	}
	for i := range a {
		if a[i] != b[i] {
			t.Errorf("example %d differs:\n%s\n%s", i+1, a[i], b[i])
		}
	}
	for _, c := range []struct {
		name     string
		from, in []string
	}{{"README.zh-CN.md", words(en), words(zh)}, {"README.md", words(zh), words(en)}} {
		for _, w := range c.from {
			if !slices.Contains(c.in, w) {
				t.Errorf("%s does not mention %s", c.name, w)
			}
		}
	}
	for _, re := range []*regexp.Regexp{heading, row} {
		if n, m := len(re.FindAllString(en, -1)), len(re.FindAllString(zh, -1)); n != m {
			t.Errorf("%v: %d and %d", re, n, m)
		}
	}
	for text, link := range map[string]string{en: "(README.zh-CN.md)", zh: "(README.md)"} {
		if !strings.Contains(text[:200], link) {
			t.Errorf("no link to %s at the top", link)
		}
	}
}

// TestReadmeShowsRealOutput runs the examples that only judge.
func TestReadmeShowsRealOutput(t *testing.T) {
	ran := 0
	for _, m := range fence.FindAllStringSubmatch(readme(t, "README.md"), -1) {
		if m[1] != "console" {
			continue
		}
		line, want, _ := strings.Cut(m[2], "\n")
		line, ok := strings.CutPrefix(line, "$ guardexec ")
		verb, rest, _ := strings.Cut(line, " --command '")
		if !ok || verb != "check" && verb != "explain" {
			continue
		}
		command, flags, _ := strings.Cut(rest, "'")
		var stdout, stderr bytes.Buffer
		p := program{
			args: append([]string{"guardexec", verb, "--audit", "off", "--command", command}, strings.Fields(flags)...),
			env:  []string{"HOME=" + t.TempDir()}, stdin: strings.NewReader(""), stdout: &stdout, stderr: &stderr,
			now: time.Now, newGate: newGate, terminal: func() bool { return false },
		}
		p.run()
		if stdout.String() != want {
			t.Errorf("%s\n%s%s", line, stdout.String(), stderr.String())
		}
		ran++
	}
	if ran < 2 {
		t.Errorf("only %d examples ran", ran)
	}
}
