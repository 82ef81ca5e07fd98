package shelltest

import "strings"

// Safe reports that a script names no program, and writes to no file, that
// could do harm even if the shell reads it in an unexpected way: no absolute
// path but a few, no way out of the directory, and none of the programs that
// change more than a file.
func Safe(text string) bool {
	for i := 1; i+2 < len(text); i++ {
		// A range of braces is all that two dots may be.
		if text[i:i+2] == ".." && !(plain(text[i-1]) && plain(text[i+2])) {
			return false
		}
	}
	for _, s := range []string{"../", "~root", "/root", "/home", "/tmp", "/etc", "/usr", "/var", "/bin/", "/proc/sys", "/sys", "/tcp", "/udp"} {
		if strings.Contains(text, s) {
			return false
		}
	}
	for rest := text; ; {
		i := strings.IndexByte(rest, '>')
		if i < 0 {
			break
		}
		rest = rest[i+1:]
		target := strings.TrimLeft(rest, ">&|! \t\\\n\"'")
		if strings.HasPrefix(target, "/") && !strings.HasPrefix(target, "/dev/null") {
			return false
		}
	}
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return r > 0x7f || !plain(byte(r)) }) {
		switch w {
		case "rm", "mv", "dd", "ln", "cp", "kill", "pkill", "killall", "shutdown", "reboot", "halt", "mkfs",
			"chmod", "chown", "sudo", "su", "mount", "umount", "curl", "wget", "nc", "ssh", "scp", "delete", "unlink", "sleep":
			return false
		}
	}
	return true
}

func plain(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
}
