package config

import (
	"bufio"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
)

// SystemDir is the directory of the system-wide configuration. Windows has
// none: there any user may create such a directory.
func SystemDir() string {
	if runtime.GOOS == "windows" {
		return ""
	}
	return "/etc/guardexec"
}

// NoHome stands for a home directory that nobody can name.
const NoHome = "/nonexistent"

// Env looks up an environment variable.
type Env func(name string) (value string, ok bool)

// HomeDir is the directory that a shell expands ~ to. It is empty if the
// environment names none that is absolute.
func HomeDir(env Env) string {
	name := "HOME"
	if runtime.GOOS == "windows" {
		name = "USERPROFILE"
	}
	if h, ok := env(name); ok {
		if filepath.IsAbs(h) {
			return h
		}
		return ""
	}
	if h := passwdHome(os.Getuid()); h != "" {
		return h
	}
	return NoHome
}

// AccountHome is the home directory of the account, whatever the environment
// says; empty if it cannot be told.
func AccountHome() string { return passwdHome(os.Getuid()) }

// UserDir is the user's configuration directory of this program, or empty.
func UserDir(env Env, home string) string {
	return place(env, home, "AppData", "XDG_CONFIG_HOME", ".config/guardexec")
}

// StateDir is the user's directory for the audit file, or empty.
func StateDir(env Env, home string) string {
	return place(env, home, "LocalAppData", "XDG_STATE_HOME", ".local/state/guardexec")
}

func place(env Env, home, windows, xdg, dir string) string {
	switch runtime.GOOS {
	case "windows":
		if d, _ := env(windows); filepath.IsAbs(d) {
			return filepath.Join(d, "guardexec")
		}
		return ""
	case "darwin", "ios":
		return under(home, "Library/Application Support/guardexec")
	}
	if d, _ := env(xdg); filepath.IsAbs(d) {
		return filepath.Join(d, "guardexec")
	}
	return under(home, dir)
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

func under(home, path string) string {
	if home == "" || home == NoHome {
		return ""
	}
	return filepath.Join(home, path)
}
