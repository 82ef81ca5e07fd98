package main

import (
	"os"
	"os/signal"
	"sync/atomic"
	"time"

	"github.com/phocinae/guardexec/wrappers"
)

// watch answers in place of a judgement that takes too long. The judgement runs
// where it was called: another goroutine for it would cost a twelfth of the
// whole process.
type watch struct {
	taken atomic.Bool
	done  chan struct{} // closed when there is an answer
	timer *time.Timer
}

// watched starts a watch that calls late after a while. Late must end the
// process if it is the one to take the answer.
func watched(after time.Duration, late func(*watch)) *watch {
	w := &watch{done: make(chan struct{})}
	w.timer = time.AfterFunc(after, func() { late(w) })
	return w
}

// take makes the caller the one who answers, unless another one does already.
func (w *watch) take() bool { return w.taken.CompareAndSwap(false, true) }

// finish ends the watch. When it is too late for that it does not return: the
// watch is about to end the process.
func (w *watch) finish() {
	w.timer.Stop()
	close(w.done)
	if !w.take() {
		select {}
	}
}

// lateReply waits for the end of a hook that takes longer than usual, or that
// is told to stop, and returns the refusal to give. Only now are signals
// heeded: that costs a thread, and hosts send none so early.
func (w *watch) lateReply(host *wrappers.Host, end time.Time, last wrappers.Reply) (reply wrappers.Reply, mine bool) {
	reply = host.Refusal("guardexec: refused, because the gate did not answer in time")
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, stopSignals()...)
	defer signal.Stop(stop)
	timer := time.NewTimer(time.Until(end))
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-stop:
		reply = last
	case <-w.done:
		return reply, false
	}
	return reply, w.take()
}
