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

// TestWhatSaysAVariable tells what prints a variable in passing from what
// only looks at it.
func TestWhatSaysAVariable(t *testing.T) {
	for command, want := range map[string]gate.Decision{
		`[ "$GITHUB_TOKEN" -eq 1 ]`:                gate.Ask,
		`exit $GITHUB_TOKEN`:                       gate.Ask,
		`shift "$GITHUB_TOKEN"`:                    gate.Ask,
		`printf -v y %s "$GITHUB_TOKEN"; echo $y`:  gate.Ask,
		`[ -n "$GITHUB_TOKEN" ]`:                   gate.Allow,
		`[ "$GITHUB_TOKEN" = x ]`:                  gate.Allow,
		`[ ${#GITHUB_TOKEN} -gt 0 ] && echo set`:   gate.Allow,
		`echo ${#GITHUB_TOKEN}`:                    gate.Allow,
		`env | grep ghp_`:                          gate.Ask,
		`printenv | grep AKIA`:                     gate.Ask,
		`env | grep com`:                           gate.Ask,
		`env | grep NODE`:                          gate.Allow,
		`cat /proc/self/envir*`:                    gate.Ask,
		`cat /proc/[0-9]*/e*`:                      gate.Ask,
		`grep -ra . /proc/self`:                    gate.Ask,
		`cat /proc/*/status`:                       gate.Allow,
		`cat /etc/ssh/ssh_host_*`:                  gate.Ask,
		`cd /etc && head -5 *`:                     gate.Ask,
		`cat /etc/*-release`:                       gate.Allow,
		`cd ~/.ssh; cat "$x"`:                      gate.Ask,
		`cd ~/.ssh; cat $(ls | head -1)`:           gate.Ask,
		`cd ~; cat $(ls -d .s*/*)`:                 gate.Ask,
		`find ~ -type f | xargs cat`:               gate.Ask,
		`find ~ -name '*.md' | xargs wc -l`:        gate.Allow,
		`find . -type f | xargs cat`:               gate.Allow,
		`shopt -s dotglob; cat *`:                  gate.Ask,
		`bash -O dotglob -c 'cat *'`:               gate.Ask,
		`xargs -I{} cat .{} <<< env`:               gate.Ask,
		`echo x < notes.txt > /dev/stdin`:          gate.Ask,
		`printf x | tee /dev/fd/3 3< a.txt`:        gate.Ask,
		`echo x 1< a.txt > /dev/stdout`:            gate.Ask,
		`echo x < a.txt 1<&0 > /dev/stdout`:        gate.Ask,
		`echo x | tee /dev/stderr | wc -l`:         gate.Allow,
		`cat /dev/fd/3 3< a.txt`:                   gate.Allow,
		`cat /proc/1234/fd/5`:                      gate.Ask,
		`cp -n /tmp/x.mk GNUmakefile; make test`:   gate.Ask,
		`ln -s docs/x.mk GNUmakefile && make test`: gate.Ask,
		`ln -s .git/hooks hk`:                      gate.Ask,
		`ln -s docs d`:                             gate.Allow,
		`fd . / -X rm -rf`:                         gate.Deny,
		`fd -H . ~ -X rm`:                          gate.Deny,
		`fd -e log . build -x rm`:                  gate.Ask,
		`xargs rm -rf <<< /`:                       gate.Deny,
		`while read d; do rm -rf "$d"; done <<< /`: gate.Deny,
		`while read d; do ls "$d"; done <<< /`:     gate.Allow,
	} {
		if v := judge(t, gate.Ask, command, ""); v.Decision != want {
			t.Errorf("%s: %s by %s: %s", command, v.Decision, v.Rule, v.Reason)
		}
	}
}
