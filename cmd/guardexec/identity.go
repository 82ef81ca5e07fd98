package main

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/phocinae/guardexec/gate"
)

// Bounds of what is looked at for one approval.
const (
	maxIdentified = 512 // looks at files
	maxDirs       = 8   // directories that paths may be relative to
	maxNames      = 4 << 10
)

// identities names the files that a call would run or source, as far as its
// words name them, with what changes when their content does: a yes is for what
// they are now. More files than those that run do no harm, for between the
// refusal and the yes nothing of the call has run.
func identities(dir, home string, judged []judgedPart) []string {
	if dir == "" {
		return nil
	}
	var names []string
	dirs := []string{dir}
	for _, j := range judged {
		for _, f := range j.verdict.Findings {
			runs, project := runsFiles(f)
			if runs {
				names = append(names, namesIn(f.Text)...)
			}
			for _, e := range f.Effects {
				kind, rest, _ := strings.Cut(e, " ")
				switch kind {
				case "list", "base": // cd, make -C
					if d := resolved(rest, dir, home); len(dirs) < maxDirs && !slices.Contains(dirs, d) {
						dirs = append(dirs, d)
					}
				}
				if runs {
					names = append(names, namesIn(rest)...)
				}
			}
			if runs {
				names = append(names, namesIn(f.Reason)...)
			}
			if project {
				names = append(names, manifests()...)
			}
			names = names[:min(len(names), maxNames)]
		}
	}
	var out []string
	looked := map[string]bool{}
	look := func(path string) bool {
		if looked[path] || len(looked) >= maxIdentified {
			return false
		}
		looked[path] = true
		info, err := os.Stat(path)
		if err != nil || !info.Mode().IsRegular() {
			return false
		}
		out = append(out, strings.Join([]string{"file", path, strconv.FormatInt(info.Size(), 10),
			strconv.FormatInt(info.ModTime().UnixNano(), 10), changed(info)}, " "))
		return true
	}
	for _, d := range dirs {
		for _, name := range names {
			path := resolved(name, d, home)
			if look(path) || strings.Contains(name, "/") || strings.HasPrefix(name, "-") {
				continue
			}
			// Modules: python -m a.b
			look(filepath.Join(d, strings.ReplaceAll(name, ".", string(filepath.Separator))+".py"))
			look(filepath.Join(path, "__main__.py"))
		}
	}
	return out
}

// runsFiles reports a part that runs something of files, or of which nobody
// knows what it does, and one that runs what a file of the project says.
func runsFiles(f gate.Finding) (runs, project bool) {
	runs = f.Grey || len(f.Effects) == 0
	for _, e := range f.Effects {
		switch kind, _, _ := strings.Cut(e, " "); kind {
		case "project", "task", "container":
			runs, project = true, true
		case "source", "file", "load", "program", "argv", "script", "stdin-script", "opaque", "stdin-code", "unknown", "session", "database", "privilege":
			runs = true
		}
	}
	return runs, project
}

// manifests are files that say what the tools of a project run.
func manifests() []string {
	return []string{"package.json", "Makefile", "makefile", "GNUmakefile", "justfile", "Justfile", "Taskfile.yml", "Rakefile", "Gemfile",
		"pyproject.toml", "setup.py", "setup.cfg", "conftest.py", "tox.ini", "noxfile.py", "Cargo.toml", "build.rs", "pom.xml",
		"build.gradle", "build.gradle.kts", "CMakeLists.txt", "composer.json", "Dockerfile", "compose.yaml", "docker-compose.yml"}
}

// namesIn splits a text where a shell would, roughly: what is no name of a file
// is not found either.
func namesIn(text string) []string {
	return strings.FieldsFunc(strings.NewReplacer(`"`, "", "'", "", `\`, "").Replace(text), func(r rune) bool {
		return strings.ContainsRune(" \t\n;|&()<>=,:", r)
	})
}

// resolved is a path from a directory.
func resolved(path, dir, home string) string {
	if rest, ok := strings.CutPrefix(path, "~/"); ok && home != "" {
		return filepath.Join(home, rest)
	}
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(dir, path)
}
