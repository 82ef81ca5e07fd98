//go:build linux

package main

import (
	"strings"
	"time"
)

// client is a coding agent and how it runs without a person and without the
// network. In all texts {HOME} is its home, {PROJECT} the project and {URL} the
// model.
type client struct {
	name, title string
	// host is its name for guardexec, command its own on PATH.
	host, command string
	// program is the file below node_modules.
	program string
	// files are written into the home before anything runs.
	files []file
	env   []string
	// args run the prompt; first is run once, before.
	args, first []string
	// settings is the file below the home that install changes.
	settings string
	// limit is for one run; the first may take much longer.
	limit, firstLimit time.Duration
	// trust is a client that calls only hooks that a person trusts.
	trust bool
	// mute is a client that ends the run at a refusal, so that the model never
	// hears of it.
	mute bool
	// bare is an entry in the settings without anything that stops commands when
	// the gate fails, as far as this client knows. {GUARD} is the gate.
	bare string
	// judges is a client that runs nothing without its own server, but tells what
	// it would do; {COMMAND} in args is the command. It is set up by hand.
	judges bool
	// agent is its tool that starts another agent, agentArgs what that needs
	// beside what its schema demands.
	agent     string
	agentArgs map[string]any
	// anyShell is an argument of its tool that names the shell.
	anyShell string
	// shim is a client that guardexec can start with itself as the shell.
	shim bool
	// person is how it runs with somebody at its terminal; nil if it never asks.
	person *person
	// skip is why it cannot be run.
	skip string
}

type file struct{ path, text string }

// prompt is what the person asks for.
const prompt = "run it"

func clients() []client {
	return []client{claude(), oldClaude(), codex(), gemini(), qwen(), kimi(), copilot(), cline(), opencode(), goose(), amp(),
		{name: "crush", skip: "its package holds no program, but downloads it from a code host"},
		{name: "cursor", skip: "its package cursor-agent is something else, and its SDK talks to its own server alone"},
		{name: "dsh", skip: "the packages of one version do not fit together in the registry"},
		{name: "openhands", skip: "it is a program in Python that npm does not have"},
		{name: "hermes", skip: "it is a program in Python that npm does not have"}}
}

func claude() client {
	return client{name: "claude", person: &person{
		files: []file{{".claude/.claude.json", `{"hasCompletedOnboarding": true, "customApiKeyResponses": {"approved": ["sk-none"], "rejected": []},
  "projects": {"{PROJECT}": {"hasTrustDialogAccepted": true, "hasCompletedProjectOnboarding": true}}}`}},
		args: []string{prompt, "--allowedTools", "Bash"}, question: "Do you want to proceed?"},
		title: "Claude Code", program: "@anthropic-ai/claude-code-linux-x64/claude",
		files: []file{{".claude/settings.json", "{\n\t\"permissions\" : { \"deny\": [\"WebFetch\"] },\n\n\t\"cleanupPeriodDays\": 30}\n"}},
		env: []string{"CLAUDE_CONFIG_DIR={HOME}/.claude", "ANTHROPIC_BASE_URL={URL}", "ANTHROPIC_API_KEY=sk-none", "DISABLE_AUTOUPDATER=1",
			"CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1"},
		args: []string{"-p", prompt, "--allowedTools", "Bash"}, settings: ".claude/settings.json", shim: true, agent: "Agent", agentArgs: map[string]any{"subagent_type": "general-purpose", "run_in_background": false}}
}

// oldClaude does not know onFailure yet.
func oldClaude() client {
	c := claude()
	c.name, c.host, c.command, c.title = "claude-2.1.197", "claude", "claude", "Claude Code"
	c.bare = `{"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"type": "command", "command": "{GUARD}", "args": ["hook", "claude"], "timeout": 10, "onFailure": "block"}]}]}}`
	return c
}

