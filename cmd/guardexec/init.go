package main

import (
	_ "embed"
	"errors"
	"os"
	"slices"
	"strings"
)

// The start-up lines; none of them is ever changed.
var (
	//go:embed init/lines.bash
	linesBash string
	//go:embed init/lines.zsh
	linesZsh string
	//go:embed init/lines.fish
	linesFish string
)

// initShell prints lines for a start-up file.
func (p *program) initShell(args []string) int {
	if slices.Contains(args, "--help") || slices.Contains(args, "-h") {
		return p.print(initUsage)
	}
	gated := slices.Contains(args, "--lines")
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "--lines" })
	text, err := "", errors.New("init takes one of bash, zsh and fish")
	if len(args) == 1 {
		text, err = initText(args[0], gated)
	}
	if err != nil {
		p.errorf("%v", err)
		return exitUsage
	}
	return p.print(text)
}

func initText(shell string, gated bool) (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	self = stablePath(self)
	lines := ""
	switch shell {
	case "bash":
		lines = linesBash
	case "zsh":
		lines = linesZsh
	case "fish":
		lines = linesFish
	default:
		return "", errors.New("init takes one of bash, zsh and fish")
	}
	quoted := "'" + strings.ReplaceAll(self, "'", `'\''`) + "'"
	if shell == "fish" {
		quoted = "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(self) + "'"
	}
	var b strings.Builder
	b.WriteString("# guardexec init " + shell + "\n")
	for _, name := range []string{"bash", "sh", "dash", "zsh"} {
		if shell == "fish" {
			b.WriteString("function " + name + "; " + quoted + " -- " + name + " $argv; end\n")
			continue
		}
		b.WriteString("alias " + name + "=" + quoteAgain(quoted+" -- "+name) + "\n")
	}
	if gated {
		b.WriteString(strings.ReplaceAll(lines, "{GUARDEXEC}", quoted))
	}
	return b.String(), nil
}

// quoteAgain quotes a text that has quotes in it.
func quoteAgain(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
