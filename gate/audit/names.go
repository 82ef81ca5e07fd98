package audit

import "strings"

// tokenPrefix returns how much of a token of a known service may be shown, or
// -1 if the word does not look like one.
func tokenPrefix(word string) int {
	for _, t := range []struct {
		prefix string
		least  int // length of the rest
	}{
		{"ghp_", 16}, {"gho_", 16}, {"ghu_", 16}, {"ghs_", 16}, {"ghr_", 16}, {"github_pat_", 16},
		{"glpat-", 12}, {"glptt-", 12}, {"gldt-", 12},
		{"sk-ant-", 8}, {"sk-proj-", 8}, {"sk_live_", 8}, {"sk_test_", 8}, {"rk_live_", 8}, {"sk-", 16},
		{"xoxb-", 8}, {"xoxp-", 8}, {"xoxa-", 8}, {"xoxr-", 8}, {"xoxs-", 8}, {"xapp-", 8},
		{"AKIA", 16}, {"ASIA", 16}, {"AIza", 30}, {"npm_", 30}, {"hf_", 16}, {"pypi-", 16},
		{"dop_v1_", 16}, {"SG.", 30}, {"eyJ", 17},
	} {
		if len(word) >= len(t.prefix)+t.least && strings.HasPrefix(word, t.prefix) && likely(t.prefix, word) {
			return len(t.prefix)
		}
	}
	return -1
}

// likely rejects words that only begin like a token: AKIA needs capitals and
// digits, npm_ a rest without separators.
func likely(prefix, word string) bool {
	rest := word[len(prefix):]
	for i := range len(rest) {
		c := rest[i]
		switch prefix {
		case "AKIA", "ASIA":
			if !(c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') {
				return false
			}
		case "npm_":
			if c == '_' || c == '-' || c == '.' {
				return false
			}
		}
	}
	return true
}

// headerName reports an HTTP header whose value is a secret, in lower case.
func headerName(low string) bool {
	switch low {
	case "authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "api-key",
		"apikey", "x-auth", "x-auth-token", "private-token", "job-token", "x-gitlab-token", "x-goog-api-key",
		"x-amz-security-token", "x-vault-token", "x-access-token":
		return true
	}
	return false
}

// sensitive reports a name whose value is a secret: of a variable, an option or
// a JSON member. low is the name in lower case.
func sensitive(name, low string) bool {
	// These say where the secret is, not what it is.
	for _, end := range [...]string{"-file", "_file", "-path", "_path", "-stdin", "-env", "-ttl", "-dir", "_dir", ".helper"} {
		if strings.HasSuffix(low, end) {
			return false
		}
	}
	bare := strings.TrimLeft(low, "-")
	option := len(bare) < len(low)
	for _, part := range [...]string{"token", "secret", "password", "passwd", "passphrase", "credential"} {
		if strings.Contains(bare, part) {
			return true
		}
	}
	for _, end := range [...]string{"_pass", "-pass", ".pass", "_pwd", "_pat", "_auth", "dbpass"} {
		if strings.HasSuffix(bare, end) {
			return true
		}
	}
	switch bare {
	case "pass", "pgpass":
		return true
	case "pat":
		return option // as a variable it is a pattern more often
	case "pwd":
		return !option && name != "PWD" // which is a directory
	}
	if option {
		// --key and its like name files more often than keys.
		return strings.HasSuffix(bare, "api-key") || strings.HasSuffix(bare, "apikey") ||
			strings.HasSuffix(bare, "access-key") || strings.HasSuffix(bare, "auth-key") ||
			strings.HasSuffix(bare, "-auth") && !strings.HasPrefix(bare, "no-")
	}
	return strings.Contains(bare, "key")
}
