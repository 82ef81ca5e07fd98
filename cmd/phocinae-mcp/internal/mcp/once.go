package mcp

import "sync/atomic"

// atomicOnce tells the first caller from the others.
type atomicOnce struct{ done atomic.Bool }

func (o *atomicOnce) first() bool { return o.done.CompareAndSwap(false, true) }
