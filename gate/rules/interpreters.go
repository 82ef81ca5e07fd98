package rules

// interpreters run programs in other languages. Their text is opaque; only
// checks, tests and versions are tasks.
var interpreters = []Contract{
	{
		Names: "python python2 python3 python3.6 python3.7 python3.8 python3.9 python3.10 python3.11 python3.12 python3.13 python3.14 pypy pypy3 ipython ipython3 py", Doc: "Runs Python. python(1), 3.13.", Style: Raw | Bundle, Scan: ScanInterp,
		Flags: []Flag{
			{Names: "-b -B -d -E -I -O -P -q -s -S -u -v -x -R -2 -3 -t"}, {Names: "-W= --check-hash-based-pycs="}, {Names: "-X="},
			{Names: "-i", Does: Session}, {Names: "-c="}, {Names: "-m="}, {Names: "-V --version -h -?"},
		},
	},
	{
		Names: "node nodejs", Doc: "Runs JavaScript. node --help, 22.", Style: Raw, Scan: ScanInterp,
		Flags: []Flag{
			{Names: "-v --version -h --v8-options"},
			{Names: "-e= --eval= -p? --print? -pe=", Does: Opaque},
			{Names: "-c --check"}, {Names: "--test"}, {Names: "--run="},
			{Names: "--test-only --test-name-pattern= --test-skip-pattern= --test-reporter= --test-concurrency= --test-timeout= --test-shard= --test-force-exit --experimental-test-coverage --test-coverage-include= --test-coverage-exclude= --test-coverage-lines= --test-coverage-branches= --test-coverage-functions= --test-isolation= --no-warnings --trace-warnings --trace-uncaught --trace-deprecation --trace-exit --throw-deprecation --no-deprecation --pending-deprecation --unhandled-rejections= --enable-source-maps --experimental-strip-types --experimental-vm-modules --experimental-specifier-resolution= --experimental-modules --experimental-json-modules --experimental-default-type= --input-type= --max-old-space-size= --max-semi-space-size= --stack-size= --stack-trace-limit= --expose-gc --preserve-symlinks --abort-on-uncaught-exception --disable-warning= --experimental-transform-types --watch --no-experimental-fetch"},
			{Names: "--test-reporter-destination=", Value: Artifact},
			{Names: "--test-update-snapshots", Does: Edit},
			{Names: "-r= --require= --import= --loader= --experimental-loader= --env-file= --env-file-if-exists= --icu-data-dir= --openssl-config= --experimental-config-file= -C= --conditions= --experimental-policy= --snapshot-blob= --test-global-setup= --watch-path=", Value: Load},
			{Names: "-i --interactive", Does: Session}, {Names: "--inspect? --inspect-brk? --inspect-wait? --inspect-port=", Does: Listen},
			{Names: "--cpu-prof --heap-prof --prof --trace-event-categories= --diagnostic-dir= --report-dir= --redirect-warnings= --build-snapshot", Does: Write},
		},
	},
	{
		Names: "perl perl5", Doc: "Runs Perl; -c runs BEGIN blocks. perlrun(1), 5.36.", Style: Raw | Bundle, Scan: ScanInterp,
		Flags: []Flag{
			{Names: "-v --version -V"}, {Names: "-e= -E=", Value: Opaque},
			{Names: "-a -c -f -g -l? -n -p -s -S -t -T -u -U -w -W -X -0? -C? -F= -x? -D?"},
			{Names: "-i?", Does: Opaque}, {Names: "-d?", Does: Opaque}, {Names: "-I= -M= -m=", Value: Load},
		},
	},
	{
		Names: "ruby jruby", Doc: "Runs Ruby. ruby(1), 3.1.", Style: Raw | Bundle, Scan: ScanInterp,
		Flags: []Flag{
			{Names: "-v --version -V"}, {Names: "-c"}, {Names: "-e=", Value: Opaque},
			{Names: "-w -W? -n -p -a -l -s -S -U -K? -E= -F= -0? -T? -x? -y --verbose --yjit --jit --enable= --disable= --encoding= --external-encoding="},
			{Names: "-i?", Does: Opaque}, {Names: "-r= -I= -C= -X=", Value: Load},
		},
	},
	{
		Names: "php php8 php8.1 php8.2 php8.3", Doc: "Runs PHP. php(1), 8.2.", Style: Raw | Bundle, Scan: ScanInterp,
		Flags: []Flag{
			{Names: "-v --version -h"}, {Names: "-l --syntax-check"}, {Names: "-i --info"}, {Names: "-m --modules --ini"}, {Names: "-r= --run= -B= -R= -E=", Value: Opaque},
			{Names: "-q -n -C -H -w -s --rf= --rc= --re= --ri="}, {Names: "-f= -F= -c= -z= -d= -t=", Value: Load}, {Names: "-S=", Does: Listen}, {Names: "-a", Does: Session},
		},
	},
	{
		Names: "lua lua5.1 lua5.3 lua5.4 luajit", Doc: "Runs Lua. lua(1), 5.4.", Style: Raw, Scan: ScanInterp,
		Flags: []Flag{{Names: "-v"}, {Names: "-e=", Value: Opaque}, {Names: "-E -W"}, {Names: "-l= -j=", Value: Load}, {Names: "-i", Does: Session}},
	},
	{
		Names: "Rscript R r littler", Doc: "Runs R. Rscript(1), 4.2.", Style: Raw, Scan: ScanInterp,
		Flags: []Flag{{Names: "--version"}, {Names: "-e=", Value: Opaque}, {Names: "--vanilla --no-save --slave --quiet -q --no-restore --no-echo"}, {Names: "-f= --file=", Value: File}},
	},
	{
		Names: "julia octave octave-cli gnuplot scheme guile sbcl clisp racket ecl", Doc: "Run programs in their language. Their manuals.", Style: Raw, Scan: ScanInterp,
		Flags: []Flag{{Names: "-v --version"}, {Names: "-e= -E= --eval= --print= -p=", Value: Opaque}, {Names: "-q --quiet --no-startup-file --startup-file=no --silent"}, {Names: "-l= --load= -L= -i", Does: Opaque}},
	},
	{
		Names: "erl elixir iex escript ghc ghci runghc runhaskell scala scala-cli kotlin kotlinc groovy jshell tclsh wish osascript clojurec dart-sdk ocaml swipl gst coffee ts-node tsx swc-node vite-node pwsh-preview", Here: "scala-cli", Doc: "Run programs in their language. Their manuals.", Style: Raw, Scan: ScanInterp,
		Flags: []Flag{{Names: "-v --version -version -V"}, {Names: "-e= -eval= --eval= -pe= -E= -r=", Value: Opaque}, {Names: "-noshell -noinput --no-halt --noshell"}, {Names: "--numeric-version --print-libdir --supported-extensions"}, {Names: "-s= -S= -p= -l= -pa= --require= --import= -P= --project= --tsconfig=", Does: Load}},
	},
	{
		Names: "java", Doc: "Runs Java. java(1), 17.", Style: Permute | SingleDash, Facts: []Fact{{Kind: Project, Unless: "-version -help --list-modules"}}, Operands: anyText, Scan: ScanArgFile,
		Flags: []Flag{{Names: "-version -fullversion"}, {Names: "-showversion --show-version"}, {Names: "-help -h -? --list-modules -X"}, {Names: "-jar= -cp= -classpath= --class-path= -m= --module= -p= --module-path=", Value: File}, {Names: "-ea -server -Xmx? -Xms?"}},
	},
	{
		Names: "javac", Doc: "Compiles Java. javac(1), 17.", Style: Permute | SingleDash, Facts: task, Scan: ScanLocal, Operands: localCode,
		Flags: []Flag{{Names: "-version -g -nowarn -verbose -deprecation -Werror -parameters -encoding= -source= -target= --release= -Xlint -implicit:none -proc:none"}, {Names: "-d= -h= -s=", Value: Artifact}, {Names: "-cp= -classpath= --class-path= -sourcepath= --source-path= -p= --module-path=", Value: File}, {Names: "-processor= -processorpath= --processor-path= -J=", Value: Load}},
	},
	{
		Names: "deno", HereUnlessInfo: "*", Doc: "Runs and checks JavaScript and TypeScript. deno help, 2.", Style: POSIX, BareOK: false, Flags: []Flag{{Names: "-q --quiet -V --unstable", Global: true}, {Names: "-c= --config= --import-map= --lock= --cert= --location=", Value: Load, Global: true}, {Names: "-r? --reload? --env-file?", Does: Load, Global: true}},
		Subs: []Contract{
			{Names: "test bench", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--fail-fast? --filter= --parallel --doc --no-check? --check? --no-run --ignore= --reporter= --shuffle? --trace-leaks --permit-no-files --hide-stacktraces --watch --json --allow-none --no-prompt --cached-only --no-remote --frozen?"}, {Names: "-A --allow-all --allow-read? --allow-env? --allow-net? --allow-write? --allow-sys? -R? -E? -N? -W?"}, {Names: "--allow-run? --allow-ffi?", Does: Project}, {Names: "--junit-path= --coverage?", Value: Artifact}, {Names: "--inspect? --inspect-brk?", Does: Listen}}},
			{Names: "coverage", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--include= --exclude= --lcov --detailed"}, {Names: "--output=", Value: Artifact}, {Names: "--html", Does: Artifact}}},
			{Names: "check lint", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--all --doc --json --compact --rules --rules-tags= --rules-include= --rules-exclude= --ignore= --remote --no-remote --watch"}, {Names: "--fix", Does: Edit}}},
			{Names: "fmt", Style: Long, Scan: ScanLocal, Flags: []Flag{{Names: "--check"}, {Names: "--ext= --ignore= --indent-width= --line-width= --no-semicolons --single-quote --use-tabs --watch"}}, Facts: []Fact{{Kind: Task, When: "--check"}, {Kind: Edit, Unless: "--check @some"}}, Operands: []Operand{{Kind: File, When: "--check"}, {Kind: Edit}}},
			{Names: "completions help types", Style: Long, Operands: anyText},
			{Names: "outdated", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured registry"}}, Operands: anyText, Flags: []Flag{{Names: "--compatible -r --recursive"}, {Names: "-u --update -i --interactive --latest", Does: Edit}}},
			{Names: "info doc", Style: Long, Facts: []Fact{{Kind: Fetch, When: "@some"}}, Operands: anyText, Flags: []Flag{{Names: "--json --filter= --private --lint"}}},
			{Names: "task", Style: POSIX, Scan: ScanPkgScript},
			{Names: "eval", Style: POSIX, Facts: []Fact{{Kind: Opaque}}, Operands: anyText, Flags: []Flag{{Names: "-p --print --ext= -T"}}},
			{Names: "run serve repl compile cache install i add remove uninstall upgrade publish jupyter approve-scripts clean deploy init lsp vendor bundle", Style: POSIX, Facts: project, Operands: []Operand{{Kind: File, Count: 1}, {Kind: Text}}, Flags: []Flag{{Names: "-A --allow-all --allow-read? --allow-env? --allow-net? --allow-write? --allow-run? --allow-ffi? --allow-sys? -R? -E? -N? -W? --watch --no-check? --check? --cached-only --no-prompt"}}},
		},
	},
	{
		Names: "mix", HereUnlessInfo: "*", Doc: "Builds and tests Elixir. mix help, 1.17.", Style: POSIX, Scan: ScanNone,
		Subs: []Contract{
			{Names: "test", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--trace --only= --exclude= --include= --seed= --failed --stale --max-failures= --cover --color --no-color --slowest= --timeout= --warnings-as-errors --max-cases= --no-compile --no-deps-check --no-start --partitions= --force --preload-modules --profile-require= --raise --repeat-until-failure= --all-warnings --no-archives-check --no-elixir-version-check --slowest-modules= --name-pattern= --dry-run --exit-status= --no-optional-deps"}, {Names: "--export-coverage=", Value: Artifact}, {Names: "--formatter=", Value: Load}}},
			{Names: "format", Style: Long, Facts: []Fact{{Kind: Task, When: "--check-formatted"}, {Kind: Edit, Unless: "--check-formatted", Note: "formats the project"}}, Operands: anyText, Flags: []Flag{{Names: "--check-formatted --dry-run"}, {Names: "--no-exit --migrate"}, {Names: "--dot-formatter=", Value: Load}}},
			{Names: "hex.info hex.search", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured registry"}, {Kind: Task}}, Operands: anyText},
			{Names: "sobelow coveralls", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-v --verbose --exit? --skip -i= --ignore= --ignore-files= -f= --format= --quiet --compact --private --strict --threshold= --umbrella -u --filter= --sort= --only= --include= --exclude= --seed= --trace --no-start"}, {Names: "--out=", Value: Artifact}, {Names: "-r= --root=", Value: Base}, {Names: "--mark-skip-all --clear-skip --save-config", Does: Edit}}},
			{Names: "deps.unlock", Style: Long, Facts: []Fact{{Kind: Project, Unless: "--check-unused"}, {Kind: Task, When: "--check-unused"}}, Operands: anyText, Flags: []Flag{{Names: "--check-unused"}, {Names: "--all --unused --only= --filter=", Does: Edit}}},
			{Names: "do", Style: Raw, Scan: ScanChain},
			{Names: "compile deps.tree xref credo dialyzer deps help docs phx.routes hex.outdated hex.audit app.tree app.config local archive escript deps.audit", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--strict --warnings-as-errors --force --all --all-warnings --format= --only= --label= --sink= --source= --all-targets -a --list --no-compile --no-deps-check --no-optional-deps --return-errors --checks= -i= --ignore= --min-priority= --files-included= --files-excluded= --mute-exit-status --quiet --verbose --raw --short --ignore-exit-status --min-cycle-length= --fail-above= --exclude= --target= --within-requirements --sort="}}},
			{Names: "run ecto.migrate ecto.reset ecto.drop ecto.create ecto.setup ecto.rollback phx.server phx.gen.schema deps.get deps.update deps.clean deps.compile local.hex archive.install hex.publish release clean new escript.build", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "fvm", Doc: "Chooses a version of Flutter. fvm help, 3.", Style: POSIX, BareOK: true,
		Subs: []Contract{
			{Names: "flutter dart", Style: Raw, Scan: ScanListed},
			{Names: "list doctor", Style: Long, Facts: task},
			{Names: "install use remove releases global spawn exec flavor config destroy api integration-test", Style: Raw, Scan: ScanFacts, Facts: project},
		},
	},
	{
		Names: "dart flutter", HereUnlessInfo: "*", Doc: "Build and test Dart. dart help, 3.", Style: POSIX,
		Subs: []Contract{
			{Names: "test analyze", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "-n= --name= -N= --plain-name= -t= --tags= -x= --exclude-tags= -r= --reporter= -j= --concurrency= --no-pub --fatal-infos --fatal-warnings --no-fatal-infos --no-fatal-warnings --total-shards= --shard-index= --machine --format= --timeout= --test-randomize-ordering-seed= --run-skipped --no-run-skipped --no-retry --fail-fast --chain-stack-traces --no-chain-stack-traces --verbose-trace --color --no-color -p= --platform= --no-test-assets --preamble --no-preamble --congratulate --no-congratulate --suggestions --no-suggestions --ignore-timeouts"}, {Names: "--update-goldens", Does: Edit}, {Names: "--coverage? --coverage-path= --file-reporter=", Value: Artifact}}},
			{Names: "format", Style: Long, Scan: ScanTester, Flags: []Flag{{Names: "-o= --output="}, {Names: "--set-exit-if-changed -l= --line-length= --page-width="}}},
			{Names: "doctor devices info --version", Style: Long, Facts: task, Flags: []Flag{{Names: "-v --verbose --machine"}}},
			{Names: "config", Style: Long, Facts: []Fact{{Kind: Project, Unless: "--list"}}, Flags: []Flag{{Names: "--list --machine"}}},
			{Names: "pub", Style: POSIX, Flags: []Flag{{Names: "-v --verbose --color --no-color", Global: true}, {Names: "-C= --directory=", Value: Base, Global: true}}, Subs: []Contract{
				{Names: "deps", Style: Long, Facts: task, Flags: []Flag{{Names: "-s= --style= --dev --no-dev --executables --json"}}},
				{Names: "outdated", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured registry"}, {Kind: Task}}, Flags: []Flag{{Names: "--json --no-json --show-all --no-show-all --transitive --no-transitive --up-to-date --no-up-to-date --prereleases --no-prereleases --dev-dependencies --no-dev-dependencies --dependency-overrides --no-dependency-overrides --mode="}}},
				{Names: "cache", Style: POSIX, Subs: []Contract{{Names: "list", Style: Long}, {Names: "add clean repair preload", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
				{Names: "get add remove upgrade downgrade publish lish global run token login logout uploader unpack bump cache-repair workspace", Style: Raw, Scan: ScanFacts, Facts: project},
			}},
			{Names: "run compile create build install clean upgrade attach drive fix global", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "vim vi view nvim nano ex emacs pico micro hx helix joe kak ne rvim vimdiff emacsclient gedit kate subl", Doc: "Editors; all of them can run programs.", Facts: []Fact{{Kind: Session}, {Kind: StdinCode, When: "-e"}}, Operands: []Operand{{Kind: Edit}},
		Flags: []Flag{{Names: "-R -n -Q -q -nw --batch"}, {Names: "-s -e -E -es -Es"}, {Names: "-c= --cmd= --eval= -S= -l=", Does: Opaque}},
	},
	{
		Names: "code cursor windsurf codium code-insiders zed idea pycharm", Doc: "Graphical editors.", Style: Permute, Facts: []Fact{{Kind: Session, Unless: "--list-extensions"}}, Operands: anyText,
		Flags: []Flag{{Names: "--list-extensions"}, {Names: "--show-versions -r --reuse-window -n --new-window -g --goto -d --diff -a --add -w --wait"}, {Names: "--install-extension= --uninstall-extension=", Does: Package}},
	},
	{
		Names: "pdflatex xelatex lualatex latex tex pdftex luatex bibtex biber tectonic", Doc: "Typeset documents. pdftex(1).", Style: Permute | SingleDash, Facts: project, Operands: anyText,
		Flags: []Flag{{Names: "-interaction= -halt-on-error -file-line-error -draftmode -synctex= -quiet -silent -no-shell-escape -recorder"}, {Names: "-shell-escape -enable-write18", Does: Opaque}, {Names: "-output-directory= -outdir= -jobname= -auxdir=", Value: Artifact}},
	},
}
