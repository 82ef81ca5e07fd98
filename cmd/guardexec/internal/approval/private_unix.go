//go:build unix

package approval

import (
	"io/fs"
	"os"
	"syscall"
)

// private reports a directory that somebody else could have written to.
func private(dir string) error {
	info, err := os.Lstat(dir)
	if err != nil {
		return err
	}
	st, ok := info.Sys().(*syscall.Stat_t)
	if !info.IsDir() || info.Mode().Perm()&0o077 != 0 || !ok || int(st.Uid) != os.Geteuid() {
		return &fs.PathError{Op: "open", Path: dir, Err: errNotPrivate}
	}
	return nil
}
