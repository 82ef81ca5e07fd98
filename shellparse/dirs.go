package shellparse

import (
	"path"
	"slices"
	"strings"
)

// directory handles cd, pushd and popd.
func (w *walker) directory(name string, args []Word, st *state) (outcome, bool) {
	var next dirSet
	var ok bool
	switch name {
	case "cd", "chdir":
		next, ok = w.cdTarget(args, st)
	case "pushd":
		next, ok = w.pushdTarget(args, st)
	case "popd":
		next, ok = w.popdTarget(args, st)
	default:
		return outcome{}, false
	}
	if !ok {
		next = dirSet{open: true}
		st.stackOpen = st.stackOpen || name != "cd"
	}
	done := st.clone()
	done.old, done.oldKnown = st.dirs, true
	done.dirs = next
	for _, v := range []string{"PWD", "OLDPWD"} {
		done.forget(v)
	}
	if !st.stackOpen {
		switch name {
		case "pushd":
			done.stack = append(done.stack, st.dirs)
		case "popd":
			done.stack = done.stack[:max(0, len(done.stack)-1)]
		}
	}
	return outcome{ok: done, fail: st}, true
}

// cdTarget returns the directories after a successful cd; false if it may
// lead anywhere.
func (w *walker) cdTarget(args []Word, st *state) (dirSet, bool) {
	physical := st.opts.physical
	for len(args) > 0 && args[0].Kind == Literal && len(args[0].Value) > 1 && args[0].Value[0] == '-' {
		opt := args[0].Value
		args = args[1:]
		if opt == "--" {
			break
		}
		if strings.Trim(opt[1:], "LPe@") != "" {
			return dirSet{}, false
		}
		physical = physical || strings.Contains(opt, "P")
	}
	if len(args) == 0 {
		return w.homeDir(st)
	}
	if len(args) > 1 || args[0].Multi || args[0].Kind == Pattern {
		return dirSet{}, false
	}
	v := wordValue(args[0])
	if v.known && v.s == "-" {
		return st.old, st.oldKnown
	}
	if _, ok := st.vars.byName["CDPATH"]; ok || st.open {
		if !v.known || !strings.HasPrefix(v.s, "/") && !strings.HasPrefix(v.s, ".") {
			return dirSet{}, false
		}
	}
	if !v.known && len(v.alts) == 0 {
		return dirSet{}, false
	}
	for _, t := range v.candidates() {
		if physical && strings.Contains(t, "..") {
			return dirSet{}, false
		}
	}
	return st.dirs.resolve(v.candidates(), !v.isClosed()), true
}

func (w *walker) homeDir(st *state) (dirSet, bool) {
	home := w.scalar("HOME", st)
	if !home.known || home.s == "" {
		return dirSet{}, false
	}
	return st.dirs.resolve([]string{home.s}, false), true
}

func (w *walker) pushdTarget(args []Word, st *state) (dirSet, bool) {
	if len(args) == 0 {
		if st.stackOpen || len(st.stack) == 0 {
			return dirSet{}, false
		}
		st.stackOpen = true // the two top entries change places
		return st.stack[len(st.stack)-1], true
	}
	if s := args[0].Value; args[0].Kind == Literal && (strings.HasPrefix(s, "-") || strings.HasPrefix(s, "+")) {
		return dirSet{}, false
	}
	return w.cdTarget(args, st)
}

func (w *walker) popdTarget(args []Word, st *state) (dirSet, bool) {
	if len(args) > 0 || st.stackOpen || len(st.stack) == 0 {
		return dirSet{}, false
	}
	return st.stack[len(st.stack)-1], true
}

func joinDirs(a, b dirSet) dirSet {
	out := dirSet{paths: a.paths, open: a.open || b.open}
	for _, p := range b.paths {
		if slices.Contains(out.paths, p) {
			continue
		}
		if len(out.paths) >= maxAlts {
			out.open = true
			break
		}
		out.paths = append(slices.Clip(out.paths), p)
	}
	return out
}

func equalStacks(a, b []dirSet) bool {
	return slices.EqualFunc(a, b, func(x, y dirSet) bool {
		return x.open == y.open && slices.Equal(x.paths, y.paths)
	})
}

// resolve returns the directories that the operand of cd leads to from ds, as
// the shell computes them: `..` is removed by text (bash manual, section 4.1).
func (ds dirSet) resolve(targets []string, open bool) dirSet {
	out := dirSet{open: open}
	for _, t := range targets {
		if strings.HasPrefix(t, "/") {
			out = joinDirs(out, dirSet{paths: []string{path.Clean(t)}})
			continue
		}
		out.open = out.open || ds.open
		for _, d := range ds.paths {
			out = joinDirs(out, dirSet{paths: []string{path.Join(d, t)}})
		}
	}
	return out
}
