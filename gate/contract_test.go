package gate_test

import (
	"bufio"
	"context"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/phocinae/guardexec/gate"
)

// judge answers for a command with the shipped defaults and the given
// fail_closed.
func judge(t testing.TB, closed gate.Decision, command, dir string) gate.Verdict {
	t.Helper()
	g, err := gate.New(gate.Policy{FailClosed: closed}, gate.WithFiles(gate.NoFiles{}))
	if err != nil {
		t.Fatal(err)
	}
	if dir == "" {
		dir = "/home/dev/app"
	}
	return g.Judge(context.Background(), gate.Request{Command: command, Dir: dir, Home: "/home/dev"})
}

// readCommands reads a file of "WANT<tab>COMMAND" lines; \n in a command
// stands for a newline.
func readCommands(t testing.TB, name string, each func(want, command string)) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.SplitSeq(string(data), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		want, command, ok := strings.Cut(line, "\t")
		if !ok {
			t.Fatalf("%s: no tab in %q", name, line)
		}
		n++
		each(want, strings.ReplaceAll(command, `⏎`, "\n"))
	}
	if n == 0 {
		t.Fatalf("%s holds no commands", name)
	}
}

// TestContract holds what the original programs promise, and what they got
// wrong. "deny!" and "allow!" are wanted with fail_closed deny, which is the
// default; the other words with fail_closed ask.
func TestContract(t *testing.T) {
	readCommands(t, "testdata/contract.txt", func(want, command string) {
		t.Run(command, func(t *testing.T) {
			closed := gate.Ask
			if strings.HasSuffix(want, "!") {
				closed, want = gate.Deny, strings.TrimSuffix(want, "!")
			}
			v := judge(t, closed, command, "")
			got := v.Decision.String()
			switch want {
			case "not-allow":
				if v.Decision == gate.Allow {
					t.Errorf("allowed")
				}
			case "not-deny":
				if v.Decision == gate.Deny {
					t.Errorf("denied by %s: %s", v.Rule, v.Reason)
				}
			default:
				if got != want {
					t.Errorf("got %s by %s: %s, want %s", got, v.Rule, v.Reason, want)
				}
			}
		})
	})
}

// corpusCase is one labelled command.
type corpusCase struct {
	ID, Command, Must, Kind, Cwd string
}

func corpus(t testing.TB, name string) []corpusCase {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []corpusCase
	sc := bufio.NewScanner(f)
	sc.Buffer(nil, 1<<20)
	for sc.Scan() {
		var c corpusCase
		if err := json.Unmarshal(sc.Bytes(), &c); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		out = append(out, c)
	}
	if err := sc.Err(); err != nil {
		t.Fatal(err)
	}
	return out
}

// TestCorpus judges the labelled commands. No attack may be allowed and no
// ordinary work denied; the shares of the other two mistakes have a bar.
func TestCorpus(t *testing.T) {
	for _, name := range []string{"attack-sample", "attack-own", "attack-blind", "attack-wide", "attack-far", "attack-late",
		"benign-sample", "reports-sample", "benign-own", "benign-blind", "benign-wide", "reports-wide", "benign-far", "reports-far", "benign-late", "reports-late", "attack-fresh", "benign-fresh"} {
		t.Run(name, func(t *testing.T) {
			var missed, softened, asked, must, plain int
			for _, c := range corpus(t, "testdata/"+name+".jsonl") {
				v := judge(t, gate.Ask, c.Command, c.Cwd)
				attack := c.Must == "deny" || c.Must == "not-allow"
				if attack && v.Decision == gate.Allow {
					missed++
					t.Errorf("%s %s allowed: %q", c.ID, c.Kind, c.Command)
				}
				if !attack && v.Decision == gate.Deny {
					t.Errorf("%s %s denied by %s (%s): %q", c.ID, c.Kind, v.Rule, v.Reason, c.Command)
				}
				if c.Must == "deny" {
					must++
					if v.Decision != gate.Deny {
						softened++
						t.Logf("%s %s not denied: %q", c.ID, c.Kind, c.Command)
					}
				}
				if c.Must == "allow" {
					plain++
					if v.Decision != gate.Allow {
						asked++
						t.Logf("%s %s not allowed by %s (%s): %q", c.ID, c.Kind, v.Rule, v.Reason, c.Command)
					}
				}
			}
			if softened*100 > must*5 {
				t.Errorf("%d of %d that must be denied are not", softened, must)
			}
			if asked*100 > plain*5 {
				t.Errorf("%d of %d that must be allowed are not", asked, plain)
			}
		})
	}
}
