package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanBuiltin reads the builtins that change the state of the shell.
func scanBuiltin(c *Call) {
	switch c.Argv[0].Value {
	case "source", ".":
		if len(c.Operands) == 0 {
			return
		}
		c.AddEffect(Effect{Kind: Source, Word: c.Operands[0], Words: c.Operands[1:]})
	case "exec":
		if w, ok := c.Value("-a"); ok {
			c.calledAs(w, c.Operands)
		}
	case "command":
		c.commandBuiltin()
	case "alias":
		c.alias()
	case "read":
		if w, ok := c.Value("-a"); ok {
			c.setsName(w)
		}
		c.setsNames(c.Operands, "?")
	case "mapfile", "readarray":
		c.setsNames(c.Operands, "")
	case "getopts":
		c.getopts()
	case "let":
		c.let()
	case "set":
		c.set()
	case "shopt":
		c.shopt()
	case "unset":
		c.unset()
	case "hash":
		for _, w := range c.Operands {
			if w.Kind != shellparse.Literal || strings.Contains(w.Value, "=") {
				c.Add(Program, w, "a program under another name")
			}
		}
	case "trap":
		c.trap()
	case "wait":
		if w, ok := c.Value("-p"); ok {
			c.setsName(w)
		}
	case "exit", "return", "break", "continue", "logout", "bye", "shift":
		c.status()
	}
}

// status reads the number of exit and the like. It is an arithmetic
// expression in zsh and mksh, so only digits and unknown numbers of the
// shell itself pass.
func (c *Call) status() {
	for _, w := range c.Operands {
		if strings.ContainsAny(w.Value+w.Suffix, "[`") || w.Multi && w.Kind == shellparse.Pattern {
			c.Unknown("not a number")
		}
	}
}

// commandBuiltin reads "command [-p] NAME ARG..." and "command -v NAME...".
// Once -v was seen nothing runs, whatever the rest turns out to be.
func (c *Call) commandBuiltin() {
	for i, w := range c.Operands {
		switch {
		case w.Kind != shellparse.Literal || len(w.Value) < 2 || w.Value[0] != '-':
			c.command(c.Operands[i:])
			return
		case w.Value == "--":
			c.command(c.Operands[i+1:])
			return
		case strings.Trim(w.Value[1:], "pvV") != "":
			c.Unknown("option " + show(w.Value) + " is not known")
			return
		case strings.ContainsAny(w.Value, "vV"):
			return
		}
	}
}

func (c *Call) alias() {
	if c.Has("-p") {
		return
	}
	for _, w := range c.Operands {
		name, text, ok := strings.Cut(w.Value, "=")
		switch {
		case ok && hasName("guardexec phocinae-mcp phocinae-guard", name):
			c.Add(Tamper, w, "takes the place of the gate")
		case w.Kind == shellparse.Unknown:
			c.Unknown("an alias that is not known before it runs")
		case ok:
			c.AddEffect(Effect{Kind: Script, Word: Lit(text), Note: "alias"})
		}
	}
}

// setsName accounts for a variable that gets a value nobody knows.
func (c *Call) setsName(w shellparse.Word) {
	name := arrayName(w.Value)
	switch {
	case w.Kind != shellparse.Literal || !isName(name):
		c.Unknown("the name of a variable is not known, or is an expression")
	case !ShellOnly(name):
		c.Add(SetEnv, Lit(name), "")
	}
}

// arrayName is the array of an element whose subscript is a number, which is
// no code; else it is s.
func arrayName(s string) string {
	name, sub, ok := strings.Cut(s, "[")
	if n, closed := strings.CutSuffix(sub, "]"); ok && closed && len(n) < 10 && isDigits(n) {
		return name
	}
	return s
}

// setsNames does so for several names; prompt is the mark behind which ksh
// and zsh put a prompt.
func (c *Call) setsNames(words []shellparse.Word, prompt string) {
	for i, w := range words {
		if i == 0 && prompt != "" && w.Kind == shellparse.Literal {
			w.Value, _, _ = strings.Cut(w.Value, prompt)
		}
		c.setsName(w)
	}
}

