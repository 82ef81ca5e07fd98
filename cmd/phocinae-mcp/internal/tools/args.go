package tools

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/cmd/phocinae-mcp/internal/mcp"
)

// Limits of arguments, in characters.
const (
	maxText   = 20_000
	maxItem   = 2_000
	maxItems  = 100
	maxServer = 2_048
	maxCwd    = 4_096
)

// arguments are those of any tool.
type arguments struct {
	command, cwd, state, server string
	items                       []string
	given                       map[string]bool
}

// readArguments reads the arguments of a tool strictly: only the names it has,
// in their exact case, with the right types and sizes.
func readArguments(object jsontext.Value, text, list string) (a arguments, err error) {
	a.given = map[string]bool{}
	err = mcp.EachMember(object, func(key string, v jsontext.Value) (err error) {
		a.given[key] = true
		switch {
		case key == text && text == "command":
			a.command, err = oneText(key, v, maxText)
		case key == text:
			a.state, err = oneText(key, v, maxText)
			a.state = strings.TrimSpace(a.state)
		case key == list && list != "":
			a.items, err = texts(key, v)
		case key == "cwd" && text == "command":
			a.cwd, err = oneText(key, v, maxCwd)
		case key == "server":
			a.server, err = oneText(key, v, maxServer)
			a.server = strings.TrimSpace(a.server)
		default:
			return errors.New("there is an unknown argument; known are " + strings.Join(known(text, list), ", "))
		}
		return err
	})
	if err != nil {
		return a, err
	}
	for _, name := range []string{text, list} {
		if name != "" && !a.given[name] {
			return a, fmt.Errorf("%s is missing", name)
		}
	}
	return a, nil
}

func known(text, list string) []string {
	switch {
	case list == "":
		return []string{text, "cwd", "server"}
	}
	return []string{text, list, "server"}
}

// oneText reads a string that is not blank.
func oneText(key string, v jsontext.Value, limit int) (string, error) {
	s, ok := mcp.Text(v)
	switch {
	case !ok:
		return "", fmt.Errorf("%s must be a string", key)
	case strings.TrimSpace(s) == "":
		return "", fmt.Errorf("%s must not be blank", key)
	case utf8.RuneCountInString(s) > limit:
		return "", fmt.Errorf("%s is longer than %d characters", key, limit)
	case key != "command" && strings.ContainsRune(s, 0): // which the gate itself denies
		return "", fmt.Errorf("%s holds a NUL character", key)
	}
	return s, nil
}

func texts(key string, v jsontext.Value) ([]string, error) {
	if v.Kind() != '[' {
		return nil, fmt.Errorf("%s must be an array of strings", key)
	}
	var out []string
	err := mcp.EachElement(v, func(v jsontext.Value) error {
		if len(out) == maxItems {
			return fmt.Errorf("%s has more than %d items", key, maxItems)
		}
		s, err := oneText(fmt.Sprintf("%s[%d]", key, len(out)), v, maxItem)
		out = append(out, strings.TrimSpace(s))
		return err
	})
	if err != nil {
		return nil, err
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%s must not be empty", key)
	}
	return out, nil
}

// pretty indents JSON as the original does.
func pretty(object []byte) string {
	return string(mcp.AppendIndent(make([]byte, 0, len(object)+len(object)/4+128), object))
}
