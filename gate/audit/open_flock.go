//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package audit

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
	"time"
)

// openFile never follows a link and never waits for a reader of a pipe. A file
// that may only be written is as good.
func (l *Log) openFile() (*os.File, error) {
	const flags = os.O_APPEND | os.O_CREATE | syscall.O_NOFOLLOW | syscall.O_NONBLOCK
	f, err := os.OpenFile(l.path, os.O_RDWR|flags, 0o600)
	if errors.Is(err, fs.ErrPermission) {
		f, err = os.OpenFile(l.path, os.O_WRONLY|flags, 0o600)
	}
	return f, err
}

// openRead opens a file for reading, as openFile does for writing.
func openRead(path string) (*os.File, error) {
	return os.OpenFile(path, os.O_RDONLY|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0)
}

// exclusive reports that nobody else writes under the lock.
const exclusive = true

// lock takes the file's lock, for at most the given time.
func lock(f *os.File, patience time.Duration) bool {
	pause := 200 * time.Microsecond
	for waited := time.Duration(0); ; waited += pause {
		err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if err == nil {
			return true
		}
		if waited >= patience {
			return false
		}
		pause = min(2*pause, 5*time.Millisecond)
		time.Sleep(pause)
	}
}
