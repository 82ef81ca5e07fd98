package wrappers

// copilot is the GitHub Copilot CLI, version 1.0.102 as seen. It blocks on a
// bad exit status, too, but then loses the reason.
func copilot() Host {
	return Host{Name: "copilot", Title: "Copilot CLI", dialect: dialectCopilot, asking: asksAlways,
		writes: []string{"create"}}
}
