package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanCloud tells, by the words of a call, whether a client of a remote
// service reads or changes it, and whether secrets are concerned. Every
// outcome but the version is an effect elsewhere: a wrong guess between
// reading and changing is not a wrong allow.
func scanCloud(c *Call) {
	name := c.Argv[0].Value
	var words []string
	for _, w := range c.Operands {
		if w.Kind == shellparse.Literal && !strings.HasPrefix(w.Value, "-") {
			words = append(words, w.Value)
		}
	}
	first, second := "", ""
	if len(words) > 0 {
		first = words[0]
	}
	if len(words) > 1 {
		second = words[1]
	}
	if cloudLocal(c, name, first) {
		return
	}
	switch {
	case (name == "gh" || name == "glab" || name == "hub" || name == "tea") && hostSpecial(c, first, second):
		return
	case len(words) == 0:
		c.Unknown("no command")
		return
	case first == "port-forward", first == "proxy", first == "tunnel", second == "port-forward", second == "ssh", second == "tunnel", first == "funnel":
		c.AddEffect(Effect{Kind: Tunnel, Note: "forwards connections"})
	}
	kind := Remote
	for i, w := range words {
		if i < 4 && secretWord(w) {
			c.AddEffect(Effect{Kind: Credential, Note: "secrets of the service"})
			break
		}
	}
	for i, w := range words {
		if i > 3 {
			break
		}
		if changeWord(w) {
			kind = Remote
			break
		}
		if readWord(w) {
			kind = RemoteRead
		}
	}
	note := "changes a remote service, or may"
	if kind == RemoteRead {
		note = "reads a remote service"
	}
	c.AddEffect(Effect{Kind: kind, Note: note})
	for i, w := range words {
		if i < 4 && uploadWord(w) {
			c.AddEffect(Effect{Kind: Send, Note: "may carry files to the service"})
			break
		}
	}
	c.paths(c.Operands)
}

// uploadWord reports a verb that carries files to the service.
func uploadWord(s string) bool {
	switch s {
	case "cp", "copy", "mv", "sync", "rsync", "upload", "put", "put-object", "push", "import", "upload-batch", "deploy", "create-upload":
		return true
	}
	return false
}

// cloudLocal handles the forms that stay on this machine. It reports whether
// the call was one.
func cloudLocal(c *Call, name, first string) bool {
	switch name {
	case "gh", "glab", "kubectl", "oc", "helm", "aws", "gcloud", "az", "doctl", "pulumi", "vault", "consul", "flux",
		"argocd", "kind", "minikube", "k3d", "kustomize", "helmfile", "kompose", "eksctl", "ansible", "heroku", "fly", "flyctl", "nomad", "packer", "vagrant":
	default:
		return false
	}
	if len(c.Operands) == 0 {
		return true
	}
	for _, w := range c.Operands {
		if w.Kind != shellparse.Literal {
			return false
		}
	}
	if name == "helm" && (first == "lint" || first == "template") && c.Operands[0].Value == first {
		return helmLocal(c)
	}
	rest := c.Operands[1:]
	if name == "helm" && len(rest) > 0 && helmQuery(c, c.Operands[0].Value, rest[0].Value, rest[1:]) {
		return true
	}
	switch w := c.Operands[0].Value; w {
	case "help", "completion":
		return name != "gcloud" && name != "az" || w == "help"
	case "-h", "-v", "-V", "--client":
		return len(rest) == 0
	case "version":
		if len(rest) == 0 {
			return name != "kubectl" && name != "oc" && name != "argocd" && name != "flux" && name != "nomad"
		}
		for _, r := range rest {
			switch r.Value {
			case "--client", "--short", "-o", "json", "yaml", "--output=json", "--output=yaml", "-ojson", "-oyaml", "--client=true":
			default:
				return false
			}
		}
		return includes(c.Operands, "--client") || includes(c.Operands, "--client=true") || name == "helm"
	}
	if last := rest; len(last) > 0 && len(last) < 4 && (last[len(last)-1].Value == "--help" || last[len(last)-1].Value == "help" && name == "aws") {
		for _, w := range c.Operands[:len(c.Operands)-1] {
			if strings.HasPrefix(w.Value, "-") {
				return false
			}
		}
		return readWord(first) || changeWord(first) || builtinWord(first)
	}
	return false
}

