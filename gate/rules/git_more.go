package rules

// The git commands that exchange patches and archives, the plumbing that
// writes, and those that start servers and programs.
var gitMore = []Contract{
	{
		Names: "apply", Doc: "Applies a patch to files or index. git-apply(1).", Style: GNU,
		Flags: []Flag{
			{Names: "--exclude= --include= -p= --no-add -z -C= --unidiff-zero --inaccurate-eof -v --verbose -q --quiet --recount --directory= --whitespace= --ignore-space-change --ignore-whitespace --allow-binary-replacement --binary -R --reverse --reject -3 --3way --cached --index --apply -N --intent-to-add --unsafe-paths --allow-empty --allow-overlap --ours --theirs --union"},
			{Names: "--stat --numstat --summary --check"},
			{Names: "--build-fake-ancestor=", Value: Write},
		},
		Operands: []Operand{{Kind: Read}},
		Facts:    []Fact{{Kind: Commit, Unless: "--check", Note: "changes the files a patch names"}, {Kind: Commit, When: "--apply --index -3", Note: "changes the files a patch names"}},
	},
	{
		Names: "am", Doc: "Applies patches from mail. git-am(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-s --signoff -k --keep --no-keep --keep-non-patch --keep-cr --no-keep-cr -c --scissors --no-scissors --quoted-cr= --empty= -m --message-id --no-message-id -q --quiet -u --utf8 --no-utf8 -3 --3way --no-3way --rerere-autoupdate --no-rerere-autoupdate --ignore-space-change --ignore-whitespace --whitespace= -C= -p= --directory= --exclude= --include= --reject --patch-format= --no-verify --committer-date-is-author-date --ignore-date --skip -S? --gpg-sign? --no-gpg-sign --continue -r --resolved --resolvemsg= --abort --quit --allow-empty"},
			{Names: "--show-current-patch?"},
			{Names: "-i --interactive", Does: Session, Note: "asks on the terminal"},
		},
		Operands: []Operand{{Kind: Read}}, Facts: []Fact{{Kind: Commit, Unless: "--show-current-patch", Note: "applies and commits patches"}},
	},
	{
		Names: "format-patch", Doc: "Writes patches as files. git-format-patch(1).", Style: GNU, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: "-n --numbered -N --no-numbered --start-number= --numbered-files -k --keep-subject -q -s --signoff --attach? --no-attach --inline? --thread? --no-thread --in-reply-to= --ignore-if-in-upstream --cover-from-description= --subject-prefix= --filename-max-length= --rfc? -v= --reroll-count= --to= --no-to --cc= --no-cc --from? --no-from --force-in-body-from --add-header= --no-add-header --cover-letter --no-cover-letter --encode-email-headers --interdiff= --range-diff= --creation-factor= --signature= --no-signature --suffix= --no-binary --zero-commit --base= --no-base --root --progress --always"},
			{Names: gitDiffOpts + gitRevOpts},
			{Names: "--stdout"},
			{Names: "-o= --output-directory=", Value: Artifact},
			{Names: "-O= --signature-file= --description-file=", Value: Read},
			{Names: "--output=", Value: Write},
			{Names: "--ext-diff --textconv", Does: Load, Note: "runs configured programs"},
		},
	},
	{
		Names: "archive", Doc: "Writes an archive of a tree. git-archive(1).", Style: GNU, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: gitNumbers + "--format= --prefix= -l --list -v --verbose --worktree-attributes --mtime= --add-virtual-file="},
			{Names: "-o= --output=", Value: Artifact},
			{Names: "--add-file=", Value: Read},
			{Names: "--remote=", Value: Fetch},
			{Names: "--exec=", Value: Program},
		},
	},
	{
		Names: "gc repack", Doc: "Packs and drops objects. git-gc(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-q --quiet --auto --detach --no-detach --aggressive --no-prune --cruft --no-cruft --force --keep-largest-pack -a -l -F -b --no-b --window= --depth= --threads= --max-pack-size= -n --write-bitmap-index --keep-pack= --max-cruft-size="},
			{Names: "--prune? -d -A -f --unpack-unreachable= --expire-to= --cruft-expiration=", Does: History, Note: "drops unreachable objects"},
		},
		Facts: []Fact{{Kind: Commit, Note: "repacks the repository"}},
	},
	{
		Names: "prune prune-packed", Doc: "Drops unreachable objects. git-prune(1).", Style: GNU,
		Flags:    []Flag{{Names: "-v --verbose --progress -q --quiet --expire= --exclude-promisor-objects"}, {Names: "-n --dry-run"}},
		Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: History, Unless: "-n", Note: "drops unreachable objects"}},
	},
	{
		Names: "filter-branch filter-repo obliterate", Doc: "Rewrites history. git-filter-branch(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: History, Note: "rewrites all history"}},
	},
	{
		Names: "hash-object", Doc: "Computes object names. git-hash-object(1).", Style: GNU,
		Flags:    []Flag{{Names: "-t= --stdin --stdin-paths --no-filters --literally --path="}, {Names: "-w", Does: Commit, Note: "stores the object"}},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "checkout-index", Doc: "Writes files from the index. git-checkout-index(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: History, Note: "overwrites files of the work tree"}},
	},
	{
		Names: "read-tree", Doc: "Reads trees into the index. git-read-tree(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: History, Note: "replaces the index"}},
	},
	{
		Names: "write-tree", Doc: "Stores the index as a tree. git-write-tree(1).", Style: GNU,
		Flags: []Flag{{Names: "--missing-ok --prefix="}}, Facts: []Fact{{Kind: Commit, Note: "stores a tree"}},
	},
	{
		Names: "commit-tree mktree mktag unpack-objects index-pack pack-objects fast-import unpack-file merge-index merge-one-file merge-ours merge-recursive mailsplit mailinfo fetch-pack send-pack quiltimport refs backfill history", Doc: "Plumbing that writes objects, refs or files. git(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Commit, Note: "writes objects, refs or files"}},
	},
	{
		Names: "difftool mergetool gui gitk citool instaweb web--browse", Doc: "Start configured programs. git-difftool(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Program, Note: "starts a configured program"}},
	},
	{
		Names: "daemon http-backend shell upload-pack receive-pack upload-archive serve cvsserver p4 fsmonitor--daemon", Doc: "Serve repositories. git-daemon(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Listen, Note: "serves repositories"}},
	},
	{
		Names: "send-email imap-send http-push", Doc: "Send patches away. git-send-email(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Send, Note: "sends patches away"}},
	},
	{
		Names: "svn cvsimport cvsexportcommit archimport", Doc: "Exchanges with other systems. git-svn(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Remote, Note: "exchanges with another system"}},
	},
	{
		Names: "merge-file", Doc: "Merges three files. git-merge-file(1).", Style: GNU,
		Flags:    []Flag{{Names: "--diff3 --zdiff3 --ours --theirs --union --diff-algorithm= -L= -q --quiet --marker-size= --object-id"}, {Names: "-p --stdout"}},
		Operands: []Operand{{Kind: Read, When: "-p"}, {Kind: Edit, Count: 1}, {Kind: Read}},
	},
	{
		Names: "fast-export", Doc: "Prints history as a stream. git-fast-export(1).", Style: Long, Scan: ScanGitRev,
		Flags: []Flag{
			{Names: gitRevOpts + "--progress? --signed-tags? --tag-of-filtered-object? -M -C --fake-missing-tagger --use-done-feature --no-data --full-tree --anonymize --refspec= --show-original-ids --reencode? --mark-tags"},
			{Names: "--export-marks?", Value: Write},
			{Names: "--import-marks? --import-marks-if-exists? --anonymize-map?", Value: Read},
		},
	},
	{
		Names: "request-pull", Doc: "Summarises changes for a maintainer. git-request-pull(1).", Style: Long,
		Flags: []Flag{{Names: "-p"}}, Operands: []Operand{{Kind: Text, Count: 1}, {Kind: Fetch, Count: 1}, {Kind: Text, Count: 1}},
	},
}
