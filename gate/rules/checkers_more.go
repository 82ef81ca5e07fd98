package rules

// moreCheckers test, lint and build in further languages and formats. Those
// whose configuration is a program run it as part of the project's own task.
var moreCheckers = []Contract{
	{
		Names: "ginkgo", Doc: "Runs Go tests. ginkgo help, 2.", Style: Go | Permute, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-r? -v? -vv? -p? -procs= -race? -cover? -coverpkg= -covermode= -focus= -skip= -label-filter= -keep-going? -fail-fast? -randomize-all? -randomize-suites? -seed= -repeat= -until-it-fails? -timeout= -tags= -dry-run? -no-color? -succinct? -trace? -fail-on-pending? -flake-attempts= -poll-progress-after= -require-suite? -skip-package= -grace-period= -show-node-events? -silence-skips? -force-newlines? -github-output? -vet="},
			{Names: "-output-dir= -coverprofile= -json-report= -junit-report= -teamcity-report= -cpuprofile= -memprofile= -blockprofile= -mutexprofile=", Value: Artifact},
			{Names: "-after-run-hook= -toolexec= -exec=", Value: Program}, {Names: "-ldflags= -gcflags= -modfile= -overlay=", Value: Load},
		},
	},
	{
		Names: "benchstat", Doc: "Compares benchmark results. benchstat -h.", Style: Go, Operands: []Operand{{Kind: Read}},
		Flags: []Flag{{Names: "-alpha= -col= -confidence= -filter= -format= -ignore= -row= -table= -delta-test= -geomean? -norange? -sort= -split="}},
	},
	{
		Names: "gopls", Doc: "Language server of Go; its queries read the module. gopls help.", Style: POSIX, BareOK: true, Facts: []Fact{{Kind: Session}},
		Flags: []Flag{{Names: "-v -vv"}},
		Subs: []Contract{
			{Names: "version help", Style: Go, Operands: anyText, Flags: []Flag{{Names: "-json?"}}},
			{Names: "check references implementation definition symbols workspace_symbol call_hierarchy folding_ranges highlight links prepare_rename signature stats", Style: Go, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "-json? -markdown? -d? -declaration? -matcher= -severity= -anon?"}}},
		},
	},
	{
		Names: "goreleaser", Doc: "Builds and publishes releases. goreleaser --help.", Style: POSIX,
		Subs: []Contract{
			{Names: "check healthcheck jsonschema", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "-q --quiet --soft --verbose"}, {Names: "-f= --config=", Value: File}}},
			{Names: "build", Style: Long, Facts: project, Operands: anyText, Flags: []Flag{{Names: "--snapshot --clean --single-target --id= --skip= -p= --parallelism= --timeout="}}},
			{Names: "release publish announce continue init", Style: Long, Facts: []Fact{{Kind: Remote}}, Operands: anyText, Flags: []Flag{{Names: "--snapshot --clean --skip= --auto-snapshot"}}},
		},
	},
	{
		Names: "buf", Doc: "Checks and compiles protocol buffers. buf --help, 1.30.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "--debug --log-format= --timeout= -v --verbose", Global: true}},
		Subs: []Contract{
			{Names: "lint build ls-files breaking", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "--error-format= --format= --path= --exclude-path= --disable-symlinks --limit-to-input-files --exclude-imports --exclude-source-info --as-file-descriptor-set --include-imports"},
				{Names: "--against=", Value: File}, {Names: "-o= --output=", Value: Artifact}, {Names: "--config= --against-config=", Value: Load}}},
			{Names: "format", Style: Long, Facts: []Fact{{Kind: Task, Unless: "-w"}, {Kind: Edit, When: "-w"}}, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "-w --write"}, {Names: "-d --diff --exit-code --error-format= --path= --exclude-path="}, {Names: "-o= --output=", Value: Write}, {Names: "--config=", Value: Load}}},
			{Names: "generate", Style: Long, Facts: project, Operands: anyText, Flags: []Flag{{Names: "--template= -o= --output= --path= --include-imports --clean"}}},
			{Names: "config", Style: POSIX, Subs: []Contract{{Names: "ls-lint-rules ls-breaking-rules ls-modules", Style: Long, Facts: task, Flags: []Flag{{Names: "--format= --configured-only --version= --include-deprecated"}}}, {Names: "init migrate", Style: POSIX, Facts: project, Operands: anyText}}},
			{Names: "push registry dep mod", Style: POSIX, Facts: []Fact{{Kind: Remote}}, Operands: anyText},
		},
	},
	{
		Names: "ktlint", Doc: "Lints Kotlin. ktlint --help, 1.", Style: Long, Facts: task, Scan: ScanNames, Operands: localCode,
		Flags: []Flag{{Names: "-F --format", Does: Edit}, {Names: "--color --color-name= --limit= --relative --stdin --log-level= -l= --patterns-from-stdin? --code-style= -v --verbose"}, {Names: "--reporter= -R= --ruleset= --editorconfig= --baseline=", Value: Load}},
	},
	{
		Names: "detekt", Doc: "Checks Kotlin. detekt --help, 1.23.", Style: Permute, Facts: task,
		Flags: []Flag{{Names: "--all-rules --build-upon-default-config --debug --parallel --excludes= -ex= --includes= -in= --max-issues= --fail-fast --jvm-target= --language-version="}, {Names: "--auto-correct -ac", Does: Edit}, {Names: "-i= --input=", Value: Read}, {Names: "-r= --report=", Value: Unknown}, {Names: "-c= --config= -p= --plugins= -cp= --classpath=", Value: Load}},
	},
	{
		Names: "swiftlint", Doc: "Lints Swift. swiftlint help, 0.55.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "--strict --lenient --quiet --reporter= --no-cache --force-exclude --use-alternative-excluding --progress --only-rule= --enable-all-rules --check-for-updates"}, {Names: "--fix --autocorrect --format", Does: Edit}, {Names: "--config= --cache-path= --output= --write-baseline= --baseline=", Value: Load}, {Names: "--use-stdin --in-process-sourcekit"}},
	},
	{
		Names: "swiftformat", Doc: "Formats Swift; only --lint and --dryrun leave files alone. swiftformat --help.", Style: Long, Facts: []Fact{{Kind: Task, When: "--lint"}}, Operands: []Operand{{Kind: File, When: "--lint"}, {Kind: Edit}}, Scan: ScanLocal,
		Flags: []Flag{{Names: "--lint --dryrun"}, {Names: "--rules= --disable= --enable= --quiet --verbose --strict --swiftversion= --exclude= --indent= --reporter="}, {Names: "--config= --report= --cache= --output=", Value: Load}},
	},
	{
		Names: "dune", Doc: "Builds and tests OCaml. dune --help, 3.", Style: POSIX,
		Subs: []Contract{
			{Names: "build test runtest describe show", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-j= --profile= --release --display= --force -f --no-buffer --watch -w --only-packages= -p= --verbose --cache= --error-reporting= --default-target="}, {Names: "--auto-promote", Does: Edit}, {Names: "--root= --build-dir= --workspace=", Value: Load}}},
			{Names: "fmt format", Style: Long, Facts: []Fact{{Kind: Task, When: "--preview"}, {Kind: Edit, Unless: "--preview", Note: "formats the project"}}, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--preview"}}},
			{Names: "exec promote install uninstall clean init utop top toplevel subst publish release cache rpc upgrade", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "gleam", Doc: "Builds and tests Gleam. gleam help, 1.", Style: POSIX,
		Subs: []Contract{
			{Names: "test check build", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--target= -t= --runtime= --warnings-as-errors --no-print-progress"}}},
			{Names: "format", Style: Long, Facts: []Fact{{Kind: Task, When: "--check"}, {Kind: Edit, Unless: "--check @some"}}, Operands: []Operand{{Kind: File, When: "--check"}, {Kind: Edit}}, Scan: ScanLocal, Flags: []Flag{{Names: "--check"}}},
			{Names: "run add remove deps update publish new fix clean shell export docs hex", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "hlint", Doc: "Suggests improvements to Haskell. hlint --help, 3.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-g --git -j? --threads? --color? -c? --colour? -q --quiet -v --verbose --json --ignore= -i= --only= --no-summary --cross --show -s"}, {Names: "--refactor --refactor-options=", Does: Edit}, {Names: "-h= --hint= --with= -w= --with-refactor= --cpp-include= --cpp-file=", Value: Load}, {Names: "-r? --report?", Does: Write}},
	},
	{
		Names: "ormolu fourmolu", Doc: "Format Haskell: on standard output, in place or only to check, as --mode says. ormolu --help, 0.7.", Style: Long, Scan: ScanTester,
		Flags: []Flag{{Names: "-i"}, {Names: "-m= --mode="}, {Names: "-c --check-idempotence -u --unsafe --no-cabal -q --quiet --indentation= --color= --stdin-input-file="}},
	},
	{
		Names: "nimble", Doc: "Builds and tests Nim packages. nimble --help.", Style: POSIX, Flags: []Flag{{Names: "-y --accept --verbose --silent"}},
		Subs: []Contract{
			{Names: "test check list tasks dump", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-i --installed --continue -c"}}},
			{Names: "build install uninstall develop init run c cpp publish refresh", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "luac", Doc: "Compiles Lua; -p only checks. luac(1).", Style: Permute, Facts: []Fact{{Kind: Artifact, Unless: "-p -o", Note: "the file luac.out"}}, Operands: []Operand{{Kind: Read}},
		Flags: []Flag{{Names: "-p"}, {Names: "-l"}, {Names: "-o=", Value: Write}, {Names: "-s -v"}},
	},
	{
		Names: "busted", Doc: "Runs Lua tests. busted --help, 2.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-v --verbose -q --quiet -c --coverage -t= --tags= --exclude-tags= --filter= --name= --filter-out= -l --list --no-recursive -p= --pattern= --shuffle --sort --repeat= --no-keep-going --seed= --defer-print"}, {Names: "-f= --config-file= -o= --output= --helper= --lua= -m= --lpath= --cpath= --loaders= --run= --directory= -C=", Value: Load}},
	},
	{
		Names: "bats", Doc: "Runs tests of shell scripts. bats(1), 1.11.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-c --count -f= --filter= --filter-tags= --filter-status= -j= --jobs= --no-parallelize-across-files --no-parallelize-within-files -p --pretty -r --recursive -t --tap -T --timing -x --trace --verbose-run --print-output-on-failure --show-output-of-passing-tests --no-tempdir-cleanup -F= --formatter="}, {Names: "-o= --output= --gather-test-outputs-in=", Value: Artifact}, {Names: "--code-quote-style= --report-formatter= --tempdir=", Value: Load}},
	},
	{
		Names: "mdl alex write-good textlint html-validate spectral redocly solhint tsd publint attw size-limit sonarlint vacuum pymarkdown pymarkdownlnt remark-lint", Here: "mdl", Doc: "Check files and print findings. Their --help.", Style: Permute, Scan: ScanTester,
		Flags: []Flag{
			{Names: "-q --quiet -v --verbose --no-color --color= --json -f= --format= --formatter= -s --style= --max-warnings= --fail-severity= -F= --offline --no-progress --exclude= --ignore= --pack --profile= --ext= --git-recurse -g --why --text --summary"},
			{Names: "--fix --write --dump", Does: Edit}, {Names: "-c= --config= -r= --ruleset= --rulesdir= --plugin= --resolver=", Value: Load}, {Names: "-o= --output=", Value: Artifact},
		},
	},
	{
		Names: "lychee", Doc: "Asks for every address in files. lychee --help, 0.15.", Style: Long, Facts: []Fact{{Kind: Fetch, Unless: "--offline", Note: "every address in the files"}}, Operands: []Operand{{Kind: Read}},
		Flags: []Flag{
			{Names: "--offline"}, {Names: "-n --no-progress -v --verbose -q --quiet --dump --dump-inputs -E --exclude-all-private --exclude= --exclude-path= --include= -f= --format= -m= --max-redirects= --max-retries= --max-concurrency= -T= --threads= -t= --timeout= -a= --accept= --include-mail --include-verbatim --include-fragments --require-https --mode= --skip-missing --no-ignore --hidden --glob-ignore-case -s= --scheme= -X= --method= -r= --retry-wait-time= --max-cache-age= --suggest -V -h"},
			{Names: "--cache", Does: Create}, {Names: "-o= --output=", Value: Artifact}, {Names: "-c= --config=", Value: Read}, {Names: "-b= --base= --base-url=", Value: List}, {Names: "-H= --header= -u= --user-agent= --basic-auth= --github-token=", Does: Send},
		},
	},
	{
		Names: "prove", Doc: "Runs Perl tests. prove(1), 5.36.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-h -V"}, {Names: "-v --verbose -l --lib -b --blib -s --shuffle -c --color --nocolor --count --nocount -f --failures -o --comments --directives --dry -D -j= --jobs= --merge -m -r --recurse --reverse -q --quiet -Q --QUIET -p --parse --timer --trap --normalize -w -W -t -T --ext= --state= --rules="}, {Names: "-a= --archive=", Value: Artifact}, {Names: "-I= -e= --exec= -P= -M= --harness= --formatter= --source= --statefile= --rc=", Value: Load}},
	},
	{
		Names: "perlcritic", Doc: "Checks Perl. perlcritic(1).", Style: Permute, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-1 -2 -3 -4 -5 --severity= --brutal --cruel --harsh --stern --gentle --top= --include= --exclude= --single-policy= -s= --verbose= -q --quiet --count -C --statistics --statistics-only --color --nocolor --noprofile --list --list-themes"}, {Names: "-p= --profile= --pager=", Value: Load}},
	},
	{
		Names: "hardhat truffle anchor", Doc: "Build and test contracts. Their --help.", Style: POSIX, Flags: []Flag{{Names: "--network=", Does: Remote}, {Names: "--show-stack-traces --verbose -v"}, {Names: "--config= --tsconfig=", Value: Load}},
		Subs: []Contract{
			{Names: "test compile build check help version", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--parallel --bail --no-compile --grep= --force --quiet --trace --skip-build --skip-deploy --skip-local-validator --skip-lint"}, {Names: "--network=", Does: Remote}}},
			{Names: "run node console deploy migrate init clean verify flatten keys upgrade publish", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "forge", Doc: "Foundry's tool builds and tests contracts; without one of its commands it is a coding agent. forge --help, 1.3.", Style: POSIX, Facts: []Fact{{Kind: Tamper, Note: "starts another agent"}},
		Flags: []Flag{{Names: "-h -V"}, {Names: "-p= --prompt= -c= --conversation=", Does: Tamper}},
		Subs: []Contract{
			{Names: "build b compile test t coverage snapshot s remappings re tree tr geiger", Style: Long, Facts: task, Operands: []Operand{{Kind: File}}, Scan: ScanLocal, Flags: []Flag{
				{Names: "-v -vv -vvv -vvvv -vvvvv -q --quiet --json -j= --threads= --jobs= --color= --match-test= --mt= --match-contract= --mc= --match-path= --mp= --no-match-test= --nmt= --no-match-contract= --nmc= --no-match-path= --nmp= --no-match-coverage= --nmco= --gas-report --list -l --summary --detailed --fuzz-runs= --fuzz-seed= --fuzz-timeout= --invariant-runs= --show-progress --fail-fast --allow-failure --rerun --optimize --optimizer-runs= --via-ir --evm-version= --force --no-cache --skip= --sizes --names --offline --decode-internal? --report= --diff? --check? --asc --desc --min= --max= --tolerance= --deny-warnings --no-auto-detect --suppress-successful-traces --nst --basic --fix-paths --ir-minimum --include-libs --pretty --charset= --isolate"},
				{Names: "--root= --contracts= -C=", Value: Base}, {Names: "-o= --out= --cache-path= --build-info-path= --snap= -r= --report-file=", Value: Artifact},
				{Names: "--use= --config-path= -R= --remappings= --remappings-env= --lib-path= --lib-paths=", Value: Load}, {Names: "--ffi --watch? -w? --debug? --flamegraph --flamechart", Does: Unknown},
				{Names: "-f= --fork-url= --rpc-url= --etherscan-api-key=", Does: Remote},
			}},
			{Names: "inspect in", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--pretty --json --force --offline"}, {Names: "--root=", Value: Base}}},
			{Names: "config co", Style: Long, Facts: task, Flags: []Flag{{Names: "--basic --json --fix-paths"}, {Names: "--root=", Value: Base}}},
			{Names: "fmt", Style: Long, Operands: []Operand{{Kind: Read, When: "--check"}, {Kind: Edit}}, Flags: []Flag{{Names: "--check"}, {Names: "-r --raw"}, {Names: "--root=", Value: Base}}, Facts: []Fact{{Kind: Task, When: "--check"}, {Kind: Edit, Unless: "--check"}}},
			{Names: "script create c verify-contract v verify-check vc verify-bytecode vb install i update u remove rm init clean cl flatten f bind bi doc clone cache debug d generate soldeer eip712 lint l", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "nixpkgs-fmt nixfmt alejandra", Doc: "Format Nix. Their --help; nixfmt 1.0, alejandra 4.0.", Style: Long, Facts: []Fact{{Kind: Task, When: "--check"}},
		Flags:    []Flag{{Names: "--check -c"}, {Names: "-q --quiet -v --verify -s --strict -w= --width= --indent= -t= --threads="}, {Names: "-e= --exclude="}},
		Operands: []Operand{{Kind: Read, When: "--check"}, {Kind: Edit}},
	},
	{
		Names: "checkstyle", Doc: "Checks Java. checkstyle -h, 10.", Style: SingleDash | Permute, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-h -V --version -d -g -j -J -t -T -tree -treeWithComments -w= -s= -x= -e= -f= --exclude= --exclude-regexp= -b="}, {Names: "-c=", Value: File}, {Names: "-o=", Value: Artifact}, {Names: "-p=", Value: Load}},
	},
	{
		Names: "slither", Doc: "Analyses contracts; it compiles the project. slither --help.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "--print= --detect= --exclude= --exclude-informational --exclude-low --exclude-medium --exclude-optimization --exclude-dependencies --fail-high --fail-medium --filter-paths= --checklist --disable-color --list-detectors --list-printers --show-ignored-findings"}, {Names: "--json= --sarif= --zip=", Value: Artifact}, {Names: "--config-file= --solc= --compile-custom-build= --plugin=", Value: Load}},
	},
	{
		Names: "flask", Doc: "Runs web applications. flask --help, 3.", Style: POSIX, Flags: []Flag{{Names: "-A= --app= -e= --env-file=", Value: Load}, {Names: "--debug --no-debug"}},
		Subs: []Contract{
			{Names: "routes", Style: Long, Facts: task, Flags: []Flag{{Names: "-s= --sort= --all-methods"}}},
			{Names: "run shell db init-db", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "twine", Doc: "Checks and publishes Python packages. twine --help.", Style: POSIX,
		Subs: []Contract{
			{Names: "check", Style: Long, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "--strict"}}, Dynamic: true},
			{Names: "upload register", Style: POSIX, Facts: []Fact{{Kind: Remote, Note: "publishes a package"}}, Operands: anyText},
		},
	},
	{
		Names: "interrogate pipdeptree deptry", Doc: "Check Python projects. Their --help.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-v -vv --verbose -q --quiet --ignore= -f= --fail-under= -e= --exclude= -m -p= --packages= --json --json-tree -r --reverse -l --local-only -u --user-only -w= --warn= -a --all -d= --depth= --freeze --no-color"}, {Names: "--config=", Value: Load}},
	},
	{
		Names: "behave", Doc: "Runs Python behaviour tests. behave --help.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-t= --tags= -n= --name= -f= --format= --no-capture --no-color -k --no-skipped -q --quiet -v --verbose --stop --dry-run -d -w --wip --summary --no-summary --no-timings -i= --include= -e= --exclude="}, {Names: "--junit --junit-directory= -o= --outfile=", Value: Artifact}, {Names: "-D= --define= -r= --runner= --steps-catalog --lang= --stage=", Value: Load}},
	},
	{
		Names: "robot pabot", Doc: "Runs acceptance tests. robot --help.", Style: Permute, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-t= --test= -s= --suite= -i= --include= -e= --exclude= -N= --name= -L= --loglevel= --dryrun --exitonfailure -X --quiet -W= --consolewidth= -C= --consolecolors= -v= --variable= --processes="}, {Names: "-d= --outputdir= -o= --output= -l= --log= -r= --report= -x= --xunit=", Value: Artifact}, {Names: "-V= --variablefile= -P= --pythonpath= --listener= --prerunmodifier= --prerebotmodifier= -A= --argumentfile= --parser=", Value: Load}},
	},
	{
		Names: "javap", Doc: "Prints what class files contain. javap(1), 17.", Style: Permute | SingleDash, Operands: []Operand{{Kind: Read}},
		Flags: []Flag{{Names: "-h"}, {Names: "-c -v -verbose -l -s -p -private -public -protected -package -sysinfo -constants -version"}, {Names: "-cp= -classpath= --class-path= --module= -m= --module-path= -bootclasspath=", Value: Read}},
	},
	{
		Names: "verilator", Doc: "Checks and compiles Verilog. verilator(1).", Style: Permute, Facts: []Fact{{Kind: Task, When: "--lint-only"}, {Kind: Project, Unless: "--lint-only"}}, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "--lint-only -lint-only"}, {Names: "-Wall -Wno-fatal -Wno-lint -Wno-style --timing --no-timing --sv -sv --top-module= --language="}},
	},
	{
		Names: "promtool", Doc: "Checks the files of Prometheus. promtool --help, 2.53.", Style: POSIX, Flags: []Flag{{Names: "--enable-feature= --experimental -h --help --version"}},
		Subs: []Contract{
			{Names: "check", Style: POSIX, Subs: []Contract{
				{Names: "rules config", Style: Long, Operands: []Operand{{Kind: Read}}, Dynamic: true, Flags: []Flag{{Names: "--lint= --lint-fatal --no-lint-fatal --syntax-only --agent --ignore-unknown-fields"}}},
				{Names: "metrics", Style: Long, Flags: []Flag{{Names: "--extended --lint="}}},
				{Names: "web-config", Style: Long, Operands: []Operand{{Kind: Read}}, Dynamic: true},
				{Names: "service-discovery healthy ready", Style: POSIX, Facts: []Fact{{Kind: Fetch, Note: "asks a server"}}, Operands: anyText},
			}},
			{Names: "test", Style: POSIX, Subs: []Contract{{Names: "rules", Style: Long, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "--run= --debug --diff --ignore-unknown-fields"}, {Names: "--junit=", Value: Write}}}}},
			{Names: "query debug push tsdb promql", Style: POSIX, Facts: []Fact{{Kind: Send, Note: "talks to a server, or changes its data"}}, Operands: anyText},
		},
	},
	{
		Names: "ajv", Doc: "Checks JSON against schemas. ajv help, 5.", Style: POSIX,
		Subs: []Contract{
			{Names: "validate", Style: Long, Scan: ScanNames, Flags: []Flag{
				{Names: "-s= -d= -r= -m=", Value: Read}, {Names: "--spec= --errors= --changes= --all-errors --verbose --strict= --strict-schema= --strict-types= --strict-tuples= --strict-required= --allow-matching-properties --multiple-of-precision= --messages= --loop-required= --inline-refs= --validate-formats= --data --valid --invalid --coerce-types= --use-defaults= --remove-additional="},
				{Names: "-c=", Value: Load, Note: "custom keywords and formats"}}},
			{Names: "test", Style: Long, Scan: ScanNames, Flags: []Flag{{Names: "-s= -d= -r= -m=", Value: Read}, {Names: "--spec= --errors= --all-errors --valid --invalid --strict="}, {Names: "-c=", Value: Load}}},
			{Names: "compile migrate", Style: Long, Scan: ScanNames, Flags: []Flag{{Names: "-s= -r= -m=", Value: Read}, {Names: "--spec= --errors= --strict= --indent= --validate-schema="}, {Names: "-o= -o", Value: Write, Does: Edit, Note: "writes a module or a schema"}, {Names: "-c=", Value: Load}}},
			{Names: "help", Style: Long, Operands: anyText},
		},
	},
	{
		Names: "mediainfo", Doc: "Prints what media files contain. mediainfo --help, 24.", Style: Long, Scan: ScanMedia,
		Flags: []Flag{{Names: "-f --Full --Version --Help --Help-Output --Info-Parameters --Info-Codecs --Language= --Output? --Details? --Inform= --BOM"}, {Names: "--LogFile=", Value: Write}},
	},
	{
		Names: "ocamlfind", Doc: "Finds OCaml libraries and calls compilers with them. ocamlfind(1).", Style: POSIX,
		Subs: []Contract{
			{Names: "list query printconf lint", Style: SingleDash | Permute, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: "-describe -long-format -l -predicates= -format= -p-format -d-format -i-format -l-format -a-format -o-format -r -recursive -descendants -qe -qo -suffix= -prefix= -separator= -pp -ppx"}}},
			{Names: "ocamlc ocamlopt ocamlcp ocamlmklib ocamlmktop ocamldep ocamldoc ocamlbrowser call install remove", Style: Raw, Scan: ScanFacts, Facts: project},
		},
	},
	{
		Names: "kubeconform", Doc: "Checks Kubernetes files. kubeconform -h, 0.6.", Style: Go, Facts: []Fact{{Kind: Sync, Note: "asks for schemas"}}, Operands: []Operand{{Kind: Read}},
		Flags: []Flag{{Names: "-h? -v? -summary? -strict? -verbose? -debug? -exit-on-error? -ignore-missing-schemas? -kubernetes-version= -output= -n= -skip= -reject= -ignore-filename-pattern="}, {Names: "-schema-location=", Value: Load, Note: "where schemas come from"}, {Names: "-insecure-skip-tls-verify?", Does: Fetch}, {Names: "-cache=", Value: Write}},
	},
	{
		Names: "ts-prune", Doc: "Finds exports that nobody uses. ts-prune --help, 0.10.", Style: Long, Facts: task,
		Flags: []Flag{{Names: "-i= --ignore= -m --showModule -u --unusedInModule -e --error -s= --skip= -h --help"}, {Names: "-p= --project=", Value: Load}},
	},
	{
		Names: "soxi", Doc: "Prints what sound files hold. soxi(1).", Style: Bundle, Scan: ScanNames, Flags: []Flag{{Names: "-V= -T -t -r -c -s -d -D -b -B -p -e -a"}},
	},
	{
		Names: "pest", Doc: "Runs PHP tests. pest --help, 3.", Style: Permute, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: phpunitPlain + " -p -vv -vvv --processes= --todos --shard= --exactly= --min= --coverage --type-coverage"},
			{Names: "--coverage-text?", Value: Artifact}, {Names: "--coverage-clover= --coverage-cobertura= --coverage-crap4j= --coverage-html= --coverage-php= --coverage-xml= --log-junit= --log-teamcity= --testdox-html= --testdox-text= --cache-directory=", Value: Artifact},
			{Names: "-c= --configuration= --bootstrap= --extension= -d= --include-path= --test-directory=", Value: Load}, {Names: "--generate-configuration --migrate-configuration --generate-baseline= --update-snapshots --init", Does: Edit},
		},
	},
	{
		Names: "cucumber", Doc: "Runs scenarios. cucumber --help, 9; -s takes no value, and --publish sends a report.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-v --verbose -n= --name= -e= --exclude= -t= --tags= -f= --format= --strict --strict-undefined --no-strict -q --quiet --publish-quiet -d --dry-run -s --no-source -S --no-snippets -i --no-duration -m --no-multiline -x --expand -w --wip -b --backtrace -g --guess -c --color --no-color --fail-fast --retry= --order= --i18n-keywords= -P --no-profile"},
			{Names: "-r= --require= -p= --profile= -l= --lines=", Value: Load}, {Names: "-o= --out=", Value: Artifact}, {Names: "--publish", Does: Send, Note: "publishes a report"},
		},
	},
	{
		Names: "radon", Doc: "Measures how complex Python is. radon --help, 6; -s takes no value.", Style: POSIX,
		Flags: []Flag{{Names: "-h -v"}},
		Subs: []Contract{{Names: "cc mi raw hal", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
			{Names: "-s --show-complexity --show --summary -a --average --total-average -n= --min= -x= --max= -e= --exclude= -i= --ignore= -o= --order= -j --json --xml --md --codeclimate --no-assert --show-closures --include-ipynb --ipynb-cells -m --multi --sort -f --functions -nc -nb -na"}, {Names: "-O= --output-file=", Value: Artifact}}}},
	},
	{
		Names: "tap", Here: "*", Doc: "Runs JavaScript tests. tap --help, 16 and 21; -T, -c and others take no value.", Style: Long, Facts: task, Scan: ScanNames, Operands: localCode,
		Flags: []Flag{
			{Names: "-c --color -C --no-color -b --bail -B --no-bail -T --no-timeout -t= --timeout= -O --only -j= --jobs= -R= --reporter= -g= --grep= -i --invert --coverage --no-coverage --check-coverage --no-check-coverage --disable-coverage --allow-empty-coverage --allow-incomplete-coverage --show-full-coverage --coverage-report= --passes --ts --no-ts --jsx --esm --no-esm -v --version -h --help --serial= --statements= --branches= --lines= --functions="},
			{Names: "-S --snapshot", Does: Edit, Note: "writes snapshots"}, {Names: "-o= --output-file= -d= --output-dir=", Value: Artifact}, {Names: "--before= --after= --node-arg= --test-arg= --test-env= --rcfile= --plugin= --reporter-file=", Value: Load},
		},
	},
	{
		Names: "pyroma", Doc: "Rates the packaging of a Python project, which it builds. pyroma --help, 4; -d, -f and -p choose how, and take no value.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-n= --min= -q --quiet -a --auto -d --directory"}, {Names: "-f --file -p --pypi", Does: Fetch, Note: "a package that is built"}},
	},
	{
		Names: "check-manifest", Doc: "Compares a source package with the repository. check-manifest --help, 0.49.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-v --verbose -q --quiet -m --ignore= --ignore-bad-ideas= --no-build-isolation --version -h"}, {Names: "-p= --python=", Value: Program}, {Names: "-c --create -u --update", Does: Edit, Note: "writes MANIFEST.in"}},
	},
	{
		Names: "just", Doc: "Runs recipes of the project. just(1), 1.35.", Style: POSIX, Scan: ScanMake,
		Flags: []Flag{
			{Names: "--list -l --summary --evaluate --dump --dump-format= --show= -s= --dry-run -n --verbose -v --quiet -q --color= --command-color= --unsorted -u --variables --highlight --no-highlight --no-deps --no-aliases --list-heading= --list-prefix= --list-submodules --groups --explain --timestamp --one --yes --no-dotenv --changelog --man"},
			{Names: "-d= --working-directory=", Value: Base}, {Names: "-f= --justfile= --dotenv-path= -E= --dotenv-filename= --tempdir=", Value: Load}, {Names: "-g --global-justfile", Does: Load},
			{Names: "--shell= --shell-arg= --shell-command -c --command --choose --chooser= --edit -e --set", Does: Program},
		},
	},
	{
		Names: "task", Doc: "Runs tasks of a Taskfile. task --help, 3; -s takes no value.", Style: POSIX, Scan: ScanMake,
		Flags: []Flag{
			{Names: "-l --list -a --list-all -j --json -s --silent -n --dry -v --verbose -o= --output= --output-group-begin= --output-group-end= --output-group-error-only -p --parallel -C= --concurrency= -f --force -x --exit-code -y --yes -c --color --summary --status --sort= --no-status --nested --experiments"},
			{Names: "-d= --dir=", Value: Base}, {Names: "-t= --taskfile=", Value: Load}, {Names: "-g --global", Does: Load}, {Names: "-i --init", Does: Edit},
		},
	},
	{
		Names: "invoke inv", Doc: "Runs tasks of the project. invoke --help, 2; -d and -s take no value.", Style: POSIX, Scan: ScanMake,
		Flags: []Flag{
			{Names: "-l --list? -D= --list-depth= -F= --list-format= -d --debug -e --echo -h -n --no-dedupe -p --pty -R --dry -V -w --warn-only -T= --command-timeout= --hide= --write-pyc --no-write-pyc"},
			{Names: "-c= --collection= -f= --config= -r= --search-root=", Value: Load}, {Names: "--prompt-for-sudo-password", Does: Privilege},
		},
	},
	{
		Names: "mage", Doc: "Runs targets of the project. mage -h, 1.15.", Style: Go, Scan: ScanMake,
		Flags: []Flag{{Names: "-l -h -v -f -debug -t= -version"}, {Names: "-d= -w=", Value: Base}, {Names: "-init -clean", Does: Edit}, {Names: "-gocmd= -ldflags= -goos= -goarch=", Does: Program}, {Names: "-compile=", Value: Write}},
	},
	{
		Names: "doit", Doc: "Runs tasks of the project. doit help run, 0.36; -s takes no value.", Style: POSIX, Scan: ScanMake,
		Flags: []Flag{{Names: "-v= --verbosity= -s --single -n= --process= -a --always-execute -c --continue -q -P= --parallel-type="}, {Names: "-d= --dir=", Value: Base}, {Names: "-f= --file= -r= --reporter= -k --seek-file", Does: Load}, {Names: "-o= --output-file= --db-file=", Value: Write}},
	},
}

// phpunitPlain are the options that PHPUnit and what is built on it share.
const phpunitPlain = "--testsuite= --group= --exclude-group= --covers= --uses= --filter= --test-suffix= --list-suites --list-groups --list-tests --list-test-files --process-isolation --strict-coverage --strict-global-state --disallow-test-output --enforce-time-limit --stop-on-defect --stop-on-error --stop-on-failure --stop-on-warning --stop-on-risky --stop-on-skipped --stop-on-incomplete --fail-on-warning --fail-on-risky --fail-on-deprecation --fail-on-notice --fail-on-skipped --fail-on-incomplete --cache-result --do-not-cache-result --order-by= --random-order --random-order-seed= --resolve-dependencies --colors? --columns= --stderr --no-progress --no-results --no-output --display-incomplete --display-skipped --display-deprecations --display-errors --display-notices --display-warnings --reverse-list --teamcity --testdox --debug --verbose -v --no-coverage --no-logging --parallel --compact --exclude-testsuite= --profile --bail --dirty --retry --ci"
