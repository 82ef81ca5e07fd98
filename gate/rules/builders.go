package rules

// builders build and test projects from a build description.
var builders = []Contract{
	{
		Names: "make gmake", Doc: "Builds targets of a makefile. make(1), GNU 4.3.", Style: GNU, Scan: ScanMake,
		Flags: []Flag{
			{Names: "-j? --jobs? -l? --load-average? --max-load?"},
			{Names: "-b -m -B --always-make -d --debug? -e --environment-overrides -i --ignore-errors -k --keep-going -L --check-symlink-times -o= --old-file= --assume-old= -O? --output-sync? -p --print-data-base -q --question -r --no-builtin-rules -R --no-builtin-variables -s --silent --quiet --no-silent -S --no-keep-going --stop -t --touch -v -w --print-directory --no-print-directory -W= --what-if= --new-file= --assume-new= --trace --warn-undefined-variables --shuffle?"},
			{Names: "-n --just-print --dry-run --recon"},
			{Names: "-C= --directory=", Value: Base}, {Names: "-f= --file= --makefile= -I= --include-dir=", Value: Load}, {Names: "-E= --eval=", Value: Opaque},
		},
	},
	{
		Names: "bmake remake mk scons waf premake5 qmake autoconf automake autoreconf aclocal libtool", Doc: "Build systems whose descriptions are programs.", Style: Long, Facts: project, Operands: anyText,
		Flags: []Flag{{Names: "-j= -k -s -n -q -i --install --verbose"}, {Names: "-f= -C= -I=", Value: Load}},
	},
	{
		Names: "cmake", Doc: "Configures and builds. cmake(1), 3.25.", Style: Permute | Bundle, Operands: []Operand{{Kind: Text, When: "--build"}, {Kind: Write, When: "--help-command"}, {Kind: List, When: "-N"}, {Kind: File}},
		Facts: []Fact{{Kind: Project, Unless: "--system-information --list-presets --build --help-command -N"}, {Kind: Project, When: "-D"}}, Scan: ScanCMake,
		Flags: []Flag{
			{Names: "--build="}, {Names: "-t= --target="}, {Names: "-S= -B= -G= -A= -T= -W= -j? --parallel? --config= -v --verbose --clean-first --preset= --fresh -L -LA -LAH -LH --log-level= --no-warn-unused-cli --warn-uninitialized --trace --prefix= --component= --strip"},
			{Names: "-D= -U="}, {Names: "-N"}, {Names: "--help-command= --help-variable= --help-module= --help-policy= --help-property= --help-manual= --help-command-list --help-variable-list --help-module-list --help-policy-list --help-property-list --help-manual-list"},
			{Names: "--system-information --list-presets? -h"}, {Names: "-P=", Value: File}, {Names: "-C= --toolchain=", Value: Load}, {Names: "-E", Does: Unknown}, {Names: "--install=", Does: Write}, {Names: "--graphviz= --profiling-output= --trace-redirect=", Value: Write}, {Names: "--open=", Does: Session},
		},
	},
	{
		Names: "ctest", Doc: "Runs tests of a CMake build. ctest(1), 3.25.", Style: Permute | Bundle, Facts: task, Operands: anyText,
		Flags: []Flag{
			{Names: "-h"}, {Names: "-C= --build-config= --progress -V --verbose -VV --extra-verbose --output-on-failure --stop-on-failure -F -j? --parallel? -Q --quiet -N --show-only? -L= --label-regex= -R= --tests-regex= -E= --exclude-regex= -LE= --label-exclude= -I= --tests-information= -U --union --rerun-failed --repeat= --repeat-until-fail= --max-width= --schedule-random --timeout= --stop-time= --no-tests= --test-load= --preset= --list-presets"},
			{Names: "--test-dir=", Value: Base}, {Names: "-O= --output-log= --output-junit=", Value: Artifact}, {Names: "-S= -SP= --script= -T= --test-action= -M= --test-model= -D= --dashboard= --build-and-test --extra-submit=", Does: Opaque},
		},
	},
	{
		Names: "ninja samu", Doc: "Builds targets. ninja --help, 1.11.", Style: POSIX, Scan: ScanMake,
		Flags: []Flag{{Names: "-j= -l= -k= -n -v --verbose --quiet -d= -w= --version"}, {Names: "-C=", Value: Base}, {Names: "-f=", Value: Load}, {Names: "-t="}},
	},
	{
		Names: "meson", Doc: "Configures, builds and tests. meson(1), 1.0.", Style: POSIX,
		Subs: []Contract{
			{Names: "introspect", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--ast --benchmarks --buildoptions --buildsystem-files --compilers --dependencies --scan-dependencies --installed --install-plan --machines --projectinfo --targets --tests --backend= -a --all -i --indent -f --force-object-output"}}},
			{Names: "test compile", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--list --no-rebuild --num-processes= -j= --suite= --no-suite= -v --verbose -q --quiet --print-errorlogs --repeat= -t= --timeout-multiplier= --no-stdsplit --benchmark --maxfail= --targets --tests --buildoptions --all -a --dependencies --setup= --max-lines= --slice="}, {Names: "-C=", Value: Base}, {Names: "--wrapper= --wrap= --gdb --gdb-path=", Does: Program}, {Names: "--logbase=", Value: Artifact}}},
			{Names: "configure", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--no-pager"}, {Names: "-D= --clearcache", Does: Project}}},
			{Names: "setup install dist init wrap subprojects devenv rewrite env2mfile", Style: Long, Facts: project, Operands: anyText, Flags: []Flag{{Names: "-D= --buildtype= --prefix= --wipe --reconfigure --backend="}}},
		},
	},
	{
		Names: "bazel bazelisk buck2 please", Here: "bazel bazelisk buck2", Doc: "Builds and tests targets. bazel help, 7.", Style: POSIX,
		Subs: []Contract{
			{Names: "test build query cquery aquery info coverage version help targets", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--test_output= --test_filter= --config= -c= --compilation_mode= -k --keep_going -j= --jobs= --verbose_failures --test_summary= --nocache_test_results --cache_test_results= --test_tag_filters= --build_tag_filters= --runs_per_test= --test_timeout= --noshow_progress --show_progress --color= --curses= --output= --noimplicit_deps --notool_deps --platforms= --keep-going --nobuild -s --subcommands --sandbox_debug --test_lang_filters= --test_size_filters= --test_timeout_filters= --build_tests_only --test_sharding_strategy= --flaky_test_attempts= --announce_rc --check_up_to_date --check_tests_up_to_date --show_result= --ui_event_filters= --show_loading_progress --noshow_loading_progress --local_test_jobs= --test_verbose_timeout_warnings --order_output= --universe_scope= --infer_universe_scope --nohost_deps --nobuild_runfile_links --test_keep_going --notest_keep_going --build_manual_tests --noshow_timestamps --show_timestamps --attempt_to_print_relative_paths --runs_per_test_detects_flakes --include_aspects --noinclude_aspects --line_terminator_null --max_test_output_bytes="}}},
			{Names: "mod", Style: POSIX, Subs: []Contract{{Names: "graph deps all_paths path explain show_repo show_extension", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--depth= --output= --charset= --verbose --from= --extension_info= --cycles --include_unused"}}}, {Names: "tidy dump_repo_mapping", Style: POSIX, Facts: project, Operands: anyText}}},
			{Names: "run fetch sync clean shutdown mobile-install", Style: Long, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "gradle gradlew", Here: "*", Doc: "Builds and tests Java. gradle --help, 8.", Style: Permute | Bundle, Scan: ScanMake,
		Flags: []Flag{
			{Names: "-i --info -q --quiet -d --debug -w --warn -s --stacktrace -S --full-stacktrace --console= --daemon --no-daemon --offline --parallel --no-parallel --max-workers= --build-cache --no-build-cache --configuration-cache --no-configuration-cache --configure-on-demand --continue --dry-run -m --rerun-tasks --rerun -x= --exclude-task= --tests= --warning-mode= --profile --status -a --no-rebuild --refresh-dependencies -v --version --show-version --foreground --priority= --watch-fs --no-watch-fs --fail-fast --configuration= --dependency= --all --no-scan --task= --group= --test-dry-run --no-test-dry-run --problems-report --no-problems-report --non-interactive --types --rules --single-path --property= --variant="},
			{Names: "--scan", Does: Send}, {Names: "--stop", Does: Signal}, {Names: "-t --continuous"},
			{Names: "-p= --project-dir=", Value: Base},
			{Names: "-I= --init-script= -b= --build-file= -c= --settings-file= --include-build= -g= --gradle-user-home= --project-cache-dir=", Value: Load},
			{Names: "-D= --system-prop= -P= --project-prop=", Does: Unknown}, {Names: "--write-locks --write-verification-metadata= --update-locks=", Does: Edit},
		},
	},
	{
		Names: "mvn mvnw mvnd", Here: "*", Doc: "Builds and tests Java. mvn --help, 3.9.", Style: Permute, Scan: ScanMake,
		Flags: []Flag{
			{Names: "-q --quiet -B --batch-mode -ntp --no-transfer-progress -e --errors -X --debug -o --offline -U --update-snapshots -nsu -C --strict-checksums -c --lax-checksums -fae --fail-at-end -ff --fail-fast -fn --fail-never -N --non-recursive -T= --threads= -am --also-make -amd --also-make-dependents -pl= --projects= -P= --activate-profiles= -rf= --resume-from= -r -v --version -V --show-version --color= -h"},
			{Names: mavenQuiet}, {Names: "-Dexpression?"}, {Names: "-DoutputFile? -Dmdep.outputFile? -Doutput?", Value: Artifact},
			{Names: "-D=", Does: Unknown}, {Names: "-f= --file= -s= --settings= -gs= --global-settings= -t= --toolchains= -gt=", Value: Load}, {Names: "-l= --log-file=", Value: Artifact},
		},
	},
	{
		Names: "dotnet", Here: "*", Doc: "Builds and tests .NET. dotnet --help, 8.", Style: POSIX, Flags: []Flag{{Names: "--info --list-sdks --list-runtimes -d --diagnostics"}}, BareOK: true,
		Subs: []Contract{
			{Names: "build test msbuild", Style: Long, Facts: task, Operands: localCode, Scan: ScanDotnet, Flags: []Flag{{Names: "-c= --configuration= -f= --framework= -r= --runtime= -v= --verbosity= --no-restore --no-build --nologo --no-incremental --no-dependencies --filter= --filter:? --framework:? --configuration:? --verbosity:? -t --list-tests -l= --logger= --logger:? --collect= --collect:? --blame --blame-crash --blame-crash-dump-type= --blame-crash-collect-always --blame-hang --blame-hang-timeout= --blame-hang-dump-type= --arch= --os= --interactive --tl? -m? -warnaserror --self-contained --no-self-contained --disable-build-servers"}, {Names: "-o= --output= --results-directory= -d= --diag=", Value: Artifact}, {Names: "-p= --property= -s= --settings= --test-adapter-path= -e= --environment= --source=", Does: Unknown}}},
			{Names: "format", Style: Long, Facts: []Fact{{Kind: Task, When: "--verify-no-changes"}, {Kind: Edit, Unless: "--verify-no-changes", Note: "formats the project"}}, Operands: anyText, Flags: []Flag{{Names: "--verify-no-changes"}, {Names: "--severity= -v= --verbosity= --no-restore --include= --exclude= --diagnostics= --folder --exclude-diagnostics= --include-generated"}, {Names: "--report= --binarylog=", Value: Artifact}}},
			{Names: "sln solution", Style: POSIX, Scan: ScanDotnet, Subs: []Contract{{Names: "list", Style: Long, Facts: task, Flags: []Flag{{Names: "--solution-folders"}}}, {Names: "add remove migrate", Style: Long, Facts: project, Operands: anyText}}},
			{Names: "list", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--outdated --deprecated --vulnerable --include-transitive --include-prerelease --highest-patch --highest-minor --format= --output-version= --framework= -v= --verbosity= --no-restore"}, {Names: "-s= --source=", Does: Fetch}, {Names: "--config=", Value: Load}}},
			{Names: "nuget", Style: POSIX, Subs: []Contract{
				{Names: "list", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--format="}, {Names: "--configfile=", Value: Load}}},
				{Names: "why", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "-f= --framework="}}},
				{Names: "locals", Style: Long, Facts: []Fact{{Kind: Package, Unless: "-l"}}, Operands: anyText, Flags: []Flag{{Names: "-l --list"}, {Names: "--force-english-output"}, {Names: "-c --clear", Does: Delete, Note: "caches of packages"}}},
				{Names: "add remove update enable disable delete push trust sign verify config", Style: POSIX, Facts: project, Operands: anyText},
			}},
			{Names: "package", Style: POSIX, Subs: []Contract{
				{Names: "search", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured sources"}}, Operands: anyText, Flags: []Flag{{Names: "--take= --skip= --exact-match --prerelease --format= --verbosity="}, {Names: "--source=", Does: Fetch}, {Names: "--configfile=", Value: Load}}},
				{Names: "list", Style: Long, Facts: task, Flags: []Flag{{Names: "--outdated --deprecated --vulnerable --include-transitive --include-prerelease --highest-patch --highest-minor --format= --output-version= --framework= --no-restore"}, {Names: "--project=", Value: File}, {Names: "--source=", Does: Fetch}}},
				{Names: "add remove update download", Style: POSIX, Facts: project, Operands: anyText},
			}},
			{Names: "tool", Style: POSIX, Subs: []Contract{
				{Names: "list", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-g --global --local --format="}, {Names: "--tool-path=", Value: List}}},
				{Names: "search", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured sources"}}, Operands: anyText, Flags: []Flag{{Names: "--author= --detail --prerelease --skip= --take="}}},
				{Names: "install uninstall update restore run exec execute", Style: POSIX, Facts: project, Operands: anyText},
			}},
			{Names: "workload", Style: POSIX, Flags: []Flag{{Names: "--info"}}, BareOK: true, Subs: []Contract{
				{Names: "list search", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured sources"}}, Operands: anyText, Flags: []Flag{{Names: "-v= --verbosity= --machine-readable"}}},
				{Names: "install uninstall update restore repair clean config history elevate", Style: POSIX, Facts: project, Operands: anyText},
			}},
			{Names: "sdk", Style: POSIX, Subs: []Contract{{Names: "check", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks for new versions"}}}}},
			{Names: "new", Style: POSIX, Facts: project, Operands: anyText, Flags: []Flag{{Names: "-c= -o= --output= -n= --name= --no-restore"}}, Subs: []Contract{
				{Names: "list", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--author= -lang= --language= --tag= --type= --columns= --columns-all --project="}}},
				{Names: "search details install uninstall update create", Style: POSIX, Facts: project, Operands: anyText},
			}},
			{Names: "restore add remove pack publish run watch ef clean store dev-certs user-secrets script exec", Style: POSIX, Facts: project, Operands: anyText, Flags: []Flag{{Names: "-c= --configuration= -o= --output= --project= --no-build --no-restore"}}},
		},
	},
	{
		Names: "xcodebuild", Doc: "Builds and tests Apple software. xcodebuild(1), 15.", Style: Go | Permute, Scan: ScanMake,
		Flags: []Flag{{Names: "-list -version -showsdks -showBuildSettings -showdestinations"}, {Names: "-json -scheme= -target= -configuration= -sdk= -destination= -quiet -verbose -arch= -jobs= -parallel-testing-enabled= -enableCodeCoverage= -testPlan= -dry-run -only-testing:? -skip-testing:? -only-test-configuration= -parallel-testing-worker-count= -test-iterations= -retry-tests-on-failure -run-tests-until-failure -test-timeouts-enabled= -maximum-concurrent-test-simulator-destinations= -disableAutomaticPackageResolution -onlyUsePackageVersionsFromResolvedFile -hideShellScriptEnvironment -showTestPlans -showBuildTimingSummary -destination-timeout= -alltargets"}, {Names: "-project= -workspace=", Value: Base}, {Names: "-derivedDataPath= -resultBundlePath=", Value: Artifact}, {Names: "-xcconfig= -toolchain= -exportArchive -exportPath= -allowProvisioningUpdates", Does: Unknown}},
	},
	{
		Names: "xcrun", Doc: "Finds and runs tools of Xcode. xcrun(1).", Style: POSIX, Operands: anyText, Scan: ScanListed,
		Flags: []Flag{{Names: "--show-sdk-path --show-sdk-version --show-sdk-build-version --show-sdk-platform-path --show-sdk-platform-version -f= --find= --sdk= -v --verbose -n --no-cache -h"}},
	},
	{
		Names: "simctl", Doc: "Controls simulators of Apple devices. xcrun simctl help.", Style: POSIX,
		Subs: []Contract{
			{Names: "list help", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-j --json -v"}}},
			{Names: "boot shutdown create delete erase install uninstall launch terminate spawn openurl io runtime push privacy addmedia clone rename upgrade", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "msbuild swiftc clang-cl", Doc: "Build tools of Windows and macOS.", Facts: project, Operands: anyText,
	},
	{
		Names: "swift", HereUnlessInfo: "*", Doc: "Builds and tests Swift. swift --help, 5.10.", Style: POSIX, BareOK: true, Facts: []Fact{{Kind: Session, Unless: "-version", Note: "an interpreter"}}, Flags: []Flag{{Names: "-version"}},
		Subs: []Contract{
			{Names: "build test", Style: Long, Facts: task, Operands: []Operand{{Kind: Text, Count: 1}}, Flags: []Flag{{Names: "--no-parallel --enable-xctest --disable-xctest --enable-swift-testing --disable-swift-testing --static-swift-stdlib --very-verbose --disable-automatic-resolution --force-resolved-versions --only-use-versions-from-resolved-file --skip-update --disable-code-coverage --traits= --disable-default-traits --arch= -c= --configuration= --filter= --skip= --parallel --num-workers= -v --verbose -q --quiet -j= --jobs= --product= --target= --enable-code-coverage --skip-build --list-tests -l --build-tests --show-bin-path"}, {Names: "--package-path= -C=", Value: Base}, {Names: "--scratch-path= --build-path= --xunit-output=", Value: Artifact}, {Names: "-Xcc= -Xswiftc= -Xlinker= -Xcxx= --toolchain= --sdk=", Does: Program}, {Names: "--disable-sandbox", Does: Unknown}}},
			{Names: "package", Style: POSIX, Flags: []Flag{{Names: "--package-path= -C=", Value: Base, Global: true}}, Subs: []Contract{
				{Names: "describe show-dependencies show-executables dump-package tools-version show-traits", Style: Long, Facts: task, Flags: []Flag{{Names: "--type= --format= -v --verbose -q --quiet --skip-update --force-resolved-versions --only-use-versions-from-resolved-file"}, {Names: "-o= --output-path=", Value: Artifact}}},
				{Names: "init resolve update clean reset edit unedit purge-cache plugin generate-xcodeproj archive-source completion-tool config add-dependency add-target add-product", Style: POSIX, Facts: project, Operands: anyText},
			}},
			{Names: "run repl", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "zig", Doc: "Builds and tests Zig. zig --help, 0.13.", Style: POSIX, BareOK: true,
		Subs: []Contract{
			{Names: "build", Style: Permute, Scan: ScanMake, Flags: []Flag{{Names: "--summary= --verbose -l --list-steps -freference-trace? -fno-reference-trace --color= -j? --seed= --prominent-compile-errors -fincremental -fno-incremental -Doptimize? -Dtarget? -Dcpu?"}, {Names: "-D=", Does: Unknown}, {Names: "-p= --prefix= --cache-dir=", Value: Artifact}, {Names: "--build-file= --build-runner=", Value: Load}}},
			{Names: "test ast-check", Style: Permute, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--test-filter= -O= --color= -lc -freference-trace? -fsingle-threaded -fno-single-threaded --test-no-exec -target="}}},
			{Names: "fmt", Style: Long, Facts: []Fact{{Kind: Task, When: "--check"}}, Operands: []Operand{{Kind: Text, When: "--check"}, {Kind: Edit}}, Flags: []Flag{{Names: "--check --ast-check"}, {Names: "--exclude= --stdin"}}},
			{Names: "version env targets libc zen help", Style: Long, Operands: anyText},
			{Names: "run cc c++ build-exe build-lib build-obj fetch init translate-c", Style: POSIX, Facts: project, Operands: []Operand{{Kind: Text, Count: 1}, {Kind: Unknown}}},
		},
	},
	{
		Names: "cabal stack", HereUnlessInfo: "*", Doc: "Build and test Haskell. cabal --help, 3.10; stack --help, 2.15.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "-V --numeric-version"}, {Names: "--no-terminal --terminal --silent --color= --verbosity=", Global: true}},
		Subs: []Contract{
			{Names: "build test v2-build v2-test bench haddock", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-v? --verbose? -j? --jobs? --test-show-details= --enable-tests --disable-tests --fast --pedantic --only-dependencies -O? --dry-run --ta= --test-arguments= --no-run-tests --coverage --file-watch --flag= --test --bench --haddock --no-haddock --no-run-benchmarks --skip= --no-copy-bins --keep-going --no-keep-going --test-suite-timeout= --test-options= --test-option= --benchmark-options= --enable-coverage --disable-coverage --enable-benchmarks --disable-benchmarks --offline --test-keep-tix-files"}, {Names: "--builddir= --test-log=", Value: Artifact}, {Names: "--ghc-options= --ghc-option= --stack-yaml= --resolver= --snapshot= -w= --with-compiler= --project-file= --test-wrapper=", Does: Load}}},
			{Names: "list info outdated path check status help", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-v? --verbose? -q --quiet --installed -I --simple-output -i --ignore-case --no-ignore-case -s --strict-case --freeze-file --v2-freeze-file --exit-code --ignore= --minor= --cache-home --remote-repo-cache --logs-dir --store-dir --config-file --installdir --compiler-info --cache-dir --output-format= --ghc-paths --offline " + stackPaths}, {Names: "--package-db=", Value: Load}, {Names: "--builddir=", Value: Artifact}, {Names: "--stack-yaml= --resolver= --snapshot= -w= --with-compiler= --project-file=", Does: Load}}},
			{Names: "ls", Style: POSIX, Subs: []Contract{
				{Names: "dependencies", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--separator= --license --no-license --external --no-external --include-base --no-include-base --depth= --prune= --global-hints --test --no-test --bench --no-bench"}}},
				{Names: "snapshots globals tools stack-colors stack-colours", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-l --lts -n --nightly --filter="}}},
			}},
			{Names: "dot query ide", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--external --no-external --include-base --no-include-base --depth= --prune= --exes --tests --benchmarks --test --bench --flag="}}},
			{Names: "list-bin", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-v? --verbose? --enable-tests --disable-tests --enable-benchmarks --disable-benchmarks -O?"}}},
			{Names: "run exec repl ghci ghc runghc install update upload sdist clean init freeze new setup", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "ghc-pkg", Doc: "Lists and registers packages of GHC. ghc-pkg --help, 9.", Style: POSIX, Flags: []Flag{{Names: "-?"}, {Names: "--user --global --expand-pkgroot --no-expand-pkgroot --ipid --unit-id --ignore-case --no-user-package-db --no-user-package-conf --simple-output --show-unit-ids --names-only -v? --verbose?", Global: true}, {Names: "-f= --package-db= --package-conf= --global-package-db=", Value: Load, Global: true}},
		Subs: []Contract{
			{Names: "list dot latest describe field find-module check dump", Style: Long, Operands: anyText},
			{Names: "register update unregister expose hide trust distrust recache init", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "ant bloop mill", Here: "mill", Doc: "Build and test JVM projects. Their manuals.", Style: Permute, Scan: ScanMake,
		Flags: []Flag{{Names: "-q -quiet -v -verbose -batch -no-colors --no-color -projecthelp -p"}},
	},
	{
		Names: "sbt", Here: "*", Doc: "Builds and tests Scala. sbt --help, 1.10.", Style: Permute, Scan: ScanTasks,
		Flags: []Flag{
			{Names: "-h -help -v -verbose -d -debug -batch -no-colors --no-colors --client -client -color= --color= --supershell? -supershell? -timings --timings --error --warn --info --debug -error -warn -info -mem= -Dsbt.color? -Dsbt.ci? -Dsbt.supershell? -Dsbt.log.noformat? -Dsbt.io.virtual?"},
			{Names: "-Dsbt.boot.directory? -Dsbt.global.base? -sbt-dir= -sbt-boot= -sbt-jar= -java-home= -ivy= -J= -S=", Does: Load},
		},
	},
	{
		Names: "lein", Here: "*", Doc: "Builds and tests Clojure. lein help, 2.11.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "-o -h -v -U"}},
		Subs: []Contract{
			{Names: "test", Style: POSIX, Facts: task, Operands: localCode, Scan: ScanLocal},
			{Names: "check compile classpath version help deps jar javadoc", Style: POSIX, Facts: task, Operands: anyText},
			{Names: "eastwood kibit", Style: POSIX, Facts: task},
			{Names: "cljfmt", Style: POSIX, Subs: []Contract{{Names: "check", Style: POSIX, Facts: task, Operands: localCode, Scan: ScanLocal}, {Names: "fix", Facts: []Fact{{Kind: Edit}}, Operands: anyText}}},
			{Names: "ancient", Style: POSIX, BareOK: true, Facts: task, Subs: []Contract{
				{Names: "check check-profiles latest", Style: POSIX, Facts: task, Operands: localCode, Scan: ScanLocal},
				{Names: "upgrade upgrade-profiles", Style: Raw, Scan: ScanFacts, Facts: project},
			}},
			{Names: "pprint", Style: POSIX, Subs: []Contract{{Names: ":name :group :version :description :dependencies :managed-dependencies :source-paths :test-paths :resource-paths :target-path :main :plugins", Style: POSIX, Facts: task}}},
			{Names: "do with-profile with-profiles", Style: Raw, Scan: ScanChain},
			{Names: "run repl uberjar install deploy release clean new upgrade trampoline update-in retest change pom search vcs plugin self-install", Style: Raw, Scan: ScanFacts, Facts: project},
		},
	},
	{
		Names: "clojure clj", Doc: "Runs Clojure, by the aliases of a project. clojure --help, 1.11.", Style: Raw, Scan: ScanClojure,
	},
	{
		Names: "rebar3", Here: "*", Doc: "Builds and tests Erlang. rebar3 help, 3.23.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "-h -v"}},
		Subs: []Contract{
			{Names: "eunit proper", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "--app= --application= -c --cover --cover_export_name= -p? --profile? -m= --module= -t= --test= -s= --suite= -g= --generator= -v --verbose --prop= -n= --numtests= --retry"}, {Names: "-d= --dir= -f= --file=", Value: File},
				{Names: "--name= --sname= --setcookie=", Does: Listen}, {Names: "--sys_config=", Value: Load}}},
			{Names: "ct", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "--group= --case= --label= -c --cover --cover_export_name= --repeat= --duration= --force_stop= --verbosity= -v --verbose --readable= --join_specs --basic_html --abort_if_missing_suites --multiply_timetraps= --scale_timetraps --retry --fail_fast --compile_only"},
				{Names: "--dir= --suite=", Value: File}, {Names: "--logdir=", Value: Artifact}, {Names: "--name= --sname= --setcookie=", Does: Listen}, {Names: "--spec= --config= --include= --sys_config= --allow_user_terms --decrypt_file= --stylesheet=", Does: Load}}},
			{Names: "compile xref dialyzer tree deps version help cover lint hank edoc ex_doc", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-d --deps_only -u? --update-plt? -s? --succ-typings? -v --verbose -m= --min_coverage= -r --reset --statistics"}}},
			{Names: "fmt", Style: Long, Facts: []Fact{{Kind: Task, When: "-c"}, {Kind: Edit, Unless: "-c @some", Note: "formats the project"}}, Operands: []Operand{{Kind: File, When: "-c"}, {Kind: Edit}}, Scan: ScanLocal, Flags: []Flag{{Names: "-c --check"}, {Names: "-v --verbose --print-width= --insert-pragma --require-pragma --exclude-files="}, {Names: "-w --write", Does: Edit}}},
			{Names: "plugins", Style: POSIX, Subs: []Contract{{Names: "list", Style: POSIX, Facts: task}, {Names: "upgrade", Style: Raw, Scan: ScanFacts, Facts: project}}},
			{Names: "as do", Style: Raw, Scan: ScanChain},
			{Names: "shell release tar clean get-deps update upgrade unlock lock new hex escriptize relup appup local vendor path state report alias", Style: Raw, Scan: ScanFacts, Facts: project},
		},
	},
}

// stackPaths are what stack path prints.
const stackPaths = "--stack-root --global-config --project-root --config-location --bin-path --programs --compiler-exe --compiler-bin --compiler-tools-bin --local-bin --extra-include-dirs --extra-library-dirs --snapshot-pkg-db --local-pkg-db --global-pkg-db --ghc-package-path --snapshot-install-root --local-install-root --snapshot-doc-root --local-doc-root --local-hoogle-root --dist-dir --local-hpc-root --local-bin-path"

// mavenQuiet are properties of mvn that choose tests, leave out steps, or say
// how to print. None names a file, a program or a host.
const mavenQuiet = "-Dtest? -Dit.test? -DfailIfNoTests? -DfailIfNoSpecifiedTests? -Dsurefire.failIfNoSpecifiedTests? -Dsurefire.failIfNoTests? -Dfailsafe.failIfNoSpecifiedTests? -Dit.failIfNoSpecifiedTests? -Dgroups? -DexcludedGroups? " +
	"-DskipTests? -DskipITs? -DskipUTs? -Dmaven.test.skip? -Dmaven.test.failure.ignore? -Dmaven.javadoc.skip? -Dmaven.source.skip? -Dmaven.main.skip? -DtrimStackTrace? -Dsurefire.trimStackTrace? -Dsurefire.useFile? -Dsurefire.printSummary? -Dsurefire.rerunFailingTestsCount? -Dfailsafe.rerunFailingTestsCount? -Dsurefire.skipAfterFailureCount? -Dfailsafe.skipAfterFailureCount? -Dsurefire.runOrder? -Dsurefire.reportFormat? -Dsurefire.timeout? -Dsurefire.exitTimeout? -Dsurefire.shutdown? -DforkCount? -DreuseForks? -Dparallel? -DthreadCount? -DperCoreThreadCount? -DredirectTestOutputToFile? " +
	"-Dcucumber.filter.tags? -Dcucumber.filter.name? -Djunit.jupiter.execution.parallel.enabled? -Dcheckstyle.skip? -Dspotbugs.skip? -Dpmd.skip? -Dcpd.skip? -Djacoco.skip? -Denforcer.skip? -Drat.skip? -Dspotless.check.skip? -Dspotless.apply.skip? -Dfmt.skip? -Danimal.sniffer.skip? -Drevapi.skip? -Djapicmp.skip? -Dinvoker.skip? -Dgpg.skip? -Ddocker.skip? -Djib.skip? -Ddependency-check.skip? -Dlicense.skip? " +
	"-Dstyle.color? -Dorg.slf4j.simpleLogger.defaultLogLevel? -Dorg.slf4j.simpleLogger.showDateTime? -Dorg.slf4j.simpleLogger.log.org.apache.maven.cli.transfer.Slf4jMavenTransferListener? -Dmaven.artifact.threads? -Dfile.encoding? -Dproject.build.sourceEncoding? -Dmaven.compiler.source? -Dmaven.compiler.target? -Dmaven.compiler.release? -Dmaven.compiler.showWarnings? -Dmaven.compiler.showDeprecation? -Duser.timezone? -Duser.language? -Djava.awt.headless? " +
	"-Dplugin? -Dgoal? -Ddetail? -Dverbose? -Dincludes? -Dexcludes? -DoutputType? -Dscope? -DincludeScope? -DexcludeTransitive? -DforceStdout? " +
	"-DexcludeScope? -DincludeTypes? -DexcludeTypes? -DincludeGroupIds? -DexcludeGroupIds? -DincludeArtifactIds? -DexcludeArtifactIds? -DincludeClassifiers? -DexcludeClassifiers? -DappendOutput? -Dtokens? -Dsort? -Dsilent? -DignoreNonCompile? -DfailOnWarning? -DoutputXML? -DscriptableOutput? -Dmdep.prependGroupId? -Dmdep.pathSeparator? -Dmdep.fileSeparator? -DallowMajorUpdates? -DallowMinorUpdates? -DallowIncrementalUpdates? -DallowSnapshots? -DprocessDependencies? -DprocessDependencyManagement? -DprocessPluginDependencies? -Dminimal? -Dcmd?"
