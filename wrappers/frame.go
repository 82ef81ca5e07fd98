package wrappers

import (
	"slices"
	"strings"
)

// Frame finds the model's command in a line that a host has put around it, so
// that the command is judged and not the host's own part. The host's part must
// be, byte for byte, what was seen; only the names of its files may vary, in the
// given directories: those of snapshots, and those for temporary files beside
// /tmp. Otherwise ok is false, and the whole line is to be judged.
func Frame(line string, snapshots, temps []string) (command string, ok bool) {
	if c, ok := claudeFrame(line, snapshots, temps); ok {
		return c, true
	}
	return geminiFrame(line)
}

// claudeFrame is the line of Claude Code 2.1.197 and 2.1.332: it reads a snapshot of the
// user's shell, evaluates the command and notes the directory.
func claudeFrame(line string, snapshots, temps []string) (string, bool) {
	rest := line
	if r, ok := strings.CutPrefix(rest, "source "); ok {
		file, after, ok := strings.Cut(r, " 2>/dev/null || true && ")
		if !ok || !isSnapshot(file, snapshots) {
			return "", false
		}
		rest = after
	}
	head := false
	for _, h := range [...]string{
		`\builtin shopt -u extglob 2>/dev/null || true && `,
		`shopt -u extglob 2>/dev/null || true && `,
		`{ shopt -u extglob || setopt NO_EXTENDED_GLOB NO_BARE_GLOB_QUAL; } >/dev/null 2>&1 || true && `,
		`{ \builtin shopt -u extglob || \builtin setopt NO_EXTENDED_GLOB NO_BARE_GLOB_QUAL NO_BRACE_CCL NO_MAGIC_EQUAL_SUBST NO_RC_QUOTES NO_EQUALS; } >/dev/null 2>&1 || true && `,
		`\builtin setopt NO_EXTENDED_GLOB NO_BARE_GLOB_QUAL NO_BRACE_CCL NO_MAGIC_EQUAL_SUBST NO_RC_QUOTES NO_EQUALS 2>/dev/null || true && `,
	} {
		if r, ok := strings.CutPrefix(rest, h); ok {
			rest, head = r, true
			break
		}
	}
	for {
		r, ok := strings.CutPrefix(rest, `{ \builtin unalias -- '`)
		if !ok {
			break
		}
		name, r, ok := strings.Cut(r, `'; \builtin unset -f -- '`)
		if !ok || !plainWord(name) {
			return "", false
		}
		r, ok = strings.CutPrefix(r, name+`'; } >/dev/null 2>&1 || true && `)
		if !ok {
			return "", false
		}
		rest = r
	}
	rest, ok := strings.CutPrefix(rest, "eval ")
	if !ok || !head {
		return "", false
	}
	command, rest, ok := quotedWord(rest)
	if !ok {
		return "", false
	}
	rest = strings.TrimPrefix(rest, " < /dev/null")
	file, ok := strings.CutPrefix(rest, " && pwd -P >| ")
	if !ok || !isCwdFile(file, temps) {
		return "", false
	}
	return command, true
}

// isSnapshot reports a file of the host that a shell may read.
func isSnapshot(file string, dirs []string) bool {
	i := strings.LastIndexByte(file, '/')
	if i < 0 {
		return false
	}
	name, ok := strings.CutPrefix(file[i+1:], "snapshot-")
	if !ok || !strings.HasSuffix(name, ".sh") || !plainWord(strings.TrimSuffix(name, ".sh")) {
		return false
	}
	for _, d := range dirs {
		if d != "" && file[:i] == d && plainPath(d) {
			return true
		}
	}
	return false
}

// isCwdFile reports the file in which Claude Code notes the directory.
func isCwdFile(file string, temps []string) bool {
	i := strings.LastIndex(file, "/claude-")
	if i < 0 || !plainPath(file) || !strings.HasSuffix(file, "-cwd") || strings.Contains(file, "..") {
		return false
	}
	dir := file[:i]
	if strings.HasPrefix(file, "/var/folders/") {
		return true
	}
	for _, t := range append([]string{"/tmp", "/private/tmp"}, temps...) {
		if t = strings.TrimRight(t, "/"); t != "" && (dir == t || strings.HasPrefix(dir, t+"/claude")) {
			return true
		}
	}
	return false
}

// plainWord reports letters, digits, _ and - alone.
func plainWord(s string) bool {
	return s != "" && strings.Trim(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-") == ""
}

// plainPath reports an absolute path that needs no quotes.
func plainPath(s string) bool {
	return strings.HasPrefix(s, "/") && plainWord(strings.NewReplacer("/", "", ".", "", "+", "", "@", "").Replace(s))
}

// quotedWord reads one word that is quoted with single quotes, with "'" for
// those in it, or needs no quotes.
func quotedWord(s string) (word, rest string, ok bool) {
	var b strings.Builder
	i := 0
	for i < len(s) && s[i] != ' ' {
		switch c := s[i]; {
		case c == '\'':
			end := strings.IndexByte(s[i+1:], '\'')
			if end < 0 {
				return "", "", false
			}
			b.WriteString(s[i+1 : i+1+end])
			i += end + 2
		case strings.HasPrefix(s[i:], `"'"`):
			b.WriteByte('\'')
			i += 3
		case strings.HasPrefix(s[i:], `\'`):
			b.WriteByte('\'')
			i += 2
		case strings.IndexByte("_-./,:=@%+", c) >= 0 || plainWord(string(c)):
			b.WriteByte(c)
			i++
		default:
			return "", "", false
		}
	}
	return b.String(), s[i:], i > 0
}

// geminiFrame is the line of Gemini CLI 0.61.0: the command stands in a
// subshell that notes its background jobs.
func geminiFrame(line string) (string, bool) {
	rest, ok := strings.CutPrefix(line, "shopt -u promptvars nullglob extglob nocaseglob dotglob; _bgpids_file=")
	if !ok {
		return "", false
	}
	file, rest, ok := strings.Cut(rest, "\n(\n  trap 'jobs -p > \"$_bgpids_file\"' EXIT\n")
	if !ok || !plainPath(file) || !strings.HasSuffix(file, "/bgpids.tmp") || !strings.Contains(file, "/gemini-shell-") || strings.Contains(file, "..") {
		return "", false
	}
	return strings.CutSuffix(rest, "\n)\n__code=$?\nexit $__code")
}

// OwnCall reports a line that is nothing but a call of a hook or of guardexec
// itself: hosts put their own hooks, too, through a shell that we stand for. It
// may have flags that are taken. The words are those of the call.
func OwnCall(line string, flag func(string) bool) (words []string, ok bool) {
	all := splitShell(line)
	for _, h := range Hosts() {
		words = h.ours(all)
		if words == nil {
			continue
		}
		if slices.ContainsFunc(words[3:], func(f string) bool { return !flag(f) }) {
			return nil, false
		}
		// The line must be one that we write, and no other.
		if h.ownLine(line, words) {
			return words, true
		}
	}
	return nil, false
}

// Timeouts lists where timeout(1) is looked for.
func Timeouts() []string { return []string{"/usr/bin/timeout", "/bin/timeout"} }
