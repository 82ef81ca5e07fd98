//go:build !unix

package gate

import "os"

const nonblock = 0

// Fact looks at one path without following it.
func (OSFiles) Fact(path string) FileFact {
	fi, err := os.Lstat(path)
	if err != nil {
		return FileFact{Absent: os.IsNotExist(err)}
	}
	f := FileFact{Exists: true, Dir: fi.IsDir()}
	if fi.Mode()&os.ModeSymlink != 0 {
		f.Link, _ = os.Readlink(path)
	}
	return f
}
