package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanWrap reads the wrappers whose command does not simply follow the
// options.
func scanWrap(c *Call) {
	switch c.Argv[0].Value {
	case "sudo", "doas":
		c.sudo()
	case "sg":
		c.groupCommand()
	case "sudoedit":
		c.edits(c.Operands)
	case "capsh":
		if c.Dashes == 0 {
			c.Add(Privilege, shellparse.Word{}, "")
			c.command(append([]shellparse.Word{Lit("bash")}, c.Operands...))
		} else if len(c.Operands) > 0 {
			c.Unknown("unexpected argument " + show(c.Operands[0].Value))
		}
	case "flock":
		c.flock()
	case "bwrap":
		c.bwrap()
	case "run", "develop", "shell":
		c.Add(Package, shellparse.Word{}, "may download packages")
		c.after("-c --command --")
	case "exec", "x":
		if hasName(c.Contract.Names, "dlx") {
			c.npx()
			return
		}
		c.Add(Project, shellparse.Word{}, "may install the tool first")
		c.after("--")
	case "npx", "bunx", "dlx":
		c.npx()
	case "cross-env-shell":
		c.Unknown("its arguments become shell text")
	case "cross-env", "dotenv", "env-cmd":
		c.withAssigns(c.Operands)
	default:
		c.Unknown("its arguments are not understood")
	}
}

// command adds the inner command, if there is one.
func (c *Call) command(words []shellparse.Word) {
	if len(words) > 0 {
		c.AddEffect(Effect{Kind: Argv, Words: words})
	}
}

func (c *Call) edits(words []shellparse.Word) {
	for _, w := range words {
		c.Add(Edit, w, "")
	}
}

// withAssigns reads NAME=value words, then a command.
func (c *Call) withAssigns(words []shellparse.Word) {
	for len(words) > 0 && assigns(words[0]) {
		c.Add(SetEnv, words[0], "")
		words = words[1:]
	}
	c.command(words)
}

// assigns reports a word of the form NAME=value with a certain name.
func assigns(w shellparse.Word) bool {
	name, _, ok := strings.Cut(w.Value, "=")
	return ok && isName(name)
}

// sudo reads the operands of sudo and doas.
func (c *Call) sudo() {
	switch {
	case c.Has("-e"):
		c.edits(c.Operands)
	case c.Has("-l -v -k -K -V") && len(c.Operands) == 0:
	case len(c.Operands) == 0 && c.Has("-s"):
		c.AddEffect(Effect{Kind: StdinScript, Note: "a shell that reads standard input"})
		c.Add(Session, shellparse.Word{}, "an interactive shell")
	default:
		c.withAssigns(c.Operands)
	}
}

// groupCommand reads "sg [-] GROUP [-c] TEXT".
func (c *Call) groupCommand() {
	ops := c.Operands
	if len(ops) > 0 && ops[0].Kind == shellparse.Literal && ops[0].Value == "-" {
		ops = ops[1:]
	}
	if len(ops) > 1 && ops[1].Kind == shellparse.Literal && ops[1].Value == "-c" {
		ops = ops[1:]
	}
	if len(ops) < 2 {
		c.Add(Session, shellparse.Word{}, "a shell with another group")
		return
	}
	c.AddEffect(Effect{Kind: Script, Word: ops[1], Dialect: shellparse.POSIX})
}

// flock reads "flock FILE COMMAND", "flock FILE -c SCRIPT" and "flock FD".
func (c *Call) flock() {
	ops := c.Operands
	if len(ops) == 0 {
		return
	}
	if !(ops[0].Kind == shellparse.Literal && isDigits(ops[0].Value)) {
		c.Add(Create, ops[0], "the lock file")
	}
	ops = ops[1:]
	if len(ops) > 0 && ops[0].Kind == shellparse.Literal && (ops[0].Value == "-c" || ops[0].Value == "--command") {
		if len(ops) != 2 {
			c.Unknown("-c needs exactly one command")
		}
		for _, w := range ops[1:] {
			c.AddEffect(Effect{Kind: Script, Word: w, Dialect: shellparse.POSIX})
		}
		return
	}
	c.command(ops)
}

func isDigits(s string) bool {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s != ""
}

