package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// parseUntil reads options up to the first operand, or up to an option in
// stop, whose value ends the options. It returns that option, if any, and the
// words after it.
func (c *Call) parseUntil(stop string) (string, []shellparse.Word) {
	p := &optionParser{call: c, args: c.Argv, next: 1}
	for p.next < len(p.args) {
		w := p.args[p.next]
		p.next++
		n := len(c.Uses)
		switch {
		case w.Kind == shellparse.Literal && w.Value == "--":
			return "", p.args[p.next:]
		case w.Kind == shellparse.Literal && isOption(w.Value, c.Contract.Style):
			p.option(w)
		case p.mayBeOption(w):
			c.Unknown("an argument that may turn out to be an option")
			return "", p.args[p.next-1:]
		default:
			return "", p.args[p.next-1:]
		}
		for _, u := range c.Uses[n:] {
			if hasName(stop, u.Name) {
				return u.Name, p.args[p.next:]
			}
		}
	}
	return "", nil
}

// scanInterp reads language runtimes: inline text, modules, files, standard
// input.
func scanInterp(c *Call) {
	name := c.Argv[0].Value
	switch {
	case name == "run": // coverage run
		c.coverageRun()
	case strings.HasPrefix(name, "python") || strings.HasPrefix(name, "pypy") || name == "ipython" || name == "ipython3" || name == "py":
		c.python()
	case name == "node" || name == "nodejs":
		c.node()
	default:
		c.runtime()
	}
}

// coverageRun reads "coverage run [-m MODULE|FILE] ARG...".
func (c *Call) coverageRun() {
	if len(c.Operands) == 0 {
		c.Unknown("lacks its program")
		return
	}
	if c.Has("-m") {
		c.module(c.Operands[0], c.Operands[1:])
		return
	}
	c.pyFile(c.Operands[0], c.Operands[1:])
}

func (c *Call) python() {
	stop, rest := c.parseUntil("-c -m -V --version -h -?")
	c.useFlags()
	for i := range c.Uses {
		if u := &c.Uses[i]; u.Name == "-X" && !hasName("dev utf8 utf8=1 utf8=0 importtime faulthandler no_debug_ranges tracemalloc showrefcount", u.Value.Value) {
			c.Unknown("an implementation option")
		}
	}
	switch stop {
	case "-c":
		w, _ := c.Value("-c")
		c.Add(Opaque, w, "program text")
		return
	case "-m":
		w, _ := c.Value("-m")
		c.module(w, rest)
		return
	case "-V", "--version", "-h", "-?":
		return
	}
	if len(rest) == 0 || rest[0].Kind == shellparse.Literal && rest[0].Value == "-" {
		c.Add(StdinCode, shellparse.Word{}, "")
		return
	}
	c.pyFile(rest[0], rest[1:])
}

// pyFile reads a script; Django's manage.py has commands of its own.
func (c *Call) pyFile(file shellparse.Word, args []shellparse.Word) {
	if file.Kind == shellparse.Literal && (file.Value == "manage.py" || strings.HasSuffix(file.Value, "/manage.py")) && isLocal(file) && len(args) > 0 && args[0].Kind == shellparse.Literal {
		switch args[0].Value {
		case "test", "check", "showmigrations", "validate_templates":
			c.Add(Task, args[0], "")
			c.djangoArgs(args[1:])
			return
		case "makemigrations", "migrate":
			if includes(args, "--check") && includes(args, "--dry-run") {
				c.Add(Task, args[0], "only looks for missing migrations")
				c.djangoArgs(args[1:])
				return
			}
		case "--version", "version", "help":
			c.Add(Task, args[0], "")
			c.djangoArgs(args[1:])
			return
		case "flush", "sqlflush", "reset_db":
			c.Add(Database, args[0], "")
		}
	}
	c.AddEffect(Effect{Kind: c.codeKind(file), Word: file, Words: args})
}

// codeKind is Project for code of the working directory and File for other
// code.
func (c *Call) codeKind(w shellparse.Word) Kind {
	if isLocal(w) {
		return Project
	}
	return File
}

