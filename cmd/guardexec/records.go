package main

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"time"

	"github.com/phocinae/guardexec/gate/audit"
)

// openAudit opens the user's audit. It returns nil if there is none, and says
// so.
func (s *session) openAudit() (*audit.Reader, error) {
	if s.log == nil {
		why := "the audit is switched off"
		if !s.conf.AuditOff {
			why = "there is no audit, because the home directory is not known"
		}
		s.p.errorf("%s", why)
		return nil, nil
	}
	r, err := s.log.Open()
	if errors.Is(err, fs.ErrNotExist) {
		s.p.errorf("there is no audit yet: %v", err)
		return nil, nil
	}
	return r, err
}

// skips counts records that are left out, and keeps the first reason for each
// kind of them.
type skips struct {
	kinds []string
	count []int
	first []string
}

func (s *skips) add(kind, first string) {
	for i, k := range s.kinds {
		if k == kind {
			s.count[i]++
			return
		}
	}
	s.kinds, s.count, s.first = append(s.kinds, kind), append(s.count, 1), append(s.first, first)
}

// bad counts a line that is no record. Any other error is returned.
func (s *skips) bad(err error) error {
	var line *audit.BadLine
	if !errors.As(err, &line) {
		return err
	}
	s.add("that cannot be read", line.Error())
	return nil
}

// tell says what was left out.
func (s *skips) tell(p *program) {
	for i, kind := range s.kinds {
		text := fmt.Sprintf("%d %s %s", s.count[i], plural(s.count[i], "line", "lines"), kind)
		if s.first[i] != "" {
			text += " (" + printable(s.first[i], 300) + ")"
		}
		p.errorf("skipped %s", text)
	}
}

func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// parseSince reads a duration before now or a moment. An empty text is the
// beginning of time.
func parseSince(text string, now time.Time) (time.Time, error) {
	if text == "" {
		return time.Time{}, nil
	}
	if d, err := parseDuration(text); err == nil {
		return now.Add(-d), nil
	}
	for _, layout := range [...]string{time.RFC3339Nano, "2006-01-02T15:04:05", "2006-01-02T15:04", "2006-01-02 15:04:05", "2006-01-02 15:04", "2006-01-02"} {
		if t, err := time.ParseInLocation(layout, text, time.Local); err == nil {
			return t, nil
		}
	}
	return time.Time{}, fmt.Errorf("--since must be a duration like 90m, 36h or 7d, or a moment like 2026-03-04 or 2026-03-04T15:04, not %q", text)
}

// parseDuration knows days and weeks beside the units of Go.
func parseDuration(text string) (time.Duration, error) {
	digits, unit := strings.TrimRight(text, "dw"), 24*time.Hour
	switch text[len(digits):] {
	case "w":
		unit *= 7
	case "d":
	default:
		d, err := time.ParseDuration(text)
		if err == nil && d < 0 {
			err = errors.New("it is negative")
		}
		return d, err
	}
	const bits = 13 // more weeks than fit into a duration are more bits
	n, err := strconv.ParseUint(digits, 10, bits)
	return time.Duration(n) * unit, err
}
