package wrappers

// kimi is Kimi Code, version 2.1.0 as seen. It ignores ask, and obeys exit
// status 2.
func kimi() Host {
	return Host{setup: kimiSetup(), Name: "kimi", Title: "Kimi Code", dialect: dialectExit, asking: asksNever,
		writes: []string{"strreplacefile"}}
}

func kimiSetup() setup {
	return setup{format: formatTOML, dir: ".kimi-code", dirEnv: "KIMI_CODE_HOME", file: "config.toml",
		text: "[[hooks]]\nevent = \"PreToolUse\"\nmatcher = \"^(Bash|Write|Edit|WriteFile|StrReplaceFile|mcp__.*)$\"\ncommand = {CLOSED}\ntimeout = 10\n"}
}
