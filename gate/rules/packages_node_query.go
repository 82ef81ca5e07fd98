package rules

// What only one of pnpm, yarn and bun has: the same word would be a script of
// the project to another one. They are looked up in front of pkgBuiltins.

// asksRegistry is the fact of what asks the registry that is configured.
var asksRegistry = []Fact{{Kind: Sync, Note: "asks the configured registry"}}

// pnpmQueries are sub-commands of pnpm. pnpm help, 10.
var pnpmQueries = []Contract{
	{Names: "list ls ll la why outdated bin root help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--depth= -D --dev -P --prod -g --global --long --parseable -a --all --only-projects --no-optional --compatible --format= --sort-by= --no-table --lockfile-only --exclude-peers"}}},
	{Names: "info view show v", Style: Long, Facts: asksRegistry, Scan: ScanSpec, Operands: anyText},
	{Names: "search s se find", Style: Long, Facts: asksRegistry, Operands: anyText, Flags: []Flag{{Names: "--long --searchlimit="}}},
	{Names: "whoami", Style: Long, Facts: []Fact{{Kind: RemoteRead}}},
	{Names: "licenses", Style: POSIX, Flags: []Flag{{Names: "--long -D --dev -P --prod --no-optional", Global: true}}, Subs: []Contract{{Names: "list ls", Style: Long}}},
	{Names: "audit", Style: POSIX, BareOK: true, Facts: []Fact{{Kind: Sync, Note: "asks the registry about advisories"}}, Flags: []Flag{{Names: "--audit-level= -D --dev -P --prod --no-optional --ignore-registry-errors"}, {Names: "--fix", Does: Package}}},
	{Names: "store", Style: POSIX, Subs: []Contract{{Names: "path status", Style: Long}, {Names: "add prune", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
	{Names: "cache", Style: POSIX, Subs: []Contract{{Names: "list list-registries view", Style: Long, Operands: anyText}, {Names: "delete", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
	{Names: "env", Style: POSIX, Subs: []Contract{{Names: "list ls", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--remote"}}}, {Names: "use add remove rm uninstall", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
	{Names: "cat-file cat-index find-hash ignored-builds completion", Style: Long, Operands: anyText},
	{Names: "get", Style: Long, Operands: anyText, Scan: ScanConfigVerb},
	{Names: "dedupe", Style: Long, Facts: checked, Flags: []Flag{{Names: "--check"}, {Names: "--ignore-scripts"}}},
}

// yarnQueries are sub-commands of yarn. yarn --help, 1 and 4.
var yarnQueries = []Contract{
	{Names: "list ls why outdated bin help versions --version", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--depth= --pattern= --production --prod -R --peers"}}},
	{Names: "info", Style: Long, Facts: asksRegistry, Scan: ScanSpec, Operands: anyText, Flags: []Flag{{Names: "-A --all -R -X= --extra= --cache --dependents --manifest --name-only --virtuals"}}},
	{Names: "explain", Style: POSIX, Subs: []Contract{{Names: "peer-requirements", Style: Long, Operands: anyText}}},
	{Names: "licenses", Style: POSIX, Flags: []Flag{{Names: "--production --prod -R", Global: true}}, Subs: []Contract{{Names: "list ls generate-disclaimer generateDisclaimer", Style: Long}}},
	{Names: "audit", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the registry about advisories"}}, Flags: []Flag{{Names: "--level= --groups="}}},
	{Names: "cache", Style: POSIX, Subs: []Contract{{Names: "list ls dir", Style: Long, Flags: []Flag{{Names: "--pattern="}}}, {Names: "clean clear", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
	{Names: "global", Style: POSIX, Subs: []Contract{{Names: "list ls bin dir", Style: Long, Flags: []Flag{{Names: "--depth= --pattern="}}}, {Names: "add remove upgrade upgrade-interactive", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
	{Names: "plugin", Style: POSIX, Subs: []Contract{{Names: "list runtime check", Style: Long, Operands: anyText}, {Names: "import remove", Style: Raw, Scan: ScanFacts, Facts: packaged}}},
	{Names: "npm", Style: POSIX, Subs: []Contract{
		{Names: "info", Style: Long, Facts: asksRegistry, Scan: ScanSpec, Operands: anyText, Flags: []Flag{{Names: "-f= --fields="}}},
		{Names: "audit", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the registry about advisories"}}, Flags: []Flag{{Names: "-A --all -R --environment= --severity= --no-deprecations --exclude= --ignore="}}},
		{Names: "whoami", Style: Long, Facts: []Fact{{Kind: RemoteRead}}, Flags: []Flag{{Names: "--publish --scope="}}},
		{Names: "tag", Style: POSIX, Subs: []Contract{{Names: "list", Style: Long, Facts: asksRegistry, Scan: ScanSpec, Operands: anyText}, {Names: "add remove", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote}}}}},
		{Names: "publish login logout", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote}}},
	}},
	{Names: "owner tag", Style: POSIX, Subs: []Contract{{Names: "list ls", Style: Long, Facts: asksRegistry, Scan: ScanSpec, Operands: anyText}, {Names: "add remove rm", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote}}}}},
	{Names: "config", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "--why", Global: true}}, Subs: []Contract{{Names: "get list ls current", Style: Long, Operands: anyText, Scan: ScanConfigVerb}, {Names: "set delete unset", Style: Long, Facts: []Fact{{Kind: Load, Note: "configuration that later runs obey"}}, Operands: anyText}}},
	{Names: "dedupe", Style: Long, Facts: checked, Operands: anyText, Flags: []Flag{{Names: "-c --check"}, {Names: "-s= --strategy="}}},
}

// bunQueries are sub-commands of bun. bun --help, 1.2.
var bunQueries = []Contract{
	{Names: "outdated why help", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--all --depth= --top"}}},
	{Names: "audit", Style: Long, Facts: []Fact{{Kind: Sync, Note: "asks the registry about advisories"}}, Flags: []Flag{{Names: "--audit-level= --prod --ignore="}}},
	{Names: "info", Style: Long, Facts: asksRegistry, Scan: ScanSpec, Operands: anyText},
	{Names: "config c check", Style: Raw, Scan: ScanFacts, Facts: project}, // of others
	{Names: "pm", Style: POSIX, BareOK: true, Flags: []Flag{{Names: "-g --global -a --all", Global: true}}, Subs: []Contract{
		{Names: "ls list bin hash hash-string hash-print untrusted default-trusted why", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--depth= --top"}}},
		{Names: "view", Style: Long, Facts: asksRegistry, Scan: ScanSpec, Operands: anyText},
		{Names: "whoami", Style: Long, Facts: []Fact{{Kind: RemoteRead}}},
		{Names: "cache", Style: Long, Facts: []Fact{{Kind: Package, When: "@some"}}, Operands: anyText},
		{Names: "pkg", Style: POSIX, Subs: []Contract{{Names: "get", Style: Long, Operands: anyText}, {Names: "set delete fix", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Edit}}}}},
		{Names: "migrate trust pack version scan", Style: Raw, Scan: ScanFacts, Facts: packaged},
	}},
}

// pkgQueries are the sub-commands that only one of the tools has.
func pkgQueries(tool string) []Contract {
	switch tool {
	case "pnpm":
		return pnpmQueries
	case "yarn", "yarnpkg":
		return yarnQueries
	case "bun":
		return bunQueries
	}
	return nil
}
