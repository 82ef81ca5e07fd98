package main

import "github.com/phocinae/guardexec/gate"

// Exit codes of check, as in the original. A usage error is never 1 or 2, so
// that it cannot be read as a verdict.
const (
	exitAllow = 0
	exitDeny  = 1 // also a panic, with a JSON line
	exitAsk   = 2
	exitUsage = 3 // usage, configuration, input or output
)

// Exit codes of the doors that execute, after env, nohup and timeout: every
// other code is the command's own.
const (
	exitFailed   = 125 // guardexec itself failed; nothing ran
	exitRefused  = 126 // refused, or found but not executable; nothing ran
	exitNotFound = 127
)

// exitHookRefused is the exit code of a hook that refuses without a reply. A
// hook uses no other code but 0: hosts take 1 for a mishap and go on.
const exitHookRefused = 2

// exitHookInactive is the exit code of install and doctor if a host does not
// call the hook, or goes on without it.
const exitHookInactive = 1

// exitCode is the exit code of check for a decision.
func exitCode(d gate.Decision) int {
	switch d {
	case gate.Allow:
		return exitAllow
	case gate.Ask:
		return exitAsk
	default:
		return exitDeny
	}
}
