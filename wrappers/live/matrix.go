//go:build linux

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// cell is one result: what was seen, and whether it is what has to be.
type cell struct {
	column, seen string
	good         bool
}

// row is all that was seen of one client.
type row struct {
	client  client
	version string
	cells   []cell
}

func (r *row) add(column, seen string, good bool) {
	r.cells = append(r.cells, cell{column, seen, good})
	mark := ""
	if !good {
		mark = "   <-- WRONG"
	}
	fmt.Printf("%s: %s: %s%s\n", r.client.name, column, seen, mark)
}

// good reports whether all is as it has to be.
func (r *row) good() bool {
	return !slices.ContainsFunc(r.cells, func(c cell) bool { return !c.good })
}

// measure fills the row of a client. An error means that no result could be
// had at all.
func (b *bench) measure(r *row) error {
	r.version = b.version()
	fmt.Printf("%s %s\n", b.title, r.version)

	// Without a gate the command must run: otherwise what stops it later is
	// not the gate.
	o, err := b.prompt(refused)
	if err != nil {
		return err
	}
	if !o.ran {
		return fmt.Errorf("it runs no command even without a gate\n%v", o.result)
	}
	r.add("no gate", o.String(), true)
	if b.judges {
		return b.measureByHand(r)
	}

	before, err := b.settingsText()
	if err != nil {
		return err
	}
	if err := b.roundTrip(r); err != nil {
		return err
	}
	if err := b.setUp(r); err != nil {
		return err
	}
	if err := b.verdicts(r); err != nil {
		return err
	}
	if err := b.failures(r); err != nil {
		return err
	}
	if out, err := b.guardexec("uninstall", b.host); err != nil || out.exit != 0 {
		return fmt.Errorf("uninstall: %w\n%v", err, out)
	}
	after, err := b.settingsText()
	if err != nil {
		return err
	}
	if same(before, after) {
		r.add("d: uninstall", "identical", true)
	} else {
		r.add("d: uninstall", fmt.Sprintf("differs: %q, was %q", after, before), false)
	}
	return b.otherDoors(r)
}

// measureByHand is for clients whose settings only people edit.
func (b *bench) measureByHand(r *row) error {
	if err := b.byHand(); err != nil {
		return err
	}
	if err := b.verdicts(r); err != nil {
		return err
	}
	return b.failures(r)
}

// roundTrip installs and uninstalls before the client sees it: not one file of
// the home may differ.
func (b *bench) roundTrip(r *row) error {
	before, err := b.shot()
	if err != nil {
		return err
	}
	args := []string{}
	if b.trust {
		args = append(args, "--trust")
	}
	if out, err := b.install(args...); err != nil || out.exit != 0 {
		return fmt.Errorf("install: %w\n%v", err, out)
	}
	if out, err := b.guardexec("uninstall", b.host); err != nil || out.exit != 0 {
		return fmt.Errorf("uninstall: %w\n%v", err, out)
	}
	after, err := b.shot()
	if err != nil {
		return err
	}
	var changed []string
	for _, path := range differences(before, after) {
		if !b.notes(path) {
			changed = append(changed, path)
		}
	}
	if len(changed) > 0 {
		r.add("d: install and uninstall", "left "+strings.Join(changed, ", "), false)
	} else {
		r.add("d: install and uninstall", "identical", true)
	}
	return nil
}

// notes reports a file in which the client itself keeps notes while it is asked
// for its trust.
func (b *bench) notes(path string) bool {
	return b.trust && (strings.Contains(path, ".sqlite") || strings.Contains(path, "/tmp/") || strings.Contains(path, "/.tmp/"))
}

// setUp installs the hook and asks doctor. A client that needs a person's
// trust must be reported as not active before it has that.
func (b *bench) setUp(r *row) error {
	if b.trust {
		out, err := b.install()
		if err != nil {
			return err
		}
		word, err := b.doctor()
		if err != nil {
			return err
		}
		o, err := b.prompt(refused)
		if err != nil {
			return err
		}
		r.add("not trusted", fmt.Sprintf("%v, install says so: %v, doctor: %s", o, out.exit != 0, word), out.exit != 0 && word == "INACTIVE")
		if out, err := b.install("--trust"); err != nil || out.exit != 0 {
			return fmt.Errorf("install --trust: %w\n%v", err, out)
		}
	} else if out, err := b.install(); err != nil || out.exit != 0 {
		return fmt.Errorf("install: %w\n%v", err, out)
	}
	word, err := b.doctor()
	r.add("doctor", word, word == "ACTIVE")
	return err
}

