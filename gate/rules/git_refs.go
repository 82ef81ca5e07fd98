package rules

// The git commands that list, make and remove refs, remotes, configuration
// and other state of a repository.
var gitRefs = []Contract{
	{
		Names: "branch", Doc: "Lists, makes, renames and deletes branches. git-branch(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet --color? --no-color --abbrev? --no-abbrev --column? --no-column --sort= --no-sort -i --ignore-case --format= --no-format --omit-empty --no-verbose"},
			{Names: "-l --list --contains? --no-contains? --with? --without? --merged? --no-merged? --points-at= --show-current -a --all -r --remotes"},
			{Names: "-t --track? --no-track --create-reflog --recurse-submodules --set-upstream"},
			{Names: "-u= --set-upstream-to= --unset-upstream -m --move -c --copy", Does: Commit, Note: "changes branches"},
			{Names: "-d --delete -D", Does: History, Note: "deletes branches"},
			{Names: "-M -C -f --force", Does: History, Note: "replaces branches"},
			{Names: "--edit-description", Does: Session, Note: "opens an editor"},
		},
		Operands: []Operand{{Kind: Text}},
		Facts:    []Fact{{Kind: Commit, When: "@some", Unless: "--list -d -D -M -m -u --edit-description", Note: "makes a branch"}},
	},
	{
		Names: "tag", Doc: "Lists, makes and deletes tags. git-tag(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-l --list -n? --contains? --no-contains? --merged? --no-merged? --points-at? --with? --without?"},
			{Names: "--column? --no-column --sort= --no-sort --format= --color? --no-color -i --ignore-case --omit-empty"},
			{Names: "-a --annotate -m= --message= -s --sign --no-sign -u= --local-user= --cleanup= --create-reflog --no-create-reflog --trailer="},
			{Names: "-F= --file=", Value: Read},
			{Names: "-d --delete", Does: History, Note: "deletes tags"},
			{Names: "-f --force", Does: History, Note: "replaces tags"},
			{Names: "-v --verify", Does: Load, Note: "runs the configured gpg program"},
			{Names: "-e --edit", Does: Session, Note: "opens an editor"},
		},
		Operands: []Operand{{Kind: Text}},
		Facts: []Fact{
			{Kind: Commit, When: "@some", Unless: "--list -d -v -f", Note: "makes a tag"},
		},
	},
	{
		Names: "remote", Doc: "Lists and changes remotes. git-remote(1).", Style: GNU, BareOK: true,
		Flags: []Flag{{Names: "-v --verbose", Global: true}},
		Subs: []Contract{
			{Names: "show", Style: GNU, Flags: []Flag{{Names: "-n"}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Sync, When: "@some", Unless: "-n"}}},
			{Names: "get-url", Style: GNU, Flags: []Flag{{Names: "--push --all"}}, Operands: []Operand{{Kind: Text, Count: 1}}},
			{Names: "update", Style: GNU, Flags: []Flag{{Names: "-p --prune"}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Sync}}},
			{Names: "prune", Style: GNU, Flags: []Flag{{Names: "-n --dry-run"}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Sync}, {Kind: History, Unless: "-n", Note: "deletes refs of the remote"}}},
			{
				Names: "add set-url", Style: GNU, Scan: ScanGitURL,
				Flags:    []Flag{{Names: "-t= -m= -f --fetch --tags --no-tags --mirror? --push --add --delete"}},
				Operands: []Operand{{Kind: Text, Count: 1}}, Facts: []Fact{{Kind: Commit, Note: "changes a remote"}},
			},
			{Names: "rename set-head set-branches", Style: GNU, Flags: []Flag{{Names: "-a --auto -d --delete --add --progress --no-progress"}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Note: "changes a remote"}}},
			{Names: "remove rm", Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: History, Note: "removes a remote and its refs"}}},
		},
	},
	{
		Names: "stash", Doc: "Puts changes aside. git-stash(1).", Style: GNU, BareOK: true,
		Flags: []Flag{
			{Names: "-k --keep-index --no-keep-index -S --staged -u --include-untracked --no-include-untracked -a --all -q --quiet -m= --message="},
			{Names: "-p --patch", Does: Session, Note: "asks on the terminal"},
		},
		Facts:    []Fact{{Kind: Commit, Note: "puts changes aside"}},
		Operands: []Operand{{Kind: Text}},
		Subs: []Contract{
			{
				Names: "list show", Style: GNU, Scan: ScanGitRev,
				Flags: []Flag{
					{Names: gitDiffOpts + gitRevOpts + gitLogOpts + "--include-untracked --only-untracked --no-include-untracked"},
					{Names: "-O=", Value: Read}, {Names: "--output=", Value: Write},
					{Names: "--ext-diff --textconv --show-signature", Does: Load, Note: "runs configured programs"},
				},
			},
			{
				Names: "push save", Style: GNU,
				Flags: []Flag{
					{Names: "-k --keep-index --no-keep-index -S --staged -u --include-untracked --no-include-untracked -a --all -q --quiet -m= --message= --pathspec-file-nul"},
					{Names: "--pathspec-from-file=", Value: Read},
					{Names: "-p --patch", Does: Session, Note: "asks on the terminal"},
				},
				Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Note: "puts changes aside"}},
			},
			{Names: "apply pop branch create store", Style: GNU, Flags: []Flag{{Names: "--index --no-index -q --quiet -m= --message="}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Note: "brings changes back"}}},
			{Names: "drop clear", Style: GNU, Flags: []Flag{{Names: "-q --quiet"}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: History, Note: "throws away what was put aside"}}},
		},
	},
	{
		Names: "worktree", Doc: "Manages work trees. git-worktree(1).",
		Subs: []Contract{
			{Names: "list", Style: GNU, Flags: []Flag{{Names: "-v --verbose --porcelain -z --expire="}}},
			{
				Names: "add", Style: GNU,
				Flags:    []Flag{{Names: "-b= -d --detach --checkout --no-checkout --lock --reason= --orphan -q --quiet --track --no-track --guess-remote --no-guess-remote"}, {Names: "-f --force -B=", Does: History, Note: "replaces a branch"}},
				Operands: []Operand{{Kind: Create, Count: 1}, {Kind: Text, Count: 1}}, Facts: []Fact{{Kind: Commit, Note: "makes a work tree"}},
			},
			{Names: "lock unlock repair", Style: GNU, Flags: []Flag{{Names: "--reason="}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit}}},
			{Names: "move", Style: GNU, Flags: []Flag{{Names: "-f --force"}}, Operands: []Operand{{Kind: Move, Count: 1}, {Kind: Write, Count: 1}}},
			{Names: "remove", Style: GNU, Flags: []Flag{{Names: "-f --force", Does: History, Note: "throws away uncommitted work"}}, Operands: []Operand{{Kind: Delete, Count: 1}}},
			{Names: "prune", Style: GNU, Flags: []Flag{{Names: "-n --dry-run"}, {Names: "-v --verbose --expire="}}, Facts: []Fact{{Kind: History, Unless: "-n", Note: "forgets lost work trees"}}},
		},
	},
	{
		Names: "config", Doc: "Reads and sets configuration. git-config(1).", Style: GNU, Scan: ScanGitConfig,
		Flags: []Flag{
			{Names: "--global --system --local --worktree --name-only --show-origin --show-scope --show-names --no-show-names -z --null --type= -t= --bool --int --bool-or-int --bool-or-str --path --expiry-date --no-type --default= --includes --no-includes --fixed-value --value= --regexp --all --append --comment= --url="},
			{Names: "-f= --file="}, {Names: "--blob="},
			{Names: "--get --get-all --get-regexp --get-urlmatch --get-color --get-colorbool -l --list"},
			{Names: "--add --replace-all --unset --unset-all --rename-section --remove-section"},
			{Names: "-e --edit"},
		},
	},
	{
		Names: "notes", Doc: "Reads and adds notes. git-notes(1).", BareOK: true,
		Flags: []Flag{{Names: "--ref="}},
		Subs: []Contract{
			{Names: "list show get-ref", Style: GNU, Flags: []Flag{{Names: "--ref="}}, Operands: []Operand{{Kind: Text}}},
			{
				Names: "add append copy edit merge", Style: GNU,
				Flags: []Flag{
					{Names: "-m= --message= -C= --reuse-message= --allow-empty --stdin --for-rewrite= -s= --strategy= --commit --abort -v -q --separator? --stripspace --no-stripspace"},
					{Names: "-F= --file=", Value: Read},
					{Names: "-f --force", Does: History, Note: "replaces notes"},
					{Names: "-c= --reedit-message= -e --edit", Does: Session, Note: "opens an editor"},
				},
				Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Note: "changes notes"}},
			},
			{Names: "remove prune", Style: GNU, Flags: []Flag{{Names: "--ignore-missing --stdin -n --dry-run -v --verbose"}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: History, Note: "removes notes"}}},
		},
	},
	{
		Names: "submodule", Doc: "Manages submodules. git-submodule(1).", BareOK: true,
		Flags: []Flag{{Names: "-q --quiet --cached"}},
		Subs: []Contract{
			{Names: "status", Style: Long, Flags: []Flag{{Names: "--cached --recursive -q --quiet"}}, Operands: []Operand{{Kind: Text}}},
			{Names: "summary", Style: Long, Flags: []Flag{{Names: "--cached --files -n= --summary-limit= --for-status"}}, Operands: []Operand{{Kind: Text}}},
			{Names: "foreach", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Project, Note: "runs a command in every submodule"}}},
			{Names: "add", Style: Long, Flags: []Flag{{Names: "-b= --branch= -f --force --name= --reference= --depth= --ref-format="}}, Operands: []Operand{{Kind: Fetch, Count: 1}, {Kind: Create, Count: 1}}, Facts: []Fact{{Kind: Load, Note: "code of another repository"}}},
			{Names: "update init sync set-branch set-url absorbgitdirs deinit", Style: Long, Flags: []Flag{{Names: "--init --remote -N --no-fetch --recommend-shallow --no-recommend-shallow -f --force --checkout --merge --rebase --recursive --reference= --depth= --jobs= -j= --single-branch --no-single-branch --progress --all -b= --branch= -d --default -q --quiet --filter="}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Load, Note: "changes submodules by their configuration"}}},
		},
	},
	{
		Names: "sparse-checkout", Doc: "Chooses which files are checked out. git-sparse-checkout(1).",
		Subs: []Contract{
			{Names: "list", Style: GNU},
			{Names: "check-rules", Style: GNU, Flags: []Flag{{Names: "-z --cone --no-cone"}, {Names: "--rules-file=", Value: Read}}},
			{Names: "set init add reapply disable", Style: GNU, Flags: []Flag{{Names: "--cone --no-cone --sparse-index --no-sparse-index --stdin --skip-checks --end-of-options"}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Note: "changes which files are checked out"}}},
		},
	},
	{
		Names: "lfs", Doc: "Large file storage. git-lfs(1).",
		Subs: []Contract{
			{Names: "ls-files status env version track", Style: Long, Flags: []Flag{{Names: "-l --long -s --size -d --debug -a --all -n --name-only -p --porcelain -j --json"}}, Operands: []Operand{{Kind: Commit, Note: "changes attributes"}}},
			{Names: "fetch pull push checkout install uninstall untrack migrate prune lock unlock locks clone update fsck dedup logs", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote, Note: "exchanges large files"}}},
		},
	},
	{
		Names: "bisect", Doc: "Finds the commit that made a change. git-bisect(1).",
		Subs: []Contract{
			{Names: "log", Style: GNU},
			{Names: "run", Operands: []Operand{{Kind: Argv}}, Facts: []Fact{{Kind: Commit, Note: "checks out other commits"}}},
			{Names: "start good bad new old skip reset terms replay next", Style: Long, Flags: []Flag{{Names: "--term-new= --term-old= --term-good --term-bad --no-checkout --first-parent"}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Note: "checks out other commits"}}},
			{Names: "visualize view", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Session, Note: "opens a viewer"}}},
		},
	},
	{
		Names: "bundle", Doc: "Moves objects by file. git-bundle(1).",
		Subs: []Contract{
			{Names: "create", Style: Permute, Flags: []Flag{{Names: "-q --quiet --progress --no-progress --all-progress --all-progress-implied --version= --all --branches? --tags? --since= --max-count= -n= --not"}}, Operands: []Operand{{Kind: Artifact, Count: 1}, {Kind: Text}}},
			{Names: "verify list-heads", Style: GNU, Flags: []Flag{{Names: "-q --quiet"}}, Operands: []Operand{{Kind: Read, Count: 1}, {Kind: Text}}},
			{Names: "unbundle", Style: GNU, Flags: []Flag{{Names: "--progress"}}, Operands: []Operand{{Kind: Read, Count: 1}, {Kind: Text}}, Facts: []Fact{{Kind: Commit}}},
		},
	},
	{
		Names: "symbolic-ref", Doc: "Reads and sets symbolic refs. git-symbolic-ref(1).", Style: GNU,
		Flags:    []Flag{{Names: "-q --quiet --short --no-short --recurse --no-recurse"}, {Names: "-d --delete", Does: History, Note: "deletes a ref"}, {Names: "-m="}},
		Operands: []Operand{{Kind: Text, Count: 1}, {Kind: Commit, Count: 1, Note: "moves a symbolic ref"}},
	},
	{
		Names: "update-ref", Doc: "Sets and deletes refs. git-update-ref(1).", Style: GNU,
		Flags:    []Flag{{Names: "-m= --no-deref --stdin -z --create-reflog"}, {Names: "-d"}},
		Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: History, Note: "moves or deletes refs"}},
	},
	{
		Names: "update-index", Doc: "Changes the index. git-update-index(1).", Style: GNU,
		Flags: []Flag{
			{Names: "--refresh --really-refresh"}, {Names: "-q --unmerged --ignore-missing --ignore-submodules --verbose -z"},
			{Names: "--add --remove --force-remove --replace --cacheinfo= --chmod= --info-only -g --again --unresolve --stdin --index-info --index-version= --split-index --no-split-index --untracked-cache --no-untracked-cache --fsmonitor --no-fsmonitor", Does: Commit, Note: "changes the index"},
			{Names: "--assume-unchanged --no-assume-unchanged --skip-worktree --no-skip-worktree", Does: Tamper, Note: "changes of the files are hidden from git"},
		},
		Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Unless: "--refresh --really-refresh --assume-unchanged @some", Note: "changes the index"}, {Kind: Commit, When: "@some", Unless: "--assume-unchanged", Note: "changes the index"}},
	},
	{
		Names: "replace", Doc: "Replaces objects. git-replace(1).", Style: GNU,
		Flags:    []Flag{{Names: "-l --list --format="}, {Names: "-f --force -d --delete -g --graft --convert-graft-file --raw", Does: History, Note: "replaces objects"}, {Names: "-e --edit=", Does: Session, Note: "opens an editor"}},
		Operands: []Operand{{Kind: Text, When: "-l"}, {Kind: History, Note: "replaces objects"}},
	},
	{
		Names: "rerere", Doc: "Reuses conflict resolutions. git-rerere(1).",
		Subs: []Contract{
			{Names: "status diff remaining"},
			{Names: "clear forget gc", Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: History, Note: "forgets resolutions"}}},
		},
	},
	{
		Names: "maintenance", Doc: "Background upkeep. git-maintenance(1).",
		Subs: []Contract{
			{Names: "run", Style: GNU, Flags: []Flag{{Names: "--auto --schedule? --quiet --no-quiet --task="}}, Facts: []Fact{{Kind: Commit, Note: "repacks the repository"}}},
			{Names: "start stop register unregister", Style: GNU, Flags: []Flag{{Names: "--scheduler= --force --config-file="}}, Facts: []Fact{{Kind: Persist, Note: "scheduled upkeep"}}},
		},
	},
	{
		Names: "hook", Doc: "Runs a hook. git-hook(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Project, Note: "runs a hook of the repository"}},
	},
	{
		Names: "credential credential-cache credential-store credential-manager credential-osxkeychain credential-libsecret", Doc: "Reads and stores passwords. git-credential(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Credential, Note: "stored passwords"}},
	},
	{
		Names: "multi-pack-index pack-refs pack-redundant show-index", Doc: "Rewrites packs. git-pack-refs(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Commit, Note: "rewrites packs"}},
	},
	{
		Names: "commit-graph update-server-info", Doc: "Writes auxiliary files. git-commit-graph(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Commit, Note: "writes auxiliary files"}},
	},
}
