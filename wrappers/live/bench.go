//go:build linux

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// bench is one client in a home and a project of its own.
type bench struct {
	client
	ctx   context.Context
	model *Model
	// guard is the guardexec that this client calls, and may be broken; spare is
	// one that never is.
	guard, spare         string
	home, project, links string
	env                  []string
	places               *strings.Replacer
	runs                 int
	more                 map[string]any // for the tool, beside the command
	delegating           bool
	log                  *os.File
}

// newBench writes the files of a client. work is the scratch directory, npm
// the one with the packages, node the directory of Node.
func newBench(ctx context.Context, c client, m *Model, work, npm, node string, log *os.File) (*bench, error) {
	dir := filepath.Join(work, c.name)
	b := &bench{client: c.complete(), ctx: ctx, model: m, log: log, home: filepath.Join(dir, "home"), project: filepath.Join(dir, "project"),
		links: filepath.Join(dir, "bin"), guard: filepath.Join(dir, "gate", "guardexec"), spare: filepath.Join(work, "bin", "guardexec")}
	program := filepath.Join(npm, c.name, "node_modules", filepath.FromSlash(c.program))
	temp := filepath.Join(dir, "tmp")
	for _, d := range []string{b.home, b.project, b.links, temp, filepath.Dir(b.guard), filepath.Join(b.home, ".ssh")} {
		if err := os.MkdirAll(d, 0o755); err != nil {
			return nil, err
		}
	}
	if err := os.Symlink(program, filepath.Join(b.links, b.command)); err != nil {
		return nil, err
	}
	if err := copyFile(b.spare, b.guard); err != nil {
		return nil, err
	}
	b.places = strings.NewReplacer("{HOME}", b.home, "{PROJECT}", b.project, "{GUARD}", b.guard, "{URL}", m.URL())
	b.env = append([]string{"HOME=" + b.home, "PATH=" + b.links + ":" + node + ":/usr/local/bin:/usr/bin:/bin", "TMPDIR=" + temp,
		"SHELL=/bin/bash", "TERM=dumb", "LANG=C.UTF-8", "NO_COLOR=1"}, fill(c.env, b.places)...)
	for _, f := range append([]file{{".ssh/id_ed25519", "not a key\n"}}, c.files...) {
		path := filepath.Join(b.home, f.path)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return nil, err
		}
		if err := os.WriteFile(path, []byte(b.places.Replace(f.text)), 0o600); err != nil {
			return nil, err
		}
	}
	if c.first == nil {
		return b, nil
	}
	r, err := b.start(start{argv: append([]string{b.command}, fill(c.first, b.places)...), limit: b.firstLimit})
	if err == nil && r.exit != 0 {
		err = errors.New(r.String())
	}
	return b, err
}

func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, data, 0o755)
}

// start runs a program, named as on the client's PATH or by its path, and notes
// what it said.
func (b *bench) start(s start) (result, error) {
	s.dir, s.env, s.home = b.project, append(b.env[:len(b.env):len(b.env)], s.env...), b.home
	if !filepath.IsAbs(s.argv[0]) {
		s.argv[0] = filepath.Join(b.links, s.argv[0])
	}
	r, err := run(b.ctx, s)
	fmt.Fprintf(b.log, "--- %s: %q: %v\n", b.name, s.argv, r)
	return r, err
}

// guardexec runs the gate that is never broken.
func (b *bench) guardexec(args ...string) (result, error) {
	return b.start(start{argv: append([]string{b.spare}, args...), limit: time.Minute})
}

// version is what the client calls itself.
func (b *bench) version() string {
	r, err := b.start(start{argv: []string{b.command, "--version"}, limit: b.limit})
	if err != nil {
		return "?"
	}
	for w := range strings.FieldsSeq(r.out) {
		if w = strings.Trim(w, "v,."); strings.Count(w, ".") >= 2 && strings.Trim(w[:1], "0123456789") == "" {
			return w
		}
	}
	return "?"
}

// outcome is what became of a command that the model asked for.
type outcome struct {
	ran  bool
	told bool // the model heard of guardexec
	result
}

func (o outcome) String() string {
	s := "does not run"
	if o.ran {
		s = "runs"
	}
	if o.told {
		s += ", told why"
	}
	return s
}

