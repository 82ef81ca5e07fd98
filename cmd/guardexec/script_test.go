package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// fakeGate answers by words in the command, so that the doors can be tested
// apart from the engine.
type fakeGate struct{ policy gate.Policy }

func (g fakeGate) Judge(_ context.Context, r gate.Request) gate.Verdict {
	text := r.Command
	if r.Argv != nil {
		text = strings.Join(r.Argv, " ")
	}
	v := gate.Verdict{Layer: gate.LayerL0, Tightened: g.policy.Tightened}
	f := gate.Finding{Rule: "fake", Text: text, Span: shellparse.Span{End: len(text)}, Effects: []string{"run it"}}
	switch {
	case strings.Contains(text, "PANIC"):
		panic("fake")
	case strings.Contains(text, "HANG"):
		select {}
	case strings.Contains(text, "SPIN"):
		for n := 0; ; n++ {
			_ = n
		}
	case strings.Contains(text, "DENY"):
		f.Reason, v.Remedy = "it says so", "say something else"
	case strings.Contains(text, "ASK"):
		f.Decision, f.Reason = gate.Ask, "it asks"
	case strings.Contains(text, "SHOW"):
		f.Reason = strings.Join([]string{r.Dir, r.Home, strings.Join(r.Args, ","), string('0' + rune(r.Dialect))}, "|")
	default:
		f.Decision, f.Reason = gate.Allow, "why not"
	}
	v.Decision, v.Rule, v.Reason = f.Decision, f.Rule, f.Reason
	v.Findings = []gate.Finding{f}
	return v
}

func (g fakeGate) JudgeWrite(_ context.Context, r gate.WriteRequest) (gate.Verdict, bool) {
	v := g.Judge(context.Background(), gate.Request{Command: r.Path})
	return v, v.Decision != gate.Allow
}

// fake runs the program with the fake gate, called by another name if that is
// not empty.
func fake(name string) func() {
	return func() {
		args := os.Args
		if name != "" {
			args = append([]string{name}, args[1:]...)
		}
		p := program{
			args: args, env: os.Environ(), stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr,
			now: time.Now, exit: os.Exit,
			newGate: func(p gate.Policy, _ ...gate.Option) (judge, error) { return fakeGate{p}, nil },
		}
		if sys := os.Getenv("FAKE_SYSTEM_DIR"); sys != "" {
			p.systemDir = sys
		}
		os.Exit(p.run())
	}
}

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"guardexec": main,
		"guardfake": fake(""),
		"fakebash":  fake("bash"),
		"fakesh":    fake("/opt/x/sh"),
		"fakelogin": fake("-bash"),
		"fakezsh":   fake("zsh"),
	})
}

func setup(e *testscript.Env) error {
	for _, dir := range []string{"home", "work"} {
		if err := os.Mkdir(filepath.Join(e.WorkDir, dir), 0o755); err != nil && !os.IsExist(err) {
			return err
		}
	}
	e.Setenv("HOME", filepath.Join(e.WorkDir, "home"))
	e.Setenv("AUDIT", filepath.Join(e.WorkDir, "home", ".local", "state", "guardexec", "audit.jsonl"))
	return nil
}

// TestScript runs the doors with the fake gate.
func TestScript(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata/script", Setup: setup})
}

// TestEngine runs the whole program.
func TestEngine(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata/engine", Setup: setup})
}

// TestBuilt runs scripts with the program as it is built: links to it have
// other names.
func TestBuilt(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	dir := t.TempDir()
	program := filepath.Join(dir, "guardexec")
	build(t, program, ".")
	wrap, err := filepath.Abs("../../wrappers/files/guard-wrap")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{Dir: "testdata/built", Setup: func(e *testscript.Env) error {
		e.Setenv("BUILT", program)
		e.Setenv("WRAP", wrap)
		e.Setenv("PATH", dir+string(filepath.ListSeparator)+e.Getenv("PATH"))
		return setup(e)
	}})
}
