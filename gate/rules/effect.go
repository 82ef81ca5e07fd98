package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// Kind says what an argument is to a program, or what the program does. The
// zero value, Text, is inert.
type Kind uint8

// The kinds. "Path" in a comment means that Effect.Word names a file.
const (
	Text    Kind = iota // data that is printed, matched or counted; no effect
	Unknown             // not understood; Note says what
	Base                // path: the directory later paths are relative to (git -C)

	List     // path: its name, metadata or directory entries are read
	Read     // path: its content is read
	Listed   // path or "-" for standard input: the files that its text names are read
	Flood    // what is printed or written has no end, or would fill a disk
	Write    // path: created, or replaced if it exists
	Append   // path: added to, created if missing
	Create   // path: created if missing, content of an existing file untouched (mkdir, touch)
	Artifact // path: the report or build product a developer tool writes
	Edit     // path: an existing file is changed in place
	Delete   // path: removed
	Move     // path: taken away from its place (the source of mv)
	Mode     // path: permission bits or ACL changed
	Owner    // path: owner or group changed
	Link     // path: made reachable under another name
	Disk     // path: a file system, partition table or volume is made or wiped

	Argv        // Words are run as a command
	Script      // Word is shell text that is run by a shell; Dialect names it
	StdinScript // standard input is shell text that is run
	Source      // path: run in the current shell
	Program     // Word names a program the command will start (a pager, a helper)
	File        // path: run as a program or script
	Load        // path or name of a plugin, configuration or library that decides what runs
	Task        // the project's own tests, build, linters in their plain form
	Project     // other code of the project: an application, a script, a hook
	Opaque      // Word is program text in another language
	StdinCode   // standard input is program text in another language

	Fetch      // Word is a URL or host data is read from; empty if the program knows it
	Send       // Word is a URL or host that receives data or requests with effects
	Sync       // refs are read from the repository's own, already configured remote
	Listen     // a network port is opened
	Tunnel     // the network is made reachable, or traffic is forwarded
	Shell      // a shell or program is attached to a network connection
	Remote     // a remote service or published state is changed
	RemoteRead // a remote service is read with the user's account
	ForcePush  // published history is overwritten or deleted

	Privilege  // runs with other rights (sudo)
	Signal     // processes are signalled or killed; Word selects them
	SignalAll  // every process, or process 1, is signalled
	Power      // the machine is stopped or restarted
	System     // services, kernel settings, network or clock are changed
	Account    // users, groups or passwords are changed
	Package    // software is installed or removed
	Persist    // something is arranged to run later or at login
	Wipe       // all scheduled jobs, logs or history of an account are removed
	Credential // a secret is printed, created, changed or used
	EnvDump    // the environment is printed
	SetEnv     // Word is NAME=value or NAME: an environment variable is set for what follows
	Commit     // repository state grows: add, commit, merge, new branch
	History    // repository state or uncommitted work is lost
	Database   // a database is changed or read through a client
	Container  // containers or images are run, built, changed
	Tamper     // the gate, an agent's settings or its supervision is bypassed
	Approve    // what the gate refused is allowed in a person's name
	Endless    // output without end is printed
	Session    // editor, pager or terminal program that can start anything
)

var kindNames = [...]string{
	Unknown:     "unknown",
	Base:        "base",
	List:        "list",
	Read:        "read",
	Listed:      "listed",
	Flood:       "flood",
	Write:       "write",
	Append:      "append",
	Create:      "create",
	Artifact:    "artifact",
	Edit:        "edit",
	Delete:      "delete",
	Move:        "move",
	Mode:        "mode",
	Owner:       "owner",
	Link:        "link",
	Disk:        "disk",
	Argv:        "argv",
	Script:      "script",
	StdinScript: "stdin-script",
	Source:      "source",
	Program:     "program",
	File:        "file",
	Load:        "load",
	Task:        "task",
	Project:     "project",
	Opaque:      "opaque",
	StdinCode:   "stdin-code",
	Fetch:       "fetch",
	Send:        "send",
	Sync:        "sync",
	Listen:      "listen",
	Tunnel:      "tunnel",
	Shell:       "shell",
	Remote:      "remote",
	RemoteRead:  "remote-read",
	ForcePush:   "force-push",
	Privilege:   "privilege",
	Signal:      "signal",
	SignalAll:   "signal-all",
	Power:       "power",
	System:      "system",
	Account:     "account",
	Package:     "package",
	Persist:     "persist",
	Wipe:        "wipe",
	Credential:  "credential",
	EnvDump:     "env-dump",
	SetEnv:      "set-env",
	Commit:      "commit",
	History:     "history",
	Database:    "database",
	Container:   "container",
	Tamper:      "tamper",
	Approve:     "approve",
	Endless:     "endless",
	Session:     "session",
}

