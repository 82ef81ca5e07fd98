package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate/systemone/mock"
)

func toolCall(name, arguments string) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":%q,"arguments":%s,"_meta":%s}}`, name, arguments, m0)
}

// connect makes a server for a model server, over stdio.
func connect(t *testing.T, given map[string]string, set settings, env ...string) peer {
	t.Helper()
	s, _ := newServer(t, &clock{}, given, set, env...)
	return newStdio(t, s)
}

func model(t *testing.T, h http.Handler) string {
	t.Helper()
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return s.URL
}

// fixed answers every question with the same body.
func fixed(body string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(body))
	})
}

func TestModelTools(t *testing.T) {
	for _, bare := range []bool{false, true} {
		url := model(t, &mock.Server{Noul: .9, Score: 6, Extensions: true, Bare: bare})
		p := connect(t, map[string]string{"server": url}, settings{})
		a := p.send(t, toolCall("classify", `{"state":" a state ","labels":[" bug ","feature"]}`), false)
		if a.structured("question") != "classify_choice" || a.structured("state") != "a state" || a.structured("choice") != 0.0 ||
			a.structured("label") != "bug" || a.structured("server") != url || a.structured("confidence") != 0.9 || a.structured("model") != mock.Model {
			t.Error(a.raw)
		}
		a = p.send(t, toolCall("route", `{"state":"s","tools":["grep","sed"]}`), false)
		if a.structured("question") != "route_choice" || a.structured("tool") != "grep" {
			t.Error(a.raw)
		}
		a = p.send(t, toolCall("score", `{"state":"s","criteria":["clear"]}`), false)
		if a.structured("question") != "score_q" || a.structured("score") != 6.0 || compact(t, a.structured("range")) != "[2,10]" {
			t.Error(a.raw)
		}
	}
}

func TestModelToolFailures(t *testing.T) {
	for _, c := range []struct{ body, tool, want string }{
		{`{"answers":{"classify_choice":5}}`, "classify", "out of range"},
		{`{"answers":{"classify_choice":true}}`, "classify", "wrong type"},
		{`{"answers":{"classify_choice":"0"}}`, "classify", "wrong type"},
		{`{"answers":{"classify_choice":0.5}}`, "classify", "whole number"},
		{`{"answers":{}}`, "classify", "no answer"},
		{`{"answers":{"score_q":1}}`, "score", "out of range"},
		{`{"answers":{"score_q":11}}`, "score", "out of range"},
		{`[]`, "score", "not a JSON object"},
	} {
		p := connect(t, map[string]string{"server": model(t, fixed(c.body))}, settings{})
		args := `{"state":"s","labels":["a","b"]}`
		if c.tool == "score" {
			args = `{"state":"s","criteria":["a"]}`
		}
		a := p.send(t, toolCall(c.tool, args), false)
		if a.Result["isError"] != true || a.Result["structuredContent"] != nil || !strings.Contains(a.raw, c.want) || a.Result["resultType"] != "complete" {
			t.Errorf("%s: %s", c.body, a.raw)
		}
	}
	p := connect(t, map[string]string{"server": "http://127.0.0.1:1"}, settings{})
	a := p.send(t, toolCall("route", `{"state":"s","tools":["a"]}`), false)
	if a.Result["isError"] != true || !strings.Contains(a.raw, "http://127.0.0.1:1 did not help") {
		t.Error(a.raw)
	}
}

