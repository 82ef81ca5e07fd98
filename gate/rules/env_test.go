package rules

import "testing"

func TestShellOnly(t *testing.T) {
	for name, want := range map[string]bool{
		"a": true, "D": true, "out_dir": true, "n": true, "npm": true, "GITX": true, "MY_PATHS": true, "_x": true, "Path": true,
		"": false, "1a": false, "a-b": false, "PATH": false, "path": false, "CC": false, "LD_PRELOAD": false, "npm_config_x": false,
		"BASH_ENV": false, "GIT_DIR": false, "DIRENV_X": false, "_JAVA_OPTIONS": false, "http_proxy": false, "MY_EDITOR": false,
		"X_HOME": false, "GOFLAGS": false, "PGHOST": false,
	} {
		if got := ShellOnly(name); got != want {
			t.Errorf("ShellOnly(%q) = %v", name, got)
		}
	}
}
