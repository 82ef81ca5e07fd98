package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanChain turns what rebar3, lein and mix run one after another, or with
// other profiles, into commands of their own: "rebar3 as test eunit",
// "mix do compile, test".
func scanChain(c *Call) {
	tool, _, _ := strings.Cut(c.out.Name, " ")
	words := c.Argv[1:]
	if c.Argv[0].Value != "do" {
		if len(words) < 2 || words[0].Kind != shellparse.Literal || strings.HasPrefix(words[0].Value, "-") {
			c.Unknown("no task behind the profile")
			return
		}
		c.runTask(tool, words[1:])
		return
	}
	var one []shellparse.Word
	for _, w := range words {
		v := w.Value
		switch {
		case w.Kind != shellparse.Literal:
			c.Unknown("a task that is not known before it runs")
			return
		case v == "," || v == "+" && tool == "mix":
			c.runTask(tool, one)
			one = nil
			continue
		case strings.HasSuffix(v, ","):
			c.runTask(tool, append(one, Lit(v[:len(v)-1])))
			one = nil
			continue
		case strings.IndexByte(v, ',') >= 0:
			c.Unknown("several tasks in one word")
			return
		}
		one = append(one, w)
	}
	c.runTask(tool, one)
}

// runTask adds one task of a chain as a command of the tool.
func (c *Call) runTask(tool string, task []shellparse.Word) {
	if len(task) == 0 {
		return
	}
	if task[0].Kind != shellparse.Literal || strings.HasPrefix(task[0].Value, "-") {
		c.Unknown("an option in the place of a task")
		return
	}
	words := make([]shellparse.Word, 0, len(task)+1)
	c.AddEffect(Effect{Kind: Argv, Words: append(append(words, Lit(tool)), task...)})
}

// scanTasks reads the commands of sbt. Each argument is one, with its own
// arguments: "core/testOnly *Foo -- -z adds".
func scanTasks(c *Call) {
	if len(c.Operands) == 0 {
		c.Add(Session, shellparse.Word{}, "asks for commands")
	}
	for _, w := range c.Operands {
		if w.Kind != shellparse.Literal {
			c.Unknown("the task is not known before it runs")
			continue
		}
		for one := range strings.SplitSeq(w.Value, ";") {
			if one = strings.TrimSpace(one); one != "" {
				c.sbtTask(one)
			}
		}
	}
}

