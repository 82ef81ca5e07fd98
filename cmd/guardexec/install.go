package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"github.com/phocinae/guardexec/wrappers"
)

// setupCall is what install and uninstall were told.
type setupCall struct {
	host            wrappers.Host
	project, dryRun bool
	silent, trust   bool
	plugin          string
	files           map[string]string // by the name of the flag
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
	fs.String("config", "", "")
	fs.String("table", "", "")
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
	c.files = given(fs)
	return c, 0, false
}

// prepare reads the arguments of install or uninstall and finds what they are
// to do; done with a code when there is nothing more to do.
func (p *program) prepare(verb string, args []string) (c setupCall, s *wrappers.Setup, code int, done bool) {
	if c, code, done = p.setupFlags(verb, args); done {
		return c, nil, code, true
	}
	s, err := p.setup(c)
	if err == nil && verb == "install" {
		var files []string
		files, err = p.hookFiles(c.files)
		s.Flags = append(s.Flags, files...)
	}
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
		return p.print("would write " + printable(file, 4096) + ":\n" + screen(text))
	case old != nil && bytes.Equal(old, text):
		p.say("%s is up to date", file)
	default:
		kept, err := p.change(&c.host, file, old, text)
		if err != nil {
			p.errorf("%v; nothing was changed", err)
			return exitUsage
		}
		p.say("wrote %s", file)
		if kept != "" {
			p.say("it was not as install writes it; what was there is kept as %s", kept)
		}
	}
	if c.project {
		p.say("hooks of a project count only where the agent trusts the folder, and whoever changes the project can remove them")
	}
	if note := c.host.Note(); note != "" {
		p.say("note: %s", note)
	}
	code = p.activate(c, s, file)
	off := p.switchedOff(&c.host, file, c.project)
	if user, err := c.host.File(p.place(), false); off == "" && err == nil {
		// A switch of the user counts in projects, too.
		off = p.switchedOff(&c.host, user, false)
	}
	if off != "" {
		p.errorf("NOT ACTIVE: %s", off)
		return exitHookInactive
	}
	return code
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
	_ = p.print(screen([]byte(s.Snippet())))
	return exitUsage
}

// say tells on stderr what was done.
func (p *program) say(format string, args ...any) {
	fmt.Fprintf(p.stderr, "%s\n", printable(fmt.Sprintf(format, args...), 4096))
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
	first := found[max(0, slices.IndexFunc(found, func(f wrappers.Found) bool { return f.Own }))]
	s.Program, s.Flags = first.Words[0], first.Words[3:]
	text, err := p.before(s, file, now)
	if err == nil && text != nil && bytes.Equal(text, now) {
		err = errors.New("it calls guardexec in a way that install does not write; remove that by hand")
	}
	if err != nil {
		p.errorf("%s: %v; nothing was changed", file, err)
		return exitUsage
	}
	left, err := c.host.Find(text)
	if err != nil {
		p.errorf("%s: %v; nothing was changed", file, err)
		return exitUsage
	}
	switch {
	case c.dryRun && text == nil:
		code = p.print("would remove " + printable(file, 4096) + "\n")
	case c.dryRun:
		code = p.print("would write " + printable(file, 4096) + ":\n" + screen(text))
	default:
		code = p.takeOut(c, file, now, text, found)
	}
	if code == 0 && len(left) > 0 {
		p.errorf("NOT REMOVED: %s still calls %s, in a way that install does not write; remove that by hand", file, quoteWords(left[0].Words))
		return exitHookInactive
	}
	return code
}

// takeOut writes or removes a settings file. What others have put into our
// entry goes with it, and is kept beside it.
func (p *program) takeOut(c setupCall, file string, now, text []byte, found []wrappers.Found) int {
	kept := ""
	var err error
	if slices.ContainsFunc(found, func(f wrappers.Found) bool { return f.Own && f.Mixed || f.Mixed && c.host.OwnFile() }) {
		kept, err = keep(file, now)
	}
	switch {
	case err != nil:
	case text == nil:
		err = os.Remove(file)
	default:
		err = replaceFile(file, text, 0o600)
	}
	if err != nil {
		p.errorf("%v", err)
		return exitUsage
	}
	if backup := file + backupEnding; backup != kept && !c.host.OwnFile() {
		_ = os.Remove(backup) // it may not be there
	}
	if text == nil {
		removeEmpty(filepath.Dir(file), c.host.Root(p.place(), c.project))
	}
	p.say("removed guardexec from %s", file)
	if kept != "" {
		p.say("its entry was changed by hand; the file as it was is kept as %s", kept)
	}
	return 0
}
