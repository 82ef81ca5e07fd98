package rules

// compare are programs that compare and patch files, and pagers and viewers,
// from diffutils 3.8, patch 2.7, bat 0.24, less 590, man-db 2.11.
var compare = []Contract{
	{
		Names: "diff colordiff gdiff zdiff zcmp", Doc: "Compares files and directories. diff(1), zdiff(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "--normal -q --brief -s --report-identical-files -c -C= --context? -u -U= --unified? -e --ed -n --rcs -y --side-by-side -W= --width= --left-column --suppress-common-lines -p --show-c-function -F= --show-function-line= --label= -L= -t --expand-tabs -T --initial-tab --tabsize= --suppress-blank-empty -l --paginate"},
			{Names: "--no-dereference -N --new-file --unidirectional-new-file --ignore-file-name-case --no-ignore-file-name-case -x= --exclude= -S= --starting-file= -i --ignore-case -E --ignore-tab-expansion -Z --ignore-trailing-space -b --ignore-space-change -w --ignore-all-space -B --ignore-blank-lines -I= --ignore-matching-lines= -a --text --strip-trailing-cr -D= --ifdef= --old-group-format= --new-group-format= --unchanged-group-format= --changed-group-format= --line-format= --old-line-format= --new-line-format= --unchanged-line-format="},
			{Names: "-d --minimal --horizon-lines= --speed-large-files --color? --palette= -H -P --difftype= -0 -1 -2 -3 -4 -5 -6 -7 -8 -9"},
			{Names: "-X= --exclude-from= --from-file= --to-file=", Value: Read},
			{Names: "-r --recursive", Sets: Recursive},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "cmp", Doc: "Compares two files byte by byte. cmp(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-v"}, {Names: "-b --print-bytes -c --print-chars -i= --ignore-initial= -l --verbose -n= --bytes= -s --quiet --silent"}},
		Operands: []Operand{{Kind: Read, Count: 2}, {Kind: Text}},
	},
	{
		Names: "diff3", Doc: "Compares three files. diff3(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-v"}, {Names: "-A --show-all -e --ed -E --show-overlap -m --merge -x --overlap-only -X -3 --easy-only -i -L= --label= -T --initial-tab -a --text --strip-trailing-cr"},
			{Names: "--diff-program=", Value: Program},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "sdiff", Doc: "Compares two files side by side; -o merges interactively. sdiff(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-v"}, {Names: "-i --ignore-case -E --ignore-tab-expansion -Z --ignore-trailing-space -b --ignore-space-change -W --ignore-all-space -B --ignore-blank-lines -I= --ignore-matching-lines= --strip-trailing-cr -a --text -w= --width= -l --left-column -s --suppress-common-lines -t --expand-tabs --tabsize= -d --minimal -H --speed-large-files"},
			{Names: "-o= --output=", Value: Write, Does: Session},
			{Names: "--diff-program=", Value: Program},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "difft icdiff diff-so-fancy dwdiff wdiff", Doc: "Compare files or show a comparison. difft(1), icdiff(1), wdiff(1).", Style: Long,
		Flags: []Flag{
			{Names: "--color= --display= --context= --width= --background= --syntax-highlight= --language= --override= --tab-width= --skip-unchanged --exit-code --strip-cr= --ignore-comments --sort-paths --list-languages -1 -2 -3 -n --no-inserted --no-deleted --no-common -s --statistics -i --ignore-case -l --less-mode -p --printer -c -d? -P -L? -N --line-numbers -U? -W --whole-file --highlight --cols= --strip-trailing-cr -u --no-headers"},
			{Names: "-r --recursive", Sets: Recursive}, {Names: "-a --auto-pager", Does: Session},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "patch gpatch", Doc: "Applies a patch to files that it names itself. patch(1); -e, which starts ed, is not accounted for.", Style: GNU,
		Flags: []Flag{
			{Names: "-v"}, {Names: "-p= --strip= -F= --fuzz= -l --ignore-whitespace -c --context -n --normal -u --unified -N --forward -R --reverse -b --backup -V= --version-control= -z= --suffix= -B= --prefix= -Y= --basename-prefix= -D= --ifdef= -E --remove-empty-files -T --set-time -Z --set-utc --quoting-style= -s --quiet --silent -t --batch -f --force --verbose --binary --posix --no-backup-if-mismatch --backup-if-mismatch --merge? --reject-format= --read-only= --follow-symlinks -C --check"},
			{Names: "--dry-run"},
			{Names: "-d= --directory=", Value: Base},
			{Names: "-i= --input=", Value: Read},
			{Names: "-o= --output= -r= --reject-file=", Value: Write},
		},
		Operands: []Operand{{Kind: Edit, Count: 1, Unless: "--dry-run"}, {Kind: Read}},
		Facts:    []Fact{{Kind: Edit, Unless: "--dry-run -o", Note: "the files a patch names"}},
	},
	{
		Names: "diffstat", Doc: "Summarises a patch. diffstat(1).", Style: Bundle | Permute, Scan: ScanNames,
		Flags: []Flag{
			{Names: "-b -C -c -d -D= -E -f= -h -k -K -l -m -n= -N= -p= -q -r= -R -s -S= -t -T -u -v -V -w="},
			{Names: "-e= -o=", Value: Write},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "ed red", Doc: "Line editor; its commands come from standard input and may run programs. ed(1).", Style: GNU,
		Flags:    []Flag{{Names: "-s --quiet --silent --script -p= --prompt= -r --restricted -E --extended-regexp -G --traditional -l --loose-exit-status -v --verbose"}},
		Operands: []Operand{{Kind: Edit}},
		Facts:    []Fact{{Kind: StdinCode, Note: "commands of an editor"}},
	},
	{
		Names: "less more most pg zless zmore lv", Doc: "Pagers; they can start programs. less(1), more(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-a -A -b= -B -c -d -e -E -f -F -g -G -h= -i -I -j= -J -m -M -n -N -p= -P= -q -Q -r -R -s -S -u -U -V -w -W -x= -X -y= -z= -~ -\" --quit-if-one-screen --no-init --RAW-CONTROL-CHARS --chop-long-lines --LINE-NUMBERS --ignore-case --quit-at-eof --squeeze-blank-lines"},
			{Names: "-o= -O= --log-file= --LOG-FILE=", Value: Write},
			{Names: "-k= --lesskey-file= -t= -T= --tag= --tag-file=", Value: Read},
		},
		Operands: []Operand{{Kind: Read}},
		Facts:    []Fact{{Kind: Session, Note: "a pager"}},
	},
	{
		Names: "bat batcat", Doc: "Prints files with colours; pages only on a terminal. bat(1) 0.24; cache, --config-file and --diff are not accounted for.", Style: Long,
		Flags: []Flag{
			{Names: "-A --show-all --nonprintable-notation= --binary= -p --plain -l= --language= -H= --highlight-line= --file-name= --diff-context= --tabs= --wrap= -S --chop-long-lines --terminal-width= -n --number --color= --italic-text= --decorations= -f --force-colorization -m= --map-syntax= --ignored-suffix= --theme= --theme-light= --theme-dark= --list-themes -s --squeeze-blank --squeeze-limit= --style= -r= --line-range= -L --list-languages -u --unbuffered --strip-ansi= --no-config --config-file --config-dir --cache-dir --no-custom-assets -P --no-paging --diagnostic --set-terminal-title"},
			{Names: "--paging="},
			{Names: "--pager=", Value: Program},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "man", Doc: "Prints manual pages, through a pager on a terminal. man(1); -P, -H, -T and -X start programs.", Style: GNU,
		Flags: []Flag{
			{Names: "-V -a --all -d --debug -w --where --path --location -W --where-cat --location-cat -c --catman -u --update -e= --extension= -i --ignore-case -I --match-case -L= --locale= -m= --systems= -s= -S= --sections= --regex --wildcard --names-only --no-subpages --nh --no-hyphenation --nj --no-justification -7 --ascii -E= --encoding= -r= --prompt= -D --default --warnings?"},
			{Names: "-l --local-file"}, {Names: "-f --whatis"}, {Names: "-k --apropos"}, {Names: "-K --global-apropos"},
			{Names: "-R= --recode=", Value: List},
			{Names: "-C= --config-file= -M= --manpath=", Value: Load},
			{Names: "-P= --pager= -H? --html? -X? --gxditview? -T? --troff-device? -t --troff -Z --ditroff -p= --preprocessor=", Value: Program, Does: Session},
		},
		Scan: ScanDocument,
	},
	{
		Names: "apropos whatis tldr", Doc: "Search the manual. apropos(1), whatis(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "-d --debug -v --verbose -e --exact -r --regex -w --wildcard -a --and -l --long -s= --sections= --section= -m= --systems= -L= --locale="},
			{Names: "-M= --manpath=", Value: List},
			{Names: "-C= --config-file=", Value: Load},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "info", Doc: "Reads documentation. info(1), texinfo 6.8.", Style: GNU,
		Flags: []Flag{
			{Names: "-h"}, {Names: "-a --all -k= --apropos= -n= --node= --index-search= -O --show-options --usage --subnodes -w --where --location -R --raw-escapes --speech-friendly --strict-node-location= -x= -b"},
			{Names: "-d= --directory= -f= --file=", Value: Load},
			{Names: "-o= --output= --dribble=", Value: Write},
			{Names: "--restore= --init-file=", Value: Load},
		},
		Operands: []Operand{{Kind: Text}},
	},
}
