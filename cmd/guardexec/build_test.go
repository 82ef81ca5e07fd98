package main

import (
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

// build compiles a package as the documentation says.
func build(tb testing.TB, out, pkg string, env ...string) {
	tb.Helper()
	cmd := exec.Command("go", "build", "-trimpath", "-o", out, pkg)
	cmd.Env = append(append(os.Environ(), "CGO_ENABLED=0"), env...)
	if text, err := cmd.CombinedOutput(); err != nil {
		tb.Fatalf("go build %s %v: %v\n%s", pkg, env, err, text)
	}
}

func TestBinaryIsStatic(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	path := filepath.Join(t.TempDir(), "guardexec")
	build(t, path, ".", "GOOS=linux")
	f, err := elf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for _, p := range f.Progs {
		if p.Type == elf.PT_INTERP || p.Type == elf.PT_DYNAMIC {
			t.Errorf("the program has a %v segment", p.Type)
		}
	}
	libs, err := f.ImportedLibraries()
	if err == nil && len(libs) > 0 {
		t.Errorf("the program needs %v", libs)
	}
	// The literals of contracts would cost every start; see packed.go.
	symbols, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range symbols {
		if strings.HasSuffix(s.Name, "/gate/rules.families") {
			t.Error("the literals of the contracts are linked in")
		}
	}
}

func TestCrossCompiles(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	for _, target := range []string{"linux/amd64", "linux/arm64", "darwin/arm64", "windows/amd64"} {
		goos, goarch, _ := strings.Cut(target, "/")
		build(t, filepath.Join(t.TempDir(), "guardexec"), ".", "GOOS="+goos, "GOARCH="+goarch)
	}
}

// BenchmarkProcess compares the processor time of a whole check and a whole
// hook with that of an empty static program, run in turn. Each ratio is the
// quotient of the medians; the quotients of the minima, which noise of the
// machine disturbs less, are beside them.
//
// A program that the linker has just written lies in memory page by page, and
// starting it costs a third more than after it was copied or read from disk.
// "linked" is the one, "installed" the other.
func BenchmarkProcess(b *testing.B) {
	if runtime.GOOS == "windows" {
		b.Skip("the comparison needs a quiet exit")
	}
	linked, installed := b.TempDir(), b.TempDir()
	empty := filepath.Join(linked, "empty.go")
	if err := os.WriteFile(empty, []byte("package main\n\nfunc main() {}\n"), 0o600); err != nil {
		b.Fatal(err)
	}
	build(b, filepath.Join(linked, "empty"), empty)
	build(b, filepath.Join(linked, "guardexec"), ".")
	for _, name := range []string{"empty", "guardexec"} {
		data, err := os.ReadFile(filepath.Join(linked, name))
		if err != nil {
			b.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(installed, name), data, 0o700); err != nil {
			b.Fatal(err)
		}
	}
	b.Run("installed", func(b *testing.B) { compareProcesses(b, installed) })
	b.Run("linked", func(b *testing.B) { compareProcesses(b, linked) })
}

func compareProcesses(b *testing.B, dir string) {
	env := []string{"HOME=" + dir, "PATH=" + os.Getenv("PATH")}
	event := `{"cwd":"` + dir + `","hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"git status"}}`
	run := func(name string, args ...string) time.Duration {
		cmd := exec.Command(filepath.Join(dir, name), args...)
		cmd.Env, cmd.Dir, cmd.Stdin = env, dir, strings.NewReader(event)
		_ = cmd.Run() // the verdict does not matter here
		return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	}
	var base, full, hook []time.Duration
	for b.Loop() {
		base = append(base, run("empty"))
		full = append(full, run("guardexec", "check", "--command", "git status"))
		hook = append(hook, run("guardexec", "hook", "claude"))
	}
	b.ReportMetric(float64(median(base).Microseconds()), "empty-cpu-us")
	b.ReportMetric(float64(median(full).Microseconds()), "check-cpu-us")
	b.ReportMetric(float64(median(hook).Microseconds()), "hook-cpu-us")
	b.ReportMetric(float64(median(full))/float64(median(base)), "ratio")
	b.ReportMetric(float64(median(hook))/float64(median(base)), "hook-ratio")
	b.ReportMetric(float64(slices.Min(full))/float64(slices.Min(base)), "min-ratio")
	b.ReportMetric(float64(slices.Min(hook))/float64(slices.Min(base)), "min-hook-ratio")
}

func median(d []time.Duration) time.Duration {
	slices.Sort(d)
	return d[len(d)/2]
}
