package gate_test

import (
	"context"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
)

// decisions judges commands in a project.
func decisions(t *testing.T, want map[string]gate.Decision) {
	t.Helper()
	for command, d := range want {
		if v := judge(t, gate.Ask, command, ""); v.Decision != d {
			t.Errorf("%s: %s by %s: %s", command, v.Decision, v.Rule, v.Reason)
		}
	}
}

// TestWhatSaysAVariable tells what prints a variable in passing from what
// only looks at it.
func TestWhatSaysAVariable(t *testing.T) {
	decisions(t, map[string]gate.Decision{
		`[ "$GITHUB_TOKEN" -eq 1 ]`:               gate.Ask,
		`exit $GITHUB_TOKEN`:                      gate.Ask,
		`shift "$GITHUB_TOKEN"`:                   gate.Ask,
		`printf -v y %s "$GITHUB_TOKEN"; echo $y`: gate.Ask,
		`[ -n "$GITHUB_TOKEN" ]`:                  gate.Allow,
		`[ "$GITHUB_TOKEN" = x ]`:                 gate.Allow,
		`[ ${#GITHUB_TOKEN} -gt 0 ] && echo set`:  gate.Allow,
		`echo ${#GITHUB_TOKEN}`:                   gate.Allow,
		`env | grep ghp_`:                         gate.Ask,
		`printenv | grep AKIA`:                    gate.Ask,
		`env | grep com`:                          gate.Ask,
		`env | grep NODE`:                         gate.Allow,
	})
}

// TestNamesThatReachSecrets follows patterns, unknown names, searches and texts to
// the places of secrets.
func TestNamesThatReachSecrets(t *testing.T) {
	decisions(t, map[string]gate.Decision{
		`cat /proc/self/envir*`:                      gate.Ask,
		`cat /proc/[0-9]*/e*`:                        gate.Ask,
		`grep -ra . /proc/self`:                      gate.Ask,
		`cat /proc/*/status`:                         gate.Allow,
		`cat /etc/ssh/ssh_host_*`:                    gate.Ask,
		`cd /etc && head -5 *`:                       gate.Ask,
		`cat /etc/*-release`:                         gate.Allow,
		`cd ~/.ssh; cat "$x"`:                        gate.Ask,
		`cd ~/.ssh; cat $(ls | head -1)`:             gate.Ask,
		`cd ~; cat $(ls -d .s*/*)`:                   gate.Ask,
		`find ~ -type f | xargs cat`:                 gate.Ask,
		`find ~ -name '*' | xargs cat`:               gate.Ask,
		`find ~ -not -name '*.md' | xargs cat`:       gate.Ask,
		`find ~ -name '*.md' -o -type f | xargs cat`: gate.Ask,
		`find src -not -name '*.md' | xargs cat`:     gate.Allow,
		`shopt -s dotglob; cat src/a*`:               gate.Allow,
		`find ~ -name '*.md' | xargs wc -l`:          gate.Allow,
		`find . -type f | xargs cat`:                 gate.Allow,
		`shopt -s dotglob; cat *`:                    gate.Ask,
		`bash -O dotglob -c 'cat *'`:                 gate.Ask,
		`xargs -I{} cat .{} <<< env`:                 gate.Ask,
		`fd -e log . build -x rm`:                    gate.Ask,
	})
}

// TestDescriptorsAreOpenedAnew asks where a path stands for a descriptor that may
// belong to a file opened for reading.
func TestDescriptorsAreOpenedAnew(t *testing.T) {
	decisions(t, map[string]gate.Decision{
		`echo x < notes.txt > /dev/stdin`:   gate.Ask,
		`printf x | tee /dev/fd/3 3< a.txt`: gate.Ask,
		`echo x 1< a.txt > /dev/stdout`:     gate.Ask,
		`echo x < a.txt 1<&0 > /dev/stdout`: gate.Ask,
		`echo x | tee /dev/stderr | wc -l`:  gate.Allow,
		`cat /dev/fd/3 3< a.txt`:            gate.Allow,
		`cat /proc/1234/fd/5`:               gate.Ask,
	})
}

// TestLossesByNamesThatAreGiven denies what is certain to be lost or sent although a
// command gets the name or the content from its input.
func TestLossesByNamesThatAreGiven(t *testing.T) {
	decisions(t, map[string]gate.Decision{
		`fd . / -X rm -rf`:                         gate.Deny,
		`fd -H . ~ -X rm`:                          gate.Deny,
		`xargs rm -rf <<< /`:                       gate.Deny,
		`while read d; do rm -rf "$d"; done <<< /`: gate.Deny,
		`while read d; do ls "$d"; done <<< /`:     gate.Allow,
	})
}

// TestWhatIsReachedUnderAnotherName asks about links to what tools run.
func TestWhatIsReachedUnderAnotherName(t *testing.T) {
	decisions(t, map[string]gate.Decision{
		`cp -n /tmp/x.mk GNUmakefile; make test`:   gate.Ask,
		`ln -s docs/x.mk GNUmakefile && make test`: gate.Ask,
		`ln -s .git/hooks hk`:                      gate.Ask,
		`ln -s docs d`:                             gate.Allow,
	})
}

// TestArchivesThatMeet asks where an archive is unpacked over what another one
// may have left.
func TestArchivesThatMeet(t *testing.T) {
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask})
	if err != nil {
		t.Fatal(err)
	}
	there := t.TempDir()
	if !strings.HasPrefix(there, "/tmp/") {
		t.Skip("temporary files are not in /tmp")
	}
	for command, want := range map[string]gate.Decision{
		"tar xf b.tar -C NEW":                         gate.Allow,
		"mkdir -p NEW && tar xf b.tar -C NEW":         gate.Allow,
		"tar xf a.tar -C NEW/a; unzip b.zip -d NEW/b": gate.Allow,
		"tar xf a.tar -C NEW; tar xf b.tar -C NEW":    gate.Ask,
		"tar xf a.tar -C NEW; unzip b.zip -d NEW/b":   gate.Ask,
		"tar xf b.tar -C THERE":                       gate.Ask,
		"unzip -o b.zip -d THERE":                     gate.Ask,
	} {
		command = strings.NewReplacer("NEW", there+"/new", "THERE", there).Replace(command)
		v := g.Judge(context.Background(), gate.Request{Command: command, Dir: "/home/dev/app", Home: "/home/dev"})
		if v.Decision != want {
			t.Errorf("%s: %s by %s: %s", command, v.Decision, v.Rule, v.Reason)
		}
	}
}

// TestTrapsThatStartThemselves asks about traps with a subshell that inherits
// them.
func TestTrapsThatStartThemselves(t *testing.T) {
	decisions(t, map[string]gate.Decision{
		`set -T; trap '(ls | wc -l)' DEBUG; ls`:                       gate.Ask,
		`set -o functrace; f() { (ls); }; trap f DEBUG; ls`:           gate.Ask,
		`bash -T -c "trap '(ls)' DEBUG; ls"`:                          gate.Ask,
		`set -E; trap '( false )' ERR; false`:                         gate.Ask,
		`trap '(ls | wc -l)' DEBUG; ls`:                               gate.Allow,
		`set -T; trap 'echo hi' DEBUG; ls`:                            gate.Allow,
		`set -Eeuo pipefail; trap 'echo "line $LINENO"' ERR; go test`: gate.Allow,
		`set -Eeuo pipefail; (cd a && ls); trap 'echo x' EXIT`:        gate.Allow,
	})
}
