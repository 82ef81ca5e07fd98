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

// sourceName reports names that are sources where nothing is known about the
// files.
func sourceName(base string) bool {
	return hasWord("src source sources lib libs spec specs docs doc scripts internal pkg packages include includes components pages public static assets "+
		"config migrations examples testdata fixtures templates tests "+
		"makefile gnumakefile bsdmakefile dockerfile containerfile justfile rakefile gemfile procfile vagrantfile brewfile fastfile podfile "+
		"cartfile guardfile thorfile capfile berksfile snakefile sconstruct sconscript license licence copying readme changelog authors notice codeowners "+
		"package.json package-lock.json tsconfig.json composer.json pom.xml build.xml requirements.txt cmakelists.txt deno.json turbo.json nx.json "+
		"project.json lerna.json jsconfig.json index.html", base)
}
