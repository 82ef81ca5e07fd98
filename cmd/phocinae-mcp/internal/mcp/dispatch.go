package mcp

import (
	"context"
	"encoding/base64"
	"strconv"

	"github.com/go-json-experiment/json/jsontext"
)

func itoa(n int) string { return strconv.Itoa(n) }

// How long a client may keep a list, in milliseconds. What is offered does not
// change while a process lives.
const ttl = 60_000

// dispatch runs the method of a request.
func (s *Server) dispatch(ctx context.Context, sess *Session, m message, e era) ([]byte, error) {
	switch m.method {
	case "tools/list":
		return s.toolsList(m, e)
	case "tools/call":
		return s.toolsCall(ctx, sess, m, e)
	case "resources/list":
		return s.resourcesList(m, e)
	case "resources/templates/list":
		if fault := noCursor(m); fault != nil {
			return nil, fault
		}
		return s.finish(e, true, true, 0, func(o *Object) { o.Raw("resourceTemplates", []byte("[]")) }), nil
	case "resources/read":
		return s.resourcesRead(ctx, m, e)
	}
	if e.modern {
		if m.method == "server/discover" {
			return s.discover(e), nil
		}
		return nil, NewError(CodeMethodNotFound, "unknown method")
	}
	switch m.method {
	case "initialize":
		return s.initialize(sess, m), nil
	case "ping", "shutdown":
		return []byte("{}"), nil
	}
	return nil, NewError(CodeMethodNotFound, "unknown method")
}

// finish builds a complete result. Resources carry the modern stamps in the
// legacy eras too, which those tolerate.
func (s *Server) finish(e era, resource, cacheable bool, size int, fill func(*Object)) []byte {
	o := NewObject(256 + size)
	if e.modern || resource {
		e.stamp(&o, cacheable, ttl)
	}
	fill(&o)
	if e.modern {
		s.meta(&o, e)
	}
	return o.Bytes()
}

// meta ends the result to a modern request: who answered.
func (s *Server) meta(o *Object, e era) {
	m := NewObject(128)
	m.Raw(keyServer, s.serverInfo(e))
	o.Raw("_meta", m.Bytes())
}

func (s *Server) serverInfo(e era) []byte {
	o := NewObject(96)
	o.Text("name", s.info.Name)
	if e.has(v2506) {
		o.Text("title", s.info.Title)
	}
	o.Text("version", s.info.Version)
	return o.Bytes()
}

const capabilities = `{"tools":{},"resources":{}}`

func (s *Server) discover(e era) []byte {
	return s.finish(e, false, true, 1024, func(o *Object) {
		o.Raw("supportedVersions", stringList(Versions()))
		o.Raw("capabilities", []byte(capabilities))
		o.Text("instructions", s.info.Instructions)
	})
}

// initialize settles a legacy version: the client's if it is known, else the
// newest. It never refuses.
func (s *Server) initialize(sess *Session, m message) []byte {
	version, form := newest, false
	if m.params != nil {
		f := fields(m.params, "protocolVersion", "capabilities")
		if v, ok := Text(f[0]); ok && isLegacy(v) {
			version = v
		}
		form = version >= v2506 && f[1].Kind() == '{' && formElicitation(f[1])
	}
	if sess != nil {
		sess.settled.Store(&settled{version, form})
	}
	var o Object
	o.Text("protocolVersion", version)
	o.Raw("capabilities", []byte(capabilities))
	o.Raw("serverInfo", s.serverInfo(era{version: version}))
	o.Text("instructions", s.info.Instructions)
	return o.Bytes()
}

// noCursor refuses a cursor: no list of ours has a second page.
func noCursor(m message) *Error {
	if m.params != nil {
		if c := fields(m.params, "cursor")[0]; c != nil && c.Kind() != 'n' {
			return NewError(CodeInvalidParams, "unknown cursor")
		}
	}
	return nil
}

func (s *Server) toolsList(m message, e era) ([]byte, error) {
	if fault := noCursor(m); fault != nil {
		return nil, fault
	}
	list := []byte{'['}
	for i, t := range s.provider.Tools() {
		if i > 0 {
			list = append(list, ',')
		}
		var o Object
		o.Text("name", t.Name)
		if e.has(v2506) && t.Title != "" {
			o.Text("title", t.Title)
		}
		o.Text("description", t.Description)
		o.Raw("inputSchema", t.Input)
		if e.has(v2506) && t.Output != nil {
			o.Raw("outputSchema", t.Output)
		}
		if e.has(v2503) && t.Annotations != nil {
			o.Raw("annotations", t.Annotations)
		}
		list = append(list, o.Bytes()...)
	}
	list = append(list, ']')
	return s.finish(e, false, true, len(list), func(o *Object) { o.Raw("tools", list) }), nil
}

func (s *Server) resourcesList(m message, e era) ([]byte, error) {
	if fault := noCursor(m); fault != nil {
		return nil, fault
	}
	list := []byte{'['}
	for i, r := range s.provider.Resources() {
		if i > 0 {
			list = append(list, ',')
		}
		var o Object
		o.Text("uri", r.URI)
		o.Text("name", r.Name)
		if e.has(v2506) && r.Title != "" {
			o.Text("title", r.Title)
		}
		o.Text("description", r.Description)
		o.Text("mimeType", r.MimeType)
		list = append(list, o.Bytes()...)
	}
	list = append(list, ']')
	return s.finish(e, true, true, len(list), func(o *Object) { o.Raw("resources", list) }), nil
}

