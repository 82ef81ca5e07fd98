package wrappers_test

import (
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/wrappers"
)

// FuzzDecode: no event of whatever bytes makes a decoder fail otherwise than
// by an error, and a shell tool never comes out without a command.
func FuzzDecode(f *testing.F) {
	for _, s := range []string{
		`{"tool_name":"Bash","tool_input":{"command":"ls"},"cwd":"/w"}`, `{"toolName":"bash","toolArgs":"{\"command\":\"ls\"}"}`,
		`{"tool_call":{"name":"run_commands","input":{"commands":["ls"]}},"preToolUse":{"toolName":"run_commands","parameters":{"commands":"[\"ls\"]"}}}`,
		`{"hook_event_name":"beforeShellExecution","command":"ls"}`, `{"cmd":"ls"}`, `{"tool_name":"Write","tool_input":{"file_path":"a"}}`,
		`{"tool_name":"apply_patch","tool_input":{"input":"*** Begin Patch\n*** Add File: a\n"}}`, "\xef\xbb\xbf{}", "{}", "",
		`{"tool_name":"write_stdin","tool_input":{"chars":"ls\n"}}`, `{"tool_name":"Bash","tool_input":{"command":["a","b"]}}`,
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, event []byte) {
		v, err := wrappers.ReadEvent(strings.NewReader(string(event)))
		if err != nil {
			return
		}
		for _, h := range wrappers.Hosts() {
			c, err := h.Decode(v)
			if err != nil {
				if len(err.Error()) > 4000 {
					t.Fatalf("%s: an error of %d bytes", h.Name, len(err.Error()))
				}
				continue
			}
			if strings.EqualFold(c.Tool, "bash") && len(c.Commands) == 0 && h.Name != "amp" {
				t.Fatalf("%s: a shell tool without a command: %s", h.Name, v)
			}
			for _, d := range []gate.Decision{gate.Deny, gate.Ask, gate.Allow} {
				r := h.Encode(wrappers.Answer{Decision: d, Text: string(event)}, c, wrappers.Options{})
				if r.Exit != 0 && r.Exit != 2 || d != gate.Allow && len(r.Stdout)+len(r.Stderr) == 0 {
					t.Fatalf("%s: %+v", h.Name, r)
				}
			}
		}
	})
}

func TestHostsAreFoundByName(t *testing.T) {
	last := ""
	for _, h := range wrappers.Hosts() {
		if h.Name <= last {
			t.Errorf("%q follows %q", h.Name, last)
		}
		last = h.Name
		if found, ok := wrappers.Lookup(h.Name); !ok || found.Title != h.Title {
			t.Errorf("Lookup(%q) = %q, %v", h.Name, found.Title, ok)
		}
	}
	if h, ok := wrappers.Lookup(""); ok {
		t.Errorf(`Lookup("") = %q`, h.Name)
	}
}
