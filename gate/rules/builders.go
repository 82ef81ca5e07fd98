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
			{Names: "-i --info -q --quiet -d --debug -w --warn -s --stacktrace -S --full-stacktrace --console= --daemon --no-daemon --offline --parallel --no-parallel --max-workers= --build-cache --no-build-cache --configuration-cache --no-configuration-cache --configure-on-demand --continue --dry-run -m --rerun-tasks --rerun -x= --exclude-task= --tests= --warning-mode= --profile --status -a --no-rebuild --refresh-dependencies -v --version --show-version --foreground --priority= --watch-fs --no-watch-fs --fail-fast --configuration= --dependency= --all --no-scan"},
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
			{Names: "-Dverbose -Dverbose= -Dincludes= -Dexcludes= -DoutputType= -Dscope= -DskipTests -DskipITs -Dmaven.test.skip -DfailIfNoTests -Dtest= -Dit.test= -DskipTests= -DskipITs= -Dmaven.test.skip= -DfailIfNoTests= -Dsurefire.failIfNoSpecifiedTests= -Dgroups= -Dcheckstyle.skip -Dcheckstyle.skip= -Dstyle.color= -Dmaven.javadoc.skip="},
			{Names: "-D=", Does: Unknown}, {Names: "-f= --file= -s= --settings= -gs= --global-settings= -t= --toolchains= -gt=", Value: Load}, {Names: "-l= --log-file=", Value: Artifact},
		},
	},
	{
		Names: "dotnet", Doc: "Builds and tests .NET. dotnet --help, 8.", Style: POSIX, Flags: []Flag{{Names: "--info --list-sdks --list-runtimes -d --diagnostics"}}, BareOK: true,
		Subs: []Contract{
			{Names: "build test msbuild", Style: Long, Facts: task, Operands: localCode, Scan: ScanDotnet, Flags: []Flag{{Names: "-c= --configuration= -f= --framework= -r= --runtime= -v= --verbosity= --no-restore --no-build --nologo --no-incremental --no-dependencies --filter= -t --list-tests -l= --logger= --collect= --blame --blame-crash --blame-hang --arch= --os= --interactive --tl? -m? -warnaserror --self-contained --no-self-contained --disable-build-servers"}, {Names: "-o= --output= --results-directory= -d= --diag=", Value: Artifact}, {Names: "-p= --property= -s= --settings= --test-adapter-path= -e= --environment= --source=", Does: Unknown}}},
			{Names: "format", Style: POSIX, Facts: []Fact{{Kind: Task, When: "--verify-no-changes"}, {Kind: Edit, Unless: "--verify-no-changes", Note: "formats the project"}}, Operands: anyText, Flags: []Flag{{Names: "--verify-no-changes"}, {Names: "--severity= -v= --verbosity= --no-restore --include= --exclude= --diagnostics="}, {Names: "--report= --binarylog=", Value: Artifact}}},
			{Names: "sln solution", Style: POSIX, Subs: []Contract{{Names: "list", Style: Long, Facts: task, Flags: []Flag{{Names: "--solution-folders"}}}, {Names: "add remove migrate", Style: Long, Facts: project, Operands: anyText}}},
			{Names: "list", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--outdated --deprecated --vulnerable --include-transitive --format= --framework="}}},
			{Names: "nuget", Style: POSIX, Subs: []Contract{{Names: "list", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--format="}}}, {Names: "add remove update enable disable delete push locals trust sign verify why config", Style: POSIX, Facts: project, Operands: anyText}}},
			{Names: "restore add remove new tool workload pack publish run watch ef clean store sdk dev-certs user-secrets script exec", Style: POSIX, Facts: project, Operands: anyText, Flags: []Flag{{Names: "-c= --configuration= -o= --output= --project= --no-build --no-restore"}}},
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
			{Names: "package", Style: POSIX, Flags: []Flag{{Names: "--package-path= -C=", Value: Base}}, Subs: []Contract{
				{Names: "describe show-dependencies dump-package tools-version show-traits", Style: Long, Facts: task, Flags: []Flag{{Names: "--type= --format="}}},
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
		Names: "cabal stack", Doc: "Build and test Haskell. cabal --help, 3.10; stack --help, 2.15.", Style: POSIX,
		Subs: []Contract{
			{Names: "build test check list info outdated path ls v2-build v2-test bench haddock status", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-v? --verbose? -j? --jobs? --test-show-details= --enable-tests --disable-tests --fast --pedantic --only-dependencies -O? --dry-run --ta= --test-arguments= --no-run-tests --coverage --file-watch --flag="}}},
			{Names: "list-bin", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-v? --verbose? --enable-tests --disable-tests --enable-benchmarks --disable-benchmarks -O?"}}},
			{Names: "run exec repl ghci ghc runghc install update upload sdist clean init freeze new setup", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "ant sbt lein rebar3 clj clojure bloop mill", Doc: "Build and test JVM and Erlang projects. Their manuals.", Style: Permute, Scan: ScanMake,
		Flags: []Flag{{Names: "-q -quiet -v -verbose -batch -no-colors --no-color -projecthelp -p"}},
	},
}
