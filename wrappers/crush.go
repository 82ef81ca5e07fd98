package wrappers

// crush is Crush, built from its source of August 2026 as seen. It takes an ask
// for no opinion, and runs the command in yolo mode. It interprets commands
// itself, with the parser that we use.
func crush() Host {
	return Host{Name: "crush", Title: "Crush", ProjectEnv: "CRUSH_PROJECT_DIR", dialect: dialectCrush, asking: asksNever}
}