// The commands. Each makes a file first, which is the only witness of whether
// it ran; what the client prints is not.
const (
	harmless = "touch {MARK}; echo done"
	// refused would do harm to a file of the scratch home alone.
	refused = "touch {MARK} && : > {HOME}/.ssh/id_ed25519"
	// asked is for a person to decide.
	asked = "touch {MARK}; cat ~/.ssh/id_ed25519"
	// twofold is one word in bash and several commands in sh.
	twofold = `echo $'a\'; touch {MARK}; : > {HOME}/.ssh/id_ed25519; #'`
	// unknown is put to the gate's own model, if there is one.
	unknown = "touch {MARK}; no-such-program-here"
)

// prompt lets the model ask for a command and looks whether it ran.
func (b *bench) prompt(command string, prefix ...string) (o outcome, err error) {
	b.runs++
	mark := filepath.Join(b.project, fmt.Sprintf("ran.%d", b.runs))
	command = b.places.Replace(strings.ReplaceAll(command, "{MARK}", mark))
	b.model.Want(command, b.more)
	if b.delegating {
		b.model.Delegate(b.agent)
	}
	argv := append(append([]string{}, prefix...), b.command)
	if len(prefix) > 0 && prefix[len(prefix)-1] == b.host {
		argv = argv[:len(argv)-1] // "guardexec run HOST" names it
	}
	args := fill(b.args, strings.NewReplacer("{COMMAND}", command))
	limit := b.limit
	if b.runs == 1 {
		limit = b.firstLimit
	}
	o.result, err = b.start(start{argv: append(argv, fill(args, b.places)...), limit: limit})
	if err != nil {
		return o, err
	}
	_, statErr := os.Stat(mark)
	o.ran = statErr == nil
	if b.judges {
		// Saying nothing is not stopping the command.
		o.ran, o.told = !strings.Contains(o.out, "action: reject"), strings.Contains(o.out, "guardexec: ")
	}
	for _, r := range b.model.Results() {
		fmt.Fprintf(b.log, "the model was told: %.600s\n", r)
		o.told = o.told || strings.Contains(r, "guardexec: ")
	}
	fmt.Fprintf(b.log, "%s: %q: %v\n\n", b.name, command, o)
	return o, nil
}

// shot is all files of the settings, to compare them.
func (b *bench) shot() (map[string]string, error) {
	files := map[string]string{}
	err := filepath.WalkDir(b.home, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		data, err := os.ReadFile(path)
		files[path] = info.Mode().String() + " " + string(data)
		return err
	})
	return files, err
}

// differences names the files that differ between two shots.
func differences(a, b map[string]string) []string {
	var names []string
	for path, text := range a {
		if other, ok := b[path]; !ok || other != text {
			names = append(names, path)
		}
	}
	for path := range b {
		if _, ok := a[path]; !ok {
			names = append(names, path)
		}
	}
	return names
}

// settingsText is the file that install changes; nil if there is none.
func (b *bench) settingsText() ([]byte, error) {
	data, err := os.ReadFile(filepath.Join(b.home, b.settings))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}

// same reports equal files, or that both are missing.
func same(a, b []byte) bool { return (a == nil) == (b == nil) && bytes.Equal(a, b) }

// doctor is the last word of doctor on this host.
func (b *bench) doctor() (string, error) {
	r, err := b.guardexec("doctor", b.host)
	lines := strings.Split(strings.TrimSpace(r.out), "\n")
	_, word, _ := strings.Cut(lines[len(lines)-1], b.host+": ")
	return word, err
}

// install puts the hook into the client's settings; the installed program does
// it, since its path is what it writes down.
func (b *bench) install(args ...string) (result, error) {
	return b.start(start{argv: append([]string{b.guard, "install", b.host}, args...), limit: time.Minute, terminal: b.trust})
}

// byHand sets up a client whose settings nobody but a person edits, with the
// script that install prints for it.
func (b *bench) byHand() error {
	out, err := b.install()
	if err != nil {
		return err
	}
	for line := range strings.Lines(out.out) {
		script, ok := strings.CutPrefix(line, "// ")
		if !ok || !strings.Contains(script, " hook "+b.host) {
			continue
		}
		path := filepath.Join(b.links, "guardexec-"+b.name)
		if err := os.WriteFile(path, []byte("#!/bin/sh\n"+script), 0o755); err != nil {
			return err
		}
		rules := `{"amp.permissions": [{"tool": "Bash", "matches": {"cmd": "*"}, "action": "delegate", "to": "` + path + `"}]}`
		return os.WriteFile(filepath.Join(b.home, b.settings), []byte(rules), 0o600)
	}
	return fmt.Errorf("install says nothing of a script\n%v", out)
}
