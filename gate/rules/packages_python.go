package rules

// uvGlobal are options of uv that any sub-command accepts. uv help, 0.8.
var uvGlobal = []Flag{
	{Names: "-h -V"},
	{Names: "-q --quiet -v --verbose --color= --no-color --offline --no-progress -n --no-cache --native-tls --no-config --managed-python --no-managed-python --no-python-downloads --python-preference= --no-installer-metadata", Global: true},
	{Names: "--directory= --project= --config-file= --cache-dir= --allow-insecure-host=", Value: Load, Global: true},
	{Names: "--index= --default-index= -i= --index-url= --extra-index-url= -f= --find-links=", Does: Fetch, Global: true},
}

// uvGroups choose the dependencies that uv shows or locks.
const uvGroups = "--no-dev --dev --only-dev --group= --only-group= --no-group= --all-groups --no-default-groups --extra= --no-extra= --all-extras --package= --all-packages --python-version= --python-platform= --resolution= --prerelease= --exclude-newer= "

// poetryGroups choose the dependencies that poetry shows.
const poetryGroups = "--with= --without= --only= --all-groups --all-extras -E= --extras= "

// pythonPackages manage Python tools, versions and projects, and the versions
// of other languages in the same way.
var pythonPackages = []Contract{
	{
		Names: "uv", Here: "*", Doc: "Manages Python projects, tools and versions. uv help, 0.8.", Style: POSIX, BareOK: true, Flags: uvGlobal,
		Subs: []Contract{
			{Names: "run", Style: Raw, Scan: ScanPyProject},
			{Names: "tree", Style: Long, Flags: []Flag{{Names: "--frozen --locked " + uvGroups + "--universal -d= --depth= --prune= --no-dedupe --invert --outdated --show-sizes"}, {Names: "-p= --python= --script=", Value: Load}}},
			{Names: "version", Style: Long, Facts: []Fact{{Kind: Edit, When: "@some", Note: "the version of the project"}}, Operands: anyText, Flags: []Flag{{Names: "--short --output-format= --dry-run --frozen --locked --package="}, {Names: "--bump=", Does: Edit}}},
			{Names: "self", Style: POSIX, Subs: []Contract{{Names: "version", Style: Long, Flags: []Flag{{Names: "--short --output-format="}}}, {Names: "update", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "help generate-shell-completion", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--no-pager"}}},
			{Names: "pip", Style: POSIX, Subs: []Contract{
				{Names: "list show freeze check tree", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-e --editable --exclude-editable --exclude= --outdated --no-outdated --format= --strict --no-strict --system --no-system -f --files --no-pager -d= --depth= --prune= --no-dedupe --invert --show-version-specifiers --show-sizes --python-version= --python-platform="}, {Names: "-p= --python=", Value: Program}}},
				{Names: "install uninstall sync compile download wheel", Style: Raw, Scan: ScanFacts, Facts: packaged},
			}},
			{Names: "tool", Style: POSIX, Subs: []Contract{
				{Names: "run", Style: Raw, Scan: ScanPyProject},
				{Names: "list dir", Style: Long, Flags: []Flag{{Names: "--show-paths --show-version-specifiers --show-with --show-extras --show-python --outdated --bin"}}},
				{Names: "install upgrade uninstall update-shell", Style: Raw, Scan: ScanFacts, Facts: packaged},
			}},
			{Names: "python", Style: POSIX, Subs: []Contract{
				{Names: "list find dir", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--all-versions --all-platforms --all-arches --only-installed --only-downloads --show-urls --show-version --output-format= --bin --system --no-system --no-project"}}},
				{Names: "pin", Style: Long, Facts: []Fact{{Kind: Package, When: "@some --rm"}}, Operands: anyText, Flags: []Flag{{Names: "--resolved --no-project"}, {Names: "--rm"}}},
				{Names: "install upgrade uninstall update-shell", Style: Raw, Scan: ScanFacts, Facts: packaged},
			}},
			{Names: "cache", Style: POSIX, Subs: []Contract{{Names: "dir size", Style: Long, Flags: []Flag{{Names: "-H --human"}}}, {Names: "clean prune", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "lock sync", Style: Long, Facts: checked, Flags: []Flag{{Names: "--check"}, {Names: "--frozen --locked " + uvGroups}}},
			{Names: "export", Style: Long, Facts: []Fact{{Kind: Package, Unless: "--frozen --locked"}, {Kind: Task, When: "--locked"}}, Flags: []Flag{{Names: "--frozen"}, {Names: "--locked"}, {Names: uvGroups + "--format= --no-hashes --no-emit-project --no-emit-workspace --no-emit-package= --no-editable --no-header --no-annotate --prune="}, {Names: "-o= --output-file=", Value: Write}}},
			{Names: "add remove init venv build publish auth format", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "uvx", Doc: "Runs a tool that is downloaded first. uvx --help, 0.8.", Style: Raw, Scan: ScanPyProject,
	},
	{
		Names: "poetry", Here: "*", Doc: "Manages Python projects. poetry list, 2.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "-h -V"}, {Names: "-q --quiet -v -vv -vvv --verbose --ansi --no-ansi -n --no-interaction --no-plugins --no-cache", Global: true}, {Names: "-C= --directory= -P= --project=", Value: Load, Global: true}},
		Subs: []Contract{
			{Names: "run", Style: Raw, Scan: ScanPyProject},
			{Names: "show", Style: Long, Operands: anyText, Flags: []Flag{{Names: poetryGroups + "--no-dev -t --tree -l --latest -o --outdated -a --all -T --top-level --why --no-truncate -f= --format="}}},
			{Names: "check about list help search", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--lock --strict --raw --short --format="}}},
			{Names: "version", Style: Long, Facts: []Fact{{Kind: Edit, When: "@some", Note: "the version of the project"}}, Operands: anyText, Flags: []Flag{{Names: "-s --short --dry-run --next-phase"}}},
			{Names: "env", Style: POSIX, Subs: []Contract{{Names: "info list", Style: Long, Flags: []Flag{{Names: "-p --path -e --executable --full-path"}}}, {Names: "use remove activate", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "config", Style: Raw, Scan: ScanPyProject},
			{Names: "source", Style: POSIX, Subs: []Contract{{Names: "show", Style: Long, Operands: anyText}, {Names: "add remove", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "self", Style: POSIX, Subs: []Contract{{Names: "show", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--addons --tree -t -l --latest -o --outdated --no-truncate -f= --format="}}}, {Names: "add remove update lock install sync", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "python cache", Style: POSIX, Subs: []Contract{{Names: "list", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-a --all -m --managed -i= --implementation="}}}, {Names: "install remove clear", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "lock", Style: Long, Facts: checked, Flags: []Flag{{Names: "--check"}, {Names: "--no-update --regenerate"}}},
			{Names: "export", Style: Long, Flags: []Flag{{Names: poetryGroups + "-f= --format= --without-hashes --without-urls --dev"}, {Names: "-o= --output=", Value: Write}, {Names: "--with-credentials", Does: Credential}}},
			{Names: "shell", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Session, Note: "a shell in the environment of the project"}}},
			{Names: "install add remove update sync build publish init new debug", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "pdm", Here: "*", Doc: "Manages Python projects. pdm --help, 2.22.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "-h -V"}, {Names: "-v --verbose -q --quiet -g --global -I --ignore-python -n --non-interactive", Global: true}, {Names: "-c= --config= -p= --project= --venv=", Value: Load, Global: true}},
		Subs: []Contract{
			{Names: "run", Style: Raw, Scan: ScanPyProject},
			{Names: "list show info outdated search", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--graph --tree --json --csv --markdown --freeze --fields= --sort= --include= --exclude= --resolve -r --reverse --python --where --packages --env --name --version --summary --license --platform --keywords --include-sub"}}},
			{Names: "config", Style: Raw, Scan: ScanPyProject},
			{Names: "venv", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "--path= --python="}}, Subs: []Contract{{Names: "list", Style: Long}, {Names: "create remove activate purge", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "cache python py self plugin", Style: POSIX, Subs: []Contract{{Names: "list info", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--plugins"}}}, {Names: "install remove clear add update link", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "lock", Style: Long, Facts: checked, Flags: []Flag{{Names: "--check"}, {Names: "--refresh"}}},
			{Names: "export", Style: Long, Flags: []Flag{{Names: "-f= --format= -G= --group= -d --dev --prod --no-default --without-hashes --no-hashes --pyproject --expandvars --no-markers --no-extras --self --editable-self"}, {Names: "-o= --output=", Value: Write}, {Names: "-L= --lockfile=", Value: Read}}},
			{Names: "shell", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Session, Note: "a shell in the environment of the project"}}},
			{Names: "install add remove update sync build publish init new use fix import completion", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "pipenv", HereUnlessInfo: "*", Doc: "Manages Python projects. pipenv --help, 2024.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "-h --where --venv --py --envs"}, {Names: "-q --quiet -v --verbose", Global: true}, {Names: "--rm --support --clear", Does: Unknown}, {Names: "--python=", Does: Package}},
		Subs: []Contract{
			{Names: "run", Style: Raw, Scan: ScanPyProject},
			{Names: "graph verify scripts check", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--bare --json --json-tree --reverse"}}},
			{Names: "requirements", Style: Long, Flags: []Flag{{Names: "--dev --dev-only --hash --exclude-markers --exclude-index --categories= --from-pipfile --no-lock"}}},
			{Names: "shell", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Session, Note: "a shell in the environment of the project"}}},
			{Names: "install uninstall update upgrade lock sync clean open scan audit", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "hatch", Here: "*", Doc: "Manages Python projects. hatch --help, 1.14.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "-h -v --verbose -q --quiet --color --no-color --interactive --no-interactive"}, {Names: "-e= --env= -p= --project= --data-dir= --cache-dir= --config=", Value: Load}},
		Subs: []Contract{
			{Names: "run", Style: Raw, Scan: ScanPyProject},
			{Names: "test fmt", Style: Raw | NoHelp, Scan: ScanPyProject}, // what they do not know they hand on
			{Names: "version", Style: Long, Facts: []Fact{{Kind: Edit, When: "@some", Note: "the version of the project"}}, Operands: anyText},
			{Names: "status", Style: Long},
			{Names: "env dep config python self", Style: POSIX, Subs: []Contract{
				{Names: "show find table requirements hash", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--ascii --json -i --internal --lines --force-ascii -p --project-only -e --env-only --feature= --filter="}, {Names: "-a --all", Does: Credential, Note: "shows secrets of the configuration"}}},
				{Names: "create remove prune run install update set restore edit explore", Style: Raw, Scan: ScanFacts, Facts: packaged},
			}},
			{Names: "project", Style: POSIX, Subs: []Contract{{Names: "metadata", Style: Long, Facts: task, Operands: anyText}}},
			{Names: "shell", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Session, Note: "a shell in the environment of the project"}}},
			{Names: "build clean new publish", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "rye", HereUnlessInfo: "*", Doc: "Manages Python projects. rye --help, 0.40.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-h -V --env"}},
		Subs: []Contract{
			{Names: "run", Style: Raw, Scan: ScanPyProject},
			{Names: "test lint", Style: Raw | NoHelp, Scan: ScanPyProject},
			{Names: "show list", Style: Long, Flags: []Flag{{Names: "--installed-deps --sys-path -q --quiet -v --verbose"}}},
			{Names: "version", Style: Long, Facts: []Fact{{Kind: Edit, When: "@some", Note: "the version of the project"}}, Operands: anyText, Flags: []Flag{{Names: "-b= --bump=", Does: Edit}}},
			{Names: "toolchain tools", Style: POSIX, Subs: []Contract{{Names: "list ls", Style: Long, Flags: []Flag{{Names: "--include-downloadable --format= -i --include-scripts -s --include-version -v --version-show"}}}, {Names: "fetch register remove install uninstall", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "config", Style: Long, Facts: []Fact{{Kind: Load, Unless: "--get"}}, Flags: []Flag{{Names: "--get= --show-path --format="}}},
			{Names: "shell", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Session, Note: "a shell in the environment of the project"}}},
			{Names: "add remove sync lock build publish init install uninstall fetch pin make-req self fmt", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "pipx", Doc: "Installs and runs Python tools. pipx --help, 1.7.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-h"}, {Names: "-q --quiet -v --verbose --global", Global: true}},
		Subs: []Contract{
			{Names: "run", Style: Raw, Scan: ScanPyProject},
			{Names: "list environment help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--include-injected --json --short --pinned --skip-maintenance -V= --value="}}},
			{Names: "interpreter", Style: POSIX, Subs: []Contract{{Names: "list", Style: Long}, {Names: "prune upgrade", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "install install-all inject uninject uninstall uninstall-all upgrade upgrade-all upgrade-shared reinstall reinstall-all ensurepath runpip pin unpin completions", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "conda mamba micromamba", Doc: "Manage environments and packages. conda --help, 24; micromamba --help, 2.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-h -V"}, {Names: "-v --verbose -q --quiet --json", Global: true}, {Names: "--rc-file= -r= --root-prefix= --no-rc", Value: Load, Global: true}},
		Subs: []Contract{
			{Names: "run", Style: Raw, Scan: ScanPyProject},
			{Names: "list", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-n= --name= -p= --prefix= --show-channel-urls --reverse --no-pip -c --canonical -f --full-name -e --export --explicit --md5 --sha256 --revisions --size"}}},
			{Names: "info", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-a --all --base -e --envs -l --license -n= --name= -p= --prefix="}, {Names: "-s --system", Does: EnvDump}, {Names: "--unsafe-channels", Does: Credential}}},
			{Names: "search", Style: Long, Facts: []Fact{{Kind: Sync, Unless: "--envs --offline", Note: "asks the configured channels"}}, Operands: anyText, Flags: []Flag{{Names: "--envs"}, {Names: "--offline"}, {Names: "-i --info --platform= --subdir= --spec= --skip-flexible-search -f --full-name -C --use-index-cache --pretty"}, {Names: "-c= --channel= --override-channels --repodata-fn=", Does: Fetch}}},
			{Names: "repoquery", Style: POSIX, Subs: []Contract{{Names: "search depends whoneeds", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured channels"}}, Operands: anyText, Flags: []Flag{{Names: "-t --tree --recursive --pretty -n= --name= --platform= --local --remote"}, {Names: "-c= --channel= --override-channels", Does: Fetch}}}}},
			{Names: "env", Style: POSIX, Subs: []Contract{
				{Names: "list", Style: Long},
				{Names: "export", Style: Long, Flags: []Flag{{Names: "-n= --name= -p= --prefix= --no-builds --no-build --no-md5 --from-history --ignore-channels --override-channels -e --explicit"}, {Names: "-f= --file=", Value: Write}}},
				{Names: "create remove update config", Style: Raw, Scan: ScanFacts, Facts: packaged},
			}},
			{Names: "config", Style: Raw, Scan: ScanPyProject},
			{Names: "package", Style: Long, Facts: []Fact{{Kind: Package, Unless: "-w"}}, Flags: []Flag{{Names: "-w= --which="}, {Names: "-n= --name= -p= --prefix="}}},
			{Names: "shell", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Session, Note: "a shell in the environment of the project"}}},
			{Names: "install create remove uninstall update upgrade activate deactivate clean init compare rename build export notices content-trust doctor self-update constructor", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "pyenv rbenv nodenv jenv goenv phpenv plenv", Doc: "Choose versions of a language. Their help.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-v -h"}},
		Subs: []Contract{
			{Names: "exec", Style: Raw, Scan: ScanPyProject},
			{Names: "version versions which whence prefix root commands shims hooks help latest version-name version-file version-origin completions", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--bare --skip-aliases --skip-envs --path --nosystem --skip-advice -k --known -q --quiet -f --force -b --by-version --usage --complete"}}},
			{Names: "install", Style: Long, Facts: []Fact{{Kind: Package, Unless: "-l"}}, Operands: anyText, Flags: []Flag{{Names: "-l --list"}, {Names: "-f --force -s --skip-existing -k --keep -p --patch -v --verbose -g --debug"}}},
			{Names: "global local shell", Style: Long, Facts: []Fact{{Kind: Package, When: "@some --unset"}}, Operands: anyText, Flags: []Flag{{Names: "-u --unset"}, {Names: "-f --force"}}},
			{Names: "uninstall rehash init virtualenv virtualenv-delete activate deactivate update migrate add remove enable-plugin alias", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "sdk", Doc: "Manages tools for the JVM. sdk help, 5.", Style: POSIX,
		Subs: []Contract{
			{Names: "list ls l current c version v home h help outdated", Style: Long, Operands: anyText},
			{Names: "install i uninstall rm use u default d env e upgrade ug offline selfupdate update flush config", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
}

// checked are the facts of sub-commands that only compare with --check, as far
// as building what the project names, like a test run.
var checked = []Fact{{Kind: Task, When: "--check"}, {Kind: Package, Unless: "--check"}}
