package gate_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/rules"
)

// sources reads the Go files of a directory, tests excepted.
func sources(t *testing.T, dir string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: no sources: %v", dir, err)
	}
	out := map[string]string{}
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") || filepath.Base(f) == "catalogue_rules.go" {
			continue
		}
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		out[f] = string(data)
	}
	return out
}

// usedRules finds the identifiers of rules in the sources.
func usedRules(t *testing.T) map[string]string {
	t.Helper()
	used := map[string]string{"panic": "shellparse"}
	find := func(dir, prefix string, exprs ...string) {
		for file, text := range sources(t, dir) {
			for _, e := range exprs {
				for _, m := range regexp.MustCompile(e).FindAllStringSubmatch(text, -1) {
					used[prefix+m[1]] = file
				}
			}
		}
	}
	find(".", "", `\b(?:deny|floor|ask|grey|refusal)\("([a-z][a-z0-9-]*[a-z0-9])"`, `\b[rR]ule: +"([a-z][a-z0-9-]*[a-z0-9])"`, `\.rule(?:, o\.reason)? = "([a-z-]+)"`)
	find("../cmd/guardexec", "", `\b(?:failure|refusal)\("([a-z-]+)"`)
	find("../shellparse", "", `\bID: +"([a-z-]+)"[^}]*Message: [^}]*\}[\n)]`, `return "((?:byte|limit)-[a-z0-9-]+)"`, `\bID: +"((?:limit|byte|syntax)[a-z0-9-]*)"`)
	find("../shellparse", "doubt-", `[dD]oubt\("([a-z-]+)"`, `ID: +"(dialect)"`)
	for k := rules.Text; k.String() != "unknown" || k < rules.List; k++ {
		switch k {
		case rules.Write, rules.Append, rules.Edit, rules.Artifact, rules.Create, rules.Delete, rules.Move,
			rules.Mode, rules.Owner, rules.Link, rules.Disk:
			used[k.String()+"-unknown"] = "effects.go"
		}
	}
	delete(used, "dialect")
	return used
}

// TestCatalogueIsComplete fails for a rule that the code uses and the list
// does not know, and for an entry that nothing uses.
func TestCatalogueIsComplete(t *testing.T) {
	used := usedRules(t)
	seen := map[string]bool{}
	for _, r := range gate.Rules() {
		if seen[r.ID] {
			t.Errorf("%s stands in the catalogue twice", r.ID)
		}
		seen[r.ID] = true
		if used[r.ID] == "" {
			t.Errorf("%s stands in the catalogue, and nothing uses it", r.ID)
		}
		if r.Doc == "" || r.Decision != gate.Allow && r.Remedy == "" || r.Grey && r.Change == "" {
			t.Errorf("%s: an entry says what the rule is about, what to do instead, and what is missing if it is grey", r.ID)
		}
	}
	for id, file := range used {
		if !seen[id] {
			t.Errorf("%s is used in %s and missing in catalogue_rules.go", id, file)
		}
	}
}

// loosens finds words that would tell the judged party about a way around the
// gate.
var loosens = regexp.MustCompile(`(?i)guardexec|fail.closed|white.?list|black.?list|l0_table|\.json\b.*(gate|allow)|--(table|audit|config|confirm)\b|PHOCINAE|user'?s? table|turn(ed)? off|disabl|bypass|policy|gate's? (config|setting)`)

// refused are commands that the gate asks about or refuses.
func refused(t *testing.T) []string {
	t.Helper()
	var out []string
	for _, r := range gate.Rules() {
		if r.Example != "" {
			out = append(out, r.Example)
		}
	}
	for _, name := range []string{"attack", "benign", "reports"} {
		for _, c := range corpus(t, "testdata/"+name+"-sample.jsonl") {
			out = append(out, c.Command)
		}
	}
	for _, verb := range []string{"checkout -- a", "restore a", "switch -f main", "clean -fdx", "stash drop", "reflog expire --all", "gc --prune=now",
		"branch -D x", "tag -d x", "worktree remove --force x", "push", "rebase main", "filter-branch", "update-ref -d HEAD"} {
		out = append(out, "git "+verb)
	}
	return append(out, "pip install x", "pip3 install x", "apt install x", "brew install x", "docker rm x", "podman run x",
		"systemctl stop x", "rm -rf -- -x", "chmod 777 'a b'", "rm \"it's\"", "cat -- '-x.pem'")
}

// TestEveryRefusalSaysWhyAndWhatInstead judges commands and then the commands
// that are named instead: none of those is denied, none is the refused one.
func TestEveryRefusalSaysWhyAndWhatInstead(t *testing.T) {
	seen := map[string]bool{}
	with, without := 0, map[string]int{}
	for _, command := range refused(t) {
		v := judge(t, gate.Ask, command, "")
		if v.Decision == gate.Allow {
			continue
		}
		if v.Reason == "" || v.Remedy == "" && v.RemedyCommand == "" {
			t.Errorf("%q: %s by %s has the reason %q and the remedy %q", command, v.Decision, v.Rule, v.Reason, v.Remedy)
		}
		for _, text := range []string{v.Remedy, v.RemedyCommand} {
			if m := loosens.FindString(text); m != "" {
				t.Errorf("%s: %q speaks of %q", v.Rule, text, m)
			}
		}
		instead := v.RemedyCommand
		if instead == "" {
			without[v.Rule]++
			continue
		}
		with++
		if instead == command {
			t.Errorf("%q is refused and named as its own alternative", command)
		}
		if seen[instead] {
			continue
		}
		seen[instead] = true
		w := judge(t, gate.Ask, instead, "")
		if w.Decision == gate.Deny {
			t.Errorf("%s suggests %q, which is denied by %s", v.Rule, instead, w.Rule)
		}
		if w.Decision == gate.Ask && !softRemedy(instead) {
			t.Errorf("%s suggests %q, which is asked about by %s: %s", v.Rule, instead, w.Rule, w.Reason)
		}
	}
	t.Logf("%d with a command, without: %v", with, without)
}

// softRemedy lists the suggestions that a person is asked about too.
func softRemedy(command string) bool {
	for _, s := range []string{"curl -fsSL -o ", "git push --force-with-lease", "git stash push ", "git branch backup"} {
		if strings.HasPrefix(command, s) {
			return true
		}
	}
	return false
}

// TestTextsNameNoWayAround reads every text of the catalogue and every reason
// in the code.
func TestTextsNameNoWayAround(t *testing.T) {
	var texts []string
	for _, r := range gate.Rules() {
		texts = append(texts, r.Doc, r.Change, r.Remedy, r.Command)
		for _, f := range r.For {
			texts = append(texts, f.Text, f.Command)
		}
	}
	for _, dir := range []string{".", "../shellparse"} {
		for _, text := range sources(t, dir) {
			for _, m := range regexp.MustCompile(`(?:deny|floor|ask|grey|refusal|[dD]oubt)\("[^"]*", "([^\n]*)`).FindAllStringSubmatch(text, -1) {
				texts = append(texts, m[1])
			}
			for _, m := range regexp.MustCompile(`(?:reason|Reason|Message): +"([^"]*)"`).FindAllStringSubmatch(text, -1) {
				texts = append(texts, m[1])
			}
		}
	}
	if len(texts) < 200 {
		t.Fatalf("found only %d texts", len(texts))
	}
	slices.Sort(texts)
	for _, text := range slices.Compact(texts) {
		if m := loosens.FindString(text); m != "" {
			t.Errorf("%q speaks of %q", text, m)
		}
	}
}
