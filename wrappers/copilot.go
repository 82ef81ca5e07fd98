package wrappers

// copilot is the GitHub Copilot CLI, version 1.0.102 as seen. It blocks on a
// bad exit status, too, but then loses the reason.
func copilot() Host {
	return Host{setup: copilotSetup(), Name: "copilot", Title: "Copilot CLI", dialect: dialectCopilot, asking: asksAlways,
		writes: []string{"create"}}
}

func copilotSetup() setup {
	return setup{format: formatFile, dir: ".copilot", dirEnv: "COPILOT_HOME", file: "hooks/guardexec.json", project: ".github/hooks/guardexec.json",
		text: copilotFile, note: "hooks of a project were not called in a folder it does not trust"}
}

// copilotFile has a timeout in seconds.
const copilotFile = `{
  "version": 1,
  "_comment": "written by guardexec install",
  "hooks": {
    "preToolUse": [
      {"type": "command", "bash": {CLOSED}, "powershell": {COMMAND}, "timeoutSec": 10}
    ]
  }
}
`
