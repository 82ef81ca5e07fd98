package rules

// The git commands that only read.
var gitReads = []Contract{
	{
		Names: "status", Doc: "Shows what changed. git-status(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-v --verbose -s --short -b --branch --show-stash --no-show-stash --ahead-behind --no-ahead-behind --porcelain? --long -z --null -u? --untracked-files? --no-untracked-files --ignored? --no-ignored --ignore-submodules? --column? --no-column --no-renames --renames -M? --find-renames? --no-branch --no-short"},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "diff", Doc: "Shows changes. git-diff(1).", Style: GNU, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: gitDiffOpts + gitNumbers + "--cached --staged --merge-base --no-index -q --base --ours --theirs --no-merges --follow --full-history"},
			{Names: "-O=", Value: Read},
			{Names: "--output=", Value: Write},
			{Names: "--ext-diff", Does: Program, Note: "runs the configured diff program"},
			{Names: "--textconv", Does: Load, Note: "runs the configured text converters"},
		},
	},
	{
		Names: "log show whatchanged", Doc: "Shows commits. git-log(1), git-show(1).", Style: GNU, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: gitDiffOpts + gitRevOpts + gitLogOpts},
			{Names: "-O=", Value: Read},
			{Names: "--output=", Value: Write},
			{Names: "--ext-diff", Does: Program, Note: "runs the configured diff program"},
			{Names: "--textconv", Does: Load, Note: "runs the configured text converters"},
			{Names: "--show-signature", Does: Load, Note: "runs the configured gpg program"},
		},
	},
	{
		Names: "reflog", Doc: "Shows or expires the log of refs. git-reflog(1).", Style: GNU, Scan: ScanGitReflog,
		Flags: []Flag{
			{Names: gitDiffOpts + gitRevOpts + gitLogOpts + "--expire= --expire-unreachable= --updateref --rewrite --stale-fix --dry-run --verbose"},
			{Names: "-O=", Value: Read},
			{Names: "--output=", Value: Write},
			{Names: "--ext-diff", Does: Program, Note: "runs the configured diff program"},
			{Names: "--textconv", Does: Load, Note: "runs the configured text converters"},
			{Names: "--show-signature", Does: Load, Note: "runs the configured gpg program"},
		},
	},
	{
		Names: "blame annotate", Doc: "Shows who changed each line. git-blame(1).", Style: GNU, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: gitNumbers + "--incremental -b --root --no-root --show-stats --no-show-stats --progress --no-progress --score-debug -f --show-name -n --show-number -p --porcelain --line-porcelain -c -t -l -s -e --show-email -w --ignore-rev= --color-lines --color-by-age --minimal -C? -M? -L= --abbrev? --no-abbrev --since= --until= --after= --before= --date= --reverse --first-parent --encoding= --no-ignore-revs-file --diff-algorithm= --follow --no-follow"},
			{Names: "-S= --contents= --ignore-revs-file=", Value: Read},
			{Names: "--textconv", Does: Load, Note: "runs the configured text converters"},
			{Names: "--output=", Value: Write},
		},
	},
	{
		Names: "grep", Doc: "Searches tracked files. git-grep(1).", Style: GNU, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: gitNumbers + "--cached --index --untracked --no-untracked --exclude-standard --no-exclude-standard --recurse-submodules --no-recurse-submodules -v --invert-match -i --ignore-case -w --word-regexp -a --text -I -r --recursive --no-recursive --max-depth= -E --extended-regexp -G --basic-regexp -F --fixed-strings -P --perl-regexp -n --line-number --no-line-number --column --no-column -h -H --full-name --no-full-name -l --files-with-matches --name-only -L --files-without-match -z --null -o --only-matching -c --count --color? --no-color --break --no-break --heading --no-heading -C= --context= -B= --before-context= -A= --after-context= --threads= -p --show-function -W --function-context -e= --and --or --not -q --quiet --all-match -m= --max-count= --no-textconv"},
			{Names: "--no-index", Sets: Recursive},
			{Names: "-f=", Value: Read},
			{Names: "-O? --open-files-in-pager?", Does: Program, Note: "opens the matches in a pager"},
			{Names: "--textconv", Does: Load, Note: "runs the configured text converters"},
		},
	},
	{
		Names: "shortlog", Doc: "Summarises commits by author. git-shortlog(1).", Style: GNU, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: "-n --numbered -c --committer -s --summary -e --email -w? --group= --no-committer --no-numbered --no-summary --no-email"},
			{Names: gitRevOpts + "-q"},
			{Names: "--output=", Value: Write},
			{Names: "--show-signature", Does: Load, Note: "runs the configured gpg program"},
		},
	},
	{
		Names: "rev-list", Doc: "Lists commits. git-rev-list(1).", Style: GNU, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: gitRevOpts + "--quiet --disk-usage? --use-bitmap-index --progress? --bisect-vars --bisect-all --objects --in-commit-order --objects-edge --objects-edge-aggressive --indexed-objects --unpacked --object-names --no-object-names --filter? --no-filter --filter-provided-objects --filter-print-omitted --missing? --exclude-promisor-objects --header --no-commit-header --commit-header --timestamp --count --abbrev? --no-abbrev --decorate? -z"},
			{Names: "--output=", Value: Write},
			{Names: "--show-signature", Does: Load, Note: "runs the configured gpg program"},
		},
	},
	{
		Names: "range-diff", Doc: "Compares two commit ranges. git-range-diff(1).", Style: GNU, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: gitDiffOpts + "--creation-factor= --no-creation-factor --dual-color --no-dual-color --notes? --no-notes --left-only --right-only --remerge-diff"},
			{Names: "-O=", Value: Read},
			{Names: "--output=", Value: Write},
			{Names: "--ext-diff", Does: Program, Note: "runs the configured diff program"},
			{Names: "--textconv", Does: Load, Note: "runs the configured text converters"},
		},
	},
	{
		Names: "diff-tree diff-index diff-files", Doc: "Compares trees, index and files. git-diff-tree(1).", Style: GNU, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: gitDiffOpts + gitRevOpts + "--cached --root --no-commit-id --always -q --base --ours --theirs --merge-base"},
			{Names: "-O=", Value: Read},
			{Names: "--output=", Value: Write},
			{Names: "--ext-diff", Does: Program, Note: "runs the configured diff program"},
			{Names: "--textconv", Does: Load, Note: "runs the configured text converters"},
			{Names: "--show-signature", Does: Load, Note: "runs the configured gpg program"},
		},
	},
	{
		Names: "ls-files", Doc: "Lists tracked files. git-ls-files(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-z -t -v -f -c --cached --no-cached -d --deleted -m --modified -o --others -i --ignored -s --stage -k --killed --directory --no-directory --eol --no-eol --empty-directory --no-empty-directory -u --unmerged --resolve-undo -x= --exclude= --exclude-per-directory= --exclude-standard --full-name --recurse-submodules --no-recurse-submodules --error-unmatch --with-tree= --abbrev? --no-abbrev --debug --deduplicate --sparse --format="},
			{Names: "-X= --exclude-from=", Value: Read},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "ls-tree", Doc: "Lists a tree object. git-ls-tree(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-d -r -t -z -l --long --name-only --name-status --object-only --full-name --no-full-name --full-tree --no-full-tree --format= --abbrev? --no-abbrev"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "ls-remote", Doc: "Lists the refs of a remote. git-ls-remote(1).", Style: GNU, Scan: ScanGitRefs,
		Flags: []Flag{
			{Names: "-q --quiet -t --tags -h --heads -b --branches --refs --get-url --sort= --exit-code --symref"},
			{Names: "--upload-pack= --exec=", Value: Program},
			{Names: "-o= --server-option=", Value: Send, Note: "option sent to the server"},
		},
	},
	{
		Names: "rev-parse", Doc: "Resolves names of objects and directories. git-rev-parse(1).", Style: Long, Dynamic: true,
		Flags: []Flag{
			{Names: gitNumbers + "--parseopt --sq-quote --keep-dashdash --stop-at-non-option --stuck-long --revs-only --no-revs --flags --no-flags --default= --prefix= --verify -q --quiet --sq --short? --not --abbrev-ref? --symbolic --symbolic-full-name --all --branches? --tags? --remotes? --glob? --exclude? --exclude-hidden? --disambiguate? --local-env-vars --path-format? --git-dir --git-common-dir --resolve-git-dir= --git-path= --show-toplevel --show-superproject-working-tree --show-cdup --show-prefix --is-inside-git-dir --is-inside-work-tree --is-bare-repository --is-shallow-repository --absolute-git-dir --shared-index-path --show-object-format? --show-ref-format --since? --after? --until? --before? --end-of-options --output-object-format="},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "describe", Doc: "Names a commit after a tag. git-describe(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "--contains --debug --all --tags --long --first-parent --abbrev? --no-abbrev --exact-match --candidates= --match= --exclude= --always --dirty? --broken?"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "name-rev", Doc: "Finds symbolic names of commits. git-name-rev(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "--name-only --no-name-only --tags --no-tags --refs= --no-refs --exclude= --no-exclude --all --stdin --annotate-stdin --undefined --no-undefined --always --peel-tag"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "merge-base", Doc: "Finds common ancestors. git-merge-base(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-a --all --no-all --octopus --independent --is-ancestor --fork-point"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "cherry", Doc: "Lists commits not yet upstream. git-cherry(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-v --verbose --abbrev? --no-abbrev"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "show-ref", Doc: "Lists refs. git-show-ref(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "--tags --heads --branches --verify --exists --head -d --dereference -s? --hash? --abbrev? -q --quiet --exclude-existing?"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "for-each-ref", Doc: "Prints refs by a format. git-for-each-ref(1).", Style: GNU, Scan: ScanGitFormat,
		Flags:    []Flag{{Names: "-s --shell -p --perl --python --tcl --count= --format= --color? --no-color --sort= --points-at= --merged? --no-merged? --contains? --no-contains? --ignore-case --stdin --omit-empty --exclude= --include-root-refs"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "show-branch", Doc: "Shows branches and their commits. git-show-branch(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-a --all -r --remotes --color? --no-color --more? --list --name --no-name --current --sha1-name --merge-base --independent --topo-order --topics --sparse --date-order -g? --reflog?"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "count-objects", Doc: "Counts objects. git-count-objects(1).", Style: GNU,
		Flags: []Flag{{Names: "-v --verbose -H --human-readable"}},
	},
	{
		Names: "cat-file", Doc: "Prints objects. git-cat-file(1).", Style: GNU, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: "-e -p -t -s -z -Z --allow-unknown-type --use-mailmap --mailmap --no-use-mailmap --no-mailmap --batch-check? --batch-all-objects --buffer --no-buffer --follow-symlinks --unordered --path="},
			{Names: "--batch? --batch-command?", Does: Listed},
			{Names: "--textconv --filters", Does: Load, Note: "runs the configured filters"},
		},
	},
	{
		Names: "check-ignore", Doc: "Says which paths are ignored. git-check-ignore(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-q --quiet -v --verbose --stdin -z -n --non-matching --no-index --index"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "check-attr check-mailmap", Doc: "Prints attributes of paths. git-check-attr(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-a --all --cached --stdin -z --source="}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "check-ref-format", Doc: "Says whether a ref name is valid. git-check-ref-format(1).", Style: Long, Dynamic: true,
		Flags:    []Flag{{Names: "--normalize --print --allow-onelevel --no-allow-onelevel --refspec-pattern --branch"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "var", Doc: "Prints a variable of git. git-var(1).", Style: Long,
		Flags:    []Flag{{Names: "-l"}},
		Operands: []Operand{{Kind: Text, Count: 1}},
	},
	{
		Names: "help", Doc: "Prints a manual page. git-help(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-a --all -v --verbose --no-verbose -g --guides -c --config --external-commands --no-external-commands --aliases --no-aliases -m --man -i --info --user-interfaces --developer-interfaces --config-for-completion --config-sections-for-completion"},
			{Names: "-w --web", Does: Session, Note: "opens a browser"},
		},
		Operands: []Operand{{Kind: Text, Count: 1}},
	},
	{
		Names: "version", Doc: "Prints the version. git-version(1).", Style: GNU,
		Flags: []Flag{{Names: "--build-options"}},
	},
	{
		Names: "fsck fsck-objects", Doc: "Verifies objects. git-fsck(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-v --verbose --unreachable --dangling --no-dangling --tags --root --cache --reflogs --no-reflogs --full --no-full --connectivity-only --strict --progress --no-progress --name-objects --references --no-references"},
			{Names: "--lost-found", Does: Commit, Note: "writes dangling objects"},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "patch-id", Doc: "Computes the id of a patch on standard input. git-patch-id(1).", Style: Long,
		Flags: []Flag{{Names: "--stable --unstable --verbatim"}},
	},
	{
		Names: "stripspace", Doc: "Removes needless white space from standard input. git-stripspace(1).", Style: GNU,
		Flags: []Flag{{Names: "-s --strip-comments -c --comment-lines"}},
	},
	{
		Names: "column", Doc: "Arranges standard input in columns. git-column(1).", Style: GNU,
		Flags: []Flag{{Names: "--command= --mode? --raw-mode= --width= --indent= --nl= --padding="}},
	},
	{
		Names: "verify-pack", Doc: "Checks packs. git-verify-pack(1).", Style: GNU,
		Flags:    []Flag{{Names: "-v --verbose -s --stat-only --object-format="}},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "verify-commit verify-tag", Doc: "Checks signatures with gpg. git-verify-commit(1).", Style: GNU,
		Flags:    []Flag{{Names: "-v --verbose --raw --format="}},
		Operands: []Operand{{Kind: Text}},
		Facts:    []Fact{{Kind: Load, Note: "runs the configured gpg program"}},
	},
	{
		Names: "merge-tree", Doc: "Merges without touching files. git-merge-tree(1).", Style: GNU,
		Flags:    []Flag{{Names: "-z --name-only --messages --no-messages --allow-unrelated-histories --write-tree --trivial-merge --stdin --merge-base= -X= --strategy-option= --quiet"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "get-tar-commit-id", Doc: "Prints the commit of an archive on standard input. git-get-tar-commit-id(1).",
	},
	{
		Names: "interpret-trailers", Doc: "Adds trailers to messages. git-interpret-trailers(1).", Style: GNU,
		Flags: []Flag{
			{Names: "--trim-empty --where= --no-where --if-exists= --no-if-exists --if-missing= --no-if-missing --only-trailers --only-input --unfold --parse --no-divider --trailer="},
			{Names: "--in-place"},
		},
		Operands: []Operand{{Kind: Edit, When: "--in-place"}, {Kind: Read}},
	},
}
