package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/config"
)

// Sizes of the files that rules reads.
const (
	maxRulesFile = 4 << 20
	maxRulesLine = 1 << 20
)

// rules lists, shows, tests and checks rules.
func (p *program) rules(args []string) (code int) {
	defer p.caught(&code, exitUsage, "")
	fs := newFlags("rules")
	fs.SetInterspersed(true)
	cwd := fs.String("cwd", "", "")
	if code, done := p.parse(fs, args, rulesUsage); done {
		return code
	}
	words := fs.Args()
	if len(words) == 0 {
		return p.guardError(errors.New("rules needs a word: list, show, test, lint or docs"))
	}
	verb, rest := words[0], words[1:]
	need := ""
	switch verb {
	case "list", "docs":
	case "show":
		need = "the identifier of a rule, as a verdict or \"rules list\" shows it"
	case "test":
		need = "a file with a decision and a command on each line"
	case "lint":
		need = "a table or a " + config.LocalName
	default:
		return p.guardError(fmt.Errorf("unknown word %q; rules knows list, show, test, lint and docs", verb))
	}
	switch {
	case need == "" && len(rest) > 0:
		return p.guardError(fmt.Errorf("rules %s takes no argument, not %q", verb, rest[0]))
	case need != "" && len(rest) == 0:
		return p.guardError(fmt.Errorf("rules %s needs an argument: %s", verb, need))
	case need != "" && len(rest) > 1:
		return p.guardError(fmt.Errorf("rules %s takes one argument: %s", verb, need))
	}
	switch verb {
	case "docs":
		return p.print(rulesDocs())
	case "lint":
		return p.rulesLint(rest[0])
	}
	s, err := p.open("rules", given(fs))
	if err != nil {
		return p.guardError(err)
	}
	dir := *cwd
	if dir == "" {
		dir = workDir()
	}
	policy, err := s.conf.Policy(s.src, absolute(dir))
	if err != nil {
		return p.guardError(err)
	}
	switch verb {
	case "list":
		return p.rulesList(policy)
	case "show":
		return p.rulesShow(policy, rest[0])
	}
	return s.rulesTest(rest[0], dir)
}

// userRules are the rules of all tables of a policy.
func userRules(policy gate.Policy) []*gate.UserRule {
	var out []*gate.UserRule
	for _, t := range policy.Tables {
		out = append(out, t.Rules()...)
	}
	return out
}

// userEntries are the entries of all tables of a policy.
func userEntries(policy gate.Policy) []gate.Entry {
	var out []gate.Entry
	for _, t := range policy.Tables {
		out = append(out, t.Entries()...)
	}
	return out
}

// rulesList prints every rule on a line: decision, identifier, what it is
// about.
func (p *program) rulesList(policy gate.Policy) int {
	var b strings.Builder
	st := p.styleFor(p.stdout)
	line := func(d gate.Decision, id, doc string) {
		name := d.String()
		b.WriteString(st.decision(d, name) + strings.Repeat(" ", 7-len(name)))
		b.WriteString(id + strings.Repeat(" ", max(1, 30-utf8.RuneCountInString(id))) + doc + "\n")
	}
	for _, r := range gate.Rules() {
		line(r.Decision, r.ID, r.Doc)
	}
	for _, r := range userRules(policy) {
		line(r.Decision, printable(r.ID(), 100), printable(r.Reason, 200)+st.dim(" ("+printable(r.Where(), 300)+")"))
	}
	for _, e := range userEntries(policy) {
		about := e.Note
		if about == "" {
			about = e.Pattern
		}
		line(e.Decision, printable(e.Rule, 100), printable(about, 200)+st.dim(" ("+printable(e.Where, 300)+")"))
	}
	return p.print(b.String())
}

// rulesShow prints all that is known of a rule.
func (p *program) rulesShow(policy gate.Policy, id string) int {
	var b strings.Builder
	line := func(name, value string) {
		if value != "" {
			fmt.Fprintf(&b, "%-9s %s\n", name, printable(value, 1000))
		}
	}
	found := false
	if r, ok := gate.RuleNamed(id); ok {
		found = true
		line("rule", r.ID)
		line("where", "built-in")
		decision := r.Decision.String()
		switch {
		case r.Floor:
			decision += ", and nothing lifts it"
		case r.Grey:
			decision += ", or what the policy gives to a command that is not understood"
		}
		line("decision", decision)
		line("about", r.Doc)
		line("missing", r.Change)
		line("instead", instead(r.Remedy, r.Command))
		for _, f := range r.For {
			line("  "+f.Program+":", instead(f.Text, f.Command))
		}
		example := r.Example
		if r.Shell != "" {
			example += " (" + r.Shell + ")"
		}
		line("example", example)
		line("seen with", r.Unseen)
	}
	for _, r := range userRules(policy) {
		if id != r.ID() && id != r.Name {
			continue
		}
		if found {
			b.WriteString("\n")
		}
		found = true
		line("rule", r.ID())
		line("where", r.Where())
		line("decision", r.Decision.String())
		line("pattern", quoteWords(r.Pattern))
		line("reason", r.Reason)
		line("dir", r.Dir)
		for _, e := range r.Match {
			line("match", e)
		}
		for _, e := range r.NotMatch {
			line("not match", e)
		}
	}
	for _, e := range userEntries(policy) {
		if id != e.Rule && "table:"+id != e.Rule {
			continue
		}
		if found {
			b.WriteString("\n")
		}
		found = true
		line("rule", e.Rule)
		line("where", e.Where)
		line("decision", e.Decision.String())
		line("pattern", e.Pattern)
		line("reason", e.Note)
	}
	if !found {
		return p.guardError(errors.New(noRule(id, policy)))
	}
	return p.print(b.String())
}

