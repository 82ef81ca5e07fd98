package wrappers

import (
	"errors"

	"github.com/go-json-experiment/json/jsontext"
)

// cline is Cline, version 3.0.65 as seen. It looks at one thing only, cancel:
// true; every exit status lets the command run.
func cline() Host {
	return Host{setup: clineSetup(), Name: "cline", Title: "Cline", dialect: dialectCline, asking: asksNever, shape: shapeCline,
		writes: []string{"write_to_file", "replace_in_file", "new_file", "editor"}}
}

// decodeCline reads an event that holds the same call twice. Both are judged.
func (h *Host) decodeCline(c *Call, root object) error {
	found := false
	for _, names := range [...][3]string{{"toolcall", "name", "input"}, {"pretooluse", "toolname", "parameters"}} {
		v, err := root.find(names[0])
		if err != nil {
			return err
		}
		if v == nil {
			continue
		}
		found = true
		o, err := readObject(v)
		if err != nil {
			return err
		}
		tool, err := o.text(names[1])
		if err != nil {
			return err
		}
		input, err := o.find(names[2])
		if err != nil {
			return err
		}
		c.Tool = tool
		if err := h.take(c, tool, jsontext.Value(input), false); err != nil {
			return err
		}
	}
	if found {
		return nil
	}
	if v, err := root.find("toolname", "toolinput"); err != nil {
		return err
	} else if v != nil {
		return h.decodeCall(c, root)
	}
	return errors.New("the event holds no tool call")
}

func clineSetup() setup {
	return setup{format: formatFile, dir: ".cline", file: "hooks/PreToolUse", project: ".clinerules/hooks/PreToolUse", executable: true,
		text: "#!/bin/sh\n# written by guardexec install; Cline looks at the output alone, so a failure must be told in words\n{SHELL} || printf '%s\\n' '{\"cancel\":true,\"errorMessage\":\"guardexec could not be started\"}'\n"}
}
