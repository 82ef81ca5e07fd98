//go:build unix

package shellparse

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

var scriptCount = flag.Int("scripts", 150, "how many random scripts to compare with each shell")

// TestAgainstShells runs random scripts in real shells and checks that every
// command that ran is described by a segment, unless the script is in doubt.
// The scripts call nothing but three functions that log their arguments; they
// run with an empty PATH in an empty directory.
func TestAgainstShells(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	shells := []struct {
		name string
		d    Dialect
	}{{"bash", Bash}, {"dash", POSIX}, {"mksh", Mksh}, {"zsh", Zsh}}
	for _, sh := range shells {
		t.Run(sh.name, func(t *testing.T) { againstShell(t, sh.name, sh.d) })
	}
}

func againstShell(t *testing.T, name string, d Dialect) {
	shell, err := exec.LookPath(name)
	if err != nil {
		t.Skip("not installed")
	}
	dir := t.TempDir()
	if dir, err = filepath.EvalSymlinks(dir); err != nil {
		t.Fatal(err)
	}
	prelude := `X1() { printf '%s\0' "X1 $# $PWD" "$@" >&9; }
X2() { printf '%s\0' "X2 $# $PWD" "$@" >&9; return 1; }
X3() { printf '%s\0' "X3 $# $PWD" "$@" >&9; }
`
	work := filepath.Join(dir, "w")
	for _, d := range []string{"p/q", "q", "p/p"} {
		if err := os.MkdirAll(filepath.Join(work, d), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	r := rand.New(rand.NewPCG(1, uint64(*scriptCount)))
	checked := 0
	for range *scriptCount {
		g := generator{r: r, posix: d == POSIX}
		text := g.script()
		s, err := Parse(text, Options{Dialect: d, Home: work + "/q", Dirs: []string{work}, ArgsKnown: true, Args: []Word{{Kind: Literal, Value: name}, {Kind: Literal, Value: "arg one"}}})
		if err != nil || len(s.Doubts) > 0 || d == Zsh && strings.Contains(text, "IFS") {
			continue // IFS holds a NUL in zsh, which ends a log entry
		}
		checked++
		for _, c := range runShell(t, shell, prelude, work, text) {
			if !described(s, c) {
				t.Errorf("ran %q in %s\n%s\n%s", c.args, c.dir, text, dump(s))
				break
			}
		}
	}
	t.Logf("%d of %d scripts compared", checked, *scriptCount)
}

// ran is one logged command.
type ran struct {
	args []string
	dir  string
}

func runShell(t *testing.T, shell, prelude, work, text string) []ran {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	rd, wr, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(ctx, shell, "-c", prelude+"exec 9>&3 3>&-; ulimit -t 1; ulimit -v 500000\n"+text, filepath.Base(shell), "arg one")
	cmd.Dir = work
	cmd.Env = []string{"PATH=" + work + "/none", "HOME=" + work + "/q"}
	cmd.ExtraFiles = []*os.File{wr}
	cmd.WaitDelay = time.Second
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	wr.Close()
	var log bytes.Buffer
	done := make(chan struct{})
	go func() { log.ReadFrom(rd); close(done) }()
	cmd.Wait()
	select {
	case <-done:
	case <-time.After(time.Second):
		syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // a child that outlived it
		<-done
	}
	rd.Close()
	var out []ran
	lines := strings.Split(log.String(), "\x00")
	for i := 0; i < len(lines)-1; {
		var name, d string
		var n int
		if _, err := fmt.Sscan(lines[i], &name, &n, &d); err != nil || i+n >= len(lines) {
			break
		}
		out = append(out, ran{append([]string{name}, lines[i+1:i+1+n]...), d})
		i += 1 + n
	}
	return out
}

// described reports that a segment accounts for a command.
func described(s *Script, c ran) bool {
	for _, seg := range s.Segments {
		if seg.Kind == SegCommand && seg.Words[0].Value == "eval" && !seg.Inlined {
			return true // anything may run
		}
		if seg.Kind != SegCommand || seg.Latent && seg.Called {
			continue
		}
		if matchWords(seg.Words, c.args) && (seg.DirOpen || slices.Contains(seg.Dirs, c.dir)) {
			return true
		}
	}
	return false
}

func matchWords(words []Word, args []string) bool {
	if len(words) == 0 {
		return len(args) == 0
	}
	w := words[0]
	if w.Multi {
		for n := 0; n <= len(args); n++ {
			if matchWords(words[1:], args[n:]) {
				return true
			}
		}
		return false
	}
	if w.Kind == Pattern {
		for n := 1; n <= len(args) && matchWord(w, args[n-1]); n++ {
			if matchWords(words[1:], args[n:]) {
				return true
			}
		}
		return false
	}
	return len(args) > 0 && matchWord(w, args[0]) && matchWords(words[1:], args[1:])
}

func matchWord(w Word, arg string) bool {
	switch w.Kind {
	case Literal:
		return w.Value == arg
	case Pattern:
		ok, _ := path.Match(strings.ReplaceAll(w.Value, "[!", "[^"), arg)
		return ok || strings.ReplaceAll(w.Value, `\`, "") == arg
	}
	if w.Closed {
		return slices.Contains(w.Alts, arg)
	}
	return strings.HasPrefix(arg, w.Value) && strings.HasSuffix(arg, w.Suffix)
}

// generator makes random scripts.
type generator struct {
	r     *rand.Rand
	depth int
	posix bool // no arrays
	level int  // functions up to this one may not be called: no recursion
}

func (g *generator) pick(list ...string) string { return list[g.r.IntN(len(list))] }

func (g *generator) script() string {
	var b strings.Builder
	for range 2 + g.r.IntN(5) {
		b.WriteString(g.command())
		b.WriteString(g.pick("\n", "\n", "; "))
	}
	if g.posix {
		return b.String() + "X3 end \"$x\" $y \"$@\""
	}
	return b.String() + "X3 end \"$x\" $y \"$@\" ${a[@]}"
}

func (g *generator) body() string {
	g.depth++
	defer func() { g.depth-- }()
	out := g.command()
	for range g.r.IntN(3) {
		out += "; " + g.command()
	}
	return out
}

func (g *generator) name() string { return g.pick("x", "y", "z") }

func (g *generator) word() string {
	n := g.name()
	k := g.r.IntN(32)
	if g.posix && (k == 12 || k == 13 || k == 20) {
		k = 31
	}
	switch k {
	case 0:
		return "a b"[:1+2*g.r.IntN(2)]
	case 1:
		return `"` + g.pick("a  b", "$x", "${y}c", "$x $y", "*", `\"\\\$`, "") + `"`
	case 2:
		return g.pick("'a b'", "'$x'", "''", `\*`, `a\ b`, `$'\x41\tb\n'`, `$'it\'s'`, `$"q"`)
	case 3, 4, 5:
		return "$" + n
	case 6, 7:
		return `"$` + n + `"`
	case 8:
		return "p${" + n + "}s"
	case 9:
		return "${" + n + g.pick(":-", "-", ":+", "+", ":=", "=") + g.pick("d", "d e", "'d e'", "$y", `"$z"`, "") + "}"
	case 10:
		return `"${` + n + g.pick(":-", "-", ":+", "+") + g.pick("d", "d e", "$y", "") + `}"`
	case 11:
		return "${" + n + g.pick("%", "%%", "#", "##") + g.pick("b", "*b", "a*", "?", "'*'", "$y", "[ab]") + "}"
	case 12:
		return "${" + n + g.pick("/a/b", "//a/bb", "/#a/q", "/%b/q", "/ /", "//\\*/x", "/a") + "}"
	case 13:
		return "${" + n + g.pick(":1", ":0:1", ": -1", ":1:-1", "^", "^^", ",", ",,") + "}"
	case 14:
		return g.pick("${#x}", "$#", "$1", "$2", "$*", `"$*"`, `"$@"`, "$@", `p"$@"s`, "$?", "$0")
	case 15:
		return g.pick("{a,b}", "{a,$x}c", "{1..3}", "{c..a}", "x{,y}", "{a,{b,c}d}", "{03..1}", "{a}", "a{b", `{"a b",c}`, "{a..}")
	case 16:
		return g.pick("~", "~/r", "a=~", "~+", "'~'", `\~`, "b:~", "~-", "x=~/a:~")
	case 17:
		return g.pick("*", "p*", "?", "[pq]", "[", "z*z", "p/*", "[!p]", "*'*'")
	case 18:
		return g.pick("$((1+2))", "$((2*3-1))", "$((7/2%2))", "$((1<2&&3))", "$((x=4))", "$(((1+1)*2))", "$((010+0x1f))", "$((1?2:3))", "$((-3))", "$((5,6))")
	case 19:
		return g.pick("$(echo a b)", `"$(echo a b)"`, "`echo c`", "$(X1 s; echo d)", `"$(X2 $x)"`, "$(printf e)")
	case 20:
		return g.pick("${a[@]}", `"${a[@]}"`, "${a[0]}", "${a[1]}", `"${a[*]}"`, "${#a[@]}", "$a", `"${a[@]:1}"`, "${a[x]}", "q${a[@]}r")
	case 21:
		return g.pick("$PWD", "$HOME/k", `"$OLDPWD"`, "$IFS", `"$IFS"`, "a${IFS}b")
	}
	return g.pick("a", "b", "ab", "a.b", "-x", "a=b", "1")
}

func (g *generator) words() string {
	var b strings.Builder
	for range g.r.IntN(4) {
		b.WriteString(" " + g.word())
	}
	return b.String()
}

// function returns a function that may be called here.
func (g *generator) function() string {
	return []string{"f", "g", "h", "X1"}[min(3, g.level+g.r.IntN(3))]
}

func (g *generator) call() string { return g.pick("X1", "X1", "X2", "X3") + g.words() }

func (g *generator) cond() string {
	return g.pick("true", "false", "X1 c", "X2 c", `[ "$x" = a ]`, "[[ $y == a ]]", "! X1 n", "cd p", "(( $# > 0 ))", "read x <<< 'r s'")
}

func (g *generator) command() string {
	if g.depth > 3 {
		return g.call()
	}
	n := g.name()
	k := g.r.IntN(48)
	if g.posix && (k >= 4 && k <= 7 || k == 15 || k == 27 || k >= 30 && k <= 34 || k >= 43 && k <= 44) {
		k = 39
	}
	switch k {
	case 0, 1, 2, 3:
		return n + "=" + g.word()
	case 4:
		return n + "+=" + g.word()
	case 5:
		return "a=(" + g.words() + " )"
	case 6:
		return g.pick("a+=(", "a=(") + g.words() + " )"
	case 7:
		return g.pick("a[0]=", "a[1]=", "a[2]+=") + g.word()
	case 8:
		return "cd " + g.pick("p", "q", "..", "none", "-", "", `"$x"`, "~", "p/q", "./p", "/", "$OLDPWD") + " 2>&-"
	case 9:
		return "set --" + g.words()
	case 10:
		return g.pick("shift", "shift 2", "unset x", "unset y z", "unset a", "set -f", "set +f", "IFS=:", "unset IFS", "IFS=", "IFS=', '", "set -e", "set +e")
	case 11, 12:
		return "if " + g.cond() + "; then " + g.body() + g.pick("", "; else "+g.body(), "; elif "+g.cond()+"; then "+g.body()) + "; fi"
	case 13, 14:
		return "for " + n + " in" + g.words() + "; do " + g.body() + g.pick("", "", "; break", "; "+g.cond()+" && continue; "+g.call()) + "; done"
	case 15:
		i := "i" + fmt.Sprint(g.depth)
		return i + "=0; " + g.pick("while (( "+i+"++ < 2 ))", "until (( "+i+"++ >= 2 ))") + "; do " + g.body() + "; done"
	case 16:
		return "case " + g.word() + " in a) " + g.body() + g.pick(";;", ";&", ";;&") + " " + g.pick("*", "b|a*", `"$x"`) + ") " + g.body() + ";; esac"
	case 17, 18:
		return g.cond() + g.pick(" && ", " || ") + g.command()
	case 19:
		return g.call() + g.pick(" && ", " || ") + n + "=" + g.word() + g.pick(" && ", " || ") + g.call()
	case 20:
		return "( " + g.body() + " )"
	case 21:
		return "{ " + g.body() + "; }"
	case 22:
		return g.pick("echo 'r s' | ", "X1 | ", "echo a$x | ") + g.pick("while read x y; do "+g.body()+"; done", "read x", "{ "+g.body()+"; }", g.call())
	case 23:
		defer func(l int) { g.level = l }(g.level)
		g.level = min(3, g.level+1+g.r.IntN(2))
		f := []string{"f", "g", "h"}[g.level-1]
		return f + "() { " + g.pick("", "local x; ", "local x=1 y; ", "local z="+g.word()+"; ") + g.body() + g.pick("", "; return", "; "+g.cond()+" && return; "+g.call()) + "; }"
	case 24, 25, 26:
		return g.function() + g.words() + " 2>&-"
	case 27:
		return g.pick("read x", "read -r x y", "read x y z") + " <<< " + g.word()
	case 28:
		return "eval " + g.pick("'"+strings.ReplaceAll(g.call(), "'", "")+"'", "x=1", `'y="$x b"'`, `"X1 \$x"`, "X1 e "+g.word())
	case 29:
		return "trap " + g.pick("'X1 t $x'", "'X1 t; x=t'") + " " + g.pick("EXIT", "EXIT", "DEBUG", "ERR")
	case 30:
		return g.pick("export ", "declare ", "readonly ", "readonly q", "typeset ") + n + "=" + g.word()
	case 31:
		return g.pick("declare -i x", "declare -u y", "declare -l z=ABC", "declare -a a", "unset -f f", "export x", "declare -x y")
	case 32:
		return g.call() + " & wait"
	case 33:
		return "X1 " + g.word() + " <<< " + g.word() + " >&- 2>&1"
	case 34:
		return g.pick("pushd p >&-", "popd >&-", "pushd q >&- 2>&-", "pushd >&-")
	case 35:
		return n + "=" + g.word() + " " + g.pick("X1 $x", `X1 "$x"`, g.function()+" $x", "eval 'X1 $x $y'", "y="+g.word())
	case 36:
		return g.pick("printf -v x a", "mapfile -t a <<< 'l m'", ": ${x:=m}", ": ${y=n}", "((x=3))", "let y=2", "exec 8>&-", "command X1 a", "builtin cd p", "command cd q", "getopts ab z")
	case 37:
		return "for " + n + "; do " + g.body() + "; done"
	case 38:
		return "read x y <<E\n" + g.pick("a $x", "$y\\\nb", "\\$x `echo q`", "'$x' \"$y\"", "${x:-d} $((1+1))") + "\nE\n" + g.call()
	case 39:
		return "read x y <<-'E'\n\ta $x\n\tE\n" + g.call()
	case 40:
		defer func(l int) { g.level = l }(g.level)
		if g.level >= 1 {
			return g.call()
		}
		g.level = 1
		return "f() ( " + g.body() + " ); f" + g.words()
	case 41:
		return "for x in 1 2; do for y in a b; do " + g.body() + "; " + g.cond() + g.pick(" && ", " || ") + g.pick("break 2", "continue 2", "break", "return") + "; done; " + g.call() + "; done"
	case 42:
		return n + "=$(" + g.body() + ")"
	case 43:
		return g.pick("((x++))", "((y+=2))", ": $((x=x+1))", "((x>1)) && y=big", ": $(($x*2))", "((a[1]=3))", ": ${a[x]}", "x=$((1/0))", "y=${x:9:-9}", "z=${y?}")
	case 44:
		if g.level >= 2 {
			return g.call()
		}
		defer func(l int) { g.level = l }(g.level)
		g.level = 2
		return "g() { " + g.pick("local -r x=k", "declare -g y=glob", "local a=(l m)", "declare z=loc", "typeset -i x=1", "unset x", "local x; unset x", "set -- in", "shift", "cd q") + "; " + g.body() + "; }; " + g.pick("g a", "g || X1 r", "if g; then X1 i; fi", "(g)", "g | read x", "x=p g")
	case 45:
		return "set -e; " + g.body() + "; " + g.pick("cd none", "cd p", "false || true", "X2 || X1") + " 2>&-; set +e"
	case 46:
		return "eval " + g.pick("'i() { X1 ev $1; }; i $x'", "'for x in 1 2; do X1 $x; done'", `"eval 'y=\$x'"`, "'cd p' '&& X1'", "'x=\"$x\"'")
	case 47:
		return g.pick("X1 $x >&2 2>&-", "! X2", "time X1 2>&-", "X1 |& read y", "{ x=s; } 2>&-", "X1 \"${x}\"*", "X1 ${x}'*'", "x=\"$(X1)\" X2 $x", "alias X1=X2", "[[ -n $x && $y == a* || ! -e p ]]", "X1 ${a[@]:0:1} ${#a}", "X1 \"${a[*]}\"\"${a[@]}\"", "readonly z", "X1 -- \"$#\" ${@:1}")
	}
	return g.call()
}
