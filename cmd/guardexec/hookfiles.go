package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/phocinae/guardexec/gate/config"
)

// hookFiles are the flags of a hook's line for the user's files that this
// environment keeps elsewhere, or that install was told. A hook takes from its
// environment only what is stricter, so these files count in full only where
// the line names them.
func (p *program) hookFiles(told map[string]string) ([]string, error) {
	home := p.home()
	moved := p.userDir(home)
	if moved == config.UserDir(p.withoutXDG, home) {
		moved = ""
	}
	project := func(path string) bool { return inside([]string{workDir()}, home)(path) || p.inProject(path) }
	var flags []string
	for _, f := range [...]struct{ flag, variable, name string }{
		{"config", "PHOCINAE_GUARD_CONFIG", config.FileName},
		{"table", "PHOCINAE_GUARD_TABLE", config.TableName},
	} {
		path, by := told[f.flag], "--"+f.flag
		if path == "" {
			path, _ = p.getenv(f.variable)
			by = f.variable
		}
		if path == "" && moved != "" {
			path, by = filepath.Join(moved, f.name), ""
			if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
				continue // nothing of the user's is there
			}
		}
		if path == "" {
			continue
		}
		if path = absolute(path); !filepath.IsAbs(path) {
			return nil, fmt.Errorf("%s: the working directory is not known", by)
		}
		if by != "" {
			if _, err := config.ReadFile(path, maxSettings); err != nil {
				return nil, fmt.Errorf("%s: %w", by, err)
			}
		}
		// Nobody but the user himself makes a file of the project count.
		if told[f.flag] == "" && project(path) {
			return nil, fmt.Errorf("%s is in the project; with --%s it would count", path, f.flag)
		}
		flags = append(flags, "--"+f.flag+"="+filepath.Clean(path))
	}
	return flags, nil
}

// ownFlag reports a flag that install puts on the line of a hook here.
func (p *program) ownFlag(flag string) bool {
	if flag == "--no-auto-approve" {
		return true
	}
	files, err := p.hookFiles(nil)
	return err == nil && slices.Contains(files, flag)
}

// unnamed lists the files that the environment names and the flags of a hook do
// not.
func (p *program) unnamed(flags []string) []string {
	files, _ := p.hookFiles(nil) // what cannot be read is named by nobody
	return slices.DeleteFunc(files, func(f string) bool { return slices.Contains(flags, f) })
}
