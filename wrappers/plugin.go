package wrappers

import _ "embed"

// PluginFile is a file of a plugin directory.
type PluginFile struct {
	Path string // with slashes, below the directory
	Text []byte
	// Manifest reports the file that says whose plugin it is.
	Manifest bool
}

// OwnManifest reports the manifest of a plugin of ours, of whatever version.
func OwnManifest(manifest []byte) bool {
	root, err := parseJSONC(manifest)
	return err == nil && root != nil && root.says("name", `"guardexec"`)
}

//go:embed files/claude-plugin/skills/guardexec/SKILL.md
var claudeSkill string // never changed

// ClaudePlugin returns the files of a plugin for Claude Code that does what a
// setup says, the program itself apart, which belongs into bin/guardexec.
func ClaudePlugin(version string, s Setup) []PluginFile {
	s.Host, s.Program = claude(), "${CLAUDE_PLUGIN_ROOT}/bin/guardexec"
	// For a shell it is a variable of the environment: a path that is put into
	// the line as text could end the quotes around it.
	s.word = `"$CLAUDE_PLUGIN_ROOT/bin/guardexec"`
	hooks := "{\n  \"hooks\": {\n    \"PreToolUse\": [\n      " + s.fill(claudeEntry) + "\n    ]\n  }\n}\n"
	manifest := "{\n  \"name\": \"guardexec\",\n  \"version\": " + quote(version) +
		",\n  \"description\": \"Judges shell commands before they run\",\n  \"license\": \"Apache-2.0\"\n}\n"
	return []PluginFile{
		{".claude-plugin/plugin.json", []byte(manifest), true},
		{"hooks/hooks.json", []byte(hooks), false},
		{"skills/guardexec/SKILL.md", []byte(claudeSkill), false},
	}
}
