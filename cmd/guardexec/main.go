// Command guardexec judges shell commands and runs those it can vouch for.
package main

import (
	"os"
	"time"
)

func main() {
	p := program{
		args: os.Args, env: os.Environ(),
		stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr,
		now: time.Now, newGate: newGate, systemDir: systemDir(), terminal: hasTerminal, openTerminal: openTerminal,
		exit: os.Exit,
	}
	os.Exit(p.run())
}
