package wrappers

// openhands is OpenHands, after its documentation. The hook runs where the
// agent's commands do.
func openhands() Host {
	return Host{Name: "openhands", Title: "OpenHands", dialect: dialectExit, asking: asksNever,
		writes: []string{"file_editor"}}
}
