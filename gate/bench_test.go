package gate_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate"
)

// typical are commands as agents type them all day.
var typical = []string{
	"git status",
	"cd /home/dev/app && go test ./... 2>&1 | tail -40",
	"grep -rn 'func New' --include='*.go' internal | head -20",
	"sed -n '1,120p' internal/server/handler.go",
	"find . -name '*.ts' -not -path './node_modules/*' | xargs wc -l | sort -n | tail -5",
	"npm run lint && npm run typecheck && npm test -- --run",
	"git log --oneline -10 -- src/app.ts",
	"cat package.json | jq '.scripts' && ls -la src",
}

// BenchmarkJudge measures a verdict in the process, and reports the median
// and the 99th percentile over all typical commands.
func BenchmarkJudge(b *testing.B) {
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	times := make([]time.Duration, 0, 1<<16)
	i := 0
	for b.Loop() {
		start := time.Now()
		g.Judge(context.Background(), gate.Request{Command: typical[i%len(typical)], Dir: "/home/dev/app", Home: "/home/dev"})
		if len(times) < cap(times) {
			times = append(times, time.Since(start))
		}
		i++
	}
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2].Nanoseconds()), "ns-p50")
	b.ReportMetric(float64(times[len(times)*99/100].Nanoseconds()), "ns-p99")
}

// hostile are families of text that grow with n, near the size limit at their
// largest.
var hostile = []struct {
	name string
	make func(n int) string
}{
	{"words", func(n int) string { return "echo" + strings.Repeat(" a", n/2-2) }},
	{"one-word", func(n int) string { return "echo " + strings.Repeat("a", n-5) }},
	{"pipeline", func(n int) string { return "a" + strings.Repeat("|a", n/2-1) }},
	{"list", func(n int) string { return "a" + strings.Repeat(";a", n/2-1) }},
	{"expansions", func(n int) string { return "echo " + strings.Repeat("$a", n/2-3) }},
	{"push", func(n int) string { return "rm -rf x #" + strings.Repeat("git push ", n/9-2) }},
	{"push-words", func(n int) string { return strings.Repeat("git push ", n/9) }},
	{"find-words", func(n int) string { return "find " + strings.Repeat("-name x ", n/8-1) }},
	{"quotes", func(n int) string { return "echo " + strings.Repeat(`"a"'b'`, n/6-1) }},
	{"assigns", func(n int) string { return strings.Repeat("a=$a$a\n", min(n/7, 250)) }},
	{"heredoc", func(n int) string { return "cat <<E\n" + strings.Repeat("$a \\\n", n/5-3) + "\nE" }},
	{"braces", func(n int) string { return "echo " + strings.Repeat("{a,b}", n/5-1) }},
	{"inner", func(n int) string { return strings.Repeat("sh -c 'echo "+strings.Repeat("a", 60)+"';", n/78) }},
	{"substitutions", func(n int) string { return "echo " + strings.Repeat("$(a)", min(n/4-2, 250)) }},
	{"comments", func(n int) string { return strings.Repeat("#a\n", n/3) + "ls" }},
	{"arithmetic", func(n int) string { return "echo $((1" + strings.Repeat("+1", n/2-6) + "))" }},
}

// BenchmarkHostile measures each family at the size limit; the smaller size
// shows how the time grows.
func BenchmarkHostile(b *testing.B) {
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask})
	if err != nil {
		b.Fatal(err)
	}
	for _, h := range hostile {
		for _, size := range []struct {
			name string
			n    int
		}{{"half", 9_900}, {"full", 19_800}} {
			text := h.make(size.n)
			b.Run(h.name+"/"+size.name, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					g.Judge(context.Background(), gate.Request{Command: text, Dir: "/home/dev/app", Home: "/home/dev"})
				}
			})
		}
	}
}
