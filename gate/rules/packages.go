package rules

// Options of pip that any sub-command accepts. pip help, 24.
var pipGlobal = []Flag{
	{Names: "-v -vv -vvv --verbose -q -qq --quiet --no-color --disable-pip-version-check --no-input --isolated --require-virtualenv --no-cache-dir --debug --retries= --timeout= --exists-action= --no-python-version-warning --progress-bar= --use-feature= --use-deprecated= -V", Global: true},
	{Names: "--python=", Value: Program, Global: true}, {Names: "--cert= --client-cert= --cache-dir= --keyring-provider=", Value: Load, Global: true}, {Names: "--log=", Value: Append, Global: true},
	{Names: "--proxy= --trusted-host= -i= --index-url= --extra-index-url= -f= --find-links=", Does: Fetch, Global: true},
}

// gemGlobal are options of gem that any sub-command accepts.
var gemGlobal = []Flag{
	{Names: "-v"},
	{Names: "-q --quiet --silent -V --verbose --no-verbose --backtrace --debug --norc --no-http-proxy", Global: true},
	{Names: "--config-file=", Value: Load, Global: true},
	{Names: "-s= --source= --http-proxy= -p= --clear-sources", Does: Fetch, Global: true},
}

// aptSimulated are the options of apt-get that only print what would happen;
// update, source and download do not heed them.
const aptSimulated = "-s --simulate --just-print --dry-run --recon --no-act"

// aptConfig are options of programs of apt that read its configuration.
var aptConfig = []Flag{{Names: "-h -v"}, {Names: "-q --quiet", Global: true}, {Names: "-o= --option= -c= --config-file= -f= --file=", Value: Load, Global: true}}

