package gate_test

import (
	"context"
	"testing"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// What the environment changes about the reading of a script is never allowed
// unseen, and what it does not change is no reason to ask.
func TestSettingsOfTheEnvironment(t *testing.T) {
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask}, gate.WithFiles(gate.NoFiles{}))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		environ, command string
		dialect          shellparse.Dialect
		asks             bool
	}{
		{"", "ls", shellparse.Bash, false},
		{"SHELLOPTS=braceexpand:errexit:hashall:interactive-comments", "ls", shellparse.Bash, false},
		{"SHELLOPTS=braceexpand:keyword", "ls", shellparse.Bash, true},
		{"SHELLOPTS=posix", "ls", shellparse.Bash, true},
		{"BASHOPTS=checkwinsize:cmdhist:extquote:sourcepath", "ls", shellparse.Bash, false},
		{"BASHOPTS=checkwinsize:lastpipe", "ls", shellparse.Bash, true},
		{"POSIXLY_CORRECT=", "ls", shellparse.Bash, true},
		{"BASH_COMPAT=3.1", "ls", shellparse.Bash, true},
		{"POSIXLY_CORRECT=", "ls", shellparse.POSIX, false},
		{"CDPATH=.:/srv", "ls", shellparse.POSIX, false},
		{"CDPATH=.:/srv", "cd web && ls", shellparse.POSIX, true},
		{"CDPATH=.:/srv", "command cd web && ls", shellparse.POSIX, true},
		{"CDPATH=.:/srv", "cd ./web && ls", shellparse.POSIX, false},
		{"CDPATH=", "cd web && ls", shellparse.POSIX, false},
		{"LANG=ja_JP.SJIS", "echo \u00c3", shellparse.Bash, true},
		{"LC_CTYPE=zh_CN.GB18030", "echo \u4e01", shellparse.Zsh, true},
		{"LANG=ja_JP.SJIS", "ls", shellparse.Bash, false},
		{"LANG=ja_JP.UTF-8", "echo \u00c3", shellparse.Bash, false},
	} {
		v := g.Judge(context.Background(), gate.Request{
			Command: c.command, Dialect: c.dialect, Environ: []string{c.environ}, Dir: "/home/dev/app", Home: "/home/dev",
		})
		if asks := v.Decision != gate.Allow && v.Rule == "shell-settings"; asks != c.asks || !asks && v.Decision != gate.Allow {
			t.Errorf("%s %q: %v by %s", c.environ, c.command, v.Decision, v.Rule)
		}
	}
}
