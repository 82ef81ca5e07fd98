package wrappers

import (
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// Call is one tool call of an agent.
type Call struct {
	// Tool is the name of the tool; empty if the host says none.
	Tool string
	// Commands are what will run, Paths the files that will change. Both are
	// empty for a tool that is none of our business.
	Commands []Command
	Paths    []string
	// Dir is the directory the command will run in and Workspace the project;
	// empty if the host says none.
	Dir, Workspace string
	// Shell is the shell that the commands run in, a name or a path; empty if
	// the event names none.
	Shell string
	// Input are the arguments of the tool, as they came.
	Input []byte
	// Session and ID name the session and the call; Mode is the host's word
	// for how it asks for permission.
	Session, ID, Mode string

	mute bool // of the host's events this is one that takes no ask
}

// Command is one command of a call.
type Command struct {
	// Text is a script for a shell; Argv is set instead if there is no shell.
	Text string
	Argv []string
	// Live reports text that is typed into a shell that is running already:
	// its directory and state are not known.
	Live bool
}

// Bounds of one call.
const (
	maxCommands = 64
	maxPaths    = 256
	maxNesting  = 32
)

// Decode reads an event. An error means that the call cannot be judged, and is
// to be refused.
func (h *Host) Decode(event []byte) (*Call, error) {
	root, err := readObject(event)
	if err != nil {
		return nil, fmt.Errorf("the event cannot be read: %w", err)
	}
	c := &Call{
		Session: root.loose("sessionid", "conversationid", "taskid"),
		ID:      root.loose("tooluseid", "toolcallid", "callid", "generationid"),
		Mode:    root.loose("permissionmode"),
	}
	if c.Dir, err = root.text("cwd", "workingdirectory", "workingdir"); err != nil {
		return nil, err
	}
	if h.shape != shapeAmp {
		if c.Workspace, err = root.workspace(); err != nil {
			return nil, err
		}
	}
	if h.TellsShell {
		c.Shell = root.loose("shell")
	}
	if c.Dir == "" && h.shape == shapeCline {
		c.Dir = c.Workspace
	}
	switch h.shape {
	case shapeCline:
		err = h.decodeCline(c, root)
	case shapeCursor:
		err = h.decodeCursor(c, root)
	case shapeAmp:
		err = h.decodeAmp(c, root)
	default:
		err = h.decodeCall(c, root)
	}
	if err != nil {
		return nil, err
	}
	if len(c.Commands) > maxCommands || len(c.Paths) > maxPaths {
		return nil, errors.New("the call holds too many commands or paths to be judged")
	}
	return c, nil
}

// workspace returns the first of a list of project directories.
func (o object) workspace() (string, error) {
	v, err := o.find("workspaceroots")
	if err != nil || v == nil || v.Kind() != '[' {
		return "", err
	}
	all, err := list(v)
	if err != nil || len(all) == 0 {
		return "", err
	}
	s, _ := str(all[0])
	return s, nil
}

func (h *Host) decodeCall(c *Call, root object) error {
	var err error
	if c.Tool, err = root.text("toolname", "tool"); err != nil {
		return err
	}
	input, err := root.find("toolinput", "toolargs", "args", "input", "arguments", "parameters")
	if err != nil {
		return err
	}
	mcp, err := root.find("mcpcontext", "mcpservername")
	if err != nil {
		return err
	}
	return h.take(c, c.Tool, input, mcp != nil)
}

// take reads the arguments of one tool.
func (h *Host) take(c *Call, tool string, input jsontext.Value, mcp bool) error {
	name := strings.ToLower(tool)
	kind := h.kind(name)
	if mcp && kind == other {
		kind = remote
	}
	switch kind {
	case other:
		return nil
	case unasked:
		return fmt.Errorf("%s does not ask about the commands that tool %s runs; run them without it", h.Title, quote(tool))
	}
	if input == nil {
		if kind == remote {
			return nil
		}
		return fmt.Errorf("tool %s has no arguments", quote(tool))
	}
	c.Input = append(c.Input, input...)
	input = unwrap(input)
	if kind == patch {
		return takePatch(c, tool, input)
	}
	args, err := readObject(input)
	if err != nil {
		if kind == remote {
			return nil
		}
		return fmt.Errorf("the arguments of tool %s cannot be read: %w", quote(tool), err)
	}
	switch kind {
	case shell:
		return h.takeShell(c, tool, args)
	case feed:
		return takeFeed(c, tool, args)
	}
	if kind == write && args.views(name) {
		return nil
	}
	before := len(c.Paths)
	if err := takePaths(c, input, 0, kind == write); err != nil {
		return err
	}
	if kind == write && len(c.Paths) == before {
		return fmt.Errorf("tool %s does not say which file it changes", quote(tool))
	}
	return nil
}

// add appends a command once.
func (c *Call) add(cmd Command) error {
	first := cmd.Text
	if cmd.Argv != nil {
		first = cmd.Argv[0]
	}
	if strings.Trim(first, " \t\r\n\v\f") == "" {
		return errors.New("it is empty")
	}
	if !slices.ContainsFunc(c.Commands, func(o Command) bool {
		return o.Text == cmd.Text && o.Live == cmd.Live && slices.Equal(o.Argv, cmd.Argv)
	}) {
		c.Commands = append(c.Commands, cmd)
	}
	return nil
}

// takeFeed reads what is typed into a running shell. Nothing at all is a look
// at its output.
func takeFeed(c *Call, tool string, args object) error {
	found := false
	for _, m := range args {
		switch m.plain {
		case "chars", "input", "text", "command", "cmd", "data":
		default:
			continue
		}
		if m.value.Kind() == 'n' {
			continue
		}
		s, ok := str(m.value)
		if !ok {
			return fmt.Errorf("%s of tool %s is not text", m.name, quote(tool))
		}
		found = true
		if s == "" {
			continue
		}
		if err := c.add(Command{Text: s, Live: true}); err != nil {
			return fmt.Errorf("%s of tool %s is a key and no command", m.name, quote(tool))
		}
	}
	if !found {
		return fmt.Errorf("tool %s has no text", quote(tool))
	}
	return nil
}

// views reports the arguments of an editor that only looks at a file. The
// editors are those whose argument command is a verb.
func (o object) views(tool string) bool {
	switch tool {
	case "str_replace_editor", "str_replace_based_edit_tool", "file_editor", "text_editor", "developer__text_editor":
	default:
		return false
	}
	for _, m := range o {
		switch m.plain {
		case "content", "filetext", "newstr", "oldstr", "newtext", "inserttext", "insertline", "diff", "patch":
			return false
		}
	}
	return o.loose("command") == "view"
}

// takePaths collects the paths among a tool's arguments, wherever they are.
func takePaths(c *Call, v jsontext.Value, depth int, strict bool) error {
	if depth > maxNesting || len(c.Paths) > maxPaths {
		return errors.New("the arguments are nested too deeply, or hold too many paths")
	}
	switch v.Kind() {
	case '{':
		o, err := readObject(v)
		if err != nil {
			return err
		}
		for _, m := range o {
			if isPathName(m.plain) {
				if err := takePath(c, m, depth, strict); err != nil {
					return err
				}
			} else if k := m.value.Kind(); k == '{' || k == '[' {
				if err := takePaths(c, m.value, depth+1, strict); err != nil {
					return err
				}
			}
		}
	case '[':
		all, err := list(v)
		if err != nil {
			return err
		}
		for _, e := range all {
			if k := e.Kind(); k == '{' || k == '[' {
				if err := takePaths(c, e, depth+1, strict); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func takePath(c *Call, m member, depth int, strict bool) error {
	switch m.value.Kind() {
	case '"':
		s, ok := str(m.value)
		if !ok {
			return fmt.Errorf("%s is not text", m.name)
		}
		c.addPath(s)
		return nil
	case '[':
		all, err := list(m.value)
		if err != nil {
			return err
		}
		for _, e := range all {
			if s, ok := str(e); ok {
				c.addPath(s)
			} else if err := takePaths(c, e, depth+1, strict); err != nil {
				return err
			}
		}
		return nil
	case '{':
		return takePaths(c, m.value, depth+1, strict)
	case 'n':
		return nil
	}
	if strict {
		return fmt.Errorf("%s is not text", m.name)
	}
	return nil
}

func (c *Call) addPath(s string) {
	if len(s) >= len("file://") && strings.EqualFold(s[:len("file://")], "file://") {
		if !slices.Contains(c.Paths, s) {
			c.Paths = append(c.Paths, s) // as a host takes it that knows no addresses
		}
		s = s[len("file://"):]
		if u, err := url.PathUnescape(s); err == nil {
			s = u
		}
		if i := strings.IndexByte(s, '/'); i > 0 {
			s = s[i:] // a host name in front
		}
	}
	if s != "" && !slices.Contains(c.Paths, s) {
		c.Paths = append(c.Paths, s)
	}
}

// isPathName reports an argument that names a file, its name in plain form.
func isPathName(s string) bool {
	switch s {
	case "path", "paths", "file", "files", "filepath", "filepaths", "filename", "filenames", "notebookpath", "targetfile",
		"target", "targetpath", "absolutepath", "relativepath", "relativeworkspacepath", "destination", "dest",
		"destinationpath", "newpath", "oldpath", "outputpath", "outputfile", "source", "sourcepath", "uri", "localpath",
		"savepath", "directory", "dir":
		return true
	}
	return false
}
