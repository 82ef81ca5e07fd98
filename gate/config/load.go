package config

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/internal/jsonfile"
	"github.com/phocinae/guardexec/shellparse"
)

// Sizes of the files that are read.
const (
	maxFile  = 1 << 20
	maxTable = 4 << 20
	maxLocal = 256 << 10
)

func errorf(format string, args ...any) error { return fmt.Errorf(format, args...) }

// number prints a number as a person would write it.
func number(f float64) string {
	if f == math.Trunc(f) && math.Abs(f) < 1e15 {
		return strconv.FormatFloat(f, 'f', 0, 64)
	}
	return strconv.FormatFloat(f, 'g', -1, 64)
}

type loader struct {
	src Source
	c   *Config
	// tableSet reports that a table was named and so must exist.
	tableSet bool
}

// variables pairs each environment variable with its key.
func variables() []struct{ env, key string } {
	return []struct{ env, key string }{
		{"PHOCINAE_GUARD_SERVER", "server"},
		{"PHOCINAE_GUARD_TIMEOUT", "timeout"},
		{"PHOCINAE_GUARD_NOUL_THRESHOLD", "noul_threshold"},
		{"PHOCINAE_GUARD_DENY_AT", "deny_at"},
		{"PHOCINAE_GUARD_ASK_AT", "ask_at"},
		{"PHOCINAE_GUARD_TABLE", "l0_table"},
		{"PHOCINAE_GUARD_AUDIT", "audit_path"},
		{"PHOCINAE_GUARD_FAIL_CLOSED", "fail_closed"},
		{"PHOCINAE_GUARD_L1_ENABLED", "l1_enabled"},
		{"PHOCINAE_GUARD_L1_QUESTIONS", "l1_questions"},
		{"PHOCINAE_GUARD_L1_CONFIDENCE", "l1_confidence"},
		{"PHOCINAE_GUARD_ALLOW_REMOTE", "allow_remote"},
		{"PHOCINAE_GUARD_TOKEN_FILE", "token_file"},
		{"PHOCINAE_GUARD_MODEL", "model"},
	}
}

// flagKeys pairs each flag with its key.
func flagKeys() []struct{ flag, key string } {
	return []struct{ flag, key string }{
		{"server", "server"}, {"timeout", "timeout"}, {"noul-threshold", "noul_threshold"},
		{"deny-at", "deny_at"}, {"ask-at", "ask_at"}, {"table", "l0_table"},
		{"audit", "audit_path"}, {"fail-closed", "fail_closed"}, {"shell", "shell"},
		{"l1-enabled", "l1_enabled"}, {"model", "model"},
	}
}

func (l *loader) getenv(name string) string {
	if l.src.Getenv == nil {
		return ""
	}
	return l.src.Getenv(name)
}

func (l *loader) read(path string, limit int64) ([]byte, error) {
	if l.src.ReadFile == nil {
		return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrNotExist}
	}
	return l.src.ReadFile(path, limit)
}

// files applies the system's file and the user's, which a flag or variable may
// name.
func (l *loader) files() error {
	if l.src.SystemDir != "" {
		if err := l.file(filepath.Join(l.src.SystemDir, FileName), false); err != nil {
			return err
		}
	}
	path, given := l.src.Flags["config"]
	if !given {
		path = l.getenv("PHOCINAE_GUARD_CONFIG")
		given = path != ""
	}
	switch {
	case given && path == "":
		return errorf("--config needs the path of a file")
	case given:
		return l.file(path, true)
	case l.src.UserDir != "":
		return l.file(filepath.Join(l.src.UserDir, FileName), false)
	}
	return nil
}

func (l *loader) file(path string, must bool) error {
	data, err := l.read(path, maxFile)
	if err != nil {
		if !must && absent(err) {
			return nil
		}
		return errorf("config: %w", named(path, err))
	}
	if err := l.object(data, filepath.Dir(path)); err != nil {
		return errorf("config %w", jsonfile.Named(path, data, err))
	}
	return nil
}

// absent reports an error that means there is no such file, a component that
// is no directory included.
func absent(err error) bool {
	// The first finds almost all of them without a search for methods.
	return os.IsNotExist(err) || errors.Is(err, fs.ErrNotExist) || notDirectory(err)
}

// named makes sure that an error names the path.
func named(path string, err error) error {
	var pe *fs.PathError
	if errors.As(err, &pe) {
		return err
	}
	return errorf("%s: %w", path, err)
}

func (l *loader) environment() error {
	for _, v := range variables() {
		if s := l.getenv(v.env); s != "" {
			if err := l.text(v.key, s); err != nil {
				return errorf("%s: %w", v.env, err)
			}
		}
	}
	return nil
}

func (l *loader) flags() error {
	for _, f := range flagKeys() {
		if s, ok := l.src.Flags[f.flag]; ok {
			if err := l.text(f.key, s); err != nil {
				return errorf("--%s: %w", f.flag, err)
			}
		}
	}
	return nil
}

