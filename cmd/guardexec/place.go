package main

import (
	"bufio"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
)

// systemDir is the directory of the system-wide configuration. Windows has
// none: there any user may create such a directory.
func systemDir() string {
	if runtime.GOOS == "windows" {
		return ""
	}
	return "/etc/guardexec"
}

// noHome stands for a home directory that nobody can name.
const noHome = "/nonexistent"

// home is the directory that a shell expands ~ to. It is empty if the
// environment names none that is absolute.
func (p *program) home() string {
	name := "HOME"
	if runtime.GOOS == "windows" {
		name = "USERPROFILE"
	}
	if h, ok := p.getenv(name); ok {
		if filepath.IsAbs(h) {
			return h
		}
		return ""
	}
	if h := passwdHome(os.Getuid()); h != "" {
		return h
	}
	return noHome
}

// passwdHome finds a user's home without the C library.
func passwdHome(uid int) string {
	f, err := os.Open("/etc/passwd")
	if err != nil {
		return ""
	}
	defer f.Close()
	want := strconv.Itoa(uid)
	for sc := bufio.NewScanner(f); sc.Scan(); {
		fields := strings.Split(sc.Text(), ":")
		if len(fields) >= 6 && fields[2] == want && filepath.IsAbs(fields[5]) {
			return fields[5]
		}
	}
	return ""
}

// userDir is the user's configuration directory of this program, or empty.
func (p *program) userDir(home string) string {
	switch runtime.GOOS {
	case "windows":
		if d, _ := p.getenv("AppData"); filepath.IsAbs(d) {
			return filepath.Join(d, "guardexec")
		}
		return ""
	case "darwin", "ios":
		return under(home, "Library/Application Support/guardexec")
	}
	if d, _ := p.getenv("XDG_CONFIG_HOME"); filepath.IsAbs(d) {
		return filepath.Join(d, "guardexec")
	}
	return under(home, ".config/guardexec")
}

// stateDir is the user's directory for the audit file, or empty.
func (p *program) stateDir(home string) string {
	switch runtime.GOOS {
	case "windows":
		if d, _ := p.getenv("LocalAppData"); filepath.IsAbs(d) {
			return filepath.Join(d, "guardexec")
		}
		return ""
	case "darwin", "ios":
		return under(home, "Library/Application Support/guardexec")
	}
	if d, _ := p.getenv("XDG_STATE_HOME"); filepath.IsAbs(d) {
		return filepath.Join(d, "guardexec")
	}
	return under(home, ".local/state/guardexec")
}

func under(home, path string) string {
	if home == "" || home == noHome {
		return ""
	}
	return filepath.Join(home, path)
}

// workDir is the working directory, or empty if it cannot be told.
func workDir() string {
	dir, err := os.Getwd()
	if err != nil {
		return ""
	}
	return dir
}