// noRule says that there is no such rule, and which one may be meant.
func noRule(id string, policy gate.Policy) string {
	text := fmt.Sprintf("there is no rule %q", id)
	var all []string
	for _, r := range gate.Rules() {
		all = append(all, r.ID)
	}
	for _, r := range userRules(policy) {
		all = append(all, r.ID())
	}
	for _, e := range userEntries(policy) {
		all = append(all, e.Rule)
	}
	best, least := "", 3
	for _, known := range all {
		if d := distance(strings.ToLower(id), strings.ToLower(known), least); d < least {
			best, least = known, d
		}
	}
	if best == "" {
		return text + `; "guardexec rules list" prints them all`
	}
	return fmt.Sprintf("%s, did you mean %q?", text, best)
}

// distance counts the bytes to insert, remove or replace that make b of a. It
// gives up at most.
func distance(a, b string, most int) int {
	if len(a)-len(b) >= most || len(b)-len(a) >= most {
		return most
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		left := row[0]
		row[0] = i + 1
		for j := range len(b) {
			replace := left
			if a[i] != b[j] {
				replace++
			}
			left = row[j+1]
			row[j+1] = min(replace, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// rulesTest judges the commands of a file and reports those whose decision is
// not the one that is written in front of them.
func (s *session) rulesTest(path, dir string) int {
	p := s.p
	data, err := config.ReadFile(path, maxRulesFile)
	if err != nil {
		return p.guardError(err)
	}
	g, err := s.gate(absolute(dir))
	if err != nil {
		return p.guardError(err)
	}
	dialect, err := s.dialect()
	if err != nil {
		return p.guardError(err)
	}
	var b strings.Builder
	total, wrong := 0, 0
	in := bufio.NewScanner(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff"))))
	in.Buffer(nil, maxRulesLine)
	for n := 1; in.Scan(); n++ {
		text := strings.Trim(in.Text(), " \t")
		if text == "" || text[0] == '#' {
			continue
		}
		i := strings.IndexAny(text, " \t")
		if i < 0 {
			return p.guardError(fmt.Errorf("%s:%d: a line is a decision, a blank and a command, as in \"deny rm -rf /\"", path, n))
		}
		want, err := gate.ParseDecision(text[:i])
		if err != nil {
			return p.guardError(fmt.Errorf("%s:%d: %w", path, n, err))
		}
		command := strings.TrimLeft(text[i:], " \t")
		v := ask(g.judge, gate.Request{Command: command, Dialect: dialect, Dir: absolute(dir), Home: s.home}, s.patience)
		if total++; v.Decision != want {
			wrong++
			fmt.Fprintf(&b, "%s:%d: want %s, got %s [%s] %s: %s\n", printable(path, 400), n, want, v.Decision,
				printable(v.Rule, 80), printable(v.Reason, 300), printable(command, 300))
		}
	}
	if err := in.Err(); err != nil {
		return p.guardError(fmt.Errorf("%s: %w", path, err))
	}
	if total == 0 {
		return p.guardError(fmt.Errorf("%s: there is no command in it", path))
	}
	fmt.Fprintf(&b, "%d commands, %d as wanted\n", total, total-wrong)
	if _, err := io.WriteString(p.stdout, b.String()); err != nil {
		p.errorf("%v", err)
		return exitUsage
	}
	if wrong > 0 {
		return exitDeny
	}
	return 0
}

// rulesLint loads a table, or a file of a working directory, and reports what
// can never take effect.
func (p *program) rulesLint(path string) int {
	data, err := config.ReadFile(path, maxRulesFile)
	if err != nil {
		return p.guardError(err)
	}
	load := gate.LoadTable
	if filepath.Base(path) == config.LocalName {
		load = config.LoadLocal
	}
	t, err := load(data, path)
	if err != nil {
		fmt.Fprintln(p.stdout, printable(err.Error(), 2000))
		return exitDeny
	}
	if t == nil {
		return p.print("nothing to check\n")
	}
	problems := t.Lint()
	for _, m := range problems {
		fmt.Fprintf(p.stdout, "%s: %s\n", printable(path, 400), printable(m, 1000))
	}
	if len(problems) > 0 {
		return exitDeny
	}
	return p.print("ok\n")
}
