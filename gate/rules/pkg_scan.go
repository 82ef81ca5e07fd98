package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanSpec reads what a registry is asked about: an address in the place of a
// name is fetched from (npm help package-spec). Names of rpm may have colons
// otherwise.
func scanSpec(c *Call) {
	seen := c.mentioned() // rpm -p reads its operands
	mark := ":"
	if c.Argv[0].Value == "rpm" {
		mark = "://"
	}
	for _, w := range c.Operands {
		if strings.Contains(w.Value, mark) && !seen.has(w) || hasName("view info show v", c.Argv[0].Value) && ownerRepo(w.Value) {
			c.Add(Fetch, w, "")
		}
	}
}

// ownerRepo reports OWNER/NAME, which is a repository on GitHub. Scopes begin
// with an at sign.
func ownerRepo(s string) bool {
	return strings.Contains(s, "/") && !hasAnyPrefix(s, "@ . / ~")
}

// scanPkg reads pnpm, yarn and bun, where a first operand that is no
// sub-command names a script or a tool, and npm exec.
func scanPkg(c *Call) {
	switch c.Argv[0].Value {
	case "pnpm", "yarn", "yarnpkg", "bun":
		c.pkgManager()
	case "exec", "x":
		c.npmExec()
	case "build":
		c.pkgBuild()
	case "workspace":
		// yarn workspace NAME COMMAND...
		if len(c.Operands) > 1 {
			if w := c.Operands[1]; w.Kind == shellparse.Literal && hasName("exec node dlx", w.Value) {
				c.Add(Project, w, "a command in the environment of a package")
			}
			c.pkgWords(append([]shellparse.Word{Lit("yarn")}, c.Operands[1:]...))
			return
		}
		c.Unknown("lacks its command")
	}
}

func (c *Call) pkgManager() {
	if len(c.Argv) == 2 && c.Argv[1].Kind == shellparse.Literal && hasName("--help --version -h -v", c.Argv[1].Value) {
		return
	}
	c.pkgWords(c.Argv)
}

// pkgWords finds the first operand behind the options and reads it as
// sub-command, script or tool.
func (c *Call) pkgWords(argv []shellparse.Word) {
	call := &Call{Contract: &pkgBuiltins, Argv: argv, Dashes: -1, out: c.out}
	call.parse(nil)
	call.useFlags()
	tool := argv[0].Value
	if len(call.Operands) == 0 {
		switch {
		case c.out.Has(Opaque):
		case tool == "yarn" || tool == "yarnpkg":
			c.Add(Package, shellparse.Word{}, "installs")
		case tool == "bun" && len(call.Uses) == 0 || tool == "pnpm" && len(call.Uses) == 0:
		default:
			c.Unknown("needs a sub-command")
		}
		return
	}
	w := call.Operands[0]
	if w.Kind != shellparse.Literal {
		c.Unknown("the sub-command is not known before it runs")
		return
	}
	rest := call.Operands[1:]
	if tool == "bun" && w.Value == "exec" {
		// Its own shell reads the words as one script.
		for _, text := range rest {
			c.AddEffect(Effect{Kind: Script, Word: text, Dialect: shellparse.POSIX})
		}
		c.Add(Opaque, w, "the shell of bun")
		return
	}
	if s := subNamed(pkgQueries(tool), w.Value); s != nil {
		c.out.Name = tool + " " + w.Value
		analyze(s, call.Operands, []*Contract{&pkgBuiltins}, c.out)
		return
	}
	for i := range pkgBuiltins.Subs {
		s := &pkgBuiltins.Subs[i]
		if hasName(s.Names, w.Value) {
			c.out.Name = tool + " " + w.Value
			switch {
			case tool == "bun" && w.Value == "build":
				c.Add(Project, w, "bundles")
				c.bunBuild(rest)
			case tool != "bun" && hasName("test t tst start stop restart dev", w.Value):
				// Everything behind the name goes to the script.
				c.addTask(w)
				c.passed(rest)
			default:
				analyze(s, call.Operands, []*Contract{&pkgBuiltins}, c.out)
			}
			return
		}
	}
	c.scriptOrTool(tool, w, rest)
}

// scriptOrTool reads "yarn NAME ARG...": a script of the project, or else a
// tool installed in it. The name of a known tool is judged as that tool.
func (c *Call) scriptOrTool(tool string, w shellparse.Word, rest []shellparse.Word) {
	if tool == "bun" && strings.ContainsAny(w.Value, "./") {
		c.AddEffect(Effect{Kind: c.codeKind(w), Word: w, Words: rest})
		return
	}
	if hasName(nodeToolNames, w.Value) {
		c.command(append([]shellparse.Word{w}, rest...))
		return
	}
	c.addTask(w)
	c.passed(rest)
}

// nodeToolNames are tools that projects install and call by "yarn NAME".
const nodeToolNames = "tsc vue-tsc eslint prettier jest vitest mocha ava playwright cypress stylelint biome oxlint svelte-check turbo nx lerna next vite webpack rollup tsx ts-node c8 nyc markdownlint cspell knip depcheck madge"

// bunBuild looks at where "bun build" writes.
func (c *Call) bunBuild(rest []shellparse.Word) {
	for i, w := range rest {
		for name := range strings.FieldsSeq("--outdir --outfile") {
			switch {
			case w.Value == name && i+1 < len(rest):
				c.Add(Artifact, rest[i+1], "")
			case strings.HasPrefix(w.Value, name+"="):
				c.Add(Artifact, shellparse.Word{Kind: w.Kind, Value: w.Value[len(name)+1:]}, "")
			}
		}
	}
}

// pkgBuild reads "pnpm build".
func (c *Call) pkgBuild() {
	c.Add(Task, Lit("build"), "")
	c.passed(c.Operands)
}

// npmExec reads "npm exec [options] [--] TOOL ARG...", which is npx, and
// "npm exec -c SCRIPT".
func (c *Call) npmExec() {
	c.npx()
}
