package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanSSH judges ssh: the options given with -o, the host, the command there.
func scanSSH(c *Call) {
	for i := range c.Uses {
		if c.Uses[i].Name == "-o" {
			sshOption(c, c.Uses[i].Value)
		}
	}
	ops := c.Operands
	if c.Has("-V") {
		if len(ops) > 0 {
			c.AddHome(Read, "~/.ssh/config", "configuration for a host")
		}
		return
	}
	if len(ops) == 0 {
		c.Unknown("no host")
		return
	}
	c.Add(Remote, ops[0], "another host")
	c.Add(Send, ops[0], "standard input goes to another host")
	cmd := ops[1:]
	switch {
	case len(cmd) == 0:
		if !c.Has("-O") {
			c.AddEffect(Effect{Kind: Session, Note: "remote terminal, or commands from standard input"})
		}
	case cmd[0].Kind != shellparse.Literal || strings.HasPrefix(cmd[0].Value, "-"):
		c.Unknown("options behind the host")
	default:
		c.AddEffect(Effect{Kind: Script, Word: joinWords(cmd), Dialect: shellparse.POSIX, Note: "remote"})
	}
}

// joinWords joins words by spaces; the result is literal if all of them are.
func joinWords(words []shellparse.Word) shellparse.Word {
	out := Lit("")
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(w.Value)
		if w.Kind != shellparse.Literal {
			out.Kind = shellparse.Unknown
			out.Vars, out.Subst = w.Vars, w.Subst
			break
		}
	}
	out.Value = b.String()
	return out
}

// sshOption judges one key=value of ssh_config(5).
func sshOption(c *Call, w shellparse.Word) {
	if w.Kind != shellparse.Literal {
		c.Add(Load, w, "a setting that may name a program")
		return
	}
	i := strings.IndexAny(w.Value, "= \t")
	if i < 0 {
		c.Add(Load, w, "a setting that may name a program")
		return
	}
	val := Lit(strings.TrimLeft(w.Value[i:], "= \t"))
	switch strings.ToLower(w.Value[:i]) {
	case "addressfamily", "batchmode", "bindaddress", "bindinterface", "checkhostip", "ciphers", "compression",
		"connectionattempts", "connecttimeout", "controlpersist", "escapechar", "exitonforwardfailure",
		"fingerprinthash", "gssapiauthentication", "hashknownhosts", "hostkeyalgorithms", "hostkeyalias",
		"hostname", "identitiesonly", "identityfile", "ipqos", "kbdinteractiveauthentication", "kexalgorithms",
		"loglevel", "macs", "numberofpasswordprompts", "passwordauthentication", "port",
		"preferredauthentications", "proxyjump", "pubkeyauthentication", "pubkeyacceptedalgorithms",
		"pubkeyacceptedkeytypes", "rekeylimit", "requesttty", "serveralivecountmax", "serveraliveinterval",
		"sessiontype", "stdinnull", "tcpkeepalive", "updatehostkeys", "user", "verifyhostkeydns",
		"visualhostkey", "challengeresponseauthentication", "controlmaster", "controlpath",
		"forkafterauthentication", "clearallforwardings", "stricthostkeychecking",
		"userknownhostsfile", "globalknownhostsfile", "nohostauthenticationforlocalhost", "casignaturealgorithms", "addkeystoagent":
	case "localforward", "remoteforward", "dynamicforward", "tunnel", "tunneldevice", "gatewayports", "forwardagent",
		"forwardx11", "forwardx11trusted", "permitremoteopen":
		c.Add(Tunnel, val, "forwards connections")
	case "proxycommand", "localcommand", "knownhostscommand", "xauthlocation", "permitlocalcommand":
		c.Add(Program, val, "a program ssh starts")
	default:
		c.Add(Load, w, "a setting that may name a program")
	}
}

// scanKeygen judges ssh-keygen by its action.
func scanKeygen(c *Call) {
	file, ok := c.Value("-f")
	known, place := file, Mod(0)
	if !ok {
		file, known, place = Lit("~/.ssh/id_rsa"), Lit("~/.ssh/known_hosts"), InHome
	}
	add := func(k Kind, w shellparse.Word, note string) {
		c.AddEffect(Effect{Kind: k, Mod: place, Word: w, Note: note})
	}
	switch {
	case (c.Has("-l") || c.Value0("-F")) && c.Value0("-k -u -s -Y -M -T -G -A -K -R -p -c -x -X"):
		// What else is asked for may come first: -l -k -f FILE writes FILE.
		add(Write, file, "")
		c.AddEffect(Effect{Kind: Credential, Note: "makes or changes a key"})
	case c.Has("-l"):
		if !ok && len(c.Operands) == 0 {
			return
		}
		add(List, file, "fingerprint of a key")
	case c.Value0("-F"):
		add(List, known, "known hosts")
	case c.Has("-R"), c.Value0("-H"):
		add(Edit, known, "known hosts")
	case c.Has("-y"):
		add(Read, file, "")
		c.AddEffect(Effect{Kind: Credential, Note: "a private key"})
	case c.Has("-s"):
		c.AddEffect(Effect{Kind: Credential, Note: "signs with a private key"})
	default:
		if ok {
			add(Write, file, "")
		} // else it asks for the place, and before it overwrites a key
		c.AddEffect(Effect{Kind: Credential, Note: "makes a private key"})
	}
	if len(c.Operands) > 0 {
		c.Unknown("unexpected argument " + show(c.Operands[0].Value))
	}
}
