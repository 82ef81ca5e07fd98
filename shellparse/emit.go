package shellparse

import "mvdan.cc/sh/v3/syntax"

// emit appends a segment and returns its index. Expansions have been walked
// before, so that their segments have smaller indices.
func (w *walker) emit(seg Segment, st *state, stdin *Stdin) int {
	st.writes++ // the command may change anything
	i := len(w.script.Segments)
	if w.err != nil {
		return i
	}
	if i >= MaxSegments {
		w.err = &Error{ID: "limit-segments", Offset: seg.Span.Start, Message: "the script has too many commands"}
		return i
	}
	seg.Path = w.path
	seg.Stdin = st.stdin
	if stdin != nil {
		seg.Stdin = *stdin
	}
	seg.Dirs = st.dirs.paths
	seg.DirOpen = st.dirs.open || st.handlers
	seg.Latent, seg.By, seg.Evaluated = w.latent, w.by, w.src.span != nil
	w.script.Segments = append(w.script.Segments, seg)
	w.feed(i, i+1)
	return i
}

// feed makes the segments first to last-1 the producers of the output process
// substitutions met in the words just walked. It is called again for a
// compound command, whose body writes there too.
func (w *walker) feed(first, last int) {
	for _, p := range w.outs {
		w.attach(p, first, last)
	}
	w.outs = nil
}

func (w *walker) attach(p pending, first, last int) {
	last = min(last, len(w.script.Segments))
	if first >= last {
		return
	}
	producers := indices(first, last)
	for i := p.first; i < p.last; i++ {
		in := &w.script.Segments[i].Stdin
		if in.Kind != StdinPipe || len(in.Producers) > 0 && in.Producers[0] != first {
			continue
		}
		in.Producers = producers
		for _, j := range producers {
			out := &w.script.Segments[j]
			out.Consumers = unionInts(out.Consumers, []int{i})
		}
	}
}

// span returns the byte range of a node in the script.
func (w *walker) span(n syntax.Node) Span {
	if w.src.span != nil {
		return *w.src.span
	}
	return clampSpan(int(n.Pos().Offset()), int(n.End().Offset()), len(w.src.text))
}

func clampSpan(start, end, size int) Span {
	end = max(0, min(end, size))
	return Span{max(0, min(start, end)), end}
}

// stmtSpan covers a simple command with its redirections, not their bodies.
func (w *walker) stmtSpan(s *syntax.Stmt) Span {
	if w.src.span != nil {
		return *w.src.span
	}
	start, end := int(s.Position.Offset()), 0
	if s.Cmd != nil {
		start = int(s.Cmd.Pos().Offset())
		end = int(s.Cmd.End().Offset())
	}
	for i, r := range s.Redirs {
		if at := int(r.Pos().Offset()); i == 0 && s.Cmd == nil || at < start {
			start = at
		}
		end = max(end, int(r.Word.End().Offset()))
	}
	return clampSpan(start, end, len(w.src.text))
}

func (w *walker) redirSpan(rs []*syntax.Redirect) Span {
	if w.src.span != nil {
		return *w.src.span
	}
	last := rs[len(rs)-1]
	return clampSpan(int(rs[0].Pos().Offset()), int(last.Word.End().Offset()), len(w.src.text))
}

// doubt records a place where what runs may differ from what was read.
func (w *walker) doubt(id, message string, sp Span, segment int) {
	if w.quiet {
		return
	}
	for _, d := range w.script.Doubts {
		if d.ID == id && d.Span == sp && d.Segment == segment {
			return
		}
	}
	if len(w.script.Doubts) >= maxDoubts {
		return // one is enough to bar the script
	}
	w.script.Doubts = append(w.script.Doubts, Doubt{ID: id, Message: message, Span: sp, Segment: segment})
}

const maxDoubts = 64
