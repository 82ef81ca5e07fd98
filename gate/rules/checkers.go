package rules

// checkers test, lint and build in Ruby, PHP, C and other languages.
var checkers = []Contract{
	{
		Names: "rspec", Here: "*", Doc: "Runs Ruby tests. rspec --help, 3.13.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-h"}, {Names: "--order= --seed= --bisect? --fail-fast? --no-fail-fast --failure-exit-code= --error-exit-code= --dry-run -f= --format= --force-color --force-colour --no-color --no-colour -c --color --colour -p? --profile? --no-profile -w --warnings -b --backtrace --only-failures --next-failure -n --exclude-pattern= -e= --example= -E= --example-matches= -t= --tag= -v --no-drb"},
			{Names: "-P= --pattern=", Value: File}, {Names: "-o= --out= --deprecation-out=", Value: Artifact}, {Names: "-r= --require= -I= -O= --options= --default-path= --drb-port=", Value: Load}, {Names: "-X --drb", Does: Load}, {Names: "--init", Does: Write},
		},
	},
	{
		Names: "rubocop standardrb reek brakeman erb_lint erblint haml-lint fasterer", Here: "rubocop standardrb", Doc: "Lint Ruby. rubocop --help, 1.65.", Style: Long, Facts: []Fact{{Kind: Task}, {Kind: Edit, When: "-a", Note: "corrects files"}}, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-a -A --autocorrect --autocorrect-all --auto-correct --auto-correct-all -x --fix-layout --fix --autocorrect-only-safe"},
			{Names: "-f= --format= --only= --except= -l --lint -L --list-target-files --fail-level= -D --display-cop-names --no-display-cop-names -S --display-style-guide -E --extra-details -d --debug --color --no-color -P --parallel --no-parallel -F --fail-fast --cache= --no-cache --force-exclusion --only-recognized-file-types --ignore-parent-exclusion -s= --stdin= --show-cops? -V -q --quiet --no-pager --no-exit-on-warn --lint-all --enable-all-linters --disable-pending-cops --enable-pending-cops --display-only-fail-level-offenses --no-progress -w="},
			{Names: "-o= --out= --cache-root=", Value: Artifact}, {Names: "-c= --config= -r= --require= --plugin=", Value: Load}, {Names: "--server --start-server --restart-server --stop-server --lsp", Does: Listen}, {Names: "--auto-gen-config --regenerate-todo --init", Does: Edit},
		},
		Operands: []Operand{{Kind: Edit, When: "-a"}, {Kind: File}},
	},
	{
		Names: "rake", HereUnlessInfo: "*", Doc: "Runs tasks of a Ruby project. rake --help, 13.", Style: Long, Scan: ScanMake,
		Flags: []Flag{{Names: "-h"}, {Names: "-T? --tasks? -D? --describe? -P --prereqs -n --dry-run -q --quiet -s --silent -t? --trace? -v --verbose -m --multitask -j? --jobs? -A --all -W? --where? -V --no-search -N -X"}, {Names: "-f= --rakefile= -I= --libdir= -r= --require= -R= --rakelibdir=", Value: Load}, {Names: "-g --system", Does: Load}, {Names: "-e= --execute= -p= --execute-print= -E= --execute-continue=", Does: Opaque}},
	},
	{
		Names: "rails", Here: "*", Doc: "Framework for web applications. rails --help, 7.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-v --version -h --help"}},
		Subs: []Contract{
			{Names: "test test:all test:system test:models", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "-v --verbose -n= --name= -s= --seed= -f --fail-fast -b --backtrace -d --defer-output -c --color -p --profile?"}}},
			{Names: "routes about stats notes version zeitwerk:check middleware db:version db:migrate:status", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-g= --grep= -c= --controller= -E --expanded"}}},
			{Names: "db:migrate db:rollback db:setup db:reset db:drop db:create db:seed db:prepare db:schema:load db:structure:load db:truncate_all db:test:prepare db:purge", Style: Long, Facts: []Fact{{Kind: Database}}, Operands: anyText},
			{Names: "server s console c runner r generate g destroy d new assets:precompile credentials:edit dbconsole", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "minitest", Doc: "Runs Ruby tests.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-v --verbose -n= --name= -s= --seed= -t= --tags= -f= --format= --strict -q --quiet --dry-run"}, {Names: "-r= --require= -p= --profile=", Value: Load}},
	},
	{
		Names: "phpunit paratest", Doc: "Run PHP tests. phpunit --help, 11.", Style: Permute, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: phpunitPlain + " -p= --processes="},
			{Names: "--coverage-text?", Value: Artifact}, {Names: "--coverage-clover= --coverage-cobertura= --coverage-crap4j= --coverage-html= --coverage-php= --coverage-xml= --log-junit= --log-teamcity= --testdox-html= --testdox-text= --cache-directory=", Value: Artifact},
			{Names: "-c= --configuration= --bootstrap= --extension= -d= --include-path= --prepend= --loader= --printer=", Value: Load}, {Names: "--no-extensions --no-configuration"}, {Names: "--generate-configuration --migrate-configuration --generate-baseline= --update-snapshots", Does: Edit},
		},
	},
	{
		Names: "phpstan psalm phan pint php-cs-fixer phpcs phpcbf rector phpmd deptrac", Here: "phpstan psalm rector", Doc: "Check PHP. Their --help.", Style: Permute, Scan: ScanTester,
		Flags: []Flag{
			{Names: "-l? --level= --memory-limit= --no-progress -q --quiet -v -vv -vvv --verbose --error-format= --format= --ansi --no-ansi -n --no-interaction --debug --xdebug --dirty --no-cache --show-info= --threads= --stats --diff --using-cache= -s -p --report= --colors --ignore= --extensions= --severity= --stop-on-violation --standard="}, {Names: "--test --dry-run"},
			{Names: "--fix --repair --alter --generate-baseline? --set-baseline= --update-baseline --pro", Does: Edit}, {Names: "-c= --configuration= --config= -a= --autoload-file= --preset= --rules= --bootstrap=", Value: Load}, {Names: "--report-file= --cache-file=", Value: Artifact},
		},
	},
	{
		Names: "shellcheck", Doc: "Checks shell scripts. shellcheck(1), 0.9.", Style: GNU, Dynamic: true, Scan: ScanDocument, Operands: []Operand{{Kind: Read}},
		Flags: []Flag{{Names: "-a --check-sourced -C? --color? -i= --include= -e= --exclude= --extended-analysis= -f= --format= --list-optional --norc -o= --enable= -s= --shell= -S= --severity= -W= --wiki-link-count= -V -x --external-sources"}, {Names: "-P= --source-path=", Value: Read}, {Names: "--rcfile=", Value: Load}},
	},
	{
		Names: "shfmt", Doc: "Formats shell scripts. shfmt(1), 3.8.", Style: Permute | SingleDash,
		Flags: []Flag{{Names: "-w --write"}, {Names: "-l --list -d --diff -s --simplify -mn --minify -ln= --language-dialect= -p --posix -filename= -i= --indent= -bn --binary-next-line -ci --case-indent -sr --space-redirects -kp --keep-padding -fn --func-next-line -f --find -tojson --to-json --apply-ignore -version"}}, Operands: []Operand{{Kind: Edit, When: "-w"}, {Kind: Read}},
	},
	{
		Names: "tfsec kubeval kube-linter proselint jsonlint luacheck selene checkmake dotenv-linter sqruff pgformatter djlint curlylint", Doc: "Check files and print findings. Their --help.", Style: Long, Scan: ScanTester,
		Flags: []Flag{
			{Names: "-f? --format= -s --strict --no-warnings --list-files -q --quiet -v --verbose --no-color --no-colour --color --failure-threshold= -t? --ignore= --no-fail -ignore= -oneline -verbose -no-color --recursive --minimum-failure-severity= --compact --framework= --soft-fail --skip-check= --summary --noout --valid --dialect= --rules= --exclude-rules= --globals= --std= --exclude= --codes -d? --offline --parseable -p --nocolor -e --lint --indent= --minimum-severity= --concise-output --include-passed"},
			{Names: "--check="}, {Names: "--chdir= --directory=", Value: Base}, {Names: "-c= --config= --config-file= --rules-dir= --external-checks-dir= --schema= --dtdvalid= --load-trace --config-data= --plugin-dir= -shellcheck= -pyflakes= --trusted-registry=", Does: Load}, {Names: "--fix -w --write --output= --init", Does: Edit},
		},
	},
	{
		Names: "gitlint", Doc: "Checks messages of commits, and installs itself as a hook. gitlint(1), 0.18.", Style: POSIX, BareOK: true,
		Flags: []Flag{
			{Names: "--commits= --commit= --ignore= --contrib= --ignore-stdin --staged --fail-without-commits -v --verbose -s --silent -d --debug"},
			{Names: "--target=", Value: Base}, {Names: "--msg-filename=", Value: Read}, {Names: "-C= --config= -c= -e= --extra-path=", Value: Load},
		},
		Subs: []Contract{{Names: "lint"}, {Names: "install-hook uninstall-hook generate-config run-hook", Facts: []Fact{{Kind: Persist}}}},
	},
	{
		Names: "tidy", Doc: "Checks and corrects HTML, on standard output or with -m in place. tidy(1), 5.6.", Style: Permute | Bundle, Operands: []Operand{{Kind: Edit, When: "-m"}, {Kind: Read}},
		Flags: []Flag{
			{Names: "-m -modify"},
			{Names: "-i -indent -w= -wrap= -u -upper -c -clean -b -bare -g -gdoc -n -numeric -e -errors -q -quiet -omit -xml -asxml -asxhtml -ashtml -access= -raw -ascii -latin0 -latin1 -iso2022 -utf8 -mac -win1252 -ibm858 -utf16le -utf16be -utf16 -big5 -shiftjis -lang= -language= -v -version -h -? -help -help-config -help-env -help-option= -show-config -export-config -export-default-config -xml-help -xml-config -xml-strings"},
			{Names: "-o= -output= -f= -file=", Value: Write}, {Names: "-config=", Value: Load},
		},
	},
	{
		Names: "markdown-link-check", Doc: "Asks for every address in Markdown files. markdown-link-check --help, 3.", Style: Long, Facts: []Fact{{Kind: Fetch, When: "@some", Note: "every address in the files"}}, Operands: []Operand{{Kind: Read}},
		Flags: []Flag{{Names: "-p --progress -q --quiet -v --verbose -i= --ignore= -a= --alive= -r --retry --reporters= --projectBaseUrl= -V -h"}, {Names: "-c= --config=", Value: Read}, {Names: "--junit-output=", Value: Artifact}},
	},
	{
		Names: "semgrep snyk gitleaks trufflehog osv-scanner grype syft codeql sonar-scanner", Doc: "Scan projects; they download rules and may send findings. Their --help.", Style: Permute, Facts: []Fact{{Kind: Fetch}}, Operands: []Operand{{Kind: Read}},
		Flags: []Flag{{Names: "-q --quiet --severity= --exit-code= --scanners= --format= -f= --json --no-banner -v --verbose"}},
	},
	{
		Names: "stylua scalafmt elm-format swift-format", Doc: "Format source files in place; --check, --test and --validate only look. Their --help.", Style: Long, Scan: ScanLocal,
		Facts: []Fact{{Kind: Task, When: "--check"}, {Kind: Edit, Unless: "--check"}}, Operands: localCode,
		Flags: []Flag{{Names: "--check --test --validate"}, {Names: "--quiet --verbose --verify --color= --glob= -g= --respect-ignores --diff --list -q --yes --strict --recursive -r -p --parallel"}, {Names: "--config= -c= --config-path= -f= --stdin-filepath= --configuration=", Value: Load}},
	},
	{
		Names: "pmd spotbugs credo elm-test", Doc: "Check Swift, Kotlin, Java and other languages. Their --help.", Style: Long, Scan: ScanTester,
		Flags: []Flag{{Names: "--check --test"}, {Names: "--strict --quiet --reporter= --relative --color --no-cache --list --input= --excludes= -q --mode= --parallel"}, {Names: "--fix -F --format -i --in-place --auto-correct --autocorrect", Does: Edit}, {Names: "--config= -c= --ruleset= -R= --plugins=", Value: Load}, {Names: "--output= --report=", Value: Artifact}},
	},
	{
		Names: "protoc", Doc: "Compiles protocol buffers. protoc --help, 25.", Style: Permute | Bundle, Operands: []Operand{{Kind: Read}}, Scan: ScanArgFile,
		Facts: []Fact{{Kind: Project, When: "--go_out"}, {Kind: Project, Unless: "--go_out --descriptor_set_out --decode_raw"}},
		Flags: []Flag{
			{Names: "--go_out= --go_opt= --go-grpc_out= --go-grpc_opt= --python_out= --java_out= --cpp_out= --js_out= --ts_out= --grpc_out="}, {Names: "--descriptor_set_out= -o=", Value: Artifact}, {Names: "--decode_raw"},
			{Names: "-I= --proto_path= --include_imports --include_source_info --retain_options --error_format= --fatal_warnings"}, {Names: "--plugin=", Does: Program},
		},
	},
	{
		Names: "clang-tidy cppcheck cpplint include-what-you-use iwyu", Doc: "Check C and C++. clang-tidy --help, 14; cppcheck --help, 2.10.", Style: Permute, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-checks= --checks= -header-filter= --header-filter= -quiet --quiet -q -warnings-as-errors= --warnings-as-errors= --list-checks -list-checks --dump-config --use-color --system-headers --enable= --disable= --std= -j= -I= -D= -U= --force -f --error-exitcode= --inline-suppr --language= --max-configs= --platform= --report-progress --suppress= --template= -v --verbose --xml --xml-version= --inconclusive --filter= --linelength= --recursive --line-filter= --check-level= --version"},
			{Names: "-p= --project= -i=", Value: File}, {Names: "--fix -fix --fix-errors -fix-errors --fix-notes", Does: Edit}, {Names: "-export-fixes= --export-fixes= --output-file= --cppcheck-build-dir= --store-check-profile=", Value: Artifact}, {Names: "-config= --config= --config-file= -load= --load= --vfsoverlay= --addon= --rule-file= --library= --config-excludes-file= --suppressions-list= --file-list= --extra-arg= --extra-arg-before= -extra-arg=", Value: Load},
		},
	},
	{
		Names: "clang-format", Doc: "Formats C and C++. clang-format --help, 14.", Style: Permute, Scan: ScanLocal,
		Flags: []Flag{{Names: "-i"}, {Names: "-n --dry-run --Werror -Werror --style= -style= --assume-filename= --fallback-style= -sort-includes --sort-includes --dump-config --verbose --lines= --offset= --length= --output-replacements-xml --ferror-limit= -version --version"}, {Names: "--files=", Value: Read}}, Operands: []Operand{{Kind: Edit, When: "-i"}, {Kind: Read}},
	},
	{
		Names: "gcc g++ cc c++ clang clang++ gfortran tcc x86_64-linux-gnu-gcc aarch64-linux-gnu-gcc emcc em++", Doc: "Compile C and C++. gcc(1), 12.", Style: Raw, Scan: ScanCC,
	},
	{
		Names: "ld as nasm yasm lld mold gold dsymutil install_name_tool patchelf chrpath", Doc: "Make and change object files. binutils 2.40.", Style: Permute, Facts: project, Operands: []Operand{{Kind: Edit}},
	},
	{
		Names: "pre-commit prek lefthook husky lint-staged overcommit", Doc: "Run or install hooks of the project. pre-commit --help, 3.", Style: POSIX, Facts: nil,
		Subs: []Contract{
			{Names: "run", Style: Long, Facts: project, Operands: anyText, Flags: []Flag{{Names: "-a --all-files -v --verbose --files= --from-ref= -s= --to-ref= -o= --hook-stage= --show-diff-on-failure --color="}, {Names: "-c= --config=", Value: Load}}},
			{Names: "install uninstall install-hooks autoupdate clean gc init-templatedir try-repo migrate-config init add set", Style: Long, Facts: []Fact{{Kind: Persist}}, Operands: anyText, Flags: []Flag{{Names: "--install-hooks -t= --hook-type= -f --overwrite --allow-missing-config"}}},
			{Names: "validate-config validate-manifest sample-config help", Style: Long, Facts: task, Operands: anyText},
		},
	},
	{
		Names: "hugo jekyll mkdocs sphinx-build sphinx zola mdbook docusaurus eleventy hexo typedoc doxygen jsdoc", Here: "jekyll", Doc: "Build or serve sites. Their --help.", Style: Permute, Facts: project, Operands: anyText,
		Flags: []Flag{{Names: "-D --buildDrafts --minify --strict -q --quiet -v --verbose --drafts --incremental --clean -b= -j= -W -n --port= -p="}, {Names: "-d= --destination= --site-dir= --output-dir=", Value: Artifact}, {Names: "-c= --config= -f= --config-file= --theme=", Value: Load}},
	},
	{
		Names: "typos cargo-nextest", Doc: "Check files. typos --help, 1.23.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "--type-list --file-types --words --identifiers -j= --threads= --force-exclude --no-ignore --no-ignore-vcs --no-ignore-dot --no-ignore-global --no-ignore-parent --binary --no-check-filenames --no-check-files --no-unicode --isolated --diff --files --format= --hidden --exclude= --color= -q --quiet -v --verbose --locale= --sort"}, {Names: "-w --write-changes", Does: Edit}, {Names: "--config= -c=", Value: Load}},
	},
}
