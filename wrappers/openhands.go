package wrappers

// openhands is OpenHands, after its documentation. The hook runs where the
// agent's commands do.
func openhands() Host {
	return Host{setup: openhandsSetup(), Name: "openhands", Title: "OpenHands", dialect: dialectExit, asking: asksNever,
		writes: []string{"file_editor"}}
}

func openhandsSetup() setup {
	return setup{format: formatJSON, project: ".openhands/hooks.json",
		entries: []entry{{"PreToolUse", `{"matcher": "terminal|execute_bash|file_editor", "hooks": [{"type": "command", "command": {CLOSED}, "timeout": 10}]}`}},
		note:    "the hook runs where the agent runs: guardexec has to be in its container"}
}
