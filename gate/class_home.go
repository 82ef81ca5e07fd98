package gate

import (
	"path"
	"strings"
)

// underHome finds the home directory that a path is in: the known one, or any
// place where homes usually are.
func (w world) underHome(p string) (rel, home string, ok bool) {
	if w.home != "" && w.home != "/" && within(p, w.home) {
		return strings.TrimPrefix(p[len(w.home):], "/"), w.home, true
	}
	for _, base := range [...]string{"/home/", "/Users/"} {
		if rest, found := strings.CutPrefix(p, base); found && rest != "" {
			user, rel, _ := strings.Cut(rest, "/")
			return rel, base + user, true
		}
	}
	for _, base := range [...]string{"/var/home/", "/export/home/", "/System/Volumes/Data/Users/", windowsUsers(p)} {
		if rest, found := strings.CutPrefix(p, base); found && base != "" && rest != "" {
			user, rel, _ := strings.Cut(rest, "/")
			return rel, base + user, true
		}
	}
	for _, base := range [...]string{"/var/root", "/private/var/root"} {
		if within(p, base) {
			return strings.TrimPrefix(p[len(base):], "/"), base, true
		}
	}
	if within(p, "/root") {
		return strings.TrimPrefix(p[len("/root"):], "/"), "/root", true
	}
	return "", "", false
}

// windowsUsers is where the homes of Windows are seen from the Linux subsystem
// (/mnt/c/Users) and from its other shells (/c/Users); empty for other paths.
func windowsUsers(p string) string {
	rest := strings.TrimPrefix(p, "/mnt")
	if len(rest) < len("/c/Users/") || !strings.EqualFold(rest[2:len("/c/Users/")], "/Users/") || rest[0] != '/' {
		return ""
	}
	return p[:len(p)-len(rest)+len("/c/Users/")]
}

// gateFiles marks the gate's configuration, state and programs in the home.
func gateFiles(rel string) class {
	switch {
	case within(rel, ".config/guardexec"), within(rel, ".local/state/guardexec"),
		within(rel, "Library/Application Support/guardexec"), within(rel, ".phocinae-guard"):
		return classGate
	}
	return 0
}

