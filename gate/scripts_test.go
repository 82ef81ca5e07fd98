package gate_test

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// realScripts are the shell scripts that a Debian system brings. They are
// read and judged, never run.
var realScripts = []string{
	"/var/lib/dpkg/info/*.postinst", "/var/lib/dpkg/info/*.prerm", "/var/lib/dpkg/info/*.preinst",
	"/var/lib/dpkg/info/*.postrm", "/var/lib/dpkg/info/*.config",
	"/etc/init.d/*", "/usr/share/bash-completion/completions/*", "/usr/bin/*", "/usr/sbin/*",
}

// shellScripts reads at most most scripts that a pattern names: what a shell
// starts, or what no other program does.
func shellScripts(t *testing.T, pattern string, most int) (names, texts []string) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		info, err := os.Stat(name)
		if err != nil || !info.Mode().IsRegular() || info.Size() == 0 || info.Size() > 256<<10 {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil || !utf8.Valid(data) || bytes.IndexByte(data, 0) >= 0 {
			continue
		}
		first, _, _ := bytes.Cut(data, []byte("\n"))
		if bytes.HasPrefix(first, []byte("#!")) && !bytes.HasSuffix(bytes.Fields(append(first, " x"...))[0], []byte("sh")) {
			continue
		}
		names, texts = append(names, name), append(texts, string(data))
		if len(names) == most {
			break
		}
	}
	return names, texts
}

// TestRealScripts judges the shell scripts of this machine: without a panic,
// within the limits and in time, and twice the same.
func TestRealScripts(t *testing.T) {
	g, err := gate.New(gate.Policy{FailClosed: gate.Ask, MaxChars: shellparse.CeilingMaxChars})
	if err != nil {
		t.Fatal(err)
	}
	most := 30
	if *heavy {
		most = 1000
	}
	if testing.Short() {
		most = 10
	}
	for _, pattern := range realScripts {
		t.Run(pattern, func(t *testing.T) {
			names, texts := shellScripts(t, pattern, most)
			if len(names) == 0 {
				t.Skipf("no shell scripts match %s", pattern)
			}
			for i, text := range texts {
				r := gate.Request{Command: text, Dir: "/home/dev/app", Home: "/home/dev"}
				start := time.Now()
				v := g.Judge(context.Background(), r)
				if d := time.Since(start); d > hostileDeadline {
					t.Errorf("%s: %d bytes took %v", names[i], len(text), d)
				}
				if v.Rule == "internal-error" || v.Rule == "panic" || v.Rule == "" || v.Reason == "" {
					t.Errorf("%s: %s by %q: %s", names[i], v.Decision, v.Rule, v.Reason)
				}
				for _, f := range v.Findings {
					if f.Span.Start < 0 || f.Span.Start > f.Span.End || f.Span.End > len(text) {
						t.Errorf("%s: span %v of %d", names[i], f.Span, len(text))
					}
					if v.Decision == gate.Allow && f.Decision != gate.Allow {
						t.Errorf("%s: allowed over %s", names[i], f.Rule)
					}
				}
				once, err1 := json.Marshal(v)
				again, err2 := json.Marshal(g.Judge(context.Background(), r))
				if err1 != nil || err2 != nil || !bytes.Equal(once, again) {
					t.Errorf("%s: two different verdicts", names[i])
				}
			}
		})
	}
}
