package shellparse

import "slices"

// sameSegments reports that two readings of a text do the same. The words of
// arithmetic are source text, whose spaces do not matter.
func sameSegments(a, b []Segment) bool {
	return slices.EqualFunc(a, b, func(x, y Segment) bool {
		return x.Kind == y.Kind && x.Call == y.Call && x.Inlined == y.Inlined &&
			x.Stdin.Kind == y.Stdin.Kind && sameWord(x.Stdin.Text, y.Stdin.Text) &&
			slices.Equal(x.Stdin.Producers, y.Stdin.Producers) &&
			slices.Equal(x.Consumers, y.Consumers) &&
			x.DirOpen == y.DirOpen && slices.Equal(x.Dirs, y.Dirs) &&
			(x.Kind == SegArith || slices.EqualFunc(x.Words, y.Words, sameWord)) &&
			slices.EqualFunc(x.Assigns, y.Assigns, sameAssign) &&
			slices.EqualFunc(x.Redirs, y.Redirs, sameRedir)
	})
}

func sameWord(a, b Word) bool {
	return a.Kind == b.Kind && a.Value == b.Value && a.Suffix == b.Suffix && a.Multi == b.Multi &&
		a.Closed == b.Closed && a.Proc == b.Proc && slices.Equal(a.Alts, b.Alts) &&
		slices.Equal(a.Vars, b.Vars) && slices.Equal(a.Subst, b.Subst)
}

func sameAssign(a, b Assign) bool {
	return a.Name == b.Name && a.Append == b.Append && a.Index == b.Index &&
		sameWord(a.Value, b.Value) && slices.EqualFunc(a.Array, b.Array, sameWord)
}

func sameRedir(a, b Redir) bool {
	return a.Op == b.Op && a.FD == b.FD && a.Quoted == b.Quoted &&
		sameWord(a.Target, b.Target) && sameWord(a.Body, b.Body)
}
