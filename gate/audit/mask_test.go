package audit

import (
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
	"time"
)

var plain = regexp.MustCompile(`hunter2|S3CRET`)

func TestMask(t *testing.T) {
	ghp := "ghp_" + strings.Repeat("S3CRET", 4)
	for _, c := range []struct{ in, want string }{
		{"git status", "git status"},
		{"curl -H 'Authorization: Bearer hunter2' x", "curl -H 'Authorization: [masked]' x"},
		{`curl -H "authorization:Basic hunter2" x`, `curl -H "authorization:[masked]" x`},
		{`curl -H Authorization:\ Bearer\ hunter2 x`, `curl -H Authorization:\ Bearer\ [masked] x`},
		{"curl -H 'Cookie: a=hunter2; b=hunter2' x; id", "curl -H 'Cookie: [masked]' x; id"},
		{"curl -H 'X-Api-Key: hunter2'", "curl -H 'X-Api-Key: [masked]'"},
		{"echo Bearer hunter2", "echo Bearer [masked]"},
		{"echo " + ghp, "echo ghp_[masked]"},
		{"x sk-ant-api03-hunter2hunter2 y", "x sk-ant-[masked] y"},
		{"x glpat-hunter2hunter2 y", "x glpat-[masked] y"},
		{"x xoxb-123-hunter2 y", "x xoxb-[masked] y"},
		{"AKIAABCDEFGHIJKLMNOP", "AKIA[masked]"},
		{"AKIAabcdefghijklmnop", "AKIAabcdefghijklmnop"},
		{"x eyJhbGciOiJIUzI1NiJ9.S3CRET.hunter2 y", "x eyJ[masked] y"},
		{"npm_config_registry_and_more_words_here=x", "npm_config_registry_and_more_words_here=x"},
		{"git clone https://me:hunter2@host/x", "git clone https://me:[masked]@host/x"},
		{"git clone https://hunter2hunter2hunter2@host/x", "git clone https://[masked]@host/x"},
		{"git clone https://host:80/a@b", "git clone https://host:80/a@b"},
		{"psql postgres://u:$PASS@h/db", "psql postgres://u:$PASS@h/db"},
		{"API_TOKEN=hunter2 ./run", "API_TOKEN=[masked] ./run"},
		{`export DB_PASSWORD="hunter2 S3CRET"; ls`, `export DB_PASSWORD="[masked]"; ls`},
		{"MY_SECRET='hunter2' x", "MY_SECRET='[masked]' x"},
		{"TOKEN=$(cat t) x", "TOKEN=$(cat t) x"},
		{`KEY="$OTHER" x`, `KEY="$OTHER" x`},
		{"AWS_SECRET_ACCESS_KEY=hunter2;id", "AWS_SECRET_ACCESS_KEY=[masked];id"},
		{"x --password hunter2 y", "x --password [masked] y"},
		{"x --password=hunter2 y", "x --password=[masked] y"},
		{"x --api-key hunter2 y", "x --api-key [masked] y"},
		{"docker login --password-stdin host", "docker login --password-stdin host"},
		{"docker login -u me -p hunter2 host", "docker login -u me -p [masked] host"},
		{"docker run -p 8080:80 x", "docker run -p 8080:80 x"},
		{"mysql -phunter2 db", "mysql -p[masked] db"},
		{"mysql -p'hunter2' db", "mysql -p'[masked]' db"},
		{"mysql -p db", "mysql -p db"},
		{"sshpass -p hunter2 ssh h; ls -p x", "sshpass -p [masked] ssh h; ls -p x"},
		{"redis-cli -a hunter2 get x", "redis-cli -a [masked] get x"},
		{"curl -u me:hunter2 x", "curl -u me:[masked] x"},
		{`curl -d '{"password": "hunter2", "a":1}' x`, `curl -d '{"password": "[masked]", "a":1}' x`},
		{`curl -d "{\"token\":\"hunter2\"}" x`, `curl -d "{\"token\":\"[masked]\"}" x`},
		{"curl 'x?access_token=hunter2&b=1'", "curl 'x?access_token=[masked]&b=1'"},
		{"cat <<E\n-----BEGIN RSA PRIVATE KEY-----\nhunter2\n-----END RSA PRIVATE KEY-----\nE", "cat <<E\n-----BEGIN RSA PRIVATE KEY-----[masked]-----END RSA PRIVATE KEY-----\nE"},
		{"-----BEGIN OPENSSH PRIVATE KEY-----\nhunter2", "-----BEGIN OPENSSH PRIVATE KEY-----[masked]"},
		{"-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----", "-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----"},
		{"Cookie: ; rm -rf /", "Cookie: ; rm -rf /"},
		{"grep -n key: f", "grep -n key: [masked]"},
		{"std::key::x", "std::key::x"},
	} {
		got := Mask(c.in)
		if got != c.want {
			t.Errorf("Mask(%q)\n got %q\nwant %q", c.in, got, c.want)
		}
		if plain.MatchString(got) {
			t.Errorf("a secret is left in %q", got)
		}
	}
}

