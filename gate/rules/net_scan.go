package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanNetcat judges netcat, socat and telnet.
func scanNetcat(c *Call) {
	switch c.Argv[0].Value {
	case "socat":
		scanSocat(c)
		return
	case "telnet":
		for _, w := range c.Operands {
			if w.Kind != shellparse.Literal || !strings.HasPrefix(w.Value, "-") {
				c.Add(Send, w, "a connection")
				return
			}
		}
		c.Unknown("no host")
		return
	}
	if c.Value0("-h --help --version") {
		return
	}
	e := Effect{Kind: Send, Note: "a connection"}
	if len(c.Operands) > 0 {
		e.Word = c.Operands[0]
	}
	switch {
	case c.Has("-l"):
		e = Effect{Kind: Listen, Note: "opens a port"}
	case c.Has("-z"):
		e.Kind, e.Note = Fetch, "a probe"
		fallthrough
	default:
		if e.Word.Kind == shellparse.Literal && loopbackHost(e.Word.Value) {
			e.Mod |= Loopback
		} else if e.Word.Kind != shellparse.Literal {
			e.Kind = Send
		}
	}
	c.AddEffect(e)
}

// scanSocat judges the two addresses of socat.
func scanSocat(c *Call) {
	var exec []shellparse.Word
	network, addresses := false, 0
	for i := 0; i < len(c.Operands); i++ {
		w := c.Operands[i]
		if w.Kind != shellparse.Literal && w.Value == "" {
			c.Unknown("an address that is not known before it runs")
			continue
		}
		if strings.HasPrefix(w.Value, "-") && w.Value != "-" && !strings.HasPrefix(w.Value, "-,") {
			switch {
			case w.Value == "-V", w.Value == "-h", w.Value == "-hh", w.Value == "-hhh":
				return
			case len(w.Value) == 2 && strings.IndexByte("TtbsLWr R", w.Value[1]) >= 0 && w.Value != "-s":
				i++
			}
			continue
		}
		addresses++
		kind := w.Value
		if j := strings.IndexAny(kind, ":,"); j >= 0 {
			kind = kind[:j]
		}
		rest := strings.TrimPrefix(w.Value[len(kind):], ":")
		path, _, _ := strings.Cut(rest, ",")
		target := Lit(path)
		if w.Kind != shellparse.Literal {
			target = shellparse.Word{}
		}
		switch kind = strings.ToLower(kind); kind {
		case "-", "stdio", "stdin", "stdout", "stderr", "fd", "pipe", "echo", "socketpair", "readline":
		case "exec", "system", "shell":
			if w.Kind != shellparse.Literal {
				target = w
			}
			exec = append(exec, target)
		case "open", "create", "creat", "file", "gopen":
			c.Add(Write, target, "")
		case "pty", "tun", "interface":
			c.AddEffect(Effect{Kind: System, Note: "a device"})
		default:
			network = true
			if strings.Contains(kind, "listen") || strings.HasSuffix(kind, "-l") || strings.Contains(kind, "recv") {
				c.Add(Listen, target, "opens a port")
			} else {
				c.Add(Send, target, "a connection")
			}
		}
	}
	if addresses == 0 {
		c.Unknown("no address")
	}
	for _, w := range exec {
		if network {
			c.Add(Shell, w, "a program attached to a connection")
		} else {
			c.Add(Program, w, "a program that is fed by the other address")
			c.AddEffect(Effect{Kind: Script, Word: w, Dialect: shellparse.POSIX})
		}
	}
}

// scanHost takes every operand for a host name that is asked for, and the
// values of the options that name one. Some programs read names from a file
// or standard input.
func scanHost(c *Call) {
	name := c.Argv[0].Value
	names, options := 0, ""
	switch name {
	case "dig", "delv", "kdig":
		options = "-q -x"
	case "drill":
		options = "-x"
	case "whois":
		options = "-h --host"
	case "ssh-keyscan":
		options = "-f"
	}
	for i := range c.Uses {
		u := &c.Uses[i]
		switch {
		case !u.HasValue || !hasName(options, u.Name):
		case name == "ssh-keyscan":
			names++
			c.AddEffect(Effect{Kind: Send, Note: "asks about every line of a file"})
		default:
			names++
			c.asksHost(u.Value)
		}
	}
	for _, w := range c.Operands {
		if !strings.HasPrefix(w.Value, "+") || w.Kind == shellparse.Unknown {
			names++
			c.asksHost(w)
		}
	}
	switch {
	case names > 0 || c.given("-h -v -V --help --version"):
	case name == "nslookup" || name == "fping" && !c.out.Has(Send):
		c.AddEffect(Effect{Kind: Send, Note: "asks about every line of its input"})
	case (name == "dig" || name == "delv" || name == "drill" || name == "kdig") && !c.out.Has(Send):
		c.AddEffect(Effect{Kind: Fetch, Note: "asks the network"})
	}
}

