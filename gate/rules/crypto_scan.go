package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// opensslText lists, for the commands of openssl that only read and print,
// the options without a value.
const opensslText = " text noout subject issuer dates startdate enddate fingerprint serial hash subject_hash issuer_hash " +
	"modulus pubkey ocsp_uri email purpose alias nocert trustout verify verify_return_error crl_check crl_check_all x509_strict partial_chain " +
	"policy_check show_chain verbose batch hex binary r c md5 sha1 sha224 sha256 sha384 sha512 sha3-256 blake2b512 blake2s256 " +
	"list base64 a A d v V s stdname tls1_2 tls1_3 ssl3 psk srp commands digest-commands cipher-commands digest-algorithms cipher-algorithms " +
	"public-key-algorithms providers disabled b o f p e m nameopt_default print_certs print nosigs i info nokeys nocerts clcerts cacerts " +
	"strparse_none dump generate safe checks check pubin pubout C crlnumber lastupdate nextupdate CAfile_none issuer_checks nooutput " +
	"salt 1 apr1 5 6 stdin table reverse quiet list_curves check_ss_sig keyid subject_email new newhdr nodes noenc x509 utf8 "

// opensslValue lists the options of those commands with a harmless value.
const opensslValue = " inform outform form nameopt certopt ext checkend checkhost checkip checkemail attime verify_depth " +
	"verify_hostname verify_email verify_ip purpose_name offset length strparse days bits oid sigopt digest name newkey subj addext set_serial section reqexts "

// scanOpenSSL judges the commands of openssl: which files they read and
// write, whether keys are concerned, whether they connect.
func scanOpenSSL(c *Call) {
	if len(c.Operands) == 0 {
		c.AddEffect(Effect{Kind: Session, Note: "interactive"})
		return
	}
	cmd := c.Operands[0]
	if cmd.Kind != shellparse.Literal {
		c.Unknown("the command is not known before it runs")
		return
	}
	switch cmd.Value {
	case "version", "help", "list", "ciphers", "errstr", "rand", "prime", "asn1parse", "x509", "crl", "verify", "dgst",
		"md5", "sha1", "sha224", "sha256", "sha384", "sha512", "passwd", "speed", "base64", "pkcs7", "req", "crl2pkcs7", "nseq", "dhparam", "dsaparam", "storeutl", "sess_id", "info":
	case "enc", "aes-256-cbc", "aes-128-cbc", "aes256", "des3", "cms", "smime", "ts", "mac", "kdf", "pkeyutl", "rsautl", "ca", "rehash", "srp", "spkac", "fipsinstall":
		c.AddEffect(Effect{Kind: Credential, Note: "encrypts, decrypts or signs"})
	case "rsa", "pkey", "ec", "dsa", "pkcs8", "pkcs12", "genrsa", "genpkey", "gendsa", "ecparam", "pkeyparam":
		if !opensslPublic(c, cmd.Value) {
			c.AddEffect(Effect{Kind: Credential, Note: "a private key"})
		}
	case "s_client", "s_time", "ocsp", "cmp":
		c.AddEffect(Effect{Kind: Send, Note: "a connection"})
	case "s_server":
		c.AddEffect(Effect{Kind: Listen, Note: "opens a port"})
	default:
		c.Unknown("command " + show(cmd.Value) + " is not known")
		return
	}
	if cmd.Value == "req" && (includes(c.Operands, "-new") || includes(c.Operands, "-newkey") || includes(c.Operands, "-x509")) {
		c.AddEffect(Effect{Kind: Credential, Note: "makes or uses a private key"})
	}
	opensslOptions(c, cmd.Value, c.Operands[1:])
}

// opensslPublic reports that only the public half of a key is concerned.
func opensslPublic(c *Call, cmd string) bool {
	return includes(c.Operands, "-pubin") || (cmd == "pkey" || cmd == "rsa" || cmd == "ec") && includes(c.Operands, "-pubout") && includes(c.Operands, "-noout") ||
		cmd == "ecparam" && !includes(c.Operands, "-genkey") || cmd == "pkeyparam" || cmd == "pkcs12" && includes(c.Operands, "-nokeys")
}

