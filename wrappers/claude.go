package wrappers

// claude is Claude Code, versions 2.1.197 and 2.1.332 as seen. It takes allow,
// ask and deny; without a person, ask is a refusal that gives the reason.
func claude() Host {
	return Host{setup: claudeSetup(), Name: "claude", Title: "Claude Code", ProjectEnv: "CLAUDE_PROJECT_DIR", LoginShell: true,
		dialect: dialectClaude, asking: asksAlways, shells: []string{"monitor", "mcp__workspace__bash"}}
}

func claudeSetup() setup {
	return setup{format: formatJSON, dir: ".claude", dirEnv: "CLAUDE_CONFIG_DIR", file: "settings.json", project: ".claude/settings.json",
		beside:  "settings.local.json",
		entries: []entry{{"PreToolUse", claudeEntry}}}
}

// claudeEntry has a timeout in seconds. Versions before 2.1.295 do not know
// onFailure, but obey what the line does at its end; where there is no shell for
// that, onFailure is all there is.
const claudeEntry = `{"matcher": "^(Bash|PowerShell|Monitor|Write|Edit|MultiEdit|NotebookEdit|mcp__.*)$", "hooks": [{"type": "command", {EXEC}, "timeout": 10, "onFailure": "block"}]}`
