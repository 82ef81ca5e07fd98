package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate/systemone/mock"
)

// stray is a process in which something else writes to standard output.
func stray() {
	out := takeStdout()
	fmt.Println("stray")
	_, _ = os.NewFile(1, "1").WriteString("raw\n")
	_ = exec.Command("echo", "child").Run()
	child := exec.Command("echo", "inherits")
	child.Stdout = os.NewFile(1, "1")
	_ = child.Run()
	_, _ = out.WriteString("frame\n")
	os.Exit(0)
}

// Standard output carries messages and nothing else, whoever writes to it.
func TestStdoutIsTaken(t *testing.T) {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "PHOCINAE_MCP_TEST_RUN=stray")
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatal(err)
	}
	if out.String() != "frame\n" || !strings.Contains(errs.String(), "stray") {
		t.Errorf("%q, %q", out.String(), errs.String())
	}
}

// Every variable of the original works, a flag counts before it, and an empty
// one is unset.
func TestEnvironment(t *testing.T) {
	url := model(t, &mock.Server{Noul: .9, Score: 3, Extensions: true})
	other := model(t, &mock.Server{Noul: .9, Score: 8, Extensions: true})
	score := toolCall("score", `{"state":"s","criteria":["c"]}`)
	for _, c := range []struct {
		name string
		args []string
		env  []string
		send string
		want string
	}{
		{"server", nil, []string{"PHOCINAE_MCP_SERVER=" + url}, score, `"score":3`},
		{"server of the guard", nil, []string{"PHOCINAE_GUARD_SERVER=" + url}, score, `"score":3`},
		{"the server's own name first", nil, []string{"PHOCINAE_GUARD_SERVER=" + other, "PHOCINAE_MCP_SERVER=" + url}, score, `"score":3`},
		{"flag first", []string{"--server", other}, []string{"PHOCINAE_MCP_SERVER=" + url}, score, `"score":8`},
		{"empty", nil, []string{"PHOCINAE_MCP_SERVER=", "PHOCINAE_GUARD_SERVER=" + url}, score, `"score":3`},
		{"model", nil, []string{"PHOCINAE_MCP_SERVER=" + model(t, &mock.Server{Score: 5, Accept: "mine"}), "PHOCINAE_MCP_MODEL=mine"}, score, `"score":5`},
		{"model by flag", []string{"--model", "other"}, []string{"PHOCINAE_MCP_SERVER=" + model(t, &mock.Server{Score: 5, Accept: "mine"}), "PHOCINAE_MCP_MODEL=mine"}, score, "HTTP 422"},
		{"timeout", nil, []string{"PHOCINAE_MCP_SERVER=" + model(t, &mock.Server{Score: 5, Drip: time.Second}), "PHOCINAE_MCP_TIMEOUT=0.2"}, score, "no answer within 200ms"},
		{"L1", nil, []string{"PHOCINAE_MCP_SERVER=" + url, "PHOCINAE_MCP_L1_ENABLED=yes"}, call(1, "frobnicate", m0, ""), `"layer":"L1"`},
		{"L1 of the guard", nil, []string{"PHOCINAE_MCP_SERVER=" + url, "PHOCINAE_GUARD_L1_ENABLED=1"}, call(1, "frobnicate", m0, ""), `"layer":"L1"`},
		{"L1 by flag", []string{"--l1-enabled"}, []string{"PHOCINAE_MCP_SERVER=" + url}, call(1, "frobnicate", m0, ""), `"layer":"L1"`},
		{"L1 off by flag", []string{"--l1-enabled=false"}, []string{"PHOCINAE_MCP_SERVER=" + url, "PHOCINAE_GUARD_L1_ENABLED=1"}, call(1, "frobnicate", m0, ""), `"layer":"fail_closed"`},
		{"L1 off by variable", nil, []string{"PHOCINAE_MCP_SERVER=" + url, "PHOCINAE_MCP_L1_ENABLED=off", "PHOCINAE_GUARD_L1_ENABLED=1"}, call(1, "frobnicate", m0, ""), `"layer":"fail_closed"`},
		{"fail_closed of the guard", nil, []string{"PHOCINAE_GUARD_FAIL_CLOSED=ask"}, call(1, "frobnicate", m0, ""), `"decision":"ask"`},
		{"another server", []string{"--server", url, "--allow-server", other}, nil, toolCall("score", `{"state":"s","criteria":["c"],"server":"`+other+`"}`), `"score":8`},
	} {
		cmd := start(t, c.args...)
		cmd.Env = append(cmd.Env, c.env...)
		cmd.Stdin = strings.NewReader(c.send + "\n")
		if out, err := cmd.Output(); err != nil || !strings.Contains(string(out), c.want) {
			t.Errorf("%s: %s, %v", c.name, out, err)
		}
	}
	// The transport, its port and its token.
	cmd := start(t)
	cmd.Env = append(cmd.Env, "PHOCINAE_MCP_TOKEN=s3cret", "PHOCINAE_MCP_HTTP_PORT=0")
	_, address := listenTo(t, cmd, "PHOCINAE_MCP_TRANSPORT=http")
	for token, want := range map[string]int{"": 401, "s3cret": 200} {
		r, _ := http.NewRequest("POST", "http://"+address, strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"ping"}`))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Authorization", "Bearer "+token)
		res, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.Copy(io.Discard, res.Body)
		res.Body.Close()
		if res.StatusCode != want {
			t.Errorf("token %q: %d", token, res.StatusCode)
		}
	}
	for _, env := range []string{"PHOCINAE_MCP_TOKEN=two words", "PHOCINAE_MCP_HTTP_PORT=x", "PHOCINAE_MCP_L1_ENABLED=maybe"} {
		cmd := start(t, "--transport", "http", "--port", "0")
		if strings.Contains(env, "PORT") {
			cmd = start(t, "--transport", "http")
		}
		cmd.Env = append(cmd.Env, env)
		if out, _ := cmd.CombinedOutput(); cmd.ProcessState.ExitCode() != 2 {
			t.Errorf("%s: %d %s", env, cmd.ProcessState.ExitCode(), out)
		}
	}
}

// Descriptions say when a tool is for and when it is not, in both languages,
// and are short.
func TestDescriptions(t *testing.T) {
	for _, c := range []struct {
		chinese   bool
		use, dont string
	}{{false, "Use it when:", "Do not use it:"}, {true, "适用:", "不适用:"}} {
		p := connect(t, nil, settings{chinese: c.chinese})
		a := p.send(t, request(1, "tools/list", `{"_meta":`+m0+`}`), false)
		names := ""
		for _, tool := range a.Result["tools"].([]any) {
			tool := tool.(map[string]any)
			d := tool["description"].(string)
			names += tool["name"].(string) + " "
			if !strings.Contains(d, c.use) || !strings.Contains(d, c.dont) || len(d) > 700 {
				t.Errorf("%v: %s", tool["name"], d)
			}
			if chinese := strings.ContainsAny(tool["title"].(string), "审分选打"); chinese != c.chinese {
				t.Errorf("%v", tool["title"])
			}
		}
		if names != "gate classify route score " {
			t.Error(names)
		}
	}
}

// What the README says to write is what clients can read, and it leaves no
// flag out.
func TestReadme(t *testing.T) {
	data, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(data), "\n## MCP server\n")
	text, _, _ = strings.Cut(text, "\n## ")
	blocks := 0
	for rest := text; ; blocks++ {
		_, after, ok := strings.Cut(rest, "```json\n")
		if !ok {
			break
		}
		var v map[string]map[string]map[string]any
		block, next, _ := strings.Cut(after, "```")
		if err := json.Unmarshal([]byte(block), &v); err != nil || len(v) != 1 {
			t.Errorf("%s: %v", block, err)
		}
		for _, servers := range v {
			if s := servers["phocinae"]; s["command"] != "phocinae-mcp" && s["url"] != "http://127.0.0.1:8255/mcp" {
				t.Errorf("%s", block)
			}
		}
		rest = next
	}
	if blocks < 4 || !strings.Contains(text, "[mcp_servers.phocinae]\ncommand = \"phocinae-mcp\"\n") {
		t.Errorf("%d entries", blocks)
	}
	for line := range strings.Lines(usage) {
		if words := strings.Fields(line); strings.HasPrefix(line, "  --") && words[0] != "--version" && !strings.Contains(text, words[0]) {
			t.Errorf("%s is not in the README", words[0])
		}
	}
	for _, client := range []string{"Claude Code", "Codex", "Gemini CLI", "Crush", "Cursor", "VS Code"} {
		if !strings.Contains(text, "| "+client+" |") {
			t.Errorf("%s is not in the README", client)
		}
	}
}
