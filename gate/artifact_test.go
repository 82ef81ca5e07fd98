package gate

import (
	"context"
	"testing"
)

// TestABuildMayNotReplaceSources asks before a report or a product takes the
// place of something else: many tools empty the directory they are given.
func TestABuildMayNotReplaceSources(t *testing.T) {
	files := tree{
		"/w/app/Makefile": "all:\n", "/w/app/run": "#!/bin/sh\n", "/w/app/server": "\x7fELF\x00", "/w/app/src/a.ts": "", "/w/app/i18n/de.json": "",
		"/w/app/coverage/x": "", "/w/app/report.xml": "", "/w/app/node_modules/.bin/jest": "", "/w/app/build/x": "",
	}
	for _, c := range []struct {
		command string
		want    Decision
	}{
		{"go build -o server .", Allow},
		{"go build -o other .", Allow},
		{"go build -o bin/app ./cmd/app", Allow},
		{"go build -o run .", Ask},
		{"go build -o Makefile .", Ask},
		{"go build -o src .", Ask},
		{"go build -o . ./...", Ask},
		{"go build -o build ./...", Allow},
		{"go build -o node_modules/.bin/jest .", Ask},
		{"go build -o .venv/bin/pytest .", Ask},
		{"go build -o gradlew .", Ask},
		{"gcc -o Makefile a.c", Ask},
		{"git archive -o Makefile HEAD", Ask},
		{"pytest --junitxml=report.xml", Allow},
		{"pytest --junitxml=new.xml", Allow},
		{"pytest --cov-report=json:i18n/de.json", Ask},
		{"vitest run --coverage --coverage.reportsDirectory=src", Ask},
		{"vitest run --coverage --coverage.reportsDirectory=coverage", Allow},
		{"playwright test --output=src", Ask},
		{"ng build --output-path=src", Ask},
		{"go test -coverprofile=cover.out ./...", Allow},
		{"go test -coverprofile=main.go ./...", Ask},
		{"gcc -o GNUmakefile a.c", Ask},
		{"gcc -E -P -xc - -o x.json <<< 'all:'", Ask},
		{"gcc -xc - -o server2 <<< 'int main(){}'", Ask},
		{"pylint --output=.pylintrc src", Ask},
		{"pylint --output=pylint.txt src", Allow},
		{"pylint --output=pylint.txt --msg-template='test:;@id' src", Ask},
		{"pylint --output-format=text:jest.config.json src", Ask},
		{"flake8 --output-file=flake8.txt --format='%(text)s;id' src", Ask},
		{"flake8 --output-file=flake8.txt src", Allow},
		{"cppcheck --output-file=report --template='id;{file}' src", Ask},
		{"golangci-lint run --out-format=line-number:GNUmakefile", Ask},
		{"golangci-lint run --out-format=json:lint.json", Allow},
		{"vitest run --outputFile=jest.config.json", Ask},
		{"go build -o config-server .", Allow},
		{"go build -o bin/makefile-lint .", Allow},
		{"vitest run --outputFile=.eslintrc.json", Ask},
		{"vitest run --outputFile=.mocharc.json", Ask},
		{"vitest run --outputFile=tsconfig.build.json", Ask},
		{"vitest run --outputFile=.vitest/out.json", Ask},
		{"vitest run --outputFile=.cache/results.json", Allow},
		{"vitest run --outputFile=vitest.json", Allow},
	} {
		g, err := New(Policy{FailClosed: Ask}, WithFiles(files))
		if err != nil {
			t.Fatal(err)
		}
		v := g.Judge(context.Background(), Request{Command: c.command, Dir: "/w/app", Home: "/home/dev"})
		if v.Decision != c.want {
			t.Errorf("%s: %s by %s: %s", c.command, v.Decision, v.Rule, v.Reason)
		}
	}
}

// TestACheckoutInATemporaryDirectory is as much worth as one elsewhere.
func TestACheckoutInATemporaryDirectory(t *testing.T) {
	files := tree{"/tmp/app/.git/HEAD": "ref: refs/heads/main\n", "/tmp/app/main.go": "", "/tmp/app/x_test.go": "", "/tmp/scratch/x": ""}
	for _, c := range []struct {
		dir, command string
		want         Decision
	}{
		{"/tmp/app", "echo x > main.go", Ask},
		{"/tmp/app", "git diff --output=main.go", Ask},
		{"/tmp/app", "echo x > /tmp/other.go", Allow},
		{"/tmp/app", "go test ./... > /tmp/t.log; go vet ./...", Allow},
		{"/tmp/app", "echo x > /tmp/conftest.py; pytest", Ask},
		{"/tmp/scratch", "echo x > main.go", Allow},
		{"/tmp/scratch", "echo x > main.go; go test ./...", Ask},
		{"/w/app", "echo x > /tmp/a.go; go test ./...", Allow},
	} {
		g, err := New(Policy{FailClosed: Ask}, WithFiles(files))
		if err != nil {
			t.Fatal(err)
		}
		v := g.Judge(context.Background(), Request{Command: c.command, Dir: c.dir, Home: "/home/dev"})
		if v.Decision != c.want {
			t.Errorf("in %s, %s: %s by %s: %s", c.dir, c.command, v.Decision, v.Rule, v.Reason)
		}
	}
}
