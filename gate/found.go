package gate

import (
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// foundArgv looks for certain losses in a command that gets the names that
// find prints: "find DIR | xargs CMD" does what "find DIR -exec CMD {} +" does.
func (j *judge) foundArgv(f *frame, e rules.Effect, take func(outcome)) {
	in := f.seg.Stdin
	if f.probing || in.Kind != shellparse.StdinPipe || len(in.Producers) != 1 || len(e.Words) == 0 || f.seg.Words[0].Kind != shellparse.Literal {
		return
	}
	if name, _ := programName(f.seg.Words[0].Value); name != "xargs" && name != "gxargs" && name != "parallel" {
		return
	}
	p := &f.script.Segments[in.Producers[0]]
	if len(p.Words) == 0 || p.Words[0].Kind != shellparse.Literal {
		return
	}
	if name, trusted := programName(p.Words[0].Value); !trusted || name != "find" && name != "gfind" {
		return
	}
	var words []shellparse.Word
	for _, w := range p.Words {
		if w.Kind == shellparse.Literal && hasWord("-print -print0", w.Value) {
			continue
		}
		words = append(words, w)
	}
	words = append(words, rules.Lit("-exec"))
	for _, w := range e.Words {
		if w.Kind == shellparse.Unknown && len(w.Vars)+len(w.Alts)+len(w.Subst) == 0 {
			w = rules.Lit(w.Value + "{}" + w.Suffix) // what xargs -I replaces
		}
		words = append(words, w)
	}
	if e.Mod&rules.AppendUnknown != 0 {
		words = append(words, rules.Lit("{}"), rules.Lit("+"))
	} else {
		words = append(words, rules.Lit(";"))
	}
	inner := *f
	inner.probing = true
	inner.self = &facts{}
	inner.at = place{p.Dirs, p.DirOpen}
	words[0] = rules.Lit(strings.TrimPrefix(words[0].Value[strings.LastIndexByte(words[0].Value, '/')+1:], "g"))
	j.argv(&inner, words, func(o outcome) {
		if o.floor {
			take(o)
		}
	})
}