func (s *Server) resourcesRead(ctx context.Context, m message, e era) ([]byte, error) {
	if m.params == nil {
		return nil, NewError(CodeInvalidParams, "params.uri is missing")
	}
	uri, ok := Text(fields(m.params, "uri")[0])
	if !ok {
		return nil, NewError(CodeInvalidParams, "params.uri must be a string")
	}
	for _, r := range s.provider.Resources() {
		if r.URI != uri {
			continue
		}
		content, err := s.provider.Read(ctx, uri)
		if err != nil {
			return nil, err
		}
		var c Object
		c.Text("uri", r.URI)
		c.Text("mimeType", r.MimeType)
		if content.Blob != nil {
			c.Text("blob", base64.StdEncoding.EncodeToString(content.Blob))
		} else {
			c.Text("text", content.Text)
		}
		return s.finish(e, true, true, len(content.Text), func(o *Object) {
			o.Raw("contents", append(append([]byte{'['}, c.Bytes()...), ']'))
		}), nil
	}
	code := CodeInvalidParams
	if !e.modern {
		code = codeLegacyNotFound
	}
	fault := NewError(code, "unknown resource")
	if len(uri) <= 2048 {
		// The protocol wants it repeated.
		var data Object
		data.Text("uri", uri)
		fault.Data = data.Bytes()
	}
	return nil, fault
}

// readCall checks the form of a tools/call. What concerns the arguments
// themselves is the tool's to say.
func readCall(m message, e era) (c Call, fault *Error) {
	bad := func(text string) (Call, *Error) { return Call{}, NewError(CodeInvalidParams, text) }
	if m.params == nil {
		return bad("params.name is missing")
	}
	f := fields(m.params, "name", "arguments", "inputResponses", "requestState")
	var ok bool
	if c.Tool, ok = Text(f[0]); !ok {
		return bad("params.name must be a string")
	}
	if c.Arguments = f[1]; c.Arguments == nil {
		c.Arguments = jsontext.Value("{}")
	}
	if c.Arguments.Kind() != '{' {
		return bad("params.arguments must be an object")
	}
	if !e.modern {
		c.Form = e.form
		return c, nil
	}
	c.Modern, c.Capabilities, c.Form = true, e.caps, formElicitation(e.caps)
	if f[2] != nil {
		if f[2].Kind() != '{' {
			return bad("params.inputResponses must be an object")
		}
		c.Answered, c.Responses = true, map[string]jsontext.Value{}
		_ = EachMember(f[2], func(key string, v jsontext.Value) error {
			c.Responses[key] = v
			return nil
		})
	}
	if f[3] != nil {
		if c.State, c.HasState = Text(f[3]); !c.HasState {
			return bad("params.requestState must be a string")
		}
	}
	return c, nil
}

func (s *Server) toolsCall(ctx context.Context, sess *Session, m message, e era) ([]byte, error) {
	c, fault := readCall(m, e)
	if fault != nil {
		return nil, fault
	}
	known := false
	for _, t := range s.provider.Tools() {
		known = known || t.Name == c.Tool
	}
	if !known {
		return nil, NewError(CodeInvalidParams, "unknown tool")
	}
	r, err := s.provider.Call(ctx, c)
	if err == nil && r.Input != nil && !e.modern {
		r, err = s.elicit(ctx, sess, c, r.Input)
	}
	switch {
	case err != nil:
		return nil, err
	case r.Input != nil && !e.modern:
		return nil, NewError(CodeInternal, "internal error")
	case r.Input != nil:
		return s.inputRequired(e, r.Input), nil
	}
	return s.finish(e, false, false, len(r.Content)+2*len(r.Text)+len(r.Structured), func(o *Object) {
		if r.Content != nil {
			o.Raw("content", r.Content)
		} else {
			o.Append("content", func(b []byte) []byte {
				b = AppendQuote(append(b, `[{"type":"text","text":`...), r.Text)
				return append(b, "}]"...)
			})
		}
		if r.Structured != nil && !r.IsError && e.has(v2506) {
			o.Raw("structuredContent", r.Structured)
		}
		o.Append("isError", func(b []byte) []byte { return strconv.AppendBool(b, r.IsError) })
	}), nil
}

// inputRequired builds a result that asks the client for something. It is not
// complete and is never kept.
func (s *Server) inputRequired(e era, in *InputRequired) []byte {
	var o Object
	o.Raw("resultType", []byte(`"input_required"`))
	if in.State != "" {
		o.Text("requestState", in.State)
	}
	if len(in.Requests) > 0 {
		var rs Object
		for _, r := range in.Requests {
			var q Object
			q.Text("method", r.Method)
			q.Raw("params", r.Params)
			rs.Raw(r.Key, q.Bytes())
		}
		o.Raw("inputRequests", rs.Bytes())
	}
	s.meta(&o, e)
	return o.Bytes()
}
