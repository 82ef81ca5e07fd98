package rules

import (
	"strings"
	"testing"

	"github.com/phocinae/guardexec/shellparse"
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
}

// TestHereNamesPrograms: only programs, by their own names, read the directory
// in which they are called.
func TestHereNamesPrograms(t *testing.T) {
	var walk func([]Contract, bool)
	walk = func(list []Contract, sub bool) {
		for _, c := range list {
			for _, names := range []string{c.Here, c.HereUnlessInfo} {
				for name := range strings.FieldsSeq(names) {
					if sub || name != "*" && !hasName(c.Names, name) || c.Here == "*" && c.HereUnlessInfo != "" {
						t.Errorf("%s: %s", c.Names, name)
					}
				}
			}
			walk(c.Subs, true)
		}
	}
	for _, family := range families {
		walk(family, false)
	}
}

// TestFilesThatChecksShow: a check prints lines of what it is given, whatever
// that is.
func TestFilesThatChecksShow(t *testing.T) {
	for _, c := range []struct{ cmd, want string }{
		{"ruff check .env", ".env"}, {"black --check .env", ".env"}, {"pylint .env a.py", ".env"},
		{"gcc -fsyntax-only -x c .env a.c", ".env"}, {"python3 -m py_compile .env", ".env"}, {"npm test -- .env", ".env"},
		{"tsc src/a.ts", ""}, {"yq .env", ".env"}, {"ruff check /srv/.env", ""},
	} {
		a, ok := Analyze(split(t, c.cmd))
		var got []string
		for _, w := range a.Shown {
			got = append(got, w.Value)
		}
		if g := strings.Join(got, " "); !ok || g != c.want {
			t.Errorf("%q: known %v, shows %q, want %q", c.cmd, ok, g, c.want)
		}
	}
}

// TestDeepFilters: what is nested deeper than is followed is not taken for
// text.
func TestDeepFilters(t *testing.T) {
	for n, unknown := range map[int]bool{3: false, 32: false, 33: true, 200: true} {
		a, _ := Analyze([]shellparse.Word{Lit("jq"), Lit(`"` + strings.Repeat(`\("`, n) + "env" + strings.Repeat(`")`, n) + `"`)})
		if a.Has(Unknown) != unknown {
			t.Errorf("%d interpolations: %v", n, a.Effects)
		}
	}
}
