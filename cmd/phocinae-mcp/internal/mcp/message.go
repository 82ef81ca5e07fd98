package mcp

import (
	"bytes"
	"io"

	"github.com/go-json-experiment/json/jsontext"
)

// Error codes of JSON-RPC and of MCP.
const (
	CodeParse          = -32700
	CodeInvalidRequest = -32600
	CodeMethodNotFound = -32601
	CodeInvalidParams  = -32602
	CodeInternal       = -32603
	CodeHeaderMismatch = -32020
	CodeCapability     = -32021
	CodeVersion        = -32022
	codeLegacyNotFound = -32002 // unknown resource, legacy only
)

// Error is a JSON-RPC error. Message must not repeat what the client sent.
type Error struct {
	Code    int
	Message string
	Data    jsontext.Value // may be nil
}

// Error implements error.
func (e *Error) Error() string { return e.Message }

// NewError returns an error without data.
func NewError(code int, message string) *Error { return &Error{Code: code, Message: message} }

// status is the HTTP status of an error to a modern client.
func status(code int) int {
	switch code {
	case CodeMethodNotFound:
		return 404
	case CodeInternal:
		return 500
	}
	return 400
}

// message is one decoded request or notification.
type message struct {
	id       jsontext.Value // nil for a notification
	method   string
	params   jsontext.Value // an object, or nil
	response bool           // a result or error instead of a request
}

// maxID bounds the text of an id, which is kept and sent back.
const maxID = 1024

// decode reads one message. Of a faulty message it returns what it could read
// of the id.
func decode(raw []byte) (m message, fault *Error) {
	dec := jsontext.NewDecoder(bytes.NewReader(raw))
	invalid := func(text string) {
		if fault == nil {
			fault = NewError(CodeInvalidRequest, text)
		}
	}
	if dec.PeekKind() != '{' {
		if err := oneValue(dec); err != nil {
			return m, NewError(CodeParse, "the message is not valid JSON")
		}
		return m, NewError(CodeInvalidRequest, "the message is not an object")
	}
	parse := func() (message, *Error) { return m, NewError(CodeParse, "the message is not valid JSON") }
	if _, err := dec.ReadToken(); err != nil {
		return parse()
	}
	version, hasMethod, badParams := false, false, false
	for dec.PeekKind() != '}' {
		tok, err := dec.ReadToken()
		if err != nil {
			return message{}, NewError(CodeParse, "the message is not valid JSON")
		}
		key := tok.String()
		v, err := dec.ReadValue()
		if err != nil {
			return message{}, NewError(CodeParse, "the message is not valid JSON")
		}
		switch key {
		case "jsonrpc":
			version = string(v) == `"2.0"`
		case "id":
			if k := v.Kind(); k != '"' && k != '0' || len(v) > maxID {
				invalid("the id is neither a string nor a number")
				continue
			}
			m.id = v.Clone()
		case "method":
			hasMethod = true
			if v.Kind() != '"' {
				invalid("the method is not a string")
				continue
			}
			b, _ := jsontext.AppendUnquote(nil, v)
			m.method = string(b)
		case "params":
			if badParams = v.Kind() != '{'; !badParams {
				m.params = v.Clone()
			}
		case "result", "error":
			m.response = true
		}
	}
	if oneValueEnd(dec) != nil {
		return message{}, NewError(CodeParse, "the message is not valid JSON")
	}
	switch {
	case !version:
		invalid(`jsonrpc must be "2.0"`)
	case !hasMethod && !m.response:
		invalid("the message has no method")
	case m.response && hasMethod:
		invalid("the message is a request and a response")
	case badParams && fault == nil:
		fault = NewError(CodeInvalidParams, "params must be an object")
	}
	return m, fault
}

// oneValue checks that the input is one value and nothing else.
func oneValue(dec *jsontext.Decoder) error {
	if err := dec.SkipValue(); err != nil {
		return err
	}
	if _, err := dec.ReadToken(); err != io.EOF {
		return io.ErrUnexpectedEOF
	}
	return nil
}

// oneValueEnd closes the object and checks that nothing follows.
func oneValueEnd(dec *jsontext.Decoder) error {
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	if _, err := dec.ReadToken(); err != io.EOF {
		return io.ErrUnexpectedEOF
	}
	return nil
}

// fields reads the members of an object that was checked before. Those not
// asked for are skipped.
func fields(object jsontext.Value, want ...string) []jsontext.Value {
	out := make([]jsontext.Value, len(want))
	_ = EachMember(object, func(key string, v jsontext.Value) error {
		for i, w := range want {
			if key == w {
				out[i] = v.Clone()
			}
		}
		return nil
	})
	return out
}

// EachMember calls f for each member of an object in order. The value is valid
// during the call only.
func EachMember(object jsontext.Value, f func(key string, v jsontext.Value) error) error {
	dec := jsontext.NewDecoder(bytes.NewReader(object))
	if dec.PeekKind() != '{' {
		return NewError(CodeInvalidParams, "not an object")
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	for dec.PeekKind() != '}' {
		tok, err := dec.ReadToken()
		if err != nil {
			return err
		}
		key := tok.String()
		v, err := dec.ReadValue()
		if err != nil {
			return err
		}
		if err := f(key, v); err != nil {
			return err
		}
	}
	return nil
}

// Text returns the value of a JSON string.
func Text(v jsontext.Value) (s string, ok bool) {
	if v == nil || v.Kind() != '"' {
		return "", false
	}
	b, err := jsontext.AppendUnquote(nil, v)
	return string(b), err == nil
}

// Object builds a JSON object member by member.
type Object struct{ b []byte }

// Raw adds a member whose value is JSON.
func (o *Object) Raw(key string, v []byte) {
	if o.b == nil {
		o.b = append(make([]byte, 0, 256+len(v)), '{')
	} else {
		o.b = append(o.b, ',')
	}
	o.b, _ = jsontext.AppendQuote(o.b, key)
	o.b = append(append(o.b, ':'), v...)
}

// Text adds a string. What is not UTF-8 in it is replaced.
func (o *Object) Text(key, s string) { o.Raw(key, Quote(s)) }

// Bytes returns the object.
func (o *Object) Bytes() []byte {
	if o.b == nil {
		return []byte("{}")
	}
	return append(o.b[:len(o.b):len(o.b)], '}')
}

// Quote returns a string as JSON. What is not UTF-8 in it is replaced.
func Quote(s string) []byte {
	b, err := jsontext.AppendQuote(nil, s)
	if err != nil {
		b, _ = jsontext.AppendQuote(nil, string(bytes.ToValidUTF8([]byte(s), []byte("\uFFFD"))))
	}
	return b
}
