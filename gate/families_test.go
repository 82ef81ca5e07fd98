package gate_test

import (
	"fmt"
	"strings"
)

// filled repeats a unit between two texts, up to n characters.
func filled(before, unit, after string) func(n int) string {
	return func(n int) string {
		return before + strings.Repeat(unit, max(1, (n-len(before)-len(after))/len(unit))) + after
	}
}

// counted writes a format with the numbers from 0 on, up to n characters and
// at most so many times.
func counted(format string, most, n int) string {
	var b strings.Builder
	for i := 0; i < most && b.Len()+len(format)+4 < n; i++ {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// after puts what is filled up to n characters behind a text for n/2.
func after(half func(n int) string, before, unit, end string) func(n int) string {
	return func(n int) string {
		first := half(n / 2)
		return filled(first+before, unit, end)(n)
	}
}

// hostile are families of text that grow with n, up to about n characters.
var hostile = []struct {
	name string
	make func(n int) string
}{
	{"words", func(n int) string { return "echo" + strings.Repeat(" a", n/2-2) }},
	{"one-word", func(n int) string { return "echo " + strings.Repeat("a", n-5) }},
	{"pipeline", func(n int) string { return "a" + strings.Repeat("|a", n/2-1) }},
	{"list", func(n int) string { return "a" + strings.Repeat(";a", n/2-1) }},
	{"expansions", func(n int) string { return "echo " + strings.Repeat("$a", n/2-3) }},
	{"push", func(n int) string { return "rm -rf x #" + strings.Repeat("git push ", n/9-2) }},
	{"push-words", func(n int) string { return strings.Repeat("git push ", n/9) }},
	{"find-words", func(n int) string { return "find " + strings.Repeat("-name x ", n/8-1) }},
	{"quotes", func(n int) string { return "echo " + strings.Repeat(`"a"'b'`, n/6-1) }},
	{"assigns", func(n int) string { return strings.Repeat("a=$a$a\n", min(n/7, 250)) }},
	{"heredoc", func(n int) string { return "cat <<E\n" + strings.Repeat("$a \\\n", n/5-3) + "\nE" }},
	{"braces", func(n int) string { return "echo " + strings.Repeat("{a,b}", n/5-1) }},
	{"inner", func(n int) string { return strings.Repeat("sh -c 'echo "+strings.Repeat("a", 60)+"';", n/78) }},
	{"substitutions", func(n int) string { return "echo " + strings.Repeat("$(a)", min(n/4-2, 250)) }},
	{"comments", func(n int) string { return strings.Repeat("#a\n", n/3) + "ls" }},
	{"arithmetic", func(n int) string { return "echo $((1" + strings.Repeat("+1", n/2-6) + "))" }},
	{"path", func(n int) string { return "cat " + strings.Repeat("a/", n/2-3) }},
	{"path-updown", func(n int) string { return "cat /" + strings.Repeat("a/../", n/5-2) }},
	{"paths", func(n int) string { return "rm" + strings.Repeat(" a/b/c/d", n/8-1) }},
	{"long-directory", func(n int) string { return "cd " + strings.Repeat("a/", n/5) + ";cat b" + strings.Repeat(" c", n/4-9) }},
	{"redirections", func(n int) string { return "cat" + strings.Repeat(" <a", n/3-1) }},
	{"alternative", func(n int) string { return "if c; then x=a; fi; echo " + strings.Repeat("$x ", n/3-20) }},
	{"alternatives", func(n int) string { return "x=b; if c; then x=a; fi; echo " + strings.Repeat(`"$x" `, n/5-20) }},
	{"alternative-words", func(n int) string {
		return "if c; then x='" + strings.Repeat("a ", n/4) + "'; fi; echo " + strings.Repeat("$x ", n/6-20)
	}},
	{"wrappers", func(n int) string { return strings.Repeat("env ", n/4-8) + "ls" }},
	{"rare-wrappers", func(n int) string { return strings.Repeat("unshare ", n/8-8) + "ls" }},
	{"project-wrappers", func(n int) string { return strings.Repeat("uv run ", n/7-8) + "ls" }},
	{"sudo", func(n int) string { return strings.Repeat("sudo ", n/5-2) + "ls" }},
	{"xargs", func(n int) string { return "echo " + strings.Repeat("a ", n/2-20) + "| xargs rm" }},
	{"env-split", func(n int) string { return "env -S '" + strings.Repeat("a", n-20) + "'" }},
	{"eval", func(n int) string { return "eval " + strings.Repeat("a ", n/2-4) }},
	{"ssh", func(n int) string { return "ssh x" + strings.Repeat(" a", n/2-6) }},
	{"find-exec", func(n int) string { return "find . " + strings.Repeat(`-exec rm {} \; `, n/15-2) }},
	{"find-exec-long", func(n int) string { return "find . -exec " + strings.Repeat("{} ", n/3-20) + `\;` }},
	{"sed", func(n int) string { return "sed '" + strings.Repeat("s/a/b/;", n/7-4) + "'" }},
	{"sed-class", func(n int) string { return "sed 's/" + strings.Repeat("[[:", n/3-30) + "/x/'" }},
	{"awk", func(n int) string { return "awk '{" + strings.Repeat("print $1;", n/9-4) + "}'" }},
	{"awk-greater", func(n int) string { return "awk '{print " + strings.Repeat("a>", n/2-20) + "}'" }},
	{"jq", func(n int) string { return "jq '" + strings.Repeat(".a|", n/3-4) + ".'" }},
	{"curl-options", func(n int) string { return "curl " + strings.Repeat("-: a ", n/5-4) }},
	{"curl-urls", func(n int) string { return "curl " + strings.Repeat("--url a ", n/8-4) }},
	{"git-config", func(n int) string { return "git " + strings.Repeat("-c a.b=c ", n/9-2) + "status" }},
	{"option-bundle", func(n int) string { return "ls -" + strings.Repeat("l", n-8) }},
	{"tar-bundle", func(n int) string { return "tar -" + strings.Repeat("v", n-8) }},
	{"doubling", func(n int) string { return "x=ab;" + strings.Repeat("x=$x$x;", min(n/7, 240)) + "echo $x" }},
	{"positional", func(n int) string { return "f() { rm $@; }; f " + strings.Repeat("a ", n/2-30) }},
	{"sequences", func(n int) string { return "rm " + strings.Repeat("{1..100} ", n/9-4) }},
	{"probe", func(n int) string { return "foo " + strings.Repeat("-c rm ", n/6-4) }},
	{"from-find", func(n int) string {
		return "x=$(find " + strings.Repeat("a ", n/4) + ");cat " + strings.Repeat("$x ", n/6-20)
	}},
	{"open-substitutions", func(n int) string { return strings.Repeat("$(", 40) + strings.Repeat("a ", n/2-60) }},
	{"test", func(n int) string { return "[[ " + strings.Repeat("-f a && ", n/8-2) + "-f b ]]" }},
	{"case", func(n int) string { return "case a in " + strings.Repeat("a) b;; ", min(n/7, 240)) + "esac" }},
	{"functions", func(n int) string {
		return strings.Repeat("f() { ", min(n/8, 120)) + "a" + strings.Repeat("; }", min(n/8, 120))
	}},
	{"ansi-quotes", filled(`echo "`, `$'a'`, `"`)},
	{"heredoc-quotes", filled("cat <<E\n", `$"a" `, "\nE")},
	{"heredoc-script", filled("sh <<E\n", `$'a'`, "\nE")},
	{"loop-escapes", filled("for i in a b;do ", `\a`, " :;done")},
	{"loop-quotes", filled("for i in a b;do ", `a'b'"c"$'d'`, ";done")},
	{"loop-assigns", filled("for i in a b;do ", "Q='a' ", ":;done")},
	{"continued-dollars", filled("while a;do ", "$\\\n", ":;done")},
	{"sequence-products", filled("echo ", "{1..256}{1..2} ", "")},
	{"sequence-removals", filled("rm ", "{a..z} ", "")},
	{"array-braces", filled("a=(", "{1..9} ", ")")},
	{"nested-braces", filled("echo ", "{a,{b,{c,d}}} ", "")},
	{"called-expansions", filled("f(){ ", "$a ", "\n};f a;f b;f c;f d")},
	{"called-redirections", filled("f(){ ", ">a ", "\n};f a;f b;f c;f d")},
	{"called-assigns", filled("f(){ ", "a=b ", "\n};f a;f b;f c;f d")},
	{"called-tildes", filled("f(){ ", "~ ", "\n};f a;f b;f c;f d")},
	{"called-often", func(n int) string {
		return filled("f(){ echo ", "a ", ";};")(n-200) + strings.Repeat("f;", 90)
	}},
	{"evaluated-often", func(n int) string {
		return filled("x='echo ", "a ", "';")(n-1200) + strings.Repeat(`eval "$x";`, 90)
	}},
	{"declarations", filled("declare ", "$a ", "")},
	{"declared-arrays", filled("declare ", "a=(b) ", "")},
	{"case-alternatives", func(n int) string {
		words := strings.Repeat("a ", n/8)
		return filled("case c in a) x='"+words+"';; b) x='b "+words+"';;esac;echo ", `"$x" `, "")(n)
	}},
	{"all-arguments", after(filled("set -- ", "a ", ";"), "echo ", "$@ ", "")},
	{"sliced-arguments", after(filled("set -- ", "a ", ";"), "echo ", "${@:1} ", "")},
	{"replaced-arguments", after(filled("set -- ", "a ", ";"), "echo ", "${@/a/b} ", "")},
	{"branching-arguments", func(n int) string {
		return filled("set -- ", "a ", ";")(n-1500) + strings.Repeat("a||b;", 100)
	}},
	{"whole-arrays", after(filled("a=(", "b ", ");"), "echo ", `"${a[@]}" `, "")},
	{"open-arrays", after(filled("a=($b ", "$c ", ");"), "echo ", "${a[@]} ", "")},
	{"branching-variables", func(n int) string {
		return counted("v%d=a ", 256, n/2) + "\n" + filled("", "if a;then b=c;fi;", "")(min(n/2, 1700))
	}},
	{"variables-before-command", func(n int) string {
		return filled(counted("v%d=a ", 256, n/2)+"\n", "a=b ", "ls")(n)
	}},
	{"different-names", func(n int) string { return `echo "` + counted("$v%d", n, n-10) + `"` }},
	{"origins", func(n int) string {
		half := counted("v%d=$(a)$(b) ", 60, n/2)
		return half + "\n" + filled("echo ", "$v1$v2$v3$v4", "")(n-len(half))
	}},
	{"aliases", filled("alias ", "a=b ", "")},
	{"directories", func(n int) string {
		return counted("if c;then cd d%d;fi;", 60, n/2) + filled("cat ", "a ", "")(n/2)
	}},
	{"nested-shells", filled("bash -c 'bash -c \"sh -c \\\"echo ", "a ", "\\\"\"'")},
	{"corpus", filled("", "find . -name '*.go' -not -path './v/*' -exec grep -l x {} + | xargs sed -i 's/a/b/' ; ", "ls")},
}
