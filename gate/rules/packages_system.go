package rules

// dnfGlobal are options of dnf that choose what is shown, and from which of
// the configured repositories. dnf(8), 4 and 5.
var dnfGlobal = []Flag{
	{Names: "-h -q --quiet -v --verbose -C --cacheonly -y --assumeyes --assumeno -d= --debuglevel= -e= --errorlevel= --rpmverbosity= --refresh --color= --noplugins -R= --randomwait= -4 -6 --best -b --nobest --skip-broken --exclude= -x= --excludepkgs= --disableexcludes= --disableexcludepkgs= --forcearch= --releasever= --enablerepo= --disablerepo= --repo= --repoid= --enable-repo= --disable-repo= --disableplugin= --disable-plugin= --showduplicates --show-duplicates --obsoletes --advisory= --advisories= --bz= --bzs= --cve= --cves= --security --bugfix --enhancement --newpackage --sec-severity= --secseverity= --advisory-severities=", Global: true},
	{Names: "--installroot= --setopt= -c= --config=", Value: Load, Global: true},
	{Names: "--repofrompath=", Does: Fetch, Global: true},
	{Names: "--downloaddir= --destdir=", Value: Write, Global: true},
}

// dnfShown are options of dnf list and its relatives.
const dnfShown = "--all -a --installed --available --extras --updates --upgrades --upgradable --autoremove --recent --json"

