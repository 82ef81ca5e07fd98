package wrappers

import (
	"bytes"
	"errors"
	"strings"
)

// blockBegin is above our block of a TOML file. The block ends with the line
// that sets the timeout: a mark behind it would end up behind tables that the
// host adds later.
const blockBegin = "# guardexec install wrote the lines down to timeout"

// block finds our block.
func block(b []byte) (start, end int, ok bool) {
	start = bytes.Index(b, []byte(blockBegin))
	if start < 0 {
		return 0, 0, false
	}
	end = start
	for line := range bytes.Lines(b[start:]) {
		end += len(line)
		if bytes.HasPrefix(line, []byte("timeout")) {
			return start, end, true
		}
	}
	return 0, 0, false
}

// planTOML appends the block, or replaces it where it is.
func (s *Setup) planTOML(old []byte) ([]byte, error) {
	st := styleOf(old)
	text := blockBegin + "\n" + strings.TrimSpace(s.fill(s.Host.setup.text)) + "\n"
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

// ForgetTrust removes from Codex's file the trust in hooks that are gone.
func ForgetTrust(b []byte, hooks []CodexHook) []byte {
	var out []byte
	var head []byte // a [hooks.state] that may turn out to be empty
	drop := false
	for line := range bytes.Lines(b) {
		name := strings.TrimSpace(string(line))
		if strings.HasPrefix(name, "[") {
			drop = false
			for _, h := range hooks {
				if name == "[hooks.state."+quote(h.Key)+"]" || name == "[hooks.state.'"+h.Key+"']" {
					drop = true
				}
			}
			if !drop {
				if strings.HasPrefix(name, "[hooks.state.") {
					out = append(out, head...)
				}
				head = nil
				if name == "[hooks.state]" {
					head = bytes.Clone(line)
					continue
				}
			}
		}
		switch {
		case drop:
		case head != nil && name != "":
			out = append(append(out, head...), line...)
			head = nil
		case head != nil:
			head = append(head, line...)
		default:
			out = append(out, line...)
		}
	}
	return out
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
			found = append(found, Found{Words: w, Line: value, Closed: strings.HasSuffix(value, closedEnd)})
		}
	}
	return found
}
