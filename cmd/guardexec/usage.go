package main

import "strings"

const usage = `usage:
  guardexec [flags] -- CMD [ARG...]          judge a command, then run it
  guardexec [flags] -c SCRIPT [ARG0 ARG...]  judge a script, then run it in a shell
  guardexec check [flags] [-- CMD ARG...]    judge only; "guardexec check --help" has more
  guardexec explain [flags] [-- CMD ARG...]  judge only, and say how the verdict came about
  guardexec rules list|show|test|lint        rules, built-in and the user's own
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

const explainUsage = `usage: guardexec explain [flags] [-- CMD ARG...]

Judges one command as check does and says how the verdict came about: every part
of the command as the shell sees it, what it does, the rule that answers for it
and where that rule is written, and what would change the verdict. Nothing is
run.

  --command TEXT           the command; otherwise the words after --, or standard input
  --cwd DIR                the directory it would run in
  --json                   print a JSON line instead of text
  and the flags of check: --fail-closed, --table, --audit, --config, --shell, ...

NO_COLOR and FORCE_COLOR decide about colours; without them a terminal has some.
Exit status: 0 allow, 1 deny, 2 ask, 3 usage or configuration error.
`

const rulesUsage = `usage: guardexec rules [flags] list
       guardexec rules [flags] show RULE
       guardexec rules [flags] test FILE
       guardexec rules lint FILE
       guardexec rules docs

list    every rule on a line, built-in ones and the user's own
show    all about one rule, with an example
test    judge the commands of a file; a line is a decision, a blank and a command
lint    check a table or a .guardexec.json: its examples, and what can never match
docs    the reference of rules and programs as markdown

  --cwd DIR                the directory that commands run in
  and the flags of check: --fail-closed, --table, --config, --shell, ...

Exit status: 0 good, 1 mismatches or faults found, 3 usage or configuration error.
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
