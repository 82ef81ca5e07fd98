//go:build unix && !linux

package main

import (
	"os"
	"syscall"
)

// takeStdout keeps the protocol's channel for itself: whatever else writes to
// standard output, a library or a child, writes to standard error from now on.
// A broken pipe is then an error and not the signal that ends a process.
func takeStdout() *os.File {
	fd, err := syscall.Dup(1)
	if err != nil {
		return os.Stdout
	}
	syscall.CloseOnExec(fd)
	if syscall.Dup2(2, 1) != nil {
		_ = syscall.Close(fd)
		return os.Stdout
	}
	return os.NewFile(uintptr(fd), "stdout")
}
