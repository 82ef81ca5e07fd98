package config

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/internal/jsonfile"
	"github.com/phocinae/guardexec/shellparse"
)

// topKeys are the keys of a configuration file, in the original's spelling.
// Keys outside the list are ignored as the original ignores them, unless they
// look like a slip of the pen.
func topKeys() []string {
	return []string{"server", "timeout", "noul_threshold", "deny_at", "ask_at", "l0_table",
		"audit_path", "fail_closed", "l1_enabled", "l1_questions", "l1_confidence", "allow_remote",
		"token_file", "model", "guardexec"}
}

// object applies a configuration file.
func (l *loader) object(data []byte, base string) error {
	dec, err := jsonfile.New(data)
	if err != nil {
		return err
	}
	err = jsonfile.Object(dec, "the file", func(key string) error {
		switch key {
		case "guardexec":
			return jsonfile.Object(dec, "guardexec", func(key string) error {
				switch key {
				case "max_chars", "shell", "workspace_writes", "l1_questions", "l1_confidence", "allow_remote", "token_file", "model":
					return l.value(dec, key, base)
				}
				return errorf("unknown key %s in guardexec", strconv.Quote(key))
			})
		case "server", "timeout", "noul_threshold", "deny_at", "ask_at", "l0_table",
			"audit_path", "fail_closed", "l1_enabled", "l1_questions", "l1_confidence", "allow_remote",
			"token_file", "model":
			return l.value(dec, key, base)
		}
		if known := nearest(key); known != "" {
			return errorf("unknown key %s, did you mean %s", strconv.Quote(key), strconv.Quote(known))
		}
		return dec.SkipValue()
	})
	if err != nil {
		return err
	}
	return jsonfile.End(dec)
}

// value reads and sets the value of one key.
func (l *loader) value(dec *jsontext.Decoder, key, base string) error {
	if key == "l1_questions" && dec.PeekKind() == '[' {
		return l.list(dec, key)
	}
	tok, err := dec.ReadToken()
	if err != nil {
		return err
	}
	switch key {
	case "timeout", "noul_threshold", "deny_at", "ask_at", "l1_confidence", "max_chars":
		if tok.Kind() != '0' {
			return errorf("%s must be a number", key)
		}
		v, err := strconv.ParseFloat(tok.String(), 64)
		if err != nil {
			return errorf("%s must be a finite number", key)
		}
		return l.number(key, v)
	case "l1_enabled", "allow_remote":
		if k := tok.Kind(); k != 't' && k != 'f' {
			return errorf("%s must be true or false", key)
		}
		*l.boolean(key) = tok.Bool()
		return nil
	}
	if tok.Kind() != '"' {
		return errorf("%s must be a string", key)
	}
	s := tok.String()
	if key == "l0_table" && s == "" {
		return nil // the original's spelling of "none named"
	}
	return l.word(key, s, base)
}

// tighten applies the file of the working directory. It returns nil data if
// there is none.
func tighten(src Source, path string, p *gate.Policy) ([]byte, error) {
	data, err := src.ReadFile(path, maxLocal)
	if err != nil {
		if absent(err) {
			return nil, nil
		}
		return nil, errorf("config: %w", named(path, err))
	}
	t, err := local(data, path, p)
	if err != nil {
		return nil, errorf("config %w", err)
	}
	if t != nil {
		p.Tables = append(p.Tables, t)
	}
	return data, nil
}

// LoadLocal reads the text of a file of the working directory and returns its
// table, which is nil if the file has none.
func LoadLocal(data []byte, path string) (*gate.Table, error) {
	return local(data, path, &gate.Policy{MaxChars: shellparse.CeilingMaxChars})
}

// local applies the text of a file of the working directory and returns the
// table in it.
func local(data []byte, path string, p *gate.Policy) (*gate.Table, error) {
	fail := func(err error) (*gate.Table, error) { return nil, jsonfile.Named(path, data, err) }
	dec, err := jsonfile.New(data)
	if err != nil {
		return fail(err)
	}
	var sections []byte
	err = jsonfile.Object(dec, "the file", func(key string) error {
		switch key {
		case "blacklist", "rules":
			v, err := dec.ReadValue()
			// The lines of the table are those of the file.
			before := bytes.Count(data[:int(dec.InputOffset())-len(v)], []byte{'\n'}) - bytes.Count(sections, []byte{'\n'})
			sections = append(append(sections, `,"`+key+`":`+strings.Repeat("\n", before)...), v...)
			return err
		case "fail_closed":
			tok, err := dec.ReadToken()
			if err != nil {
				return err
			}
			if tok.Kind() != '"' || tok.String() != "deny" {
				return errorf("fail_closed can only be \"deny\" in a file of the working directory")
			}
			p.FailClosed = gate.Deny
			return nil
		case "max_chars":
			l := loader{c: &Config{}}
			if err := l.value(dec, key, ""); err != nil {
				return err
			}
			p.MaxChars = min(p.MaxChars, l.c.MaxChars)
			return nil
		}
		return errorf("key %s is not allowed in a file of the working directory, which can only tighten",
			strconv.Quote(key))
	})
	if err != nil {
		return fail(err)
	}
	if err := jsonfile.End(dec); err != nil {
		return fail(err)
	}
	if sections == nil {
		return nil, nil
	}
	return gate.LoadTightening([]byte(`{"extend":true`+string(sections)+`}`), path)
}

// nearest returns the known key that differs from key by one letter, by case
// or by the separator.
func nearest(key string) string {
	norm := strings.ReplaceAll(strings.ToLower(key), "-", "_")
	for _, known := range topKeys() {
		if oneEdit(norm, known) {
			return known
		}
	}
	return ""
}

// oneEdit reports whether a becomes b by at most one insertion, removal,
// replacement or swap of neighbours.
func oneEdit(a, b string) bool {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	return len(a)+len(b) <= 1 || len(a) == 1 && len(b) == 1 ||
		len(a) == 2 && len(b) == 2 && a[0] == b[1] && a[1] == b[0]
}
