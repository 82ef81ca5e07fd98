package wrappers_test

import (
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/wrappers"
)

// differs are the names that Find gives for all calls in a file.
func differs(t *testing.T, h wrappers.Host, file string) string {
	t.Helper()
	found, err := h.Find([]byte(file))
	if err != nil || len(found) == 0 {
		t.Fatalf("%s: %v %v in\n%s", h.Name, found, err, file)
	}
	var all []string
	for _, f := range found {
		all = append(all, f.Differs...)
	}
	return strings.Join(append(all, h.Missing(found)...), " ")
}

// TestEveryChangeOfAnEntryIsNamed changes what install writes, one thing after
// the other: whatever it is, the entry is not as it should be any more.
func TestEveryChangeOfAnEntryIsNamed(t *testing.T) {
	for _, h := range wrappers.Hosts() {
		for _, timeout := range append([]string{""}, wrappers.Timeouts()...) {
			for _, flags := range [][]string{nil, {"--no-auto-approve"}, {"--table=/a b", "--no-auto-approve"}} {
				s := setupOf(t, h.Name)
				s.Timeout, s.Flags = timeout, flags
				made, err := s.Plan(nil)
				if err != nil {
					continue // by hand
				}
				if got := differs(t, h, string(made)); got != "" {
					t.Errorf("%s: %s differs in\n%s", h.Name, got, made)
				}
			}
		}
	}
	for _, c := range []struct{ host, old, new, want string }{
		{"claude", `"matcher": "`, `"matcher": "x`, "matcher"},
		{"claude", `"timeout": 10`, `"timeout": 1`, "timeout"},
		{"claude", `"timeout": 10`, `"timeout": 10, "async": true`, "async"},
		{"claude", `"timeout": 10`, `"timeout": 10, "if": "Bash(x)"`, "if"},
		{"claude", `"type": "command"`, `"type": "prompt"`, "type"},
		{"claude", `, "onFailure": "block"`, ``, "onFailure"},
		{"claude", `"hooks": [{`, `"if": "x", "hooks": [{`, "if"},
		{"claude", `-c", "test`, `-c", "true; test`, "args"},
		{"claude", `|| { echo`, `&& { echo`, "args"},
		{"claude", `"PreToolUse"`, `"PostToolUse"`, "PreToolUse"},
		{"gemini", `10000`, `10`, "timeout"},
		{"gemini", `"command": "test`, `"command": "exit 0; test`, "command"},
		{"qwen", `"name": "guardexec"`, `"name": "x", "sequential": true`, "name sequential"},
		{"crush", `"matcher": "`, `"matcher": "x`, "matcher"},
		{"cursor", `"beforeShellExecution"`, `"afterShellExecution"`, "beforeShellExecution"},
		{"cursor", `true}`, `false}`, "failClosed"},
		{"codex", `matcher = "`, `matcher = "x`, "matcher"},
		{"codex", `type = "command"`, `type = "prompt"`, "type"},
		{"codex", `timeout = 10`, `timeout = 100`, "timeout"},
		{"codex", `timeout = 10`, `timeout = 10` + "\nasync = true", "async"},
		{"codex", `[[hooks.PreToolUse]]`, `[[hooks.PostToolUse]]`, "[[hooks.PreToolUse]]"},
		{"codex", `command = "test`, `command = "x; test`, "command"},
		{"kimi", `event = "PreToolUse"`, `event = "Stop"`, "event"},
		{"kimi", `timeout = 10`, `timeout = 10 # s` + "\n\n# x\ncolour = 1", "colour"},
		{"kimi", `timeout = 10`, ``, "timeout"},
		{"kimi", `[[hooks]]`, `[[hook]]`, "[[hooks]]"},
		{"cline", "\ntest", "\nexit 0\ntest", "line 3"},
		{"copilot", `"command",`, `"command", "matcher": "x",`, "line 6"},
		{"opencode", `judged = `, `judged = /x/ && `, "line 6"},
		{"opencode", `throw new Error(reply`, `0 && new Error(reply`, "line 21"},
	} {
		s := setupOf(t, c.host)
		made, err := s.Plan(nil)
		if err != nil {
			t.Fatal(err)
		}
		file := strings.Replace(string(made), c.old, c.new, 1)
		if file == string(made) {
			t.Errorf("%s: there is no %s", c.host, c.old)
		}
		if got := differs(t, s.Host, file); got != c.want {
			t.Errorf("%s %s: %q differs, want %q", c.host, c.new, got, c.want)
		}
	}
}

