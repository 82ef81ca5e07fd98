package wrappers

// dsh is DeepSeek Harness, whose bridge reads hooks in the format of Claude
// Code.
func dsh() Host {
	return Host{Name: "dsh", Title: "dsh", ProjectEnv: "CLAUDE_PROJECT_DIR", dialect: dialectClaude, asking: asksAlways}
}
