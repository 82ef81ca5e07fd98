package gate

import "os"

// FileFact is what the gate may know of one path.
type FileFact struct {
	// Exists reports that the name is there, whatever it is.
	Exists bool
	// Dir reports a directory.
	Dir bool
	// Link is the text of a symbolic link, and empty for anything else.
	Link string
}

// Files answers questions about paths without following symbolic links. The
// gate asks a bounded number of them for one verdict.
type Files interface {
	Fact(path string) FileFact
}

// OSFiles reads facts from the file system of this machine.
type OSFiles struct{}

// Fact looks at one path with lstat(2) and readlink(2).
func (OSFiles) Fact(path string) FileFact {
	fi, err := os.Lstat(path)
	if err != nil {
		return FileFact{}
	}
	f := FileFact{Exists: true, Dir: fi.IsDir()}
	if fi.Mode()&os.ModeSymlink != 0 {
		f.Link, _ = os.Readlink(path)
	}
	return f
}

// NoFiles knows nothing; every path is taken by its name alone.
type NoFiles struct{}

// Fact returns the zero fact.
func (NoFiles) Fact(string) FileFact { return FileFact{} }
