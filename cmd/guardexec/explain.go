package main

import (
	"fmt"

	"github.com/phocinae/guardexec/gate"
)

// explain judges one command and says how the verdict came about. It never
// runs anything.
func (p *program) explain(args []string) (code int) {
	defer p.caught(&code, exitDeny, "")
	fs := newFlags("explain")
	fs.String("command", "", "")
	cwd := fs.String("cwd", "", "")
	asJSON := fs.Bool("json", false, "")
	if code, done := p.parse(fs, args, explainUsage); done {
		return code
	}
	if err := checkWords(fs); err != nil {
		return p.guardError(err)
	}
	s, err := p.open("explain", given(fs))
	if err != nil {
		return p.guardError(err)
	}
	dialect, err := s.dialect()
	if err != nil {
		return p.guardError(err)
	}
	req, shown, err := readRequest(fs, p.stdin)
	if err != nil {
		return p.guardError(err)
	}
	dir := *cwd
	if dir == "" {
		dir = workDir()
	}
	req.Dialect, req.Dir, req.Explain = dialect, absolute(dir), true
	v, err := s.decide(req, shown, dir, false)
	if err != nil {
		return p.guardError(err)
	}
	t := newTree(shown, v)
	var out []byte
	if *asJSON {
		out = t.json(dir)
	} else {
		out = []byte(t.text(p.styleFor(p.stdout)))
	}
	if _, err := p.stdout.Write(out); err != nil {
		p.errorf("%v", err)
	}
	return exitCode(v.Decision)
}

// tree is a verdict with its findings by the segment that runs them.
type tree struct {
	command  string
	verdict  gate.Verdict
	children [][]int // by finding; the last entry holds those of the command itself
	guilty   int     // the innermost finding that decided; -1 if there is none
}

func newTree(command string, v gate.Verdict) *tree {
	n := len(v.Findings)
	t := &tree{command: command, verdict: v, children: make([][]int, n+1), guilty: -1}
	for i := range v.Findings {
		up := v.Findings[i].Parent
		if up < 0 || up >= i {
			up = n
		}
		t.children[up] = append(t.children[up], i)
	}
	if v.Guilty >= 0 && v.Guilty < n && v.Decision != gate.Allow {
		t.guilty = t.origin(v.Guilty)
	}
	return t
}

// origin is the innermost finding that a finding takes its rule from.
func (t *tree) origin(i int) int {
	for {
		next := -1
		for _, c := range t.children[i] {
			if same(&t.verdict.Findings[c], &t.verdict.Findings[i]) {
				next = c
				break
			}
		}
		if next < 0 {
			return i
		}
		i = next
	}
}

func same(a, b *gate.Finding) bool { return a.Rule == b.Rule && a.Reason == b.Reason }

// roots are the findings of the command itself.
func (t *tree) roots() []int { return t.children[len(t.children)-1] }

// where says where a rule is written.
func where(f *gate.Finding) string {
	if f.Where != "" {
		return f.Where
	}
	return "built-in"
}

// inner are all findings below one.
func (t *tree) inner(i int) []int {
	var out []int
	for _, c := range t.children[i] {
		out = append(append(out, c), t.inner(c)...)
	}
	return out
}

// notes are what else speaks against a segment: neither what decided nor what
// an inner segment already says.
func (t *tree) notes(i int) []gate.Note {
	f := &t.verdict.Findings[i]
	var out []gate.Note
	below := t.inner(i)
next:
	for _, n := range f.Notes {
		if f.Decision == gate.Allow || n.Rule == f.Rule && n.Reason == f.Reason {
			continue
		}
		for _, c := range below {
			if in := &t.verdict.Findings[c]; in.Rule == n.Rule && in.Reason == n.Reason {
				continue next
			}
		}
		out = append(out, n)
	}
	return out
}

// allowed reports that something vouches for a finding, or for one that runs
// it, whatever is in it.
func (t *tree) allowed(i int) bool {
	for ; i >= 0; i = t.verdict.Findings[i].Parent {
		if t.verdict.Findings[i].Decision == gate.Allow {
			return true
		}
		if !t.verdict.Findings[i].Argv {
			return false
		}
	}
	return false
}

// changes lists, for every segment that stands in the way of an allow, what
// would have to be different.
func (t *tree) changes() []string {
	var out []string
	add := func(s string) {
		for _, o := range out {
			if o == s {
				return
			}
		}
		out = append(out, s)
	}
	for i := range t.verdict.Findings {
		f := &t.verdict.Findings[i]
		if f.Decision == gate.Allow || t.origin(i) != i || f.Argv && t.allowed(f.Parent) {
			continue
		}
		about := printable(f.Text, 60)
		if about == "" {
			about = "the command"
		}
		rule, known := gate.RuleNamed(f.Rule)
		switch {
		case f.Floor:
			add(fmt.Sprintf("%s: leave it out; nothing lifts %s", about, f.Rule))
		case f.Decision == gate.Deny:
			add(fmt.Sprintf("%s: leave it out or do it in another way", about))
		case f.Grey && known && rule.Change != "":
			add(fmt.Sprintf("%s: missing is %s (%s)", about, rule.Change, printable(f.Reason, 200)))
		case f.Grey:
			add(fmt.Sprintf("%s: it would have to be understood (%s)", about, printable(f.Reason, 200)))
		default:
			add(fmt.Sprintf("%s: a person's consent", about))
		}
	}
	return out
}
