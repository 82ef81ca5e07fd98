package gate

import (
	"path"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// class says what a path is worth. A path has several bits at once.
type class uint32

const (
	classNull     class = 1 << iota // /dev/null, the standard streams, /dev/zero
	classDevice                     // any other device
	classNet                        // /dev/tcp and /dev/udp, which bash turns into connections
	classRoot                       // /
	classTop                        // a top-level directory, or one the system cannot do without
	classSystem                     // below /etc, /usr, /bin, /boot and their like
	classCritical                   // a system file whose change decides who may log in or what boots
	classHome                       // a home directory itself
	classAbove                      // a parent of the home or of the workspace
	classSecret                     // irreplaceable credentials: private keys, key rings, cloud identities
	classToken                      // revocable credentials: .env, registry tokens, cookies
	classStartup                    // read by a shell, a session or a tool when it starts
	classControl                    // decides what the project's tools run: .git, hooks, CI, editors
	classAgent                      // settings of coding agents
	classGate                       // the gate's own files
	classWorkRoot                   // the workspace itself
	classWork                       // inside the workspace
	classTemp                       // inside a directory for temporary files
	classTempRoot                   // such a directory itself
	classOutside                    // anything else that is known
	classOther                      // in the home of another user
	classKeeps                      // a directory of settings, tokens among them
)

// world is what a classification depends on.
type world struct {
	home, work string
}

// classify tells what an absolute, clean path is.
func (w world) classify(p string) class {
	switch {
	case p == "/":
		return classRoot | w.ancestry(p)
	case within(p, "/dev"):
		return classifyDev(p)
	case within(p, "/proc"):
		return classifyProc(p)
	}
	c := w.area(p) | w.ancestry(p)
	if rel, home, ok := w.underHome(p); ok {
		if rel == "" {
			c |= classHome
		} else {
			in := classifyInHome(rel)
			if in == 0 {
				in = classifyInHome(strings.ToLower(rel)) // some file systems ignore case
			}
			c |= in
		}
		switch {
		case home == w.home:
			c |= gateFiles(rel)
		case w.home != "" && w.home != "/root" && !within(w.work, home): // root looks after all of them
			c |= classOther
		}
	}
	c |= classifyName(p)
	if c&(classSecret|classToken) == 0 && (secretDataName(strings.ToLower(path.Base(p))) || hiddenSecret(p) || inSecrets(strings.ToLower(p))) {
		c |= classToken
	}
	return c
}

// endsSecret reports a word of which only the end is certain, or a name in a
// directory that is not known, when that names a credential: by itself, in a
// home, or in /proc/PID.
func (w world) endsSecret(word shellparse.Word) bool {
	end := word.Suffix
	if word.Kind != shellparse.Unknown && !path.IsAbs(word.Value) {
		end = "/" + word.Value // the directory is what is not known
		word.Value = ""
	}
	i := strings.IndexByte(end, '/')
	if i < 0 {
		return false
	}
	front := "/x"
	if strings.HasPrefix(word.Value, "/") {
		front = word.Value + "x"
	}
	for _, dir := range [...]string{front, "", "/home/x"} {
		c := w.classify(path.Clean("/" + dir + end[i:]))
		if c&(classSecret|classToken) != 0 {
			return true
		}
	}
	return false
}

// within reports whether p is dir or below it.
func within(p, dir string) bool {
	return strings.HasPrefix(p, dir) && (len(p) == len(dir) || p[len(dir)] == '/' || dir == "/")
}

// ancestry marks the workspace, the home, and what is above them.
func (w world) ancestry(p string) class {
	var c class
	if w.work != "" {
		switch {
		case p == w.work:
			c |= classWorkRoot
		case within(p, w.work):
			c |= classWork
		case within(w.work, p):
			c |= classAbove
		}
	}
	if w.home != "" && p != w.home && within(w.home, p) {
		c |= classAbove
	}
	return c
}

func classifyDev(p string) class {
	switch p {
	case "/dev":
		return classTop
	case "/dev/null", "/dev/zero", "/dev/full", "/dev/tty", "/dev/stdin", "/dev/stdout", "/dev/stderr",
		"/dev/random", "/dev/urandom":
		return classNull
	case "/dev/shm":
		return classTempRoot
	}
	switch {
	case within(p, "/dev/fd"):
		return classNull
	case within(p, "/dev/tcp"), within(p, "/dev/udp"):
		return classNet
	case within(p, "/dev/shm"):
		return classTemp
	}
	return classDevice
}

func classifyProc(p string) class {
	switch path.Base(p) {
	case "environ":
		return classToken
	case "mem", "kcore", "kmem", "sysrq-trigger":
		return classDevice
	}
	if within(p, "/proc/sys") {
		return classSystem | classCritical
	}
	if p == "/proc" {
		return classTop
	}
	if within(p, "/proc/self/fd") || within(p, "/proc/thread-self/fd") {
		return classNull
	}
	if strings.Contains(p, "/fd/") {
		return classToken // whatever another process has open
	}
	return classSystem
}

// area classifies by the top of the tree (file-hierarchy(7)).
func (w world) area(p string) class {
	top, rest, _ := strings.Cut(p[1:], "/")
	second, below, _ := strings.Cut(rest, "/")
	switch top {
	case "etc", "bin", "sbin", "lib", "lib32", "lib64", "libx32", "boot", "sys", "System", "Library", "efi":
		if rest == "" {
			return classTop | classSystem
		}
		return classSystem | criticalFile(p)
	case "usr":
		switch {
		case rest == "" || below == "" && usrTop(second):
			return classTop | classSystem
		case second == "local" && below != "":
			return classOutside
		case second == "bin" || second == "sbin" || second == "lib":
			return classSystem | classCritical
		}
		return classSystem
	case "tmp":
		if rest == "" {
			return classTempRoot
		}
		return classTemp
	case "var":
		switch {
		case rest == "":
			return classTop
		case second == "tmp" || second == "folders":
			if below == "" {
				return classTempRoot
			}
			return classTemp
		case below == "" && varTop(second):
			return classTop
		case rest == "lib/dpkg" || rest == "lib/apt" || rest == "lib/rpm" || rest == "lib/docker":
			return classTop
		case within(rest, "run"):
			return w.area("/run" + strings.TrimPrefix(rest, "run"))
		case within(rest, "spool/cron"):
			return classStartup | classSystem
		}
		return classOutside | serviceFile(rest)
	case "private":
		if rest == "" {
			return classTop
		}
		return w.area("/" + rest)
	case "mnt":
		// Windows drives seen from the Linux subsystem: /mnt/c/Windows.
		if rest == "" || len(second) == 1 && (below == "" || windowsTop(below)) {
			return classTop
		}
		return classOutside
	case "c", "d", "e", "C", "D", "E":
		// Windows drives seen from its other shells: /c/Windows.
		if windowsTop(rest) {
			return classTop
		}
		return classOutside
	case "home", "Users", "opt", "srv", "root", "media", "run", "Applications", "Volumes", "nix", "snap", "lost+found":
		if rest == "" {
			return classTop
		}
		if top == "run" && (within(rest, "secrets") || within(rest, "credentials") || within(rest, "user") && strings.Contains(rest, "/keyring")) {
			return classToken
		}
		if top == "run" && (strings.HasSuffix(p, "docker.sock") || strings.HasSuffix(p, "podman.sock")) {
			return classDevice
		}
		return classOutside
	}
	return classOutside
}

// serviceFile marks what services keep below /var for themselves.
func serviceFile(rest string) class {
	for _, dir := range [...]string{"mail", "spool/mail", "lib/jenkins/secrets", "lib/kubelet", "lib/rancher", "lib/cloud", "lib/samba/private", "lib/tailscale",
		"lib/docker/containers", "db/dslocal", "lib/bluetooth"} {
		if within(rest, dir) && rest != dir {
			return classToken
		}
	}
	if strings.HasPrefix(rest, "backups/") && strings.Contains(rest, "shadow") {
		return classSecret
	}
	return 0
}

func usrTop(s string) bool {
	switch s {
	case "bin", "sbin", "lib", "lib32", "lib64", "libexec", "include", "share", "local", "src":
		return true
	}
	return false
}

func varTop(s string) bool {
	switch s {
	case "lib", "log", "spool", "cache", "run", "mail", "db", "backups", "www":
		return true
	}
	return false
}

func windowsTop(s string) bool {
	switch strings.ToLower(s) {
	case "windows", "users", "program files", "program files (x86)", "programdata", "windows/system32":
		return true
	}
	return false
}

// criticalFile marks the system files whose change locks everybody out or
// lets anybody in.
func criticalFile(p string) class {
	switch p {
	case "/etc/shadow", "/etc/gshadow", "/etc/shadow-", "/etc/gshadow-", "/etc/shadow~", "/etc/gshadow~":
		return classCritical | classSecret
	case "/etc/sudoers":
		return classCritical | classToken
	case "/etc/passwd", "/etc/group", "/etc/hosts", "/etc/fstab", "/etc/crypttab",
		"/etc/ld.so.preload", "/etc/resolv.conf", "/etc/nsswitch.conf", "/etc/inittab", "/etc/securetty",
		"/etc/ssh/sshd_config", "/etc/default/grub", "/etc/machine-id", "/etc/subuid", "/etc/subgid":
		return classCritical
	}
	switch {
	case within(p, "/etc/sudoers.d"):
		return classCritical | classToken
	case within(p, "/etc/pam.d"), within(p, "/boot"), within(p, "/sys"),
		within(p, "/bin"), within(p, "/sbin"), within(p, "/lib"), within(p, "/lib64"), within(p, "/efi"):
		return classCritical
	case strings.HasPrefix(p, "/etc/ssh/ssh_host_") && !strings.HasSuffix(p, ".pub"):
		return classSecret | classCritical
	case within(p, "/etc/ssl/private"), p == "/etc/krb5.keytab", within(p, "/etc/wireguard"), within(p, "/etc/letsencrypt/live"),
		within(p, "/etc/letsencrypt/archive"), p == "/etc/kubernetes/admin.conf", within(p, "/etc/kubernetes/pki"),
		p == "/etc/rancher/k3s/k3s.yaml", within(p, "/etc/openvpn"), within(p, "/etc/ipsec.d/private"), p == "/etc/ipsec.secrets":
		return classSecret
	case within(p, "/etc/pki/tls/private"), within(p, "/etc/pki/private"), p == "/etc/rancher/rke2/rke2.yaml", p == "/etc/gitlab/gitlab-secrets.json",
		within(p, "/etc/chef") && strings.HasSuffix(p, ".pem"), strings.HasPrefix(p, "/etc/puppetlabs/") && strings.Contains(p, "/private_keys/"):
		return classSecret
	case p == "/etc/postfix/sasl_passwd", p == "/etc/ldap.secret", within(p, "/etc/sssd"), within(p, "/etc/netplan"), p == "/etc/apt/auth.conf", within(p, "/etc/apt/auth.conf.d"):
		return classToken | classStartup
	case p == "/etc/security/opasswd", within(p, "/etc/wpa_supplicant"), within(p, "/etc/NetworkManager/system-connections"),
		p == "/etc/mysql/debian.cnf", p == "/etc/ppp/chap-secrets", p == "/etc/ppp/pap-secrets":
		return classToken | classStartup
	case within(p, "/etc/profile.d"), within(p, "/etc/cron.d"), within(p, "/etc/systemd"),
		strings.HasPrefix(p, "/etc/cron."), p == "/etc/crontab", p == "/etc/profile", p == "/etc/bash.bashrc",
		p == "/etc/environment", p == "/etc/rc.local", within(p, "/etc/init.d"), p == "/etc/zshenv":
		return classStartup
	}
	return 0
}
