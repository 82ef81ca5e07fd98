package rules

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanAwk reads the program and the operands of awk.
func scanAwk(c *Call) {
	ops := c.Operands
	program := false
	for i := range c.Uses {
		u := &c.Uses[i]
		switch {
		case lists(u.Flag.Names, "-e") && u.HasValue:
			program = true
			c.awkProgram(u.Value)
		case lists(u.Flag.Names, "-f"):
			program = true
			c.Add(Load, u.Value, "a program")
			c.Unknown("its program is in a file")
		}
	}
	if !program {
		if len(ops) == 0 {
			return
		}
		c.awkProgram(ops[0])
		ops = ops[1:]
	}
	for _, w := range ops {
		name, _, ok := strings.Cut(w.Value, "=")
		if ok && isName(name) {
			continue
		}
		c.Add(Read, w, "")
	}
}

// isName reports an identifier of awk or the shell.
func isName(s string) bool {
	for i := range len(s) {
		if !identByte(s[i]) || i == 0 && s[i] <= '9' {
			return false
		}
	}
	return s != ""
}

func identByte(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

// awkToken is a token: its first byte tells strings ("), regular expressions
// (/, two bytes or more), identifiers and numbers from operators. A newline
// is a token too.
type awkToken struct {
	text string
	// regex reports a regular expression, which is otherwise an operator /.
	regex bool
	// rule reports a ) that ends the condition of if, while or for.
	rule bool
}

// Keywords after which an operand begins, so that / begins a regular
// expression.
const awkKeywords = "print printf return else do in if while for case exit delete next nextfile break continue function func switch default BEGIN END BEGINFILE ENDFILE"

// operand reports that a token ends an operand, so that / divides.
func (t awkToken) operand() bool {
	if t.text == "" || t.rule {
		return false
	}
	c := t.text[0]
	return t.regex || c == '"' || c == ')' || c == ']' || identByte(c) && !hasName(awkKeywords, t.text) || c == '.'
}

// awkTokens splits a program, or tells why it cannot.
func awkTokens(s string) (toks []awkToken, problem string) {
	var prev awkToken
	var parens []bool // whether the open ones belong to if, while, for
	for i := 0; i < len(s); {
		c := s[i]
		t := awkToken{}
		switch {
		case c == ' ' || c == '\t' || c == '\r':
			i++
			continue
		case c == '\\' && i+1 < len(s) && s[i+1] == '\n':
			i += 2
			continue
		case c == '#':
			for i < len(s) && s[i] != '\n' {
				i++
			}
			continue
		case c == '"':
			j := i + 1
			for j < len(s) && s[j] != '"' && s[j] != '\n' {
				if s[j] == '\\' {
					j++
				}
				j++
			}
			if j >= len(s) || s[j] != '"' {
				return nil, "a string has no end"
			}
			t.text = s[i : j+1]
		case c == '/' && (prev.regex || prev.text == "getline" || prev.text == "length"):
			return nil, "a slash that awks read differently"
		case c == '/' && !prev.operand():
			n := awkRegex(s[i:])
			if n == 0 {
				return nil, "a regular expression that awks read differently"
			}
			t.text, t.regex = s[i:i+n], true
		case identByte(c) || c == '.' && i+1 < len(s) && s[i+1] >= '0' && s[i+1] <= '9':
			j := i + 1
			for j < len(s) && (identByte(s[j]) || s[j] == '.' && c <= '9') {
				j++
			}
			t.text = s[i:j]
		default:
			t.text = awkOperator(s[i:])
			if t.text == "" {
				return nil, "a character that is not known"
			}
		}
		i += len(t.text)
		if len(toks) == cap(toks) {
			toks = slices.Grow(toks, max(len(toks), 16))
		}
		switch t.text {
		case "(":
			parens = append(parens, prev.text == "if" || prev.text == "while" || prev.text == "for")
		case ")":
			if n := len(parens) - 1; n >= 0 {
				t.rule = parens[n]
				parens = parens[:n]
			}
		case "++", "--":
			// Postfix leaves an operand, prefix expects one.
			toks = append(toks, t)
			continue
		}
		toks = append(toks, t)
		prev = t
	}
	return toks, ""
}

// awkRegex returns the length of a regular expression literal, or 0. Brackets
// are read as a whole; an awk that ends the literal inside them refuses it.
func awkRegex(s string) int {
	for i := 1; i < len(s); {
		switch s[i] {
		case '\\':
			i += 2
		case '\n':
			return 0
		case '[':
			n := bracket(s[i:])
			if n == 0 {
				return 0
			}
			i += n
		case '/':
			return i + 1
		default:
			i++
		}
	}
	return 0
}

// awkOperator returns the operator a text begins with, or "".
func awkOperator(s string) string {
	const two = "&& || ++ -- += -= *= /= %= ^= == != <= >= !~ >> |& ** ::"
	if len(s) > 1 && hasName(two, s[:2]) {
		return s[:2]
	}
	if strings.IndexByte("(){}[];,+-*/%^!<>=~?:$|@&\n", s[0]) >= 0 {
		return s[:1]
	}
	return ""
}

// awkProgram looks for what makes a program more than a filter of text.
func (c *Call) awkProgram(w shellparse.Word) {
	if w.Kind != shellparse.Literal {
		c.Add(Load, w, "a program")
		c.Unknown("the program is not known before it runs")
		return
	}
	toks, problem := awkTokens(w.Value)
	if problem != "" {
		c.Unknown(problem)
		return
	}
	depth, printDepth := 0, -1
	for i, t := range toks {
		switch t.text {
		case "(", "[":
			depth++
		case ")", "]":
			depth--
		case "print", "printf":
			printDepth = depth
		case ";", "}", "{":
			printDepth = -1
		case "\n":
			if i > 0 && (toks[i-1].operand() || toks[i-1].text == "print") {
				printDepth = -1
			}
		case "|", "|&":
			c.Unknown("a pipe of the program runs a command")
		case "@":
			c.Unknown("the program loads code or calls indirectly")
		case "system":
			c.Unknown("the program calls system")
		case ">", ">>":
			if printDepth == depth {
				c.awkOutput(toks[i+1:])
			}
		case "getline":
			c.awkGetline(toks[i+1:])
		case "ENVIRON":
			c.awkEnviron(toks[i+1:])
		case "ARGV", "SYMTAB", "FUNCTAB":
			if i == 0 || toks[i-1].text != "delete" {
				c.Unknown("the program uses " + t.text)
			}
		}
	}
}

// awkOutput reads the target of a redirection.
func (c *Call) awkOutput(toks []awkToken) {
	if len(toks) == 0 || !awkEnds(toks[1:]) {
		c.Unknown("the program writes to a file it computes")
		return
	}
	name, ok := awkString(toks[0])
	switch {
	case !ok:
		c.Unknown("the program writes to a file it computes")
	case strings.HasPrefix(name, "/inet"):
		c.Add(Send, Lit(name), "the program opens a connection")
	case name == "/dev/stdout" || name == "/dev/stderr" || name == "-":
	default:
		c.Add(Edit, Lit(name), "written by an awk program")
	}
}

// awkEnds reports that an expression ends here.
func awkEnds(toks []awkToken) bool {
	return len(toks) == 0 || hasName("; } ) \n", toks[0].text) || toks[0].text == "\n"
}

// awkString returns the value of a string token without escapes.
func awkString(t awkToken) (string, bool) {
	if len(t.text) < 2 || t.text[0] != '"' || strings.Contains(t.text, `\`) {
		return "", false
	}
	return t.text[1 : len(t.text)-1], true
}

// awkGetline reads what follows getline: a variable, and < with a file.
func (c *Call) awkGetline(toks []awkToken) {
	for i, t := range toks {
		switch {
		case t.text == "<":
			if i+1 >= len(toks) {
				return
			}
			name, ok := awkString(toks[i+1])
			switch {
			case !ok || i+2 < len(toks) && toks[i+2].operand() && toks[i+2].text != ")" && toks[i+2].text != "]" || i+2 < len(toks) && hasName("( $ -", toks[i+2].text):
				c.Unknown("the program reads a file it computes")
			case strings.HasPrefix(name, "/inet"):
				c.Add(Send, Lit(name), "the program opens a connection")
			case name != "-":
				c.Add(Read, Lit(name), "")
			}
			return
		case t.operand() && t.text != ")" || t.text == "[" || t.text == "$":
		default:
			return
		}
	}
}

// awkEnviron reads the subscript of ENVIRON.
func (c *Call) awkEnviron(toks []awkToken) {
	if len(toks) > 2 && toks[0].text == "[" && toks[2].text == "]" {
		if name, ok := awkString(toks[1]); ok {
			if secretName(name) {
				c.Add(Credential, Lit(name), "prints a variable that sounds like a secret")
			}
			return
		}
	}
	c.AddEffect(Effect{Kind: EnvDump, Note: "the program reads the environment"})
}
