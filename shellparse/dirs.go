package shellparse

import "strings"

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
		delete(done.vars, v)
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
	if _, ok := st.vars["CDPATH"]; ok || st.open {
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