func TestMaskIsLinear(t *testing.T) {
	start := time.Now()
	for _, unit := range []string{
		"mysql -px ", "-px ", "\"Cookie: $", "://a:", "://", "-----BEGIN ", "-----BEGIN X PRIVATE KEY-----",
		"key", "key ", "key: ", "--password ", "bearer ", "'", "\\", "Authorization: Basic ", "token=\"",
		"sk-", "eyJ.", "curl -u a", "login -p", "\"key\"", "TOKEN=$(", "TOKEN=`", "TOKEN=${A:-", "TOKEN=(", "TOKEN=$'", "TOKEN='\\''",
		"echo a|sudo -S ", "echo a|", "curl -uu", "curl -" + strings.Repeat("s", 50), "vault login ", "a'b ", "a'", "$(", "-pass", "TOKEN=a\"$", "'TOKEN='", "echo x | -stdin",
	} {
		Mask(strings.Repeat(unit, 1<<20/len(unit)))
	}
	if d := time.Since(start); d > 20*time.Second {
		t.Errorf("took %v", d)
	}
}

// TestMaskWholeWords: a secret may be quoted in any way, and stand in any part
// of a word.
func TestMaskWholeWords(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"PASSWORD='$hunter2' x", "PASSWORD='[masked]' x"},
		{"TOKEN=$'hunter2\\'hunter2' x", "TOKEN=$'[masked]' x"},
		{`TOKEN="a\" hunter2" x`, `TOKEN="[masked]" x`},
		{`PASSWORD='it'\''hunter2' x`, `PASSWORD='[masked]'[masked]'[masked]' x`},
		{"TOKEN=a,hunter2 x", "TOKEN=[masked] x"},
		{`TOKEN=a\ hunter2 x`, "TOKEN=[masked] x"},
		{`x --password=a\;hunter2 y`, "x --password=[masked] y"},
		{`TOKEN="$A"hunter2 x`, `TOKEN="$A"[masked] x`},
		{"TOKEN=${A:-hunter2}.hunter2 x", "TOKEN=${A:-[masked]}[masked] x"},
		{"TOKEN=hunter2$(rm -rf ~; PASS=hunter2 x)hunter2 y", "TOKEN=[masked]$(rm -rf ~; PASS=[masked] x)[masked] y"},
		{`TOKEN="hunter2 $(id "a b")hunter2" y`, `TOKEN="[masked]$(id "a b")[masked]" y`},
		{"TOKEN=`id`hunter2 y", "TOKEN=`id`[masked] y"},
		{"TOKENS=(hunter2 'hunter2 S3CRET') y", "TOKENS=([masked] '[masked]') y"},
		{`curl -H "Authorization: Bearer $(cat t)hunter2" x`, `curl -H "Authorization: [masked]$(cat t)[masked]" x`},
		{`bash -c 'TOKEN='\''hunter2 S3CRET'\'' x; id'`, `bash -c 'TOKEN='\''[masked]'\'' x; id'`},
		{`bash -c "TOKEN=\"hunter2 S3CRET\" x; id"`, `bash -c "TOKEN=\"[masked]\" x; id"`},
		{`curl -H "X-My-Token: Bearer hunter2" x`, `curl -H "X-My-Token: Bearer [masked]" x`},
		{`curl --header='Cookie: a=hunter2; b=S3CRET' x`, `curl --header='Cookie: [masked]' x`},
		{`bash -c "Cookie: hunter2 S3CRET; rm -rf /"`, `bash -c "Cookie: [masked]; rm -rf /"`},
		{`printf 'Authorization: Bearer hunter2' x`, `printf 'Authorization: [masked]' x`},
		{"env 'TOKEN='hunter2 x", "env 'TOKEN='[masked] x"},
		{"cat <<E\ndon't\nE\nTOKEN='hunter2 S3CRET' x", "cat <<E\ndon't\nE\nTOKEN='[masked]' x"},
		{"TOKEN=hunter2\\\nhunter2 x", "TOKEN=[masked] x"},
	} {
		if got := Mask(c.in); got != c.want {
			t.Errorf("Mask(%q)\n got %q\nwant %q", c.in, got, c.want)
		}
	}
}

