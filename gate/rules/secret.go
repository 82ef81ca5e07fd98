package rules

import (
	"slices"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// Words that make a variable's name sound like a secret, alone or as the end
// of a run-together word such as PGPASSWORD.
var secretWords = [...]string{
	"TOKEN", "SECRET", "SECRETS", "PASSWORD", "PASSWORDS", "PASSWD", "PASSPHRASE",
	"APIKEY", "CREDENTIAL", "CREDENTIALS", "CREDS", "SSHPASS", "PRIVATEKEY", "ACCESSKEY",
}

// Words that make KEY a secret when they stand beside it; KEY alone names
// sort keys, cache keys and the keys of maps.
var keyWords = [...]string{
	"API", "ACCESS", "PRIVATE", "SECRET", "ENCRYPTION", "ENCRYPT", "SIGNING", "SIGN",
	"MASTER", "SSH", "GPG", "PGP", "DEPLOY", "SERVICE", "AUTH", "ACCOUNT", "APP", "ADMIN",
	"OPENAI", "ANTHROPIC", "STRIPE", "AWS", "GOOGLE", "AZURE", "GITHUB", "SENDGRID", "HMAC", "JWT",
}

// Last words that turn the name into one of a number, a place or a label:
// TOKEN_COUNT, AUTH_URL, SECRET_NAME.
var plainTails = [...]string{
	"COUNT", "LIMIT", "TYPE", "NAME", "LEN", "LENGTH", "TTL", "EXPIRY", "URL", "URI", "SOCK",
	"HOST", "PORT", "METHOD", "MODE", "ENABLED", "SIZE", "MAX", "MIN", "AGE", "INDEX", "DIR", "PATH", "FILE", "FILENAME",
}

// A connection address holds the password of the account as a rule:
// DATABASE_URL, MONGODB_URI, DB_DSN, AZURE_STORAGE_CONNECTION_STRING.
var linkWords = [...]string{
	"DATABASE", "DB", "POSTGRES", "POSTGRESQL", "PG", "MYSQL", "MARIADB", "MSSQL", "MONGO", "MONGODB", "REDIS",
	"AMQP", "RABBITMQ", "BROKER", "CLICKHOUSE", "SQLALCHEMY", "CONNECTION", "CONN", "SMTP", "WEBHOOK",
}

// linkTails are the last words of such a name.
var linkTails = [...]string{"URL", "URI", "DSN", "STRING", "STR"}

// silent are the builtins that do not print their arguments, whatever happens.
// Others do, and programs, in what they print or in what they complain about
// ("exit: hunter2: numeric argument required"), and anybody can see the
// arguments of a program. Those with ScanPrint look themselves, and
// what is sent is judged as such.
const silent = "test [ true false : set eval echo printf print curl wget"

// comparesNumbers reports a test that complains of what is no number, and
// repeats it.
func comparesNumbers(argv []shellparse.Word) bool {
	return (argv[0].Value == "test" || argv[0].Value == "[") && slices.ContainsFunc(argv, func(w shellparse.Word) bool {
		return w.Kind == shellparse.Literal && hasName("-eq -ne -lt -le -gt -ge -t", w.Value)
	})
}

// SecretName reports that a variable of this name is likely to hold a secret.
func SecretName(name string) bool { return secretName(name) }

// secretName reports that a variable of this name is likely to hold a
// secret. The name is split at underscores and at changes of case; see the
// lists above.
func secretName(name string) bool {
	if name == shellparse.OtherVars {
		return true // one of them may be
	}
	var words []string
	for part := range strings.FieldsFuncSeq(name, func(r rune) bool { return r == '_' || r == '-' || r == '.' }) {
		words = append(words, splitCase(part)...)
	}
	if n := len(words) - 2; n >= 0 && oneOf(linkTails[:], words[n+1]) && oneOf(linkWords[:], words[n]) {
		return true
	}
	for i, w := range words {
		last := i == len(words)-1
		switch {
		case w == "PRIVATE" && len(words) == 1, w == "AUTH" && last, w == "AUTHORIZATION":
			return true
		case (w == "PASS" || w == "PAT" || w == "PWD") && last && i > 0:
			return true
		case w == "KEY" || w == "KEYS":
			if tail := words[len(words)-1]; !last && oneOf(plainTails[:], tail) {
				continue
			}
			if i > 0 && oneOf(keyWords[:], words[i-1]) || i == 0 && !last && oneOf(keyWords[:], words[1]) {
				return true
			}
		default:
			for _, s := range secretWords {
				if strings.HasSuffix(w, s) && (last || !oneOf(plainTails[:], words[len(words)-1])) {
					return true
				}
			}
		}
	}
	return false
}

// splitCase splits camel case and returns upper-case words.
func splitCase(s string) []string {
	var words []string
	start := 0
	for i := 1; i < len(s); i++ {
		if s[i] >= 'A' && s[i] <= 'Z' && s[i-1] >= 'a' && s[i-1] <= 'z' {
			words = append(words, strings.ToUpper(s[start:i]))
			start = i
		}
	}
	return append(words, strings.ToUpper(s[start:]))
}

func oneOf(list []string, s string) bool {
	for _, e := range list {
		if e == s {
			return true
		}
	}
	return false
}
