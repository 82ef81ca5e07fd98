package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/rules"
)

// rulesDocs is the text of docs/RULES.md.
func rulesDocs() string {
	var b strings.Builder
	b.WriteString(`# Rules and programs

Made by ` + "`go run ./cmd/guardexec rules docs > docs/RULES.md`" + `; a test fails when it is stale.

## Rules

What a verdict can name. *Floor* rules are lifted by nothing. *Grey* ones mean
that a command was not understood; the policy answers for it. Words in capitals
are to be filled in.

| rule | answer | about | instead | example |
|---|---|---|---|---|
`)
	for _, r := range gate.Rules() {
		answer := r.Decision.String()
		switch {
		case r.Floor:
			answer = "floor"
		case r.Grey:
			answer = "grey"
		}
		text := cellText(r.Remedy)
		if r.Command != "" {
			text += ": `" + codeText(r.Command) + "`"
		}
		example := "*" + r.Unseen + "*"
		if r.Example != "" {
			example = "`" + codeText(r.Example) + "`"
		}
		if r.Shell != "" {
			example += " in " + r.Shell
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |\n", r.ID, answer, cellText(r.Doc), text, example)
	}
	list := rules.Summaries()
	slices.SortStableFunc(list, func(a, b rules.Summary) int { return strings.Compare(a.Names, b.Names) })
	names, subs := 0, 0
	for _, s := range list {
		names += len(strings.Fields(s.Names))
		subs += len(s.Subs)
	}
	fmt.Fprintf(&b, `
## Programs

%d names in %d contracts, with %d sub-commands. An option that the
contract does not list makes a command grey. *Plain* are the effects of the call
and its arguments, *more* those that options and sub-commands can add; "+" means
that code looks at the arguments as well and may find others.

| names | what it does | plain | more |
|---|---|---|---|
`, names, len(list), subs)
	for _, s := range list {
		plain := kinds(s.Plain)
		if s.Scanned {
			plain = strings.TrimSpace(plain + " +")
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", cellText(s.Names), cellText(s.Doc), plain, kinds(s.Options))
	}
	return b.String()
}

func kinds(list []rules.Kind) string {
	words := make([]string, len(list))
	for i, k := range list {
		words[i] = k.String()
	}
	return strings.Join(words, " ")
}

// cellText makes a text fit for a cell of a table.
func cellText(s string) string {
	return strings.NewReplacer("|", `\|`, "\n", " ", "<", "&lt;").Replace(s)
}

// codeText makes a text fit for code in a cell of a table.
func codeText(s string) string {
	return strings.ReplaceAll(printable(s, 200), "|", `\|`)
}
