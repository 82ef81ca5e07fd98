package gate

import (
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// settings asks when the environment that the shell starts with changes how
// the script is read (bash manual, sections 5.2 and 6.11).
func (j *judge) settings(s *shellparse.Script) {
	env := make(map[string]string, 8)
	for _, kv := range j.request.Environ {
		name, value, _ := strings.Cut(kv, "=")
		env[name] = value
	}
	if len(env) == 0 {
		return
	}
	for _, name := range [...]string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if locale := env[name]; locale != "" && !rules.SafeLocale(locale) && !ascii(s.Text) {
			j.setting(s, "in the encoding of the locale "+quote(locale)+" the text may be another one")
		}
	}
	if changesDir(s, env["CDPATH"]) {
		j.setting(s, "CDPATH may lead cd to another directory")
	}
	if j.request.Dialect != shellparse.Bash {
		return
	}
	for option := range strings.SplitSeq(env["SHELLOPTS"], ":") {
		if option != "" && !shellparse.InertOption(option) {
			j.setting(s, "the inherited shell option "+quote(option)+" changes how the text is read")
		}
	}
	for option := range strings.SplitSeq(env["BASHOPTS"], ":") {
		if option != "" && option != "extquote" && !shellparse.InertShopt(option) {
			j.setting(s, "the inherited shell option "+quote(option)+" changes how the text is read")
		}
	}
	for _, name := range [...]string{"POSIXLY_CORRECT", "BASH_COMPAT"} {
		if _, ok := env[name]; ok {
			j.setting(s, "the inherited variable "+name+" changes how the text is read")
		}
	}
}

func (j *judge) setting(s *shellparse.Script, reason string) {
	whole := shellparse.Span{End: len(s.Text)}
	j.whole(Finding{Rule: "shell-settings", Decision: Ask, Grey: true, Reason: reason, Span: whole, Text: s.Text, Parent: -1, Script: s.Text, At: whole})
}

func ascii(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return r > 0x7f }) < 0
}

// changesDir reports a change to a directory that is looked for in a search
// path.
func changesDir(s *shellparse.Script, path string) bool {
	if path == "" {
		return false
	}
	for i := range s.Segments {
		words := s.Segments[i].Words
		for len(words) > 1 && hasWord("command builtin", words[0].Value) {
			words = words[1:]
		}
		if len(words) < 2 || !hasWord("cd chdir pushd", words[0].Value) {
			continue
		}
		for _, w := range words[1:] {
			if w.Kind == shellparse.Literal && (strings.HasPrefix(w.Value, "/") || strings.HasPrefix(w.Value, "-") ||
				w.Value == "." || w.Value == ".." || strings.HasPrefix(w.Value, "./") || strings.HasPrefix(w.Value, "../")) {
				continue
			}
			return true
		}
	}
	return false
}
