package main

import (
	"bytes"
	"context"
	"os/exec"
	"slices"
	"time"

	"github.com/phocinae/guardexec/wrappers"
)

// codexPatience bounds a talk with Codex.
const codexPatience = 30 * time.Second

// codexHooks asks Codex for its view of our hooks, and then lets use talk on.
func (p *program) codexHooks(use func(*wrappers.Codex, []wrappers.CodexHook) error) ([]wrappers.CodexHook, error) {
	path, _, err := p.find("codex")
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), codexPatience)
	defer cancel()
	cmd := exec.CommandContext(ctx, path, "app-server")
	cmd.Env, cmd.WaitDelay = p.env, time.Second
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	defer func() {
		_ = in.Close()
		cancel()
		_ = cmd.Wait() // it was told to end
	}()
	c, err := wrappers.NewCodex(out, in, version)
	if err != nil {
		return nil, err
	}
	hooks, err := c.Hooks(workDir())
	if err != nil || use == nil {
		return hooks, err
	}
	if err := use(c, hooks); err != nil {
		return hooks, err
	}
	return c.Hooks(workDir())
}

// starting picks the hooks that start one of some lines: a project may have
// hooks that call guardexec, too.
func starting(hooks []wrappers.CodexHook, lines ...string) []wrappers.CodexHook {
	var out []wrappers.CodexHook
	for _, h := range hooks {
		if slices.Contains(lines, h.Command) {
			out = append(out, h)
		}
	}
	return out
}

// trusted reports whether Codex will call every one of the hooks.
func trusted(hooks []wrappers.CodexHook) bool {
	for _, h := range hooks {
		if h.Trust != "trusted" || !h.Enabled {
			return false
		}
	}
	return len(hooks) > 0
}

// activate does what a host needs beyond its file, and reports with a code
// that is not 0 that it will not call the hook yet.
func (p *program) activate(c setupCall, s *wrappers.Setup, file string) int {
	if c.trust && c.host.Name != "codex" {
		p.errorf("--trust belongs to codex")
		return exitUsage
	}
	if c.host.Name != "codex" || c.dryRun {
		return 0
	}
	hooks, err := p.codexHooks(nil)
	hooks = starting(hooks, s.Closed())
	if err == nil && !trusted(hooks) && c.trust {
		if p.terminal == nil || !p.terminal() {
			p.errorf("--trust is a person's to give, at a terminal")
			return exitHookInactive
		}
		hooks, err = p.codexHooks(func(x *wrappers.Codex, all []wrappers.CodexHook) error {
			return x.SetTrust(starting(all, s.Closed()))
		})
		hooks = starting(hooks, s.Closed())
	}
	switch {
	case err != nil:
		p.errorf("whether Codex trusts the hook cannot be told: %v", err)
	case trusted(hooks):
		p.say("Codex trusts the hook")
		return 0
	case len(hooks) == 0:
		p.errorf("Codex does not see the hook in %s", file)
	}
	p.errorf("NOT ACTIVE: open codex, type /hooks and trust guardexec, or run: guardexec install codex --trust")
	return exitHookInactive
}

// untrust takes the trust in our hooks out of Codex's file, so that nothing of
// them is left.
func (p *program) untrust(file string, text []byte) []byte {
	if !bytes.Contains(text, []byte("trusted_hash")) {
		return text
	}
	hooks, err := p.codexHooks(nil)
	if err != nil {
		p.errorf("the trust in the hook stays in %s: %v", file, err)
		return text
	}
	return wrappers.ForgetTrust(text, hooks)
}
