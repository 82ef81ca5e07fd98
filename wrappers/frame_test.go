package wrappers_test

import (
	"strings"
	"testing"

	"github.com/phocinae/guardexec/wrappers"
)

// Lines as Claude Code 2.1.332 and 2.1.197 and Gemini CLI 0.61.0 were seen to start them.
const (
	claudeLine = `source /h/.claude/shell-snapshots/snapshot-bash-1796042045293-ccohgg.sh 2>/dev/null || true && \builtin shopt -u extglob 2>/dev/null || true && { \builtin unalias -- 'which'; \builtin unset -f -- 'which'; } >/dev/null 2>&1 || true && { \builtin unalias -- 'unsetenv'; \builtin unset -f -- 'unsetenv'; } >/dev/null 2>&1 || true && eval 'touch ran; echo '"'"'a b'"'"' "c"' < /dev/null && pwd -P >| /tmp/claude-c9fa-cwd`
	prefixLine = `source /h/.claude/shell-snapshots/snapshot-bash-1796042046861-caxglx.sh 2>/dev/null || true && { \builtin shopt -u extglob || \builtin setopt NO_EXTENDED_GLOB NO_BARE_GLOB_QUAL NO_BRACE_CCL NO_MAGIC_EQUAL_SUBST NO_RC_QUOTES NO_EQUALS; } >/dev/null 2>&1 || true && { \builtin unalias -- 'which'; \builtin unset -f -- 'which'; } >/dev/null 2>&1 || true && eval 'touch ran; echo '"'"'a b'"'"' "c"' < /dev/null && pwd -P >| /tmp/claude-fafc-cwd`
	olderLine  = `source /h/.claude/shell-snapshots/snapshot-bash-1796048387102-qfdf8m.sh 2>/dev/null || true && { shopt -u extglob || setopt NO_EXTENDED_GLOB NO_BARE_GLOB_QUAL; } >/dev/null 2>&1 || true && eval 'touch ran; echo '"'"'a b'"'"' "c"' < /dev/null && pwd -P >| /tmp/claude-c4e1-cwd`
	geminiLine = "shopt -u promptvars nullglob extglob nocaseglob dotglob; _bgpids_file=/tmp/gemini-shell-0WDnD7/bgpids.tmp\n(\n  trap 'jobs -p > \"$_bgpids_file\"' EXIT\ntouch ran; echo 'a b' \"c\"\n)\n__code=$?\nexit $__code"
)

func TestFrameFindsTheCommand(t *testing.T) {
	dirs := []string{"", "/h/.claude/shell-snapshots"}
	for _, line := range []string{claudeLine, prefixLine, olderLine, geminiLine} {
		if c, ok := wrappers.Frame(line, dirs, nil); !ok || c != `touch ran; echo 'a b' "c"` {
			t.Errorf("%q %v in %s", c, ok, line)
		}
	}
	if c, ok := wrappers.Frame(strings.Replace(claudeLine, " < /dev/null", "", 1), dirs, nil); !ok || !strings.HasPrefix(c, "touch") {
		t.Errorf("without input: %q %v", c, ok)
	}
}

// TestFrameKnowsTheTemporaryDirectory: Claude Code notes the directory in a file
// of the user's own directory for temporary files.
func TestFrameKnowsTheTemporaryDirectory(t *testing.T) {
	dirs, temps := []string{"/h/.claude/shell-snapshots"}, []string{"", "/scratch/me/"}
	for file, want := range map[string]bool{
		"/scratch/me/claude-c9fa-cwd":            true,
		"/scratch/me/claude-1000/claude-c9-cwd":  true,
		"/tmp/claude-c9fa-cwd":                   true,
		"/scratch/you/claude-c9fa-cwd":           false,
		"/scratch/me/../../h/claude-c9fa-cwd":    false,
		"/scratch/me/claude/../h/claude-c9f-cwd": false,
		"/scratch/me/sub/claude-c9fa-cwd":        false,
		"/claude-c9fa-cwd":                       false,
	} {
		line := strings.Replace(claudeLine, "/tmp/claude-c9fa-cwd", file, 1)
		if _, ok := wrappers.Frame(line, dirs, temps); ok != want {
			t.Errorf("%s: %v", file, ok)
		}
	}
}

