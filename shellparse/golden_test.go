package shellparse

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestGolden runs the cases of testdata/*.golden. A case is a script, a line
// "----", and the dump of what Parse returns; cases are divided by a line
// "====". A first line "#! dialect" chooses a dialect.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.golden")
	if err != nil || len(files) == 0 {
		t.Fatal("no golden files", err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".golden")
		t.Run(name, func(t *testing.T) { golden(t, file) })
	}
}

func golden(t *testing.T, file string) {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for i, c := range strings.Split(strings.TrimSuffix(string(data), "\n"), "\n====\n") {
		in, want, _ := strings.Cut(c, "\n----")
		got := goldenResult(t, in)
		if i > 0 {
			out.WriteString("====\n")
		}
		out.WriteString(in + "\n----\n" + got)
		if want = strings.TrimPrefix(want, "\n"); !*update && want != strings.TrimSuffix(got, "\n") {
			t.Errorf("%s\n%s", in, cmp.Diff(want, strings.TrimSuffix(got, "\n")))
		}
	}
	if *update {
		if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func goldenResult(t *testing.T, in string) string {
	o := Options{Home: "/home/u", Dirs: []string{"/w"}}
	text := in
	if head, rest, ok := strings.Cut(in, "\n"); ok && strings.HasPrefix(head, "#! ") {
		o.Dialect = map[string]Dialect{"posix": POSIX, "mksh": Mksh, "zsh": Zsh, "bash": Bash}[head[3:]]
		text = rest
	}
	s, err := Parse(text, o)
	checkScript(t, s, err)
	if err != nil {
		return "error " + err.(*Error).ID + " " + err.Error() + "\n"
	}
	return dump(s)
}