// systemPackages are package managers of systems.
var systemPackages = []Contract{
	{
		Names: "dnf dnf5 dnf-3 yum microdnf", Doc: "Installs and queries packages. dnf(8), 4 and 5.", Style: POSIX, Flags: dnfGlobal,
		Subs: []Contract{
			{Names: "list info search provides whatprovides prov deplist leaves check-update check-upgrade grouplist groupinfo help", Style: Long, Operands: anyText, Flags: []Flag{{Names: dnfShown + " --changelogs --minimal"}}},
			{Names: "repolist repoinfo", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--all --enabled --disabled --json"}}},
			{Names: "repoquery rq", Style: Long, Operands: anyText, Flags: []Flag{{Names: dnfShown + " --file= --whatconflicts= --whatdepends= --whatobsoletes= --whatprovides= --whatrequires= --whatrecommends= --whatenhances= --whatsuggests= --whatsupplements= --alldeps --exactdeps --recursive --deplist --querytags --srpm --source --sourcerpm -i --info -l --list -s --nvr --nevra --envra --qf= --queryformat= --conflicts --depends --enhances --provides --recommends --requires --requires-pre --suggests --supplements --changelogs --changelog --resolve --providers-of= --tree --latest-limit= --disable-modular-filtering --duplicates --duplicated --unneeded --installonly --unsatisfied --userinstalled --arch= --location --files"}}},
			{Names: "check", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--dependencies --duplicates --obsoleted --provides --duplicated"}}},
			{Names: "changelog", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--since= --count= --upgrades"}}},
			{Names: "needs-restarting", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-r --reboothint -s --services -u --useronly --exclude-services"}}},
			{Names: "history", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "--reverse", Global: true}}, Subs: []Contract{{Names: "list info userinstalled", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--contains-pkgs="}}}, {Names: "undo redo rollback replay store", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "group groups grp environment module repo advisory updateinfo versionlock mark alias", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "--hidden --ids --contains-pkgs= --with-cve --with-bz --list --info --summary " + dnfShown, Global: true}}, Subs: []Contract{
				{Names: "list info summary provides", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--enabled --disabled"}}},
				{Names: "install remove upgrade update enable disable reset switch-to switch add delete clear exclude markinstall markremove group user dependency weak", Style: Raw, Scan: ScanFacts, Facts: packaged},
			}},
			{Names: "install upgrade update remove erase autoremove downgrade reinstall distro-sync dsync swap clean makecache builddep build-dep download copr config-manager system-upgrade offline offline-upgrade debuginfo-install reposync upgrade-minimal update-minimal shell localinstall groupinstall groupremove groupupdate do", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "zypper", Doc: "Installs and queries packages. zypper(8), 1.14.", Style: POSIX,
		Flags: []Flag{
			{Names: "-h -V -q --quiet -v --verbose --no-abbrev -A -t --no-color --color -s= --table-style= -n --non-interactive -x --xmlout -i --ignore-unknown --no-refresh --no-cd --no-remote --releasever= --disable-repositories"},
			{Names: "-R= --root= --installroot= -D= --reposd-dir= -C= --cache-dir= -c= --config= --raw-cache-dir= --solv-cache-dir= --pkg-cache-dir=", Value: Load}, {Names: "-p= --plus-repo=", Does: Fetch},
		},
		Subs: []Contract{
			{Names: "search se", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--match-substrings --match-words -x --match-exact -n --name -f --file-list -d --search-descriptions -C --case-sensitive -i --installed-only -u --not-installed-only -t= --type= -r= --repo= --sort-by-name --sort-by-repo -s --details -v --verbose --provides --requires --recommends --supplements --conflicts --obsoletes --suggests --enhances"}}},
			{Names: "info if patch-info pattern-info product-info", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-r= --repo= -t= --type= -s --match-substrings --provides --requires --conflicts --obsoletes --recommends --supplements --suggests --enhances"}}},
			{Names: "list-updates lu list-patches lp patch-check pchk", Style: Long, Flags: []Flag{{Names: "-t= --type= -r= --repo= --best-effort -a --all -b? --bugzilla? --bz? --cve? --issues? -g= --category= --severity= --date= --with-optional --without-optional --updatestack-only"}}},
			{Names: "repos lr services ls", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-a --alias -n --name -r --refresh -u --uri -p --priority -P --sort-by-priority -d --details -E --show-enabled-only -U --sort-by-uri -N --sort-by-name -A --sort-by-alias"}, {Names: "-e= --export=", Value: Write}}},
			{Names: "packages pa patches pch patterns pt products pd", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-r= --repo= -i --installed-only -u --not-installed-only --autoinstalled --userinstalled --system --orphaned --suggested --recommended --unneeded -N --sort-by-name -R --sort-by-repo --sort-by-catalog"}}},
			{Names: "what-provides wp locks ll versioncmp vcmp targetos tos system-architecture sysarch licenses help ps", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-m --matches -s --solvables --short"}}},
			{Names: "install in remove rm update up dist-upgrade dup patch verify ve install-new-recommends inr source-install si addrepo ar removerepo rr renamerepo nr modifyrepo mr refresh ref clean cc addservice as modifyservice ms removeservice rs refresh-services refs addlock al removelock rl cleanlocks cl purge-kernels download source-download shell sh", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "apk", Doc: "Installs and queries packages. apk(8), 2.14.", Style: POSIX,
		Flags: []Flag{
			{Names: "-h -V -q --quiet -v --verbose --no-progress --progress --progress-fd= --no-network --no-cache --wait= --arch= --print-arch --cache-max-age= --no-logfile", Global: true},
			{Names: "-p= --root= --repositories-file= --keys-dir= --cache-dir=", Value: Load, Global: true}, {Names: "-X= --repository=", Does: Fetch, Global: true},
		},
		Subs: []Contract{
			{Names: "info", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-L --contents -e --installed -W --who-owns -R --depends -P --provides -r --rdepends -i --install-if -I --rinstall-if -w --webpage -s --size -d --description --license -a --all -t --triggers --replaces"}}},
			{Names: "list", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-I --installed -O --orphaned -a --available -u --upgradable --upgradeable -P --providers -o --origin -d --depends"}}},
			{Names: "search", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-a --all -d --description -e -x --exact --has-origin= -o --origin -r --rdepends"}}},
			{Names: "policy dot stats", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--errors --installed"}}},
			{Names: "version", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-a --all -I --indexes -t --test -c --check -l= --limit="}}},
			{Names: "audit", Style: Long, Operands: []Operand{{Kind: List}}, Flags: []Flag{{Names: "--backup --full --system --check-permissions -r --recursive --packages"}}},
			{Names: "add del fix update upgrade cache fetch index verify mkndx mkpkg extract convdb", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "brew", Doc: "Installs and queries packages. brew(1), 4. A formula that is a path, an address or of another tap is code that is fetched and run.", Style: POSIX, BareOK: true, Scan: ScanSysPkg,
		Flags: []Flag{{Names: "-h -v --verbose -q --quiet"}, {Names: "--prefix --cellar --caskroom --repository --repo --cache --env --config"}, {Names: "--installed --formula --formulae --cask --casks"}},
		Subs: []Contract{
			{Names: "list ls", Style: Long, Scan: ScanSysPkg, Flags: []Flag{{Names: brewShown + "--full-name --versions --multiple --pinned -1 -l -r -t --installed-on-request --installed-as-dependency --poured-from-bottle --built-from-source"}}},
			{Names: "info abv", Style: Long, Scan: ScanSysPkg, Flags: []Flag{{Names: brewShown + "--analytics --days= --category= --json? --installed --eval-all --variations --sizes"}}},
			{Names: "outdated", Style: Long, Scan: ScanSysPkg, Flags: []Flag{{Names: brewShown + "--json? -g --greedy --greedy-latest --greedy-auto-updates"}}},
			{Names: "search", Style: Long, Operands: anyText, Flags: []Flag{{Names: brewShown + "--desc --eval-all"}}},
			{Names: "desc", Style: Long, Scan: ScanSysPkg, Flags: []Flag{{Names: brewShown + "-s= --search= -n= --name= --description= --eval-all"}}},
			{Names: "deps uses", Style: Long, Scan: ScanSysPkg, Flags: []Flag{{Names: brewShown + "-n --topological -1 --direct --union --full-name --include-implicit --include-build --include-optional --include-test --skip-recommended --include-requirements --tree --prune --graph --dot --annotate --installed --missing --recursive --eval-all --for-each --HEAD --os= --arch="}}},
			{Names: "leaves missing", Style: Long, Scan: ScanSysPkg, Flags: []Flag{{Names: "-r --installed-on-request -p --installed-as-dependency --hide="}}},
			{Names: "options cat log", Style: Long, Scan: ScanSysPkg, Flags: []Flag{{Names: brewShown + "--compact --installed --eval-all --command= -p -u --patch --stat --oneline --max-count="}}},
			{Names: "config doctor dr formulae casks commands help shellenv", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-q --quiet -v --verbose --include-aliases --list-checks -D --audit-debug"}}},
			{Names: "tap", Style: Long, Facts: []Fact{{Kind: Package, When: "@some"}}, Operands: anyText, Flags: []Flag{{Names: "-q --quiet"}}},
			{Names: "tap-info", Style: Long, Scan: ScanSysPkg, Operands: anyText, Flags: []Flag{{Names: "--installed --json?"}}},
			{Names: "services", Style: POSIX, BareOK: true, Subs: []Contract{{Names: "list ls info", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--json --all"}}}, {Names: "start run stop kill restart cleanup", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "analytics", Style: POSIX, BareOK: true, Subs: []Contract{{Names: "state", Style: Long}, {Names: "on off regenerate-uuid", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "home homepage docs", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Session, Note: "opens a browser"}}},
			{Names: "install uninstall remove rm upgrade update up reinstall link ln unlink pin unpin untap tap-new cleanup autoremove migrate fetch create edit extract postinstall bundle update-reset audit style test livecheck bump developer gist-logs unpack sh ruby irb linkage linuxbrew source alias", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "port", Doc: "Installs and queries packages of MacPorts. port(1), 2.9. Without a name, and with a path, it runs the Portfile there.", Style: POSIX,
		Flags: []Flag{{Names: "-v -q -d -N"}, {Names: "-D= -F=", Value: Load}},
		Subs: []Contract{
			{Names: "provides", Style: Long, Operands: []Operand{{Kind: List}}},
			{Names: "list search installed outdated echo version help", Style: Long, Scan: ScanSysPkg, Flags: []Flag{{Names: portShown + "--case-sensitive --exact --glob --regex"}}},
			{Names: "info variants deps rdeps dependents rdependents contents notes", Style: Long, Facts: []Fact{{Kind: Project, When: "@none", Note: "the Portfile of the directory"}}, Scan: ScanSysPkg, Flags: []Flag{{Names: portShown + "--index --full --no-build --no-test --size --units="}}},
			{Names: "select", Style: Long, Facts: []Fact{{Kind: Package, Unless: "--list"}}, Operands: anyText, Flags: []Flag{{Names: "--list --show --summary"}}},
			{Names: "install uninstall upgrade selfupdate sync activate deactivate clean reclaim fetch checksum extract patch configure build destroot test lint rev-upgrade load unload reload setrequested unsetrequested migrate edit ed gohome livecheck restore snapshot diagnose bump mirror archive", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "snap", Doc: "Installs and queries packages. snap(8), 2.60.", Style: POSIX,
		Subs: []Contract{
			{Names: "list find search info version changes tasks change services connections interfaces interface aliases saved help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--all --unicode= --color= --narrow --verbose --abs-time --last= --attrs --id= -g --global --user"}}},
			{Names: "refresh", Style: Long, Facts: []Fact{{Kind: Package, Unless: "--list"}}, Operands: anyText, Flags: []Flag{{Names: "--list --time"}, {Names: "--unicode= --color= --abs-time"}}},
			{Names: "install remove revert enable disable switch connect disconnect alias unalias prefer set unset start stop restart run try pack download ack create-cohort save restore forget check-snapshot export-snapshot import-snapshot login logout abort recovery reboot", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "flatpak", Doc: "Installs and queries applications. flatpak(1), 1.14.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "-h --default-arch --supported-arches --gl-drivers --installations --print-updated-env --print-system-only"}, {Names: "-v --verbose --ostree-verbose --user --system --installation=", Global: true}},
		Subs: []Contract{
			{Names: "list search remotes remote-list ps", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-d --show-details --show-disabled --app --runtime -a --all --arch= --app-runtime= --columns="}}},
			{Names: "info", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-r --show-ref -o --show-origin -c --show-commit -s --show-size -m --show-metadata --show-runtime --show-sdk -M --show-permissions --file-access= -e --show-extensions -l --show-location --arch="}}},
			{Names: "remote-ls remote-info", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks a configured remote"}}, Scan: ScanSpec, Operands: anyText, Flags: []Flag{{Names: "-d --show-details --app --runtime -a --all --updates --arch= --app-runtime= --columns= --cached -r --show-ref -c --show-commit -p --show-parent -m --show-metadata --show-runtime --show-sdk --log --commit="}}},
			{Names: "history", Style: Long, Flags: []Flag{{Names: "--since= --until= --columns= --reverse"}}},
			{Names: "permissions permission-list permission-show", Style: Long, Operands: anyText},
			{Names: "config", Style: Long, Facts: []Fact{{Kind: Load, Unless: "-l @none"}}, Operands: anyText, Flags: []Flag{{Names: "-l --list --get"}, {Names: "--set --unset", Does: Load}}},
			{Names: "install update upgrade uninstall remove mask pin repair override make-current run enter kill remote-add remote-modify remote-delete build build-init build-finish build-export build-bundle build-import-bundle build-sign build-update-repo build-commit-from repo create-usb document-export document-unexport permission-set permission-reset permission-remove", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "pacman paru yay", Doc: "Install and query packages. pacman(8), 6.", Style: Raw, Scan: ScanSysPkg,
	},
	{
		Names: "nix-env", Doc: "Installs and queries packages of a profile. nix-env(1), 2.18.", Style: Long, Facts: []Fact{{Kind: Package, Unless: "-q --list-generations -i"}}, Operands: anyText,
		Flags: []Flag{
			{Names: "-q --query"}, {Names: "--list-generations"},
			{Names: "-a --available --installed -s --status -P --attr-path --no-name -c --compare-versions --system --drv-path --out-path --description --meta --xml --json -b --prebuilt-only -v --verbose --quiet --system-filter=", Value: Text},
			{Names: "-i --install -u --upgrade -e --uninstall --set --set-flag -G --switch-generation --rollback --delete-generations -S --switch-profile", Does: Package},
			{Names: "-f= --file= -I= -p= --profile=", Value: Load}, {Names: "-E --from-expression", Does: Opaque},
		},
	},
	{
		Names: "nix-channel", Doc: "Manages the sources of packages. nix-channel(1), 2.18.", Style: Long, Facts: []Fact{{Kind: Package, Unless: "--list"}}, Operands: anyText,
		Flags: []Flag{{Names: "--list --list-generations"}, {Names: "--add --remove --update --rollback", Does: Package}},
	},
	{
		Names: "guix", Doc: "Installs and queries packages. Its manual, 1.4.", Style: POSIX,
		Subs: []Contract{
			{Names: "search show describe size processes", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-f= --format= --list-formats --sort= --map-file="}, {Names: "-L= --load-path= -p= --profile=", Value: Load}}},
			{Names: "package", Style: Long, Facts: []Fact{{Kind: Package, Unless: "-I -A -s --list-profiles --search-paths"}}, Operands: anyText, Flags: []Flag{{Names: "-I? --list-installed? -l? --list-generations?"}, {Names: "-A? --list-available?"}, {Names: "-s= --search= --show="}, {Names: "--list-profiles"}, {Names: "--search-paths?"}, {Names: "-L= --load-path= -p= --profile=", Value: Load}}},
			{Names: "gc", Style: Long, Facts: []Fact{{Kind: Package, Unless: "--list-live"}}, Operands: anyText, Flags: []Flag{{Names: "--list-live --list-dead --list-roots --list-busy --references -R --requisites --referrers --derivers"}}},
			{Names: "install remove upgrade pull build shell environment time-machine system home deploy pack publish archive copy import refresh lint download edit repl challenge weather offload container git style", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "emerge", Doc: "Installs and queries packages. emerge(1), 3.", Style: Long, Facts: []Fact{{Kind: Package, Unless: "-s -p -C"}, {Kind: Package, When: "-C", Unless: "-p"}}, Operands: anyText,
		Flags: []Flag{{Names: "-s --search -S --searchdesc --info --list-sets --check-news"}, {Names: "-p --pretend"}, {Names: "-c --depclean -P --prune -C --unmerge"}, {Names: "-v -q -t --tree -u --update -D -N --newuse -U --changed-use -1 --oneshot -e --emptytree -n --noreplace -o --onlydeps -O --nodeps --nospinner --columns --color= --with-bdeps= --backtrack="}},
	},
	{
		Names: "equery", Doc: "Queries packages of Gentoo; none of its modules changes anything. equery(1), 0.6.", Style: Long, Dynamic: true, Operands: anyText,
		Flags: []Flag{{Names: "-h -V -q --quiet -C --nocolor -N --no-pipe -p --portage-tree -o --overlay-tree -I --exclude-installed -i --include-installed -F= --format= -D --duplicates --deprecated -a --all-packages -A --no-atom -M --no-mask -U --no-useflags -l --linear -n --no-indent --depth= -b --bytes -e --early-out --name-only -m --md5sum -s --timestamp -t --type --tree -f --filter="}},
	},
	{
		Names: "xbps-query", Doc: "Queries packages of Void Linux. xbps-query(1), 0.59.", Style: Long, Operands: anyText,
		Flags: []Flag{{Names: "-h -V -v -d --verbose --debug -l --list-pkgs -L --list-repos -m --list-manual-pkgs -O --list-orphans -H --list-hold-pkgs -R -M --memory-sync -i --ignore-conf-repos --regex --fulldeptree -S= --show= -s= --search= -f= --files= -o= --ownedby= -x= --deps= -X= --revdeps= -p= --property="}, {Names: "--repository=", Does: Fetch}, {Names: "-C= --config= -c= --cachedir= -r= --rootdir=", Value: Load}},
	},
	{
		Names: "opkg", Doc: "Installs and queries packages of OpenWrt. opkg --help.", Style: POSIX, Flags: []Flag{{Names: "-A --size --nocase"}, {Names: "-f= --conf= -o= --offline-root= -d= --dest= --add-dest= -l= --lists-dir=", Value: Load}},
		Subs: []Contract{
			{Names: "list list-installed list-upgradable list-changed-conffiles files search find info status whatdepends whatdependsrec whatrecommends whatsuggests whatprovides whatconflicts whatreplaces depends compare-versions print-architecture", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-A --size --nocase"}}},
			{Names: "install remove update upgrade configure flag download clean", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "winget winget.exe scoop choco choco.exe", Doc: "Install and query packages of Windows. Their help.", Style: POSIX,
		Flags: []Flag{{Names: "-v --info"}},
		Subs: []Contract{
			{Names: "list ls search find show info outdated status which prefix depends help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--id= --name= --moniker= --tag= --count= --exact --upgrade-available --include-unknown --disable-interactivity --versions --limit-output --local-only --include-programs --pre --detail --detailed --by-id-only -e -r -l"}}},
			{Names: "install add uninstall remove upgrade update reinstall reset import export source sources settings config configure pin hold unhold cleanup cache bucket download repair features feature apikey push pack new shim", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "nix-build nix-collect-garbage xbps-install xbps-remove", Doc: "Build, install and remove packages. Their man pages.", Style: Raw, Scan: ScanFacts, Facts: packaged,
	},
}

// brewShown are options of many sub-commands of brew.
const brewShown = "-q --quiet -v --verbose --formula --formulae --cask --casks "

// portShown are the fields that port prints.
const portShown = "--line --pretty --name --version --revision --epoch --category --categories --homepage --license --maintainer --maintainers --platform --platforms --variant --variants --description --long_description --depends --depends_build --depends_lib --depends_run --depends_fetch --depends_extract --depends_test --conflicts --replaced_by --fullname --heading --subport --subports "
