package audit

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"time"
)

// told lists what a reader gives: commands, and "line: error" for lines that
// are no records.
func told(t *testing.T, r *Reader) []string {
	t.Helper()
	var out []string
	for e, err := range r.All() {
		var bad *BadLine
		switch {
		case errors.As(err, &bad):
			text, _, _ := strings.Cut(bad.Err.Error(), ": jsontext: ")
			out = append(out, fmt.Sprintf("%d: %s", bad.Line, text))
		case err != nil:
			t.Fatal(err)
		default:
			out = append(out, e.Command)
		}
	}
	return out
}

func TestReadsWhatLinesSay(t *testing.T) {
	long := `{"command": "` + strings.Repeat("x", MaxRead) + `"}`
	for name, c := range map[string]struct {
		in   string
		want []string
	}{
		"nothing":            {"", nil},
		"empty lines":        {"\n\r\n  \n", nil},
		"records":            {string(Line(record("a"))) + string(Line(record("b"))), []string{"a", "b"}},
		"the least":          {`{"command":"a"}`, []string{"a"}},
		"other members":      {`{"x": {"y": [1]}, "command":"a", "rule": 7, "ts": [], "door": null}`, []string{"a"}},
		"CRLF":               {"{\"command\":\"a\"}\r\n{\"command\":\"b\"}\r\n", []string{"a", "b"}},
		"byte order mark":    {"\ufeff{\"command\":\"a\"}\n", []string{"a"}},
		"torn at the end":    {"{\"command\":\"a\"}\n{\"ts\": \"2026-03", []string{"a", "2: not JSON"}},
		"torn in the middle": {"{\"ts\": \"2026-03\n{\"command\":\"a\"}\n", []string{"1: not JSON", "a"}},
		"foreign":            {"hello\n[]\n\"x\"\n7\n{}\n{\"command\":\"a\"}\n", []string{"1: not JSON", "2: not a JSON object", "3: not a JSON object", "4: not a JSON object", "5: no command", "a"}},
		"two on a line":      {`{"command":"a"}{"command":"b"}` + "\n" + `{"command":"c"}`, []string{"1: text after the JSON object", "c"}},
		"said twice":         {`{"command":"a","command":"b"}`, []string{"1: not JSON"}},
		"not text":           {`{"command":7}` + "\n" + `{"command":"a","cwd":[]}` + "\n" + `{"command":"a","decision":1}`, []string{"1: command is not text", "2: cwd is not text", "3: decision is not text"}},
		"null":               {`{"command":null}` + "\n" + `{"command":"a","cwd":null,"decision":null}`, []string{"1: no command", "a"}},
		"bytes":              {"{\"command\":\"a\xff\"}\n\x00\n", []string{"1: not JSON", "2: not JSON"}},
		"longest":            {long[:13] + long[13+len(long)-MaxRead:] + "\n", []string{strings.Repeat("x", 2*MaxRead-len(long))}},
		"too long":           {long + "\n" + `{"command":"a"}`, []string{"1: longer than 4194304 bytes", "a"}},
		"too long at end":    {long, []string{"1: longer than 4194304 bytes"}},
		"words":              {`{"command":["a","b c"]}` + "\n" + `{"command":["a",1]}` + "\n" + `{"command":[]}`, []string{"", "2: command is neither text nor an array of texts", "3: no command"}},
	} {
		t.Run(name, func(t *testing.T) {
			for _, in := range []io.Reader{strings.NewReader(c.in), iotest.DataErrReader(strings.NewReader(c.in))} {
				got := told(t, NewReader("x", in))
				if !slices.Equal(got, c.want) {
					t.Errorf("%.300q", got)
				}
			}
		})
	}
}

func TestReadsAllOfARecord(t *testing.T) {
	want := record("echo é")
	want.Path = "/w/.bashrc"
	for e, err := range NewReader("x", bytes.NewReader(Line(want))).All() {
		if err != nil {
			t.Fatal(err)
		}
		if !e.Time.Equal(want.Time) || e.Command != want.Command || e.Cwd != want.Cwd || e.Decision != want.Decision || e.Layer != want.Layer ||
			e.Reason != want.Reason || e.Rule != want.Rule || e.Door != want.Door || e.Policy != want.Policy || e.Path != want.Path {
			t.Errorf("%+v", e.Record)
		}
		if string(e.Line)+"\n" != string(Line(want)) {
			t.Errorf("%s", e.Line)
		}
	}
	for e := range NewReader("x", strings.NewReader(`{"command":["a","b c"],"ts":"soon"}`)).All() {
		if !slices.Equal(e.Argv, []string{"a", "b c"}) || !e.Time.IsZero() {
			t.Errorf("%+v", e)
		}
	}
}

