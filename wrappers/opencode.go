package wrappers

// opencode is opencode, version 1.18.33 as seen. It has no hooks for programs:
// our plugin sends {"tool", "args", "cwd"} and throws unless the reply allows.
func opencode() Host {
	return Host{Name: "opencode", Title: "opencode", LoginShell: true, dialect: dialectOpencode, asking: asksNever,
		writes: []string{"patch"}}
}
