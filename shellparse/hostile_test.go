package shellparse

import (
	"errors"
	"strings"
	"testing"
)

// family generates texts that are deep, long or wide in one way.
type family struct {
	name string
	gen  func(n int) string
}

func rep(open, mid, end string) func(int) string {
	return func(n int) string {
		k := max(1, (n-len(mid))/max(1, len(open)+len(end)))
		return strings.Repeat(open, k) + mid + strings.Repeat(end, k)
	}
}

// hostile lists a family for every way in which the parser or the walker
// recurses or loops.
var hostile = []family{
	{"subshells", rep("( ", "a", " )")},
	{"open subshells", rep("( ", "", "")},
	{"subshells with hidden closers", rep(`( ")";`, "a", "")},
	{"substitutions", rep("$(a ", "", ")")},
	{"open substitutions", rep("$(", "", "")},
	{"substitutions with hidden closers", rep(`$(a ")" `, "", "")},
	{"quoted substitutions", rep(`"$(a `, "", `)"`)},
	{"open quoted substitutions", rep(`"$(`, "", "")},
	{"defaults", rep("${a:-", "", "}")},
	{"defaults with hidden closers", rep(`${a:-'}'`, "", "")},
	{"arithmetic", rep("$((", "1", "))")},
	{"arithmetic with hidden closers", rep(`$((')))'+`, "1", "")},
	{"parentheses with hidden closers", func(n int) string { return "$((" + strings.Repeat(`(')'+`, n/6) }},
	{"subscripts", rep("${a[", "1", "]}")},
	{"subscripts with hidden closers", rep(`${a[']}'`, "1", "")},
	{"backquotes", rep("`", "a", "`")},
	{"blocks", rep("{ ", "a", ";}")},
	{"ifs", rep("if a;then ", "a", ";fi")},
	{"open ifs", rep("if ", "", "")},
	{"whiles", rep("while a;do ", "a", ";done")},
	{"fors", rep("for a in b;do ", "a", ";done")},
	{"cases", rep("case a in a) ", "a", ";;esac")},
	{"functions", rep("f()", "{ a;}", "")},
	{"keyword functions", rep("function f ", "{ a;}", "")},
	{"times", rep("time ", "a", "")},
	{"coprocs", rep("coproc if ", "a", "")},
	{"coproc blocks", rep("coproc { ", "a", ";}")},
	{"bangs", rep("! ", "a", "")},
	{"selects", rep("select a in b;do ", "a", ";done")},
	{"comments", rep("#\n", "a", "")},
	{"unary minus", func(n int) string { return "$((" + strings.Repeat("- ", n/2) + "1))" }},
	{"unary not", func(n int) string { return "((" + strings.Repeat("!", n) + "1))" }},
	{"assignments", func(n int) string { return "((" + strings.Repeat("a=", n/2) + "1))" }},
	{"powers", func(n int) string { return "((" + strings.Repeat("2**", n/3) + "1))" }},
	{"ternaries", func(n int) string { return "((" + strings.Repeat("a?b:", n/4) + "1))" }},
	{"inner ternaries", func(n int) string { return "((" + strings.Repeat("a?", n/4) + "1" + strings.Repeat(":1", n/4) + "))" }},
	{"sums", func(n int) string { return "((" + strings.Repeat("1+", n/2) + "1))" }},
	{"commas", func(n int) string { return "((" + strings.Repeat("a,", n/2) + "1))" }},
	{"increments", func(n int) string { return "((" + strings.Repeat("++a,", n/4) + "1))" }},
	{"let", func(n int) string { return "let " + strings.Repeat("- ", n/2) + "1" }},
	{"test nots", func(n int) string { return "[[ " + strings.Repeat("! ", n/2) + "x ]]" }},
	{"test ands", func(n int) string { return "[[ " + strings.Repeat("a && ", n/5) + "x ]]" }},
	{"test ors", func(n int) string { return "[[ " + strings.Repeat("a || ", n/5) + "x ]]" }},
	{"test parentheses", func(n int) string { return "[[ " + strings.Repeat(`( ")" && `, n/9) + "x ]]" }},
	{"heredocs in substitutions", rep("$(cat <<E\n", "", "\nE\n)")},
	{"heredocs", func(n int) string {
		k := n / 8
		return "cat" + strings.Repeat(" <<E", k) + "\n" + strings.Repeat("E\n", k)
	}},
	{"pipes", rep("a|", "a", "")},
	{"lists", rep("a;", "a", "")},
	{"ands", rep("a&&", "a", "")},
	{"elifs", func(n int) string { return "if a; then b; " + strings.Repeat("elif a; then b; ", n/16) + "fi" }},
	{"word", rep("a", "", "")},
	{"words", rep("a ", "", "")},
	{"expansions", rep("$a", "", "")},
	{"split expansions", func(n int) string { return "x='" + strings.Repeat("a ", n/4) + "';echo " + strings.Repeat("$x ", n/6) }},
	{"doubling", func(n int) string { return "x=a " + strings.Repeat("x=$x$x ", n/7) }},
	{"doubling declarations", func(n int) string { return "declare x=a " + strings.Repeat("x=$x$x ", n/7) }},
	{"braces", rep("{a,b}", "", "")},
	{"nested braces", rep("{a,", "b", "}")},
	{"sequences", rep("{1..9}", "", "")},
	{"open braces", rep("{,", "", "")},
	{"escapes", rep(`\\`, "", "")},
	{"quotes", rep(`''`, "", "")},
	{"double quotes", rep(`""`, "", "")},
	{"globs", rep("*[a", "", "]")},
	{"trims", func(n int) string {
		return "x=" + strings.Repeat("a", n/2) + ";echo " + strings.Repeat("${x##*a*b}", n/20)
	}},
	{"replacements", func(n int) string {
		return "x=" + strings.Repeat("a", n/2) + ";echo " + strings.Repeat("${x//a/bb}", n/20)
	}},
	{"assignments apart", func(n int) string {
		var b strings.Builder
		for i := 0; b.Len() < n-20; i++ {
			b.WriteString("v" + strings.Repeat("x", i%7) + string(rune('a'+i%26)) + "=1 ")
		}
		return b.String()
	}},
	{"unions", func(n int) string {
		return "x=$(a);y=$(b);echo " + strings.Repeat("$x$y", n/4-8)
	}},
	{"substitutions in a row", rep("$(a)", "", "")},
	{"empty substitutions", rep("$()", "", "")},
	{"continuations", func(n int) string { return "cat <<E\n" + strings.Repeat("\\\n", n/2-8) + "E\nE\n" }},
	{"dollar continuations", func(n int) string { return "echo '" + strings.Repeat("$\\\n", n/3-8) + "'" }},
	{"evals", rep("eval ", "a", "")},
	{"functions calling functions", func(n int) string {
		var b strings.Builder
		b.WriteString("f0(){ a;}\n")
		for i := 1; b.Len() < n-40 && i < 200; i++ {
			p := strings.Repeat("x", i-1)
			b.WriteString("f" + p + "x(){ f" + p + ";f" + p + ";}\n")
		}
		return b.String()
	}},
	{"loops in loops", func(n int) string {
		k := min(n/60, 100)
		return strings.Repeat("while a;do ", k) + strings.Repeat("((a++,b++));", (n-20*k)/12) + strings.Repeat("done;", k)
	}},
	{"failing expansions", func(n int) string { return manyVars(n/8) + "\necho " + strings.Repeat("$((z))", n/8) }},
	{"failing assignments", func(n int) string { return manyVars(n/8) + "\necho " + strings.Repeat("$((z++))", n/10) }},
	{"logical chains", func(n int) string { return manyVars(n/8) + "\n((" + strings.Repeat("z&&", n/5) + "1))" }},
	{"logical assignments", func(n int) string { return manyVars(n/8) + "\n((" + strings.Repeat("(z=1)&&", n/10) + "1))" }},
	{"defaults with assignments", func(n int) string { return manyVars(n/8) + "\necho " + strings.Repeat("${z:=$((y))}", n/16) }},
	{"empty arms", func(n int) string { return manyVars(n/8) + "\ncase a in " + strings.Repeat("b);;", n/6) + " esac" }},
	{"aliases", func(n int) string { return "alias " + strings.Repeat("a=b ", n/8) + "\n" + strings.Repeat("a ", n/4) }},
	{"regexps", func(n int) string { return "[[ a =~ " + strings.Repeat("(", n/2) + strings.Repeat(")", n/2) + " ]]" }},
	{"extended globs", rep("@(", "a", ")")},
	{"array", func(n int) string { return "a=(" + strings.Repeat("b ", n/2) + ");echo \"${a[@]}\"" }},
	{"array growth", func(n int) string { return "a=(b);declare " + strings.Repeat("a+=(b) ", n/7) }},
}

