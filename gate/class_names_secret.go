package gate

import (
	"path"
	"strings"
)

// secretDataName reports data files that are called after the secrets they
// hold, wherever they are. Sources that are called so (token.go) hold code.
func secretDataName(lower string) bool {
	switch lower {
	case ".secrets", ".flaskenv", ".dockercfg", ".dockerconfigjson", "kubeconfig", "deploy_key", "secring.gpg", "local.settings.json",
		"logins.json", "key3.db", "key4.db", "login data", "web data", "cookies.sqlite", "system.keychain", "state.vscdb",
		"consolehost_history.txt", "token.pickle", "token.json", "gcp-key.json", ".b2_account_info", ".passwd-s3fs":
		return true
	}
	if strings.HasPrefix(lower, ".") && strings.HasSuffix(lower, "_history") {
		return true
	}
	stem, ext, _ := strings.Cut(lower, ".")
	switch last := path.Ext(lower); last {
	case ".tfvars", ".tfstate", ".ovpn", ".keytab", ".agekey", ".macaroon", ".keychain", ".keychain-db":
		return !isSample(lower)
	case ".key":
		return !strings.HasPrefix(lower, "pub")
	case ".pem", ".asc", ".gpg":
		return strings.Contains(stem, "key") && !strings.Contains(stem, "pub") || strings.Contains(stem, "priv") || strings.Contains(stem, "secret")
	case ".json":
		if strings.Contains(lower, "-adminsdk-") || strings.HasPrefix(lower, "client_secret") {
			return true
		}
	}
	switch stem {
	case "credentials", "secrets", "secret", "passwords", "passwd":
		switch ext {
		case "", "json", "yml", "yaml", "toml", "ini", "xml", "txt", "csv", "db", "properties", "tdb", "cfg":
			return stem != "passwd" && stem != "secrets" && stem != "secret" || ext != ""
		}
	}
	return false
}

// inSecrets reports data files of a directory that is called secrets. Sources
// and descriptions there hold none.
func inSecrets(lower string) bool {
	dir, base := path.Split(lower)
	if !strings.Contains(dir, "/secrets/") && !strings.Contains(dir, "/.secrets/") || isSample(base) {
		return false
	}
	switch path.Ext(base) {
	case "", ".json", ".yml", ".yaml", ".toml", ".ini", ".env", ".txt", ".properties", ".conf", ".cfg", ".xml", ".csv", ".db", ".key", ".pem", ".enc":
		return base != "" && !strings.HasPrefix(base, "readme") && base != "makefile" && base != "dockerfile"
	}
	return false
}

// hiddenSecret reports a directory or file that holds credentials in a home,
// below any other directory: the homes of services, copies, fixtures.
func hiddenSecret(p string) bool {
	for i := 0; i+2 < len(p); i++ {
		if p[i] != '/' || p[i+1] != '.' {
			continue
		}
		rel := p[i+1:]
		first, rest, _ := strings.Cut(rel, "/")
		switch strings.ToLower(first) {
		case ".ssh", ".gnupg", ".password-store", ".aws", ".azure", ".oci", ".kube", ".cargo", ".gem", ".composer", ".m2", ".nuget",
			".terraform.d", ".mozilla", ".my.cnf", ".mylogin.cnf", ".boto", ".s3cfg", ".databrickscfg", ".bitcoin", ".ethereum":
		case ".docker":
			if rest == "" {
				continue
			}
		default:
			continue
		}
		if classifyInHome(strings.ToLower(first)+rel[len(first):])&(classSecret|classToken) != 0 {
			return true
		}
	}
	return false
}

// homeSecrets are what a pattern in a home may reach: one file for each kind
// of place.
const homeSecrets = ".ssh/id_rsa .ssh/id_ed25519 .ssh/id_ecdsa .aws/credentials .aws/config .azure/accessTokens.json .gnupg/secring.gpg .kube/config " +
	".docker/config.json .netrc .npmrc .pypirc .git-credentials .pgpass .vault-token .bash_history .zsh_history .cargo/credentials.toml " +
	".config/gh/hosts.yml .config/gcloud/credentials.db .config/gcloud/application_default_credentials.json .config/git/credentials " +
	".config/rclone/rclone.conf .config/op/config .config/sops/age/keys.txt .claude/.credentials.json .codex/auth.json .gemini/oauth_creds.json .mozilla/firefox/x/logins.json"

// systemSecrets are the same for the places outside of homes.
const systemSecrets = "/etc/shadow /etc/gshadow /etc/shadow- /etc/ssh/ssh_host_rsa_key /etc/ssh/ssh_host_ed25519_key /etc/ssl/private/x.key " +
	"/etc/kubernetes/admin.conf /run/secrets/x /var/run/secrets/x/y/token /proc/self/environ /proc/1/environ /proc/123/environ"

// patternReachesSystem tries a pattern against the secrets of the system.
func patternReachesSystem(pattern string, recursive bool) bool {
	for name := range strings.FieldsSeq(systemSecrets) {
		if matchesPath(pattern, name, recursive) {
			return true
		}
	}
	return false
}

// patternReachesSecret tries a pattern against the files that hold secrets in
// a home, component by component. A recursive read of a directory on the way
// reaches them, too.
func (w world) patternReachesSecret(pattern string, recursive bool) bool {
	for _, home := range [...]string{w.home, "/root", "/home/user", "/Users/user"} {
		if home == "" || home == "/" {
			continue
		}
		for rel := range strings.FieldsSeq(homeSecrets) {
			if matchesPath(pattern, home+"/"+rel, recursive) {
				return true
			}
		}
	}
	return false
}

// matchesPath matches as a shell does: a pattern takes no hidden name unless
// it begins with a dot.
func matchesPath(pattern, name string, prefix bool) bool {
	pattern, name = strings.TrimLeft(pattern, "/"), strings.TrimLeft(name, "/")
	for pattern != "" && name != "" {
		var p, n string
		p, pattern, _ = strings.Cut(pattern, "/")
		if p == "" {
			continue
		}
		n, name, _ = strings.Cut(name, "/")
		if n[0] == '.' && p[0] != '.' && p[0] != '\\' {
			return false
		}
		if ok, err := path.Match(p, n); !ok || err != nil {
			return false
		}
	}
	return pattern == "" && (name == "" || prefix)
}
