package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// Options of jq 1.7 without a value that matters, with one, with two.
const (
	jqBare  = "--seq --stream --stream-errors --slurp --raw-input --null-input --compact-output --raw-output --raw-output0 --join-output --ascii-output --sort-keys --color-output --monochrome-output --tab --unbuffered --exit-status --build-configuration --yaml-input --yaml-output --debug"
	jqShort = "sRnrcjaSCMebBhVyY"
)

// scanJq reads the arguments of jq: options may stand anywhere, the first
// operand is the filter.
func scanJq(c *Call) {
	args := c.Operands
	filter, rest, options := false, false, true
	for i := 0; i < len(args); i++ {
		w := args[i]
		s := w.Value
		if w.Kind == shellparse.Unknown && options && filter {
			// Words behind the filter can switch a mode or read files, no more.
			c.Add(Read, w, "")
			continue
		}
		if w.Kind == shellparse.Unknown && options && (s == "" || s[0] == '-' || w.Multi) {
			c.Unknown("an argument that may turn out to be an option")
			continue
		}
		if w.Kind != shellparse.Literal || !options || len(s) < 2 || s[0] != '-' {
			switch {
			case !filter:
				filter = true
				c.jqFilter(w, "env")
			case rest:
			default:
				c.Add(Read, w, "")
			}
			continue
		}
		two, one := false, false
		switch {
		case s == "--":
			options = false
		case s == "--args" || s == "--jsonargs":
			rest = true
		case hasName(jqBare, s):
		case s == "--indent":
			one = true
		case s == "--arg" || s == "--argjson":
			two = true
		case s == "--slurpfile" || s == "--rawfile" || s == "--argfile":
			two = true
			if i+2 < len(args) {
				c.Add(Read, args[i+2], "")
			}
		case s == "-f" || s == "--from-file":
			// The filter is in the file that would have been the filter.
			c.Unknown("its filter is in a file")
			filter = true
			continue
		case s == "-L" || s == "--library-path":
			one = true
			c.Unknown("modules from another directory")
		case strings.HasPrefix(s, "-L"):
			c.Unknown("modules from another directory")
		case s[1] != '-' && strings.Trim(s[1:], jqShort) == "":
		default:
			c.Unknown("option " + show(s) + " is not known")
		}
		n := 0
		switch {
		case two:
			n = 2
		case one:
			n = 1
		}
		for j := i + 1; j <= i+n && j < len(args); j++ {
			if args[j].Multi && args[j].Kind == shellparse.Unknown {
				c.Unknown("the value of " + s + " may be several arguments")
			}
		}
		i += n
	}
}

// jqFilter looks for the words of a filter that reach outside its input: the
// environment, and modules; and for the words of reach, which yq adds.
func (c *Call) jqFilter(w shellparse.Word, reach string) {
	if w.Kind != shellparse.Literal {
		c.Unknown("the filter is not known before it runs")
		return
	}
	s := w.Value
	depth := 0 // of string interpolations
	var nest [32]int
	inString := false
	for i := 0; i < len(s); {
		ch := s[i]
		switch {
		case inString:
			if ch == '\\' && i+1 < len(s) && s[i+1] == '(' {
				if depth == len(nest) {
					c.Unknown("the filter is nested too deeply")
					return
				}
				nest[depth] = 0
				depth++
				inString = false
				i += 2
				continue
			}
			if ch == '\\' {
				i++
			} else if ch == '"' {
				inString = false
			}
			i++
		case ch == '"':
			inString = true
			i++
		case ch == '#':
			for i < len(s) && s[i] != '\n' {
				i++
			}
		case ch == '(' && depth > 0:
			nest[depth-1]++
			i++
		case ch == ')' && depth > 0:
			if nest[depth-1] == 0 {
				depth--
				inString = true
			} else {
				nest[depth-1]--
			}
			i++
		case identByte(ch):
			j := i
			for j < len(s) && identByte(s[j]) {
				j++
			}
			c.jqWord(s, i, j, reach)
			i = j
		default:
			i++
		}
	}
}

// jqWord judges the identifier s[i:j] of a filter.
func (c *Call) jqWord(s string, i, j int, reach string) {
	word := s[i:j]
	before := byte(0)
	if i > 0 {
		before = s[i-1]
	}
	after := strings.TrimLeft(s[j:], " \t\n")
	if before == '.' || before == '@' || strings.HasPrefix(after, ":") && before != '$' {
		return // a field, a format, a key
	}
	switch {
	case word == "ENV" && before == '$', word == "env" && before != '$' && hasName(reach, "env"):
		if strings.HasPrefix(after, "(") || strings.HasPrefix(after, ".") {
			name := strings.TrimLeft(after, "(. \"")
			k := 0
			for k < len(name) && identByte(name[k]) {
				k++
			}
			if k > 0 {
				if secretName(name[:k]) {
					c.Add(Credential, Lit(name[:k]), "prints a variable that sounds like a secret")
				}
				return
			}
		}
		c.AddEffect(Effect{Kind: EnvDump, Note: "the filter reads the environment"})
	case (word == "import" || word == "include") && before != '$':
		c.Unknown("the filter loads a module")
	case before != '$' && word != "env" && hasName(reach, word):
		c.Unknown("the filter uses " + word)
	}
}

