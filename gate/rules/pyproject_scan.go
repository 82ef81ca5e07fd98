package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanConfig reads "config get X", "config list" and "config set X Y".
func scanConfigVerb(c *Call) {
	if len(c.Operands) == 0 {
		return
	}
	w, keys := c.Operands[0], c.Operands[1:]
	if name := c.Argv[0]; name.Value != "config" {
		w, keys = name, c.Operands // npm config get KEY
	}
	if w.Kind != shellparse.Literal || !hasName("get list ls debug", w.Value) {
		c.Add(Load, w, "configuration that later runs obey")
		return
	}
	for _, key := range keys {
		if w.Value == "get" && (key.Kind != shellparse.Literal || secretKey(key.Value)) {
			c.Add(Credential, key, "prints a setting that sounds like a secret")
		}
	}
}

// secretKey reports a setting of a package manager that holds a secret:
// _auth, //host/:_authToken, global.password.
func secretKey(key string) bool {
	return strings.HasPrefix(key, "_") || strings.Contains(key, ":_") || strings.HasPrefix(key, "//") || secretName(key) || hasAnySuffix(strings.ToLower(key), "password token secret auth username key index-url")
}

// scanPyProject reads what runs a command in the environment of a project, or
// is a task of it, and configuration.
func scanPyProject(c *Call) {
	verb, args := c.Argv[0], c.Operands
	name, _, _ := strings.Cut(c.out.Name, " ")
	defer scanProjectEnv(c)
	switch {
	case verb.Value == "uvx":
		if len(args) > 0 {
			c.toolRun(args)
		}
	case c.out.Name == "uv tool run":
		c.toolRun(args)
	case verb.Value == "run" || verb.Value == "exec":
		c.projectRun(name, args)
	case verb.Value == "config":
		c.harmlessConfig(args)
	default: // hatch test, hatch fmt, rye test, rye lint
		c.Add(Task, verb, "")
		if verb.Value == "fmt" && !includes(args, "--check") {
			c.Add(Edit, shellparse.Word{}, "formats the project")
		}
		c.passed(args)
	}
}

func includes(words []shellparse.Word, s string) bool {
	for _, w := range words {
		if w.Kind == shellparse.Literal && w.Value == s {
			return true
		}
	}
	return false
}

// harmlessConfig reads "config KEY", which prints, and "config KEY VALUE".
func (c *Call) harmlessConfig(args []shellparse.Word) {
	n, shows := 0, false
	for _, w := range args {
		switch {
		case w.Kind != shellparse.Literal:
			c.Unknown("the setting is not known before it runs")
			return
		case hasName("--list --show --show-sources --get --describe", w.Value):
			shows = true
		case len(w.Value) == 0 || w.Value[0] != '-':
			if secretKey(w.Value) || strings.HasPrefix(w.Value, "http-basic") || strings.HasPrefix(w.Value, "pypi-token") {
				c.Add(Credential, w, "prints or sets a secret")
			}
			n++
		case !hasName("--json -q --quiet -v --verbose --no-ansi -h", w.Value):
			c.Add(Load, shellparse.Word{}, "configuration that later runs obey")
			return
		}
	}
	if n > 1 && !shows {
		c.Add(Load, shellparse.Word{}, "configuration that later runs obey")
	}
}

// projectRun reads "NAME run [options] COMMAND ARG...".
func (c *Call) projectRun(name string, args []shellparse.Word) {
	none, one, load := "-q --quiet -v --verbose", "", ""
	switch name {
	case "uv":
		none += " --frozen --locked --offline --no-sync --no-dev --all-extras --all-groups --isolated --active --exact --no-project --no-progress --all-packages --no-cache -n --only-dev --no-default-groups"
		one = "--group --extra --only-group --no-group --no-extra --package --color --no-binary --resolution"
		load = "--with --with-requirements --with-editable --directory --project --env-file --index-url --index --default-index --config-file --cache-dir --python-preference -p --python -m --module --script -s"
	case "conda", "mamba", "micromamba":
		none += " --no-capture-output --live-stream --dev -vv"
		one, load = "-n --name", "--cwd -p --prefix"
	case "pdm":
		none += " -s --site-packages --no-site-packages --list -l --json"
		load = "-p --project --venv --env-file"
	case "hatch":
		none += " -i --include -x --exclude -f --force-continue"
		load = "-e --env"
	case "pipx":
		c.toolRun(args)
		return
	case "poetry":
		none += " --no-ansi --ansi -n --no-interaction --no-plugins --no-cache -vv -vvv"
		load = "-C --directory -P --project"
	case "rye":
		none += " --list -l"
		load = "--pyproject -f --env-file"
	}
	for i := 0; i < len(args); i++ {
		w := args[i]
		if w.Kind != shellparse.Literal {
			c.Unknown("the command is not known before it runs")
			return
		}
		flag, _, attached := strings.Cut(w.Value, "=")
		switch {
		case w.Value == "--":
		case hasName(none, w.Value):
		case hasName(one, flag):
			if !attached {
				i++
			}
		case name == "uv" && hasName("-m --module", w.Value):
			c.command(append([]shellparse.Word{Lit("python"), Lit("-m")}, args[i+1:]...))
			return
		case hasName(load, flag):
			c.Add(Load, w, "chooses other code or packages")
			if !attached {
				i++
			}
		case strings.HasPrefix(w.Value, "-"):
			c.Unknown("option " + show(w.Value) + " is not known")
			return
		default:
			if name == "hatch" {
				// hatch run ENV:COMMAND
				if env, cmd, ok := strings.Cut(w.Value, ":"); ok {
					if isTask(env) && i+1 == len(args) && isName(strings.ReplaceAll(cmd, "-", "_")) && !Known(cmd) {
						c.Add(Task, w, "")
						return
					}
					w = Lit(cmd)
				}
			}
			c.command(append([]shellparse.Word{w}, args[i+1:]...))
			if hasName("hatch pdm rye", name) && isTask(w.Value) {
				c.passed(args[i+1:]) // a script of the project goes before a program of the name
			}
			return
		}
	}
}

// toolRun reads "uvx TOOL", "pipx run TOOL": a tool that is downloaded.
func (c *Call) toolRun(args []shellparse.Word) {
	c.Add(Package, shellparse.Word{}, "a tool that may be downloaded first")
	if len(args) == 0 {
		return
	}
	if w := args[0]; w.Kind != shellparse.Literal || strings.HasPrefix(w.Value, "-") {
		c.Unknown("its arguments are not understood")
		return
	}
	c.command(args)
}
