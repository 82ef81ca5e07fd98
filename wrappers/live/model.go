package main

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"
)

// Model is a stand-in for the servers that the clients talk to. Asked for
// anything, it wants one command to be run; told the result, it is done.
type Model struct {
	listener net.Listener
	mu       sync.Mutex
	command  string
	more     map[string]any
	results  []string
	// delegate is called first, if it is set; the agent that it starts is then
	// asked for the command. asked counts the commands.
	delegate  string
	delegated bool
	asked     int
	// judgeAfter is how long the gate's own model takes.
	judgeAfter time.Duration
}

// shellTools are the names under which clients offer a shell.
var shellTools = []string{"Bash", "bash", "exec_command", "shell_command", "run_shell_command", "run_commands",
	"execute_command", "shell", "terminal"}

// maxRequest bounds a request, in bytes; the tools alone take some 100 KB.
const maxRequest = 32 << 20

// StartModel listens on loopback.
func StartModel() (*Model, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	m := &Model{listener: l}
	go func() { _ = http.Serve(l, m) }() // until Close
	return m, nil
}

// URL is the address of the server.
func (m *Model) URL() string { return "http://" + m.listener.Addr().String() }

// Close ends the server.
func (m *Model) Close() { _ = m.listener.Close() }

// Want sets the command for the next talk, with more arguments for the tool, and
// forgets the last one.
func (m *Model) Want(command string, more map[string]any) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.command, m.more, m.results, m.delegate, m.delegated, m.asked = command, more, nil, "", false, 0
}

// Delegate lets the model start an agent of its own with a tool, which gets the
// further arguments of Want; that agent wants the command.
func (m *Model) Delegate(tool string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.delegate = tool
}

// Asked is how often the model has asked for the command.
func (m *Model) Asked() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.asked
}

// JudgeAfter sets how long the gate's own model takes for an answer.
func (m *Model) JudgeAfter(d time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.judgeAfter = d
}

// Results is what the client told about the command.
func (m *Model) Results() []string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.results)
}

// talk is a request of a client, in whatever protocol.
type talk struct {
	root   map[string]any
	model  string
	stream bool
	// tool is the shell among the offered tools; nil if there is none or the
	// command is answered for.
	tool *tool
	args map[string]any
}

type tool struct {
	name string
	// namespace is the group that the tool belongs to, if there is one.
	namespace string
	schema    map[string]any
}

// argsText is the arguments of the call as JSON.
func (t *talk) argsText() string {
	b, _ := json.Marshal(t.args) // it was made of JSON values
	return string(b)
}

// ServeHTTP answers in the protocol that the path belongs to.
func (m *Model) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(io.LimitReader(r.Body, maxRequest))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	path := r.URL.Path
	if strings.HasSuffix(path, "/v1/systemone") {
		m.judge(w, body, r.Context().Done())
		return
	}
	t := m.read(body)
	switch {
	case strings.HasSuffix(path, "/responses"):
		answerResponses(w, t)
	case strings.HasSuffix(path, "/chat/completions"):
		answerChat(w, t)
	case strings.HasSuffix(path, ":countTokens"):
		writeJSON(w, object{"totalTokens": 1})
	case strings.Contains(strings.ToLower(path), "generatecontent"):
		t.stream = strings.Contains(path, ":stream")
		answerGemini(w, t)
	case strings.HasSuffix(path, "/count_tokens"):
		writeJSON(w, object{"input_tokens": 1})
	case strings.HasSuffix(path, "/messages"):
		answerMessages(w, t)
	case strings.HasSuffix(path, "/models"):
		writeJSON(w, object{"object": "list", "data": []any{object{"id": modelName, "object": "model", "owned_by": "test", "created": 1}}})
	default:
		writeJSON(w, object{})
	}
}

// read finds out what a client offers and what it was told.
func (m *Model) read(body []byte) *talk {
	t := &talk{}
	if json.Unmarshal(body, &t.root) != nil {
		return t
	}
	t.model, _ = t.root["model"].(string)
	t.stream, _ = t.root["stream"].(bool)
	told := toolResults(t.root, nil)
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(told) > 0 {
		m.results = append(m.results, told...)
		m.await()
		return t
	}
	if m.command == "" {
		return t
	}
	offered := toolsOf(t.root)
	find := func(name string) bool {
		i := slices.IndexFunc(offered, func(o tool) bool { return o.name == name })
		if i >= 0 {
			t.tool = &offered[i]
			t.args = arguments(t.tool, m.command)
		}
		return i >= 0
	}
	switch {
	case m.delegate != "" && find(m.delegate):
		maps.Copy(t.args, m.more)
		m.delegate, m.delegated, m.more = "", true, nil
	case m.delegate == "" && slices.ContainsFunc(shellTools, find):
		maps.Copy(t.args, m.more)
		m.asked++
	}
	return t
}

