package audit

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

// Rotation: a file that reached MaxSize becomes FILE.1, FILE.1 becomes FILE.2,
// and so on; Keep old files are kept.
const (
	MaxSize = 10 << 20
	Keep    = 3
)

// lockPatience bounds the wait for another process that rotates. A record is
// appended without the lock afterwards: appending needs none.
const lockPatience = 200 * time.Millisecond

// Log is an audit file. It holds no open file, so it may be kept and shared.
type Log struct {
	path    string
	mkdir   bool
	maxSize int64
}

// New returns the log at path. Its directory is created when the first record
// is written, if mkdir is set.
func New(path string, mkdir bool) *Log {
	return &Log{path: path, mkdir: mkdir, maxSize: MaxSize}
}

// Write appends a record. Anything but a regular file is refused, and so is a
// symbolic link.
func (l *Log) Write(r Record) error {
	line := Line(r)
	f, err := l.open()
	if errors.Is(err, fs.ErrNotExist) && l.mkdir {
		if err := os.MkdirAll(filepath.Dir(l.path), 0o700); err != nil {
			return err
		}
		f, err = l.open()
	}
	if err != nil {
		return err
	}
	_, err = f.Write(line)
	return errors.Join(err, f.Close())
}

// open opens the file for appending, after rotating it if it is full.
func (l *Log) open() (*os.File, error) {
	for try := 0; ; try++ {
		f, err := l.openFile()
		if err != nil {
			return nil, err
		}
		info, err := f.Stat()
		if err != nil {
			f.Close()
			return nil, err
		}
		if !info.Mode().IsRegular() {
			f.Close()
			return nil, &fs.PathError{Op: "open", Path: l.path, Err: errors.New("not a regular file")}
		}
		if info.Size() < l.maxSize || try == 3 {
			return f, nil
		}
		// Closing the file releases the lock. Whoever holds it may have rotated
		// meanwhile: only the file that still has the name is moved.
		if !lock(f, lockPatience) {
			return f, nil
		}
		if now, err := os.Lstat(l.path); err == nil && os.SameFile(now, info) {
			err = l.rotate()
			f.Close()
			if err != nil {
				return nil, err
			}
			continue
		}
		f.Close()
	}
}

func (l *Log) rotate() error {
	old := func(n int) string { return l.path + "." + strconv.Itoa(n) }
	for n := Keep - 1; n >= 1; n-- {
		if err := os.Rename(old(n), old(n+1)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return os.Rename(l.path, old(1))
}

// CallerName returns the name of a process if the system tells it cheaply.
func CallerName(pid int) string {
	data, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/comm")
	if err != nil {
		return ""
	}
	if n := len(data); n > 0 && data[n-1] == '\n' {
		data = data[:n-1]
	}
	return string(data)
}
