package mcp

import (
	"slices"
	"strconv"

	"github.com/go-json-experiment/json/jsontext"
)

// Modern is the version whose requests stand alone. The others are settled by
// initialize.
const (
	Modern = "2026-07-28"
	newest = "2025-11-25" // of the legacy ones
	v2506  = "2025-06-18"
	v2503  = "2025-03-26"
	v2411  = "2024-11-05"
)

// Versions lists the versions that are served, newest first.
func Versions() []string { return []string{Modern, newest, v2506, v2503, v2411} }

func isLegacy(version string) bool { return slices.Contains(Versions()[1:], version) }

// Keys of params._meta in the modern era.
const (
	keyVersion = "io.modelcontextprotocol/protocolVersion"
	keyCaps    = "io.modelcontextprotocol/clientCapabilities"
	keyClient  = "io.modelcontextprotocol/clientInfo"
	keyLevel   = "io.modelcontextprotocol/logLevel"
	keyServer  = "io.modelcontextprotocol/serverInfo"
)

// meta is params._meta of a request.
type meta struct {
	object                       bool // _meta is there and an object
	version, caps, client, level jsontext.Value
}

func readMeta(params jsontext.Value) meta {
	if params == nil {
		return meta{}
	}
	v := fields(params, "_meta")[0]
	if v == nil || v.Kind() != '{' {
		return meta{}
	}
	f := fields(v, keyVersion, keyCaps, keyClient, keyLevel)
	return meta{true, f[0], f[1], f[2], f[3]}
}

// modern reports any of the per-request keys.
func (m meta) modern() bool {
	return m.version != nil || m.caps != nil || m.client != nil || m.level != nil
}

// check tells what is wrong with the _meta of a modern request, apart from the
// version's value.
func (m meta) check() *Error {
	bad := func(text string) *Error { return NewError(CodeInvalidParams, text) }
	switch {
	case m.version == nil:
		return bad("_meta lacks " + keyVersion)
	case m.version.Kind() != '"':
		return bad(keyVersion + " must be a string")
	case m.caps == nil:
		return bad("_meta lacks " + keyCaps)
	case m.caps.Kind() != '{':
		return bad(keyCaps + " must be an object")
	case m.client != nil && m.client.Kind() != '{':
		return bad(keyClient + " must be an object")
	}
	if m.level != nil {
		level, _ := Text(m.level)
		if !slices.Contains([]string{"debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"}, level) {
			return bad(keyLevel + " is not a level")
		}
	}
	return nil
}

// formElicitation reports whether a client can be asked with a form: the
// capability is declared, and not for URLs alone.
func formElicitation(caps jsontext.Value) bool {
	e := fields(caps, "elicitation")[0]
	if e == nil || e.Kind() != '{' {
		return false
	}
	f := fields(e, "form", "url")
	if f[0] != nil {
		return f[0].Kind() == '{'
	}
	return f[1] == nil
}

// unsupported answers a version that is not served.
func unsupported(requested string) *Error {
	var o Object
	o.Raw("supported", stringList(Versions()))
	const most = 64 // the only words of the client that an error repeats
	if len(requested) > most {
		requested = requested[:most]
	}
	o.Text("requested", requested)
	return &Error{Code: CodeVersion, Message: "unsupported protocol version", Data: o.Bytes()}
}

func stringList(l []string) []byte {
	b := []byte{'['}
	for i, s := range l {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, Quote(s)...)
	}
	return append(b, ']')
}

// era is how one request is answered.
type era struct {
	modern  bool
	version string
	caps    jsontext.Value // modern only
	form    bool           // legacy only: the client can be shown a form
}

// has reports whether the fields of a version are part of the era's shapes.
func (e era) has(version string) bool { return e.modern || e.version >= version }

// stamp begins a complete result: its type, and cache hints if it may be kept.
func (e era) stamp(o *Object, cacheable bool, ttl int) {
	o.Raw("resultType", []byte(`"complete"`))
	if cacheable {
		o.Append("ttlMs", func(b []byte) []byte { return strconv.AppendInt(b, int64(ttl), 10) })
		o.Raw("cacheScope", []byte(`"private"`))
	}
}
