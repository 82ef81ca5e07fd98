package gate

import (
	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// WithContracts adds contracts of programs that exist in tests alone.
func WithContracts(c ...rules.Contract) Option { return func(g *Gate) { g.extra = c } }

// WithWatch makes the gate report every argument list that it judges as the
// command of a segment or of a wrapper, and where it runs.
func WithWatch(f func(argv []shellparse.Word, dirs []string, open bool)) Option {
	return func(g *Gate) { g.watch = f }
}
