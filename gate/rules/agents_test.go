package rules

var agentsCases = []Case{
	{"claude --version", ""},
	{"claude --dangerously-skip-permissions -p 'do it'", "tamper"},
	{"claude", "tamper"},
	{"codex --help", ""},
	{"codex exec x", "tamper"},
	{"gemini --yolo -p x", "tamper"},
	{"qwen --yolo -p x", "tamper"},
	{"aider --yes", "tamper"},
	{"crush run x", "tamper"},
	{"claude --frobnicate", "?"},
	{"guardexec version", ""},
	{"guardexec check -- rm", ""},
	{"guardexec explain ls", ""},
	{"guardexec approve --last", "?"},
	{"guardexec approve 0123456789", "approve"},
	{"guardexec uninstall claude", "tamper"},
	{"guardexec -c ls", "?"},
	{"guardexec -- ls", "?"},
	{"guardexec frob", "?"},
	{"phocinae-mcp", "?"},
}
