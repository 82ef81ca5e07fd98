package shellparse

import "testing"

// typical are commands as agents write them.
var typical = []string{
	"ls -la src/",
	"git status --short && git diff --stat",
	"grep -rn 'func main' cmd/ | head -20",
	`cd /repo && go test ./... 2>&1 | tail -40`,
	`git commit -m "fix: handle empty input" -m "It's now tested."`,
	`for f in a.go b.go; do gofmt -l "$f"; done`,
	`find . -name '*.go' -not -path './vendor/*' -exec sed -i 's/foo/bar/g' {} +`,
	"python3 - <<'EOF'\nimport json\nprint(json.load(open('x.json'))['v'])\nEOF",
}

func BenchmarkParse(b *testing.B) {
	o := Options{Home: "/home/u", Dirs: []string{"/repo"}}
	for _, c := range typical {
		b.Run(c[:min(len(c), 24)], func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Parse(c, o); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkHostile(b *testing.B) {
	for _, f := range hostile {
		text := f.gen(DefaultMaxChars - 64)
		b.Run(f.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Parse(text, Options{Dirs: []string{"/w"}})
			}
		})
	}
}
