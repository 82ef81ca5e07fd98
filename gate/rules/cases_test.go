package rules

import (
	"strings"
	"testing"

	"github.com/phocinae/guardexec/shellparse"
)

// Case is one command line and its effects as Effect.String renders them,
// separated by "; ". "" means no effect at all; "?" in front means that the
// call must have an unknown effect, whatever else it has.
type Case struct {
	Cmd  string
	Want string
}

// cases holds the cases of every family; they stand beside its contracts.
var cases = [][]Case{
	wrappersCases,
	toolWrappersCases,
	shellsCases,
	builtinsCases,
	pythonToolsCases,
	goToolsCases,
	rustToolsCases,
	nodeToolsCases,
	buildersCases,
	moreBuildersCases,
	interpretersCases,
	checkersCases,
	moreCases,
	nodePackagesCases,
	packagesCases,
	pythonPackagesCases,
	systemPackagesCases,
	processesCases,
	systemsCases,
	systemShowsCases,
	policyCheckersCases,
	showNetworkCases,
	buildersJVMCases,
	disksCases,
	agentsCases,
	foreignCases,
	gitCases,
	netCases,
	cloudCases,
	cryptoCases,
	vcsCases,
	textCoreutilsCases,
	infoCoreutilsCases,
	fileCoreutilsCases,
	searchCases,
	streamCases,
	textUtilCases,
	compareCases,
	archiveCases,
	compressCases,
	miscCases,
}

func TestCases(t *testing.T) {
	for _, family := range cases {
		for _, c := range family {
			t.Run(c.Cmd, func(t *testing.T) {
				a, ok := Analyze(split(t, c.Cmd))
				if !ok {
					t.Fatal("no contract knows the program")
				}
				var got []string
				for _, e := range a.Effects {
					got = append(got, e.String())
				}
				if c.Want == "?" {
					if !a.Has(Unknown) {
						t.Errorf("effects %q, want an unknown among them", got)
					}
					return
				}
				if g := strings.Join(got, "; "); g != c.Want {
					t.Errorf("effects\n got %q\nwant %q", g, c.Want)
				}
			})
		}
	}
}

// TestNamesAreUnique fails when two contracts claim one program.
func TestNamesAreUnique(t *testing.T) {
	seen := map[string]bool{}
	for _, family := range families {
		for i := range family {
			for n := range strings.FieldsSeq(family[i].Names) {
				if seen[n] {
					t.Errorf("%s has two contracts", n)
				}
				seen[n] = true
			}
		}
	}
}

// split is a small stand-in for the shell: blanks separate, quotes and
// backslashes protect, $NAME is an unknown word (any number of arguments
// unless quoted), and a bare * ? [ makes a pattern.
func split(t testing.TB, s string) []shellparse.Word {
	t.Helper()
	var words []shellparse.Word
	for i := 0; i < len(s); {
		if s[i] == ' ' {
			i++
			continue
		}
		w := shellparse.Word{Kind: shellparse.Literal}
		quote := byte(0)
		for ; i < len(s) && (quote != 0 || s[i] != ' '); i++ {
			c := s[i]
			switch {
			case quote == 0 && (c == '\'' || c == '"'):
				quote = c
			case c == quote:
				quote = 0
			case c == '\\' && quote == 0:
				i++
				w.Value += s[i : i+1]
			case c == '$' && quote != '\'':
				start := i + 1
				for i+1 < len(s) && (s[i+1] >= 'A' && s[i+1] <= 'Z' || s[i+1] == '_') {
					i++
				}
				w.Kind, w.Multi = shellparse.Unknown, w.Multi || quote == 0
				w.Vars = append(w.Vars, s[start:i+1])
			default:
				if quote == 0 && strings.IndexByte("*?[", c) >= 0 && w.Kind == shellparse.Literal && s[i:] != "[" && !strings.HasPrefix(s[i:], "[ ") {
					w.Kind = shellparse.Pattern
				}
				if w.Kind == shellparse.Unknown {
					w.Suffix += string(c)
				} else {
					w.Value += string(c)
				}
			}
		}
		words = append(words, w)
	}
	return words
}
