package wrappers

import (
	"bytes"
	"errors"
	"strings"
)

// Marks around our block of a TOML file.
const (
	blockBegin = "# >>> guardexec install"
	blockEnd   = "# <<< guardexec install"
)

// block finds our block, the line end before it included.
func block(b []byte) (start, end int, ok bool) {
	start = bytes.Index(b, []byte(blockBegin))
	if start < 0 {
		return 0, 0, false
	}
	n := bytes.Index(b[start:], []byte(blockEnd))
	if n < 0 {
		return 0, 0, false
	}
	end = start + n + len(blockEnd)
	if end < len(b) && b[end] == '\r' {
		end++
	}
	if end < len(b) && b[end] == '\n' {
		end++
	}
	return start, end, true
}

// planTOML appends the block, or replaces it where it is.
func (s *Setup) planTOML(old []byte) ([]byte, error) {
	st := styleOf(old)
	text := blockBegin + "\n" + strings.TrimSpace(s.fill(s.Host.setup.text)) + "\n" + blockEnd + "\n"
	text = strings.ReplaceAll(text, "\n", st.newline)
	if start, end, ok := block(old); ok {
		return splice(old, start, end, text), nil
	}
	if bytes.Contains(old, []byte(blockBegin)) {
		return nil, errors.New("the block of guardexec has no end")
	}
	if err := appendable(old); err != nil {
		return nil, err
	}
	if n := len(old); n > 0 && old[n-1] != '\n' {
		text = st.newline + text
	}
	return append(bytes.Clone(old), text...), nil
}

// appendable reports whether tables can be added at the end of a file: no text
// over several lines is open there, and hooks are not written in another way.
func appendable(b []byte) error {
	open := ""
	table := ""
	for raw := range strings.Lines(string(b)) {
		line := strings.TrimSpace(raw)
		if open != "" {
			if strings.Count(line, open)%2 == 1 {
				open = ""
			}
			continue
		}
		for _, q := range [...]string{`"""`, "'''"} {
			if strings.Count(line, q)%2 == 1 {
				open = q
			}
		}
		if strings.HasPrefix(line, "[") {
			table = strings.Trim(strings.SplitN(line, "#", 2)[0], "[] \t")
			continue
		}
		key, _, ok := strings.Cut(line, "=")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		key = strings.Trim(key, " \t\"'")
		if table != "" {
			key = table + "." + key
		}
		if key == "hooks" || key == "hooks.PreToolUse" {
			return errors.New("hooks are written as a value there, to which nothing can be added")
		}
	}
	if open != "" {
		return errors.New("a text does not end")
	}
	return nil
}

// unplanTOML removes the block.
func (s *Setup) unplanTOML(old []byte) ([]byte, error) {
	start, end, ok := block(old)
	if !ok {
		return old, nil
	}
	out := splice(old, start, end, "")
	if len(bytes.TrimSpace(out)) == 0 {
		return nil, nil
	}
	return out, nil
}

// findTOML reads the commands of hooks in a TOML file.
func (h *Host) findTOML(b []byte) []Found {
	var found []Found
	for line := range strings.Lines(string(b)) {
		key, value, ok := strings.Cut(strings.TrimSpace(line), "=")
		if !ok || strings.TrimSpace(key) != "command" {
			continue
		}
		value = strings.TrimSpace(value)
		if s, ok := str([]byte(value)); ok {
			value = s
		} else {
			value = strings.Trim(value, "'")
		}
		if w := h.ours(splitShell(value)); w != nil {
			found = append(found, Found{Words: w, Line: value})
		}
	}
	return found
}
