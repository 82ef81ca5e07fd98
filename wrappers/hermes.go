package wrappers

// hermes is Hermes Agent, after its source.
func hermes() Host {
	return Host{Name: "hermes", Title: "Hermes", dialect: dialectHermes, asking: asksNever, writes: []string{"patch"}}
}
