package mcp

import (
	"bytes"
	"context"
	"errors"
	"sync/atomic"
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// Limits on input.
const (
	MaxMessage = 4 << 20 // bytes of one message
	maxBatch   = 100     // requests of one batch
)

// Server answers messages. It keeps no state of its own.
type Server struct {
	info     Info
	provider Provider
	log      func(format string, args ...any)
	patience time.Duration // with a client that is asked something
}

// New returns a server of what p offers. Failures inside are reported to log.
func New(info Info, p Provider, log func(format string, args ...any)) *Server {
	return &Server{info: info, provider: p, log: log, patience: askPatience}
}

// Session is what a stdio process remembers: what initialize settled. Modern
// requests neither read nor write it.
type Session struct {
	settled atomic.Pointer[settled]
	// ask sends a request to the client and returns its result; nil if the
	// transport cannot.
	ask func(ctx context.Context, method string, params jsontext.Value) (jsontext.Value, error)
}

// settled is a legacy version and whether its client can show a form.
type settled struct {
	version string
	form    bool
}

func (s *Session) negotiated() settled {
	if s != nil {
		if v := s.settled.Load(); v != nil {
			return *v
		}
	}
	return settled{version: v2411}
}

// frozen returns the session as it is now.
func (s *Session) frozen() *Session {
	out := &Session{ask: s.ask}
	out.settled.Store(s.settled.Load())
	return out
}

// Headers are those of an HTTP request; nil means stdio.
type Headers struct {
	Version, Method, Name          string
	HasVersion, HasMethod, HasName bool
}

// Reply is the answer to a message. Body is nil if there is nothing to say.
type Reply struct {
	Body   []byte
	Status int // of HTTP
}

// Handle answers one message.
func (s *Server) Handle(ctx context.Context, sess *Session, raw []byte, h *Headers) Reply {
	if len(raw) > MaxMessage {
		return failure(nil, NewError(CodeInvalidRequest, "the message is too large"), 413)
	}
	raw = bytes.TrimLeft(raw, " \t\r\n")
	if len(raw) > 0 && raw[0] == '[' && s.batches(sess, h) {
		return s.batch(ctx, sess, raw, h)
	}
	m, fault := decode(raw)
	return s.handle(ctx, sess, m, fault, h)
}

// handle answers a decoded message.
func (s *Server) handle(ctx context.Context, sess *Session, m message, fault *Error, h *Headers) (reply Reply) {
	defer func() {
		if p := recover(); p != nil {
			s.log("internal error: %v", p)
			reply = failure(m.id, NewError(CodeInternal, "internal error"), 500)
		}
	}()
	if fault != nil {
		return failure(m.id, fault, 400)
	}
	if m.response {
		if h != nil {
			return failure(nil, NewError(CodeInvalidRequest, "responses are not accepted"), 400)
		}
		return Reply{} // nothing was asked
	}
	if m.id == nil {
		return Reply{Status: 202} // a notification is never executed or answered
	}
	e, fault := s.era(sess, m, h)
	if fault != nil {
		return failure(m.id, fault, status(fault.Code))
	}
	result, err := s.dispatch(ctx, sess, m, e)
	if err != nil {
		var f *Error
		if !errors.As(err, &f) {
			s.log("internal error: %v", err)
			f = NewError(CodeInternal, "internal error")
		}
		code := 200
		if e.modern {
			code = status(f.Code)
		}
		return failure(m.id, f, code)
	}
	o := NewObject(64 + len(m.id) + len(result))
	o.Text("jsonrpc", "2.0")
	o.Raw("id", m.id)
	o.Raw("result", result)
	return Reply{o.Bytes(), 200}
}

// failure renders an error. A message whose id cannot be told is answered
// without one: null is no id in any version of the protocol.
func failure(id jsontext.Value, e *Error, status int) Reply {
	var inner Object
	inner.Raw("code", []byte(itoa(e.Code)))
	inner.Text("message", e.Message)
	if e.Data != nil {
		inner.Raw("data", e.Data)
	}
	var o Object
	o.Raw("jsonrpc", []byte(`"2.0"`))
	if id != nil {
		o.Raw("id", id)
	}
	o.Raw("error", inner.Bytes())
	return Reply{o.Bytes(), status}
}

// era decides how a request is answered and checks what its era demands.
func (s *Server) era(sess *Session, m message, h *Headers) (era, *Error) {
	mt := readMeta(m.params)
	header := h != nil && h.HasVersion
	if !mt.modern() && m.method != "server/discover" && (!header || isLegacy(h.Version)) {
		switch {
		case header:
			return era{version: h.Version}, nil
		case h != nil:
			return era{version: v2503}, nil
		}
		n := sess.negotiated()
		return era{version: n.version, form: n.form && sess.ask != nil}, nil
	}
	version, _ := Text(mt.version)
	switch {
	case h != nil && !header:
		return era{}, NewError(CodeHeaderMismatch, "the header MCP-Protocol-Version is missing")
	case h != nil && mt.version != nil && h.Version != version:
		return era{}, NewError(CodeHeaderMismatch, "the header MCP-Protocol-Version differs from _meta")
	case h != nil && mt.version == nil && h.Version != Modern && !isLegacy(h.Version):
		return era{}, unsupported(h.Version)
	}
	if e := mt.check(); e != nil {
		return era{}, e
	}
	if version != Modern {
		return era{}, unsupported(version)
	}
	if h != nil {
		if e := h.check(m); e != nil {
			return era{}, e
		}
	}
	return era{modern: true, version: version, caps: mt.caps}, nil
}

// batches reports whether an array of messages is served: one version of the
// protocol has them.
func (s *Server) batches(sess *Session, h *Headers) bool {
	if h != nil {
		return h.HasVersion && h.Version == v2503
	}
	return sess.negotiated().version == v2503
}

func (s *Server) batch(ctx context.Context, sess *Session, raw []byte, h *Headers) Reply {
	if !jsontext.Value(raw).IsValid() {
		return failure(nil, NewError(CodeParse, "the message is not valid JSON"), 400)
	}
	var parts []jsontext.Value
	large := NewError(CodeInvalidRequest, "the batch is too large")
	if EachElement(raw, func(v jsontext.Value) error {
		if len(parts) == maxBatch {
			return large
		}
		parts = append(parts, v)
		return nil
	}) != nil {
		return failure(nil, large, 400)
	}
	if len(parts) == 0 {
		return failure(nil, NewError(CodeInvalidRequest, "the batch is empty"), 400)
	}
	out := []byte{'['}
	for _, p := range parts {
		m, fault := decode(p)
		if fault == nil && m.method == "initialize" {
			fault = NewError(CodeInvalidRequest, "initialize must stand alone")
		}
		r := s.handle(ctx, sess, m, fault, h)
		if r.Body == nil {
			continue
		}
		if len(out) > 1 {
			out = append(out, ',')
		}
		out = append(out, r.Body...)
	}
	if len(out) == 1 {
		return Reply{Status: 202}
	}
	return Reply{append(out, ']'), 200}
}
