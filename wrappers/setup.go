package wrappers

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
)

// format is the kind of file a host is set up in.
type format uint8

const (
	formatManual format = iota // nothing we can edit: a text for the user
	formatJSON                 // entries in lists below "hooks" of a JSON file
	formatTOML                 // a block at the end of a TOML file
	formatFile                 // a file of our own
)

// setup tells how a host is told to call the hook. In all texts, {PROGRAM} is
// the path of guardexec as a JSON string, {COMMAND} the command line as one,
// {CLOSED} the same with an end that refuses when it fails,
// {EXEC} the program and arguments that do the same in two keys,
// {ARGS} further arguments of the hook as JSON strings with a comma in front.
// In our own files and in manual texts {SHELL} is the command line as it is.
type setup struct {
	format format
	// dir is the host's directory in the home, dirEnv the variable that moves
	// it; file is the file in it, and project the file in a project.
	dir, dirEnv, file, project string
	// beside is a file next to that of a project that can switch hooks off, too.
	beside  string
	entries []entry
	// text is the block, our own file, or what to tell the user.
	text string
	// head is what a new JSON file begins with beside "hooks".
	head string
	// executable marks a file of our own that the host runs.
	executable bool
	// note is what else has to be true for the host to call the hook.
	note string
}

// entry is an element of the list of an event.
type entry struct{ event, text string }

// Setup is a way to set up one host.
type Setup struct {
	Host Host
	// Program is the absolute path of guardexec, Flags are for the hook.
	Program string
	Flags   []string
	// Timeout is the path of timeout(1), or empty; Shell reports that lines are
	// for a shell that knows "||", as Windows' do not.
	Timeout string
	Shell   bool
	// plain reports lines as earlier versions wrote them.
	plain bool
	// word is the program as a word for a shell, if not the path alone.
	word string
}

// Place is where files are looked for.
type Place struct {
	Home, Project string
	Getenv        func(string) string
}

// ErrManual reports a host whose settings cannot be edited by a program.
var ErrManual = errors.New("its settings cannot be edited by a program")

// File returns the settings file of the user or of the project.
func (h *Host) File(p Place, project bool) (string, error) {
	s := &h.setup
	switch {
	case s.format == formatManual:
		return "", ErrManual
	case project && s.project == "":
		return "", fmt.Errorf("%s has no hooks of a project", h.Title)
	case project:
		return filepath.Join(p.Project, filepath.FromSlash(s.project)), nil
	case s.file == "":
		return "", fmt.Errorf("%s has hooks of a project only; use --project", h.Title)
	}
	if s.dirEnv != "" && p.Getenv != nil {
		if d := p.Getenv(s.dirEnv); filepath.IsAbs(d) {
			if s.dirEnv == "XDG_CONFIG_HOME" {
				return filepath.Join(d, filepath.Base(filepath.FromSlash(s.dir)), filepath.FromSlash(s.file)), nil
			}
			return filepath.Join(d, filepath.FromSlash(s.file)), nil
		}
	}
	if !filepath.IsAbs(p.Home) {
		return "", errors.New("the home directory is not known")
	}
	return filepath.Join(p.Home, filepath.FromSlash(s.dir), filepath.FromSlash(s.file)), nil
}

// Beside returns the other file that can switch off the hooks of a project's
// settings file, or "".
func (h *Host) Beside(file string) string {
	if h.setup.beside == "" {
		return ""
	}
	return filepath.Join(filepath.Dir(file), h.setup.beside)
}

// Root is the directory below which install makes those of a settings file.
func (h *Host) Root(p Place, project bool) string {
	if project {
		return p.Project
	}
	if h.setup.dirEnv != "" && p.Getenv != nil {
		if dir := p.Getenv(h.setup.dirEnv); filepath.IsAbs(dir) {
			return dir
		}
	}
	return p.Home
}

// Note tells what else the host needs before it calls the hook.
func (h *Host) Note() string { return h.setup.note }

// Executable reports a settings file that the host runs.
func (h *Host) Executable() bool { return h.setup.executable }

// OwnFile reports a settings file that is ours alone.
func (h *Host) OwnFile() bool { return h.setup.format == formatFile }

// Command is the hook as a line for a shell.
func (s *Setup) Command() string {
	words := []string{s.shellProgram(), "hook", s.Host.Name}
	for _, f := range s.Flags {
		words = append(words, flagWord(f))
	}
	return strings.Join(words, " ")
}

