package main

import (
	"fmt"
	"slices"
	"strings"
)

// optionStyle tells the option grammars of the shells apart.
type optionStyle uint8

const (
	bashOptions optionStyle = iota
	posixOptions
	zshOptions
)

// shellCall is what a shell's arguments ask for.
type shellCall struct {
	script string
	args   []string // $0, $1, ...; nil if none are given
}

// letters are the options that leave the meaning of a script as it is judged,
// c and o apart. Left out on purpose are those that do not: k and P of bash
// change how words are read, s and t where commands come from, r and n are of
// no use, h and B are on anyway.
func (st optionStyle) letters() string {
	switch st {
	case bashOptions:
		return "abefhilmpuvxBCET"
	case zshOptions:
		return "efiluvx"
	}
	return "abefilmuvxC"
}

// names are the values of -o of the same kind.
func (st optionStyle) names() []string {
	common := []string{"allexport", "errexit", "monitor", "noclobber", "noglob", "notify", "nounset",
		"verbose", "xtrace", "pipefail", "ignoreeof", "nolog"}
	switch st {
	case bashOptions:
		return append(common, "errtrace", "functrace", "hashall", "braceexpand", "interactive-comments", "emacs", "vi")
	case zshOptions:
		return []string{"errexit", "nounset", "verbose", "xtrace", "pipefail"}
	}
	return common
}

// plus are the letters and names that may also be switched off.
const plusLetters = "abefmuvxCET"

// shopts are the values of bash's -O that change neither parsing nor what a
// pattern can reach.
func shopts() []string {
	return []string{"checkwinsize", "checkjobs", "cmdhist", "histappend", "huponexit",
		"inherit_errexit", "lithist", "nullglob", "progcomp"}
}

// longs are bash's long options of the same kind.
func longs() []string {
	return []string{"login", "noediting", "noprofile", "norc", "verbose"}
}

// parseShellArgs reads a shell's arguments as the shell does: options, of
// which one must be -c, then the script, $0 and the arguments. An option it
// does not know is an error, for it could change what is run.
func parseShellArgs(st optionStyle, args []string) (shellCall, error) {
	rest := args
	if st == bashOptions {
		// Long options come first, with one dash or two.
		for len(rest) > 0 {
			name, ok := strings.CutPrefix(rest[0], "-")
			if !ok {
				break
			}
			if !slices.Contains(longs(), strings.TrimPrefix(name, "-")) {
				break
			}
			rest = rest[1:]
		}
	}
	command := false
	for len(rest) > 0 {
		word := rest[0]
		if word == "" || word[0] != '-' && word[0] != '+' {
			break
		}
		rest = rest[1:]
		if word == "-" || word == "--" {
			break
		}
		if strings.HasPrefix(word, "--") {
			return shellCall{}, fmt.Errorf("option %s is not known to be harmless here", word)
		}
		c, values, err := parseCluster(st, word, rest)
		if err != nil {
			return shellCall{}, err
		}
		command = command || c
		rest = rest[values:]
	}
	if !command {
		return shellCall{}, errNoScript
	}
	if len(rest) == 0 {
		return shellCall{}, fmt.Errorf("-c needs a script")
	}
	call := shellCall{script: rest[0]}
	if len(rest) > 1 {
		call.args = rest[1:]
	}
	return call, nil
}

// parseCluster reads one word of options. It reports whether c is among them
// and how many of the following words are values.
func parseCluster(st optionStyle, word string, next []string) (command bool, values int, err error) {
	minus := word[0] == '-'
	if len(word) == 1 {
		return false, 0, fmt.Errorf("option %s is not known to be harmless here", word)
	}
	for i, c := range word[1:] {
		last := i+2 == len(word)
		option := word[:1] + string(c)
		switch {
		case c == 'c' && minus:
			command = true
		case c == 'o' || c == 'O' && st == bashOptions:
			// The shells disagree on letters after o: value or more options.
			if !last || len(next) == 0 {
				return false, 0, fmt.Errorf("option %s must be last in its word and needs a value", option)
			}
			allowed := st.names()
			if c == 'O' {
				allowed = shopts()
				if !minus {
					// With it an unmatched pattern ends a line; without it nothing does.
					allowed = append(allowed, "failglob")
				}
			}
			if !slices.Contains(allowed, next[0]) || !minus && c == 'o' && keepsMeaning(next[0]) {
				return false, 0, fmt.Errorf("option %s %s is not known to be harmless here", option, next[0])
			}
			values++
		case strings.ContainsRune(st.letters(), c) && (minus || strings.ContainsRune(plusLetters, c)):
		case c == 's' && minus:
			return false, 0, errNoScript
		default:
			return false, 0, fmt.Errorf("option %s is not known to be harmless here", option)
		}
	}
	return command, values, nil
}

// keepsMeaning lists options whose absence would change how a script is read.
func keepsMeaning(name string) bool {
	return name == "braceexpand" || name == "interactive-comments" || name == "hashall"
}
