package approval

import (
	"bytes"
	"errors"
	"fmt"
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// encode renders a call as one JSON object. Text that is not UTF-8 is changed,
// so such a call finds no permission.
func (c Call) encode() []byte {
	quote := func(b []byte, s string) []byte {
		// The only error is invalid UTF-8, which is replaced.
		b, _ = jsontext.AppendQuote(b, bytes.ToValidUTF8([]byte(s), []byte("\uFFFD")))
		return b
	}
	b := []byte(`{"at": "`)
	b = c.At.UTC().AppendFormat(b, time.RFC3339Nano)
	b = append(b, '"')
	for _, f := range c.texts() {
		b = append(b, `, "`+f.name+`": `...)
		b = quote(b, *f.text)
	}
	b = append(b, `, "parts": [`...)
	for i, p := range c.Parts {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = quote(b, p)
	}
	return append(b, "]}\n"...)
}

type text struct {
	name string
	text *string
}

func (c *Call) texts() []text {
	return []text{{"door", &c.Door}, {"dir", &c.Dir}, {"command", &c.Command}, {"shown", &c.Shown}, {"rule", &c.Rule}, {"reason", &c.Reason}}
}

// decode reads what encode wrote.
func decode(data []byte) (c Call, err error) {
	dec := jsontext.NewDecoder(bytes.NewReader(data))
	if t, err := dec.ReadToken(); err != nil || t.Kind() != '{' {
		return c, errors.Join(errors.New("not a call"), err)
	}
	at := ""
	texts := append(c.texts(), text{"at", &at})
	for dec.PeekKind() != '}' {
		t, err := dec.ReadToken()
		if err != nil {
			return c, err
		}
		name := t.String()
		if name == "parts" && dec.PeekKind() == '[' {
			if c.Parts, err = readList(dec); err != nil {
				return c, err
			}
			continue
		}
		s, err := readText(dec)
		if err != nil {
			return c, fmt.Errorf("%s: %w", name, err)
		}
		for _, f := range texts {
			if f.name == name {
				*f.text = s
			}
		}
	}
	if c.At, err = time.Parse(time.RFC3339Nano, at); err != nil {
		return c, err
	}
	if len(c.Parts) == 0 {
		return c, errors.New("a call without parts")
	}
	return c, nil
}

func readList(dec *jsontext.Decoder) (all []string, err error) {
	if _, err := dec.ReadToken(); err != nil {
		return nil, err
	}
	for dec.PeekKind() != ']' {
		s, err := readText(dec)
		if err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	_, err = dec.ReadToken()
	return all, err
}

func readText(dec *jsontext.Decoder) (string, error) {
	t, err := dec.ReadToken()
	if err != nil {
		return "", err
	}
	if t.Kind() != '"' {
		return "", errors.New("not a string")
	}
	return t.String(), nil
}
