package rules

// policyCheckers check policies, infrastructure, formats and other files of a
// project. Those that read a configuration of plain data read it and no more.
var policyCheckers = []Contract{
	{
		Names: "opa", Doc: "Evaluates, tests and formats policies. opa --help, 1.0.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-h"}},
		Subs: []Contract{
			{Names: "test", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "-b --bundle --bench --benchmem --count= -c --coverage -z --exit-zero-on-skipped -f= --format= --ignore= -m= --max-errors= -p= --parallel= -r= --run= -t= --target= --threshold= --timeout= --v0-compatible --v1-compatible --var-values -v --verbose --explain= -w --watch -h"}, {Names: "-s= --schema= --capabilities=", Value: Load}}},
			{Names: "check", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "-b --bundle -f= --format= --ignore= -m= --max-errors= -S --strict --v0-compatible --v1-compatible --rego-v1 -h"}, {Names: "-s= --schema= --capabilities=", Value: Load}}},
			{Names: "fmt", Style: Long, Operands: []Operand{{Kind: Edit, When: "-w"}, {Kind: Read}}, Flags: []Flag{{Names: "-w --write"}, {Names: "-d --diff -l --list --fail --check-result? --drop-v0-imports --rego-v1 --v0-compatible --v0-v1 --v1-compatible -h"}}},
			{Names: "eval", Style: Long, Facts: task, Operands: anyText, Scan: ScanPolicy, Flags: []Flag{
				{Names: "-f= --format= --fail --fail-defined --coverage --metrics --profile --profile-limit= --profile-sort= --count= --explain= --instrument --strict-builtin-errors --show-builtin-errors --strict --pretty-limit= --package= --ignore= --timeout= -p --partial -u= --unknowns= --v0-compatible --v1-compatible -I --stdin-input -h"},
				{Names: "-d= --data= -b= --bundle=", Value: File}, {Names: "-i= --input=", Value: Read}, {Names: "--stdin", Does: StdinCode}, {Names: "-s= --schema= --capabilities= --import=", Value: Load}}},
			{Names: "inspect parse", Style: Long, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "-a --annotations -f= --format= --json-include= --v0-compatible --v1-compatible -h"}}},
			{Names: "deps", Style: Long, Facts: task, Operands: anyText, Scan: ScanPolicy, Flags: []Flag{{Names: "-f= --format= --ignore= -h"}, {Names: "-d= --data= -b= --bundle=", Value: File}}},
			{Names: "version", Style: Long, Flags: []Flag{{Names: "-h"}, {Names: "-c --check", Does: Fetch, Note: "asks for the latest version"}}},
			{Names: "capabilities", Style: Long, Flags: []Flag{{Names: "--current --version= -h"}, {Names: "-f= --file=", Value: Read}}},
			{Names: "run exec build bench sign refactor completion", Style: Raw, Scan: ScanFacts, Facts: project},
		},
	},
	{
		Names: "conftest", Doc: "Tests configuration with policies. conftest --help, 0.56.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-h -v"}},
		Subs: []Contract{
			{Names: "test verify", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "--all-namespaces --combine --fail-on-warn -n= --namespace= --no-color --no-fail --ignore= --parser= --quiet --strict --suppress-exceptions --trace --show-builtin-errors --report= --junit-hide-message --rego-version= -h"}, {Names: "-o= --output="},
				{Names: "-p= --policy= -d= --data=", Value: File}, {Names: "-u= --update=", Value: Fetch, Note: "policies"}, {Names: "-c= --config-file= --capabilities= --proto-file-dirs=", Value: Load}}},
			{Names: "parse", Style: Long, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "--combine --parser= -h"}}},
			{Names: "fmt", Style: Long, Operands: []Operand{{Kind: Read, When: "--check"}, {Kind: Edit}}, Flags: []Flag{{Names: "--check"}, {Names: "-h"}}},
			{Names: "pull push plugin doc completion", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote, Note: "carries policies"}}},
		},
	},
	{
		Names: "regal", Doc: "Checks policies. regal --help, 0.29.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-h"}},
		Subs: []Contract{
			{Names: "lint test", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "-f= --format= -l= --fail-level= -e= --enable= -d= --disable= -E --enable-all -D --disable-all --enable-category= --disable-category= --ignore-files= --no-color --timeout= --debug --instrument --metrics --profile -v --verbose -r= --run= --coverage -h"},
				{Names: "-o= --output-file=", Value: Artifact}, {Names: "-c= --config-file= --rules=", Value: Load}}},
			{Names: "parse", Style: Long, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "-h"}}},
			{Names: "version", Style: Long, Flags: []Flag{{Names: "-f= --format= -h"}}},
			{Names: "fix new language-server debug bundle", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Edit, Note: "changes policies"}}},
		},
	},
	{
		Names: "clj-kondo", Doc: "Checks Clojure. clj-kondo --help, 2024.", Style: Permute, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "--lint=", Value: File}, {Names: "--lang= --filename= --parallel --fail-level= --report-level= --dependencies --debug --repro"}, {Names: "--copy-configs", Does: Edit}, {Names: "--cache-dir=", Value: Artifact}, {Names: "--config= --config-dir=", Value: Load}},
	},
	{
		Names: "cljfmt", Doc: "Formats Clojure. cljfmt --help, 0.12.", Style: POSIX, Flags: []Flag{{Names: "-q --quiet -v --verbose --ansi --no-ansi"}},
		Subs: []Contract{
			{Names: "check", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--parallel --ansi --no-ansi -q --quiet -v --verbose --file-pattern="}, {Names: "--config=", Value: Load}}},
			{Names: "fix", Style: Long, Facts: []Fact{{Kind: Edit, Note: "formats files"}}, Operands: anyText, Flags: []Flag{{Names: "--parallel --ansi --no-ansi -q --quiet -v --verbose"}}},
		},
	},
	{
		Names: "ansible-lint", Here: "*", Doc: "Checks playbooks. ansible-lint(1), 24.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-h -q --quiet -v --verbose -p --parseable -f= --format= --profile= -L --list-rules -T --list-tags -P --list-profiles -t= --tags= -x= --skip-list= -w= --warn-list= --enable-list= --nocolor --force-color --offline --exclude= -s --strict --nodeps --show-relpath"},
			{Names: "--project-dir=", Value: Base}, {Names: "-i= --ignore-file=", Value: Read}, {Names: "--sarif-file=", Value: Artifact}, {Names: "--write? --fix? --generate-ignore", Does: Edit}, {Names: "-c= --config-file= -r= --rules-dir= -R --kinds=", Does: Load},
		},
	},
	{
		Names: "yamllint", Doc: "Checks YAML; its configuration is data. yamllint(1), 1.29.", Style: Long | Abbrev, Operands: []Operand{{Kind: Read}}, Facts: task,
		Flags: []Flag{{Names: "-d= --config-data= -f= --format= -s --strict --no-warnings --list-files -v -h"}, {Names: "-c= --config-file=", Value: Read}},
	},
	{
		Names: "hadolint", Doc: "Checks Dockerfiles; its configuration is data. hadolint --help, 2.12.", Style: Long, Operands: []Operand{{Kind: Read}}, Facts: task,
		Flags: []Flag{{Names: "-f= --format= -t= --failure-threshold= --ignore= --error= --warning= --info= --style= --no-fail --no-color --strict-labels --disable-ignore-pragma --trusted-registry= --require-label= --file-path-in-report= -V --verbose -v -h"}, {Names: "-c= --config=", Value: Read}},
	},
	{
		Names: "actionlint", Doc: "Checks workflows, with shellcheck and pyflakes if there are any. actionlint -h, 1.7.", Style: Go, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-color? -no-color? -oneline? -verbose? -debug? -format= -ignore= -version? -stdin-filename= -h"}, {Names: "-shellcheck= -pyflakes=", Value: Program}, {Names: "-config-file=", Value: Read}, {Names: "-init-config", Does: Edit}},
	},
	{
		Names: "checkov", Doc: "Checks infrastructure. checkov --help, 3.2.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{
			{Names: "-h -v -l --list -o= --output= --quiet --compact --framework= --skip-framework= -c= --check= --skip-check= -s --soft-fail --soft-fail-on= --hard-fail-on= --skip-path= --no-guide --no-fail-on-crash --evaluate-variables= --deep-analysis --mask= --support"},
			{Names: "-d= --directory= -f= --file=", Value: File}, {Names: "--var-file=", Value: Read}, {Names: "--output-file-path=", Value: Artifact}, {Names: "--create-baseline --create-config=", Does: Edit},
			{Names: "--external-checks-dir= --external-checks-git= --config-file= --baseline= --download-external-modules= --bc-api-key= --repo-id= --docker-image= --ca-certificate=", Does: Load},
		},
	},
	{
		Names: "tflint", Doc: "Checks Terraform, with the plugins that the project's .tflint.hcl names. tflint --help, 0.53.", Style: Long, Facts: task,
		Flags: []Flag{
			{Names: "-f= --format= --recursive --only= --enable-rule= --disable-rule= --call-module-type= --minimum-failure-severity= --no-color --color --force --filter= --max-workers= --no-parallel-runners --var= -v --version -h"},
			{Names: "--chdir=", Value: Base}, {Names: "--var-file=", Value: Read}, {Names: "--init", Does: Package, Note: "plugins"}, {Names: "--fix", Does: Edit}, {Names: "--langserver", Does: Session}, {Names: "-c= --config= --enable-plugin=", Does: Load},
		},
	},
	{
		Names: "trivy", Doc: "Scans projects and images; it downloads what it compares with. trivy --help, 0.57.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-q --quiet -d --debug -v -h"}, {Names: "-c= --config=", Value: Load}},
		Subs: []Contract{
			{Names: "config conf", Style: Long, Facts: []Fact{{Kind: Fetch, Unless: "--skip-check-update", Note: "checks from a registry"}, {Kind: Task}}, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "--skip-check-update --skip-policy-update"}, {Names: "-s= --severity= --exit-code= -f= --format= -q --quiet -d --debug --skip-dirs= --skip-files= --misconfig-scanners= --include-non-failures --no-progress --trace -h"},
				{Names: "--ignorefile= --tf-vars= --helm-values=", Value: Read}, {Names: "-o= --output=", Value: Artifact}, {Names: "-c= --config= --config-check= --config-data= --config-policy= --template= -t= --ignore-policy= --module-dir= --checks-bundle-repository=", Does: Load}}},
			{Names: "version", Style: Long, Flags: []Flag{{Names: "-f= --format="}}},
			{Names: "fs filesystem repo repository image i rootfs sbom vm kubernetes k8s aws", Style: Permute, Facts: []Fact{{Kind: Fetch}}, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "-q --quiet --severity= --exit-code= --scanners= --format= -f= --no-progress --ignore-unfixed --skip-db-update --offline-scan"}}},
			{Names: "plugin module registry server clean convert", Style: Raw, Scan: ScanFacts, Facts: project},
		},
	},
	{
		Names: "protolint", Doc: "Checks protocol buffers. protolint --help, 0.50.", Style: POSIX, BareOK: true,
		Subs: []Contract{
			{Names: "lint", Style: Go, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "-reporter= -v? -no-error-on-unmatched-pattern?"}, {Names: "-fix -auto_disable=", Does: Edit}, {Names: "-output_file=", Value: Artifact}, {Names: "-plugin=", Does: Program}, {Names: "-config_path= -config_dir_path= -add-reporter=", Does: Load}}},
			{Names: "list version", Style: Go},
		},
	},
	{
		Names: "sqlfluff", Doc: "Checks and formats SQL. sqlfluff --help, 3.2.", Style: POSIX, BareOK: true,
		Subs: []Contract{
			{Names: "lint parse", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{
				{Names: "-d= --dialect= -t= --templater= -r= --rules= -e= --exclude-rules= --ignore-local-config --encoding= -i= --ignore= --bench --logger= --disable-noqa --disable-noqa-except= --warn-unused-ignores -p= --processes= -f= --format= --annotation-level= --nofail --disregard-sqlfluffignores --stdin-filename= --disable-progress-bar -n --nocolor -v --verbose -q --quiet --parse-statistics -c --code-only --include-meta -s= --stack= -h"},
				{Names: "--persist-timing= --write-output=", Value: Artifact}, {Names: "--config= --library-path=", Value: Load}}},
			{Names: "rules dialects version", Style: Long, Flags: []Flag{{Names: "-n --nocolor -v -h"}}},
			{Names: "fix format render", Style: Permute, Facts: []Fact{{Kind: Edit, Note: "formats files"}}, Operands: anyText, Flags: []Flag{{Names: "-f --force --dialect= -d= -q --quiet --rules= -r="}}},
		},
	},
	{
		Names: "taplo", Doc: "Checks and formats TOML. taplo --help, 0.9.", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "--colors= --verbose --log-spans -h -V"}},
		Subs: []Contract{
			{Names: "lint check validate", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal, Flags: []Flag{{Names: "--no-auto-config --no-schema --colors= --verbose -h"}, {Names: "-c= --config= --schema= --schema-catalog= --cache-path= --default-schema-catalogs", Does: Load}}},
			{Names: "fmt format", Style: Long, Facts: []Fact{{Kind: Task, When: "--check"}, {Kind: Edit, When: "@none", Unless: "--check"}}, Operands: []Operand{{Kind: File, When: "--check"}, {Kind: Edit}}, Scan: ScanLocal, Flags: []Flag{{Names: "--check"}, {Names: "--diff -o= --option= -f --force --no-auto-config --stdin-filepath= --colors= --verbose -h"}, {Names: "-c= --config=", Value: Load}}},
			{Names: "get", Style: Long, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: "-o= --output-format= -s --strip-newline --separator= -h"}, {Names: "-f= --file-path=", Value: Read}}},
			{Names: "lsp config toml-test completions", Style: Raw, Scan: ScanFacts, Facts: project},
		},
	},
	{
		Names: "editorconfig-checker ec", Doc: "Checks files against .editorconfig. editorconfig-checker -help, 3.0.", Style: Go, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-exclude= -v? -verbose? -no-color? -color? -dry-run? -format= -f= -ignore-defaults? -debug? -disable-trim-trailing-whitespace? -disable-end-of-line? -disable-insert-final-newline? -disable-indentation? -disable-indent-size? -disable-max-line-length? -version? -help -h"}, {Names: "-config=", Value: Read}, {Names: "-init? -i?", Does: Edit}},
	},
	{
		Names: "commitlint", Doc: "Checks messages of commits. commitlint --help, 19.", Style: Long, Facts: task,
		Flags: []Flag{{Names: "-f= --from= -t= --to= --from-last-tag -l --last -e? --edit? -E= --env= --color? -c --no-color -q --quiet -V --verbose -s --strict --print-config? --default-config -H= --help-url= -v -h"}, {Names: "-d= --cwd=", Value: Base}, {Names: "-g= --config= -x= --extends= -p= --parser-preset= -o= --format= --git-log-args= --options=", Does: Load}},
	},
	{
		Names: "kube-score", Doc: "Checks Kubernetes files. kube-score help, 1.18.", Style: POSIX, BareOK: true,
		Subs: []Contract{
			{Names: "score", Style: Long, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "-o= --output-format= --ignore-test= --ignore-container-cpu-limit --ignore-container-memory-limit --exit-one-on-warning --enable-optional-test= --all-default-optional --kubernetes-version= --disable-ignore-checks-annotations -v --verbose --color= --output-version= -h"}}},
			{Names: "list version help", Style: Long},
		},
	},
	{
		Names: "jscpd", Doc: "Finds copies in code. jscpd --help, 4.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-l= --min-lines= -x= --max-lines= -k= --min-tokens= -t= --threshold= -i= --ignore= --ignore-pattern= -f= --format= -p= --pattern= -m= --mode= -s --silent -b --blame -a --absolute -g --gitignore -d --debug -v --verbose --list --skipLocal --exitCode= -n --noSymlinks -V -h"}, {Names: "-r= --reporters= -o= --output=", Does: Artifact}, {Names: "-c= --config= --store=", Does: Load}},
	},
	{
		Names: "depcruise dependency-cruiser", Doc: "Checks dependencies of modules. depcruise --help, 16.", Style: Long, Facts: task, Operands: localCode, Scan: ScanLocal,
		Flags: []Flag{{Names: "-T= --output-type= -d= --max-depth= -x= --exclude= -I= --include-only= -F= --focus= --focus-depth= -X= --do-not-follow= -p? --progress? -m --metrics --no-metrics --no-config --no-cache --no-progress --module-systems= -i -V -h"}, {Names: "-f= --output-to=", Value: Artifact}, {Names: "--init? --cache?", Does: Edit}, {Names: "-c? --config? -v? --validate? --ts-config? --webpack-config? --babel-config?", Does: Load}},
	},
}
