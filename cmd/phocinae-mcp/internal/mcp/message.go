package mcp

import "github.com/go-json-experiment/json/jsontext"

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
	result   jsontext.Value // of a response, nil if that is an error
}

// maxID bounds the text of an id, which is kept and sent back.
const maxID = 1024

// decode reads one message. The id is that of a message that is valid JSON.
func decode(raw jsontext.Value) (m message, fault *Error) {
	if !raw.IsValid() {
		return m, NewError(CodeParse, "the message is not valid JSON")
	}
	s := scanner{b: raw}
	if !s.enter('{') {
		return m, NewError(CodeInvalidRequest, "the message is not an object")
	}
	invalid := func(text string) {
		if fault == nil {
			fault = NewError(CodeInvalidRequest, text)
		}
	}
	version, hasMethod, badParams, failed := false, false, false, false
	for s.more() {
		key := s.value()
		s.more()
		v := s.value()
		switch {
		case same(key, "jsonrpc"):
			version = same(v, "2.0")
		case same(key, "id"):
			if k := v.Kind(); k != '"' && k != '0' || len(v) > maxID {
				invalid("the id is neither a string nor a number")
				continue
			}
			m.id = v
		case same(key, "method"):
			hasMethod = true
			var ok bool
			if m.method, ok = Text(v); !ok {
				invalid("the method is not a string")
			}
		case same(key, "params"):
			if badParams = v.Kind() != '{'; !badParams {
				m.params = v
			}
		case same(key, "result"):
			m.response, m.result = true, v
		case same(key, "error"):
			m.response, failed = true, true
		}
	}
	if failed {
		m.result = nil
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
