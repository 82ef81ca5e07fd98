package rules

import (
	"strconv"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// unknownWord makes a word of which only the prefix is certain.
func unknownWord(prefix string) shellparse.Word {
	return shellparse.Word{Kind: shellparse.Unknown, Value: prefix}
}

// scanSplit adds the pieces that split and csplit write: a prefix, and a
// suffix that they count up.
func scanSplit(c *Call) {
	prefix := Lit("x")
	if copyName(c) == "csplit" {
		prefix = Lit("xx")
		if w, ok := c.Value("-f"); ok {
			prefix = w
		}
	} else {
		switch {
		case len(c.Operands) > 2:
			c.Unknown("unexpected argument " + show(c.Operands[2].Value))
		case len(c.Operands) == 2:
			prefix = c.Operands[1]
		}
		if c.Has("--filter") {
			return
		}
	}
	c.Add(Write, unknownWord(prefix.Value), "")
}

// scanDate reads the operand of date: a format after a plus sign, or the time
// to set.
func scanDate(c *Call) {
	for _, w := range c.Operands {
		switch {
		case strings.HasPrefix(w.Value, "+"):
		case c.Has("-j"):
			// BSD: -j only converts.
		case w.Kind == shellparse.Literal:
			c.Add(System, w, "sets the clock")
		default:
			c.Unknown("an argument that may set the clock")
		}
	}
}

// scanSeq looks for a sequence without end.
func scanSeq(c *Call) {
	if lines(c.Operands) >= floodLines {
		c.Add(Flood, shellparse.Word{}, "a long sequence")
	}
	for _, w := range c.Operands {
		if w.Kind != shellparse.Literal {
			continue
		}
		switch strings.ToLower(strings.TrimLeft(w.Value, "+-")) {
		case "inf", "infinity", "nan":
			c.Unknown("counts without end")
		}
	}
}

// lines is the length of the sequence [FIRST [STEP]] LAST, as far as known.
func lines(ops []shellparse.Word) float64 {
	number := func(i int) float64 {
		f, err := strconv.ParseFloat(ops[i].Value, 64)
		if err != nil || ops[i].Kind != shellparse.Literal {
			return 1
		}
		return f
	}
	switch len(ops) {
	case 1:
		return number(0)
	case 2:
		return number(1) - number(0)
	case 3:
		return (number(2) - number(0)) / number(1)
	}
	return 0
}

// scanStty reads the operands of stty: two of them only print.
func scanStty(c *Call) {
	for _, w := range c.Operands {
		if w.Kind != shellparse.Literal || !hasName("size speed", w.Value) {
			c.Unknown("changes the terminal")
		}
	}
}

// scanMktemp adds the file that mktemp makes.
func scanMktemp(c *Call) {
	if c.Has("-u") {
		return
	}
	dir, hasDir := c.Value("-p")
	temp := "/tmp"
	inTemp := hasDir || c.Has("-p -t") || len(c.Operands) == 0
	name := Lit("tmp.XXXXXXXXXX")
	if len(c.Operands) > 0 {
		name = c.Operands[0]
	}
	if len(c.Operands) > 1 {
		c.Unknown("unexpected argument " + show(c.Operands[1].Value))
	}
	switch {
	case hasDir:
		c.Add(Create, joined(dir, name), "")
	case inTemp:
		c.Add(Create, joined(Lit(temp), name), "")
	default:
		c.Add(Create, name, "")
	}
}

// scanShred adds the overwriting and the removal of shred.
func scanShred(c *Call) {
	for _, w := range c.Operands {
		c.Add(Edit, w, "overwritten")
		if c.Has("-u") {
			c.Add(Delete, w, "")
		}
	}
}

// Operands of dd that are data.
const ddText = "bs ibs obs cbs count skip seek iseek oseek conv iflag oflag status"

// scanDD reads the operands of dd.
func scanDD(c *Call) {
	for _, w := range c.Operands {
		key, val, ok := strings.Cut(w.Value, "=")
		v := w
		v.Value = val
		switch {
		case !ok || w.Multi && w.Kind == shellparse.Unknown && key == "":
			c.Unknown("operand " + show(w.Value) + " is not known")
		case key == "if":
			c.Add(Read, v, "")
			if v.Kind == shellparse.Unknown {
				c.Unknown("copies from a file or device not known before it runs")
			}
		case key == "of" || key == "wipe" || key == "hof":
			c.Add(Write, v, "")
		case hasName(ddText, key):
		default:
			c.Unknown("operand " + show(w.Value) + " is not known")
		}
		if w.Multi && w.Kind == shellparse.Unknown {
			c.Unknown("an argument that may be several operands")
		}
	}
}

// scanPrint looks for secrets among the variables that a program prints.
func scanPrint(c *Call) {
	ops := c.Operands
	switch copyName(c) {
	case ":", "true", "false":
		return
	case "printenv", "gprintenv":
		for _, w := range ops {
			switch {
			case w.Kind != shellparse.Literal:
				c.Unknown("prints a variable whose name is not known")
			case secretName(w.Value):
				c.Add(Credential, w, "prints a variable that sounds like a secret")
			}
		}
		return
	case "envsubst":
		if !c.Has("-v") {
			c.substituted(ops)
		}
		return
	case "yes":
		c.Add(Endless, shellparse.Word{}, "")
	case "printf":
		ops = printfOptions(c, ops)
	}
	c.printsVariables(ops)
}

// printsVariables looks for secrets among the variables in words that a
// program prints.
func (c *Call) printsVariables(words []shellparse.Word) {
	for _, w := range words {
		for _, v := range w.Vars {
			if secretName(v) {
				c.Add(Credential, Lit(v), "prints a variable that sounds like a secret")
			}
		}
	}
}

// substituted reads the operand of envsubst, whose $NAME and ${NAME} are the
// variables that it prints where they stand in its input.
func (c *Call) substituted(ops []shellparse.Word) {
	for _, w := range ops {
		if w.Kind != shellparse.Literal {
			c.Unknown("prints variables whose names are not known")
			continue
		}
		for part := range strings.SplitSeq(w.Value, "$") {
			part = strings.TrimPrefix(part, "{")
			end := 0
			for end < len(part) && identByte(part[end]) {
				end++
			}
			if secretName(part[:end]) {
				c.Add(Credential, Lit(part[:end]), "prints a variable that sounds like a secret")
			}
		}
	}
}

// printfOptions reads -v, which assigns to a variable instead of printing.
func printfOptions(c *Call, ops []shellparse.Word) []shellparse.Word {
	if len(ops) == 0 {
		return ops
	}
	name := ops[0]
	switch {
	case name.Kind == shellparse.Unknown && (name.Value == "" || name.Value == "-" || strings.HasPrefix(name.Value, "-v")):
		if name.Multi || strings.HasPrefix(name.Value, "-") || len(ops) > 1 && !numeric(name) {
			c.Unknown("an argument that may turn out to be an option")
		}
		return ops
	case name.Kind != shellparse.Literal || !strings.HasPrefix(name.Value, "-v"):
		return ops
	case len(name.Value) > 2:
		name.Value = name.Value[2:]
	case len(ops) < 2:
		c.Unknown("option -v lacks its value")
		return nil
	default:
		ops = ops[1:]
		name = ops[0]
	}
	if len(ops) > 1 { // without a format it prints how it is used
		c.setsName(name)
	}
	return nil
}

// Operators of test with two operands.
const testBinary = "= == != < > =~ -eq -ne -lt -le -gt -ge -nt -ot -ef -a -o"

// scanTest looks for the operators of test that evaluate a subscript.
func scanTest(c *Call) {
	ops := c.Operands
	for i, w := range ops {
		var next shellparse.Word
		last := i+1 >= len(ops) || ops[i+1].Kind == shellparse.Literal && ops[i+1].Value == "]"
		if !last {
			next = ops[i+1]
		}
		if w.Kind == shellparse.Unknown && w.Multi && !numeric(w) {
			c.Unknown("an unquoted argument that may become an operator")
			continue
		}
		switch {
		case last || plainName(next):
		case w.Kind == shellparse.Literal && (w.Value == "-v" || w.Value == "-R"):
			c.Unknown("looks up a name that is evaluated")
		case w.Kind == shellparse.Unknown && mayBe(w, "-v") && !(next.Kind == shellparse.Literal && hasName(testBinary, next.Value)):
			c.Unknown("an argument that may become an operator")
		}
		if w.Kind == shellparse.Literal && hasName("-eq -ne -lt -le -gt -ge", w.Value) && (i > 0 && subscripted(ops[i-1]) || subscripted(next)) {
			c.Unknown("compares a subscript, which some shells evaluate")
		}
	}
}

// numeric reports a word made of parameters that hold numbers.
func numeric(w shellparse.Word) bool {
	for _, v := range w.Vars {
		if v != "?" && v != "#" && v != "$" && v != "!" {
			return false
		}
	}
	return len(w.Vars) > 0 && len(w.Subst) == 0
}

// plainName reports a literal that is neither a subscripted name nor code.
func plainName(w shellparse.Word) bool {
	return w.Kind == shellparse.Literal && !strings.ContainsAny(w.Value, "[$`")
}

func subscripted(w shellparse.Word) bool {
	return w.Kind == shellparse.Literal && strings.Contains(w.Value, "[") && strings.ContainsAny(w.Value, "$`")
}

// mayBe reports that an unknown word can take a value.
func mayBe(w shellparse.Word, s string) bool {
	return !numeric(w) && len(s) >= len(w.Value)+len(w.Suffix) && strings.HasPrefix(s, w.Value) && strings.HasSuffix(s, w.Suffix)
}
