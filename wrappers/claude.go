package wrappers

// claude is Claude Code, versions 2.1.197 and 2.1.332 as seen. It takes allow,
// ask and deny; without a person, ask is a refusal that gives the reason.
func claude() Host {
	return Host{setup: claudeSetup(), Name: "claude", Title: "Claude Code", ProjectEnv: "CLAUDE_PROJECT_DIR", LoginShell: true,
		dialect: dialectClaude, asking: asksAlways, shells: []string{"monitor"}}
}

func claudeSetup() setup {
	return setup{format: formatJSON, dir: ".claude", dirEnv: "CLAUDE_CONFIG_DIR", file: "settings.json", project: ".claude/settings.json",
		entries: []entry{{"PreToolUse", claudeEntry}},
		note:    "onFailure needs Claude Code 2.1.295; older versions run the command when the hook cannot start"}
}

// claudeEntry runs guardexec without a shell. The timeout is in seconds.
const claudeEntry = `{"matcher": "^(Bash|PowerShell|Monitor|Write|Edit|MultiEdit|NotebookEdit|mcp__.*)$", "hooks": [{"type": "command", "command": {PROGRAM}, "args": ["hook", "claude"{ARGS}], "timeout": 10, "onFailure": "block"}]}`