func TestMaskOptionsOfPrograms(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"curl -uuser:hunter2 x", "curl -uuser:[masked] x"},
		{"curl --user=user:hunter2 x", "curl --user=user:[masked] x"},
		{"curl -su user:hunter2 x", "curl -su user:[masked] x"},
		{"curl -sSu 'user:hunter2 S3CRET' x", "curl -sSu 'user:[masked]' x"},
		{"curl https://h/ -u user:hunter2", "curl https://h/ -u user:[masked]"},
		{"/usr/bin/curl -u user:hunter2", "/usr/bin/curl -u user:[masked]"},
		{"curl -u user x; curl -o u:v x", "curl -u user x; curl -o u:v x"},
		{"curl -b sid=hunter2 x; curl -b jar.txt x", "curl -b sid=[masked] x; curl -b jar.txt x"},
		{"curl --cookie 'sid=hunter2; a=S3CRET' x", "curl --cookie 'sid=[masked]' x"},
		{"curl --oauth2-bearer hunter2 x", "curl --oauth2-bearer [masked] x"},
		{"zip -P hunter2 a b; unzip -Phunter2 a", "zip -P [masked] a b; unzip -P[masked] a"},
		{"7z a -phunter2 x", "7z a -p[masked] x"},
		{"gh secret set X --body hunter2", "gh secret set X --body [masked]"},
		{"gh issue create --body text", "gh issue create --body text"},
		{"kubectl create secret generic x --from-literal=k=hunter2", "kubectl create secret generic x --from-literal=k=[masked]"},
		{"echo hunter2 | docker login --password-stdin", "echo [masked] | docker login --password-stdin"},
		{"echo $PASS | docker login --password-stdin", "echo $PASS | docker login --password-stdin"},
		{"echo hunter2; echo x | docker login --password-stdin", "echo hunter2; echo [masked] | docker login --password-stdin"},
		{"echo $(id) | docker login --password-stdin", "echo $(id) | docker login --password-stdin"},
		{"docker login -u me --password-stdin <<< hunter2", "docker login -u me --password-stdin <<< [masked]"},
		{"printf '%s' 'hunter2' | sudo -S id", "printf [masked] | sudo -S id"},
		{"bash -c 'echo hunter2 | docker login --password-stdin; id'", "bash -c 'echo [masked] | docker login --password-stdin; id'"},
		{"echo 'hunter2|hunter2' | sudo -S id", "echo [masked] | sudo -S id"},
		{"cat <<< word", "cat <<< word"},
		{"vault login hunter2", "vault login [masked]"},
		{"vault login -method=oidc role=x", "vault login -method=oidc role=x"},
		{"ldapsearch -x -w hunter2 -b dc=x", "ldapsearch -x -w [masked] -b dc=x"},
		{"smbclient -U me%hunter2 //h/s", "smbclient -U me%[masked] //h/s"},
		{"openssl enc -k hunter2 -in f", "openssl enc -k [masked] -in f"},
		{"openssl rsa -passin pass:hunter2 -in f", "openssl rsa -passin pass:[masked] -in f"},
		{"openssl rsa -passin file:f -in f", "openssl rsa -passin file:f -in f"},
		{"export DB_PASS=hunter2 DB_PWD=hunter2 GH_PAT=hunter2 X_AUTH=hunter2", "export DB_PASS=[masked] DB_PWD=[masked] GH_PAT=[masked] X_AUTH=[masked]"},
		{"npm config set //r/:_auth=hunter2", "npm config set //r/:_auth=[masked]"},
		{"npm config set //r/:_authToken hunter2", "npm config set //r/:_authToken [masked]"},
		{"aws configure set aws_secret_access_key hunter2", "aws configure set aws_secret_access_key [masked]"},
		{"git config user.token hunter2", "git config user.token [masked]"},
		{`x '{"secret": "hunter2", "login":1}'`, `x '{"secret": "[masked]", "login":1}'`},
		{"mysql -p" + strings.Repeat("hunter2", 12) + " db", "mysql -p[masked] db"},
		{"ssh-keygen -t ed25519 -N 'hunter2' -f k", "ssh-keygen -t ed25519 -N '[masked]' -f k"},
	} {
		if got := Mask(c.in); got != c.want {
			t.Errorf("Mask(%q)\n got %q\nwant %q", c.in, got, c.want)
		}
	}
}

