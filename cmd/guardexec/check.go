package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/pflag"

	"github.com/phocinae/guardexec/gate"
)

// maxInput bounds a command on standard input and a line of --jsonl, in bytes.
// It is above what the largest permitted command can need.
const maxInput = 4 << 20

// check judges without running anything.
func (p *program) check(args []string) (code int) {
	r := result{verdict: failure("internal-error", "the gate failed")}
	defer func() {
		if e := recover(); e != nil {
			r.verdict = failure("internal-error", fmt.Sprintf("the gate failed: %v", e))
			_, _ = p.stdout.Write(r.line())
			code = exitDeny
		}
	}()
	fs := newFlags("check")
	command := fs.String("command", "", "")
	cwd := fs.String("cwd", "", "")
	text := fs.Bool("text", false, "")
	jsonl := fs.Bool("jsonl", false, "")
	showVersion := fs.Bool("version", false, "")
	fs.BoolVar(&r.confirm, "confirm", false, "")
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, pflag.ErrHelp) {
			return p.print(checkUsage)
		}
		return p.guardError(err)
	}
	if *showVersion {
		return p.printVersion(nil)
	}
	argv := fs.Args()
	hasCommand, dash := fs.Changed("command"), fs.ArgsLenAtDash() >= 0
	switch {
	case len(argv) > 0 && fs.ArgsLenAtDash() != 0:
		return p.guardError(fmt.Errorf("unexpected argument %q; a command goes after --command or --", argv[0]))
	case dash && len(argv) == 0:
		return p.guardError(errors.New("no command after --"))
	case dash && hasCommand, *jsonl && (dash || hasCommand):
		return p.guardError(errors.New("--command, --jsonl and -- exclude each other"))
	case *jsonl && *text:
		return p.guardError(errors.New("--jsonl and --text exclude each other"))
	}
	s, err := p.open("check", given(fs))
	if err != nil {
		return p.guardError(err)
	}
	r.conf = s.conf
	if r.cwd = *cwd; r.cwd == "" {
		r.cwd = workDir()
	}
	dialect, err := s.dialect()
	if err != nil {
		return p.guardError(err)
	}
	if *jsonl {
		return s.jsonl(r.cwd, dialect, r.confirm)
	}
	req := gate.Request{Dialect: dialect, Dir: absolute(r.cwd)}
	switch {
	case dash:
		req.Argv, r.command = argv, quoteWords(argv)
	case hasCommand:
		req.Command, r.command = *command, *command
	default:
		if r.command, err = readCommand(p.stdin); err != nil {
			return p.guardError(err)
		}
		req.Command = r.command
	}
	if r.command == "" {
		return p.guardError(errors.New("empty command"))
	}
	if r.verdict, err = s.decide(req, r.command, r.cwd, r.confirm); err != nil {
		return p.guardError(err)
	}
	out := r.line()
	if *text {
		out = r.text()
	}
	if _, err := p.stdout.Write(out); err != nil {
		// A verdict that nobody can read vouches for nothing.
		p.errorf("%v", err)
		return exitDeny
	}
	return exitCode(r.verdict.Decision)
}

// readCommand reads a command from standard input, without the white space
// around it.
func readCommand(in io.Reader) (string, error) {
	data, err := io.ReadAll(io.LimitReader(in, maxInput+1))
	if err != nil {
		return "", fmt.Errorf("standard input: %w", err)
	}
	if len(data) > maxInput {
		return "", fmt.Errorf("the command on standard input is larger than %d bytes", maxInput)
	}
	return strings.Trim(string(data), " \t\r\n\v\f"), nil
}

// guardError prints an error as the original does.
func (p *program) guardError(err error) int {
	fmt.Fprintf(p.stderr, "guard: %s\n", printable(err.Error(), 2000))
	return exitUsage
}
