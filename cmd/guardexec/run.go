package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/phocinae/guardexec/wrappers"
)

// wrapping is the way in which a host lets a shell be put in front of another.
type wrapping uint8

const (
	wrapNone   wrapping = iota
	wrapPath            // it looks for bash on PATH
	wrapShell           // it takes SHELL
	wrapPrefix          // it takes a prefix for each command
)

// wrappingOf tells how a host is wrapped, and the name of its program.
func wrappingOf(host string) wrapping {
	switch host {
	case "gemini", "qwen":
		return wrapPath
	case "opencode", "aider":
		return wrapShell
	case "claude":
		return wrapPrefix
	}
	return wrapNone
}

// run starts a host with guardexec in place of its shell.
func (p *program) runHost(args []string) int {
	if len(args) == 0 || args[0] == "--help" || args[0] == "-h" {
		if len(args) == 0 {
			p.errorf("run needs the name of a host: aider, claude, gemini, opencode or qwen")
			return exitFailed
		}
		return p.print(runUsage)
	}
	host := args[0]
	w := wrappingOf(host)
	if w == wrapNone {
		if _, ok := wrappers.Lookup(host); ok {
			p.errorf("%s takes no other shell; use guardexec install %s", host, host)
		} else {
			p.errorf("%s is not a host that can be run; aider, claude, gemini, opencode and qwen are", host)
		}
		return exitFailed
	}
	dir, err := p.shims()
	if err != nil {
		p.errorf("%v", err)
		return exitFailed
	}
	path, code, err := p.find(host)
	if err != nil {
		p.errorf("%v", err)
		return code
	}
	p.setenv(hostVariable, host)
	shell := filepath.Join(dir, "bash")
	if sh, _ := p.getenv("SHELL"); filepath.Base(sh) == "zsh" {
		shell = filepath.Join(dir, "zsh")
	}
	switch w {
	case wrapPath:
		search, ok := p.getenv("PATH")
		if !ok {
			search = defaultPath
		}
		p.setenv("PATH", dir+string(filepath.ListSeparator)+search)
	case wrapShell:
		p.setenv("SHELL", shell)
	case wrapPrefix:
		p.setenv("CLAUDE_CODE_SHELL_PREFIX", shell+" -c")
	}
	return p.become(path, append([]string{path}, args[1:]...))
}

// shims is the directory of the links that stand for shells. It is made when
// it is not there.
func (p *program) shims() (string, error) {
	if runtime.GOOS == "windows" {
		return "", errors.New("there are no shells to stand for on Windows")
	}
	state := p.stateDir(p.home())
	if state == "" {
		return "", errors.New("the home directory is not known")
	}
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	self = stablePath(self)
	dir := filepath.Join(state, "shims")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	for _, name := range []string{"bash", "zsh"} {
		link := filepath.Join(dir, name)
		if to, err := os.Readlink(link); err == nil && to == self {
			continue
		}
		tmp := fmt.Sprintf("%s.%d", link, os.Getpid())
		if err := os.Symlink(self, tmp); err != nil {
			return "", err
		}
		if err := os.Rename(tmp, link); err != nil {
			return "", err
		}
	}
	return dir, nil
}

// setenv replaces a variable.
func (p *program) setenv(name, value string) {
	p.env = slices.DeleteFunc(slices.Clone(p.env), func(kv string) bool { return strings.HasPrefix(kv, name+"=") })
	p.env = append(p.env, name+"="+value)
}

// withoutShims takes our links out of PATH: what a judged script starts was
// judged with it.
func (p *program) withoutShims() {
	search, ok := p.getenv("PATH")
	if !ok {
		return
	}
	dirs := filepath.SplitList(search)
	kept := slices.DeleteFunc(slices.Clone(dirs), func(dir string) bool {
		info, err := os.Stat(filepath.Join(dir, "bash"))
		return dir != "" && err == nil && isSelf(info)
	})
	if len(kept) != len(dirs) {
		p.setenv("PATH", strings.Join(kept, string(filepath.ListSeparator)))
	}
}

// hostVariable tells our links which host they were made the shell of.
const hostVariable = "GUARDEXEC_HOST"

// framed finds the model's command in what a host has put around it. The frame
// of Claude Code reads a file and writes one, so that it is believed of Claude
// Code alone: the models of others could write it, too.
func (p *program) framed(script string) (command string, ok bool) {
	command, ok = wrappers.Frame(script, p.snapshots(), p.temps())
	if !ok || !strings.HasSuffix(script, "-cwd") {
		return command, ok
	}
	if host, _ := p.getenv(hostVariable); host != "claude" {
		return "", false
	}
	// What is written there must not be written elsewhere.
	info, err := os.Lstat(script[strings.LastIndexByte(script, ' ')+1:])
	return command, errors.Is(err, fs.ErrNotExist) || err == nil && info.Mode().IsRegular()
}

// snapshots are the directories in which Claude Code keeps the state of the
// user's shell.
func (p *program) snapshots() []string {
	var dirs []string
	if d, _ := p.getenv("CLAUDE_CONFIG_DIR"); filepath.IsAbs(d) && !inside([]string{workDir()}, p.home())(d) {
		dirs = append(dirs, filepath.Join(d, "shell-snapshots"))
	}
	if home := p.home(); home != "" {
		dirs = append(dirs, filepath.Join(home, ".claude", "shell-snapshots"))
	}
	return dirs
}

// temps are the directories for temporary files that the host was told of. They
// come from its environment, which no command changes.
func (p *program) temps() []string {
	var dirs []string
	for _, name := range []string{"CLAUDE_CODE_TMPDIR", "TMPDIR"} {
		if d, _ := p.getenv(name); filepath.IsAbs(d) {
			dirs = append(dirs, d)
		}
	}
	return dirs
}

// ownCall starts a hook of ours that a host puts through its shell. done is
// false if the script is anything else.
func (p *program) ownCall(script string) (code int, done bool) {
	words, ok := wrappers.OwnCall(script, p.ownFlag)
	if !ok || !filepath.IsAbs(words[0]) {
		return 0, false
	}
	if info, err := os.Stat(words[0]); err != nil || !isSelf(info) {
		return 0, false
	}
	return p.become(words[0], words), true
}
