package rules

// systems change services, the kernel, accounts and power, or show them.
var systems = []Contract{
	{
		Names: "systemctl", Doc: "Controls services. systemctl(1), systemd 252.", Style: Permute | Bundle,
		Flags: []Flag{
			{Names: "-h"}, {Names: "--user --system -t= --type= --state= -p= --property= -P= -a --all --recursive -r --reverse --with-dependencies -l --full --value --show-types -q --quiet --no-pager --no-legend --plain --no-ask-password -n= --lines= -o= --output= -f --force --now --runtime --no-block --wait --failed --before --after --timestamp= --legend= --check-inhibitors= -i -s= --signal= --kill-whom= --kill-who= --job-mode= --no-warn --preset-mode= --dry-run --no-wall --no-reload --message= --global --read-only --mkdir -T --show-transaction", Global: true},
			{Names: "-H= --host= -M= --machine=", Does: Remote, Global: true}, {Names: "--root= --image=", Does: System, Global: true},
		},
		Scan: ScanSystem, Operands: anyText,
	},
	{
		Names: "journalctl", Doc: "Shows the journal. journalctl(1), systemd 252.", Style: GNU, Operands: anyText,
		Flags: []Flag{
			{Names: "-h"}, {Names: "--system --user -m --merge -S= --since= -U= --until= -c= --cursor= --after-cursor= --show-cursor -b? --boot? -u= --unit= --user-unit= -t= --identifier= -p= --priority= --facility= -g= --grep= --case-sensitive? -k --dmesg -o= --output= --output-fields= -n? --lines? -r --reverse --no-full -a --all -f --follow --no-tail --truncate-newline -q --quiet --no-hostname --utc -x --catalog -e --pager-end -l --full --no-pager -N --fields -F= --field= --list-boots --disk-usage --verify --header --list-catalog --list-namespaces --namespace= --interval= -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 -I --invocation= --list-invocations --exclude-identifier="},
			{Names: "-M= --machine= -D= --directory= --root= --image="}, {Names: "--file=", Value: Read}, {Names: "--cursor-file=", Value: Write},
			{Names: "--vacuum-size= --vacuum-files= --vacuum-time= --rotate --flush --relinquish-var --smart-relinquish-var --update-catalog --setup-keys --sync", Does: Wipe},
		},
	},
	{Names: "loginctl timedatectl hostnamectl localectl bootctl coredumpctl portablectl busctl homectl oomctl", Doc: "Show and control parts of systemd. Their man pages, 252.", Style: Permute | Bundle, Scan: ScanSystem, Flags: []Flag{{Names: "--no-pager --no-legend -a --all -p= --property= --value -l --full -n= -o= -1 -q --quiet --no-ask-password -4 -6 -t= --json= --user --system --static --transient --pretty --print-esp-path --print-boot-path --print-root-device --acquired --activatable --unique --list --xml-interface -r --reverse -S= --since= -U= --until= --lines= --output="}, {Names: "-H= --host= -M= --machine=", Does: Remote}}},
	{
		Names: "systemd-analyze", Doc: "Shows how the machine started, and checks units; it can set the log level of the manager, too. systemd-analyze(1), 252.", Style: POSIX, BareOK: true,
		Flags: []Flag{
			{Names: "-h"}, {Names: "--user --system --global --no-pager --fuzz= --order --require --man= --generators? --recursive-errors= --from-pattern= --to-pattern= --offline= --threshold= --json= --iterations= --base-time= --unit= -q --quiet", Global: true},
			{Names: "--root= --image= --profile= --security-policy=", Value: Read, Global: true}, {Names: "-H= --host= -M= --machine=", Does: Remote, Global: true},
		},
		Subs: []Contract{
			{Names: "time blame critical-chain plot dot dump unit-paths unit-files exit-status capability condition syscall-filter filesystems calendar timestamp timespan security", Style: Long, Operands: anyText},
			{Names: "cat-config", Style: Long, Scan: ScanDocument},
			{Names: "verify inspect-elf", Style: Long, Operands: []Operand{{Kind: Read}}},
			{Names: "log-level log-target service-watchdogs", Style: Long, Operands: []Operand{{Kind: System}}},
		},
	},
	{Names: "service rc-service invoke-rc.d sv supervisorctl initctl", Doc: "Control services. service(8).", Style: Permute, Scan: ScanSystem, Flags: []Flag{{Names: "--status-all"}, {Names: "--full-restart"}}},
	{Names: "rc-update chkconfig update-rc.d insserv", Doc: "Choose the services that start with the machine.", Style: Permute, Facts: []Fact{{Kind: Persist}}, Operands: anyText, Flags: []Flag{{Names: "--list --add --del -f"}}},
	{Names: "shutdown reboot poweroff halt init telinit pm-suspend pm-hibernate", Doc: "Stop or restart the machine. shutdown(8).", Style: Permute | Bundle, Facts: []Fact{{Kind: Power, Unless: "-c --show"}, {Kind: System, When: "-c", Note: "calls off a shutdown"}}, Operands: anyText, Flags: []Flag{{Names: "-c --show"}, {Names: "-h -H -P -r -k -f -n -t= -p -w -d -F --halt --poweroff --reboot --no-wall --force --no-wtmp -q -s"}}},
	{Names: "sysctl", Doc: "Shows and sets kernel settings. sysctl(8), procps 4.0.", Style: GNU, Scan: ScanSystem, Flags: []Flag{{Names: "-h -V"}, {Names: "-a --all -A -X -b --binary -d -e --ignore -N --names -n --values -q --quiet -r= --pattern= --dry-run"}, {Names: "-w --write -f -p? --load? --system", Does: System}}},
	{Names: "mount", Doc: "Mounts file systems, or lists them. mount(8), util-linux 2.38.", Style: GNU, Facts: []Fact{{Kind: System, When: "@some -a"}}, Operands: anyText, Flags: []Flag{{Names: "-h -V"}, {Names: "-l --show-labels -v --verbose -t= --types= -O= --test-opts="}, {Names: "-a --all -o= --options= -B --bind -R --rbind -r --read-only -w --rw -M --move -n --no-mtab -L= -U= --make-private --make-shared -f --fake", Does: System}}},
	{Names: "umount swapoff zramctl fstrim hwclock adjtimex ntpdate chronyc rdate", Doc: "Change mounts, swap and the clock. Their man pages.", Style: Permute | Bundle, Facts: []Fact{{Kind: System}}, Operands: anyText, Flags: []Flag{{Names: "-l -a --all -f --force --lazy -r -R -d -v -O= -t= -n"}}},
	{
		Names: "swapon", Doc: "Shows swap space and turns it on. swapon(8), util-linux 2.38.", Style: GNU, Operands: []Operand{{Kind: System}},
		Flags: []Flag{{Names: "--show? --output-all --noheadings --raw --bytes -s --summary -v --verbose -h -V"}, {Names: "-a --all -d? --discard? -e --ifexists -f --fixpgsz -o= --options= -L= -U= -p= --priority=", Does: System}},
	},
	{
		Names: "losetup", Doc: "Shows loop devices and sets them up. losetup(8), util-linux 2.38.", Style: GNU, Operands: []Operand{{Kind: List, Count: 1}, {Kind: System}},
		Flags: []Flag{{Names: "-l --list -j= --associated= -O= --output= --output-all -n --noheadings --raw -J --json -v --verbose --show -h -V"}, {Names: "-a --all"}, {Names: "-d= --detach= -D --detach-all -f --find -c= --set-capacity= -L --nooverlap -o= --offset= --sizelimit= -b= --sector-size= -P --partscan -r --read-only --direct-io?", Does: System}},
	},
	{Names: "modprobe insmod rmmod depmod kexec kmod", Doc: "Change the running kernel. kmod 30.", Style: Permute | Bundle, Facts: []Fact{{Kind: System}}, Operands: anyText, Flags: []Flag{{Names: "-r -a -f -v -n -l -e --force"}}},
	{Names: "modinfo", Doc: "Shows a kernel module. modinfo(8), kmod 30.", Style: GNU, Operands: anyText, Flags: []Flag{{Names: "-V"}, {Names: "-F= --field= -k= --set-version= -a -d -l -p -n -0 -b="}}},
	{Names: "aureport setenforce semanage aa-disable aa-teardown aa-complain apparmor_parser logrotate", Doc: "Change auditing, confinement and logs. Their man pages.", Style: Permute, Facts: []Fact{{Kind: Wipe, When: "-D -f --force"}, {Kind: System}}, Operands: anyText, Flags: []Flag{{Names: "-D -f --force"}, {Names: "-e= -v --verbose -s= -d"}}},
	{
		Names: "update-alternatives alternatives", Doc: "Shows and chooses the programs behind generic names. update-alternatives(1), dpkg 1.21.", Style: Long, Facts: []Fact{{Kind: System, Unless: "--display"}}, Operands: anyText,
		Flags: []Flag{{Names: "--display --list --query --get-selections"}, {Names: "--quiet --verbose --debug --skip-auto"}, {Names: "--install --slave --set --config --auto --remove --remove-all --all --set-selections --force", Does: System}},
	},
	{
		Names: "ldconfig", Doc: "Makes the cache of shared libraries; -p prints it. ldconfig(8), glibc 2.36.", Style: GNU, Facts: []Fact{{Kind: System, Unless: "-p"}}, Operands: anyText,
		Flags: []Flag{{Names: "-p --print-cache"}, {Names: "-v --verbose -V"}, {Names: "-N -X -n -l -i --ignore-aux-cache -c= --format=", Does: System}, {Names: "-f= -C= -r=", Value: Write}},
	},
	{Names: "update-grub update-grub2 grub-install grub-mkconfig grub-set-default update-initramfs dracut mkinitcpio bootctl-install depmod-all update-ca-certificates update-ca-trust trust ca-certificates", Doc: "Change what the machine starts and trusts. Their man pages.", Style: Permute, Facts: []Fact{{Kind: System}}, Operands: anyText, Flags: []Flag{{Names: "-u -c -k= -p= -v --fresh -f --force -B -b= -o="}}},
	{Names: "useradd adduser usermod userdel deluser groupadd addgroup groupmod groupdel delgroup passwd chpasswd chgpasswd newusers chsh chfn chage vipw vigr visudo gpasswd newgrp pwconv pwunconv grpconv faillock pam-auth-update", Doc: "Change accounts. shadow 4.13.", Style: Permute | Bundle, Facts: []Fact{{Kind: Account}}, Operands: anyText, Flags: []Flag{{Names: "-m -M -r -o -U -N -a -d= -c= -e= -f= -g= -G= -k= -l -L -p= -s= -u= -x= -n= -w= -q --system --disabled-password --gecos= --shell= --home= --uid= --gid= --force --remove --stdin --delete --lock --unlock --append --groups="}}},
	{Names: "launchctl defaults pmset scutil systemsetup nvram bless kextload kextunload tccutil dscl dscacheutil dseditgroup sysadminctl csrutil spctl xattr codesign softwareupdate profiles fdesetup mdutil tmutil", Doc: "Change a Mac. Their man pages.", Style: Raw, Scan: ScanSystem},
	{Names: "kwallet-query gnome-keyring-daemon", Doc: "Read and change stored secrets. security(1), secret-tool(1).", Style: Permute, Facts: []Fact{{Kind: Credential}}, Operands: anyText, Flags: []Flag{{Names: "-a= -s= -w -g -l= -d -r= -k= -A -U"}}},
	{Names: "certutil keytool pk12util", Doc: "Change stores of certificates. certutil(1), keytool(1).", Style: Permute | SingleDash, Facts: []Fact{{Kind: Credential}}, Operands: anyText, Flags: []Flag{{Names: "-list -L -A -d= -n= -t= -i= -keystore= -storepass= -alias= -file="}}},
}
