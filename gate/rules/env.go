package rules

// InertEnv reports whether an environment variable may be set to a value
// without changing which code runs.
func InertEnv(name, value string) bool {
	switch name {
	case "CI", "NO_COLOR", "LC_ALL", "LANG", "TZ", "NODE_ENV", "GOOS", "GOARCH", "CGO_ENABLED":
		return true
	}
	return false
}

// ShellOnly reports whether a name may be assigned without being exported.
func ShellOnly(name string) bool { return name != "PATH" && name != "IFS" && name != "HOME" }
