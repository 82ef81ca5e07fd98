package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanNetwork reads programs whose first words say whether they show the
// network or change it.
func scanNetwork(c *Call) {
	words := make([]string, 0, len(c.Operands))
	for _, w := range c.Operands {
		if w.Kind != shellparse.Literal {
			c.Unknown("an argument that is not known before it runs")
			return
		}
		words = append(words, w.Value)
	}
	switch c.Argv[0].Value {
	case "nmcli":
		c.nmcli(words)
	case "ethtool":
		c.ethtool(words)
	case "resolvectl", "networkctl":
		c.resolver(words)
	case "iw":
		c.wireless(words)
	case "iwconfig":
		if len(words) > 1 || len(words) == 1 && strings.HasPrefix(words[0], "-") {
			c.changesNetwork()
		}
	case "iwlist":
		if len(words) != 2 || !hasName("channel freq frequency bitrate rate power txpower retry ap peers accesspoints auth genie modulation", words[1]) {
			c.changesNetwork()
		}
	case "rfkill":
		for i := 0; i < len(words); i++ {
			switch w := words[i]; {
			case w == "-o" || w == "--output":
				i++
			case hasName("-J --json -n --noheadings -r --raw --output-all", w):
			case w == "list":
				return
			default:
				c.changesNetwork()
				return
			}
		}
	default:
		c.changesNetwork()
	}
}

func (c *Call) changesNetwork() {
	c.AddEffect(Effect{Kind: System, Note: "changes the network"})
}

// nmcli reads "nmcli [options] OBJECT [command ...]". Objects may be cut short.
func (c *Call) nmcli(words []string) {
	for len(words) > 0 && strings.HasPrefix(words[0], "-") {
		n := 1
		switch o := words[0]; {
		case hasName("-t --terse -p --pretty -o --overview -v --version -h --help -tp -pt", o):
		case hasName("-f --fields -g --get-values -m --mode -c --colors -e --escape -w --wait -tf -pf", o):
			n = 2
		case strings.HasPrefix("show-secrets", strings.TrimLeft(o, "-")):
			c.AddEffect(Effect{Kind: Credential, Note: "secrets of connections"})
		default:
			c.Unknown("option " + show(o) + " is not known")
			return
		}
		words = words[min(n, len(words)):]
	}
	if len(words) == 0 {
		return
	}
	object, verb, rest := words[0], "", words[1:]
	if len(rest) > 0 {
		verb, rest = rest[0], rest[1:]
	}
	shown := false
	switch {
	case strings.HasPrefix("connection", object):
		if shown = verb == "" || strings.HasPrefix("show", verb) || verb == "monitor"; shown {
			c.nmcliShow(rest, "--active --order")
		}
	case strings.HasPrefix("device", object):
		switch {
		case verb == "wifi" && len(rest) > 0 && strings.HasPrefix("show-password", rest[0]):
			c.AddEffect(Effect{Kind: Credential, Note: "the password of a network"})
			shown = true
		case verb == "wifi" && (len(rest) == 0 || rest[0] == "list"):
			c.nmcliShow(rest, "--rescan")
			shown = true
		default:
			if shown = hasName("status show lldp monitor sh sho stat", verb) || verb == ""; shown {
				c.nmcliShow(rest, "")
			}
		}
	case strings.HasPrefix("general", object):
		shown = verb == "" || len(rest) == 0 && hasName("status hostname permissions logging", verb)
	case strings.HasPrefix("networking", object):
		shown = verb == "" || verb == "connectivity" && len(rest) == 0
	case strings.HasPrefix("radio", object):
		shown = verb == "" || len(rest) == 0 && hasName("all wifi wwan", verb)
	case object == "monitor" || object == "help":
		shown = verb == ""
	}
	if !shown {
		c.changesNetwork()
	}
}

// nmcliShow looks at what stands behind a command that shows.
func (c *Call) nmcliShow(words []string, options string) {
	for _, w := range words {
		switch {
		case !strings.HasPrefix(w, "-") || hasName(options, w):
		case strings.HasPrefix("show-secrets", strings.TrimLeft(w, "-")):
			c.AddEffect(Effect{Kind: Credential, Note: "secrets of connections"})
		default:
			c.Unknown("option " + show(w) + " is not known")
		}
	}
}

// ethtool reads "ethtool [--json] [option] DEVICE [what in particular]".
func (c *Call) ethtool(words []string) {
	const (
		shows = "-a --show-pause -c --show-coalesce -g --show-ring -i --driver -k --show-features --show-offload -T --show-time-stamping -x --show-rxfh-indir --show-rxfh -P --show-permaddr -S --statistics --phy-statistics -n -u --show-nfc --show-ntuple -l --show-channels --show-eee --show-priv-flags -m --dump-module-eeprom --module-info --show-fec --show-tunnels --show-module"
		more  = "raw hex on off offset length page bank i2c rx-flow-hash tcp4 tcp6 udp4 udp6 ah4 esp4 sctp4 ah6 esp6 sctp6 rule context --groups --all-groups eth-phy eth-mac eth-ctrl rmon"
	)
	for len(words) > 0 && hasName("--json -I --include-statistics", words[0]) {
		words = words[1:]
	}
	switch {
	case len(words) == 1 && hasName("-h --help --version", words[0]):
		return
	case len(words) > 0 && hasName(shows, words[0]):
		words = words[1:]
	}
	if len(words) == 0 || strings.HasPrefix(words[0], "-") {
		c.changesNetwork()
		return
	}
	for _, w := range words[1:] {
		if !hasName(more, w) && !isDigits(strings.TrimPrefix(w, "0x")) {
			c.changesNetwork()
			return
		}
	}
}

// resolver reads resolvectl and networkctl. A property of a link is shown if
// no value follows the name of the link.
func (c *Call) resolver(words []string) {
	var ops []string
	for i := 0; i < len(words); i++ {
		switch w := words[i]; {
		case hasName("--no-pager --no-legend --legend=no --legend=yes --legend=false -a --all -s --stats -l --full -4 -6 --json=short --json=pretty --json=off -h --help --version --no-ask-password", w):
		case hasName("-i --interface -t --type -n --lines", w):
			i++
		case strings.HasPrefix(w, "-"):
			c.Unknown("option " + show(w) + " is not known")
			return
		default:
			ops = append(ops, w)
		}
	}
	if len(ops) == 0 {
		return
	}
	resolve := c.Argv[0].Value == "resolvectl"
	switch verb := ops[0]; {
	case verb == "status":
	case resolve && hasName("statistics show-server-state help", verb), !resolve && hasName("list lldp label", verb):
	case resolve && hasName("dns domain default-route llmnr mdns dnsovertls dnssec nta", verb) && len(ops) < 3:
	case resolve && hasName("query service openpgp tlsa", verb):
		for _, name := range ops[1:] {
			if name != "localhost" {
				c.Add(Fetch, Lit(name), "asks a name server")
			}
		}
	default:
		c.changesNetwork()
	}
}

// wireless reads iw, which has no list of commands that only show.
func (c *Call) wireless(words []string) {
	text := strings.Join(words, " ")
	switch {
	case hasName("dev list phy features --version help", text), text == "reg get":
		return
	case len(words) > 2 && words[0] == "dev":
		text = strings.Join(words[2:], " ")
		switch text {
		case "info", "link", "station dump", "survey dump", "get power_save", "scan dump":
			return
		}
	case len(words) == 3 && words[0] == "phy" && hasName("info channels", words[2]):
		return
	case len(words) == 2 && hasName("info link", words[1]) && !hasName("dev phy reg wdev event", words[0]):
		return
	}
	c.changesNetwork()
}
