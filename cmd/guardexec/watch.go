package main

import (
	"os"
	"os/signal"
	"sync/atomic"
	"time"

	"github.com/phocinae/guardexec/wrappers"
)

// watch answers for a hook that takes too long, or that is told to stop. The
// hook itself runs where it was called: another goroutine for it would cost a
// twelfth of the whole process.
type watch struct {
	taken atomic.Bool
	done  chan struct{} // closed when the hook has its answer
	timer *time.Timer
}

// watched starts a watch that lasts until end. When nothing was answered by
// then it calls late, which must end the process, with the refusal to give.
func watched(host *wrappers.Host, end time.Time, last wrappers.Reply, late func(wrappers.Reply)) *watch {
	w := &watch{done: make(chan struct{})}
	w.timer = time.AfterFunc(min(quick, time.Until(end)), func() {
		if reply, ok := w.wait(host, end, last); ok && w.take() {
			late(reply)
		}
	})
	return w
}

// wait waits for the end. Only now are signals heeded: that costs a thread, and
// hosts send none so early.
func (w *watch) wait(host *wrappers.Host, end time.Time, last wrappers.Reply) (wrappers.Reply, bool) {
	reply := host.Refusal("guardexec: refused, because the gate did not answer in time")
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, stopSignals()...)
	defer signal.Stop(stop)
	timer := time.NewTimer(time.Until(end))
	defer timer.Stop()
	select {
	case <-timer.C:
		return reply, true
	case <-stop:
		return last, true
	case <-w.done:
		return wrappers.Reply{}, false
	}
}

// take makes the caller the one who answers, unless the other one does already.
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
