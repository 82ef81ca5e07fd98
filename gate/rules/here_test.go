package rules

import (
	"strings"
	"testing"
)

// TestCallsThatRunWhatTheDirectoryHolds: programs that load code or settings
// of the working directory say so, also where all they do is print.
func TestCallsThatRunWhatTheDirectoryHolds(t *testing.T) {
	for _, c := range []struct {
		cmd  string
		here bool
	}{
		{"python3 -m json.tool a.json", true}, {"python3 -m calendar", true}, {"python -m pip list", true}, {"python3 -m venv --help", true},
		{"coverage run -m json.tool", true}, {"python3 -I -m json.tool a.json", false}, {"python3 -P -m calendar", false}, {"python3 --version", false},
		{"python3 -Im calendar", false},
		{"rustc --version", true}, {"yarn --version", true}, {"mvn --version", true}, {"hg status", true}, {"bundle list", true},
		{"npm view a", true}, {"npm --version", false}, {"ls a", false}, {"git status", false}, {"ug foo", true}, {"ugrep foo", false},
	} {
		a, ok := Analyze(split(t, c.cmd))
		if !ok || a.Here != c.here {
			t.Errorf("%q: known %v, reads the directory %v, want %v", c.cmd, ok, a.Here, c.here)
		}
	}
	for name := range strings.FieldsSeq(hereAlways + " " + hereSettings) {
		if !Known(name) {
			t.Errorf("%s has no contract", name)
		}
	}
}
