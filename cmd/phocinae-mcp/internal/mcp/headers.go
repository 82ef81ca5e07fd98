package mcp

import (
	"encoding/base64"
	"strings"
	"unicode/utf8"
)

// check compares the headers of a modern request with its body.
func (h *Headers) check(m message) *Error {
	bad := func(text string) *Error { return NewError(CodeHeaderMismatch, text) }
	switch {
	case !h.HasMethod:
		return bad("the header Mcp-Method is missing")
	case h.Method != m.method:
		return bad("the header Mcp-Method differs from the method")
	}
	field := ""
	switch m.method {
	case "tools/call", "prompts/get":
		field = "name"
	case "resources/read":
		field = "uri"
	default:
		return nil
	}
	if !h.HasName {
		return bad("the header Mcp-Name is missing")
	}
	name, ok := headerText(h.Name)
	if !ok {
		return bad("the header Mcp-Name is malformed")
	}
	if m.params == nil {
		return nil // the method itself refuses that
	}
	if want, ok := Text(fields(m.params, field)[0]); ok && want != name {
		return bad("the header Mcp-Name differs from params." + field)
	}
	return nil
}

// headerText decodes a value that may be wrapped as =?base64?...?=.
func headerText(s string) (string, bool) {
	const prefix, suffix = "=?base64?", "?="
	if len(s) < len(prefix)+len(suffix) || !strings.EqualFold(s[:len(prefix)], prefix) || !strings.HasSuffix(s, suffix) {
		return s, true
	}
	b, err := base64.StdEncoding.Strict().DecodeString(s[len(prefix) : len(s)-len(suffix)])
	return string(b), err == nil && utf8.Valid(b) && !strings.ContainsAny(s+string(b), "\r\n")
}
