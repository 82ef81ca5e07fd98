package wrappers

// goose is Goose, after its documentation of Open Plugins hooks. Whether it
// obeys a refusal was not seen.
func goose() Host {
	return Host{setup: gooseSetup(), Name: "goose", Title: "Goose", dialect: dialectExit, asking: asksNever,
		shells: []string{"developer__shell"}, writes: []string{"developer__text_editor", "text_editor"}}
}

func gooseSetup() setup {
	return setup{text: "// ~/.agents/plugins/guardexec/hooks/hooks.json, beside a plugin.json {\"name\": \"guardexec\", \"version\": \"1\"}\n{\"hooks\": {\"PreToolUse\": [{\"matcher\": \"developer__shell|developer__text_editor\", \"hooks\": [{\"type\": \"command\", \"command\": {CLOSED}, \"timeout\": 10}]}]}}\n"}
}