// TestOwnIsByteForByte tells a call that can be started without anything else
// coming with it.
func TestOwnIsByteForByte(t *testing.T) {
	const end = ` || { echo guardexec could not answer >&2; exit 2; }`
	for line, want := range map[string]bool{
		`/g/guardexec hook qwen`:                                    true,
		`/g/guardexec hook qwen --no-auto-approve`:                  true,
		`test -s /g/guardexec && /g/guardexec hook qwen` + end:      true,
		`/usr/bin/timeout 8 /g/guardexec hook qwen` + end:           true,
		`touch x; /g/guardexec hook qwen`:                           false,
		`/g/guardexec hook qwen; touch x`:                           false,
		`/g/guardexec  hook qwen`:                                   false,
		`/g/guardexec hook qwen --x;touch${IFS}y`:                   false,
		"/g/guardexec hook qwen --`id`":                             false,
		`/g/guardexec hook qwen '--x;touch y'`:                      true,
		`$(id)/guardexec hook qwen`:                                 false,
		`'$(id)/guardexec' hook qwen`:                               true,
		`test -s /evil/guardexec && /g/guardexec hook qwen` + end:   false,
		`/tmp/timeout 8 /g/guardexec hook qwen` + end:               false,
		`/g/guardexec hook qwen` + end + ` # x`:                     false,
		`/g/guardexec hook qwen` + "\n" + `touch x`:                 false,
		`sh -c 'touch x; /g/guardexec hook qwen'`:                   false,
		`"/g/guardexec" hook qwen`:                                  false,
		`PATH=/evil /g/guardexec hook qwen`:                         false,
		`test -s /g/guardexec && touch x && /g/guardexec hook qwen`: false,
	} {
		h, _ := wrappers.Lookup("qwen")
		text := strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(line)
		found, err := h.Find([]byte(`{"hooks": {"PreToolUse": [{"hooks": [{"command": "` + text + `"}]}]}}`))
		if err != nil || len(found) != 1 || found[0].Own != want {
			t.Errorf("%s: %+v %v, want %v", line, found, err, want)
		}
	}
}

