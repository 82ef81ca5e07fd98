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
			st.opts.unsure()
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
			if w.opts.Dialect != Zsh { // there it is about start-up files
				st.opts.setNoglob(on)
			}
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
		st.opts.unsure()
		w.optionDoubt(word)
		return
	}
	switch word.Value {
	case "noglob":
		st.opts.setNoglob(on)
	case "errexit":
		st.opts.errexit = on
	case "physical":
		st.opts.physical = st.opts.physical || on
	case "braceexpand":
		if !on {
			w.optionDoubt(word)
		}
	default:
		if !InertOption(word.Value) {
			w.optionDoubt(word)
		}
	}
}

// setNoglob notes set -f and set +f.
func (o *options) setNoglob(on bool) { o.noglob, o.mayNoglob = on, on }

// unsure is called where any option may have been set or unset.
func (o *options) unsure() { o.noglob, o.errexit, o.mayNoglob = false, false, true }

// shopt applies the options of bash that matter here. With -o its names are
// those of set -o.
func (w *walker) shopt(args []Word, st *state) {
	long, on := false, true
	for _, a := range args {
		switch {
		case a.Kind != Literal:
			st.opts.aliases, st.opts.lastPipe = true, true
			st.opts.unsure()
			w.optionDoubt(a)
		case strings.HasPrefix(a.Value, "-"):
			long = long || strings.Contains(a.Value, "o")
			on = on && !strings.Contains(a.Value, "u")
		case long:
			w.longOption(a, on, st)
		case a.Value == "expand_aliases":
			st.opts.aliases = true
		case a.Value == "lastpipe":
			st.opts.lastPipe = true
		case !InertShopt(a.Value):
			w.optionDoubt(a)
		}
	}
}

// InertShopt reports an option of bash's shopt that changes neither how a
// script is read nor what its variables and commands mean (bash manual,
// section 4.3.2): what fails, is printed or completed, and which files a
// pattern matches of those it may match.
func InertShopt(name string) bool {
	switch name {
	case "assoc_expand_once", "autocd", "cdspell", "checkhash", "checkjobs", "checkwinsize", "cmdhist", "complete_fullquote",
		"direxpand", "dirspell", "dotglob", "extglob", "force_fignore", "globasciiranges", "globskipdots",
		"globstar", "gnu_errfmt", "histappend", "histreedit", "histverify", "hostcomplete", "huponexit", "inherit_errexit",
		"interactive_comments", "lithist", "login_shell", "mailwarn", "no_empty_cmd_completion", "nullglob",
		"patsub_replacement", "progcomp", "progcomp_alias", "promptvars", "restricted_shell", "shift_verbose",
		"sourcepath", "syslog_history", "varredir_close", "xpg_echo":
		return true
	}
	return false
}

// InertOption reports an option of set -o, turned on, that does not change
// how a script is read.
func InertOption(name string) bool {
	switch name {
	case "allexport", "braceexpand", "emacs", "errexit", "errtrace", "functrace", "hashall", "ignoreeof",
		"interactive-comments", "monitor", "noclobber", "noexec", "noglob", "nolog", "notify", "nounset", "onecmd",
		"pipefail", "privileged", "verbose", "vi", "xtrace":
		return true
	}
	return false
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
