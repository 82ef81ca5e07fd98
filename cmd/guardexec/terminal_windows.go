package main

import (
	"errors"
	"io"
	"os"

	"golang.org/x/sys/windows"
)

// hasTerminal reports no terminal: Windows has no sure sign of one.
func hasTerminal() bool { return false }

// openTerminal fails, as hasTerminal says.
func openTerminal() (io.ReadWriteCloser, error) {
	return nil, errors.New("not supported on Windows")
}

// terminalColumns is the width of a terminal; 0 if it does not say.
func terminalColumns(fd uintptr) int {
	var info windows.ConsoleScreenBufferInfo
	if windows.GetConsoleScreenBufferInfo(windows.Handle(fd), &info) != nil {
		return 0
	}
	return int(info.Window.Right-info.Window.Left) + 1
}

// stopSignals ask a hook to end.
func stopSignals() []os.Signal { return []os.Signal{os.Interrupt} }