// manyVars assigns as many variables as a state tracks, or fewer.
func manyVars(n int) string {
	var b strings.Builder
	for i := 0; b.Len() < n && i < maxTracked; i++ {
		b.WriteString("v" + string(rune('a'+i/26)) + string(rune('a'+i%26)) + "=1 ")
	}
	return b.String()
}

// TestHostileSizes checks that no text, however built, does harm: the result
// is an error or a script within the limits. A stack overflow would end the
// test binary.
func TestHostileSizes(t *testing.T) {
	sizes := []int{DefaultMaxChars, CeilingMaxChars}
	if testing.Short() {
		sizes = sizes[:1]
	}
	for _, f := range hostile {
		t.Run(f.name, func(t *testing.T) {
			for _, n := range sizes {
				for _, d := range []Dialect{Bash, POSIX, Mksh, Zsh} {
					if d != Bash && n > DefaultMaxChars {
						continue
					}
					text := f.gen(n - 64)
					s, err := Parse(text, Options{MaxChars: CeilingMaxChars, Dialect: d, Dirs: []string{"/w"}})
					checkScript(t, s, err)
				}
			}
		})
	}
}

// checkScript asserts what holds for every answer of Parse.
func checkScript(t *testing.T, s *Script, err error) {
	t.Helper()
	if err != nil {
		var e *Error
		if !errors.As(err, &e) || s != nil {
			t.Fatalf("error %T, script %v", err, s != nil)
		}
		if e.ID == "panic" || e.ID == "" || e.Message == "" || e.Line < 1 || e.Column < 1 {
			t.Fatalf("bad error %+v", e)
		}
		return
	}
	if len(s.Segments) > MaxSegments || s.Nodes > MaxNodes {
		t.Fatalf("%d segments, %d nodes", len(s.Segments), s.Nodes)
	}
	for i, seg := range s.Segments {
		if seg.Span.Start < 0 || seg.Span.End > len(s.Text) || seg.Span.Start > seg.Span.End {
			t.Fatalf("segment %d: span %v of %d", i, seg.Span, len(s.Text))
		}
		for _, w := range seg.Words {
			checkWord(t, w, i)
		}
		for _, a := range seg.Assigns {
			checkWord(t, a.Value, i)
		}
		for _, j := range seg.Consumers {
			if j < 0 || j >= len(s.Segments) {
				t.Fatalf("segment %d: consumer %d", i, j)
			}
		}
	}
	for _, d := range s.Doubts {
		if d.ID == "" || d.Message == "" || d.Segment >= len(s.Segments) {
			t.Fatalf("doubt %+v", d)
		}
	}
}

func checkWord(t *testing.T, w Word, i int) {
	t.Helper()
	if w.Kind != Unknown && (w.Multi || w.Alts != nil || w.Suffix != "" || w.Subst != nil) {
		t.Fatalf("segment %d: certain word with uncertain parts: %+v", i, w)
	}
	if w.Closed && len(w.Alts) == 0 {
		t.Fatalf("segment %d: closed word without values: %+v", i, w)
	}
	for _, j := range w.Subst {
		if j < 0 || j >= i {
			t.Fatalf("segment %d: word uses the output of %d", i, j)
		}
	}
}
