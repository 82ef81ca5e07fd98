package wrappers

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// kind tells what a tool does, as far as it concerns us.
type kind uint8

const (
	other   kind = iota
	shell        // runs a command
	feed         // types into a running shell
	write        // changes files that its arguments name
	patch        // changes files that a patch names
	remote       // a tool of an MCP server
	unasked      // runs what the host does not ask about
)

// kind returns the kind of a tool by its name in lower case. A host that says
// no name has a hook for shell commands only.
func (h *Host) kind(name string) kind {
	switch name {
	case "", "bash", "shell", "sh", "zsh", "powershell", "pwsh", "cmd", "terminal", "shell_command", "local_shell", "exec_command",
		"execute_command", "run_command", "run_commands", "run_shell_command", "run_terminal_cmd", "run_terminal_command",
		"run_in_terminal", "execute_bash", "unified_exec", "container.exec":
		return shell
	case "write_stdin", "write_bash", "write_powershell", "send_input", "bash_input", "shell_input", "write_shell",
		"send_to_terminal":
		return feed
	case "write", "edit", "multiedit", "multi_edit", "notebookedit", "notebook_edit", "write_file", "writefile", "edit_file",
		"create_file", "replace", "str_replace", "str_replace_editor", "str_replace_based_edit_tool":
		return write
	case "apply_patch", "applypatch":
		return patch
	}
	switch {
	case slices.Contains(h.shells, name):
		return shell
	case slices.Contains(h.feeds, name):
		return feed
	case slices.Contains(h.writes, name):
		return write
	case slices.Contains(h.unasked, name):
		return unasked
	case strings.HasPrefix(name, "mcp_"), strings.HasPrefix(name, "mcp:"), h.mark != "" && strings.Contains(name, h.mark):
		return remote
	}
	return other
}

// takePatch finds the files that a patch changes.
func takePatch(c *Call, tool string, input jsontext.Value) error {
	var texts []string
	if s, ok := str(input); ok {
		texts = append(texts, s)
	} else {
		o, err := readObject(input)
		if err != nil {
			return fmt.Errorf("the arguments of tool %s cannot be read: %w", quote(tool), err)
		}
		for _, m := range o {
			switch m.plain {
			case "input", "patch", "patchtext", "command", "diff":
				if err := takePatchText(&texts, m.value); err != nil {
					return err
				}
			}
		}
		if err := takePaths(c, input, 0, true); err != nil {
			return err
		}
	}
	for _, t := range texts {
		for line := range strings.Lines(t) {
			if p := patched(strings.TrimRight(line, "\r\n")); p != "" {
				c.addPath(p)
			}
			if len(c.Paths) > maxPaths {
				return errors.New("the patch changes too many files to be judged")
			}
		}
	}
	if len(c.Paths) == 0 {
		return fmt.Errorf("tool %s does not say which file it changes", quote(tool))
	}
	return nil
}

// takePatchText takes a patch that is a text, or the words of a command.
func takePatchText(texts *[]string, v jsontext.Value) error {
	if s, ok := str(v); ok {
		*texts = append(*texts, s)
		return nil
	}
	if v.Kind() != '[' {
		return errors.New("the patch is not text")
	}
	all, err := list(v)
	if err != nil {
		return err
	}
	for _, e := range all {
		s, ok := str(e)
		if !ok {
			return errors.New("the patch is not text")
		}
		*texts = append(*texts, s)
	}
	return nil
}

// patched returns the path in a header line of a patch, or "".
func patched(line string) string {
	line = strings.TrimLeft(line, " \t")
	for _, head := range [...]string{"*** Add File:", "*** Update File:", "*** Delete File:", "*** Move to:", "rename to ",
		"rename from ", "copy to "} {
		if rest, ok := strings.CutPrefix(line, head); ok {
			return strings.TrimSpace(rest)
		}
	}
	for _, head := range [...]string{"+++ ", "--- "} {
		rest, ok := strings.CutPrefix(line, head)
		if !ok {
			continue
		}
		rest, _, _ = strings.Cut(rest, "\t")
		rest = strings.TrimSpace(rest)
		if rest == "/dev/null" {
			return ""
		}
		if len(rest) > 2 && (rest[0] == 'a' || rest[0] == 'b') && rest[1] == '/' {
			rest = rest[2:]
		}
		return rest
	}
	return ""
}