// yqReach are the operators of yq that read files or the environment, or run
// text, as its lexer spells them.
const yqReach = "env strenv envsubst eval system load load_str loadstr str_load strload load_xml loadxml xml_load xmlload " +
	"load_props loadprops props_load propsload load_base64 loadbase64 base64_load base64load"

// scanYq reads the operands of yq: perhaps a command, a filter, files. A
// single operand of yq 4 may be a file.
func scanYq(c *Call) {
	ops := c.Operands
	if c.Has("--from-file") {
		c.Unknown("its filter is in a file")
	}
	expression := false
	for i := range c.Uses {
		if c.Uses[i].Name == "--expression" {
			expression = true
			c.jqFilter(c.Uses[i].Value, yqReach)
		}
	}
	if len(ops) > 0 && ops[0].Kind == shellparse.Literal && hasName("eval e eval-all ea", ops[0].Value) {
		ops = ops[1:]
	}
	k := Read
	if c.Has("-i") {
		k = Edit
	}
	if len(ops) == 1 && ops[0].Kind == shellparse.Literal && (strings.HasSuffix(ops[0].Value, ".yml") || strings.HasSuffix(ops[0].Value, ".yaml")) {
		c.Add(k, ops[0], "")
		return
	}
	if len(ops) > 0 && !expression {
		c.jqFilter(ops[0], yqReach)
		if len(ops) == 1 && !c.Has("-n") {
			c.shows(ops[0]) // a file, if there is one of the name
		}
		ops = ops[1:]
	}
	for _, w := range ops {
		c.Add(k, w, "")
	}
}

// scanPandoc reads the formats of pandoc, which may be Lua scripts, and its
// input, which may be a URL.
func scanPandoc(c *Call) {
	for i := range c.Uses {
		u := &c.Uses[i]
		if !lists(u.Flag.Names, "-t") || !u.HasValue {
			continue
		}
		if u.Value.Kind != shellparse.Literal || strings.ContainsAny(u.Value.Value, "./") {
			c.Add(File, u.Value, "a format that is a script")
		}
	}
	c.pandocFiles()
	c.readOrFetch()
}

// readOrFetch reads operands that are files or URLs.
func (c *Call) readOrFetch() {
	for _, w := range c.Operands {
		k := Read
		if strings.Contains(w.Value, "://") {
			k = Fetch
		}
		c.Add(k, w, "")
	}
}

// scanMedia reads the operands of programs that open URLs too, and of
// ImageMagick, where a prefix selects a coder that may do anything.
func scanMedia(c *Call) {
	c.readOrFetch()
	switch copyName(c) {
	case "mediainfo":
		for i := range c.Uses {
			u := &c.Uses[i]
			if file, ok := strings.CutPrefix(u.Value.Value, "file://"); ok || u.Name == "--Inform" && u.Value.Kind != shellparse.Literal {
				c.Add(Read, shellparse.Word{Kind: u.Value.Kind, Value: file}, "a template")
			}
		}
		return
	case "ffprobe":
		// concat:, subfile: and others name further files (ffmpeg-protocols(1)).
		words := c.Operands
		if w, ok := c.Value("-i"); ok {
			words = append(words[:len(words):len(words)], w)
		}
		for _, w := range words {
			scheme, rest, ok := strings.Cut(w.Value, ":")
			if ok && !strings.HasPrefix(rest, "//") && !strings.Contains(scheme, "/") {
				c.Unknown("a protocol that may open other files")
			}
		}
		return
	case "identify":
	default:
		return
	}
	for _, w := range c.Operands {
		if strings.ContainsAny(w.Value, ":|@") || w.Kind == shellparse.Unknown {
			c.Unknown("a file name that may select a coder")
		}
	}
}

// scanXMLStarlet reads the command of xmlstarlet: sel, val, fo and el only
// print, ed prints unless -L is given.
func scanXMLStarlet(c *Call) {
	ops := c.Operands
	if len(ops) == 0 || ops[0].Kind != shellparse.Literal || !hasName("sel select val validate fo format el elements ed edit --version --help", ops[0].Value) {
		c.Unknown("its arguments are not understood")
		return
	}
	edit := hasName("ed edit", ops[0].Value)
	c.xmlDocuments(ops)
	for i, w := range ops {
		switch {
		case i == 0:
		case w.Kind != shellparse.Literal && (w.Value == "" || w.Value[0] == '-'):
			c.Unknown("an argument that may turn out to be an option")
		case w.Kind == shellparse.Literal && (w.Value == "-L" || w.Value == "--inplace" || strings.HasPrefix(w.Value, "-L")):
			c.AddEffect(Effect{Kind: Edit, Word: ops[len(ops)-1]})
		case strings.HasPrefix(w.Value, "-"):
		case i == len(ops)-1 || !edit && strings.ContainsAny(w.Value, "./") && !strings.ContainsAny(w.Value, "@[(:"):
			c.Add(Read, w, "")
		}
	}
}