// String returns the kind in kebab-case: "stdin-script".
func (k Kind) String() string {
	if int(k) < len(kindNames) && kindNames[k] != "" {
		return kindNames[k]
	}
	return "unknown"
}

// Mod modifies every effect of a call.
type Mod uint8

// The modifiers.
const (
	Recursive     Mod = 1 << iota // descends into directories
	Force                         // asks nothing, overrides protection
	AppendUnknown                 // unknown words are appended to Words (xargs)
	Loopback                      // only with Send and Fetch: the peer is known to be this machine
	Unset                         // only with SetEnv: the variable is removed
	DryRun                        // nothing is changed; the program only says what it would do
	Filled                        // only with Create: what is made there is not empty
	InHome                        // ~/ in front of the path is the home directory, as the program finds it
)

// Effect is one thing a call does.
type Effect struct {
	Kind Kind
	Mod  Mod
	// Dialect is the language of Script and StdinScript.
	Dialect shellparse.Dialect
	// Always marks what an option brings, such as a log file: it happens in a
	// dry run too.
	Always bool
	// Word is the path, host, script or name concerned; the zero Word is
	// "unknown".
	Word shellparse.Word
	// Words is the inner command of Argv, and $0, $1 ... of Script.
	Words []shellparse.Word
	// Note is a short English phrase: what in particular, or why unknown.
	Note string
}

// String renders the effect for people and for tests: "delete build".
func (e Effect) String() string {
	word := Display(e.Word)
	if e.Mod&Recursive == 0 && len(e.Words) == 0 && word == "" {
		return e.Kind.String()
	}
	const most = 1024
	var b strings.Builder
	b.Grow(min(len(word), most) + 16)
	b.WriteString(e.Kind.String())
	if e.Mod&Recursive != 0 {
		b.WriteString(" -r")
	}
	add := func(text string) {
		if room := most - b.Len(); len(text) > room {
			text = strings.ToValidUTF8(text[:max(room, 0)], "") + "…"
		}
		b.WriteByte(' ')
		b.WriteString(text)
	}
	for _, w := range e.Words {
		if b.Len() >= most {
			break
		}
		add(Display(w))
	}
	if word != "" && b.Len() < most {
		add(word)
	}
	return b.String()
}

// Display renders a word; what is not certain shows as an ellipsis.
func Display(w shellparse.Word) string {
	switch {
	case w.Kind != shellparse.Unknown:
		return w.Value
	case w.Multi || len(w.Vars)+len(w.Subst)+len(w.Alts) > 0 || w.Value != "" || w.Suffix != "":
		return w.Value + "…" + w.Suffix
	}
	return ""
}

// Analysis is what a call does, as far as its contract knows.
type Analysis struct {
	// Name is the program with its sub-commands: "git push".
	Name string
	// Base are the directories the program changes to, outermost first,
	// before it resolves the paths of Effects.
	Base    []shellparse.Word
	Effects []Effect
	// Here reports that the program loads code or settings of the directory
	// it is called in, even if it has no effect.
	Here bool
	// Shown are files of the working directory that a check or a compiler is
	// given: it prints lines of what is no source.
	Shown []shellparse.Word

	// peek marks the look of a wrapper at the command that it runs: other
	// wrappers in there do not look further, which would take exponential time.
	peek bool
}

// Has reports whether the analysis has an effect of the kind.
func (a *Analysis) Has(k Kind) bool {
	for i := range a.Effects {
		if a.Effects[i].Kind == k {
			return true
		}
	}
	return false
}
