package wrappers

// hermes is Hermes Agent, after its source.
func hermes() Host {
	return Host{setup: hermesSetup(), Name: "hermes", Title: "Hermes", dialect: dialectHermes, asking: asksNever, writes: []string{"patch"}}
}

func hermesSetup() setup {
	return setup{text: "# ~/.hermes/config.yaml; Hermes asks for consent when it first meets the hook\nhooks:\n  pre_tool_call:\n    - matcher: \"terminal|write_file|patch\"\n      command: {COMMAND}\n      timeout: 10\n      fail_closed: true\n"}
}
