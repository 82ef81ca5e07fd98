package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanShell reads the invocation of a POSIX-like shell: bash(1) 5.2 section
// INVOCATION, dash(1), mksh(1), zsh(1).
func scanShell(c *Call) {
	s := shellCall{c: c, name: c.Argv[0].Value, args: c.Argv[1:]}
	s.dialect = shellDialect(s.name)
	if !s.options() {
		return
	}
	switch {
	case s.command:
		s.text()
	case len(s.args) == 0 || s.stdin:
		e := Effect{Kind: StdinScript, Dialect: s.dialect}
		if len(s.args) > 0 {
			e.Words = append(c.Argv[:1:1], s.args...) // $0, $1, ...
		}
		c.AddEffect(e)
		if s.interactive {
			c.Add(Session, shellparse.Word{}, "an interactive shell")
		}
	case onlyChecks(c.Argv[1:]) && !s.interactive:
		c.Add(Read, s.args[0], "")
	default:
		if s.interactive {
			c.Add(Session, shellparse.Word{}, "an interactive shell")
		}
		c.AddEffect(Effect{Kind: File, Word: s.args[0], Words: s.args[1:], Dialect: s.dialect, Note: ShellScript})
	}
}

func shellDialect(name string) shellparse.Dialect {
	switch name {
	case "bash", "rbash":
		return shellparse.Bash
	case "zsh":
		return shellparse.Zsh
	case "ksh", "mksh", "ksh93", "lksh", "oksh":
		return shellparse.Mksh
	}
	return shellparse.POSIX
}

type shellCall struct {
	c       *Call
	name    string
	dialect shellparse.Dialect
	args    []shellparse.Word

	command, stdin, interactive bool
}

// ShellScript is the note of a File that a shell reads.
const ShellScript = "a shell script"

// options consumes the options. It reports false if nothing more is to be
// said about the call.
func (s *shellCall) options() bool {
	for len(s.args) > 0 {
		w := s.args[0]
		if w.Kind != shellparse.Literal {
			if w.Multi || w.Value == "" && !w.Proc || w.Value != "" && strings.IndexByte("-+", w.Value[0]) >= 0 {
				s.c.Unknown("an argument that may turn out to be an option")
			}
			return true
		}
		v := w.Value
		switch {
		case v == "--" || v == "-":
			s.args = s.args[1:]
			return true
		case strings.HasPrefix(v, "--"):
			s.args = s.args[1:]
			if !s.long(v) {
				return false
			}
		case len(v) > 1 && (v[0] == '-' || v[0] == '+'):
			s.args = s.args[1:]
			s.bundle(v)
		default:
			return true
		}
	}
	return true
}

// long reads a long option; false means that the shell only prints something.
func (s *shellCall) long(v string) bool {
	switch {
	case hasName("--version --help --dump-strings --dump-po-strings", v):
		return v == "--dump-strings" || v == "--dump-po-strings"
	case hasName("--norc --noprofile --verbose --restricted --noediting --no-rcs --no-globalrcs --emacs --vi", v):
	case v == "--login":
		// Start-up files of the user's own; they are not the command's doing.
	case v == "--init-file" || v == "--rcfile":
		if len(s.args) > 0 {
			s.c.Add(Load, s.args[0], "a start-up file")
			s.args = s.args[1:]
		}
	case v == "--debugger":
		s.c.Add(Load, shellparse.Word{}, "the debugger profile")
	default:
		s.c.Unknown("option " + show(v) + " is not known")
	}
	return true
}

// bundle reads -euxo pipefail -c and the like; values of o and O are the
// following words.
func (s *shellCall) bundle(v string) {
	// -H, -k and -P, and +B, change how the text is read.
	known := "abefhilmnprtuvxBCDETs"
	if s.dialect == shellparse.Zsh {
		known = "efilmnprsuvxdgkwyF"
	}
	for i := 1; i < len(v); i++ {
		switch b := v[i]; {
		case b == 'c' && v[0] == '-':
			s.command = true
		case b == 'o' || b == 'O':
			if len(s.args) > 0 {
				s.setting(v[:1], b, s.args[0])
				s.args = s.args[1:]
			}
		case b == 's':
			s.stdin = true
		case b == 'i':
			s.interactive = true
		case strings.IndexByte(known, b) < 0 || b == 'B' && v[0] == '+':
			s.c.Unknown("option " + show(v) + " is not known")
		}
	}
}