func TestAlteredRecordsAreSeen(t *testing.T) {
	for name, c := range map[string]struct {
		r    Record
		want Alteration
	}{
		"as it was":     {Record{Command: "ls [cut] 5 bytes"}, Unaltered},
		"masked":        {Record{Command: "curl -u me:hunter2 x"}, Masked},
		"cut":           {Record{Command: strings.Repeat("x", maxCommand)}, Cut},
		"cut and more":  {Record{Command: "TOKEN=hunter2 " + strings.Repeat("x", maxCommand)}, Cut},
		"not UTF-8":     {Record{Command: "echo \xff"}, Replaced},
		"long cwd":      {Record{Command: "ls", Cwd: strings.Repeat("/x", maxPart)}, Cut},
		"cwd not UTF-8": {Record{Command: "ls", Cwd: "/\xff"}, Replaced},
		"path":          {Record{Command: "Write x", Path: "x?token=hunter2"}, Masked},
	} {
		for e, err := range NewReader("x", bytes.NewReader(Line(c.r))).All() {
			if err != nil {
				t.Fatal(err)
			}
			if got := e.Altered(); got != c.want {
				t.Errorf("%s: %v, want %v", name, got, c.want)
			}
		}
	}
}

// The old files come first, and files that are renamed while they are opened
// are read once.
func TestReadsRotatedFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	if _, err := New(path, false).Open(); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
	l := New(path, false)
	l.maxSize = int64(2 * len(Line(record("00"))))
	var want []string
	for i := range 12 {
		if err := l.Write(record(fmt.Sprintf("%02d", i))); err != nil {
			t.Fatal(err)
		}
		if want = append(want, fmt.Sprintf("%02d", i)); i > 7 {
			want = want[max(0, len(want)-8):]
		}
	}
	r, err := l.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if err := l.Write(record("12")); err != nil { // rotates under the reader
		t.Fatal(err)
	}
	for range 2 {
		if got := told(t, r); !slices.Equal(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(path+".1", path); err != nil {
		t.Skip(err)
	}
	again, err := l.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if got := told(t, again); !slices.Equal(got, []string{"06", "07", "08", "09", "10", "11"}) {
		t.Errorf("%v", got)
	}
}

func TestOpenRefusesOddFiles(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	if err := os.WriteFile(file, Line(record("x")), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(file, link); err != nil {
		t.Skip(err)
	}
	targets := []string{dir, link, filepath.Join(dir, "none")}
	fifo := filepath.Join(dir, "fifo")
	if err := mkfifo(fifo); err == nil {
		targets = append(targets, fifo, "/dev/null", "/dev/zero")
	}
	for _, path := range targets {
		done := make(chan error, 2)
		go func() {
			_, err := Open(path)
			done <- err
			_, err = New(path, false).Open()
			done <- err
		}()
		for range 2 {
			select {
			case err := <-done:
				if err == nil {
					t.Errorf("%s: opened", path)
				}
			case <-time.After(10 * time.Second):
				t.Fatalf("%s: hangs", path)
			}
		}
	}
	if err := os.Symlink(file, file+".1"); err != nil {
		t.Fatal(err)
	}
	if _, err := New(file, false).Open(); err == nil {
		t.Error("an old file that is a link was opened")
	}
}

func TestReadTellsFailures(t *testing.T) {
	in := io.MultiReader(bytes.NewReader(Line(record("x"))), iotest.ErrReader(errors.New("broken")))
	n := 0
	for e, err := range NewReader("log", in).All() {
		switch n++; {
		case n == 1 && err == nil && e.Command == "x":
		case n == 2 && err != nil && err.Error() == "log: broken":
		default:
			t.Errorf("%d: %v, %v", n, e, err)
		}
	}
	if n != 2 {
		t.Errorf("%d", n)
	}
}

// FuzzRead: whatever is in a file, lines are told one by one, and a record is
// read as it was written unless it says that it was altered.
func FuzzRead(f *testing.F) {
	f.Add("{\"command\":\"a\"}\nx\n", "ls\u2028\x1b[2J")
	f.Add("\ufeff{\"command\":[\"a\"],\"cwd\":null}", "TOKEN=x [cut 5 bytes of this record]")
	f.Fuzz(func(t *testing.T, file, command string) {
		lines := strings.Count(file, "\n") + 1
		for e, err := range NewReader("x", strings.NewReader(file)).All() {
			lines--
			if err == nil && (e.Command == "" && len(e.Argv) == 0 || !json.Valid(e.Line)) {
				t.Errorf("%q is no record", e.Line)
			}
		}
		if lines < 0 {
			t.Error("more is read than there is")
		}
		r := record(command)
		r.Path = command
		n := 0
		for e, err := range NewReader("x", bytes.NewReader(Line(r))).All() {
			switch n++; {
			case command == "":
			case err != nil:
				t.Error(err)
			case e.Altered() == Unaltered && (e.Command != command || e.Path != command):
				t.Errorf("%q was read as %q and %q", command, e.Command, e.Path)
			}
		}
		if n != 1 {
			t.Errorf("%d records", n)
		}
	})
}
