package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/spf13/pflag"

	"github.com/phocinae/guardexec/gate/config"
	"github.com/phocinae/guardexec/wrappers"
)

// maxSettings bounds a settings file of a host, in bytes.
const maxSettings = 8 << 20

// backupEnding is added to the name of a settings file for what was there
// before the first change.
const backupEnding = ".guardexec.bak"

// setupCall is what install and uninstall were told.
type setupCall struct {
	host            wrappers.Host
	project, dryRun bool
	silent, trust   bool
	plugin          string
}

// setupFlags reads the arguments of install, uninstall.
func (p *program) setupFlags(verb string, args []string) (c setupCall, code int, done bool) {
	fs := pflag.NewFlagSet(verb, pflag.ContinueOnError)
	fs.SetOutput(discard{})
	fs.Usage = func() {}
	user := fs.Bool("user", false, "")
	fs.BoolVar(&c.project, "project", false, "")
	fs.BoolVar(&c.dryRun, "dry-run", false, "")
	fs.BoolVar(&c.silent, "no-auto-approve", false, "")
	fs.BoolVar(&c.trust, "trust", false, "")
	fs.StringVar(&c.plugin, "plugin", "", "")
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, pflag.ErrHelp) {
			return c, p.print(installUsage), true
		}
		p.errorf("%v", err)
		return c, exitUsage, true
	}
	var ok bool
	if fs.NArg() == 1 {
		c.host, ok = wrappers.Lookup(fs.Arg(0))
	}
	switch {
	case !ok:
		p.errorf("%s needs the name of one host: %s", verb, strings.Join(hostNames(), ", "))
		return c, exitUsage, true
	case *user && c.project:
		p.errorf("--user and --project exclude each other")
		return c, exitUsage, true
	case c.plugin != "" && (c.host.Name != "claude" || verb != "install"):
		p.errorf("--plugin belongs to install claude")
		return c, exitUsage, true
	}
	return c, 0, false
}

// prepare reads the arguments of install or uninstall and finds what they are
// to do; done with a code when there is nothing more to do.
func (p *program) prepare(verb string, args []string) (c setupCall, s *wrappers.Setup, code int, done bool) {
	if c, code, done = p.setupFlags(verb, args); done {
		return c, nil, code, true
	}
	s, err := p.setup(c)
	if err != nil {
		p.errorf("%v", err)
		return c, nil, exitUsage, true
	}
	return c, s, 0, false
}

type discard struct{}

func (discard) Write(b []byte) (int, error) { return len(b), nil }

// place is where this user's and this project's files are.
func (p *program) place() wrappers.Place {
	return wrappers.Place{Home: p.home(), Project: workDir(),
		Getenv: func(name string) string { v, _ := p.getenv(name); return v }}
}

// install puts the hook into the settings of a host.
func (p *program) install(args []string) int {
	c, s, code, done := p.prepare("install", args)
	if done {
		return code
	}
	p.warnTemporary(s.Program)
	if c.plugin != "" {
		return p.installPlugin(s, c)
	}
	file, err := c.host.File(p.place(), c.project)
	if err != nil {
		return p.byHand(s, "", err)
	}
	old, err := readSettings(file)
	if err != nil {
		return p.byHand(s, file, err)
	}
	text, err := s.Plan(old)
	if err != nil {
		return p.byHand(s, file, fmt.Errorf("%s: %w", file, err))
	}
	switch {
	case c.dryRun:
		return p.print("would write " + printable(file, 4096) + ":\n" + string(text))
	case old != nil && bytes.Equal(old, text):
		p.say("%s is up to date", file)
	default:
		if err := p.change(&c.host, file, old, text); err != nil {
			p.errorf("%v; nothing was changed", err)
			return exitUsage
		}
		p.say("wrote %s", file)
	}
	if c.project {
		p.say("hooks of a project count only where the agent trusts the folder, and whoever changes the project can remove them")
	}
	if note := c.host.Note(); note != "" {
		p.say("note: %s", note)
	}
	return p.activate(c, s, file)
}

// warnTemporary tells of a program that will not be there for long.
func (p *program) warnTemporary(self string) {
	for _, part := range []string{os.TempDir() + string(filepath.Separator), "go-build"} {
		if strings.Contains(self, part) {
			p.errorf("warning: %s is a temporary file; install guardexec for good and do this again", self)
			return
		}
	}
}

// setup finds the program that hosts will start.
func (p *program) setup(c setupCall) (*wrappers.Setup, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	self = stablePath(self)
	s := &wrappers.Setup{Host: c.host, Program: self, Shell: runtime.GOOS != "windows"}
	for _, path := range wrappers.Timeouts() {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			s.Timeout = path
			break
		}
	}
	if c.silent {
		s.Flags = append(s.Flags, "--no-auto-approve")
	}
	return s, nil
}

