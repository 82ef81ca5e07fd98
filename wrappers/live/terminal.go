//go:build linux

package main

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"time"
	"unsafe"
)

// openTerminal makes a pseudo terminal of 50 lines with 120 columns.
func openTerminal() (master, slave *os.File, err error) {
	master, err = os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return nil, nil, err
	}
	control := func(request uintptr, value unsafe.Pointer) {
		if _, _, e := syscall.Syscall(syscall.SYS_IOCTL, master.Fd(), request, uintptr(value)); e != 0 && err == nil {
			err = e
		}
	}
	var unlocked, number int32
	size := [4]uint16{50, 120}
	control(syscall.TIOCSPTLCK, unsafe.Pointer(&unlocked))
	control(syscall.TIOCGPTN, unsafe.Pointer(&number))
	control(syscall.TIOCSWINSZ, unsafe.Pointer(&size))
	if err == nil {
		slave, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	}
	if err != nil {
		_ = master.Close()
		return nil, nil, err
	}
	return master, slave, nil
}

// screen is what a program has written to its terminal.
type screen struct {
	master *os.File
	mu     sync.Mutex
	text   []byte
}

// maxScreen bounds what is kept, in bytes; clients draw the same over and over.
const maxScreen = 8 << 20

// read takes what the program writes until the terminal is closed.
func (s *screen) read() {
	buf := make([]byte, 64<<10)
	for {
		n, err := s.master.Read(buf)
		s.mu.Lock()
		if len(s.text) < maxScreen {
			s.text = append(s.text, buf[:n]...)
		}
		s.mu.Unlock()
		if err != nil {
			return
		}
	}
}

// String is the text without the control sequences, each of which may have
// moved to another line.
func (s *screen) String() string {
	s.mu.Lock()
	text := string(s.text)
	s.mu.Unlock()
	text = regexp.MustCompile("\x1b(\\[[0-9;:?<=>]*[ -/]*[@-~]|\\][^\x07\x1b]*(\x07|\x1b\\\\)|[ -/]*[0-~])").ReplaceAllString(text, "\n")
	return regexp.MustCompile(`[ \t]*[\r\n][\r\n \t]*`).ReplaceAllString(text, "\n")
}

// letters are what is left of a text that was wrapped, framed and put together
// by moves of the cursor.
func letters(text string) string {
	return strings.Map(func(r rune) rune {
		if r <= ' ' || r > '~' {
			return -1
		}
		return r
	}, text)
}

// shows waits for one of some texts on the screen and returns it; "" if none
// comes. An empty text never does.
func (s *screen) shows(ctx context.Context, texts ...string) string {
	for {
		ended := ctx.Err() != nil
		time.Sleep(100 * time.Millisecond) // for the last that it said, too
		seen := letters(s.String())
		for _, text := range texts {
			if text != "" && strings.Contains(seen, letters(text)) {
				return text
			}
		}
		if ended {
			return ""
		}
		pause(ctx, 100*time.Millisecond)
	}
}

// types presses keys, once the program listens.
func (s *screen) types(ctx context.Context, keys string) {
	pause(ctx, 2*time.Second)
	_, _ = s.master.WriteString(keys) // what becomes of it will be seen
}

func pause(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}
