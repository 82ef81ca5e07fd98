//go:build unix

package gate

import (
	"os"
	"syscall"
)

// nonblock keeps an open from waiting for the other end of a pipe.
const nonblock = syscall.O_NONBLOCK

// Fact looks at one path with lstat(2) and readlink(2). A verdict asks for
// several, and package os makes more of each than is needed here.
func (OSFiles) Fact(path string) FileFact {
	var st syscall.Stat_t
	for {
		err := syscall.Lstat(path, &st)
		if err == nil {
			break
		}
		if err != syscall.EINTR {
			return FileFact{Absent: err == syscall.ENOENT}
		}
	}
	f := FileFact{Exists: true, Dir: st.Mode&syscall.S_IFMT == syscall.S_IFDIR}
	if st.Mode&syscall.S_IFMT == syscall.S_IFLNK {
		f.Link, _ = os.Readlink(path)
	}
	return f
}
