package wrappers

// codex is the OpenAI Codex CLI, version 0.171.0 as seen. It takes an ask or a
// plain allow for a hook that failed, and runs the command.
func codex() Host {
	return Host{Name: "codex", Title: "Codex", LoginShell: true, dialect: dialectCodex, asking: asksNever}
}
