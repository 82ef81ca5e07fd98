package rules

// processes show and signal processes, and show the state of the machine.
var processes = []Contract{
	{
		Names: "ps", Doc: "Lists processes. ps(1), procps 4.0.", Style: Raw, Scan: ScanSystem,
	},
	{
		Names: "pgrep", Doc: "Finds processes. pgrep(1), procps 4.0.", Style: GNU, Dynamic: true, Operands: anyText,
		Flags: []Flag{{Names: "-a --list-full -A --ignore-ancestors -c --count -d= --delimiter= -f --full -F= --pidfile= -g= --pgroup= -G= --group= -i --ignore-case -l --list-name -L --logpidfile -n --newest -o --oldest -O= --older= -P= --parent= -r= --runstates= -s= --session= -t= --terminal= -u= --euid= -U= --uid= -v --inverse -w --lightweight -x --exact -V --cgroup= --ns= --nslist= --env= -q --quiet"}},
	},
	{Names: "pidof", Doc: "Finds the processes of a program. pidof(1), 3.06.", Style: POSIX | Permute, Dynamic: true, Operands: anyText, Flags: []Flag{{Names: "-c -n -q -s -w -x -o= -S= -d= -t"}}},
	{
		Names: "lsof", Doc: "Lists open files. lsof(8), 4.95.", Style: Permute | Bundle | PlusFlags, Operands: []Operand{{Kind: List}},
		Flags: []Flag{{Names: "-a -b -C -K? -l -M -n -N -O -o? -P -Q -R -t -U -v -V -X -x? -w -h -H -c= -d= -F? -g? -i? -L? -p= -r? -s? -S? -T? -u= -E -z? -Z? -e= +c= +d= +D= +L? +r? +f? -f?"}, {Names: "-A= -k= -m= -D=", Does: Unknown}},
	},
	{Names: "fuser", Doc: "Finds users of files, and may signal them. fuser(1), psmisc 23.", Style: Permute, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-a --all -c -C -f -I --inode -l --list-signals -m --mount -M --ismountpoint -n= --namespace= -s --silent -u --user -v --verbose -4 --ipv4 -6 --ipv6 -va -vm -av -um"}, {Names: "-k --kill -i --interactive -w --writeonly", Does: Signal}}},
	{Names: "top", Doc: "Shows processes. top(1), procps 4.0.", Style: Permute | Bundle, Facts: []Fact{{Kind: Session, Unless: "-b -l"}}, Flags: []Flag{{Names: "-b"}, {Names: "-l="}, {Names: "-c -d= -e= -E= -H -i -n= -o= -O -p= -s -S -u= -U= -w? -1 -R -F -r"}}},
	{Names: "htop btop atop glances iotop nethogs powertop nvtop bmon iftop", Doc: "Show processes on the terminal.", Style: Long, Facts: []Fact{{Kind: Session}}, Operands: anyText, Flags: []Flag{{Names: "-d= -u= -s= -p= -t -C"}}},
	{Names: "pmap", Doc: "Shows the memory map of processes. pmap(1), procps 4.", Style: POSIX | Permute, Operands: anyText, Flags: []Flag{{Names: "-x --extended -X -XX -d --device -q --quiet -p --show-path -V -A= --range= -c --read-rc"}, {Names: "-C= --read-rc-from=", Value: Read}, {Names: "-n --create-rc", Does: Write}, {Names: "-N= --create-rc-to=", Value: Write}}},
	{Names: "pstree", Doc: "Shows processes as a tree. pstree(1), psmisc 23.", Style: POSIX | Permute, Dynamic: true, Operands: anyText, Flags: []Flag{{Names: "-a -A -c -C= -g -G -h -H= -l -n -N= -p -s -S -t -T -u -U -V -Z -w --arguments --ascii --compact --show-pids --show-parents --long --numeric-sort --uid-changes --unicode"}}},
	{Names: "free", Doc: "Shows memory. free(1), procps 4.0.", Style: GNU, Dynamic: true, Flags: []Flag{{Names: "-b --bytes -k --kibi -m --mebi -g --gibi --tebi --kilo --mega --giga --tera -h --human -w --wide -c= --count= -l --lohi -L --line -s= --seconds= --si -t --total -v --committed -V"}}},
	{Names: "vmstat vm_stat", Doc: "Shows memory and processor activity. vmstat(8), procps 4.0.", Style: GNU, Dynamic: true, Operands: anyText, Flags: []Flag{{Names: "-a --active -f --forks -m --slabs -n --one-header -s --stats -d --disk -D --disk-sum -p= --partition= -S= --unit= -t --timestamp -w --wide -y --no-first -V"}}},
	{Names: "iostat mpstat pidstat", Doc: "Show activity. sysstat 12.6.", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-A -c -d -h -k -m -N -n -o= -p= -s -t -u -V -x -y -z -g= -H -j= -P= -I= -T= -r -R -w -l -v -U? -C= -G= --human --dec= --pretty --compact"}, {Names: "-e=", Does: Unknown}}},
	{Names: "sar", Doc: "Shows recorded activity. sar(1), sysstat 12.6.", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-A -b -B -d -F -H -h -p -q -r -R -S -t -u -v -V -w -W -y -z -n= -P= -I= -m= -s= -e= -i= -j= --human --pretty -1 -2 -3 -4 -5 -6 -7 -8 -9"}, {Names: "-f=", Value: Read}, {Names: "-o=", Value: Write}}},
	{Names: "last lastb lastlog finger", Doc: "Show who is logged in and since when. Their man pages.", Style: GNU, Operands: anyText, Flags: []Flag{{Names: "-p --pretty -s --since -V -h --no-header -u --no-current -i --ip-addr -o --old-style -a --all -b --boot -d --dead -H --heading -l --login -m -q --count -r --runlevel -T -w --mesg --users -n= -x -F --fulltimes -R -t= -1 -2 -3 -4 -5 -6 -7 -8 -9 -0 -c"}, {Names: "-f= --file=", Value: Read}}},
	{Names: "dmesg", Doc: "Shows messages of the kernel. dmesg(1), util-linux 2.38.", Style: GNU, Flags: []Flag{{Names: "-d --show-delta -e --reltime -f= --facility= -H --human -J --json -k --kernel -L? --color? -l= --level= --noescape -P --nopager -p --force-prefix -r --raw --since= --until= -S --syslog -s= --buffer-size= -T --ctime --time-format= -t --notime -u --userspace -w --follow -W --follow-new -x --decode -V"}, {Names: "-F= --file=", Value: Read}, {Names: "-C --clear -c --read-clear", Does: Wipe}, {Names: "-D --console-off -E --console-on -n= --console-level=", Does: System}}},
	{Names: "lscpu lsmem lsns lsirq lslocks lsipc ipcs", Doc: "Show processors, memory and kernel objects. util-linux 2.38.", Style: GNU, Operands: anyText, Flags: []Flag{{Names: "-a --all -b --bytes --online -B -c --offline -C? --caches? -e? --extended? -J --json -p? --parse? -x --hex -y --physical --output-all -n --noheadings -o= --output= -P --pairs -r --raw -S= --split= --summary? -t= -l --list -u --notruncate -i --human -m -q -s --shmems --queues --semaphores -V"}, {Names: "-s= --sysroot=", Value: Read}}},
	{Names: "lsblk", Doc: "Lists block devices. lsblk(8), util-linux 2.38.", Style: GNU, Dynamic: true, Operands: anyText, Flags: []Flag{{Names: "-A --noempty -a --all -b --bytes -D --discard -d --nodeps -E= --dedup= -e= --exclude= -f --fs -I= --include= -i --ascii -J --json -l --list -M --merge -m --perms -N --nvme -n --noheadings -o= --output= -O --output-all -P --pairs -p --paths -r --raw -S --scsi -s --inverse -T? --tree? -t --topology -w= --width= -x= --sort= -y --shell -z --zoned --sysroot= -V"}}},
	{Names: "lsusb lspci lsmod lshw lsinitramfs hwinfo inxi dmidecode sensors acpi", Doc: "Show hardware and modules. Their man pages.", Style: Permute | Bundle, Operands: anyText, Flags: []Flag{{Names: "-v -vv -k -n -nn -t -D -s= -d= -x -xxx -m -mm -q -P -V -b -short -class= -C= -businfo -json -html -quiet -numeric -F -A -i -f -u -j"}}},
	{Names: "findmnt", Doc: "Lists mounts. findmnt(8), util-linux 2.38.", Style: GNU, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-A --all -a --ascii -b --bytes -C --nocanonicalize -c --canonicalize -D --df -d= --direction= -e --evaluate -f --first-only -i --invert -J --json -k --kernel -l --list -M= --mountpoint= -m --mtab -N= -n --noheadings -O= --options= -o= --output= --output-all -P --pairs -p? --poll? -R --submounts -r --raw -S= --source= -s --fstab -T= --target= -t= --types= -U --uniq -u --notruncate -v --nofsroot -w= --timeout= -x --verify --real --pseudo"}, {Names: "-F= --tab-file=", Value: Read}}},
	{Names: "getent", Doc: "Reads the databases of users, hosts and services. getent(1), glibc 2.36.", Style: GNU, Operands: anyText, Flags: []Flag{{Names: "-i --no-idn -s= --service= -A"}}, Facts: nil, Scan: ScanSystem},
	{
		Names: "pkill", Doc: "Signals processes by name. pgrep(1), procps 4.0.", Style: Raw, Scan: ScanSystem,
	},
	{Names: "killall", Doc: "Signals processes by name. killall(1), psmisc 23.", Style: Raw, Scan: ScanSystem},
	{Names: "killall5", Doc: "Signals every process. killall5(8).", Flags: []Flag{{Names: "-9 -15 -1 -o="}}, Facts: []Fact{{Kind: SignalAll}}, Operands: anyText},
	{Names: "skill snice renice tskill xkill", Doc: "Signal processes or change their priority. Their man pages.", Style: Permute, Facts: []Fact{{Kind: Signal}}, Operands: anyText, Flags: []Flag{{Names: "-n= -p= -u= -g= -9 -15"}}},
	{Names: "notify-send", Doc: "Shows a note on the desktop. notify-send(1).", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-u= --urgency= -t= --expire-time= -i= --icon= -a= --app-name= -c= --category="}}},
	{Names: "logger wall write mesg", Doc: "Write to the log or to terminals of others. Their man pages.", Style: Long, Facts: []Fact{{Kind: System}}, Operands: anyText, Flags: []Flag{{Names: "-t= --tag= -p= --priority= -s --stderr -i"}}},
	{Names: "xdg-open open start gnome-open wslview", Doc: "Open a file or address with the program for it. xdg-open(1), open(1).", Style: Permute, Facts: []Fact{{Kind: Session}}, Operands: anyText, Flags: []Flag{{Names: "-a= -e -t -n -g -R"}}},
	{Names: "gio", Doc: "Works on files and addresses. gio(1), 2.74.", Style: POSIX, Subs: []Contract{
		{Names: "trash", Style: Long, Operands: []Operand{{Kind: Delete}}, Flags: []Flag{{Names: "-f --force"}, {Names: "--empty", Does: Delete}, {Names: "--list"}}},
		{Names: "remove", Style: Long, Operands: []Operand{{Kind: Delete}}, Flags: []Flag{{Names: "-f --force"}}},
		{Names: "cat", Style: Long, Operands: []Operand{{Kind: Read}}},
		{Names: "info list tree", Style: Long, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-a= --attributes= -h --hidden -l --long -u -d"}}},
		{Names: "open launch mount copy move save set rename mkdir mime monitor", Style: Long, Facts: []Fact{{Kind: Unknown}}, Operands: anyText},
	}},
	{Names: "trash trash-put rmtrash", Doc: "Move files to the trash. trash-put(1).", Style: Long, Operands: []Operand{{Kind: Delete}}, Flags: []Flag{{Names: "-r -R -f -v -i -d", Sets: Recursive}}},
	{Names: "trash-empty", Doc: "Deletes the trash. trash-empty(1).", Operands: anyText, Facts: []Fact{{Kind: Delete, Note: "the trash"}}},
}
