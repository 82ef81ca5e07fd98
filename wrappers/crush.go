package wrappers

// crush is Crush, built from its source of August 2026 as seen. It takes an ask
// for no opinion, and runs the command in yolo mode. It interprets commands
// itself, with the parser that we use.
func crush() Host {
	return Host{setup: crushSetup(), Name: "crush", Title: "Crush", ProjectEnv: "CRUSH_PROJECT_DIR", dialect: dialectCrush, asking: asksNever,
		writes: []string{"download"}}
}

func crushSetup() setup {
	return setup{format: formatJSON, dir: ".config/crush", dirEnv: "XDG_CONFIG_HOME", file: "crush.json", project: "crush.json",
		entries: []entry{{"PreToolUse", `{"name": "guardexec", "matcher": "^(bash|write|edit|multiedit|download|mcp_.*)$", "command": {CLOSED}, "timeout": 10}`}},
		note:    "Crush calls no hooks for sub-agents"}
}
