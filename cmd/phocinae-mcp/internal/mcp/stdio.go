package mcp

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// Limits of the stdio transport.
const (
	maxInFlight = 64
	// grace is how long calls may go on when the input has ended.
	grace = 500 * time.Millisecond
)

// stdio is one run of the stdio transport.
type stdio struct {
	server  *Server
	session Session
	stop    context.CancelFunc

	write  sync.Mutex
	out    io.Writer
	failed bool

	mu    sync.Mutex
	calls map[string]context.CancelFunc // by the text of the id
	slots chan struct{}
	wg    sync.WaitGroup
}

// ServeStdio answers messages from in, one a line, on out until the input
// ends, the output breaks or the context is done. The original's framing with
// a Content-Length header is read too.
func (s *Server) ServeStdio(ctx context.Context, in io.Reader, out io.Writer) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	t := &stdio{server: s, stop: cancel, out: out, calls: map[string]context.CancelFunc{}, slots: make(chan struct{}, maxInFlight)}
	// The reader cannot be interrupted, so that it is left behind when the
	// context ends; the process ends with it.
	done := make(chan error, 1)
	go func() { done <- t.read(ctx, in) }()
	var err error
	select {
	case err = <-done:
	case <-ctx.Done():
		return nil
	}
	finished := make(chan struct{})
	go func() { t.wg.Wait(); close(finished) }()
	timer := time.NewTimer(grace)
	defer timer.Stop()
	select {
	case <-finished:
	case <-timer.C:
	case <-ctx.Done():
	}
	return err
}

// read takes messages until the input ends.
func (t *stdio) read(ctx context.Context, in io.Reader) error {
	r := bufio.NewReaderSize(in, 64<<10)
	for first := true; ctx.Err() == nil; first = false {
		raw, long, err := readFrame(r)
		if first {
			raw = bytes.TrimPrefix(raw, []byte("\uFEFF"))
		}
		raw = bytes.TrimSpace(raw)
		switch {
		case long:
			t.send(failure(nil, NewError(CodeInvalidRequest, "the message is too large"), 0).Body)
		case len(raw) > 0:
			t.message(ctx, raw)
		}
		if err == io.EOF {
			return nil
		}
		if errors.Is(err, errFrame) {
			t.send(failure(nil, NewError(CodeParse, "the frame is malformed"), 0).Body)
			continue
		}
		if err != nil {
			return err
		}
	}
	return nil
}

var errFrame = errors.New("malformed frame")

// readFrame reads a line, or a message behind a Content-Length header. Of a
// message that is too long nothing is kept.
func readFrame(r *bufio.Reader) (raw []byte, long bool, err error) {
	raw, long, err = readLine(r)
	name, value, ok := strings.Cut(string(raw[:min(len(raw), 64)]), ":")
	if err != nil || long || !ok || !strings.EqualFold(name, "Content-Length") {
		return raw, long, err
	}
	n, perr := strconv.ParseUint(strings.TrimSpace(value), 10, 31)
	for {
		line, _, err := readLine(r)
		if err != nil {
			return nil, false, err
		}
		if len(bytes.TrimSpace(line)) == 0 {
			break
		}
	}
	if perr != nil {
		return nil, false, errFrame
	}
	if n > MaxMessage {
		_, err := io.CopyN(io.Discard, r, int64(n))
		return nil, true, err
	}
	raw = make([]byte, n)
	_, err = io.ReadFull(r, raw)
	if err == io.ErrUnexpectedEOF {
		err = io.EOF
	}
	return raw, false, err
}

func readLine(r *bufio.Reader) (line []byte, long bool, err error) {
	for {
		part, err := r.ReadSlice('\n')
		if !long {
			if line = append(line, part...); len(line) > MaxMessage {
				line, long = nil, true
			}
		}
		if err != bufio.ErrBufferFull {
			return line, long, err
		}
	}
}

// message answers a message: a call in a goroutine of its own, anything else
// at once, so that the order of initialize and what follows is kept.
func (t *stdio) message(ctx context.Context, raw []byte) {
	if raw[0] == '[' {
		t.send(t.server.Handle(ctx, &t.session, raw, nil).Body)
		return
	}
	m, fault := decode(raw)
	if fault == nil && m.method == "notifications/cancelled" && m.id == nil {
		t.cancel(m)
		return
	}
	if fault != nil || m.id == nil || m.method != "tools/call" {
		t.send(t.server.handle(ctx, &t.session, m, fault, nil).Body)
		return
	}
	select {
	case t.slots <- struct{}{}:
	case <-ctx.Done():
		return
	}
	inner, cancel := context.WithCancel(ctx)
	key := string(m.id)
	t.mu.Lock()
	_, busy := t.calls[key]
	if !busy {
		t.calls[key] = cancel
	}
	t.mu.Unlock()
	if busy {
		cancel()
		<-t.slots
		t.send(failure(m.id, NewError(CodeInvalidRequest, "a request with this id is being answered"), 0).Body)
		return
	}
	// What a call sees of the session is what was settled when it came.
	frozen := &Session{}
	if v := t.session.version.Load(); v != nil {
		frozen.version.Store(v)
	}
	t.wg.Go(func() {
		defer func() { <-t.slots }()
		defer cancel()
		reply := t.server.handle(inner, frozen, m, nil, nil)
		t.mu.Lock()
		_, wanted := t.calls[key]
		delete(t.calls, key)
		t.mu.Unlock()
		if wanted {
			t.send(reply.Body)
		}
	})
}

// cancel stops a call and suppresses its answer.
func (t *stdio) cancel(m message) {
	if m.params == nil {
		return
	}
	key := string(fields(m.params, "requestId")[0])
	t.mu.Lock()
	defer t.mu.Unlock()
	if stop, ok := t.calls[key]; ok {
		delete(t.calls, key)
		stop()
	}
}

// send writes one line. A broken output ends the transport.
func (t *stdio) send(body jsontext.Value) {
	if body == nil {
		return
	}
	line := append(body, '\n')
	t.write.Lock()
	defer t.write.Unlock()
	if t.failed {
		return
	}
	if _, err := t.out.Write(line); err != nil {
		t.failed = true
		t.stop()
	}
}