func (c *Call) getopts() {
	if len(c.Operands) < 2 {
		c.Unknown("needs a string and a name")
		return
	}
	c.setsName(c.Operands[1])
}

// let evaluates expressions. A name in an expression is evaluated again, with
// its subscripts, so only numbers may stand on the right of an assignment.
func (c *Call) let() {
	for _, w := range c.Operands {
		name, val, ok := strings.Cut(w.Value, "=")
		if w.Kind != shellparse.Literal || !ok || !isName(name) || strings.Trim(val, "0123456789+-*/%() ") != "" {
			c.Unknown("an arithmetic expression with names")
			continue
		}
		c.setsName(Lit(name))
	}
}

// set reads options and positional parameters.
func (c *Call) set() {
	if len(c.Operands) == 0 {
		c.Add(EnvDump, shellparse.Word{}, "prints all variables")
		return
	}
	for i := 0; i < len(c.Operands); i++ {
		w := c.Operands[i]
		if w.Kind != shellparse.Literal {
			if !(i > 0 && c.Operands[i-1].Value == "--") {
				c.Unknown("an argument that may turn out to be an option")
			}
			return
		}
		v := w.Value
		if v == "--" || v == "-" || v == "" || v[0] != '-' && v[0] != '+' {
			return
		}
		if !c.setOption(v, c.Operands[i+1:]) {
			i++
		}
	}
}

// setOption reads one option word of set; false means that the next word is
// its value.
func (c *Call) setOption(v string, rest []shellparse.Word) bool {
	alone := true
	for i := 1; i < len(v); i++ {
		switch b := v[i]; {
		case b == 'o':
			if len(rest) > 0 {
				alone = false
				c.setLong(v[:1], rest[0])
			}
		case b == 'a' && v[0] == '-':
			c.Add(SetEnv, shellparse.Word{}, "every variable that follows is exported")
		case b == 'k' || b == 'n' || b == 'p' || b == 'r' || b == 't' && v[0] == '-':
			c.Unknown("the shell reads what follows differently")
		case strings.IndexByte("abefhmptuvxBCEHPT", b) < 0:
			c.Unknown("option " + show(v) + " is not known")
		}
	}
	return alone
}

func (c *Call) setLong(sign string, w shellparse.Word) {
	const plain = "braceexpand emacs errexit errtrace functrace hashall histexpand ignoreeof interactive-comments monitor noclobber noglob nolog notify nounset onecmd physical pipefail verbose vi xtrace"
	switch {
	case w.Kind != shellparse.Literal:
		c.Unknown("a shell option that is not known before it runs")
	case w.Value == "history":
		if sign == "+" {
			c.Add(Tamper, w, "turns history off")
		}
	case w.Value == "allexport":
		c.Add(SetEnv, shellparse.Word{}, "every variable that follows is exported")
	case !hasName(plain, w.Value):
		c.Unknown("shell option " + show(w.Value) + " changes how text is read")
	}
}

func (c *Call) shopt() {
	for _, w := range c.Operands {
		switch {
		case w.Kind != shellparse.Literal || !isName(w.Value):
			c.Unknown("a shell option that is not known before it runs")
		case c.Has("-o") && w.Value == "history" && c.Has("-u"):
			c.Add(Tamper, w, "turns history off")
		case c.Has("-o") && c.Has("-s") && w.Value == "allexport":
			c.Add(SetEnv, shellparse.Word{}, "every variable that follows is exported")
		}
	}
}

func (c *Call) unset() {
	for _, w := range c.Operands {
		if w.Kind == shellparse.Literal {
			w.Value = arrayName(w.Value)
		}
		switch {
		case w.Kind == shellparse.Unknown || strings.ContainsAny(w.Value, "[$`"):
			c.Unknown("the name of a variable is not known, or is an expression")
		case strings.HasPrefix(w.Value, "HIST"):
			c.Add(Tamper, w, "turns history off")
		case !c.Has("-f") && !ShellOnly(w.Value):
			c.AddEffect(Effect{Kind: SetEnv, Mod: Unset, Word: w})
		}
	}
}