// classifyInHome classifies what a home directory holds. rel is the path
// below the home.
func classifyInHome(rel string) class {
	first, rest, _ := strings.Cut(rel, "/")
	switch first {
	case ".bashrc", ".bash_profile", ".bash_login", ".bash_logout", ".bash_aliases", ".profile", ".zshrc", ".zshenv",
		".zprofile", ".zlogin", ".zlogout", ".kshrc", ".mkshrc", ".cshrc", ".tcshrc", ".login", ".inputrc",
		".xinitrc", ".xprofile", ".xsession", ".xsessionrc", ".pam_environment", ".environment",
		".gitconfig", ".vimrc", ".vim", ".emacs", ".emacs.d", ".gdbinit", ".tmux.conf", ".screenrc",
		".curlrc", ".wgetrc", ".irbrc", ".pryrc", ".pythonrc", ".pythonrc.py", ".Rprofile", ".psqlrc", ".sqliterc",
		".condarc", ".bazelrc", ".hgrc", ".npmrc.d", ".forward", ".mailrc", ".lesskey", ".dircolors", ".oh-my-zsh",
		".nvm", ".pyenv", ".rbenv", ".asdf", ".git-templates", ".bin", "bin":
		return classStartup
	case ".bash_history", ".zsh_history", ".history", ".python_history", ".node_repl_history", ".psql_history",
		".mysql_history", ".lesshst", ".viminfo":
		return classToken
	case ".mylogin.cnf", ".snowsql", ".kaggle", ".subversion", ".rhosts", ".msmtprc", ".fetchmailrc", ".muttrc", ".mutt", ".wpa_supplicant.conf",
		".smbcredentials", ".vnc", ".purple", ".irssi", ".pgadmin", ".dbeaver", ".jupyter", ".twurlrc", ".config.gcloud", ".minikube", ".k3d", ".circleci", ".sentryclirc", ".wakatime.cfg", ".ngrok2", ".cloudflared", ".expo", ".transifexrc", ".t3", ".lftprc", ".cvspass":
		return classToken
	case ".cache":
		if within(rest, "huggingface/token") || within(rest, "huggingface/stored_tokens") {
			return classToken
		}
	case ".argocd", ".ivy2", ".bundle", ".civo.json", ".ovh.conf", ".supabase", ".dogrc", ".travis", ".wrangler", ".dbshell", ".putty", ".tsh",
		".vault", ".awsvault", ".aws-sso", ".saml2aws", ".okta", ".near-credentials", ".lnd", ".codeium", ".jira.d", ".pki", ".zsh_sessions",
		".bunfig.toml", ".pip", ".appcenter", ".bluemix", ".globus", ".cert", ".certs", ".dockercfg", ".authinfo", ".authinfo.gpg", ".offlineimaprc", ".mbsyncrc":
		return classToken
	case ".foundry", ".brownie":
		if within(rest, "keystores") || within(rest, "accounts") {
			return classSecret
		}
	case ".sbt", ".lein":
		if strings.Contains(path.Base(rest), "credentials") {
			return classToken
		}
	case ".ipython":
		if path.Base(rest) == "history.sqlite" {
			return classToken
		}
	case ".var", "snap":
		// The homes of sandboxed programs hold what those of others do.
		if _, in, ok := strings.Cut(rest, "/."); ok {
			return classifyInHome("."+in) & (classSecret | classToken)
		}
		if _, in, ok := strings.Cut(rest, "/config/"); ok {
			return classifyConfig(in) & (classSecret | classToken)
		}
	case ".litecoin", ".dogecoin", ".zcash", ".bitmonero", ".monero", ".sui", ".aptos":
		return classSecret
	case "AppData":
		return classifyAppData(rest)
	case ".ssh":
		return classifySSH(rest)
	case ".gnupg", ".password-store", ".mozilla", ".thunderbird", ".electrum", ".bitcoin", ".ethereum", ".solana", ".step":
		return classSecret
	case ".aws", ".azure", ".oci", ".aliyun", ".tencentcloud":
		return classSecret
	case ".kube":
		if within(rest, "cache") {
			return 0
		}
		return classSecret
	case ".docker":
		if rest == "config.json" || rest == "" {
			return classToken
		}
		return classStartup
	case ".netrc", "_netrc", ".npmrc", ".yarnrc", ".yarnrc.yml", ".pypirc", ".git-credentials", ".pgpass", ".my.cnf", ".boto",
		".s3cfg", ".terraformrc", ".vault-token", ".fly", ".heroku", ".databrickscfg", ".claude.json", ".huggingface",
		".terraform.d", ".composer", ".Xauthority", ".ICEauthority", ".gem", ".m2", ".gradle", ".nuget", ".openai", ".pulumi":
		return homeTool(first, rest)
	case ".cargo":
		switch {
		case rest == "credentials" || rest == "credentials.toml":
			return classToken
		case rest == "config" || rest == "config.toml" || within(rest, "bin") || rest == "env":
			return classStartup
		}
	case ".claude", ".codex", ".gemini", ".crush", ".cursor", ".qwen", ".kimi", ".copilot", ".cline", ".opencode",
		".hermes", ".openhands", ".amp", ".goose", ".dsh", ".kimi-code", ".agents", ".aider.conf.yml", ".mcp.json", ".continue", ".roo":
		return agentFile(rest)
	case "Documents":
		if within(rest, "Cline/Hooks") {
			return classAgent
		}
	case ".local":
		return classifyLocal(rest)
	case ".config":
		return classifyConfig(rest)
	case "Library":
		switch {
		case within(rest, "Keychains"), within(rest, "Cookies"), within(rest, "Safari"), within(rest, "Messages"), within(rest, "Mail"),
			within(rest, "Group Containers"), within(rest, "Ethereum"):
			return classSecret
		case within(rest, "Application Support"):
			return classifyAppData(strings.TrimPrefix(strings.TrimPrefix(rest, "Application Support"), "/"))
		case within(rest, "LaunchAgents"):
			return classStartup
		case rest == "":
			return classKeeps
		}
	}
	return 0
}

// classifyAppData classifies the places of settings of macOS and Windows.
func classifyAppData(rest string) class {
	if rest == "" || rest == "Roaming" || rest == "Local" {
		return classKeeps
	}
	rest = strings.TrimPrefix(strings.TrimPrefix(rest, "Roaming/"), "Local/")
	for _, dir := range [...]string{"Google/Chrome", "Firefox", "Mozilla/Firefox", "BraveSoftware", "Microsoft Edge", "Microsoft/Edge", "Arc", "Vivaldi",
		"gcloud", "sops", "Microsoft/Credentials", "Microsoft/Protect", "Microsoft/Crypto"} {
		if within(rest, dir) {
			return classSecret
		}
	}
	for _, dir := range [...]string{"1Password", "Bitwarden", "Slack", "discord", "Signal", "gh", "GitHub CLI", "com.vercel.cli", "NuGet", "Composer", "npm"} {
		if within(rest, dir) {
			return classToken
		}
	}
	return 0
}

