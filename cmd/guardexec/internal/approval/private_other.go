//go:build !unix

package approval

import "io/fs"

// private refuses every directory: there is no sure sign of a person at a
// terminal here, so nothing is ever approved.
func private(dir string) error {
	return &fs.PathError{Op: "open", Path: dir, Err: errNotPrivate}
}
