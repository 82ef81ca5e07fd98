package mcp

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"errors"
	"io"
	"log"
	"mime"
	"net"
	"net/http"
	"net/netip"
	"strconv"
	"strings"
	"time"
)

// HTTPPath is the one path that is served.
const HTTPPath = "/mcp"

// Handler serves the Streamable HTTP transport, with one JSON object for each
// request. A token that is not empty must be sent as a bearer token.
func (s *Server) Handler(token string) http.Handler {
	return &handler{server: s, token: token, slots: make(chan struct{}, maxInFlight)}
}

type handler struct {
	server *Server
	token  string
	slots  chan struct{}
}

// ServeHTTP implements http.Handler.
func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	if code, text := h.refuse(w, r); code != 0 {
		w.Header().Set("Connection", "close") // whoever is refused keeps nothing open
		reply(w, failure(nil, NewError(CodeInvalidRequest, text), code))
		return
	}
	if r.TransferEncoding != nil {
		// Where the body ends must not decide what the next request is.
		w.Header().Set("Connection", "close")
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, MaxMessage))
	var large *http.MaxBytesError
	if errors.As(err, &large) {
		reply(w, failure(nil, NewError(CodeInvalidRequest, "the message is too large"), http.StatusRequestEntityTooLarge))
		return
	}
	if err != nil {
		w.Header().Set("Connection", "close")
		reply(w, failure(nil, NewError(CodeParse, "the message could not be read"), http.StatusBadRequest))
		return
	}
	select {
	case h.slots <- struct{}{}:
		defer func() { <-h.slots }()
	case <-r.Context().Done():
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), writeTimeout) // later nobody can get it
	defer cancel()
	reply(w, h.server.Handle(ctx, nil, body, readHeaders(r.Header)))
}

func readHeaders(h http.Header) *Headers {
	get := func(name string) (string, bool) {
		v := h.Values(name)
		if len(v) == 0 {
			return "", false
		}
		// Two values can agree with a body in no more than one of them.
		return strings.Trim(strings.Join(v, ", "), " \t"), true
	}
	var out Headers
	out.Version, out.HasVersion = get("MCP-Protocol-Version")
	out.Method, out.HasMethod = get("Mcp-Method")
	out.Name, out.HasName = get("Mcp-Name")
	return &out
}

func reply(w http.ResponseWriter, r Reply) {
	if r.Body == nil {
		w.WriteHeader(http.StatusAccepted)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Content-Length", strconv.Itoa(len(r.Body)))
	w.WriteHeader(r.Status)
	_, _ = w.Write(r.Body)
}

// refuse checks everything about a request but its body.
func (h *handler) refuse(w http.ResponseWriter, r *http.Request) (code int, text string) {
	switch {
	case !localHost(r.Host):
		return http.StatusForbidden, "the host is not this machine"
	case !goodOrigin(r.Header.Values("Origin")):
		return http.StatusForbidden, "the origin is not this machine"
	case !h.authorized(r.Header.Values("Authorization")):
		w.Header().Set("WWW-Authenticate", "Bearer")
		return http.StatusUnauthorized, "a bearer token is needed"
	case r.URL.Path != HTTPPath:
		return http.StatusNotFound, "there is nothing here; use " + HTTPPath
	case r.Method != http.MethodPost:
		w.Header().Set("Allow", http.MethodPost)
		return http.StatusMethodNotAllowed, "only POST is served"
	case !acceptsJSON(r.Header.Values("Accept")):
		return http.StatusNotAcceptable, "answers are application/json"
	}
	types := r.Header.Values("Content-Type")
	if len(types) != 1 || !isJSON(types[0]) {
		return http.StatusUnsupportedMediaType, "messages must be application/json"
	}
	if e := r.Header.Get("Content-Encoding"); e != "" && !strings.EqualFold(e, "identity") {
		return http.StatusUnsupportedMediaType, "messages must not be encoded"
	}
	return 0, ""
}

func (h *handler) authorized(values []string) bool {
	if h.token == "" {
		return true
	}
	if len(values) != 1 {
		return false
	}
	scheme, token, _ := strings.Cut(values[0], " ")
	got, want := sha256.Sum256([]byte(strings.Trim(token, " "))), sha256.Sum256([]byte(h.token))
	return strings.EqualFold(scheme, "bearer") && subtle.ConstantTimeCompare(got[:], want[:]) == 1
}

func isJSON(contentType string) bool {
	kind, _, err := mime.ParseMediaType(contentType)
	return err == nil && kind == "application/json"
}

// localHost reports a host, with or without a port, that is this machine.
func localHost(hostport string) bool {
	host := hostport
	if h, port, err := net.SplitHostPort(hostport); err == nil {
		if _, err := strconv.ParseUint(port, 10, 16); err != nil {
			return false
		}
		return loopback(h)
	}
	if in, ok := strings.CutPrefix(host, "["); ok {
		if host, ok = strings.CutSuffix(in, "]"); !ok || !strings.Contains(host, ":") {
			return false
		}
	}
	return loopback(host)
}

// loopback reports a name or address of this machine. Any other name is not
// one, whatever it resolves to.
func loopback(host string) bool {
	if strings.EqualFold(host, "localhost") {
		return true
	}
	a, err := netip.ParseAddr(host)
	return err == nil && a.Zone() == "" && a.Unmap().IsLoopback()
}

func goodOrigin(values []string) bool {
	if len(values) == 0 {
		return true // not a browser
	}
	if len(values) > 1 {
		return false
	}
	// An origin is a scheme, a host and a port, and nothing else.
	scheme, host, ok := strings.Cut(values[0], "://")
	scheme = strings.ToLower(scheme)
	return ok && (scheme == "http" || scheme == "https") && localHost(host)
}

// acceptsJSON reports whether a client takes JSON. One that does not say takes
// anything.
func acceptsJSON(values []string) bool {
	if len(values) == 0 {
		return true
	}
	for part := range strings.SplitSeq(strings.Join(values, ","), ",") {
		kind, params, err := mime.ParseMediaType(strings.TrimSpace(part))
		if err != nil {
			continue
		}
		if q, ok := params["q"]; ok {
			if f, err := strconv.ParseFloat(q, 64); err != nil || !(f > 0) {
				continue
			}
		}
		if kind == "application/json" || kind == "application/*" || kind == "*/*" {
			return true
		}
	}
	return false
}

// writeTimeout bounds a request with its answer.
const writeTimeout = 90 * time.Second

// ServeHTTP serves h on a listener until the context is done, and then lets
// requests end for a moment.
func ServeHTTP(ctx context.Context, l net.Listener, h http.Handler) error {
	srv := &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       15 * time.Second,
		WriteTimeout:      writeTimeout,
		IdleTimeout:       60 * time.Second,
		MaxHeaderBytes:    64 << 10,
		BaseContext:       func(net.Listener) context.Context { return ctx },
		ErrorLog:          log.New(io.Discard, "", 0), // it is about what clients did
	}
	few := limit(l, maxConnections)
	srv.ConnState = few.watch
	failed := make(chan error, 1)
	go func() { failed <- srv.Serve(few) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	last, cancel := context.WithTimeout(context.Background(), grace)
	defer cancel()
	if srv.Shutdown(last) != nil {
		_ = srv.Close()
	}
	return nil
}
