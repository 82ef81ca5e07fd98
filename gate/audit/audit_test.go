package audit

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
)

func record(command string) Record {
	return Record{
		Time:    time.Date(2026, 3, 4, 5, 6, 7, 89_000_000, time.FixedZone("x", 3600)),
		Command: command, Cwd: "/w", Decision: "deny", Layer: "L0", Reason: "because", Rule: "r",
		Segments: 2, Latency: 1500 * time.Microsecond, Door: "check", Policy: "abc", CallerPID: 7, Caller: "sh",
	}
}

func TestLine(t *testing.T) {
	half := 0.5
	r := record("echo é")
	r.Noul, r.Confirm = &half, true
	want := `{"ts": "2026-03-04T04:06:07.089Z", "command": "echo é", "cwd": "/w", "decision": "deny", ` +
		`"layer": "L0", "reason": "because", "noul": 0.5, "score": null, "confirm": true, "rule": "r", ` +
		`"segments": 2, "latency_us": 1500, "door": "check", "policy": "abc", "caller": {"pid": 7, "name": "sh"}}` + "\n"
	if got := string(Line(r)); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestLineIsAlwaysShortValidJSON(t *testing.T) {
	for _, unit := range []string{"a", "\x00", "\xff", "é", "\"", "\u2028", "😀", "\\", "\x7f"} {
		r := record(strings.Repeat(unit, 300_000))
		r.Cwd, r.Reason, r.Rule, r.Caller, r.Path = r.Command, r.Command, r.Command, r.Command, r.Command
		line := Line(r)
		if len(line) > 64<<10 || !json.Valid(line) || bytes.Count(line, []byte("\n")) != 1 {
			t.Errorf("%q: %d bytes, valid %v", unit, len(line), json.Valid(line))
		}
		if !strings.Contains(string(line), "bytes of this record]") {
			t.Errorf("%q: the cut is not marked", unit)
		}
	}
}

func TestWriteCreatesPrivately(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a", "b", "audit.jsonl")
	if err := New(path, false).Write(record("x")); err == nil {
		t.Error("created a directory unasked")
	}
	for range 2 {
		if err := New(path, true).Write(record("x")); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(path)
	if err != nil || bytes.Count(data, []byte("\n")) != 2 {
		t.Errorf("%s, %v", data, err)
	}
	if runtime.GOOS == "windows" {
		return
	}
	info, _ := os.Stat(path)
	dir, _ := os.Stat(filepath.Dir(path))
	if info.Mode().Perm() != 0o600 || dir.Mode().Perm() != 0o700 {
		t.Errorf("modes %v and %v", info.Mode(), dir.Mode())
	}
}

func TestWriteRefusesOddTargets(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(file, link); err != nil {
		t.Skip(err)
	}
	targets := []string{dir, link, filepath.Join(file, "below")}
	fifo := filepath.Join(dir, "fifo")
	if err := mkfifo(fifo); err == nil {
		targets = append(targets, fifo, "/dev/null")
	}
	for _, path := range targets {
		done := make(chan error, 1)
		go func() { done <- New(path, true).Write(record("x")) }()
		select {
		case err := <-done:
			if err == nil {
				t.Errorf("%s: written", path)
			}
		case <-time.After(10 * time.Second):
			t.Fatalf("%s: hangs", path)
		}
	}
	if data, _ := os.ReadFile(file); len(data) > 0 {
		t.Error("written through a link")
	}
}

// Concurrent writers that rotate lose no record and tear none.
func TestRotation(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	const writers, each = 8, 25
	size := int64(len(Line(record("x"))))
	var wg sync.WaitGroup
	for range writers {
		wg.Go(func() {
			l := New(path, false)
			l.maxSize = size * 60
			for range each {
				if err := l.Write(record("x")); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	total := 0
	for _, end := range []string{"", ".1", ".2", ".3"} {
		data, err := os.ReadFile(path + end)
		if err != nil {
			t.Errorf("%s: %v", end, err)
			continue
		}
		for line := range strings.Lines(string(data)) {
			if !json.Valid([]byte(line)) {
				t.Errorf("torn: %q", line)
			}
			total++
		}
	}
	if total != writers*each {
		t.Errorf("%d records", total)
	}
	if _, err := os.Stat(path + ".4"); err == nil {
		t.Error("too many old files")
	}
}

func TestCallerName(t *testing.T) {
	if runtime.GOOS == "linux" && CallerName(os.Getpid()) == "" {
		t.Error("no name")
	}
	if CallerName(-1) != "" {
		t.Error("a name for no process")
	}
}

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
		"sk-", "eyJ.", "curl -u a", "login -p", "\"key\"",
	} {
		Mask(strings.Repeat(unit, 1<<20/len(unit)))
	}
	if d := time.Since(start); d > 20*time.Second {
		t.Errorf("took %v", d)
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
