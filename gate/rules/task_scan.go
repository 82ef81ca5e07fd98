package rules

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// taskWords are names of scripts, targets and sub-commands that by custom
// test, build or check the project and nothing else.
const taskWords = "all build check checks ci clippy compile cover coverage doc docs html e2e examples fmt-check format-check format:check help integration lint lints prettier:check " +
	"spec specs test tests typecheck type-check types tsc unit unit-test unit-tests unittest validate verify vet bench benchmark fmtcheck style stylecheck check-format checkformat eslint mypy ruff check-types build-test test-all lint-check ci-test test-unit test-integration test-e2e quality analyze analyse"

// taskPrefixes start the names of the variants: test:unit, lint-css.
const taskPrefixes = "test: test- test_ lint: lint- lint_ build: build- build_ check: check- check_ typecheck: coverage: coverage- cover- unit: e2e: vet- verify: verify- validate: tsc: bench- spec: ci: ci-lint ci-check"

// isTask reports that a script or target is a task by its name. Names that
// also say fix, deploy, publish and the like are not.
func isTask(name string) bool {
	for word := range strings.FieldsFuncSeq(name, func(r rune) bool { return r == ':' || r == '-' || r == '_' || r == '.' || r == '/' }) {
		if hasName(changing, word) {
			return false
		}
	}
	if hasName(taskWords, name) || hasName("t tst", name) {
		return true
	}
	for p := range strings.FieldsSeq(taskPrefixes) {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}

// addTask adds the effect of running a script or target by its name.
func (c *Call) addTask(w shellparse.Word) {
	switch {
	case w.Kind != shellparse.Literal:
		c.Unknown("the name of the task is not known before it runs")
	case isTask(w.Value):
		c.Add(Task, w, "")
	default:
		c.Add(Project, w, "a script of the project")
	}
}

// passed looks at the arguments that a script is given. They are its own
// business unless they are not known or name code elsewhere.
func (c *Call) passed(words []shellparse.Word) {
	const (
		edits = "--fix --write --updateSnapshot --update-snapshots --update"
		loads = "--require --import --loader --experimental-loader --plugin --globalSetup --setupFiles --setupFilesAfterEnv --testRunner --runner --rulesdir --exec --resolver --testEnvironment --environment --script-shell --node-options --init-script"
	)
	for _, w := range words {
		v := w
		switch name, _, _ := strings.Cut(w.Value, "="); {
		case hasName(edits, name):
			c.Add(Edit, shellparse.Word{}, "option "+name)
		case hasName(loads, name):
			c.Add(Load, w, "option "+name)
		}
		if _, val, ok := strings.Cut(w.Value, "="); ok && strings.HasPrefix(w.Value, "-") {
			v.Value = val
		}
		if file, ok := attachedPath(w.Value); ok {
			v.Value = file
		}
		switch {
		case w.Kind == shellparse.Unknown:
			c.Unknown("an argument of the script is not known before it runs")
		case !isLocal(v):
			c.Add(File, v, "a path outside the working directory")
		default:
			c.shows(v)
		}
	}
}

// scanTester reads tools whose first operand may be a sub-command: the tools
// that run tasks of several packages, and linters.
func scanTester(c *Call) {
	ops := c.Operands
	switch c.Argv[0].Value {
	case "format": // dart format writes, unless its output is none
		if w, ok := c.Value("-o"); ok && w.Kind == shellparse.Literal && hasName("none show json", w.Value) {
			c.Add(Task, shellparse.Word{}, "")
			return
		}
		c.edits(ops)
		return
	case "ormolu", "fourmolu":
		c.haskellFormat(ops)
		return
	case "turbo", "nx":
		c.monorepo(ops)
		return
	case "run": // lerna run
		for i := 1; i+1 < len(c.Argv); i++ {
			if ref := c.Argv[i+1]; c.Argv[i].Value == "--since" && ref.Kind == shellparse.Literal && !strings.HasPrefix(ref.Value, "-") {
				// The reference may be left out, but a word that follows is one.
				k := slices.IndexFunc(ops, func(w shellparse.Word) bool { return w.Span == ref.Span && w.Value == ref.Value })
				if k >= 0 {
					ops = slices.Delete(slices.Clone(ops), k, k+1)
				}
			}
		}
		c.scripts(ops)
		return
	}
	const (
		editing  = "fix fmt reformat process"
		harmless = "run test check lint ci format explain rage version help lint-file trace analyse analyze describe list list-files scan stats parse dialects checks templates cpd"
		// verbs are the programs whose first operand is always a sub-command.
		verbs = "biome dprint astro phpstan php-cs-fixer rector deptrac redocly spectral vacuum kube-linter pmd pymarkdown"
		other = "init migrate install sync start stop open add create dev preview build upgrade login logout daemon lsp-proxy telemetry config link output-resolved-config"
	)
	if len(ops) > 0 && ops[0].Kind == shellparse.Literal {
		switch {
		case hasName(other, ops[0].Value):
			c.Add(Project, ops[0], "")
			return
		case hasName(editing, ops[0].Value) && !c.Has("--check --test --dry-run"):
			c.Add(Edit, shellparse.Word{}, "changes files")
			ops = ops[1:]
		case hasName(harmless, ops[0].Value), hasName("php-cs-fixer rector", c.Argv[0].Value) && hasName(editing, ops[0].Value):
			ops = ops[1:]
		case hasName(verbs, c.Argv[0].Value):
			c.Unknown("sub-command " + show(ops[0].Value) + " is not known")
		}
	}
	if hasName("stylua pint phpcbf", c.Argv[0].Value) && !c.Has("--check --test --dry-run") {
		c.Add(Edit, shellparse.Word{}, "changes files")
	}
	c.loadedByPath()
	c.Add(Task, shellparse.Word{}, "")
	for _, w := range ops {
		if !isLocal(w) {
			c.Add(File, w, "a path outside the working directory")
		}
		c.shows(w)
	}
}

// haskellFormat reads the mode of ormolu: stdout, inplace or check. -i is
// short for the second.
func (c *Call) haskellFormat(ops []shellparse.Word) {
	k := Read
	mode, given := c.Value("-m")
	switch {
	case c.Has("-i"), given && mode.Kind == shellparse.Literal && mode.Value == "inplace":
		k = Edit
	case given && (mode.Kind != shellparse.Literal || !hasName("stdout check", mode.Value)):
		c.Unknown("the mode is not known")
	}
	for _, w := range ops {
		c.Add(k, w, "")
	}
}

// monorepo reads "turbo run test lint", "nx test app", "nx run app:test".
func (c *Call) monorepo(ops []shellparse.Word) {
	if len(ops) == 0 {
		if c.Has("-t") {
			c.Add(Project, shellparse.Word{}, "")
		}
		return
	}
	verb := ops[0]
	if verb.Kind != shellparse.Literal {
		c.Unknown("the sub-command is not known before it runs")
		return
	}
	switch {
	case hasName("run-many affected", verb.Value):
		// -t takes all words up to the next option.
		targets := slices.Clone(ops[1:])
		for i := range c.Uses {
			if u := &c.Uses[i]; u.HasValue && lists(u.Flag.Names, "-t") {
				targets = append(targets, u.Value)
			}
		}
		if len(targets) == 0 {
			c.Add(Project, verb, "")
		}
		for _, w := range targets {
			for name := range strings.SplitSeq(w.Value, ",") {
				c.addTask(shellparse.Word{Kind: w.Kind, Value: name})
			}
		}
	case verb.Value == "run":
		if c.Dashes > 0 {
			c.passed(ops[c.Dashes:])
			ops = ops[:c.Dashes]
		}
		for _, w := range ops[1:] {
			// nx names tasks project:target[:configuration].
			if _, target, ok := strings.Cut(w.Value, ":"); ok && c.Argv[0].Value == "nx" {
				w.Value, _, _ = strings.Cut(target, ":")
			}
			c.addTask(w)
		}
	case hasName("graph dep-graph", verb.Value) && !c.Has("--file --print"):
		c.Add(Listen, verb, "shows it in a browser")
	case hasName("graph list ls report show print-affected", verb.Value), hasName("info boundaries", verb.Value) && c.Argv[0].Value == "turbo":
		c.Add(Task, verb, "")
	default:
		c.addTask(verb)
	}
}

// scripts reads the names of scripts in front of "--", and what they are given.
func (c *Call) scripts(ops []shellparse.Word) {
	if c.Dashes >= 0 {
		c.passed(ops[c.Dashes:])
		ops = ops[:c.Dashes]
	}
	if len(ops) == 0 {
		c.Unknown("no script")
	}
	for _, w := range ops {
		c.addTask(w)
	}
}

// scanMake reads the variables and targets of make.
func scanMake(c *Call) {
	targets := 0
	tool := c.Argv[0].Value
	if (tool == "make" || tool == "gmake") && c.given("-p --print-data-base") {
		c.AddEffect(Effect{Kind: EnvDump, Note: "prints every variable"})
	}
	maven := hasName("mvn mvnw mvnd", tool)
	if _, ok := c.Value("-t"); ok && (tool == "ninja" || tool == "samu") {
		for i := range c.Uses { // the first decides
			if w := c.Uses[i].Value; c.Uses[i].Name == "-t" && (!hasName("targets commands query graph deps list rules compdb inputs missingdeps", w.Value) || w.Kind != shellparse.Literal) {
				c.Unknown("tool " + show(w.Value) + " may change files")
			}
		}
		return
	}
	for _, w := range c.Operands {
		name, val, isVar := strings.Cut(w.Value, "=")
		goal := ""
		if maven {
			goal = mavenGoal(w.Value)
		}
		switch {
		case isVar:
			c.makeVar(strings.TrimRight(name, ":+?!"), val, w)
		case w.Kind != shellparse.Literal:
			c.Unknown("the target is not known before it runs")
			targets++
		case isDigits(w.Value) && c.Has("-j -l"):
		case c.Has("--just-print"): // reads the description, prints the recipes
			targets++
			c.Add(Task, w, "")
		case hasName(targetsOf(tool), w.Value[strings.LastIndexByte(w.Value, ':')+1:]) && !(maven && strings.Count(w.Value, ":") > 1), hasName(targetsOf(tool), w.Value):
			targets++
			c.Add(Task, w, "")
		case (tool == "gradle" || tool == "gradlew") && strings.HasPrefix(w.Value, ":"):
			targets++
			c.addTask(Lit(w.Value[strings.LastIndexByte(w.Value, ':')+1:]))
		case maven && goal == "help:evaluate":
			targets++
			c.mavenExpression(w)
		case maven && hasName(targetsOf(tool), goal):
			targets++
			c.Add(Task, w, "")
		case tool == "mill" && hasName("test compile testLocal testForked", w.Value[strings.LastIndexByte(w.Value, '.')+1:]):
			targets++
			c.Add(Task, w, "")
		default:
			targets++
			c.addTask(w)
		}
	}
	if targets == 0 {
		c.Add(Task, shellparse.Word{}, "")
	}
}

// targetsOf lists the targets that a build tool defines itself and that only
// build, test or print. A gradle target may carry the path of its project.
func targetsOf(tool string) string {
	switch tool {
	case "gradle", "gradlew":
		return "tasks projects properties dependencies dependencyInsight buildEnvironment help javaToolchains dependentComponents artifactTransforms outgoingVariants resolvableConfigurations components model assemble assembleDebug classes testClasses compileJava compileTestJava compileKotlin compileTestKotlin javadoc jar lintDebug testDebugUnitTest testReleaseUnitTest testDebug ktlintCheck detekt spotlessCheck spotbugsMain checkstyleMain checkstyleTest pmdMain jacocoTestReport integrationTest functionalTest unitTest processResources apiCheck buildDebug"
	case "mvn", "mvnw", "mvnd":
		return "validate compile test-compile test package verify integration-test process-classes process-resources process-test-classes pre-integration-test dependency:tree dependency:list dependency:analyze dependency:analyze-only dependency:analyze-dep-mgt dependency:analyze-duplicate dependency:analyze-exclusions dependency:build-classpath dependency:display-ancestors dependency:list-repositories dependency:list-classes dependency:properties dependency:resolve dependency:resolve-plugins help:all-profiles enforcer:display-info versions:display-parent-updates versions:display-extension-updates versions:dependency-updates-aggregate buildplan:list help:effective-pom help:effective-settings help:active-profiles help:describe checkstyle:check checkstyle:checkstyle spotless:check spotbugs:check pmd:check surefire:test failsafe:verify versions:display-dependency-updates versions:display-plugin-updates versions:display-property-updates javadoc:javadoc jacoco:report enforcer:enforce fmt:check surefire:help surefire-report:report surefire-report:report-only"
	case "mill", "ant", "bloop":
		return "compile projects jar classpath javadoc doc about"
	case "ninja", "samu":
		return "all test check"
	}
	return ""
}

// mavenGoal shortens GROUP:ARTIFACT[:VERSION]:GOAL of a plugin of Maven itself
// to PREFIX:GOAL, and leaves everything else as it is.
func mavenGoal(s string) string {
	group, rest, _ := strings.Cut(s, ":")
	artifact, goal, _ := strings.Cut(rest, ":")
	if i := strings.LastIndexByte(goal, ':'); i >= 0 && strings.Count(goal, ":") == 1 {
		goal = goal[i+1:]
	}
	switch {
	case group == "org.apache.maven.plugins" && artifact == "maven-dependency-plugin":
		return "dependency:" + goal
	case group == "org.apache.maven.plugins" && artifact == "maven-help-plugin":
		return "help:" + goal
	case group == "org.codehaus.mojo" && artifact == "versions-maven-plugin":
		return "versions:" + goal
	}
	return s
}

// mavenExpression looks at what mvn help:evaluate prints: a property of the
// project, but also the environment and settings with their passwords. Without
// an expression it reads them from standard input.
func (c *Call) mavenExpression(goal shellparse.Word) {
	const own = "java.version maven.compiler.source maven.compiler.target maven.compiler.release settings.localRepository"
	kind, given := Task, false
	for i := range c.Uses {
		u := &c.Uses[i]
		if u.Name != "-Dexpression" || !u.HasValue {
			continue
		}
		given = true
		s := strings.Trim(u.Value.Value, "${}")
		lower := strings.ToLower(s)
		switch {
		case u.Value.Kind != shellparse.Literal:
			c.Unknown("the expression is not known before it runs")
		case hasName(own, u.Value.Value):
		case strings.HasPrefix(s, "env"), strings.Contains(lower, "systemprop"):
			c.Add(EnvDump, u.Value, "")
		case mavenSecret(lower), secretKey(s):
			c.Add(Credential, u.Value, "may print the settings, or a property that is a secret")
		case !strings.HasPrefix(u.Value.Value, "project.") || strings.Contains(s, "$"):
			kind = Project
		}
	}
	if !given {
		c.Unknown("the expression is not known before it runs")
	}
	c.Add(kind, goal, "")
}

// mavenSecret reports parts of an expression, in lower case, that lead to the
// settings or to repositories with their passwords.
func mavenSecret(expression string) bool {
	for part := range strings.FieldsSeq("request session settings authentication artifactrepositor remoteprojectrepositor remotepluginrepositor") {
		if strings.Contains(expression, part) {
			return true
		}
	}
	return false
}

// makeVar judges NAME=value on the command line of make. The value becomes
// part of recipes, which are shell text.
func (c *Call) makeVar(name, val string, w shellparse.Word) {
	const programs = "SHELL .SHELLFLAGS MAKE MAKEFLAGS GNUMAKEFLAGS MFLAGS MAKEFILES CC CXX CPP LD AR AS NM FC RANLIB STRIP OBJCOPY YACC LEX INSTALL RM CP MV MKDIR LN SED AWK GREP FIND GO PYTHON PYTHON3 PIP NODE NPM NPX YARN PNPM CARGO RUSTC JAVA MVN DOCKER KUBECTL HELM GIT SUDO PREFIX DESTDIR BINDIR PATH HOME .DEFAULT_GOAL .RECIPEPREFIX VPATH CFLAGS CXXFLAGS CPPFLAGS LDFLAGS LDLIBS GOFLAGS RUSTFLAGS BUILD_DIR OUT OUTPUT OUTDIR SRCDIR"
	switch {
	case w.Kind != shellparse.Literal:
		c.Unknown("a make variable that is not known before it runs")
	case hasName(programs, name) || strings.ContainsAny(name, "$(){} "):
		c.Add(Program, w, "a make variable that decides what runs")
	case strings.ContainsAny(val, "$`;&|<>(){}\\\n'\"!*?~#"):
		c.Unknown("a make variable with characters the shell acts on")
	default:
		c.makeWords(val)
	}
}

// makeWords looks at the words of a variable, which a recipe may give to any
// program: plain words, paths of the project, and options that every test
// runner takes alike.
func (c *Call) makeWords(val string) {
	const options = "-v -vv -q -x -s -k -m -run -race -short -count -timeout -failfast --verbose --quiet -j -n -t --grep --filter --lf --ff -g --testNamePattern"
	for f := range strings.FieldsSeq(val) {
		name, v, ok := strings.Cut(f, "=")
		if !ok {
			v = f
		}
		switch {
		case strings.HasPrefix(f, "-") && !hasName(options, name):
			c.Unknown("a make variable with an option")
		case !isLocal(Lit(v)):
			c.Add(File, Lit(v), "a path outside the working directory")
		}
	}
}

// scanPkgScript reads "npm run NAME" and its relatives, and "npm test".
func scanPkgScript(c *Call) {
	verb := c.Argv[0].Value
	ops := c.Operands
	switch verb {
	case "run", "run-script", "rum", "urn", "task":
		if len(ops) == 0 {
			return // lists the scripts
		}
		c.addTask(ops[0])
		ops = ops[1:]
	case "test", "t", "tst":
		c.Add(Task, Lit("test"), "")
	default:
		c.Add(Project, Lit(verb), "a script of the project")
	}
	c.passed(ops)
}

// scanCMake reads "cmake --build DIR", which runs the build system that an
// earlier call has set up. Other calls configure, which runs the project's
// own description with variables that may name programs.
func scanCMake(c *Call) {
	dir, ok := c.Value("--build")
	if !ok {
		return
	}
	if !isLocal(dir) {
		c.Add(File, dir, "a build outside the working directory")
	}
	if c.Dashes >= 0 {
		for _, w := range c.Operands[c.Dashes:] {
			if w.Kind != shellparse.Literal || !hasName("-j -k -v -s -l V=1 VERBOSE=1", w.Value) && !isDigits(w.Value) && !(hasAnyPrefix(w.Value, "-j -k -l") && isDigits(w.Value[2:])) {
				c.Unknown("options for the build tool")
			}
		}
	}
	targets := 0
	for _, u := range c.Uses {
		if u.Name == "-t" || u.Name == "--target" {
			targets++
			c.addTask(u.Value)
		}
	}
	if targets == 0 {
		c.Add(Task, Lit("build"), "")
	}
}

// scanSessions reads the names of the sessions of nox, and the sub-commands
// of tox, of which some run a command or make an environment elsewhere.
func scanSessions(c *Call) {
	switch c.Argv[0].Value {
	case "nox":
		for i := range c.Uses {
			u := &c.Uses[i]
			if !u.HasValue || !lists(u.Flag.Names, "-s") || !hasName("-s --session --sessions -e", u.Name) {
				continue
			}
			if !harmlessSession(u.Value) {
				c.Add(Project, u.Value, "a session that is not a test by its name")
			}
		}
	case "tox":
		for i := range c.Uses {
			if u := &c.Uses[i]; u.HasValue && hasName("-e -m -f", u.Name) && !harmlessSession(u.Value) {
				c.Add(Project, u.Value, "an environment that is not a test by its name")
			}
		}
		if len(c.Operands) > 0 && c.Dashes != 0 && hasName("exec e devenv d quickstart q", c.Operands[0].Value) {
			c.Add(Project, c.Operands[0], "a command, or an environment elsewhere")
		}
	}
}

// harmlessSession reports a session whose name does not say that it changes
// or publishes something: tests-3.12, lint, docs, mypy.
func harmlessSession(w shellparse.Word) bool {
	if w.Kind != shellparse.Literal || strings.Contains(w.Value, "..") {
		return false
	}
	for part := range strings.FieldsFuncSeq(w.Value, func(r rune) bool { return strings.ContainsRune(":-_./(), ", r) }) {
		if hasName(changing, part) {
			return false
		}
	}
	return true
}

// changing are parts of names of tasks that do more than test and build.
const changing = "fix deploy publish release push install upload update write clean reset migrate seed watch dev serve start image docker snapshot snapshots"
