package gate

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// filtered reports that the output of a segment only reaches something that
// counts it, or a grep for a name that no secret has, as in env | grep '^NODE'.
func (j *judge) filtered(f *frame) bool {
	if len(f.seg.Consumers) != 1 || len(f.seg.Redirs) > 0 {
		return false
	}
	c := &f.script.Segments[f.seg.Consumers[0]]
	for sorts(c) && len(c.Consumers) == 1 {
		c = &f.script.Segments[c.Consumers[0]]
	}
	if len(c.Words) == 1 && c.Words[0].Value == "head" && len(f.seg.Words) > 0 && hasWord("make gmake", f.seg.Words[0].Value) {
		return true // make -p begins with ten lines on itself
	}
	if c.Kind != shellparse.SegCommand || c.Call || len(c.Words) < 2 || len(f.seg.Words) == 0 {
		return false
	}
	switch c.Words[0].Value {
	case "grep", "egrep", "fgrep", "rg":
	case "wc":
		return true
	case "tail", "head":
		return f.seg.Words[0].Value == "history" // as good as a count
	case "cut", "awk", "gawk", "mawk", "sed":
		return cutsValues(c.Words)
	default:
		return false
	}
	pattern, counts := "", false
	for _, w := range c.Words[1:] {
		switch {
		case w.Kind != shellparse.Literal:
			return false
		case w.Value == "--count" || w.Value == "--quiet":
			counts = true
		case strings.HasPrefix(w.Value, "-"):
			counts = counts || strings.ContainsAny(w.Value, "cq")
			if strings.Trim(w.Value[1:], "icnEoFqwvx") != "" {
				return false
			}
			if strings.ContainsAny(w.Value, "vx") && !counts {
				return false
			}
		case pattern != "":
			return false
		default:
			pattern = w.Value
		}
	}
	return plainName(pattern) || counts && pattern != ""
}

// sorts reports a sort of its standard input to its standard output.
func sorts(s *shellparse.Segment) bool {
	if s.Kind != shellparse.SegCommand || s.Call || len(s.Words) == 0 || len(s.Redirs) > 0 || len(s.Words) > 2 || s.Words[0].Value != "sort" {
		return false
	}
	return len(s.Words) == 1 || s.Words[1].Kind == shellparse.Literal && (s.Words[1].Value == "-u" || s.Words[1].Value == "-r")
}

// cutsValues reports a filter that keeps what stands before an equals sign,
// the names of variables.
func cutsValues(words []shellparse.Word) bool {
	var args string
	for _, w := range words[1:] {
		if w.Kind != shellparse.Literal {
			return false
		}
		args += strings.ReplaceAll(w.Value, " ", "")
	}
	switch words[0].Value {
	case "cut":
		return args == "-d=-f1" || args == "-f1-d=" || args == "--delimiter==--fields=1"
	case "sed":
		return args == "s/=.*//" || args == "s/=.*$//" || args == "-es/=.*//" || args == "s|=.*||" || args == "s,=.*,,"
	default: // awk
		return args == "-F={print$1}" || args == "-F={print$1;}"
	}
}

// plainName reports an expression that can only match variables whose names
// start with, or hold, one of the given names.
func plainName(pattern string) bool {
	if pattern == "" {
		return false
	}
	group := strings.HasPrefix(pattern, "^(")
	for alt := range strings.SplitSeq(strings.Trim(pattern, "()$="), "|") {
		anchored := group || strings.HasPrefix(alt, "^")
		alt = strings.Trim(alt, `^()=\`)
		if len(alt) < 2 || !anchored && (len(alt) < 3 || strings.ToUpper(alt) != alt) || secretive(alt) {
			return false // without an anchor small letters match values, too
		}
		for i := range len(alt) {
			c := alt[i]
			if c != '_' && c != ' ' && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') && (c < '0' || c > '9') {
				return false
			}
		}
	}
	return true
}

// secretive reports a part of a name that secrets have in theirs.
func secretive(s string) bool {
	s = strings.ToUpper(s)
	for _, part := range [...]string{"KEY", "TOK", "SEC", "PASS", "PWD", "AUTH", "CRED", "AWS", "API", "PRIV", "OPENAI", "ANTHROPIC", "DATABASE", "URL", "GITHUB_TOKEN", "GITLAB_TOKEN", "AKIA", "ASIA", "AIZA"} {
		if strings.Contains(s, part) || strings.Contains(part, s) {
			return true
		}
	}
	return false
}
