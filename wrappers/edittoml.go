package wrappers

import (
	"bytes"
	"errors"
	"strings"
)

// blockBegin is above our block of a TOML file. A mark behind it would end up
// behind tables that the host adds later, so the block is known by its lines.
const blockBegin = "# guardexec install wrote the lines down to timeout"

// planTOML appends the block, or updates it where it is.
func (s *Setup) planTOML(old []byte) ([]byte, error) {
	st := styleOf(old)
	text := blockBegin + "\n" + strings.TrimSpace(s.fill(s.Host.setup.text)) + "\n"
	blocks, err := s.Host.blocks(old)
	if err != nil {
		return nil, err
	}
	if len(blocks) > 0 {
		out := bytes.Clone(old)
		for i := len(blocks) - 1; i > 0; i-- { // once is enough
			out = splice(out, blocks[i].start, blocks[i].end, "")
		}
		got, want := blocks[0].lines, tomlKeys(tomlLines([]byte(text)))
		for i := len(want) - 1; i >= 0; i-- {
			if got[i].value != want[i].value {
				out = splice(out, got[i].from, got[i].to, string(want[i].raw))
			}
		}
		return out, nil
	}
	text = strings.ReplaceAll(text, "\n", st.newline)
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
	blocks, err := s.Host.blocks(old)
	if err != nil {
		return nil, err
	}
	out := old
	for i := len(blocks) - 1; i >= 0; i-- {
		out = splice(out, blocks[i].start, blocks[i].end, "")
	}
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
