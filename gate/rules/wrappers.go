package rules

// stop is GNU getopt_long with a leading "+": long options may be abbreviated
// and the first operand ends the options, as programs that run a command need.
const stop = Bundle | Abbrev

var (
	wrapped     = []Operand{{Kind: Argv}}
	skipWrapped = []Operand{{Kind: Text, Count: 1}, {Kind: Argv}}
	privileged  = []Fact{{Kind: Privilege}}
	later       = []Fact{{Kind: Persist, When: "@some", Note: "it runs again whenever files change"}}
)

// wrappers run another command with other rights, priority, limits or files.
var wrappers = []Contract{
	{
		Names: "sudo sudoedit", Doc: "Runs a command as another user. sudo(8), 1.9.", Style: stop, Scan: ScanWrap, Facts: privileged,
		Flags: []Flag{
			{Names: "-b --background -B --bell -E --preserve-env? -H --set-home -k --reset-timestamp -K --remove-timestamp -l --list -n --non-interactive -N --no-update -P --preserve-groups -S --stdin -V --version -v --validate"},
			{Names: "-C= --close-from= -g= --group= -h= --host= -p= --prompt= -r= --role= -t= --type= -T= --command-timeout= -U= --other-user= -u= --user="},
			{Names: "-A --askpass", Does: Program, Note: "starts the program named by SUDO_ASKPASS"},
			{Names: "-D= --chdir=", Value: Base},
			{Names: "-R= --chroot=", Does: System, Note: "changes the root directory"},
			{Names: "-e --edit"},
			{Names: "-s --shell -i --login"},
		},
	},
	{
		Names: "doas", Doc: "Runs a command as another user. doas(1), OpenBSD.", Style: POSIX, Scan: ScanWrap, Facts: privileged,
		Flags: []Flag{{Names: "-L -n -a= -u="}, {Names: "-s"}, {Names: "-C=", Value: Load}},
	},
	{
		Names: "su", Doc: "Becomes another user. su(1), util-linux 2.38.", Style: GNU, Facts: []Fact{{Kind: Privilege}, {Kind: Session, Unless: "-c"}},
		Flags: []Flag{
			{Names: "-c= --command= --session-command=", Value: Script},
			{Names: "-f --fast -g= --group= -G= --supp-group= -l --login -m -p --preserve-environment -P --pty -w= --whitelist-environment= -h -V --version"},
			{Names: "-s= --shell=", Value: Program},
		},
		Operands: []Operand{{Kind: Text, Count: 2}, {Kind: Unknown, Note: "arguments for the shell"}},
	},
	{
		Names: "runuser", Doc: "Runs a command as another user. runuser(1), util-linux 2.38.", Style: stop, Facts: privileged, Scan: ScanRunuser,
		Flags: []Flag{
			{Names: "-c= --command= --session-command=", Value: Script},
			{Names: "-u= --user="},
			{Names: "-f --fast -g= --group= -G= --supp-group= -l --login -m -p --preserve-environment -P --pty -w= --whitelist-environment="},
			{Names: "-s= --shell=", Value: Program},
		},
		Operands: []Operand{{Kind: Argv, When: "-u"}, {Kind: Text, Count: 2}, {Kind: Unknown, Note: "arguments for the shell"}},
	},
	{
		Names: "pkexec", Doc: "Runs a command as another user. pkexec(1), polkit 122.", Style: stop, Facts: privileged, Operands: wrapped,
		Flags: []Flag{{Names: "--user= --disable-internal-agent --keep-cwd"}},
	},
	{
		Names: "gosu su-exec", Doc: "Runs a command as another user in containers. Their READMEs.", Style: POSIX, Facts: privileged, Operands: skipWrapped,
	},
	{
		Names: "setpriv", Doc: "Runs a command with other privilege settings, or prints the present ones. setpriv(1), util-linux 2.38.", Style: stop, Facts: []Fact{{Kind: Privilege, When: "@some"}}, Operands: wrapped,
		Flags: []Flag{{Names: "-h -V"}, {Names: "--ambient-caps= --apparmor-profile= --bounding-set= --clear-groups -d --dump --egid= --euid= --groups= --inh-caps= --init-groups --keep-groups --list-caps --nnp --no-new-privs --pdeathsig= --regid= --reset-env --reuid= --rgid= --ruid= --securebits= --selinux-label="}},
	},
	{
		Names: "chroot", Doc: "Runs a command in another root directory. chroot(8), coreutils 9.1.", Style: stop, Scan: ScanRare, Operands: skipWrapped,
		Flags: []Flag{{Names: "--groups= --userspec= --skip-chdir"}}, Facts: privileged,
	},
	{
		Names: "unshare", Doc: "Runs a command in new namespaces. unshare(1), util-linux 2.38.", Scan: ScanRare, Style: stop, Operands: wrapped, Facts: []Fact{{Kind: System}},
		Flags: []Flag{
			{Names: "-i --ipc? -m --mount? -n --net? -p --pid? -u --uts? -U --user? -C --cgroup? -T --time? -f --fork -r --map-root-user -c --map-current-user --map-auto --map-user= --map-group= --map-users= --map-groups= --mount-proc? --kill-child? --propagation= --setgroups= --keep-caps -S= --setuid= -G= --setgid= --monotonic= --boottime="},
			{Names: "-R= --root=", Value: Text, Does: System}, {Names: "-w= --wd=", Value: Base},
		},
	},
	{
		Names: "nsenter", Doc: "Runs a command in the namespaces of a process. nsenter(1), util-linux 2.38.", Scan: ScanRare, Style: stop, Operands: wrapped, Facts: privileged,
		Flags: []Flag{{Names: "-a --all -t= --target= -i --ipc? -m --mount? -n --net? -p --pid? -u --uts? -U --user? -C --cgroup? -T --time? -r? --root? -w? --wd? -W= --wdns= -e --env -F --no-fork -S= --setuid= -G= --setgid= --preserve-credentials -Z --follow-context"}},
	},
	{
		Names: "capsh", Doc: "Runs a shell with other capabilities; the words after -- are arguments for bash. capsh(1), libcap 2.66.", Scan: ScanWrap,
		Flags: []Flag{{Names: "--print --current --drop= --caps= --inh= --addamb= --delamb= --user= --uid= --gid= --groups= --secbits= --keep= --mode= --noenv --noamb --decode= --supports= --has-p= --has-b= --has-a= --has-i= --is-uid= --is-gid= --iab= --quiet --strict"}, {Names: "--shell=", Value: Program}, {Names: "--chroot=", Does: System}},
	},
	{
		Names: "bwrap", Doc: "Runs a command in a sandbox. bwrap(1), 0.8.", Style: Raw, Scan: ScanWrap,
	},
	{
		Names: "firejail", Doc: "Runs a command in a sandbox. firejail(1), 0.9.72.", Scan: ScanRare, Operands: wrapped, Facts: []Fact{{Kind: System}},
		Flags: []Flag{{Names: "--quiet --noprofile --private? --private-tmp --private-dev --net? --caps.drop? --seccomp? --noroot --nonewprivs --nosound --no3d --read-only? --whitelist? --blacklist? --ipc-namespace --name? --timeout? --debug"}},
	},
	{
		Names: "fakeroot fakeroot-sysv fakeroot-tcp", Doc: "Runs a command that believes to be root. fakeroot(1), 1.31.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: []Flag{
			{Names: "-l= --lib=", Value: Load}, {Names: "--faked=", Value: Program}, {Names: "-i=", Value: Read}, {Names: "-s=", Value: Write},
			{Names: "-u --unknown-is-real -b= --fd-base= -v"},
		},
	},
	{
		Names: "nice", Doc: "Runs a command with another priority. nice(1), coreutils 9.1.", Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-n= --adjustment= -0 -1 -2 -3 -4 -5 -6 -7 -8 -9"}},
	},
	{
		Names: "ionice", Doc: "Runs a command with another I/O class. ionice(1), util-linux 2.38.", Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-h -V"}, {Names: "-c= --class= -n= --classdata= -t --ignore"}, {Names: "-p= --pid= -P= --pgid= -u= --uid=", Does: System}},
	},
	{
		Names: "caffeinate", Doc: "Keeps a Mac awake while a command runs. caffeinate(8), macOS 14.", Style: POSIX, Operands: wrapped, Facts: []Fact{{Kind: System, Note: "keeps the machine awake"}},
		Flags: []Flag{{Names: "-d -i -m -s -u -t= -w="}},
	},
	{
		Names: "sg", Doc: "Runs shell text with another group. sg(1), shadow 4.13.", Style: POSIX, Facts: []Fact{{Kind: Account}}, Scan: ScanWrap,
	},
	{
		Names: "nohup", Doc: "Runs a command that survives the terminal. nohup(1), coreutils 9.1.", Style: stop, Operands: wrapped,
	},
	{
		Names: "timeout gtimeout", Doc: "Runs a command for a limited time. timeout(1), coreutils 9.1.", Style: stop, Operands: skipWrapped,
		Flags: []Flag{{Names: "-f --foreground -p --preserve-status -s= --signal= -k= --kill-after= -v --verbose"}},
	},
	{
		Names: "time gtime", Doc: "Runs a command and reports its resources. time(1), GNU 1.9.", Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-V"}, {Names: "-p --portability -v --verbose -q --quiet -a --append -f= --format= -l -h"}, {Names: "-o= --output=", Value: Write}},
	},
	{
		Names: "stdbuf gstdbuf", Doc: "Runs a command with other buffering. stdbuf(1), coreutils 9.1.", Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-i= --input= -o= --output= -e= --error="}},
	},
	{
		Names: "setsid", Doc: "Runs a command in a new session. setsid(1), util-linux 2.38.", Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-h -V"}, {Names: "-c --ctty -f --fork -w --wait"}},
	},
	{
		Names: "xargs gxargs", Doc: "Runs a command with arguments from standard input. xargs(1), findutils 4.9 and FreeBSD.", Style: stop, Scan: ScanXargs,
		Flags: []Flag{
			{Names: "-0 --null -d= --delimiter= -E= -e? --eof? -L= -l? --max-lines? -n= --max-args= -o --open-tty -P= --max-procs= -p --interactive -r --no-run-if-empty -R= -s= -S= --max-chars= --show-limits -t --verbose -x --exit"},
			{Names: "-I= -i? --replace?"}, {Names: "-J="},
			{Names: "--process-slot-var=", Value: SetEnv},
			{Names: "-a= --arg-file=", Value: Read},
		},
	},
	{
		Names: "parallel sem", Doc: "Runs shell commands in parallel, built from templates and input. parallel(1), 20221122.", Style: stop, Scan: ScanJoin,
		Facts: []Fact{{Kind: Unknown, Note: "input becomes part of shell commands"}},
		Flags: []Flag{{Names: "-0 --null -j= --jobs= -k --keep-order -n= -N= -L= -X -m -q --quote -t --verbose --bar --eta --progress --dry-run --dryrun --will-cite --halt= --delay= --timeout= --tag --group --ungroup -u --line-buffer --lb --no-notice -C= --colsep= -I= -i? --fg --wait --id="}, {Names: "-a= --arg-file=", Value: Read}, {Names: "--joblog= --results=", Value: Write}, {Names: "-S= --sshlogin=", Does: Remote}},
	},
	{
		Names: "watch", Doc: "Runs a shell command again and again. watch(1), procps 4.0.", Style: stop, Scan: ScanJoin,
		Flags: []Flag{{Names: "-h -v"}, {Names: "-x --exec"}, {Names: "-b --beep -c --color -C --no-color -d --differences? -e --errexit -f --follow -g --chgexit -n= --interval= -p --precise -q= --equexit= -r --no-rerun -t --no-title -w --no-wrap"}},
	},
	{
		Names: "entr", Doc: "Runs a command when files change. entr(1), 5.2.", Style: POSIX, Scan: ScanJoin, Facts: later,
		Flags: []Flag{{Names: "-a -c -d -n -p -r -x -z"}, {Names: "-s"}},
	},
	{
		Names: "watchexec", Doc: "Runs a command when files change. watchexec(1), 1.20.", Style: POSIX, Scan: ScanJoin, Facts: later,
		Flags: []Flag{{Names: "-n --no-shell"}, {Names: "-c --clear -r --restart -p --postpone -q --quiet -v --verbose --no-vcs-ignore --no-project-ignore --no-default-ignore -e= --exts= -w= --watch= -i= --ignore= -f= --filter= -d= --debounce= -s= --signal= --no-meta -N --notify"}, {Names: "--shell=", Value: Program}},
	},
	{
		Names: "nodemon", Doc: "Runs a program again when files change. nodemon README, 3.", Style: Long, Facts: []Fact{{Kind: Project}}, Operands: []Operand{{Kind: Text}},
		Flags: []Flag{{Names: "-q --quiet -V --verbose -L --legacy-watch -e= --ext= -w= --watch= -i= --ignore= --delay= --signal= --inspect? -I --no-stdin -C --on-change-only"}, {Names: "-x= --exec=", Value: Script}},
	},
	{
		Names: "busybox toybox", Doc: "Runs one of its applets. busybox(1), 1.35.", Style: NoHelp, Scan: ScanRare, Operands: wrapped,
		Flags: []Flag{{Names: "--list --list-full --help"}, {Names: "--install", Does: System}},
	},
	{
		Names: "script", Doc: "Records a terminal session. script(1), util-linux 2.38 and FreeBSD.", Scan: ScanRare, Style: stop, Facts: []Fact{{Kind: Session, Unless: "-c"}, {Kind: Write, When: "@none", Note: "typescript in the working directory"}},
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "-a --append -e --return -f --flush --force -q --quiet -m= --logging-format= -o= --output-limit= -E= --echo= -F -k -r"},
			{Names: "-c= --command=", Value: Script},
			{Names: "-T= --log-timing= -B= --log-io= -I= --log-in= -O= --log-out= -t? --timing?", Value: Write},
		},
		Operands: []Operand{{Kind: Write, Count: 1}, {Kind: Argv}},
	},
	{
		Names: "flock", Doc: "Runs a command while holding a lock. flock(1), util-linux 2.38.", Style: stop, Scan: ScanWrap,
		Flags: []Flag{{Names: "-h -V"}, {Names: "-s --shared -x -e --exclusive -u --unlock -n --nb --nonblock -w= --wait= --timeout= -o --close -E= --conflict-exit-code= -F --no-fork --verbose"}},
	},
	{
		Names: "with-lock-ex setlock", Doc: "Runs a command while holding a lock. with-lock-ex(1), chiark; setlock(8), daemontools.", Scan: ScanRare, Style: POSIX,
		Flags: []Flag{{Names: "-w -q -f -l -n -N -x -X"}}, Operands: []Operand{{Kind: Create, Count: 1}, {Kind: Argv}},
	},
	{
		Names: "taskset", Doc: "Runs a command on chosen processors. taskset(1), util-linux 2.38.", Scan: ScanRare, Style: stop, Operands: []Operand{{Kind: Text, When: "-p"}, {Kind: Text, Count: 1}, {Kind: Argv}},
		Flags: []Flag{{Names: "-h -V"}, {Names: "-a --all-tasks -c --cpu-list"}, {Names: "-p --pid", Does: System}},
	},
	{
		Names: "chrt", Doc: "Runs a command with another scheduler. chrt(1), util-linux 2.38.", Scan: ScanRare, Style: stop, Operands: []Operand{{Kind: Text, When: "-m -p"}, {Kind: Text, Count: 1}, {Kind: Argv}},
		Flags: []Flag{{Names: "-h -V"}, {Names: "-b --batch -d --deadline -f --fifo -i --idle -o --other -r --rr -R --reset-on-fork -T= --sched-runtime= -P= --sched-period= -D= --sched-deadline= -a --all-tasks -v --verbose"}, {Names: "-m --max"}, {Names: "-p --pid", Does: System}},
	},
	{
		Names: "numactl", Doc: "Runs a command on chosen memory nodes. numactl(8), 2.0.16.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-H --hardware -s --show -a --all -i= --interleave= -p= --preferred= -m= --membind= -N= --cpunodebind= -C= --physcpubind= -l --localalloc -b --balancing"}},
	},
	{
		Names: "setarch", Doc: "Runs a command under another architecture name. setarch(8), util-linux 2.38.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: archFlags,
	},
	{
		Names: "linux32 linux64 i386 x86_64 uname26", Doc: "Runs a command under another architecture name. setarch(8), util-linux 2.38.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: archFlags,
	},
	{
		Names: "prlimit", Doc: "Runs a command with other limits. prlimit(1), util-linux 2.38.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-h -V"}, {Names: "-c? --core? -d? --data? -e? --nice? -f? --fsize? -i? --sigpending? -l? --memlock? -m? --rss? -n? --nofile? -q? --msgqueue? -r? --rtprio? -s? --stack? -t? --cpu? -u? --nproc? -v? --as? -x? --locks? -y? --rttime? -o= --output= --noheadings --raw --verbose"}, {Names: "-p= --pid=", Does: System}},
	},
	{
		Names: "cpulimit", Doc: "Runs a command with limited processor time. cpulimit(1), 2.8.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-h"}, {Names: "-l= --limit= -c= --cpu= -b --background -f --foreground -i --include-children -m --monitor-forks -q --quiet -v --verbose -z --lazy"}, {Names: "-p= --pid= -e= --exe= -P= --path= -k --kill", Does: Signal}},
	},
}

var archFlags = []Flag{{Names: "-3 --3gb --4gb -B --32bit -F --fdpic-funcptrs -I --short-inode -L --addr-compat-layout -R --addr-no-randomize -S --whole-seconds -T --sticky-timeouts -X --read-implies-exec -Z --mmap-page-zero --uname-2.6 -v --verbose"}}
