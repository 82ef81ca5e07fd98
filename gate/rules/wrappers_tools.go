package rules

// toolWrappers run another command under a tracer, a service manager or a
// version manager.
var toolWrappers = []Contract{
	{
		Names: "strace", Doc: "Traces the system calls of a command. strace(1), 6.1.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "-f --follow-forks -ff -F -c --summary-only -C --summary -d --debug -D -i --instruction-pointer -k --stack-traces -n --syscall-number -q -r --relative-timestamps? -t -tt -ttt -T --syscall-times? -w --summary-wall-clock -x -xx -y -yy -z --successful-only -Z --failed-only -e= --trace= --signal= --status= -a= --columns= -b= -I= --interruptible= -O= -P= --trace-path= -s= --string-limit= -S= --summary-sort-by= -U= --summary-columns= -X= --const-print-style= --absolute-timestamps? --decode-fds? --quiet? --seccomp-bpf"},
			{Names: "-o= --output=", Value: Write, Note: "a file, or a command after |"},
			{Names: "-v --no-abbrev", Does: EnvDump, Note: "prints the environment that programs are given"},
			{Names: "-E= --env=", Value: SetEnv},
			{Names: "-u= --user=", Does: Privilege},
			{Names: "-p= --attach=", Does: Privilege, Note: "attaches to another process"},
		},
	},
	{
		Names: "ltrace", Doc: "Traces the library calls of a command. ltrace(1), 0.7.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-h -V"}, {Names: "-f -c -C --demangle -i -L -n= --indent= -r -t -tt -ttt -T -S -e= -l= --library= -s= -a= --align= -A= -x= -b -w= --where="}, {Names: "-o= --output=", Value: Write}, {Names: "-F= --config=", Value: Load}, {Names: "-p= -u=", Does: Privilege}},
	},
	{
		Names: "perf", Doc: "Measures a command. perf(1), Linux 6.1.", Style: POSIX,
		Subs: []Contract{
			{Names: "stat", Style: POSIX, Scan: ScanRare, Operands: wrapped, Flags: []Flag{{Names: "-e= --event= -r= --repeat= -d --detailed -v --verbose -a --all-cpus -i --no-inherit -x= -n --null -B --big-num"}, {Names: "-o= --output=", Value: Write}, {Names: "-p= --pid= -t= --tid=", Does: Privilege}, {Names: "--pre= --post=", Value: Script}}},
			{Names: "record", Style: POSIX, Scan: ScanRare, Operands: wrapped, Facts: []Fact{{Kind: Write, Unless: "-o", Note: "perf.data in the working directory"}}, Flags: []Flag{{Names: "-e= --event= -F= --freq= -g --call-graph= -q --quiet -v --verbose -a --all-cpus -c= --count="}, {Names: "-o= --output=", Value: Write}, {Names: "-p= --pid= -t= --tid=", Does: Privilege}}},
			{Names: "list", Style: Long, Operands: []Operand{{Kind: Text}}},
			{Names: "report annotate script", Style: Long, Facts: []Fact{{Kind: Session, Unless: "--stdio"}}, Flags: []Flag{{Names: "--stdio"}, {Names: "-n --show-nr-samples --sort= -g? -F= --no-children"}, {Names: "-i= --input=", Value: Read}}},
		},
	},
	{
		Names: "valgrind", Doc: "Runs a command under a checker. valgrind(1), 3.19.", Scan: ScanRare, Operands: wrapped,
		Flags: []Flag{
			{Names: "-h"}, {Names: "--tool? --leak-check? --show-leak-kinds? --track-origins? --error-exitcode? --quiet -q -v --verbose --trace-children? --num-callers? --errors-for-leak-kinds? --child-silent-after-fork? --track-fds? --gen-suppressions? --max-stackframe? --undef-value-errors? --show-reachable? --fair-sched? --xml?"},
			{Names: "--log-file? --xml-file? --callgrind-out-file? --massif-out-file? --cachegrind-out-file?", Value: Write},
			{Names: "--suppressions?", Value: Read},
		},
	},
	{
		Names: "gdb lldb cgdb rr", Doc: "Debuggers run programs and shell commands. gdb(1), lldb(1).", Facts: []Fact{{Kind: Opaque}}, Operands: []Operand{{Kind: File}},
	},
	{
		Names: "scan-build", Doc: "Runs a build with the static analyzer in place of the compiler. scan-build(1), LLVM 14.", Scan: ScanRare, Style: SingleDash, Operands: wrapped,
		Flags: []Flag{
			{Names: "-h -v -vv -k --keep-going --keep-empty --status-bugs --show-description --exclude= --html-title= --plist --plist-html --sarif -enable-checker= -disable-checker= -maxloop= -stats -internal-stats -no-failure-reports -analyze-headers --force-analyze-debug-code -constraints= -store="},
			{Names: "-o=", Value: Artifact, Note: "reports"},
			{Names: "--use-cc= --use-c++= --use-analyzer=", Value: Program}, {Names: "-load-plugin= -analyzer-config=", Value: Load},
			{Names: "-V --view", Does: Session, Note: "starts a browser"},
		},
	},
	{
		Names: "systemd-run", Doc: "Runs a command as a service. systemd-run(1), 252.", Style: stop, Operands: wrapped, Facts: []Fact{{Kind: System}, {Kind: Persist, Unless: "--scope --wait"}},
		Flags: []Flag{
			{Names: "--scope --wait"},
			{Names: "--user --system -u= --unit= -p= --property= --description= --slice= --slice-inherit -r --remain-after-exit --send-sighup --service-type= --uid= --gid= --nice= -d --same-dir -t --pty -P --pipe -q --quiet -G --collect --no-block --no-ask-password --expand-environment="},
			{Names: "--working-directory=", Value: Base}, {Names: "-E= --setenv=", Value: SetEnv},
			{Names: "-S --shell", Does: Session}, {Names: "-H= --host= -M= --machine=", Does: Remote},
			{Names: "--on-active= --on-boot= --on-startup= --on-unit-active= --on-unit-inactive= --on-calendar= --timer-property= --path-property= --socket-property= --on-clock-change --on-timezone-change", Does: Persist},
		},
	},
	{
		Names: "systemd-inhibit", Doc: "Runs a command while sleep is inhibited. systemd-inhibit(1), 252.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-h"}, {Names: "--list --what= --who= --why= --mode= --no-pager --no-legend"}},
	},
	{
		Names: "dbus-run-session dbus-launch", Doc: "Runs a command with its own message bus. dbus-run-session(1), 1.14.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "--exit-with-session --sh-syntax --auto-syntax"}, {Names: "--config-file=", Value: Load}, {Names: "--dbus-daemon=", Value: Program}},
	},
	{
		Names: "xvfb-run", Doc: "Runs a command with a virtual display. xvfb-run(1), 21.1.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-h"}, {Names: "-a --auto-servernum -l --listen-tcp -n= --server-num= -p= --xauth-protocol= -s= --server-args= -w= --wait="}, {Names: "-e= --error-file= -f= --auth-file=", Value: Write}},
	},
	{
		Names: "torsocks torify proxychains proxychains4", Doc: "Runs a command whose network goes through a proxy. torsocks(1), proxychains(1).", Style: POSIX, Operands: wrapped, Facts: []Fact{{Kind: Tunnel}},
		Flags: []Flag{{Names: "-q -i --isolate -v"}, {Names: "-f=", Value: Load}},
	},
	{
		Names: "catchsegv unbuffer chronic", Doc: "Runs a command and treats its output. catchsegv(1), unbuffer(1), chronic(1).", Scan: ScanRare, Style: POSIX, Operands: wrapped,
		Flags: []Flag{{Names: "-p -e -v"}},
	},
	{
		Names: "ccache distcc sccache", Doc: "Runs a compiler with a cache or on other machines. ccache(1), distcc(1).", Scan: ScanRare, Style: POSIX, Operands: wrapped,
		Flags: []Flag{{Names: "-s --show-stats -p --show-config --print-stats"}, {Names: "-C --clear -z --zero-stats -c --cleanup", Does: Unknown}},
	},
	{
		Names: "ts", Doc: "Puts the time in front of lines. ts(1), moreutils.", Style: POSIX, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: "-r -i -s -m"}},
	},
	{
		Names: "expect expectk", Doc: "Runs Tcl scripts that drive programs. expect(1).", Facts: []Fact{{Kind: Opaque, Unless: "-v"}}, Operands: []Operand{{Kind: File}}, Flags: []Flag{{Names: "-v"}},
	},
	{
		Names: "dumb-init tini", Doc: "Runs a command as process 1 of a container. Their READMEs.", Scan: ScanRare, Style: stop, Operands: wrapped,
		Flags: []Flag{{Names: "-v --verbose -c --single-child -r= --rewrite= -s -g -w -p= -e="}},
	},
	{
		Names: "direnv", Doc: "Loads and approves .envrc files. direnv(1), 2.32.", Style: POSIX,
		Subs: []Contract{
			{Names: "exec", Style: POSIX, Operands: []Operand{{Kind: Load, Count: 1}, {Kind: Argv}}},
			{Names: "status version", Style: POSIX, Flags: []Flag{{Names: "--json"}}},
			{Names: "allow permit grant edit reload", Style: POSIX, Facts: []Fact{{Kind: Persist}}, Operands: []Operand{{Kind: Text}}},
			{Names: "deny block revoke prune", Style: POSIX, Facts: []Fact{{Kind: Edit}}, Operands: []Operand{{Kind: Text}}},
		},
	},
	{
		Names: "nix-shell", Doc: "Runs a shell with packages. nix-shell(1), 2.8.", Style: Permute, Facts: []Fact{{Kind: Package}, {Kind: Session, Unless: "--run"}}, Operands: []Operand{{Kind: Text}},
		Flags: []Flag{{Names: "--run= --command=", Value: Script}, {Names: "-p --packages --pure --quiet -A= --attr= --keep="}},
	},
	{
		Names: "nix", Doc: "Package manager. nix(1), 2.8.", Style: POSIX,
		Flags: []Flag{{Names: "--extra-experimental-features= --experimental-features= -L --print-build-logs --quiet", Global: true}},
		Subs: []Contract{
			{Names: "run develop shell", Style: Raw, Scan: ScanWrap},
			{Names: "build", Style: Long, Scan: ScanFlake, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: nixQuiet + "--no-link"}, {Names: "-o= --out-link=", Value: Write}}},
			{Names: "flake", Style: POSIX, Subs: []Contract{{Names: "show metadata check", Style: Long, Scan: ScanFlake, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: nixQuiet + "--no-build --all-systems --legacy"}}}, {Names: "update lock init new", Style: Long, Facts: []Fact{{Kind: Package}}, Operands: []Operand{{Kind: Text}}}}},
			{Names: "fmt", Style: Long, Facts: []Fact{{Kind: Project}}, Operands: []Operand{{Kind: Text}}},
			{Names: "profile", Style: POSIX, Subs: []Contract{{Names: "list history diff-closures", Style: Long, Flags: []Flag{{Names: "--json --no-pretty --pretty"}, {Names: "--profile=", Value: Load}}}, {Names: "install add remove upgrade rollback wipe-history", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "store", Style: POSIX, Subs: []Contract{
				{Names: "ls cat path-from-hash-part diff-closures", Style: Long, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "--json -l --long -R --recursive -d --directory"}, {Names: "--store=", Does: Fetch}}},
				{Names: "add add-file add-path copy-log copy-sigs delete dump-path gc info ping make-content-addressed optimise prefetch-file repair sign verify", Style: Raw, Scan: ScanFacts, Facts: packaged},
			}},
			{Names: "path-info why-depends", Style: Long, Scan: ScanFlake, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: nixQuiet + "-r --recursive -s --size -S --closure-size -h --human-readable --sigs --all -a --precise --derivation"}, {Names: "--store= --eval-store=", Does: Fetch}}},
			{Names: "registry", Style: POSIX, Subs: []Contract{{Names: "list", Style: Long}, {Names: "add remove pin", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "hash", Style: POSIX, Subs: []Contract{{Names: "file path", Style: Long, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "--base16 --base32 --base64 --sri --type= --algo= --format= --mode="}}}, {Names: "convert to-base16 to-base32 to-base64 to-sri", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--type= --hash-algo= --from= --to="}}}}},
			{Names: "help help-stores", Style: Long, Operands: anyText},
			{Names: "upgrade-nix collect-garbage", Style: Raw, Scan: ScanFacts, Facts: packaged},
			{Names: "eval repl", Style: Long, Facts: []Fact{{Kind: Opaque}}, Operands: []Operand{{Kind: Text}}},
			{Names: "search", Style: Long, Facts: []Fact{{Kind: Fetch}}, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: "--json"}}},
		},
	},
	{
		Names: "npx bunx", HereUnlessInfo: "*", Doc: "Runs a tool of the project, or downloads and runs it. npx(1), npm 10.", Style: Raw, Scan: ScanWrap,
	},
	{
		Names: "dotenv env-cmd", Doc: "Runs a command with variables from a file. Their READMEs.", Style: POSIX, Scan: ScanWrap, Facts: []Fact{{Kind: Load, Note: "variables from a file"}},
		Flags: []Flag{{Names: "-e= -f= --file=", Value: Load}, {Names: "-o --override --silent --no-override -c"}},
	},
	{
		Names: "cross-env cross-env-shell", Doc: "Sets variables and runs a command. cross-env README, 7.", Style: POSIX, Scan: ScanWrap,
	},
	{
		Names: "asdf mise rtx", HereUnlessInfo: "mise", Doc: "Version managers; exec runs a command. asdf(1), mise(1).", Style: POSIX,
		Subs: []Contract{
			{Names: "exec x", Style: POSIX, Scan: ScanWrap},
			{Names: "current list where which ls list-all ls-remote info version latest outdated registry search tool bin-paths shimversions help", Style: Long, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: "--json -J --current -c --installed -i --global -g --local -l --missing -m --outdated --prefix= --no-header --prunable --all-sources --bump --backend= --hide-aliased --plugin --all --active --requested --config-source --tool-options --description"}, {Names: "-C= --cd=", Value: Load}}},
			{Names: "plugin plugins", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-u --urls --refs -c --core --user --only-names -a --all -q --quiet", Global: true}}, Subs: []Contract{{Names: "list ls list-all ls-remote", Style: Long, Operands: anyText}, {Names: "add install i remove rm uninstall update upgrade up link push", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "settings config cfg alias", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "--no-header -J --json --names -a --all -l --local", Global: true}}, Subs: []Contract{{Names: "ls list get", Style: Long, Operands: anyText, Scan: ScanConfigVerb}, {Names: "set unset add create generate g", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "install use uninstall upgrade plugin-add reshim update self-update global local shell set unset prune trust implode env doctor", Style: Long, Facts: []Fact{{Kind: Package}}, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: "-g --global -y --yes"}}},
			{Names: "run r", Style: POSIX, Facts: []Fact{{Kind: Project}}, Operands: []Operand{{Kind: Text}}},
			{Names: "tasks task", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "--no-header -x --extended --hidden -l --local -g --global -J --json --sort= --sort-order=", Global: true}}, Subs: []Contract{{Names: "ls list info deps", Style: Long, Operands: anyText}, {Names: "run r edit add", Style: Raw, Scan: ScanFacts, Facts: project}}},
		},
	},
	{
		Names: "at batch", Doc: "Runs shell text from standard input later. at(1), 3.2.", Style: Permute | Bundle, Operands: []Operand{{Kind: Text}},
		Flags: []Flag{{Names: "-l"}, {Names: "-c", Does: EnvDump, Note: "prints the environment of the job"}, {Names: "-r -d", Does: Wipe}, {Names: "-f=", Value: File}, {Names: "-m -M -v -b -q= -t="}},
		Facts: []Fact{{Kind: StdinScript, Unless: "-l -c -r -f"}, {Kind: Persist, Unless: "-l -c -r"}},
	},
	{
		Names: "atq", Doc: "Lists jobs. at(1), 3.2.", Style: POSIX, Flags: []Flag{{Names: "-q= -V"}},
	},
	{
		Names: "atrm", Doc: "Removes jobs. at(1), 3.2.", Style: POSIX, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Wipe}},
	},
	{
		Names: "crontab", Doc: "Lists, replaces or removes scheduled jobs. crontab(1), cron 3.0.", Style: Permute | Bundle,
		Flags: []Flag{{Names: "-l"}, {Names: "-r", Does: Wipe}, {Names: "-e", Does: Session}, {Names: "-u=", Does: Privilege}, {Names: "-i -n -s"}, {Names: "-T=", Value: Read}},
		Facts: []Fact{{Kind: Persist, Unless: "-l -r @some"}}, Operands: []Operand{{Kind: Persist}},
	},
}
