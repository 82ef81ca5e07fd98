package gate_test

import (
	"testing"

	"github.com/phocinae/guardexec/gate"
)

// TestLoopsWithoutEnd asks about loops that nothing in them ends, unless
// something behind or around them does.
func TestLoopsWithoutEnd(t *testing.T) {
	for command, rule := range map[string]string{
		"while :; do date; done":                                               "endless",
		"until false; do date; done":                                           "endless",
		"while ! false; do date; done":                                         "endless",
		"while ((1)); do date; done":                                           "endless",
		"while [ 1 ]; do date; done":                                           "endless",
		"while [[ x ]]; do date; done":                                         "endless",
		"while sleep 5; do date; done":                                         "endless",
		"for ((;;)); do date; done":                                            "endless",
		"for ((i = 0; ; i++)); do echo $i; done":                               "endless",
		"while :; do (exit); date; done":                                       "endless",
		"while :; do date | { cat; exit; }; done":                              "endless",
		"while :; do for x in a b; do break; done; done":                       "endless",
		"while :; do date; continue; break; done":                              "endless",
		"f() { return; }; while :; do f; date; done":                           "endless",
		"bash -c 'while :; do date; done'":                                     "endless",
		"while :; do echo x >> /tmp/f; done":                                   "fills-disk",
		"while :; do echo x; done >> /tmp/f":                                   "fills-disk",
		"{ while :; do echo x; done; } > /tmp/f":                               "fills-disk",
		"while :; do echo x; done | cat > /tmp/f":                              "fills-disk",
		"while :; do echo x | tee -a /tmp/f; done":                             "fills-disk",
		"timeout 9 sh -c 'while :; do echo x >> /tmp/f; done'":                 "fills-disk",
		"while :; do date; break; done":                                        "",
		"while :; do curl -s localhost:80/h && break; sleep 1; done":           "",
		"while :; do for x in a b; do break 2; done; done":                     "",
		"f() { while :; do date; return; done; }; f":                           "",
		"f() { exit; }; while :; do f; done":                                   "",
		"while :; do exec date; done":                                          "",
		"while :; do date; done | head -3":                                     "",
		"timeout 9 bash -c 'while :; do date; sleep 1; done'":                  "",
		"true() { return 1; }; while true; do date; done":                      "",
		"for ((i = 0; i < 3; i++)); do echo $i; done":                          "",
		"while [ -e x ]; do sleep 1; done":                                     "",
		"while read -r l; do echo \"$l\"; done < f; until true; do date; done": "",
	} {
		v := judge(t, gate.Ask, command, "")
		if rule == "" && v.Decision != gate.Allow || rule != "" && v.Rule != rule {
			t.Errorf("%s: %s by %s, want %q", command, v.Decision, v.Rule, rule)
		}
	}
}
