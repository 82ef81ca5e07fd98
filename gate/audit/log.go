package audit

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Rotation: a file that reached MaxSize becomes FILE.1, FILE.1 becomes FILE.2,
// and so on; Keep old files are kept.
const (
	MaxSize = 10 << 20
	Keep    = 3
)

// lockPatience bounds the wait for other processes that write. A record is
// appended without the lock afterwards, since a process that was stopped while
// it held the lock must not silence all others.
const lockPatience = 500 * time.Millisecond

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
// symbolic link. A record is in the file as a whole, or there is an error:
// what a full disk or a killed writer left of one is removed by whoever writes
// next.
func (l *Log) Write(r Record) error {
	line := Line(r)
	f, size, locked, err := l.open()
	if errors.Is(err, fs.ErrNotExist) && l.mkdir {
		if err := os.MkdirAll(filepath.Dir(l.path), 0o700); err != nil {
			return err
		}
		f, size, locked, err = l.open()
	}
	if err != nil {
		return err
	}
	if torn(f, size) && !(locked && cut(f)) {
		line = append([]byte{'\n'}, line...) // apart at least
	}
	n, err := f.Write(line)
	if err != nil && n > 0 && locked {
		cut(f)
	}
	return errors.Join(err, f.Close())
}

// open opens the file for appending and locks it, after rotating it if it is
// full. Closing the file releases the lock.
func (l *Log) open() (f *os.File, size int64, locked bool, err error) {
	fail := func(f *os.File, err error) (*os.File, int64, bool, error) {
		if f != nil {
			f.Close()
		}
		return nil, 0, false, err
	}
	for try := 0; ; try++ {
		f, err := l.openFile()
		if err != nil {
			return fail(nil, err)
		}
		got := lock(f, lockPatience)
		info, err := f.Stat()
		if err == nil && !info.Mode().IsRegular() {
			err = &fs.PathError{Op: "open", Path: l.path, Err: errors.New("not a regular file")}
		}
		if err != nil {
			return fail(f, err)
		}
		if !got {
			return f, info.Size(), false, nil
		}
		// Whoever held the lock may have rotated meanwhile: only the file that
		// still has the name is written and moved.
		now, err := os.Lstat(l.path)
		named := err == nil && os.SameFile(now, info)
		if named && info.Size() < l.maxSize || try == 3 {
			return f, info.Size(), exclusive, nil
		}
		if named {
			err = l.rotate()
		} else {
			err = nil
		}
		f.Close()
		if err != nil {
			return fail(nil, err)
		}
	}
}

// torn reports a file of a size that does not end with the end of a line.
func torn(f *os.File, size int64) bool {
	if size == 0 {
		return false
	}
	var last [1]byte
	_, err := f.ReadAt(last[:], size-1)
	return err == nil && last[0] != '\n'
}

// cut removes the beginning of a record from the end of a file. It waits first
// for a writer without the lock.
func cut(f *os.File) bool {
	before, err := f.Stat()
	if err != nil {
		return false
	}
	time.Sleep(10 * time.Millisecond)
	if now, err := f.Stat(); err != nil || now.Size() != before.Size() || !torn(f, now.Size()) {
		return err == nil && !torn(f, now.Size())
	}
	tail := make([]byte, min(before.Size(), 2*maxLine))
	if _, err := f.ReadAt(tail, before.Size()-int64(len(tail))); err != nil {
		return false
	}
	end := bytes.LastIndexByte(tail, '\n') + 1
	const start = `{"ts": "`
	if rest := string(tail[end:]); end == 0 && int64(len(tail)) < before.Size() || !strings.HasPrefix(rest, start[:min(len(start), len(rest))]) {
		return false // no record of ours
	}
	return f.Truncate(before.Size()-int64(len(tail)-end)) == nil
}

func (l *Log) rotate() error {
	for n := Keep - 1; n >= 1; n-- {
		if err := os.Rename(l.old(n), l.old(n+1)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return os.Rename(l.path, l.old(1))
}

// old is the path of an old file; 0 is the one that is written.
func (l *Log) old(n int) string {
	if n == 0 {
		return l.path
	}
	return l.path + "." + strconv.Itoa(n)
}
