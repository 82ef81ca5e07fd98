package gate_test

import (
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// FuzzJudge holds what must be true of any command: the same question has the
// same answer, another segment never makes the answer milder, and quoting a
// literal word never changes it.
func FuzzJudge(f *testing.F) {
	for _, name := range []string{"attack", "benign", "reports"} {
		for _, c := range corpus(f, "testdata/"+name+"-sample.jsonl") {
			f.Add(c.Command)
		}
	}
	f.Fuzz(func(t *testing.T, command string) {
		v := judge(t, gate.Ask, command, "")
		if w := judge(t, gate.Ask, command, ""); w.Decision != v.Decision || w.Rule != v.Rule {
			t.Fatalf("%s by %s, then %s by %s", v.Decision, v.Rule, w.Decision, w.Rule)
		}
		if v.Decision == gate.Allow && v.Grey {
			t.Fatal("allowed with a grey finding")
		}
		for _, fd := range v.Findings {
			if fd.Decision != gate.Allow && v.Decision == gate.Allow {
				t.Fatalf("allowed over %s", fd.Rule)
			}
			if fd.Span.Start < 0 || fd.Span.End > len(command) || fd.Span.Start > fd.Span.End {
				t.Fatalf("span %v outside of the command", fd.Span)
			}
		}
		doubtful(t, command, v)
		// More text may complete what was no command yet, as in "a &&" or "a\".
		if v.Rule == "empty" || v.Rule == "syntax" || strings.HasSuffix(command, `\`) {
			return
		}
		for _, more := range []string{"true\n" + command, command + "\ntrue", command + "\nrm -rf /"} {
			if w := judge(t, gate.Ask, more, ""); w.Decision > v.Decision {
				t.Fatalf("%q: %s by %s, but %q: %s", command, v.Decision, v.Rule, more, w.Decision)
			}
		}
		quoteWords(t, command, v)
	})
}

// doubtful checks that neither a doubt nor a limit of the parser is allowed.
func doubtful(t *testing.T, command string, v gate.Verdict) {
	s, err := shellparse.Parse(command, shellparse.Options{Home: "/home/dev", Dirs: []string{"/home/dev/app"}})
	if v.Decision == gate.Allow && (err != nil || len(s.Doubts) > 0) {
		t.Fatalf("%q: allowed by %s in spite of %v", command, v.Rule, err)
	}
}

// FuzzJoin holds that two scripts together are judged at least as strictly as
// each of them. They are put into subshells, where the one cannot change what
// the other means.
func FuzzJoin(f *testing.F) {
	for _, name := range []string{"attack", "benign"} {
		before := "ls"
		for i, c := range corpus(f, "testdata/"+name+"-sample.jsonl") {
			if i%5 == 0 {
				f.Add(before, c.Command)
				before = c.Command
			}
		}
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		a, b = "(\n"+a+"\n)", "(\n"+b+"\n)"
		va, vb := judge(t, gate.Ask, a, ""), judge(t, gate.Ask, b, "")
		if va.Rule == "syntax" || vb.Rule == "syntax" {
			return
		}
		for _, sep := range []string{"\n", " | ", " && "} {
			both := a + sep + b
			if v := judge(t, gate.Ask, both, ""); v.Decision > gate.Strictest(va.Decision, vb.Decision) {
				t.Fatalf("%q: %s by %s, but %s by %s and %s by %s alone", both, v.Decision, v.Rule, va.Decision, va.Rule, vb.Decision, vb.Rule)
			}
		}
	})
}

// quoteWords quotes each plain literal word of a one-segment command.
func quoteWords(t *testing.T, command string, v gate.Verdict) {
	s, err := shellparse.Parse(command, shellparse.Options{Home: "/home/dev", Dirs: []string{"/home/dev/app"}})
	if err != nil || len(s.Segments) != 1 || s.Segments[0].Kind != shellparse.SegCommand {
		return
	}
	for _, w := range s.Segments[0].Words {
		src := s.Source(w.Span)
		if w.Kind != shellparse.Literal || src != w.Value || !plainWord(src) || keyword(src) {
			continue
		}
		quoted := command[:w.Span.Start] + "'" + src + "'" + command[w.Span.End:]
		if u := judge(t, gate.Ask, quoted, ""); u.Decision != v.Decision {
			t.Fatalf("%q: %s by %s, but %q: %s by %s", command, v.Decision, v.Rule, quoted, u.Decision, u.Rule)
		}
	}
}

// keyword reports a word that quoting changes: reserved words and the
// declaration builtins, whose arguments are read like assignments (bash
// manual, section 3.4).
func keyword(s string) bool {
	switch s {
	case "if", "then", "else", "elif", "fi", "do", "done", "case", "esac", "while", "until", "for", "in", "function",
		"select", "time", "coproc", "declare", "typeset", "local", "export", "readonly", "let", "nameref", "eval":
		return true
	}
	return false
}

func plainWord(s string) bool {
	for _, r := range s {
		if !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("-_./:,+@", r)) {
			return false
		}
	}
	return s != ""
}