// TestFrameIsLiteral changes one thing at a time: the whole line is judged
// then.
func TestFrameIsLiteral(t *testing.T) {
	dirs := []string{"/h/.claude/shell-snapshots"}
	for _, c := range []struct{ line, old, with string }{
		{claudeLine, "/h/.claude/", "/w/.claude/"},
		{claudeLine, "snapshot-bash", "other"},
		{claudeLine, "ccohgg.sh", "x/../../y.sh"},
		{claudeLine, "ccohgg.sh", "$(id).sh"},
		{claudeLine, "'which'; \\builtin unset", "'which'; rm x; \\builtin unset"},
		{claudeLine, "-- 'which'", "-- 'a;b'"},
		{claudeLine, "/tmp/claude-c9fa-cwd", "/h/.bashrc"},
		{claudeLine, "/tmp/claude-c9fa-cwd", "/tmp/claude-c9fa-cwd; id"},
		{claudeLine, "/tmp/claude-c9fa-cwd", "/tmp/claude/../../h/claude-x-cwd"},
		{claudeLine, "pwd -P", "pwd"},
		{claudeLine, "eval 'touch", "eval $x'touch"},
		{claudeLine, "eval 'touch", "eval \"$x\"'touch"},
		{claudeLine, "' < /dev/null", "' rm < /dev/null"},
		{claudeLine, "|| true && eval", "|| true && id && eval"},
		{claudeLine, "\\builtin shopt -u extglob 2>/dev/null || true && ", ""},
		{geminiLine, "/tmp/gemini-shell-0WDnD7/", "/h/"},
		{geminiLine, "/tmp/gemini-shell-0WDnD7/", "/tmp/gemini-shell-$(id)/"},
		{geminiLine, "exit $__code", "exit $__code; id"},
		{geminiLine, "jobs -p", "jobs -p; id"},
		{geminiLine, "dotglob; ", "dotglob; id; "},
	} {
		line := strings.Replace(c.line, c.old, c.with, 1)
		if line == c.line {
			t.Fatalf("nothing to replace: %q", c.old)
		}
		if got, ok := wrappers.Frame(line, dirs, nil); ok {
			t.Errorf("%q for %q: taken for a frame around %q", c.with, c.old, got)
		}
	}
	if _, ok := wrappers.Frame(claudeLine, nil, nil); ok {
		t.Error("a snapshot from anywhere was taken")
	}
}

func TestOwnCallIsNothingElse(t *testing.T) {
	for line, want := range map[string]bool{
		"/opt/guardexec hook gemini":                   true,
		"'/my dir/guardexec' hook claude":              true,
		"/opt/guardexec hook gemini --no-auto-approve": true,
		"test -s /opt/guardexec && /opt/guardexec hook gemini || { echo guardexec could not answer >&2; exit 2; }":                                 true,
		"test -s '/my x/guardexec' && /usr/bin/timeout 8 '/my x/guardexec' hook gemini || { echo guardexec could not answer >&2; exit 2; }":        true,
		"test -s /opt/guardexec && GOMAXPROCS=1 /usr/bin/timeout 8 /opt/guardexec hook gemini || { echo guardexec could not answer >&2; exit 2; }": true,
		"test -s /opt/guardexec && GOMAXPROCS=2 /opt/guardexec hook gemini || { echo guardexec could not answer >&2; exit 2; }":                    false,
		"test -s /opt/guardexec && PATH=/w /opt/guardexec hook gemini || { echo guardexec could not answer >&2; exit 2; }":                         false,
		"test -s /w/x && /opt/guardexec hook gemini || { echo guardexec could not answer >&2; exit 2; }":                                           false,
		"/w/timeout 8 /opt/guardexec hook gemini || { echo guardexec could not answer >&2; exit 2; }":                                              false,
		"/usr/bin/timeout 8 /opt/guardexec hook gemini":                                                                                            false,
		"/opt/guardexec hook gemini || exit 2; id":                                                                                                 false,
		"/opt/guardexec hook gemini || id":                false,
		"id; /opt/guardexec hook gemini":                  false,
		"/opt/guardexec hook gemini; id":                  false,
		"/opt/guardexec hook gemini --config /x":          false,
		"/opt/guardexec hook gemini --config=/x":          false,
		"/opt/guardexec hook gemini --config=/c":          true,
		"/opt/guardexec hook nosuch":                      false,
		"/opt/guardexec hook gemini\nid":                  false,
		"/opt/guardexec  hook gemini":                     false,
		"/opt/guardexec hook gemini $(id)":                false,
		"/opt/guard\"exec\" hook gemini":                  false,
		"/opt/guardexec check":                            false,
		"/opt/$(id)/guardexec hook gemini":                false,
		"/opt/guardexec hook gemini > /h/.bashrc":         false,
		"X=1 /opt/guardexec hook gemini":                  false,
		"/opt/guardexec hook gemini --no-auto-approve&id": false,
	} {
		flag := func(f string) bool { return f == "--no-auto-approve" || f == "--config=/c" }
		if _, ok := wrappers.OwnCall(line, flag); ok != want {
			t.Errorf("%q: %v", line, ok)
		}
	}
}