// djangoArgs refuses the options that choose other code.
func (c *Call) djangoArgs(args []shellparse.Word) {
	for _, w := range args {
		for name := range strings.FieldsSeq("--settings --pythonpath --testrunner -s --top-level-directory -t") {
			if w.Value == name || strings.HasPrefix(w.Value, name+"=") {
				c.Add(Load, w, "chooses other code")
			}
		}
	}
	c.passed(args)
}

// module reads "python -m NAME ARG...". Modules that are tools with a
// contract of their own are judged by it.
func (c *Call) module(name shellparse.Word, args []shellparse.Word) {
	if name.Kind != shellparse.Literal {
		c.Unknown("the module is not known before it runs")
		return
	}
	const (
		tools   = "pytest tox nox coverage mypy pylint flake8 pyflakes pycodestyle pydocstyle ruff black isort autopep8 yapf bandit pip uv poetry pdm hatch pipx pipenv vulture radon codespell yamllint pyright mkdocs sphinx jupyter twine virtualenv pre_commit ipython"
		printed = "site sysconfig platform this calendar tokenize symtable dis ast pyclbr tabnanny keyword inspect json.tool base64 gzip zipfile tarfile"
	)
	n := name.Value
	// The working directory is the first place where modules are looked for
	// (python(1), -m), those of the library included.
	c.out.Here = c.out.Here || !c.given("-I -P")
	switch {
	case hasName(tools, n):
		c.command(append([]shellparse.Word{Lit(strings.ReplaceAll(n, "_", "-"))}, args...))
	case n == "unittest":
		c.unittest(args)
	case n == "py_compile":
		c.Add(Task, name, "") // it takes only files, and -q
		for _, w := range args {
			if w.Kind == shellparse.Literal && !isLocal(w) {
				c.Add(File, w, "compiled next to itself")
			}
			c.shows(w)
		}
	case n == "compileall":
		c.Add(Task, name, "")
		c.passed(args)
	case n == "json.tool":
		c.jsonTool(args)
	case hasName("tokenize dis ast tabnanny symtable doctest", n):
		c.Add(Task, name, "")
		c.passed(args)
		for _, w := range args {
			if hasName("tokenize dis ast symtable", n) && !strings.HasPrefix(w.Value, "-") {
				c.Add(Read, w, "")
			}
		}
	case (n == "http.server" && (len(args) != 1 || args[0].Value != "--help")) || n == "SimpleHTTPServer" || n == "pydoc" && len(args) > 0 && strings.HasPrefix(args[0].Value, "-"):
		c.Add(Listen, name, "")
	case (n == "venv" && (len(args) != 1 || args[0].Value != "--help")) || n == "ensurepip":
		c.Add(Package, name, "")
		for _, w := range args {
			if !strings.HasPrefix(w.Value, "-") {
				c.Add(Create, w, "")
			}
		}
	case len(args) == 1 && args[0].Kind == shellparse.Literal && args[0].Value == "--help" && hasName("venv http.server zipfile tarfile timeit unittest", n):
	case (n == "zipfile" || n == "tarfile") && len(args) == 2 && hasName("-l --list -t --test", args[0].Value):
		c.Add(Read, args[1], "")
	case hasName("sysconfig platform this calendar site", n):
		c.passed(args)
	case hasName("timeit cProfile profile pdb trace code codeop runpy webbrowser smtpd idlelib", n):
		c.Add(Opaque, name, "runs program text or a script")
	default:
		c.AddEffect(Effect{Kind: Project, Word: name, Words: args})
	}
}

// given reports an option by its own name, not by those that mean the same.
func (c *Call) given(names string) bool {
	for i := range c.Uses {
		if hasName(names, c.Uses[i].Name) {
			return true
		}
	}
	return false
}