func (s *shellCall) setting(sign string, option byte, w shellparse.Word) {
	switch {
	case w.Kind != shellparse.Literal:
		s.c.Unknown("a shell option that is not known before it runs")
	case !isName(strings.ReplaceAll(w.Value, "-", "_")):
		s.c.Unknown("shell option " + show(w.Value) + " is not known")
	case sign == "+" && w.Value == "history":
		s.c.Add(Tamper, w, "turns history off")
	case option == 'O' && !shellparse.InertShopt(w.Value), option == 'o' && (!shellparse.InertOption(w.Value) || sign == "+" && w.Value == "braceexpand"):
		s.c.Unknown("the shell option " + show(w.Value) + " changes how the text is read")
	}
}

// text adds the command string of -c with $0, $1 and so on.
func (s *shellCall) text() {
	if len(s.args) == 0 {
		s.c.Unknown("-c lacks its command")
		return
	}
	if s.interactive {
		s.c.Add(Load, shellparse.Word{}, "an interactive shell reads start-up files and aliases")
	}
	s.c.AddEffect(Effect{Kind: Script, Word: s.args[0], Words: s.args[1:], Dialect: s.dialect})
}

// scanForeignShell reads shells with a language of their own. The text is
// handed on as a POSIX script, so that a loss in it is recognised; it is
// never enough to allow.
func scanForeignShell(c *Call) {
	if hasName("pwsh powershell powershell.exe cmd cmd.exe wsl wsl.exe", c.Argv[0].Value) {
		c.windows()
		return
	}
	c.Add(Opaque, shellparse.Word{}, "another shell language")
	if n := len(c.Argv); n == 1 || isDash(c.Argv[n-1]) {
		c.Add(StdinCode, shellparse.Word{}, "")
	}
	for i, w := range c.Argv {
		if i > 0 && w.Kind == shellparse.Literal && i+1 < len(c.Argv) && (hasName("-c --command -C --commands -lc -ic -fc", w.Value)) {
			c.AddEffect(Effect{Kind: Script, Word: c.Argv[i+1], Dialect: shellparse.POSIX})
			return
		}
		if v, ok := strings.CutPrefix(w.Value, "--command="); ok && w.Kind == shellparse.Literal {
			c.AddEffect(Effect{Kind: Script, Word: Lit(v), Dialect: shellparse.POSIX})
			return
		}
	}
	c.Unknown("another shell language")
}

// windows reads a call of a shell of Windows. What it runs is another
// language, in which a plain command is still a name and its arguments.
func (c *Call) windows() {
	if len(c.Argv) == 2 && c.Argv[1].Kind == shellparse.Literal && hasName("--version -Version --help -Help /?", c.Argv[1].Value) {
		c.Add(Opaque, shellparse.Word{}, "a shell of Windows")
		return
	}
	c.Add(Opaque, shellparse.Word{}, "a shell of Windows")
	if n := len(c.Argv); n == 1 || isDash(c.Argv[n-1]) {
		c.Add(StdinCode, shellparse.Word{}, "")
	}
	for i, w := range c.Argv {
		if i == 0 || w.Kind != shellparse.Literal || i+1 >= len(c.Argv) {
			continue
		}
		switch strings.ToLower(w.Value) {
		case "-c", "-command", "/c", "/k", "-e", "--exec", "--":
			text := ""
			for _, v := range c.Argv[i+1:] {
				if v.Kind != shellparse.Literal {
					return
				}
				text += strings.ReplaceAll(v.Value, `\`, "/") + " "
			}
			c.AddEffect(Effect{Kind: Script, Word: Lit(text), Dialect: shellparse.POSIX})
			return
		}
	}
	c.Unknown("a shell of Windows")
}

// onlyChecks reports the first option word -n, which makes a shell read a
// script without running it. Other options may come with it in other words
// only if they cannot turn it off.
func onlyChecks(args []shellparse.Word) bool {
	if len(args) != 2 || args[0].Kind != shellparse.Literal || args[0].Value != "-n" {
		return false
	}
	w := args[1]
	return w.Value != "" && strings.IndexByte("*?[+-", w.Value[0]) < 0 || w.Kind == shellparse.Literal && w.Value == ""
}

// isDash reports the operand that stands for standard input.
func isDash(w shellparse.Word) bool { return w.Kind == shellparse.Literal && w.Value == "-" }
