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
		Names: "cmake", Doc: "Configures and builds. cmake(1), 3.25.", Style: Permute | Bundle, Operands: []Operand{{Kind: Text, When: "--build"}, {Kind: File}},
		Facts: []Fact{{Kind: Project, Unless: "--system-information --list-presets --build"}}, Scan: ScanCMake,
		Flags: []Flag{
			{Names: "--build="}, {Names: "-t= --target="}, {Names: "-S= -B= -G= -D= -U= -A= -T= -W= -j? --parallel? --config= -v --verbose --clean-first --preset= --fresh -N -L -LA -LAH -LH --log-level= --no-warn-unused-cli --warn-uninitialized --trace --prefix= --component= --strip"},
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
			{Names: "test compile", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--list --no-rebuild --num-processes= -j= --suite= --no-suite= -v --verbose -q --quiet --print-errorlogs --repeat= -t= --timeout-multiplier= --no-stdsplit --benchmark --maxfail= --targets --tests --buildoptions --all -a --dependencies"}, {Names: "-C=", Value: Base}, {Names: "--wrapper= --wrap= --gdb --gdb-path=", Does: Program}, {Names: "--logbase=", Value: Artifact}}},
			{Names: "setup configure install dist init wrap subprojects devenv rewrite env2mfile", Style: Long, Facts: project, Operands: anyText, Flags: []Flag{{Names: "-D= --buildtype= --prefix= --wipe --reconfigure --backend="}}},
		},
	},
	{
		Names: "bazel bazelisk buck2 please", Doc: "Builds and tests targets. bazel help, 7.", Style: POSIX,
		Subs: []Contract{
			{Names: "test build query cquery aquery info coverage version help targets", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--test_output= --test_filter= --config= -c= --compilation_mode= -k --keep_going -j= --jobs= --verbose_failures --test_summary= --nocache_test_results --cache_test_results= --test_tag_filters= --build_tag_filters= --runs_per_test= --test_timeout= --noshow_progress --show_progress --color= --curses= --output= --noimplicit_deps --notool_deps --platforms= --keep-going"}}},
			{Names: "run fetch sync mod clean shutdown mobile-install", Style: Long, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "gradle gradlew", Doc: "Builds and tests Java. gradle --help, 8.", Style: Permute | Bundle, Scan: ScanMake,
		Flags: []Flag{
			{Names: "-i --info -q --quiet -d --debug -w --warn -s --stacktrace -S --full-stacktrace --console= --daemon --no-daemon --offline --parallel --no-parallel --max-workers= --build-cache --no-build-cache --configuration-cache --no-configuration-cache --configure-on-demand --continue --dry-run -m --rerun-tasks --rerun -x= --exclude-task= --tests= --warning-mode= --profile --status -a --no-rebuild --refresh-dependencies -v --version --show-version --foreground --priority= --watch-fs --no-watch-fs --fail-fast --configuration= --dependency= --all --no-scan --group= --types --rules --single-path --property= --variant= --task="},
			{Names: "--scan", Does: Send}, {Names: "--stop", Does: Signal}, {Names: "-t --continuous"},
			{Names: "-p= --project-dir=", Value: Base},
			{Names: "-I= --init-script= -b= --build-file= -c= --settings-file= --include-build= -g= --gradle-user-home= --project-cache-dir=", Value: Load},
			{Names: "-D= --system-prop= -P= --project-prop=", Does: Unknown}, {Names: "--write-locks --write-verification-metadata= --update-locks=", Does: Edit},
		},
	},
	{
		Names: "mvn mvnw mvnd", Doc: "Builds and tests Java. mvn --help, 3.9.", Style: Permute, Scan: ScanMake,
		Flags: []Flag{
			{Names: "-q --quiet -B --batch-mode -ntp --no-transfer-progress -e --errors -X --debug -o --offline -U --update-snapshots -nsu -C --strict-checksums -c --lax-checksums -fae --fail-at-end -ff --fail-fast -fn --fail-never -N --non-recursive -T= --threads= -am --also-make -amd --also-make-dependents -pl= --projects= -P= --activate-profiles= -rf= --resume-from= -r -v --version -V --show-version --color= -h"},
			{Names: "-Dverbose? -Dincludes= -Dexcludes= -DoutputType= -DincludeScope= -DexcludeScope= -DincludeTypes= -DexcludeTypes= -DincludeGroupIds= -DexcludeGroupIds= -DincludeArtifactIds= -DexcludeArtifactIds= -DincludeClassifiers= -DexcludeClassifiers= -DexcludeTransitive? -DappendOutput= -Dtokens= -Dsort= -Dsilent= -DignoreNonCompile? -DfailOnWarning? -DoutputXML? -DscriptableOutput? -Dmdep.prependGroupId= -Dmdep.pathSeparator= -Dmdep.fileSeparator= -DallowMajorUpdates= -DallowMinorUpdates= -DallowIncrementalUpdates= -DallowSnapshots= -DprocessDependencies= -DprocessDependencyManagement= -DprocessPluginDependencies= -Dexpression= -DforceStdout? -Dplugin= -Dgoal= -Ddetail? -Dminimal? -Dcmd= -Dscope= -DskipTests? -DskipITs? -Dmaven.test.skip? -DfailIfNoTests? -Dtest= -Dit.test= -Dsurefire.failIfNoSpecifiedTests= -Dgroups= -Dcheckstyle.skip? -Dstyle.color= -Dmaven.javadoc.skip="},
			{Names: "-DoutputFile= -Dmdep.outputFile= -Doutput=", Value: Artifact}, {Names: "-D=", Does: Unknown}, {Names: "-f= --file= -s= --settings= -gs= --global-settings= -t= --toolchains= -gt=", Value: Load}, {Names: "-l= --log-file=", Value: Artifact},
		},
	},
	{
		Names: "dotnet", Doc: "Builds and tests .NET. dotnet --help, 8.", Style: POSIX, Flags: []Flag{{Names: "--info --list-sdks --list-runtimes -d --diagnostics"}}, BareOK: true,
		Subs: []Contract{
			{Names: "build test msbuild", Style: Long, Facts: task, Operands: localCode, Scan: ScanDotnet, Flags: []Flag{{Names: "-c= --configuration= -f= --framework= -r= --runtime= -v= --verbosity= --no-restore --no-build --nologo --no-incremental --no-dependencies --filter= -t --list-tests -l= --logger= --collect= --blame --blame-crash --blame-hang --arch= --os= --interactive --tl? -m? -warnaserror --self-contained --no-self-contained --disable-build-servers"}, {Names: "-o= --output= --results-directory= -d= --diag=", Value: Artifact}, {Names: "-p= --property= -s= --settings= --test-adapter-path= -e= --environment= --source=", Does: Unknown}}},
			{Names: "format", Style: POSIX, Facts: []Fact{{Kind: Task, When: "--verify-no-changes"}, {Kind: Edit, Unless: "--verify-no-changes", Note: "formats the project"}}, Operands: anyText, Flags: []Flag{{Names: "--verify-no-changes"}, {Names: "--severity= -v= --verbosity= --no-restore --include= --exclude= --diagnostics="}, {Names: "--report= --binarylog=", Value: Artifact}}},
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
				{Names: "list", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-g --global --local --format="}, {Names: "--tool-path=", Value: List}}},
				{Names: "search", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured sources"}}, Operands: anyText, Flags: []Flag{{Names: "--author= --detail --prerelease --skip= --take="}}},
				{Names: "install uninstall update restore run exec execute", Style: POSIX, Facts: project, Operands: anyText},
			}},
			{Names: "workload", Style: POSIX, Flags: []Flag{{Names: "--info"}}, BareOK: true, Subs: []Contract{
				{Names: "list search", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured sources"}}, Operands: anyText, Flags: []Flag{{Names: "-v= --verbosity= --machine-readable"}}},
				{Names: "install uninstall update restore repair clean config history", Style: POSIX, Facts: project, Operands: anyText},
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
		Flags: []Flag{{Names: "-list -version -showsdks -showBuildSettings -showdestinations"}, {Names: "-json -scheme= -target= -configuration= -sdk= -destination= -quiet -verbose -arch= -jobs= -parallel-testing-enabled= -enableCodeCoverage= -testPlan= -dry-run"}, {Names: "-project= -workspace=", Value: Base}, {Names: "-derivedDataPath= -resultBundlePath=", Value: Artifact}, {Names: "-xcconfig= -toolchain= -exportArchive -exportPath= -allowProvisioningUpdates", Does: Unknown}},
	},
	{
		Names: "msbuild xcrun swiftc clang-cl", Doc: "Build tools of Windows and macOS.", Facts: project, Operands: anyText,
	},
	{
		Names: "swift", Doc: "Builds and tests Swift. swift --help, 5.10.", Style: POSIX, BareOK: true, Facts: []Fact{{Kind: Session, Unless: "-version", Note: "an interpreter"}}, Flags: []Flag{{Names: "-version"}},
		Subs: []Contract{
			{Names: "build test", Style: Long, Facts: task, Flags: []Flag{{Names: "-c= --configuration= --filter= --skip= --parallel --num-workers= -v --verbose -q --quiet -j= --jobs= --product= --target= --enable-code-coverage --skip-build --list-tests -l --build-tests --show-bin-path"}, {Names: "--package-path= -C=", Value: Base}, {Names: "--scratch-path= --build-path= --xunit-output=", Value: Artifact}, {Names: "-Xcc= -Xswiftc= -Xlinker= -Xcxx= --toolchain= --sdk=", Does: Program}, {Names: "--disable-sandbox", Does: Unknown}}},
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
			{Names: "build", Style: Permute, Scan: ScanMake, Flags: []Flag{{Names: "--summary= --verbose -l --list-steps -freference-trace --color= -j"}, {Names: "-D=", Does: Unknown}, {Names: "-p= --prefix= --cache-dir=", Value: Artifact}, {Names: "--build-file= --build-runner=", Value: Load}}},
			{Names: "test ast-check", Style: Permute, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--test-filter= -O= --color="}}},
			{Names: "fmt", Style: Long, Facts: []Fact{{Kind: Task, When: "--check"}}, Operands: []Operand{{Kind: Text, When: "--check"}, {Kind: Edit}}, Flags: []Flag{{Names: "--check --ast-check"}, {Names: "--exclude= --stdin"}}},
			{Names: "version env targets libc zen help", Style: Long, Operands: anyText},
			{Names: "run cc c++ build-exe build-lib build-obj fetch init translate-c", Style: POSIX, Facts: project, Operands: []Operand{{Kind: Text, Count: 1}, {Kind: Unknown}}},
		},
	},
	{
		Names: "cabal stack", Doc: "Build and test Haskell. cabal --help, 3.10; stack --help, 2.15.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-V --numeric-version"}},
		Subs: []Contract{
			{Names: "build test v2-build v2-test bench haddock", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-v? --verbose? -j? --jobs? --test-show-details= --enable-tests --disable-tests --fast --pedantic --only-dependencies -O? --dry-run --ta= --test-arguments= --no-run-tests --coverage --file-watch --flag="}}},
			{Names: "list info outdated path check status help", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-v? --verbose? -q --quiet --installed -I --simple-output -i --ignore-case --no-ignore-case -s --strict-case --freeze-file --v2-freeze-file --exit-code --ignore= --minor= --cache-home --remote-repo-cache --logs-dir --store-dir --config-file --installdir --compiler-info --cache-dir --output-format= " + stackPaths}, {Names: "--package-db=", Value: Load}}},
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
		Names: "just task mage invoke inv doit", Doc: "Run recipes of the project. just(1), 1.35.", Style: POSIX, Scan: ScanMake,
		Flags: []Flag{
			{Names: "--list -l --summary --evaluate --dump --show= -s= --dry-run -n --verbose -v --quiet -q --color= --list-all -a --unsorted -u --variables --silent"},
			{Names: "-d= --working-directory= --dir=", Value: Base}, {Names: "-f= --justfile= --taskfile= -t= --dotenv-path= --dotenv-filename= -C=", Value: Load}, {Names: "--shell= --shell-arg= --shell-command -c --command --choose --chooser= --edit -e --set", Does: Program},
		},
	},
	{
		Names: "ant sbt lein rebar3 bloop mill", Doc: "Build and test JVM and Erlang projects. Their manuals.", Style: Permute, Scan: ScanMake,
		Flags: []Flag{{Names: "-q -quiet -v -verbose -batch -no-colors --no-color -projecthelp -p"}},
	},
}

// stackPaths are what stack path prints.
const stackPaths = "--stack-root --global-config --project-root --config-location --bin-path --programs --compiler-exe --compiler-bin --compiler-tools-bin --local-bin --extra-include-dirs --extra-library-dirs --snapshot-pkg-db --local-pkg-db --global-pkg-db --ghc-package-path --snapshot-install-root --local-install-root --snapshot-doc-root --local-doc-root --local-hoogle-root --dist-dir --local-hpc-root --local-bin-path"
