package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"strconv"
	"time"

	"net/http"

	"github.com/spf13/pflag"

	"github.com/phocinae/guardexec/gate/config"
	"github.com/phocinae/guardexec/gate/systemone/mock"
)

// mock serves the stand-in for a model server.
func (p *program) mock(ctx context.Context, args []string) int {
	fs := flags("mock")
	host := fs.String("host", "127.0.0.1", "")
	port := fs.Uint16("port", 8155, "")
	noul := fs.Float64("noul", 0.9, "")
	score := fs.Float64("score", 1.0, "")
	rules := fs.String("rules", "", "")
	bare := fs.Bool("bare", false, "")
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, pflag.ErrHelp) {
			return p.print(usage)
		}
		return p.usageError(err)
	}
	switch {
	case fs.NArg() > 0:
		return p.usageError(fmt.Errorf("unexpected argument %q", fs.Arg(0)))
	case !slices.Contains([]string{"127.0.0.1", "localhost", "::1"}, *host):
		return p.usageError(errors.New("--host must be 127.0.0.1, localhost or ::1"))
	case !(*noul >= 0 && *noul <= 1) || !(*score >= 0 && *score <= 10):
		return p.usageError(errors.New("--noul is from 0 to 1 and --score from 0 to 10"))
	}
	s := &mock.Server{Noul: *noul, Score: *score, Extensions: true, Bare: *bare}
	if *rules != "" {
		data, err := config.ReadFile(*rules, 1<<20)
		if err == nil {
			err = s.LoadRules(data)
		}
		if err != nil {
			return p.usageError(fmt.Errorf("--rules: %w", err))
		}
	}
	l, err := net.Listen("tcp", net.JoinHostPort(*host, strconv.Itoa(int(*port))))
	if err != nil {
		p.logf("error", "%v", err)
		return exitFailed
	}
	p.logf("info", "a stand-in for a model server, which knows nothing of commands, on http://%s", l.Addr())
	srv := &http.Server{Handler: s, ReadTimeout: 10 * time.Second}
	done := make(chan error, 1)
	go func() { done <- srv.Serve(l) }()
	select {
	case err := <-done:
		p.logf("error", "%v", err)
		return exitFailed
	case <-ctx.Done():
		_ = srv.Close()
		return exitOK
	}
}
