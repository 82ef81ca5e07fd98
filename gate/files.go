package gate

import (
	"io"
	"os"
)

// FileFact is what the gate may know of one path.
type FileFact struct {
	// Exists reports that the name is there, whatever it is.
	Exists bool
	// Absent reports that nothing has the name. Neither holds where it cannot
	// be told.
	Absent bool
	// Dir reports a directory.
	Dir bool
	// Link is the text of a symbolic link, and empty for anything else.
	Link string
}

// Files answers questions about paths without following symbolic links. The
// gate asks a bounded number of them for one verdict.
type Files interface {
	// Fact looks at one path without following it.
	Fact(path string) FileFact
	// Read returns a regular file of at most the given number of bytes. ok is
	// false for anything else.
	Read(path string, most int) (data []byte, ok bool)
	// Dashes reports whether a directory holds a name that begins with a dash,
	// which a pattern could turn into an option. ok is false if it cannot be
	// told; a directory that is not there holds none.
	Dashes(dir string) (some, ok bool)
}

// OSFiles reads facts from the file system of this machine.
type OSFiles struct{}

// Fact looks at one path with lstat(2) and readlink(2).
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

// Read reads a small regular file; it never waits for a pipe or a device.
func (OSFiles) Read(path string, most int) ([]byte, bool) {
	fi, err := os.Stat(path)
	if err != nil || !fi.Mode().IsRegular() || fi.Size() > int64(most) {
		return nil, false
	}
	f, err := os.OpenFile(path, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return nil, false
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, int64(most)+1))
	return data, err == nil && len(data) <= most
}

// maxEntries bounds the names read from one directory.
const maxEntries = 4096

// Dashes reads the names of one directory.
func (OSFiles) Dashes(dir string) (some, ok bool) {
	f, err := os.OpenFile(dir, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return false, os.IsNotExist(err)
	}
	defer f.Close()
	names, err := f.Readdirnames(maxEntries)
	for _, n := range names {
		if n[0] == '-' {
			return true, true
		}
	}
	return false, (err == nil || err == io.EOF) && len(names) < maxEntries
}

// NoFiles knows nothing; every path is taken by its name alone.
type NoFiles struct{}

// Fact returns the zero fact.
func (NoFiles) Fact(string) FileFact { return FileFact{} }

// Read returns nothing.
func (NoFiles) Read(string, int) ([]byte, bool) { return nil, false }

// Dashes cannot tell.
func (NoFiles) Dashes(string) (some, ok bool) { return false, false }
