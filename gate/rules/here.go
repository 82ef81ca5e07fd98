package rules

import (
	"path"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// readsHere reports a call that runs or loads what the directory holds it is
// called in, whatever it does by its contract.
func (c *Contract) readsHere(argv []shellparse.Word) bool {
	name := argv[0].Value
	if among(c.Here, name) {
		return true
	}
	if !among(c.HereUnlessInfo, name) {
		return false
	}
	return len(argv) != 2 || argv[1].Kind != shellparse.Literal || !hasName("--version --help -v -V -h", argv[1].Value)
}

// among reports a name in a list that may be "*", for all.
func among(list, name string) bool { return list == "*" || hasName(list, name) }

// sources are the ends of names that no file of secrets has.
const sources = ".go .py .pyi .js .jsx .ts .tsx .mjs .cjs .rb .php .rs .c .h .cc .cpp .hpp .java .kt .swift .scala .css .scss .vue .svelte .html .md .sh"

// shows notes a file that a check is given.
func (c *Call) shows(w shellparse.Word) {
	if w.Kind == shellparse.Unknown || strings.HasPrefix(w.Value, "-") || hasName(sources, path.Ext(w.Value)) {
		return
	}
	c.out.Shown = append(c.out.Shown, w)
}
