//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package audit

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// TestMain lets the test binary write records for the tests that kill it.
func TestMain(m *testing.M) {
	path := os.Getenv("AUDIT_WRITER")
	if path == "" {
		os.Exit(m.Run())
	}
	name, first, count := os.Args[1], number(os.Args[2]), number(os.Args[3])
	if os.Getenv("AUDIT_SMALL_FILES") != "" {
		signal.Ignore(syscall.SIGXFSZ)
		size := syscall.Rlimit{Cur: 1000, Max: 1000}
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &size); err != nil {
			panic(err)
		}
	}
	log := New(path, false)
	for i := first; i < first+count; i++ {
		id := name + "-" + strconv.Itoa(i)
		// Records of all sizes, many larger than a page; all of them together
		// fit into the files that are kept.
		if err := log.Write(record(id + " " + strings.Repeat("x", i*977%6_000))); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(id)
	}
}

func number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		panic(err)
	}
	return n
}

// writer runs a process that writes records and returns those it acknowledged
// before it ended or was killed.
func writer(t *testing.T, path, name string, first, count int, kill time.Duration) (acknowledged []string) {
	cmd := exec.Command(os.Args[0], name, strconv.Itoa(first), strconv.Itoa(count))
	cmd.Env = append(os.Environ(), "AUDIT_WRITER="+path)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Error(err)
		return nil
	}
	if err := cmd.Start(); err != nil {
		t.Error(err)
		return nil
	}
	if kill > 0 {
		timer := time.AfterFunc(kill, func() { _ = cmd.Process.Kill() })
		defer timer.Stop()
	}
	for s := bufio.NewScanner(out); s.Scan(); {
		acknowledged = append(acknowledged, s.Text())
	}
	if err := cmd.Wait(); err != nil && kill == 0 {
		t.Errorf("%s: %v", name, err)
	}
	return acknowledged
}

// ids reads the records of a log, rotated files included. A line that is not a
// record fails the test.
func ids(t *testing.T, path string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(path + "*")
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for line := range bytes.Lines(data) {
			var r struct{ Command string }
			if err := json.Unmarshal(line, &r); err != nil || line[len(line)-1] != '\n' {
				t.Fatalf("%s: torn line of %d bytes: %.80s", f, len(line), line)
			}
			id, _, _ := strings.Cut(r.Command, " ")
			found[id] = true
		}
	}
	return found
}

// TestKilledWritersTearNothing kills processes in the middle of their writes:
// every record they acknowledged is there, and no line is torn.
func TestKilledWritersTearNothing(t *testing.T) {
	writers, each := 8, 1250
	if testing.Short() {
		each = 60
	}
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	var mu sync.Mutex
	var acknowledged []string
	var wg sync.WaitGroup
	for w := range writers {
		wg.Go(func() {
			name := fmt.Sprintf("w%d", w)
			next, lives := 0, 0
			for next < each {
				// The first lives are short, the last one is not limited.
				kill := time.Duration(20+17*w+31*lives) * time.Millisecond
				if lives++; lives > 8 {
					kill = 0
				}
				got := writer(t, path, name, next, each-next, kill)
				mu.Lock()
				acknowledged = append(acknowledged, got...)
				mu.Unlock()
				if kill == 0 {
					return
				}
				next += len(got)
				if len(got) == 0 && lives > 8 {
					return
				}
			}
		})
	}
	wg.Wait()
	// What the last one killed left is removed by the next record.
	if err := New(path, false).Write(record("end")); err != nil {
		t.Fatal(err)
	}
	if len(acknowledged) < writers*each-writers {
		t.Errorf("only %d of %d records were acknowledged", len(acknowledged), writers*each)
	}
	found := ids(t, path)
	for _, id := range acknowledged {
		if !found[id] {
			t.Errorf("record %s was acknowledged and is not there", id)
		}
	}
}

// TestTornTailIsRemoved writes after a record that somebody did not finish.
func TestTornTailIsRemoved(t *testing.T) {
	whole := string(Line(record("a")))
	for _, test := range []struct{ name, before, after string }{
		{"none", whole, whole},
		{"record", whole + whole[:40], whole},
		{"first byte", whole + "{", whole},
		{"alone", whole[:40], ""},
		{"not ours", "notes of a person", "notes of a person\n"},
		{"behind ours", whole + "notes", whole + "notes\n"},
	} {
		path := filepath.Join(t.TempDir(), "audit.jsonl")
		if err := os.WriteFile(path, []byte(test.before), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := New(path, false).Write(record("b")); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if want := test.after + string(Line(record("b"))); string(data) != want {
			t.Errorf("%s: got %q\nwant %q", test.name, data, want)
		}
	}
}

// TestStoppedHolderOfTheLock appends although another process keeps the lock.
func TestStoppedHolderOfTheLock(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	whole := string(Line(record("a")))
	if err := os.WriteFile(path, []byte(whole+whole[:40]), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX); err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	if err := New(path, false).Write(record("b")); err != nil {
		t.Fatal(err)
	}
	if d := time.Since(start); d > 20*lockPatience {
		t.Errorf("it took %v", d)
	}
	data, _ := os.ReadFile(path)
	if want := whole + whole[:40] + "\n" + string(Line(record("b"))); string(data) != want {
		t.Errorf("got %q", data)
	}
}

// TestFullDiskLeavesNoPart lets a write fail halfway. The limit is set in a
// process of its own: it would hold for every file this one writes, the test
// runner's own among them.
func TestFullDiskLeavesNoPart(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	if err := New(path, false).Write(record("first")); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(os.Args[0], "long", "6", "1")
	cmd.Env = append(os.Environ(), "AUDIT_WRITER="+path, "AUDIT_SMALL_FILES=1")
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err == nil || stdout.Len() > 0 {
		t.Errorf("a record that does not fit was acknowledged: %v, %q", err, stdout.String())
	}
	if !strings.Contains(stderr.String(), syscall.EFBIG.Error()) {
		t.Errorf("the cause is not told: %q", stderr.String())
	}
	if found := ids(t, path); len(found) != 1 || !found["first"] {
		t.Errorf("records: %v", found)
	}
}
