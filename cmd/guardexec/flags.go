package main

import (
	"errors"
	"io"
	"strings"

	"github.com/spf13/pflag"
)

// newFlags returns the flags that every door has.
func newFlags(name string) *pflag.FlagSet {
	fs := pflag.NewFlagSet(name, pflag.ContinueOnError)
	fs.SetInterspersed(false)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	for _, f := range []string{"config", "server", "timeout", "noul-threshold", "deny-at", "ask-at",
		"table", "audit", "fail-closed", "shell"} {
		fs.String(f, "", "")
	}
	return fs
}

// parse reads the flags of a verb. done reports that nothing is left to do but
// to exit with the code: help was asked for, or the arguments are wrong.
func (p *program) parse(fs *pflag.FlagSet, args []string, usage string) (code int, done bool) {
	switch err := fs.Parse(args); {
	case err == nil:
		return 0, false
	case errors.Is(err, pflag.ErrHelp):
		return p.print(usage), true
	default:
		return p.guardError(err), true
	}
}

// given returns the flags that were set, by name.
func given(fs *pflag.FlagSet) map[string]string {
	set := map[string]string{}
	fs.Visit(func(f *pflag.Flag) { set[f.Name] = f.Value.String() })
	return set
}

// ownFlags counts the leading arguments that are flags of ours, values
// included. What follows belongs to a shell or is a command.
func ownFlags(fs *pflag.FlagSet, args []string) int {
	i := 0
	for i < len(args) {
		name, ok := strings.CutPrefix(args[i], "--")
		if !ok || name == "" {
			break
		}
		name, _, attached := strings.Cut(name, "=")
		f := fs.Lookup(name)
		if f == nil {
			break
		}
		i++
		if !attached && f.NoOptDefVal == "" {
			i++
		}
	}
	return min(i, len(args))
}
