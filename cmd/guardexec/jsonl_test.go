package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate"
)

// FuzzJSONL feeds check --jsonl whatever comes: each line has one answer, in
// order and valid, a line that cannot be read is denied, and the answer to
// another is the one that the line gets alone.
func FuzzJSONL(f *testing.F) {
	f.Add([]byte(`{"id":1,"command":"ls -la","cwd":"/w"}` + "\n" + `{"id":"b","command":["rm","-rf","/"]}`))
	f.Add([]byte("not json\n\n" + `{"command":"git status"}` + "\n{"))
	f.Add([]byte(`{"id":null,"command":""}` + "\n" + `{"id":[1],"command":"ls"}` + "\n" + `{"command":"ls"} x`))
	f.Add([]byte("{\"command\":\"a\\u0000b\"}\n{\"command\":\"\\ud800\"}\n\xff\n"))
	f.Add([]byte(`{"command":"ls","command":"rm -rf /"}` + "\n" + `{"command":"` + strings.Repeat("$(", 50) + `"}`))
	f.Fuzz(func(t *testing.T, in []byte) {
		if len(in) > 1<<14 {
			return
		}
		answers := jsonlAnswers(t, in)
		lines := bytes.Split(in, []byte("\n"))
		if len(lines[len(lines)-1]) == 0 {
			lines = lines[:len(lines)-1]
		}
		if len(answers) != len(lines) {
			t.Fatalf("%d answers to %d lines: %q", len(answers), len(lines), in)
		}
		for i, answer := range answers {
			var v struct{ Decision, Rule string }
			if err := json.Unmarshal(answer, &v); err != nil || v.Decision != "allow" && v.Decision != "ask" && v.Decision != "deny" {
				t.Fatalf("answer %q: %v", answer, err)
			}
			if !json.Valid(lines[i]) && v.Decision != "deny" {
				t.Fatalf("%q is no JSON and has %s", lines[i], v.Decision)
			}
			if i < 4 && len(lines) > 1 {
				if alone := jsonlAnswers(t, lines[i]); len(lines[i]) > 0 && (len(alone) != 1 || !bytes.Equal(alone[0], answer)) {
					t.Fatalf("%q: %q, and alone %q", lines[i], answer, alone)
				}
			}
		}
	})
}

func jsonlAnswers(t *testing.T, in []byte) [][]byte {
	var out, errs bytes.Buffer
	p := &program{
		args: []string{"guardexec", "check", "--jsonl", "--audit", "off", "--fail-closed", "ask"}, env: []string{"HOME=/home/dev"},
		stdin: bytes.NewReader(in), stdout: &out, stderr: &errs, now: time.Now,
		newGate: func(p gate.Policy, o ...gate.Option) (judge, error) {
			return gate.New(p, append(o, gate.WithFiles(gate.NoFiles{}))...)
		},
	}
	if code := p.run(); code != exitAllow {
		t.Fatalf("exit code %d: %s", code, errs.String())
	}
	if out.Len() == 0 {
		return nil
	}
	return bytes.Split(bytes.TrimSuffix(out.Bytes(), []byte("\n")), []byte("\n"))
}
