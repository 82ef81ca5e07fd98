package config

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/internal/jsonfile"
)

// Wary says how little of an environment is believed. Agents take variables
// from files of a repository, so those may tighten and never loosen.
type Wary struct {
	// UserDir is the directory of the user's files that the environment names;
	// empty if that is Source.UserDir, or not to be read.
	UserDir string
	// Set reports that the environment names anything that Load looks at.
	Set bool
	// Inside reports a path that the agent's project may have brought along.
	Inside func(path string) bool
}

// LoadWary is Load for an environment that is not to be trusted: what flags and
// the files in Source.UserDir and Source.SystemDir say is in force, and of what
// the environment says only that which is stricter. The settings of a model
// that a file switched on are the file's; one that the environment alone
// switches on may refuse and not allow. Neither the audit file nor a file with a
// token is taken from the environment, which could have any file written, or sent
// to whoever listens.
func LoadWary(src Source, w Wary) (*Config, error) {
	trusted := src
	trusted.Getenv = nil
	c, err := Load(trusted)
	if err != nil || !w.Set && w.UserDir == "" {
		return c, err
	}
	l := loader{src: src}
	for _, name := range [...]string{"PHOCINAE_GUARD_CONFIG", "PHOCINAE_GUARD_TABLE", "PHOCINAE_GUARD_TOKEN_FILE"} {
		if v := l.getenv(name); v != "" && (!filepath.IsAbs(v) || w.Inside(v)) {
			return nil, errorf("%s is set to a file of the project: %s", name, v)
		}
	}
	l.src.Getenv = func(name string) string {
		if name == "PHOCINAE_GUARD_AUDIT" || name == "PHOCINAE_GUARD_TOKEN_FILE" {
			return ""
		}
		return src.Getenv(name)
	}
	// What the environment would make of it.
	e := *c
	e.tables, e.sums = nil, nil
	l.c = &e
	if err := l.another(w.UserDir); err != nil {
		return nil, err
	}
	return c, c.tightenBy(&e, l.getenv("PHOCINAE_GUARD_TOKEN"))
}

// another applies the file and table of another user directory, the environment
// and the flags.
func (l *loader) another(dir string) error {
	path, must := "", false
	if _, given := l.src.Flags["config"]; !given {
		if path = l.getenv("PHOCINAE_GUARD_CONFIG"); path != "" {
			must = true
		} else if dir != "" {
			path = filepath.Join(dir, FileName)
		}
	}
	if path != "" {
		if err := l.file(path, must); err != nil {
			return err
		}
	}
	if err := l.environment(); err != nil {
		return err
	}
	if err := l.flags(); err != nil {
		return err
	}
	switch {
	case l.c.AskAt > l.c.DenyAt:
		return errorf("ask_at (%s) must not be above deny_at (%s)", number(l.c.AskAt), number(l.c.DenyAt))
	case l.tableSet:
		return l.table(l.c.Table, true)
	case dir != "":
		return l.table(filepath.Join(dir, TableName), false)
	}
	return nil
}

