package main

import (
	"errors"
	"os"
	"os/exec"
)

// become runs a child, as this system cannot replace a process, and returns
// its status.
func (p *program) become(path string, argv []string) int {
	if p.exec != nil {
		return p.exec(path, argv)
	}
	c := exec.Cmd{Path: path, Args: argv, Env: p.env, Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr}
	err := c.Run()
	var status *exec.ExitError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &status):
		return status.ExitCode()
	}
	p.errorf("%s: %v", path, err)
	return exitRefused
}

func executable(string, os.FileInfo) bool { return true }

func notDirectory(error) bool { return false }

// endings are those of programs; batch files are left out, because they run
// in a shell of their own that quotes differently.
func endings() []string { return []string{".exe", ".com"} }
