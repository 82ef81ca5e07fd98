package wrappers

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

// tomlKind is what a line of a TOML file is.
type tomlKind uint8

const (
	tomlBlank tomlKind = iota
	tomlComment
	tomlHead  // the head of a table
	tomlKey   // a key and its value, or the beginning of it
	tomlOther // the rest of a value, or what is not understood
	tomlText  // in a text over several lines
)

// tomlLine is a line of a TOML file.
type tomlLine struct {
	kind       tomlKind
	start, end int
	name       string // of a table, with its brackets, or of a key
	// raw is the value from from to to, and value what it means, in one spelling.
	raw      []byte
	from, to int
	value    string
}

// tomlLines reads the lines of a file. It knows as much of TOML as it takes to
// tell a line of ours from one that only looks like it.
func tomlLines(b []byte) []tomlLine {
	var lines []tomlLine
	open, at := "", 0
	for raw := range bytes.Lines(b) {
		l := tomlLine{kind: tomlOther, start: at, end: at + len(raw)}
		at = l.end
		line := strings.TrimSpace(string(raw))
		inside := open != ""
		for _, q := range [...]string{`"""`, "'''"} {
			if !inside && strings.HasPrefix(line, "#") {
				break
			}
			if (open == "" || open == q) && strings.Count(line, q)%2 == 1 {
				if open == "" {
					open = q
				} else {
					open = ""
				}
				break
			}
		}
		key, value, isKey := strings.Cut(line, "=")
		switch {
		case inside:
			l.kind = tomlText
		case line == "":
			l.kind = tomlBlank
		case line[0] == '#':
			l.kind = tomlComment
		case line[0] == '[':
			head, _, _ := strings.Cut(line, "#")
			head = strings.Join(strings.Fields(head), "")
			if strings.HasSuffix(head, "]") {
				l.kind, l.name = tomlHead, head
			}
		case isKey:
			l.kind, l.name = tomlKey, strings.Trim(key, " \t\"'")
			value = strings.TrimSpace(value)
			n := 0
			n, l.value = tomlValue(value)
			l.from = l.start + bytes.IndexByte(raw, '=') + 1
			for l.from < l.end && isSpace(b[l.from]) {
				l.from++
			}
			l.to = l.from + n
			l.raw = b[l.from:l.to]
		}
		lines = append(lines, l)
	}
	return lines
}

// tomlValue returns how long a value is without the comment behind it, and the
// value in one spelling: texts as JSON strings.
func tomlValue(s string) (int, string) {
	plain := strings.TrimSpace(strings.SplitN(s, "#", 2)[0])
	if s == "" || s[0] != '"' && s[0] != '\'' || strings.HasPrefix(s, `"""`) || strings.HasPrefix(s, "'''") {
		return len(plain), plain
	}
	n, text := 0, ""
	if s[0] == '\'' {
		end := strings.IndexByte(s[1:], '\'')
		if end < 0 {
			return len(s), s
		}
		n, text = end+2, s[1:end+1]
	} else {
		sc := scanner{b: []byte(s)}
		v, err := sc.str()
		if err != nil {
			return len(s), s
		}
		n, text = v.end, v.text
	}
	if rest := strings.TrimSpace(s[n:]); rest != "" && rest[0] != '#' {
		return len(s), s
	}
	return n, quote(text)
}

// tomlKeys are the lines that hold keys.
func tomlKeys(lines []tomlLine) []tomlLine {
	return slices.DeleteFunc(slices.Clone(lines), func(l tomlLine) bool { return l.kind != tomlKey })
}

// call reads the call of the hook in the value of a line.
func (l *tomlLine) call(h *Host, b []byte) (words []string, line string) {
	if l.kind == tomlBlank || l.kind == tomlComment || l.kind == tomlText {
		return nil, ""
	}
	if text, ok := str([]byte(l.value)); ok && l.kind == tomlKey {
		return h.ours(splitShell(text)), text
	}
	text := string(b[l.start:l.end])
	if w := h.ours(quoted(text).words()); w != nil {
		return w, h.wholeCall(quoted(text).strings(nil))
	}
	for i, part := range strings.Split(text, "'") {
		if w := h.ours(splitShell(part)); w != nil && i%2 == 1 {
			return w, part
		}
	}
	return nil, ""
}

// tomlBlock is a block of ours: its place and the lines of its keys.
type tomlBlock struct {
	start, end int
	lines      []tomlLine
}

