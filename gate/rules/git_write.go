package rules

// The git commands that change history, files or other repositories.
var gitWrites = []Contract{
	{
		Names: "fetch", Doc: "Gets objects and refs. git-fetch(1).", Style: GNU, Scan: ScanGitRefs,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet --all --no-all --set-upstream -a --append --atomic -m --multiple -t --tags -n --no-tags -j= --jobs= -p --prune --no-prune -P --prune-tags --recurse-submodules? --no-recurse-submodules --dry-run --porcelain --write-fetch-head --no-write-fetch-head -k --keep --progress --no-progress --depth= --shallow-since= --shallow-exclude= --deepen= --unshallow --update-shallow --refetch -4 --ipv4 -6 --ipv6 --negotiation-tip= --negotiate-only --filter= --no-filter --auto-maintenance --auto-gc --no-auto-maintenance --no-auto-gc --show-forced-updates --no-show-forced-updates --write-commit-graph --no-write-commit-graph --stdin --refmap="},
			{Names: "-f --force -u --update-head-ok"},
			{Names: "--upload-pack=", Value: Program},
			{Names: "-o= --server-option=", Value: Send, Note: "option sent to the server"},
		},
	},
	{
		Names: "pull", Doc: "Fetches and merges. git-pull(1).", Style: GNU, Scan: ScanGitRefs,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet --progress --no-progress --recurse-submodules? --no-recurse-submodules -r? --rebase? --no-rebase -n --stat --no-stat --log? --no-log --signoff --no-signoff --squash --no-squash --commit --no-commit --edit --no-edit -e --cleanup= --ff --no-ff --ff-only --verify --no-verify --verify-signatures --no-verify-signatures --autostash --no-autostash -s= --strategy= -X= --strategy-option= -S? --gpg-sign? --no-gpg-sign --allow-unrelated-histories --all --no-all -a --append -t --tags --no-tags -p --prune -j? --jobs? --dry-run -k --keep --depth= --shallow-since= --shallow-exclude= --deepen= --unshallow --update-shallow --refmap= -4 --ipv4 -6 --ipv6 --show-forced-updates --no-show-forced-updates --set-upstream --negotiation-tip= --prune-tags"},
			{Names: "-f --force"},
			{Names: "--upload-pack=", Value: Program},
			{Names: "-o= --server-option=", Value: Send, Note: "option sent to the server"},
		},
	},
	{
		Names: "push", Doc: "Publishes refs. git-push(1).", Style: GNU, Scan: ScanGitRefs,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet --all --branches --tags --follow-tags --no-follow-tags --porcelain --force-with-lease? --no-force-with-lease --force-if-includes --no-force-if-includes --recurse-submodules= --no-recurse-submodules --thin --no-thin -u --set-upstream --progress --no-progress --no-verify --verify --signed? --no-signed --atomic --no-atomic -o= --push-option= -4 --ipv4 -6 --ipv6 --no-force"},
			{Names: "--repo="},
			{Names: "-n --dry-run"}, {Names: "-f --force"}, {Names: "--mirror"}, {Names: "-d --delete"}, {Names: "--prune"},
			{Names: "--receive-pack= --exec=", Value: Program},
		},
	},
	{
		Names: "clone", Doc: "Copies a repository. git-clone(1).", Style: GNU, Scan: ScanGitRefs,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet --progress --no-progress --reject-shallow --no-reject-shallow -n --no-checkout --bare --no-bare --mirror -l --local --no-local --no-hardlinks --hardlinks -s --shared -j= --jobs= -o= --origin= -b= --branch= --revision= --depth= --shallow-since= --shallow-exclude= --single-branch --no-single-branch --no-tags --tags --shallow-submodules --no-shallow-submodules -4 --ipv4 -6 --ipv6 --filter= --remote-submodules --sparse --dissociate --also-filter-submodules --ref-format="},
			{Names: "-c= --config=", Value: Load, Note: "configuration of the new repository"},
			{Names: "--recurse-submodules? --recursive?", Does: Load, Note: "fetches what the repository names"},
			{Names: "-u= --upload-pack=", Value: Program},
			{Names: "--template=", Value: Load, Note: "hooks of the template"},
			{Names: "--reference= --reference-if-able=", Value: Read},
			{Names: "--separate-git-dir=", Value: Create},
			{Names: "--bundle-uri=", Value: Fetch},
			{Names: "--server-option=", Value: Send},
		},
	},
	{
		Names: "init init-db", Doc: "Makes a repository. git-init(1).", Style: GNU,
		Flags:    []Flag{{Names: "-q --quiet --bare -b= --initial-branch= --shared? --object-format= --ref-format="}, {Names: "--template=", Value: Load, Note: "hooks of the template"}, {Names: "--separate-git-dir=", Value: Create}},
		Operands: []Operand{{Kind: Create, Count: 1}}, Facts: []Fact{{Kind: Commit, Note: "makes a repository"}},
	},
	{
		Names: "add stage", Doc: "Puts files into the index. git-add(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-n --dry-run"},
			{Names: "-v --verbose -f --force -u --update --renormalize -N --intent-to-add -A --all --no-all --ignore-removal --no-ignore-removal --refresh --ignore-errors --ignore-missing --sparse --chmod= --pathspec-file-nul"},
			{Names: "--pathspec-from-file=", Value: Read},
			{Names: "-i --interactive -p --patch -e --edit", Does: Session, Note: "asks on the terminal"},
		},
		Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Unless: "-n", Note: "changes the index"}},
	},
	{
		Names: "rm", Doc: "Removes files from work tree and index. git-rm(1).", Style: GNU,
		Flags:    []Flag{{Names: "-q --quiet --ignore-unmatch --sparse --pathspec-file-nul"}, {Names: "-r", Sets: Recursive}, {Names: "-f --force", Sets: Force}, {Names: "-n --dry-run"}, {Names: "--cached"}, {Names: "--pathspec-from-file=", Value: Read, Does: Unknown, Note: "paths from a file"}},
		Operands: []Operand{{Kind: Text, When: "--cached -n"}, {Kind: Delete}},
		Facts:    []Fact{{Kind: Commit, Unless: "-n", Note: "changes the index"}},
	},
	{
		Names: "mv", Doc: "Moves tracked files. git-mv(1).", Style: GNU,
		Flags:    []Flag{{Names: "-v --verbose -k --sparse"}, {Names: "-n --dry-run"}, {Names: "-f --force", Sets: Force}},
		Operands: []Operand{{Kind: Text, When: "-n"}, {Kind: Move, Unless: "-n"}, {Kind: Write, Last: true, Unless: "-n"}}, Facts: []Fact{{Kind: Commit, Unless: "-n", Note: "moves tracked files"}},
	},
	{
		Names: "commit", Doc: "Records changes. git-commit(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-q --quiet -v --verbose --author= --date= -s --signoff --no-signoff --trailer= --cleanup= --status --no-status -a --all -i --include -o --only -n --no-verify --verify --branch --ahead-behind -z --null --no-post-rewrite -u? --untracked-files? --allow-empty --allow-empty-message --pathspec-file-nul -S? --gpg-sign? --no-gpg-sign --reset-author"},
			{Names: "-m= --message= -C= --reuse-message= --fixup= --no-edit"},
			{Names: "--dry-run --short --porcelain --long"},
			{Names: "-F= --file=", Value: Read},
			{Names: "-t= --template= --pathspec-from-file=", Value: Read},
			{Names: "--amend", Does: History, Note: "replaces the last commit"},
			{Names: "-c= --reedit-message= -e --edit --squash=", Does: Session, Note: "opens an editor"},
			{Names: "-p --patch --interactive", Does: Session, Note: "asks on the terminal"},
		},
		Operands: []Operand{{Kind: Text}},
		Facts: []Fact{
			{Kind: Commit, Unless: "--dry-run", Note: "records changes"},
			{Kind: Session, Unless: "-m -F -c -p --dry-run", Note: "opens an editor"},
		},
	},
	{
		Names: "merge", Doc: "Joins histories. git-merge(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-n --stat --no-stat --summary --log? --no-log --squash --no-squash --commit --no-commit --no-edit --cleanup= --ff --no-ff --ff-only --rerere-autoupdate --no-rerere-autoupdate --verify-signatures --no-verify-signatures -X= --strategy-option= -m= --message= --into-name= -v --verbose -q --quiet --continue --allow-unrelated-histories --progress --no-progress -S? --gpg-sign? --no-gpg-sign --autostash --no-autostash --overwrite-ignore --no-overwrite-ignore --signoff --no-signoff --no-verify --verify --compact-summary"},
			{Names: "-F= --file=", Value: Read},
			{Names: "-s= --strategy=", Value: Load, Note: "merge strategy"},
			{Names: "-e --edit", Does: Session, Note: "opens an editor"},
			{Names: "--abort --quit", Note: "gives the merge up"},
		},
		Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Note: "joins histories"}},
	},
	{
		Names: "rebase", Doc: "Replays commits. git-rebase(1).", Style: GNU,
		Flags: []Flag{
			{Names: "--onto= --keep-base --no-verify --verify -q --quiet -v --verbose -n --stat --no-stat --signoff --committer-date-is-author-date --reset-author-date --ignore-date -C= --ignore-whitespace --whitespace= -f --force-rebase --no-ff --ff --continue --skip --abort --quit --show-current-patch --apply -m --merge --rerere-autoupdate --no-rerere-autoupdate --empty= -k --keep-empty --no-keep-empty --autosquash --no-autosquash --update-refs --no-update-refs -S? --gpg-sign? --no-gpg-sign --autostash --no-autostash -r? --rebase-merges? --no-rebase-merges --fork-point --no-fork-point -X= --strategy-option= --root --reschedule-failed-exec --no-reschedule-failed-exec --reapply-cherry-picks --no-reapply-cherry-picks --trailer="},
			{Names: "-x= --exec=", Value: Script},
			{Names: "-s= --strategy=", Value: Load, Note: "merge strategy"},
			{Names: "-i --interactive --edit-todo", Does: Session, Note: "opens an editor"},
		},
		Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Note: "rewrites commits"}},
	},
	{
		Names: "cherry-pick", Doc: "Copies commits. git-cherry-pick(1).", Style: GNU,
		Flags: []Flag{
			{Names: "--quit --continue --abort --skip --cleanup= -n --no-commit -s --signoff -m= --mainline= --rerere-autoupdate --no-rerere-autoupdate -X= --strategy-option= -S? --gpg-sign? --no-gpg-sign -x --ff --allow-empty --allow-empty-message --keep-redundant-commits --empty= --no-edit"},
			{Names: "--strategy=", Value: Load, Note: "merge strategy"},
			{Names: "-e --edit", Does: Session, Note: "opens an editor"},
		},
		Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Note: "copies commits"}},
	},
	{
		Names: "revert", Doc: "Undoes commits by new ones. git-revert(1).", Style: GNU,
		Flags: []Flag{
			{Names: "--quit --continue --abort --skip --cleanup= -n --no-commit -s --signoff -m= --mainline= --rerere-autoupdate --no-rerere-autoupdate -X= --strategy-option= -S? --gpg-sign? --no-gpg-sign --no-edit --reference"},
			{Names: "--strategy=", Value: Load, Note: "merge strategy"},
			{Names: "-e --edit", Does: Session, Note: "opens an editor"},
		},
		Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Note: "undoes commits"}},
	},
	{
		Names: "reset", Doc: "Moves the branch and unstages. git-reset(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-q --quiet --no-quiet --refresh --no-refresh --mixed --soft --recurse-submodules? --no-recurse-submodules -N --intent-to-add --pathspec-file-nul"},
			{Names: "--hard --merge --keep", Does: History, Note: "throws away uncommitted work"},
			{Names: "-p --patch", Does: Session, Note: "asks on the terminal"},
			{Names: "--pathspec-from-file=", Value: Read},
		},
		Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Unless: "--hard", Note: "moves the branch or unstages"}},
	},
	{
		Names: "checkout", Doc: "Switches branches or restores files. git-checkout(1).", Style: GNU, Scan: ScanRefPath,
		Flags: []Flag{
			{Names: "-q --quiet --progress --no-progress -l -d --detach -t --track? --no-track --guess --no-guess --overlay --no-overlay --overwrite-ignore --no-overwrite-ignore --ignore-skip-worktree-bits --ignore-other-worktrees --recurse-submodules? --no-recurse-submodules --conflict= --pathspec-file-nul"},
			{Names: "-b= --orphan="},
			{Names: "-B=", Does: History, Note: "replaces a branch"},
			{Names: "-f --force -m --merge --ours --theirs -2 -3 --pathspec-from-file=", Does: History, Note: "throws away uncommitted work"},
			{Names: "-p --patch", Does: Session, Note: "asks on the terminal"},
		},
	},
	{
		Names: "switch", Doc: "Switches branches. git-switch(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-c= --create= --guess --no-guess -q --quiet --recurse-submodules? --no-recurse-submodules --progress --no-progress -m --merge --conflict= -d --detach -t --track? --no-track --orphan= --ignore-other-worktrees --overwrite-ignore --no-overwrite-ignore"},
			{Names: "-C= --force-create=", Does: History, Note: "replaces a branch"},
			{Names: "-f --force --discard-changes", Does: History, Note: "throws away uncommitted work"},
		},
		Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Commit, Note: "switches branches"}},
	},
	{
		Names: "restore", Doc: "Restores files. git-restore(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-s= --source= -q --quiet --progress --no-progress --ours --theirs -2 -3 -m --merge --conflict= --ignore-unmerged --ignore-skip-worktree-bits --recurse-submodules? --no-recurse-submodules --overlay --no-overlay --pathspec-file-nul"},
			{Names: "-S --staged"},
			{Names: "-W --worktree", Does: History, Note: "throws away uncommitted work"},
			{Names: "-p --patch", Does: Session, Note: "asks on the terminal"},
			{Names: "--pathspec-from-file=", Value: Read},
		},
		Operands: []Operand{{Kind: Text}},
		Facts: []Fact{
			{Kind: Commit, When: "--staged", Note: "unstages"},
			{Kind: History, Unless: "--staged -W", Note: "throws away uncommitted work"},
		},
	},
	{
		Names: "clean", Doc: "Removes untracked files. git-clean(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-q --quiet -d -x -X -e= --exclude="},
			{Names: "-n --dry-run"},
			{Names: "-f --force", Sets: Force},
			{Names: "-i --interactive", Does: Session, Note: "asks on the terminal"},
		},
		Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: History, Unless: "-n", Note: "removes untracked files"}},
	},
}
