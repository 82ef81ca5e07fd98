package wrappers

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// MaxEvent bounds an event, in bytes.
const MaxEvent = 8 << 20

// ErrTooLarge reports an event above MaxEvent.
var ErrTooLarge error = tooLarge{}

type tooLarge struct{}

func (tooLarge) Error() string { return fmt.Sprintf("the event is larger than %d bytes", MaxEvent) }

// firstRead is the room for the first read, in bytes: most events come whole.
const firstRead = 4 << 10

// ReadEvent reads one JSON value, strictly and without waiting for the end of
// the input. A byte order mark in front is skipped.
func ReadEvent(r io.Reader) ([]byte, error) {
	in := &bounded{r: r, left: MaxEvent}
	first := make([]byte, firstRead)
	n, err := in.Read(first)
	first = first[:n]
	if err == nil {
		// A buffer is decoded where it is. What is wrong, or goes on, or might
		// (a number), is decoded again, with what follows.
		v, err := jsontext.NewDecoder(bytes.NewBuffer(first)).ReadValue()
		if err == nil && v.Kind() == '{' {
			return v, nil
		}
	}
	dec := jsontext.NewDecoder(&begun{first: first, err: err, rest: in})
	v, err := dec.ReadValue()
	switch {
	case errors.Is(err, ErrTooLarge):
		return nil, ErrTooLarge
	case errors.Is(err, io.EOF) && len(v) == 0:
		return nil, errors.New("the event is empty")
	case err != nil:
		return nil, fmt.Errorf("the event is not JSON: %w", short(err))
	}
	return v, nil
}

// begun gives again what one read returned, and then what follows.
type begun struct {
	first []byte
	err   error
	rest  io.Reader
}

func (b *begun) Read(p []byte) (int, error) {
	switch {
	case len(b.first) > 0:
		n := copy(p, b.first)
		b.first = b.first[n:]
		return n, nil
	case b.err != nil:
		return 0, b.err
	}
	return b.rest.Read(p)
}

// bounded reads up to a limit and drops a byte order mark.
type bounded struct {
	r     io.Reader
	left  int
	begun bool
}

func (b *bounded) Read(p []byte) (int, error) {
	if !b.begun {
		return b.begin(p)
	}
	if b.left <= 0 {
		return 0, ErrTooLarge
	}
	if len(p) > b.left {
		p = p[:b.left]
	}
	n, err := b.r.Read(p)
	b.left -= n
	return n, err
}

// begin reads the first bytes. Only if they could be a mark it reads on.
func (b *bounded) begin(p []byte) (int, error) {
	const mark = "\xef\xbb\xbf"
	if len(p) < len(mark) {
		return 0, io.ErrShortBuffer
	}
	n := 0
	for {
		m, err := b.r.Read(p[n:])
		n += m
		if n < len(mark) && n > 0 && strings.HasPrefix(mark, string(p[:n])) && err == nil {
			continue
		}
		if n == 0 && err == nil {
			return 0, nil
		}
		b.begun = true
		b.left -= n
		if bytes.HasPrefix(p[:n], []byte(mark)) {
			n = copy(p, p[len(mark):n])
		}
		return n, err
	}
}

// short keeps the text of an error from repeating large input.
func short(err error) error {
	if s := err.Error(); len(s) > 200 {
		return errors.New(strings.ToValidUTF8(s[:200], "") + "...")
	}
	return err
}

// object is a JSON object, in order, its values not yet looked at.
type object []member

type member struct {
	name  string
	plain string // the name in lower case, without _ and -
	value jsontext.Value
}

// usualMembers is room for the members of most events.
const usualMembers = 12

// readObject reads the members of an object. Their values are parts of v.
func readObject(v []byte) (object, error) {
	dec := jsontext.NewDecoder(bytes.NewBuffer(v))
	if dec.PeekKind() != '{' {
		if _, err := dec.ReadToken(); err != nil {
			return nil, short(err)
		}
		return nil, errors.New("it is not a JSON object")
	}
	if _, err := dec.ReadToken(); err != nil {
		return nil, err
	}
	o := make(object, 0, usualMembers)
	for dec.PeekKind() != '}' {
		t, err := dec.ReadToken()
		if err != nil {
			return nil, short(err)
		}
		m := member{name: t.String()}
		m.plain = plainName(m.name)
		value, err := dec.ReadValue()
		if err != nil {
			return nil, short(err)
		}
		end := int(dec.InputOffset())
		m.value = v[end-len(value) : end : end]
		o = append(o, m)
	}
	return o, nil
}

// plainName is a name without the differences of snake and camel case.
func plainName(s string) string {
	return strings.ToLower(strings.ReplaceAll(strings.ReplaceAll(s, "_", ""), "-", ""))
}

// find returns the member of the first name that is there. One name in two
// spellings is an error: nobody can tell which of them the host reads.
func (o object) find(names ...string) (jsontext.Value, error) {
	for _, name := range names {
		var found jsontext.Value
		for _, m := range o {
			if m.plain != name || m.value.Kind() == 'n' {
				continue
			}
			if found != nil {
				return nil, fmt.Errorf("the event has %s twice", quote(m.name))
			}
			found = m.value
		}
		if found != nil {
			return found, nil
		}
	}
	return nil, nil
}

// text returns the string of the first name that is there, or "".
func (o object) text(names ...string) (string, error) {
	v, err := o.find(names...)
	if err != nil || v == nil {
		return "", err
	}
	s, ok := str(v)
	if !ok {
		return "", fmt.Errorf("%s is not a string", names[0])
	}
	return s, nil
}

// loose is text for a member that decides nothing: anything else is "".
func (o object) loose(names ...string) string {
	s, _ := o.text(names...)
	return s
}

// str returns the text of a JSON string.
func str(v jsontext.Value) (string, bool) {
	if v.Kind() != '"' {
		return "", false
	}
	b, err := jsontext.AppendUnquote(nil, v)
	return string(b), err == nil
}

// list returns the elements of a JSON array.
func list(v jsontext.Value) ([]jsontext.Value, error) {
	dec := jsontext.NewDecoder(bytes.NewReader(v))
	if _, err := dec.ReadToken(); err != nil {
		return nil, short(err)
	}
	var all []jsontext.Value
	for dec.PeekKind() != ']' {
		e, err := dec.ReadValue()
		if err != nil {
			return nil, short(err)
		}
		all = append(all, e.Clone())
	}
	return all, nil
}

// unwrap decodes a value that is JSON inside a string.
func unwrap(v jsontext.Value) jsontext.Value {
	s, ok := str(v)
	if !ok {
		return v
	}
	inner := jsontext.Value(strings.TrimSpace(s))
	if k := inner.Kind(); (k == '{' || k == '[') && inner.IsValid() {
		return inner
	}
	return v
}
