package systemone

import (
	"context"
	"net"
	"slices"
	"time"

	"github.com/phocinae/guardexec/gate/config"
)

// Secure starts TLS on a connection, see Config.
type Secure = func(ctx context.Context, c net.Conn, host string) (net.Conn, error)

// Open returns layer L1 as a configuration asks for it. tool is the program
// and its version.
func Open(conf *config.Config, tool string, secure Secure) (*Layer, error) {
	c, err := New(Config{
		Server: conf.Server, Timeout: time.Duration(conf.Timeout * float64(time.Second)),
		Model: conf.Model, UserAgent: tool, Token: conf.Token,
		AllowRemote: conf.AllowRemote, Secure: secure,
	})
	if err != nil {
		return nil, err
	}
	return NewLayer(c, Rules{
		Harm:          slices.Contains(conf.L1Questions, "harm"),
		Noul:          slices.Contains(conf.L1Questions, "noul"),
		Grade:         slices.Contains(conf.L1Questions, "score"),
		NoulThreshold: conf.NoulThreshold, DenyAt: conf.DenyAt, AskAt: conf.AskAt,
		MinConfidence: conf.L1Confidence, Tool: tool,
	}), nil
}
