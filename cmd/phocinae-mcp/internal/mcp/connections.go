package mcp

import (
	"net"
	"net/http"
	"sync"
)

// maxConnections bounds the connections that are open at once.
const maxConnections = 256

// connections is a listener that keeps connections few. When there are too
// many, the one that has been idle for longest is closed for a new one; when
// none is idle, new ones wait.
type connections struct {
	net.Listener
	max int

	mu     sync.Mutex
	freed  *sync.Cond
	open   int
	idle   []*connection // oldest first
	closed bool
}

// connection is one of them.
type connection struct {
	net.Conn
	of   *connections
	gone bool // under of.mu
}

func limit(l net.Listener, most int) *connections {
	c := &connections{Listener: l, max: most}
	c.freed = sync.NewCond(&c.mu)
	return c
}

// Accept implements net.Listener.
func (c *connections) Accept() (net.Conn, error) {
	conn, err := c.Listener.Accept()
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	for c.open >= c.max && len(c.idle) == 0 && !c.closed {
		c.freed.Wait()
	}
	var old *connection
	if c.open >= c.max && len(c.idle) > 0 {
		old = c.idle[0]
		c.drop(old)
	}
	c.open++
	c.mu.Unlock()
	if old != nil {
		old.Conn.Close()
	}
	return &connection{Conn: conn, of: c}, nil
}

// drop takes a connection off the books.
func (c *connections) drop(conn *connection) {
	c.forget(conn)
	if !conn.gone {
		conn.gone = true
		c.open--
		c.freed.Signal()
	}
}

// forget takes a connection from the idle ones.
func (c *connections) forget(conn *connection) {
	for i, other := range c.idle {
		if other == conn {
			c.idle = append(c.idle[:i], c.idle[i+1:]...)
			return
		}
	}
}

// watch learns what connections do. It is the server's ConnState.
func (c *connections) watch(conn net.Conn, state http.ConnState) {
	own, ok := conn.(*connection)
	if !ok {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.forget(own)
	if (state == http.StateNew || state == http.StateIdle) && !own.gone {
		c.idle = append(c.idle, own)
		c.freed.Signal()
	}
}

// Close implements net.Listener.
func (c *connections) Close() error {
	c.mu.Lock()
	c.closed = true
	c.freed.Broadcast()
	c.mu.Unlock()
	return c.Listener.Close()
}

// Close implements net.Conn.
func (c *connection) Close() error {
	c.of.mu.Lock()
	c.of.drop(c)
	c.of.mu.Unlock()
	return c.Conn.Close()
}
