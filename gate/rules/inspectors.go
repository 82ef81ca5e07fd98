package rules

// inspectors print versions, settings and the contents of files, and do
// nothing else in the forms accounted for here.
var inspectors = []Contract{
	{
		Names: "lsb_release", Doc: "Prints the distribution. lsb_release(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{{Names: "-h"}, {Names: "-a --all -c --codename -d --description -i --id -r --release -s --short -v"}},
	},
	{
		Names: "nvidia-smi rocm-smi", Doc: "Shows graphics processors; options that set a mode are not accounted for. nvidia-smi(1).", Style: Long,
		Flags: []Flag{{Names: "-L --list-gpus -q --query -x --xml-format -i= --id= -l? --loop? -lms? --format= -d= --display= -a --showallinfo --showuse --showtemp --showmeminfo= --showpids --showproductname"}, {Names: "--query-gpu= --query-compute-apps="}},
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
		Names: "luarocks", Doc: "Manages packages of Lua. luarocks --help, 3.", Style: POSIX, Flags: []Flag{{Names: "--local --global --verbose"}},
		Subs: []Contract{
			{Names: "list show which path lint help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--porcelain --outdated --local"}}},
			{Names: "install remove build make purge upload download pack unpack init new_version write_rockspec doc test config search", Style: POSIX, Facts: packaged, Operands: anyText},
		},
	},
	{
		Names: "opam", Doc: "Manages packages of OCaml. opam --help, 2.", Style: POSIX,
		Subs: []Contract{
			{Names: "list show info search var lint tree", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-i --installed -a --all --available -s --short --columns= -f= --field= --raw --required-by= --depends-on= --switch= --color="}}},
			{Names: "install remove update upgrade switch init pin exec env config repository reinstall source clean admin publish", Style: POSIX, Facts: packaged, Operands: anyText},
		},
	},
	{
		Names: "nix-store nix-instantiate", Doc: "Queries the store, and builds. nix-store(1), 2.8.", Style: Long, Facts: []Fact{{Kind: Package, Unless: "-q --parse"}}, Operands: anyText,
		Flags: []Flag{{Names: "-q --query"}, {Names: "--parse"}, {Names: "--references --referrers -R --requisites --size --hash --deriver -d --outputs --tree --graph --roots --valid-derivers"}},
	},
	{
		Names: "vcpkg conan sdkmanager pod nuget", Doc: "Manage packages. Their help.", Style: POSIX,
		Subs: []Contract{
			{Names: "list search version help", Style: Long, Operands: anyText},
			{Names: "install remove update upgrade repo create deintegrate init integrate export build push pack restore delete add", Style: POSIX, Facts: packaged, Operands: anyText},
		},
		Flags: []Flag{{Names: "--list --list_installed --version"}}, BareOK: true,
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
		Names: "celery jupyter django-admin maturin locust hypothesis pyproject-build erb asciidoctor fzf tmux screen zellij wasmtime wasmer trunk wasm-pack cross cargo-zigbuild sqlc ko godot flatc tsp openapi-generator openapi-generator-cli graphql-inspector earthly dagger pio platformio arduino-cli esphome idf.py west node-gyp cpanm cpan perltidy lualatex-dev sorbet memcached etcd caddy traefik haproxy envoy jsonnet jsonnetfmt showmount", Doc: "Only their version and help are accounted for; all else runs programs or services.", Style: Raw, Scan: ScanVersion,
	},
}