// closedEnd makes every failure of a line the one exit status that hosts obey:
// they run the command if the hook is missing, is killed or hangs. Without a
// text on standard error some of them run it even then.
const closedEnd = " || { echo guardexec could not answer >&2; exit 2; }"

// Closed is the hook as a line for a shell that refuses when it fails. A shell
// takes an empty file for a script that says nothing, and hosts take that for
// consent, so the line looks whether there is a program at all.
func (s *Setup) Closed() string {
	line := s.Command()
	if !s.Shell {
		return line
	}
	if s.Timeout != "" {
		line = shellWord(s.Timeout) + " 8 " + line
	}
	if !s.plain {
		line = oneProcessor + line
	}
	return "test -s " + s.shellProgram() + " && " + line + closedEnd
}

// oneProcessor is for the Go runtime: a hook has nothing to do side by side, and
// threads on other processors cost it more than a tenth of its time.
const oneProcessor = "GOMAXPROCS=1 "

func (s *Setup) shellProgram() string {
	if s.word != "" {
		return s.word
	}
	return shellWord(s.Program)
}

const plainBytes = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+@"

// flagWord is a word behind the first, where "=" makes no assignment.
func flagWord(w string) string {
	if strings.Trim(w, plainBytes+"=:,") == "" {
		return w
	}
	return shellWord(w)
}

func shellWord(w string) string {
	if w != "" && strings.Trim(w, plainBytes) == "" {
		return w
	}
	return "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
}

// fill puts program and flags into a text.
func (s *Setup) fill(text string) string {
	args := ""
	for _, f := range s.Flags {
		args += ", " + quote(f)
	}
	exec := `"command": ` + quote(s.Program) + `, "args": ["hook", ` + quote(s.Host.Name) + args + "]"
	if s.Shell {
		exec = `"command": "/bin/sh", "args": ["-c", ` + quote(s.Closed()) + "]"
	}
	return strings.NewReplacer("{EXEC}", exec, "{PROGRAM}", quote(s.Program), "{COMMAND}", quote(s.Command()), "{CLOSED}", quote(s.Closed()), "{ARGS}", args,
		"{SHELL}", strings.TrimSuffix(s.Closed(), closedEnd)).Replace(text)
}

// Snippet is what a person has to put into the file by hand.
func (s *Setup) Snippet() string {
	t := &s.Host.setup
	if t.format == formatJSON {
		out, err := s.Plan(nil)
		if err == nil {
			return string(out)
		}
	}
	return s.fill(t.text)
}

// Plan returns the file with the hook in it, at its end and once, whatever was
// there before. Nil stands for a file that does not exist.
func (s *Setup) Plan(old []byte) ([]byte, error) {
	switch s.Host.setup.format {
	case formatJSON:
		return s.planJSON(old)
	case formatTOML:
		return s.planTOML(old)
	case formatFile:
		if old != nil && !s.Host.ownFile(string(old)) {
			return nil, errForeign
		}
		return []byte(s.fill(s.Host.setup.text)), nil
	}
	return nil, ErrManual
}

// Unplan returns the file without the hook. Nil means that the file should be
// removed.
func (s *Setup) Unplan(old []byte) ([]byte, error) {
	switch s.Host.setup.format {
	case formatJSON:
		return s.unplanJSON(old)
	case formatTOML:
		return s.unplanTOML(old)
	case formatFile:
		if !s.Host.ownFile(string(old)) {
			return nil, errForeign
		}
		return nil, nil
	}
	return nil, ErrManual
}

// errForeign reports a file in the place of one of ours.
var errForeign = errors.New("a file that is not ours has that name")

// errByHand reports a call of the hook that cannot be edited without the loss
// of what somebody else wrote.
func errByHand(what string) error {
	return fmt.Errorf("the entry of guardexec was changed by hand: %s; remove it there first", what)
}

// splitShell splits a line of ours into words: it knows single quotes, and
// double quotes without escapes.
func splitShell(line string) []string {
	var words []string
	var b strings.Builder
	in, quoted := false, byte(0)
	for i := 0; i < len(line); i++ {
		c := line[i]
		switch {
		case quoted != 0 && c == quoted:
			quoted = 0
		case quoted != 0:
			b.WriteByte(c)
		case c == '\'' || c == '"':
			quoted, in = c, true
		case c == '\\' && i+1 < len(line):
			i++
			b.WriteByte(line[i])
			in = true
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			if in {
				words = append(words, b.String())
				b.Reset()
			}
			in = false
		default:
			b.WriteByte(c)
			in = true
		}
	}
	if in {
		words = append(words, b.String())
	}
	return words
}
