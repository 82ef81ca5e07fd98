package main

import "strings"

const usage = `usage:
  guardexec [flags] -- CMD [ARG...]          judge a command, then run it
  guardexec [flags] -c SCRIPT [ARG0 ARG...]  judge a script, then run it in a shell
  guardexec check [flags] [-- CMD ARG...]    judge only; "guardexec check --help" has more
  guardexec hook HOST                        answer an event of a coding agent; "guardexec hook --help" has more
  guardexec version
  guardexec help

flags:
  --fail-closed deny|ask   what a command gets that nothing vouches for (deny)
  --table FILE             user table in the l0_table.json format
  --audit FILE|off         audit file
  --config FILE            configuration file
  --shell PATH             shell for -c: bash, sh, dash, ksh, mksh or zsh
  --server, --timeout, --noul-threshold, --deny-at, --ask-at   see README.md

Exit status: the command's own; 126 refused or not executable, 127 not found,
125 guardexec itself failed.
`

const checkUsage = `usage: guardexec check [flags] [-- CMD ARG...]

Judges one command and prints the verdict as a JSON line. The command is the
value of --command, the words after --, or standard input.

  --command TEXT           the command
  --cwd DIR                the directory it would run in
  --jsonl                  read {"id","command","cwd"} lines, print a line for each
  --text                   print text instead of JSON
  --confirm                record a person's consent; it does not answer an ask
  --fail-closed deny|ask   what a command gets that nothing vouches for (deny)
  --table FILE             user table in the l0_table.json format
  --audit FILE|off         audit file
  --config FILE            configuration file
  --shell PATH             judge in the language of this shell
  --server URL             --timeout S    --noul-threshold P
  --deny-at N              --ask-at N
  --version

Exit status: 0 allow, 1 deny, 2 ask, 3 usage or configuration error.
`

const hookUsage = `usage: guardexec hook HOST [--no-auto-approve] [flags]

Reads one event of a coding agent from standard input, judges the commands and
files in it, and answers in the agent's own words. "guardexec install HOST" sets
it up.

HOST is amp, claude, cline, codex, copilot, crush, cursor, dsh, gemini, goose,
hermes, kimi, opencode, openhands or qwen.

  --no-auto-approve        leave allowed commands to the agent's own permissions
  --fail-closed deny|ask   what a command gets that nothing vouches for: ask where
                           the agent can ask a person in the same call, else deny
  --table FILE   --audit FILE|off   --config FILE   --shell PATH

Exit status: 0, or 2 for a refusal where the agent looks at it.
`

// usageError answers words that are neither flags, a verb nor after --.
func (p *program) usageError(command string) int {
	if command == "" {
		p.errorf(`nothing to run; type: guardexec -- COMMAND, or guardexec help`)
		return exitFailed
	}
	p.errorf(`to run "%s" type: guardexec -- %s`, command, command)
	return exitFailed
}

// quoteWords renders an argument vector as a shell would read it.
func quoteWords(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = quoteWord(w)
	}
	return strings.Join(quoted, " ")
}

func quoteWord(w string) string {
	plain := w != ""
	for _, r := range w {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9',
			strings.ContainsRune("_-./,:=@%+", r):
		default:
			plain = false
		}
	}
	if plain {
		return w
	}
	return "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
}