// asksHost adds a question about, or to, a host.
func (c *Call) asksHost(w shellparse.Word) {
	e := Effect{Kind: Fetch, Word: w, Note: "asks the network"}
	switch {
	case w.Kind == shellparse.Unknown:
		e.Kind = Send
	case loopbackHost(w.Value):
		e.Mod |= Loopback
	}
	c.AddEffect(e)
}

// scanIP judges the programs that show or change the network: they show if
// every word is one of those that only show.
func scanIP(c *Call) {
	name := c.Argv[0].Value
	words := c.Operands
	n := 0
	for i := 0; i < len(words); i++ {
		w := words[i]
		if w.Kind != shellparse.Literal {
			c.Unknown("an argument that is not known before it runs")
			return
		}
		s := w.Value
		if strings.HasPrefix(s, "-") && (name == "ip" || name == "bridge" || name == "tc") {
			switch o := strings.TrimLeft(s, "-"); {
			case o == "":
			case strings.HasPrefix("family", o), strings.HasPrefix("loops", o), len(o) > 1 && strings.HasPrefix("rcvbuf", o):
				i++
			case strings.HasPrefix("batch", o), strings.HasPrefix("force", o), strings.HasPrefix("netns", o), strings.HasPrefix("all", o):
				c.AddEffect(Effect{Kind: System, Note: "changes the network"})
				return
			case !printsOnly(o):
				c.Unknown("option " + show(s) + " is not known")
				return
			}
			continue
		}
		if !showWord(name, s, n) {
			c.AddEffect(Effect{Kind: System, Note: "changes the network"})
			return
		}
		if n > 0 && (name == "ip" || s == "show" && (name == "tc" || name == "bridge")) && (s == "show" || s == "list" || s == "ls" || s == "lst" || s == "get") {
			return
		}
		n++
	}
}

// printsOnly reports an option of ip, bridge and tc, or the beginning of one,
// that takes no value and decides only how things are printed.
func printsOnly(option string) bool {
	option, _, _ = strings.Cut(option, "=")
	for o := range strings.FieldsSeq("4 6 0 B M Version help human-readable stats statistics details resolve raw oneline timestamp tshort iec brief json pretty color echo Numeric graph names") {
		if strings.HasPrefix(o, option) {
			return true
		}
	}
	return false
}

// showWord reports a word that never changes anything.
func showWord(name, s string, i int) bool {
	switch name {
	case "ip", "bridge", "tc":
		switch s {
		case "a", "ad", "add", "addr", "addre", "addres", "address":
			return i == 0 || s != "a" && s != "ad" && s != "add"
		case "l", "li", "lin", "link", "r", "ro", "route", "ru", "rule", "n", "nei", "neigh", "neighbor", "neighbour",
			"tunnel", "tuntap", "addrlabel", "token", "nexthop", "maddr", "maddress", "mroute", "netns", "ntable", "tcp_metrics", "netconf", "vrf", "xfrm",
			"fdb", "mdb", "vlan", "qdisc", "class", "filter", "s", "sh", "show", "ls", "lst", "list", "get", "help", "monitor":
			return true
		}
		return false
	case "nft":
		switch s {
		case "list", "ruleset", "tables", "table", "chains", "chain", "sets", "set", "map", "maps", "ip", "ip6", "inet", "counters", "flowtables":
			return s == "list" || i > 0
		}
		return false
	case "ifconfig":
		return i == 0 && (s == "-a" || s == "-s" || !strings.HasPrefix(s, "-"))
	case "route", "arp":
		switch s {
		case "-n", "-e", "-ee", "-a", "-an", "-v", "-4", "-6", "-ne", "-en", "-i":
			return true
		}
		return false
	case "ufw", "firewall-cmd", "ipset", "conntrack", "wg", "brctl":
		switch s {
		case "-t", "-f", "-p", "-g", "device", "dev", "d", "connection", "con", "c", "general", "g", "status", "show", "list", "info",
			"verbose", "numbered", "--state", "--list-all", "--get-active-zones", "--list-ports", "--list-services",
			"--get-default-zone", "--get-zones", "--list-rich-rules", "-L", "link", "statistics":
			return s != "c" || i == 0
		}
		return false
	}
	return false
}
