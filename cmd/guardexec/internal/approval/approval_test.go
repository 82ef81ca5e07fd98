//go:build unix

package approval

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

var noon = time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)

func call(parts ...string) Call {
	return Call{Parts: parts, Door: "hook codex", Dir: "/w", Command: strings.Join(parts, " "), Rule: "r", Reason: "why", At: noon}
}

func store(t *testing.T) *Store { return New(filepath.Join(t.TempDir(), "state", "approvals")) }

// offered is a store with a call in it.
func offered(t *testing.T, c Call) *Store {
	t.Helper()
	s := store(t)
	if err := s.Offer(c); err != nil {
		t.Fatal(err)
	}
	return s
}

func allow(t *testing.T, s *Store, c Call, at time.Time) {
	t.Helper()
	found, err := s.Find(c.ID(), at)
	if err != nil {
		t.Fatal(err)
	}
	if found.Command != c.Command || found.Dir != c.Dir || found.Door != c.Door || found.Rule != c.Rule || found.Reason != c.Reason || !found.At.Equal(c.At) {
		t.Fatalf("found %+v", found)
	}
	if err := s.Allow(found, at); err != nil {
		t.Fatal(err)
	}
}

func TestOneYesIsOneCall(t *testing.T) {
	c := call("rm", "-rf", "src")
	s := offered(t, c)
	if s.Take(c, noon) {
		t.Error("taken before it was allowed")
	}
	allow(t, s, c, noon)
	for _, other := range []Call{call("rm", "-rf", "src", ""), call("rm", "-rf"), call("rm -rf src"), call("rm", "-rf", "sr", "c"), call()} {
		if s.Take(other, noon) {
			t.Errorf("%q fits", other.Parts)
		}
	}
	if _, err := s.Find(c.ID(), noon); !errors.Is(err, ErrUnknown) {
		t.Errorf("still offered: %v", err)
	}
	if !s.Take(c, noon) {
		t.Error("not taken")
	}
	if s.Take(c, noon) {
		t.Error("taken twice")
	}
}

func TestOneOfManyGetsIt(t *testing.T) {
	c := call("x")
	s := offered(t, c)
	allow(t, s, c, noon)
	var wg sync.WaitGroup
	var got atomic.Int32
	for range 16 {
		wg.Go(func() {
			if s.Take(c, noon) {
				got.Add(1)
			}
		})
	}
	wg.Wait()
	if got.Load() != 1 {
		t.Errorf("%d got it", got.Load())
	}
}

// Calls of one ID do not stand for each other.
func TestSameID(t *testing.T) {
	c := call("a")
	s := offered(t, c)
	allow(t, s, c, noon)
	from, other := filepath.Join(s.dir, c.ID()+permission), call("b")
	if err := os.Rename(from, filepath.Join(s.dir, other.ID()+permission)); err != nil {
		t.Fatal(err)
	}
	if s.Take(other, noon) {
		t.Error("the permission of another call was taken")
	}
}

func TestTimes(t *testing.T) {
	for _, test := range []struct {
		name                  string
		allowAfter, takeAfter time.Duration
		found, taken          bool
	}{
		{"at once", 0, 0, true, true},
		{"late", Offered - time.Second, Allowed - time.Second, true, true},
		{"too late to allow", Offered, 0, false, false},
		{"too late to take", 0, Allowed, true, false},
		{"the clock went back", -skew, -skew, true, true},
		{"the clock was set back before", -skew - time.Second, 0, false, false},
		{"the clock was set back after", 0, -skew - time.Second, true, false},
	} {
		c := call(test.name)
		s := offered(t, c)
		then := noon.Add(test.allowAfter)
		found, err := s.Find(c.ID(), then)
		if (err == nil) != test.found {
			t.Errorf("%s: %v", test.name, err)
		}
		if err == nil {
			if err := s.Allow(found, then); err != nil {
				t.Fatal(err)
			}
		}
		if got := s.Take(c, then.Add(test.takeAfter)); got != test.taken {
			t.Errorf("%s: taken %v", test.name, got)
		}
	}
}