// TestOnlyOurLinesChange updates and removes our entry among what others wrote.
func TestOnlyOurLinesChange(t *testing.T) {
	const linter = `{"type": "command", "command": "lint"}`
	call := func(s wrappers.Setup) string { return `{"type": "command", "command": "` + s.Command() + `"}` }
	s := setupOf(t, "qwen")
	s.Program = "/g/guardexec"
	ours := call(s)
	for _, c := range []struct{ file, left string }{
		{"{\"hooks\": {\"PreToolUse\": [{\"matcher\": \"x\", \"hooks\": [" + ours + ", " + linter + "]}]}}",
			"{\"hooks\": {\"PreToolUse\": [{\"matcher\": \"x\", \"hooks\": [" + linter + "]}]}}"},
		{"{\"hooks\": {\"PreToolUse\": [{\"hooks\": [" + linter + ", " + ours + ", ]}]}}",
			"{\"hooks\": {\"PreToolUse\": [{\"hooks\": [" + linter + ", ]}]}}"},
		{"{\"hooks\": {\"PreToolUse\": [\n  {\"hooks\": [" + ours + "]}, // ours\n  // mine\n  {\"hooks\": [" + linter + "]} // c\n]}}\n",
			"{\"hooks\": {\"PreToolUse\": [\n  // ours\n  // mine\n  {\"hooks\": [" + linter + "]} // c\n]}}\n"},
		{"{\"hooks\": {\"PreToolUse\": [\n  {\"hooks\": [" + linter + "]}, // c\n  {\"hooks\": [" + ours + "]}\n]}}\n",
			"{\"hooks\": {\"PreToolUse\": [\n  {\"hooks\": [" + linter + "]} // c\n]}}\n"},
		{"{\"hooks\": {\"PreToolUse\": [ // c\n  {\"hooks\": [" + ours + "]},\n]}}\n", "{\"hooks\": {\"PreToolUse\": [ // c\n]}}\n"},
		{"{\"a\": 1, // a\n\"hooks\": {\"Stop\": [], \"PreToolUse\": [{\"hooks\": [" + ours + "]}]}}", "{\"a\": 1, // a\n\"hooks\": {\"Stop\": []}}"},
		{"{\"a\": 1, // a\n\"hooks\": {\"PreToolUse\": [{\"hooks\": [" + ours + "]}]}\n}", "{\"a\": 1 // a\n}"},
		{"{\"hooks\": {\"Stop\": [{\"hooks\": [" + ours + "]}], \"PreToolUse\": [{\"hooks\": [" + ours + "]}]}, \"a\": 1}", "{\"a\": 1}"},
		{"{\"hooks\": {\"PreToolUse\": [{\"hooks\": [" + ours + "]}, {\"hooks\": [" + ours + "]}]}}", ""},
	} {
		left, err := s.Unplan([]byte(c.file))
		if err != nil || string(left) != c.left {
			t.Errorf("%s: %v, left\n%q, want\n%q", c.file, err, left, c.left)
		}
		once, err := s.Plan([]byte(c.file))
		if err != nil {
			t.Errorf("%s: %v", c.file, err)
			continue
		}
		if strings.Contains(string(once), linter) != strings.Contains(c.file, linter) || strings.Count(string(once), "//") != strings.Count(c.file, "//") {
			t.Errorf("%s became\n%s", c.file, once)
		}
		if twice, err := s.Plan(once); err != nil || string(twice) != string(once) {
			t.Errorf("%s: a second time changes it: %v\n%s\n%s", c.file, err, once, twice)
		}
	}

	// A file that another version or the host itself laid out keeps its form.
	file, err := s.Plan(nil)
	if err != nil {
		t.Fatal(err)
	}
	wide := strings.NewReplacer(`, "`, ",\n\t\t\"", `10000`, `60000 /* ms */`).Replace(string(file))
	mended, err := s.Plan([]byte(wide))
	if want := strings.Replace(wide, "60000", "10000", 1); err != nil || string(mended) != want {
		t.Errorf("%v\n%s\nwant\n%s", err, mended, want)
	}
	for _, more := range []string{`"if": "x", `, `/* c */ `} {
		bad := strings.NewReplacer(`"type"`, more+`"type"`, `"name": "guardexec", `, "").Replace(string(file))
		if out, err := s.Plan([]byte(bad)); err == nil {
			t.Errorf("%s became\n%s", bad, out)
		}
	}
}

