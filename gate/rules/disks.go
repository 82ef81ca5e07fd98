package rules

var diskWords = []Operand{{Kind: Disk}}

// disks make, check and wipe file systems, partitions and volumes. Where
// programs of one contract disagree whether an option takes a value, the
// option takes only an attached one, so that it never hides the device.
var disks = []Contract{
	{
		Names: "mkfs mkfs.ext2 mkfs.ext3 mkfs.ext4 mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.fat mkfs.msdos mkfs.ntfs mkfs.f2fs mkfs.exfat mkfs.minix mkfs.cramfs mkfs.bfs mke2fs mkdosfs mkntfs mkswap newfs newfs_apfs newfs_hfs newfs_msdos newfs_exfat newfs_udf mkudffs mkfs.reiserfs mkfs.jfs mkfs.nilfs2 mkfs.zfs mkexfatfs", Doc: "Make file systems. mkfs(8), mke2fs(8), mkswap(8).", Style: Permute | Bundle, Operands: diskWords,
		Flags: []Flag{{Names: "-t? --type= -V --verbose -v -F -f -q -L? --label= -U? --uuid= -b? -i? -I? -m? -N? -O? -E? -T? -j -c -n? -s? -d? -p? -K -Q -S -D -r? --force"}},
	},
	{
		Names: "fdisk cfdisk gdisk cgdisk addpart delpart resizepart", Doc: "Show and change partition tables. fdisk(8), util-linux 2.38; gdisk(8), 1.0.9.", Style: Permute | Bundle,
		Operands: []Operand{{Kind: List, When: "-l"}, {Kind: Disk}},
		Flags:    []Flag{{Names: "-l --list -x --list-details -s --getsz"}, {Names: "-b? --sector-size= -B -c? -C? -H? -S? -L? --color? --bytes -o? --output= -t? --type= -u? --units? -w? --wipe= -W? -n -r -z -a -V -h"}},
	},
	{
		Names: "sfdisk", Doc: "Shows and changes partition tables. sfdisk(8), util-linux 2.38.", Style: GNU,
		Operands: []Operand{{Kind: List, When: "-d", Unless: "--delete"}, {Kind: Disk}},
		Flags: []Flag{
			{Names: "-d --dump -g --show-geometry -J --json -l --list -F --list-free -s --show-size -V --verify -T --list-types"},
			{Names: "--delete -A --activate --backup-pt-sectors --part-attrs --part-label --part-type --part-uuid --disk-id -r --reorder --relocate -a --append -N= --move-data? --move-use-fsync -X= --label= -Y= --label-nested= -w= --wipe= -W= --wipe-partitions= --Linux -f --force --no-reread --no-tell-kernel"},
			{Names: "-b --backup -n --no-act --color? --lock? -o= --output= -q --quiet -u= --unit= --bytes -v -h"}, {Names: "-O= --backup-file=", Value: Write},
		},
	},
	{
		Names: "partx", Doc: "Tells the kernel of partitions. partx(8), util-linux 2.38.", Style: GNU,
		Operands: []Operand{{Kind: List, When: "-s", Unless: "-d"}, {Kind: Disk}},
		Flags:    []Flag{{Names: "-s --show -l --list --list-types"}, {Names: "-a --add -d --delete -u --update"}, {Names: "-b --bytes -g --noheadings -n= --nr= -o= --output= --output-all -P --pairs -r --raw -t= --type= -S= --sector-size= -v --verbose -h -V"}},
	},
	{
		Names: "sgdisk", Doc: "Shows and changes partition tables; its -l puts a saved one back. sgdisk(8), 1.0.9.", Style: GNU,
		Operands: []Operand{{Kind: List, When: "-p", Unless: "-Z"}, {Kind: Disk}},
		Flags: []Flag{
			{Names: "-p --print -i= --info= -v --verify -O --print-mbr -D --display-alignment -E --end-of-largest -f --first-in-largest -F --first-aligned-in-largest"},
			{Names: "-Z --zap-all -z --zap -o --clear -n= --new= -N= --largest-new= -d= --delete= -c= --change-name= -t= --typecode= -u= --partition-guid= -U= --disk-guid= -a= --set-alignment= -A= --attributes= -B= --byte-swap-name= -C --recompute-chs -e --move-second-header -g --mbrtogpt -G --randomize-guids -h= --hybrid= -I --align-end -j= --adjust-main-table= -m= --gpttombr= -r= --transpose= -s --sort -S= --resize-table= -R= --replicate= -l= --load-backup="},
			{Names: "-b= --backup=", Value: Write}, {Names: "-L --list-types -P --pretend -V"},
		},
	},
	{
		Names: "parted", Doc: "Shows and changes partition tables. parted(8), 3.5.", Style: Permute | Bundle, Scan: ScanSystem,
		Flags: []Flag{{Names: "-h"}, {Names: "-l --list"}, {Names: "-s --script -m --machine -j --json -f --fix -a= --align= -v"}},
	},
	{Names: "partprobe", Doc: "Tells the kernel of changed partitions. partprobe(8).", Style: POSIX, Facts: []Fact{{Kind: System}}, Operands: anyText, Flags: []Flag{{Names: "-d -s"}}},
	{
		Names: "wipefs", Doc: "Shows and erases signatures. wipefs(8), util-linux 2.38.", Style: GNU, Operands: []Operand{{Kind: Disk, When: "-a"}, {Kind: List}},
		Flags: []Flag{{Names: "-h -V"}, {Names: "-a --all -o= --offset="}, {Names: "-f --force -q --quiet -t= --types= -b? --backup? --lock?"}, {Names: "-n --no-act -i --noheadings -J --json -O= --output= -p --parsable"}},
	},
	{Names: "blkdiscard badblocks shred-disk nwipe scrub zerofree ddrescue partclone.ext4 ntfsclone", Doc: "Overwrite devices. Their man pages.", Style: Permute | Bundle, Operands: diskWords, Flags: []Flag{{Names: "-f --force -s --secure -z --zeroout -v --verbose -w -n -b? -o? -l? -p? -q"}}},
	{
		Names: "gpart", Doc: "Shows and changes partition tables. gpart(8), FreeBSD 14.", Style: POSIX,
		Subs: []Contract{
			{Names: "show list status backup", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-l -r -p"}}},
			{Names: "destroy create delete add modify resize bootcode recover restore set unset undo commit", Style: Long, Operands: diskWords, Scan: ScanVolume, Flags: []Flag{{Names: "-F -i= -t= -s= -b= -l= -a= -n= -f= -p= -x="}}},
		},
	},
	{Names: "sg_format sg_sanitize sg_write_same sg_unmap sg_write_buffer sg_write_long", Doc: "Format and overwrite SCSI devices. sg3_utils(8), 1.46.", Style: Long, Operands: diskWords, Flags: []Flag{{Names: "-F --format -e --early -Q --quick -v --verbose -w --wait -B --block -C --crypto -O --overwrite -z --zero -s? --size= -c? --count= -l? --lba= -n? --num= -x? --xferlen= -i? --in= -r --resize -6 --six"}}},
	{Names: "blkid", Doc: "Shows attributes of devices. blkid(8), util-linux 2.38.", Style: GNU, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-h"}, {Names: "-d --no-encoding -D --no-part-details -g --garbage-collect -i --info -k --list-filesystems -l --list-one -L= --label= -n= --match-types= -o= --output= -O= --offset= -p --probe -s= --match-tag= -S= --size= -t= --match-token= -u= --usages= -U= --uuid= -V"}, {Names: "-c= --cache-file=", Value: Write}}},
	{
		Names: "sdparm", Doc: "Shows and sets SCSI drives. sdparm(8), 1.12.", Style: GNU, Operands: []Operand{{Kind: Disk, When: "-C"}, {Kind: List}},
		Flags: []Flag{
			{Names: "-a --all -d --dbd -e --enumerate -f --flexible -g= --get= -H --hex -i --inquiry -l --long -M= --vendor= -n --num-desc -N --numbers -o --old -p= --page= -q --quiet -r --readonly -t= --transport= -v --verbose -V -h"},
			{Names: "-C= --command= -s= --set= -c= --clear= -D --defaults -S --save", Does: System}, {Names: "-I= --inhex=", Value: Read},
		},
	},
	{
		Names: "hdparm", Doc: "Shows and sets drives, and erases them. hdparm(8), 9.65.", Style: Permute | Bundle, Operands: []Operand{{Kind: Disk, When: "--security-erase"}, {Kind: List, When: "-I"}, {Kind: Disk}},
		Flags: []Flag{{Names: "-I -i -g -H -t -T -C"}, {Names: "--security-erase= --security-erase-enhanced= --security-set-pass= --security-disable= --security-unlock= --trim-sector-ranges= --write-sector= --make-bad-sector= --yes-i-know-what-i-am-doing --user-master="}},
	},
	{
		Names: "smartctl", Doc: "Shows the health of drives; some logs take values that it sets. smartctl(8), 7.3.", Style: Permute | Bundle, Operands: []Operand{{Kind: List}}, Scan: ScanSystem,
		Flags: []Flag{{Names: "-h -V"}, {Names: "-a --all -x --xall -H --health -i --info -A --attributes -c --capabilities -l= --log= -g= --get= -n= --nocheck= -d= --device= -j --json? -q= --quietmode= --scan --scan-open"}, {Names: "-t= --test= -s= --smart= --set= -X --abort -o= -S=", Does: System}},
	},
	{
		Names: "nvme", Doc: "Shows and erases NVMe drives. nvme(1), 2.4.", Style: POSIX,
		Subs: []Contract{
			{Names: "list list-subsys list-ns list-ctrl id-ctrl id-ns smart-log error-log fw-log get-log get-feature effects-log version help", Style: Long, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-o= --output-format= -v --verbose -H --human-readable -n= --namespace-id="}}},
			{Names: "format sanitize delete-ns create-ns write write-zeroes write-uncor dsm reset subsystem-reset fw-download fw-commit security-send set-feature attach-ns detach-ns zns", Style: Long, Operands: diskWords, Flags: []Flag{{Names: "-s= --ses= -n= --namespace-id= -f --force -l= -r -a= --sanact="}}},
		},
	},
	{
		Names: "cryptsetup", Doc: "Makes and opens encrypted volumes. cryptsetup(8), 2.6.", Style: POSIX, Flags: []Flag{{Names: "-q --batch-mode --type= -c= --cipher= -s= --key-size= -h= --hash= -y -v --verbose --force-password -S= --key-slot= -i= -r --readonly", Global: true}, {Names: "-d= --key-file= --header= --header-backup-file= --master-key-file=", Value: Read, Global: true}},
		Subs: []Contract{
			{Names: "luksDump status isLuks luksUUID benchmark help", Style: Long, Operands: []Operand{{Kind: List}}},
			{Names: "luksFormat luksErase erase reencrypt luksRemoveKey luksKillSlot luksChangeKey luksAddKey luksHeaderRestore convert repair resize tcryptDump", Style: Long, Operands: diskWords},
			{Names: "open close luksOpen luksClose luksSuspend luksResume luksHeaderBackup config token bitlkDump create remove plainOpen", Style: Long, Facts: []Fact{{Kind: System}}, Operands: anyText},
		},
	},
	{
		Names: "lvremove vgremove pvremove pvcreate lvreduce vgreduce", Doc: "Remove or overwrite logical volumes. lvm(8), 2.03.", Style: Permute | Bundle, Operands: diskWords, Scan: ScanVolume,
		Flags: []Flag{{Names: "-h"}, {Names: "-f --force -ff -y --yes -v -L? --size= -l? --extents= -n -q -t --test --zero= -Z? -u? --uuid= --removemissing --noudevsync -r --resizefs -A? --autobackup= -S? --select="}},
	},
	{
		Names: "lvcreate vgcreate lvextend lvresize vgextend lvconvert lvchange vgchange pvchange pvmove pvresize lvrename vgrename vgimport vgexport vgsplit vgmerge vgcfgrestore lvm", Doc: "Change logical volumes. lvm(8), 2.03.", Style: Permute | Bundle, Facts: []Fact{{Kind: System}}, Operands: anyText,
		Flags: []Flag{{Names: "-f --force -y --yes -v -L= --size= -l= --extents= -n= --name= -r --resizefs -q -a= --activate= -s --snapshot -t --test -T -V= --thin --type= -d -W= --wipesignatures= -Z= --zero="}},
	},
	{
		Names: "lvs vgs pvs lvdisplay vgdisplay pvdisplay lvscan vgscan pvscan", Doc: "List logical volumes. lvm(8), 2.03.", Style: Permute | Bundle, Operands: []Operand{{Kind: List}},
		Flags: []Flag{{Names: "-a --all -o= --options= -v --verbose -h --noheadings --units= --separator= -q -S= --select= -O= --sort= --reportformat= --nosuffix -c --colon -C --columns -s --short -m --maps -P"}},
	},
	{
		Names: "mdadm", Doc: "Makes and changes RAID arrays. mdadm(8), 4.2.", Style: Permute | Bundle, Facts: []Fact{{Kind: Disk, When: "-S"}}, Operands: []Operand{{Kind: List, When: "-D"}, {Kind: Disk}},
		Flags: []Flag{{Names: "-h -V"}, {Names: "-D --detail -E --examine -Q --query --detail-platform"}, {Names: "--scan -s -v --verbose -b --brief --export"}, {Names: "-C --create -A --assemble -S --stop --zero-superblock -f --fail -r --remove -a --add -l= --level= -n= --raid-devices= -G --grow -B --build -R --run --force"}},
	},
	{
		Names: "zpool zfs", Doc: "Make and change ZFS pools and data sets. zpool(8), zfs(8), 2.1.", Style: POSIX,
		Subs: []Contract{
			{Names: "list status get iostat history diff userspace groupspace", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-H -p -v -o= -t= -r -d= -s= -S= -x -P -L -g -T= -y -l -i"}}},
			{Names: "destroy create labelclear rollback remove detach attach replace clear add split initialize receive recv", Style: Long, Operands: diskWords, Scan: ScanVolume, Flags: []Flag{{Names: "-r -R -f -n -v -p -d -o= -O= -m= -F"}}},
			{Names: "offline online export import upgrade trim scrub snapshot clone promote rename inherit set mount unmount send share unshare hold release allow", Style: Long, Facts: []Fact{{Kind: System}}, Operands: anyText, Flags: []Flag{{Names: "-r -R -f -n -v -p -d -o= -F -a -s"}}},
		},
	},
	{
		Names: "btrfs", Doc: "Makes and changes Btrfs volumes. btrfs(8), 6.2.", Style: POSIX,
		Subs: []Contract{
			{Names: "filesystem fi f", Style: POSIX, Subs: []Contract{{Names: "df show usage du", Style: Long, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-h -H -k -m -g -b -T -s -d -r --si --all-devices"}}}, {Names: "resize defragment label sync mkswapfile", Style: Long, Facts: []Fact{{Kind: System}}, Operands: anyText}}},
			{Names: "subvolume sub s", Style: POSIX, Subs: []Contract{{Names: "list show get-default", Style: Long, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-a -p -t -u -o -s"}}}, {Names: "delete", Style: Long, Operands: diskWords, Flags: []Flag{{Names: "-c -C -v -R -i="}}}, {Names: "create snapshot set-default sync find-new", Style: Long, Facts: []Fact{{Kind: System}}, Operands: anyText, Flags: []Flag{{Names: "-r -p"}}}}},
			{Names: "device dev", Style: POSIX, Subs: []Contract{{Names: "stats usage scan ready", Style: Long, Operands: []Operand{{Kind: List}}}, {Names: "add delete remove replace", Style: Long, Operands: diskWords, Flags: []Flag{{Names: "-f -K"}}}}},
			{Names: "balance scrub check rescue restore replace send receive quota qgroup property inspect-internal", Style: POSIX, Facts: []Fact{{Kind: System}}, Operands: anyText},
		},
	},
	{
		Names: "dmsetup", Doc: "Changes device mappings. dmsetup(8), 1.02.", Style: POSIX,
		Subs: []Contract{
			{Names: "ls info status table deps targets version help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-c --columns --noheadings -o= --tree --target= -C"}}},
			{Names: "remove remove_all wipe_table clear create load reload suspend resume rename message setgeometry udevcomplete", Style: Long, Operands: diskWords, Scan: ScanVolume, Flags: []Flag{{Names: "-f --force --retry --table="}}},
		},
	},
	{Names: "dumpe2fs xfs_info", Doc: "Show file systems. dumpe2fs(8), 1.46; xfs_info(8), 6.1.", Style: Permute | Bundle, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-b -f -g -h -i -m -x -V -o= -t="}}},
	{Names: "tune2fs e2label xfs_admin fatlabel ntfslabel swaplabel", Doc: "Show and change file systems. tune2fs(8), 1.46; xfs_admin(8), 6.1.", Style: Permute | Bundle, Operands: []Operand{{Kind: List, When: "-l", Unless: "-L"}, {Kind: Disk}}, Flags: []Flag{{Names: "-h"}, {Names: "-l"}, {Names: "-L? -U? -O? -o? -c? -C? -r? -j -m? -i? -E? -f -e? -I? -Q? -u? -g?"}}},
	{Names: "e2fsck fsck fsck.ext4 fsck.xfs fsck.vfat xfs_repair resize2fs xfs_growfs ntfsfix ntfsresize debugfs reiserfsck multipath kpartx veritysetup integritysetup", Doc: "Repair and grow file systems. Their man pages.", Style: Permute | Bundle, Facts: []Fact{{Kind: System}}, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-f -y -p -a -n -l -v -t= -C= -M -P -d -D -N -A -R= -w"}}},
	{
		Names: "diskutil", Doc: "Shows and changes disks of a Mac. diskutil(8).", Style: POSIX,
		Subs: []Contract{
			{Names: "list info activity", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-plist -all internal external"}}},
			{Names: "eraseDisk eraseVolume zeroDisk secureErase randomDisk partitionDisk reformat unmountDisk unmount mount mountDisk eject apfs appleRAID coreStorage cs ap repairDisk verifyDisk repairVolume verifyVolume rename splitPartition mergePartitions resizeVolume", Style: Permute, Operands: diskWords, Scan: ScanVolume, Flags: []Flag{{Names: "-noEFI"}}},
		},
	},
}
