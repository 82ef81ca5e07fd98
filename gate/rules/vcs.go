package rules

// vcs are the other version control systems: Subversion 1.14, Mercurial 6,
// from their help texts.
var vcs = []Contract{
	{
		Names: "svn", Doc: "Subversion client. svn help.", BareOK: true,
		Flags: []Flag{
			{Names: "-q --quiet -v --verbose --non-interactive --no-auth-cache -r= --revision= -c= --change= -N --non-recursive --depth= --xml --show-item= --no-newline --limit= -l= --stop-on-copy --incremental -g --use-merge-history --search= --search-and= --with-all-revprops --summarize --no-diff-deleted --no-diff-added --ignore-properties --properties-only --git --internal-diff -u --show-updates --no-ignore --ignore-externals --include-externals -R --recursive --changelist= --cl= --old= --new= -x= --extensions= --notice-ancestry --show-copies-as-adds --strip= --force --human-readable -H", Global: true},
			{Names: "--diff-cmd=", Value: Program, Global: true},
			{Names: "--diff", Global: true},
			{Names: "--config-dir= --config-option=", Value: Load, Global: true},
			{Names: "--username= --password= --password-from-stdin --trust-server-cert --trust-server-cert-failures=", Does: Credential, Note: "password of the server", Global: true},
		},
		Subs: []Contract{
			{Names: "status stat st info diff di log blame praise annotate ann cat list ls propget pget pg proplist plist pl help", Style: Long, Scan: ScanSVN},
			{Names: "add changelist cl cleanup resolve resolved revert update up switch sw merge mergeinfo patch relocate upgrade propset pset ps propdel pdel pd propedit pedit pe checkout co export import commit ci copy cp delete del remove rm mkdir move mv rename ren lock unlock shelve unshelve vacuum x-shelve", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Commit, Note: "changes the working copy"}, {Kind: Remote, Note: "may change the repository"}}},
		},
	},
	{
		Names: "hg", Here: "*", Doc: "Mercurial. hg help.", BareOK: true,
		Flags: []Flag{
			{Names: "-q --quiet -v --verbose --debug --noninteractive -y --color= --pager= --time --hidden", Global: true},
			{Names: "-R= --repository= --cwd=", Value: Base, Global: true},
			{Names: "--config= --debugger --profile", Does: Load, Note: "configuration that may name programs", Global: true},
		},
		Subs: []Contract{
			{Names: "status st", Style: Long, Flags: []Flag{{Names: "-m --modified -a --added -r --removed -d --deleted -c --clean -u --unknown -i --ignored -n --no-status -C --copies -0 --print0 -S --subrepos -A --all --rev= --change= -I= --include= -X= --exclude= -T= --template="}}, Operands: []Operand{{Kind: Read}}},
			{Names: "log history", Style: Long, Flags: []Flag{{Names: "-r= --rev= -f --follow -d= --date= -C --copies -k= --keyword= -u= --user= -b= --branch= -p --patch -g --git -l= --limit= -M --no-merges --stat -G --graph -T= --template= -I= --include= -X= --exclude="}}, Operands: []Operand{{Kind: Read}}},
			{Names: "diff", Style: Long, Flags: []Flag{{Names: "-r= --rev= -c= --change= -a --text -g --git --nodates --noprefix -p --show-function --reverse -w --ignore-all-space -b --ignore-space-change -B --ignore-blank-lines -U= --unified= --stat -I= --include= -X= --exclude= --from= --to="}}, Operands: []Operand{{Kind: Read}}},
			{Names: "annotate blame cat files manifest identify id summary sum parents heads tip branches tags bookmarks paths root grep locate version help verify", Style: Long, Flags: []Flag{{Names: "--rev= --template="}}, Scan: ScanSVN},
			{Names: "add addremove archive backout bisect branch bookmark bundle clone commit ci config copy cp evolve export forget graft histedit import incoming in init merge outgoing out phase pull push purge rebase recover remove rm rename mv move resolve revert rollback serve shelve strip tag unbundle unshelve update up checkout co amend absorb uncommit fold prune split", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Commit, Note: "changes the repository"}, {Kind: History, Note: "may throw away work"}}},
		},
	},
	{
		Names: "jj sl fossil bzr brz cvs darcs pijul p4 tf repo gerrit git-review git-cliff gitleaks-fix bfg git-filter-repo git-town gt spr ghstack lazygit tig gitui magit legit", Here: "jj sl",
		Doc: "Other version control systems and interactive fronts.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Commit, Note: "changes a repository"}},
	},
	{
		Names: "git-lfs git-receive-pack git-upload-pack git-upload-archive git-shell scalar gitk", Doc: "Programs of git called directly.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Commit, Note: "changes or serves a repository"}},
	},
}