func TestPending(t *testing.T) {
	s := store(t)
	if calls, err := s.Pending(noon); err != nil || len(calls) != 0 {
		t.Fatal(calls, err)
	}
	for i, name := range []string{"c", "a", "b"} {
		c := call(name)
		c.At = noon.Add(time.Duration(i) * time.Minute)
		if err := s.Offer(c); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(s.dir, "0000000000.ask"), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	calls, err := s.Pending(noon.Add(5 * time.Minute))
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, c := range calls {
		got += c.Command
	}
	if got != "cab" {
		t.Errorf("pending: %q", got)
	}
}

func TestOfferIsBounded(t *testing.T) {
	s := store(t)
	keep := call("keep")
	if err := s.Offer(keep); err != nil {
		t.Fatal(err)
	}
	allow(t, s, keep, noon)
	for i := range 2 * most {
		if err := s.Offer(call(strings.Repeat("x", i))); err != nil {
			t.Fatal(err)
		}
	}
	entries, err := os.ReadDir(s.dir)
	if err != nil || len(entries) > most+1 {
		t.Errorf("%d files, %v", len(entries), err)
	}
	if !s.Take(keep, noon) {
		t.Error("offers drove a permission out")
	}
	if err := s.Offer(call(strings.Repeat("x", maxParts))); !errors.Is(err, ErrTooLarge) {
		t.Errorf("large: %v", err)
	}
	// The longest call that is kept can be read again, whatever is in it.
	long := Call{Parts: []string{strings.Repeat("\x01", maxParts)}, At: noon}
	if err := s.Offer(long); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Find(long.ID(), noon); err != nil {
		t.Errorf("long: %v", err)
	}
}

// Text that is not UTF-8 is not kept as it is, so it fits nothing, itself and
// its look-alike included.
func TestInvalidUTF8FitsNothing(t *testing.T) {
	c := call("rm \xff")
	s := offered(t, c)
	if found, err := s.Find(c.ID(), noon); err == nil {
		_ = s.Allow(found, noon)
	}
	if s.Take(c, noon) {
		t.Error("taken")
	}
}

// What others could have written is not looked at.
func TestPrivate(t *testing.T) {
	for _, test := range []struct {
		name  string
		spoil func(dir string) error
	}{
		{"others may write", func(dir string) error { return os.Chmod(dir, 0o722) }},
		{"the group may read", func(dir string) error { return os.Chmod(dir, 0o750) }},
		{"a link", func(dir string) error {
			return errors.Join(os.Rename(dir, dir+".real"), os.Symlink(dir+".real", dir))
		}},
		{"a file", func(dir string) error {
			return errors.Join(os.Rename(dir, dir+".real"), os.WriteFile(dir, nil, 0o600))
		}},
	} {
		c := call(test.name)
		s := offered(t, c)
		found, err := s.Find(c.ID(), noon)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Allow(found, noon); err != nil {
			t.Fatal(err)
		}
		if err := test.spoil(s.dir); err != nil {
			t.Fatal(err)
		}
		if s.Take(c, noon) {
			t.Errorf("%s: taken", test.name)
		}
		if err := s.Offer(c); err == nil {
			t.Errorf("%s: offered", test.name)
		}
		if err := s.Allow(c, noon); err == nil {
			t.Errorf("%s: allowed", test.name)
		}
		if _, err := s.Pending(noon); err == nil {
			t.Errorf("%s: listed", test.name)
		}
	}
}

func TestFindTakesOnlyIDs(t *testing.T) {
	c := call("x")
	s := offered(t, c)
	for _, id := range []string{"", "../" + c.ID(), c.ID() + ".", strings.ToUpper(c.ID()) + "Z", "zzzzzzzzzz", c.ID()[1:]} {
		if _, err := s.Find(id, noon); !errors.Is(err, ErrUnknown) {
			t.Errorf("%q: %v", id, err)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(call("a", "b").encode())
	f.Add([]byte(`{"at": "2026-11-30T12:00:00Z", "parts": ["x"], "door": 1}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := decode(data)
		if err != nil {
			return
		}
		again, err := decode(c.encode())
		if err != nil || again.ID() != c.ID() || !again.At.Equal(c.At) || again.Command != c.Command {
			t.Errorf("%+v became %+v, %v", c, again, err)
		}
	})
}
