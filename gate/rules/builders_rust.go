package rules

// cargoCommon are the options of cargo itself; cargoBuild those of build and
// its relatives. cargo help build, 1.80.
var cargoCommon = []Flag{
	{Names: "-v -vv --verbose -q --quiet --color= --offline --locked --frozen --future-incompat-report", Global: true},
	{Names: "--config= -Z=", Value: Load, Global: true},
	{Names: "-C=", Value: Base},
	{Names: "--list -V --version"},
	{Names: "--explain="},
}

var cargoBuild = []Flag{
	{Names: "-p= --package= --workspace --all --exclude= --lib --bin? --bins --example? --examples --test? --tests --bench? --benches --all-targets --doc -F= --features= --all-features --no-default-features -r --release --profile= -j= --jobs= --keep-going --message-format= --unit-graph --build-plan --ignore-rust-version --no-run --no-fail-fast --timings? --target= --doctests --dry-run"},
	{Names: "--manifest-path=", Value: File}, {Names: "--target-dir= --artifact-dir= --out-dir=", Value: Artifact}, {Names: "--lockfile-path=", Value: Load},
}

// rustTools build, test and check Rust.
var rustTools = []Contract{
	{
		Names: "cargo", Here: "*", Doc: "Builds and tests Rust. cargo help, 1.80.", Style: POSIX, BareOK: true, Flags: cargoCommon, Scan: ScanToolchain,
		Subs: []Contract{
			{Names: "check c build b test t bench doc d rustdoc", Style: Long, Facts: task, Scan: ScanRust, Operands: anyText, Flags: []Flag{
				{Names: "-p= --package= --workspace --all --exclude= --lib --bin= --bins --example= --examples --test= --tests --bench= --benches --all-targets --doc -F= --features= --all-features --no-default-features -r --release --profile= -j= --jobs= --keep-going --message-format= --unit-graph --build-plan --ignore-rust-version --no-run --no-fail-fast --timings? --target= --no-deps --document-private-items -h"},
				{Names: "--open", Does: Program}, {Names: "--manifest-path=", Value: File}, {Names: "--target-dir= --artifact-dir= --out-dir=", Value: Artifact}, {Names: "--lockfile-path=", Value: Load}}},
			{Names: "clippy", Style: Long, Facts: task, Scan: ScanRust, Operands: anyText, Flags: []Flag{
				{Names: "-p= --package= --workspace --all --exclude= --lib --bin= --bins --example= --examples --test= --tests --bench= --benches --all-targets -F= --features= --all-features --no-default-features -r --release --profile= -j= --jobs= --keep-going --message-format= --no-deps --target= --explain="},
				{Names: "--fix --allow-dirty --allow-staged --allow-no-vcs", Does: Edit}, {Names: "--manifest-path=", Value: File}, {Names: "--target-dir=", Value: Artifact}}},
			{Names: "nextest", Style: POSIX, Subs: []Contract{
				{Names: "run list", Style: Long, Facts: task, Scan: ScanLocal, Operands: anyText, Flags: []Flag{
					{Names: "-p= --package= --workspace --all --exclude= --lib --bin= --bins --example= --examples --test= --tests --bench= --benches --all-targets -F= --features= --all-features --no-default-features -r --release --cargo-profile= --cargo-quiet --cargo-verbose --build-jobs= -P= --profile= -E= --filter-expr= --filterset= --run-ignored= --partition= --no-capture --nocapture --no-run -j= --test-threads= --retries= --fail-fast --no-fail-fast --failure-output= --success-output= --status-level= --final-status-level= --no-tests= --hide-progress-bar -T= --message-format= --list-type= --max-fail= --target= --no-pager --stress-count="},
					{Names: "--manifest-path=", Value: File}, {Names: "--target-dir=", Value: Artifact}, {Names: "--config-file= --tool-config-file= --archive-file= --extract-to= --binaries-metadata= --cargo-metadata=", Value: Load}}},
				{Names: "show-config", Style: Long, Facts: task, Operands: anyText},
				{Names: "archive self", Style: Long, Facts: project, Operands: anyText},
			}},
			{Names: "fmt", Style: Long, Scan: ScanRust, Operands: anyText, Flags: []Flag{{Names: "--check"}, {Names: "--all -p= --package= --message-format="}, {Names: "--manifest-path=", Value: File}}, Facts: []Fact{{Kind: Task, When: "--check"}, {Kind: Edit, Unless: "--check", Note: "formats the package"}}},
			{Names: "tree metadata pkgid locate-project verify-project read-manifest report version help", Style: Long, Facts: task, Scan: ScanLocal, Operands: anyText, Flags: []Flag{
				{Names: "-p= --package= --workspace --all --exclude= -i? --invert? --prune= --depth= --prefix= --no-dedupe -d --duplicates --charset= -f= --format= -e= --edges= -F= --features= --all-features --no-default-features --target= --format-version= --no-deps --filter-platform= --message-format= --id="},
				{Names: "--manifest-path=", Value: File}}},
			{Names: "search info owner", Style: Long, Facts: []Fact{{Kind: Sync, Unless: "-a", Note: "asks the configured registry"}, {Kind: Remote, When: "-a"}}, Operands: anyText, Flags: []Flag{{Names: "-a= --add= -r= --remove="}, {Names: "--limit= -l --list"}, {Names: "--registry= --index=", Does: Unknown}}},
			{Names: "audit", Style: Long, Facts: task, Flags: []Flag{{Names: "--deny= -D= --ignore= --json -n --no-fetch --stale -q --quiet -c= --color= --target-arch= --target-os="}, {Names: "-f= --file=", Value: File}, {Names: "-d= --db= -u= --url=", Does: Unknown}}},
			{Names: "llvm-lines bloat geiger machete udeps outdated semver-checks expand llvm-cov tarpaulin", Style: Long, Facts: task, Scan: ScanLocal, Operands: []Operand{{Kind: File}}, Flags: []Flag{
				{Names: "-p= --package= --workspace --all --exclude= --lib --bin= --bins --test= --tests --examples --benches --all-targets -F= --features= --all-features --no-default-features -r --release --profile= -j= --jobs= --skip-target-dir --with-metadata -R --root-deps-only --depth= --deny= -D= --ignore= --json --no-fetch -n --stale --summary-only --text --json-summary --lcov --no-report --ignore-filename-regex= --show-missing-lines --fail-under-lines= --skip-clean --out= --exclude-files= --timeout= --engine= --ugly --theme= --baseline-rev= --release-type= --no-cfg-coverage --no-run --doctests --branch --no-fail-fast --sort= --filter= --crates --full-fn --message-format="},
				{Names: "--fix", Does: Edit}, {Names: "--html --open", Does: Session}, {Names: "--output-path= --output-dir=", Value: Artifact}, {Names: "--manifest-path=", Value: File}}},
			{Names: "deny", Style: POSIX, Flags: []Flag{{Names: "--all-features --no-default-features --workspace --log-level= -L= -f= --format= --color="}, {Names: "--manifest-path=", Value: File}}, Subs: []Contract{
				{Names: "check list", Style: Long, Facts: task, Operands: anyText, Flags: []Flag{{Names: "--hide-inclusion-graph --disable-fetch -s --show-stats -A= --allow= -W= --warn= -D= --deny= -f= --format= -l= --layout="}, {Names: "-c= --config=", Value: Load}}},
				{Names: "init fetch", Style: Long, Facts: packaged, Operands: anyText},
			}},
			{Names: "miri hack", Style: POSIX, Flags: []Flag{{Names: "--feature-powerset --each-feature --workspace --no-dev-deps --depth= --optional-deps --exclude= --exclude-features= --keep-going -p= --package="}}, Subs: []Contract{
				{Names: "check test build clippy t c b nextest", Style: Long, Facts: task, Scan: ScanRust, Operands: anyText, Flags: []Flag{{Names: "--feature-powerset --each-feature --workspace --no-dev-deps --depth= --optional-deps --exclude-features= --all-targets --lib --tests --all --exclude= -p= --package= --keep-going -F= --features= --all-features --no-default-features -r --release -j= --jobs="}, {Names: "--manifest-path=", Value: File}}},
				{Names: "run setup clean", Style: Long, Facts: project, Operands: anyText},
			}},
			{Names: "run r", Style: Long, Facts: project, Operands: anyText, Flags: cargoBuild},
			{Names: "fix rustc", Style: Long, Facts: project, Operands: []Operand{{Kind: Unknown, Note: "flags for the compiler"}}, Flags: cargoBuild},
			{Names: "install", Style: Long, Facts: []Fact{{Kind: Package, Unless: "--list"}}, Operands: anyText, Flags: []Flag{{Names: "--list"}, {Names: "--git= --path= --version= --vers= --force -f --bin= --example= -F= --features= --all-features --no-default-features --branch= --tag= --rev= --debug --profile= --root= --target= -j= --jobs= --no-track"}, {Names: "--registry= --index=", Does: Unknown}, {Names: "--target-dir=", Value: Artifact}}},
			{Names: "update", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "--dry-run", Sets: DryRun}, {Names: "--precise= --aggressive --recursive -p= --package= -w --workspace --breaking --ignore-rust-version"}, {Names: "--manifest-path=", Value: Load}}},
			{Names: "uninstall add rm remove generate-lockfile fetch vendor init new watch make xtask", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "--dev --build -F= --features= --path= --git= --version= --vers= --force -f --lib --bin --name= --edition= --vcs= --precise= --aggressive --recursive -p= --package= --dry-run -w --workspace --root= --branch= --tag= --rev= --optional --no-optional"}, {Names: "--registry= --index=", Does: Unknown}, {Names: "--manifest-path=", Value: File}}},
			{Names: "package", Style: Long, Facts: []Fact{{Kind: Remote, Unless: "-l"}, {Kind: Task, When: "-l"}}, Scan: ScanLocal, Operands: anyText, Flags: []Flag{{Names: "-l --list"}, {Names: "--allow-dirty -p= --package= --workspace --all --exclude= --no-verify --no-metadata -F= --features= --all-features --no-default-features --exclude-lockfile --message-format="}, {Names: "--registry= --index=", Does: Unknown}, {Names: "--manifest-path=", Value: File}, {Names: "--target-dir=", Value: Artifact}}},
			{Names: "publish yank login logout", Style: Long, Facts: []Fact{{Kind: Remote}}, Operands: anyText, Flags: []Flag{{Names: "--allow-dirty --dry-run -n --version= --vers= --undo -p= --package= --no-verify --list -l --workspace"}, {Names: "--token=", Does: Credential}, {Names: "--registry= --index=", Does: Unknown}}},
			{Names: "clean", Style: Long, Facts: []Fact{{Kind: Delete, Unless: "--dry-run", Note: "build products"}}, Flags: []Flag{{Names: "-n --dry-run"}, {Names: "-p= --package= -r --release --profile= --target= --doc"}, {Names: "--target-dir=", Value: Delete, Note: "build products"}, {Names: "--manifest-path=", Value: File}}},
		},
	},
	{
		Names: "rustc rustdoc clippy-driver", Here: "*", Doc: "Compiles Rust. rustc --help, 1.80.", Style: Long, Facts: []Fact{{Kind: Project, When: "@some"}}, Operands: []Operand{{Kind: File}},
		Flags: []Flag{
			{Names: "--print= -V --version -v --verbose --edition= --crate-type= --crate-name= -O -g -A= -W= -D= -F= --cap-lints= --error-format= --color= --explain= --target= --test --cfg= --check-cfg= -L= -l="},
			{Names: "--emit= -o= --out-dir=", Value: Artifact}, {Names: "-C= --codegen= -Z= --extern= --sysroot=", Does: Program},
		},
	},
	{
		Names: "rustup", Doc: "Manages Rust toolchains. rustup help, 1.27.", Style: POSIX, Flags: []Flag{{Names: "-v --verbose -q --quiet"}},
		Subs: []Contract{
			{Names: "show", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-v --verbose"}}},
			{Names: "toolchain", Style: POSIX, Subs: []Contract{{Names: "list", Style: Long, Flags: []Flag{{Names: "-v --verbose -q --quiet"}}}, {Names: "install update add remove uninstall link", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "--profile= -c= --component= -t= --target= --no-self-update --force --allow-downgrade"}}}}},
			{Names: "target component", Style: POSIX, Subs: []Contract{{Names: "list", Style: Long, Flags: []Flag{{Names: "--installed --toolchain= -q --quiet -v --verbose"}}}, {Names: "add remove install uninstall", Style: Long, Facts: packaged, Operands: anyText, Flags: []Flag{{Names: "--toolchain= --target="}}}}},
			{Names: "which check help completions", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--toolchain= --no-self-update"}}},
			{Names: "default", Style: Long, Facts: []Fact{{Kind: Package, When: "@some"}}, Operands: anyText},
			{Names: "override", Style: POSIX, Subs: []Contract{{Names: "list", Style: Long}, {Names: "set add unset remove", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
			{Names: "update upgrade install uninstall self set", Style: Long, Facts: packaged, Operands: anyText},
			{Names: "run", Style: POSIX, Operands: []Operand{{Kind: Load, Count: 1}, {Kind: Argv}}, Flags: []Flag{{Names: "--install"}}},
			{Names: "doc docs man", Style: Long, Facts: []Fact{{Kind: Session, Unless: "--path"}}, Operands: anyText, Flags: []Flag{{Names: "--path"}, {Names: "--toolchain= --alloc --book --cargo --core --reference --std --nomicon --rustc --rustdoc --edition-guide --embedded-book --error_index --rustc-docs"}}},
		},
	},
	{
		Names: "rustfmt", Here: "*", Doc: "Formats Rust. rustfmt --help, 1.80.", Style: Long, Scan: ScanLocal, Facts: []Fact{{Kind: Task, When: "--check"}},
		Flags:    []Flag{{Names: "--check"}, {Names: "--edition= --color= -l --files-with-diff -v --verbose -q --quiet --emit= -h --backup"}, {Names: "--print-config="}, {Names: "--config= --config-path=", Value: Load}},
		Operands: []Operand{{Kind: Write, When: "--print-config"}, {Kind: File, When: "--check"}, {Kind: Edit}},
	},
}
