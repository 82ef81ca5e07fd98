package shellparse

import (
	"fmt"
	"strings"
)

// dumpWord renders a word compactly: text for a literal, ~text for a pattern,
// ?{...} for an unknown.
func dumpWord(w Word) string {
	quote := func(s string) string {
		if s == "" || strings.ContainsAny(s, " \t\n\"'{}?~|") {
			return fmt.Sprintf("%q", s)
		}
		return s
	}
	switch w.Kind {
	case Literal:
		return quote(w.Value)
	case Pattern:
		return "~" + quote(w.Value)
	}
	var b strings.Builder
	b.WriteString("?{" + w.Value)
	if w.Suffix != "" {
		b.WriteString(".." + w.Suffix)
	}
	if w.Multi {
		b.WriteString(" multi")
	}
	if w.Proc {
		b.WriteString(" proc")
	}
	if len(w.Alts) > 0 {
		fmt.Fprintf(&b, " %q", w.Alts)
		if w.Closed {
			b.WriteString("!")
		}
	}
	if len(w.Vars) > 0 {
		fmt.Fprintf(&b, " $%s", strings.Join(w.Vars, ","))
	}
	if len(w.Subst) > 0 {
		fmt.Fprintf(&b, " <%v", w.Subst)
	}
	b.WriteString("}")
	return b.String()
}

var kindNames = map[SegmentKind]string{
	SegCommand: "", SegAssign: "=", SegDecl: "decl", SegTest: "[[", SegArith: "((", SegRedir: "redir", SegFunction: "func",
}

var redirNames = map[RedirOp]string{
	RedirRead: "<", RedirWrite: ">", RedirAppend: ">>", RedirReadWrite: "<>", RedirAll: "&>", RedirAllAppend: "&>>",
	RedirDup: ">&", RedirHeredoc: "<<", RedirHereString: "<<<",
}

// dumpSegment renders one segment on one line.
func dumpSegment(s Segment) string {
	var p []string
	if k := kindNames[s.Kind]; k != "" {
		p = append(p, k)
	}
	for _, a := range s.Assigns {
		name := a.Name
		if a.Index {
			name += "[]"
		}
		if a.Append {
			name += "+"
		}
		if a.Array != nil {
			var e []string
			for _, w := range a.Array {
				e = append(e, dumpWord(w))
			}
			p = append(p, name+"=("+strings.Join(e, " ")+")")
			continue
		}
		p = append(p, name+"="+dumpWord(a.Value))
	}
	for _, w := range s.Words {
		p = append(p, dumpWord(w))
	}
	for _, r := range s.Redirs {
		t := r.FD + redirNames[r.Op] + dumpWord(r.Target)
		if r.Op == RedirHereString {
			t = r.FD + "<<<" + dumpWord(r.Body)
		}
		if r.Op == RedirHeredoc {
			t += ":" + dumpWord(r.Body)
		}
		p = append(p, t)
	}
	if s.Call {
		p = append(p, "#call")
	}
	if s.Inlined {
		p = append(p, "#inlined")
	}
	if s.Endless {
		p = append(p, "#endless")
	}
	if s.Latent {
		p = append(p, "#latent")
	}
	if s.Called {
		p = append(p, "#called")
	}
	return strings.Join(p, " ")
}

func dumpStdin(in Stdin) string {
	switch in.Kind {
	case StdinInherit:
		return "inherit"
	case StdinPipe:
		return fmt.Sprintf("pipe%v", in.Producers)
	case StdinText:
		return "text " + dumpWord(in.Text)
	case StdinFile:
		return "file " + dumpWord(in.Text)
	case StdinNull:
		return "null"
	}
	return "unknown"
}

// dump renders the segments of a script, one a line.
func dump(s *Script) string {
	var b strings.Builder
	for i, seg := range s.Segments {
		fmt.Fprintf(&b, "%d: %s", i, dumpSegment(seg))
		if len(seg.Path) > 0 {
			fmt.Fprintf(&b, " @%s", strings.ReplaceAll(fmt.Sprint(seg.Path), " ", "."))
		}
		if seg.Stdin.Kind != StdinInherit {
			fmt.Fprintf(&b, " in=%s", dumpStdin(seg.Stdin))
		}
		if len(seg.Consumers) > 0 {
			fmt.Fprintf(&b, " out=%v", seg.Consumers)
		}
		if d := dumpDirs(seg); d != "/w" {
			fmt.Fprintf(&b, " dirs=%s", d)
		}
		b.WriteByte('\n')
	}
	for _, d := range s.Doubts {
		fmt.Fprintf(&b, "doubt %s [%s]\n", d.ID, s.Source(d.Span))
	}
	return b.String()
}

func dumpDirs(s Segment) string {
	d := strings.Join(s.Dirs, ",")
	if s.DirOpen {
		d += "+"
	}
	return d
}
