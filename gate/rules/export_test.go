package rules

import "testing"

// For the tests that see the gate.
var (
	AllCases    = cases
	AllFamilies = families[:]
	SubNamed    = subNamed
)

// AnalyzeCase reads the line of a case.
func AnalyzeCase(t *testing.T, line string) Analysis {
	t.Helper()
	a, _ := Analyze(split(t, line))
	return a
}

// IsRaw reports a contract without a list of options.
func (c *Contract) IsRaw() bool { return c.Style&Raw != 0 }
