package wrappers

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
)

// CodexHook is a hook as Codex itself sees it.
type CodexHook struct {
	// Key and Hash are what trust is bound to: its place and its content.
	Key, Hash string
	// Command is its command line, Trust "trusted", "untrusted" or "modified".
	Command, Trust string
	Enabled        bool
}

// Codex talks to `codex app-server`: one JSON-RPC message a line.
type Codex struct {
	w    io.Writer
	r    *bufio.Reader
	next int
}

// NewCodex greets the server at the other end.
func NewCodex(r io.Reader, w io.Writer, version string) (*Codex, error) {
	c := &Codex{w: w, r: bufio.NewReaderSize(r, 64<<10)}
	if _, err := c.call("initialize", `{"clientInfo":{"name":"guardexec","version":`+quote(version)+`},"capabilities":{"experimentalApi":true}}`); err != nil {
		return nil, err
	}
	_, err := io.WriteString(w, `{"jsonrpc":"2.0","method":"initialized"}`+"\n")
	return c, err
}

// call sends a request and returns the result. Other messages are passed over.
func (c *Codex) call(method, params string) (object, error) {
	c.next++
	if _, err := fmt.Fprintf(c.w, `{"jsonrpc":"2.0","id":%d,"method":%s,"params":%s}`+"\n", c.next, quote(method), params); err != nil {
		return nil, err
	}
	for {
		line, err := c.r.ReadBytes('\n')
		if err != nil {
			return nil, fmt.Errorf("codex app-server: %w", err)
		}
		m, err := readObject(line)
		if err != nil {
			continue
		}
		id, err := m.find("id")
		if err != nil || string(id) != strconv.Itoa(c.next) {
			continue
		}
		if e, _ := m.find("error"); e != nil {
			return nil, fmt.Errorf("codex app-server: %s: %s", method, e)
		}
		result, err := m.find("result")
		if err != nil || result == nil || result.Kind() != '{' {
			return nil, err
		}
		return readObject(result)
	}
}

// Hooks lists the hooks that count in a directory, ours alone.
func (c *Codex) Hooks(dir string) ([]CodexHook, error) {
	result, err := c.call("hooks/list", `{"cwds":[`+quote(dir)+`]}`)
	if err != nil {
		return nil, err
	}
	data, err := result.find("data")
	if err != nil || data == nil || data.Kind() != '[' {
		return nil, errors.New("codex app-server: hooks/list answers in an unknown form")
	}
	groups, err := list(data)
	if err != nil {
		return nil, err
	}
	host := codex()
	var found []CodexHook
	for _, g := range groups {
		o, err := readObject(g)
		if err != nil {
			return nil, err
		}
		hooks, err := o.find("hooks")
		if err != nil || hooks == nil || hooks.Kind() != '[' {
			continue
		}
		all, err := list(hooks)
		if err != nil {
			return nil, err
		}
		for _, v := range all {
			h, err := readObject(v)
			if err != nil {
				return nil, err
			}
			enabled, _ := h.find("enabled")
			hook := CodexHook{Key: h.loose("key"), Hash: h.loose("currenthash"), Command: h.loose("command"),
				Trust: h.loose("truststatus"), Enabled: string(enabled) == "true"}
			// Trust is for what install writes, not for a line with more in it.
			if w := host.ours(splitShell(hook.Command)); w != nil && host.ownLine(hook.Command, w) {
				found = append(found, hook)
			}
		}
	}
	return found, nil
}

// SetTrust trusts hooks as they are now.
func (c *Codex) SetTrust(hooks []CodexHook) error {
	text := "{"
	for i, h := range hooks {
		if i > 0 {
			text += ","
		}
		text += quote(h.Key) + `:{"trusted_hash":` + quote(h.Hash) + `,"enabled":true}`
	}
	_, err := c.call("config/batchWrite", `{"edits":[{"keyPath":"hooks.state","value":`+text+
		`},"mergeStrategy":"upsert"}],"filePath":null,"expectedVersion":null,"reloadUserConfig":true}`)
	return err
}
