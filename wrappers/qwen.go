package wrappers

// qwen is Qwen Code, versions 0.15.10 and 0.24.4 as seen.
func qwen() Host {
	return Host{Name: "qwen", Title: "Qwen Code", ProjectEnv: "QWEN_PROJECT_DIR", dialect: dialectClaude, asking: asksAlways}
}
