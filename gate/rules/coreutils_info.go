package rules

// infoCoreutils are programs that tell about files, the machine and the
// session, from GNU coreutils 9.1, procps 4 and util-linux 2.38.
var infoCoreutils = []Contract{
	{
		Names: "ls dir vdir gls", Doc: "Lists directories. ls(1), with the letters of BSD.", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-a --all -A --almost-all --author -b --escape --block-size= -B --ignore-backups -c -C --color? -d --directory -D --dired -e -f -F --classify? --file-type --format= --full-time"},
			{Names: "-g --group-directories-first -G --no-group -h --human-readable --si -H --dereference-command-line --dereference-command-line-symlink-to-dir --hide= --hyperlink? --indicator-style= -i --inode -I= --ignore="},
			{Names: "-k --kibibytes -l -L --dereference -m -n --numeric-uid-gid -N --literal -o -O -p -P -q --hide-control-chars --show-control-chars -Q --quote-name --quoting-style= -r --reverse"},
			{Names: "-s --size -S --sort= --time= --time-style= -t -T= --tabsize= -u -U -v -w= --width= -W -x -X -y -z --zero -Z --context -1 -% -@"},
			{Names: "-R --recursive", Sets: Recursive},
		},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "basename dirname gbasename", Doc: "Prints parts of path names. basename(1), dirname(1).", Style: POSIX | Abbrev, Dynamic: true,
		Flags:    []Flag{{Names: "-a --multiple -s= --suffix= -z --zero"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "pwd", Doc: "Prints the current directory. pwd(1) and builtin.", Style: GNU, Dynamic: true,
		Flags: []Flag{{Names: "-L --logical -P --physical -W"}},
	},
	{
		Names: "readlink realpath greadlink grealpath", Doc: "Prints what paths resolve to. readlink(1), realpath(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-f --canonicalize -e --canonicalize-existing -E -m --canonicalize-missing -n --no-newline -q --quiet -s --silent --strip --no-symlinks -v --verbose -z --zero -L --logical -P --physical --relative-to= --relative-base="},
		},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "stat gstat", Doc: "Prints the status of files. stat(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-L --dereference -f --file-system -c= --format= --printf= -t --terse --cached= -x -n -q -s -r -l -F"}},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "df gdf", Doc: "Prints free space of file systems. df(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-a --all -B= --block-size= -h --human-readable -H --si -i --inodes -k -l --local -m -g --no-sync --output? -P --portability --sync -t= --type= -T --print-type --total -v -x= --exclude-type= -Y -b -c"},
		},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "du gdu", Doc: "Adds up the sizes of directory trees. du(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-0 --null -a --all --apparent-size -A -B= --block-size= -b --bytes -c --total -D --dereference-args -d= --max-depth= -H -h --human-readable --inodes -k -g -L --dereference -l --count-links -m -P --no-dereference"},
			{Names: "-S --separate-dirs --si -s --summarize -t= --threshold= --time? --time-style= -x --one-file-system --exclude= -I= -n"},
			{Names: "-X= --exclude-from= --files0-from=", Value: Read},
		},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "tree", Doc: "Prints a directory tree. tree(1) 2.1; -R, which runs tree again and writes files, is not accounted for.", Style: Long,
		Flags: []Flag{
			{Names: "-a -d -f -i -l -x -L= -P= -I= --gitignore --ignore-case --matchdirs --metafirst --prune --filelimit= --filesfirst --dirsfirst --timefmt= --noreport --info --si --du --sort= --sort --nolinks --compress="},
			{Names: "-q -N -Q -p -u -g -s -h -D -F -v -t -c -U -r -n -C -A -S -X -J -H= -T= --inodes --device --nocolor --charset= --fflinks --hyperlink --scheme= --authority= --opt-toggle"},
			{Names: "-o=", Value: Write},
			{Names: "--gitfile= --infofile= --hintro= --houtro=", Value: Read},
			{Names: "--fromfile --fromtabfile"},
		},
		Operands: []Operand{{Kind: Read, When: "--fromfile"}, {Kind: List}},
	},
	{
		Names: "file", Doc: "Tells the type of files; -C writes a compiled magic file into the working directory. file(1) 5.44.", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-b --brief -c --checking-printout -e= --exclude= --exclude-quiet= --extension -F= --separator= -i -I --mime --mime-type --mime-encoding --apple -h --no-dereference -k --keep-going -L --dereference -l --list"},
			{Names: "-N --no-pad -n --no-buffer -P= --parameter= -p --preserve-date -r --raw -s --special-files -S --no-sandbox -v -0 --print0 -d --debug -z --uncompress -Z --uncompress-noreport -E"},
			{Names: "-f= --files-from=", Value: Read},
			{Names: "-m= --magic-file=", Value: Load, Note: "a description of files"},
			{Names: "-C --compile", Does: Write, Note: "writes a compiled magic file"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "uname arch", Doc: "Prints the name of the system; an operand makes arch(1) of macOS run a program.", Style: GNU,
		Flags: []Flag{
			{Names: "-a --all -s --kernel-name --sysname -n --nodename -r --kernel-release --release -v --kernel-version -m --machine -p --processor -i --hardware-platform -o --operating-system"},
		},
	},
	{
		Names: "hostname", Doc: "Prints the host name; an operand, -F or -b sets it. hostname(1) of net-tools 3.23.", Style: GNU,
		Flags: []Flag{
			{Names: "-h"}, {Names: "-a --alias -A --all-fqdns --all-ip-addresses -d --domain -f --fqdn --long -i --ip-address -I -s --short -y --yp --nis -V"},
			{Names: "-b --boot", Does: System},
			{Names: "-F= --file=", Value: Read, Does: System},
		},
		Operands: []Operand{{Kind: System}},
	},
	{
		Names: "id whoami groups logname users hostid nproc", Doc: "Prints who is logged in and what the machine has. id(1), nproc(1) and others.", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-a -A -F -P -p -Z --context -g --group -G --groups -n --name -r --real -u --user -z --zero --all --ignore="}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "who w uptime", Doc: "Prints sessions and load. who(1), w(1), uptime(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-V"}, {Names: "-a --all -b --boot -d --dead -H --heading -l --login --lookup -m -p --process --pretty --pids -q --count -r --runlevel --raw -s --short --since -t --time --terminal -T -w --mesg --message --writable -u --users --ips -h --no-header --no-current -f --from -o --old-style -i --ip-addr -c --container"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "tty", Doc: "Prints the name of the terminal. tty(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{{Names: "-s --silent --quiet"}},
	},
	{
		Names: "date gdate", Doc: "Prints the time; -s or a digit operand sets it. date(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-d= --date= --debug -I? --iso-8601? -R --rfc-email --rfc-2822 --rfc-822 --rfc-3339= --resolution -u --utc --universal -n"},
			{Names: "-j", Note: "only converts, macOS"},
			{Names: "-v=", Note: "adjusts the printed time, macOS"},
			{Names: "-r= --reference=", Value: List},
			{Names: "-f= --file=", Value: Read},
			{Names: "-s= --set=", Does: System, Note: "sets the clock"},
		},
		Scan: ScanDate,
	},
	{
		Names: "cal ncal", Doc: "Prints a calendar. cal(1), ncal(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-0 -1 -2 -3 -4 -5 -6 -7 -8 -9 -n= --months= -S --span -s --sunday -m --monday -j --julian --reform= --iso -y --year -Y --twelve -w --week? --color? -c= --columns= -v --vertical -h -b -A= -B= -d= -e -o -p -C -N -J -M"},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "seq gseq", Doc: "Prints numbers. seq(1).", Style: POSIX | Abbrev,
		Flags: []Flag{
			{Names: "-f= --format= -s= --separator= -t= -w --equal-width -0? -1? -2? -3? -4? -5? -6? -7? -8? -9? -.?"},
		},
		Scan: ScanSeq,
	},
	{
		Names: "sleep usleep gsleep", Doc: "Waits. sleep(1).", Style: GNU, Dynamic: true,
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "factor", Doc: "Prints prime factors. factor(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-h --exponents"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "numfmt", Doc: "Converts numbers from and to human forms. numfmt(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "--debug -d= --delimiter= --field= --format= --from= --from-unit= --grouping --header? --invalid= --padding= --round= --suffix= --to= --to-unit= --unit-separator= -z --zero-terminated"},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "getconf", Doc: "Prints limits of the system. getconf(1).", Style: Bundle | Permute,
		Flags:    []Flag{{Names: "-a -v="}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "locale", Doc: "Prints the locale. locale(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-V"}, {Names: "-a --all-locales -m --charmaps -k --keyword-name -c --category-name -v --verbose"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "pathchk", Doc: "Tells whether a path name is portable. pathchk(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-p -P --portability"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "dircolors", Doc: "Prints settings for the colours of ls. dircolors(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-b --sh --bourne-shell -c --csh --c-shell -p --print-database --print-ls-colors"}},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "stty", Doc: "Prints the settings of the terminal; an operand other than size and speed changes them. stty(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-a --all -g --save"},
			{Names: "-F= --file=", Value: Read},
		},
		Scan: ScanStty,
	},
	{
		Names: "tput clear reset", Doc: "Prints control sequences of the terminal. tput(1), clear(1).", Style: Bundle | Permute,
		Flags:    []Flag{{Names: "-x -T= -V -S -c -e= -i= -k= -m= -q -Q -r -s -w -I"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "sync", Doc: "Flushes file systems to disk. sync(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-d --data -f --file-system"}},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "getfacl lsattr", Doc: "Prints access control lists and attributes. getfacl(1), lsattr(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-h"}, {Names: "-a --access -d --default -c --omit-header -e --all-effective -E --no-effective -s --skip-base -R --recursive -L --logical -P --physical -t --tabular -p --absolute-names -n --numeric -V -l -v"},
		},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "env genv", Doc: "Prints the environment, or runs a command with a changed one. env(1).", Style: Raw, Scan: ScanEnv,
	},
	{
		Names: "printenv gprintenv", Doc: "Prints environment variables. printenv(1).", Style: POSIX | Abbrev,
		Flags: []Flag{{Names: "-0 --null"}},
		Facts: []Fact{{Kind: EnvDump, When: "@none"}},
		Scan:  ScanPrint,
	},
	{
		Names: "echo printf yes expr : true false", Doc: "Print their arguments or a result, or do nothing. echo(1), printf(1) and builtins.", Style: Raw | NoHelp, Scan: ScanPrint,
	},
	{
		Names: "test [", Doc: "Evaluates a condition; -v and -R look a subscripted name up, which evaluates the subscript. test(1) and builtin.", Style: Raw | NoHelp, Scan: ScanTest,
	},
}
