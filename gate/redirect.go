package gate

import (
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// redirections judges where a segment's descriptors lead.
func (j *judge) redirections(f *frame, take func(outcome)) {
	for i := range f.seg.Redirs {
		r := &f.seg.Redirs[i]
		if onlyRedirects(f.seg) && feedsShell(r, f.seg.Stdin.Kind) {
			take(grey("script-from-stdin", "a shell that reads its commands from its standard input would run them"))
		}
		var k rules.Kind
		switch r.Op {
		case shellparse.RedirRead:
			k = rules.Read
		case shellparse.RedirWrite, shellparse.RedirAll, shellparse.RedirReadWrite:
			k = rules.Write
		case shellparse.RedirAppend, shellparse.RedirAllAppend:
			k = rules.Append
		case shellparse.RedirDup:
			if r.Target.Kind != shellparse.Literal {
				take(grey("redirection-unknown", "the descriptor it redirects to is not known before it runs"))
			}
			continue
		case shellparse.RedirHeredoc, shellparse.RedirHereString:
			continue
		default:
			take(grey("redirection-unknown", "a redirection is not understood"))
			continue
		}
		w := r.Target
		if isDash(w) {
			w.Value = "./-"
		}
		if w.Kind == shellparse.Literal && strings.HasPrefix(w.Value, "/dev/tcp/") || strings.HasPrefix(w.Value, "/dev/udp/") {
			j.socket(f, take)
		}
		for _, alt := range w.Alts {
			j.pathEffect(f, rules.Effect{Kind: k, Word: rules.Lit(alt)}, f.at, take)
		}
		if len(w.Alts) > 0 && w.Closed {
			continue
		}
		e := rules.Effect{Kind: k, Word: w}
		f.self.note(e)
		f.self.came = f.self.came || k == rules.Read && j.cameFrom(w, f.at)
		j.pathEffect(f, e, f.at, take)
	}
}

// feedsShell reports a redirection of an exec alone that gives the shell another
// standard input. Nothing comes from the null device, and what comes from the
// terminal a person types.
func feedsShell(r *shellparse.Redir, in shellparse.StdinKind) bool {
	switch r.Op {
	case shellparse.RedirRead, shellparse.RedirReadWrite:
		return strings.TrimLeft(r.FD, "0") == "" && r.Target.Value != "/dev/null" && r.Target.Value != "/dev/tty"
	case shellparse.RedirDup:
		return r.Target.Value != "-" && strings.Trim(r.FD, "0") == "" && (r.FD != "" || in == shellparse.StdinUnknown) // >&3 has none, too
	case shellparse.RedirHeredoc, shellparse.RedirHereString:
		return strings.TrimLeft(r.FD, "0") == ""
	}
	return false
}

// onlyRedirects reports an exec without a command, whose redirections are those
// of the shell.
func onlyRedirects(s *shellparse.Segment) bool {
	if s.Kind != shellparse.SegCommand {
		return false
	}
	for i, w := range s.Words {
		switch {
		case w.Kind != shellparse.Literal:
			return false
		case w.Value == "exec":
			rest := s.Words[i+1:]
			return len(rest) == 0 || len(rest) == 1 && rest[0].Kind == shellparse.Literal && rest[0].Value == "--"
		case !hasWord("command builtin -p --", w.Value):
			return false
		}
	}
	return false
}

// globsHidden reports an option by which patterns take hidden files: dotglob
// of bash, globdots of zsh.
func globsHidden(s *shellparse.Script) bool {
	for i := range s.Segments {
		for _, w := range s.Segments[i].Words {
			if w.Kind == shellparse.Literal && hasWord("dotglob globdots glob_dots", strings.ToLower(w.Value)) {
				return true
			}
		}
	}
	return false
}

// opensForReading reports that a descriptor beside standard input may be one
// of a file that was opened for reading.
func opensForReading(s *shellparse.Script) bool {
	for i := range s.Segments {
		for k := range s.Segments[i].Redirs {
			switch r := &s.Segments[i].Redirs[k]; r.Op {
			case shellparse.RedirRead, shellparse.RedirReadWrite:
				if r.FD != "" && r.FD != "0" {
					return true
				}
			case shellparse.RedirDup:
				if r.Target.Kind != shellparse.Literal || !hasWord("1 2 -", r.Target.Value) {
					return true
				}
			}
		}
	}
	return false
}

// socket judges a redirection from or to a network connection: a shell on it
// is a reverse shell.
func (j *judge) socket(f *frame, take func(outcome)) {
	f.self.send = true
	for _, w := range f.seg.Words {
		switch name, _ := programName(w.Value); name {
		case "sh", "bash", "dash", "zsh", "ksh", "mksh", "ash", "fish", "csh", "tcsh":
			take(floor("reverse-shell", "it attaches a shell to a network connection", ""))
		case "exec":
			take(deny("network-descriptor", "it opens a network connection for the rest of the script", ""))
		}
	}
	for _, w := range f.seg.Words[min(1, len(f.seg.Words)):] {
		if ts, _ := j.targets(w, f.at, true); len(ts) > 0 && j.world.classify(ts[0].lexical)&classSecret != 0 {
			take(floor("sends-secret", "it sends a private key or credential over the network", ""))
		}
	}
}
