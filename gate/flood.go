package gate

import (
	"strings"

	"github.com/phocinae/guardexec/gate/rules"
	"github.com/phocinae/guardexec/shellparse"
)

// filters pass on all that they are given.
const filters = "cat tee sponge pv tr sed gsed awk gawk mawk base64 base32 basenc gzip pigz bzip2 xz zstd lz4 od xxd hexdump rev nl fold cut strings openssl paste expand fmt iconv grep dd gdd head ghead tail tac gtac sort gsort shuf gshuf split cp gcp rsync install"

// collectors are filters that print nothing before they have read everything,
// and keep it in memory or in temporary files until then.
const collectors = "sort gsort tac gtac shuf gshuf sponge"

// flood follows what has no end through the programs that pass it on, and
// asks before it reaches a file.
func (j *judge) flood(f *frame, a *rules.Analysis, argv []shellparse.Word, at place, take func(outcome)) {
	name := argv[0].Value[strings.LastIndexByte(argv[0].Value, '/')+1:]
	if j.floodsInto(f, argv) && hasWord(filters, name) && !bounded(name, argv[1:]) {
		f.self.floods = true
	}
	if hasWord("xargs gxargs parallel", name) && manyAtOnce(argv[1:]) && (j.floodsInto(f, argv) || j.counted(f)) {
		take(ask("many-processes", "it starts a process for each of very many lines, all at once", ""))
	}
	if !f.self.floods {
		return
	}
	if hasWord(collectors, name) {
		take(ask("fills-disk", "it keeps all that it reads, which has no end or is more than a disk should take", ""))
	}
	for _, e := range a.Effects {
		if useOf(e.Kind) != useWrite || e.Kind == rules.Create {
			continue
		}
		ts, _ := j.targets(e.Word, at, true)
		for _, t := range ts {
			if j.world.classify(t.actual)&classNull == 0 {
				take(about(t.lexical, ask("fills-disk", "it writes without end, or more than a disk should take, to "+t.lexical, "")))
			}
		}
	}
}

// manyAtOnce reports options of xargs and parallel that set no limit to the
// processes that run side by side. xargs(1), -P; parallel(1), -j 0.
func manyAtOnce(args []shellparse.Word) bool {
	for i, w := range args {
		if w.Kind != shellparse.Literal {
			continue
		}
		n, ok := "", false
		for _, option := range [...]string{"-P", "--max-procs", "-j", "--jobs"} {
			if rest, found := strings.CutPrefix(w.Value, option); found {
				n, ok = strings.TrimPrefix(rest, "="), true
			}
		}
		if letters, rest, found := strings.Cut(w.Value, "P"); found && strings.HasPrefix(letters, "-") && strings.Trim(letters[1:], "0rtxo") == "" {
			n, ok = rest, true // behind letters without a value, as in -0rP0
		}
		if ok && n == "" && i+1 < len(args) {
			n = args[i+1].Value
		}
		if ok && (n == "" || strings.Trim(n, "0") == "" || len(n) > 3) {
			return true
		}
	}
	return false
}

// counted reports input from a seq that may count far.
func (j *judge) counted(f *frame) bool {
	if f.seg.Stdin.Kind != shellparse.StdinPipe {
		return false
	}
	for _, i := range f.seg.Stdin.Producers {
		words := f.script.Segments[i].Words
		if len(words) > 1 && hasWord("seq gseq jot", words[0].Value) {
			last := words[len(words)-1]
			if last.Kind != shellparse.Literal || len(last.Value) > 3 || strings.ContainsAny(last.Value, "eE") {
				return true
			}
		}
	}
	return false
}

// floodsInto reports that a program is given something that has no end.
func (j *judge) floodsInto(f *frame, argv []shellparse.Word) bool {
	in := f.seg.Stdin
	if in.Kind == shellparse.StdinFile && endlessDevice(in.Text.Value) || in.Kind == shellparse.StdinPipe && j.flooded(f, in.Producers) {
		return true
	}
	for _, w := range argv[1:] {
		w.Value = strings.TrimPrefix(w.Value, "if=")
		if w.Kind == shellparse.Literal && endlessDevice(w.Value) {
			return true
		}
	}
	return false
}

// flooded reports whether one of the segments prints without end.
func (j *judge) flooded(f *frame, segs []int) bool {
	for _, i := range segs {
		if i < len(f.facts) && f.facts[i].floods {
			return true
		}
	}
	return false
}

// bounded reports that a filter stops after a part that a disk can take.
func bounded(name string, args []shellparse.Word) bool {
	switch name {
	case "head", "ghead":
		for i, w := range args {
			value, ok := strings.CutPrefix(w.Value, "--bytes=")
			switch {
			case ok:
			case w.Value == "-c" || w.Value == "--bytes":
				if i+1 == len(args) {
					return true
				}
				if w = args[i+1]; w.Kind != shellparse.Literal {
					return true // a variable is seldom huge
				}
				value = w.Value
			case strings.HasPrefix(w.Value, "-c"):
				value = w.Value[2:]
			default:
				continue
			}
			return w.Kind != shellparse.Literal || !rules.Floods(value)
		}
		return true
	case "dd", "gdd":
		block, count := 512.0, 0.0
		for _, w := range args {
			key, value, _ := strings.Cut(w.Value, "=")
			n, ok := rules.Bytes(value)
			switch {
			case key == "count" && w.Kind != shellparse.Literal:
				return true
			case key == "count" && ok:
				count = n
				if strings.HasSuffix(value, "B") {
					count /= block
				}
			case (key == "bs" || key == "ibs") && ok:
				block = n
			}
		}
		return count > 0 && block*count < rules.FloodBytes
	case "grep":
		for _, w := range args {
			if strings.HasPrefix(w.Value, "-m") || strings.HasPrefix(w.Value, "--max-count") || w.Value == "-q" {
				return true
			}
		}
	case "sed", "gsed":
		for _, w := range args {
			if strings.HasSuffix(w.Value, "q") {
				return true
			}
		}
	}
	return false
}

// overflows asks when the output of a segment has no end and is kept: in a
// file, or in the shell itself.
func (j *judge) overflows(f *frame, take func(outcome)) {
	for i := range f.seg.Words {
		if j.flooded(f, f.seg.Words[i].Subst) {
			take(ask("fills-disk", "it collects output that has no end, or more of it than a machine should take", ""))
		}
	}
	for i := range f.seg.Assigns {
		if j.flooded(f, f.seg.Assigns[i].Value.Subst) {
			take(ask("fills-disk", "it collects output that has no end, or more of it than a machine should take", ""))
		}
	}
	if !f.self.floods {
		return
	}
	for i := range f.seg.Redirs {
		r := &f.seg.Redirs[i]
		if !printsTo(r) || r.FD != "" && r.FD != "1" {
			continue
		}
		ts, known := j.targets(r.Target, f.at, true)
		null := known && len(ts) > 0
		for _, t := range ts {
			null = null && j.world.classify(t.actual)&classNull != 0
		}
		if !null {
			take(about(r.Target.Value, ask("fills-disk", "it writes without end, or more than a disk should take, to "+quote(r.Target.Value), "")))
		}
	}
}