func codex() client {
	return client{name: "codex", title: "Codex", program: "@openai/codex/bin/codex.js",
		files: []file{{".codex/config.toml", "# nobody is asked\nmodel = \"" + modelName + `"
model_provider = "local"   # on loopback
approval_policy = "never"
sandbox_mode = "danger-full-access"

[model_providers.local]
name = "local"
base_url = "{URL}/v1"
wire_api = "responses"
`}},
		env:  []string{"CODEX_HOME={HOME}/.codex", "OPENAI_API_KEY=sk-none"},
		args: []string{"exec", "--skip-git-repo-check", prompt}, settings: ".codex/config.toml", trust: true, anyShell: "shell", agent: "spawn_agent", agentArgs: map[string]any{"message": prompt}}
}

func gemini() client {
	return client{name: "gemini", title: "Gemini CLI", person: &person{args: []string{"-m", "gemini-2.5-flash", "-y", "-i", prompt}, question: "Allow execution"},
		program: "@google/gemini-cli/bundle/gemini.js",
		files:   []file{{".gemini/settings.json", "{\n    // no news from elsewhere\n    \"general\": {\"enableAutoUpdate\": false, \"enableAutoUpdateNotification\": false},\n    \"security\": {\"auth\": {\"selectedType\": \"gemini-api-key\"}},\n    \"privacy\": {\"usageStatisticsEnabled\": false}, /* the rest is default */\n    \"ui\": {\"hideTips\": true}\n}\n"}},
		env:     []string{"GEMINI_API_KEY=none", "GOOGLE_GEMINI_BASE_URL={URL}", "GEMINI_TELEMETRY_ENABLED=false", "GEMINI_CLI_TRUST_WORKSPACE=true", "GEMINI_CLI_NO_RELAUNCH=true"},
		args:    []string{"-m", "gemini-2.5-flash", "-p", prompt, "-y"}, settings: ".gemini/settings.json", shim: true, agent: "invoke_agent", agentArgs: map[string]any{"agent_name": "generalist"}}
}

func qwen() client {
	return client{name: "qwen", title: "Qwen Code", person: &person{args: []string{"-y", "-i", prompt}, question: "Do you want to proceed?"},
		program: "@qwen-code/qwen-code/cli-entry.js",
		files:   []file{{".qwen/settings.json", "{\"security\": {\"auth\": {\"selectedType\": \"openai\"}},\n \"general\": {\"disableAutoUpdate\": true},\n \"privacy\": {\"usageStatisticsEnabled\": false}\n}"}},
		env:     []string{"OPENAI_API_KEY=none", "OPENAI_BASE_URL={URL}/v1", "OPENAI_MODEL=" + modelName},
		args:    []string{"-p", prompt, "-y"}, settings: ".qwen/settings.json", shim: true, agent: "agent", agentArgs: map[string]any{"subagent_type": "general-purpose", "run_in_background": false}}
}

func kimi() client {
	return client{name: "kimi", title: "Kimi Code", program: "@moonshot-ai/kimi-code/dist/main.mjs",
		files: []file{{".kimi-code/config.toml", "default_model = \"local\"\ntelemetry = false # none\n\n[providers.local]\ntype = \"openai\"\nbase_url = \"{URL}/v1\"\napi_key = \"none\"\n\n[models.local]\nprovider = \"local\"\nmodel = \"" + modelName + "\"\nmax_context_size = 100000"}},
		env:   []string{"KIMI_CODE_HOME={HOME}/.kimi-code", "KIMI_DISABLE_TELEMETRY=1"},
		args:  []string{"-p", prompt}, settings: ".kimi-code/config.toml", agent: "Agent", agentArgs: map[string]any{"run_in_background": false}}
}

