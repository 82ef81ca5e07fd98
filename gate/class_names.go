package gate

import (
	"path"
	"strings"
)

// classifyName classifies by names that mean the same wherever they are.
func classifyName(p string) class {
	var c class
	base := path.Base(p)
	lower := strings.ToLower(base)
	switch {
	case lower == ".env" || (strings.HasPrefix(lower, ".env.") || strings.HasPrefix(lower, ".env-") || strings.HasPrefix(lower, ".env_")) && !isSample(lower), lower == ".env~", lower == ".dev.vars", lower == ".envrc",
		strings.HasSuffix(lower, ".env") && !isSample(lower):
		c |= classToken
		if lower == ".envrc" {
			c |= classStartup
		}
	case lower == ".netrc", lower == ".pypirc", lower == ".git-credentials", lower == ".pgpass", lower == ".htpasswd",
		lower == ".vault-token", lower == "credentials.json", lower == "client_secret.json", lower == "cookies.txt",
		lower == "secrets.yml", lower == "secrets.yaml", lower == "secrets.json", lower == "secrets.toml", lower == "secrets.env",
		lower == "master.key", lower == "terraform.tfstate", lower == "terraform.tfstate.backup", lower == "terraform.tfvars",
		lower == "wp-config.php", lower == "credentials.yml.enc", lower == ".pgpass", lower == ".envrc.local", lower == "id_rsa.pem",
		lower == ".vault_pass", lower == "vault_pass.txt", lower == "auth.json" && strings.Contains(p, "/.composer/"), strings.HasPrefix(lower, "service-account") && strings.HasSuffix(lower, ".json"),
		lower == ".npmrc", lower == ".yarnrc.yml":
		c |= classToken
	case privateKeyName(lower):
		c |= classSecret
	case (strings.HasSuffix(lower, ".pem") || strings.HasSuffix(lower, ".key")) && keptApart(p):
		c |= classToken
	case lower == "shadow" && strings.HasSuffix(p, "/etc/shadow"):
		c |= classSecret
	}
	if gateProgram(lower) {
		c |= classGate
	}
	return c | controlPath(p)
}

func isSample(lower string) bool {
	for _, s := range [...]string{".example", "-example", "_example", ".sample", "-sample", "_sample", ".template", ".dist", ".tmpl", ".defaults", ".schema"} {
		if strings.HasSuffix(lower, s) || strings.Contains(lower, s+".") {
			return true
		}
	}
	return strings.HasPrefix(lower, "example.") || strings.HasPrefix(lower, "sample.")
}

// keptApart reports a file in a directory that is named after secrets.
func keptApart(p string) bool {
	for part := range strings.SplitSeq(strings.ToLower(path.Dir(p)), "/") {
		switch part {
		case "secret", "secrets", ".secrets", "private", "credentials", "keys":
			return true
		}
	}
	return false
}

func privateKeyName(lower string) bool {
	switch lower {
	case "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "id_ed25519_sk", "id_ecdsa_sk", "wallet.dat",
		"key.pem", "privkey.pem", "private.pem", "private.key", "server.key", "login.keychain-db":
		return true
	}
	switch stem, rest, _ := strings.Cut(lower, "."); {
	case rest == "pub" || strings.HasSuffix(rest, ".pub"):
	case strings.HasPrefix(stem, "id_rsa"), strings.HasPrefix(stem, "id_ed25519"), strings.HasPrefix(stem, "id_ecdsa"), strings.HasPrefix(stem, "id_dsa"):
		return rest == "" || rest == "bak" || rest == "old" || rest == "pem"
	}
	switch path.Ext(lower) {
	case ".p12", ".pfx", ".kdbx", ".keystore", ".jks", ".ppk", ".p8":
		return true
	}
	return false
}

func gateProgram(lower string) bool {
	lower = strings.TrimSuffix(lower, ".exe")
	switch lower {
	case "guardexec", "phocinae-mcp", "phocinae-guard", ".guardexec.json", "phocinae-guard.audit.jsonl", "l0_table.json":
		return true
	}
	return false
}

// controlPath marks files that decide what a project's tools run. Names are
// compared without case, as case-insensitive file systems do.
func controlPath(p string) class {
	var c class
	for rest := strings.ToLower(strings.TrimPrefix(p, "/")); rest != ""; {
		comp, below, _ := strings.Cut(rest, "/")
		switch comp {
		case ".git":
			c |= classControl
		case ".githooks", ".husky", ".circleci", ".buildkite", ".vscode", ".idea", ".devcontainer", ".gitea", ".woodpecker":
			c |= classControl
		case ".github":
			if below == "" || strings.HasPrefix(below, "workflows") || strings.HasPrefix(below, "actions") || strings.HasPrefix(below, "hooks") {
				c |= classControl
			}
		case ".claude", ".codex", ".gemini", ".crush", ".cursor", ".qwen", ".opencode", ".kimi", ".cline", ".clinerules", ".continue", ".roo", ".goose",
			".kimi-code", ".copilot", ".openhands", ".hermes", ".dsh", ".amp", ".agents":
			c |= classAgent
		case ".config": // of a project, where Goose looks for what it leaves out
			if below == "" || below == "goose" || strings.HasPrefix(below, "goose/") {
				c |= classAgent
			}
		case ".mcp.json", "crush.json", ".crush.json", "opencode.json", ".aider.conf.yml":
			if below == "" {
				c |= classAgent
			}
		case ".gitlab-ci.yml", "jenkinsfile", "azure-pipelines.yml", ".travis.yml", ".drone.yml", "bitbucket-pipelines.yml",
			".pre-commit-config.yaml", ".gitmodules", ".gitattributes", ".envrc", "lefthook.yml", ".lefthook.yml", "appveyor.yml", "cloudbuild.yaml":
			if below == "" {
				c |= classControl
			}
		}
		rest = below
	}
	return c
}
