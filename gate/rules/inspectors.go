package rules

// inspectors print versions, settings and the contents of files, and do
// nothing else in the forms accounted for here.
var inspectors = []Contract{
	{
		Names: "lsb_release", Doc: "Prints the distribution. lsb_release(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{{Names: "-h"}, {Names: "-a --all -c --codename -d --description -i --id -r --release -s --short -v"}},
	},
	{
		Names: "nvidia-smi rocm-smi", Doc: "Shows graphics processors; options that set a mode are not accounted for. nvidia-smi(1).", Style: Long, BareOK: true,
		Flags: []Flag{{Names: "-L --list-gpus -q --query -x --xml-format -i= --id= -l? --loop? -lms? --format= -d= --display= -a --showallinfo --showuse --showtemp --showmeminfo= --showpids --showproductname"}, {Names: "--query-gpu= --query-compute-apps="}},
		Subs: []Contract{
			{Names: "topo", Style: Long, Flags: []Flag{{Names: "-m --matrix -mp -n= -i= -h"}}},
			{Names: "nvlink", Style: Long, Flags: []Flag{{Names: "-s --status -c --capabilities -p -i= --id= -R --remotelinkinfo -h"}}},
			{Names: "dmon pmon", Style: Long, Flags: []Flag{{Names: "-i= --id= -d= --delay= -c= --count= -s= --select= -o= --options= -h"}, {Names: "-f= --filename=", Value: Write}}},
			{Names: "drain mig clocks vgpu daemon replay boost-slider power-hint conf-compute compute-policy", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: System, Note: "changes a graphics processor"}}},
		},
	},
	{
		Names: "pkg-config pkgconf", Doc: "Prints compiler flags of libraries; --log-file, which pkgconf writes, is not accounted for. pkg-config(1).", Style: Permute, Operands: anyText,
		Flags: []Flag{{Names: "--libs --cflags --libs-only-l --libs-only-L --libs-only-other --cflags-only-I --cflags-only-other --modversion --exists --list-all --list-package-names --static --shared --print-errors --short-errors --silence-errors --errors-to-stdout --variable= --print-variables --print-requires --print-requires-private --print-provides --atleast-version= --exact-version= --max-version= --uninstalled --debug --version --path --atleast-pkgconfig-version="}},
	},
	{
		Names: "xcode-select", Doc: "Prints or sets the developer directory. xcode-select(1).", Style: Permute, Facts: []Fact{{Kind: System, Unless: "-p -v"}}, Operands: []Operand{{Kind: System}},
		Flags: []Flag{{Names: "-p --print-path"}, {Names: "-v"}, {Names: "-s= --switch= --install -r --reset", Does: System}},
	},
	{
		Names: "mlr", Doc: "Processes records of CSV, JSON and others; verbs that write or run programs are not accounted for. mlr(1), 6.", Style: Raw, Scan: ScanMiller,
	},
	{
		Names: "dasel", Doc: "Queries structured files. dasel(1), 2; version 1 writes by its put command only.", Style: Long, Operands: anyText,
		Flags: []Flag{{Names: "-r= --read= -w= --write= -p= --parser= --pretty --colour -c --compact -n --null --selector= -s= -m --multiple --plain --length"}, {Names: "-f= --file=", Value: Read}, {Names: "-o= --out=", Value: Write}},
		Scan:  ScanDasel,
	},
	{
		Names: "help", Doc: "Prints help on builtins of the shell.", Style: Bundle, Dynamic: true, Operands: anyText, Flags: []Flag{{Names: "-d -m -s"}},
	},
	{
		Names: "perldoc", Doc: "Prints documentation of Perl; it starts a pager without -T. perldoc(1).", Style: Long, Facts: []Fact{{Kind: Session, Unless: "-T -l"}}, Operands: []Operand{{Kind: Read}},
		Flags: []Flag{{Names: "-T"}, {Names: "-l"}, {Names: "-f= -q= -v= -m -t -u -i"}},
	},
	{
		Names: "luarocks", Here: "*", Doc: "Manages packages of Lua. luarocks --help, 3.", Style: POSIX, Flags: []Flag{{Names: "--local --global --verbose --lua-version= --no-project", Global: true}, {Names: "--tree= --lua-dir=", Value: Load, Global: true}, {Names: "--server= --only-server= --only-sources= --dev", Does: Fetch, Global: true}},
		Subs: []Contract{
			{Names: "list show which path lint help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--porcelain --outdated --home --modules --deps --build-deps --test-deps --rockspec --mversion --rock-tree --rock-namespace --rock-dir --rock-license --issues --labels --lr-path --lr-cpath --lr-bin --full --no-bin --append"}}},
			{Names: "search", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured servers"}}, Operands: anyText, Flags: []Flag{{Names: "--source --binary --all --porcelain"}}},
			{Names: "install remove build make purge upload download pack unpack init new_version write_rockspec doc test config", Style: POSIX, Facts: packaged, Operands: anyText},
		},
	},
	{
		Names: "opam", HereUnlessInfo: "*", Doc: "Manages packages of OCaml. opam --help, 2.", Style: POSIX,
		Subs: []Contract{
			{Names: "list show info search lint tree why help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-i --installed -a --all --available -A --all-versions -V -I --installed-roots --roots --pinned --base -s --short --columns= -f= --field= --fields= --raw --list-files --required-by= --depends-on= --resolve= --conflicts-with= --coinstallable-with= --repos= --recursive --rec --or --nobuild --post --depopts --dev --with-test -t --with-doc -d --search --owns-file= --check --silent --separator= --wrap --sort --safe --normalise --no-switch --rev-deps --leads-to= --just-file --where --all-versions --switch= --color= -v --verbose -q --quiet"}, {Names: "--root=", Value: Load}}},
			{Names: "var", Style: Long, Operands: anyText, Scan: ScanListed, Flags: []Flag{{Names: "--package= --switch= --color="}, {Names: "--global"}}},
			{Names: "switch", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-s --short --color=", Global: true}}, Subs: []Contract{{Names: "list show list-available invariant", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-a --all"}}}, {Names: "create set remove install import export reinstall link set-base set-invariant set-description", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "pin repository repo remote", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-s --short -a --all --color=", Global: true}}, Subs: []Contract{{Names: "list", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--all-switches"}}}, {Names: "add remove edit scan set-url set-repos priority", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "env", Style: Long, Flags: []Flag{{Names: "--shell= --switch= --set-switch --set-root --readonly --revert --inplace-path"}}},
			{Names: "install remove update upgrade init exec config option reinstall source clean admin publish", Style: POSIX, Facts: packaged, Operands: anyText},
		},
	},
	{
		Names: "nix-store nix-instantiate", Doc: "Queries the store, and builds. nix-store(1), 2.18.", Style: Long, Facts: []Fact{{Kind: Package, Unless: "-q --parse --verify-path -l --print-roots"}}, Operands: anyText,
		Flags: []Flag{{Names: "-q --query"}, {Names: "--parse"}, {Names: "--verify-path"}, {Names: "-l --read-log"}, {Names: "--gc"}, {Names: "--print-roots --print-live --print-dead"}, {Names: "--references --referrers --referrers-closure -R --requisites --size --hash --deriver -d --outputs --tree --graph --roots --valid-derivers -u --use-output --include-outputs -b= --binding="}},
	},
	{
		Names: "conan", Doc: "Manages packages of C and C++. conan --help, 2.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-v? -h -f= --format=", Global: true}, {Names: "-cc= --core-conf=", Value: Load, Global: true}},
		Subs: []Contract{
			{Names: "list search version", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the configured remotes"}}, Operands: anyText, Flags: []Flag{{Names: "-r= --remote= -c --cache -p= --package-query= --lru= --filter-profile= --filter-settings="}}},
			{Names: "profile remote cache config", Style: POSIX, Subs: []Contract{{Names: "list show path home list-users", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--folder="}, {Names: "-pr= --profile= -pr:h= -pr:b=", Value: Load}}}, {Names: "detect add remove rename update enable disable login logout auth set-user clean save restore backup-upload check-integrity install install-pkg", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "install create build export export-pkg upload download remove new test source editable graph inspect lock audit report workspace", Style: Raw, Scan: ScanFacts, Facts: packaged},
		},
	},
	{
		Names: "vcpkg sdkmanager pod nuget", HereUnlessInfo: "pod", Doc: "Manage packages. Their help.", Style: POSIX,
		Subs: []Contract{
			{Names: "list search version help owns depend-info", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--x-full-desc --sort= --max-recurse= --x-json --simple --stats --no-pager"}}},
			{Names: "install remove update upgrade repo create deintegrate init integrate export build push pack restore delete add outdated edit ci", Style: POSIX, Facts: packaged, Operands: anyText},
		},
		Flags: []Flag{{Names: "--list --list_installed --version"}, {Names: "--vcpkg-root= --x-install-root= --overlay-ports= --sdk_root=", Value: Load, Global: true}}, BareOK: true,
	},
	{
		Names: "cpan", Doc: "Installs modules of Perl; a name alone installs. cpan(1), 5.36.", Style: Long, Facts: []Fact{{Kind: Package, Unless: "-l -O"}, {Kind: Sync, When: "-O", Note: "asks the configured mirror"}}, Operands: anyText,
		Flags: []Flag{{Names: "-l -v -h"}, {Names: "-O -D -A -L"}, {Names: "-i -f -F -T -g -G -c -C -a -m -M= -n -p -P -r -s -t -u -U -w -x -X -I -J", Does: Package}, {Names: "-j=", Does: Load}},
	},
	{
		Names: "cpanm", Doc: "Installs modules of Perl; --showdeps runs what configures a module. cpanm(1), 1.7.", Style: Long, Facts: []Fact{{Kind: Package, Unless: "--info -V"}, {Kind: Sync, When: "--info", Note: "asks the configured mirror"}}, Operands: anyText,
		Flags: []Flag{{Names: "--info"}, {Names: "-V -h"}, {Names: "-q --quiet -v --verbose --dev"}, {Names: "--mirror= --from= -M= --mirror-index=", Does: Fetch}},
	},
	{
		Names: "nginx", Doc: "Web server; all but the version and a check of the configuration start or control it. nginx -h.", Style: Permute, Facts: []Fact{{Kind: System, Unless: "-v -V -h"}},
		Flags: []Flag{{Names: "-v"}, {Names: "-V"}, {Names: "-h -?"}, {Names: "-t -T -q"}, {Names: "-s=", Does: System}, {Names: "-c= -p= -g= -e=", Does: Load}},
	},
	{
		Names: "httpd apache2 apachectl apache2ctl", Doc: "Web server; all but the version starts or controls it. httpd(8).", Style: Permute, Facts: []Fact{{Kind: System, Unless: "-v -V"}}, Operands: []Operand{{Kind: System}},
		Flags: []Flag{{Names: "-v"}, {Names: "-V"}},
	},
	{
		Names: "dot neato fdp sfdp circo twopi", Doc: "Draw graphs; plugins come from the system. dot(1), 9.", Style: Permute, Operands: []Operand{{Kind: Read}},
		Flags: []Flag{{Names: "-V -v -q -x -y -n? -T? -G? -N? -E? -K? -s? -L -?"}, {Names: "-o=", Value: Artifact}, {Names: "-O", Does: Write}, {Names: "-l= -c -P", Does: Load}},
	},
	{
		Names: "celery jupyter django-admin maturin locust hypothesis pyproject-build erb asciidoctor fzf tmux screen zellij wasmtime wasmer trunk wasm-pack cross cargo-zigbuild sqlc ko godot flatc tsp openapi-generator openapi-generator-cli graphql-inspector earthly dagger pio platformio arduino-cli esphome idf.py west node-gyp perltidy lualatex-dev sorbet memcached etcd caddy traefik haproxy envoy jsonnet jsonnetfmt showmount", Here: "cross", Doc: "Only their version and help are accounted for; all else runs programs or services.", Style: Raw, Scan: ScanVersion,
	},
}
