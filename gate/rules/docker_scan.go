package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanDocker judges docker run: what of this machine the container gets, the
// image, and the command, which is no command of this machine.
func scanDocker(c *Call) {
	for i := range c.Uses {
		u := &c.Uses[i]
		w := u.Value
		switch u.Name {
		case "--env-file", "--label-file":
			c.Add(Read, w, "")
		case "--cidfile":
			c.Add(Write, w, "")
		case "-v", "--volume":
			src, _, ok := strings.Cut(w.Value, ":")
			dockerMount(c, w, src, ok)
		case "--mount":
			for field := range strings.SplitSeq(w.Value, ",") {
				if k, v, ok := strings.Cut(field, "="); ok && (k == "src" || k == "source") {
					dockerMount(c, w, v, true)
				}
			}
			if w.Kind != shellparse.Literal && w.Value == "" {
				c.Add(Privilege, w, "a mount that is not known before it runs")
			}
		case "--privileged", "--device", "--cap-add", "--security-opt", "--device-cgroup-rule":
			c.Add(Privilege, w, "the container reaches the machine itself")
		case "--pid", "--network", "--net", "--ipc", "--uts", "--userns", "--cgroupns":
			if w.Kind != shellparse.Literal || w.Value == "host" || strings.HasPrefix(w.Value, "container:") {
				c.Add(Privilege, w, "the container shares the machine's namespaces")
			}
		case "--use-api-socket":
			c.Add(Privilege, w, "the container controls the engine")
		}
	}
	if len(c.Operands) == 0 {
		c.Unknown("no image")
		return
	}
	c.Add(Container, c.Operands[0], "runs a container")
}

// scanInspect judges a template that picks the environment of a container out
// of what is known of it: that is where secrets are handed over.
func scanInspect(c *Call) {
	for i := range c.Uses {
		u := &c.Uses[i]
		if u.Name != "-f" && u.Name != "--format" {
			continue
		}
		for rest := u.Value.Value; ; {
			at := strings.Index(rest, "Env")
			if at < 0 {
				break
			}
			before, after := rest[:at], rest[at+len("Env"):]
			if (before == "" || !letter(before[at-1])) && (after == "" || !letter(after[0])) {
				c.Add(EnvDump, shellparse.Word{}, "the environment of a container")
				break
			}
			rest = after
		}
	}
}

// dockerMount adds a directory of this machine that a container gets.
func dockerMount(c *Call, w shellparse.Word, src string, ok bool) {
	switch {
	case w.Kind != shellparse.Literal && (src == "" || !ok):
		c.Add(Privilege, w, "a mount that is not known before it runs")
	case !ok || src == "" || !strings.ContainsAny(src, "/.~"):
		// A volume of the engine, or an anonymous one.
	case strings.HasSuffix(src, "docker.sock"), strings.HasSuffix(src, "podman.sock"), strings.HasSuffix(src, "containerd.sock"):
		c.Add(Privilege, Lit(src), "the container controls the engine")
	case sensitiveMount(src):
		c.Add(Privilege, Lit(src), "the container reaches system files")
	default:
		c.AddEffect(Effect{Kind: Read, Mod: Recursive, Word: Lit(src), Note: "mounted into a container"})
	}
}

// sensitiveMount reports a directory that gives away the machine.
func sensitiveMount(s string) bool {
	s = strings.TrimRight(s, "/")
	switch s {
	case "", "~", "/home", "/root", "/Users":
		return true
	}
	for _, d := range [...]string{"/etc", "/usr", "/bin", "/sbin", "/lib", "/boot", "/dev", "/proc", "/sys", "/var", "/run"} {
		if s == d || strings.HasPrefix(s, d+"/") {
			return true
		}
	}
	return false
}

// scanDockerBuild adds the context of a build and the files it writes.
func scanDockerBuild(c *Call) {
	for i := range c.Uses {
		w := c.Uses[i].Value
		switch c.Uses[i].Name {
		case "--iidfile", "--metadata-file":
			c.Add(Write, w, "")
		case "-o", "--output":
			for field := range strings.SplitSeq(w.Value, ",") {
				k, v, ok := strings.Cut(field, "=")
				switch {
				case !ok && field != "-":
					c.Add(Write, w, "")
				case k == "dest" && v != "-":
					c.Add(Write, Lit(v), "")
				case k == "type" && (v == "image" || v == "registry"):
					c.AddEffect(Effect{Kind: Remote, Note: "may publish the image"})
				}
			}
		}
	}
	for _, w := range c.Operands {
		if strings.Contains(w.Value, "://") || gitSCP(w.Value) {
			c.Add(Fetch, w, "build instructions from the network")
		}
	}
}

// scanDockerCopy adds the side of docker cp that is on this machine.
func scanDockerCopy(c *Call) {
	for i, w := range c.Operands {
		j := strings.IndexByte(w.Value, ':')
		switch {
		case j > 0 && !strings.ContainsAny(w.Value[:j], "/"):
		case w.Kind == shellparse.Literal && w.Value == "-":
		case i == 0:
			c.Add(Read, w, "")
		default:
			c.Add(Write, w, "")
		}
	}
}

// scanCompose asks about files of services that are not the project's own:
// they may include and print any other file.
func scanCompose(c *Call) {
	for i := range c.Uses {
		u := &c.Uses[i]
		if u.HasValue && hasName("-f --file --project-directory --workdir", u.Name) && !isLocal(u.Value) {
			c.Add(Load, u.Value, "a description of services outside the project")
		}
	}
}

// scanDockerTop reads what stands behind the container: columns for podman,
// arguments for ps for the others.
func scanDockerTop(c *Call) {
	const columns = "args capbnd capeff capinh capprm comm command cpu elapsed etime group groups hgroup hgroups hpid huser label nice pcpu pgid pid ppid rgroup rss ruser seccomp stime state time tty user uid gid vsz"
	ops := c.Operands
	if !c.Has("-l") && len(ops) > 0 {
		if ops[0].Kind != shellparse.Literal && !c.Contract.Dynamic {
			c.Unknown("the container may be several arguments")
		}
		ops = ops[1:]
	}
	rest := *c
	rest.Operands = nil
	for _, w := range ops {
		for name := range strings.SplitSeq(strings.ToLower(w.Value), ",") {
			if w.Kind != shellparse.Literal || !strings.HasPrefix(c.out.Name, "podman") || !hasName(columns, name) {
				rest.Operands = append(rest.Operands, w)
				break
			}
		}
	}
	rest.ps()
}
