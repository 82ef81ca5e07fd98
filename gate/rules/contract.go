package rules

// Style is how a program reads its arguments. Combine the bits; the named
// sets below fit most programs.
type Style uint8

// The bits of a Style.
const (
	Permute    Style = 1 << iota // options may follow operands (GNU getopt)
	Bundle                       // -abc is -a -b -c, and -ofile is -o file
	Abbrev                       // unique prefixes of long options are accepted
	SingleDash                   // -long and --long are the same, values after = or as next word (Go flag, Java)
	OldBundle                    // the first operand is a bundle without a dash (tar xzf, ps aux)
	PlusFlags                    // +x is an option too
	Raw                          // no option parsing; the scanner reads Argv itself (find, dd, test)
	NoHelp                       // a lone --help or --version is not special
)

// Usual styles.
const (
	GNU   = Permute | Bundle | Abbrev // GNU coreutils and most programs using getopt_long
	POSIX = Bundle                    // stops at the first operand
	Long  = Permute | Bundle          // clap, cobra, argparse, commander: permuting, no abbreviations
	Go    = SingleDash                // Go's flag package: stops at the first operand
)

// Contract states how one program, or one of its sub-commands, reads its
// arguments and what it does. Contracts are plain data: composite literals of
// slices and strings, without maps, functions or initialisation. What the
// program reads is their text, made by "go generate"; see packed.go.
type Contract struct {
	// Names are the bare names the program is called by, separated by spaces.
	Names string
	// Doc says in one sentence what it does, and where the facts come from.
	Doc   string
	Style Style
	// Flags are the options that are accounted for. Any other option makes
	// the call Unknown.
	Flags []Flag
	// Operands say what the remaining arguments are. An argument that no
	// entry takes makes the call Unknown. With Subs, they are for arguments
	// behind a "--" that stands in the place of a sub-command.
	Operands []Operand
	// Facts are effects of the call as a whole; with Subs, of the call
	// without a sub-command.
	Facts []Fact
	// Subs are sub-commands; the first operand selects one. A name that is
	// not here makes the call Unknown. An entry without Names is a group of
	// sub-commands that stands elsewhere.
	Subs []Contract
	// BareOK says that a call without sub-command only prints help.
	BareOK bool
	// Scan names the code that reads what a list of options cannot say; with
	// Subs, what stands in front of the sub-command.
	Scan Scan
	// Dynamic promises that no option of the program writes, executes, sends
	// or reads secrets, so that an argument unknown before run time is as
	// harmless as any other.
	Dynamic bool
	// Here names, separated by spaces, those of Names that read from the
	// directory they are called in, and those above it, which code runs or
	// which host is asked, before they look at their arguments, even to print
	// their version: version managers start the program that the directory
	// names (rust-toolchain.toml, .yarnrc, global.json), others the copy that
	// is installed there (import-local, bin/rails), or load plugins, settings or
	// options of it (conftest.py, .mvn/jvm.config, ansible.cfg, .hg/hgrc).
	// HereUnlessInfo names those that do not when they are only asked for help
	// or their version. "*" stands for all. For programs, not sub-commands.
	Here, HereUnlessInfo string

	// Of a contract that was read from its text: its key, whether it has
	// sub-commands, and the lines of its options until they are asked for.
	key     string
	subs    bool
	options string
}

// Flag is a group of options that mean the same to a judge.
type Flag struct {
	// Names are separated by spaces. The last character tells the value:
	// "-v" takes none; "-o=" needs one, attached or as the next word;
	// "-i?" takes one only if attached ("-i.bak", "--color=auto").
	// "-v" does not accept "-v=x"; "-v?" stands for both. "--path:?" is an
	// option whose value stands behind a colon: "--path:src".
	Names string
	// Value is what the value is to the program.
	Value Kind
	// Does is an effect the mere presence has.
	Does Kind
	// Sets modifies all effects of the call.
	Sets Mod
	// Global says that the option is accepted after a sub-command too.
	Global bool
	Note   string
}

// Operand says what one or more operands are.
type Operand struct {
	Kind Kind
	// Count is how many operands the entry takes: 0 means all that remain,
	// up to those a later entry with Last needs.
	Count int
	// Last takes exactly the last operand, when at least one other came
	// before it.
	Last bool
	// When and Unless name options, separated by spaces, of which one must
	// be, or none may be, present for the entry to apply. An option stands for
	// all of its Flag, which must mean the same then. "@none" stands for a
	// call without operands, "@some" for one with operands.
	When, Unless string
	Note         string
}

// Fact is an effect of the call as a whole.
type Fact struct {
	Kind         Kind
	When, Unless string // as in Operand
	Note         string
}

// Scan names a scanner.
type Scan uint8

