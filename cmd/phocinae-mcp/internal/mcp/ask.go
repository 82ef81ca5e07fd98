package mcp

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// Clients of the legacy versions are asked by a request of the server's, which
// only stdio carries. The tool sees what it would see of a modern client: its
// call again, with the answer and the state.
const (
	// askPatience bounds the wait for an answer; the state lasts a little
	// longer.
	askPatience = Lifetime - 20*time.Second
	// maxAsked bounds the questions that wait. It is well below maxInFlight, so
	// that answers can always be read.
	maxAsked = 8
)

var (
	errUnanswered = errors.New("the client did not answer in time")
	errBusy       = errors.New("too many questions wait for an answer")
	errEnded      = errors.New("the client is gone")
)

// ask sends a request to the client and waits for the result.
func (t *stdio) ask(ctx context.Context, method string, params jsontext.Value) (jsontext.Value, error) {
	var n [8]byte
	rand.Read(n[:])
	id := Quote("ask-" + hex.EncodeToString(n[:]))
	answer := make(chan message, 1)
	t.mu.Lock()
	switch {
	case t.ended:
		t.mu.Unlock()
		return nil, errEnded
	case len(t.asked) >= maxAsked:
		t.mu.Unlock()
		return nil, errBusy
	}
	t.asked[string(id)] = answer
	t.mu.Unlock()
	defer func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		delete(t.asked, string(id))
	}()
	request := NewObject(128 + len(params))
	request.Text("jsonrpc", "2.0")
	request.Raw("id", id)
	request.Text("method", method)
	request.Raw("params", params)
	t.send(request.Bytes())
	timer := time.NewTimer(t.patience)
	defer timer.Stop()
	var err error
	select {
	case m := <-answer:
		if m.result == nil {
			return nil, errors.New("the client answered with an error")
		}
		return m.result, nil
	case <-timer.C:
		err = errUnanswered
	case <-ctx.Done():
		err = ctx.Err()
	}
	p := NewObject(64)
	p.Raw("requestId", id)
	note := NewObject(128)
	note.Text("jsonrpc", "2.0")
	note.Text("method", "notifications/cancelled")
	note.Raw("params", p.Bytes())
	t.send(note.Bytes())
	return nil, err
}

// answered takes a response. One that nobody waits for is ignored.
func (t *stdio) answered(m message) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if answer, ok := t.asked[string(m.id)]; ok {
		delete(t.asked, string(m.id))
		answer <- m
	}
}

// end refuses all questions: no answer can come any more.
func (t *stdio) end() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.ended = true
	for id, answer := range t.asked {
		delete(t.asked, id)
		answer <- message{}
	}
}

// elicit puts a tool's question to a legacy client. Whatever is not a proper
// answer counts as a refusal. If by then the question is no longer the same,
// the tool answers without asking again.
func (s *Server) elicit(ctx context.Context, sess *Session, c Call, in *InputRequired) (Result, error) {
	if sess == nil || sess.ask == nil || len(in.Requests) != 1 || in.Requests[0].Method != elicitation {
		return Result{}, errors.New("the client cannot be asked")
	}
	q := in.Requests[0]
	v, err := sess.ask(ctx, q.Method, q.Params)
	if ctx.Err() != nil {
		return Result{}, ctx.Err()
	}
	if err == errBusy {
		c.Form = false
		return s.provider.Call(ctx, c)
	}
	again := c
	again.Answered, again.HasState, again.State = true, true, in.State
	again.Unanswered = err == errUnanswered
	if err != nil || !isAnswer(v) {
		v = jsontext.Value(`{"action":"cancel"}`)
	}
	again.Responses = map[string]jsontext.Value{q.Key: v}
	r, err := s.provider.Call(ctx, again)
	var changed *Error
	if r.Input != nil || errors.As(err, &changed) {
		c.Form = false
		return s.provider.Call(ctx, c)
	}
	return r, err
}

const elicitation = "elicitation/create"

// isAnswer reports the result of an elicitation.
func isAnswer(v jsontext.Value) bool {
	if v.Kind() != '{' {
		return false
	}
	action, _ := Text(fields(v, "action")[0])
	return action == "accept" || action == "decline" || action == "cancel"
}
