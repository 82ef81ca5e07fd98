package rules

import "strings"

// InertGitSetting reports that a setting in a repository's own configuration
// starts no program when git reads the repository. Section and key are in
// lower case. The dangerous ones are named here, since repositories hold many
// settings of their own and of other tools (git-config(1), "Variables").
func InertGitSetting(section, sub, key, value string) bool {
	switch section {
	case "core":
		switch key {
		case "fsmonitor":
			return value == "true" || value == "false" || value == ""
		case "pager", "editor", "askpass", "sshcommand", "gitproxy", "alternaterefscommand", "worktree", "attributesfile":
			return inertCommand(value)
		}
	case "diff":
		return key != "external" && key != "command" && key != "textconv" || value == ""
	case "merge":
		return key != "driver" // git merge-tree runs it
	case "trailer":
		return key != "command" && key != "cmd" // git interpret-trailers runs them
	case "filter":
		return key == "required" || sub == "lfs" && strings.HasPrefix(value, "git-lfs ")
	case "tar":
		return key != "command" || hasName("gzip xz bzip2 zstd", strings.TrimSuffix(value, " -cn"))
	case "include", "includeif":
		return false
	case "pager", "interactive", "sequence", "man", "browser", "web", "instaweb", "difftool", "mergetool", "sendemail", "sendpack", "uploadpack", "guitool":
		return key == "prompt" || key == "keepbackup" || value == "" || value == "true" || value == "false" || inertCommand(value)
	case "gpg":
		return key == "format" || key == "mintrustlevel" || !strings.Contains(key, "program") && !strings.Contains(key, "command")
	case "log", "show", "format":
		return key != "showsignature" || value == "false"
	case "credential":
		switch value {
		case "", "store", "cache", "osxkeychain", "manager", "manager-core", "libsecret", "wincred":
			return true
		}
		return key != "helper" || value == "!gh auth git-credential" || value == "!/usr/bin/gh auth git-credential"
	case "remote":
		return key != "uploadpack" && key != "receivepack" && key != "vcs" && key != "proxy" && !strings.Contains(value, "::")
	case "url":
		return !strings.Contains(sub, "::") && !strings.Contains(value, "::")
	case "protocol":
		return !strings.EqualFold(sub, "ext") || value == "never"
	}
	return true
}

// inertCommand reports a program that only shows what it is given.
func inertCommand(value string) bool {
	switch value {
	case "", "cat", "less", "less -F", "less -R", "less -FRX", "less -FX", "delta", "vim", "vi", "nano", "code --wait", "ssh", "more":
		return true
	}
	return false
}
