package systemone

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"strings"
	"sync"
	"time"
)

// Path is the path of the endpoint; the other two are below it.
const Path = "/v1/systemone"

// DefaultModel is the model that is asked for if none is named.
const DefaultModel = "Phocinae-Largha-150M-v1"

// Config says where the model is and how it may be reached.
type Config struct {
	// Server is an http or https URL; Path is added to it unless it ends so.
	Server string
	// Timeout bounds a whole exchange, from name look-up to the last byte.
	Timeout time.Duration
	// Model is sent with each request; DefaultModel if empty.
	Model string
	// UserAgent names the program and its version.
	UserAgent string
	// Token is sent as a bearer token to loopback addresses and over https
	// only; empty for none.
	Token string
	// AllowRemote permits servers on other machines.
	AllowRemote bool
	// Secure starts TLS on a connection. Without it an https server is an
	// error: a program that does not need https need not link TLS.
	Secure func(ctx context.Context, c net.Conn, host string) (net.Conn, error)
}

// Client talks to one server. It is safe for concurrent use and keeps no
// connection open.
type Client struct {
	conf   Config
	base   url.URL
	host   string // for the Host header
	dials  []string
	bearer bool

	mu       sync.Mutex
	failures int
	until    time.Time
}

// New checks a configuration. It does not connect.
func New(conf Config) (*Client, error) {
	u, err := url.Parse(conf.Server)
	if err != nil {
		return nil, errors.New("server: not a URL")
	}
	switch {
	case u.Scheme != "http" && u.Scheme != "https":
		return nil, errors.New("server must be an http or https URL")
	case u.User != nil:
		return nil, errors.New("server must not hold a user name or password")
	case u.RawQuery != "" || u.Fragment != "" || u.ForceQuery:
		return nil, errors.New("server must not hold a query or fragment")
	case u.Hostname() == "" || u.Opaque != "":
		return nil, errors.New("server names no host")
	case conf.Timeout <= 0:
		return nil, errors.New("timeout must be above 0")
	case badHeader(conf.Token):
		return nil, errors.New("the token holds characters that no header can carry")
	case badHeader(conf.UserAgent):
		return nil, errors.New("the user agent holds characters that no header can carry")
	case u.Scheme == "https" && conf.Secure == nil:
		return nil, errors.New("this program has no https; use http on this machine")
	}
	if conf.Model == "" {
		conf.Model = DefaultModel
	}
	c := &Client{conf: conf, base: *u, host: u.Host}
	port := u.Port()
	if port == "" {
		port = map[string]string{"http": "80", "https": "443"}[u.Scheme]
	}
	hosts, local := addresses(u.Hostname())
	if !local && !conf.AllowRemote {
		return nil, fmt.Errorf("server %s is not on this machine; allow_remote permits that", u.Hostname())
	}
	for _, h := range hosts {
		c.dials = append(c.dials, net.JoinHostPort(h, port))
	}
	c.bearer = conf.Token != "" && (local || u.Scheme == "https")
	c.base.Path = strings.TrimSuffix(strings.TrimRight(c.base.Path, "/"), Path) + Path
	c.base.RawPath = ""
	return c, nil
}

// Server returns the URL of the endpoint.
func (c *Client) Server() string { return c.base.String() }

// addresses returns what to dial for a host. A name other than localhost is
// never taken for this machine, whatever it resolves to.
func addresses(host string) (hosts []string, local bool) {
	if strings.EqualFold(host, "localhost") {
		return []string{"127.0.0.1", "::1"}, true
	}
	ip := net.ParseIP(host)
	return []string{host}, ip != nil && ip.IsLoopback()
}

func badHeader(s string) bool {
	for i := range len(s) {
		if s[i] < 0x20 || s[i] > 0x7e {
			return true
		}
	}
	return false
}

// Ask puts questions about one state.
func (c *Client) Ask(ctx context.Context, r Request) (Reply, error) {
	return c.one(ctx, "", r)
}

// Permute is Ask with choices averaged over several orders of their options.
func (c *Client) Permute(ctx context.Context, r Request) (Reply, error) {
	return c.one(ctx, "/permute", r)
}

func (c *Client) one(ctx context.Context, path string, r Request) (reply Reply, err error) {
	body, err := appendRequest(nil, c.conf.Model, r)
	if err != nil {
		return Reply{}, err
	}
	err = c.exchange(ctx, path, body, func(data []byte) error {
		reply, err = decodeReply(data, r)
		return err
	})
	return reply, err
}

// MaxBatch bounds the states of one Batch.
const MaxBatch = 64

// Batch puts questions about several states in one request. The replies are in
// the order of the requests.
func (c *Client) Batch(ctx context.Context, rs []Request) (replies []Reply, err error) {
	if len(rs) == 0 || len(rs) > MaxBatch {
		return nil, fmt.Errorf("a batch holds 1 to %d states, not %d", MaxBatch, len(rs))
	}
	body := []byte(`{"requests":[`)
	for i, r := range rs {
		if i > 0 {
			body = append(body, ',')
		}
		if body, err = appendRequest(body, c.conf.Model, r); err != nil {
			return nil, err
		}
	}
	body = append(body, "]}"...)
	err = c.exchange(ctx, "/batch", body, func(data []byte) error {
		replies, err = decodeBatch(data, rs)
		return err
	})
	return replies, err
}

// The breaker: after this many failures in a row a client fails at once for
// a while, so that a dead server costs one deadline and not one for each
// command. The first exchange after the pause is a trial.
const (
	breakAfter = 3
	breakFor   = 10 * time.Second
)

// exchange posts a body and hands a good reply to read, under the deadline and
// the breaker.
func (c *Client) exchange(ctx context.Context, path string, body []byte, read func([]byte) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := c.admit(); err != nil {
		return err
	}
	inner, cancel := context.WithTimeout(ctx, c.conf.Timeout)
	defer cancel()
	data, err := c.post(inner, c.base.EscapedPath()+path, body)
	switch {
	case err == nil:
		err = read(data)
	case ctx.Err() != nil:
		c.release()
		return ctx.Err() // the caller gave up: no fault of the server
	case inner.Err() != nil, errors.Is(err, os.ErrDeadlineExceeded):
		err = fmt.Errorf("no answer within %v", c.conf.Timeout)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if err == nil {
		c.failures = 0
		return nil
	}
	c.failures++
	c.until = time.Now().Add(breakFor)
	return err
}

func (c *Client) admit() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.failures < breakAfter {
		return nil
	}
	if time.Now().Before(c.until) {
		return fmt.Errorf("the server failed %d times in a row and is left alone for a while", c.failures)
	}
	c.until = time.Now().Add(breakFor) // one trial at a time
	return nil
}

// release takes back a trial that was not finished.
func (c *Client) release() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.failures >= breakAfter {
		c.until = time.Time{}
	}
}
