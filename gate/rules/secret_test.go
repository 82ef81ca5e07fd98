package rules

import "testing"

func TestSecretName(t *testing.T) {
	for _, n := range []string{
		"AWS_SECRET_ACCESS_KEY", "GITHUB_TOKEN", "TOKEN", "PGPASSWORD", "DB_PASS", "apiKey", "API_KEY",
		"STRIPE_KEY", "ACCESS_KEY", "VAULT_SECRET_ID", "privateKey", "GH_PAT", "NPM_AUTH", "githubToken", "SECRET_KEY_BASE", "AWS_ACCESS_KEY_ID",
		"DATABASE_URL", "mongodbUri", "DB_DSN", "AZURE_STORAGE_CONNECTION_STRING",
	} {
		if !secretName(n) {
			t.Errorf("%s is not taken for a secret", n)
		}
	}
	for _, n := range []string{
		"SORT_KEY", "KEY", "PWD", "OLDPWD", "HOME", "PASS", "MAX_TOKENS", "TOKEN_COUNT", "SSH_AUTH_SOCK",
		"AUTHOR", "PATH", "KEYBOARD", "SECRET_NAME", "PATTERN", "?", "",
		"SSH_KEY_PATH", "PRIVATE_KEY_DIR", "apiKeyFile", "TOKEN_FILE", "API_KEY_COUNT", "BASE_URL", "DATABASE_NAME", "REDIS_HOST", "URL", "CONN_COUNT",
	} {
		if secretName(n) {
			t.Errorf("%s is taken for a secret", n)
		}
	}
}
