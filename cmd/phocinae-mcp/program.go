package main

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/phocinae/guardexec/cmd/phocinae-mcp/internal/mcp"
	"github.com/phocinae/guardexec/cmd/phocinae-mcp/internal/tools"
	"github.com/phocinae/guardexec/gate/audit"
	"github.com/phocinae/guardexec/gate/config"
)

// version is what --version prints.
const version = "0.1.0"

// Exit codes.
const (
	exitOK     = 0
	exitFailed = 1 // the transport broke
	exitUsage  = 2 // usage or configuration
)

// program is one run with everything it takes from outside.
type program struct {
	args           []string
	env            []string
	stdin          io.Reader
	stdout, stderr io.Writer
	now            func() time.Time
}

// settings are the flags and variables.
type settings struct {
	transport, host string
	port            int
	ask             string
	timeout         time.Duration
	token           string
	allowed         []string
	chinese         bool
}

func (p *program) logf(level, format string, args ...any) {
	fmt.Fprintf(p.stderr, "phocinae-mcp[%s]: %s\n", level, oneLine(fmt.Sprintf(format, args...)))
}

// oneLine keeps what is logged from looking like something else.
func oneLine(s string) string {
	q := strconv.Quote(s)
	q = strings.ReplaceAll(q[1:len(q)-1], `\"`, `"`)
	if len(q) > 2000 {
		q = q[:2000] + "..."
	}
	return q
}

func (p *program) getenv(name string) (string, bool) {
	for _, e := range p.env {
		if k, v, ok := strings.Cut(e, "="); ok && k == name {
			return v, true
		}
	}
	return "", false
}

func (p *program) first(names ...string) string {
	for _, n := range names {
		if v, _ := p.getenv(n); v != "" {
			return v
		}
	}
	return ""
}

// run does what the arguments say and returns the exit code.
func (p *program) run(ctx context.Context) int {
	if len(p.args) > 0 && p.args[0] == "mock" {
		return p.mock(ctx, p.args[1:])
	}
	fs := flags("phocinae-mcp")
	showVersion := fs.Bool("version", false, "")
	transport := fs.String("transport", p.first("PHOCINAE_MCP_TRANSPORT"), "")
	host := fs.String("host", "127.0.0.1", "")
	port := fs.String("port", p.first("PHOCINAE_MCP_HTTP_PORT"), "")
	server := fs.String("server", p.first("PHOCINAE_MCP_SERVER"), "")
	timeout := fs.String("timeout", p.first("PHOCINAE_MCP_TIMEOUT"), "")
	model := fs.String("model", p.first("PHOCINAE_MCP_MODEL"), "")
	l1 := fs.Bool("l1-enabled", false, "")
	allowed := fs.StringArray("allow-server", nil, "")
	ask := fs.String("ask", "mrtr", "")
	tokenFile := fs.String("token-file", "", "")
	lang := fs.String("lang", "en", "")
	guard := fs.String("guard", p.first("PHOCINAE_MCP_GUARD_PATH", "PHOCINAE_GUARD_PATH"), "")
	conf := fs.String("config", "", "")
	if err := fs.Parse(p.args); err != nil {
		if errors.Is(err, pflag.ErrHelp) {
			return p.print(usage)
		}
		return p.usageError(err)
	}
	switch {
	case *showVersion:
		return p.print("phocinae-mcp " + version + "\n")
	case fs.NArg() > 0:
		return p.usageError(fmt.Errorf("unexpected argument %q", fs.Arg(0)))
	case *ask != "mrtr" && *ask != "text" && *ask != "elicit":
		return p.usageError(errors.New("--ask must be mrtr, elicit or text"))
	case *lang != "en" && *lang != "zh":
		return p.usageError(errors.New("--lang must be en or zh"))
	}
	if *guard != "" {
		p.logf("info", "--guard is not needed: the gate is compiled in")
	}
	set := settings{transport: *transport, host: *host, ask: *ask, allowed: *allowed, chinese: *lang == "zh", port: 8255}
	given := map[string]string{}
	for key, v := range map[string]string{"server": *server, "timeout": *timeout, "model": *model, "config": *conf} {
		if v != "" || fs.Changed(key) {
			given[key] = v
		}
	}
	switch v := p.first("PHOCINAE_MCP_L1_ENABLED"); {
	case fs.Changed("l1-enabled"):
		given["l1-enabled"] = strconv.FormatBool(*l1)
	case v != "":
		on, err := truth(v)
		if err != nil {
			return p.usageError(fmt.Errorf("PHOCINAE_MCP_L1_ENABLED %w", err))
		}
		given["l1-enabled"] = strconv.FormatBool(on)
	}
	if err := set.check(*port, *timeout); err != nil {
		return p.usageError(err)
	}
	if set.transport == "http" {
		var err error
		if set.token, err = p.token(*tokenFile); err != nil {
			return p.usageError(err)
		}
	}
	service, err := p.service(given, set)
	if err != nil {
		return p.usageError(err)
	}
	log := func(format string, args ...any) { p.logf("error", format, args...) }
	s := mcp.New(mcp.Info{Name: "phocinae-mcp", Title: "Phocinae command gate", Version: version, Instructions: service.Instructions()}, service, log)
	if set.transport == "http" {
		return p.http(ctx, s, set)
	}
	if err := s.ServeStdio(ctx, p.stdin, p.stdout); err != nil {
		p.logf("error", "%v", err)
		return exitFailed
	}
	return exitOK
}

