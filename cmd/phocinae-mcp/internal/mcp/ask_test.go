package mcp

import (
	"bufio"
	"context"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// asker asks its legacy clients and tells what came back.
type asker struct{ stub }

func (asker) Call(_ context.Context, c Call) (Result, error) {
	if !c.HasState {
		return Result{Input: &InputRequired{State: "s", Requests: []InputRequest{{Key: "k", Method: elicitation, Params: jsontext.Value("{}")}}}}, nil
	}
	return Result{Text: string(c.Responses["k"]) + " " + c.State, IsError: c.Unanswered}, nil
}

// A question that nobody answers is taken back and counts as refused.
func TestUnanswered(t *testing.T) {
	s := New(Info{}, asker{}, func(string, ...any) {})
	s.patience = 20 * time.Millisecond
	inR, inW := io.Pipe()
	outR, outW := io.Pipe()
	go func() { _ = s.ServeStdio(t.Context(), inR, outW); outW.Close() }()
	defer inW.Close()
	out := bufio.NewReader(outR)
	_, _ = io.WriteString(inW, `{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"elicitation":{}}}}`+"\n"+
		`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t"}}`+"\n")
	for _, want := range []string{`"protocolVersion"`, `"method":"elicitation/create"`, `"method":"notifications/cancelled","params":{"requestId":"ask-`, `{\"action\":\"cancel\"} s"}],"isError":true`} {
		line, err := out.ReadString('\n')
		if err != nil || !strings.Contains(line, want) {
			t.Fatalf("%s: %s, %v", want, line, err)
		}
	}
}
