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
