package rules

var diskWords = []Operand{{Kind: Disk}}

// disks make, check and wipe file systems, partitions and volumes.
var disks = []Contract{
	{
		Names: "mkfs mkfs.ext2 mkfs.ext3 mkfs.ext4 mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.fat mkfs.msdos mkfs.ntfs mkfs.f2fs mkfs.exfat mkfs.minix mkfs.cramfs mkfs.bfs mke2fs mkdosfs mkntfs mkswap newfs", Doc: "Make file systems. mkfs(8), mke2fs(8), mkswap(8).", Style: Permute | Bundle, Operands: diskWords,
		Flags: []Flag{{Names: "-t= --type= -V --verbose -v -F -f -q -L= --label= -U= --uuid= -b= -i= -I= -m= -N= -O= -E= -T= -j -c -n -n= -s= -d= -p= -K -Q -S -D -r= --force"}},
	},
	{
		Names: "fdisk sfdisk cfdisk gdisk sgdisk cgdisk parted partprobe partx addpart delpart resizepart", Doc: "Show and change partition tables. fdisk(8), parted(8).", Style: Permute | Bundle,
		Operands: []Operand{{Kind: List, When: "-l"}, {Kind: Disk}},
		Flags:    []Flag{{Names: "-l --list --print -p -i= --info= -d --dump -J --json -s --show-size"}, {Names: "--script -m --machine -a= --align= -f --fix -o= --output= -n= -t= -c= -u --force -w= -W= -Z --zap-all --zap -G -g --clear -N= -b= -L -x -q --no-reread --delete"}},
	},
	{
		Names: "wipefs", Doc: "Shows and erases signatures. wipefs(8), util-linux 2.38.", Style: GNU, Operands: []Operand{{Kind: Disk, When: "-a"}, {Kind: List}},
		Flags: []Flag{{Names: "-a --all -o= --offset="}, {Names: "-f --force -q --quiet -t= --types= -b? --backup? --lock?"}, {Names: "-n --no-act -i --noheadings -J --json -O= --output= -p --parsable"}},
	},
	{Names: "blkdiscard badblocks shred-disk nwipe scrub zerofree e2image ddrescue dcfldd dc3dd partclone.ext4 ntfsclone", Doc: "Overwrite devices. Their man pages.", Style: Permute | Bundle, Operands: diskWords, Flags: []Flag{{Names: "-f --force -s --secure -z --zeroout -v --verbose -w -n -b= -o= -l= -p= -q"}}},
	{Names: "blkid", Doc: "Shows attributes of devices. blkid(8), util-linux 2.38.", Style: GNU, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-d --no-encoding -D --no-part-details -g --garbage-collect -i --info -k --list-filesystems -l --list-one -L= --label= -n= --match-types= -o= --output= -O= --offset= -p --probe -s= --match-tag= -S= --size= -t= --match-token= -u= --usages= -U= --uuid= -V"}, {Names: "-c= --cache-file=", Value: Write}}},
	{
		Names: "hdparm nvme sg_format sg_sanitize smartctl sdparm", Doc: "Show and set drives, and erase them. hdparm(8), nvme(1), smartctl(8).", Style: Permute, Operands: []Operand{{Kind: List, When: "-I"}, {Kind: Disk}},
		Flags: []Flag{{Names: "-I -i -g -H --health -a --all -x --xall -A --attributes --info -t -T -tT"}, {Names: "--user-master= --security-erase= --security-erase-enhanced= --security-set-pass= --security-disable= --security-unlock= --format --sanitize= -d= -f -n= -s="}},
	},
	{
		Names: "cryptsetup", Doc: "Makes and opens encrypted volumes. cryptsetup(8), 2.6.", Style: Permute, Operands: []Operand{{Kind: Disk}},
		Flags: []Flag{{Names: "-q --batch-mode --type= -c= --cipher= -s= --key-size= -h= --hash= -y -v --verbose --force-password -S= --key-slot= -i="}, {Names: "-d= --key-file= --header= --header-backup-file=", Value: Read}},
	},
	{
		Names: "lvremove vgremove pvremove lvcreate vgcreate pvcreate lvextend lvreduce lvresize vgextend vgreduce lvconvert lvchange vgchange pvchange pvmove pvresize lvrename vgrename vgimport vgexport vgsplit vgmerge lvm", Doc: "Change logical volumes. lvm(8), 2.03.", Style: Permute | Bundle, Operands: diskWords,
		Flags: []Flag{{Names: "-f --force -ff -y --yes -v -L= --size= -l= --extents= -n= --name= -r --resizefs -q -a= --activate= -s --snapshot -t --test -T -V= --thin --type= -d -W= --wipesignatures= -Z= --zero="}},
	},
	{
		Names: "lvs vgs pvs lvdisplay vgdisplay pvdisplay lvscan vgscan pvscan", Doc: "List logical volumes. lvm(8), 2.03.", Style: Permute | Bundle, Operands: []Operand{{Kind: List}},
		Flags: []Flag{{Names: "-a --all -o= --options= -v --verbose -h --noheadings --units= --separator= -q -S= --select= -O= --sort= --reportformat= --nosuffix -c --colon -C --columns -s --short -m --maps -P"}},
	},
	{
		Names: "mdadm", Doc: "Makes and changes RAID arrays. mdadm(8), 4.2.", Style: Permute | Bundle, Operands: []Operand{{Kind: List, When: "-D"}, {Kind: Disk}},
		Flags: []Flag{{Names: "-D --detail -E --examine -Q --query --scan -s --detail-platform"}, {Names: "-v --verbose -b --brief --export"}, {Names: "-C --create -A --assemble -S --stop --zero-superblock -f --fail -r --remove -a --add -l= --level= -n= --raid-devices= -G --grow -B --build -R --run --force"}},
	},
	{
		Names: "zpool zfs", Doc: "Make and change ZFS pools and data sets. zpool(8), zfs(8), 2.1.", Style: POSIX,
		Subs: []Contract{
			{Names: "list status get iostat history diff userspace groupspace", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-H -p -v -o= -t= -r -d= -s= -S= -x -P -L -g -T= -y -l -i"}}},
			{Names: "destroy create labelclear rollback remove detach attach replace offline online clear export import upgrade add split initialize trim scrub snapshot clone promote rename inherit set mount unmount receive recv send share unshare hold release allow", Style: POSIX | Permute, Operands: diskWords, Flags: []Flag{{Names: "-r -R -f -n -v -p -d -o= -O= -m= -F"}}},
		},
	},
	{
		Names: "btrfs", Doc: "Makes and changes Btrfs volumes. btrfs(8), 6.2.", Style: POSIX,
		Subs: []Contract{
			{Names: "filesystem fi f", Style: POSIX, Subs: []Contract{{Names: "df show usage du", Style: Long, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-h -H -k -m -g -b -T -s -d -r --si --all-devices"}}}, {Names: "resize defragment label sync mkswapfile", Style: Long, Operands: diskWords}}},
			{Names: "subvolume sub s", Style: POSIX, Subs: []Contract{{Names: "list show get-default", Style: Long, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "-a -p -t -u -o -s"}}}, {Names: "delete create snapshot set-default sync find-new", Style: Long, Operands: diskWords, Flags: []Flag{{Names: "-r -c -C -v -R"}}}}},
			{Names: "device dev balance scrub check rescue restore replace send receive quota qgroup property inspect-internal", Style: POSIX, Operands: diskWords},
		},
	},
	{Names: "dmsetup e2fsck fsck fsck.ext4 fsck.xfs xfs_repair tune2fs resize2fs xfs_growfs e2label ntfsfix fatlabel debugfs reiserfsck swaplabel dumpe2fs-w multipath kpartx veritysetup integritysetup", Doc: "Check and change file systems and mappings. Their man pages.", Style: Permute | Bundle, Operands: diskWords, Flags: []Flag{{Names: "-f -y -p -a -n -l -v -L= -U= -O= -o= -c= -C= -t= -w -R= -r= -j -m= -i= -E= -d"}}},
	{
		Names: "diskutil", Doc: "Shows and changes disks of a Mac. diskutil(8).", Style: POSIX,
		Subs: []Contract{
			{Names: "list info activity", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-plist -all internal external"}}},
			{Names: "eraseDisk eraseVolume zeroDisk secureErase randomDisk partitionDisk reformat unmountDisk unmount mount mountDisk eject apfs appleRAID coreStorage cs ap repairDisk verifyDisk repairVolume verifyVolume rename splitPartition mergePartitions resizeVolume", Style: Permute, Operands: diskWords, Flags: []Flag{{Names: "force -noEFI"}}},
		},
	},
}