func (c *Call) unittest(args []shellparse.Word) {
	c.Add(Task, Lit("unittest"), "")
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case w.Kind == shellparse.Unknown:
			c.Unknown("an argument that may turn out to be an option")
		case hasName("discover -v --verbose -q --quiet -f --failfast -c --catch -b --buffer --locals", w.Value):
		case hasName("-k -p --pattern --durations", w.Value):
			i++
		case hasName("-s --start-directory -t --top-level-directory", w.Value):
			if i+1 < len(args) && !isLocal(args[i+1]) {
				c.Add(File, args[i+1], "")
			}
			i++
		case strings.HasPrefix(w.Value, "-"):
			c.Unknown("option " + show(w.Value) + " is not known")
		case !isLocal(w):
			c.Add(File, w, "")
		}
	}
}

// jsonTool reads "python -m json.tool [options] [infile [outfile]]".
func (c *Call) jsonTool(args []shellparse.Word) {
	n := 0
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case w.Kind == shellparse.Unknown && (w.Multi || w.Value == "" || w.Value[0] == '-'):
			c.Unknown("an argument that may turn out to be an option")
		case hasName("--sort-keys --no-ensure-ascii --json-lines --tab --no-indent --compact -h", w.Value):
		case w.Value == "--indent":
			i++
		case strings.HasPrefix(w.Value, "--indent="):
		case len(w.Value) > 1 && w.Value[0] == '-':
			c.Unknown("option " + show(w.Value) + " is not known")
		case n == 0:
			c.Add(Read, w, "")
			n++
		default:
			c.Add(Write, w, "")
		}
	}
}

func (c *Call) node() {
	stop, rest := c.parseUntil("-v --version -h --v8-options")
	c.useFlags()
	switch {
	case stop != "":
	case c.Has("-e"):
	case c.Has("-c"):
		for _, w := range rest {
			c.Add(Read, w, "")
		}
		c.Add(Task, shellparse.Word{}, "checks the syntax")
	case c.Has("--test"):
		c.loadedByPath()
		c.Add(Task, shellparse.Word{}, "")
		c.passed(rest)
	case c.Has("--run"):
		w, _ := c.Value("--run")
		c.addTask(w)
		c.passed(rest)
	case len(rest) == 0 || rest[0].Kind == shellparse.Literal && rest[0].Value == "-":
		c.Add(StdinCode, shellparse.Word{}, "")
	default:
		c.AddEffect(Effect{Kind: c.codeKind(rest[0]), Word: rest[0], Words: rest[1:]})
	}
}

// runtime reads the other languages: inline text is in their contracts, the
// first operand is a file.
func (c *Call) runtime() {
	stop, rest := c.parseUntil("-v --version -V -version -h -help --help --numeric-version --print-libdir --supported-extensions")
	c.useFlags()
	switch {
	case stop != "" && len(rest) == 0:
	case stop != "":
		c.Add(Project, shellparse.Word{}, "")
	case c.Has("-c") && c.Argv[0].Value == "ruby":
		for _, w := range rest {
			c.Add(Read, w, "")
		}
		c.Add(Task, shellparse.Word{}, "checks the syntax")
	case c.Has("-l --syntax-check") && c.Argv[0].Value == "php":
		for _, w := range rest {
			c.Add(Read, w, "")
		}
		c.Add(Task, shellparse.Word{}, "checks the syntax")
	case c.out.Has(Opaque):
	case c.Has("-m") && c.Argv[0].Value == "php" && len(rest) == 0:
	case c.Has("-i") && c.Argv[0].Value == "php":
		c.Add(EnvDump, shellparse.Word{}, "prints its settings and the environment")
	case len(rest) == 0 || rest[0].Kind == shellparse.Literal && rest[0].Value == "-":
		c.Add(StdinCode, shellparse.Word{}, "")
	case c.Argv[0].Value == "php" && rest[0].Value == "artisan" && len(rest) > 1 && rest[1].Kind == shellparse.Literal && hasName("test about list route:list --version", rest[1].Value):
		c.Add(Task, rest[1], "")
		c.passed(rest[2:])
	default:
		c.AddEffect(Effect{Kind: c.codeKind(rest[0]), Word: rest[0], Words: rest[1:]})
	}
}
