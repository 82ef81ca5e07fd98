package gate

import (
	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// endlessDevice reports a device that can be read for ever.
func endlessDevice(p string) bool {
	switch p {
	case "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom":
		return true
	}
	return false
}

// endless asks when a segment that has no end is not cut off by one behind it:
// it fills the memory or keeps a processor busy until somebody stops it. What
// passes through a filter has no end either.
func (j *judge) endless(f *frame, take func(outcome)) {
	seg, self := f.seg, f.self
	if seg.Endless {
		if len(seg.Consumers) == 0 && !timed(f.outer) {
			take(ask("endless", "it stands in a loop that has no end", ""))
		}
		return
	}
	if rules.Stops(seg.Words) {
		self.endless = false
		return
	}
	if seg.Stdin.Kind == shellparse.StdinPipe && rules.Drains(seg.Words) {
		for _, i := range seg.Stdin.Producers {
			self.endless = self.endless || i < len(f.facts) && f.facts[i].endless
		}
	}
	if self.endless && len(seg.Consumers) == 0 {
		take(ask("endless", "it has no end of its own", ""))
	}
}

// timed reports that a command around a script ends it after some time.
func timed(f *frame) bool {
	for ; f != nil; f = f.outer {
		if rules.Stops(f.seg.Words) {
			return true
		}
	}
	return false
}
