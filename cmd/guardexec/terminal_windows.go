package main

import "os"

// hasTerminal reports no terminal: Windows has no sure sign of one.
func hasTerminal() bool { return false }

// stopSignals ask a hook to end.
func stopSignals() []os.Signal { return []os.Signal{os.Interrupt} }
