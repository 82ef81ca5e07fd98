package main

import (
	"io"
	"net/http"
	"strings"
	"testing"
)

// requests are what clients send in each protocol: with the tool that they
// offer, and with its result.
var requests = []struct{ path, offer, result string }{
	{"/v1/chat/completions", `{"stream":true,"messages":[{"role":"user","content":"run it"}],"tools":[{"type":"function","function":{"name":"bash","parameters":{"properties":{"command":{"type":"string"}},"required":["command"]}}}]}`,
		`{"stream":true,"messages":[{"role":"tool","content":"guardexec: no"}]}`},
	{"/v1/chat/completions", `{"tools":[{"type":"function","function":{"name":"run_commands","parameters":{"properties":{"commands":{"type":"array"}}}}}]}`,
		`{"messages":[{"role":"tool","content":"guardexec: no"}]}`},
	{"/v1/responses", `{"stream":true,"tools":[{"type":"function","name":"exec_command","parameters":{"properties":{"cmd":{"type":"string"}}}}]}`,
		`{"stream":true,"input":[{"type":"function_call_output","output":"guardexec: no"}]}`},
	{"/v1/messages?beta=true", `{"stream":true,"tools":[{"name":"Bash","input_schema":{"properties":{"command":{"type":"string"},"timeout":{"type":"number"}},"required":["command"]}}]}`,
		`{"stream":true,"messages":[{"role":"user","content":[{"type":"tool_result","content":"guardexec: no"}]}]}`},
	{"/v1beta/models/x:streamGenerateContent?alt=sse", `{"tools":[{"functionDeclarations":[{"name":"other"},{"name":"run_shell_command","parametersJsonSchema":{"properties":{"command":{"type":"string"}}}}]}]}`,
		`{"contents":[{"role":"user","parts":[{"functionResponse":{"name":"run_shell_command","response":{"output":"guardexec: no"}}}]}]}`},
}

func TestModelWantsTheCommandOnce(t *testing.T) {
	m, err := StartModel()
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	post := func(path, body string) string {
		r, err := http.Post(m.URL()+path, "application/json", strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		data, err := io.ReadAll(r.Body)
		if err != nil || r.StatusCode != 200 {
			t.Fatalf("%s: %v %s", path, err, data)
		}
		return string(data)
	}
	for _, r := range requests {
		m.Want("touch it", map[string]any{"shell": "sh"})
		if got := post(r.path, r.offer); !strings.Contains(got, "touch it") || !strings.Contains(got, "shell") || strings.Contains(got, `"`+done+`"`) {
			t.Errorf("%s: no call in %s", r.path, got)
		}
		if got := m.Results(); got != nil {
			t.Errorf("%s: results before there are any: %q", r.path, got)
		}
		if got := post(r.path, r.result); strings.Contains(got, "touch it") || !strings.Contains(got, `"`+done+`"`) {
			t.Errorf("%s: no end in %s", r.path, got)
		}
		if got := m.Results(); len(got) != 1 || !strings.Contains(got[0], "guardexec: no") {
			t.Errorf("%s: results %q", r.path, got)
		}
	}
}

func TestModelWithoutAShellSaysNothingOfTheCommand(t *testing.T) {
	tool := toolsOf(map[string]any{"tools": []any{map[string]any{"name": "Read"}}})
	if len(tool) != 1 || tool[0].name != "Read" {
		t.Fatalf("tools: %v", tool)
	}
	m := &Model{command: "touch it"}
	if got := m.read([]byte(`{"tools":[{"name":"Read"}]}`)); got.tool != nil {
		t.Errorf("the model calls %v", got.tool)
	}
}
