package main

import (
	"errors"
	"fmt"
	"io"

	"github.com/spf13/pflag"

	"github.com/phocinae/guardexec/gate"
)

// checkWords reports words that are neither flags nor after --.
func checkWords(fs *pflag.FlagSet) error {
	argv, at := fs.Args(), fs.ArgsLenAtDash()
	switch {
	case len(argv) > 0 && at != 0:
		return fmt.Errorf("unexpected argument %q; a command goes after --command or --", argv[0])
	case at >= 0 && len(argv) == 0:
		return errors.New("no command after --")
	case at >= 0 && fs.Changed("command"):
		return errors.New("--command and -- exclude each other")
	}
	return nil
}

// readRequest takes the command from --command, the words after -- or
// standard input. shown is the command as text.
func readRequest(fs *pflag.FlagSet, in io.Reader) (r gate.Request, shown string, err error) {
	switch {
	case fs.ArgsLenAtDash() >= 0:
		r.Argv, shown = fs.Args(), quoteWords(fs.Args())
	case fs.Changed("command"):
		r.Command, err = fs.GetString("command")
		shown = r.Command
	default:
		r.Command, err = readCommand(in)
		shown = r.Command
	}
	if err == nil && shown == "" {
		err = errors.New("empty command")
	}
	return r, shown, err
}