// builtinWord reports a first word that is no extension of the client.
func builtinWord(s string) bool {
	switch s {
	case "pr", "mr", "issue", "repo", "release", "workflow", "gist", "label", "project", "ruleset", "variable", "secret",
		"auth", "config", "api", "rollout", "expose", "annotate", "cordon", "drain", "taint", "wait",
		"s3", "s3api", "ec2", "iam", "sts", "lambda", "rds", "eks", "ecs", "ecr", "cloudformation", "dynamodb", "sqs", "sns",
		"compute", "container", "functions", "projects", "storage", "vm", "aks", "acr", "network", "account", "group":
		return true
	}
	return false
}

// helmLocal checks or renders a chart of this machine. It reports whether the
// call was one that stays here.
func helmLocal(c *Call) bool {
	var files []shellparse.Word
	chart := false
	args := c.Operands[1:]
	for i := 0; i < len(args); i++ {
		s := args[i].Value
		name, val, attached := strings.Cut(s, "=")
		switch name {
		case "--strict", "--quiet", "--with-subcharts", "--include-crds", "--skip-tests", "--no-hooks", "--is-upgrade", "--debug", "--skip-schema-validation":
		case "--set", "--set-string", "--set-json", "--namespace", "-n", "--name-template", "--show-only", "-s", "--kube-version", "--api-versions", "-a", "-f", "--values":
			if !attached {
				if i++; i >= len(args) {
					return false
				}
				val = args[i].Value
			}
			if name == "-f" || name == "--values" {
				if strings.Contains(val, "://") {
					return false
				}
				for file := range strings.SplitSeq(val, ",") {
					files = append(files, Lit(file))
				}
			}
		default:
			if strings.HasPrefix(s, "-") || strings.Contains(s, "://") {
				return false
			}
			if local := strings.HasPrefix(s, ".") || strings.HasPrefix(s, "/"); local || c.Operands[0].Value == "lint" {
				chart = true
				files = append(files, args[i])
			}
		}
	}
	if !chart {
		return false
	}
	for _, w := range files {
		c.Add(Read, w, "")
	}
	return true
}

// hostSpecial handles what a client of a code host does here, and its raw
// interface. It reports whether nothing is left to say.
func hostSpecial(c *Call, first, second string) bool {
	for _, w := range c.Operands {
		if w.Kind == shellparse.Literal && (w.Value == "--web" || w.Value == "-w") {
			c.AddEffect(Effect{Kind: Session, Note: "opens a browser"})
		}
	}
	switch first {
	case "api":
		kind := RemoteRead
		for i, w := range c.Operands {
			s := w.Value
			switch {
			case w.Kind != shellparse.Literal && s == "":
				kind = Remote
			case s == "-X" || s == "--method":
				if i+1 < len(c.Operands) && !safeMethod(c.Operands[i+1]) {
					kind = Remote
				}
			case strings.HasPrefix(s, "-X"):
				if !safeMethod(Lit(s[2:])) {
					kind = Remote
				}
			case strings.HasPrefix(s, "--method="):
				if !safeMethod(Lit(s[len("--method="):])) {
					kind = Remote
				}
			case strings.HasPrefix(s, "-f"), strings.HasPrefix(s, "-F"), strings.HasPrefix(s, "--field"), strings.HasPrefix(s, "--raw-field"), strings.HasPrefix(s, "--input"), s == "graphql":
				kind = Remote
			}
		}
		c.AddEffect(Effect{Kind: kind, Note: "a call of the service"})
		c.paths(c.Operands[1:])
		return true
	case "auth":
		if second != "status" || includes(c.Operands, "-t") || includes(c.Operands, "--show-token") {
			c.AddEffect(Effect{Kind: Credential, Note: "token of the account"})
			return true
		}
	case "browse":
		c.AddEffect(Effect{Kind: Session, Note: "opens a browser"})
		return true
	case "extension", "alias", "codespace", "cs", "ext", "config":
		if second != "list" && second != "ls" && second != "get" {
			c.AddEffect(Effect{Kind: Load, Note: "changes what the client runs"})
		}
	case "pr", "mr":
		if second == "checkout" {
			c.AddEffect(Effect{Kind: Commit, Note: "switches branches"})
		}
	case "repo":
		if second == "clone" || second == "fork" || second == "sync" {
			c.AddEffect(Effect{Kind: Fetch, Note: "a repository"})
			c.AddEffect(Effect{Kind: Commit, Note: "makes or changes a repository"})
		}
	case "gist", "snippet":
		if second == "create" || second == "edit" {
			c.AddEffect(Effect{Kind: Send, Note: "publishes files"})
		}
	case "run", "release", "ci":
		if second == "download" || second == "artifact" {
			c.AddEffect(Effect{Kind: Write, Note: "downloaded files"})
		}
	}
	return false
}

