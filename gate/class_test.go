package gate

import "testing"

func TestClassify(t *testing.T) {
	w := world{home: "/home/dev", work: "/home/dev/app"}
	tests := []struct {
		path string
		want class
	}{
		{"/", classRoot | classAbove},
		{"/home", classTop | classAbove},
		{"/home/dev", classOutside | classHome | classAbove},
		{"/home/eve", classOutside | classOther | classHome},
		{"/home/dev/app", classOutside | classWorkRoot},
		{"/home/dev/app/src/a.go", classOutside | classWork},
		{"/home/dev/apple", classOutside},
		{"/home/dev/app/.git/config", classOutside | classWork | classControl},
		{"/home/dev/app/.GIT/hooks/pre-commit", classOutside | classWork | classControl},
		{"/home/dev/app/.github/workflows/ci.yml", classOutside | classWork | classControl},
		{"/home/dev/app/.env", classOutside | classWork | classToken},
		{"/home/dev/app/.env.example", classOutside | classWork},
		{"/home/dev/app/.claude/settings.json", classOutside | classWork | classAgent},
		{"/home/dev/app/.config/goose/settings.local.json", classOutside | classWork | classAgent},
		{"/home/dev/app/.config", classOutside | classWork | classAgent},
		{"/home/dev/app/.config/dotnet-tools.json", classOutside | classWork},
		{"/home/dev/.bashrc", classOutside | classStartup},
		{"/home/eve/.bashrc", classOutside | classOther | classStartup},
		{"/root/.profile", classOutside | classOther | classStartup},
		{"/home/dev/.ssh/id_ed25519", classOutside | classSecret},
		{"/home/dev/.ssh/deploy", classOutside | classSecret},
		{"/home/dev/.ssh/id_ed25519.pub", classOutside | classStartup},
		{"/home/dev/.ssh/authorized_keys", classOutside | classStartup},
		{"/home/dev/.aws/credentials", classOutside | classSecret},
		{"/home/dev/.netrc", classOutside | classToken},
		{"/home/dev/.config/guardexec/config.json", classOutside | classGate},
		{"/usr/local/bin/guardexec", classOutside | classGate},
		{"/etc", classTop | classSystem},
		{"/etc/passwd", classSystem | classCritical},
		{"/etc/shadow", classSystem | classCritical | classSecret},
		{"/etc/motd", classSystem},
		{"/usr", classTop | classSystem},
		{"/usr/share", classTop | classSystem},
		{"/usr/share/doc", classSystem},
		{"/usr/bin/env", classSystem | classCritical},
		{"/usr/local", classTop | classSystem},
		{"/usr/local/x", classOutside},
		{"/var", classTop},
		{"/var/tmp/x", classTemp},
		{"/tmp", classTempRoot},
		{"/tmp/x", classTemp},
		{"/private/tmp/x", classTemp},
		{"/opt", classTop},
		{"/opt/x", classOutside},
		{"/mnt/c/Windows", classTop},
		{"/c/Windows/System32", classTop},
		{"/c/work/x", classOutside},
		{"/dev/null", classNull},
		{"/dev/sda", classDevice},
		{"/dev/tcp/h/80", classNet},
		{"/dev/shm/x", classTemp},
		{"/proc/1/environ", classToken},
		{"/var/lib/jenkins/.aws/credentials", classOutside | classToken},
		{"/home/dev/app/.aws/credentials", classOutside | classWork | classToken},
		{"/home/dev/app/.circleci/config.yml", classOutside | classWork | classControl},
		{"/mnt/c/Users/dev/.aws/credentials", classOutside | classOther | classSecret},
		{"/mnt/c/Users/dev/AppData/Roaming/gcloud/credentials.db", classOutside | classOther | classSecret},
		{"/c/Users/dev", classOutside | classOther | classHome},
		{"/var/home/dev/.netrc", classOutside | classOther | classToken},
		{"/private/var/root/.ssh/id_rsa", classOutside | classOther | classSecret},
		{"/home/dev/.config/Code/User/globalStorage/state.vscdb", classOutside | classToken},
		{"/home/dev/Library/Application Support/BraveSoftware/x", classOutside | classSecret},
		{"/home/dev/snap/firefox/common/.mozilla/firefox/x", classOutside | classSecret},
		{"/home/dev/app/prod.auto.tfvars", classOutside | classWork | classToken},
		{"/home/dev/app/id_rsa_work", classOutside | classWork | classSecret},
		{"/home/dev/app/id_rsa.pub", classOutside | classWork},
		{"/home/dev/app/src/credentials.go", classOutside | classWork},
		{"/home/dev/app/src/tokens.json", classOutside | classWork},
		{"/home/dev/app/.env-prod", classOutside | classWork | classToken},
		{"/home/dev/app/.env-example", classOutside | classWork},
		{"/etc/apt/auth.conf", classSystem | classToken | classStartup},
		{"/proc/sys/kernel/core_pattern", classSystem | classCritical},
	}
	for _, tt := range tests {
		if got := w.classify(tt.path); got != tt.want {
			t.Errorf("%s: got %b, want %b", tt.path, got, tt.want)
		}
	}
}
