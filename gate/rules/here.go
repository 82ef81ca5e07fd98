package rules

import (
	"path"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// Programs that read, from the directory they are called in and those above
// it, what decides which code runs or which host is asked, before they look
// at their own arguments. What they do by those is in their contracts.
const (
	// hereAlways do so even to print their version. Version managers start
	// the program that the directory names (rust-toolchain.toml, .yarnrc,
	// tools/bazel, global.json), others the copy that is installed there
	// (import-local, bin/rails), or load plugins, settings or options of it
	// (conftest.py, .mocharc.js, .mvn/jvm.config, ansible.cfg, .hg/hgrc).
	hereAlways = "rustc cargo rustfmt clippy-driver rustdoc cross " +
		"yarn yarnpkg pnpm corepack ng nx turbo lerna jest ava webpack webpack-cli mocha tap nyc c8 vue-cli-service " +
		"bundle bundler rails jekyll rspec standardrb rubocop fastlane mdl " +
		"mvn mvnw mvnd gradle gradlew sbt mill lein bazel bazelisk buck2 pants scala-cli " +
		"pytest py.test poetry pdm hatch uv tox flake8 ansible ansible-playbook ansible-lint ansible-galaxy " +
		"terraform tofu terragrunt dotnet composer phpstan psalm rector rebar3 serverless hg sl jj ug latexmk luarocks"
	// hereSettings do so unless they are only asked for help or their version.
	hereSettings = "npm npx bun bunx deno rake vagrant pod stack cabal pipenv rye nox mise opam mix gem swift flutter dart pulumi"
)

// readsHere reports a call that runs or loads what the directory holds.
func readsHere(argv []shellparse.Word) bool {
	name := argv[0].Value
	if hasName(hereAlways, name) {
		return true
	}
	if !hasName(hereSettings, name) {
		return false
	}
	return len(argv) != 2 || argv[1].Kind != shellparse.Literal || !hasName("--version --help -v -V -h", argv[1].Value)
}

// sources are the ends of names that no file of secrets has.
const sources = ".go .py .pyi .js .jsx .ts .tsx .mjs .cjs .rb .php .rs .c .h .cc .cpp .hpp .java .kt .swift .scala .css .scss .vue .svelte .html .md .sh"

// shows notes a file that a check is given.
func (c *Call) shows(w shellparse.Word) {
	if w.Kind == shellparse.Unknown || strings.HasPrefix(w.Value, "-") || hasName(sources, path.Ext(w.Value)) {
		return
	}
	c.out.Shown = append(c.out.Shown, w)
}
