package wrappers

// gemini is the Gemini CLI, version 0.61.0 as seen. An ask opens its own
// question even under yolo; without a terminal it waits for an answer forever.
func gemini() Host {
	return Host{Name: "gemini", Title: "Gemini CLI", ProjectEnv: "GEMINI_PROJECT_DIR", dialect: dialectGemini,
		asking: asksTerminal}
}
