package rules

import "testing"

// TestTasksOfCodeElsewhere: what is handed to a task by another option, behind
// "--" or attached to a letter may name code that is not of the project.
func TestTasksOfCodeElsewhere(t *testing.T) {
	for _, c := range []struct {
		cmd  string
		asks bool
	}{
		{"bats -F /tmp/evil.sh test", true},
		{"mdl --style=/tmp/evil.rb README.md", true},
		{"check-manifest -p /tmp/evil", true},
		{"c8 --reporter=/tmp/evil.js npm test", true},
		{"c8 --reporter=text npm test", false},
		{"dmypy run -- --config-file=/tmp/m.ini", true},
		{"dmypy run -- --python-executable=/tmp/evil x.py", true},
		{"dotnet test -- RunConfiguration.TestAdaptersPaths=/tmp/evil", true},
		{"dotnet test -- RunConfiguration.MaxCpuCount=1", false},
		{"nox -s tests -- /tmp/evil_test.py", true},
		{"nox -s tests -- tests/test_a.py -k foo", false},
		{"tox -e py -- --rootdir=/tmp", true},
		{"tox -e py -- -x tests", false},
		{"stack test --ta=/tmp/x", true},
		{"npm test -- -r/tmp/evil.js", true},
		{"npm test -- -vr../evil.js", true},
		{"npm test -- -Isrc/a -t 'GET /users' --grep=@smoke", false},
		{"npm run lint -- -c/tmp/x", true},
		{"npm test -- @/tmp/x", true},
		{"npm test -- x=/tmp/y", true},
		{"next build /tmp/evil", true},
		{"next build web", false},
		{"next lint --dir=/tmp/evil", true},
		{"next lint --dir=src", false},
		{"nuxt typecheck ../evil", true},
		{"buck2 build //:x -c cxx.cc=/tmp/evil", true},
		{"bazel test //x/... -- -//x/y", false},
		{"ginkgo unfocus", true},
		{"ginkgo ./...", false},
		{"gci write main.go", true},
		{"gci diff main.go", false},
		{"pyupgrade main.py", true},
		{"taplo fmt", true},
		{"taplo check", false},
		{"swiftlint autocorrect", true},
		{"swiftlint lint", false},
		{"vale sync", true},
		{"pyroma -p x", true},
		{"pyroma .", false},
		{"vale README.md", false},
		{"jest --testPathIgnorePatterns=/node_modules/ -t /users", false},
		{"ctest -R ^/foo", false},
		{"black --check --exclude '/(build)/' .", false},
	} {
		a, ok := Analyze(split(t, c.cmd))
		got := a.Has(Load) || a.Has(Program) || a.Has(File) || a.Has(Edit) || a.Has(Fetch) || a.Has(Unknown)
		if !ok || got != c.asks {
			t.Errorf("%q: known %v, effects %v, want more than a task: %v", c.cmd, ok, a.Effects, c.asks)
		}
	}
}
