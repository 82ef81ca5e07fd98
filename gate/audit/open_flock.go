//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package audit

import (
	"os"
	"syscall"
	"time"
)

// openFile never follows a link and never waits for a reader of a pipe.
func (l *Log) openFile() (*os.File, error) {
	return os.OpenFile(l.path, os.O_WRONLY|os.O_APPEND|os.O_CREATE|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0o600)
}

// lock takes the file's lock, for at most the given time.
func lock(f *os.File, patience time.Duration) bool {
	const pause = 5 * time.Millisecond
	for waited := time.Duration(0); ; waited += pause {
		err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if err == nil {
			return true
		}
		if waited >= patience {
			return false
		}
		time.Sleep(pause)
	}
}
