package wrappers

// codex is the OpenAI Codex CLI, version 0.171.0 as seen. It takes an ask or a
// plain allow for a hook that failed, and runs the command. Its tool has an
// argument that names the shell, of which the event says nothing; by whatever
// path, the system's sh, bash or zsh is taken.
func codex() Host {
	return Host{setup: codexSetup(), Name: "codex", Title: "Codex", AnyShell: true, dialect: dialectCodex, asking: asksNever}
}

func codexSetup() setup {
	return setup{format: formatTOML, dir: ".codex", dirEnv: "CODEX_HOME", file: "config.toml", project: ".codex/config.toml",
		text: codexBlock, note: "Codex skips a hook that it does not trust, and says nothing: open codex, type /hooks and trust guardexec, or install with --trust"}
}

// codexBlock is for config.toml. The timeout is in seconds.
const codexBlock = `
[[hooks.PreToolUse]]
matcher = "^(Bash|apply_patch|write_stdin|mcp__.*)$"

[[hooks.PreToolUse.hooks]]
type = "command"
command = {CLOSED}
timeout = 10
`
