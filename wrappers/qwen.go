package wrappers

// qwen is Qwen Code, versions 0.15.10 and 0.24.4 as seen.
func qwen() Host {
	return Host{setup: qwenSetup(), Name: "qwen", Title: "Qwen Code", ProjectEnv: "QWEN_PROJECT_DIR", dialect: dialectClaude, asking: asksAlways,
		shells: []string{"monitor"}}
}

func qwenSetup() setup {
	return setup{format: formatJSON, dir: ".qwen", file: "settings.json", project: ".qwen/settings.json",
		entries: []entry{{"PreToolUse", `{"matcher": "^(run_shell_command|monitor|write_file|edit|notebook_edit|mcp__.*)$", "hooks": [{"type": "command", "name": "guardexec", "command": {CLOSED}, "timeout": 10000}]}`}}}
}
