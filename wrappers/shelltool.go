package wrappers

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// takeShell reads the command of a shell tool, or all of them.
func (h *Host) takeShell(c *Call, tool string, args object) error {
	if typed, err := args.find("isinput"); err != nil {
		return err
	} else if typed != nil && string(typed) != "false" && string(typed) != `"false"` {
		return takeFeed(c, tool, args)
	}
	dir, err := args.directory()
	if err != nil {
		return err
	}
	if dir != "" {
		switch {
		case path.IsAbs(dir) || len(dir) > 1 && dir[1] == ':':
			c.Dir = dir
		case c.Dir != "":
			c.Dir = path.Join(c.Dir, dir)
		}
	}
	if err := args.surroundings(c); err != nil {
		return fmt.Errorf("tool %s: %w", quote(tool), err)
	}
	more, err := args.find("args", "argv")
	if err != nil {
		return err
	}
	found := false
	for _, m := range args {
		switch m.plain {
		case "command", "cmd", "commands", "commandline":
		default:
			continue
		}
		if m.value.Kind() == 'n' {
			continue
		}
		found = true
		if more != nil && m.plain != "commands" {
			_, err = takeWords(c, m.value, more)
		} else {
			err = h.takeCommand(c, m.value, m.plain == "commands")
		}
		if err != nil {
			return fmt.Errorf("%s of tool %s: %w", m.name, quote(tool), err)
		}
	}
	if !found {
		return fmt.Errorf("tool %s has no command", quote(tool))
	}
	return nil
}

// directory returns the directory among the arguments of a shell tool. Which
// of its names the host reads is not known, so there may be only one answer.
func (o object) directory() (string, error) {
	dir := ""
	for _, name := range [...]string{"dirpath", "directory", "workingdirectory", "workingdir", "workdir", "cwd"} {
		s, err := o.text(name)
		if err != nil {
			return "", err
		}
		if s != "" && dir != "" && s != dir {
			return "", errors.New("the call names two directories")
		}
		if s != "" {
			dir = s
		}
	}
	return dir, nil
}

// surroundings reads the arguments that change what a command means, beside
// itself and its directory.
func (o object) surroundings(c *Call) error {
	for _, m := range o {
		switch m.plain {
		case "env", "environment", "envs", "envvars", "environmentvariables", "stdin", "input", "executable", "interpreter":
			switch v := string(m.value); v {
			case "null", `""`, "{}", "[]", "false":
			default:
				return fmt.Errorf("what %s does to the command is not judged", quote(m.name))
			}
		case "shell":
			s, ok := str(m.value)
			if !ok {
				continue // whether there is to be a shell
			}
			if dir, _ := path.Split(s); dir != "" && !slices.Contains([]string{"/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"}, dir) {
				return fmt.Errorf("the shell %s is not one of the system", quote(s))
			}
			c.Shell = s
		}
	}
	return nil
}

// takeCommand reads a command: a text, a list of words, or, if many is set, a
// list of texts.
func (h *Host) takeCommand(c *Call, v jsontext.Value, many bool) error {
	if many {
		v = unwrap(v)
	}
	switch v.Kind() {
	case '"':
		s, ok := str(v)
		if !ok {
			return errors.New("it is not text")
		}
		return c.add(Command{Text: s})
	case '[':
		all, err := list(v)
		if err != nil {
			return err
		}
		if len(all) == 0 {
			return errors.New("it is empty")
		}
		if many {
			lines := make([]string, len(all))
			for i, e := range all {
				if lines[i], err = takeOne(c, e); err != nil {
					return err
				}
			}
			if script := strings.Join(lines, "\n"); h.shape == shapeCline && len(lines) > 1 && strings.Contains(script, "<<") {
				// Cline makes one script of a command that seems to begin a
				// here-document and of what follows it.
				return c.add(Command{Text: script})
			}
			return nil
		}
		argv, err := texts(all)
		if err != nil {
			return err
		}
		if len(argv) == 1 {
			return c.add(Command{Text: argv[0]})
		}
		return c.add(Command{Argv: argv})
	}
	return errors.New("it is neither text nor a list")
}

// takeOne reads an element of a list of commands: a text, or an object with
// command and args. It returns the command as a text.
func takeOne(c *Call, v jsontext.Value) (string, error) {
	if v.Kind() != '{' {
		s, ok := str(v)
		if !ok {
			return "", errors.New("it is not a list of texts")
		}
		return s, c.add(Command{Text: s})
	}
	o, err := readObject(v)
	if err != nil {
		return "", err
	}
	if err := o.surroundings(c); err != nil {
		return "", err
	}
	if dir, err := o.directory(); err != nil || dir != "" {
		return "", errors.New("a command with a directory of its own is not judged")
	}
	program, err := o.find("command", "cmd")
	if err != nil {
		return "", err
	}
	args, err := o.find("args", "argv")
	if err != nil {
		return "", err
	}
	if args == nil {
		s, ok := str(program)
		if !ok {
			return "", errors.New("it is not text")
		}
		return s, c.add(Command{Text: s})
	}
	return takeWords(c, program, args)
}

// takeWords reads a program and its arguments, which the host may run as they
// are or join to a text for a shell. It returns that text.
func takeWords(c *Call, program, args jsontext.Value) (string, error) {
	name, ok := str(program)
	if !ok {
		return "", errors.New("it is not text")
	}
	if args.Kind() != '[' {
		return "", errors.New("args is not a list")
	}
	all, err := list(args)
	if err != nil {
		return "", err
	}
	words, err := texts(all)
	if err != nil {
		return "", err
	}
	argv := append([]string{name}, words...)
	if err := c.add(Command{Argv: argv}); err != nil {
		return "", err
	}
	text := strings.Join(argv, " ")
	return text, c.add(Command{Text: text})
}

// texts returns a list of texts.
func texts(all []jsontext.Value) ([]string, error) {
	words := make([]string, len(all))
	for i, e := range all {
		s, ok := str(e)
		if !ok {
			return nil, errors.New("it is not a list of texts")
		}
		words[i] = s
	}
	return words, nil
}
