package gate_test

import (
	"testing"

	"github.com/phocinae/guardexec/gate"
)

// TestATestPicksSomeNames tells a loop that removes all that its pattern
// matches from one that looks at the names first. What is left is not known,
// so it is never allowed either.
func TestATestPicksSomeNames(t *testing.T) {
	for command, want := range map[string]gate.Decision{
		`for f in *; do rm -rf "$f"; done`:                                       gate.Deny,
		`for f in *; do case $f in *.o) rm "$f";; esac; done`:                    gate.Ask,
		`for f in *; do case $f in *.o|*.a) rm $f;; esac; done`:                  gate.Ask,
		`for f in *; do case $f in *.o|*) rm "$f";; esac; done`:                  gate.Deny,
		`for f in *; do case $f in keep) ;; *) rm -rf "$f";; esac; done`:         gate.Deny,
		`for f in *; do case $f in *.o) ;; *) continue;; esac; rm -f "$f"; done`: gate.Ask,
		`for f in *; do case $f in *.o) ;; esac; rm -f "$f"; done`:               gate.Deny,
		`for f in *; do case $f in *) ;& *.a) rm "$f";; esac; done`:              gate.Deny,
		`for f in *; do case $f in *.o) ;& *.a) rm "$f";; esac; done`:            gate.Ask,
		`for f in *; do case $y in *.o) rm -rf "$f";; esac; done`:                gate.Deny,
		`for f in ./*; do case $f in ./*) rm -rf "$f";; esac; done`:              gate.Deny,
		`for f in ./*; do case ${f##*/} in *.o) rm "$f";; esac; done`:            gate.Ask,
		`for f in ./*; do b=$(basename "$f"); [ "$b" = x ] && rm "$f"; done`:     gate.Ask,
		`for f in *; do [[ $f == *.o ]] && rm "$f"; done`:                        gate.Ask,
		`for f in *; do [[ $f == *.o || $f == *.a ]] && rm "$f"; done`:           gate.Ask,
		`for f in *; do [[ $f == *.o || -e $f ]] && rm "$f"; done`:               gate.Deny,
		`for f in *; do [[ $f == *.o && -e $f ]] && rm "$f"; done`:               gate.Ask,
		`for f in *; do [[ ! $f == *.o ]] || rm "$f"; done`:                      gate.Ask,
		`for f in *; do [[ $f == * ]] && rm -rf "$f"; done`:                      gate.Deny,
		`for f in *; do [[ $f == "$f" ]] && rm -rf "$f"; done`:                   gate.Deny,
		`for f in *; do [[ $f =~ \.o$ ]] && rm "$f"; done`:                       gate.Ask,
		`for f in *; do [[ $f =~ .* ]] && rm "$f"; done`:                         gate.Deny,
		`for f in *; do if [ "$f" = x ]; then rm -rf "$f"; fi; done`:             gate.Ask,
		`for f in *; do if [ "$f" = x ]; then :; else rm -rf "$f"; fi; done`:     gate.Deny,
		`for f in *; do [ "$f" != x ] && rm -rf "$f"; done`:                      gate.Deny,
		`for f in *; do [ ! "$f" = x ] || rm -rf "$f"; done`:                     gate.Ask,
		`for f in *; do test "$f" = x || continue; rm -rf "$f"; done`:            gate.Ask,
		`for f in *; do test -d "$f" && rm -rf "$f"; done`:                       gate.Deny,
		`for f in *; do test -L "$f" && rm "$f"; done`:                           gate.Ask,
		`for f in *; do if grep -q generated "$f"; then rm "$f"; fi; done`:       gate.Ask,
		`for f in ~/*; do case $f in *.bak) rm "$f";; esac; done`:                gate.Ask,
		`for f in /*; do case $f in /tmp) rm -rf "$f";; esac; done`:              gate.Ask,
		`for f in /*; do case $f in *p) ls;; esac; rm -rf "$f"; done`:            gate.Deny,
		`for f in /etc/*; do case $f in *.bak) rm -rf "$f";; esac; done`:         gate.Deny,
		`for f in .*; do case $f in .env) cat "$f";; esac; done`:                 gate.Ask,
		`f() { rm -rf "$1"; }; for x in *; do f "$x"; done`:                      gate.Deny,
	} {
		if v := judge(t, gate.Ask, command, ""); v.Decision != want {
			t.Errorf("%s: %s by %s: %s", command, v.Decision, v.Rule, v.Reason)
		}
	}
}