// bwrap skips options by the number of their values.
func (c *Call) bwrap() {
	const (
		none = "--unshare-all --unshare-user --unshare-ipc --unshare-pid --unshare-net --unshare-uts --unshare-cgroup --share-net --die-with-parent --new-session --as-pid-1 --clearenv --disable-userns"
		one  = "--chdir --proc --dev --tmpfs --mqueue --dir --hostname --uid --gid --unsetenv --remount-ro --cap-add --cap-drop --lock-file --size --perms"
		two  = "--bind --ro-bind --dev-bind --bind-try --ro-bind-try --dev-bind-try --symlink --setenv --chmod"
	)
	c.Add(System, shellparse.Word{}, "other mounts and namespaces")
	for i := 1; i < len(c.Argv); i++ {
		w := c.Argv[i]
		switch {
		case w.Kind != shellparse.Literal:
			c.Unknown("an argument that may turn out to be an option")
			return
		case hasName(none, w.Value):
		case hasName(one, w.Value):
			i++
		case hasName(two, w.Value):
			i += 2
		case strings.HasPrefix(w.Value, "-"):
			c.Unknown("option " + show(w.Value) + " is not known")
			return
		default:
			c.command(c.Argv[i:])
			return
		}
	}
}

// after runs what follows the first of some words; without one the command is
// not understood.
func (c *Call) after(marks string) {
	for i, w := range c.Argv {
		if i > 0 && w.Kind == shellparse.Literal && hasName(marks, w.Value) {
			c.command(c.Argv[i+1:])
			return
		}
	}
	c.Unknown("its arguments are not understood")
}

// npx reads npx, bunx, pnpm dlx and yarn dlx. The tool is judged by its own
// contract; that it may be downloaded first is an effect too.
func (c *Call) npx() {
	local := false
	for i := 1; i < len(c.Argv); i++ {
		w := c.Argv[i]
		switch {
		case w.Kind != shellparse.Literal:
			c.Unknown("the tool is not known before it runs")
			return
		case hasName("-y --yes -q --quiet --silent --bun", w.Value):
		case hasName("--no --no-install", w.Value):
			local = true
		case hasName("-p --package -w --workspace", w.Value):
			c.Add(Package, shellparse.Word{}, "names the package")
			i++
		case strings.HasPrefix(w.Value, "--package="):
			c.Add(Package, shellparse.Word{}, "names the package")
		case hasName("-c --call", w.Value):
			if i+1 < len(c.Argv) {
				c.AddEffect(Effect{Kind: Script, Word: c.Argv[i+1], Dialect: shellparse.POSIX})
			}
			c.Add(Project, shellparse.Word{}, "runs tools of the project")
			return
		case w.Value == "--":
		case strings.HasPrefix(w.Value, "-"):
			if onlyHelp(c.Contract, c.Argv, c.out.Name) || len(c.Argv) == 2 && hasName("-v -h", w.Value) {
				return
			}
			c.Unknown("option " + show(w.Value) + " is not known")
			return
		default:
			if !local {
				c.Add(Project, w, "a tool that may be downloaded first")
			}
			c.command(c.Argv[i:])
			return
		}
	}
}

// scanXargs reads the command that xargs completes with its input.
func scanXargs(c *Call) {
	if len(c.Operands) == 0 {
		c.Unknown("no command, so that echo prints the input")
		return
	}
	words := c.Operands
	repl, given := c.replacement()
	if !given {
		c.AddEffect(Effect{Kind: Argv, Words: words, Mod: AppendUnknown})
		return
	}
	if repl.Kind != shellparse.Literal || repl.Value == "" {
		c.Unknown("the replacement is not known before it runs")
		return
	}
	inner := make([]shellparse.Word, len(words))
	for i, w := range words {
		inner[i] = w
		if w.Kind == shellparse.Unknown {
			continue
		}
		if before, _, ok := strings.Cut(w.Value, repl.Value); ok {
			inner[i] = shellparse.Word{Value: before, Multi: c.Has("-J"), Span: w.Span}
			if j := strings.LastIndex(w.Value, repl.Value); !inner[i].Multi {
				inner[i].Suffix = w.Value[j+len(repl.Value):]
			}
		}
	}
	c.AddEffect(Effect{Kind: Argv, Words: inner})
}

// replacement returns the word that -I, -i or -J has replaced by input.
func (c *Call) replacement() (shellparse.Word, bool) {
	if w, ok := c.Value("-I"); ok {
		return w, true
	}
	if w, ok := c.Value("-J"); ok {
		return w, true
	}
	return Lit("{}"), c.Has("-I")
}

