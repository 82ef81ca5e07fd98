package main

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/gate"
)

// door runs `guardexec [flags] -- CMD` and `guardexec [flags] -c SCRIPT`.
func (p *program) door(args []string) int {
	fs := newFlags("guardexec")
	n := ownFlags(fs, args)
	if err := fs.Parse(args[:n]); err != nil {
		p.errorf("%v", err)
		return exitFailed
	}
	rest := args[n:]
	switch {
	case len(rest) == 0:
		return p.usageError("")
	case rest[0] == "--":
		if len(rest) == 1 {
			p.errorf("no command after --")
			return exitFailed
		}
		return p.execArgv(given(fs), rest[1:])
	case rest[0] == "-" || rest[0] == "" || rest[0][0] != '-' && rest[0][0] != '+':
		return p.usageError(quoteWords(rest))
	case strings.HasPrefix(rest[0], "--") && !slices.Contains(longs(), rest[0][2:]):
		p.errorf("unknown flag %s", rest[0])
		return exitFailed
	}
	s, err := p.open("shell", given(fs))
	if err != nil {
		p.errorf("%v", err)
		return exitFailed
	}
	sh, err := s.shell()
	if err != nil {
		p.errorf("%v", err)
		return exitFailed
	}
	return s.runShell(sh, sh.name, rest, exitFailed)
}

// execArgv judges an argument vector and becomes that program.
func (p *program) execArgv(flags map[string]string, argv []string) int {
	s, err := p.open("exec", flags)
	if err != nil {
		p.errorf("%v", err)
		return exitFailed
	}
	path, code, err := p.find(argv[0])
	if err != nil {
		p.errorf("%v", err)
		return code
	}
	command := quoteWords(argv)
	dir := workDir()
	v, err := s.decide(gate.Request{Argv: argv, Program: path, Dir: dir}, command, dir, false)
	if err != nil {
		p.errorf("%v", err)
		return exitFailed
	}
	if v.Decision != gate.Allow && !s.settled(v, command, dir, "", append([]string{path}, argv...)...) {
		return exitRefused
	}
	return p.become(path, argv)
}
