package wrappers

// gemini is the Gemini CLI, version 0.61.0 as seen. An ask opens its own
// question even under yolo; without a terminal it waits for an answer forever.
func gemini() Host {
	return Host{setup: geminiSetup(), Name: "gemini", Title: "Gemini CLI", ProjectEnv: "GEMINI_PROJECT_DIR", dialect: dialectGemini,
		asking: asksTerminal}
}

func geminiSetup() setup {
	return setup{format: formatJSON, dir: ".gemini", file: "settings.json", project: ".gemini/settings.json",
		entries: []entry{{"BeforeTool", geminiEntry}}}
}

// geminiEntry has a timeout in milliseconds.
const geminiEntry = `{"matcher": "^(run_shell_command|write_file|replace|mcp_.*)$", "hooks": [{"type": "command", "name": "guardexec", "command": {CLOSED}, "timeout": 10000}]}`
