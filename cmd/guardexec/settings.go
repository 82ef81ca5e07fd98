package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/phocinae/guardexec/gate/config"
	"github.com/phocinae/guardexec/wrappers"
)

// maxSettings bounds a settings file of a host, in bytes.
const maxSettings = 8 << 20

// backupEnding is added to the name of a settings file for what was there
// before the first change.
const backupEnding = ".guardexec.bak"

// readSettings reads a file; nil if there is none.
func readSettings(file string) ([]byte, error) {
	data, err := config.ReadFile(file, maxSettings)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil && data == nil {
		data = []byte{}
	}
	return data, err
}

// change writes a settings file, and keeps what was there before the first
// time. Of a file of ours that is not as we write it, it returns the name of the
// copy.
func (p *program) change(h *wrappers.Host, file string, old, text []byte) (kept string, err error) {
	mode := fs.FileMode(0o644)
	if h.Executable() {
		mode = 0o755
	} else if !h.OwnFile() {
		mode = 0o600
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return "", err
	}
	found, err := h.Find(old)
	if err != nil {
		return "", err
	}
	switch {
	case h.OwnFile():
		if old != nil && (len(found) == 0 || len(found[0].Differs) > 0) {
			kept, err = keep(file, old)
		}
	case len(found) == 0:
		err = backUp(file, old, mode)
	}
	if err != nil {
		return "", err
	}
	return kept, replaceFile(file, text, mode)
}

// backUp writes the backup of a settings file, if there is one. What has its
// name by now is somebody's, or left from another time, and steps aside.
func backUp(file string, old []byte, mode fs.FileMode) error {
	backup := file + backupEnding
	if info, err := os.Lstat(backup); err == nil {
		if now, err := readSettings(backup); err == nil && info.Mode().IsRegular() && old != nil && bytes.Equal(now, old) {
			return nil
		}
		aside, err := free(backup)
		if err == nil {
			err = os.Rename(backup, aside)
		}
		if err != nil {
			return err
		}
	}
	if old == nil {
		return nil
	}
	return replaceFile(backup, old, mode)
}

// keep writes what was in a file beside it, under a name that is free.
func keep(file string, data []byte) (string, error) {
	kept, err := free(file + backupEnding)
	if err != nil {
		return "", err
	}
	return kept, replaceFile(kept, data, 0o600)
}

// free is a name that no file has: this one, or one with a number.
func free(name string) (string, error) {
	for n := range 100 {
		try := name
		if n > 0 {
			try += "." + strconv.Itoa(n)
		}
		if _, err := os.Lstat(try); errors.Is(err, fs.ErrNotExist) {
			return try, nil
		}
	}
	return "", fmt.Errorf("%s and a hundred files like it are there", name)
}

// removeEmpty removes a directory and those around it, up to a root that stays,
// as long as nothing is in them. Links are somebody else's.
func removeEmpty(dir, root string) {
	for root != "" && strings.HasPrefix(dir, strings.TrimSuffix(root, string(filepath.Separator))+string(filepath.Separator)) {
		if info, err := os.Lstat(dir); err != nil || !info.IsDir() || os.Remove(dir) != nil {
			return
		}
		dir = filepath.Dir(dir)
	}
}

// replaceFile writes a file beside the old one and exchanges them, so that
// nobody ever reads half of it. It follows links and keeps the mode.
func replaceFile(file string, text []byte, mode fs.FileMode) (err error) {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	if info, err := os.Stat(file); err == nil {
		mode = info.Mode().Perm()
		if mode&0o200 == 0 {
			return fmt.Errorf("%s is read-only", file)
		}
	}
	f, err := os.CreateTemp(filepath.Dir(file), ".guardexec-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	if _, err = f.Write(text); err == nil {
		err = f.Sync()
	}
	if err == nil {
		err = f.Chmod(mode)
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), file)
}

// before is the file as it was before the hook came in: the very bytes if
// nobody has changed it since, else the file without our entry.
func (p *program) before(s *wrappers.Setup, file string, now []byte) ([]byte, error) {
	var old []byte
	if !s.Host.OwnFile() {
		if data, err := readSettings(file + backupEnding); err == nil {
			old = data
		}
	}
	if again, err := s.Plan(old); err == nil && bytes.Equal(again, now) {
		return old, nil
	}
	text, err := s.Unplan(now)
	if err == nil && s.Host.Name == "codex" {
		text = p.untrust(file, text)
	}
	if err == nil && old != nil && text != nil && s.Host.SameText(text, old) {
		return old, nil
	}
	switch {
	case err != nil || len(bytes.TrimSpace(text)) > 0:
		return text, err
	case old != nil:
		// A file with nothing in it was there before.
		if nothing, err := s.Unplan(old); err == nil && nothing == nil {
			return old, nil
		}
	}
	return nil, nil
}
