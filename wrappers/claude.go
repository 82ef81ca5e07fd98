package wrappers

// claude is Claude Code, versions 2.1.197 and 2.1.332 as seen. It takes allow,
// ask and deny; without a person, ask is a refusal that gives the reason.
func claude() Host {
	return Host{Name: "claude", Title: "Claude Code", ProjectEnv: "CLAUDE_PROJECT_DIR", LoginShell: true,
		dialect: dialectClaude, asking: asksAlways, shells: []string{"monitor"}}
}
