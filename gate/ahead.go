package gate

import "github.com/phocinae/guardexec/shellparse"

// lookAhead notes what segments print whose output an earlier one may get, in
// the next round of a loop.
func (j *judge) lookAhead(s *shellparse.Script, outer *frame, all []facts) {
	if !s.Rounds {
		return
	}
	wanted := make([]bool, len(s.Segments))
	want := func(i int, w *shellparse.Word) {
		for _, k := range w.Subst {
			if k >= i && k < len(wanted) {
				wanted[k] = true
			}
		}
	}
	for i := range s.Segments {
		seg := &s.Segments[i]
		for k := range seg.Words {
			want(i, &seg.Words[k])
		}
		want(i, &seg.Stdin.Text)
	}
	for i, ok := range wanted {
		if ok {
			all[i] = j.glimpse(s, outer, all, i)
		}
	}
}

// glimpse judges a segment only for what it does to data.
func (j *judge) glimpse(s *shellparse.Script, outer *frame, all []facts, i int) facts {
	stream, judged, findings := j.stream, j.judged, len(j.findings)
	f := &frame{script: s, seg: &s.Segments[i], facts: all, self: &facts{}, outer: outer, probing: true}
	f.at = place{f.seg.Dirs, f.seg.DirOpen}
	if outer != nil {
		f.depth, f.remote, f.moved = outer.depth+1, outer.remote, outer.moved
	}
	drop := func(outcome) {}
	f.self.came = j.fed(f)
	j.redirections(f, drop)
	j.assignments(f, drop)
	if f.seg.Kind == shellparse.SegCommand && !f.seg.Inlined {
		j.words(f, f.seg.Words, drop)
	}
	j.flowInto(f, drop)
	j.stream, j.judged, j.findings = stream, judged, j.findings[:findings]
	x := f.self
	return facts{fetch: x.fetch, came: x.came, send: x.send, secret: x.secret, token: x.token, executes: x.executes}
}
