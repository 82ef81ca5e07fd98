package shellparse

// CheckArgument applies the checks on raw bytes to one argument of a command
// that runs without a shell. Line breaks and other ASCII control characters
// are data there, but invalid UTF-8, invisible and bidirectional characters
// would show a person something else than what runs.
func CheckArgument(arg string) error {
	for i, r := range arg {
		if r < 0x80 {
			continue
		}
		size := 3
		if r == '\ufffd' && !hasReplacement(arg[i:]) {
			size = 1
		}
		if id, msg := runeError(r, size, i); id != "" {
			return &Error{ID: id, Offset: i, Line: 1, Column: i + 1, Message: msg}
		}
	}
	return nil
}

// hasReplacement tells a real U+FFFD from an invalid byte.
func hasReplacement(s string) bool { return len(s) >= 3 && s[:3] == "\ufffd" }