func (c *Call) sbtTask(text string) {
	const (
		plain    = "compile test testQuick package doc projects plugins about settings tasks scalafmtCheck scalafmtCheckAll scalafmtSbtCheck headerCheck headerCheckAll dependencyTree dependencyList dependencyStats dependencyUpdates evicted mimaReportBinaryIssues undeclaredCompileDependencies unusedCompileDependencies javafmtCheck javafmtCheckAll coverage coverageReport version name scalaVersion"
		settings = "version name organization scalaVersion crossScalaVersions scalacOptions javacOptions libraryDependencies allDependencies sbtVersion sourceDirectories baseDirectory projectDependencies moduleName"
		quiet    = "-z -n -l -t -v -q -a -o -oD -oF -oS -oDF -eD"
	)
	fields := strings.Fields(strings.ReplaceAll(strings.ReplaceAll(text, " / ", "/"), " /", "/"))
	name := strings.TrimPrefix(fields[0], "+")
	axis := name[:strings.LastIndexAny(name, "/:")+1]
	key := name[len(axis):]
	args := fields[1:]
	switch {
	case strings.Trim(axis, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./:") != "":
		c.Add(Project, Lit(text), "a script of the project")
	case hasName(plain, key) && len(args) == 0, name == "project" && len(args) == 1, name == "inspect":
		c.Add(Task, Lit(text), "")
	case name == "show" && len(args) == 1 && hasName(settings, args[0][strings.LastIndexByte(args[0], '/')+1:]):
		c.Add(Task, Lit(text), "")
	case key == "testOnly" || key == "testQuick":
		behind := false
		for _, f := range args {
			if behind && strings.HasPrefix(f, "-") && !hasName(quiet, f) && !strings.HasPrefix(f, "--tests=") {
				c.Unknown("option " + show(f) + " for the tests")
			}
			behind = behind || f == "--"
		}
		c.Add(Task, Lit(text), "")
	case len(args) == 0:
		c.addTask(Lit(name))
	default:
		c.Add(Project, Lit(text), "a script of the project")
	}
}

// scanClojure reads the clojure command: which aliases it runs, and with what.
// Arguments behind -M go to clojure.main if the alias names no program, which
// would load files and evaluate text.
func scanClojure(c *Call) {
	args := c.Argv[1:]
	for len(args) > 0 {
		w := args[0]
		v := w.Value
		if w.Kind != shellparse.Literal {
			c.Unknown("an argument that may turn out to be an option")
			return
		}
		args = args[1:]
		switch {
		case hasName("-Stree -Spath -Sdescribe -Sverbose -Sforce -Srepro -version --version -h --help", v):
			if v != "-Sverbose" && v != "-Sforce" && v != "-Srepro" {
				c.Add(Task, Lit(v), "")
				if len(args) == 0 {
					return
				}
			}
		case v == "-Spom":
			c.Add(Edit, Lit("pom.xml"), "")
		case strings.HasPrefix(v, "-A:") && cljAliases(v[2:]):
		case strings.HasPrefix(v, "-M:") && cljAliases(v[2:]):
			c.Add(Task, Lit(v), "")
			c.cljMain(args)
			return
		case v == "-X:deps" && len(args) > 0 && args[0].Kind == shellparse.Literal && hasName("tree list aliases", args[0].Value):
			c.Add(Task, Lit(v), "")
			c.cljPairs(args[1:])
			return
		case strings.HasPrefix(v, "-X:") && cljAliases(v[2:]):
			c.Add(Task, Lit(v), "")
			c.cljPairs(args)
			return
		case hasName("-M -X -A -T", v[:min(len(v), 2)]), !strings.HasPrefix(v, "-"):
			c.Add(Project, w, "a program of the project")
			return
		default:
			c.Unknown("option " + show(v) + " is not known")
			return
		}
	}
	if !c.out.Has(Task) {
		c.Add(Session, shellparse.Word{}, "an interpreter")
		c.Add(StdinCode, shellparse.Word{}, "")
	}
}

// cljAliases reports aliases of which the last, which says what runs, is a
// task by its name, and the others only choose versions or add directories.
func cljAliases(list string) bool {
	task := false
	for name := range strings.SplitSeq(strings.TrimPrefix(list, ":"), ":") {
		runner := task && (name == "runner" || name == "test-runner")
		switch task = false; {
		case isTask(name) || runner || name == "kaocha" || name == "eastwood" || name == "clj-kondo":
			task = true
		case name == "dev" || strings.HasPrefix(name, "1."):
		default:
			return false
		}
	}
	return task
}

// cljMain looks at what the program of an alias is given.
func (c *Call) cljMain(args []shellparse.Word) {
	const options = "-n --namespace -d --dir --lint --focus --skip --focus-meta --skip-meta"
	for len(args) > 0 {
		name, val, ok := strings.Cut(args[0].Value, "=")
		switch {
		case args[0].Kind != shellparse.Literal || !hasName(options, name):
			c.Unknown("an argument for the tests that is not known")
			return
		case !ok && len(args) == 1:
			return
		case !ok:
			val = args[1].Value
			if args[1].Kind != shellparse.Literal {
				c.Unknown("an argument that is not known before it runs")
				return
			}
			args = args[1:]
		}
		if !isLocal(Lit(val)) {
			c.Add(File, Lit(val), "a path outside the working directory")
		}
		args = args[1:]
	}
}

// cljPairs looks at keys and values for the function of an alias.
func (c *Call) cljPairs(args []shellparse.Word) {
	for i, w := range args {
		switch {
		case w.Kind != shellparse.Literal:
			c.Unknown("an argument that is not known before it runs")
			return
		case i%2 == 0 && !hasName(":dirs :nses :patterns :vars :includes :excludes :lib :extra :format :depth :aliases", w.Value):
			c.Unknown("key " + show(w.Value) + " is not known")
			return
		case i%2 == 1 && (strings.Contains(w.Value, "..") || strings.ContainsAny(w.Value, "~#") || strings.Contains(w.Value, `"/`)):
			c.Add(File, w, "a path outside the working directory")
		}
	}
}

// scanPolicy reads the query of opa eval: a name below data evaluates a rule
// of the files, all else is program text, which may ask the network.
func scanPolicy(c *Call) {
	scanLocal(c)
	for _, w := range c.Operands {
		if w.Kind != shellparse.Literal || !strings.HasPrefix(w.Value, "data.") || strings.Trim(w.Value, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.[]\"-") != "" {
			c.Add(Opaque, w, "a query")
		}
	}
}

// scanListed reads programs in which a value or an operand has an effect only
// by what it says.
func scanListed(c *Call) {
	switch c.Argv[0].Value {
	case "cloc": // a name it knows, or a command that lists the files
		for i := range c.Uses {
			if u := &c.Uses[i]; u.Name == "--vcs" && (u.Value.Kind != shellparse.Literal || u.Value.Value != "git") {
				c.Add(Program, u.Value, "a command that lists the files")
			}
		}
	case "xcrun": // a tool of Xcode, of which some are known, or any other program
		switch ops := c.Operands; {
		case len(ops) == 0:
		case ops[0].Kind == shellparse.Literal && ops[0].Value == "simctl":
			c.AddEffect(Effect{Kind: Argv, Words: ops})
		default:
			c.Add(Project, ops[0], "a program that xcrun finds")
		}
	case "flutter", "dart": // behind fvm
		c.AddEffect(Effect{Kind: Argv, Words: c.Argv})
	case "var": // opam var NAME, opam var NAME=VALUE
		for _, w := range c.Operands {
			if w.Kind != shellparse.Literal || strings.ContainsAny(w.Value, "=+") {
				c.Add(Package, w, "sets a variable")
			}
		}
	}
}
