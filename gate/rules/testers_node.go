package rules

// nodeTools test, check, build and format JavaScript and TypeScript.
var nodeTools = []Contract{
	{
		Names: "jest", Here: "*", Doc: "Runs JavaScript tests. jest --help, 29.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "--all --automock -b --bail? --cache --no-cache --changedFilesWithAncestor --changedSince= --ci --no-ci --clearCache --clearMocks --collectCoverage? --coverage? --collectCoverageFrom= --color --colors --no-color --coverageReporters= --coverageProvider= --debug --detectLeaks --detectOpenHandles --errorOnDeprecated -e --expand --findRelatedTests --forceExit --group= --ignoreProjects= -i --runInBand --json --lastCommit --listTests --logHeapUsage -w= --maxWorkers= --maxConcurrency= --noStackTrace --notify --onlyChanged -o --onlyFailures -f --passWithNoTests --randomize --resetMocks --resetModules --restoreMocks --runTestsByPath --seed= --selectProjects= --shard= --showConfig --showSeed --silent? --no-silent -t= --testNamePattern= --testPathIgnorePatterns= --testPathPattern= --testPathPatterns= --testTimeout= --useStderr --verbose? --watchman --no-watchman --workerIdleMemoryLimit= --openHandlesTimeout= --testMatch= --testRegex= --no-coverage --coveragePathIgnorePatterns= --coverageThreshold= --env= --testEnvironment= --reporters= --waitForUnhandledRejections --workerThreads"},
			{Names: "--watch? --watchAll?"},
			{Names: "-u --updateSnapshot", Does: Edit, Note: "changes stored snapshots"},
			{Names: "--outputFile= --coverageDirectory=", Value: Artifact},
			{Names: "-c= --config= --rootDir= --roots= --globalSetup= --globalTeardown= --setupFiles= --setupFilesAfterEnv= --resolver= --runner= --testRunner= --testSequencer= --transform= --modulePaths= --moduleDirectories= --preset= --prettierPath= --snapshotSerializers= --testResultsProcessor= --watchPlugins= --cacheDirectory= --projects= --filter= --globals= --moduleNameMapper= --haste=", Value: Load},
			{Names: "--init", Does: Write},
		},
	},
	{
		Names: "vitest", Doc: "Runs JavaScript tests. vitest --help, 2.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "--run? -w --watch? --coverage --coverage.enabled? --coverage.reporter= --coverage.all --coverage.include= --coverage.exclude= --coverage.provider= --reporter= -t= --testNamePattern= --silent? --hideSkippedTests --mode= --bail= --retry= --passWithNoTests? --allowOnly --dangerouslyIgnoreUnhandledErrors --shard= --changed? --sequence.shuffle? --sequence.seed= --pool= --poolOptions.threads.singleThread? --poolOptions.forks.singleFork? --maxWorkers= --minWorkers= --maxConcurrency= --isolate? --no-isolate --globals --dom --testTimeout= --hookTimeout= --teardownTimeout= --slowTestThreshold= --logHeapUsage --no-color --color --clearScreen= --no-file-parallelism --fileParallelism= --typecheck --typecheck.only --inspect? --exclude= --project= --includeTaskLocation --json --filesOnly --expandSnapshotDiff --disableConsoleIntercept --no-coverage --no-watch --standalone --environment= --coverage.thresholds.lines= --coverage.thresholds.functions= --coverage.thresholds.branches= --coverage.thresholds.statements= --coverage.thresholds.perFile? --coverage.skipFull? --printConsoleTrace? --no-cache"},
			{Names: "-u --update", Does: Edit, Note: "changes stored snapshots"},
			{Names: "--outputFile= --outputFile.json= --outputFile.junit= --coverage.reportsDirectory=", Value: Artifact},
			{Names: "--ui --api? --open --browser? --inspectBrk?", Does: Listen},
			{Names: "-c= --config= -r= --root= --dir= --workspace= --globalSetup= --execArgv= --diff= --snapshotEnvironment=", Value: Load},
		},
	},
	{
		Names: "mocha", Here: "*", Doc: "Runs JavaScript tests. mocha --help, 10.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "--recursive -R= --reporter= -g= --grep= -f= --fgrep= -i --invert -b --bail -t= --timeout= --timeouts= -s= --slow= --exit --no-exit -p --parallel -j= --jobs= --check-leaks --full-trace --forbid-only --forbid-pending --retries= -c --color --colors --no-color -C --no-colors --extension= --ignore= --exclude= -S --sort --dry-run --list-files --list-reporters -A --async-only --allow-uncaught --delay --inline-diffs --diff --no-diff -w --watch --fail-zero --pass-on-failing-test-suite -V -u= --ui="},
			{Names: "--spec=", Value: File},
			{Names: "-r= --require= --config= --package= --import= --loader= --file= --opts= -n= --node-option= --watch-files= -O= --reporter-option= --reporter-options=", Value: Load},
			{Names: "--inspect? --inspect-brk?", Does: Listen},
		},
	},
	{
		Names: "ava tape", Here: "ava", Doc: "Run JavaScript tests. ava --help, 6; tape --help, 5.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-m= --match= -s --serial -t --tap -T= --timeout= -c= --concurrency= --fail-fast -v --verbose --color --no-color --no-worker-threads -w --watch --only --no-only --strict -R= --reporter="},
			{Names: "-u --update-snapshots", Does: Edit}, {Names: "-r= --require= --config= --node-arguments= -i= --ignore=", Value: Load},
		},
	},
	{
		Names: "playwright", Doc: "Runs tests in browsers. playwright test --help, 1.45.", Style: POSIX,
		Subs: []Contract{
			{
				Names: "test", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
				Flags: []Flag{
					{Names: "--headed -g= --grep= -G= --grep-invert= --global-timeout= --timeout= -j= --workers= --list --last-failed --max-failures= -x --project= --no-deps --pass-with-no-tests --quiet --repeat-each= --reporter= --retries= --shard= --fully-parallel --forbid-only --only-changed? --trace= --browser= --fail-on-flaky-tests --ignore-snapshots --name="},
					{Names: "--tsconfig=", Value: File}, {Names: "-u --update-snapshots?", Does: Edit}, {Names: "--output=", Value: Artifact}, {Names: "-c= --config=", Value: Load}, {Names: "--debug --ui", Does: Session}, {Names: "--ui-host= --ui-port=", Does: Listen},
				},
			},
			{Names: "install install-deps uninstall", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "--with-deps --force --dry-run --all"}}},
			{Names: "show-report show-trace open codegen screenshot pdf merge-reports", Style: Long, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "cypress", Doc: "Runs tests in browsers. cypress run --help, 13.", Style: POSIX,
		Subs: []Contract{
			{Names: "run", Style: Long, Facts: task, Scan: ScanLocal, Flags: []Flag{{Names: "-s= --spec=", Value: File}, {Names: "-b= --browser= --component --e2e --headed --headless --no-exit -q --quiet -r= --reporter= -t= --tag= --group= --parallel --ci-build-id= --auto-cancel-after-failures= -p= --port="}, {Names: "-c= --config= -C= --config-file= -e= --env= -P= --project= -o= --reporter-options=", Value: Load}, {Names: "--runner-ui --no-runner-ui"}, {Names: "--record? -k= --key=", Does: Send}}},
			{Names: "cache", Style: POSIX, Subs: []Contract{{Names: "list path", Style: Long, Flags: []Flag{{Names: "--size"}}}, {Names: "clear prune", Style: POSIX, Facts: project, Operands: anyText}}},
			{Names: "open install", Style: Long, Facts: project, Operands: anyText},
			{Names: "verify info version", Style: Long},
		},
	},
	{
		Names: "karma wdio nightwatch testcafe cucumber-js", Doc: "Run JavaScript tests; their configuration is code. Their --help.", Style: Long, Facts: project, Operands: anyText,
		Flags: []Flag{{Names: "--single-run --no-single-run --browsers= --log-level= --headless --tags= --env= --verbose"}},
	},
	{
		Names: "c8 nyc", Here: "*", Doc: "Run a command and report coverage. c8 README, 10.", Style: POSIX, Scan: ScanProjectEnv, Operands: []Operand{{Kind: Text, When: "@none"}, {Kind: Argv}},
		Flags: []Flag{{Names: "--all --check-coverage --lines= --functions= --branches= --statements= --include= -n= -x= --exclude= --reporter= -r= --100 --per-file --skip-full --silent -s --clean --no-clean --extension= -e= --cache"}, {Names: "--reports-dir= --report-dir= -o= --temp-directory= -t= --temp-dir=", Value: Artifact}, {Names: "-c= --config= --require= -i= --nycrc-path= --cwd=", Value: Load}},
	},
	{
		Names: "tsc vue-tsc tsgo", Doc: "Checks and compiles TypeScript. tsc --all, 5.5.", Style: Permute, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "--noEmit? -noEmit --skipLibCheck? --strict? --pretty? -w --watch -b --build -v -f --force -d --dry --incremental? --listFiles --listFilesOnly --showConfig --all --traceResolution --diagnostics --extendedDiagnostics --explainFiles --noErrorTruncation --preserveWatchOutput --allowJs? --checkJs? --jsx= -t= --target= -m= --module= --moduleResolution= --lib= --esModuleInterop? --resolveJsonModule? --isolatedModules? --noUnusedLocals? --noUnusedParameters? --noImplicitAny? --strictNullChecks? --noImplicitReturns? --noUncheckedIndexedAccess? --exactOptionalPropertyTypes? --declaration? --emitDeclarationOnly? --sourceMap? --removeComments? --allowSyntheticDefaultImports? --experimentalDecorators? --forceConsistentCasingInFileNames? --types= --noEmitOnError? --composite? --downlevelIteration --verbose --stopBuildOnErrors --skipDefaultLibCheck --allowImportingTsExtensions --locale="},
			{Names: "-p= --project=", Value: File},
			{Names: "--outDir= --outFile= --declarationDir= --tsBuildInfoFile= --generateTrace= --generateCpuProfile=", Value: Artifact},
			{Names: "--init --clean", Does: Write},
			{Names: "--rootDir= --baseUrl= --paths= --typeRoots= --rootDirs=", Value: File},
		},
	},
	{
		Names: "eslint", Doc: "Lints JavaScript. eslint --help, 9.", Style: Long, Scan: ScanLocal, Facts: task,
		Flags: []Flag{
			{Names: "--fix"}, {Names: "--fix-dry-run --fix-type= --no-eslintrc --env= --ext= --global= --no-config-lookup --quiet --max-warnings= -f= --format= --color --no-color --no-inline-config --report-unused-disable-directives --report-unused-disable-directives-severity= --report-unused-inline-configs= --cache --no-cache --cache-strategy= --ignore-pattern= --no-ignore --no-error-on-unmatched-pattern --exit-on-fatal-error --no-warn-ignored --pass-on-no-patterns --debug --stats --print-config= --env-info --stdin --stdin-filename= --rule= --parser-options= --concurrency= --flag= -v"},
			{Names: "-o= --output-file= --cache-location= --cache-file=", Value: Artifact},
			{Names: "-c= --config= --parser= --plugin= --rulesdir= --resolve-plugins-relative-to= --ignore-path=", Value: Load},
			{Names: "--init", Does: Package}, {Names: "--inspect-config", Does: Fetch},
		},
		Operands: []Operand{{Kind: Edit, When: "--fix"}, {Kind: File}},
	},
	{
		Names: "prettier", Doc: "Formats code. prettier --help, 3.", Style: Long, Scan: ScanLocal, Facts: task,
		Flags: []Flag{
			{Names: "-w --write"}, {Names: "-c --check -l --list-different"}, {Names: "--log-level= --loglevel= --no-color --color --no-error-on-unmatched-pattern --no-config --no-editorconfig --ignore-unknown -u --cache --cache-strategy= --parser= --single-quote --no-semi --tab-width= --print-width= --trailing-comma= --end-of-line= --prose-wrap= --stdin-filepath= --file-info= --find-config-path= --support-info --arrow-parens= --bracket-same-line --use-tabs --no-bracket-spacing --with-node-modules --ignore-path="},
			{Names: "--config= --plugin= --config-path= --plugin-search-dir=", Value: Load}, {Names: "--cache-location=", Value: Artifact},
		},
		Operands: []Operand{{Kind: Edit, When: "-w"}, {Kind: File, When: "-c"}, {Kind: Read}},
	},
	{
		Names: "stylelint biome oxlint tslint svelte-check astro markdownlint-cli2 cspell htmlhint jshint standard xo depcheck dprint", Doc: "Lint or format code of a project. Their --help.", Style: Long, Scan: ScanTester,
		Flags: []Flag{
			{Names: "--fix --write --apply --apply-unsafe --unsafe", Does: Edit},
			{Names: "-q --quiet --formatter= -f? --format= --reporter= --max-warnings= --max-diagnostics= --diagnostic-level= --allow-empty-input --cache --color --no-color --colors= -i --ignore= --ignore-pattern= --no-ignore --changed --staged --since= --verbose --files-ignore-unknown= --no-errors-on-unmatched --error-on-warnings --skip-parse-errors -D= -A= -W= --deny= --allow= --warn= --deny-warnings --threshold= --fail-on-warnings --no-progress --no-summary --no-must-find-files --show-suggestions --compiler-warnings= --production --strict --include= --exclude= --circular --extensions= --json --summary --log-level= --words-only --unique --gitignore --no-gitignore --dot --relative --no-relative --fail-fast --no-exit-code --show-context --locale= --language-id= --only= --skip="}, {Names: "--output=", Value: Artifact}, {Names: "--check --verify --dry-run"},
			{Names: "--tsconfig=", Value: File}, {Names: "--workspace=", Value: Base},
			{Names: "-c= --config= --config-path= --config-basedir= --plugin= --custom-syntax= --custom-formatter= -r= --rules= --rulesdir=", Value: Load},
			{Names: "-o= --output-file=", Value: Artifact},
		},
	},
	{
		Names: "markdownlint", Doc: "Checks Markdown. markdownlint --help, 0.45.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-d --dot -i= --ignore= -j --json -q --quiet -s --stdin --configPointer= --enable= --disable= -V -h"},
			{Names: "-f --fix", Does: Edit}, {Names: "-o= --output=", Value: Artifact}, {Names: "-p= --ignore-path=", Value: Read}, {Names: "-c= --config= -r= --rules=", Value: Load},
		},
	},
	{
		Names: "knip", Doc: "Finds unused code and dependencies. knip --help, 5.", Style: Long, Facts: task,
		Flags: []Flag{
			{Names: "-n --no-progress --use-tsconfig-files --cache --include-entry-exports --no-gitignore -p --production -s --strict -w --watch -W= --workspace= --include= --exclude= --dependencies --exports --files --cycles --tags= --fix-type= --no-config-hints --no-tag-hints --treat-config-hints-as-errors --treat-tag-hints-as-errors --max-issues= --max-show-issues= --no-exit-code -d --debug --memory --memory-realtime --performance -u --duration --trace -V -h"},
			{Names: "-f --fix -F --format", Does: Edit}, {Names: "--allow-remove-files", Does: Delete}, {Names: "-t= --tsConfig=", Value: Read}, {Names: "-D= --directory=", Value: Base},
			{Names: "--cache-location= --output-file=", Value: Artifact}, {Names: "-c= --config= --reporter= --preprocessor=", Value: Load},
		},
	},
	{
		Names: "madge", Doc: "Shows dependencies of modules, and draws them. madge --help, 8.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-s --summary -c --circular -d= --depends= -x= --exclude= -j --json -l= --layout= --orphans --leaves --dot --rankdir= --extensions= --include-npm --no-color --no-spinner --no-count --stdin --warning --debug -V -h"},
			{Names: "-b= --basedir= --ts-config=", Value: File}, {Names: "-i= --image=", Value: Artifact}, {Names: "--require-config= --webpack-config=", Value: Load},
		},
	},
	{
		Names: "next nuxt", Doc: "Framework for web applications. next --help, 14.", Style: POSIX,
		Subs: []Contract{
			{Names: "build lint typecheck info", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--debug -d --no-lint --profile --no-mangling --experimental-app-only --turbo --turbopack --dir= --file= --quiet --max-warnings= --strict --ext= --format= --no-cache"}, {Names: "--rulesdir=", Value: Load}, {Names: "--fix", Does: Edit}, {Names: "-c= --config=", Value: Load}, {Names: "-o= --output-file=", Value: Artifact}}},
			{Names: "dev start preview generate", Style: Long, Facts: project, Operands: anyText, Flags: []Flag{{Names: "-p= --port= -H= --hostname= --turbo --turbopack"}}},
			{Names: "telemetry", Style: Long, Operands: anyText},
		},
	},
	{
		Names: "ng", Here: "*", Doc: "Builds, tests and lints Angular applications. ng help, 18.", Style: POSIX,
		Subs: []Contract{
			{Names: "test t lint l build b e2e version v help", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "--watch? --no-watch --browsers= --code-coverage? --coverage? --include= --exclude= --progress? --no-progress -c= --configuration= --source-map? --aot? --optimization? --stats-json --verbose? --silent --max-warnings= --format= --quiet --force --named-chunks --prod"},
				{Names: "--fix", Does: Edit}, {Names: "--output-path= --output-file=", Value: Artifact}, {Names: "--karma-config= --main= --ts-config= --project= --base-href= --deploy-url= --proxy-config= --reporters=", Value: Load}}},
			{Names: "serve s dev generate g new n add update deploy run config cache extract-i18n analytics", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "vite webpack webpack-cli rollup parcel turbopack esbuild swc tsup rspack rsbuild storybook gatsby remix", Here: "webpack webpack-cli", Doc: "Build or serve web applications; their configuration is code. Their --help.", Style: Long, Facts: project, Operands: anyText,
		Flags: []Flag{
			{Names: "--mode= --watch -w --port= --host? --open? --minify? --sourcemap? --bundle --format= --target= --platform= --base= --logLevel= --clearScreen --progress --prod --production --configuration= --external? --jsx? --loader? --define? --splitting --strictPort --no-watch --dry-run -m= -l= -f= --silent"},
			{Names: "--outDir= --outdir= --outfile= -o= -d= --out-dir= --output-path= --dist-dir=", Value: Artifact}, {Names: "--emptyOutDir", Does: Delete},
			{Names: "-c= --config= --config-name= --plugin= --tsconfig= --cwd=", Value: Load},
		},
	},
	{
		Names: "react-scripts vue-cli-service", Here: "vue-cli-service", Doc: "Build, test and serve web applications. react-scripts README, 5; vue-cli-service help, 5.", Style: POSIX,
		Subs: []Contract{
			{Names: "test build inspect test:unit", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "--watchAll? --watch? --no-watch --ci --coverage? --verbose? --silent? --passWithNoTests --testPathPattern= -t= --testNamePattern= --maxWorkers= -w= -i --runInBand --bail? --profile --stats --mode= --modern --report --report-json --no-clean --rules --rule= --plugins --plugin= --color --no-color"},
				{Names: "-u --updateSnapshot", Does: Edit, Note: "changes stored snapshots"}, {Names: "--dest= --coverageDirectory= -o=", Value: Artifact},
				{Names: "--env= --config= --target= --inline-vue", Does: Load},
			}},
			{Names: "lint", Style: Long, Facts: []Fact{{Kind: Task}, {Kind: Edit, Unless: "--no-fix", Note: "corrects files"}}, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "--no-fix"}, {Names: "--fix --format= --max-errors= --max-warnings= --color --no-color"}, {Names: "-o= --output-file=", Value: Artifact}, {Names: "--plugin= --config=", Does: Load},
			}},
			{Names: "start serve eject e2e test:e2e", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "turbo nx", Here: "*", Doc: "Run scripts of several packages. Their --help.", Style: Long, Scan: ScanTester,
		Flags: []Flag{
			{Names: "--filter= -F= --force? --no-cache --concurrency= --parallel? --continue? --output-logs= --log-order= --log-prefix= --dry-run? --dry? --summarize? --only --affected --no-daemon --daemon --ui= --verbosity= -v --color --no-color --env-mode= --framework-inference? --cache= --log= --all -p= --projects= --exclude= --skip-nx-cache --skipNxCache --nxBail --bail --no-bail --outputStyle= --output-style= --verbose --base= --head= --configuration= --scope= --ignore= --since= --stream --no-sort --no-prefix --include-dependencies --json --long --prod --maxParallel= --summary --preflight --watch? --ci --codeCoverage? --testNamePattern= --uncommitted --untracked --files= --type= --projects-with-target= --withTarget="},
			{Names: "--testFile= --test-file="}, {Names: "--print"}, {Names: "--file=", Value: Artifact},
			{Names: "--graph?", Value: Artifact},
			{Names: "-t= --target= --targets="}, {Names: "--cwd=", Value: Base}, {Names: "--cache-dir= --root-turbo-json= --runner= --api= --team= --token= --profile?", Does: Unknown},
		},
	},
	{
		Names: "lerna", Here: "*", Doc: "Runs scripts of several packages. lerna --help, 8.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "--loglevel= --concurrency= --no-progress --no-sort --max-buffer= --reject-cycles -h -v", Global: true}},
		Subs: []Contract{
			{Names: "ls list la ll changed", Style: Long, Facts: task, Flags: []Flag{{Names: "-l --long -a --all --json --ndjson -p --parseable --toposort --graph --scope= --ignore= --no-private --since? --exclude-dependents --include-dependents --include-dependencies --include-merged-tags --conventional-commits --ignore-changes="}}},
			{Names: "run", Style: Long, Scan: ScanTester, Flags: []Flag{
				{Names: "--scope= --ignore= --no-private --since? --exclude-dependents --include-dependents --include-dependencies --include-merged-tags --stream --parallel --no-bail --no-prefix --skip-nx-cache --verbose --ci"},
				{Names: "--npm-client=", Value: Program}, {Names: "--profile-location=", Value: Artifact}, {Names: "--profile", Does: Artifact}}},
			{Names: "info", Style: Long},
			{Names: "exec publish version bootstrap add clean create import init link repair diff add-caching watch", Style: Raw, Scan: ScanFacts, Facts: project},
		},
	},
}