func TestArguments(t *testing.T) {
	long := func(n int) string { return strings.Repeat("é", n) }
	list := func(n int) string { return `["` + strings.Repeat(`a","`, n-1) + `a"]` }
	both(t, func(t *testing.T, p peer, _ *clock) {
		for _, c := range []struct{ tool, args, want string }{
			{"gate", `{}`, "command is missing"},
			{"gate", `{"command":""}`, "blank"},
			{"gate", `{"command":" \t\n"}`, "blank"},
			{"gate", `{"command":7}`, "must be a string"},
			{"gate", `{"command":["ls"]}`, "must be a string"},
			{"gate", `{"Command":"ls"}`, "unknown argument"},
			{"gate", `{"command":"ls","confirm":true}`, "unknown argument"},
			{"gate", `{"command":"ls","cwd":7}`, "must be a string"},
			{"gate", `{"command":"ls","cwd":"/a\u0000b"}`, "NUL"},
			{"gate", `{"command":"` + long(20_001) + `"}`, "longer than 20000"},
			{"gate", `{"command":"ls","server":"` + long(2049) + `"}`, "longer than 2048"},
			{"gate", `{"command":"ls","server":"http://127.0.0.1:9999"}`, "not allowed"},
			{"gate", `{"command":"ls","state":"x"}`, "unknown argument"},
			{"classify", `{"state":"x"}`, "labels is missing"},
			{"classify", `{"labels":["x"]}`, "state is missing"},
			{"classify", `{"state":"x","labels":[]}`, "must not be empty"},
			{"classify", `{"state":"x","labels":"a"}`, "array"},
			{"classify", `{"state":"x","labels":["a",1]}`, "labels[1] must be a string"},
			{"classify", `{"state":"x","labels":["a"," "]}`, "blank"},
			{"classify", `{"state":"x","labels":` + list(101) + `}`, "more than 100"},
			{"route", `{"state":"x","tools":["` + long(2001) + `"]}`, "longer than 2000"},
			{"route", `{"state":"x","labels":["a"]}`, "unknown argument"},
			{"score", `{"state":"` + long(20_001) + `","criteria":["a"]}`, "longer than 20000"},
			{"score", `{"state":"x","criteria":["a"],"server":"http://127.0.0.1:9999"}`, "not allowed"},
			{"score", `{"state":"x","criteria":["a"],"cwd":"/"}`, "unknown argument"},
		} {
			a := p.send(t, toolCall(c.tool, c.args), false)
			wantStatus(t, p, a, 200)
			if a.Result["isError"] != true || a.Result["structuredContent"] != nil || !strings.Contains(a.raw, c.want) {
				t.Errorf("%s %.60s: %.300s", c.tool, c.args, a.raw)
			}
		}
		// The limits themselves are within.
		if a := p.send(t, toolCall("gate", `{"command":"echo `+long(19_995)+`"}`), false); a.Result["isError"] != false {
			t.Errorf("%.300s", a.raw)
		}
		for _, m := range []string{toolCall("gat", `{}`), toolCall("Gate", `{}`), strings.Replace(toolCall("gate", `{}`), `"arguments":{}`, `"arguments":[]`, 1),
			strings.Replace(toolCall("gate", `{}`), `"gate"`, `7`, 1)} {
			if p.http() && strings.Contains(m, `"name":7`) {
				continue // the header already differs
			}
			if a := p.send(t, m, false); a.code() != -32602 {
				t.Error(a.raw)
			}
		}
	})
}

// A server named in a call must be allowed by the operator, and can then
// refuse but never allow.
func TestServerOfACall(t *testing.T) {
	yes := model(t, &mock.Server{Noul: 1, Score: 0, Extensions: true})
	no := model(t, &mock.Server{Noul: 0, Score: 9, Extensions: true})
	p := connect(t, map[string]string{"server": yes, "l1-enabled": "true"}, settings{allowed: []string{no, "http://127.0.0.1:3/"}})
	gate := func(command, server string) answer {
		q, _ := json.Marshal(command)
		return p.send(t, toolCall("gate", fmt.Sprintf(`{"command":%s,"server":%q}`, q, server)), false)
	}
	for _, c := range []struct{ command, server, want, layer string }{
		{"frobnicate", yes, "allow", "L1"},
		{"frobnicate", yes + "/v1/systemone", "allow", "L1"},
		{"frobnicate", no, "deny", "L1"},
		{"ls", no, "allow", "L0"},
		{"rm -rf /", yes, "deny", "L0"},
	} {
		a := gate(c.command, c.server)
		if a.structured("decision") != c.want || a.structured("layer") != c.layer {
			t.Errorf("%+v: %s", c, a.raw)
		}
	}
	if a := gate("frobnicate", "http://127.0.0.1:2"); a.Result["isError"] != true {
		t.Error(a.raw)
	}
	p = connect(t, map[string]string{"server": no, "l1-enabled": "true"}, settings{allowed: []string{yes}})
	if a := gate("frobnicate", yes); a.structured("decision") != "ask" {
		t.Errorf("the caller's own server allowed: %s", a.raw)
	}
	if a := p.send(t, toolCall("score", fmt.Sprintf(`{"state":"x","criteria":["y"],"server":%q}`, no)), false); a.structured("score") != 9.0 {
		t.Error(a.raw)
	}
}

