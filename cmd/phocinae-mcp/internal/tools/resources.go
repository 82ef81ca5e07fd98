package tools

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/phocinae/guardexec/cmd/phocinae-mcp/internal/mcp"
	"github.com/phocinae/guardexec/gate"
)

// Addresses of the resources.
const (
	policyURI = "phocinae://policy/gate-approval"
	rulesURI  = "phocinae://policy/rules"
)

// Resources implements mcp.Provider.
func (s *Service) Resources() []mcp.Resource {
	return []mcp.Resource{
		{URI: policyURI, Name: "gate-approval", Title: s.words.policyTitle, Description: s.words.policyText, MimeType: "text/markdown"},
		{URI: rulesURI, Name: "rules", Title: s.words.rulesTitle, Description: s.words.rulesText, MimeType: "text/markdown"},
	}
}

// Read implements mcp.Provider.
func (s *Service) Read(_ context.Context, uri string) (mcp.Content, error) {
	switch uri {
	case policyURI:
		text, err := s.policy()
		return mcp.Content{Text: text}, err
	case rulesURI:
		return mcp.Content{Text: catalogue()}, nil
	}
	return mcp.Content{}, errors.New("unknown resource")
}

// policy tells in words what is in force for the server's directory.
func (s *Service) policy() (string, error) {
	c := s.o.Config
	p, err := c.Policy(s.o.Source, s.o.Dir)
	if err != nil {
		return "", mcp.NewError(mcp.CodeInternal, "the policy could not be read")
	}
	var b strings.Builder
	b.WriteString("# Approval policy of gate\n\n" +
		"- **allow**: every part of the command is known and harmless. Run it exactly as it was judged.\n" +
		"- **ask**: a person must see the command and the reason and approve explicitly. Without that it must not run. Silence is no approval.\n" +
		"- **deny**: it must not run. Do not retry it in another spelling; choose a smaller or read-only step, or ask the user.\n\n" +
		"The strictest part of a command decides. An approval is good once, for that command in that directory, for " + mcp.Lifetime.String() + "; it never overrides a deny.\n\n" +
		"## In force\n\n")
	fmt.Fprintf(&b, "- policy: %s\n- a command that nothing vouches for: %s\n- longest command: %d characters\n", p.Name, p.FailClosed, p.MaxChars)
	fmt.Fprintf(&b, "- tables of the user: %d\n- files of the directory that tighten it: %d\n", len(p.Tables), len(p.Tightened))
	if c.L1Enabled {
		questions := "harm, noul, score"
		if len(c.L1Questions) > 0 {
			questions = strings.Join(c.L1Questions, ", ")
		}
		fmt.Fprintf(&b, "- local model: asked about what is not understood (%s); it cannot overrule a rule\n", questions)
	} else {
		b.WriteString("- local model: not asked\n")
	}
	b.WriteString("\nOver MCP the answer is advice to the client: nothing here stops a command that is run without asking.\n")
	return b.String(), nil
}

// catalogue lists what the gate recognises.
func catalogue() string {
	var b strings.Builder
	b.WriteString("# Rules\n\nWhat each rule answers. Grey means that nothing vouches for the command, and the policy decides; floor that nothing can permit it.\n\n| rule | answer | about |\n|---|---|---|\n")
	for _, r := range gate.Rules() {
		answer := r.Decision.String()
		switch {
		case r.Grey:
			answer = "grey"
		case r.Floor:
			answer += ", floor"
		}
		fmt.Fprintf(&b, "| %s | %s | %s |\n", r.ID, answer, strings.ReplaceAll(r.Doc, "|", "\\|"))
	}
	return b.String()
}
