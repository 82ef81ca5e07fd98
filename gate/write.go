package gate

import (
	"context"
	"fmt"
	"path"
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
)

// maxPath is the longest path the kernel takes (path_resolution(7)).
const maxPath = 4096

// WriteRequest is a file that a tool of an agent, not a command, will change.
type WriteRequest struct {
	// Path is the file as the tool was given it: absolute, relative to Dir, or
	// beginning with ~ for Home.
	Path string
	// Dir, Home and Workspace are those of a Request.
	Dir, Home, Workspace string
	// Tool is the name of the tool, for the reason.
	Tool string
}

// JudgeWrite judges a file that a tool will change, by its path alone and by
// the rules that hold for commands. Whether ordinary files may be changed is
// left to the agent's own rules: known is false if the gate has no opinion. It
// never panics: a failure inside is a refusal.
func (g *Gate) JudgeWrite(ctx context.Context, r WriteRequest) (v Verdict, known bool) {
	defer func() {
		if p := recover(); p != nil {
			v, known = refusal("internal-error", fmt.Sprintf("the gate failed: %v", p)), true
		}
		v.Tightened = g.policy.Tightened
	}()
	if ctx.Err() != nil {
		return refusal("timeout", "there was no time left to judge it"), true
	}
	if strings.ContainsRune(r.Path, 0) {
		return refusal("byte-nul", "the path contains a NUL byte"), true
	}
	req := Request{Dir: r.Dir, Home: r.Home, Workspace: r.Workspace}
	j := &judge{gate: g, ctx: ctx, request: req, world: newWorld(req), seen: make([]seenLink, 0, 16)}
	o, known := j.toolWrite(r.Path)
	if j.over {
		return refusal("limit-judged", "the path has more parts than can be judged"), true
	}
	if !known {
		return Verdict{Decision: Ask, Layer: LayerL0, Reason: "no rule speaks about this path"}, false
	}
	v = Verdict{Decision: o.decision, Layer: LayerL0, Rule: o.rule, Reason: o.reason}
	v.Remedy, v.RemedyCommand = remedy(&o, r.Path)
	v.Findings = []Finding{{Rule: o.rule, Decision: o.decision, Floor: o.floor, Reason: o.reason, Remedy: v.Remedy, RemedyCommand: v.RemedyCommand,
		Text: r.Path, Parent: -1, Effects: []string{"write " + r.Path}}}
	return v, true
}

// toolWrite judges a path in the spellings that a file system may take for the
// same file.
func (j *judge) toolWrite(name string) (best outcome, known bool) {
	best = allowed
	for _, p := range spellings(name, j.world.home) {
		o := j.toolPath(p)
		if speaks(o) && (!known || o.stricter(best)) {
			best, known = o, true
		}
	}
	return best, known
}

func (j *judge) toolPath(p string) outcome {
	switch {
	case len(p) > maxPath:
		return ask("writes-unknown", "the path is longer than a path can be", "")
	case p == "":
		return allowed
	case !path.IsAbs(p):
		d := cleanAbs(j.request.Dir)
		if d == "" {
			d = "/unknown"
		}
		p = d + "/" + p
	}
	t := j.resolve(unrollProc(p), target{}, true)
	o := j.judgePath(rules.Effect{Kind: rules.Write}, t)
	// Names are compared without case where the file system does so.
	low := world{home: strings.ToLower(j.world.home), work: strings.ToLower(j.world.work)}
	for _, name := range [...]string{t.lexical, t.actual} {
		l := strings.ToLower(name)
		if l == name {
			continue
		}
		if q := j.judgeWrite(rules.Effect{Kind: rules.Write}, low.classify(l), target{lexical: name, actual: name}); q.stricter(o) && speaks(q) {
			o = q
		}
	}
	return o
}

// speaks reports an outcome that is more than the gate's reserve about files
// it knows nothing of.
func speaks(o outcome) bool {
	if o.decision == Deny {
		return true
	}
	switch o.rule {
	case "writes-home", "writes-outside", "writes-workspace", "edits-temp":
		return false
	}
	return o.decision == Ask
}

// spellings lists the paths that a name may stand for: ~ is the home, and
// Windows takes backslashes, drives, trailing dots and streams.
func spellings(name, home string) []string {
	list := []string{name}
	if rest, ok := strings.CutPrefix(name, "~"); ok && home != "" {
		if rest == "" || rest[0] == '/' || rest[0] == '\\' {
			name = home + rest
		} else {
			name = "/home/" + rest
		}
		list = append(list, name)
	}
	for _, v := range [...]string{"${HOME}", "$HOME", "%USERPROFILE%"} {
		if rest, ok := strings.CutPrefix(name, v); ok && home != "" {
			list = append(list, home+rest)
		}
	}
	if s := strings.ReplaceAll(name, `\`, "/"); s != name || len(name) > 2 && name[1] == ':' {
		if len(s) > 1 && s[1] == ':' {
			s = s[2:]
		}
		list = append(list, s)
	}
	last := list[len(list)-1]
	trimmed, _, _ := strings.Cut(last, "::$")
	if trimmed = strings.TrimRight(trimmed, " ."); trimmed != last && trimmed != "" && !strings.HasSuffix(trimmed, "/") {
		list = append(list, trimmed)
	}
	return list
}
