package gate

import "github.com/phocinae/guardexec/gate/rules"

// outcome is what one effect of one segment means.
type outcome struct {
	decision Decision
	rule     string
	reason   string
	remedy   string // what to do instead; the catalogue's if empty
	command  string // the same as a command
	subject  string // the path or program the rule is about, for the remedy
	where    string // file and entry of a user's rule
	grey     bool   // not understood: a later layer may answer
	floor    bool   // no rule, table or mode can lift it
	firm     bool   // the user's own ask, which the user's table does not lift
}

var allowed = outcome{decision: Allow, rule: "known-safe", reason: "every part of it is known and harmless"}

func deny(rule, reason, remedy string) outcome {
	return outcome{decision: Deny, rule: rule, reason: reason, remedy: remedy}
}

func floor(rule, reason, remedy string) outcome {
	return outcome{decision: Deny, rule: rule, reason: reason, remedy: remedy, floor: true}
}

func ask(rule, reason, remedy string) outcome {
	return outcome{decision: Ask, rule: rule, reason: reason, remedy: remedy}
}

func grey(rule, reason string) outcome {
	return outcome{decision: Ask, rule: rule, reason: reason, grey: true}
}

// about names the path or program that an outcome is about.
func about(subject string, o outcome) outcome {
	o.subject = subject
	return o
}

// stricter reports whether o should stand for a segment instead of p. Among
// equal decisions the floor speaks first, then what is understood.
func (o outcome) stricter(p outcome) bool {
	if o.decision != p.decision {
		return o.decision < p.decision
	}
	if o.floor != p.floor {
		return o.floor
	}
	return p.grey && !o.grey && o.decision != Allow
}

// plain maps the effects whose meaning does not depend on a path.
var plain = [...]struct {
	kind         rules.Kind
	out          Decision
	grey, floor  bool
	rule, reason string
}{
	{kind: rules.Program, out: Ask, grey: true, rule: "names-program", reason: "it names a program of its own choice to run"},
	{kind: rules.Load, out: Ask, grey: true, rule: "loads-code", reason: "it loads a configuration, plugin or library that decides what runs"},
	{kind: rules.Project, out: Ask, rule: "runs-project-code", reason: "it runs code of the project whose effects are not known"},
	{kind: rules.Opaque, out: Ask, grey: true, rule: "opaque-code", reason: "it runs program text in another language"},
	{kind: rules.Send, out: Ask, rule: "network-send", reason: "it sends data or a changing request over the network"},
	{kind: rules.Listen, out: Ask, rule: "network-listen", reason: "it opens a network port"},
	{kind: rules.Tunnel, out: Ask, rule: "network-tunnel", reason: "it forwards network traffic"},
	{kind: rules.Shell, out: Deny, floor: true, rule: "reverse-shell", reason: "it attaches a program to a network connection"},
	{kind: rules.Remote, out: Ask, rule: "remote-change", reason: "it changes a remote service"},
	{kind: rules.RemoteRead, out: Ask, rule: "remote-read", reason: "it reads a remote service with your account"},
	{kind: rules.ForcePush, out: Deny, rule: "push-overwrites", reason: "it overwrites or deletes published history"},
	{kind: rules.Privilege, out: Ask, rule: "privilege", reason: "it runs with the rights of another user"},
	{kind: rules.Signal, out: Ask, rule: "signal", reason: "it signals or kills processes"},
	{kind: rules.SignalAll, out: Deny, floor: true, rule: "signal-all", reason: "it signals every process or the first one"},
	{kind: rules.Power, out: Deny, floor: true, rule: "power", reason: "it stops or restarts the machine"},
	{kind: rules.System, out: Ask, rule: "system-change", reason: "it changes the system: services, kernel settings, network or clock"},
	{kind: rules.Account, out: Ask, rule: "account-change", reason: "it changes users, groups or passwords"},
	{kind: rules.Package, out: Ask, rule: "package-change", reason: "it installs, changes or removes packages"},
	{kind: rules.Persist, out: Ask, rule: "persistence", reason: "it arranges for something to run later"},
	{kind: rules.Wipe, out: Deny, rule: "wipes-records", reason: "it removes all scheduled jobs, logs or history of an account"},
	{kind: rules.Credential, out: Ask, rule: "credential-use", reason: "it prints, creates, changes or uses a secret"},
	{kind: rules.EnvDump, out: Ask, rule: "environment-dump", reason: "it prints the environment, secrets included"},
	{kind: rules.Commit, out: Ask, rule: "repository-change", reason: "it changes the state of the repository"},
	{kind: rules.History, out: Ask, rule: "loses-work", reason: "it can lose uncommitted work or history"},
	{kind: rules.Database, out: Ask, rule: "database", reason: "it reaches a database"},
	{kind: rules.Container, out: Ask, rule: "container", reason: "it runs or changes containers or images"},
	{kind: rules.Tamper, out: Ask, rule: "tampering", reason: "it changes or evades the supervision of a coding agent"},
	{kind: rules.Approve, out: Deny, floor: true, rule: "self-approval", reason: "it answers for a person what the gate has to ask a person"},
	{kind: rules.Session, out: Ask, grey: true, rule: "interactive", reason: "it starts an interactive program that can run anything"},
	{kind: rules.Sync, out: Allow, rule: "known-safe"},
	{kind: rules.Endless, out: Allow, rule: "known-safe"}, // by itself; see endless.go
}

// judgePlain answers for an effect without a path. ok is false if the kind
// needs more than the table.
func judgePlain(e rules.Effect) (o outcome, ok bool) {
	for i := range plain {
		p := &plain[i]
		if p.kind != e.Kind {
			continue
		}
		o = outcome{decision: p.out, rule: p.rule, reason: p.reason, grey: p.grey, floor: p.floor}
		if e.Note != "" {
			o.reason += " (" + e.Note + ")"
		}
		return o, true
	}
	return outcome{}, false
}

// balance collects what there is to say on a segment.
type balance struct {
	judge *judge
	at    int // index of the finding
	// best is the strictest, unsure the first that is grey.
	best, unsure outcome
	filtered     bool
}

func (b *balance) take(o outcome) {
	if b.filtered && o.rule == "environment-dump" {
		return
	}
	if o.stricter(b.best) {
		b.best = o
	}
	if o.grey && !b.unsure.grey {
		b.unsure = o
	}
	if b.judge.request.Explain && o.decision != Allow {
		b.judge.note(b.at, o)
	}
}
