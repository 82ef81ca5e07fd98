package gate_test

import (
	"testing"

	"github.com/phocinae/guardexec/gate"
)

// TestACountPrintsNoVariable tells programs that count what the environment
// holds from those that print it.
func TestACountPrintsNoVariable(t *testing.T) {
	for command, want := range map[string]gate.Decision{
		`env | grep -c .`:                        gate.Allow,
		`export -p | grep -c .`:                  gate.Allow,
		`printenv | grep -cv '^_'`:               gate.Allow,
		`env | grep -q '^API_KEY='`:              gate.Allow,
		`env | grep --count .`:                   gate.Allow,
		`env | cut -d= -f1 | sort`:               gate.Allow,
		`env | cut -f 1 -d '='`:                  gate.Allow,
		`printenv | awk -F= '{print $1}' | sort`: gate.Allow,
		`env | sed 's/=.*//'`:                    gate.Allow,
		`env | cut -d= -f2`:                      gate.Ask,
		`env | grep '^GO'`:                       gate.Allow,
		`env | sort | grep -E '^(LANG|LC_)'`:     gate.Allow,
		`env | sort -u | grep -c .`:              gate.Allow,
		`env | sort | tee x | grep '^LANG'`:      gate.Ask,
		`env | sort -o x | grep '^LANG'`:         gate.Ask,
		`env | sort | head`:                      gate.Ask,
		`env | grep -E '^(GO|CGO)'`:              gate.Allow,
		`env | grep GO`:                          gate.Ask,
		`env | grep -E '^GO|PY'`:                 gate.Ask,
		`env | grep ^GIT`:                        gate.Ask,
		`env | grep -i git`:                      gate.Ask,
		`env | cut -d= -f1-`:                     gate.Ask,
		`env | cut -d: -f1`:                      gate.Ask,
		`env | awk -F= '{print $2}'`:             gate.Ask,
		`env | awk -F= '{print $1, $2}'`:         gate.Ask,
		`env | sed 's/=.*/x&/'`:                  gate.Ask,
		`env | tee x | cut -d= -f1`:              gate.Ask,
		`env | grep .`:                           gate.Ask,
		`env | grep -v FOO`:                      gate.Ask,
		`env | grep -o .`:                        gate.Ask,
		`env | grep -c . a b | cat`:              gate.Ask,
		`env | grep -cf x .`:                     gate.Ask,
		`env | tee x | grep -c .`:                gate.Ask,
		`env > x | grep -c .`:                    gate.Ask,
		`seq 3 | xargs`:                          gate.Ask,
		`seq 1 9999 | xargs -rP0 -n1 sleep`:      gate.Ask,
		`seq 1 9999 | xargs -0P 0 -n1 sleep`:     gate.Ask,
		`xargs < ~/.ssh/id_rsa`:                  gate.Ask,
		`cat ~/.ssh/id_rsa | xargs`:              gate.Ask,
		`env | xargs`:                            gate.Ask,
		`strace -V`:                              gate.Allow,
		`ormolu --mode check a.hs`:               gate.Allow,
		`unsquashfs -l a.sqfs`:                   gate.Allow,
		`tflint --chdir=/tmp`:                    gate.Ask,
		`checkov --directory=/tmp`:               gate.Ask,
		`svelte-check --workspace=/tmp`:          gate.Ask,
		`tflint --chdir=infra`:                   gate.Allow,
	} {
		if v := judge(t, gate.Ask, command, ""); v.Decision != want {
			t.Errorf("%s: %s by %s: %s", command, v.Decision, v.Rule, v.Reason)
		}
	}
}
