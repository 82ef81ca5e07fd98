package rules

// git is git 2.39 with the options of later versions that only print, from
// its man pages. Its commands are in the files git_*.go.
var git = []Contract{{
	Names: "git", Doc: "Version control. git(1).", BareOK: true, Scan: ScanGitGlobal,
	Flags: []Flag{
		{Names: "-P --no-pager --no-optional-locks --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --no-replace-objects --no-lazy-fetch --no-advice -v --version -h --help --html-path --man-path --info-path --list-cmds?"},
		{Names: "-C=", Value: Base},
		{Names: "-c="},
		{Names: "--exec-path?", Value: Load, Note: "directory git runs its commands from"},
		{Names: "--config-env=", Value: Load, Note: "configuration from the environment"},
		{Names: "-p --paginate", Does: Program, Note: "starts the configured pager"},
		{Names: "--git-dir= --work-tree= --attr-source= --namespace= --super-prefix=", Value: Unknown, Note: "the repository or its work tree is another one"},
		{Names: "--bare", Does: Unknown, Note: "the repository is another one"},
	},
	Subs: []Contract{{Subs: gitReads}, {Subs: gitRefs}, {Subs: gitWrites}, {Subs: gitMore}},
}}
