package wrappers

// goose is Goose, after its documentation of Open Plugins hooks. Whether it
// obeys a refusal was not seen.
func goose() Host {
	return Host{Name: "goose", Title: "Goose", dialect: dialectExit, asking: asksNever,
		shells: []string{"developer__shell"}, writes: []string{"developer__text_editor", "text_editor"}}
}
