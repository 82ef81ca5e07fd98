package gate

import (
	"path"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// use is a group of effects that one rule treats alike.
type use uint8

const (
	useNone   use = iota
	useRead       // Read
	useWrite      // Write, Append, Edit, Artifact, Create
	useDelete     // Delete, Move
	useMeta       // Mode, Owner
	useLink       // Link
	useDisk       // Disk
)

func useOf(k rules.Kind) use {
	switch k {
	case rules.Read:
		return useRead
	case rules.Write, rules.Append, rules.Edit, rules.Artifact, rules.Create:
		return useWrite
	case rules.Delete, rules.Move:
		return useDelete
	case rules.Mode, rules.Owner:
		return useMeta
	case rules.Link:
		return useLink
	case rules.Disk:
		return useDisk
	}
	return useNone
}

// judgePath answers for an effect on one resolved path.
func (j *judge) judgePath(e rules.Effect, t target) outcome {
	c := j.world.classify(t.lexical)
	if t.actual != t.lexical {
		c |= j.world.classify(t.actual)
		if !within(t.actual, j.world.work) {
			c &^= classWork | classWorkRoot
		}
	}
	if c&classTemp != 0 && c&classWork != 0 && j.project() {
		c &^= classTemp // a checkout is no less worth for where it lies
	}
	if t.partial && t.actual == "/dev" && namesDisk(e.Word) {
		c |= classDevice
	}
	switch useOf(e.Kind) {
	case useRead:
		return j.judgeRead(e, c, t)
	case useWrite:
		return j.judgeWrite(e, c, t)
	case useDelete:
		return judgeDelete(e, c, t)
	case useMeta:
		return judgeMeta(e, c, t)
	case useLink:
		return judgeLink(c, t)
	case useDisk:
		if c&(classDevice|classNull) != 0 {
			return floor("disk-wipe", "it formats, partitions or wipes "+t.lexical, "")
		}
		return ask("disk-change", "it changes a file system or volume at "+t.lexical, "")
	}
	return allowed
}

// project reports a workspace that is a repository.
func (j *judge) project() bool { return j.fact(j.world.work + "/.git").Exists }

func (j *judge) judgeRead(e rules.Effect, c class, t target) outcome {
	switch {
	case c&classNull != 0:
		return allowed
	case c&classNet != 0:
		return ask("network-device", "it opens a network connection through "+t.lexical, "")
	case c&classSecret != 0:
		return ask("reads-secret", "it reads a private key or credential: "+t.lexical, "")
	case c&classToken != 0:
		return ask("reads-token", "it reads a file that usually holds secrets: "+t.lexical, "")
	case c&classDevice != 0:
		return ask("reads-device", "it reads the device "+t.lexical, "")
	case e.Mod&rules.Recursive != 0 && c&(classRoot|classHome|classAbove|classKeeps) != 0,
		e.Mod&rules.Recursive != 0 && (hasWord("/etc /var /var/lib /run /private/etc /private/var", t.lexical) || within(t.lexical, "/proc")):
		return ask("reads-widely", "it reads everything below "+t.lexical+", credentials included", "")
	case c&classOther != 0:
		return ask("reads-other-home", "it reads a file of another user: "+t.String(), "")
	}
	if t.partial && e.Word.Kind == shellparse.Pattern && j.patternFinds(e, t) {
		return ask("reads-token", "the pattern may match a file that holds secrets", "")
	}
	if t.partial && (patternMayBeSecret(e.Word.Value) || j.hidden && e.Word.Kind == shellparse.Pattern && strings.Trim(path.Base(e.Word.Value), "*") == "" || strings.HasPrefix(t.lexical, "/proc") && strings.HasSuffix(e.Word.Value, "/environ")) {
		return ask("reads-token", "the pattern may match a file that holds secrets", "")
	}
	return allowed
}

// patternFinds reports a pattern that reaches into a place of secrets.
func (j *judge) patternFinds(e rules.Effect, t target) bool {
	front, _ := splitPattern(e.Word.Value)
	rest := strings.TrimPrefix(e.Word.Value, front)
	if keptApart(t.lexical+"/x") && !strings.Contains(rest, "/") {
		for _, name := range [...]string{"x.pem", "x.key", "x.json", "x"} {
			if ok, err := path.Match(rest, name); ok && err == nil {
				return true
			}
		}
	}
	if patternReachesSystem(t.lexical+"/"+rest, e.Mod&rules.Recursive != 0) {
		return true
	}
	if home := j.world.home; !within(home, t.lexical) && !within(t.lexical, home) && !within("/root", t.lexical) && !within(t.lexical, "/root") {
		return false
	}
	return j.world.patternReachesSecret(t.lexical+"/"+rest, e.Mod&rules.Recursive != 0)
}

// patternMayBeSecret tries the last component of a pattern against names that
// hold secrets.
func patternMayBeSecret(p string) bool {
	base := path.Base(p)
	if strings.Trim(base, "*") == "" {
		return false // does not match hidden files; keys lie in directories of their own
	}
	if base == "*.json" || base == "*.yaml" || base == "*.yml" {
		return false // the everyday patterns match no more than "*" does
	}
	for _, name := range [...]string{".env", ".env.local", ".netrc", ".npmrc", ".pypirc", "id_rsa", "id_ed25519",
		".git-credentials", "credentials.json", ".ssh", ".aws", "shadow", "secrets.yaml"} {
		if ok, err := path.Match(base, name); ok || err != nil {
			return true
		}
	}
	return false
}

// freshKey reports a key of the project's own, by its name, that is not there
// yet: making one for a test loses nothing.
func (j *judge) freshKey(t target) bool {
	rel, _, home := j.world.underHome(t.actual)
	return !t.partial && (!home || classifyInHome(strings.ToLower(rel))&classSecret == 0) && j.fact(t.actual).Absent
}

func (j *judge) judgeWrite(e rules.Effect, c class, t target) outcome {
	switch {
	case c&classNull != 0 && !t.partial:
		if j.sink(t.lexical) {
			return allowed
		}
		return ask("writes-descriptor", "it writes to the file that "+t.lexical+" was opened on", "")
	case c&classNet != 0:
		return ask("network-device", "it sends data through "+t.String(), "")
	case c&classDevice != 0:
		return floor("writes-device", "it writes to the device "+t.String(), "")
	case c&classGate != 0:
		return deny("gate-files", "it changes the gate's own files: "+t.String(), "")
	case c&classCritical != 0:
		return floor("writes-critical", "it writes to "+t.String()+", which decides who may log in or what the system runs", "")
	case c&classSecret != 0 && c&classWork != 0 && j.freshKey(t):
		return ask("writes-token", "it makes a private key or credential: "+t.String(), "")
	case c&classSecret != 0:
		return deny("writes-secret", "it overwrites a private key or credential: "+t.String(), "")
	case c&classToken != 0:
		return ask("writes-token", "it writes to a file that holds secrets: "+t.String(), "")
	case c&classStartup != 0:
		return ask("writes-startup", "it writes to a file that shells or tools run or read when they start: "+t.String(), "")
	case c&classAgent != 0:
		return ask("writes-agent-settings", "it changes the settings of a coding agent: "+t.String(), "")
	case c&classControl != 0:
		return ask("writes-control", "it changes a file that decides what the project's tools run: "+t.String(), "")
	case e.Kind == rules.Write && t.whole && c&(classRoot|classTop|classHome) != 0 && c&classTempRoot == 0:
		return floor("overwrites-all", "it overwrites everything in "+t.lexical, "")
	case c&(classSystem|classTop|classRoot) != 0:
		return ask("writes-system", "it writes to the system path "+t.String(), "")
	case t.partial && e.Word.Kind == 0:
		return grey("writes-unknown", "the path it writes to is not known before it runs")
	case c&classTemp != 0:
		if e.Kind == rules.Edit {
			return ask("edits-temp", "it changes "+t.String(), "")
		}
		return allowed
	case c&(classWork|classWorkRoot) != 0:
		return j.judgeWorkWrite(e, t)
	case c&classHome != 0:
		return ask("writes-home", "it writes into the home directory", "")
	}
	return ask("writes-outside", "it writes outside the workspace: "+t.String(), "")
}

// sink reports a path in /dev that loses nothing when it is written to. The
// paths of descriptors open the file behind them anew, whatever it was opened
// for (proc(5)); of the standard ones that is where the output goes to anyway.
func (j *judge) sink(p string) bool {
	switch p {
	case "/dev/null", "/dev/zero", "/dev/full", "/dev/tty", "/dev/random", "/dev/urandom":
		return true
	case "/dev/stdout", "/dev/stderr", "/dev/fd/1", "/dev/fd/2", "/proc/self/fd/1", "/proc/self/fd/2":
		return !j.reopened
	}
	return false
}

// judgeWorkWrite answers for a write to an ordinary file of the workspace.
func (j *judge) judgeWorkWrite(e rules.Effect, t target) outcome {
	if j.gate.policy.WorkspaceWrites == Allow && !t.partial {
		return allowed
	}
	switch e.Kind {
	case rules.Create:
		return allowed
	case rules.Artifact:
		if j.artifactIsSafe(t) {
			return allowed
		}
	}
	return ask("writes-workspace", "it changes "+t.String()+" in the workspace", "")
}

func judgeDelete(e rules.Effect, c class, t target) outcome {
	if c&classRoot != 0 && t.partial && matchesTop(e.Word) {
		return floor("delete-system", "its pattern takes directories that the system lives in", "")
	}
	verb := "removes "
	if e.Kind == rules.Move {
		verb = "moves away "
	}
	recursive := e.Mod&rules.Recursive != 0 || e.Kind == rules.Move || t.whole
	switch {
	case c&classRoot != 0 && (t.whole || !t.partial):
		return floor("delete-root", "it "+verb+"the root of the file system", "")
	case c&classDevice != 0:
		return floor("delete-device", "it "+verb+t.String(), "")
	case c&classGate != 0:
		return deny("gate-files", "it "+verb+"the gate's own files: "+t.String(), "")
	case (!t.partial || t.whole) && c&(classTop|classAbove) != 0 && c&classTempRoot == 0:
		if c&classAbove != 0 && c&(classTop|classHome) == 0 && !recursive {
			break
		}
		return floor("delete-system", "it "+verb+t.String()+", which the system or all your work lives in", "")
	case c&classSystem != 0 && recursive, c&classCritical != 0:
		return floor("delete-system", "it "+verb+t.String()+", a part of the system", "")
	case c&classHome != 0 && (!t.partial || t.whole):
		return floor("delete-home", "it "+verb+"a whole home directory: "+t.String(), "")
	case c&classWorkRoot != 0 && (!t.partial || t.whole):
		return deny("delete-workspace", "it "+verb+"the whole workspace", "")
	}
	switch {
	case c&(classSecret|classToken) != 0:
		return ask("delete-secret", "it "+verb+"a credential: "+t.String(), "")
	case c&classAgent != 0:
		return ask("delete-agent-settings", "it "+verb+"the settings of a coding agent: "+t.String(), "")
	case c&(classControl|classStartup) != 0:
		return ask("delete-control", "it "+verb+t.String()+", which tools depend on", "")
	case c&classSystem != 0:
		return ask("delete-system-file", "it "+verb+"the system file "+t.String(), "")
	case c&classTemp != 0:
		return ask("delete-temp", "it "+verb+t.String(), "")
	case c&(classWork|classWorkRoot) != 0:
		return ask("delete-workspace-file", "it "+verb+t.String()+" in the workspace", "")
	}
	return ask("delete-outside", "it "+verb+t.String()+", outside the workspace", "")
}

func judgeMeta(e rules.Effect, c class, t target) outcome {
	recursive := e.Mod&rules.Recursive != 0
	exact := !t.partial || t.whole
	switch {
	case c&classGate != 0:
		return deny("gate-files", "it changes the gate's own files: "+t.String(), "")
	case exact && c&(classRoot|classTop|classHome|classAbove) != 0 && c&classTempRoot == 0 && (recursive || t.whole || c&classRoot != 0):
		return floor("mode-system", "it changes permissions or owner of everything below "+t.lexical, "")
	case recursive && c&classSystem != 0:
		return floor("mode-system", "it changes permissions or owner of a part of the system: "+t.String(), "")
	case c&classDevice != 0:
		return ask("mode-device", "it changes permissions or owner of the device "+t.String(), "")
	}
	return ask("mode-change", "it changes permissions or owner of "+t.String(), "")
}

func judgeLink(c class, t target) outcome {
	switch {
	case c&(classSecret|classToken) != 0:
		return ask("links-secret", "it makes a credential reachable under another name: "+t.String(), "")
	case c&(classControl|classStartup|classAgent|classGate) != 0:
		return ask("links-control", "it makes "+t.String()+", which tools depend on, reachable under another name", "")
	case c&(classWork|classWorkRoot) != 0:
		return allowed
	}
	return ask("links-outside", "it makes "+t.String()+" reachable under another name", "")
}

// namesDisk reports a pattern or a beginning of names in /dev that is one of
// disks: /dev/sd*, /dev/nvme$n.
func namesDisk(w shellparse.Word) bool {
	comp := w.Value[strings.LastIndexByte(w.Value, '/')+1:]
	for _, name := range [...]string{"sda", "sdb", "sda1", "nvme0n1", "nvme0n1p1", "vda", "vda1", "xvda", "hda", "mmcblk0", "mmcblk0p1", "dm-0", "md0"} {
		if w.Kind == shellparse.Unknown {
			if len(comp) > 1 && strings.HasPrefix(name, comp) {
				return true
			}
		} else if ok, err := path.Match(comp, name); ok && err == nil {
			return true
		}
	}
	return false
}

// matchesTop reports a pattern of top-level names that takes one the system
// needs: /[a-z]*, /u*.
func matchesTop(w shellparse.Word) bool {
	rest := strings.TrimLeft(w.Value, "/")
	comp, below, _ := strings.Cut(rest, "/")
	if w.Kind != shellparse.Pattern || w.Picked || strings.Trim(below, "*/") != "" {
		return false
	}
	for _, name := range [...]string{"usr", "etc", "bin", "lib", "var", "home", "boot", "sbin", "root"} {
		if ok, err := path.Match(comp, name); ok && err == nil {
			return true
		}
	}
	return false
}

func verbOf(k rules.Kind) string {
	switch k {
	case rules.Move:
		return "move away"
	case rules.Edit:
		return "change"
	case rules.Create:
		return "create"
	}
	switch useOf(k) {
	case useDelete:
		return "remove"
	case useMeta:
		return "change"
	case useDisk:
		return "wipe"
	case useLink:
		return "link"
	}
	return "write"
}