// TestCommentsAndOthersOutliveUs removes our entry from files of all layouts.
func TestCommentsAndOthersOutliveUs(t *testing.T) {
	s := setupOf(t, "claude")
	s.Program = "/g/guardexec"
	made, err := s.Plan(nil)
	if err != nil {
		t.Fatal(err)
	}
	ours := string(made)[strings.Index(string(made), `{"matcher"`) : strings.LastIndex(string(made), "}]}")+3]
	r := rand.New(rand.NewPCG(1, 2))
	gap := func() string {
		return []string{"", " ", "\n", "\n  ", " // c\n", "/* c */", "\r\n\t", "\n// c\n\n"}[r.IntN(8)]
	}
	list := func(elems []string) string {
		b := gap()
		for i, e := range elems {
			b += e + gap()
			if i+1 < len(elems) || r.IntN(3) == 0 {
				b += "," + gap()
			}
		}
		return b
	}
	for range 3000 {
		entries := func() string {
			var elems []string
			for range r.IntN(4) {
				elems = append(elems, []string{`{"hooks": [{"command": "lint"}]}`, ours}[r.IntN(2)])
			}
			return "[" + list(elems) + "]"
		}
		hooks := []string{`"PreToolUse":` + gap() + entries()}
		if r.IntN(2) == 0 {
			hooks = append(hooks, `"Stop":`+gap()+entries())
		}
		members := []string{`"hooks": {` + list(hooks) + "}"}
		for range r.IntN(3) {
			members = slices.Insert(members, r.IntN(len(members)+1), `"k`+strconv.Itoa(len(members))+`": "lint"`)
		}
		file := gap() + "{" + list(members) + "}" + gap()
		left, err := s.Unplan([]byte(file))
		if err != nil {
			t.Fatalf("%v in\n%s", err, file)
		}
		found, err := s.Host.Find(left)
		if err != nil || len(found) > 0 {
			t.Fatalf("%v %v in\n%s\nof\n%s", found, err, left, file)
		}
		for _, word := range []string{"c", "lint"} {
			// The letter of a comment stands alone.
			count := func(text string) int {
				return len(slices.DeleteFunc(strings.Fields(strings.NewReplacer("/*", " ", "*/", " ", "//", " ", `"`, " ").Replace(text)), func(w string) bool { return w != word }))
			}
			was := count(strings.ReplaceAll(file, ours, ""))
			if got := count(string(left)); got != was {
				t.Fatalf("%d of %d %q are left in\n%s\nof\n%s", got, was, word, left, file)
			}
		}
		once, err := s.Plan([]byte(file))
		if err == nil {
			if strings.Count(string(once), "lint") != strings.Count(file, "lint") {
				t.Fatalf("others are lost in\n%s\nof\n%s", once, file)
			}
			if got := differs(t, s.Host, string(once)); got != "" {
				t.Fatalf("%s differs in\n%s\nof\n%s", got, once, file)
			}
			if found, _ := s.Host.Find(once); len(slices.DeleteFunc(found, func(f wrappers.Found) bool { return f.Elsewhere })) != 1 {
				t.Fatalf("not once in\n%s\nof\n%s", once, file)
			}
			twice, err := s.Plan(once)
			if err != nil || string(twice) != string(once) {
				t.Fatalf("%v: a second time changes it\n%s\n%s", err, once, twice)
			}
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, file)
		}
	}
}

// TestBlockOfTOMLIsKnownByItsLines takes nothing for ours that is not.
func TestBlockOfTOMLIsKnownByItsLines(t *testing.T) {
	const other = "\n[providers.mine]\napi_key = \"precious\"\n\n[mcp.x]\ntimeout = 30\n"
	for _, name := range []string{"kimi", "codex"} {
		s := setupOf(t, name)
		made, err := s.Plan(nil)
		if err != nil {
			t.Fatal(err)
		}
		block := string(made)
		mark, bare, _ := strings.Cut(block, "\n")
		head, _, _ := strings.Cut(bare, "\n")
		for _, file := range []string{
			strings.Replace(block, "timeout = 10\n", "", 1) + other,
			block + "colour = 1\n" + other,
			block + "\n# mine\ncolour = 1\n" + other,
			strings.Replace(block, "command =", "# mine\ncommand =", 1) + other,
			strings.Replace(block, "command = \"", "command = \"lint; ", 1) + other,
			mark + "\n" + other,
			block + strings.Replace(head, "]]", ".env]]", 1) + "\nx = 1\n" + other,
			"x = 1 # " + s.Command() + "\n" + strings.Replace(block, "\ntimeout", "\ntimeouts", 1),
		} {
			if out, err := s.Plan([]byte(file)); err == nil {
				t.Errorf("%s: install made of\n%s\n%s", name, file, out)
			}
			if out, err := s.Unplan([]byte(file)); err == nil {
				t.Errorf("%s: uninstall left of\n%s\n%s", name, file, out)
			}
		}
		moved := s
		moved.Program = "/new/guardexec"
		for _, form := range []string{block, bare, strings.ReplaceAll(block, "\n", "\r\n"), strings.Replace(block, "timeout = 10", "timeout = 10 # c", 1),
			strings.ReplaceAll(bare, " = ", "="), "  " + strings.TrimSuffix(strings.ReplaceAll(bare, "\n", "\n  "), "  ")} {
			if out, err := s.Plan([]byte(block + form + other)); err != nil || string(out) != block+other {
				t.Errorf("%s: %v, not once in\n%s", name, err, out)
			}
			file := "a = \"\"\"\n" + block + "\"\"\"\n" + form + other
			if out, err := s.Unplan([]byte(file)); err != nil || strings.Count(string(out), "hook "+name) != 1 || !strings.HasSuffix(string(out), other) {
				t.Errorf("%s: %v, left of\n%s\n%s", name, err, file, out)
			}
			out, err := moved.Plan([]byte(file))
			if want := strings.ReplaceAll(form, "'/opt/my tools/guardexec'", "/new/guardexec"); err != nil || !strings.HasSuffix(string(out), want+other) {
				t.Errorf("%s: %v, became of\n%s\n%s", name, err, file, out)
			}
			found, _ := s.Host.Find(out)
			if len(found) != 1 || found[0].Differs != nil || !found[0].Own || found[0].Mixed != strings.Contains(form, "# c") {
				t.Errorf("%s: found %+v in\n%s", name, found, out)
			}
		}
	}
}