// scanJoin makes shell text of the operands, as eval and watch do.
func scanJoin(c *Call) {
	name := c.Argv[0].Value
	if len(c.Operands) == 0 {
		if name == "parallel" {
			c.AddEffect(Effect{Kind: StdinScript, Dialect: shellparse.POSIX, Note: "without a command its input holds them"})
		}
		return
	}
	if name == "watch" && c.Has("-x") || name == "entr" && !c.Has("-s") || name == "watchexec" && c.Has("-n") {
		c.command(c.Operands)
		return
	}
	text := shellparse.Word{Kind: shellparse.Literal}
	var b strings.Builder
	for i, w := range c.Operands {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(w.Value)
		if w.Kind == shellparse.Unknown {
			text.Kind, text.Vars, text.Subst = shellparse.Unknown, w.Vars, w.Subst
			break
		}
		if w.Kind == shellparse.Pattern {
			text.Kind = shellparse.Unknown
		}
	}
	text.Value = b.String()
	d := shellparse.POSIX
	if name == "eval" {
		d = shellparse.Bash
	}
	c.AddEffect(Effect{Kind: Script, Word: text, Dialect: d})
}

// scanRare is for wrappers that ordinary work seldom needs. A shell behind
// one is asked about, whatever its text.
func scanRare(c *Call) {
	if c.Argv[0].Value == "strace" && c.saysAbbrev() {
		c.AddEffect(Effect{Kind: EnvDump, Note: "prints the environment that programs are given"})
	}
	if c.Argv[0].Value == "setarch" {
		c.architecture()
	}
	if hasName("setarch linux32 linux64 i386 x86_64 uname26 unshare nsenter fakeroot firejail chroot", c.Argv[0].Value) && !c.out.Has(Argv) {
		c.AddEffect(Effect{Kind: StdinScript, Note: "without a command it starts a shell"})
	}
	c.tracer()
	for i := range c.out.Effects {
		e := &c.out.Effects[i]
		if !c.out.peek && (e.Kind == Script || e.Kind == Argv && startsShell(e.Words, 0)) {
			c.Unknown("a shell behind an unusual wrapper")
			return
		}
	}
}

// architecture takes the name of an architecture, which may be left out, from
// the command of setarch.
func (c *Call) architecture() {
	for i := range c.out.Effects {
		e := &c.out.Effects[i]
		if e.Kind != Argv || e.Words[0].Kind != shellparse.Literal || Known(e.Words[0].Value) && !hasName("linux32 linux64 i386 x86_64 uname26", e.Words[0].Value) || strings.Contains(e.Words[0].Value, "/") {
			continue
		}
		if len(e.Words) == 1 {
			c.out.Effects = append(c.out.Effects[:i], c.out.Effects[i+1:]...)
			return
		}
		e.Words = e.Words[1:]
	}
}

// startsShell reports a command that is a shell, or wraps one. What is longer
// than anybody types counts as one.
func startsShell(words []shellparse.Word, depth int) bool {
	if len(words) == 0 || words[0].Kind != shellparse.Literal {
		return false
	}
	const (
		most = 8    // wrappers inside wrappers
		long = 1024 // words
	)
	w := words[0]
	w.Value = w.Value[strings.LastIndexByte(w.Value, '/')+1:]
	if shellWords(w.Value) || depth > most || len(words) > long {
		return true
	}
	c := Lookup(w.Value)
	if c == nil {
		return false
	}
	a := Analysis{Name: w.Value, peek: true}
	analyze(c, append([]shellparse.Word{w}, words[1:]...), nil, &a)
	for i := range a.Effects {
		e := &a.Effects[i]
		if e.Kind == Script || e.Kind == Argv && startsShell(e.Words, depth+1) {
			return true
		}
	}
	return false
}

func shellWords(name string) bool {
	for i := range shells {
		if hasName(shells[i].Names, name) {
			return true
		}
	}
	return false
}

// scanLocal drops the File effects of paths that stay under the working
// directory: a test file, a package, a configuration of the project itself.
// Naming code elsewhere keeps the effect.
//
// An operand that begins with "@" names a file of further arguments for many
// of these programs, and a reporter, format or interface that is a path is
// code that they load.
func scanLocal(c *Call) {
	c.verbs()
	c.loadedByPath()
	c.argFiles()
	kept := c.out.Effects[:0]
	for _, e := range c.out.Effects {
		if e.Kind == Load && e.Word.Kind == shellparse.Literal && strings.HasPrefix(e.Word.Value, "no:") && hasName("pytest py.test", c.Argv[0].Value) {
			continue // -p no:NAME turns a plugin off
		}
		if e.Kind != File || !isLocal(e.Word) {
			kept = append(kept, e)
			continue
		}
		c.shows(e.Word)
	}
	c.out.Effects = kept
}

