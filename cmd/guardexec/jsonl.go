package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// jsonl judges one command a line. A line that cannot be read is denied and
// the next one is judged.
func (s *session) jsonl(cwd string, dialect shellparse.Dialect, confirm bool) int {
	in := bufio.NewReaderSize(s.p.stdin, 64<<10)
	for {
		line, long, err := readLine(in)
		if err != nil && err != io.EOF {
			return s.p.guardError(fmt.Errorf("standard input: %w", err))
		}
		if err == io.EOF && len(line) == 0 && !long {
			return exitAllow
		}
		r := result{cwd: cwd, conf: s.conf, confirm: confirm}
		fault := errors.New("the line is too long")
		if !long {
			fault = s.judgeLine(&r, line, dialect)
		}
		if fault != nil {
			r.fault = fault.Error()
			r.verdict = failure("bad-input", "the line cannot be judged: "+r.fault)
		}
		if _, err := s.p.stdout.Write(r.line()); err != nil {
			return s.p.guardError(fmt.Errorf("standard output: %w", err))
		}
		if err == io.EOF {
			return exitAllow
		}
	}
}

// readLine reads a line without its end. Of a line longer than maxInput
// nothing is kept.
func readLine(in *bufio.Reader) (line []byte, long bool, err error) {
	for {
		part, err := in.ReadSlice('\n')
		if !long {
			line = append(line, part...)
			if len(line) > maxInput {
				line, long = nil, true
			}
		}
		if err == bufio.ErrBufferFull {
			continue
		}
		return bytes.TrimSuffix(line, []byte("\n")), long, err
	}
}

// judgeLine reads one line into r and judges it.
func (s *session) judgeLine(r *result, line []byte, dialect shellparse.Dialect) error {
	req := gate.Request{Dialect: dialect}
	if err := parseLine(line, r, &req); err != nil {
		return err
	}
	req.Dir = absolute(r.cwd)
	v, err := s.decide(req, r.command, r.cwd, r.confirm)
	if err != nil {
		return err
	}
	r.verdict = v
	return nil
}

// parseLine reads {"id","command","cwd"}; other members are ignored. What was
// read before an error stays in r.
func parseLine(line []byte, r *result, req *gate.Request) error {
	dec := jsontext.NewDecoder(bytes.NewReader(line))
	if dec.PeekKind() != '{' {
		if _, err := dec.ReadToken(); err != nil {
			return fmt.Errorf("not JSON: %w", err)
		}
		return errors.New("not a JSON object")
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	found := false
	for dec.PeekKind() != '}' {
		tok, err := dec.ReadToken()
		if err != nil {
			return err
		}
		switch key := tok.String(); key {
		case "id":
			if k := dec.PeekKind(); k != '"' && k != '0' && k != 'n' {
				return errors.New("id must be a string, a number or null")
			}
			v, err := dec.ReadValue()
			if err != nil {
				return err
			}
			r.id = v.Clone()
		case "cwd":
			tok, err := dec.ReadToken()
			if err != nil {
				return err
			}
			if tok.Kind() == 'n' {
				continue
			}
			if tok.Kind() != '"' {
				return errors.New("cwd must be a string")
			}
			if dir := tok.String(); dir != "" {
				r.cwd = dir
			}
		case "command":
			found = true
			if err := parseCommand(dec, r, req); err != nil {
				return err
			}
		default:
			if err := dec.SkipValue(); err != nil {
				return err
			}
		}
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	if _, err := dec.ReadToken(); err != io.EOF {
		return errors.New("text after the JSON object")
	}
	switch {
	case !found:
		return errors.New("no command")
	case r.command == "":
		return errors.New("empty command")
	}
	return nil
}

// parseCommand reads a command: text, or an array of words that would run
// without a shell.
func parseCommand(dec *jsontext.Decoder, r *result, req *gate.Request) error {
	tok, err := dec.ReadToken()
	if err != nil {
		return err
	}
	switch tok.Kind() {
	case '"':
		r.command = tok.String()
		req.Command = r.command
		return nil
	case '[':
		for dec.PeekKind() != ']' {
			tok, err := dec.ReadToken()
			if err != nil {
				return err
			}
			if tok.Kind() != '"' {
				return errors.New("command must be a string or an array of strings")
			}
			req.Argv = append(req.Argv, tok.String())
		}
		r.command = quoteWords(req.Argv)
		_, err := dec.ReadToken()
		return err
	}
	return errors.New("command must be a string or an array of strings")
}
