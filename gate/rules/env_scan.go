package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanEnv reads the arguments of env(1): options, assignments, a command.
func scanEnv(c *Call) {
	args := c.Operands
	var called *shellparse.Word
	for len(args) > 0 {
		w := args[0]
		if w.Kind != shellparse.Literal {
			break
		}
		s := w.Value
		if s == "--" {
			args = args[1:]
			break
		}
		if s == "" || s[0] != '-' {
			break
		}
		args = args[1:]
		name, val, attached := s, "", false
		if strings.HasPrefix(s, "--") {
			name, val, attached = strings.Cut(s, "=")
			name = envLong(name)
		} else if len(s) > 2 {
			// Short options without a value may be bundled.
			for len(s) > 2 && strings.IndexByte("iv0", s[1]) >= 0 {
				s = "-" + s[2:]
			}
			name, val, attached = s[:2], s[2:], len(s) > 2
		}
		switch name {
		case "-", "-i", "-0", "-v", "--ignore-environment", "--null", "--debug", "--list-signal-handling",
			"--block-signal", "--default-signal", "--ignore-signal":
			continue
		case "-u", "--unset", "-C", "--chdir", "-S", "--split-string", "-a", "--argv0":
		default:
			c.Unknown("option " + show(s) + " is not known")
			return
		}
		v := Lit(val)
		if !attached {
			if len(args) == 0 {
				c.Unknown("option " + name + " lacks its value")
				return
			}
			v, args = args[0], args[1:]
		}
		switch name {
		case "-C", "--chdir":
			c.out.Base = append(c.out.Base[:0], v) // the last counts
		case "-u", "--unset":
			c.AddEffect(Effect{Kind: SetEnv, Mod: Unset, Word: v})
		case "-a", "--argv0":
			called = &v
		default:
			words, ok := envSplit(v)
			if !ok {
				c.Unknown("a string whose words are not known")
				return
			}
			c.Unknown("its command comes out of a string")
			args = append(words, args...)
		}
	}
	envCommand(c, args, called)
}

// calledAs adds the command that a program with many names becomes when it is
// started under another one, as those of busybox and uutils do.
func (c *Call) calledAs(name shellparse.Word, words []shellparse.Word) {
	if len(words) > 0 {
		c.command(append([]shellparse.Word{name}, words[1:]...))
	}
}

// envCommand reads the assignments and the command.
func envCommand(c *Call, args []shellparse.Word, called *shellparse.Word) {
	for len(args) > 0 {
		w := args[0]
		if w.Kind == shellparse.Unknown && w.Multi || w.Value == "" && w.Kind != shellparse.Literal {
			c.Unknown("an argument that may be an option, an assignment or a command")
			return
		}
		i := strings.IndexByte(w.Value, '=')
		if i < 0 {
			if w.Kind != shellparse.Literal || strings.HasPrefix(w.Value, "-") && w.Value != "-" {
				c.Unknown("the command is not known before it runs")
				return
			}
			break
		}
		c.Add(SetEnv, w, "")
		args = args[1:]
	}
	if len(args) == 0 {
		c.AddEffect(Effect{Kind: EnvDump})
		return
	}
	c.AddEffect(Effect{Kind: Argv, Words: args})
	if called != nil {
		c.calledAs(*called, args)
	}
}

// envLong completes an abbreviated long option of env.
func envLong(name string) string {
	const all = "--ignore-environment --null --unset --chdir --split-string --block-signal --default-signal --ignore-signal --list-signal-handling --debug --argv0"
	full := ""
	for f := range strings.FieldsSeq(all) {
		if f == name {
			return f
		}
		if len(name) > 2 && strings.HasPrefix(f, name) {
			if full != "" {
				return ""
			}
			full = f
		}
	}
	return full
}

// envSplit splits the value of -S as env does: blanks separate, quotes and
// some backslashes protect. Anything that expands is refused.
func envSplit(w shellparse.Word) ([]shellparse.Word, bool) {
	if w.Kind != shellparse.Literal || strings.ContainsAny(w.Value, "$\\#") {
		return nil, false
	}
	var words []shellparse.Word
	s := w.Value
	for i := 0; i < len(s); {
		if strings.IndexByte(" \t\n\v\f\r", s[i]) >= 0 {
			i++
			continue
		}
		var text []byte
		quote := byte(0)
		for ; i < len(s) && (quote != 0 || strings.IndexByte(" \t\n\v\f\r", s[i]) < 0); i++ {
			switch {
			case quote == 0 && (s[i] == '\'' || s[i] == '"'):
				quote = s[i]
			case s[i] == quote:
				quote = 0
			default:
				text = append(text, s[i])
			}
		}
		if quote != 0 {
			return nil, false
		}
		words = append(words, Lit(string(text)))
	}
	return words, true
}
