package rules

import (
	"path"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanVersion allows a question for the version or for help and nothing else.
func scanVersion(c *Call) {
	args := c.Operands
	if len(args) == 1 && args[0].Kind == shellparse.Literal {
		switch args[0].Value {
		case "--version", "--help":
			return
		case "version":
			if hasName("ko sqlc earthly dagger arduino-cli esphome caddy traefik openapi-generator openapi-generator-cli maturin django-admin", c.Argv[0].Value) {
				return
			}
		case "ls", "list-sessions", "list-windows", "list-panes", "list-clients", "list-commands", "list-keys":
			if c.Argv[0].Value == "tmux" {
				return
			}
		case "-ls", "-list":
			if c.Argv[0].Value == "screen" {
				return
			}
		case "--paths":
			if c.Argv[0].Value == "jupyter" {
				return
			}
		case "-V":
			if hasName("tmux memcached cross wasmtime", c.Argv[0].Value) {
				return
			}
		case "-v":
			if hasName("erb asciidoctor haproxy", c.Argv[0].Value) {
				return
			}
		}
	}
	c.Unknown("only its version and help are known")
}

// Options and verbs of Miller that neither write nor run a program. The
// verbs put and filter hold programs in a language that does both.
const (
	millerFlags = "--icsv --ojson --ijson --ocsv --opprint --ixtab --oxtab --itsv --otsv --csv --tsv --json --jsonl --ojsonl --ijsonl --c2j --c2p --c2t --c2d --c2n --c2m --c2b --c2l --j2c --j2p --j2t --j2x --t2c --t2j --t2p --l2j --oxtab --omd --inidx --onidx --idkvp --odkvp --pprint --xtab --barred --right --headerless-csv-input --headerless-csv-output --implicit-csv-header --allow-ragged-csv-input --hi --ho --no-auto-flatten --no-auto-unflatten --key-color --no-color -M -C --records-per-batch --from-stdin -n"
	millerVerbs = "altkv bar bootstrap cat count count-distinct count-similar cut decimate fill-down fill-empty flatten format-values fraction gap grep group-by group-like gsub having-fields head histogram json-parse json-stringify label latin1-to-utf8 least-frequent merge-fields most-frequent nest nothing regularize rename reorder repeat reshape sec2gmt sec2gmtdate seqgen shuffle skip-trivial-records sort sort-within-records sparsify stats1 stats2 step sub summary tac tail template top unflatten uniq unspace unsparsify utf8-to-latin1"
)

// scanMiller reads "mlr [options] VERB [options] [then VERB ...] FILE...".
// Every argument may be a file; only verbs that cannot write pass.
func scanMiller(c *Call) {
	args := c.Operands
	for len(args) > 0 && strings.HasPrefix(args[0].Value, "-") {
		switch w := args[0]; {
		case w.Kind != shellparse.Literal:
			c.Unknown("an argument that may turn out to be an option")
			return
		case len(args) == 1 && hasName("--version --help", w.Value):
			return
		case hasName(millerFlags, w.Value):
			args = args[1:]
		case hasName("--ifs --ofs --fs --ips --ops --irs --ors --nr-progress-mod", w.Value) && len(args) > 1:
			args = args[2:]
		case w.Value == "--from" && len(args) > 1:
			c.Add(Read, args[1], "")
			args = args[2:]
		default:
			c.Unknown("option " + show(w.Value) + " is not known")
			return
		}
	}
	verb := true
	for _, w := range args {
		switch {
		case verb && (w.Kind != shellparse.Literal || !hasName(millerVerbs, w.Value)):
			c.Unknown("verb " + show(w.Value) + " is not known")
			return
		case verb:
			verb = false
		case w.Kind == shellparse.Unknown:
			c.Unknown("an argument is not known before it runs")
		case w.Value == "then":
			verb = true
		case !strings.HasPrefix(w.Value, "-"):
			c.Add(Read, w, "")
		case !hasName(millerFlags, w.Value) && !hasName("-nf -nr -tr -cr", w.Value) && (len(w.Value) != 2 || w.Value[1] < 'a' || w.Value[1] > 'z'):
			// Options of mlr itself may stand behind the verb: -I, --prepipe.
			c.Unknown("option " + show(w.Value) + " is not known")
		}
	}
	if len(args) == 0 {
		c.Unknown("lacks its verb")
	}
}

// scanDasel refuses the commands that change a file.
func scanDasel(c *Call) {
	for i, w := range c.Operands {
		if i == 0 && hasName("put delete validate man completion update", w.Value) {
			c.Unknown("command " + show(w.Value) + " may change files")
		}
	}
}

// scanLdd reads what ldd is given. It starts the program's own loader, which is
// the system's for what the system has installed. ldd(1), Security.
func scanLdd(c *Call) {
	for _, w := range c.Operands {
		kind := File
		if w.Kind == shellparse.Literal && path.Clean(w.Value) == w.Value && begins(w.Value, "/bin/ /sbin/ /lib/ /lib64/ /usr/bin/ /usr/sbin/ /usr/lib/ /usr/lib64/ /usr/libexec/") {
			kind = Read
		}
		c.Add(kind, w, "")
	}
}
