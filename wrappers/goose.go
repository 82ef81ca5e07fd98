package wrappers

import "slices"

// goose is Goose, version 1.52.0 as seen. Its hooks belong to plugins, which it
// finds by their directories. GOOSE_SHELL names the shell of its commands.
func goose() Host {
	return Host{setup: gooseSetup(), Name: "goose", Title: "Goose", ShellEnv: "GOOSE_SHELL", dialect: dialectExit, asking: asksNever,
		shells: []string{"developer__shell"}, writes: []string{"developer__text_editor", "text_editor"},
		unasked: []string{"delegate", "execute_typescript"}, mark: "__"}
}

func gooseSetup() setup {
	return setup{format: formatFile, dirEnv: "GOOSE_PATH_ROOT", file: goosePlugin + "/hooks/hooks.json", project: goosePlugin + "/hooks/hooks.json",
		text: gooseFile, note: "a project can have a plugin of the same name, which takes the place of the user's, or switch that off"}
}

// goosePlugin is the plugin's directory; Goose knows it by the last name alone.
const goosePlugin = ".agents/plugins/guardexec"

// gooseFile has a timeout in seconds. A value that Goose does not know makes it
// leave out the whole file. The name of a tool of an extension has "__" in it.
const gooseFile = `{
  "_comment": "written by guardexec install",
  "hooks": {
    "PreToolUse": [
      {"matcher": "^(shell|write|edit|text_editor|delegate|execute_typescript|.*__.*)$", "hooks": [{"type": "command", "command": {CLOSED}, "timeout": 10, "on_failure": "block"}]}
    ]
  }
}
`

// GooseSwitchesOff reports settings of Goose that switch our plugin off.
func GooseSwitchesOff(settings []byte) bool {
	root, err := parseJSONC(settings)
	if err != nil || root == nil {
		return false
	}
	l := root.member("disabledPlugins")
	return l != nil && slices.Contains(l.strings(nil), "guardexec")
}
