package rules

// Facts that many developer tools share. A task is the project's own test,
// build or lint run in its plain form; whatever names other code adds an
// effect of its own.
var (
	task      = []Fact{{Kind: Task}}
	project   = []Fact{{Kind: Project}}
	packaged  = []Fact{{Kind: Package}}
	localCode = []Operand{{Kind: File}}
	anyText   = []Operand{{Kind: Text}}
)

// pythonTools test, check and format Python.
var pythonTools = []Contract{
	{
		Names: "pytest py.test", Here: "*", Doc: "Runs Python tests. pytest --help, 8.3, with pytest-cov, -xdist, -timeout, -asyncio, -randomly.", Style: Long | Abbrev, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-k= -m= --markers -x --exitfirst --fixtures --funcargs --fixtures-per-test --maxfail= --strict --strict-config --strict-markers --continue-on-collection-errors --import-mode= --runxfail --lf --last-failed --ff --failed-first --nf --new-first --cache-show? --cache-clear --lfnf= --last-failed-no-failures= --sw --stepwise --sw-skip --stepwise-skip --durations= --durations-min= -v --verbose --no-header --no-summary --no-fold-skipped -q --quiet --verbosity= -r= --disable-warnings --disable-pytest-warnings -l --showlocals --no-showlocals --tb= --show-capture= --full-trace --color= --code-highlight= --xfail-tb -s --capture= --junit-prefix= --junitprefix= -W= --pythonwarnings= --collect-only --co --keep-duplicates --doctest-modules --doctest-report= --doctest-continue-on-failure --doctest-ignore-import-errors --setup-only --setup-show --setup-plan --trace-config --log-level= --log-format= --log-date-format= --log-cli-level= --log-cli-format= --log-auto-indent= --log-disable= --noconftest --version -V -h --help --assert="},
			{Names: "-n= --numprocesses= --maxprocesses= --max-worker-restart= --dist= --looponfail -f --no-cov --cov-fail-under= --cov-branch --cov-append --cov-context= --no-cov-on-fail --cov-reset --timeout= --timeout-method= --session-timeout= --asyncio-mode= --randomly-seed= --randomly-dont-reorganize --reruns= --reruns-delay= --count= --repeat-scope= --benchmark-only --benchmark-skip --benchmark-disable --instafail --headed --browser= --reuse-db --create-db --no-migrations --nomigrations --migrations --snapshot-details --random-order --random-order-seed= --forked --picked? --testmon --mypy --ruff --flake8 --black --durations-top= --anyio-mode= --suppress-no-test-exit-code --hypothesis-show-statistics --hypothesis-profile= --hypothesis-seed= --hypothesis-verbosity="},
			{Names: "--cov? --ignore= --ignore-glob= --deselect= --doctest-glob="},
			{Names: "--cov-report="},
			{Names: "--junitxml= --junit-xml= --html= --json-report-file= --report-log= --log-file= --resultlog= --alluredir=", Value: Artifact},
			{Names: "--self-contained-html --json-report --css="},
			{Names: "--snapshot-update", Does: Edit, Note: "changes stored snapshots"},
			{Names: "--pdb --trace", Does: Session},
			{Names: "-p=", Value: Load, Note: "a plugin"}, {Names: "--ds=", Value: Load, Note: "a settings module"}, {Names: "--pyargs", Does: Load, Note: "operands are modules"},
			{Names: "-c= --config-file= --confcutdir= --cov-config= --rootdir= --log-config=", Value: Load},
			{Names: "-o= --override-ini= --pdbcls= --basetemp= --debug? --pastebin= --rsyncdir= --tx=", Does: Unknown},
		},
	},
	{
		Names: "nox", HereUnlessInfo: "*", Doc: "Runs test sessions of a Python project. nox --help, 2024.", Style: Long, Facts: task, Scan: ScanSessions, Operands: anyText,
		Flags: []Flag{
			{Names: "-e= -s= --session= --sessions= -k= --keywords= -t= --tags= -v --verbose -l --list --list-sessions -r --reuse-existing-virtualenvs -R -N --no-reuse-existing-virtualenvs -x --stop-on-first-error --no-stop-on-first-error --nocolor --no-color --forcecolor --force-color --json -p= -P= --pythons= --python= --error-on-missing-interpreters --no-error-on-missing-interpreters --error-on-external-run --no-error-on-external-run --no-install --no-venv --reuse-venv= --non-interactive --verbose-list"},
			{Names: "--report=", Value: Artifact}, {Names: "-f= --noxfile= --envdir= -db= --default-venv-backend= -fb= --force-venv-backend= --force-python= --extra-pythons= --extra-python=", Value: Load},
		},
	},
	{
		Names: "tox", Here: "*", Doc: "Runs test environments of a Python project. tox --help, 4.", Style: Long, Facts: task, Scan: ScanSessions, Operands: anyText,
		Flags: []Flag{
			{Names: "-h"}, {Names: "-e= -m= -f= -p? --parallel? -o --parallel-live --parallel-no-spinner -v --verbose -q --quiet -r --recreate --notest --skip-missing-interpreters? -s? -l --listenvs -a --listenvs-all --colored= --stderr-color= --skip-pkg-install --skip-env= --no-recreate-provision --no-recreate-pkg --no-provision? -n --no-list-dependencies --list-dependencies --fail-fast"},
			{Names: "--result-json=", Value: Artifact}, {Names: "-c= --conf= --root= --workdir= --temp-dir= --force-dep= -x= --override= --runner= --discover= --installpkg= -i=", Value: Load}, {Names: "--develop", Does: Package},
		},
	},
	{
		Names: "coverage", Doc: "Measures and reports test coverage. coverage(1), 7.", Style: POSIX,
		Subs: []Contract{
			{Names: "run", Style: POSIX, Scan: ScanInterp, Flags: []Flag{{Names: "-a --append --branch -p --parallel-mode -L --pylib --source= --include= --omit= --context= --concurrency= --timid --save-signal="}, {Names: "-m --module"}, {Names: "--rcfile=", Value: Load}, {Names: "--data-file=", Value: Artifact}}},
			{Names: "report", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-m --show-missing --skip-covered --no-skip-covered --skip-empty -i --ignore-errors --fail-under= --format= --include= --omit= --sort= --precision= -q --quiet --contexts="}, {Names: "--data-file=", Value: Read}, {Names: "--rcfile=", Value: Load}}},
			{Names: "html xml json lcov annotate debug", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-i --ignore-errors --fail-under= --include= --omit= --skip-covered --skip-empty --title= --show-contexts --pretty-print -q --quiet -a --append --keep --precision="}, {Names: "-d= --directory= -o=", Value: Artifact}, {Names: "--data-file=", Value: Read}, {Names: "--rcfile=", Value: Load}}},
			{Names: "combine", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "-a --append --keep -q --quiet"}, {Names: "--data-file=", Value: Write}, {Names: "--rcfile=", Value: Load}}},
			{Names: "erase", Style: Long, Facts: task, Flags: []Flag{{Names: "--data-file=", Value: Delete}, {Names: "--rcfile=", Value: Load}}},
		},
	},
	{
		Names: "mypy dmypy", Doc: "Checks types. mypy --help, 1.11.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-h"}, {Names: "--strict -v --verbose --no-namespace-packages --namespace-packages --ignore-missing-imports --follow-imports= --follow-untyped-imports --no-site-packages --no-silence-site-packages --python-version= --platform= --always-true= --always-false= --disallow-any-unimported --disallow-any-expr --disallow-any-decorated --disallow-any-explicit --disallow-any-generics --allow-any-generics --disallow-subclassing-any --disallow-untyped-calls --allow-untyped-calls --untyped-calls-exclude= --disallow-untyped-defs --allow-untyped-defs --disallow-incomplete-defs --allow-incomplete-defs --check-untyped-defs --no-check-untyped-defs --disallow-untyped-decorators --implicit-optional --no-implicit-optional --strict-optional --no-strict-optional --force-uppercase-builtins --warn-redundant-casts --warn-unused-ignores --no-warn-unused-ignores --no-warn-no-return --warn-return-any --no-warn-return-any --warn-unreachable --report-deprecated-as-error --allow-untyped-globals --allow-redefinition --no-implicit-reexport --implicit-reexport --strict-equality --strict-concatenate --extra-checks --disable-error-code= --enable-error-code= --show-error-context --hide-error-context --show-column-numbers --show-error-end --hide-error-codes --show-error-codes --show-error-code-links --pretty --no-pretty --no-color-output --no-error-summary --error-summary --show-absolute-path --soft-error-limit= --no-incremental --incremental --cache-fine-grained --sqlite-cache --skip-version-check --skip-cache-mtime-checks --warn-incomplete-stub --scripts-are-modules -p= --package= -m= --module= --exclude= --exclude-gitignore --explicit-package-bases --fast-module-lookup --no-fast-module-lookup -V --warn-unused-configs --output= -O="},
			{Names: "-c= --command=", Does: Opaque},
			{Names: "--config-file= --custom-typing-module= --custom-typeshed-dir=", Value: Load},
			{Names: "--cache-dir= --junit-xml= --any-exprs-report= --cobertura-xml-report= --html-report= --linecount-report= --linecoverage-report= --lineprecision-report= --txt-report= --xml-report=", Value: Artifact},
			{Names: "--python-executable=", Value: Program},
			{Names: "--install-types --non-interactive", Does: Package},
			{Names: "--pdb", Does: Session},
		},
	},
	{
		Names: "pyright basedpyright", Doc: "Checks types. pyright --help, 1.1.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "--outputjson --stats --verbose --warnings --level= --pythonplatform= --pythonversion= --skipunannotated --threads? --dependencies --version -w --watch"},
			{Names: "-p= --project=", Value: File}, {Names: "--pythonpath=", Value: Program}, {Names: "-v= --venvpath= -t= --typeshedpath=", Value: Load}, {Names: "--createstub=", Does: Edit}, {Names: "--verifytypes="},
		},
	},
	{
		Names: "pylint", Doc: "Lints Python. pylint(1), 3.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-E --errors-only -e= --enable= -d= --disable= -f= --output-format= -r= --reports= -s= --score= -j= --jobs= --ignore= --ignore-patterns= --ignore-paths= --msg-template= --recursive= --fail-under= --fail-on= --exit-zero --max-line-length= --confidence= --py-version= --persistent= -v --verbose --list-msgs --list-msgs-enabled --help-msg= --list-groups --generate-toml-config --long-help --source-roots= --good-names= --extension-pkg-allow-list="},
			{Names: "--output=", Value: Artifact}, {Names: "--rcfile= --load-plugins= --init-hook=", Value: Load},
		},
	},
	{
		Names: "flake8 pyflakes pycodestyle pydocstyle", Here: "flake8", Doc: "Lint Python. flake8(1), 7.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet --color= --count --exclude= --extend-exclude= --filename= --stdin-display-name= --format= --hang-closing --ignore= --extend-ignore= --per-file-ignores= --max-line-length= --max-doc-length= --indent-size= --select= --extend-select= --disable-noqa --show-source --no-show-source --statistics --exit-zero -j= --jobs= --benchmark --bug-report --max-complexity= --doctests --builtins= --convention= --add-ignore= --show-pep8 --first --isolated"},
			{Names: "--tee"}, {Names: "--output-file=", Value: Artifact}, {Names: "--append-config= --config= --enable-extensions= --require-plugins=", Value: Load},
		},
	},
	{
		Names: "ruff", Doc: "Lints and formats Python. ruff help, 0.6.", Style: POSIX,
		Flags: []Flag{{Names: "-v --verbose -q --quiet -s --silent --isolated --color=", Global: true}, {Names: "--config=", Value: Load, Global: true}},
		Subs: []Contract{
			{
				Names: "check", Style: Long, Facts: []Fact{{Kind: Task}}, Scan: ScanLocal,
				Flags: []Flag{
					{Names: "--fix --unsafe-fixes --fix-only --add-noqa"}, {Names: "--diff"},
					{Names: "--no-fix --no-unsafe-fixes --show-fixes --no-show-fixes --output-format= --target-version= --preview --no-preview --select= --ignore= --extend-select= --extend-ignore= --per-file-ignores= --extend-per-file-ignores= --fixable= --unfixable= --exclude= --extend-exclude= --respect-gitignore --no-respect-gitignore --force-exclude --no-force-exclude -n --no-cache --stdin-filename= --extension= -e --exit-zero --exit-non-zero-on-fix --statistics --show-files --show-settings --ignore-noqa --line-length= --dummy-variable-rgx= -w --watch --exit-non-zero-on-format"},
					{Names: "-o= --output-file= --cache-dir=", Value: Artifact},
				},
				Operands: []Operand{{Kind: Edit, When: "--fix", Unless: "--diff"}, {Kind: File}},
			},
			{
				Names: "format", Style: Long, Scan: ScanLocal,
				Flags: []Flag{
					{Names: "--check --diff"},
					{Names: "--preview --no-preview --exclude= --respect-gitignore --no-respect-gitignore --force-exclude -n --no-cache --stdin-filename= --extension= --line-length= --range= --target-version= --exit-non-zero-on-format"},
					{Names: "--cache-dir=", Value: Artifact},
				},
				Facts:    []Fact{{Kind: Task, When: "--check"}, {Kind: Edit, Unless: "--check @some", Note: "every file"}},
				Operands: []Operand{{Kind: Edit, Unless: "--check"}, {Kind: File}},
			},
			{Names: "rule linter config version help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--all --output-format= -o="}}},
			{Names: "clean", Style: Long, Facts: []Fact{{Kind: Delete, Note: "its caches"}}},
			{Names: "server", Style: Long, Facts: []Fact{{Kind: Listen}}},
		},
	},
	{
		Names: "black", Doc: "Formats Python. black --help, 24.", Style: Long, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-h"}, {Names: "--check --diff"},
			{Names: "-l= --line-length= -t= --target-version= --pyi --ipynb -x --skip-source-first-line -S --skip-string-normalization -C --skip-magic-trailing-comma --preview --unstable --fast --safe --color --no-color --line-ranges= --required-version= --exclude= --extend-exclude= --force-exclude= --include= --stdin-filename= -W= --workers= -q --quiet -v --verbose --no-cache --enable-unstable-feature="},
			{Names: "-c= --code="}, {Names: "--config=", Value: Load},
		},
		Facts:    []Fact{{Kind: Task, When: "--check"}, {Kind: Task, When: "@none"}},
		Operands: []Operand{{Kind: File, When: "--check"}, {Kind: Edit}},
	},
	{
		Names: "isort", Doc: "Sorts imports. isort --help, 5.", Style: Long, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-h"}, {Names: "-c --check --check-only -d --diff"},
			{Names: "-q --quiet -v --verbose --profile= -l= -w= --line-length= --line-width= --sg= --skip-glob= -s= --skip= --extend-skip= --gitignore --filter-files -j= --jobs= --color --only-modified --sl --force-single-line-imports --tc --trailing-comma -m= --multi-line= --show-files --show-config --src= --src-path= -p= --project= -o= --thirdparty= --float-to-top --py= -V --stdout"},
			{Names: "--sp= --settings-path= --settings-file= --settings=", Value: Load},
		},
		Facts:    []Fact{{Kind: Task, When: "-c"}},
		Operands: []Operand{{Kind: File, When: "-c"}, {Kind: Edit}},
	},
	{
		Names: "autopep8 yapf pyupgrade docformatter autoflake", Doc: "Format Python. Their --help.", Style: Long, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-i --in-place"}, {Names: "-d --diff -q --quiet -r --recursive -a --aggressive -v --verbose --max-line-length= --select= --ignore= --exclude= -e= -j= --jobs= -p --parallel --exit-code -l= --lines= --check -c --remove-all-unused-imports --remove-unused-variables --ignore-init-module-imports"},
			{Names: "--style= --global-config= --config=", Value: Load},
		},
		Facts:    []Fact{{Kind: Task, Unless: "-i"}},
		Operands: []Operand{{Kind: Edit, When: "-i"}, {Kind: File}},
	},
	{
		Names: "codespell", Doc: "Finds misspelt words. codespell(1), 2.2.", Style: Long | Abbrev, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-d --disable-colors -c --enable-colors --builtin= --ignore-regex= -L= --ignore-words-list= --uri-ignore-words-list= -r= --regex= --uri-regex= -s --summary --count -S= --skip= -q= --quiet-level= -e --hard-encoding-detection -f --check-filenames -H --check-hidden -A= --after-context= -B= --before-context= -C= --context= -h"},
			{Names: "-w --write-changes", Does: Edit}, {Names: "-i= --interactive=", Does: Session}, {Names: "-I= --ignore-words= -x= --exclude-file=", Value: Read}, {Names: "-D= --dictionary= --config= --toml=", Value: Load},
		},
	},
	{
		Names: "bandit vulture pip-audit safety pydeps ty pyre vale", Doc: "Check code or prose and print findings. Their --help.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-r --recursive -q --quiet -v --verbose -l -ll -lll -i -ii -iii -f= --format= -x= --exclude= -s= --skip= -t= --tests= --severity-level= --confidence-level= --exit-zero -n= --number= --min-confidence= -a --average --total-average -nc -nb --no-color --minAlertLevel= --no-wrap --no-exit --ignore-syntax --no-global --glob= --json --desc --strict --skip-editable"},
			{Names: "-o= --output=", Value: Artifact}, {Names: "-c= --config= --ini= --configfile=", Value: Load}, {Names: "--fix", Does: Package},
		},
	},
}
