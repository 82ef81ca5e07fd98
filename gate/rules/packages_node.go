package rules

// npmGlobal are options of npm that any sub-command accepts and that decide
// nothing. npm help config, 10.
var npmGlobal = []Flag{
	{Names: "-v"},
	{Names: "-s --silent -q --quiet -d -dd -ddd --loglevel= --json -l --long -p --parseable --no-color --color? --no-fund --fund? --no-audit --no-progress --progress? --if-present -w= --workspace= --workspaces? -ws --include-workspace-root --no-workspaces -g --global --location= --depth= --all -a --omit= --include= --only= --prod --production --dev --offline --prefer-offline --no-update-notifier --no-package-lock --yes -y --unicode? --timing", Global: true},
	{Names: "-C= --prefix=", Value: Base, Global: true},
	{Names: "--userconfig= --globalconfig= --cache=", Value: Load, Global: true},
	{Names: "--script-shell= --node-options= --shell= --editor= --viewer= --browser= --git=", Value: Program, Global: true},
	{Names: "--registry= --proxy= --https-proxy=", Does: Fetch, Global: true},
}

// nodePackages are the package managers of JavaScript.
var nodePackages = []Contract{
	{
		Names: "npm", HereUnlessInfo: "*", Doc: "Runs scripts, installs and publishes packages. npm help, 10.", Style: POSIX, BareOK: true, Flags: npmGlobal,
		Subs: []Contract{
			{Names: "test t tst", Style: Long, Scan: ScanPkgScript, Flags: []Flag{{Names: "--ignore-scripts --foreground-scripts"}}},
			{Names: "run run-script rum urn", Style: Long, Scan: ScanPkgScript, Flags: []Flag{{Names: "--ignore-scripts --foreground-scripts"}}},
			{Names: "start stop restart", Style: Long, Scan: ScanPkgScript},
			{Names: "ls list ll la outdated explain why root prefix bin help help-search completion query sbom", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--link --package-lock-only --expect-results --no-expect-results --expect-result-count= --sbom-format= --sbom-type= --before="}}},
			{Names: "fund", Style: Long, Facts: []Fact{{Kind: Session, When: "@some", Note: "opens a browser"}}, Operands: anyText, Flags: []Flag{{Names: "--no-browser --which="}}},
			{Names: "view info show v", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured registry"}}, Operands: anyText, Scan: ScanSpec},
			{Names: "ping", Style: Long, Facts: []Fact{{Kind: Fetch}}},
			{Names: "repo bugs docs home issues", Style: Long, Facts: []Fact{{Kind: Session}}, Operands: anyText},
			{Names: "whoami", Style: Long, Facts: []Fact{{Kind: RemoteRead}}},
			{Names: "search find s se", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured registry"}}, Operands: anyText, Flags: []Flag{{Names: "--searchlimit= --searchopts="}}},
			{Names: "audit", Style: POSIX, BareOK: true, Facts: []Fact{{Kind: Sync, Note: "asks the registry about advisories"}}, Flags: []Flag{{Names: "--audit-level= --package-lock-only --include-attestations", Global: true}, {Names: "--fix --force -f", Does: Package, Global: true}}, Subs: []Contract{
				{Names: "signatures", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the registry about signatures"}}},
				{Names: "fix", Style: Raw, Scan: ScanFacts, Facts: packaged},
			}},
			{Names: "dist-tag dist-tags", Style: POSIX, BareOK: true, Facts: []Fact{{Kind: Sync, Note: "asks the configured registry"}}, Subs: []Contract{{Names: "ls list", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured registry"}}, Scan: ScanSpec, Operands: anyText}, {Names: "add set rm del remove", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote}}}}},
			{Names: "owner author", Style: POSIX, Subs: []Contract{{Names: "ls list", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured registry"}}, Scan: ScanSpec, Operands: anyText}, {Names: "add rm remove", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote}}}}},
			{Names: "cache", Style: POSIX, Subs: []Contract{{Names: "ls list", Style: Long, Operands: anyText}, {Names: "add clean clear rm verify npx", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "pkg", Style: POSIX, Subs: []Contract{{Names: "get", Style: Long, Operands: anyText}, {Names: "set delete fix", Style: Long, Facts: []Fact{{Kind: Edit}}, Operands: anyText}}},
			{Names: "config c", Style: POSIX, Subs: []Contract{{Names: "get list ls", Style: Long, Operands: anyText, Scan: ScanConfigVerb}, {Names: "set delete rm edit fix", Style: Long, Facts: []Fact{{Kind: Load, Note: "configuration that later runs obey"}}, Operands: anyText}}},
			{Names: "get", Style: Long, Operands: anyText, Scan: ScanConfigVerb},
			{Names: "set", Style: Long, Facts: []Fact{{Kind: Load}}, Operands: anyText},
			{Names: "version", Style: Long, Facts: []Fact{{Kind: Commit, When: "@some"}}, Operands: anyText, Flags: []Flag{{Names: "--no-git-tag-version --preid= -m= --allow-same-version -f --force"}}},
			{Names: "pack", Style: Long, Facts: []Fact{{Kind: Project, Unless: "--dry-run", Note: "runs prepack scripts"}, {Kind: Project, When: "--dry-run", Note: "runs prepack scripts"}}, Operands: anyText, Flags: []Flag{{Names: "--dry-run"}, {Names: "--pack-destination=", Value: Artifact}}},
			{Names: "install i add in ins inst insta instal isnt isnta isntal ci clean-install ic install-clean uninstall un unlink remove rm r update up upgrade udpate dedupe ddp rebuild rb init create innit prune link ln install-test it cit install-ci-test shrinkwrap diff edit explore", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "-D --save-dev -P --save-prod -O --save-optional -B -E --save-exact -S --save --no-save --save-peer -f --force --legacy-peer-deps --strict-peer-deps --ignore-scripts --foreground-scripts --package-lock-only --no-bin-links --dry-run --tag= --engine-strict --scope="}}},
			{Names: "exec x", Style: Raw, Scan: ScanPkg},
			{Names: "publish unpublish deprecate undeprecate access token login logout adduser add-user hook org profile star unstar stars team trust", Style: Long, Facts: []Fact{{Kind: Remote}}, Operands: anyText, Flags: []Flag{{Names: "--access= --tag= --dry-run --otp= --force -f --provenance --scope="}}},
		},
	},
	{
		Names: "pnpm yarn yarnpkg bun", Here: "pnpm yarn yarnpkg", HereUnlessInfo: "bun", Doc: "Run scripts and install packages. pnpm help, 9; yarn --help, 1 and 4; bun --help, 1.1.", Style: Raw | NoHelp, Scan: ScanPkg,
	},
	{
		Names: "corepack nvm fnm volta", Here: "corepack", Doc: "Manage JavaScript tool versions. Their --help.", Style: POSIX,
		Flags: []Flag{{Names: "--log-level= --arch=", Global: true}, {Names: "--fnm-dir= --version-file-strategy= --multishell-path=", Value: Load, Global: true}, {Names: "--node-dist-mirror=", Does: Fetch, Global: true}},
		Subs: []Contract{
			{Names: "current ls list ls-remote list-remote which version version-remote --version alias-list help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--no-colors --no-alias --silent --lts? -a --all -c --current -d --default --format= --filter= --sort= --latest"}}},
			{Names: "default alias", Style: Long, Facts: []Fact{{Kind: Package, When: "@some"}}, Operands: anyText, Flags: []Flag{{Names: "--no-colors"}}},
			{Names: "cache", Style: POSIX, Subs: []Contract{{Names: "dir", Style: Long}, {Names: "clear clean", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "enable disable prepare use install uninstall unalias pin fetch setup up pack hydrate deactivate unload reinstall-packages", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "--activate --lts -g -s"}}},
			{Names: "exec run", Style: POSIX, Scan: ScanWrap},
		},
	},
	{
		Names: "n", Doc: "Installs versions of Node.js; a word that is no command is a version. n --help, 9.", Style: POSIX, Flags: []Flag{{Names: "-h -V --latest --lts --stable -q --quiet --all -a= --arch="}},
		Subs: []Contract{
			{Names: "ls list lsr ls-remote list-remote which bin doctor help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--all"}}},
			{Names: "install i download rm prune uninstall latest lts stable current auto engine as use", Style: Raw, Scan: ScanFacts, Facts: packaged},
			{Names: "run exec", Style: POSIX, Facts: project, Operands: []Operand{{Kind: Text, Count: 1}, {Kind: Argv}}},
		},
	},
	{
		Names: "ni nci nun nup", Doc: "Install and remove packages with the manager of the project. ni README, 24.", Style: Raw, Scan: ScanFacts, Facts: packaged,
	},
}

// pkgBuiltins are the sub-commands of pnpm, yarn and bun.
var pkgBuiltins = Contract{
	Names: "pnpm yarn bun", Style: POSIX, Flags: []Flag{
		{Names: "-s --silent -q --quiet --json --no-color --color? -r --recursive --if-present -w --workspace-root --parallel --stream --no-bail --aggregate-output --reporter= --loglevel= --offline --prefer-offline --non-interactive --frozen-lockfile --no-progress --verbose -v -V --emoji? --mutex= --ignore-engines --immutable --sequential --bun -b", Global: true},
		{Names: "-F= --filter= --filter-prod=", Global: true},
		{Names: "-C= --dir= --cwd=", Value: Base, Global: true},
		{Names: "--use-yarnrc= --config= -c= --env-file= --preload= --cache-folder= --modules-folder= --tsconfig-override=", Value: Load, Global: true},
		{Names: "--script-shell= --shell= --registry= --node-options=", Value: Program, Global: true},
		{Names: "-e= --eval= -p= --print=", Does: Opaque},
	},
	Subs: []Contract{
		{Names: "test t tst", Style: Long, Scan: ScanPkgScript, Flags: []Flag{{Names: "--watch --coverage? --bail? -t= --test-name-pattern= --timeout= --only --todo --rerun-each= --reporter= --coverage-reporter=", Value: Text}, {Names: "-u --update-snapshots", Does: Edit}}},
		{Names: "run run-script", Style: POSIX, Scan: ScanPkgScript, Flags: []Flag{{Names: "--no-sort --resume-from= --report-summary --watch --hot --smol -T -B -A"}, {Names: "--inspect?", Does: Listen}}},
		{Names: "exec", Style: POSIX, Scan: ScanProjectEnv, Operands: wrapped, Flags: []Flag{{Names: "--no-reporter-hide-prefix --shell-mode"}, {Names: "-c", Does: Unknown}}},
		{Names: "dlx x", Style: Raw, Scan: ScanWrap},
		{Names: "config c", Style: POSIX, Subs: []Contract{{Names: "get list ls", Style: Long, Operands: anyText, Scan: ScanConfigVerb}, {Names: "set delete rm edit fix", Style: Long, Facts: []Fact{{Kind: Load, Note: "configuration that later runs obey"}}, Operands: anyText}}},
		{Names: "install i add ci remove rm un uninstall update up upgrade dedupe rebuild rb init create link ln unlink import prune fetch patch patch-commit patch-remove deploy setup env global plugin set cache store workspaces-foreach autoclean unplug approve-builds constraints self-update node server generate-lock-entry policies stage bump", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "-D --dev --save-dev -P --prod --save-prod -O --save-optional -E --exact --save-exact -d -g --global --no-save --ignore-scripts --no-frozen-lockfile --force -f --production --check-files --latest -L -i --interactive --lockfile-only --no-lockfile --immutable-cache --check-cache --mode= --shamefully-hoist --no-optional --ignore-workspace-root-check -W -y --yes --template= -p --private --trust --no-verify --dry-run --peer --all --analyze"}}},
		{Names: "build", Style: Long, Scan: ScanPkg},
		{Names: "publish pack version versions login logout owner tag team npm unpublish deprecate", Style: POSIX, Facts: []Fact{{Kind: Remote}}, Operands: anyText, Flags: []Flag{{Names: "--access= --tag= --no-git-checks --dry-run --new-version --patch --minor --major --otp="}}},
		{Names: "start stop restart dev", Style: POSIX, Scan: ScanPkgScript},
		{Names: "workspace", Style: POSIX, Scan: ScanPkg},
		{Names: "workspaces", Style: POSIX, Subs: []Contract{{Names: "run", Style: POSIX, Scan: ScanPkgScript}, {Names: "list info", Style: Long, Flags: []Flag{{Names: "--since? -R --no-private"}}}, {Names: "foreach", Style: POSIX, Flags: []Flag{{Names: "-A --all -R --recursive -W --worktree -v --verbose -p --parallel -i --interlaced -t --topological --topological-dev -j= --jobs= --from= --include= --exclude= --no-private --since? --dry-run -n"}}, Subs: []Contract{{Names: "run", Style: POSIX, Scan: ScanPkgScript}, {Names: "exec dlx add remove up install pack npm", Style: POSIX, Facts: project, Operands: anyText}}}, {Names: "focus", Style: POSIX, Facts: project, Operands: anyText}}},
		{Names: "repl shell", Style: POSIX, Facts: []Fact{{Kind: Opaque}}},
	},
}
