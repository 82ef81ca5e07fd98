package config

import (
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// boolean returns where a key that is true or false is kept.
func (l *loader) boolean(key string) *bool {
	if key == "allow_remote" {
		return &l.c.AllowRemote
	}
	return &l.c.L1Enabled
}

// list reads an array of strings.
func (l *loader) list(dec *jsontext.Decoder, key string) error {
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	names := []string{}
	for dec.PeekKind() != ']' {
		tok, err := dec.ReadToken()
		if err != nil {
			return err
		}
		if tok.Kind() != '"' || len(names) > 16 {
			return errorf("%s must be a list of harm, noul and score", key)
		}
		names = append(names, tok.String())
	}
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	return l.questions(names)
}

// questions sets l1_questions. The names of the questions on the wire are as
// good as the short ones.
func (l *loader) questions(names []string) error {
	l.c.L1Questions = nil
	for _, n := range names {
		n = strings.TrimPrefix(strings.TrimSpace(n), "guard_")
		if !slices.Contains([]string{"harm", "noul", "score"}, n) {
			return errorf("l1_questions must be of harm, noul and score, not %s", strconv.Quote(n))
		}
		if !slices.Contains(l.c.L1Questions, n) {
			l.c.L1Questions = append(l.c.L1Questions, n)
		}
	}
	if len(l.c.L1Questions) == 0 {
		return errorf("l1_questions names no question")
	}
	return nil
}

// maxToken bounds a token file.
const maxToken = 4 << 10

// token reads the bearer token: the variable, or else the file.
func (l *loader) token() error {
	if l.c.Token = l.getenv("PHOCINAE_GUARD_TOKEN"); l.c.Token != "" {
		if !plain(l.c.Token) {
			return errorf("PHOCINAE_GUARD_TOKEN holds characters that no header can carry")
		}
		return nil
	}
	if l.c.TokenFile == "" {
		return nil
	}
	data, err := l.read(l.c.TokenFile, maxToken)
	if err != nil {
		return errorf("token_file: %w", named(l.c.TokenFile, err))
	}
	if l.c.Token = strings.TrimSpace(string(data)); l.c.Token == "" || !plain(l.c.Token) {
		return errorf("token_file %s holds no token", l.c.TokenFile)
	}
	return nil
}

// plain reports visible ASCII.
func plain(s string) bool {
	for i := range len(s) {
		if s[i] <= 0x20 || s[i] > 0x7e {
			return false
		}
	}
	return true
}
