package main

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/phocinae/guardexec/wrappers"
)

// installPlugin writes a plugin directory of Claude Code, with the program in
// it: a plugin is moved to where the agent keeps its plugins.
func (p *program) installPlugin(s *wrappers.Setup, c setupCall) int {
	files := wrappers.ClaudePlugin(version, *s)
	dir := c.plugin
	name := "guardexec" + filepath.Ext(s.Program)
	changed, err := pluginFiles(dir, files, filepath.Join("bin", name))
	if err != nil {
		p.errorf("%v; nothing was changed", err)
		return exitUsage
	}
	if c.dryRun {
		for _, f := range files {
			if code := p.print("would write " + printable(filepath.Join(dir, f.Path), 4096) + "\n"); code != 0 {
				return code
			}
		}
		return 0
	}
	for _, f := range files {
		file := filepath.Join(dir, filepath.FromSlash(f.Path))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			p.errorf("%v", err)
			return exitUsage
		}
		if old := changed[f.Path]; old != nil {
			kept, err := keep(file, old)
			if err != nil {
				p.errorf("%v", err)
				return exitUsage
			}
			p.say("%s was not as install writes it; what was there is kept as %s", file, kept)
		}
		if err := replaceFile(file, f.Text, 0o644); err != nil {
			p.errorf("%v", err)
			return exitUsage
		}
	}
	if err := copyProgram(s.Program, filepath.Join(dir, "bin", name)); err != nil {
		p.errorf("%v", err)
		return exitUsage
	}
	p.say("wrote the plugin %s; try it with: claude --plugin-dir %s", dir, quoteWord(dir))
	p.say("note: with the plugin and an entry in the settings the hook runs twice; keep one of them")
	return 0
}

// pluginFiles looks at what a plugin would replace. In a directory whose manifest
// is not ours it must be nothing; in ours it is what differs, by its path.
func pluginFiles(dir string, files []wrappers.PluginFile, program string) (map[string][]byte, error) {
	manifest, changed, foreign := false, map[string][]byte{}, ""
	for _, f := range files {
		file := filepath.Join(dir, filepath.FromSlash(f.Path))
		old, err := readSettings(file)
		switch {
		case err != nil:
			return nil, err
		case old == nil:
			continue
		case f.Manifest && wrappers.OwnManifest(old):
			manifest = true
		case foreign == "":
			foreign = file
		}
		if !bytes.Equal(old, f.Text) && !f.Manifest {
			changed[f.Path] = old
		}
	}
	if _, err := os.Lstat(filepath.Join(dir, program)); err == nil && foreign == "" {
		foreign = filepath.Join(dir, program)
	}
	if foreign != "" && !manifest {
		return nil, fmt.Errorf("%s is not ours, and a plugin of guardexec would take its place", foreign)
	}
	return changed, nil
}

func copyProgram(from, to string) (err error) {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.CreateTemp(filepath.Dir(to), ".guardexec-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(out.Name())
		}
	}()
	if _, err = io.Copy(out, in); err == nil {
		err = out.Chmod(fs.FileMode(0o755))
	}
	if e := out.Close(); err == nil {
		err = e
	}
	if err != nil {
		return err
	}
	return os.Rename(out.Name(), to)
}
