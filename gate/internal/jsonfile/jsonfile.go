// Package jsonfile reads the JSON files of users: strictly, and with errors
// that a person can find in the file. Duplicate names and invalid UTF-8 are
// errors of the decoder.
package jsonfile

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/go-json-experiment/json/jsontext"
)

// New returns a decoder of a file that is not empty.
func New(data []byte) (*jsontext.Decoder, error) {
	switch {
	case bytes.HasPrefix(data, []byte("\ufeff")):
		return nil, errors.New("it begins with a byte order mark, which JSON does not have; save it as UTF-8 without one")
	case len(bytes.TrimSpace(data)) == 0:
		return nil, errors.New("it must be a JSON object, not empty")
	}
	return jsontext.NewDecoder(bytes.NewReader(data)), nil
}

// Object reads an object and calls item for each of its members, before the
// value is read. What names the object in errors.
func Object(dec *jsontext.Decoder, what string, item func(key string) error) error {
	if dec.PeekKind() != '{' {
		if _, err := dec.ReadToken(); err != nil && err != io.EOF {
			return fmt.Errorf("%s must be a JSON object: %w", what, err)
		}
		return fmt.Errorf("%s must be a JSON object", what)
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	for dec.PeekKind() != '}' {
		tok, err := dec.ReadToken()
		if err != nil {
			return err
		}
		if err := item(tok.String()); err != nil {
			return err
		}
	}
	_, err := dec.ReadToken()
	return err
}

// List reads an array and calls item before each of its at most so many
// elements.
func List(dec *jsontext.Decoder, what string, most int, item func(i int) error) error {
	tok, err := dec.ReadToken()
	if err != nil {
		return err
	}
	if tok.Kind() != '[' {
		return fmt.Errorf("%s must be an array", what)
	}
	for i := 0; dec.PeekKind() != ']'; i++ {
		if i == most {
			return fmt.Errorf("%s has more than %d entries", what, most)
		}
		if err := item(i); err != nil {
			return fmt.Errorf("%s entry %d: %w", what, i+1, err)
		}
	}
	_, err = dec.ReadToken()
	return err
}

// String reads a string.
func String(dec *jsontext.Decoder) (string, error) {
	tok, err := dec.ReadToken()
	if err != nil {
		return "", err
	}
	if tok.Kind() != '"' {
		return "", errors.New("must be a string")
	}
	return tok.String(), nil
}

// End checks that nothing follows.
func End(dec *jsontext.Decoder) error {
	if _, err := dec.ReadToken(); err != io.EOF {
		return errors.New("text after the JSON object")
	}
	return nil
}

// Named adds the name of a file to an error, and the line if the text is no
// JSON there.
func Named(name string, data []byte, err error) error {
	var at *jsontext.SyntacticError
	if !errors.As(err, &at) {
		return fmt.Errorf("%s: %w", name, err)
	}
	end := min(int(at.ByteOffset), len(data))
	return fmt.Errorf("%s:%d: %w", name, 1+bytes.Count(data[:end], []byte{'\n'}), err)
}

// Lines tells the line that a decoder of data has come to. It must be asked
// in the order of the file.
func Lines(dec *jsontext.Decoder, data []byte) func() int {
	seen, line := 0, 1
	return func() int {
		at := max(min(int(dec.InputOffset()), len(data)), seen)
		line += bytes.Count(data[seen:at], []byte{'\n'})
		seen = at
		return line
	}
}
