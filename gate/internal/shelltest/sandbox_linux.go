package shelltest

import (
	"os"
	"os/exec"
	"syscall"
	"time"
	"unsafe"
)

// nobody is who scripts run as when the tests run as root.
const nobody = 65534

// Limit is how long a script may run.
const Limit = 4 * time.Second

// Supported reports whether scripts can be run here.
func Supported() bool { return true }

// own gives a file to the user that scripts run as.
func own(name string) error {
	if os.Getuid() != 0 {
		return nil
	}
	return os.Chown(name, nobody, nobody)
}

// run runs a program and waits for everything it has started, which holds the
// other end of a pipe. cut reports that it had to be killed.
func (s *Sandbox) run(file string, argv, env []string) (cut bool, err error) {
	r, w, err := os.Pipe()
	if err != nil {
		return false, err
	}
	defer r.Close()
	cmd := &exec.Cmd{Path: file, Args: argv, Dir: s.Dir, Env: append(s.env(), env...), ExtraFiles: []*os.File{w}}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if os.Getuid() == 0 {
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: nobody, Gid: nobody}
	}
	if os.Getenv("SHELLTEST_OUTPUT") != "" {
		cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	}
	err = cmd.Start()
	w.Close()
	if err != nil {
		return false, err
	}
	pid := cmd.Process.Pid
	limit(pid)
	if err := r.SetReadDeadline(time.Now().Add(Limit)); err != nil {
		return false, err
	}
	var buf [1]byte
	if _, err := r.Read(buf[:]); os.IsTimeout(err) {
		cut = true
		syscall.Kill(-pid, syscall.SIGKILL)
	}
	done := time.AfterFunc(Limit, func() { syscall.Kill(-pid, syscall.SIGKILL) })
	cmd.Wait() // its status does not matter
	done.Stop()
	return cut, nil
}

// limit bounds the processor time, the files and the processes of a script.
func limit(pid int) {
	set := func(resource int, n uint64) {
		lim := syscall.Rlimit{Cur: n, Max: n}
		syscall.RawSyscall6(syscall.SYS_PRLIMIT64, uintptr(pid), uintptr(resource), uintptr(unsafe.Pointer(&lim)), 0, 0, 0)
	}
	set(syscall.RLIMIT_CPU, 2)
	set(syscall.RLIMIT_FSIZE, 1<<20)
	set(syscall.RLIMIT_CORE, 0)
	set(syscall.RLIMIT_STACK, 4<<20)
	if os.Getuid() == 0 {
		const nproc = 6 // RLIMIT_NPROC, which package syscall leaves out
		set(nproc, 400)
	}
}
