// Command phocinae-mcp is a Model Context Protocol server that judges shell
// commands with the gate of guardexec, and asks a local decision model.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	p := program{
		args: os.Args[1:], env: os.Environ(),
		stdin: os.Stdin, stdout: takeStdout(), stderr: os.Stderr, now: time.Now,
	}
	code := p.run(ctx)
	stop()
	os.Exit(code)
}
