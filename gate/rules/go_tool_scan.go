package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanGoTool reads "go tool NAME ARG...". The tools of the distribution that
// print what a file contains are known; every other name may be a tool of the
// module.
func scanGoTool(c *Call) {
	if len(c.Operands) == 0 {
		return // lists the tools
	}
	name, args := c.Operands[0], c.Operands[1:]
	if name.Kind != shellparse.Literal {
		c.Unknown("the tool is not known before it runs")
		return
	}
	flags := ""
	switch name.Value {
	case "cover":
		flags = "-func= -html= -V"
	case "nm":
		flags = "-n -size -sort= -type"
	case "objdump":
		flags = "-S -gnu -s="
	case "dist":
		if len(args) > 0 && args[0].Value == "list" && args[0].Kind == shellparse.Literal {
			args = args[1:]
			flags = "-json -v -broken"
			break
		}
		c.Add(Load, name, "another tool of the distribution")
		return
	case "pprof":
		flags = "-top -text -tree -traces -cum -flat -nodecount= -focus= -ignore= -show= -hide= -list= -peek= -sample_index= -unit= -lines -functions -alloc_space -alloc_objects -inuse_space -inuse_objects -base= -diff_base= -raw"
	case "buildid", "test2json", "doc":
		flags = "-t -p= -all -src -u"
		if name.Value == "test2json" {
			c.test2json(args)
			return
		}
	case "compile", "link", "asm", "vet", "cgo", "fix", "covdata", "addr2line", "pack", "trace":
		if len(args) == 1 && args[0].Kind == shellparse.Literal && (args[0].Value == "-V" || args[0].Value == "-V=full" || args[0].Value == "-help") {
			return
		}
		c.Add(Load, name, "another tool of the distribution")
		return
	default:
		c.Add(Load, name, "")
		return
	}
	c.goToolArgs(name.Value, args, flags)
}

// test2json reads the options and the test binary that is run, if there is one.
func (c *Call) test2json(args []shellparse.Word) {
	for len(args) > 0 && args[0].Kind == shellparse.Literal && strings.HasPrefix(args[0].Value, "-") {
		opt, _, attached := strings.Cut(args[0].Value, "=")
		args = args[1:]
		switch {
		case opt == "-t" && !attached:
		case opt == "-p" && attached:
		case opt == "-p" && len(args) > 0:
			args = args[1:]
		default:
			c.Unknown("option " + show(opt) + " is not known")
			return
		}
	}
	c.command(args)
}

// goToolArgs reads the arguments of a tool against its flags.
func (c *Call) goToolArgs(tool string, args []shellparse.Word, flags string) {
	reports := false
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case w.Kind == shellparse.Unknown:
			c.Unknown("an argument that may turn out to be an option")
		case !strings.HasPrefix(w.Value, "-"):
			if strings.Contains(w.Value, "://") || tool == "pprof" && !strings.ContainsAny(w.Value, "./") {
				c.Add(Fetch, w, "")
				continue
			}
			c.Add(Read, w, "")
		default:
			opt, val, attached := strings.Cut("-"+strings.TrimLeft(w.Value, "-"), "=")
			_, a, ok := find(flags, opt)
			if !ok || attached && a == noValue {
				c.Unknown("option " + show(w.Value) + " is not known")
				return
			}
			if hasName("-top -text -tree -traces -list -peek -raw", opt) {
				reports = true
			}
			v := Lit(val)
			if a == needsValue && !attached {
				if i++; i >= len(args) {
					c.Unknown("option " + show(w.Value) + " lacks its value")
					return
				}
				v = args[i]
			}
			switch opt {
			case "-func", "-base", "-diff_base":
				c.Add(Read, v, "")
			case "-html":
				c.Add(Session, v, "opens a browser")
			}
		}
	}
	if tool == "pprof" && !reports {
		c.Add(Session, Lit(tool), "")
	}
}
