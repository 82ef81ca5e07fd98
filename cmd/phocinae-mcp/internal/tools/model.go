package tools

import (
	"context"
	"errors"
	"strconv"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/cmd/phocinae-mcp/internal/mcp"
	"github.com/phocinae/guardexec/gate/systemone"
)

// question is what a model tool asks.
type question struct {
	id, list, one, instructions string
	kind                        string
}

func questionOf(tool string) question {
	switch tool {
	case "classify":
		return question{"classify_choice", "labels", "label", "Which label fits the state best?", systemone.Choice}
	case "route":
		return question{"route_choice", "tools", "tool", "Which tool should handle the state?", systemone.Choice}
	}
	return question{"score_q", "criteria", "", "Grade the state by these criteria", systemone.Score}
}

// Bounds of a grade.
const minScore, maxScore = 2, 10

// model runs classify, route or score.
func (s *Service) model(ctx context.Context, c mcp.Call) (mcp.Result, error) {
	if c.HasState || c.Answered {
		return mcp.Result{}, mcp.NewError(mcp.CodeInvalidParams, "this tool asks nothing, so there is nothing to answer")
	}
	q := questionOf(c.Tool)
	args, err := readArguments(c.Arguments, "state", q.list)
	if err != nil {
		return fault(c.Tool, err), nil
	}
	b, err := s.backend(args.server)
	if err != nil {
		return fault(c.Tool, err), nil
	}
	wire := systemone.Question{ID: q.id, Type: q.kind, Instructions: q.instructions}
	state := args.state
	if q.kind == systemone.Choice {
		wire.Options = args.items
	} else {
		// The server reads nothing but the state.
		state = "Criteria:\n"
		for _, item := range args.items {
			state += "- " + item + "\n"
		}
		state += "State:\n" + args.state
	}
	reply, err := b.client.Ask(ctx, systemone.Request{State: state, Questions: []systemone.Question{wire}})
	if ctx.Err() != nil {
		return mcp.Result{}, ctx.Err()
	}
	if err == nil && q.kind == systemone.Score && reply.Answers[0].Number < minScore {
		err = errors.New("the answer to " + q.id + " is out of range")
	}
	if err != nil {
		return fault(c.Tool, errors.New("the model server "+b.name+" did not help: "+err.Error())), nil
	}
	out := render(q, args, b.name, reply)
	return mcp.Result{Text: pretty(out), Structured: out}, nil
}

func render(q question, args arguments, server string, reply systemone.Reply) jsontext.Value {
	a := reply.Answers[0]
	var o mcp.Object
	o.Text("question", q.id)
	o.Text("state", args.state)
	list := []byte{'['}
	for i, item := range args.items {
		if i > 0 {
			list = append(list, ',')
		}
		list = append(list, mcp.Quote(item)...)
	}
	o.Raw(q.list, append(list, ']'))
	if q.kind == systemone.Choice {
		o.Raw("choice", strconv.AppendInt(nil, int64(a.Index), 10))
		o.Text(q.one, args.items[a.Index])
	} else {
		o.Raw("score", strconv.AppendFloat(nil, a.Number, 'g', -1, 64))
		o.Raw("range", []byte("[2,10]"))
	}
	o.Text("server", server)
	if a.Confidence != nil {
		o.Raw("confidence", strconv.AppendFloat(nil, *a.Confidence, 'g', -1, 64))
	}
	if reply.Model != "" {
		o.Text("model", reply.Model)
	}
	if reply.Usage != nil {
		o.Raw("usage", reply.Usage)
	}
	return o.Bytes()
}
