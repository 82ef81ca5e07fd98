package rules

import (
	"testing"

	"github.com/phocinae/guardexec/shellparse"
)

func BenchmarkLookup(b *testing.B) {
	for b.Loop() {
		Lookup("no-such-program")
	}
}

func BenchmarkAnalyze(b *testing.B) {
	var argv []shellparse.Word
	for _, s := range []string{"git", "log", "--oneline", "--graph", "-15", "--author=x"} {
		argv = append(argv, Lit(s))
	}
	for b.Loop() {
		Analyze(argv)
	}
}
