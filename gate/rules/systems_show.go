package rules

// systemShows are programs that show a part of the machine or the desktop,
// and their few forms that change it.
var systemShows = []Contract{
	{
		Names: "udevadm", Doc: "Shows devices, and controls udev. udevadm(8), systemd 252.", Style: POSIX, Flags: []Flag{{Names: "-d --debug -h -V"}},
		Subs: []Contract{
			{Names: "info", Style: GNU, Operands: anyText, Flags: []Flag{{Names: "-q= --query= -p= --path= -n= --name= -r --root -a --attribute-walk -t --tree -x --export -P= --export-prefix= -d= --device-id-of-file= -e --export-db --property= --value -w? --wait-for-initialization? --no-pager -h -V"}, {Names: "-c --cleanup-db", Does: System}}},
			{Names: "monitor", Style: GNU, Flags: []Flag{{Names: "-k --kernel -u --udev -p --property -s= --subsystem-match= -t= --tag-match= -h"}}},
			{Names: "settle", Style: GNU, Flags: []Flag{{Names: "-t= --timeout= -E= --exit-if-exists= -h"}}},
			{Names: "verify", Style: GNU, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "-N= --resolve-names= --no-summary --no-style -h"}, {Names: "--root=", Value: Read}}},
			{Names: "trigger control hwdb test test-builtin lock wait cat", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: System, Note: "controls udev"}}},
		},
	},
	{
		Names: "upower", Doc: "Shows batteries. upower(1), 0.99.", Style: GNU, Dynamic: true,
		Flags: []Flag{{Names: "-e --enumerate -d --dump -i= --show-info= -b --battery -w --wakeups -m --monitor --monitor-detail -v -h"}},
	},
	{
		Names: "lslogins", Doc: "Shows accounts. lslogins(1), util-linux 2.38.", Style: GNU, Operands: anyText,
		Flags: []Flag{{Names: "-a --acc-expiration -c --colon-separate -e --export -f --failed -G --supp-groups -g= --groups= -L --last -l= --logins= -n --newline --noheadings --notruncate -o= --output= --output-all -r --raw -s --system-accs --time-format= -u --user-accs -Z --context -z --print0 -V -h"}, {Names: "-p --pwd", Does: Credential, Note: "the state of passwords"}, {Names: "--btmp-file= --wtmp-file= --lastlog-file=", Value: Read}},
	},
	{
		Names: "numastat", Doc: "Shows memory of nodes. numastat(8), 2.0.", Style: Permute | Bundle, Dynamic: true, Operands: anyText,
		Flags: []Flag{{Names: "-c -m -n -p= -s? -v -V -z"}},
	},
	{
		Names: "systemd-cgls systemd-detect-virt systemd-path systemd-delta systemd-id128 systemd-escape", Doc: "Show control groups, paths and other facts of systemd. Their man pages, 252.", Style: GNU, Operands: anyText,
		Flags: []Flag{{Names: "-a --all -l --full --no-pager -k --user-unit? --xattr? --cgroup-id? -c --container -v --vm -r --chroot --private-users -q --quiet --list --suffix= --diff? -t= --type= -u? --unit? -p --path --pretty --uuid --unescape -m --mangle --template= --instance --app-specific= -h"}, {Names: "-M= --machine=", Does: Remote}},
	},
	{
		Names: "systemd-cgtop", Doc: "Shows the use of control groups; without -b it is for the terminal. systemd-cgtop(1), 252.", Style: GNU, Facts: []Fact{{Kind: Session, Unless: "-b"}}, Operands: anyText,
		Flags: []Flag{{Names: "-b --batch"}, {Names: "-p -t -c -m -i --order= -r --raw --cpu? -P -k --recursive= -n= --iterations= -1 -d= --delay= --depth= -h"}, {Names: "-M= --machine=", Does: Remote}},
	},
	{
		Names: "pactl", Doc: "Shows and controls sound. pactl(1), 16.", Style: POSIX, Flags: []Flag{{Names: "-f= --format= -h"}, {Names: "-s= --server=", Does: Remote}, {Names: "-n= --client-name="}},
		Subs: []Contract{
			{Names: "list info stat get-default-sink get-default-source get-sink-volume get-source-volume get-sink-mute get-source-mute", Style: Long, Operands: anyText},
			{Names: "exit set-default-sink set-default-source set-sink-volume set-source-volume set-sink-mute set-source-mute set-sink-input-volume set-sink-input-mute set-card-profile set-sink-port set-source-port suspend-sink suspend-source load-module unload-module move-sink-input move-source-output upload-sample play-sample remove-sample subscribe", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: System, Note: "changes sound"}}},
		},
	},
	{
		Names: "aplay arecord", Doc: "Play and record sound; -l and -L list devices. aplay(1), 1.2.", Style: Long, Facts: []Fact{{Kind: System, Unless: "-l -L", Note: "plays or records"}}, Operands: []Operand{{Kind: Write}},
		Flags: []Flag{{Names: "-l --list-devices"}, {Names: "-L --list-pcms"}, {Names: "-q --quiet -h"}},
	},
	{
		Names: "xrandr", Doc: "Shows screens; options that set something are not accounted for. xrandr(1), 1.5.", Style: Permute,
		Flags: []Flag{{Names: "-q --query --current --verbose --prop --properties --listmonitors --listactivemonitors --listproviders -v --version"}, {Names: "--output= --mode= --auto --off --rotate= --primary --scale= --dpi= --fb= --brightness= --rate= --pos=", Does: System}},
	},
	{
		Names: "xdpyinfo glxinfo vulkaninfo", Doc: "Show what the display can do. Their man pages.", Style: Permute,
		Flags: []Flag{{Names: "-queryExtensions -ext= -version -B -v -l -s --summary"}, {Names: "-display=", Does: Remote}},
	},
	{
		Names: "setxkbmap", Doc: "Shows the keyboard map, or sets it. setxkbmap(1), 1.3.", Style: Permute, Operands: []Operand{{Kind: System}},
		Flags: []Flag{{Names: "-query -print -version -help -v"}, {Names: "-layout= -variant= -option= -model= -rules= -geometry= -symbols= -types= -compat= -keycodes= -keymap=", Does: System}, {Names: "-config= -I=", Does: Load}},
	},
	{
		Names: "gsettings", Doc: "Shows and changes settings of the desktop. gsettings(1), 2.74.", Style: POSIX, Flags: []Flag{{Names: "--schemadir=", Value: Load}},
		Subs: []Contract{
			{Names: "get range describe writable list-schemas list-relocatable-schemas list-keys list-children list-recursively monitor help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--print-paths"}}},
			{Names: "set reset reset-recursively", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: System, Note: "changes the desktop"}}},
		},
	},
	{
		Names: "dconf", Doc: "Shows and changes settings of the desktop. dconf(1), 0.40.", Style: POSIX,
		Subs: []Contract{
			{Names: "read list dump watch help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-d"}}},
			{Names: "write reset compile update load blame", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: System, Note: "changes the desktop"}}},
		},
	},
	{
		Names: "smem", Doc: "Shows memory of processes. smem(8), 1.5.", Style: Long,
		Flags: []Flag{{Names: "-h -P= --processfilter= -M= --mapfilter= -U= --userfilter= -c= --columns= -r --reverse -s= --sort= -n --numeric -H --no-header -k --abbreviate -t --totals -a --autosize -m --mappings -p --percent -u --users -w --system"}, {Names: "-S= --source= -K= --kernel=", Value: Read}},
	},
	{
		Names: "slabtop", Doc: "Shows caches of the kernel; -o prints them once. slabtop(1), procps 4.0.", Style: GNU, Facts: []Fact{{Kind: Session, Unless: "-o"}},
		Flags: []Flag{{Names: "-o --once"}, {Names: "-d= --delay= -s= --sort= -V -h --human"}},
	},
	{
		Names: "lpstat lpq", Doc: "Show printers and their queues. lpstat(1), CUPS 2.4.", Style: Permute, Operands: anyText,
		Flags: []Flag{{Names: "-a? -c? -d -e -l -o? -p? -r -R -s -t -u? -v? -W= -P="}, {Names: "-h= -U=", Does: Fetch, Note: "asks another host"}},
	},
	{
		Names: "sestatus getenforce getsebool aa-status apparmor_status aa-enabled", Doc: "Show confinement. Their man pages.", Style: Permute, Dynamic: true, Operands: anyText,
		Flags: []Flag{{Names: "-v -b -a --enabled --profiled --enforced --complaining --verbose --json --pretty-json -q --quiet"}},
	},
	{
		Names: "getcap", Doc: "Shows capabilities of files. getcap(8), libcap 2.66.", Style: Bundle, Operands: []Operand{{Kind: List}},
		Flags: []Flag{{Names: "-h -n -v"}, {Names: "-r", Sets: Recursive}},
	},
	{
		Names: "bluetoothctl", Doc: "Shows and controls Bluetooth. bluetoothctl(1), 5.66.", Style: POSIX, BareOK: true, Facts: []Fact{{Kind: Session}}, Flags: []Flag{{Names: "-t= --timeout= -v -h"}},
		Subs: []Contract{
			{Names: "devices paired-devices list show info version help", Style: Long, Operands: anyText},
			{Names: "select power discoverable pairable scan connect disconnect pair trust untrust block unblock remove cancel-pairing agent default-agent advertise set-alias reset-alias system-alias monitor", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: System, Note: "controls Bluetooth"}}},
		},
	},
	{
		Names: "powerprofilesctl tuned-adm cpupower", Doc: "Show and choose how power is used. Their man pages.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-h -v -d"}, {Names: "-c="}},
		Subs: []Contract{
			{Names: "get list list-holds active recommend profile_info frequency-info idle-info", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-e --debug -f --freq -w --hwfreq -l --hwlimits -d --driver -p --policy -g --governors -a --related-cpus -s --stats -y --latency -o --proc -m --human -n --no-rounding"}}},
			{Names: "set launch profile off auto_profile verify frequency-set idle-set monitor info", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: System, Note: "changes how power is used"}}},
		},
	},
	{
		Names: "efibootmgr", Doc: "Shows what the firmware starts, and changes it. efibootmgr(8), 17.", Style: Long,
		Flags: []Flag{{Names: "-v --verbose -u --unicode -V -h"}, {Names: "-a --active -A --inactive -b= --bootnum= -B --delete-bootnum -c --create -C --create-only -D --remove-dups -d= --disk= -e= --edd= -f= --full-dev-path -g --gpt -i= --iface= -L= --label= -l= --loader= -n= --bootnext= -N --delete-bootnext -o= --bootorder= -O --delete-bootorder -p= --part= -q --quiet -t= --timeout= -T --delete-timeout -w --write-signature -y --sysprep -@= --append-binary-args= -m= -M= -r --driver", Does: System}},
	},
	{
		Names: "auditctl", Doc: "Shows and changes what the kernel records. auditctl(8), 3.0.", Style: Permute, Facts: []Fact{{Kind: Wipe, When: "-D"}, {Kind: System, Unless: "-l -s -v"}}, Operands: anyText,
		Flags: []Flag{{Names: "-l"}, {Names: "-s"}, {Names: "-v"}, {Names: "-D"}, {Names: "-e= -a= -A= -d= -w= -W= -p= -k= -S= -F= -C= -R= -b= -f= -r= -i -c -q= -t --reset-lost --backlog_wait_time= --loginuid-immutable", Does: System}},
	},
}
