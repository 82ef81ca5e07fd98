package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanSysPkg reads what the options of package managers of systems cannot say.
func scanSysPkg(c *Call) {
	switch c.Argv[0].Value {
	case "apt", "apt-get":
		// -s in front of a sub-command is the same as behind it.
		if c.Has("-s") && len(c.Operands) > 0 {
			c.Operands = append([]shellparse.Word{c.Operands[0], Lit("-s")}, c.Operands[1:]...)
		}
	case "brew":
		// brew --prefix FORMULA...
		switch {
		case c.Has("--prefix"):
			c.formulae(c.Operands)
			c.Operands = nil
		case c.Has("--installed"):
			c.Unknown("options in front of the sub-command")
		}
	case "pacman", "paru", "yay":
		c.pacman()
	default:
		c.formulae(c.Operands)
	}
}

// formulae reads names of packages that are programs: those that are installed
// or in a configured source may be looked at, a path, an address or the name
// of another source loads code from there.
func (c *Call) formulae(words []shellparse.Word) {
	for _, w := range words {
		switch {
		case w.Kind != shellparse.Literal:
			c.Unknown("the name of a package is not known before it runs")
		case strings.HasPrefix(w.Value, "-"):
			c.Unknown("option " + show(w.Value) + " is not known")
		case strings.ContainsAny(w.Value, `/:\`) || strings.HasSuffix(w.Value, ".rb"):
			c.Add(Load, w, "a package that is not of a configured source")
		}
	}
}

// pacmanWords are the long options of the letters that pacman queries with.
const pacmanWords = "--query=Q --deptest=T --files=F --sync=S --changelog=c --deps=d --explicit=e --groups=g --info=i --check=k --list=l --foreign=m --native=n --owns=o --file=p --quiet=q --search=s --unrequired=t --upgrades=u --refresh=y --sysupgrade=u --clean=c --regex=x --machinereadable=q --verbose=v"

// pacman reads -Q, -F, -T, and -S with -s, -i, -l or -g.
func (c *Call) pacman() {
	letters := ""
	var targets []shellparse.Word
	for i, w := range c.Operands {
		switch {
		case w.Kind != shellparse.Literal && (w.Multi || w.Value == "" || strings.HasPrefix(w.Value, "-")):
			c.Unknown("an argument that may turn out to be an option")
		case w.Value == "--":
			targets = append(targets, c.Operands[i+1:]...)
			c.pacmanCall(letters, targets)
			return
		case hasName("--noconfirm --noprogressbar --color=never --color=always --color=auto", w.Value):
		case strings.HasPrefix(w.Value, "--"):
			letter := pacmanLetter(w.Value)
			if letter == "" {
				c.Unknown("option " + show(w.Value) + " is not known")
			}
			letters += letter
		case strings.HasPrefix(w.Value, "-"):
			letters += w.Value[1:]
		default:
			targets = append(targets, w)
		}
	}
	c.pacmanCall(letters, targets)
}

func pacmanLetter(option string) string {
	for f := range strings.FieldsSeq(pacmanWords) {
		if name, letter, _ := strings.Cut(f, "="); name == option {
			return letter
		}
	}
	return ""
}

func (c *Call) pacmanCall(letters string, targets []shellparse.Word) {
	if len(targets) == 0 && (letters == "V" || letters == "h") {
		return
	}
	of := func(op, modifiers string) bool {
		return strings.Contains(letters, op) && strings.Trim(letters, op+modifiers) == ""
	}
	switch {
	case of("Q", "acdegiklmnopqstuv"):
		for _, w := range targets {
			if strings.Contains(letters, "p") {
				c.Add(Read, w, "")
			}
		}
	case of("F", "lxqv"), of("T", "qv"):
	case of("S", "silgqv") && strings.ContainsAny(letters, "silg"):
	default:
		c.Add(Package, shellparse.Word{}, "")
	}
}
