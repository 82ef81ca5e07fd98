package gate

import (
	"bytes"
	"path"
	"strings"
)

// artifactIsSafe reports that a report or build product can be written to a
// path of the workspace without loss. Build tools replace the file, and many
// of them empty the directory first, so a name is not enough where something
// that is no product is there already.
func (j *judge) artifactIsSafe(t target) bool {
	if t.partial || t.lexical == j.world.work || !within(t.lexical, j.world.work) || !within(t.actual, j.world.work) {
		return false
	}
	rel := strings.ToLower(strings.TrimPrefix(t.lexical[len(j.world.work):], "/"))
	base := path.Base(rel)
	if holdsTools(rel) {
		return false
	}
	ext := path.Ext(base)
	if strings.HasPrefix(base, ".") && strings.Count(base, ".") == 1 {
		ext = ""
	}
	switch ext {
	case ".out", ".log", ".lcov", ".cov", ".coverage", ".prof", ".pprof", ".trace", ".test", ".tap", ".exe", ".o", ".a", ".so",
		".wasm", ".class", ".jar", ".tmp":
		return true // no source is called so
	case ".xml", ".html", ".json", ".info", ".txt", ".csv", ".svg", "":
	default:
		return false
	}
	if readByTools(rel, base) {
		return false
	}
	f := j.fact(t.actual)
	switch {
	case f.Exists && f.Dir, f.Exists && ext != "":
		return productPath(rel)
	case f.Exists:
		return !j.isText(t.actual)
	case f.Absent && j.fact(j.world.work).Dir, j.fact(path.Dir(t.actual)).Dir:
		return true // nothing is there that could be lost
	}
	return productPath(rel) || !sourceName(base)
}

// isText reports a file that somebody may have written, not a compiler.
func (j *judge) isText(p string) bool {
	const most = 256 << 10
	data, ok := j.gate.files.Read(p, most)
	return ok && bytes.IndexByte(data, 0) < 0
}

// holdsTools reports a place from which commands and libraries are run by
// their bare names: what is built there runs later in their stead.
func holdsTools(rel string) bool {
	for comp := range strings.SplitSeq(rel, "/") {
		switch comp {
		case "node_modules", ".venv", "venv", "vendor", ".bin", ".tox", ".nox", ".cargo", ".yarn", ".mvn", ".bundle":
			return !strings.Contains(rel, "node_modules/.cache/")
		}
	}
	return hasWord("gradlew mvnw configure bin/rails bin/rake bin/rspec bin/bundle bin/setup bin/yarn bin/spring", rel)
}

// productPath reports a path below, or with, a name that build tools give to
// what they make.
func productPath(rel string) bool {
	for comp := range strings.SplitSeq(rel, "/") {
		for word := range strings.FieldsFuncSeq(comp, func(r rune) bool { return r == '.' || r == '-' || r == '_' }) {
			if hasWord("build out dist target bin output outputs coverage cover htmlcov cov nyc report reports result results artifact artifacts log logs tmp temp cache obj junit bench benchmark profile prof trace", word) {
				return true
			}
		}
	}
	return false
}

// readByTools reports names that some tool reads on its own: what is written
// there decides what the next build or test runs, whether or not a file was
// there before.
func readByTools(rel, base string) bool {
	if hasWord("makefile gnumakefile bsdmakefile dockerfile containerfile justfile rakefile gemfile procfile vagrantfile brewfile fastfile podfile "+
		"cartfile guardfile thorfile capfile berksfile snakefile sconstruct sconscript wscript taskfile jakefile gulpfile gruntfile cakefile earthfile tiltfile dangerfile appraisals jenkinsfile pipfile steepfile doitfile noxfile fabfile "+
		"package.json package-lock.json npm-shrinkwrap.json bower.json composer.json deno.json turbo.json nx.json project.json workspace.json lerna.json rush.json angular.json nest-cli.json ember-cli.json biome.json dprint.json cdk.json vercel.json "+
		"firebase.json nodemon.json jest.json karma.json babel.json tslint.json stylelint.json renovate.json cypress.json global.json appsettings.json launchsettings.json vcpkg.json cmakepresets.json cmakeuserpresets.json hardhat.json tasks.json launch.json mcp.json elm.json gleam.json shard.json "+
		"pom.xml build.xml ivy.xml phpunit.xml phpcs.xml psalm.xml testng.xml androidmanifest.xml logback.xml log4j2.xml requirements.txt constraints.txt cmakelists.txt", base) {
		return true
	}
	for comp := range strings.SplitSeq(rel, "/") {
		if strings.HasPrefix(comp, ".") && len(comp) > 1 && !productPath(comp) && !strings.Contains(comp, "cache") && !strings.HasSuffix(comp, "buildinfo") {
			return true // hidden files and directories are those of tools
		}
	}
	stem, _, _ := strings.Cut(base, ".")
	if strings.HasSuffix(stem, "rc") && stem != "src" && stem != "arc" {
		return true
	}
	if !strings.Contains(base, ".") {
		return false // the name of a program: config-server
	}
	if hasPrefixWord("tsconfig jsconfig requirements constraints makefile gemfile dockerfile", base) {
		return true
	}
	for word := range strings.FieldsFuncSeq(base, func(r rune) bool { return r == '.' || r == '-' || r == '_' }) {
		if hasWord("config conf configuration settings rc", word) {
			return true
		}
	}
	return false
}

// hasPrefixWord reports a name that begins with one of the words, and goes on
// with a separator: tsconfig.build.json, requirements-dev.txt.
func hasPrefixWord(words, name string) bool {
	for w := range strings.FieldsSeq(words) {
		if rest, ok := strings.CutPrefix(name, w); ok && (rest == "" || strings.IndexByte(".-_", rest[0]) >= 0) {
			return true
		}
	}
	return false
}

// sourceName reports names that are sources where nothing is known about the
// files.
func sourceName(base string) bool {
	return hasWord("src source sources lib libs spec specs docs doc scripts internal pkg packages include includes components pages public static assets "+
		"config migrations examples testdata fixtures templates tests "+
		"license licence copying readme changelog authors notice codeowners index.html", base)
}
