//go:build !(linux || darwin || freebsd || netbsd || openbsd || dragonfly)

package audit

import (
	"errors"
	"io/fs"
	"os"
	"time"
)

// openFile refuses what is not a regular file before opening it.
func (l *Log) openFile() (*os.File, error) {
	if err := regular(l.path); err != nil {
		return nil, err
	}
	return os.OpenFile(l.path, os.O_RDWR|os.O_APPEND|os.O_CREATE, 0o600)
}

// openRead opens a file for reading, as openFile does for writing.
func openRead(path string) (*os.File, error) {
	if err := regular(path); err != nil {
		return nil, err
	}
	return os.Open(path)
}

func regular(path string) error {
	if info, err := os.Lstat(path); err == nil && !info.Mode().IsRegular() {
		return &fs.PathError{Op: "open", Path: path, Err: errors.New("not a regular file")}
	}
	return nil
}

// lock does without one here: renaming a file that others have open fails, so
// that only one of two processes that rotate at a time succeeds.
func lock(*os.File, time.Duration) bool { return true }

// exclusive reports that nobody else writes under the lock.
const exclusive = false
