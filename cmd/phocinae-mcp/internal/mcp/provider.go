package mcp

import (
	"context"

	"github.com/go-json-experiment/json/jsontext"
)

// Provider is what a server offers. It must be safe for concurrent use.
type Provider interface {
	// Tools and Resources list what there is, in an order that never changes.
	Tools() []Tool
	Resources() []Resource
	// Call runs a tool from the list. An *Error goes out as a JSON-RPC error;
	// any other error is an internal one.
	Call(ctx context.Context, c Call) (Result, error)
	// Read returns a resource from the list.
	Read(ctx context.Context, uri string) (Content, error)
}

// Info describes a server.
type Info struct {
	Name, Title, Version string
	// Instructions tell a model what the server is for.
	Instructions string
}

// Tool is an entry of tools/list.
type Tool struct {
	Name, Title, Description string
	// Input and Output are JSON schemas; Output may be nil.
	Input, Output jsontext.Value
	// Annotations is a JSON object or nil.
	Annotations jsontext.Value
}

// Resource is an entry of resources/list.
type Resource struct {
	URI, Name, Title, Description, MimeType string
}

// Content is a resource: text, or bytes if Blob is not nil.
type Content struct {
	Text string
	Blob []byte
}

// Call is a request to run a tool.
type Call struct {
	Tool string
	// Arguments is a JSON object.
	Arguments jsontext.Value
	// Modern reports a request that stands alone.
	Modern bool
	// Capabilities are the modern client's, a JSON object.
	Capabilities jsontext.Value
	// Form reports that the client can show a form: a result with Input may
	// ask for one. Without Modern it must be a single elicitation/create.
	Form bool
	// Responses are the answers to an earlier result with Input, by key, and
	// State that result's state. Answered and HasState report that the
	// request holds them.
	Responses          map[string]jsontext.Value
	Answered, HasState bool
	State              string
	// Unanswered reports that the answer is a refusal for want of one.
	Unanswered bool
}

// Result is a tool's answer.
type Result struct {
	// Text is shown, and Structured the same as a JSON object; Structured is
	// dropped if the call failed.
	Text       string
	Structured jsontext.Value
	IsError    bool
	// Content replaces Text by a list of content blocks, if not nil.
	Content jsontext.Value
	// Input asks the client for something instead of answering.
	Input *InputRequired
}

// InputRequired asks a modern client for something. The client repeats the
// call with the answers.
type InputRequired struct {
	Requests []InputRequest
	State    string
}

// InputRequest is one question: a method and its params.
type InputRequest struct {
	Key, Method string
	Params      jsontext.Value
}
