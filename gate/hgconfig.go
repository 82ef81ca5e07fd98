package gate

import "path"

// mercurial asks when the configuration of the repository that hg would use
// may name programs or code: extensions, hooks, aliases (hgrc(5)). Only the
// repository's own file is read, since the user's belongs to the user.
func (j *judge) mercurial(at place, take func(outcome)) {
	for _, d := range at.dirs {
		for dir, n := j.follow(d, true), 0; n < maxParent; n++ {
			meta := path.Join(dir, ".hg")
			if j.fact(meta).Exists {
				j.hgrc(meta, take)
				break
			}
			if dir == "/" || dir == "." {
				break
			}
			dir = path.Dir(dir)
		}
	}
}

// hgrc judges the settings in a .hg directory.
func (j *judge) hgrc(meta string, take func(outcome)) {
	if j.fact(path.Join(meta, "sharedpath")).Exists {
		take(ask("repository-config", "the repository takes its configuration from another one: "+meta, ""))
	}
	for _, name := range [...]string{"hgrc", "hgrc-not-shared"} {
		file := path.Join(meta, name)
		if !j.fact(file).Exists {
			continue
		}
		data, ok := j.gate.files.Read(file, maxConfig)
		if !ok {
			take(ask("repository-config", "the configuration of the repository cannot be read: "+file, ""))
			continue
		}
		settings(string(data), func(s setting) bool {
			if hgInert(s) {
				return true
			}
			take(ask("repository-config", "the configuration of the repository may make hg run a program: "+quote(s.line), ""))
			return false
		})
	}
}

// hgInert reports a setting that runs and loads nothing while hg reads.
func hgInert(s setting) bool {
	if s.key == "" || s.key[0] == '%' || s.key[0] == '\\' {
		return false // %include, a continued line
	}
	switch s.section {
	case "paths", "diff", "color", "phases", "progress":
		return true
	case "ui":
		return hasWord("username verbose quiet tweakdefaults", s.key)
	}
	return false
}
