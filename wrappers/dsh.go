package wrappers

// dsh is DeepSeek Harness, version 0.1.0-rc.8 as seen, whose bridge reads hooks
// in the format of Claude Code. An ask that nobody answers is a refusal, of
// which the model does not hear the reason.
func dsh() Host {
	return Host{setup: dshSetup(), Name: "dsh", Title: "dsh", ProjectEnv: "CLAUDE_PROJECT_DIR", dialect: dialectClaude, asking: asksAlways}
}

// dshSetup has two files. The names of tools are in lower case, and the bridge
// looks at the case.
func dshSetup() setup {
	return setup{text: "// ~/.dsh/guardexec.json, hooks for the bridge @deepseek-ai/dsh-hooks-claude-code; ~/.dsh/cordis.patch.yml has to have\n" +
		"// - insert: [{id: guardexec, name: '@deepseek-ai/dsh-hooks-claude-code', config: {configPath: /whole/path/of/.dsh/guardexec.json}}]\n" +
		"{\"hooks\": {\"PreToolUse\": [{\"matcher\": \"^(bash|pwsh|write|edit|str_replace_editor|mcp_.*)$\", \"hooks\": [{\"type\": \"command\", \"command\": {CLOSED}, \"timeout\": 10}]}]}}\n"}
}