// truth reads a value that is true or false.
func truth(s string) (bool, error) {
	switch strings.ToLower(s) {
	case "1", "true", "yes", "on":
		return true, nil
	case "0", "false", "no", "off":
		return false, nil
	}
	return false, fmt.Errorf("must be 0, 1, true or false, not %q", s)
}

func flags(name string) *pflag.FlagSet {
	fs := pflag.NewFlagSet(name, pflag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	return fs
}

// check completes and checks the settings.
func (s *settings) check(port, timeout string) error {
	if s.transport == "" {
		s.transport = "stdio"
	}
	if s.transport != "stdio" && s.transport != "http" {
		return errors.New("--transport must be stdio or http")
	}
	if !slices.Contains([]string{"127.0.0.1", "localhost", "::1"}, s.host) {
		return errors.New("--host must be 127.0.0.1, localhost or ::1: the server is for this machine only")
	}
	if port != "" {
		n, err := strconv.ParseUint(port, 10, 16)
		if err != nil {
			return errors.New("--port must be a number from 0 to 65535")
		}
		s.port = int(n)
	}
	s.timeout = 5 * time.Second
	if timeout != "" {
		f, err := strconv.ParseFloat(timeout, 64)
		if err != nil || !(f >= 0.001 && f <= 60) {
			return errors.New("--timeout must be above 0 and at most 60 seconds")
		}
		s.timeout = time.Duration(f * float64(time.Second))
	}
	return nil
}

// token reads the bearer token for HTTP.
func (p *program) token(path string) (string, error) {
	name, t := "PHOCINAE_MCP_TOKEN", p.first("PHOCINAE_MCP_TOKEN")
	if path != "" {
		data, err := config.ReadFile(path, 4<<10)
		if err != nil {
			return "", fmt.Errorf("--token-file: %w", err)
		}
		name, t = "--token-file: "+path, strings.TrimSpace(string(data))
		if t == "" {
			return "", fmt.Errorf("%s holds no token", name)
		}
	}
	for _, c := range []byte(t) {
		if c <= ' ' || c > '~' {
			return "", fmt.Errorf("%s holds no token that a header can carry", name)
		}
	}
	return t, nil
}

// service loads the configuration of the gate and makes the tools.
func (p *program) service(given map[string]string, set settings) (*tools.Service, error) {
	env := config.Env(p.getenv)
	home := config.HomeDir(env)
	src := config.Source{
		Flags:    given,
		Getenv:   func(name string) string { v, _ := p.getenv(name); return v },
		ReadFile: config.ReadFile, UserDir: config.UserDir(env, home), SystemDir: config.SystemDir(),
	}
	conf, err := config.Load(src)
	if err != nil {
		return nil, err
	}
	var log *audit.Log
	switch state := config.StateDir(env, home); {
	case conf.AuditOff:
	case conf.Audit != "":
		log = audit.New(conf.Audit, false)
	case state != "":
		log = audit.New(filepath.Join(state, "audit.jsonl"), true)
	}
	dir, err := os.Getwd()
	if err != nil {
		dir = ""
	}
	return tools.New(tools.Options{
		Config: conf, Source: src, Home: home, Dir: dir, Audit: log,
		Timeout: set.timeout, Allowed: set.allowed, AskText: set.ask == "text", AskLegacy: set.ask == "elicit", Chinese: set.chinese,
		Version: version, Now: p.now, Secure: secure,
		Log: func(format string, args ...any) { p.logf("error", format, args...) },
	})
}

// secure starts TLS, with the certificates of the system.
func secure(ctx context.Context, c net.Conn, host string) (net.Conn, error) {
	t := tls.Client(c, &tls.Config{ServerName: host, MinVersion: tls.VersionTLS12})
	return t, t.HandshakeContext(ctx)
}

// http serves until the context is done.
func (p *program) http(ctx context.Context, s *mcp.Server, set settings) int {
	host := set.host
	if host == "localhost" {
		host = "127.0.0.1"
	}
	l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(set.port)))
	if err != nil {
		p.logf("error", "%v", err)
		return exitFailed
	}
	p.logf("info", "listening on http://%s%s", l.Addr(), mcp.HTTPPath)
	if set.token == "" {
		p.logf("info", "no token: any program of this machine can ask; see --token-file")
	}
	if err := mcp.ServeHTTP(ctx, l, s.Handler(set.token)); err != nil {
		p.logf("error", "%v", err)
		return exitFailed
	}
	return exitOK
}

func (p *program) usageError(err error) int {
	p.logf("error", "%v", err)
	return exitUsage
}

func (p *program) print(text string) int {
	if _, err := io.WriteString(p.stdout, text); err != nil {
		return exitFailed
	}
	return exitOK
}
