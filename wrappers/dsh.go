package wrappers

// dsh is DeepSeek Harness, whose bridge reads hooks in the format of Claude
// Code.
func dsh() Host {
	return Host{setup: dshSetup(), Name: "dsh", Title: "dsh", ProjectEnv: "CLAUDE_PROJECT_DIR", dialect: dialectClaude, asking: asksAlways}
}

func dshSetup() setup {
	return setup{text: "// hooks for the bridge @deepseek-ai/dsh-hooks-claude-code\n{\"hooks\": {\"PreToolUse\": [{\"matcher\": \"Bash\", \"hooks\": [{\"type\": \"command\", \"command\": {CLOSED}, \"timeout\": 10}]}]}}\n"}
}
