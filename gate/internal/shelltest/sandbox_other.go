//go:build !linux

package shelltest

import (
	"errors"
	"time"
)

// Limit is how long a script may run.
const Limit = 4 * time.Second

// Supported reports whether scripts can be run here.
func Supported() bool { return false }

func own(string) error { return nil }

func (s *Sandbox) run(string, []string, []string) (bool, error) {
	return false, errors.New("scripts are run on Linux only")
}
