package main

import (
	"context"
	"path/filepath"
	"slices"
	"strings"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/config"
)

// openWary loads the configuration for what agents start. They take variables
// from files of a repository (.env, settings of the project), so here the
// environment can only tighten. dirs are the directories that a repository may
// have filled.
func (p *program) openWary(door string, flags map[string]string, dirs ...string) (*session, error) {
	s := p.session(door, flags)
	s.state, s.src.UserDir = config.StateDir(p.withoutXDG, s.home), config.UserDir(p.withoutXDG, s.home)
	w := config.Wary{Set: p.configured()}
	if p.foreignHome(s.home, dirs) {
		// What lies there may be the repository's: the files may tighten, and
		// nobody can have approved anything.
		w.UserDir, w.Inside = s.src.UserDir, inside(dirs, "")
		s.src.UserDir, s.unapproved = "", true
	} else {
		w.Inside = inside(dirs, s.home)
		if dir := p.userDir(s.home); dir != s.src.UserDir && !w.Inside(dir) {
			w.UserDir = dir
		}
	}
	var err error
	if s.conf, err = config.LoadWary(s.src, w); err != nil {
		return nil, err
	}
	return s.start()
}

// withoutXDG looks up a variable, but not those that move the user's files:
// most users have none of them, so that a repository can set them.
func (p *program) withoutXDG(name string) (string, bool) {
	if strings.HasPrefix(name, "XDG_") {
		return "", false
	}
	return p.getenv(name)
}

// configured reports that the environment has anything to say about the gate.
func (p *program) configured() bool {
	return slices.ContainsFunc(p.env, func(kv string) bool { return strings.HasPrefix(kv, "PHOCINAE_GUARD_") })
}

// foreignHome reports a home directory below one of dirs that is not the
// account's own: HOME, too, may be set by a repository.
func (p *program) foreignHome(home string, dirs []string) bool {
	for _, d := range dirs {
		if d != "" && filepath.Dir(d) != d && home != d && below(home, d) {
			return config.AccountHome() != home
		}
	}
	return false
}

// inside returns a test for paths in one of dirs. A directory that holds the
// home is no repository.
func inside(dirs []string, home string) func(string) bool {
	return func(path string) bool {
		for _, d := range dirs {
			if d == "" || filepath.Dir(d) == d || home != "" && below(home, d) {
				continue
			}
			if below(path, d) || below(followed(path), followed(d)) {
				return true
			}
		}
		return false
	}
}

// followed is a path without links, or the path itself where there is nothing.
func followed(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return path
}

// refusing is a model that the environment alone switched on: it may refuse,
// and allow nothing that would not be allowed without it.
type refusing struct {
	gate.Scorer
	conf *config.Config // whose fail_closed a hook may set later
}

// Score implements gate.Scorer.
func (r refusing) Score(ctx context.Context, c gate.Case) ([]gate.Opinion, error) {
	o, err := r.Scorer.Score(ctx, c)
	for i := range o {
		if o[i].Decision > r.conf.FailClosed {
			o[i].Decision = r.conf.FailClosed
			o[i].Reason += ", but a model that the environment names cannot allow"
		}
	}
	return o, err
}
