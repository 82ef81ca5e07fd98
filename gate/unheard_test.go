package gate_test

import (
	"testing"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// TestVariablesThatNobodyHears tells variables that reach a program which may
// obey them from those that do not.
func TestVariablesThatNobodyHears(t *testing.T) {
	for command, want := range map[string]gate.Decision{
		`export FOO=bar; echo $FOO`:                    gate.Allow,
		`FOO=bar ls`:                                   gate.Allow,
		`env -u FOO ls`:                                gate.Allow,
		`env FOO=1 BAR=2 ls -l`:                        gate.Allow,
		`USER=me; echo "$USER"`:                        gate.Allow,
		`for TERM in a b; do echo $TERM; done`:         gate.Allow,
		`CDPATH= cd -- src && pwd`:                     gate.Allow,
		`for path in src/*.go; do wc -l "$path"; done`: gate.Allow,
		`find . -name x | while read -r path; do git log "$path"; done`:                  gate.Ask, // an option, perhaps
		`find . -name x -print0 | while IFS= read -r -d '' path; do wc -l "$path"; done`: gate.Allow,
		`export NODE_OPTIONS=--require=/tmp/x.js; ls`:                                    gate.Ask,
		`NODE_OPTIONS=--require=/tmp/x.js ls`:                                            gate.Allow,
		`declare -x GIT_SSH_COMMAND=make`:                                                gate.Ask,
		`export FOO=bar; npm test`:                                                       gate.Ask,
		`FOO=bar sh -c ls`:                                                               gate.Ask,
		`env FOO=1 npm test`:                                                             gate.Ask,
		`env -S 'FOO=1 npm test'`:                                                        gate.Ask,
		`export FOO=1; find . -exec make {} +`:                                           gate.Ask,
		`export FOO=1; find . -okdir make {} +`:                                          gate.Ask,
		`ls() { make; }; export FOO=1; ls`:                                               gate.Ask,
		`export FOO=1; $cmd`:                                                             gate.Ask,
		`export FOO=1; ./ls`:                                                             gate.Ask,
		`export PATH=/tmp; ls`:                                                           gate.Ask,
		`LD_PRELOAD=x.so ls`:                                                             gate.Ask,
		`TZ=/etc/shadow date`:                                                            gate.Ask,
		`export CLAUDE_CONFIG_DIR=/tmp/c`:                                                gate.Ask,
		`MallocLogFile=/etc/x ls`:                                                        gate.Ask,
		`EXECSHELL=/tmp/x ls`:                                                            gate.Ask,
		`TMPDIR=/etc mktemp`:                                                             gate.Ask,
		`typeset -T PATH path; path=(/tmp $path); ls`:                                    gate.Ask,
		`zsh -c 'path=/tmp; ls'`:                                                         gate.Ask,
		`exec < commands`:                                                                gate.Ask,
		`exec 0<commands`:                                                                gate.Ask,
		`command exec < commands`:                                                        gate.Ask,
		`builtin exec -- < commands`:                                                     gate.Ask,
		`exec 3< commands; exec <&3`:                                                     gate.Ask,
		`exec 3< commands; exec 0<&3`:                                                    gate.Ask,
		`exec <<< 'ls'`:                                                                  gate.Ask,
		"exec <<E\nls\nE":                                                                gate.Ask,
		`exec 3< data; cat <&3`:                                                          gate.Allow,
		`exec 2>&1; ls`:                                                                  gate.Allow,
		`exec >&2; ls`:                                                                   gate.Allow,
		`exec 3>&1; ls >&3`:                                                              gate.Allow,
		`exec 0<&-; ls`:                                                                  gate.Allow,
		`RESOLV_HOST_CONF=.netrc hostname -f`:                                            gate.Ask,
		`DEVELOPER_DIR=x strings a`:                                                      gate.Ask,
		`FOO=x strings a`:                                                                gate.Ask,
		`LIBXO_OPTIONS=encoder=../../x wc a`:                                             gate.Ask,
		`DBUS_SYSTEM_BUS_ADDRESS=unixexec:path=x id a`:                                   gate.Ask,
		`SRANDOM='a[$(make)]'; ls`:                                                       gate.Ask,
		`KSHUID='a[$(make)]'; ls`:                                                        gate.Ask,
		`USER_ID='a[$(make)]'; ls`:                                                       gate.Ask,
		`PGRP='a[$(make)]'; ls`:                                                          gate.Ask,
		`for SRANDOM in 'a[$(make)]'; do ls; done`:                                       gate.Ask,
		`ARGV0=rm ls -r x`:                                                               gate.Ask,
		`TEXTDOMAINDIR=/tmp/po; TEXTDOMAIN=x; echo $"a"`:                                 gate.Ask,
		`KSH_VERSION=1 which ls`:                                                         gate.Ask,
		`flock /tmp/l -c 'path=/tmp; ls'`:                                                gate.Ask,
		`bash -c 'for path in a b; do ls; done'`:                                         gate.Allow,
		`exec </dev/null`:                                                                gate.Allow,
		"ls \uff5c sh x":                                                                 gate.Ask,
		"echo '\u597d\uff1b' \uff5c":                                                     gate.Ask,
		"echo '\u4f60\u597d\uff1b\u518d\u89c1'":                                          gate.Allow,
		"echo \u4f60\u597d\uff1b\u518d\u89c1":                                            gate.Allow,
	} {
		if v := judge(t, gate.Ask, command, ""); v.Decision != want {
			t.Errorf("%s: %s by %s: %s", command, v.Decision, v.Rule, v.Reason)
		}
	}
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask})
	if err != nil {
		t.Fatal(err)
	}
	v := g.Judge(t.Context(), gate.Request{Command: "for path in a b; do ls; done", Dialect: shellparse.Zsh, Dir: "/work"})
	if v.Decision != gate.Ask {
		t.Errorf("path in zsh: %s", v.Decision)
	}
	// A shell that runs already keeps what is set for what comes next.
	for _, command := range []string{"NODE_OPTIONS=--require=x.js; ls", "path=/tmp; ls"} {
		if v := g.Judge(t.Context(), gate.Request{Command: command}); v.Decision != gate.Ask {
			t.Errorf("%s in a running shell: %s", command, v.Decision)
		}
	}
}
