package gate

import (
	"path"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// Bounds of the search for a repository and its configuration.
const (
	maxConfig = 64 << 10 // bytes of one configuration file
	maxParent = 24       // directories upwards
)

// repository asks when the configuration of the repository that git would use
// names programs: then even a read runs them (git-config(1)). Only the
// repository's own files are read, since the user's belong to the user.
func (j *judge) repository(at place, take func(outcome)) {
	for _, d := range at.dirs {
		for _, config := range j.gitConfigs(j.follow(d, true)) {
			data, ok := j.gate.files.Read(config, maxConfig)
			if !ok {
				take(ask("repository-config", "the configuration of the repository cannot be read: "+config, ""))
				continue
			}
			if line := executableSetting(string(data)); line != "" {
				take(ask("repository-config", "the configuration of the repository makes git run a program: "+quote(line), ""))
			}
			if why := j.runsHook(d, path.Dir(config), string(data)); why != "" {
				take(ask("repository-config", "a hook of the repository runs with it: "+why, ""))
			}
		}
	}
}

// gitConfigs lists the configuration files of the repository around a
// directory, as git looks for it: upwards, in each directory first .git, then
// the directory itself, which may be a bare repository. What looks like one
// without being one is listed too. Files that point elsewhere and cannot be
// read are listed for the caller to fail at.
func (j *judge) gitConfigs(dir string) []string {
	var out []string
	for range maxParent {
		dotgit := path.Join(dir, ".git")
		f := j.fact(dotgit)
		if f.Exists {
			gitdir := dotgit
			if f.Link != "" {
				gitdir = j.follow(dotgit, true)
				f = j.fact(gitdir)
			}
			if f.Exists && !f.Dir {
				target, ok := j.pointer(gitdir, "gitdir:")
				if !ok {
					return append(out, dotgit)
				}
				gitdir = resolveGit(dir, target)
			}
			out = j.configsIn(out, gitdir)
			if j.fact(path.Join(gitdir, "HEAD")).Exists {
				return out
			}
		}
		if j.fact(path.Join(dir, "HEAD")).Exists {
			out = j.configsIn(out, dir)
		}
		if dir == "/" {
			break
		}
		dir = path.Dir(dir)
	}
	return out
}

// configsIn appends the configuration files of one git directory
// (gitrepository-layout(5)): the common one, and that of a work tree.
func (j *judge) configsIn(out []string, gitdir string) []string {
	common := gitdir
	if file := path.Join(gitdir, "commondir"); j.fact(file).Exists {
		target, ok := j.pointer(file, "")
		if !ok {
			return append(out, file)
		}
		common = resolveGit(gitdir, target)
	}
	for _, config := range [...]string{path.Join(common, "config"), path.Join(gitdir, "config.worktree")} {
		if j.fact(config).Exists {
			out = append(out, config)
		}
	}
	return out
}

// pointer reads a file of git's that names a directory. ok is false for
// anything else.
func (j *judge) pointer(file, prefix string) (target string, ok bool) {
	data, ok := j.gate.files.Read(file, maxConfig)
	if !ok {
		return "", false
	}
	target, ok = strings.CutPrefix(strings.TrimSpace(string(data)), prefix)
	target = strings.TrimSpace(target)
	return target, ok
}

// resolveGit is the directory that a pointer in a directory means.
func resolveGit(dir, target string) string {
	if path.IsAbs(target) {
		return path.Clean(target)
	}
	return path.Join(dir, target)
}

// fact asks one question of the file system. Where none is left there is more
// than can be judged.
func (j *judge) fact(p string) FileFact {
	if j.facts++; j.facts > maxFacts {
		j.over = true
		return FileFact{}
	}
	return j.gate.files.Fact(p)
}

// indexHook is the one hook that reads run: git writes the index when it finds
// that only times have changed (githooks(5); git-status(1), "Background
// refresh").
const indexHook = "post-index-change"

// runsHook says which hook git would run during a read, or "".
func (j *judge) runsHook(dir, gitdir, config string) (why string) {
	hooks := []string{path.Join(gitdir, "hooks")}
	settings(config, func(s setting) bool {
		if s.section != "core" || s.sub != "" || s.key != "hookspath" {
			return true
		}
		p := s.value
		switch {
		case strings.HasPrefix(p, "~/") && j.world.home != "":
			p = path.Join(j.world.home, p[2:])
		case strings.ContainsAny(p, "~%\\\"#;"):
			why = quote(s.line)
			return false
		case !path.IsAbs(p):
			// It is relative to where hooks run, the root of the work tree.
			top := j.toplevel(dir)
			if top == "" {
				top = gitdir
			}
			p = path.Join(top, p)
		}
		hooks = append(hooks, p)
		if c := j.world.classify(p); j.stream.wrote && c&classWork != 0 && c&classControl == 0 {
			why = quote(s.line) + " names files that the same command may have written"
		}
		return why == ""
	})
	for _, h := range hooks {
		if file := path.Join(h, indexHook); why == "" && j.fact(file).Exists {
			why = file
		}
	}
	return why
}

// setting is one line of a configuration; names are in lower case.
type setting struct{ section, sub, key, value, line string }

// settings calls each with the settings of a configuration until it returns
// false. The syntax is that of git-config(1), section "Syntax". A line that is
// continued has the key "\\".
func settings(config string, each func(setting) bool) {
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
		s := setting{section: section, sub: sub, key: `\`, line: line}
		if !strings.HasSuffix(line, `\`) {
			key, value, _ := strings.Cut(line, "=")
			s.key, s.value = strings.ToLower(strings.TrimSpace(key)), strings.Trim(strings.TrimSpace(value), `"`)
		}
		if !each(s) {
			return
		}
	}
}

// executableSetting returns the first line of a configuration that makes git
// start a program during reads, or "" if there is none.
func executableSetting(config string) (line string) {
	settings(config, func(s setting) bool {
		if s.key == `\` || !rules.InertGitSetting(s.section, s.sub, s.key, s.value) {
			line = s.line // continued lines are not read here
		}
		return line == ""
	})
	return line
}

// outputs lists what commands of the script are known to print: git names the
// root of the repository, or nothing where there is none.
func (j *judge) outputs(text string, dirs []string) []shellparse.Output {
	if len(dirs) != 1 || !strings.Contains(text, "--show-toplevel") {
		return nil
	}
	texts := []string{dirs[0], ""}
	if top := j.toplevel(dirs[0]); top != "" {
		texts = []string{j.follow(top, true)}
	}
	return []shellparse.Output{{Words: []string{"git", "rev-parse", "--show-toplevel"}, Texts: texts}}
}

// toplevel returns the root of the repository around a directory, or "".
func (j *judge) toplevel(dir string) string {
	for range maxParent {
		if j.fact(path.Join(dir, ".git")).Exists {
			return dir
		}
		if dir == "/" || dir == "." {
			break
		}
		dir = path.Dir(dir)
	}
	return ""
}

// sameRepository reports a directory above the one of the request that lies in
// the same repository: what its tools run is the user's own choice.
func (j *judge) sameRepository(d string) bool {
	dir := cleanAbs(j.request.Dir)
	if dir == "" || d == dir || !within(dir, d) {
		return false
	}
	top := j.toplevel(dir)
	return top != "" && within(d, top)
}
