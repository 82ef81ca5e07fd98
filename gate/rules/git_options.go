package rules

// Options that many git commands share, from git 2.39 (git-log(1),
// git-diff(1)); which of them take the next word as value was tried out.
const (
	gitNumbers = "-0 -1 -2 -3 -4 -5 -6 -7 -8 -9 "

	// Options of the diff machinery that only change what is printed.
	gitDiffOpts = "-p -u --patch -s --no-patch -U? --unified? --raw --patch-with-raw --patch-with-stat " +
		"--numstat --shortstat -X? --dirstat? --cumulative --dirstat-by-file? --check --summary " +
		"--name-only --name-status --stat? --stat-width= --stat-name-width= --stat-graph-width= " +
		"--stat-count= --compact-summary --no-compact-summary --binary --full-index --no-full-index " +
		"--color? --no-color --ws-error-highlight= --abbrev? --no-abbrev --src-prefix= --dst-prefix= " +
		"--line-prefix= --no-prefix --default-prefix --inter-hunk-context= --output-indicator-new= " +
		"--output-indicator-old= --output-indicator-context= -B? --break-rewrites? -M? --find-renames? " +
		"-D --irreversible-delete -C? --find-copies? --find-copies-harder --no-find-copies-harder " +
		"--no-renames --rename-empty --no-rename-empty -l= --minimal --no-minimal -w --ignore-all-space " +
		"-b --ignore-space-change --ignore-space-at-eol --ignore-cr-at-eol --ignore-blank-lines " +
		"-I= --ignore-matching-lines= --no-ignore-matching-lines --indent-heuristic --no-indent-heuristic " +
		"--patience --histogram --diff-algorithm= --anchored= --word-diff? --word-diff-regex= " +
		"--color-words? --color-moved? --no-color-moved --color-moved-ws= --no-color-moved-ws " +
		"--relative? --no-relative -a --text --no-text --no-ext-diff --no-textconv -R -S= -G= " +
		"--ignore-submodules? --submodule? --ita-invisible-in-index --ita-visible-in-index " +
		"--pickaxe-all --pickaxe-regex --rotate-to= --skip-to= --find-object= --diff-filter= -z -t -r " +
		"-W --function-context --no-function-context -c --cc --dd --diff-merges= --no-diff-merges " +
		"--combined-all-paths --remerge-diff --exit-code --no-exit-code --quiet --no-quiet "

	// Options of log that print of files no more than their names and sizes.
	gitNameOpts = gitNumbers + "-s --no-patch --raw --numstat --shortstat --dirstat --dirstat-by-file --summary --name-only --name-status --stat " +
		"--compact-summary --color --no-color --abbrev --no-abbrev -M --find-renames -C --find-copies --no-renames --relative -S -G " +
		"--pickaxe-all --pickaxe-regex --diff-filter -z -n --max-count --skip --since --after --until --before --author --committer " +
		"--grep -i --regexp-ignore-case -E --extended-regexp --merges --no-merges --first-parent --all --branches --tags --remotes " +
		"--full-history --simplify-merges --date-order --topo-order --reverse --pretty --format --abbrev-commit --oneline --date " +
		"--graph --follow --decorate --no-decorate --source --count"

	// Of those the ones that print, in place of a patch.
	gitSummaryOpts = "-s --no-patch --raw --numstat --shortstat --dirstat --dirstat-by-file --summary --name-only --name-status --stat --compact-summary"

	// Options that select and print commits.
	gitRevOpts = gitNumbers + "-n= --max-count= --skip= --since= --after= --until= --before= " +
		"--since-as-filter= --max-age= --min-age= --author= --committer= --grep-reflog= --grep= " +
		"--all-match --invert-grep -i --regexp-ignore-case --basic-regexp -E --extended-regexp -F " +
		"--fixed-strings -P --perl-regexp --remove-empty --merges --no-merges --min-parents? " +
		"--max-parents? --no-min-parents --no-max-parents --first-parent --exclude-first-parent-only " +
		"--not --all --branches? --tags? --remotes? --glob= --exclude= --exclude-hidden= --reflog " +
		"--alternate-refs --single-worktree --ignore-missing --bisect --stdin --cherry-mark " +
		"--cherry-pick --left-only --right-only --cherry -g --walk-reflogs --merge --boundary " +
		"--simplify-by-decoration --show-pulls --full-history --dense --sparse --simplify-merges " +
		"--ancestry-path? --date-order --author-date-order --topo-order --reverse --no-walk? --do-walk " +
		"--pretty? --format? --abbrev-commit --no-abbrev-commit --oneline --encoding= --expand-tabs? " +
		"--no-expand-tabs --notes? --no-notes --show-notes? --standard-notes --no-standard-notes " +
		"--relative-date --date= --parents --children --left-right --graph --no-graph " +
		"--show-linear-break? -m -v "

	// Options of git log and git show alone.
	gitLogOpts = "--follow --no-follow --decorate? --no-decorate --decorate-refs= " +
		"--decorate-refs-exclude= --no-decorate-refs --no-decorate-refs-exclude --clear-decorations " +
		"--source --no-source --mailmap --no-mailmap --use-mailmap --no-use-mailmap --full-diff " +
		"--log-size -q --no-show-signature -L= "
)
