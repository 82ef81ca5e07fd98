package tools

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/phocinae/guardexec/cmd/phocinae-mcp/internal/mcp"
	"github.com/phocinae/guardexec/gate/audit"
	"github.com/phocinae/guardexec/gate/config"
	"github.com/phocinae/guardexec/gate/systemone"
)

// Options are what a Service works with.
type Options struct {
	// Config and Source are the gate's.
	Config *config.Config
	Source config.Source
	// Home and Dir are the home and the working directory, Audit the log or
	// nil.
	Home, Dir string
	Audit     *audit.Log
	// Timeout bounds a request of classify, route and score.
	Timeout time.Duration
	// Allowed are the servers that a call may name, besides Config.Server.
	Allowed []string
	// AskText answers an ask in text even to clients that can show a form.
	AskText bool
	// AskLegacy asks the clients of older protocols, too, where the transport
	// carries requests to them.
	AskLegacy bool
	// Chinese selects the language of descriptions.
	Chinese bool
	Version string
	Now     func() time.Time
	Secure  systemone.Secure
	Log     func(format string, args ...any)
}

// Service is the provider of the four tools. It is safe for concurrent use.
type Service struct {
	o      Options
	words  words
	tools  []mcp.Tool
	sealer *mcp.Sealer
	main   *backend
	others []*backend
	jobs   chan func() // to idle goroutines

	// parent is the client that started this process, and caller its name.
	parent int
	caller string
}

// backend is a model server with the address it is named by.
type backend struct {
	name   string
	client *systemone.Client // for the three model tools
	layer  *systemone.Layer  // for the gate; nil if L1 is off
}

// New checks the servers and returns the service.
func New(o Options) (*Service, error) {
	s := &Service{o: o, words: english(), sealer: mcp.NewSealer(o.Now), jobs: make(chan func()), parent: os.Getppid()}
	s.caller = audit.CallerName(s.parent)
	if o.Chinese {
		s.words = chinese()
	}
	s.tools = s.words.tools()
	var err error
	if s.main, err = s.open(o.Config.Server); err != nil {
		return nil, err
	}
	for _, name := range o.Allowed {
		b, err := s.open(name)
		if err != nil {
			return nil, fmt.Errorf("--allow-server: %w", err)
		}
		s.others = append(s.others, b)
	}
	return s, nil
}

// tool is how records and requests name this program.
func (s *Service) tool() string { return "phocinae-mcp/" + s.o.Version }

func (s *Service) open(server string) (*backend, error) {
	conf := *s.o.Config
	conf.Server = server
	client, err := systemone.New(systemone.Config{
		Server: server, Timeout: s.o.Timeout, Model: conf.Model, UserAgent: s.tool(),
		Token: conf.Token, AllowRemote: conf.AllowRemote, Secure: s.o.Secure,
	})
	if err != nil {
		return nil, err
	}
	b := &backend{name: bare(server), client: client}
	if conf.L1Enabled {
		if b.layer, err = systemone.Open(&conf, s.tool(), s.o.Secure); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// bare is a server's address without what the client adds.
func bare(server string) string {
	return strings.TrimRight(strings.TrimSuffix(strings.TrimRight(server, "/"), systemone.Path), "/")
}

// errServer refuses a server that the operator did not allow.
var errServer = errors.New("server: this address is not allowed here; leave the argument out")

// backend returns the server a call names, or the configured one.
func (s *Service) backend(server string) (*backend, error) {
	if server == "" || bare(server) == s.main.name {
		return s.main, nil
	}
	for _, b := range s.others {
		if bare(server) == b.name {
			return b, nil
		}
	}
	return nil, errServer
}

// Call implements mcp.Provider.
func (s *Service) Call(ctx context.Context, c mcp.Call) (mcp.Result, error) {
	if c.Tool == "gate" {
		return s.gate(ctx, c)
	}
	return s.model(ctx, c)
}

// fault is a result that tells a model what went wrong, so that it can correct
// itself.
func fault(tool string, err error) mcp.Result {
	var o mcp.Object
	o.Text("tool", tool)
	o.Text("error", err.Error())
	return mcp.Result{Text: pretty(o.Bytes()), IsError: true}
}
