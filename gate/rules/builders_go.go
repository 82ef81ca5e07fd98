package rules

// Options of go build, which test, vet, run, list, install, generate and
// others share. go help build, 1.26.
var (
	goBuild = []Flag{
		{Names: "-v? -x? -n? -a? -race? -msan? -asan? -cover? -covermode= -coverpkg= -p= -tags= -trimpath? -buildvcs? -buildmode= -linkshared? -modcacherw? -json? -work? -installsuffix= -mod="}, {Names: "-pgo=", Value: Read},
		{Names: "-gcflags= -asmflags= -ldflags= -gccgoflags="},
		{Names: "-C=", Value: Base},
		{Names: "-compiler= -toolexec=", Value: Program},
		{Names: "-overlay= -modfile= -pkgdir=", Value: Load},
		{Names: "-o=", Value: Artifact},
	}
	goTest = []Flag{
		{Names: "-v? -x? -n? -a? -race? -msan? -asan? -cover? -covermode= -coverpkg= -p= -tags= -trimpath? -buildvcs? -buildmode= -linkshared? -modcacherw? -json? -work? -installsuffix= -mod="}, {Names: "-pgo=", Value: Read},
		{Names: "-gcflags= -asmflags= -ldflags= -gccgoflags="},
		{Names: "-C=", Value: Base},
		{Names: "-compiler= -toolexec= -exec=", Value: Program},
		{Names: "-overlay= -modfile= -pkgdir= -vettool=", Value: Load},
		{Names: "-c? -i? -short? -failfast? -fullpath? -benchmem? -run= -skip= -bench= -benchtime= -count= -cpu= -timeout= -parallel= -list= -fuzz= -fuzztime= -fuzzminimizetime= -shuffle= -vet= -blockprofilerate= -memprofilerate= -mutexprofilefraction= -artifacts?"},
		{Names: "-test.v? -test.short? -test.failfast? -test.benchmem? -test.run= -test.skip= -test.bench= -test.benchtime= -test.count= -test.cpu= -test.timeout= -test.parallel= -test.list= -test.fuzz= -test.fuzztime= -test.shuffle="},
		{Names: "-o= -coverprofile= -cpuprofile= -memprofile= -blockprofile= -mutexprofile= -trace= -outputdir= -test.coverprofile= -test.cpuprofile= -test.memprofile= -test.outputdir= -test.trace=", Value: Artifact},
	}
)