func copilot() client {
	return client{name: "copilot", title: "Copilot CLI", person: &person{args: []string{"-i", prompt, "--allow-all-tools", "--allow-all-paths"},
		first: "Do you trust the files in this folder?", question: "Do you want to allow this tool call?"},
		program: "@github/copilot/npm-loader.js",
		env: []string{"COPILOT_HOME={HOME}/.copilot", "COPILOT_PROVIDER_BASE_URL={URL}/v1", "COPILOT_PROVIDER_TYPE=openai",
			"COPILOT_PROVIDER_API_KEY=none", "COPILOT_MODEL=gpt-4.1", "COPILOT_OFFLINE=true", "COPILOT_AUTO_UPDATE=false"},
		args: []string{"-p", prompt, "--allow-all-tools", "--allow-all-paths"}, settings: ".copilot/hooks/guardexec.json", agent: "task", agentArgs: map[string]any{"agent_type": "general-purpose", "mode": "sync"}}
}

func cline() client {
	return client{name: "cline", title: "Cline", program: "@cline/cli-linux-x64/bin/cline",
		env:   []string{"CLINE_TELEMETRY=0", "OPENAI_API_KEY=none", "OPENAI_BASE_URL={URL}/v1"},
		first: []string{"auth", "-p", "openai", "-k", "none", "-m", modelName, "-b", "{URL}/v1"},
		args:  []string{prompt}, settings: ".cline/hooks/PreToolUse", mute: true, agent: "spawn_agent", agentArgs: map[string]any{"message": prompt}}
}

func opencode() client {
	return client{name: "opencode", title: "opencode", program: "opencode-linux-x64/bin/opencode",
		files: []file{{".config/opencode/opencode.json", `{
  "$schema": "https://opencode.ai/config.json", "autoupdate": false, "share": "disabled",
  "permission": {"bash": "allow", "external_directory": "allow"},
  "model": "local/` + modelName + `", "small_model": "local/` + modelName + `",
  "provider": {"local": {"npm": "@ai-sdk/openai-compatible", "name": "local", "options": {"baseURL": "{URL}/v1", "apiKey": "none"},
    "models": {"` + modelName + `": {"name": "local", "tool_call": true, "limit": {"context": 100000, "output": 1000}}}}}
}
`}},
		env:  []string{"OPENCODE_DISABLE_AUTOUPDATE=1", "OPENCODE_DISABLE_MODELS_FETCH=1"},
		args: []string{"run", prompt}, settings: ".config/opencode/plugin/guardexec.js", shim: true, limit: 3 * time.Minute, firstLimit: 5 * time.Minute, agent: "task", agentArgs: map[string]any{"subagent_type": "general"}}
}

func goose() client {
	return client{name: "goose", title: "Goose", program: "@aaif/goose-binary-linux-x64/bin/goose",
		env:  []string{"GOOSE_PROVIDER=openai", "GOOSE_MODEL=" + modelName, "GOOSE_MODE=auto", "OPENAI_API_KEY=none", "OPENAI_HOST={URL}", "GOOSE_DISABLE_KEYRING=1"},
		args: []string{"run", "--no-session", "-t", prompt}, settings: ".agents/plugins/guardexec/hooks/hooks.json",
		agent: "delegate", agentArgs: map[string]any{"instructions": prompt}}
}

func amp() client {
	return client{name: "amp", title: "Amp", program: "@ampcode/cli-linux-x64/amp", judges: true,
		files: []file{{ampSettings, `{"amp.permissions": [{"tool": "*", "action": "allow"}]}`}},
		env:   []string{"AMP_SKIP_UPDATE_CHECK=1"},
		args:  []string{"permissions", "test", "Bash", "--cmd", "{COMMAND}"}, settings: ampSettings}
}

const ampSettings = ".config/amp/settings.json"

// complete fills in what follows from the rest.
func (c client) complete() client {
	if c.host == "" {
		c.host = c.name
	}
	if c.command == "" {
		c.command = c.name
	}
	if c.limit == 0 {
		c.limit = 90 * time.Second
	}
	if c.firstLimit == 0 {
		c.firstLimit = c.limit
	}
	return c
}

// fill puts the places of one run into texts.
func fill(texts []string, r *strings.Replacer) []string {
	out := make([]string, len(texts))
	for i, t := range texts {
		out[i] = r.Replace(t)
	}
	return out
}
