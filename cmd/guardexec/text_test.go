package main

import (
	"bytes"
	"encoding/json"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"unicode"

	"github.com/phocinae/guardexec/gate"
)

func TestPrintable(t *testing.T) {
	for in, want := range map[string]string{
		"ls -la é 日本":  "ls -la é 日本",
		"a\x1b[31mb":   `a\x1b[31mb`,
		"a\nb\tc\r":    `a\nb\tc\x0d`,
		"\u202e\u200b": `\u{202e}\u{200b}`,
		"\xff":         `\xff`,
		"\u00a0":       `\u{a0}`,
	} {
		if got := printable(in, 100); got != want {
			t.Errorf("printable(%q) = %q, want %q", in, got, want)
		}
	}
	if got := printable(strings.Repeat("x", 50), 10); got != "xxxxxxxxxx..." {
		t.Error(got)
	}
}

func TestRefusalIsShortAndVisible(t *testing.T) {
	var out bytes.Buffer
	p := program{stderr: &out}
	long := strings.Repeat("\x1b\n\u202e", 5000)
	p.refuse(long, gate.Verdict{Rule: long, Reason: long, Remedy: long, Tightened: []string{long, long}}, "guardexec approve 0123456789")
	if n := strings.Count(out.String(), "\n"); n > 6 {
		t.Errorf("%d lines", n)
	}
	for _, r := range out.String() {
		if r != '\n' && !unicode.IsPrint(r) {
			t.Fatalf("prints %U", r)
		}
	}
}

// A shell reads quoted words back as they were.
func TestQuoteWords(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no sh")
	}
	words := []string{"plain", "", "a b", "it's", `\n$x` + "`", "~", "*", "#c", "a=b", "é", "-x", "\n"}
	out, err := exec.Command("sh", "-c", `printf '%s\0' `+quoteWords(words)).Output()
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(words, "\x00") + "\x00"; string(out) != got {
		t.Errorf("%q", out)
	}
}

func TestHome(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("other variables")
	}
	for _, c := range []struct {
		env  []string
		want string
	}{
		{[]string{"HOME=/a", "HOME=/b"}, "/a"},
		{[]string{"HOME="}, ""},
		{[]string{"HOME=rel"}, ""},
	} {
		if got := (&program{env: c.env}).home(); got != c.want {
			t.Errorf("%v: %q", c.env, got)
		}
	}
	if h := (&program{}).home(); h == "" {
		t.Error("no home at all")
	}
	p := program{}
	if p.stateDir(noHome) != "" || p.userDir("") != "" {
		t.Error("a directory without a home")
	}
}

func FuzzLine(f *testing.F) {
	f.Add([]byte(`{"id":1,"command":["a","b"],"cwd":"/"}`))
	f.Add([]byte(`{"id":"x","command":"ls"} `))
	f.Fuzz(func(t *testing.T, line []byte) {
		var r result
		var req gate.Request
		err := parseLine(line, &r, &req)
		if err != nil {
			r.fault = err.Error()
		} else if req.Command == "" && req.Argv == nil {
			t.Error("neither command nor error")
		}
		if out := r.line(); !json.Valid(out) || bytes.Count(out, []byte("\n")) != 1 {
			t.Errorf("%s", out)
		}
		if err == nil && !json.Valid(line) {
			t.Errorf("read %q", line)
		}
	})
}
