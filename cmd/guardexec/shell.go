package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// shell is a shell that can be guarded.
type shell struct {
	name    string
	dialect shellparse.Dialect
	// paths are where the real one is looked for.
	paths []string
	// option tells whether its options are those of bash, zsh or neither.
	options optionStyle
}

// shellNamed returns the shell a name stands for.
func shellNamed(name string) (shell, bool) {
	switch name {
	case "bash":
		return shell{name, shellparse.Bash, inBins("bash"), bashOptions}, true
	case "sh":
		return shell{name, shellparse.POSIX, append(inBins("sh"), inBins("dash")...), posixOptions}, true
	case "dash":
		return shell{name, shellparse.POSIX, inBins("dash"), posixOptions}, true
	case "zsh":
		return shell{name, shellparse.Zsh, inBins("zsh"), zshOptions}, true
	}
	return shell{}, false
}

// inBins lists the fixed places of a system's programs. PATH is not used: it
// could lead back to a link of this program. Windows has no such places.
func inBins(name string) []string {
	if runtime.GOOS == "windows" {
		return nil
	}
	return []string{"/bin/" + name, "/usr/bin/" + name, "/usr/local/bin/" + name, "/opt/homebrew/bin/" + name}
}

// shell returns the shell of --shell, the configuration, or bash.
func (s *session) shell() (shell, error) {
	if s.conf.Shell == "" {
		sh, _ := shellNamed("bash")
		return sh, nil
	}
	name := filepath.Base(s.conf.Shell)
	sh, ok := shellNamed(name)
	if !ok && (name == "ksh" || name == "mksh") {
		sh, ok = shell{name, shellparse.Mksh, nil, posixOptions}, true
	}
	if !ok {
		return shell{}, fmt.Errorf("--shell: %s is not one of bash, sh, dash, ksh, mksh, zsh", name)
	}
	sh.paths = []string{s.conf.Shell}
	return sh, nil
}

// dialect is the language that check judges in.
func (s *session) dialect() (shellparse.Dialect, error) {
	sh, err := s.shell()
	return sh.dialect, err
}

// find returns the path of the real shell.
func (sh shell) find() (path string, code int, err error) {
	code, err = exitNotFound, fmt.Errorf("%s: not found", sh.name)
	for i, candidate := range sh.paths {
		p, c, e := checkProgram(candidate)
		if e == nil {
			return p, 0, nil
		}
		if i == 0 || c > exitNotFound {
			code, err = c, e
		}
	}
	return "", code, err
}

// link runs when the program is called by the name of a shell.
func (p *program) link(sh shell) int {
	args := p.args[1:]
	if len(args) == 1 && (args[0] == "--version" || args[0] == "--help") {
		path, code, err := sh.find()
		if err != nil {
			p.errorf("%v", err)
			return code
		}
		return p.become(path, p.args)
	}
	s, err := p.openWary("link", nil, workDir())
	if err != nil {
		p.errorf("%v", err)
		return exitFailed
	}
	return s.runShell(sh, p.args[0], args, exitRefused)
}

// errNoScript refuses a shell that would read commands nobody has judged.
var errNoScript = errors.New("only scripts given with -c are judged")

// runShell judges the script in a shell's arguments and becomes that shell
// with the very same arguments. Without a script it returns the code noScript.
func (s *session) runShell(sh shell, arg0 string, args []string, noScript int) int {
	p := s.p
	call, err := parseShellArgs(sh.options, args)
	if errors.Is(err, errNoScript) {
		p.errorf("%s: a script file, standard input or an interactive session cannot be judged: %v", sh.name, err)
		return noScript
	}
	if err != nil {
		p.errorf("%s: %v", sh.name, err)
		return exitFailed
	}
	script := call.script
	if s.door == "link" {
		if code, done := p.ownCall(script); done {
			return code
		}
		if inner, ok := p.framed(script); ok {
			script = inner
		}
		p.withoutShims()
	}
	dir := workDir()
	req := gate.Request{Command: script, Dialect: sh.dialect, Args: call.args, Functions: inherited(p.env), Environ: p.env, Dir: dir}
	v, err := s.decide(req, script, dir, false)
	if err != nil {
		p.errorf("%v", err)
		return exitFailed
	}
	if v.Decision != gate.Allow {
		as, shown := calledWith(sh.name, args, call.script)
		if !s.settled(v, script, dir, shown, as...) {
			return exitRefused
		}
	}
	path, code, err := sh.find()
	if err != nil {
		p.errorf("%v", err)
		return code
	}
	return p.become(path, append([]string{arg0}, slices.Clone(args)...))
}

// inherited lists the functions that bash takes from its environment (bash
// manual, section 3.3); the variables are named BASH_FUNC_name%%.
func inherited(env []string) []string {
	var names []string
	for _, kv := range env {
		if rest, ok := strings.CutPrefix(kv, "BASH_FUNC_"); ok {
			name, _, _ := strings.Cut(rest, "=")
			names = append(names, strings.TrimSuffix(strings.TrimSuffix(name, "%%"), "()"))
		}
	}
	return names
}
