package gate

import (
	"path"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// Bounds of the questions about files for one verdict. A verdict that would
// need more of them allows nothing.
const (
	maxFacts = 2048 // names that are looked at
	maxPath  = 4096 // bytes of one path, as in the kernel (path_resolution(7))
	maxPaths = 64   // bytes of all paths, for each character of a text
)

// maxLinks bounds the symbolic links followed for one path, as the kernel's
// own limit does (path_resolution(7)).
const maxLinks = 40

// place is where a segment runs.
type place struct {
	dirs []string // absolute, possible working directories
	open bool     // it may also be somewhere else
}

// into returns the place after a change to a directory.
func (p place) into(w shellparse.Word) place {
	if w.Kind != shellparse.Literal {
		return place{open: true}
	}
	if path.IsAbs(w.Value) {
		return place{dirs: []string{path.Clean(w.Value)}}
	}
	out := place{open: p.open}
	for _, d := range p.dirs {
		out.dirs = append(out.dirs, path.Join(d, w.Value))
	}
	return out
}

// target is one path an effect may concern.
type target struct {
	// lexical is the absolute path by its name, actual the path after
	// symbolic links; both are clean.
	lexical, actual string
	// whole reports a pattern that names everything below the path: dir/*.
	whole bool
	// partial reports that only the beginning of the path is certain; the
	// target is somewhere at or below it.
	partial bool
}

// String names the target for people, and where links lead to.
func (t target) String() string {
	name := t.lexical
	if t.actual != "" && t.actual != t.lexical {
		name += " (which is " + t.actual + ")"
	}
	switch {
	case t.whole:
		return "everything in " + name
	case t.partial:
		return "something below " + name
	}
	return name
}

// targets resolves a path argument. known is false if it may also be a path
// that is not among the targets.
func (j *judge) targets(w shellparse.Word, at place, followLast bool) (ts []target, known bool) {
	if j.over {
		return nil, false
	}
	known = true
	name, t := w.Value, target{}
	switch w.Kind {
	case shellparse.Literal:
	case shellparse.Pattern:
		name, t = splitPattern(w.Value)
		t.whole = t.whole && !w.Picked
		if name == "" {
			name = "."
		}
	default:
		known = false
		i := strings.LastIndexByte(w.Value, '/')
		if i < 0 {
			return nil, false
		}
		name, t.partial = w.Value[:i+1], true
	}
	if name == "" {
		return nil, known // the empty path names nothing
	}
	if len(name) > maxPath {
		j.blind = true
		name, t.partial = cutPath(name), true
	}
	name = unrollProc(name)
	if path.IsAbs(name) {
		return []target{j.resolve(name, t, followLast)}, known
	}
	if drive := windowsDrive(name); drive != "" {
		ts = append(ts, j.resolve(drive, t, followLast))
	}
	for _, d := range at.dirs {
		if len(d) > maxPath {
			j.blind = true
			known = false
			continue
		}
		abs := unrollProc(d + "/" + name)
		if !path.IsAbs(abs) {
			abs = d + "/" + name // the door to a directory that is not known
			known = false
		}
		ts = append(ts, j.resolve(abs, t, followLast))
	}
	return ts, known && !at.open
}

// cutPath returns the beginning of a path that is longer than any file's.
func cutPath(name string) string {
	name = name[:maxPath]
	return name[:strings.LastIndexByte(name, '/')+1]
}

// windowsDrive returns where the shells of Windows find a path such as C:\Users
// or c:/, by the name it has in the Linux subsystem; empty for any other name.
func windowsDrive(name string) string {
	if len(name) < 3 || name[1] != ':' || name[2] != '\\' && name[2] != '/' {
		return ""
	}
	c := name[0] | 0x20
	if c < 'a' || c > 'z' {
		return ""
	}
	return "/mnt/" + string(c) + "/" + strings.ReplaceAll(name[3:], `\`, "/")
}

// resolve fills in the paths of a target.
func (j *judge) resolve(abs string, t target, followLast bool) target {
	if j.paths += len(abs); j.paths > maxPaths*max(j.gate.policy.MaxChars, shellparse.DefaultMaxChars) {
		j.over = true
		t.lexical, t.actual = "/", "/" // whatever it is, the verdict is a refusal
		return t
	}
	t.lexical = path.Clean(abs)
	t.actual = j.follow(abs, followLast)
	return t
}

// follow walks a path as the kernel does: component by component, symbolic
// links and all, "..", too, after the link before it. A chain of links
// that the kernel gives up stays with the name.
func (j *judge) follow(abs string, followLast bool) string {
	const root = "/"
	done := root
	rest := abs
	links := 0
	for rest != "" {
		if len(done)+len(rest) > 2*maxPath || j.over {
			j.blind = true
			return path.Clean(done + root + rest)
		}
		var c string
		rest = strings.TrimLeft(rest, root)
		if i := strings.IndexByte(rest, '/'); i >= 0 {
			c, rest = rest[:i], rest[i:]
		} else {
			c, rest = rest, ""
		}
		switch c {
		case "", ".":
			continue
		case "..":
			done = done[:max(strings.LastIndexByte(done, '/'), 1)]
			continue
		}
		next := below(done, c, abs)
		if strings.Trim(rest, root) == "" && !followLast {
			done = next
			continue
		}
		link := j.link(next)
		if link == "" {
			done = next
			continue
		}
		if links++; links > maxLinks {
			return path.Clean(abs)
		}
		rest = link + rest
		if path.IsAbs(link) {
			done = root
		}
	}
	return done
}

// below joins a directory and a name. The path is cut from whole where it
// stands there, which is the case until the first link.
func below(dir, name, whole string) string {
	if dir == "/" {
		dir = ""
	}
	n := len(dir)
	if end := n + 1 + len(name); end <= len(whole) && whole[:n] == dir && whole[n] == '/' && whole[n+1:end] == name {
		return whole[:end]
	}
	return dir + "/" + name
}

// link returns the text of a symbolic link, remembering directories that are
// none.
func (j *judge) link(p string) string {
	for i := range j.seen {
		if j.seen[i].path == p {
			return j.seen[i].link
		}
	}
	f := j.fact(p)
	if len(j.seen) < cap(j.seen) {
		j.seen = append(j.seen, seenLink{p, f.Link})
	}
	return f.Link
}

type seenLink struct{ path, link string }

// splitPattern returns the directory in front of the first component that is
// a pattern, and whether that component takes everything.
func splitPattern(p string) (string, target) {
	start := 0
	for i := 0; i < len(p); i++ {
		switch p[i] {
		case '\\':
			i++
		case '/':
			start = i + 1
		case '*', '?', '[', '(':
			comp, rest, _ := strings.Cut(p[start:], "/")
			t := target{whole: takesAll(comp) && strings.Trim(rest, "/*") == "", partial: true}
			return unescape(p[:start]), t
		}
	}
	return unescape(p), target{}
}

// takesAll reports a component that matches every name, or every hidden one:
// *, **, .*, .[!.]*, ?*.
func takesAll(c string) bool {
	switch strings.TrimSuffix(c, "*") {
	case "", "*", ".", "?", "??", ".[!.]", ".[^.]", ".??", "{,.}":
		return true
	}
	return false
}

// unescape removes the backslashes of a pattern's literal part.
func unescape(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			i++
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// unrollProc replaces /proc/PID/root and /proc/PID/cwd, which are doors to
// other names of the same files (proc(5)).
func unrollProc(name string) string {
	for range 4 {
		next, ok := unrollOnce(name)
		if !ok {
			break
		}
		name = next
	}
	return name
}

// unrollOnce replaces the first link of a process. What stands behind it is
// left as it is, for .. leads out of where the link leads to.
func unrollOnce(name string) (next string, ok bool) {
	if !path.IsAbs(name) {
		return name, false
	}
	var at [8]string // deeper than the links are
	depth := 0
	for rest := name; rest != ""; {
		var c string
		c, rest, _ = strings.Cut(strings.TrimLeft(rest, "/"), "/")
		switch c {
		case "", ".":
			continue
		case "..":
			depth = max(depth-1, 0)
			continue
		}
		if depth < len(at) {
			at[depth] = c
		}
		depth++
		if depth != 3 && depth != 5 || at[0] != "proc" || depth == 5 && at[2] != "task" { // self, thread-self, a number
			continue
		}
		switch c {
		case "root":
			return "/" + rest, true
		case "cwd":
			return "./" + rest, true
		}
	}
	return name, false
}

// isDash reports the operand that stands for standard input or output.
func isDash(w shellparse.Word) bool {
	return w.Kind == shellparse.Literal && w.Value == "-"
}

// follows reports whether an effect acts on what a symbolic link points to,
// not on the link.
func follows(k rules.Kind) bool {
	switch k {
	case rules.Delete, rules.Move, rules.Link:
		return false
	}
	return true
}

// unixDrive writes a path of Windows that begins with a drive, C:\\Users, as
// the path that it has in the Linux subsystem.
func unixDrive(w shellparse.Word) shellparse.Word {
	p := strings.ReplaceAll(w.Value, `\`, "/")
	if w.Kind == shellparse.Unknown || len(p) < 2 || p[1] != ':' || len(p) > 2 && p[2] != '/' {
		return w
	}
	if c := p[0] | 0x20; c < 'a' || c > 'z' {
		return w
	}
	w.Value = path.Clean("/mnt/" + strings.ToLower(p[:1]) + "/" + p[2:])
	if strings.ContainsAny(w.Value, "*?") {
		w.Kind = shellparse.Pattern
	}
	return w
}
