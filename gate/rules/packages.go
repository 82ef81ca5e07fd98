package rules

// Options of pip that any sub-command accepts. pip help, 24.
var pipGlobal = []Flag{
	{Names: "-v -vv -vvv --verbose -q -qq --quiet --no-color --disable-pip-version-check --no-input --isolated --require-virtualenv --no-cache-dir --debug --retries= --timeout= --exists-action= --no-python-version-warning --progress-bar= --use-feature= --use-deprecated= -V", Global: true},
	{Names: "--python=", Value: Program, Global: true}, {Names: "--cert= --client-cert= --cache-dir= --keyring-provider=", Value: Load, Global: true}, {Names: "--log=", Value: Append, Global: true},
	{Names: "--proxy= --trusted-host= -i= --index-url= --extra-index-url= -f= --find-links=", Does: Fetch, Global: true},
}

// packages are package managers of languages and systems.
var packages = []Contract{
	{
		Names: "pip pip2 pip3 pip3.10 pip3.11 pip3.12 pip3.13", Doc: "Installs Python packages. pip(1), 24.", Style: POSIX, BareOK: true, Flags: pipGlobal,
		Subs: []Contract{
			{Names: "list freeze show check help inspect debug hash", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-o --outdated -u --uptodate -e --editable -l --local --user --pre --format= --not-required --exclude-editable --include-editable --exclude= -f --files --all --no-index --algorithm= -a= --path="}, {Names: "-r= --requirement=", Value: Read}}},
			{Names: "index", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured registry"}}, Operands: anyText},
			{Names: "config", Style: Long, Operands: []Operand{{Kind: Text}}, Scan: ScanConfigVerb, Flags: []Flag{{Names: "--user --global --site"}, {Names: "--editor=", Value: Program}}},
			{Names: "cache", Style: POSIX, Subs: []Contract{{Names: "dir info list", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--format= --abspath"}}}, {Names: "remove purge", Style: Long, Facts: packaged, Operands: anyText}}},
			{Names: "install uninstall download wheel", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{
				{Names: "-y --yes -U --upgrade --upgrade-strategy= --force-reinstall -I --ignore-installed --no-deps --user --pre --dry-run --no-build-isolation --only-binary= --no-binary= --prefer-binary --require-hashes --no-warn-script-location --no-compile --compile --break-system-packages --report= --root-user-action= --no-index --python-version= --platform= --implementation= --abi= --ignore-requires-python --no-clean -C= --config-settings="},
				{Names: "-r= --requirement= -c= --constraint= -e= --editable=", Value: Load}, {Names: "-t= --target= --root= --prefix= -d= --dest= -w= --wheel-dir= --src=", Value: Write}}},
		},
	},
	{
		Names: "pipx pyenv rbenv nodenv-pkg jenv sdk conda mamba micromamba poetry pdm hatch rye pipenv uv uvx", Doc: "Manage Python tools, versions and projects. Their --help.", Style: Raw, Scan: ScanPyProject,
	},
	{
		Names: "gem", Doc: "Installs Ruby packages. gem help, 3.3.", Style: POSIX, BareOK: true,
		Subs: []Contract{
			{Names: "list environment env contents dependency which specification help stale check outdated info query", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-l --local -a --all -d --details -i --installed --no-installed -e --exact -v= --version= -q --quiet --no-verbose --versions --prefix --pipe --ruby --yaml"}, {Names: "-r --remote -b --both", Does: Fetch}}},
			{Names: "search fetch", Style: Long, Facts: []Fact{{Kind: Fetch}}, Operands: anyText},
			{Names: "install uninstall update cleanup pristine build unpack setup lock i", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "-v= --version= -N --no-document --user-install -f --force -a --all -x --conservative --pre --bindir= -i= --install-dir="}}},
			{Names: "push yank owner signin signout sources cert mirror server exec", Style: Long, Facts: []Fact{{Kind: Remote}}, Operands: anyText, Flags: []Flag{{Names: "-a= --add= -r= --remove= -l --list -v= --version="}}},
		},
	},
	{
		Names: "bundle bundler", Doc: "Runs and installs Ruby packages. bundle(1), 2.5.", Style: POSIX, Flags: []Flag{{Names: "--verbose --no-color -V --retry="}},
		Subs: []Contract{
			{Names: "exec e", Style: POSIX, Scan: ScanProjectEnv, Operands: wrapped, Flags: []Flag{{Names: "--keep-file-descriptors"}, {Names: "--gemfile=", Value: Load}}},
			{Names: "list ls show outdated check info why env platform viz licenses version help doctor", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--paths --name-only --outdated --only-group= --without-group= --dry-run --parseable --porcelain --strict --filter-major --filter-minor --filter-patch --only-explicit --group= --groups --local --path --version"}}},
			{Names: "config", Style: POSIX, Scan: ScanConfigVerb, Operands: anyText, Flags: []Flag{{Names: "--local --global --parseable"}}},
			{Names: "install update add remove lock init clean package cache pristine binstubs inject open console gem plugin i", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "--jobs= -j= --quiet --local --without= --with= --path= --deployment --frozen --full-index --conservative --all --patch --minor --major --group= --version= --redownload --clean --no-cache --retry="}, {Names: "--gemfile=", Value: Load}}},
		},
	},
	{
		Names: "composer", Doc: "Runs scripts of and installs PHP packages. composer help, 2.7.", Style: POSIX, Flags: []Flag{{Names: "-h"}, {Names: "-n --no-interaction -q --quiet -v -vv -vvv --verbose --ansi --no-ansi --no-plugins --no-scripts --profile --no-cache -V", Global: true}, {Names: "-d= --working-dir=", Value: Base, Global: true}},
		Subs: []Contract{
			{Names: "validate show info outdated licenses check-platform-reqs depends why prohibits why-not fund help list about status suggests", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--strict --no-check-all --no-check-lock --no-check-publish --no-check-version --with-dependencies -i --installed -l --latest -o --outdated -a --all -D --direct -t --tree -f= --format= -P --path -N --name-only -s --self -p --platform --locked --minor-only -m --patch-only --major-only -M --no-dev -r --recursive --strict --ignore= --lock"}}},
			{Names: "audit", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the registry about advisories"}}, Flags: []Flag{{Names: "--no-dev -f= --format= --locked --abandoned="}}},
			{Names: "run-script run", Style: POSIX, Scan: ScanPkgScript, Flags: []Flag{{Names: "--dev --no-dev -l --list --timeout="}}},
			{Names: "test lint check cs-check phpstan stan analyse", Style: POSIX, Scan: ScanPkgScript},
			{Names: "exec", Style: POSIX, Scan: ScanProjectEnv, Operands: wrapped, Flags: []Flag{{Names: "-l --list"}}},
			{Names: "install i update u require r remove rm create-project init dump-autoload dumpautoload global self-update bump clear-cache archive reinstall config", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "--dev --no-dev -o --optimize -W --with-all-dependencies -w --prefer-dist --prefer-source --ignore-platform-reqs --ignore-platform-req= --no-progress --dry-run --no-autoloader -a --classmap-authoritative -g --global"}}},
		},
	},
	{
		Names: "apt apt-get", Doc: "Installs packages. apt-get(8), 2.6.", Style: POSIX | Permute,
		Flags: []Flag{{Names: "-h -v"}, {Names: "-y --yes --assume-yes -q -qq --quiet -s --simulate --dry-run --just-print --no-act --no-install-recommends --install-suggests -u -V --verbose-versions -a --installed --upgradable --all-versions -f --fix-broken -m --ignore-missing -d --download-only --reinstall --purge --auto-remove --allow-unauthenticated --allow-downgrades --force-yes -t= --target-release= --print-uris --no-download --names-only -n --full", Global: true}, {Names: "-o= --option= -c= --config-file=", Value: Load, Global: true}},
		Subs: []Contract{
			{Names: "list search show policy depends rdepends changelog showsrc", Style: Long, Operands: anyText},
			{Names: "install remove purge update upgrade full-upgrade dist-upgrade dselect-upgrade autoremove autopurge reinstall build-dep clean autoclean edit-sources satisfy source download check indextargets", Style: Long, Facts: packaged, Operands: anyText},
		},
	},
	{
		Names: "apt-cache", Doc: "Reads the package lists. apt-cache(8), 2.6.", Style: POSIX,
		Flags: []Flag{{Names: "-h -v"}, {Names: "-n --names-only -f --full -i --important -a --all-versions --recurse --installed -q --quiet -g --generate --no-recommends --no-suggests --no-pre-depends", Global: true}, {Names: "-o= --option= -c= --config-file= -p= -s=", Value: Load, Global: true}},
		Subs:  []Contract{{Names: "policy search show showpkg showsrc depends rdepends stats dump dumpavail unmet pkgnames madison dotty xvcg", Style: Long, Operands: anyText}},
	},
	{
		Names: "apt-mark apt-config apt-key add-apt-repository apt-add-repository aptitude tasksel apt-file unattended-upgrade debconf-set-selections dpkg-reconfigure dpkg-divert dpkg-statoverride dselect", Doc: "Change package state. Their man pages.", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "-y --yes -q"}},
	},
	{
		Names: "dpkg", Doc: "Installs and queries packages. dpkg(1), 1.21.", Style: Long, Facts: []Fact{{Kind: Package, Unless: "-l -c"}}, Operands: []Operand{{Kind: Read, Count: 1, When: "-c"}, {Kind: Text, When: "-l -c"}, {Kind: Package}},
		Flags: []Flag{{Names: "-c --contents -I --info -f --field"}, {Names: "-l --list -L --listfiles -s --status -S --search -p --print-avail --print-architecture --print-foreign-architectures --get-selections -C --audit -V --verify --compare-versions"}, {Names: "--no-pager --no-act --dry-run --simulate -E -G"}, {Names: "-i --install --unpack --configure -r --remove -P --purge --force-all --force? --set-selections --clear-selections --update-avail --merge-avail --add-architecture= --remove-architecture= -a --pending -R --recursive"}, {Names: "--root= --admindir= --instdir= --pre-invoke= --post-invoke=", Does: Program}},
	},
	{
		Names: "dpkg-query", Doc: "Queries packages. dpkg-query(1), 1.21.", Style: Long, Dynamic: true, Operands: anyText,
		Flags: []Flag{{Names: "-l --list -W --show -s --status -L --listfiles -S --search -p --print-avail -c --control-list --control-path --control-show -f= --showformat= --no-pager --load-avail --admindir= --root="}},
	},
	{
		Names: "rpm", Doc: "Installs and queries packages. rpm(8), 4.18.", Style: GNU, Facts: []Fact{{Kind: Package, Unless: "-q"}}, Operands: []Operand{{Kind: Read, When: "-p"}, {Kind: Text}},
		Flags: []Flag{{Names: "-q --query"}, {Names: "-p --package"}, {Names: "-a --all -l --list -i --info -f --file -c --configfiles -d --docfiles -R --requires --provides --whatrequires --whatprovides --last --qf= --queryformat= -s --state --changelog --conflicts --scripts -v --verbose --quiet -h --hash --recommends --suggests"}, {Names: "-U --upgrade -F --freshen -e --erase --install --reinstall --import --rebuilddb --initdb --nodeps --force --test -V --verify --setperms --setugids"}, {Names: "-E= --eval= --pipe= --define= -D= --rcfile= --macros= --load= --root= --dbpath=", Does: Opaque}},
	},
	{
		Names: "dnf yum microdnf zypper apk pacman brew port snap flatpak nix-env nix-channel nix-build nix-collect-garbage guix emerge xbps-install opkg paru yay choco choco.exe winget winget.exe scoop", Doc: "Install packages of systems. Their man pages.", Style: Raw, Scan: ScanSysPkg,
	},
}
