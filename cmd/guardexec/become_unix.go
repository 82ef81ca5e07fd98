//go:build unix

package main

import (
	"errors"
	"os"
	"syscall"
)

// become replaces this process. It returns only if that fails.
func (p *program) become(path string, argv []string) int {
	if p.exec != nil {
		return p.exec(path, argv)
	}
	err := syscall.Exec(path, argv, p.env)
	p.errorf("%s: %v", path, err)
	switch {
	case errors.Is(err, syscall.ENOENT):
		return exitNotFound // the interpreter that the file names
	default:
		return exitRefused
	}
}

// executable asks the kernel, so that root and access lists are seen.
func executable(path string, _ os.FileInfo) bool {
	const x = 1
	return syscall.Access(path, x) == nil
}

func notDirectory(err error) bool { return errors.Is(err, syscall.ENOTDIR) }

func endings() []string { return nil }
