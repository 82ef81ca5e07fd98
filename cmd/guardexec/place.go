package main

import (
	"os"

	"github.com/phocinae/guardexec/gate/config"
)

// noHome stands for a home directory that nobody can name.
const noHome = config.NoHome

// systemDir is the directory of the system-wide configuration.
func systemDir() string { return config.SystemDir() }

// home is the directory that a shell expands ~ to. It is empty if the
// environment names none that is absolute.
func (p *program) home() string { return config.HomeDir(p.getenv) }

// userDir is the user's configuration directory of this program, or empty.
func (p *program) userDir(home string) string { return config.UserDir(p.getenv, home) }

// stateDir is the user's directory for the audit file, or empty.
func (p *program) stateDir(home string) string { return config.StateDir(p.getenv, home) }

// workDir is the working directory, or empty if it cannot be told.
func workDir() string {
	dir, err := os.Getwd()
	if err != nil {
		return ""
	}
	return dir
}
