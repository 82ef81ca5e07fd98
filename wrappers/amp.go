package wrappers

// amp is Amp, after its documentation: a program that a permission rule
// delegates to. It gets the arguments of the tool alone.
func amp() Host {
	return Host{setup: ampSetup(), Name: "amp", Title: "Amp", dialect: dialectExit, asking: asksNever, shape: shapeAmp}
}

// decodeAmp reads the arguments of a tool whose name is not told: a command,
// or else a file. All of it is the model's own, a name of a tool or of a
// workspace among it would say nothing.
func (h *Host) decodeAmp(c *Call, root object) error {
	c.Tool = "Bash"
	command, err := root.find("command", "cmd")
	if err != nil {
		return err
	}
	if command == nil {
		for _, m := range root {
			if isPathName(m.plain) {
				if err := takePath(c, m, 0, true); err != nil {
					return err
				}
			}
		}
		if len(c.Paths) > 0 {
			c.Tool = "edit_file"
			return nil
		}
	}
	return h.takeShell(c, c.Tool, root)
}

func ampSetup() setup {
	return setup{text: "// ~/.config/amp/settings.json: these rules first. The program is a script with the line\n// {SHELL} || { cat >/dev/null; exit 2; }\n\"amp.permissions\": [\n  {\"tool\": \"Bash\", \"matches\": {\"cmd\": \"*\"}, \"action\": \"delegate\", \"to\": \"guardexec-amp\"}\n]\n"}
}
