package gate

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"regexp/syntax"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate/rules"
)

// Limits on a user's table. The matcher is linear in the text; these bound
// the factor.
const (
	maxPatternBytes = 4096   // bytes of one regular expression
	maxPatternInsts = 4_000  // estimated instructions of one
	maxTableInsts   = 40_000 // of all of a table together
	maxTableEntries = 2_000  // entries of one section
)

// Table is a user's table of allowed and refused commands, in the format of
// the original's l0_table.json. It is immutable after LoadTable and safe for
// concurrent use.
//
// In the original a section of the file replaces the built-in section of the
// same name, and "extend": true adds to it instead. The built-in sections are
// empty here, because contracts of programs took the place of lists of command
// lines: a table can add refusals and vouch for commands the gate does not
// know, and it never removes a rule.
type Table struct {
	name     string
	extend   bool
	tight    bool // only what refuses or asks
	exact    []vouched
	prefixes []vouched
	black    []*pattern
	rules    []*UserRule
	wrappers []*rules.Contract
	aliases  []aliasEntry
}

// vouched is one entry of the whitelist or of the prefix list.
type vouched struct {
	words []string
	line  int
}

// pattern is one blacklist entry. The expression is checked when the table is
// loaded and compiled at the first text that could match it.
type pattern struct {
	name, note string
	expr       string
	line       int
	// need lists lower-case ASCII strings, one of which occurs in every ASCII
	// text that matches; nil if nothing is known.
	need []string
	once sync.Once
	re   *regexp.Regexp
}

// LoadTable reads a table. The name is used in errors, which also name the
// entry at fault; no entry is ever skipped.
//
// Regular expressions are those of Python's re module as far as RE2 has them:
// look-around and back-references are errors. They are matched without regard
// to case, anywhere in the text. \d, \w and \W mean the Unicode classes as in
// Python (inside a bracket expression \D and \W keep their ASCII meaning), and
// \Z is the end of the text. \s needs no translation, because every run of
// Unicode white space is one space before a text is matched. \b and \B see
// letters beyond ASCII as Python does, unless the expression itself contains
// some: there they match anywhere, so that it refuses more and never less.
func LoadTable(data []byte, name string) (*Table, error) {
	return loadTable(data, name, false)
}

// LoadTightening reads a table that can only refuse and ask: sections and
// rules that vouch for something are errors.
func LoadTightening(data []byte, name string) (*Table, error) {
	return loadTable(data, name, true)
}

func loadTable(data []byte, name string, tight bool) (*Table, error) {
	t := &Table{name: name, tight: tight}
	err := t.load(data)
	if err == nil {
		err = t.checkNames()
	}
	if err == nil {
		err = t.checkExamples()
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return t, nil
}

// Name returns the name the table was loaded under.
func (t *Table) Name() string { return t.name }

// Extend reports whether the table asked to add to the built-in sections
// rather than to replace them. As those are empty, it changes no verdict.
func (t *Table) Extend() bool { return t.extend }

// entry names an entry for people: file, line, section and name.
func (t *Table) entry(line int, section, name string) string {
	return t.name + ":" + strconv.Itoa(line) + ", " + section + " entry " + strconv.Quote(name)
}

// Black reports the first blacklist entry that matches a text, which is a
// whole command or one segment. Leading and trailing white space is ignored
// and every other run of it counts as one space.
func (t *Table) Black(text string) (name, note string, ok bool) {
	if p := t.hit(text); p != nil {
		return p.name, p.note, true
	}
	return "", "", false
}

// refuses is the refusal of a text by the first entry that matches it.
func (t *Table) refuses(text string) (o outcome, ok bool) {
	p := t.hit(text)
	if p == nil {
		return outcome{}, false
	}
	o = deny("table:"+p.name, p.note, "")
	o.where = t.entry(p.line, "blacklist", p.name)
	return o, true
}

// hit is the first blacklist entry that matches a text, or nil.
func (t *Table) hit(text string) *pattern {
	if len(t.black) == 0 {
		return nil
	}
	text = squeeze(text)
	lower, ascii := lowerASCII(text)
	plain := text
	if !ascii {
		plain = plainWords(text)
	}
	for _, p := range t.black {
		if p.match(text, lower, ascii) || plain != text && p.match(plain, "", false) {
			return p
		}
	}
	return nil
}

// White reports whether the literal words of a segment equal an entry of the
// whitelist, or equal or continue an entry of the prefix list. Entries are
// split at white space and compared word by word, case included.
func (t *Table) White(words []string) bool {
	_, ok := t.vouches(words)
	return ok
}

// vouches is what the entry answers that the words of a segment meet.
func (t *Table) vouches(words []string) (o outcome, ok bool) {
	o = outcome{decision: Allow, rule: "table-whitelist", reason: "the user vouches for this command"}
	for _, e := range t.exact {
		if len(e.words) == len(words) && startsWith(words, e.words) {
			o.where = t.entry(e.line, "whitelist", strings.Join(e.words, " "))
			return o, true
		}
	}
	for _, e := range t.prefixes {
		if startsWith(words, e.words) {
			o.where = t.entry(e.line, "whitelist_prefix", strings.Join(e.words, " "))
			return o, true
		}
	}
	return outcome{}, false
}

func startsWith(words, prefix []string) bool {
	if len(words) < len(prefix) {
		return false
	}
	for i, w := range prefix {
		if words[i] != w {
			return false
		}
	}
	return true
}

func (p *pattern) match(text, lower string, ascii bool) bool {
	if ascii && p.need != nil {
		found := false
		for _, s := range p.need {
			if strings.Contains(lower, s) {
				found = true
				break
			}
		}
		if !found {
			return false
		}
	}
	// The expression was parsed by LoadTable; the same text cannot fail here.
	p.once.Do(func() { p.re = regexp.MustCompile(p.expr) })
	return p.re.MatchString(text)
}

// pySpace reports white space as Python's str.split and \s see it.
func pySpace(r rune) bool {
	return unicode.IsSpace(r) || r >= 0x1c && r <= 0x1f
}

// squeeze trims a text and makes every run of white space one space.
func squeeze(s string) string {
	return strings.Join(strings.FieldsFunc(s, pySpace), " ")
}

// plainWords replaces letters and digits beyond ASCII by ASCII ones, which
// gives the ASCII word boundaries of RE2 their Unicode meaning.
func plainWords(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r < utf8.RuneSelf:
			return r
		case unicode.Is(unicode.Nd, r):
			return '0'
		case unicode.IsLetter(r), unicode.IsNumber(r):
			return '_'
		}
		return r
	}, s)
}

