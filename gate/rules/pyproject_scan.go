package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanSysPkg reads package managers of systems: queries print, the rest
// changes what is installed.
func scanSysPkg(c *Call) {
	query := ""
	options := "-q --quiet -v --verbose --json --installed --available --updates --upgradable --formula --formulae --cask --casks --versions -1 -a --all --desc --user --system --tree --columns= --no-pager --deps --full-name --greedy -y --exact -e -l --app --runtime"
	switch name := c.Argv[0].Value; name {
	case "dnf", "yum", "microdnf":
		query = "list search info provides whatprovides repolist repoquery check-update history deplist repoinfo"
	case "zypper":
		query = "search se info if list-updates lu repos lr packages pa patches what-provides"
	case "apk":
		query = "info list search policy dot stats"
	case "brew":
		query = "list ls info search desc deps uses outdated leaves config doctor home casks formulae cat log options --prefix --cellar --version --repository --cache --caskroom --env"
	case "port":
		query = "list search info installed outdated variants deps contents provides"
	case "snap":
		query = "list find info version services changes connections interfaces"
	case "flatpak":
		query = "list search info remotes history remote-ls"
	case "xbps-install", "opkg", "guix", "emerge":
		query = "list search info show list-installed status"
	case "winget", "winget.exe", "scoop", "choco", "choco.exe":
		query = "list search show info"
	case "pacman", "paru", "yay":
		c.pacman()
		return
	}
	c.sysPkg(query, options)
}

func (c *Call) sysPkg(query, options string) {
	verb := ""
	for _, w := range c.Operands {
		switch {
		case w.Kind != shellparse.Literal && verb == "":
			c.Unknown("the sub-command is not known before it runs")
			return
		case w.Kind != shellparse.Literal:
			if verb != "" && (w.Multi && w.Kind == shellparse.Unknown || w.Value == "") {
				c.Unknown("an argument that may turn out to be an option")
			}
		case verb == "" && (w.Value == "" || w.Value[0] != '-' || hasName(query, w.Value)):
			verb = w.Value
		case strings.HasPrefix(w.Value, "-") && !hasName(options, w.Value):
			c.Unknown("option " + show(w.Value) + " is not known")
		}
	}
	if !hasName(query, verb) || verb == "" {
		c.Add(Package, Lit(verb), "")
	}
}

// pacman queries with -Q, -Ss, -Si, -Fl and the like.
func (c *Call) pacman() {
	if len(c.Operands) > 0 && c.Operands[0].Kind == shellparse.Literal {
		op := c.Operands[0].Value
		rest := strings.TrimLeft(op, "-")
		if strings.HasPrefix(op, "-Q") && strings.Trim(rest[1:], "acdegiklmnoqstu") == "" || op == "-Ss" || op == "-Si" || op == "-Sl" || op == "-Sg" {
			for _, w := range c.Operands[1:] {
				if strings.HasPrefix(w.Value, "-") || w.Kind == shellparse.Unknown {
					c.Unknown("option " + show(w.Value) + " is not known")
				}
			}
			return
		}
	}
	c.Add(Package, shellparse.Word{}, "")
}

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

