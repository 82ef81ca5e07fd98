package main

import (
	"bufio"
	"bytes"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/audit"
)

func TestSinceTakesDurationsAndMoments(t *testing.T) {
	now := time.Date(2026, 3, 4, 12, 0, 0, 0, time.UTC)
	local := func(y int, m time.Month, d, h, min, s int) time.Time {
		return time.Date(y, m, d, h, min, s, 0, time.Local)
	}
	for text, want := range map[string]time.Time{
		"":                     {},
		"90m":                  now.Add(-90 * time.Minute),
		"1h30m":                now.Add(-90 * time.Minute),
		"7d":                   now.AddDate(0, 0, -7),
		"2w":                   now.AddDate(0, 0, -14),
		"0d":                   now,
		"8191w":                now.Add(-8191 * 7 * 24 * time.Hour),
		"2026-03-01":           local(2026, 3, 1, 0, 0, 0),
		"2026-03-01T15:04":     local(2026, 3, 1, 15, 4, 0),
		"2026-03-01 15:04:05":  local(2026, 3, 1, 15, 4, 5),
		"2026-03-01T15:04:05Z": time.Date(2026, 3, 1, 15, 4, 5, 0, time.UTC),
	} {
		if got, err := parseSince(text, now); err != nil || !got.Equal(want) {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"soon", "-1h", "-1d", "1.5d", "d", "w", "1dw", "8192w", "99999999999999999999d", "7", "2026-13-01", "2026-3-1", " 1h"} {
		if got, err := parseSince(text, now); err == nil {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestWordsAreUnquotedAsTheyWereQuoted(t *testing.T) {
	for _, words := range [][]string{
		{"ls"}, {"ls", "-l"}, {""}, {"", ""}, {"a b", "c"}, {"it's", "'"}, {"''"}, {`\`, `a\'b`}, {"a=b", "$x", "*"}, {"é", "\n"}, {" "}, {"x", " ", "'a' 'b'"},
	} {
		if got := unquoteWords(quoteWords(words)); !slices.Equal(got, words) {
			t.Errorf("%q became %q", words, got)
		}
	}
	for _, text := range []string{"'", "a  b", "a 'b", `a\'b`, `\`, "a'b'", "$x", "a;b", " a", "'a'"} {
		if got := unquoteWords(text); got != nil {
			t.Errorf("%q became %q", text, got)
		}
	}
}

func TestDirectoriesBelow(t *testing.T) {
	for _, c := range []struct {
		dir, top string
		want     bool
	}{
		{"/w", "/w", true}, {"/w/", "/w", true}, {"/w/a/b", "/w", true}, {"/w/..x", "/w", true}, {"/x", "/", true}, {"", "", true}, {"x", "", true},
		{"/wx", "/w", false}, {"/", "/w", false}, {"/w/../x", "/w", false}, {"", "/w", false}, {"w", "/", false},
	} {
		if below(c.dir, c.top) != c.want {
			t.Errorf("%q below %q: %v", c.dir, c.top, !c.want)
		}
	}
}

func TestHeadsOfCommands(t *testing.T) {
	for _, c := range []struct{ command, reason, want string }{
		{"git commit -m x", "", "git commit"},
		{"cd /x && TOKEN=a git push origin main | tail -3", "", "git push"},
		{"npm run build -- x", "", "npm run build"},
		{"/usr/local/bin/tool --flag x", "", "tool"},
		{"ls; frobnicate List", `nothing is known of the program "frobnicate"`, "frobnicate"},
		{"ls; sort -o x y", "sort: option '-o' is not known", "sort"},
		{"cat x.txt", "", "cat"},
		{"$x y", "", "$x y"},
		{"echo $(", "", "echo"},
		{"cd sub", "", "cd sub"},
	} {
		if got := head(&audit.Entry{Record: audit.Record{Command: c.command, Reason: c.reason}}); got != c.want {
			t.Errorf("%s: %q, want %q", c.command, got, c.want)
		}
	}
	if got := head(&audit.Entry{Record: audit.Record{Command: "Write /x", Path: "/x"}}); got != "Write" {
		t.Error(got)
	}
	if got := head(&audit.Entry{Argv: []string{"go", "test", "./..."}}); got != "go test" {
		t.Error(got)
	}
}

func TestTallyIsBounded(t *testing.T) {
	var c tally
	for i := range maxTally + 5 {
		c.add(strconv.Itoa(i))
	}
	c.add("0")
	var b strings.Builder
	c.section(&b, style{}, "numbers")
	if len(c.count) != maxTally || !strings.HasPrefix(b.String(), "\nnumbers\n       2  0\n") ||
		!strings.HasSuffix(b.String(), "   19985  others\n") || strings.Count(b.String(), "\n") != maxShown+3 {
		t.Errorf("%d names\n%s", len(c.count), b.String())
	}
}

func TestRecordsAreFolded(t *testing.T) {
	e := &audit.Entry{Record: audit.Record{Time: time.Now(), Command: strings.Repeat("word ", 30), Cwd: "/w", Decision: "deny", Rule: "漢字", Door: "check"}}
	lines := strings.Split(strings.TrimSuffix(recordLine(e, style{columns: 80}), "\n"), "\n")
	for i, l := range lines {
		if textWidth(l) > 80 || i > 0 && !strings.HasPrefix(l, strings.Repeat(" ", 28)+"word") {
			t.Errorf("%q", l)
		}
	}
	if n := strings.Count(recordLine(e, style{}), "\n"); n != 1 || len(lines) < 3 {
		t.Errorf("%d and %d lines", n, len(lines))
	}
	e.Command = strings.Repeat("x", 10_000)
	if l := recordLine(e, style{}); len(l) > 600 || !strings.HasSuffix(l, "...\n") {
		t.Errorf("%d bytes", len(l))
	}
}

// Commands that are kept to be counted are let go when they are too many.
func TestReplayIsBounded(t *testing.T) {
	var out, errs bytes.Buffer
	p := &program{env: []string{"HOME=" + t.TempDir()}, stdout: &out, stderr: &errs, now: time.Now,
		newGate: func(p gate.Policy, _ ...gate.Option) (judge, error) { return fakeGate{p}, nil }}
	s, err := p.open("replay", nil)
	if err != nil {
		t.Fatal(err)
	}
	r := &rerun{session: s, out: bufio.NewWriter(&out)}
	r.forget()
	e := &audit.Entry{Record: audit.Record{Command: "x DENY", Cwd: "/w", Decision: "ask"}}
	for i := range 3 {
		if i == 1 {
			r.held = maxHeld
		}
		if err := r.add(e); err != nil {
			t.Fatal(err)
		}
		if i == 1 {
			e.Command = "y DENY"
			if err := r.add(e); err != nil || r.held > 1000 {
				t.Fatal(err, r.held)
			}
		}
	}
	if err := r.print(); err != nil {
		t.Fatal(err)
	}
	r.out.Flush()
	if got := strings.Count(out.String(), "\n"); got != 2 || r.records != 4 {
		t.Errorf("%s", out.String())
	}
}
