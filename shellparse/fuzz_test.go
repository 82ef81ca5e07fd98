package shellparse

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// sample is one labelled command of testdata.
type sample struct {
	Command string `json:"command"`
	Kind    string `json:"kind"`
	Must    string `json:"must"`
}

func samples(t testing.TB, pattern string) []sample {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatal("no samples", err)
	}
	var out []sample
	for _, file := range files {
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		sc := bufio.NewScanner(f)
		sc.Buffer(nil, 1<<20)
		for sc.Scan() {
			var s sample
			if err := json.Unmarshal(sc.Bytes(), &s); err != nil {
				t.Fatal(err)
			}
			out = append(out, s)
		}
		f.Close()
	}
	return out
}

// TestSamples parses labelled commands in every dialect. Whatever parsers have
// read before, and wherever they stopped, they read the next text as new ones.
func TestSamples(t *testing.T) {
	var used Parsers
	for _, c := range samples(t, "testdata/*.jsonl") {
		for _, d := range []Dialect{Bash, POSIX, Mksh, Zsh} {
			o := Options{Dialect: d, Home: "/home/u", Dirs: []string{"/w"}}
			s, err := Parse(c.Command, o)
			checkScript(t, s, err)
			o.Parsers = &used
			_, _ = Parse(c.Command[:len(c.Command)/2], o)
			again, err2 := Parse(c.Command, o)
			if diff := cmp.Diff(s, again); diff != "" || (err == nil) != (err2 == nil) {
				t.Fatalf("%q is not deterministic: %s", c.Command, diff)
			}
		}
	}
}

// TestBenignSamples checks that ordinary commands raise no doubt.
func TestBenignSamples(t *testing.T) {
	for _, c := range samples(t, "testdata/benign*.jsonl") {
		s, err := Parse(c.Command, Options{Home: "/home/u", Dirs: []string{"/w"}})
		if err != nil {
			t.Errorf("%q: %v", c.Command, err)
			continue
		}
		for _, d := range s.Doubts {
			t.Errorf("%q: doubt %s at %q", c.Command, d.ID, s.Source(d.Span))
		}
	}
}

// TestDifferentialSamples checks that the commands on which parser and shells
// differ are refused or in doubt, or that what they hide is in a segment.
func TestDifferentialSamples(t *testing.T) {
	for _, c := range samples(t, "testdata/attack*.jsonl") {
		switch c.Kind {
		case "parser-differential", "line-continuation", "control-char", "arith-injection":
		default:
			continue
		}
		s, err := Parse(c.Command, Options{Home: "/home/u", Dirs: []string{"/w"}})
		if err != nil || len(s.Doubts) > 0 {
			continue
		}
		var all strings.Builder
		for _, seg := range s.Segments {
			for _, w := range seg.Words {
				all.WriteString(w.Value + " ")
			}
			for _, r := range seg.Redirs {
				all.WriteString(r.Target.Value + " ")
			}
		}
		for _, hidden := range []string{"sudo reboot", "rm -rf", "crontab -r"} {
			if strings.Contains(c.Command, hidden) && !strings.Contains(all.String(), hidden) {
				t.Errorf("%q hides %q\n%s", c.Command, hidden, dump(s))
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, c := range samples(f, "testdata/*.jsonl") {
		f.Add(c.Command, uint8(0))
	}
	files, err := filepath.Glob("testdata/*.golden")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for c := range strings.SplitSeq(string(data), "\n====\n") {
			in, _, _ := strings.Cut(c, "\n----\n")
			f.Add(in, uint8(len(in)))
		}
	}
	f.Fuzz(func(t *testing.T, text string, dialect uint8) {
		o := Options{Dialect: Dialect(dialect % 4), Home: "/home/u", Dirs: []string{"/w"}}
		s, err := Parse(text, o)
		checkScript(t, s, err)
		o.Parsers = new(Parsers)
		_, _ = Parse(text[:len(text)/2], o)
		again, _ := Parse(text, o)
		if diff := cmp.Diff(s, again); diff != "" {
			t.Fatalf("not deterministic: %s", diff)
		}
		if s == nil || o.Dialect != Bash || len(s.Segments) == MaxSegments {
			return
		}
		for _, d := range s.Doubts {
			if d.ID == "print-mismatch" {
				return
			}
		}
		extendScript(t, s, text, o)
	})
}

// extendScript checks that a further line leaves the earlier words alone.
func extendScript(t *testing.T, s *Script, text string, o Options) {
	longer, err := Parse(text+"\ntrue", o)
	if err != nil || len(longer.Segments) != len(s.Segments)+1 {
		return // the text ended in a continuation, or at a limit
	}
	for i, seg := range s.Segments {
		if !sameSegments([]Segment{seg}, longer.Segments[i:i+1]) {
			t.Fatalf("segment %d changed:\n%s\n%s", i, dumpSegment(seg), dumpSegment(longer.Segments[i]))
		}
	}
}
