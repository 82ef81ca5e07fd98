package rules

import (
	"strconv"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// FloodBytes is what nobody writes by accident: from here on an amount counts
// as one that fills a disk. floodLines is the same in lines of a sequence.
const (
	FloodBytes = 1_000_000_000
	floodLines = 100_000_000
)

// Floods reports that a size, as head -c and dd read it, fills a disk. What is
// no size counts as one that does.
func Floods(size string) bool {
	n, ok := Bytes(size)
	return !ok || n >= FloodBytes
}

// Bytes returns the bytes that a size of coreutils stands for: 4k, 10MB, 1G,
// 2x512.
func Bytes(size string) (float64, bool) {
	total := 1.0
	for factor := range strings.SplitSeq(size, "x") {
		n := len(factor)
		for n > 0 && (factor[n-1] < '0' || factor[n-1] > '9') {
			n--
		}
		f, err := strconv.ParseFloat(factor[:n], 64)
		if err != nil {
			return 0, false
		}
		unit, ok := multiplier(factor[n:])
		if !ok {
			return 0, false
		}
		total *= f * unit
	}
	return total, true
}

func multiplier(unit string) (float64, bool) {
	base := 1024.0
	switch unit {
	case "":
		return 1, true
	case "c", "B":
		return 1, true
	case "w":
		return 2, true
	case "b":
		return 512, true
	}
	if rest, ok := strings.CutSuffix(unit, "iB"); ok {
		unit = rest
	} else if rest, ok := strings.CutSuffix(unit, "B"); ok {
		unit, base = rest, 1000
	}
	power := 1.0
	for _, u := range "KMGTPEZYRQ" {
		power *= base
		if len(unit) == 1 && strings.EqualFold(unit, string(u)) {
			return power, true
		}
	}
	return 0, false
}

// scanFill reads the sizes of truncate and fallocate.
func scanFill(c *Call) {
	for i := range c.Uses {
		u := &c.Uses[i]
		if !u.HasValue || !hasName("-s --size -l --length -o --offset", u.Name) {
			continue
		}
		if size := strings.TrimLeft(u.Value.Value, "+<>/% "); u.Value.Kind == shellparse.Literal && !strings.HasPrefix(size, "-") && Floods(size) {
			c.Add(Flood, u.Value, "")
		}
	}
}