// scanPyProject reads the managers of Python projects and tools. Their "run"
// runs a command in the environment of the project.
func scanPyProject(c *Call) {
	name := c.Argv[0].Value
	args := c.Operands
	if len(args) == 0 {
		return
	}
	if name == "uvx" {
		c.toolRun(args)
		return
	}
	verb := args[0]
	if verb.Kind != shellparse.Literal {
		c.Unknown("the sub-command is not known before it runs")
		return
	}
	c.out.Name += " " + verb.Value
	args = args[1:]
	defer scanProjectEnv(c)
	switch {
	case verb.Value == "shell":
		c.Add(Session, verb, "a shell in the environment of the project")
	case verb.Value == "run" || verb.Value == "exec":
		c.projectRun(name, args)
	case name == "uv" && verb.Value == "pip" && len(args) > 0 && args[0].Kind == shellparse.Literal && hasName("list show freeze check tree", args[0].Value):
		c.harmless(args[1:], "-q --quiet -v --verbose --outdated --format --format= --strict --exclude -e --editable --no-pager")
	case name == "uv" && verb.Value == "tool" && len(args) > 0 && args[0].Value == "run":
		c.toolRun(args[1:])
	case name == "uv" && (verb.Value == "tool" || verb.Value == "python" || verb.Value == "cache") && len(args) > 0 && hasName("list find dir", args[0].Value) && args[0].Kind == shellparse.Literal:
		c.harmless(args[1:], "--all-versions --only-installed --show-paths -q")
	case name == "hatch" && hasName("test fmt", verb.Value):
		c.Add(Task, verb, "")
		if verb.Value == "fmt" && !includes(args, "--check") {
			c.Add(Edit, shellparse.Word{}, "formats the project")
		}
		c.passed(args)
	case hasName("uv poetry pdm", name) && (verb.Value == "lock" || name == "uv" && verb.Value == "sync") && includes(args, "--check"):
		// As far as building what the project names, like a test run.
		c.Add(Task, verb, "")
		c.harmless(args, "--check -q --quiet -v --verbose --frozen --locked --offline --all-extras --all-groups --no-dev --dev --no-progress -n --no-interaction")
	case name == "rye" && hasName("test lint", verb.Value):
		c.Add(Task, verb, "")
		c.passed(args)
	case verb.Value == "config":
		c.harmlessConfig(args)
	case verb.Value == "env" && (len(args) == 0 || !hasName("info list show", args[0].Value)):
		c.Add(Package, verb, "")
	case hasName(pyQueries, verb.Value) && !(name == "uv" && verb.Value == "export"):
		c.harmless(args, "-q --quiet -v --verbose --json --tree -t --outdated -o --latest -l --top-level -T --no-dev --only= --with= --without= --no-ansi -n -h --help --short -a --all -f --format -e -d --depth= --depth --frozen --locked --bare -s --strict --lock --envs --graph --skip-aliases --why --package")
	case hasName("-V -v --version -h --help --env-info --venv --where --py --envs", verb.Value) && len(args) == 0:
	default:
		c.Add(Package, verb, "")
	}
}

// pyQueries are the sub-commands that print.
const pyQueries = "list show check info env search tree version versions which whence prefix root commands outdated current about graph help where --list dep status export"

func includes(words []shellparse.Word, s string) bool {
	for _, w := range words {
		if w.Kind == shellparse.Literal && w.Value == s {
			return true
		}
	}
	return false
}

// harmless accepts operands and the options of a list.
func (c *Call) harmless(args []shellparse.Word, options string) {
	for _, w := range args {
		name := w.Value
		if i := strings.IndexByte(name, '='); i > 0 && w.Value[0] == '-' {
			name = name[:i+1]
		}
		switch {
		case w.Kind == shellparse.Unknown && (w.Multi || w.Value == "" || w.Value[0] == '-'):
			c.Unknown("an argument that may turn out to be an option")
		case len(w.Value) > 1 && w.Value[0] == '-' && !hasName(options, name):
			c.Unknown("option " + show(w.Value) + " is not known")
		}
	}
}

func (c *Call) harmlessConfig(args []shellparse.Word) {
	n := 0
	for _, w := range args {
		switch {
		case w.Kind == shellparse.Literal && hasName("--list --show --show-sources", w.Value):
			return
		case len(w.Value) == 0 || w.Value[0] != '-':
			n++
		}
	}
	if n > 1 || n == 1 && len(args) > 1 {
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
				if _, cmd, ok := strings.Cut(w.Value, ":"); ok {
					w = Lit(cmd)
				}
			}
			c.command(append([]shellparse.Word{w}, args[i+1:]...))
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