// TestMaskLeavesOrdinaryWords: what is no secret stays in the record.
func TestMaskLeavesOrdinaryWords(t *testing.T) {
	for _, s := range []string{
		"cd \"$PWD\" && OLDPWD=/x PWD=/y ls", "ls -p /a; mkdir -p b; ssh -p 22 h", "docker run -u 1000:1000 -p 80:80 -b x mysql -p",
		"git config --global credential.helper store", "git -c core.sshCommand=x fetch", "kubectl config use-context prod",
		"curl -sSfL -o out https://host/a:b", "curl -X POST -d a=b https://host", "zip -r a.zip b; unzip -p a.zip f", "echo a | cat; echo b | sudo tee f",
		"USE_AUTH=true TOKEN_REQUIRED=0 x", "--no-auth x", "bypass=3", "set -euo pipefail; set -- a b", "openssl x509 -in c -noout",
		"echo reboot | sudo -S sh", "PAT='a|b' x",
		"grep -rn 'pass' .", "git log --author=me -p", "PASSWORD_FILE=/run/p x", "tar -czf a.tgz b; 7z x a.7z -y", "printf '%s' x | sed s/a/b/",
	} {
		if got := Mask(s); got != s {
			t.Errorf("%q became %q", s, got)
		}
	}
}

func TestMaskReason(t *testing.T) {
	for in, want := range map[string]string{
		"it reads a private key or credential: /h/.ssh/id_rsa":         "it reads a private key or credential: /h/.ssh/id_rsa",
		"it deletes a file that holds a secret: /h/.netrc":             "it deletes a file that holds a secret: /h/.netrc",
		"it reads a token: /h/a:b":                                     "it reads a token: /h/a:b",
		"it sends data: https://me:hunter2@h/":                         "it sends data: https://me:[masked]@h/",
		"it writes a key: PASSWORD=hunter2":                            "it writes a key: PASSWORD=[masked]",
		`nothing is known of the program "token: hunter2"`:             `nothing is known of the program "token: [masked]"`,
		"it runs program text in another language (password: hunter2)": "it runs program text in another language (password: [masked])",
	} {
		if got := MaskReason(in); got != want {
			t.Errorf("%q became %q, want %q", in, got, want)
		}
	}
}

// quoted writes a text as a word of the shell, in a random way.
func quoted(r *rand.Rand, s string) string {
	var b strings.Builder
	for len(s) > 0 {
		n := 1 + r.IntN(len(s))
		part := s[:n]
		s = s[n:]
		switch r.IntN(4) {
		case 0:
			b.WriteString("'" + strings.ReplaceAll(part, "'", `'\''`) + "'")
		case 1:
			b.WriteString(`"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "$", `\$`, "`", "\\`").Replace(part) + `"`)
		case 2:
			b.WriteString("$'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(part) + "'")
		default:
			for _, c := range []byte(part) {
				if !nameByte(c) {
					b.WriteByte('\\')
				}
				b.WriteByte(c)
			}
		}
	}
	return b.String()
}

// TestMaskHoldsForEveryQuotation puts words that are quoted at random where a
// secret goes: no piece of them is left, and what stands around them is.
func TestMaskHoldsForEveryQuotation(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	const alphabet = "QJVXZ'\"\\ ;&|()<>,$`{}#!~*"
	for range 20_000 {
		var secret strings.Builder
		for range 1 + r.IntN(12) {
			secret.WriteByte(alphabet[r.IntN(len(alphabet))])
		}
		word := quoted(r, "Q"+secret.String())
		for _, form := range []string{
			"API_TOKEN=@ run; id", "run --password @ -x; id", "run --password=@ -x; id", "curl -u me:@ run; id", "curl -sume:@ run; id",
			"sshpass -p @ run; id", "mysql -p@ run; id", "A=(1 2) DB_PASS=@ run; id", "x login -p @ run; id",
			"x --password-stdin <<< @; run; id", "echo $(API_TOKEN=@ run); id",
		} {
			got := Mask(strings.Replace(form, "@", word, 1))
			if strings.ContainsAny(got, "QJVXZ") || !strings.Contains(got, "run") || !strings.Contains(got, "; id") {
				t.Fatalf("%s with %s: %s", form, word, got)
			}
		}
	}
}

func FuzzMask(f *testing.F) {
	f.Add("mysql -p'x' --password \"a\" TOKEN=b Cookie: c ://u:p@h -----BEGIN A PRIVATE KEY-----")
	f.Fuzz(func(t *testing.T, s string) {
		out := Mask(s)
		if len(out) > len(s)*9+64 {
			t.Errorf("%d bytes from %d", len(out), len(s))
		}
		if !json.Valid(Line(record(s))) {
			t.Error("not JSON")
		}
	})
}
