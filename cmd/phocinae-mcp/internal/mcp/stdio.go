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
	"sync/atomic"
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// Limits of the stdio transport.
const (
	maxInFlight = 64
	// grace is how long calls may go on when the input has ended.
	grace = 500 * time.Millisecond
	// maxHeaders bounds the lines in front of a message in the original's
	// framing.
	maxHeaders = 16
)

// stdio is one run of the stdio transport.
type stdio struct {
	server  *Server
	session Session
	stop    context.CancelFunc
	in      *bufio.Reader
	done    chan error // how the input ended

	write  sync.Mutex
	out    io.Writer
	closed atomic.Bool // nothing may be written any more

	mu       sync.Mutex
	calls    map[string]context.CancelFunc // by the text of the id
	asked    map[string]chan<- message     // requests of ours, by the text of the id
	patience time.Duration                 // with an answer to one of them
	ended    bool                          // no answer can come
	slots    chan struct{}
	wg       sync.WaitGroup
}

// ServeStdio answers messages from in, one a line, on out until the input
// ends, the output breaks or the context is done. The original's framing with
// a Content-Length header is read too. Nothing is written after the return.
func (s *Server) ServeStdio(ctx context.Context, in io.Reader, out io.Writer) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	t := &stdio{
		server: s, stop: cancel, in: bufio.NewReaderSize(in, 64<<10), done: make(chan error, 1), out: out,
		calls: map[string]context.CancelFunc{}, asked: map[string]chan<- message{}, patience: s.patience, slots: make(chan struct{}, maxInFlight),
	}
	t.session.ask = t.ask
	defer t.close()
	// The reader cannot be interrupted, so that it is left behind when the
	// context ends; the process ends with it.
	go t.first(ctx)
	var err error
	select {
	case err = <-t.done:
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

// first begins to read. A byte order mark may come before anything else.
func (t *stdio) first(ctx context.Context) {
	const mark = "\uFEFF"
	if b, _ := t.in.Peek(1); len(b) == 1 && b[0] == mark[0] {
		if b, _ := t.in.Peek(len(mark)); string(b) == mark {
			_, _ = t.in.Discard(len(mark))
		}
	}
	t.read(ctx)
}

// handover is how long a call keeps the reading waiting that is answered by
// whoever read it. Nearly all are done by then, and a hand-over to another
// goroutine would cost more than it gains.
const handover = 2 * time.Millisecond

// read takes messages until the input ends. One goroutine at a time reads. It
// answers a call itself and leaves the reading to another one: at once if there
// is more to read, or else when the call takes long.
func (t *stdio) read(ctx context.Context) {
	for ctx.Err() == nil {
		raw, long, err := readFrame(t.in)
		raw = bytes.TrimSpace(raw)
		var call func()
		switch {
		case long:
			t.send(failure(nil, NewError(CodeInvalidRequest, "the message is too large"), 0).Body)
		case len(raw) > 0:
			call = t.message(ctx, raw)
		}
		switch {
		case errors.Is(err, errFrame):
			t.send(failure(nil, NewError(CodeParse, "the frame is malformed"), 0).Body)
		case err != nil:
			if err == io.EOF {
				err = nil
			}
			if call != nil {
				go call()
			}
			t.end()
			t.done <- err
			return
		}
		switch {
		case call == nil:
		case t.in.Buffered() > 0:
			go t.read(ctx)
			call()
			return
		default:
			timer := time.AfterFunc(handover, func() { t.read(ctx) })
			call()
			if !timer.Stop() {
				return
			}
		}
	}
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
	for lines := 0; ; lines++ {
		line, _, err := readLine(r)
		if err != nil {
			return nil, false, err
		}
		line = bytes.TrimSpace(line)
		if len(line) == 0 {
			break
		}
		if line[0] == '{' || line[0] == '[' || lines == maxHeaders {
			return line, false, errFrame // a message, and the header was none
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

// message answers a message at once, so that the order of initialize and what
// follows is kept, and returns what answers it if that is a call.
func (t *stdio) message(ctx context.Context, raw []byte) (call func()) {
	if raw[0] == '[' && t.server.batches(&t.session, nil) {
		// A batch may take as long as all the calls in it.
		return t.call(ctx, nil, func(ctx context.Context, sess *Session) Reply {
			return t.server.Handle(ctx, sess, raw, nil)
		})
	}
	m, fault := decode(raw)
	switch {
	case fault == nil && m.response:
		t.answered(m)
		return nil
	case fault == nil && m.method == "notifications/cancelled" && m.id == nil:
		t.cancel(m)
		return nil
	case fault != nil || m.id == nil || m.method != "tools/call":
		t.send(t.server.handle(ctx, &t.session, m, fault, nil).Body)
		return nil
	}
	return t.call(ctx, m.id, func(ctx context.Context, sess *Session) Reply {
		return t.server.handle(ctx, sess, m, nil, nil)
	})
}

// call prepares an answer that may take a while. Without an id it cannot be
// cancelled.
func (t *stdio) call(ctx context.Context, id jsontext.Value, answer func(context.Context, *Session) Reply) func() {
	select {
	case t.slots <- struct{}{}:
	case <-ctx.Done():
		return nil
	}
	inner, cancel := context.WithCancel(ctx)
	key := string(id)
	if id != nil {
		t.mu.Lock()
		_, busy := t.calls[key]
		if !busy {
			t.calls[key] = cancel
		}
		t.mu.Unlock()
		if busy {
			cancel()
			<-t.slots
			t.send(failure(id, NewError(CodeInvalidRequest, "a request with this id is being answered"), 0).Body)
			return nil
		}
	}
	// What a call sees of the session is what was settled when it came.
	frozen := t.session.frozen()
	t.wg.Add(1)
	return func() {
		defer t.wg.Done()
		defer func() { <-t.slots }()
		defer cancel()
		reply := answer(inner, frozen)
		if id != nil {
			t.mu.Lock()
			delete(t.calls, key)
			t.mu.Unlock()
		}
		if inner.Err() == nil { // else nobody waits for it
			t.send(reply.Body)
		}
	}
}

// cancel stops a call and suppresses its answer.
func (t *stdio) cancel(m message) {
	if m.params == nil {
		return
	}
	id := fields(m.params, "requestId")[0]
	t.mu.Lock()
	defer t.mu.Unlock()
	if stop, ok := t.calls[string(id)]; ok {
		stop()
	}
}

// send writes one line. A broken output ends the transport.
func (t *stdio) send(body jsontext.Value) {
	if body == nil {
		return
	}
	for i, c := range body {
		if c == '\n' || c == '\r' {
			body[i] = ' ' // between tokens: in a string it is escaped
		}
	}
	line := append(body, '\n')
	t.write.Lock()
	defer t.write.Unlock()
	if t.closed.Load() {
		return
	}
	if _, err := t.out.Write(line); err != nil {
		t.closed.Store(true)
		t.stop()
	}
}

// close lets no further line out and waits for the one that is being written,
// unless the client has stopped reading.
func (t *stdio) close() {
	t.closed.Store(true)
	written := make(chan struct{})
	go func() {
		t.write.Lock()
		defer t.write.Unlock()
		close(written)
	}()
	timer := time.NewTimer(grace)
	defer timer.Stop()
	select {
	case <-written:
	case <-timer.C:
	}
}
