// Package approval keeps what nobody could be asked about, and what a person
// then allowed at a terminal.
//
// A call is known by all that was judged and by how it was judged, so a
// permission fits nothing else. It counts once and for a short time.
package approval

import (
	"cmp"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/phocinae/guardexec/gate/config"
)

// How long a call may be approved after it was refused, and how long the
// permission then waits for the same call.
const (
	Offered = 30 * time.Minute
	Allowed = 10 * time.Minute
)

// skew is how far the clock may go back between two looks at it.
const skew = time.Minute

// most is how many calls are kept; the oldest go first.
const most = 64

// idDigits is the length of an ID, in hexadecimal digits.
const idDigits = 10

// maxParts bounds the parts of a call, maxFile a file of the store, in bytes.
const (
	maxParts = 64 << 10
	maxFile  = 8 * maxParts
)

// ErrTooLarge reports a call that is too large to be kept.
var ErrTooLarge error = tooLarge{}

type tooLarge struct{}

func (tooLarge) Error() string { return "the call is too large to be kept for an approval" }

// ErrUnknown reports an ID that stands for no call, or for none any more.
var ErrUnknown error = unknown{}

var errNotPrivate error = notPrivate{}

type unknown struct{}

type notPrivate struct{}

func (notPrivate) Error() string { return "not a directory that only the user can read and write" }

func (unknown) Error() string {
	return "no call of this ID waits for an approval; they are forgotten after " + Offered.String()
}

// Call is a call that was refused because nobody could be asked.
type Call struct {
	// Parts are all that makes the call what it is. They are kept as they
	// are, so none may hold a secret.
	Parts []string
	// Door names who asked, Dir the directory of the command.
	Door, Dir string
	// Command is the command as a person reads it.
	Command string
	// Shown is what else a person must see to know the call; its first line
	// is a title. It may be empty.
	Shown string
	// Rule and Reason are those of the verdict.
	Rule, Reason string
	// At is the time of the refusal.
	At time.Time
}

// ID is the short name of a call. Calls may have the same one; it only finds
// the file, the parts decide.
func (c *Call) ID() string {
	h := fnv.New64a()
	for _, p := range c.Parts {
		_, _ = h.Write([]byte(strconv.Itoa(len(p)) + " " + p)) // it never fails
	}
	return fmt.Sprintf("%016x", h.Sum64())[:idDigits]
}

// Store is a directory of the user that holds one small file for each call.
type Store struct{ dir string }

// New returns the store in a directory, which is made when it is needed.
func New(dir string) *Store { return &Store{dir: dir} }

// Extensions of the files, whose names are IDs: a call that was refused, and a
// permission.
const (
	offer      = ".ask"
	permission = ".yes"
)

// Offer remembers a call. The time is now.
// The error is ErrTooLarge if it cannot be kept as it is.
func (s *Store) Offer(c Call) error {
	size := len(c.Command) + len(c.Shown)
	for _, p := range c.Parts {
		size += len(p)
	}
	if size > maxParts {
		return ErrTooLarge
	}
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	if err := private(s.dir); err != nil {
		return err
	}
	s.sweep(c.At)
	return s.write(c.ID()+offer, c.encode())
}

// Pending lists the calls that may be approved, the latest last.
func (s *Store) Pending(now time.Time) ([]Call, error) {
	if err := private(s.dir); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return nil, err
	}
	var calls []Call
	for _, e := range entries {
		if id, ok := strings.CutSuffix(e.Name(), offer); ok {
			if c, err := s.Find(id, now); err == nil {
				calls = append(calls, c)
			}
		}
	}
	slices.SortFunc(calls, func(a, b Call) int {
		return cmp.Or(a.At.Compare(b.At), cmp.Compare(a.ID(), b.ID()))
	})
	return calls, nil
}

// Find returns the call of an ID. The error is ErrUnknown if there is none.
func (s *Store) Find(id string, now time.Time) (Call, error) {
	if !isHex(id, idDigits) {
		return Call{}, ErrUnknown
	}
	if err := private(s.dir); err != nil {
		return Call{}, missing(err)
	}
	data, err := config.ReadFile(filepath.Join(s.dir, id+offer), maxFile)
	if err != nil {
		return Call{}, missing(err)
	}
	c, err := decode(data)
	if err != nil {
		return Call{}, err
	}
	if c.ID() != id || !fresh(c.At, now, Offered) {
		return Call{}, ErrUnknown
	}
	return c, nil
}

func missing(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return ErrUnknown
	}
	return err
}

// Allow lets the call be made once, and forgets that it was refused.
func (s *Store) Allow(c Call, now time.Time) error {
	if err := private(s.dir); err != nil {
		return err
	}
	id := c.ID()
	c.At = now
	if err := s.write(id+permission, c.encode()); err != nil {
		return err
	}
	return os.Remove(filepath.Join(s.dir, id+offer))
}

// Take uses up the permission for a call, and reports whether there was one.
// Of several who want it one gets it.
func (s *Store) Take(c Call, now time.Time) bool {
	name := filepath.Join(s.dir, c.ID()+permission)
	if private(s.dir) != nil {
		return false
	}
	data, err := config.ReadFile(name, maxFile)
	if err != nil {
		return false
	}
	allowed, err := decode(data)
	if err != nil || !slices.Equal(allowed.Parts, c.Parts) {
		return false
	}
	return os.Remove(name) == nil && fresh(allowed.At, now, Allowed)
}

// fresh reports that a time is neither too long ago nor to come.
func fresh(at, now time.Time, life time.Duration) bool {
	age := now.Sub(at)
	return age >= -skew && age < life
}

// write puts a whole file in the place of another.
func (s *Store) write(name string, data []byte) error {
	f, err := os.CreateTemp(s.dir, "new-*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), filepath.Join(s.dir, name))
	}
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return err
}

// sweep removes what is too old, and the oldest of what is too much.
func (s *Store) sweep(now time.Time) {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return
	}
	type file struct {
		name string
		at   time.Time
	}
	var kept []file
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			continue
		}
		f := file{filepath.Join(s.dir, e.Name()), info.ModTime()}
		if now.Sub(f.at) > Offered+skew {
			_ = os.Remove(f.name)
			continue
		}
		if filepath.Ext(f.name) == offer {
			kept = append(kept, f)
		}
	}
	slices.SortFunc(kept, func(a, b file) int { return a.at.Compare(b.at) })
	for len(kept) >= most {
		_ = os.Remove(kept[0].name)
		kept = kept[1:]
	}
}

func isHex(s string, digits int) bool {
	return len(s) == digits && strings.Trim(s, "0123456789abcdef") == ""
}