// TestWhiteSpaceInTextsCounts tells a file that was laid out anew from one whose
// texts are others.
func TestWhiteSpaceInTextsCounts(t *testing.T) {
	for _, c := range []struct {
		host, a, b string
		same       bool
	}{
		{"claude", "{\"a\": \"x y\"}", "{ \"a\" : \"x y\" }\n", true},
		{"claude", "{\"a\": \"x y\"}", "{\"a\": \"xy\"}", false},
		{"claude", "{\"a\": 1 // x y\n}", "{\"a\": 1 // xy\n}", false},
		{"claude", "{// x\n\"a\": 1}", "{// x \"a\": 1\n}", false},
		{"claude", "{\"a\": 1} // x\n", "{\"a\": 1}\n// x\n", true},
		{"kimi", "a = \"x y\"\n\n", "a = \"x y\"", true},
		{"kimi", "a = \"x y\"\n", "a = \"xy\"\n", false},
		{"kimi", "a = \"\"\"\nx\n\"\"\"\n", "a = \"\"\"\n\nx\n\"\"\"\n", false},
	} {
		h, _ := wrappers.Lookup(c.host)
		if got := h.SameText([]byte(c.a), []byte(c.b)); got != c.same {
			t.Errorf("%q and %q: %v", c.a, c.b, got)
		}
	}
}

// TestOwnFileSaysSoInItsHead leaves alone what only speaks of us.
func TestOwnFileSaysSoInItsHead(t *testing.T) {
	s := setupOf(t, "cline")
	made, err := s.Plan(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{
		"#!/bin/sh\n# see guardexec install\nmine\n",
		"#!/bin/sh\nmine\nmine\nmine\n# written by guardexec install; no\n",
	} {
		if out, err := s.Plan([]byte(file)); err == nil {
			t.Errorf("%q became %q", file, out)
		}
		if _, err := s.Unplan([]byte(file)); err == nil {
			t.Errorf("%q was removed", file)
		}
	}
	for _, file := range []string{string(made), string(made) + "more\n"} {
		if out, err := s.Plan([]byte(file)); err != nil || !slices.Equal(out, made) {
			t.Errorf("%q: %v", out, err)
		}
	}
}

// TestCodexTrustsNothingButOurLine leaves out a hook that starts more than us.
func TestCodexTrustsNothingButOurLine(t *testing.T) {
	s := setupOf(t, "codex")
	var hooks []string
	for i, line := range []string{s.Closed(), "touch x; " + s.Closed(), s.Command() + "; touch x", "lint"} {
		text := strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(line)
		hooks = append(hooks, `{"key":"k`+strconv.Itoa(i)+`","currentHash":"h","command":"`+text+`","trustStatus":"untrusted","enabled":true}`)
	}
	answers := `{"id":1,"result":{}}` + "\n" + `{"id":2,"result":{"data":[{"hooks":[` + strings.Join(hooks, ",") + `]}]}}` + "\n"
	c, err := wrappers.NewCodex(strings.NewReader(answers), io.Discard, "0")
	if err != nil {
		t.Fatal(err)
	}
	found, err := c.Hooks("/w")
	if err != nil || len(found) != 1 || found[0].Key != "k0" {
		t.Errorf("%+v %v", found, err)
	}
}
