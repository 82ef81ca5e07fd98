package gate

import (
	"path"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
)

// Bounds of the search for a repository and its configuration.
const (
	maxConfig = 64 << 10 // bytes of one configuration file
	maxParent = 24       // directories upwards
)

// repository asks when the configuration of the repository that git would use
// names programs: then even a read runs them (git-config(1)). Only the
// repository's own file is read, since the user's belongs to the user.
func (j *judge) repository(at place, take func(outcome)) {
	for _, d := range at.dirs {
		config, known := j.gitConfigPath(d)
		if !known {
			continue
		}
		data, ok := j.gate.files.Read(config, maxConfig)
		if !ok {
			take(ask("repository-config", "the configuration of the repository cannot be read: "+config, ""))
			continue
		}
		if line := executableSetting(string(data)); line != "" {
			take(ask("repository-config", "the configuration of the repository makes git run a program: "+quote(line), ""))
		}
	}
}

// gitConfigPath finds the configuration file of the repository around a
// directory. known is false if there is no repository, or no file to read.
func (j *judge) gitConfigPath(dir string) (config string, known bool) {
	for range maxParent {
		dotgit := path.Join(dir, ".git")
		if f := j.fact(dotgit); f.Exists {
			if !f.Dir {
				data, ok := j.gate.files.Read(dotgit, 4<<10)
				target, found := strings.CutPrefix(strings.TrimSpace(string(data)), "gitdir:")
				if !ok || !found {
					return "", false
				}
				target = strings.TrimSpace(target)
				if !path.IsAbs(target) {
					target = path.Join(dir, target)
				}
				dotgit = target
				if main, _, ok := strings.Cut(target, "/worktrees/"); ok {
					dotgit = main
				}
			}
			config = path.Join(dotgit, "config")
			return config, j.fact(config).Exists
		}
		if dir == "/" {
			break
		}
		dir = path.Dir(dir)
	}
	return "", false
}

// fact asks one question of the file system, if any are left.
func (j *judge) fact(p string) FileFact {
	if j.facts++; j.facts > maxFacts {
		j.blind = true
		return FileFact{}
	}
	return j.gate.files.Fact(p)
}

// executableSetting returns the first line of a configuration that makes git
// start a program during reads, or "" if there is none. The syntax is that of
// git-config(1), section "Syntax".
func executableSetting(config string) string {
	section, sub := "", ""
	for line := range strings.SplitSeq(config, "\n") {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "[") {
			head, rest, _ := strings.Cut(line[1:], "]")
			section, sub, _ = strings.Cut(head, " ")
			section, sub = strings.ToLower(section), strings.Trim(sub, ` "`)
			if s, dotted, ok := strings.Cut(section, "."); ok {
				section, sub = s, dotted
			}
			line = strings.TrimSpace(rest)
		}
		if line == "" || line[0] == '#' || line[0] == ';' {
			continue
		}
		if strings.HasSuffix(line, `\`) {
			return line // continued lines are not read here
		}
		key, value, _ := strings.Cut(line, "=")
		key = strings.ToLower(strings.TrimSpace(key))
		if !rules.InertGitSetting(section, sub, key, strings.Trim(strings.TrimSpace(value), `"`)) {
			return line
		}
	}
	return ""
}