// verdicts lets the model ask for commands of all three kinds.
func (b *bench) verdicts(r *row) error {
	for _, c := range []struct {
		column, command string
		runs            bool
	}{{"a: allowed", harmless, true}, {"b: denied", refused, false}, {"b: asked about", asked, false}} {
		o, err := b.prompt(c.command)
		if err != nil {
			return err
		}
		seen, good := o.String(), o.ran == c.runs
		if !c.runs {
			good = good && (o.told || b.mute)
			if b.mute && !o.ran {
				seen += ", the run ends"
			}
		}
		if o.late {
			// A client that waits after the command is slow, one that waits
			// for a person who is not there is hung.
			seen, good = seen+", does not end", good && c.runs
		}
		r.add(c.column, seen, good)
	}
	if err := b.answered(r); err != nil {
		return err
	}
	if b.anyShell != "" {
		o, err := b.promptWith(twofold, map[string]any{b.anyShell: "sh"}, false)
		if err != nil {
			return err
		}
		r.add("b: denied, for sh", o.String(), !o.ran && o.told)
	}
	if b.agent == "" {
		return nil
	}
	o, err := b.promptWith(refused, b.agentArgs, true)
	if err != nil {
		return err
	}
	seen := o.String()
	if b.model.Asked() == 0 && o.told {
		seen = "no agent is started, told why"
	} else if b.model.Asked() == 0 {
		seen = "not tried: no agent is started"
	}
	r.add("b: denied, by an agent's agent", seen, !o.ran)
	return nil
}

// promptWith is prompt with more arguments for the tool that the model calls
// first, which may be one that starts another agent.
func (b *bench) promptWith(command string, more map[string]any, delegating bool) (outcome, error) {
	b.more, b.delegating = more, delegating
	defer func() { b.more, b.delegating = nil, false }()
	return b.prompt(command)
}

// failures breaks the gate in every way. An agent that runs no command then must
// not seem to be in order.
func (b *bench) failures(r *row) error {
	for _, how := range breakages() {
		err := b.broken(how, func() error {
			o, err := b.prompt(refused)
			if err != nil {
				return err
			}
			seen, good := o.String(), !o.ran && !o.late
			if o.late {
				seen += ", does not end"
			}
			if !b.judges {
				word, err := b.doctor()
				if err != nil {
					return err
				}
				seen, good = seen+", doctor: "+word, good && word == "INACTIVE"
			}
			r.add("c: "+how.name, seen, good)
			return nil
		})
		if err != nil {
			return err
		}
	}
	return b.overDeadline(r)
}

// overDeadline has the gate's own model allow a command, at once and too late.
func (b *bench) overDeadline(r *row) error {
	var quick, late outcome
	err := b.judged(0, func() (err error) {
		quick, err = b.prompt(unknown)
		return err
	})
	if err == nil {
		err = b.judged(slow, func() (err error) {
			late, err = b.prompt(unknown)
			return err
		})
	}
	if err != nil {
		return err
	}
	seen := late.String()
	if !quick.ran {
		seen += ", but it does not run in time, either"
	}
	r.add("c: over deadline", seen, quick.ran && !late.ran)
	return nil
}

// otherDoors tries what there is beside the hook, without it.
func (b *bench) otherDoors(r *row) error {
	both := func(column string, prefix []string) error {
		a, err := b.prompt(harmless, prefix...)
		if err != nil {
			return err
		}
		d, err := b.prompt(refused, prefix...)
		if err != nil {
			return err
		}
		r.add(column, fmt.Sprintf("allowed %v; denied %v", a, d), a.ran && !d.ran && d.told)
		return nil
	}
	if b.host == "claude" {
		dir := b.home + "-plugin"
		if out, err := b.install("--plugin", dir); err != nil || out.exit != 0 {
			return fmt.Errorf("install --plugin: %w\n%v", err, out)
		}
		args := b.args
		b.args = append([]string{"--plugin-dir", dir}, args...)
		defer func() { b.args = args }()
		if err := both("plugin", nil); err != nil {
			return err
		}
		if err := os.Remove(filepath.Join(dir, "bin", "guardexec")); err != nil {
			return err
		}
		o, err := b.prompt(refused)
		if err != nil {
			return err
		}
		r.add("c: plugin, missing", o.String(), !o.ran)
		b.args = args
	}
	if b.bare != "" {
		if err := b.failsOpen(r); err != nil {
			return err
		}
	}
	if !b.shim {
		return nil
	}
	prefix := []string{b.guard, "run", b.host}
	if err := both("run", prefix); err != nil {
		return err
	}
	// The agent puts the hook, too, through the shell that we stand for.
	if out, err := b.install(); err != nil || out.exit != 0 {
		return fmt.Errorf("install: %w\n%v", err, out)
	}
	o, err := b.prompt(harmless, prefix...)
	if err != nil {
		return err
	}
	r.add("run, with the hook", o.String(), o.ran)
	if out, err := b.guardexec("uninstall", b.host); err != nil || out.exit != 0 {
		return fmt.Errorf("uninstall: %w\n%v", err, out)
	}
	return nil
}

// failsOpen sets the hook up by hand, without what stops commands when the gate
// fails: doctor must say so, and be right.
func (b *bench) failsOpen(r *row) (err error) {
	path := filepath.Join(b.home, b.settings)
	before, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	defer func() {
		if e := os.WriteFile(path, before, 0o600); err == nil {
			err = e
		}
	}()
	if err := os.WriteFile(path, []byte(b.places.Replace(b.bare)), 0o600); err != nil {
		return err
	}
	word, err := b.doctor()
	if err != nil {
		return err
	}
	return b.broken(breakage{"missing", "-"}, func() error {
		o, err := b.prompt(refused)
		r.add("c: entry by hand, missing", fmt.Sprintf("%v, doctor: %s", o, word), o.ran && word == "FAIL-OPEN")
		return err
	})
}