func (c *Call) trap() {
	if c.Has("-l") || len(c.Operands) < 2 {
		return
	}
	w := c.Operands[0]
	if w.Kind == shellparse.Literal && (w.Value == "" || w.Value == "-" || isDigits(w.Value)) {
		return
	}
	c.AddEffect(Effect{Kind: Script, Word: w, Dialect: shellparse.Bash, Note: "trap"})
}

// scanAssign reads export, declare and the like.
func scanAssign(c *Call) {
	if c.Argv[0].Value == "nameref" || c.Has("-n") && c.Argv[0].Value != "export" {
		c.Unknown("a variable that stands for another")
		return
	}
	if len(c.Operands) == 0 {
		if !c.Has("-f") {
			c.Add(EnvDump, shellparse.Word{}, "prints all variables")
		}
		return
	}
	if c.Has("-f") {
		if c.Argv[0].Value == "export" || c.Has("-x") {
			c.Add(SetEnv, shellparse.Word{}, "exports a function")
		}
		return
	}
	if c.Has("-p") {
		c.Add(EnvDump, shellparse.Word{}, "prints variables")
		return
	}
	exports := c.Argv[0].Value == "export" && !c.Has("-n") || c.Has("-x")
	for _, w := range c.Operands {
		name, val, ok := strings.Cut(w.Value, "=")
		if ok {
			name = strings.TrimSuffix(name, "+")
		}
		switch {
		case !isName(name) || !ok && w.Kind != shellparse.Literal:
			c.Unknown("the name of a variable is not known, or is an expression")
		case ok && c.Has("-i") && (w.Kind != shellparse.Literal || strings.Trim(val, "0123456789+-*/%() ") != ""):
			c.Unknown("an arithmetic expression with names")
		case exports || (ok || c.Has("-n") || c.Has("+x")) && !ShellOnly(name):
			c.Add(SetEnv, w, "")
		}
	}
}

// scanKill reads kill: a signal, then processes.
func scanKill(c *Call) {
	args := c.Operands
	if len(args) == 0 {
		return
	}
	first := args[0]
	if first.Kind == shellparse.Literal && hasName("-l -L --list --table -V", first.Value) {
		return
	}
	ended := false
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case w.Kind != shellparse.Literal:
			c.Add(Signal, w, "")
		case !ended && w.Value == "--":
			ended = true
		case !ended && hasName("-s -n --signal -q --queue --timeout", w.Value):
			i++
		case !ended && hasName("-a --all -p --pid -r --require-handler --verbose", w.Value):
		case !ended && strings.HasPrefix(w.Value, "--"):
			if !strings.HasPrefix(w.Value, "--signal=") {
				c.Unknown("option " + show(w.Value) + " is not known")
			}
		case !ended && i == 0 && strings.HasPrefix(w.Value, "-"):
			// The signal: -9, -TERM, -SIGTERM.
			if len(args) == 1 {
				c.Add(Signal, w, "")
			}
		case hasName("1 -1 0 -0", w.Value):
			c.Add(SignalAll, w, "")
		case isDigits(strings.TrimPrefix(w.Value, "-")) && strings.Trim(w.Value, "-0") == "1" || strings.Trim(w.Value, "-0") == "":
			c.Add(SignalAll, w, "")
		default:
			c.Add(Signal, w, "")
		}
	}
}

// scanUmask asks about a mask that lets everybody write to new files.
func scanUmask(c *Call) {
	for _, w := range c.Operands {
		switch {
		case len(c.Operands) > 1, w.Kind != shellparse.Literal:
			c.Unknown("the mask is not known before it runs")
			return
		case w.Value != "" && strings.Trim(w.Value, "01234567") == "":
			if (w.Value[len(w.Value)-1]-'0')&2 == 0 {
				c.Unknown("everybody may write to what is made from now on")
			}
			continue
		}
		for clause := range strings.SplitSeq(w.Value, ",") {
			i := strings.IndexAny(clause, "+=-")
			if i < 0 || clause[i] != '-' && strings.Contains(clause[i:], "w") && (i == 0 || strings.ContainsAny(clause[:i], "oa")) {
				c.Unknown("everybody may write to what is made from now on")
			}
		}
	}
}