// await lets an agent that was started in the background ask for its command
// before the one that started it is done.
func (m *Model) await() {
	for i := 0; i < 100 && m.delegated && m.asked == 0; i++ {
		m.mu.Unlock()
		time.Sleep(100 * time.Millisecond)
		m.mu.Lock()
	}
	if m.delegated {
		m.delegated = false
		m.mu.Unlock()
		time.Sleep(2 * time.Second)
		m.mu.Lock()
	}
}

// toolsOf lists the tools in a request, in all four protocols.
func toolsOf(root map[string]any) []tool {
	var out []tool
	add := func(o map[string]any, keys ...string) {
		name, _ := o["name"].(string)
		for _, k := range keys {
			if schema, ok := o[k].(map[string]any); ok {
				out = append(out, tool{name: name, schema: schema})
				return
			}
		}
		out = append(out, tool{name: name})
	}
	list, _ := root["tools"].([]any)
	for _, v := range list {
		o, _ := v.(map[string]any)
		declared, _ := o["functionDeclarations"].([]any)
		for _, d := range declared {
			if d, ok := d.(map[string]any); ok {
				add(d, "parametersJsonSchema", "parameters")
			}
		}
		nested, _ := o["tools"].([]any)
		for _, d := range nested {
			if d, ok := d.(map[string]any); ok {
				add(d, "parameters")
				out[len(out)-1].namespace, _ = o["name"].(string)
			}
		}
		if f, ok := o["function"].(map[string]any); ok {
			add(f, "parameters")
		} else if declared == nil {
			add(o, "input_schema", "parameters")
		}
	}
	return out
}

// arguments fills what the schema of a tool demands, and the command.
func arguments(t *tool, command string) map[string]any {
	args := map[string]any{}
	properties, _ := t.schema["properties"].(map[string]any)
	kind := func(name string) string {
		p, _ := properties[name].(map[string]any)
		s, _ := p["type"].(string)
		return strings.ToLower(s)
	}
	required, _ := t.schema["required"].([]any)
	for _, r := range required {
		name, _ := r.(string)
		p, _ := properties[name].(map[string]any)
		if choices, _ := p["enum"].([]any); len(choices) > 0 {
			args[name] = choices[0]
			continue
		}
		switch kind(name) {
		case "boolean":
			args[name] = false
		case "number", "integer":
			args[name] = 10000
		case "array":
			args[name] = []any{}
		case "object":
			args[name] = object{}
		default:
			args[name] = "test"
		}
	}
	for _, name := range []string{"command", "cmd", "commands"} {
		if _, ok := properties[name]; !ok {
			continue
		}
		switch {
		case name == "commands":
			args[name] = []string{command}
		case kind(name) == "array":
			args[name] = []string{"bash", "-lc", command}
		default:
			args[name] = command
		}
		break
	}
	return args
}

// toolResults collects what tools are reported to have said.
func toolResults(v any, out []string) []string {
	switch v := v.(type) {
	case []any:
		for _, e := range v {
			out = toolResults(e, out)
		}
	case map[string]any:
		kind, _ := v["type"].(string)
		role, _ := v["role"].(string)
		_, gemini := v["functionResponse"]
		if role == "tool" || gemini || kind == "tool_result" || kind == "function_call_output" {
			b, _ := json.Marshal(v) // it came from JSON
			return append(out, string(b))
		}
		for key, e := range v {
			if key != "tools" {
				out = toolResults(e, out)
			}
		}
	}
	return out
}

// judge stands in for the gate's own model: everything is harmless to it.
func (m *Model) judge(w http.ResponseWriter, body []byte, gone <-chan struct{}) {
	var r struct{ Questions []struct{ ID, Type string } }
	if err := json.Unmarshal(body, &r); err != nil {
		http.Error(w, err.Error(), http.StatusUnprocessableEntity)
		return
	}
	m.mu.Lock()
	wait := m.judgeAfter
	m.mu.Unlock()
	select {
	case <-time.After(wait):
	case <-gone:
		return
	}
	answers, sure := object{}, object{}
	for _, q := range r.Questions {
		answers[q.ID], sure[q.ID] = object{q.Type: 0}, 0.99
	}
	writeJSON(w, object{"model": modelName, "answers": answers, "answer_confidence": sure})
}

// object is a JSON object.
type object = map[string]any

// modelName is what the model calls itself.
const modelName = "fake-model"

func writeJSON(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(v) // the client may be gone
}

// events writes server-sent events.
type events struct{ w http.ResponseWriter }

func newEvents(w http.ResponseWriter) events {
	w.Header().Set("Content-Type", "text/event-stream")
	return events{w}
}

// send writes one event; without a name it has data alone.
func (e events) send(name string, v any) {
	b, _ := json.Marshal(v) // made of JSON values
	if name != "" {
		fmt.Fprintf(e.w, "event: %s\n", name)
	}
	fmt.Fprintf(e.w, "data: %s\n\n", b)
}
