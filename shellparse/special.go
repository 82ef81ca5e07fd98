package shellparse

import "strings"

// isDynamic reports a variable whose content the shells make themselves, so
// that nothing is certain about it after an assignment (bash manual, section
// 5.2; zshparam(1); mksh(1)).
func isDynamic(name string) bool {
	switch name {
	case "_", "BASHPID", "BASHOPTS", "COLUMNS", "DIRSTACK", "EPOCHREALTIME", "EPOCHSECONDS", "ERRNO", "EUID", "FUNCNAME",
		"GROUPS", "HISTCMD", "LINENO", "LINES", "MATCH", "MBEGIN", "MEND", "PGRP", "PIPESTATUS", "PPID", "RANDOM", "SECONDS",
		"SHELLOPTS", "SRANDOM", "TTYIDLE", "UID", "funcstack", "match", "mbegin", "mend", "pipestatus", "status":
		return true
	}
	return strings.HasPrefix(name, "BASH_")
}

// isZshSpecial reports a variable that stands for something else in zsh: the
// positional parameters, the tables of functions, aliases, commands and
// options, the lists of hooks, arrays tied to others (zshparam(1), zsh/parameter
// in zshmodules(1)).
func isZshSpecial(name string) bool {
	switch strings.TrimPrefix(name, "dis_") {
	case "ARGC", "aliases", "argv", "builtins", "cdpath", "commands", "dirstack", "fignore", "fpath", "functions",
		"functions_source", "galiases", "historywords", "history", "jobdirs", "jobstates", "jobtexts", "keymaps",
		"mailpath", "mapfile", "module_path", "modules", "nameddirs", "options", "parameters", "patchars", "path", "prompt",
		"psvar", "reswords", "saliases", "signals", "sysparams", "userdirs", "usergroups", "watch", "widgets":
		return true
	}
	return strings.HasSuffix(name, "_functions")
}