func TestGateWithModel(t *testing.T) {
	p := connect(t, map[string]string{"server": model(t, &mock.Server{Noul: .5, Score: 5, Extensions: true}), "l1-enabled": "true"}, settings{})
	a := p.send(t, toolCall("gate", `{"command":"frobnicate"}`), false)
	if a.structured("decision") != "ask" || a.structured("layer") != "L1" || a.structured("noul") != .5 || a.structured("score") != 5.0 ||
		a.structured("noul_state") != "wavering" || a.structured("harm") != "risky" || a.structured("model") != mock.Model {
		t.Error(a.raw)
	}
	p = connect(t, map[string]string{"server": "http://127.0.0.1:1", "l1-enabled": "true"}, settings{})
	a = p.send(t, toolCall("gate", `{"command":"frobnicate"}`), false)
	if a.structured("decision") != "deny" || a.structured("layer") != "fail_closed" || !strings.Contains(a.raw, "the model did not answer") || a.Result["isError"] != false {
		t.Error(a.raw)
	}
}

func TestAskText(t *testing.T) {
	p := connect(t, nil, settings{ask: "text"})
	a := p.send(t, call(1, "git push", me, ""), false)
	if a.Result["resultType"] != "complete" || a.structured("decision") != "ask" {
		t.Error(a.raw)
	}
}

// The question shows what would otherwise not be seen.
func TestQuestionIsVisible(t *testing.T) {
	p := connect(t, map[string]string{"fail-closed": "ask"}, settings{})
	a := p.send(t, call(1, "git push; frobnicate é 'a\tb'", me, ""), false)
	if s := a.raw; !strings.Contains(s, `frobnicate é 'a\\tb'`) || !strings.Contains(s, "Directory: ") || !strings.Contains(s, "Reason: ") {
		t.Error(s)
	}
}

func TestAuditRecord(t *testing.T) {
	log := filepath.Join(t.TempDir(), "audit.jsonl")
	p := connect(t, map[string]string{"audit": log}, settings{})
	p.send(t, toolCall("gate", `{"command":"ls","cwd":"/tmp"}`), false)
	s := state(t, p, 2)
	p.send(t, call(3, "git push", me, answered(s, accept)), false)
	data, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for line := range strings.Lines(string(data)) {
		var r struct {
			Command, Cwd, Decision, Layer, Door, Policy string
			Confirm                                     bool
		}
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		if r.Door != "mcp" || r.Policy == "" {
			t.Error(line)
		}
		got = append(got, fmt.Sprint(r.Command, " ", r.Decision, " ", r.Layer, " ", r.Confirm))
	}
	want := "ls allow L0 false|git push ask L0 false|git push allow human_confirm true"
	if strings.Join(got, "|") != want {
		t.Error(got)
	}
}

// A yes does not outlive the policy: a refusal that came after it wins.
func TestDenyWinsOverAnOldYes(t *testing.T) {
	dir := t.TempDir()
	p := connect(t, nil, settings{})
	message := func(more string) string {
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"gate","arguments":{"command":"git push","cwd":%q},"_meta":%s%s}}`, dir, me, more)
	}
	s, _ := p.send(t, message(""), false).Result["requestState"].(string)
	if err := os.WriteFile(filepath.Join(dir, ".guardexec.json"), []byte(`{"blacklist":[["no-push","git push"]]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	a := p.send(t, message(answered(s, accept)), false)
	if a.structured("decision") == "allow" || a.code() != -32602 {
		t.Error(a.raw)
	}
	if a := p.send(t, message(""), false); a.structured("decision") != "deny" {
		t.Error(a.raw)
	}
}

