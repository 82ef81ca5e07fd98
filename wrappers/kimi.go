package wrappers

// kimi is Kimi Code, version 2.1.0 as seen. It ignores ask, and obeys exit
// status 2.
func kimi() Host {
	return Host{Name: "kimi", Title: "Kimi Code", dialect: dialectExit, asking: asksNever,
		writes: []string{"strreplacefile"}}
}
