package gate_test

import (
	"context"
	"runtime"
	"slices"
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

// BenchmarkHostile measures each family at the size limit; the smaller sizes
// show how the time grows. It reports what a verdict allocates, which is more
// than it ever holds.
func BenchmarkHostile(b *testing.B) {
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask})
	if err != nil {
		b.Fatal(err)
	}
	for _, h := range hostile {
		for _, size := range []struct {
			name string
			n    int
		}{{"n", 4_950}, {"2n", 9_900}, {"4n", 19_800}} {
			text := h.make(size.n)
			b.Run(h.name+"/"+size.name, func(b *testing.B) {
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				for b.Loop() {
					g.Judge(context.Background(), gate.Request{Command: text, Dir: "/home/dev/app", Home: "/home/dev"})
				}
				runtime.ReadMemStats(&after)
				b.ReportMetric(float64(after.TotalAlloc-before.TotalAlloc)/float64(b.N)/(1<<20), "MiB/op")
			})
		}
	}
}
