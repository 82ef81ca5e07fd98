package rules

// search are programs that search files and directory trees: GNU grep 3.8,
// ripgrep 14, ack 3.7, ag 2.2, findutils 4.9, fd 10, plocate 1.1.
var search = []Contract{
	{
		Names: "grep egrep fgrep zgrep zegrep zfgrep bzgrep xzgrep zstdgrep rgrep ggrep", Doc: "Searches files for patterns. grep(1), zgrep(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-V"}, {Names: "-E --extended-regexp -F --fixed-strings -G --basic-regexp -P --perl-regexp -i -y --ignore-case --no-ignore-case -v --invert-match -w --word-regexp -x --line-regexp -c --count --color? --colour? -L --files-without-match -l --files-with-matches -m= --max-count= -o --only-matching -q --quiet --silent -s --no-messages"},
			{Names: "-b --byte-offset -H --with-filename -h --no-filename --label= -n --line-number -T --initial-tab -Z --null -z --null-data -u --unix-byte-offsets -A= --after-context= -B= --before-context= -C= --context= --group-separator= --no-group-separator -0 -1 -2 -3 -4 -5 -6 -7 -8 -9"},
			{Names: "-a --text --binary-files= -D= --devices= -I -U --binary --line-buffered --exclude= --exclude-dir= --include-dir="},
			{Names: "--include=", Value: Read, Note: narrowed},
			{Names: "-d= --directories="},
			{Names: "-e= --regexp="},
			{Names: "-f= --file=", Value: Read},
			{Names: "--exclude-from=", Value: Read},
			{Names: "-r -R --recursive --dereference-recursive -S -O -p", Sets: Recursive},
		},
		Operands: []Operand{{Kind: Text, Count: 1, Unless: "-e -f"}, {Kind: Read}},
		Scan:     ScanSearch,
	},
	{
		Names: "rg", Doc: "Searches directory trees for patterns. rg(1); --pre and --hostname-bin start programs.", Style: Long,
		Flags: []Flag{
			{Names: "-e= --regexp="},
			{Names: "-f= --file=", Value: Read},
			{Names: "--files"},
			{Names: "--type-list --pcre2-version --version -V"},
			{Names: "-A= --after-context= -B= --before-context= -C= --context= --context-separator= --no-context-separator --field-context-separator= --field-match-separator= -b --byte-offset --no-byte-offset --color= --colors= --column --no-column -c --count --count-matches -H --with-filename -I --no-filename --heading --no-heading --hyperlink-format= --include-zero --no-include-zero"},
			{Names: "-n --line-number -N --no-line-number -M= --max-columns= --max-columns-preview --no-max-columns-preview -0 --null --null-data -o --only-matching --path-separator= --passthru --passthrough -p --pretty -q --quiet -r= --replace= --sort= --sort-files --no-sort-files --sortr= --stats --no-stats --trim --no-trim --vimgrep -l --files-with-matches --files-without-match --json --no-json"},
			{Names: "--auto-hybrid-regex --no-auto-hybrid-regex --case-sensitive -s --crlf --no-crlf -E= --encoding= --no-encoding --engine= -F --fixed-strings --no-fixed-strings -i --ignore-case -v --invert-match --no-invert-match -x --line-regexp -m= --max-count= --mmap --no-mmap -U --multiline --no-multiline --multiline-dotall --no-multiline-dotall --no-unicode --unicode"},
			{Names: "-P --pcre2 --no-pcre2 --no-pcre2-unicode --pcre2-unicode --regex-size-limit= --dfa-size-limit= -S --smart-case --stop-on-nonmatch -a --text --no-text -j= --threads= -w --word-regexp --line-buffered --no-line-buffered --block-buffered --no-block-buffered"},
			{Names: "--binary --no-binary -L --follow --no-follow -g= --glob= --glob-case-insensitive --no-glob-case-insensitive -. --hidden --no-hidden --iglob= --ignore-file-case-insensitive --no-ignore-file-case-insensitive -d= --max-depth= --maxdepth= --max-filesize= --no-ignore --ignore --no-ignore-dot --ignore-dot --no-ignore-exclude --ignore-exclude --no-ignore-files --ignore-files"},
			{Names: "--no-ignore-global --ignore-global --no-ignore-parent --ignore-parent --no-ignore-vcs --ignore-vcs --no-require-git --require-git --one-file-system --no-one-file-system -t= --type= -T= --type-not= --type-add= --type-clear= -u --unrestricted -z --search-zip --no-search-zip --pre-glob= --no-pre --debug --trace --no-config --no-messages --messages --no-ignore-messages --ignore-messages --generate="},
			{Names: "--ignore-file=", Value: Read},
			{Names: "--pre= --hostname-bin=", Value: Program},
		},
		Operands: []Operand{{Kind: Text, Count: 1, Unless: "-e -f --files"}, {Kind: Read}},
		Scan:     ScanSearch,
	},
	{
		Names: "ag", Doc: "Searches directory trees for patterns. ag(1); --pager starts a program.", Style: Long,
		Flags: []Flag{
			{Names: "-V"}, {Names: "--ackmate -A? --after? -B? --before? -C? --context? --break --nobreak --no-break -c --count --color --nocolor --no-color --color-line-number= --color-match= --color-path= --column --filename --nofilename --no-filename --group --nogroup -H --heading --noheading --no-heading -l --files-with-matches -L --files-without-matches --print-all-files --print-long-lines"},
			{Names: "--passthrough --passthru --silent --stats --stats-only --vimgrep -0 --null --nopager -D --debug -a --all-types -f --follow --nofollow -F -Q --fixed-strings --literal -i --ignore-case -m= --max-count= --numbers --nonumbers --norecurse -r --recurse -s --case-sensitive -S --smart-case --search-binary -t --all-text -u --unrestricted -U --skip-vcs-ignores -v --invert-match"},
			{Names: "-w --word-regexp -W= --width= -z --search-zip --depth= -n --hidden --ignore= --ignore-dir= --one-device --workers= --parallel --multiline --nomultiline --affinity --noaffinity -o --only-matching"},
			{Names: "-G= --file-search-regex="},
			{Names: "-g="},
			{Names: "--go --js --ts --py --python --java --cpp --cc --css --html --json --md --markdown --rust --ruby --php --shell --sql --xml --yaml --swift --kotlin --scala --csharp --lua --make --tex --vue"},
			{Names: "-p= --path-to-ignore=", Value: Read},
			{Names: "--pager=", Value: Program},
		},
		Operands: []Operand{{Kind: Text, Count: 1, Unless: "-g"}, {Kind: Read}},
		Scan:     ScanSearch,
	},
	{
		Names: "ack ack-grep", Doc: "Searches directory trees for patterns. ack(1); --pager starts a program and an .ackrc may name one.", Style: Long,
		Flags: []Flag{
			{Names: "-A? --after-context? -B? --before-context? -C? --context? --bar -1 --break --nobreak -c --count --color --colour --nocolor --nocolour --color-filename= --color-match= --color-colno= --color-lineno= --column --nocolumn --follow --nofollow --group --nogroup -H --with-filename -h --no-filename --heading --noheading"},
			{Names: "-i --ignore-case -I -S --smart-case --no-smart-case -l --files-with-matches -L --files-without-matches -m= --max-count= -n --no-recurse -r -R --recurse -o --passthru --print0 --proximate? -P --nopager -Q --literal -s --sort-files --show-types -v --invert-match -w --word-regexp --type= -t= -T= --ignore-dir= --ignore-directory= --noignore-dir= --ignore-file= --noenv --underline --range-start= --range-end= --dump"},
			{Names: "-x", Does: Listed},
			{Names: "-f"},
			{Names: "--match="},
			{Names: "--go --js --ts --python --java --cpp --cc --css --html --json --markdown --rust --ruby --php --shell --sql --xml --yaml --swift --kotlin --perl --make"},
			{Names: "--files-from=", Value: Listed},
			{Names: "--ackrc=", Value: Load},
			{Names: "--pager=", Value: Program},
		},
		Operands: []Operand{{Kind: Text, Count: 1, Unless: "--match -f"}, {Kind: Read}},
		Scan:     ScanSearch,
	},
	{
		Names: "find gfind", Doc: "Searches directory trees and acts on what it finds. find(1).", Style: Raw, Scan: ScanFind,
	},
	{
		Names: "fd fdfind", Doc: "Finds files by name; -x and -X run commands on them. fd(1).", Style: Long,
		Flags: []Flag{
			{Names: "-h"}, {Names: "-H --hidden --no-hidden -I --no-ignore --ignore --no-ignore-vcs --ignore-vcs --no-require-git --require-git --no-ignore-parent --no-global-ignore-file -u --unrestricted -s --case-sensitive -i --ignore-case -g --glob --regex -F --fixed-strings --literal --and= -a --absolute-path? --relative-path -l --list-details -L --follow --dereference --no-follow -p --full-path -0 --print0"},
			{Names: "-d= --max-depth= --maxdepth= --min-depth= --exact-depth= -E= --exclude= --prune -t= --type= -e= --extension= -S= --size= --changed-within= --change-newer-than= --newer= --changed-after= --changed-before= --change-older-than= --older= -o= --owner= -c= --color= -j= --threads= --max-buffer-time= --max-results= -1 -q --quiet --has-results --show-errors --strip-cwd-prefix? --one-file-system --mount --xdev --path-separator= --format= --hyperlink? --gen-completions? --batch-size= --version -V"},
			{Names: "--ignore-file=", Value: Read},
			{Names: "--search-path=", Value: List},
			{Names: "-C= --base-directory=", Value: Base},
		},
		Scan: ScanSearch,
	},
	{
		Names: "ugrep ug", Here: "ug", Doc: "Searches files for patterns. ugrep(1), 4; --filter and --pager start programs, -Q is interactive.", Style: Long,
		Flags: []Flag{
			{Names: "-V"}, {Names: "-E --extended-regexp -F --fixed-strings -G --basic-regexp -P --perl-regexp -i --ignore-case -v --invert-match -w --word-regexp -x --line-regexp -c --count --color? --colour? -L --files-without-match -l --files-with-matches -m= --max-count= -o --only-matching -q --quiet --silent -s --no-messages -b --byte-offset -H --with-filename -h --no-filename --label= -n --line-number -k --column-number -T --initial-tab -A= --after-context= -B= --before-context= -C= --context= -a --text -I -U -j --smart-case -z --decompress -S -p -t= --file-type= -g= --glob= -O= --file-extension= --exclude= --exclude-dir= --include= --include-dir= --ignore-files? --heading --no-heading -. --hidden --json --csv --xml --stats? --sort? --tree -Z? --fuzzy? --bool -%"},
			{Names: "-e= --regexp= -N= --neg-regexp="},
			{Names: "-f= --file= --exclude-from= --include-from=", Value: Read},
			{Names: "-r -R --recursive --dereference-recursive -1 -2 -3 -4 -5 -6 -7 -8 -9", Sets: Recursive},
		},
		Operands: []Operand{{Kind: Text, Count: 1, Unless: "-e -f"}, {Kind: Read}},
		Scan:     ScanSearch,
	},
	{
		Names: "ast-grep", Doc: "Searches code by its structure; the project's sgconfig.yml may name grammars to load. ast-grep --help, 0.30.", Style: Long,
		Flags: []Flag{
			{Names: "-p= --pattern="}, {Names: "-k= --kind= --selector= --strictness= -l= --lang= -r= --rewrite= --json? --color= --heading= --no-ignore= --globs= -j= --threads= -A= --after= -B= --before= -C= --context= --follow --stdin --inspect= --debug-query?"},
			{Names: "-U --update-all -i --interactive", Does: Edit}, {Names: "-c= --config=", Value: Load},
		},
		Operands: []Operand{{Kind: Read}},
		Facts:    []Fact{{Kind: Task, When: "-p"}, {Kind: Unknown, Unless: "-p", Note: "a sub-command that is not understood"}},
	},
	{
		Names: "locate mlocate plocate", Doc: "Searches an index of file names. locate(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-A --all -b --basename -c --count -e --existing -E -i --ignore-case -p --ignore-spaces -l= --limit= -n= -N --literal -P --nofollow -H -q --quiet -r --regexp --regex -w --wholename -0 --null -S --statistics -V -L --follow -h -m -s"},
			{Names: "-d= --database=", Value: Read},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "updatedb", Doc: "Rebuilds the index of locate. updatedb(8).", Style: GNU,
		Facts: []Fact{{Kind: System, Note: "rebuilds the index of file names"}},
	},
	{
		Names: "whereis which gwhich", Doc: "Prints where programs are. whereis(1), which(1).", Style: Long, Dynamic: true,
		Flags: []Flag{
			{Names: "-h"}, {Names: "-a -s -b -m -u -g -l --all -i --read-alias --skip-alias --read-functions --skip-functions --skip-dot --skip-tilde --show-dot --show-tilde --tty-only -v -V"},
			{Names: "-B= -M= -S= -f"},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "exa eza lsd", Doc: "Lists directories. eza(1), lsd(1).", Style: Long,
		Flags: []Flag{
			{Names: "-1 --oneline -l --long -G --grid -x --across -R --recurse -T --tree -X --dereference -F? --classify? --color? --colour? --color-scale? --colour-scale? --icons? --icon? --icon-theme= --no-quotes --hyperlink? --absolute? -w= --width= --smart-group -a --all -A --almost-all -d --list-dirs --directory-only -D --only-dirs -f --only-files --show-symlinks --no-symlinks -L= --level= --depth= -r --reverse -s= --sort= --sortby= --group-dirs= --group-directories-first --group-directories-last --git-ignore"},
			{Names: "-I= --ignore-glob= -b --binary -B --bytes -g --group -h --header --human-readable -H --links -i --inode -m --modified -M --mounts -n --numeric -o --octal-permissions -O --flags -S --blocksize --sizesort -t --timesort --total-size -u --accessed -U --created --changed --time= --time-style= --no-permissions --no-filesize --no-user --no-time --stdin --git --git-repos --git-repos-no-status --no-git -Z --context -@ --extended -v --versionsort --blocks= --date= --size= --permission= --classic --inode --literal -N -V"},
		},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "dust duf", Doc: "Show the use of disk space. dust(1), duf(1).", Style: Long,
		Flags: []Flag{
			{Names: "-d= --depth= -n= --number-of-lines= -p --full-paths -X= --ignore-directory= -L --dereference-links -x --limit-filesystem -s --apparent-size -r --reverse -c --no-colors -C --force-colors -b --no-percent-bars -B --bars-on-right -z= --min-size= -R --screen-reader -t --file-types -T -w= --terminal-width= -P --no-progress -D --only-dir -F --only-file -o= --output-format= -j --output-json -e= --filter= -v= --invert-filter= -f --filecount -i --ignore_hidden -H --si --all --hide= --hide-fs= --only= --only-fs= --sort= --style= --theme= --width= --inodes --json"},
		},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "tokei loc", Doc: "Count lines of code. tokei(1).", Style: Long,
		Flags: []Flag{
			{Names: "-C --compact -c= --columns= -e= --exclude= -f --files --hidden --no-ignore --no-ignore-parent --no-ignore-dot --no-ignore-vcs -l --languages -n= --num-format= -o= --output= -s= --sort= -r= --rsort= -t= --types= -v --verbose --streaming= -V --version"},
			{Names: "-i= --input=", Value: Read},
		},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "scc", Doc: "Counts lines of code. scc 3.", Style: Long,
		Flags: []Flag{
			{Names: "--by-file --exclude-dir= --no-gitignore --no-ignore -l --languages -s= --sort= -v --verbose -i= --include-ext= -x= --exclude-ext= -a --dryness -b --binary --ci --no-cocomo -c --no-complexity -d --no-duplicates --no-gen --no-large --no-min --no-min-gen --no-size -w --wide -M= --not-match= -z --min-gen -u --uloc -p --percent --sloccount-format --avg-wage= --count-as= -f= --format= --include-symlinks --gen --min --debug -t --trace"},
			{Names: "-o= --output=", Value: Write},
			{Names: "--format-multi=", Value: Unknown, Note: "writes several reports"},
		},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "cloc", Doc: "Counts lines of code. cloc(1) 1.96.", Style: Long,
		Flags: []Flag{
			{Names: "--by-file --by-file-by-lang --by-percent= --csv --csv-delimiter= --json --yaml --xml --md --quiet --progress-rate= --sum-one --show-ext --show-lang --show-os --show-stored-lang --exclude-dir= --exclude-ext= --exclude-lang= --include-ext= --include-lang= --include-content= --exclude-content= --fullpath --follow-links --force-lang= --match-d= --not-match-d= --match-f= --not-match-f= --max-file-size= --min-file-size= --skip-uniqueness --skip-win-hidden --read-binary-files --no-recurse --no-autogen --original-dir --hide-rate --force-git --git-diff-rel --git-diff-all --count-and-diff --ignore-whitespace --ignore-case --ignore-case-ext --strip-str-comments --lang-no-ext= --script-lang= --skip-leading= --skip-archive= --fmt= --no3 --stat --docstring-as-code --diff --git --processes= --timeout= --use-sloccount --unix --windows --v --verbose --3"},
			{Names: "--list-file= --exclude-list-file=", Value: Read},
			{Names: "--out= --report-file= --ignored= --found= --sql= --diff-alignment= --counted= --categorized= --unicode-out=", Value: Write},
			{Names: "--vcs="},
		},
		Operands: []Operand{{Kind: List}},
		Scan:     ScanListed,
	},
}
