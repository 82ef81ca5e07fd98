package rules

// moreBuilders are build tools of languages that fewer projects use.
var moreBuilders = []Contract{
	{
		Names: "nim", Doc: "Compiles Nim. nim --fullhelp, 2.0.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "-v --version -h --help --fullhelp"}, {Names: nimQuiet}},
		Subs: []Contract{
			{Names: "check c cc compile cpp compileToC compileToCpp js doc", Style: Permute, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: nimQuiet},
				{Names: "--path:? -p:?", Value: File},
				{Names: "-o:? --out:? --outdir:? --nimcache:?", Value: Artifact},
				{Names: "-r --run", Does: Project, Note: "runs the program"},
			}},
			{Names: "r e secret dump i rod ctags buildIndex jsondoc md2html rst2html gendepend", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "crystal", Doc: "Compiles, tests and formats Crystal. crystal --help, 1.12.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "-v --version -h --help"}},
		Subs: []Contract{
			{Names: "spec", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "-v --verbose --fail-fast -e= --example= -l= --line= --location= --tag= --order= --tap --list-tags --dry-run -D= --define= --error-trace --no-color --release --no-debug --debug -p --progress -s --stats -t --time --threads= --warnings= --error-on-warnings --exclude-warnings= -O="},
				{Names: "--junit_output=", Value: Artifact},
				{Names: "--link-flags= --prelude= --mcpu= --mattr=", Does: Program},
			}},
			{Names: "build", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "-D= --define= --error-trace --no-color --release --static --no-codegen --no-debug --debug -p --progress -s --stats -t --time --threads= --warnings= --error-on-warnings --exclude-warnings= -O= --single-module"},
				{Names: "-o=", Value: Artifact},
				{Names: "--link-flags= --prelude= --cross-compile --target= --mcpu= --mattr= --emit=", Does: Program},
			}},
			{Names: "tool", Style: POSIX, Subs: []Contract{
				{Names: "format", Style: Long, Facts: []Fact{{Kind: Task, When: "--check"}, {Kind: Edit, Unless: "--check", Note: "formats the project"}}, Operands: []Operand{{Kind: Text, When: "--check"}, {Kind: Edit}}, Flags: []Flag{{Names: "--check"}, {Names: "--no-color --show-backtrace -e= --exclude= -i= --include="}}},
				{Names: "hierarchy dependencies context implementations types unreachable", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "-c= --cursor= -f= --format= -e= -i= --no-color --error-trace --tree"}}},
				{Names: "expand macro_code_coverage flags", Style: POSIX, Facts: project, Operands: anyText},
			}},
			{Names: "env version help", Style: Long, Operands: anyText},
			{Names: "run i interactive play eval init docs clear_cache", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "elm", Doc: "Compiles Elm. elm --help, 0.19.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "--version --help"}},
		Subs: []Contract{
			{Names: "make", Style: Long, Scan: ScanElm, Operands: localCode, Facts: task, Flags: []Flag{
				{Names: "--debug --optimize --report="},
				{Names: "--output= --docs=", Value: Artifact},
			}},
			{Names: "install init publish bump", Style: Long, Facts: []Fact{{Kind: Package}}, Operands: anyText, Flags: []Flag{{Names: "--yes"}}},
			{Names: "diff", Style: Long, Facts: []Fact{{Kind: Fetch}}, Operands: anyText},
			{Names: "repl reactor", Style: Long, Facts: project, Flags: []Flag{{Names: "--interpreter= --no-colors --port="}}},
		},
	},
	{
		Names: "latexmk", Here: "*", Doc: "Builds documents with TeX. latexmk(1), 4.79.", Style: Permute | SingleDash, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-pdf -pdf- -dvi -dvi- -ps -ps- -xelatex -pdfxe -bibtex -bibtex- -interaction= -halt-on-error -file-line-error -synctex= -recorder -f -f- -g -g- -silent -quiet -verbose -time -cd -cd- -n -norc -no-shell-escape -h -help -v -version -showextraoptions -commands"},
			{Names: "-outdir= -output-directory= -auxdir= -aux-directory= -jobname=", Value: Artifact},
			{Names: "-c -C -CA -ca", Does: Project, Note: "removes what it has built"},
			{Names: "-lualatex -pdflua -pv -pvc -p", Does: Project, Note: "documents that are programs, or a viewer"},
			{Names: "-shell-escape -enable-write18 -latex= -pdflatex= -xelatex= -lualatex= -e= -r= -pretex= -usepretex= -latexoption=", Does: Opaque},
		},
	},
	{
		Names: "rush rushx", Doc: "Runs scripts of several packages. rush --help, 5.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "-d --debug -q --quiet -h --help"}},
		Subs: []Contract{
			{Names: "build rebuild test lint typecheck", Style: Long, Facts: task, Flags: []Flag{{Names: "-v --verbose -p= --parallelism= -t= --to= -T= --to-except= -f= --from= -o= --only= -i= --impacted-by= -I= --impacted-by-except= --to-version-policy= --from-version-policy= -c --changed-projects-only --timeline --ignore-hooks"}}},
			{Names: "list check version", Style: Long, Facts: task, Flags: []Flag{{Names: "--json --detailed --verbose --variant="}}},
			{Names: "install update add remove upgrade-interactive link unlink purge update-autoinstaller", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Package}}},
			{Names: "publish deploy change init init-project scan setup tab-complete write-build-cache update-cloud-credentials", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Project}}},
		},
	},
	{
		Names: "pants", Here: "*", Doc: "Builds, tests and checks targets. pants help, 2.20.", Style: POSIX,
		Flags: []Flag{{Names: "--changed-since= --changed-dependents= --tag= --spec-files= --no-pantsd --pantsd -l= --level= --no-dynamic-ui --dynamic-ui --colors --no-colors --keep-sandboxes= --filter-target-type= --filter-address-regex= --no-local-cache -h --help -V --version"}},
		Subs: []Contract{
			{Names: "test lint check package list dependencies dependents peek roots filter paths count-loc filedeps version help goals", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--force --test-force --test-output= --output= --test-use-coverage --use-coverage --lint-only= --only= --lint-skip-formatters --transitive --format= --sep="}}},
			{Names: "fmt fix tailor update-build-files run repl export export-codegen generate-lockfiles publish deploy complete experimental-deploy", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "shards", Doc: "Manages dependencies of Crystal and builds targets. shards --help, 0.18.", Style: POSIX,
		Flags: []Flag{{Names: "--version -h --help --no-color -q --quiet -v --verbose"}},
		Subs: []Contract{
			{Names: "build check list version", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--release --debug --static --no-color --tree --error-trace -v --verbose -q --quiet"}}},
			{Names: "install update prune init lock outdated run", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Package}}},
		},
	},
	{
		Names: "ameba", Doc: "Checks Crystal. ameba --help, 1.6.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-v -h -s --silent -a --all -f= --format= -e= --explain= --only= --except= --fail-level= --no-color --rules --describe= --without-affected-code --stdin-filename="}, {Names: "--fix --gen-config", Does: Edit}, {Names: "-c= --config=", Value: Load}, {Names: "-u= --up-to-version="}},
	},
	{
		Names: "testament", Doc: "Runs tests of Nim. testament --help, 2.0.", Style: POSIX, Flags: []Flag{{Names: "--print --verbose --failing --simulate --colors:on --colors:off"}, {Names: "--targets:? --nim:? --directory:? --skipFrom:?", Does: Unknown}},
		Subs: []Contract{
			{Names: "pattern p category c cat all r run", Style: POSIX, Facts: task, Operands: localCode, Scan: ScanLocal},
			{Names: "html stats", Style: POSIX, Facts: project, Operands: anyText},
		},
	},
}

// nimQuiet are switches of nim that print, or choose how to compile. Values
// stand behind a colon.
const nimQuiet = "--hint:? --warning:? --styleCheck:? --verbosity:? --mm:? --gc:? --hints:on --hints:off --warnings:on --warnings:off --hint:all:off --styleCheck:off --styleCheck:hint --styleCheck:error --styleCheck:usages -d:release -d:debug -d:danger -d:ssl --define:release --define:debug --define:danger --define:ssl --verbosity:0 --verbosity:1 --verbosity:2 --verbosity:3 --mm:arc --mm:orc --mm:refc --threads:on --threads:off --opt:speed --opt:size --opt:none --assertions:on --assertions:off --debugger:native --lineDir:on --stackTrace:on --colors:on --colors:off -f --forceBuild --project --listFullPaths:on --listFullPaths:off"

// nixQuiet are options of nix that neither change what is built nor from
// where.
const nixQuiet = "--json --dry-run -k --keep-going --show-trace -j= --max-jobs= --cores= --offline --refresh --rebuild -v --verbose --print-out-paths --no-update-lock-file --no-write-lock-file "