func opensslOptions(c *Call, cmd string, args []shellparse.Word) {
	for i := 0; i < len(args); i++ {
		w := args[i]
		if w.Kind != shellparse.Literal && w.Value == "" || w.Kind == shellparse.Unknown && w.Multi {
			c.Unknown("an argument that is not known before it runs")
			continue
		}
		if !strings.HasPrefix(w.Value, "-") || len(w.Value) == 1 {
			if opensslFiles(cmd) {
				c.readURI(w)
			}
			continue
		}
		name := strings.TrimLeft(w.Value, "-")
		var val shellparse.Word
		take := func() bool {
			if i+1 >= len(args) {
				return false
			}
			i++
			val = args[i]
			return true
		}
		switch name {
		case "in", "CAfile", "CApath", "untrusted", "trusted", "CRLfile", "certfile", "cert", "signature", "data", "queryfile", "rand", "crl", "prverify", "oidfile", "chain_file", "verifyCAfile", "nodes_file", "content", "dcert":
			if take() {
				c.readURI(val)
			}
		case "out", "keyout", "writerand", "keylogfile", "sess_out", "msgfile", "respout", "reqout", "newcerts", "outdir", "CAserial", "certsout":
			if take() {
				c.Add(Write, val, "")
			}
		case "key", "inkey", "sign", "signkey", "CAkey", "dkey", "mackey", "secret", "passin", "passout", "pass", "k", "kfile", "K", "keyopt", "macopt", "hmac", "recip", "signer", "passwd", "force_pubkey":
			if take() {
				c.AddEffect(Effect{Kind: Credential, Note: "a key or password"})
				if name == "kfile" || strings.Contains(name, "key") && name != "keyopt" && name != "mackey" || name == "sign" {
					c.Add(Read, val, "")
				} else if f, ok := strings.CutPrefix(val.Value, "file:"); ok {
					val.Value = f
					c.Add(Read, val, "")
				}
			}
		case "engine", "provider", "provider-path", "provparam", "config", "keygen_engine", "extfile", "extensions", "conf", "CAcreateserial":
			if name != "CAcreateserial" && take() {
				c.Add(Load, val, "configuration or library")
			}
		case "connect", "host", "url", "proxy":
			if take() {
				c.Add(Send, val, "a connection")
			}
		case "accept", "port":
			if take() {
				c.AddEffect(Effect{Kind: Listen, Note: "opens a port"})
			}
		default:
			switch {
			case cmd == "speed" || cmd == "s_client" || cmd == "s_time" || cmd == "s_server" || cmd == "enc" || strings.HasPrefix(cmd, "aes"):
				// What else these take does not outweigh what they do.
				if cmd == "speed" && (name == "seconds" || name == "bytes" || name == "multi" || name == "evp") {
					take()
				} else if cmd == "speed" {
					c.Unknown("option " + show(w.Value) + " is not known")
				}
			case strings.Contains(opensslText, " "+name+" "):
			case strings.Contains(opensslValue, " "+name+" "):
				take()
			default:
				c.Unknown("option " + show(w.Value) + " is not known")
			}
		}
	}
}

// readURI adds a file or address that is read: file:, http: and others name
// stores (ossl_store(7)).
func (c *Call) readURI(w shellparse.Word) {
	scheme, rest, ok := strings.Cut(w.Value, ":")
	switch {
	case w.Kind == shellparse.Unknown && !strings.ContainsAny(w.Value, "/."):
		c.Add(Read, w, "")
		c.Add(Fetch, w, "may be an address")
	case !ok || strings.ContainsAny(scheme, "/."):
		c.Add(Read, w, "")
	case strings.EqualFold(scheme, "file"):
		w.Value = strings.TrimPrefix(strings.TrimPrefix(rest, "//localhost"), "//")
		c.Add(Read, w, "")
	case strings.HasPrefix(rest, "//"):
		c.Add(Fetch, w, "")
	default:
		c.Add(Read, w, "")
		c.Unknown("a store that is not known")
	}
}

