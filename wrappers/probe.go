package wrappers

import (
	"bytes"
	"strings"
)

// Event returns an event as the host sends it before it runs a command.
func (h *Host) Event(command, dir string) []byte {
	c, d := quote(command), quote(dir)
	var s string
	switch {
	case h.shape == shapeCline:
		s = `{"hookName":"tool_call","workspaceRoots":[` + d + `],"tool_call":{"id":"1","name":"run_commands","input":{"commands":[` + c +
			`]}},"preToolUse":{"toolName":"run_commands","parameters":{"commands":` + quote("["+c+"]") + `}}}`
	case h.shape == shapeCursor:
		s = `{"hook_event_name":"beforeShellExecution","workspace_roots":[` + d + `],"command":` + c + `,"cwd":` + d + `}`
	case h.shape == shapeAmp:
		s = `{"cmd":` + c + `,"cwd":` + d + `}`
	case h.dialect == dialectCopilot:
		s = `{"sessionId":"doctor","timestamp":0,"cwd":` + d + `,"toolName":"bash","toolArgs":{"command":` + c + `}}`
	case h.dialect == dialectOpencode:
		s = `{"tool":"bash","args":{"command":` + c + `},"cwd":` + d + `}`
	default:
		tool, event := "Bash", "PreToolUse"
		switch h.Name {
		case "gemini":
			tool, event = "run_shell_command", "BeforeTool"
		case "qwen":
			tool = "run_shell_command"
		case "crush", "dsh":
			tool = "bash"
		case "hermes":
			tool, event = "terminal", "pre_tool_call"
		case "openhands":
			tool = "terminal"
		case "goose":
			tool = "shell"
		}
		s = `{"session_id":"doctor","cwd":` + d + `,"hook_event_name":"` + event + `","event":"` + event + `","tool_name":"` + tool +
			`","tool_input":{"command":` + c + `}}`
	}
	return []byte(s + "\n")
}

// Refuses reports whether a host stops the command after this reply: it is one
// of those that were seen to.
func (h *Host) Refuses(r Reply) bool {
	if h.dialect == dialectExit {
		return r.Exit == 2
	}
	if h.dialect == dialectHermes {
		return r.Exit == 2 && bytes.HasPrefix(r.Stdout, []byte(`{"decision":"block"`))
	}
	if r.Exit == 2 && h.dialect != dialectCline && h.dialect != dialectOpencode {
		return true
	}
	for _, word := range [...]string{"deny", "ask"} {
		if word == "ask" && h.asking == asksNever {
			break
		}
		line := string(h.line(word, ""))
		head, _, _ := strings.Cut(line, `"`+word+`"`)
		if h.dialect == dialectCline {
			head = `{"cancel":true`
			word = ""
		} else {
			head += `"` + word + `"`
		}
		if r.Exit == 0 && bytes.HasPrefix(r.Stdout, []byte(head)) {
			return true
		}
	}
	return false
}

// FailsClosed tells what becomes of a command when the hook cannot start: an
// entry can say that it is stopped, or it always is.
func (h *Host) FailsClosed() (setting, always bool) {
	switch h.Name {
	case "claude", "cursor", "codex", "gemini", "qwen", "kimi", "crush", "openhands":
		return true, false
	case "copilot", "cline", "opencode", "goose":
		return false, true // of a bad exit; our own files see to the rest
	}
	return false, false
}

// Disabled names the switch in the settings that turns hooks off, or "".
func (h *Host) Disabled(data []byte) string {
	switch h.setup.format {
	case formatTOML:
		table := ""
		for raw := range strings.Lines(string(data)) {
			line := strings.TrimSpace(raw)
			if strings.HasPrefix(line, "[") {
				table = strings.Trim(line, "[] ")
			}
			key := strings.Join(strings.Fields(line), "")
			if table == "features" && strings.HasPrefix(key, "hooks=false") || strings.HasPrefix(key, "features.hooks=false") {
				return "features.hooks"
			}
		}
	case formatJSON:
		root, err := parseJSONC(data)
		if err != nil || root == nil {
			return ""
		}
		is := func(n *node, text string) bool { return n != nil && string(data[n.start:n.end]) == text }
		if is(root.member("disableAllHooks"), "true") {
			return "disableAllHooks"
		}
		c := root.member("hooksConfig")
		if c == nil {
			return ""
		}
		if is(c.member("enabled"), "false") {
			return "hooksConfig.enabled"
		}
		if l := c.member("disabled"); l != nil {
			for _, name := range l.strings(nil) {
				if name == "guardexec" {
					return "hooksConfig.disabled"
				}
			}
		}
	}
	return ""
}
