package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
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
	fs.String("command", "", "")
	cwd := fs.String("cwd", "", "")
	text := fs.Bool("text", false, "")
	jsonl := fs.Bool("jsonl", false, "")
	showVersion := fs.Bool("version", false, "")
	fs.BoolVar(&r.confirm, "confirm", false, "")
	if code, done := p.parse(fs, args, checkUsage); done {
		return code
	}
	if *showVersion {
		return p.printVersion(nil)
	}
	if err := checkWords(fs); err != nil {
		return p.guardError(err)
	}
	switch {
	case *jsonl && (fs.ArgsLenAtDash() >= 0 || fs.Changed("command")):
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
	req, shown, err := readRequest(fs, p.stdin)
	if err != nil {
		return p.guardError(err)
	}
	req.Dialect, req.Dir, r.command = dialect, absolute(r.cwd), shown
	g, err := s.gate(req.Dir)
	if err != nil {
		return p.guardError(err)
	}
	late, start, patience := r, p.now(), s.patience
	w := watched(patience, func(w *watch) {
		if w.take() {
			late.verdict = overdue(patience)
			s.enter(g, late.verdict, start, late.command, late.cwd, late.confirm)
			p.exit(p.tell(&late, *text))
		}
	})
	s.patience = 0 // the watch keeps it
	deepen(false)
	r.verdict, err = s.decide(req, r.command, r.cwd, r.confirm)
	w.finish()
	if err != nil {
		return p.guardError(err)
	}
	return p.tell(&r, *text)
}

// tell prints a verdict and returns the exit status that belongs to it.
func (p *program) tell(r *result, text bool) int {
	out := r.line()
	if text {
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
