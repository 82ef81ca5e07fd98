package main

import "strings"

const usage = `usage:
  guardexec [flags] -- CMD [ARG...]          judge a command, then run it
  guardexec [flags] -c SCRIPT [ARG0 ARG...]  judge a script, then run it in a shell
  guardexec check [flags] [-- CMD ARG...]    judge only; "guardexec check --help" has more
  guardexec explain [flags] [-- CMD ARG...]  judge only, and say how the verdict came about
  guardexec approve [ID]                     allow once what an agent could not ask about
  guardexec rules list|show|test|lint        rules, built-in and the user's own
  guardexec audit [flags]                    show what was decided; "guardexec audit --help" has more
  guardexec replay [flags] [FILE]            judge recorded commands again, and say what would change
  guardexec hook HOST                        answer an event of a coding agent; "guardexec hook --help" has more
  guardexec install HOST, uninstall HOST     put the hook into an agent's settings, or take it out
  guardexec doctor [HOST]                    try the hook as the agent would call it
  guardexec run HOST [ARG...]                start an agent with guardexec in place of its shell
  guardexec init bash|zsh|fish               print lines for a shell's start-up file
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

const approveUsage = `usage: guardexec approve [ID]

Some agents cannot ask a person in the middle of a call, and in a shell behind
an agent nobody can be asked. What needs a person is refused there, with an ID.
With the ID, approve shows the call and asks at the terminal whether to allow
it. A yes counts for exactly this call, once, within ten minutes. What is denied
cannot be approved. Without an ID the calls of the last half hour are listed.

Exit status: 0 allowed or listed, 1 not allowed, 3 no such call, no terminal.
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

const auditUsage = `usage: guardexec audit [flags]

Shows the audit: one line for each decision with its time, rule, door, directory
and command, the newest last. The old files FILE.3 to FILE.1 are read before
FILE. Lines that are no records are skipped and counted on standard error.

  --decision deny|ask|allow  these decisions only; more than one with commas
  --rule ID                  this rule only; may be repeated
  --door NAME                doors that begin so: check, hook, "hook claude", mcp ...
  --since TIME               a duration (90m, 36h, 7d, 2w) or a moment (2026-03-04,
                             2026-03-04T15:04, or with a zone as in RFC 3339)
  --cwd DIR                  this directory and those below
  -n, --last N               the last N; 0 for all. 50 without --json or --summary
  --json                     the records as they are in the file
  --summary                  counts by decision, rule and door, and the commands
                             that were asked about, or not understood, most often
  --audit FILE               audit file, if not the user's
  --config FILE              configuration file

NO_COLOR and FORCE_COLOR decide about colours; without them a terminal has some.
Exit status: 0, or 3 for a usage or configuration error.
`

const replayUsage = `usage: guardexec replay [flags] [FILE]

Judges recorded commands again, by the policy and the files of now, and prints
those that come out differently: what it was, what it would be, the rule, how
many records say the same, the directory and the command. Nothing is run, and
nothing recorded.

FILE is an audit file, or has JSON lines with "command" and, if known, "cwd" and
"decision"; - is standard input. Without it the user's audit is read, with its
old files. Commands that were masked or cut in the record cannot be judged; they
are skipped and counted on standard error.

  --since TIME             as for audit
  --all                    print all commands, not only those that change
  --json                   {"command","cwd","was","now","rule","count"} lines
  --audit FILE             audit file, if not the user's
  and the flags of check: --fail-closed, --table, --config, --shell, ...

A command runs in the directory of its record, which counts as the workspace. A
hook without --fail-closed asks where its agent can. What a person allowed counts
as asked about.

Exit status: 0 nothing that was denied or asked about would be allowed, 1
something would, 3 usage, configuration or input error.
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

From the environment, which a project may have set, it takes only what is
stricter.

Exit status: 0, or 2 for a refusal where the agent looks at it.
`

const installUsage = `usage: guardexec install HOST [--user|--project] [--dry-run] [--no-auto-approve]
                                [--config FILE] [--table FILE]
       guardexec install codex --trust
       guardexec install claude --plugin DIR
       guardexec uninstall HOST [--user|--project] [--dry-run]

Puts the hook into the settings of a coding agent, once, or takes it out. What
else is in the file stays as it is; it is kept as FILE.guardexec.bak until then.
An entry that others have added to is left to them, with an error; uninstall keeps
a copy of it.

  --user             the user's settings (the default)
  --project          the settings of the project in the working directory
  --dry-run          print the file instead of writing it
  --no-auto-approve  leave allowed commands to the agent's own permissions
  --config FILE, --table FILE  name these files in the hook's line, so that what
                     they allow counts; the default are those that are named by
                     PHOCINAE_GUARD_CONFIG, PHOCINAE_GUARD_TABLE, XDG_CONFIG_HOME
  --trust            let Codex trust the hook; at a terminal only
  --plugin DIR       write a plugin directory of Claude Code instead

Exit status: 0 the agent will call the hook, 1 it will not yet, 3 nothing was
changed; of uninstall: 0 it is out, 1 something else still calls guardexec.
`

const runUsage = `usage: guardexec run HOST [ARG...]

Starts aider, claude, gemini, opencode or qwen with a link to guardexec in place
of the shell that runs its commands: a second layer behind the hook, since a
program can always call a shell by its full path.
`

const initUsage = `usage: guardexec init bash|zsh|fish [--lines]

Prints aliases that put guardexec in front of the shells one starts by hand, for
the shell's start-up file:  eval "$(guardexec init bash)"

  --lines   judge what is typed, too: what is denied is not run, and an ask is a
            question
`

const doctorUsage = `usage: guardexec doctor [HOST] [--json]

Looks at the settings of an agent, or of all that call guardexec: whether they are
as install writes them, and what the hook answers to a dangerous and to a harmless
event when it is started as the agent would. Nothing else that is written there is
run. The last line for each agent says ACTIVE, INACTIVE or FAIL-OPEN.

Exit status: 0 all are active, 1 one is not, 3 usage.
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
