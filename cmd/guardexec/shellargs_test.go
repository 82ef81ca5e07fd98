package main

import (
	"errors"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// Whatever parseShellArgs accepts, the real shell reads the same way: it runs
// that script with those arguments, and nothing else.
func TestShellArgsAgreeWithShells(t *testing.T) {
	const script = `printf '<%s>' ran "$0" "$@"`
	vectors := [][]string{
		{"-c", script},
		{"-c", script, "zero"},
		{"-c", script, "zero", "-x", "b c"},
		{"-ec", script, "zero", "one"},
		{"-ce", script, "zero"},
		{"-e", "-c", script, "zero"},
		{"-c", "-e", script, "zero"},
		{"-c", "--", script, "zero"},
		{"-c", "-", script, "zero"},
		{"-e", "--", script, "-c"},
		{"-e", "-", script, "-c"},
		{"--", "-c", script},
		{"-eu", "-o", "pipefail", "-c", script, "zero"},
		{"-euo", "pipefail", "-c", script, "zero"},
		{"-c", "-o", "errexit", script, "zero"},
		{"-co", "errexit", script, "zero"},
		{"-oc", "errexit", script, "zero"},
		{"-oerrexit", "-c", script, "zero"},
		{"+e", "-c", script, "zero"},
		{"+ec", script, "zero"},
		{"-c", "+e", script, "zero"},
		{"+c", script, "zero"},
		{"-lc", script, "zero"},
		{"-l", "-c", script, "zero"},
		{"-cl", script, "zero"},
		{"--login", "-c", script, "zero"},
		{"-login", "-c", script, "zero"},
		{"--norc", "--noprofile", "-c", script, "zero"},
		{"-norc", "-c", script, "zero"},
		{"-c", "--norc", script, "zero"},
		{"-e", "--norc", "-c", script, "zero"},
		{"-O", "nullglob", "-c", script, "zero"},
		{"-Oc", "nullglob", script, "zero"},
		{"-cO", "nullglob", script, "zero"},
		{"+O", "nullglob", "-c", script, "zero"},
		{"+o", "errexit", "-c", script, "zero"},
		{"-c", "-c", script, "zero"},
		{"-fc", script, "zero"},
		{"-bc", script, "zero"},
		{"-ic", script, "zero"},
		{"-xvc", script, "zero"},
		{"-c", "", script},
		{"-", "-c", script},
		{"-cc", script},
		{"-c", "+", script},
		{"-", script},
		{"-c"},
		{"-e"},
	}
	accepted := map[string]int{}
	for _, name := range []string{"bash", "dash", "sh", "mksh", "zsh"} {
		path, err := exec.LookPath(name)
		if err != nil {
			t.Logf("no %s here", name)
			continue
		}
		sh, ok := shellNamed(name)
		if !ok {
			sh = shell{name: name, options: posixOptions}
		}
		all := slices.Clone(vectors)
		for _, letter := range sh.options.letters() {
			all = append(all, []string{"-" + string(letter) + "c", script, "zero"},
				[]string{"-c", "+" + string(letter), script, "zero"})
		}
		for _, option := range sh.options.names() {
			all = append(all, []string{"-o", option, "-c", script, "zero"},
				[]string{"-c", "+o", option, script, "zero"})
		}
		for _, option := range shopts() {
			all = append(all, []string{"-O", option, "-c", script, "zero"})
		}
		for _, option := range longs() {
			all = append(all, []string{"--" + option, "-c", script, "zero"}, []string{"-" + option, "-c", script})
		}
		for _, args := range all {
			call, err := parseShellArgs(sh.options, args)
			if err != nil {
				continue
			}
			accepted[name]++
			zero := path
			if len(call.args) > 0 {
				zero = call.args[0]
			}
			want := "<ran><" + zero + ">"
			for _, a := range call.args[min(1, len(call.args)):] {
				want += "<" + a + ">"
			}
			if call.script != script {
				want = ""
			}
			cmd := exec.Command(path, args...)
			cmd.Env = []string{"HOME=/nonexistent", "PATH=/usr/bin:/bin"}
			out, err := cmd.Output()
			if err != nil && len(out) == 0 {
				continue // the shell does not have the option and ran nothing
			}
			if string(out) != want {
				t.Errorf("%s %q: ran %q, want %q", name, args, out, want)
			}
		}
	}
	t.Log(accepted)
}

func TestShellArgs(t *testing.T) {
	for _, c := range []struct {
		style  optionStyle
		args   string
		script string
		words  []string
		err    string // "" for none, "none" for errNoScript
	}{
		{bashOptions, "-c s", "s", nil, ""},
		{bashOptions, "-ilc s z a", "s", []string{"z", "a"}, ""},
		{bashOptions, "-euo pipefail -c s", "s", nil, ""},
		{bashOptions, "", "", nil, "none"},
		{bashOptions, "file -c s", "", nil, "none"},
		{bashOptions, "-s", "", nil, "none"},
		{bashOptions, "-sc s", "", nil, "none"},
		{bashOptions, "-c", "", nil, "needs a script"},
		{bashOptions, "-kc s", "", nil, "option -k"},
		{bashOptions, "+B -c s", "", nil, "option +B"},
		{bashOptions, "+o braceexpand -c s", "", nil, "option +o braceexpand"},
		{bashOptions, "-o posix -c s", "", nil, "option -o posix"},
		{bashOptions, "-O extglob -c s", "", nil, "option -O extglob"},
		{bashOptions, "-oe errexit -c s", "", nil, "must be last"},
		{bashOptions, "-c -o", "", nil, "needs a value"},
		{bashOptions, "--rcfile f -c s", "", nil, "option --rcfile"},
		{posixOptions, "--login -c s", "", nil, "option --login"},
		{posixOptions, "-O nullglob -c s", "", nil, "option -O"},
		{zshOptions, "-fc s", "s", nil, ""},
		{zshOptions, "-yc s", "", nil, "option -y"},
		{zshOptions, "-o sh_word_split -c s", "", nil, "sh_word_split"},
	} {
		call, err := parseShellArgs(c.style, strings.Fields(c.args))
		switch {
		case c.err == "none":
			if !errors.Is(err, errNoScript) {
				t.Errorf("%s: %v", c.args, err)
			}
		case c.err != "":
			if err == nil || errors.Is(err, errNoScript) || !strings.Contains(err.Error(), c.err) {
				t.Errorf("%s: %v", c.args, err)
			}
		case err != nil || call.script != c.script || !slices.Equal(call.args, c.words):
			t.Errorf("%s: %+v, %v", c.args, call, err)
		}
	}
}
