package main

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	"github.com/phocinae/guardexec/gate"
)

// version is what `guardexec version` prints.
const version = "0.1.0"

// judge answers requests; *gate.Gate is the one that counts.
type judge interface {
	Judge(context.Context, gate.Request) gate.Verdict
	JudgeWrite(context.Context, gate.WriteRequest) (gate.Verdict, bool)
}

func newGate(p gate.Policy, o ...gate.Option) (judge, error) { return gate.New(p, o...) }

// program is one run of guardexec with everything it takes from outside.
type program struct {
	args           []string // args[0] is the name it was called by
	env            []string
	stdin          io.Reader
	stdout, stderr io.Writer
	now            func() time.Time
	newGate        func(gate.Policy, ...gate.Option) (judge, error)
	systemDir      string                               // directory of the system-wide configuration
	terminal       func() bool                          // whether a person sits at one
	openTerminal   func() (io.ReadWriteCloser, error)   // the one of hasTerminal; nil if there is none
	patience       time.Duration                        // of a hook, if not hookPatience
	exit           func(int)                            // ends the process while run still works
	exec           func(path string, argv []string) int // instead of becoming a program; for tests
}

// run does what the first word says and returns the exit code.
func (p *program) run() int {
	if len(p.args) == 0 {
		return p.usageError("")
	}
	if sh, ok := shellNamed(calledAs(p.args[0])); ok {
		return p.guarded(func() int { return p.link(sh) })
	}
	args := p.args[1:]
	if len(args) == 0 {
		return p.usageError("")
	}
	switch args[0] {
	case "check":
		return p.check(args[1:])
	case "explain":
		return p.explain(args[1:])
	case "approve":
		return p.approve(args[1:])
	case "rules":
		return p.rules(args[1:])
	case "audit":
		return p.audit(args[1:])
	case "replay":
		return p.replayRecords(args[1:])
	case "hook":
		return p.hook(args[1:])
	case "install":
		return p.install(args[1:])
	case "uninstall":
		return p.uninstall(args[1:])
	case "doctor":
		return p.doctor(args[1:])
	case "run":
		return p.guarded(func() int { return p.runHost(args[1:]) })
	case "init":
		return p.initShell(args[1:])
	case "version", "--version":
		return p.printVersion(args[1:])
	case "help", "--help", "-h":
		return p.print(usage)
	}
	return p.guarded(func() int { return p.door(args) })
}

// calledAs is the bare name a program was called by; a login shell's has a
// dash in front.
func calledAs(arg0 string) string {
	name := strings.TrimSuffix(filepath.Base(arg0), ".exe")
	return strings.TrimPrefix(name, "-")
}

// guarded runs a door that executes; a panic is a failure of ours.
func (p *program) guarded(door func() int) (code int) {
	defer p.caught(&code, exitFailed, "; nothing was run")
	return door()
}

// caught is deferred: it makes a message and an exit status of a panic.
func (p *program) caught(code *int, status int, rest string) {
	if e := recover(); e != nil {
		p.errorf("internal error: %v%s", e, rest)
		*code = status
	}
}

// errorf prints a message of ours on stderr.
func (p *program) errorf(format string, args ...any) {
	fmt.Fprintf(p.stderr, "guardexec: %s\n", printable(fmt.Sprintf(format, args...), 2000))
}

// print writes text to stdout.
func (p *program) print(text string) int {
	if _, err := io.WriteString(p.stdout, text); err != nil {
		p.errorf("%v", err)
		return exitUsage
	}
	return 0
}

func (p *program) printVersion(args []string) int {
	if len(args) > 0 {
		p.errorf("version takes no arguments")
		return exitUsage
	}
	return p.print("guardexec " + version + "\n")
}

// getenv looks up a variable; the first entry counts, as in os.Getenv.
func (p *program) getenv(name string) (value string, ok bool) {
	for _, e := range p.env {
		if len(e) > len(name) && e[len(name)] == '=' && e[:len(name)] == name {
			return e[len(name)+1:], true
		}
	}
	return "", false
}
