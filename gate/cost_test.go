package gate_test

import (
	"context"
	"runtime"
	"testing"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// Bounds of what a verdict on hostile text takes. Bytes are those allocated
// altogether, which is more than is ever held.
const (
	maxAllocated = 64 << 20
	maxLooks     = 3 * 2048 // questions about files: names looked at, and slack
	costSlack    = 512 << 10
)

// countingFiles counts the questions about files.
type countingFiles struct {
	gate.OSFiles
	n int
}

func (c *countingFiles) Fact(p string) gate.FileFact { c.n++; return c.OSFiles.Fact(p) }

func (c *countingFiles) Read(p string, most int) ([]byte, bool) {
	c.n++
	return c.OSFiles.Read(p, most)
}

func (c *countingFiles) Dashes(p string) (bool, bool) { c.n++; return c.OSFiles.Dashes(p) }

// cost is what a verdict allocates, and how often it asks about files. The
// least of some runs has nothing of others in it.
func cost(t *testing.T, text string, maxChars int) (bytes uint64, looks int) {
	t.Helper()
	files := &countingFiles{}
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask, MaxChars: maxChars}, gate.WithFiles(files))
	if err != nil {
		t.Fatal(err)
	}
	for i := range 3 {
		files.n = 0
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		g.Judge(context.Background(), gate.Request{Command: text, Dir: "/home/dev/app", Home: "/home/dev"})
		runtime.ReadMemStats(&after)
		if b := after.TotalAlloc - before.TotalAlloc; i == 0 || b < bytes {
			bytes = b
		}
	}
	return bytes, files.n
}

// TestHostileCost holds that every family is linear within 15 percent and
// stays below the bounds at the size limit; with -hostile.heavy that it is
// linear up to the largest limit there is, too.
func TestHostileCost(t *testing.T) {
	sizes := []int{4_950, 9_900, 19_800}
	if *heavy {
		for n := 2 * sizes[2]; n < shellparse.CeilingMaxChars; n *= 2 {
			sizes = append(sizes, n)
		}
	}
	for _, h := range hostile {
		t.Run(h.name, func(t *testing.T) {
			var last uint64
			for i, n := range sizes {
				text := h.make(n)
				if len(text) > n+200 {
					t.Fatalf("%d characters for %d", len(text), n)
				}
				bytes, looks := cost(t, text, max(shellparse.DefaultMaxChars, n+200))
				if n < shellparse.DefaultMaxChars && bytes > maxAllocated || looks > maxLooks {
					t.Errorf("%d characters allocate %d KiB and look at %d files", len(text), bytes>>10, looks)
				}
				if most := last*2*115/100 + costSlack; i > 0 && bytes > most {
					t.Errorf("%d characters allocate %d KiB, half of them %d KiB", len(text), bytes>>10, last>>10)
				}
				last = bytes
			}
			t.Logf("%d KiB for %d characters", last>>10, sizes[len(sizes)-1])
		})
	}
}
