package wrappers

import "errors"

// cursor is Cursor, after its documentation and the code of its SDK 1.0.32. It
// puts the event into a here-document at the end of the line, so the line has to
// end with the program; failClosed is for everything but a reply in JSON.
func cursor() Host {
	return Host{setup: cursorSetup(), Name: "cursor", Title: "Cursor", dialect: dialectCursor, asking: asksAlways, shape: shapeCursor,
		writes: []string{"delete", "search_replace"}}
}

// decodeCursor reads an event by its name: a shell command has its text at the
// top; the command of an MCP event is how the server was started.
func (h *Host) decodeCursor(c *Call, root object) error {
	event := plainName(root.loose("hookeventname", "event"))
	tool, err := root.find("toolname")
	if err != nil {
		return err
	}
	switch {
	case event == "beforemcpexecution":
		input, err := root.find("toolinput")
		if err != nil {
			return err
		}
		c.Tool = root.loose("toolname")
		return h.take(c, "mcp:"+c.Tool, input, true)
	case tool != nil:
		c.mute = true // preToolUse takes no ask
		return h.decodeCall(c, root)
	case event == "" || event == "beforeshellexecution":
		c.Tool = "Shell"
		return h.takeShell(c, c.Tool, root)
	}
	if v, err := root.find("command"); err != nil || v != nil {
		return errors.New("the event is not known to hold a command")
	}
	return nil
}

func cursorSetup() setup {
	return setup{format: formatJSON, dir: ".cursor", file: "hooks.json", project: ".cursor/hooks.json", head: `"version": 1`,
		entries: []entry{
			{"beforeShellExecution", `{"command": {COMMAND}, "timeout": 10, "failClosed": true}`},
			{"beforeMCPExecution", `{"command": {COMMAND}, "timeout": 10, "failClosed": true}`},
			{"preToolUse", `{"command": {COMMAND}, "matcher": "Write|Delete", "timeout": 10, "failClosed": true}`},
		}}
}