// homeTool classifies the files of tools that keep both tokens and settings.
func homeTool(first, rest string) class {
	switch first {
	case ".gem", ".composer", ".nuget", ".terraform.d", ".m2", ".gradle":
		switch path.Base(rest) {
		case "credentials", "auth.json", "NuGet.Config", "credentials.tfrc.json", "settings.xml", "settings-security.xml",
			"gradle.properties":
			return classToken
		case "init.gradle", "init.gradle.kts":
			return classStartup
		}
		if within(rest, "init.d") {
			return classStartup
		}
		return 0
	}
	return classToken
}

func classifySSH(rest string) class {
	base := path.Base(rest)
	switch {
	case rest == "":
		return classSecret
	case strings.HasSuffix(base, ".pub"):
		return classStartup
	case base == "known_hosts" || base == "known_hosts.old":
		return classStartup
	case base == "config" || within(rest, "config.d") || base == "rc" || base == "environment":
		return classStartup
	case base == "authorized_keys" || base == "authorized_keys2":
		return classStartup
	}
	return classSecret
}

func agentFile(rest string) class {
	switch path.Base(rest) {
	case "auth.json", ".credentials.json", "oauth_creds.json", "credentials.json", "google_accounts.json":
		return classAgent | classToken
	}
	return classAgent
}

func classifyLocal(rest string) class {
	switch {
	case within(rest, "bin"):
		return classStartup
	case within(rest, "share/keyrings"), within(rest, "share/kwalletd"), within(rest, "share/gnupg"):
		return classSecret
	case within(rest, "share/applications"), within(rest, "share/systemd"), within(rest, "share/bash-completion"),
		within(rest, "share/dbus-1"), within(rest, "share/nautilus/scripts"):
		return classStartup
	case within(rest, "share/opencode"), within(rest, "share/crush"):
		return agentFile(rest)
	case within(rest, "share/TelegramDesktop"), within(rest, "share/rbw"), within(rest, "share/lpass"), within(rest, "share/com.vercel.cli"),
		within(rest, "share/atuin"), within(rest, "share/powershell/PSReadLine"):
		return classToken
	case within(rest, "share/fish/fish_history"), within(rest, "share/mc/history"), within(rest, "share/nvim/shada"):
		return classToken
	}
	return 0
}

func classifyConfig(rest string) class {
	first, below, _ := strings.Cut(rest, "/")
	if rest == "" {
		return classKeeps
	}
	if first == "git" && below == "credentials" {
		return classToken | classStartup
	}
	switch first {
	case "containers":
		if below == "auth.json" {
			return classToken | classStartup
		}
		return classStartup
	case "pip", "uv":
		if below == "pip.conf" || below == "credentials" {
			return classToken | classStartup
		}
		return classStartup
	case "nix":
		return classToken
	case "Code", "Cursor", "VSCodium":
		if strings.Contains(below, "globalStorage") {
			return classToken
		}
		if first == "Cursor" {
			return agentFile(below)
		}
	case "pypoetry", "composer", "helm", "NuGet":
		if strings.Contains(below, "auth") || below == "registry/config.json" || below == "NuGet.Config" {
			return classToken
		}
	case "Signal", "Slack", "discord", "microsoft-edge", "vivaldi", "opera", "solana", "borg", "restic":
		return classSecret
	case "keepassxc", "argocd", "cachix", "exoscale", "planetscale", "turso", "neonctl", ".wrangler", "rbw", "jira", "tailscale", "teleport", "nushell":
		return classToken
	case "filezilla", "neomutt", "mutt", "msmtp", "wireguard", "ngrok", "kaggle", "pgcli", "mycli", "litecli", "sublime-merge", "remmina", "evolution", "geary", "lftp", "dbeaver", "snowflake", "fly", "turbo", "firebase", "cloudflared", "hf":
		return classToken
	case "autostart", "systemd", "fish", "git", "nvim", "environment.d", "sway", "i3", "hypr", "plasma-workspace",
		"direnv", "starship.toml", "zsh", "bash", "tmux", "helix", "mise":
		return classStartup
	case "gcloud", "google-chrome", "chromium", "BraveSoftware", "sops", "age", "op", "1Password", "Bitwarden", "doctl",
		"gh", "glab-cli", "hub", "rclone", "cookies", "hcloud", "netlify", "vercel", "configstore", "stripe",
		"openai", "anthropic", "github-copilot", "flyctl", "heroku", "scw", "linode-cli", "wrangler", "railway":
		if first == "gcloud" || first == "google-chrome" || first == "chromium" || first == "sops" || first == "age" {
			return classSecret
		}
		return classToken
	case "opencode", "crush", "codex", "claude", "goose", "amp":
		return agentFile(below)
	}
	return 0
}
