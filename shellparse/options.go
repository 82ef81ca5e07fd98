package shellparse

import "strings"

// This file is about the options of the shell. Those that only change how
// commands fail or what is printed do not matter here; those that change how
// the text is read do, and are a doubt unless they are followed.

// setBuiltin is set: options and positional parameters.
func (w *walker) setBuiltin(args []Word, st *state) {
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a.Kind != Literal {
			w.positionals(args[i:], st)
			st.opts.noglob, st.opts.errexit = false, false
			if a.Value == "" || a.Value[0] == '-' || a.Value[0] == '+' {
				w.optionDoubt(a)
			}
			return
		}
		s := a.Value
		switch {
		case s == "--":
			w.positionals(args[i+1:], st)
			return
		case s == "-":
			if i+1 < len(args) {
				w.positionals(args[i+1:], st)
			}
			return
		case len(s) > 1 && (s[0] == '-' || s[0] == '+'):
			w.shortOptions(s, a, st)
			if strings.Contains(s, "o") && i+1 < len(args) {
				i++
				w.longOption(args[i], s[0] == '-', st)
			}
		default:
			w.positionals(args[i:], st)
			return
		}
	}
}

// shortOptions applies a cluster like -eu or +f.
func (w *walker) shortOptions(cluster string, word Word, st *state) {
	on := cluster[0] == '-'
	for _, c := range cluster[1:] {
		switch c {
		case 'f':
			st.opts.noglob = on
		case 'e':
			st.opts.errexit = on
		case 'P':
			st.opts.physical = st.opts.physical || on
		case 'B':
			if !on {
				w.optionDoubt(word)
			}
		case 'a', 'b', 'C', 'E', 'h', 'm', 'n', 'o', 'p', 't', 'T', 'u', 'v', 'x':
		default:
			w.optionDoubt(word)
		}
	}
}

// longOption applies set -o name and set +o name.
func (w *walker) longOption(word Word, on bool, st *state) {
	if word.Kind != Literal {
		st.opts.noglob, st.opts.errexit = false, false
		w.optionDoubt(word)
		return
	}
	switch word.Value {
	case "noglob":
		st.opts.noglob = on
	case "errexit":
		st.opts.errexit = on
	case "physical":
		st.opts.physical = st.opts.physical || on
	case "braceexpand":
		if !on {
			w.optionDoubt(word)
		}
	case "allexport", "emacs", "errtrace", "functrace", "hashall", "ignoreeof", "interactive-comments",
		"monitor", "noclobber", "noexec", "nolog", "notify", "nounset", "onecmd", "pipefail",
		"privileged", "verbose", "vi", "xtrace":
	default:
		w.optionDoubt(word)
	}
}

// shopt applies the options of bash that matter here.
func (w *walker) shopt(args []Word, st *state) {
	for _, a := range args {
		switch {
		case a.Kind != Literal:
			st.opts.aliases, st.opts.lastPipe = true, true
			w.optionDoubt(a)
		case a.Value == "expand_aliases":
			st.opts.aliases = true
		case a.Value == "lastpipe":
			st.opts.lastPipe = true
		case a.Value == "cdable_vars", strings.HasPrefix(a.Value, "compat"):
			w.optionDoubt(a)
		}
	}
}

// setopt is about the options of zsh, of which most change how words are read.
func (w *walker) setopt(args []Word, st *state) {
	st.opts.noglob = false
	for _, a := range args {
		name := strings.ToLower(strings.ReplaceAll(a.Value, "_", ""))
		switch strings.TrimPrefix(name, "no") {
		case "errexit", "unset", "pipefail", "xtrace", "verbose", "match", "nullglob", "clobber", "monitor", "notify":
		default:
			w.optionDoubt(a)
		}
	}
}

func (w *walker) optionDoubt(word Word) {
	w.doubt("shell-option", "the option changes how the shell reads the script", word.Span, -1)
}