// text sets a key from a flag or variable.
func (l *loader) text(key, s string) error {
	switch key {
	case "timeout", "noul_threshold", "deny_at", "ask_at", "l1_confidence":
		v, err := strconv.ParseFloat(s, 64)
		if err != nil {
			return errorf("%s is not a number", strconv.Quote(s))
		}
		return l.number(key, v)
	case "l1_enabled", "allow_remote":
		switch strings.ToLower(s) {
		case "1", "true":
			*l.boolean(key) = true
		case "0", "false":
			*l.boolean(key) = false
		default:
			return errorf("must be 0, 1, true or false, not %s", strconv.Quote(s))
		}
		return nil
	}
	return l.word(key, s, "")
}

// number sets a numeric key.
func (l *loader) number(key string, v float64) error {
	check := func(ok bool, want string) error {
		if !ok || math.IsNaN(v) || math.IsInf(v, 0) {
			return errorf("%s must be %s, not %s", key, want, number(v))
		}
		return nil
	}
	switch key {
	case "timeout":
		l.c.Timeout = v
		return check(v > 0 && v <= 60, "above 0 and at most 60 seconds")
	case "noul_threshold":
		l.c.NoulThreshold = v
		return check(v > 0.5 && v <= 1, "above 0.5 and at most 1")
	case "deny_at":
		l.c.DenyAt = v
		return check(v >= 0 && v <= 10, "from 0 to 10")
	case "ask_at":
		l.c.AskAt = v
		return check(v >= 0 && v <= 10, "from 0 to 10")
	case "l1_confidence":
		l.c.L1Confidence = v
		return check(v >= 0 && v <= 1, "from 0 to 1")
	case "max_chars":
		if err := check(v >= 1 && v <= shellparse.CeilingMaxChars && v == math.Trunc(v),
			"a whole number from 1 to "+strconv.Itoa(shellparse.CeilingMaxChars)); err != nil {
			return err
		}
		l.c.MaxChars = int(v)
		return nil
	}
	return errorf("unknown key %s", strconv.Quote(key))
}

// word sets a key that holds text. A relative path in a file is relative to
// that file's directory, base.
func (l *loader) word(key, s, base string) error {
	if strings.ContainsRune(s, 0) {
		return errorf("%s contains a NUL byte", key)
	}
	switch key {
	case "server":
		rest, ok := strings.CutPrefix(s, "http://")
		if !ok {
			rest, ok = strings.CutPrefix(s, "https://")
		}
		if !ok || rest == "" || rest[0] == '/' || strings.ContainsAny(s, " \t\r\n") {
			return errorf("server must be an http or https URL, not %s", strconv.Quote(s))
		}
		l.c.Server = s
	case "l1_questions":
		return l.questions(strings.Split(s, ","))
	case "token_file":
		if s == "" {
			return errorf("the path of the token file is empty")
		}
		l.c.TokenFile = resolve(s, base)
	case "model":
		if s == "" {
			return errorf("the name of the model is empty")
		}
		l.c.Model = s
	case "l0_table":
		if s == "" {
			return errorf("the path of the table is empty")
		}
		l.c.Table, l.tableSet = resolve(s, base), true
	case "audit_path":
		low := strings.ToLower(s)
		l.c.AuditOff = low == "" || low == "off" || low == "none"
		l.c.Audit = ""
		if !l.c.AuditOff {
			l.c.Audit = resolve(s, base)
		}
	case "fail_closed":
		d, err := gate.ParseDecision(s)
		if err != nil || d == gate.Allow {
			return errorf("fail_closed must be deny or ask, not %s", strconv.Quote(s))
		}
		l.c.FailClosed, l.c.FailClosedSet = d, true
	case "workspace_writes":
		d, err := gate.ParseDecision(s)
		if err != nil || d == gate.Deny {
			return errorf("workspace_writes must be ask or allow, not %s", strconv.Quote(s))
		}
		l.c.WorkspaceWrites = d
	case "shell":
		if !filepath.IsAbs(s) {
			return errorf("the shell must be an absolute path, not %s", strconv.Quote(s))
		}
		l.c.Shell = s
	default:
		return errorf("unknown key %s", strconv.Quote(key))
	}
	return nil
}

func resolve(path, base string) string {
	if base == "" || filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(base, path)
}

// tables loads the system's table, then the one that was named or the user's.
func (l *loader) tables() error {
	if l.src.SystemDir != "" {
		if err := l.table(filepath.Join(l.src.SystemDir, TableName), false); err != nil {
			return err
		}
	}
	if l.tableSet {
		return l.table(l.c.Table, true)
	}
	if l.src.UserDir == "" {
		return nil
	}
	return l.table(filepath.Join(l.src.UserDir, TableName), false)
}

func (l *loader) table(path string, must bool) error {
	data, err := l.read(path, maxTable)
	if err != nil {
		if !must && absent(err) {
			return nil
		}
		return errorf("table: %w", named(path, err))
	}
	t, err := gate.LoadTable(data, path)
	if err != nil {
		return errorf("table %w", err)
	}
	l.c.tables = append(l.c.tables, t)
	l.c.sums = append(l.c.sums, data)
	return nil
}