// tightenBy takes from another configuration, with the token of the environment,
// what is stricter.
func (c *Config) tightenBy(e *Config, token string) error {
	if e.FailClosedSet && e.FailClosed == gate.Deny {
		c.FailClosed, c.FailClosedSet = gate.Deny, true
	}
	c.MaxChars = min(c.MaxChars, e.MaxChars)
	c.WorkspaceWrites = gate.Strictest(c.WorkspaceWrites, e.WorkspaceWrites)
	switch {
	case !c.L1Enabled && e.L1Enabled:
		server := c.Server
		c.L1Enabled, c.L1Refuses = true, true
		c.Server, c.Timeout, c.Model = e.Server, e.Timeout, e.Model
		c.NoulThreshold, c.DenyAt, c.AskAt = e.NoulThreshold, e.DenyAt, e.AskAt
		c.L1Questions, c.L1Confidence = e.L1Questions, e.L1Confidence
		c.AllowRemote = false // commands would go wherever a repository says
		if server != c.Server || c.Token == "" {
			c.Token = token
		}
	case c.L1Enabled && !e.L1Enabled:
		// The model's refusals must not be lost, but where fail_closed refuses
		// all that the model would see, nothing is.
		c.L1Enabled = c.FailClosed != gate.Deny || !c.FailClosedSet
	default:
		c.DenyAt, c.AskAt = min(c.DenyAt, e.DenyAt), min(c.AskAt, e.AskAt)
		c.L1Confidence = max(c.L1Confidence, e.L1Confidence)
		c.AllowRemote = c.AllowRemote && e.AllowRemote
		if c.Token == "" {
			c.Token = token // the server is the file's
		}
	}
	for i, data := range e.sums {
		if slices.ContainsFunc(c.sums, func(have []byte) bool { return bytes.Equal(have, data) }) {
			continue
		}
		t, err := refusals(data, e.tables[i].Name())
		if err != nil {
			return errorf("table %w", err)
		}
		c.tables = append(c.tables, t)
		c.sums = append(c.sums, data)
	}
	return nil
}

// refusals reads from the text of a table what refuses and asks. The rules
// keep their lines, and their examples, which may need the rest of the table,
// were tried when all of it was loaded.
func refusals(data []byte, name string) (*gate.Table, error) {
	fail := func(err error) (*gate.Table, error) { return nil, jsonfile.Named(name, data, err) }
	dec, err := jsonfile.New(data)
	if err != nil {
		return fail(err)
	}
	line := jsonfile.Lines(dec, data)
	var out strings.Builder
	written := 1
	put := func(prefix string, v []byte, lines int) {
		first := line() - lines
		out.WriteString(prefix + strings.Repeat("\n", max(first-written, 0)))
		out.Write(v)
		written = max(written, first) + bytes.Count(v, []byte{'\n'})
	}
	out.WriteString(`{"extend":true`)
	err = jsonfile.Object(dec, "the file", func(key string) error {
		switch key {
		case "blacklist":
			v, err := dec.ReadValue()
			if err == nil {
				put(`,"blacklist":`, v, bytes.Count(v, []byte{'\n'}))
			}
			return err
		case "rules":
			out.WriteString(`,"rules":[`)
			sep := ""
			err := jsonfile.List(dec, "rules", 1<<20, func(int) error {
				v, err := dec.ReadValue()
				if err != nil {
					return err
				}
				rule, err := withoutExamples(v)
				if err == nil && rule != nil {
					put(sep, rule, bytes.Count(v, []byte{'\n'}))
					sep = ","
				}
				return err
			})
			out.WriteByte(']')
			return err
		}
		return dec.SkipValue()
	})
	if err != nil {
		return fail(err)
	}
	out.WriteByte('}')
	return gate.LoadTightening([]byte(out.String()), name)
}

// withoutExamples copies a rule without its examples. It is nil if the rule
// allows.
func withoutExamples(rule jsontext.Value) (jsontext.Value, error) {
	dec := jsontext.NewDecoder(bytes.NewReader(rule))
	out := []byte{'{'}
	allows, sep, at := false, "", int64(0)
	err := jsonfile.Object(dec, "the rule", func(key string) error {
		v, err := dec.ReadValue()
		if err != nil {
			return err
		}
		for range bytes.Count(rule[at:dec.InputOffset()], []byte{'\n'}) - bytes.Count(v, []byte{'\n'}) {
			out = append(out, '\n') // the lines stay
		}
		at = dec.InputOffset()
		switch key {
		case "match", "not_match":
			for range bytes.Count(v, []byte{'\n'}) {
				out = append(out, '\n')
			}
			return nil
		case "decision":
			allows = string(v) == `"allow"`
		}
		out = append(out, sep...)
		sep = ","
		out, err = jsontext.AppendQuote(out, key)
		out = append(append(out, ':'), v...)
		return err
	})
	if err != nil || allows {
		return nil, err
	}
	return append(out, '}'), nil
}