func TestResources(t *testing.T) {
	both(t, func(t *testing.T, p peer, _ *clock) {
		a := p.send(t, request(1, "resources/list", `{"_meta":`+m0+`}`), false)
		if !strings.Contains(a.raw, `"phocinae://policy/gate-approval"`) || a.Result["ttlMs"] == nil {
			t.Error(a.raw)
		}
		for _, r := range a.Result["resources"].([]any) {
			uri := r.(map[string]any)["uri"].(string)
			a := p.send(t, request(2, "resources/read", fmt.Sprintf(`{"uri":%q,"_meta":%s}`, uri, m0)), false)
			c := a.Result["contents"].([]any)[0].(map[string]any)
			if c["uri"] != uri || c["mimeType"] != "text/markdown" || len(c["text"].(string)) < 400 || a.Result["ttlMs"] == nil {
				t.Error(a.raw)
			}
		}
		a = p.send(t, request(3, "resources/read", `{"uri":"x://y","_meta":`+m0+`}`), false)
		wantStatus(t, p, a, 400)
		if a.code() != -32602 || a.Error.Data["uri"] != "x://y" {
			t.Error(a.raw)
		}
		a = p.send(t, request(4, "resources/templates/list", `{"_meta":`+m0+`}`), false)
		if compact(t, a.Result["resourceTemplates"]) != "[]" || a.Result["cacheScope"] != "private" {
			t.Error(a.raw)
		}
		a = p.send(t, request(5, "tools/list", `{"_meta":`+m0+`,"cursor":"x"}`), false)
		if a.code() != -32602 {
			t.Error(a.raw)
		}
	})
}

// samples are the labelled commands of the gate's own tests.
func samples(t *testing.T) (commands, dirs []string) {
	t.Helper()
	for _, name := range []string{"attack-sample", "benign-sample", "reports-sample"} {
		data, err := os.ReadFile("../../gate/testdata/" + name + ".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			var c struct{ Command, Cwd string }
			if json.Unmarshal([]byte(line), &c) == nil && strings.TrimSpace(c.Command) != "" {
				commands, dirs = append(commands, c.Command), append(dirs, c.Cwd)
			}
		}
	}
	data, err := os.ReadFile("../../gate/testdata/contract.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if _, command, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			commands, dirs = append(commands, command), append(dirs, "")
		}
	}
	return commands, dirs
}

// All sample commands get the same answer through guardexec check and through
// gate.
func TestBothDoorsAgree(t *testing.T) {
	if testing.Short() {
		t.Skip("builds guardexec")
	}
	path := filepath.Join(t.TempDir(), "guardexec")
	build := exec.Command("go", "build", "-o", path, "../guardexec")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	commands, dirs := samples(t)
	var in bytes.Buffer
	for i, c := range commands {
		line := map[string]any{"id": i, "command": c}
		if dirs[i] != "" {
			line["cwd"] = dirs[i]
		}
		in.WriteString(compact(t, line) + "\n")
	}
	s, p := newServer(t, &clock{}, nil, settings{})
	cmd := exec.Command(path, "check", "--jsonl")
	cmd.Env, cmd.Stdin = p.env, &in
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	peer := newStdio(t, s)
	sc := bufio.NewScanner(bytes.NewReader(out))
	sc.Buffer(nil, 8<<20)
	n, allowed := 0, 0
	for ; sc.Scan(); n++ {
		var want struct{ Command, Decision, Layer, Reason, Rule string }
		if err := json.Unmarshal(sc.Bytes(), &want); err != nil {
			t.Fatal(err)
		}
		args := map[string]any{"command": commands[n]}
		if dirs[n] != "" {
			args["cwd"] = dirs[n]
		}
		a := peer.send(t, toolCall("gate", compact(t, args)), false)
		if a.structured("decision") != want.Decision || a.structured("layer") != want.Layer || a.structured("rule") != want.Rule || a.structured("reason") != want.Reason {
			t.Errorf("%q: %+v, but %.400s", commands[n], want, a.raw)
		}
		if want.Decision == "allow" {
			allowed++
		}
	}
	if n != len(commands) || n < 500 || allowed < 50 {
		t.Errorf("%d of %d compared, %d allowed", n, len(commands), allowed)
	}
}
