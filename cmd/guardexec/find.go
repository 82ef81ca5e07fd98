package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// defaultPath is searched where PATH is unset, as execvp does.
const defaultPath = "/usr/local/bin:/usr/bin:/bin"

// find looks a program up once. The path it returns is the one to execute. It
// skips guardexec itself under other names, so that a link that guards a shell
// is not called in a circle.
func (p *program) find(name string) (path string, code int, err error) {
	if name == "" {
		return "", exitNotFound, errors.New("the name of the program is empty")
	}
	if strings.ContainsRune(name, '/') || filepath.Base(name) != name {
		return checkProgram(name)
	}
	search, ok := p.getenv("PATH")
	if !ok {
		search = defaultPath
	}
	path, code, err = "", exitNotFound, fmt.Errorf("%s: not found", name)
	for _, dir := range filepath.SplitList(search) {
		candidate := filepath.Join(dir, name)
		found, c, e := candidates(candidate)
		if e != nil {
			if c != exitNotFound && code == exitNotFound {
				code, err = c, e
			}
			continue
		}
		if !filepath.IsAbs(dir) {
			return "", exitRefused, fmt.Errorf("%s: found only through the relative entry %q of PATH, which depends on the directory", name, dir)
		}
		return found, 0, nil
	}
	return "", code, err
}

// candidates tries a path with the endings that make a file a program.
func candidates(path string) (string, int, error) {
	found, code, err := checkProgram(path)
	for _, ending := range endings() {
		if err == nil {
			break
		}
		if f, _, e := checkProgram(path + ending); e == nil {
			return f, 0, nil
		}
	}
	return found, code, err
}

// checkProgram reports whether path can be executed and is not this program.
func checkProgram(path string) (string, int, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist), notDirectory(err):
		return "", exitNotFound, fmt.Errorf("%s: not found", path)
	case err != nil:
		return "", exitRefused, err
	case !info.Mode().IsRegular():
		return "", exitRefused, fmt.Errorf("%s: not a program", path)
	case !executable(path, info):
		return "", exitRefused, fmt.Errorf("%s: not executable", path)
	case isSelf(info):
		return "", exitFailed, fmt.Errorf("%s: is guardexec itself", path)
	}
	return path, 0, nil
}

// isSelf reports whether a file is the running program.
func isSelf(info os.FileInfo) bool {
	self, err := os.Executable()
	if err != nil {
		return false
	}
	own, err := os.Stat(self)
	return err == nil && os.SameFile(own, info)
}
