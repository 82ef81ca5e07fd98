package wrappers

import _ "embed"

// opencode is opencode, version 1.18.33 as seen. It has no hooks for programs:
// our plugin sends {"tool", "args", "cwd"} and throws unless the reply allows.
func opencode() Host {
	return Host{setup: opencodeSetup(), Name: "opencode", Title: "opencode", TellsShell: true, dialect: dialectOpencode, asking: asksNever,
		writes: []string{"patch"}}
}

func opencodeSetup() setup {
	return setup{format: formatFile, dir: ".config/opencode", dirEnv: "XDG_CONFIG_HOME", file: "plugin/guardexec.js", project: ".opencode/plugin/guardexec.js",
		text: opencodePlugin, note: "set \"permission\": {\"bash\": \"ask\"} in opencode.json for the case that the plugin does not load"}
}

//go:embed opencode.js
var opencodePlugin string // never changed
