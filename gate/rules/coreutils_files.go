package rules

// fileCoreutils are programs that make, move, change and remove files, from
// GNU coreutils 9.1, acl 2.3 and e2fsprogs 1.47.
var fileCoreutils = []Contract{
	{
		Names: "mkdir gmkdir", Doc: "Makes directories. mkdir(1).", Style: GNU,
		Flags:    []Flag{{Names: "-m= --mode= -p --parents -v --verbose -Z --context?"}},
		Operands: []Operand{{Kind: Create}},
	},
	{
		Names: "rmdir", Doc: "Removes empty directories. rmdir(1).", Style: GNU,
		Flags:    []Flag{{Names: "--ignore-fail-on-non-empty -p --parents -v --verbose"}},
		Operands: []Operand{{Kind: Delete}},
	},
	{
		Names: "touch gtouch", Doc: "Makes empty files or updates time stamps. touch(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-a -c --no-create -f -h --no-dereference -m --time="}, {Names: "-A= -d= --date= -t="},
			{Names: "-r= --reference=", Value: List},
		},
		Operands: []Operand{{Kind: Edit, When: "-d -r", Note: "sets a chosen time"}, {Kind: Create}},
	},
	{
		Names: "mkfifo", Doc: "Makes named pipes. mkfifo(1).", Style: GNU,
		Flags:    []Flag{{Names: "-m= --mode= -Z --context?"}},
		Operands: []Operand{{Kind: Create}},
	},
	{
		Names: "mknod", Doc: "Makes device files. mknod(1).", Style: GNU,
		Flags:    []Flag{{Names: "-m= --mode= -Z --context?"}},
		Operands: []Operand{{Kind: Create, Count: 1}, {Kind: Text}},
		Facts:    []Fact{{Kind: System, Note: "makes a device file"}},
	},
	{
		Names: "mktemp gmktemp", Doc: "Makes a new file or directory, in the temporary directory unless told otherwise. mktemp(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-d --directory -q --quiet --suffix="},
			{Names: "-u --dry-run"},
			{Names: "-t"},
			{Names: "-p= --tmpdir?"},
		},
		Scan: ScanMktemp,
	},
	{
		Names: "cp gcp", Doc: "Copies files. cp(1).", Style: GNU,
		Flags: []Flag{
			{Names: "--attributes-only --backup? -b --copy-contents -d -f --force -i --interactive -H -L --dereference -P --no-dereference -p --preserve? --no-preserve= --reflink? --remove-destination --sparse= --strip-trailing-slashes"},
			{Names: "-S= --suffix= -u --update? -v --verbose -x --one-file-system -X -Z --context? --debug --keep-directory-symlink -c"},
			{Names: "-l --link"},
			{Names: "-s --symbolic-link"},
			{Names: "-n --no-clobber"},
			{Names: "--parents"},
			{Names: "-T --no-target-directory"},
			{Names: "-t= --target-directory="},
			{Names: "-a --archive -R -r --recursive", Sets: Recursive},
		},
		Scan: ScanCopy,
	},
	{
		Names: "mv gmv", Doc: "Moves and renames files. mv(1).", Style: GNU,
		Flags: []Flag{
			{Names: "--backup? -b -f --force -i --interactive -h --no-copy --strip-trailing-slashes -S= --suffix= -u --update? -v --verbose -Z --context --debug --exchange"},
			{Names: "-n --no-clobber"},
			{Names: "-T --no-target-directory"},
			{Names: "-t= --target-directory="},
		},
		Scan: ScanCopy,
	},
	{
		Names: "ln gln", Doc: "Makes links. ln(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-d -F --directory -L --logical -n -h --no-dereference -P --physical -v --verbose -w"},
			{Names: "-f --force"},
			{Names: "-b --backup? -S= --suffix="},
			{Names: "-i --interactive"},
			{Names: "-s --symbolic"},
			{Names: "-r --relative"},
			{Names: "-T --no-target-directory"},
			{Names: "-t= --target-directory="},
		},
		Scan: ScanCopy,
	},
	{
		Names: "install ginstall", Doc: "Copies files and sets their attributes. install(1).", Style: GNU,
		Flags: []Flag{
			{Names: "--backup? -b -c -C --compare -D -p --preserve-timestamps -S= --suffix= -v --verbose -Z --context? --preserve-context --debug"},
			{Names: "-s --strip"},
			{Names: "-d --directory"},
			{Names: "-m= --mode="},
			{Names: "-o= --owner= -g= --group=", Does: Owner},
			{Names: "--strip-program=", Value: Program},
			{Names: "-T --no-target-directory"},
			{Names: "-t= --target-directory="},
		},
		Scan: ScanCopy,
	},
	{
		Names: "rm grm srm", Doc: "Removes files. rm(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-i -I --interactive? --one-file-system --preserve-root? -d --dir -v --verbose -P -W -x"},
			{Names: "-f --force --no-preserve-root", Sets: Force},
			{Names: "-r -R --recursive", Sets: Recursive},
		},
		Operands: []Operand{{Kind: Delete}},
	},
	{
		Names: "unlink", Doc: "Removes one file. unlink(1).", Style: GNU,
		Operands: []Operand{{Kind: Delete, Count: 1}},
	},
	{
		Names: "link", Doc: "Makes a hard link. link(1).", Style: GNU,
		Operands: []Operand{{Kind: Link, Count: 1}, {Kind: Create, Count: 1}},
	},
	{
		Names: "shred gshred", Doc: "Overwrites files, and removes them with -u. shred(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-f --force -n= --iterations= -s= --size= -v --verbose -x --exact -z --zero"},
			{Names: "-u --remove?"},
			{Names: "--random-source=", Value: Read},
		},
		Scan: ScanShred,
	},
	{
		Names: "truncate gtruncate", Doc: "Cuts or extends files. truncate(1).", Style: GNU, Scan: ScanFill,
		Flags: []Flag{
			{Names: "-c --no-create -o --io-blocks -s= --size="},
			{Names: "-r= --reference=", Value: List},
		},
		Operands: []Operand{{Kind: Write}},
	},
	{
		Names: "dd gdd dcfldd dc3dd", Doc: "Copies blocks between files and devices. dd(1).", Style: Raw, Scan: ScanDD,
	},
	{
		Names: "tee gtee", Doc: "Copies its input to files. tee(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-i --ignore-interrupts -p --output-error?"},
			{Names: "-a --append"},
		},
		Operands: []Operand{{Kind: Append, When: "-a"}, {Kind: Write}},
	},
	{
		Names: "sponge", Doc: "Soaks up its input, then writes a file. sponge(1), moreutils.", Style: GNU,
		Flags:    []Flag{{Names: "-a"}},
		Operands: []Operand{{Kind: Append, When: "-a"}, {Kind: Write}},
	},
	{
		Names: "chmod gchmod", Doc: "Changes permission bits. chmod(1); a mode may begin with a dash.", Style: GNU,
		Flags: []Flag{
			{Names: "-c --changes -f --silent --quiet -v --verbose --preserve-root --no-preserve-root -H -L -P --dereference --no-dereference -h"},
			{Names: "-R --recursive", Sets: Recursive},
			{Names: "--reference=", Value: List},
			{Names: "-r? -w? -x? -X? -s? -t? -u? -g? -o? -a? -,? -+? -=? -0? -1? -2? -3? -4? -5? -6? -7?", Note: "mode"},
		},
		Scan: ScanChmod,
	},
	{
		Names: "chown chgrp gchown", Doc: "Changes owner and group. chown(1), chgrp(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-c --changes -f --silent --quiet -v --verbose --dereference -h --no-dereference --from= --no-preserve-root --preserve-root -H -L -P -n -x"},
			{Names: "-R --recursive", Sets: Recursive},
			{Names: "--reference=", Value: List},
		},
		Operands: []Operand{{Kind: Text, Count: 1, Unless: "--reference"}, {Kind: Owner}},
	},
	{
		Names: "setfacl", Doc: "Changes access control lists. setfacl(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-h -v"}, {Names: "-m= --modify= -x= --remove= -b --remove-all -k --remove-default -n --no-mask --mask -d --default -L --logical -P --physical --set= --test"},
			{Names: "-M= --modify-file= -X= --remove-file= --set-file=", Value: Read},
			{Names: "--restore=", Value: Read, Does: Mode, Note: "restores the lists of a file"},
			{Names: "-R --recursive", Sets: Recursive},
		},
		Operands: []Operand{{Kind: Mode}},
	},
	{
		Names: "chattr", Doc: "Changes attributes of files. chattr(1).", Style: Permute | Bundle | PlusFlags,
		Flags: []Flag{
			{Names: "-V -f -v= -p= -a -A -c -C -d -D -e -F -i -j -m -P -s -S -t -T -u -x +a +A +c +C +d +D +e +F +i +j +m +P +s +S +t +T +u +x"},
			{Names: "-R", Sets: Recursive},
		},
		Operands: []Operand{{Kind: Mode}},
	},
}