// opensslFiles reports a command whose operands are files.
func opensslFiles(cmd string) bool {
	switch cmd {
	case "dgst", "md5", "sha1", "sha224", "sha256", "sha384", "sha512", "verify", "storeutl", "asn1parse", "mac":
		return true
	}
	return false
}

// scanGPG judges gpg by the command among its options.
func scanGPG(c *Call) {
	note, kind := "", Text
	args := c.Operands
	for i := 0; i < len(args); i++ {
		w := args[i]
		s := w.Value
		if w.Kind != shellparse.Literal {
			if w.Multi || s == "" {
				c.Unknown("an argument that is not known before it runs")
			}
			c.Add(Read, w, "")
			continue
		}
		if !strings.HasPrefix(s, "-") || s == "-" {
			if kind != List && s != "-" {
				c.Add(Read, w, "")
			}
			continue
		}
		name, val, attached := strings.Cut(s, "=")
		switch name {
		case "--list-keys", "-k", "--list-public-keys", "--list-secret-keys", "-K", "--list-signatures", "--list-sigs", "--check-signatures", "--check-sigs", "--fingerprint", "--list-config", "--list-gcrypt-config", "--show-keys", "--list-packets":
			if kind == Text {
				kind, note = List, "keys"
			}
		case "--verify", "--print-md", "--print-mds":
			if kind == Text {
				kind, note = Read, "checks a signature"
			}
		case "--with-colons", "--with-fingerprint", "--with-subkey-fingerprint", "--with-keygrip", "--keyid-format", "--batch", "--no-tty", "--quiet", "-q", "--verbose", "-v", "--armor", "-a", "--yes", "--no", "--fixed-list-mode", "--no-default-keyring", "--status-fd", "--trust-model", "--no-auto-check-trustdb", "--no-options", "--textmode", "--display-charset", "--charset", "--list-options", "--verify-options", "--import-options", "--dry-run", "-n":
			if !attached && (name == "--keyid-format" || name == "--status-fd" || name == "--trust-model" || strings.HasSuffix(name, "-options") && name != "--no-options" || strings.HasSuffix(name, "charset")) {
				i++
			}
		case "--output", "-o", "--logger-file", "--log-file", "--status-file", "--attribute-file":
			f := Lit(val)
			if !attached && i+1 < len(args) {
				i++
				f = args[i]
			}
			c.Add(Write, f, "")
		case "--homedir", "--options", "--agent-program", "--dirmngr-program", "--photo-viewer", "--exec-path", "--keyring", "--primary-keyring", "--secret-keyring", "--load-extension":
			f := Lit(val)
			if !attached && i+1 < len(args) {
				i++
				f = args[i]
			}
			c.Add(Load, f, "keys, configuration or programs")
		case "--recv-keys", "--receive-keys", "--refresh-keys", "--search-keys", "--locate-keys", "--fetch-keys", "--locate-external-keys", "--auto-key-locate", "--keyserver":
			c.AddEffect(Effect{Kind: Fetch, Note: "asks a key server"})
		case "--export-secret-keys", "--export-secret-subkeys", "--export-secret-key", "--export-secret-ssh-key":
			kind, note = Credential, "exports private keys"
			c.AddHome(Read, "~/.gnupg/secring.gpg", "")
		case "--send-keys":
			c.AddEffect(Effect{Kind: Send, Note: "publishes keys"})
		default:
			kind = Credential
			note = "uses, exports or changes keys"
		}
	}
	switch kind {
	case Credential:
		c.AddEffect(Effect{Kind: Credential, Note: note})
	case Text:
		if len(c.out.Effects) == 0 || len(args) == 0 {
			c.AddEffect(Effect{Kind: Credential, Note: "decrypts or checks standard input"})
		} else if !c.out.Has(Fetch) && !c.out.Has(Send) {
			c.AddEffect(Effect{Kind: Credential, Note: "decrypts or checks a file"})
		}
	}
}