// argFiles adds a Load for operands that name a file of further arguments.
func (c *Call) argFiles() {
	for _, w := range c.Operands {
		if strings.HasPrefix(w.Value, "@") {
			c.Add(Load, w, "a file of further arguments")
		}
	}
}

// loadedByPath adds a Load for options whose value is usually the name of
// something built in, but may be a path to code, or a path to write to.
func (c *Call) loadedByPath() {
	const options = "-f --format --formatter --reporter --reporters -R --coverageReporters --coverage.reporter --coverage.provider --coverageProvider --coverage-reporter --pool --ui -u --parser --browser --test-reporter --cov-report -l --logger --report -W --pythonwarnings --ds --standard --env --environment --testEnvironment"
	if c.loaded {
		return
	}
	c.loaded = true
	seen := c.mentioned()
	for i := range c.Uses {
		u := &c.Uses[i]
		switch {
		case !u.HasValue || u.Flag.Value != Text:
			continue
		case hasName("--msg-template --template --template-location", u.Name), u.Name == "--format" && strings.ContainsAny(u.Value.Value, "%{"), u.Value.Kind != shellparse.Literal && u.Name == "--format":
			c.ownText()
		case u.Name == "--out-format" || u.Name == "--output-format" && c.Argv[0].Value == "pylint" || u.Name == "-f" && c.Argv[0].Value == "pylint":
			// FORMAT:PATH, several separated by commas.
			for part := range strings.SplitSeq(u.Value.Value, ",") {
				if _, file, ok := strings.Cut(part, ":"); ok {
					w := u.Value
					w.Value = file
					c.Add(Artifact, w, "a report")
				}
			}
			continue
		case u.Name == "--cov-report" && strings.Contains(u.Value.Value, ":") && !strings.HasPrefix(u.Value.Value, "term"):
			w := u.Value
			_, w.Value, _ = strings.Cut(w.Value, ":")
			c.Add(Artifact, w, "a report")
			continue
		case hasName("--style -style", u.Name) && strings.HasPrefix(u.Value.Value, "file:"):
			w := u.Value
			w.Value = w.Value[len("file:"):]
			c.Add(Load, w, "a style file")
			continue
		case u.Name == "--target" && (strings.ContainsAny(u.Value.Value, "/\\") || strings.HasSuffix(u.Value.Value, ".json") || u.Value.Kind != shellparse.Literal && hasName("check c build b test t bench doc d rustdoc clippy run list", c.Argv[0].Value)):
			c.Add(Load, u.Value, "a description of a target, which names a linker")
			continue
		}
		if u.HasValue && u.Flag.Value == Text && (hasName(options, u.Name) && !(c.late && len(u.Name) == 2) || namesCode(u.Name)) && !seen.has(u.Value) && !strings.HasPrefix(u.Value.Value, "{{") && (u.Value.Kind == shellparse.Unknown || strings.ContainsAny(u.Value.Value, "/\\") || strings.HasPrefix(u.Value.Value, ".") || hasAnySuffix(u.Value.Value, ".js .mjs .cjs .ts .py .rb .xml")) {
			c.Add(Load, u.Value, "option "+u.Name)
		}
	}
}

func hasAnySuffix(s, suffixes string) bool {
	for x := range strings.FieldsSeq(suffixes) {
		if strings.HasSuffix(s, x) {
			return true
		}
	}
	return false
}

// isLocal reports a path under the working directory, by its text: relative
// and without "..".
func isLocal(w shellparse.Word) bool {
	if w.Kind == shellparse.Unknown || hasAnyPrefix(w.Value, "/ ~ npm: jsr: data: file:") || strings.Contains(w.Value, "://") {
		return false
	}
	// What follows a sign in the middle may be a path of its own: a=/tmp/x.
	for i := 1; i < len(w.Value); i++ {
		if strings.IndexByte("=@,:", w.Value[i-1]) >= 0 && hasAnyPrefix(w.Value[i:], "/ ~/ ../") {
			return false
		}
	}
	return !includesDots(w.Value)
}

// scanRunuser reads options behind the name of a user, where a command stands
// otherwise.
func scanRunuser(c *Call) {
	if c.Has("-u") {
		return
	}
	for i, w := range c.Operands {
		if text, ok := strings.CutPrefix(w.Value, "--command="); ok && w.Kind == shellparse.Literal {
			c.AddEffect(Effect{Kind: Script, Word: Lit(text)})
		} else if hasName("-c --command --session-command", w.Value) && i+1 < len(c.Operands) {
			c.AddEffect(Effect{Kind: Script, Word: c.Operands[i+1]})
		}
	}
}
