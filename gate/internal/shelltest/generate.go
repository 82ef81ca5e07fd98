package shelltest

import (
	"embed"
	"fmt"
	"math/rand/v2"
	"strings"
)

// moreRules are the longer lists of constructs, one file for each kind.
//
//go:embed grammar/*.txt
var moreRules embed.FS

// A grammar is a list of rules in text. A line "name:" starts a rule; every
// other line is one alternative:
//
//	WEIGHT SHELLS TEXT
//
// SHELLS names the shells that know the construct by their first letters
// (b, d, m, z; * for all of them). TEXT is taken as it is, except that ⏎ is a
// newline, ⇥ a tab, and «name» or «filter:name» another rule.

// part is a piece of an alternative: text, or a rule if name is set.
type part struct{ text, filter, name string }

type alternative struct {
	weight int
	shells string
	parts  []part
	height int // the least nesting of rules it needs
}

type rule struct {
	alts   []alternative
	height int
}

// Grammar holds the rules for one shell.
type Grammar struct{ rules map[string]*rule }

// NewGrammar reads the built-in grammar for a shell.
func NewGrammar(shell string) *Grammar {
	g := &Grammar{rules: make(map[string]*rule)}
	for _, text := range []string{plainRules, wordRules, codeRules, oddRules, shellRules} {
		g.read(text, shell[0])
	}
	files, err := moreRules.ReadDir("grammar")
	if err != nil {
		panic("shelltest: " + err.Error())
	}
	for _, f := range files {
		text, err := moreRules.ReadFile("grammar/" + f.Name())
		if err != nil {
			panic("shelltest: " + err.Error())
		}
		g.read(string(text), shell[0])
	}
	g.measure()
	return g
}

func (g *Grammar) read(text string, shell byte) {
	var into *rule
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" {
			continue
		}
		if name, ok := strings.CutSuffix(line, ":"); ok && !strings.Contains(line, " ") {
			into = &rule{}
			g.rules[name] = into
			continue
		}
		var a alternative
		weight, rest, _ := strings.Cut(line, " ")
		a.shells, rest, _ = strings.Cut(rest, " ")
		if _, err := fmt.Sscan(weight, &a.weight); err != nil || into == nil || a.shells == "" {
			panic("shelltest: bad line in the grammar: " + line)
		}
		if a.shells != "*" && strings.IndexByte(a.shells, shell) < 0 {
			continue
		}
		a.parts = split(strings.NewReplacer("⏎", "\n", "⇥", "\t").Replace(rest))
		into.alts = append(into.alts, a)
	}
}

func split(text string) (out []part) {
	for text != "" {
		before, rest, ok := strings.Cut(text, "«")
		if before != "" {
			out = append(out, part{text: before})
		}
		if !ok {
			return out
		}
		inside, after, ok := strings.Cut(rest, "»")
		if !ok {
			panic("shelltest: unclosed reference in the grammar: " + text)
		}
		p := part{name: inside}
		if f, n, ok := strings.Cut(inside, ":"); ok {
			p.filter, p.name = f, n
			if filters[f] == nil {
				panic("shelltest: no filter " + f)
			}
		}
		out = append(out, p)
		text = after
	}
	return out
}

// measure computes how deep each rule is at least.
func (g *Grammar) measure() {
	const never = 1 << 20
	for _, r := range g.rules {
		r.height = never
		for i := range r.alts {
			r.alts[i].height = never
		}
	}
	for changed := true; changed; {
		changed = false
		for _, r := range g.rules {
			for i := range r.alts {
				a := &r.alts[i]
				h := 0
				for _, p := range a.parts {
					if p.name == "" {
						continue
					}
					sub := g.rules[p.name]
					if sub == nil {
						panic("shelltest: no rule " + p.name)
					}
					h = max(h, sub.height+1)
				}
				if h < a.height {
					a.height, changed = h, true
				}
				r.height = min(r.height, a.height)
			}
		}
	}
}

// Node is a derived rule. Its text is that of its parts in order.
type Node struct {
	rule     string
	parts    []part
	children []*Node // one for each part that is a rule
}

// Generator makes scripts from a seed.
type Generator struct {
	grammar *Grammar
	rand    *rand.Rand
}

// NewGenerator returns a generator of scripts for a shell.
func NewGenerator(shell string, seed uint64) *Generator {
	return &Generator{grammar: NewGrammar(shell), rand: rand.New(rand.NewPCG(seed, uint64(shell[0])))}
}

// Next makes a script that is safe to run.
func (g *Generator) Next() *Node {
	for {
		n := g.derive("script", 4+g.rand.IntN(7))
		if text := n.String(); len(text) < 1500 && Safe(text) {
			return n
		}
	}
}

// Each makes one script of every alternative of a rule.
func (g *Generator) Each(name string) []*Node {
	var out []*Node
	for i := range g.grammar.rules[name].alts {
		if n := g.expand(name, &g.grammar.rules[name].alts[i], 4); Safe(n.String()) {
			out = append(out, n)
		}
	}
	return out
}

func (g *Generator) expand(name string, a *alternative, depth int) *Node {
	n := &Node{rule: name, parts: a.parts}
	for _, p := range a.parts {
		if p.name != "" {
			n.children = append(n.children, g.derive(p.name, depth-1))
		}
	}
	return n
}

func (g *Generator) derive(name string, depth int) *Node {
	r := g.grammar.rules[name]
	limit := max(depth, r.height)
	total := 0
	for i := range r.alts {
		if r.alts[i].height <= limit {
			total += r.alts[i].weight
		}
	}
	pick := g.rand.IntN(total)
	for i := range r.alts {
		a := &r.alts[i]
		if a.height > limit {
			continue
		}
		if pick -= a.weight; pick >= 0 {
			continue
		}
		return g.expand(name, a, depth)
	}
	panic("shelltest: the weights do not add up")
}

// String is the text of the script.
func (n *Node) String() string {
	var b strings.Builder
	child := 0
	for _, p := range n.parts {
		if p.name == "" {
			b.WriteString(p.text)
			continue
		}
		text := n.children[child].String()
		child++
		if p.filter != "" {
			text = filters[p.filter](text)
		}
		b.WriteString(text)
	}
	return b.String()
}

// filters quote a text so that a shell reads it back.
var filters = map[string]func(string) string{
	"sq": func(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" },
	"dq": func(s string) string {
		return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "$", `\$`, "`", "\\`").Replace(s) + `"`
	},
	"bq": func(s string) string { return "`" + strings.NewReplacer(`\`, `\\`, "`", "\\`").Replace(s) + "`" },
	"bs": func(s string) string {
		var b strings.Builder
		for i := range len(s) {
			switch c := s[i]; {
			case c == '\n':
				b.WriteString("'\n'")
			case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
				b.WriteByte(c)
			default:
				b.WriteString(`\` + s[i:i+1])
			}
		}
		return b.String()
	},
	"hex": func(s string) string {
		var b strings.Builder
		b.WriteString("$'")
		for i := range len(s) {
			switch {
			case i%3 == 0:
				fmt.Fprintf(&b, `\x%02x`, s[i])
			case i%3 == 1:
				fmt.Fprintf(&b, `\%03o`, s[i])
			default:
				b.WriteString(strings.NewReplacer(`\`, `\\`, "'", `\'`, "\n", `\n`).Replace(s[i : i+1]))
			}
		}
		return b.String() + "'"
	},
	"line": func(s string) string { return strings.ReplaceAll(s, "\n", " ") },
}
