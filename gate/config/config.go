package config

import (
	"hash/fnv"
	"path/filepath"
	"strconv"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/shellparse"
)

// Config is what the operator decided.
type Config struct {
	// Server, Timeout, NoulThreshold, DenyAt and AskAt belong to the local
	// model; Timeout is in seconds.
	Server                 string
	Timeout, NoulThreshold float64
	DenyAt, AskAt          float64
	// L1Enabled puts grey commands to the local model. L1Refuses reports one
	// that can refuse and not allow.
	L1Enabled, L1Refuses bool
	// L1Questions are the questions put to it: harm, noul, score; nil asks all
	// three and accepts a server that knows only the last two. L1Confidence is
	// the least confidence for an allow by harm.
	L1Questions  []string
	L1Confidence float64
	// Model is the model asked for; empty for the client's default.
	Model string
	// AllowRemote permits a server on another machine.
	AllowRemote bool
	// Token is the bearer token for the server, from the environment or
	// TokenFile; empty for none.
	Token, TokenFile string
	// FailClosed answers for a grey command nobody vouched for.
	FailClosed gate.Decision
	// FailClosedSet reports that somebody decided so.
	FailClosedSet bool
	// Table is the path of a table that was named, Audit that of the audit
	// file; empty if none was. AuditOff tells a switched-off audit from an
	// unset one.
	Table, Audit string
	AuditOff     bool
	// MaxChars caps a command; Shell is the absolute path of the shell for -c,
	// or empty.
	MaxChars int
	Shell    string
	// WorkspaceWrites answers for writes to ordinary files of the workspace:
	// gate.Ask or gate.Allow.
	WorkspaceWrites gate.Decision

	tables []*gate.Table
	sums   [][]byte
}

// Defaults of the original program.
const (
	DefaultServer        = "http://127.0.0.1:8155"
	DefaultTimeout       = 2.0
	DefaultNoulThreshold = 0.65
	DefaultDenyAt        = 7.0
	DefaultAskAt         = 4.0
	DefaultL1Confidence  = 0.45
)

// Source is where values come from. The fields may be nil or empty.
type Source struct {
	// Flags holds the flags that were given, by their long name.
	Flags map[string]string
	// Getenv looks up an environment variable.
	Getenv func(string) string
	// ReadFile reads a regular file of at most limit bytes. A missing file is
	// an fs.ErrNotExist.
	ReadFile func(path string, limit int64) ([]byte, error)
	// UserDir and SystemDir are the directories of the default files.
	UserDir, SystemDir string
}

// Names of the files that are looked for.
const (
	FileName  = "config.json"
	TableName = "l0_table.json"
	LocalName = ".guardexec.json"
)

// Load reads and checks everything but the file of the working directory.
// Errors name the flag, variable, or file and key at fault.
func Load(src Source) (*Config, error) {
	c := &Config{
		Server: DefaultServer, Timeout: DefaultTimeout, NoulThreshold: DefaultNoulThreshold,
		DenyAt: DefaultDenyAt, AskAt: DefaultAskAt, L1Confidence: DefaultL1Confidence, MaxChars: shellparse.DefaultMaxChars, WorkspaceWrites: gate.Ask,
	}
	l := loader{src: src, c: c}
	if err := l.files(); err != nil {
		return nil, err
	}
	if err := l.environment(); err != nil {
		return nil, err
	}
	if err := l.flags(); err != nil {
		return nil, err
	}
	if c.AskAt > c.DenyAt {
		return nil, errorf("ask_at (%s) must not be above deny_at (%s)", number(c.AskAt), number(c.DenyAt))
	}
	if err := l.token(); err != nil {
		return nil, err
	}
	if err := l.tables(); err != nil {
		return nil, err
	}
	return c, nil
}

// Policy returns the policy for commands that run in dir. It reads the file
// LocalName there, which can only tighten: add refusals and rules that ask or
// deny, lower the limit, set fail_closed to deny. An empty dir has no such file.
func (c *Config) Policy(src Source, dir string) (gate.Policy, error) {
	p := gate.Policy{FailClosed: c.FailClosed, MaxChars: c.MaxChars, WorkspaceWrites: c.WorkspaceWrites}
	p.Tables = append(p.Tables, c.tables...)
	sums := c.sums
	if dir != "" && src.ReadFile != nil {
		path := filepath.Join(dir, LocalName)
		data, err := tighten(src, path, &p)
		if err != nil {
			return gate.Policy{}, err
		}
		if data != nil {
			p.Tightened = []string{path}
			sums = append(sums[:len(sums):len(sums)], data)
		}
	}
	p.Name = fingerprint(p, sums)
	return p, nil
}

// fingerprint identifies a policy in audit records. It tells policies apart;
// it does not authenticate them.
func fingerprint(p gate.Policy, sums [][]byte) string {
	h := fnv.New64a()
	for _, s := range []string{p.FailClosed.String(), strconv.Itoa(p.MaxChars), p.WorkspaceWrites.String()} {
		h.Write([]byte(s))
		h.Write([]byte{0})
	}
	for _, s := range sums {
		h.Write(s)
		h.Write([]byte{0})
	}
	const digits = "0123456789abcdef"
	var out [16]byte
	for i, v := len(out)-1, h.Sum64(); i >= 0; i, v = i-1, v>>4 {
		out[i] = digits[v&15]
	}
	return string(out[:])
}
