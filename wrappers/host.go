package wrappers

import "github.com/phocinae/guardexec/gate"

// Host is a coding agent that asks before it calls a tool.
type Host struct {
	// Name is the word on the command line: "claude". Title is for people.
	Name, Title string
	// ProjectEnv names the variable in which the host passes the project's
	// directory to a hook; empty if it has none.
	ProjectEnv string
	// LoginShell reports that commands run in the user's own shell, which may
	// be zsh, and not always in bash.
	LoginShell bool
	// TellsShell reports that commands run in a shell of the user's choice,
	// which the event names; by default the one in SHELL.
	TellsShell bool
	// AnyShell reports that the model may name the shell, of which the event
	// says nothing: sh and zsh beside bash.
	AnyShell bool
	// ShellEnv names the variable with the shell that commands run in; empty if
	// the host has none.
	ShellEnv string

	setup   setup
	dialect dialect
	asking  asking
	shape   shape
	// Names of the tools that run a command, feed a running shell, or change
	// files; in lower case and beside those that all hosts share.
	shells, feeds, writes []string
	// unasked are tools that run commands for which the host calls no hook.
	unasked []string
	// mark is what the names of tools of MCP servers have in them, beside those
	// that begin with "mcp".
	mark string
}

// asking tells whether an answer "ask" reaches a person in the same call.
type asking uint8

const (
	asksNever    asking = iota // it is ignored, or taken for an error, and the command runs
	asksAlways                 // without a person the host itself refuses
	asksTerminal               // without a terminal the host waits forever
)

// shape tells where in an event tool and arguments are.
type shape uint8

const (
	shapeCall   shape = iota // tool_name and tool_input, in one spelling or another
	shapeCline               // tool_call and preToolUse, the same call twice
	shapeCursor              // by the name of the event
	shapeAmp                 // the arguments alone
)

// Options are what the one who set up the hook decided.
type Options struct {
	// Terminal reports whether a person sits at a terminal of the host; nil if
	// none does.
	Terminal func() bool
	// Silent leaves allowed commands to the host's own permissions, instead
	// of telling it to go ahead.
	Silent bool
}

// Answer is what to tell a host.
type Answer struct {
	Decision gate.Decision
	// Text is the reason, for a person and for the model.
	Text string
	// Approve is what a person types to allow the call once; empty if that
	// cannot be done. It is told only where the host cannot ask.
	Approve string
}

// Reply is what a hook writes and how it ends.
type Reply struct {
	Stdout, Stderr []byte
	Exit           int
}

// Hosts lists all hosts by name.
func Hosts() []Host {
	names := [...]string{"amp", "claude", "cline", "codex", "copilot", "crush", "cursor", "dsh", "gemini", "goose", "hermes",
		"kimi", "opencode", "openhands", "qwen"}
	hosts := make([]Host, len(names))
	for i, name := range names {
		hosts[i], _ = Lookup(name)
	}
	return hosts
}

// Lookup finds a host by its name, without making the others.
func Lookup(name string) (h Host, ok bool) {
	switch name {
	case "amp":
		h = amp()
	case "claude":
		h = claude()
	case "cline":
		h = cline()
	case "codex":
		h = codex()
	case "copilot":
		h = copilot()
	case "crush":
		h = crush()
	case "cursor":
		h = cursor()
	case "dsh":
		h = dsh()
	case "gemini":
		h = gemini()
	case "goose":
		h = goose()
	case "hermes":
		h = hermes()
	case "kimi":
		h = kimi()
	case "opencode":
		h = opencode()
	case "openhands":
		h = openhands()
	case "qwen":
		h = qwen()
	}
	return h, h.Name != ""
}

// Asks reports whether the host can put a question to a person in this call.
func (h *Host) Asks(c *Call, o Options) bool {
	switch h.asking {
	case asksAlways:
		return !c.mute
	case asksTerminal:
		return o.Terminal != nil && o.Terminal()
	}
	return false
}
