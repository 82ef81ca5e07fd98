// Package peers lets the official clients talk to phocinae-mcp. It is a module
// of its own, so that their dependencies are none of the project's.
package peers

import (
	"bufio"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func server(t *testing.T) string {
	t.Helper()
	path := os.Getenv("PHOCINAE_MCP")
	if path == "" {
		t.Skip("PHOCINAE_MCP names no server")
	}
	return path
}

// transports returns a transport of each kind to a new server.
func transports(t *testing.T) map[string]mcp.Transport {
	t.Helper()
	path := server(t)
	http := exec.Command(path, "--transport", "http", "--port", "0")
	e, err := http.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := http.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = http.Process.Kill(); _ = http.Wait() })
	line, err := bufio.NewReader(e).ReadString('\n')
	_, url, ok := strings.Cut(line, "listening on ")
	if err != nil || !ok {
		t.Fatalf("%q, %v", line, err)
	}
	return map[string]mcp.Transport{
		"stdio": &mcp.CommandTransport{Command: exec.Command(path)},
		"http":  &mcp.StreamableClientTransport{Endpoint: strings.TrimSpace(url), DisableStandaloneSSE: true},
	}
}

func TestGoSDK(t *testing.T) {
	for _, version := range []string{"", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"} {
		for _, action := range []string{"accept", "decline", "cancel"} {
			for name, transport := range transports(t) {
				t.Run(version+"/"+action+"/"+name, func(t *testing.T) {
					ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
					defer cancel()
					asked := 0
					client := mcp.NewClient(&mcp.Implementation{Name: "peer", Version: "1"}, &mcp.ClientOptions{
						ElicitationHandler: func(context.Context, *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
							asked++
							r := &mcp.ElicitResult{Action: action}
							if action == "accept" {
								r.Content = map[string]any{"approve": true}
							}
							return r, nil
						},
					})
					s, err := client.Connect(ctx, transport, &mcp.ClientSessionOptions{ProtocolVersion: version})
					if err != nil {
						t.Fatal(err)
					}
					defer s.Close()
					tools, err := s.ListTools(ctx, nil)
					if err != nil || len(tools.Tools) != 4 {
						t.Fatalf("%+v, %v", tools, err)
					}
					modern := version == ""
					ask := "ask"
					if modern {
						ask = map[string]string{"accept": "allow", "decline": "deny", "cancel": "deny"}[action]
					}
					for command, want := range map[string]string{"ls": "allow", "rm -rf /": "deny", "git push": ask} {
						r, err := s.CallTool(ctx, &mcp.CallToolParams{Name: "gate", Arguments: map[string]any{"command": command}})
						if err != nil {
							t.Fatal(err)
						}
						var got struct{ Decision string }
						text := r.Content[0].(*mcp.TextContent).Text
						if err := json.Unmarshal([]byte(text), &got); err != nil || got.Decision != want {
							t.Errorf("%s: %s, %v", command, text, err)
						}
					}
					if (asked == 1) != modern {
						t.Errorf("asked %d times", asked)
					}
					r, err := s.ReadResource(ctx, &mcp.ReadResourceParams{URI: "phocinae://policy/gate-approval"})
					if err != nil || !strings.Contains(r.Contents[0].Text, "Approval policy") {
						t.Errorf("%+v, %v", r, err)
					}
				})
			}
		}
	}
}