// stablePath is the file behind a path. Where a package manager keeps versions
// apart, it is the link that stays.
func stablePath(self string) string {
	real, err := filepath.EvalSymlinks(self)
	if err != nil || real == self {
		return self
	}
	for _, part := range []string{"/Cellar/", "/nix/store/", "/.asdf/", "/mise/installs/"} {
		if strings.Contains(filepath.ToSlash(real), part) {
			return self
		}
	}
	return real
}

// byHand says what to put where if no file can be edited.
func (p *program) byHand(s *wrappers.Setup, file string, err error) int {
	p.errorf("%s: %v; nothing was changed", s.Host.Title, err)
	if file == "" {
		p.errorf("put this into its settings by hand:")
	} else {
		p.errorf("put this into %s by hand:", file)
	}
	_ = p.print(s.Snippet())
	return exitUsage
}

// say tells on stderr what was done.
func (p *program) say(format string, args ...any) {
	fmt.Fprintf(p.stderr, "%s\n", printable(fmt.Sprintf(format, args...), 4096))
}

// readSettings reads a file; nil if there is none.
func readSettings(file string) ([]byte, error) {
	data, err := config.ReadFile(file, maxSettings)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil && data == nil {
		data = []byte{}
	}
	return data, err
}

// change writes a settings file, and keeps what was there before the first
// time.
func (p *program) change(h *wrappers.Host, file string, old, text []byte) error {
	mode := fs.FileMode(0o644)
	if h.Executable() {
		mode = 0o755
	} else if !h.OwnFile() {
		mode = 0o600
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	found, err := h.Find(old)
	if err != nil {
		return err
	}
	if old != nil && len(found) == 0 && !h.OwnFile() {
		if err := replaceFile(file+backupEnding, old, mode); err != nil {
			return err
		}
	}
	return replaceFile(file, text, mode)
}

// replaceFile writes a file beside the old one and exchanges them, so that
// nobody ever reads half of it. It follows links and keeps the mode.
func replaceFile(file string, text []byte, mode fs.FileMode) (err error) {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	if info, err := os.Stat(file); err == nil {
		mode = info.Mode().Perm()
		if mode&0o200 == 0 {
			return fmt.Errorf("%s is read-only", file)
		}
	}
	f, err := os.CreateTemp(filepath.Dir(file), ".guardexec-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	if _, err = f.Write(text); err == nil {
		err = f.Sync()
	}
	if err == nil {
		err = f.Chmod(mode)
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), file)
}

// uninstall takes the hook out of the settings of a host.
func (p *program) uninstall(args []string) int {
	c, s, code, done := p.prepare("uninstall", args)
	if done {
		return code
	}
	file, err := c.host.File(p.place(), c.project)
	if err != nil {
		p.errorf("%s: %v; remove it by hand", c.host.Title, err)
		return exitUsage
	}
	now, err := readSettings(file)
	if err != nil {
		p.errorf("%v; nothing was changed", err)
		return exitUsage
	}
	found, err := c.host.Find(now)
	if err != nil {
		p.errorf("%s: %v; nothing was changed", file, err)
		return exitUsage
	}
	if len(found) == 0 {
		p.say("%s does not call guardexec", file)
		return 0
	}
	s.Program, s.Flags = found[0].Words[0], found[0].Words[3:]
	text, err := p.before(s, file, now)
	if err != nil {
		p.errorf("%s: %v; nothing was changed", file, err)
		return exitUsage
	}
	if c.dryRun {
		if text == nil {
			return p.print("would remove " + printable(file, 4096) + "\n")
		}
		return p.print("would write " + printable(file, 4096) + ":\n" + string(text))
	}
	if text == nil {
		err = os.Remove(file)
	} else {
		err = replaceFile(file, text, 0o600)
	}
	if err != nil {
		p.errorf("%v", err)
		return exitUsage
	}
	_ = os.Remove(file + backupEnding) // it may not be there
	p.say("removed guardexec from %s", file)
	return 0
}

// before is the file as it was before the hook came in: the very bytes if
// nobody has changed it since, else the file without our entry.
func (p *program) before(s *wrappers.Setup, file string, now []byte) ([]byte, error) {
	var old []byte
	if !s.Host.OwnFile() {
		if data, err := readSettings(file + backupEnding); err == nil {
			old = data
		}
	}
	if again, err := s.Plan(old); err == nil && bytes.Equal(again, now) {
		return old, nil
	}
	text, err := s.Unplan(now)
	if err == nil && s.Host.Name == "codex" {
		text = p.untrust(file, text)
	}
	if err == nil && old != nil && bytes.Equal(dense(text), dense(old)) {
		return old, nil
	}
	if old == nil && len(bytes.TrimSpace(text)) == 0 {
		text = nil
	}
	return text, err
}

// dense is a text without its white space.
func dense(b []byte) []byte { return bytes.Join(bytes.Fields(b), nil) }