// readWord reports a verb that reads.
func readWord(s string) bool {
	for _, p := range [...]string{"describe", "list", "get", "show", "view"} {
		if s == p || strings.HasPrefix(s, p+"-") {
			return true
		}
	}
	switch s {
	case "ls", "status", "logs", "log", "diff", "explain", "api-resources", "api-versions", "cluster-info", "top",
		"auth", "can-i", "whoami", "info", "search", "history", "template", "lint", "checks", "watch", "events",
		"current-context", "get-contexts", "preview", "plan", "validate", "inspect", "read", "members", "env",
		"stat", "du", "cat", "tail", "head", "query", "lookup", "values", "notes", "manifest", "ps", "domains":
		return true
	}
	return false
}

// changeWord reports a verb that changes, whatever stands around it.
func changeWord(s string) bool {
	for _, p := range [...]string{"delete", "create", "update", "put", "remove", "set", "add", "modify", "terminate", "stop", "start", "run", "destroy", "attach", "detach", "enable", "disable", "reset", "restore", "send", "publish", "deploy", "apply", "import", "upload", "purge", "cancel", "invoke", "reboot", "edit", "merge", "close", "rollback", "upgrade", "install", "uninstall", "patch", "scale", "exec", "cp", "mv", "rm", "sync"} {
		if s == p || strings.HasPrefix(s, p+"-") || strings.HasSuffix(s, ":"+p) {
			return true
		}
	}
	return false
}

// secretWord reports a word that concerns secrets.
func secretWord(s string) bool {
	switch s {
	case "secret", "secrets", "token", "tokens", "credential", "credentials", "password", "passwords", "secretsmanager",
		"configure", "login", "logout", "keyvault", "kms", "access-key", "access-keys", "ssm", "print-access-token",
		"print-identity-token", "get-secret-value", "get-login-password", "get-credentials", "assume-role",
		"get-session-token", "service-account-key", "ssh-key", "keys", "oauth", "config:get", "pg:credentials",
		"sp", "service-accounts", "kubeconfig", "export-credentials", "unseal", "operator", "transit", "pki":
		return true
	}
	return strings.HasPrefix(s, "secret/") || strings.HasPrefix(s, "secrets/") || strings.HasPrefix(s, "secret,") || strings.HasSuffix(s, ",secrets") || strings.HasSuffix(s, ",secret")
}

// scanTerraformFmt tells checking the layout of files from rewriting them.
func scanTerraformFmt(c *Call) {
	ops := c.Operands
	if len(ops) == 0 {
		ops = []shellparse.Word{Lit(".")}
	}
	kind := Edit
	if v, ok := c.Value("-write"); c.Has("-check") || ok && v.Value == "false" {
		kind = Read
	}
	if v, ok := c.Value("-check"); ok && v.Value != "true" {
		kind = Edit
	}
	for _, w := range ops {
		if w.Kind == shellparse.Literal && w.Value == "-" {
			continue
		}
		c.Add(kind, w, "")
	}
}