// blocks finds our blocks, with or without the comment above them. It fails if
// a call stands in other lines than ours: they cannot be told from those of
// others.
func (h *Host) blocks(b []byte) ([]tomlBlock, error) {
	lines := tomlLines(b)
	var found []tomlBlock
	calls := 0
	for i := range lines {
		if w, _ := lines[i].call(h, b); w != nil {
			calls++
		}
	}
	marks := 0
	for i := 0; i < len(lines); i++ {
		marked := lines[i].kind == tomlComment && strings.TrimSpace(string(b[lines[i].start:lines[i].end])) == blockBegin
		first := i
		if marked {
			marks++
			first++
		}
		n := h.blockAt(b, lines, first)
		if n == 0 {
			continue
		}
		block := tomlBlock{lines[i].start, lines[n-1].end, tomlKeys(lines[first:n])}
		found = append(found, block)
		if marked {
			marks--
		}
		calls--
		i = n - 1
	}
	switch {
	case marks > 0:
		return nil, errByHand("below the line " + quote(blockBegin) + " are not the lines of install")
	case calls > 0:
		return nil, errByHand("its lines are not those of install")
	}
	return found, nil
}

// blockAt returns the line behind a block of ours, or 0 if there is none: the
// tables and keys of install in its order, a line of ours as the command, and
// nothing else that belongs to these tables.
func (h *Host) blockAt(b []byte, lines []tomlLine, i int) int {
	command := false
	want := tomlLines([]byte(strings.TrimSpace(h.setup.text)))
	for _, w := range want {
		if w.kind == tomlBlank {
			continue
		}
		for i < len(lines) && lines[i].kind == tomlBlank {
			i++
		}
		if i == len(lines) || lines[i].kind != w.kind || lines[i].name != w.name {
			return 0
		}
		if words, line := lines[i].call(h, b); words != nil {
			if w.name != "command" || !h.ownLine(line, words) {
				return 0
			}
			command = true
		}
		i++
	}
	if !command {
		return 0
	}
	top := strings.Trim(want[0].name, "[]") + "."
	for _, l := range lines[i:] {
		switch {
		case l.kind == tomlBlank || l.kind == tomlComment:
			continue
		case l.kind == tomlHead && !strings.HasPrefix(strings.TrimLeft(l.name, "["), top):
			return i
		}
		return 0
	}
	return i
}

// findTOML reads the calls in a TOML file.
func (h *Host) findTOML(b []byte) []Found {
	var found []Found
	lines := tomlLines(b)
	for i := range lines {
		w, line := lines[i].call(h, b)
		if w == nil {
			continue
		}
		f := Found{Words: w, Line: line, Closed: strings.HasSuffix(line, closedEnd), Own: h.ownLine(line, w)}
		for k, s := range h.alike(w) {
			names := tomlDiffers(lines, i, tomlLines([]byte(strings.TrimSpace(s.fill(h.setup.text)))))
			if k == 0 || len(names) < len(f.Differs) {
				f.Differs = names
			}
		}
		f.Mixed = commented(b, lines, i)
		found = append(found, f)
	}
	return found
}

// commented reports a comment behind one of the keys around line i.
func commented(b []byte, lines []tomlLine, i int) bool {
	for i > 0 && lines[i-1].kind == tomlKey {
		i--
	}
	for _, l := range lines[i:] {
		if l.kind != tomlKey {
			break
		}
		if len(bytes.TrimSpace(b[l.to:l.end])) > 0 {
			return true
		}
	}
	return false
}

// tomlDiffers names what is not as in want about the tables of the command in
// line i.
func tomlDiffers(lines []tomlLine, i int, want []tomlLine) []string {
	if lines[i].kind != tomlKey || lines[i].name != "command" {
		return []string{"its form"}
	}
	var names []string
	to := len(want)
	for head := len(want) - 1; head >= 0; head-- {
		if want[head].kind != tomlHead {
			continue
		}
		// The table in which the line is, or the last one of the name above it.
		at := i
		for at >= 0 && (lines[at].kind != tomlHead || to < len(want) && lines[at].name != want[head].name && lines[at].name == want[to].name) {
			at--
		}
		if at < 0 || lines[at].name != want[head].name {
			return append(names, want[head].name)
		}
		end := at + 1
		for end < len(lines) && lines[end].kind != tomlHead {
			end++
		}
		names = append(names, keysDiffer(lines[at+1:end], want[head+1:to])...)
		i, to = at-1, head
	}
	return names
}

// keysDiffer names the keys of two tables that are not equal.
func keysDiffer(got, want []tomlLine) []string {
	var names []string
	at := func(lines []tomlLine, name string) int {
		return slices.IndexFunc(lines, func(l tomlLine) bool { return l.kind == tomlKey && l.name == name })
	}
	for _, w := range want {
		if w.kind != tomlKey {
			continue
		}
		if k := at(got, w.name); k < 0 || got[k].value != w.value {
			names = append(names, w.name)
		}
	}
	seen := map[string]bool{}
	for n, g := range got {
		switch {
		case g.kind == tomlOther || g.kind == tomlText:
			names = append(names, fmt.Sprintf("line %d of its table", n+1))
		case g.kind == tomlKey && (at(want, g.name) < 0 || seen[g.name]):
			names = append(names, g.name)
		}
		seen[g.name] = true
	}
	return names
}