// goTools build, test and check Go.
var goTools = []Contract{
	{
		Names: "go", Doc: "Builds and tests Go. go help, 1.26.", Style: Go, BareOK: true,
		Flags: []Flag{{Names: "-C=", Value: Base}},
		Subs: []Contract{
			{Names: "build", Style: Go, Facts: task, Operands: localCode, Scan: ScanGo, Flags: goBuild},
			{Names: "test", Style: Go | Permute, Facts: task, Operands: localCode, Scan: ScanGo, Flags: goTest},
			{Names: "vet", Style: Go, Facts: task, Operands: localCode, Scan: ScanGo, Flags: []Flag{
				{Names: "-v? -x? -n? -a? -p= -tags= -trimpath? -buildvcs? -mod= -json? -race? -c= -diff?"},
				{Names: "-appends? -asmdecl? -assign? -atomic? -bools? -buildtag? -cgocall? -composites? -copylocks? -defers? -directive? -errorsas? -framepointer? -hostport? -httpresponse? -ifaceassert? -loopclosure? -lostcancel? -nilfunc? -printf? -printf.funcs= -shift? -sigchanyzer? -slog? -stdmethods? -stdversion? -stringintconv? -structtag? -testinggoroutine? -tests? -timeformat? -unmarshal? -unreachable? -unsafeptr? -unusedresult? -waitgroup? -shadow?"},
				{Names: "-gcflags= -asmflags= -ldflags="}, {Names: "-C=", Value: Base}, {Names: "-toolexec= -compiler=", Value: Program}, {Names: "-vettool= -overlay= -modfile=", Value: Load}, {Names: "-fix?", Does: Edit},
			}},
			{Names: "list", Style: Go, Facts: task, Operands: localCode, Scan: ScanGo, Flags: []Flag{
				{Names: "-f= -m? -u? -deps? -test? -e? -json? -compiled? -find? -retracted? -reuse= -versions? -export? -v? -x? -n? -a? -tags= -mod= -buildvcs? -race? -p= -pgo= -trimpath? -cover? -gcflags= -ldflags="},
				{Names: "-C=", Value: Base}, {Names: "-toolexec= -compiler=", Value: Program}, {Names: "-overlay= -modfile=", Value: Load},
			}},
			{Names: "run", Style: Go, Facts: project, Operands: anyText, Flags: []Flag{{Names: "-v? -x? -n? -race? -tags= -mod= -ldflags= -gcflags= -trimpath? -buildvcs?"}, {Names: "-exec= -toolexec= -compiler=", Value: Program}, {Names: "-overlay= -modfile=", Value: Load}, {Names: "-C=", Value: Base}}},
			{Names: "generate fix", Style: Go, Facts: project, Operands: anyText, Flags: []Flag{{Names: "-v? -x? -n? -run= -skip= -tags= -mod= -fix= -go= -diff? -json?"}, {Names: "-C=", Value: Base}}},
			{Names: "fmt", Style: Go, Operands: []Operand{{Kind: Edit}}, Facts: []Fact{{Kind: Edit, When: "@none", Note: "formats the package"}}, Flags: []Flag{{Names: "-n? -x? -mod="}}},
			{Names: "install get", Style: Go, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "-v? -x? -n? -u? -t? -d? -tool? -race? -tags= -mod= -ldflags= -gcflags= -trimpath? -buildvcs?"}, {Names: "-toolexec=", Value: Program}, {Names: "-overlay= -modfile=", Value: Load}, {Names: "-C=", Value: Base}}},
			{Names: "mod", Style: Go, Subs: []Contract{
				{Names: "graph why verify", Style: Go, Facts: task, Operands: anyText, Flags: []Flag{{Names: "-m? -vendor? -go= -x?"}, {Names: "-modfile=", Value: Load}, {Names: "-C=", Value: Base}}},
				{Names: "tidy vendor edit init", Style: Go, Facts: []Fact{{Kind: Edit, Unless: "-diff -json -print", Note: "go.mod, go.sum or vendor"}, {Kind: Task, When: "-diff -json -print"}}, Operands: anyText, Flags: []Flag{{Names: "-diff"}, {Names: "-json"}, {Names: "-print"}, {Names: "-v? -e? -x? -go= -compat= -fmt? -module= -require= -droprequire= -exclude= -dropexclude= -replace= -dropreplace= -retract= -dropretract= -toolchain= -godebug= -tool= -droptool= -ignore= -dropignore="}, {Names: "-o=", Value: Write}, {Names: "-modfile=", Value: Load}, {Names: "-C=", Value: Base}}},
				{Names: "download", Style: Go, Facts: []Fact{{Kind: Fetch}}, Operands: anyText, Flags: []Flag{{Names: "-x? -json? -reuse="}, {Names: "-modfile=", Value: Load}, {Names: "-C=", Value: Base}}},
			}},
			{Names: "work", Style: Go, Subs: []Contract{
				{Names: "edit", Style: Go, Facts: []Fact{{Kind: Edit, Unless: "-json", Note: "go.work"}, {Kind: Task, When: "-json"}}, Operands: anyText, Flags: []Flag{{Names: "-json -print"}, {Names: "-fmt? -use= -dropuse= -replace= -dropreplace= -go= -toolchain= -godebug= -dropgodebug="}, {Names: "-C=", Value: Base}}},
				{Names: "use init sync vendor", Style: Go, Facts: []Fact{{Kind: Edit, Note: "go.work"}}, Operands: anyText, Flags: []Flag{{Names: "-r? -v? -e?"}, {Names: "-o=", Value: Write}, {Names: "-C=", Value: Base}}},
			}},
			{Names: "version", Style: Go, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "-m? -v? -json?"}}},
			{Names: "env", Style: Go, Operands: []Operand{{Kind: Persist, When: "-w -u"}, {Kind: Text}}, Flags: []Flag{{Names: "-json? -changed?"}, {Names: "-w? -u?"}, {Names: "-C=", Value: Base}}},
			{Names: "doc help", Style: Go | Permute, Operands: anyText, Flags: []Flag{{Names: "-all? -c? -cmd? -short? -src? -u? -ex?"}, {Names: "-http?", Does: Listen}, {Names: "-C=", Value: Base}}},
			{Names: "tool", Style: Go, Scan: ScanGoTool, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: "-n?"}, {Names: "-modfile= -overlay=", Value: Load}, {Names: "-C=", Value: Base}}},
			{Names: "clean", Style: Go, Facts: []Fact{{Kind: Task, When: "-testcache", Unless: "-cache @some"}, {Kind: Delete, Unless: "-testcache -cache -n", Note: "object files of the package"}, {Kind: Delete, When: "-cache", Unless: "-n", Note: "a cache of modules or builds"}}, Operands: anyText, Flags: []Flag{{Names: "-testcache?"}, {Names: "-cache? -modcache? -fuzzcache? -i? -r?"}, {Names: "-n"}, {Names: "-x?"}}},
			{Names: "telemetry", Style: Go, Facts: []Fact{{Kind: Persist, When: "@some"}}, Operands: anyText},
			{Names: "bug", Style: Go, Facts: []Fact{{Kind: Send}}, Operands: anyText},
		},
	},
	{
		Names: "gofmt gofumpt goimports gci golines", Doc: "Format Go. gofmt -help, 1.26.", Style: Go, Scan: ScanLocal,
		Flags: []Flag{{Names: "-w?"}, {Names: "-h? -help? -l? -d? -e? -s? -r= -local= -format-only? -v? -extra? -lang= -modpath= -srcdir= -m= -t= --version"}, {Names: "-cpuprofile= -memprofile= -memrate=", Value: Artifact}},
		Facts: []Fact{{Kind: Task, Unless: "-w"}}, Operands: []Operand{{Kind: Edit, When: "-w"}, {Kind: Read}},
	},
	{
		Names: "staticcheck govulncheck revive errcheck ineffassign gosec deadcode nilaway structcheck unused misspell gocyclo gocognit golint", Doc: "Check Go. Their -help.", Style: Go, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-checks= -fail= -f= -go= -tests? -tags= -explain= -show-ignored? -list-checks? -merge? -matrix? -debug.version? -version? -json? -mode= -format= -scan= -show= -test? -db= -formatter= -exclude= -set_exit_status? -max_open_files= -ignore= -ignoretests? -blank? -asserts? -verbose? -abspath? -quiet? -severity= -confidence= -fmt= -include= -exclude-dir= -exclude-generated? -no-fail? -nosec? -sort? -generated? -whylive= -filter= -over= -top= -avg? -error? -i= -locale= -source="},
			{Names: "-w?", Does: Edit}, {Names: "-out= -o=", Value: Artifact}, {Names: "-config= -conf= -C=", Value: Load},
		},
	},
	{
		Names: "golangci-lint", Doc: "Runs many Go linters. golangci-lint run --help, 2.", Style: POSIX,
		Flags: []Flag{{Names: "--color= -v --verbose", Global: true}},
		Subs: []Contract{
			{Names: "run", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "--timeout= --tests --issues-exit-code= --build-tags= --modules-download-mode= --allow-parallel-runners --allow-serial-runners -E= --enable= -D= --disable= --enable-only= --disable-all --enable-all --fast --fast-only -p= --presets= --default= --max-issues-per-linter= --max-same-issues= -n --new --new-from-rev= --new-from-merge-base= --new-from-patch= --whole-files --show-stats --out-format= --print-issued-lines --print-linter-name --sort-results --uniq-by-line --skip-dirs= --skip-files= -e= --exclude= --exclude-use-default= --no-config -j= --concurrency= --go= --path-prefix= --path-mode="},
				{Names: "--fix", Does: Edit}, {Names: "-c= --config=", Value: Load}, {Names: "--cpu-profile-path= --mem-profile-path= --trace-path= --output.json.path= --output.junit-xml.path=", Value: Artifact}}},
			{Names: "linters version config help formatters", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--json --short --no-config"}}},
			{Names: "fmt", Style: Long, Facts: []Fact{{Kind: Edit, Unless: "-d"}}, Operands: anyText, Flags: []Flag{{Names: "-d --diff --diff-colored"}, {Names: "-E= --enable= --stdin"}, {Names: "-c= --config=", Value: Load}}},
			{Names: "cache custom migrate", Style: Long, Facts: project, Operands: anyText},
		},
	},
	{
		Names: "gotestsum", Doc: "Runs go test and prints the result. gotestsum --help, 1.12.", Style: POSIX, Facts: task, Scan: ScanGo,
		Flags: []Flag{
			{Names: "-f= --format= --format-hide-empty-pkg --format-icons= --hide-summary= --no-color --no-summary= --rerun-fails? --rerun-fails-max-failures= --rerun-fails-run-root-test --max-fails= --debug --version --ignore-non-json-output-lines --junitfile-testsuite-name= --junitfile-testcase-classname= --junitfile-project-name= --junitfile-hide-empty-pkg"},
			{Names: "--packages=", Value: File},
			{Names: "--jsonfile= --jsonfile-timing-events= --junitfile= --rerun-fails-report=", Value: Artifact},
			{Names: "--post-run-command= --raw-command", Does: Program}, {Names: "--watch --watch-chdir --watch-clear", Does: Session},
		},
	},
	{Names: "dlv", Doc: "Debugs Go. dlv help, 1.23.", Facts: []Fact{{Kind: Session}}, Operands: anyText},
}
