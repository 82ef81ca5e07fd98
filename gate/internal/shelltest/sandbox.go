package shelltest

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// Tools are the programs beside the stubs that a script may use.
var Tools = []string{
	"awk", "basename", "bash", "cat", "cut", "dash", "env", "ex", "expr", "false", "find", "flock", "git", "grep", "head",
	"m4", "make", "mkdir", "mksh", "nice", "nohup", "perl", "printf", "sed", "seq", "setsid", "sh", "sort", "split", "stdbuf", "tac", "tail", "tar", "tee", "test",
	"time", "timeout", "touch", "tr", "true", "uniq", "wc", "xargs", "zsh",
}

// Exec is one program that ran.
type Exec struct {
	Dir  string
	Argv []string
}

// Result is what a script did.
type Result struct {
	Execs []Exec
	// Cut reports that the script was ended by the time limit.
	Cut bool
}

// Ran reports whether a program of that name ran.
func (r *Result) Ran(name string) bool {
	for _, e := range r.Execs {
		if e.Argv[0] == name {
			return true
		}
	}
	return false
}

// Sandbox is a place to run scripts in, one after the other.
type Sandbox struct {
	// Dir is where every script starts, and Home its home.
	Dir, Home string

	root, log, path string
	shells          map[string]string
}

// NewSandbox makes a sandbox below parent, or below the usual place for
// temporary files if that is empty.
func NewSandbox(parent string) (*Sandbox, error) {
	root, err := os.MkdirTemp(parent, "shelltest")
	if err != nil {
		return nil, err
	}
	if root, err = filepath.EvalSymlinks(root); err != nil {
		return nil, err
	}
	s := &Sandbox{
		root: root, Dir: filepath.Join(root, "work", "dir"), Home: filepath.Join(root, "work", "home"), log: filepath.Join(root, "log"),
		shells: make(map[string]string),
	}
	s.path = s.Dir + ":" + filepath.Join(root, "tools")
	for _, d := range []string{"stubs", "tools"} {
		if err := os.Mkdir(filepath.Join(root, d), 0o755); err != nil {
			return nil, err
		}
	}
	for _, name := range []string{"good", "bad"} {
		if err := s.stub("stubs", name, ""); err != nil {
			return nil, err
		}
	}
	for _, name := range Tools {
		real, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		s.shells[name] = real
		if err := s.stub("tools", name, "exec "+real+" \"$@\"\n"); err != nil {
			return nil, err
		}
	}
	return s, os.Chmod(root, 0o711)
}

// stub writes a program that writes itself down. Nobody may change it.
func (s *Sandbox) stub(dir, name, then string) error {
	text := fmt.Sprintf("#!/bin/sh\nprintf '%%s\\0' \"$#\" \"$PWD\" %s \"$@\" >>%s\n%s", name, s.log, then)
	return os.WriteFile(filepath.Join(s.root, dir, name), []byte(text), 0o555)
}

// Has reports whether a shell is installed.
func (s *Sandbox) Has(shell string) bool { return s.shells[shell] != "" }

// Close removes the sandbox.
func (s *Sandbox) Close() error { return os.RemoveAll(s.root) }

// Args are $0 and the positional parameters of every script.
var Args = []string{"sh", "good", "bad"}

// Run runs a script in a fresh directory.
func (s *Sandbox) Run(shell, text string) (*Result, error) {
	if !Safe(text) {
		return nil, errors.New("the script is not safe to run")
	}
	if err := s.fresh(); err != nil {
		return nil, err
	}
	argv := []string{shell}
	if shell == "zsh" {
		argv = append(argv, "-f")
	}
	argv = append(append(argv, "-c", text), Args...)
	cut, err := s.run(s.shells[shell], argv, Caller(text))
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(s.log)
	if err != nil {
		return nil, err
	}
	r := &Result{Cut: cut}
	r.Execs, err = readLog(data)
	if cut && err != nil {
		err = nil // ended in the middle of a record
	}
	if cut {
		// Whatever escaped keeps its log.
		if e := s.renew(); e != nil {
			return nil, e
		}
	}
	return r, err
}

// Caller returns the environment that a script asks of its caller: NAME=value
// in a comment that begins with "#env " on each of its first lines.
func Caller(text string) (env []string) {
	for line := range strings.Lines(text) {
		kv, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "#env ")
		if !ok {
			break
		}
		env = append(env, kv)
	}
	return env
}

// Functions are the names of the functions in an environment.
func Functions(env []string) (names []string) {
	for _, kv := range env {
		name, _, _ := strings.Cut(kv, "=")
		if rest, ok := strings.CutPrefix(name, "BASH_FUNC_"); ok {
			names = append(names, strings.TrimSuffix(rest, "%%"))
		}
	}
	return names
}

// renew moves to another sandbox.
func (s *Sandbox) renew() error {
	n, err := NewSandbox(filepath.Dir(s.root))
	if err != nil {
		return err
	}
	os.RemoveAll(s.root)
	*s = *n
	return nil
}

// fresh makes the directory of a script anew.
func (s *Sandbox) fresh() error {
	work := filepath.Dir(s.Dir)
	if err := os.RemoveAll(work); err != nil {
		return err
	}
	for _, d := range []string{work, s.Dir, s.Home, filepath.Join(s.Dir, "sub")} {
		if err := os.Mkdir(d, 0o755); err != nil {
			return err
		}
		if err := own(d); err != nil {
			return err
		}
	}
	for _, name := range []string{"good", "bad"} {
		if err := os.Link(filepath.Join(s.root, "stubs", name), filepath.Join(s.Dir, name)); err != nil {
			return err
		}
	}
	if err := os.WriteFile(s.log, nil, 0o666); err != nil {
		return err
	}
	return own(s.log)
}

// env is the environment of a script.
func (s *Sandbox) env() []string {
	return []string{
		"PATH=" + s.path, "HOME=" + s.Home, "TMPDIR=" + s.Dir, "PWD=" + s.Dir, "LC_ALL=C", "FUNCNEST=20",
		"GIT_CONFIG_NOSYSTEM=1", "GIT_CEILING_DIRECTORIES=" + s.root,
	}
}

// readLog reads the records of the stubs: the number of arguments, the
// directory, the name, the arguments.
func readLog(data []byte) ([]Exec, error) {
	var out []Exec
	fields := strings.Split(string(bytes.TrimSuffix(data, []byte{0})), "\x00")
	if len(data) == 0 {
		return nil, nil
	}
	for len(fields) > 0 {
		n, err := strconv.Atoi(fields[0])
		if err != nil || len(fields) < n+3 {
			return out, fmt.Errorf("the log is torn: %q", data)
		}
		out = append(out, Exec{Dir: fields[1], Argv: fields[2 : n+3]})
		fields = fields[n+3:]
	}
	return out, nil
}
