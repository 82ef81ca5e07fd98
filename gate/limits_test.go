package gate_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
)

// TestLimitsAllowNothing pads commands that are refused until something is
// no longer kept track of: they are refused still.
func TestLimitsAllowNothing(t *testing.T) {
	numbers := func(format string, n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
	for _, command := range []string{
		`echo "` + numbers("$a%d", 200) + `$GITHUB_TOKEN"`,
		`a=(` + strings.Repeat("b ", 200) + `$(ls ~/.ssh));cat "${a[@]}"`,
		`a=(b);` + strings.Repeat("a+=(b);", 200) + `a+=($(ls ~/.ssh));cat "${a[@]}"`,
		numbers("v%d=a ", 300) + "\ny=$(ls ~/.ssh);cat \"$y\"",
		numbers("v%d=a ", 300) + "\nHOME=/;cat ~/etc/shadow",
		"set -- " + strings.Repeat("a ", 6000) + ";" + strings.Repeat("echo $@;", 20) + "set -- $(ls ~/.ssh);cat $@",
		"for i in a b;do " + numbers("v%d=a ", 300) + "\nx=$(ls ~/.ssh);cat $x;done",
		numbers("alias l%d=ls\n", 40) + "shopt -s expand_aliases\nalias cat=rm\ncat x",
		"f(){ rm -rf /; };" + strings.Repeat("f;", 100),
		"f(){ echo " + strings.Repeat("a ", 5000) + ";cat $1;};f b;f c;f $(ls ~/.ssh)",
		"x='" + strings.Repeat("a ", 4000) + "';" + strings.Repeat("echo $x;", 40) + "y=$(ls ~/.ssh);cat $y",
	} {
		if v := judge(t, gate.Ask, command, ""); v.Decision == gate.Allow {
			t.Errorf("%.60q ... %.60q: allowed by %s", command, command[max(0, len(command)-60):], v.Rule)
		}
	}
}

// TestOriginsAreKept hands the names of credentials on in every way that a
// shell has.
func TestOriginsAreKept(t *testing.T) {
	for _, command := range []string{
		`set -- $(ls ~/.ssh);cat $@`, `set -- $(ls ~/.ssh);cat "$1"`, `f(){ cat "$@";};f $(ls ~/.ssh)`,
		`mapfile x < <(ls ~/.ssh);cat "$x"`, `mapfile x < <(ls ~/.ssh);cat "${x[@]}"`, `read x < <(ls ~/.ssh);cat "$x"`,
		`printf -v x %s "$(ls ~/.ssh)";cat "$x"`, `ls ~/.ssh | while read;do cat "$REPLY";done`,
		`if a;then set -- $(ls ~/.ssh);fi;cat "$1"`, `x=$(ls $HOME/.ssh/"$y");cat "$x"`,
	} {
		if v := judge(t, gate.Ask, command, ""); v.Decision != gate.Ask || v.Rule != "reads-secret" {
			t.Errorf("%s: %s by %s", command, v.Decision, v.Rule)
		}
	}
}