// lowerASCII returns s with ASCII letters in lower case and whether s is
// ASCII throughout.
func lowerASCII(s string) (string, bool) {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return "", false
		}
	}
	return strings.ToLower(s), true
}

func (t *Table) load(data []byte) error {
	dec := jsontext.NewDecoder(bytes.NewReader(data))
	seen, newlines := 0, 0
	line := func() int {
		at := max(min(int(dec.InputOffset()), len(data)), seen)
		newlines += bytes.Count(data[seen:at], []byte{'\n'})
		seen = at
		return 1 + newlines
	}
	if dec.PeekKind() != '{' {
		return fmt.Errorf("a table must be a JSON object%s", after(dec))
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	for dec.PeekKind() != '}' {
		tok, err := dec.ReadToken()
		if err != nil {
			return err
		}
		if err := t.section(dec, tok.String(), line); err != nil {
			return err
		}
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	if _, err := dec.ReadToken(); err != io.EOF {
		return fmt.Errorf("text after the JSON object")
	}
	total := 0
	for _, p := range t.black {
		n, err := p.prepare()
		if err != nil {
			return err
		}
		if total += n; total > maxTableInsts {
			return fmt.Errorf("blacklist entry %s: the expressions are too large together", strconv.Quote(p.name))
		}
	}
	return nil
}

// after describes a syntax error at the decoder's position, if there is one.
func after(dec *jsontext.Decoder) string {
	if _, err := dec.ReadToken(); err != nil && err != io.EOF {
		return ": " + err.Error()
	}
	return ""
}

// section reads one section; line tells the line of the token last read.
func (t *Table) section(dec *jsontext.Decoder, key string, line func() int) error {
	switch key {
	case "whitelist", "whitelist_prefix", "wrappers", "aliases":
		if t.tight {
			return fmt.Errorf("section %s is not allowed here, where a table can only tighten", key)
		}
	}
	switch key {
	case "rules":
		return readList(dec, key, func(int) error {
			r, err := readRule(dec, line)
			if err != nil {
				return err
			}
			if t.tight && r.Decision == Allow {
				return fmt.Errorf("rule %s allows, and here a rule can only tighten", strconv.Quote(r.Name))
			}
			r.file, r.tightOnly = t.name, t.tight
			t.rules = append(t.rules, r)
			return nil
		})
	case "wrappers":
		return readList(dec, key, func(int) error {
			c, err := readWrapper(dec)
			t.wrappers = append(t.wrappers, c)
			return err
		})
	case "aliases":
		return t.readAliases(dec)
	case "whitelist":
		return readCommands(dec, key, line, &t.exact)
	case "whitelist_prefix":
		return readCommands(dec, key, line, &t.prefixes)
	case "blacklist":
		return readList(dec, key, func(i int) error {
			p, err := readPattern(dec, line)
			if err != nil {
				return err
			}
			t.black = append(t.black, p)
			return nil
		})
	case "extend":
		tok, err := dec.ReadToken()
		if err != nil {
			return err
		}
		if k := tok.Kind(); k != 't' && k != 'f' {
			return fmt.Errorf("extend must be true or false")
		}
		t.extend = tok.Bool()
		return nil
	case "version":
		tok, err := dec.ReadToken()
		if err != nil {
			return err
		}
		if tok.Kind() != '0' || tok.String() != "1" {
			return fmt.Errorf("version must be 1")
		}
		return nil
	case "note":
		return dec.SkipValue()
	}
	return fmt.Errorf("unknown key %s", strconv.Quote(key))
}

// readAliases reads the section "aliases".
func (t *Table) readAliases(dec *jsontext.Decoder) error {
	err := readObject(dec, func(name string) error {
		to, err := readString(dec)
		// Another name that the catalogue lists too means the same.
		if c := rules.Lookup(name); err == nil && (c == nil || c != rules.Lookup(to)) {
			err = newName(name)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", strconv.Quote(name), err)
		}
		if len(t.aliases) == maxTableEntries {
			return fmt.Errorf("there are more than %d", maxTableEntries)
		}
		t.aliases = append(t.aliases, aliasEntry{name, to})
		return nil
	})
	if err != nil {
		return fmt.Errorf("aliases: %w", err)
	}
	return nil
}

// readList reads an array and calls item before each of its elements.
func readList(dec *jsontext.Decoder, key string, item func(i int) error) error {
	tok, err := dec.ReadToken()
	if err != nil {
		return err
	}
	if tok.Kind() != '[' {
		return fmt.Errorf("%s must be an array", key)
	}
	for i := 0; dec.PeekKind() != ']'; i++ {
		if i == maxTableEntries {
			return fmt.Errorf("%s has more than %d entries", key, maxTableEntries)
		}
		if err := item(i); err != nil {
			return fmt.Errorf("%s entry %d: %w", key, i+1, err)
		}
	}
	_, err = dec.ReadToken()
	return err
}

func readString(dec *jsontext.Decoder) (string, error) {
	tok, err := dec.ReadToken()
	if err != nil {
		return "", err
	}
	if tok.Kind() != '"' {
		return "", fmt.Errorf("must be a string")
	}
	return tok.String(), nil
}

func readCommands(dec *jsontext.Decoder, key string, line func() int, into *[]vouched) error {
	return readList(dec, key, func(int) error {
		s, err := readString(dec)
		if err != nil {
			return err
		}
		words := strings.FieldsFunc(s, pySpace)
		if len(words) == 0 {
			return fmt.Errorf("must not be empty")
		}
		*into = append(*into, vouched{words, line()})
		return nil
	})
}

// readPattern reads [name, regexp] or [name, regexp, note].
func readPattern(dec *jsontext.Decoder, line func() int) (*pattern, error) {
	tok, err := dec.ReadToken()
	if err != nil {
		return nil, err
	}
	if tok.Kind() != '[' {
		return nil, fmt.Errorf("must be an array [name, regexp, note]")
	}
	at := line()
	var parts []string
	for dec.PeekKind() != ']' {
		s, err := readString(dec)
		if err != nil {
			return nil, fmt.Errorf("element %d: %w", len(parts)+1, err)
		}
		if parts = append(parts, s); len(parts) > 3 {
			break
		}
	}
	switch len(parts) {
	case 2:
		parts = append(parts, parts[1])
	case 3:
	default:
		return nil, fmt.Errorf("must have two or three elements: name, regexp, note")
	}
	if _, err := dec.ReadToken(); err != nil {
		return nil, err
	}
	return &pattern{name: parts[0], expr: parts[1], note: parts[2], line: at}, nil
}

// prepare translates and checks the expression and returns its estimated size.
func (p *pattern) prepare() (int, error) {
	fail := func(err error) error {
		return fmt.Errorf("blacklist entry %s: %w", strconv.Quote(p.name), err)
	}
	if p.expr == "" {
		return 0, fail(fmt.Errorf("the regexp is empty and would refuse every command"))
	}
	if len(p.expr) > maxPatternBytes {
		return 0, fail(fmt.Errorf("the regexp is longer than %d bytes", maxPatternBytes))
	}
	p.expr = "(?i)" + fromPython(p.expr)
	re, err := syntax.Parse(p.expr, syntax.Perl)
	if err != nil {
		return 0, fail(fmt.Errorf("the regexp does not compile: %w", err))
	}
	n := insts(re)
	if n > maxPatternInsts {
		return 0, fail(fmt.Errorf("the regexp is too large"))
	}
	p.need = required(re)
	return n, nil
}