// packages are package managers of languages and of Debian.
var packages = []Contract{
	{
		Names: "pip pip2 pip3 pip3.10 pip3.11 pip3.12 pip3.13 pip3.14 pip3.9", Doc: "Installs Python packages. pip(1), 24.", Style: POSIX, BareOK: true, Flags: pipGlobal,
		Subs: []Contract{
			{Names: "list freeze show check help inspect debug hash", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-o --outdated -u --uptodate -e --editable -l --local --user --pre --format= --not-required --exclude-editable --include-editable --exclude= -f --files --all --no-index --algorithm= -a= --path="}, {Names: "-r= --requirement=", Value: Read}}},
			{Names: "index", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured registry"}}, Operands: anyText, Flags: []Flag{{Names: "--pre --json --python-version= --platform= --implementation= --abi= --ignore-requires-python --no-binary= --only-binary= --no-index"}}},
			{Names: "completion", Style: Long, Flags: []Flag{{Names: "-b --bash -z --zsh -f --fish --powershell"}}},
			{Names: "config", Style: Long, Operands: []Operand{{Kind: Text}}, Scan: ScanConfigVerb, Flags: []Flag{{Names: "--user --global --site"}, {Names: "--editor=", Value: Program}}},
			{Names: "cache", Style: POSIX, Subs: []Contract{{Names: "dir info list", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--format= --abspath"}}}, {Names: "remove purge", Style: Long, Facts: packaged, Operands: anyText}}},
			{Names: "install uninstall download wheel", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{
				{Names: "-y --yes -U --upgrade --upgrade-strategy= --force-reinstall -I --ignore-installed --no-deps --user --pre --dry-run --no-build-isolation --only-binary= --no-binary= --prefer-binary --require-hashes --no-warn-script-location --no-compile --compile --break-system-packages --report= --root-user-action= --no-index --python-version= --platform= --implementation= --abi= --ignore-requires-python --no-clean -C= --config-settings="},
				{Names: "-r= --requirement= -c= --constraint= -e= --editable=", Value: Load}, {Names: "-t= --target= --root= --prefix= -d= --dest= -w= --wheel-dir= --src=", Value: Write}}},
		},
	},
	{
		Names: "gem", HereUnlessInfo: "*", Doc: "Installs Ruby packages. gem help, 3.3 to 3.6.", Style: POSIX, BareOK: true, Flags: gemGlobal,
		Subs: []Contract{
			{Names: "list outdated info query", Style: Long, Facts: []Fact{{Kind: Sync, When: "-r", Note: "asks the configured registry"}}, Operands: anyText, Flags: []Flag{{Names: "-r --remote -b --both"}, {Names: "-l --local -a --all -d --details --no-details -i --installed --no-installed -I -e --exact -v= --version= --versions --no-versions --prerelease --no-prerelease --platform="}}},
			{Names: "environment env contents dependency which specification help stale check", Style: Long, Facts: []Fact{{Kind: Sync, When: "-r", Note: "asks the configured registry"}}, Operands: anyText, Flags: []Flag{{Names: "-r --remote -b --both"}, {Names: "--local --all -d -i --installed -e --exact -v= --version= --prerelease --no-prerelease --prefix --no-prefix --pipe -R --reverse-dependencies --ruby --yaml --marshal --platform= -g --gems-first --no-gems-first --lib-only --no-lib-only --show-install-dir --no-alien -a -l"}}},
			{Names: "search", Style: Long, Facts: []Fact{{Kind: Sync, Unless: "-l", Note: "asks the configured registry"}}, Operands: anyText, Flags: []Flag{{Names: "-l --local"}, {Names: "-r --remote -b --both -a --all -d --details --no-details -i --installed --no-installed -I -e --exact -v= --version= --versions --no-versions --prerelease --no-prerelease --platform="}}},
			{Names: "fetch", Style: Long, Facts: []Fact{{Kind: Fetch}}, Operands: anyText},
			{Names: "sources", Style: Long, Facts: []Fact{{Kind: Remote, Unless: "-l @none"}}, Operands: anyText, Flags: []Flag{{Names: "-l --list"}, {Names: "-a= --add= -r= --remove= -c --clear-all -u --update", Does: Load}}},
			{Names: "install uninstall update cleanup pristine build unpack setup lock i rebuild", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "-v= --version= -N --no-document --user-install -f --force -a --all -x --conservative --pre --bindir= -i= --install-dir="}}},
			{Names: "push yank owner signin signout cert mirror server exec", Style: Long, Facts: []Fact{{Kind: Remote}}, Operands: anyText, Flags: []Flag{{Names: "-a= --add= -r= --remove= -l --list -v= --version="}}},
		},
	},
	{
		Names: "bundle bundler", Here: "*", Doc: "Runs and installs Ruby packages. bundle(1), 2.5.", Style: POSIX, Flags: []Flag{{Names: "--verbose --no-color -V --retry="}},
		Subs: []Contract{
			{Names: "exec e", Style: POSIX, Scan: ScanProjectEnv, Operands: wrapped, Flags: []Flag{{Names: "--keep-file-descriptors"}, {Names: "--gemfile=", Value: Load}}},
			{Names: "list ls show outdated info why env platform licenses version help doctor fund", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--paths --name-only --outdated --only-group= --without-group= --format= --parseable --porcelain --strict --filter-strict --update-strict --filter-major --filter-minor --filter-patch --major --minor --patch --pre --only-explicit --group= -g= --groups --local --path --version --ruby --verbose --no-color --quiet"}, {Names: "--gemfile=", Value: Load}}},
			{Names: "check", Style: Long, Flags: []Flag{{Names: "--dry-run --no-color --verbose"}, {Names: "--gemfile=", Value: Load}, {Names: "--path=", Does: Persist, Note: "is remembered in .bundle/config"}}},
			{Names: "lock", Style: Long, Facts: []Fact{{Kind: Package, Unless: "--print"}, {Kind: Sync, When: "--print", Note: "asks the configured registry"}}, Flags: []Flag{{Names: "--print"}, {Names: "--local --full-index --major --minor --patch --pre --strict --conservative --update? --verbose"}, {Names: "--lockfile=", Value: Write}, {Names: "--gemfile=", Value: Load}}},
			{Names: "config", Style: POSIX, Scan: ScanConfigVerb, Operands: anyText, Flags: []Flag{{Names: "--local --global --parseable"}}},
			{Names: "plugin", Style: POSIX, Subs: []Contract{{Names: "list", Style: Long}, {Names: "install uninstall help", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "install update add remove init clean package cache pristine binstubs inject open console gem i viz", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "--jobs= -j= --quiet --local --without= --with= --path= --deployment --frozen --full-index --conservative --all --patch --minor --major --group= --version= --redownload --clean --no-cache --retry="}, {Names: "--gemfile=", Value: Load}}},
		},
	},
	{
		Names: "composer", Here: "*", Doc: "Runs scripts of and installs PHP packages. composer help, 2.8.", Style: POSIX, Flags: []Flag{{Names: "-h"}, {Names: "-n --no-interaction -q --quiet -v -vv -vvv --verbose --ansi --no-ansi --no-plugins --no-scripts --profile --no-cache -V", Global: true}, {Names: "-d= --working-dir=", Value: Base, Global: true}},
		Subs: []Contract{
			{Names: "validate show info outdated licenses check-platform-reqs depends why prohibits why-not fund help list about status suggests", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--strict --no-check-all --check-lock --no-check-lock --no-check-publish --no-check-version --with-dependencies -i --installed -l --latest -o --outdated -a --all -A --available -D --direct -t --tree -f= --format= -P --path -N --name-only -s --self -p --platform --locked --minor-only -m --patch-only --major-only -M --sort-by-age -H --no-dev -r --recursive --ignore= --ignore-platform-req= --ignore-platform-reqs --lock --by-package --by-suggestion --list --short --raw"}}},
			{Names: "search", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured registry"}, {Kind: Task}}, Operands: anyText, Flags: []Flag{{Names: "-N --only-name -O --only-vendor -t= --type= -f= --format="}}},
			{Names: "browse home", Style: Long, Facts: []Fact{{Kind: Session, Unless: "-s", Note: "opens a browser"}, {Kind: Task, When: "-s"}}, Operands: anyText, Flags: []Flag{{Names: "-s --show"}, {Names: "-H --homepage"}}},
			{Names: "audit", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the registry about advisories"}}, Flags: []Flag{{Names: "--no-dev -f= --format= --locked --abandoned= --ignore-severity= --ignore-unreachable"}}},
			{Names: "run-script run", Style: POSIX, Scan: ScanPkgScript, Flags: []Flag{{Names: "--dev --no-dev -l --list --timeout="}}},
			{Names: "test lint check cs-check phpstan stan analyse", Style: POSIX, Scan: ScanPkgScript},
			{Names: "exec", Style: POSIX, Scan: ScanProjectEnv, Operands: wrapped, Flags: []Flag{{Names: "-l --list"}}},
			{Names: "install i update u require r remove rm create-project init dump-autoload dumpautoload global self-update bump clear-cache archive reinstall config", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "--dev --no-dev -o --optimize -W --with-all-dependencies -w --prefer-dist --prefer-source --ignore-platform-reqs --ignore-platform-req= --no-progress --dry-run --no-autoloader -a --classmap-authoritative -g --global"}}},
		},
	},
	{
		Names: "apt apt-get", Doc: "Installs packages. apt(8), apt-get(8), 2.6.", Style: POSIX | Permute, Scan: ScanSysPkg,
		Flags: []Flag{{Names: "-h -v"}, {Names: aptSimulated, Global: true}, {Names: "-y --yes --assume-yes --assume-no -q -qq --quiet --no-install-recommends --install-recommends --install-suggests --no-install-suggests -u -V --verbose-versions --verbose -a --installed --upgradable --upgradeable --manual-installed --all-versions -f --fix-broken -m --ignore-missing -d --download-only --reinstall --purge --auto-remove --autoremove --allow-unauthenticated --allow-downgrades --force-yes -t= --target-release= --default-release= --print-uris --no-download --names-only -n --full --no-show-progress --no-color", Global: true}, {Names: "-o= --option= -c= --config-file=", Value: Load, Global: true}},
		Subs: []Contract{
			{Names: "list search show policy depends rdepends showsrc showpkg help moo", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-i --important --recurse --no-recommends --no-suggests --no-pre-depends --no-depends --no-breaks --no-conflicts --no-replaces --no-enhances --implicit"}}},
			{Names: "changelog", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured archive"}}, Operands: anyText},
			{Names: "indextargets", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--format= --no-release-info --release-info"}}},
			{Names: "install remove purge upgrade full-upgrade dist-upgrade dselect-upgrade autoremove auto-remove autopurge reinstall build-dep satisfy", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: aptSimulated, Sets: DryRun}}},
			{Names: "update clean autoclean edit-sources source download check", Style: Long, Facts: packaged, Operands: anyText},
		},
	},
	{
		Names: "apt-cache", Doc: "Reads the package lists. apt-cache(8), 2.6.", Style: POSIX,
		Flags: []Flag{{Names: "-h -v"}, {Names: "-n --names-only -f --full -i --important -a --all-versions --no-all-versions --all-names --recurse --installed -q --quiet -g --generate --no-generate --no-recommends --no-suggests --no-pre-depends --no-depends --no-breaks --no-conflicts --no-replaces --no-enhances --implicit", Global: true}, {Names: "-o= --option= -c= --config-file= -p= -s= --pkg-cache= --src-cache= --with-source=", Value: Load, Global: true}},
		Subs:  []Contract{{Names: "policy search show showpkg showsrc depends rdepends stats dump dumpavail unmet pkgnames madison dotty xvcg", Style: Long, Operands: anyText}},
	},
	{
		Names: "apt-mark", Doc: "Shows and changes marks of packages. apt-mark(8), 2.6.", Style: POSIX, Flags: aptConfig,
		Subs: []Contract{
			{Names: "showauto showmanual showhold showheld showinstall showremove showpurge help", Style: Long, Operands: anyText},
			{Names: "auto manual minimize-manual hold unhold install remove purge", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "apt-config", Doc: "Prints the configuration of apt. apt-config(8), 2.6.", Style: POSIX, Flags: aptConfig,
		Subs: []Contract{{Names: "dump shell", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--empty --no-empty --format="}}}},
	},
	{
		Names: "apt-file", Doc: "Searches the files of packages. apt-file(1), 3.3.", Style: POSIX, Flags: []Flag{{Names: "-v --verbose -h", Global: true}, {Names: "-c= --config-file= -o= --option= -s= --sources-list=", Value: Load, Global: true}},
		Subs: []Contract{
			{Names: "search find list show list-indices help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-x --regexp -F --fixed-string -i --ignore-case -l --package-only -a= --architecture= -I= --index-names= --substring-match --stream-results --filter-origins= --filter-suites="}, {Names: "-f --from-file -D --from-deb", Does: Unknown}}},
			{Names: "update purge", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "aptitude", Doc: "Installs and queries packages; without arguments it is interactive. aptitude(8), 0.8.", Style: POSIX, Facts: []Fact{{Kind: Session}},
		Flags: []Flag{{Names: "-q -v -F= --display-format= -O= --sort= -w= --width= --disable-columns --no-new-installs --show-package-names= --group-by= -t= --target-release= -h", Global: true}, {Names: "-o=", Value: Load, Global: true}},
		Subs: []Contract{
			{Names: "search show versions why why-not help", Style: Long, Operands: anyText},
			{Names: "install remove purge hold unhold markauto unmarkauto forbid-version update upgrade safe-upgrade full-upgrade dist-upgrade reinstall build-depends clean autoclean download changelog keep keep-all forget-new add-user-tag remove-user-tag source", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "dpkg-divert dpkg-statoverride", Doc: "Change where and how files of packages are installed. dpkg-divert(1), dpkg-statoverride(1).", Style: Long, Facts: []Fact{{Kind: Package, Unless: "--list"}}, Operands: anyText,
		Flags: []Flag{{Names: "--list --listpackage --truename"}, {Names: "--quiet"}, {Names: "--add --remove --divert= --rename --no-rename --local --package= --force --update", Does: Package}, {Names: "--admindir= --instdir= --root=", Value: Load}},
	},
	{
		Names: "apt-key add-apt-repository apt-add-repository tasksel unattended-upgrade debconf-set-selections dpkg-reconfigure dselect", Doc: "Change package state. Their man pages.", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "-y --yes -q"}},
	},
	{
		Names: "dpkg", Doc: "Installs and queries packages. dpkg(1), 1.21.", Style: Long, Facts: []Fact{{Kind: Package, Unless: "-l -c"}}, Operands: []Operand{{Kind: Read, Count: 1, When: "-c"}, {Kind: Text, When: "-l -c"}, {Kind: Package}},
		Flags: []Flag{{Names: "-c --contents -I --info -f --field"}, {Names: "-l --list -L --listfiles -s --status -S --search -p --print-avail --print-architecture --print-foreign-architectures --get-selections -C --audit -V --verify --compare-versions --yet-to-unpack --predep-package --assert-support-predepends --assert-working-epoch --assert-long-filenames --assert-multi-conrep --assert-multi-arch --assert-versioned-provides --validate-pkgname --validate-trigname --validate-archname --validate-version --force-help -h -Dh"}, {Names: "--no-pager --no-act --dry-run --simulate -E -G"}, {Names: "-i --install --unpack --configure -r --remove -P --purge --force-all --force? --set-selections --clear-selections --update-avail --merge-avail --add-architecture= --remove-architecture= -a --pending -R --recursive"}, {Names: "--root= --admindir= --instdir= --pre-invoke= --post-invoke=", Does: Program}},
	},
	{
		Names: "dpkg-query", Doc: "Queries packages. dpkg-query(1), 1.21.", Style: Long, Dynamic: true, Operands: anyText,
		Flags: []Flag{{Names: "-l --list -W --show -s --status -L --listfiles -S --search -p --print-avail -c --control-list --control-path --control-show -f= --showformat= --no-pager --load-avail --admindir= --root="}},
	},
	{
		Names: "rpm", Doc: "Installs and queries packages. rpm(8), 4.18.", Style: GNU, Facts: []Fact{{Kind: Package, Unless: "-q -K --querytags"}}, Scan: ScanSpec, Operands: []Operand{{Kind: Read, When: "-p -K"}, {Kind: Text}},
		Flags: []Flag{{Names: "-q --query"}, {Names: "-p --package"}, {Names: "-K --checksig"}, {Names: "--querytags --showrc"}, {Names: "--enhances --supplements --obsoletes --triggers --filetriggers --filesbypkg --fileclass --filecolor --fileprovide --filerequire --filecaps --dump --licensefiles -L --artifactfiles -A --nodigest --nosignature --noconfig --noartifact --noghost -g --group --pkgid --hdrid --tid --querybynumber --triggeredby --whatconflicts --whatobsoletes --whatrecommends --whatsuggests --whatsupplements --whatenhances -a --all -l --list -i --info -f --file -c --configfiles -d --docfiles -R --requires --provides --whatrequires --whatprovides --last --qf= --queryformat= -s --state --changelog --conflicts --scripts -v --verbose --quiet -h --hash --recommends --suggests"}, {Names: "-U --upgrade -F --freshen -e --erase --install --reinstall --import --rebuilddb --initdb --nodeps --force --test -V --verify --setperms --setugids"}, {Names: "-E= --eval= --pipe= --define= -D= --rcfile= --macros= --load= --root= --dbpath=", Does: Opaque}},
	},
}
