//go:build linux

package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// person is how a client runs with somebody at its terminal.
type person struct {
	// files are written into the home before, beside those of the client.
	files []file
	args  []string
	// first is a question that it puts at the start, which is answered with the
	// return key.
	first string
	// question is what it asks about a command. Return says yes to it, and
	// escape no.
	question string
}

// reason is how what a person is asked begins.
const reason = "guardexec: a person must approve this"

// answer is what became of a question.
type answer struct {
	// asked and told report that the client asked, and with our reason; early
	// that the command ran before the answer.
	asked, told, early, ran bool
}

func (a answer) String() string {
	switch {
	case !a.asked:
		return "is not asked"
	case !a.told:
		return "is asked without the reason"
	case a.early:
		return "runs before the answer"
	case a.ran:
		return "runs"
	}
	return "does not run"
}

// answered lets the model ask for a command that a person has to decide about,
// and answers the client's question with yes and with no.
func (b *bench) answered(r *row) error {
	if b.person == nil {
		return nil
	}
	master, slave, err := openTerminal()
	if err != nil {
		r.add("b: asked about, with a person", "skipped: no pseudo terminal", true)
		return nil
	}
	_ = master.Close()
	_ = slave.Close()
	for _, f := range b.person.files {
		path := filepath.Join(b.home, f.path)
		if err := os.WriteFile(path, []byte(b.places.Replace(f.text)), 0o600); err != nil {
			return err
		}
	}
	yes, err := b.converse("\r")
	if err != nil {
		return err
	}
	no, err := b.converse("\x1b")
	if err != nil {
		return err
	}
	r.add("b: asked about, with a person", fmt.Sprintf("yes: %v; no: %v", yes, no), yes == answer{asked: true, told: true, ran: true} && no == answer{asked: true, told: true})
	return nil
}

// converse starts the client with a person who presses one key when asked.
func (b *bench) converse(key string) (a answer, err error) {
	b.runs++
	mark := filepath.Join(b.project, fmt.Sprintf("ran.%d", b.runs))
	ran := func() bool {
		_, err := os.Stat(mark)
		return err == nil
	}
	b.model.Want(b.places.Replace(strings.ReplaceAll(asked, "{MARK}", mark)), nil)
	talk := func(ctx context.Context, s *screen) {
		seen := s.shows(ctx, b.person.question, b.person.first)
		if seen != "" && seen == b.person.first {
			s.types(ctx, "\r")
			seen = s.shows(ctx, b.person.question)
		}
		if a.asked = seen != ""; !a.asked {
			return
		}
		pause(ctx, 3*time.Second) // a command that does not wait would run now
		a.told, a.early = strings.Contains(letters(s.String()), letters(reason)), ran()
		s.types(ctx, key)
		for i := 0; i < 50 && !ran(); i++ {
			pause(ctx, 100*time.Millisecond)
		}
		pause(ctx, time.Second)
	}
	argv := append([]string{b.command}, fill(b.person.args, b.places)...)
	_, err = b.start(start{argv: argv, env: []string{"TERM=xterm-256color"}, limit: b.limit, talk: talk})
	a.ran = ran()
	fmt.Fprintf(b.log, "%s: %q with a person: %v\n\n", b.name, asked, a)
	return a, err
}
