package wrappers

import _ "embed"

// PluginFile is a file of a plugin directory.
type PluginFile struct {
	Path string // with slashes, below the directory
	Text []byte
}

//go:embed files/claude-plugin/skills/guardexec/SKILL.md
var claudeSkill string // never changed

// ClaudePlugin returns the files of a plugin for Claude Code, the program
// itself apart, which belongs into bin/guardexec.
func ClaudePlugin(version string, flags []string) []PluginFile {
	h := claude()
	s := Setup{Host: h, Program: "${CLAUDE_PLUGIN_ROOT}/bin/guardexec", Flags: flags}
	hooks := "{\n  \"hooks\": {\n    \"PreToolUse\": [\n      " + s.fill(claudeEntry) + "\n    ]\n  }\n}\n"
	manifest := "{\n  \"name\": \"guardexec\",\n  \"version\": " + quote(version) +
		",\n  \"description\": \"Judges shell commands before they run\",\n  \"license\": \"Apache-2.0\"\n}\n"
	return []PluginFile{
		{".claude-plugin/plugin.json", []byte(manifest)},
		{"hooks/hooks.json", []byte(hooks)},
		{"skills/guardexec/SKILL.md", []byte(claudeSkill)},
	}
}