// The scanners; see scan.go for where each lives.
const (
	ScanNone         Scan = iota
	ScanCopy              // cp mv install ln: the last operand may be a directory
	ScanEnv               // env: assignments, then a command; -S
	ScanFind              // find expressions
	ScanSed               // sed scripts
	ScanAwk               // awk programs
	ScanTar               // tar actions
	ScanXargs             // xargs: a command with unknown words appended
	ScanDD                // dd operands
	ScanShell             // sh -c, script files, standard input
	ScanInterp            // python, node, ruby, perl ...: inline code, files, modules
	ScanTest              // test and [
	ScanAssign            // operands are NAME=value or NAME
	ScanSSH               // ssh host command
	ScanCurl              // curl and wget: method, host, data
	ScanSQL               // heads of SQL statements
	ScanMake              // make: variables and targets
	ScanGitConfig         // git config
	ScanGitRefs           // git fetch/push refspecs and remotes
	ScanJoin              // operands joined by spaces are a shell script (watch, eval, ssh)
	ScanPkgScript         // npm run NAME and the like: the script's name decides
	ScanPrint             // echo, printf: secrets among the variables
	ScanKill              // kill: targets
	ScanRefPath           // git checkout/restore/reset: refs or paths
	ScanChmod             // chmod: mode and targets
	ScanDocker            // docker run: mounts and privileges
	ScanConfigVerb        // pip config get or set
	ScanPyProject         // uv, poetry ...: run COMMAND, queries or changes
	ScanSysPkg            // dnf, brew ...: queries or changes
	ScanSystem            // systemctl, pkill, sysctl ...: queries or changes
	ScanWrap              // wrappers whose grammar needs code: sudo, flock, npx
	ScanLocal             // paths of code among the arguments: inside the working directory or not
	ScanForeignShell      // fish, csh: text of another shell language
	ScanBuiltin           // set, alias, trap, unset ... of the shell
	ScanTester            // turbo, biome ...: sub-commands that are tasks, or paths
	ScanCC                // compilers of C: prefixes of options
	ScanPkg               // yarn and the like: a name that is no sub-command is a script
	ScanGo                // go build and test: linker and compiler flags, package paths
	ScanFacts             // no option list: the facts, and paths among the arguments
	ScanGitGlobal         // git -c key=value
	ScanGitRev            // git revisions or paths, HEAD:path
	ScanReady             // pg_isready: the host
	ScanGitFormat         // git for-each-ref: formats that verify signatures
	ScanGitReflog         // git reflog
	ScanGitURL            // git remote add NAME URL
	ScanHTTP              // httpie and others: method, URL, items
	ScanNetcat            // nc, socat, telnet
	ScanHost              // operands are hosts: loopback or not
	ScanIP                // ip: object and command
	ScanBuild             // docker build: outputs, context
	ScanCompose           // docker compose: files of services outside the project
	ScanUmask             // umask: rights that others keep
	ScanArgFile           // java: files of further arguments
	ScanFill              // truncate, fallocate: sizes
	ScanInspect           // docker inspect: templates that print the environment
	ScanDockerCp          // docker cp: the side on this machine
	ScanTerraform         // terraform fmt: check or rewrite
	ScanSVN               // svn: paths or addresses
	ScanDump              // pg_dump and others: where to
	ScanCloud             // cloud and cluster clients: the verb among the words
	ScanOpenSSL           // openssl commands
	ScanGPG               // gpg: command options
	ScanKeygen            // ssh-keygen: the action
	ScanSQLite            // sqlite3 FILE COMMAND
	ScanSplit             // split, csplit: pieces named by a prefix
	ScanDate              // date: a format, or the time to set
	ScanSeq               // seq: sequences without end
	ScanMktemp            // mktemp: where the file is made
	ScanShred             // shred: overwritten, and removed with -u
	ScanSearch            // grep, rg, fd: the tree that is searched
	ScanJq                // jq: options with two values, filters that read the environment
	ScanYq                // yq: filters that read files or the environment
	ScanRsync             // rsync: sources and destination, hosts
	ScanCompress          // gzip and the like: files that are replaced
	ScanZip               // zip, unzip, 7z: archive and members
	ScanPandoc            // pandoc: formats that are programs
	ScanDocument          // xmllint, man: documents that name further files
	ScanXMLStar           // xmlstarlet: printing and editing commands
	ScanStty              // stty: operands that only print
	ScanMedia             // xmllint, ffprobe, identify, soxi: files or URLs
	ScanPDFText           // pdftotext: the output file
	ScanProjectEnv        // bundle exec and the like: a command in the environment of a project
	ScanSessions          // nox and tox: names of sessions, sub-commands
	ScanGoTool            // go tool NAME: tools that only read
	ScanCMake             // cmake --build: directory and targets
	ScanSpec              // npm view: names of packages, or addresses
	ScanVersion           // programs of which only the version is known
	ScanMiller            // mlr: verbs that neither write nor run programs
	ScanDasel             // dasel: commands that change files
	ScanRare              // wrappers that are seldom used: a shell behind one is not looked through
	ScanVolume            // names of volumes are devices
	ScanRust              // cargo: arguments behind --
	ScanElm               // elm make: the file it writes without an option
	ScanFlake             // nix build: a flake of the project or another one
	ScanDotnet            // dotnet build and test: loggers
	ScanNames             // diffstat, ajv, soxi: names of files that decide what runs
	ScanChain             // several tasks of a build tool, each a command of its own
	ScanTasks             // lein, sbt: tasks with arguments
	ScanClojure           // clojure: aliases and what they are given
	ScanPolicy            // opa eval: a name below data, or program text
	ScanTop               // docker top: a container, then arguments of ps
	ScanListed            // cloc, opam var: values that are only read, or change something
	ScanNetwork           // nmcli, ethtool, resolvectl ...: commands that show, or change
	ScanLdd               // ldd: programs of the system, or a file that might be run
	ScanToolchain         // cargo: a toolchain in front of the sub-command
	ScanRunuser           // runuser: -c behind the name of the user

	scanEnd // stays the last; see seek
)
