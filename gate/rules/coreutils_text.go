package rules

// textCoreutils are the programs of GNU coreutils 9.1 that read text and
// print text, from their man pages and info manual.
var textCoreutils = []Contract{
	{
		Names: "wc gwc", Doc: "Counts lines, words and bytes. wc(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-c --bytes -m --chars -l --lines -L --max-line-length -w --words --total= --debug"},
			{Names: "--files0-from=", Value: Read},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "cat gcat", Doc: "Prints files. cat(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-A --show-all -b --number-nonblank -e -E --show-ends -n --number -s --squeeze-blank -t -T --show-tabs -u -v --show-nonprinting -l"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "tac gtac", Doc: "Prints files with the last line first. tac(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-b --before -r --regex -s= --separator="}},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "head ghead", Doc: "Prints the beginning of files. head(1); a first argument such as -20c is an obsolete form that takes no further value.", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-c= --bytes= -n= --lines= -q --quiet --silent -v --verbose -z --zero-terminated -0? -1? -2? -3? -4? -5? -6? -7? -8? -9?"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "tail gtail", Doc: "Prints the end of files, and what is added to them. tail(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-c= --bytes= -n= --lines= -b= -q --quiet --silent -v --verbose -z --zero-terminated -r -0? -1? -2? -3? -4? -5? -6? -7? -8? -9?"},
			{Names: "-f -F --follow? --retry --pid= -s= --sleep-interval= --max-unchanged-stats= --disable-inotify ---disable-inotify --debug"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "nl", Doc: "Numbers lines. nl(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-b= --body-numbering= -d= --section-delimiter= -f= --footer-numbering= -h= --header-numbering= -i= --line-increment= -l= --join-blank-lines="},
			{Names: "-n= --number-format= -p --no-renumber -s= --number-separator= -v= --starting-line-number= -w= --number-width="},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "od god", Doc: "Dumps files in octal and other formats. od(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-A= --address-radix= --endian= -j= --skip-bytes= -N= --read-bytes= -S= --strings? -t= --format= -v --output-duplicates -w? --width? --traditional"},
			{Names: "-a -b -B -c -d -D -e -f -F -h -H -i -I -l -L -o -O -s -x -X"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "sort gsort", Doc: "Sorts lines; may write a file and start a compressor. sort(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-b --ignore-leading-blanks -d --dictionary-order -f --ignore-case -g --general-numeric-sort -i --ignore-nonprinting -M --month-sort -h --human-numeric-sort -n --numeric-sort -R --random-sort -r --reverse -V --version-sort --sort="},
			{Names: "-c --check? -C -k= --key= -m --merge -s --stable -S= --buffer-size= -t= --field-separator= -u --unique -z --zero-terminated --parallel= --batch-size= --debug"},
			{Names: "-o= --output=", Value: Write},
			{Names: "--compress-program=", Value: Program},
			{Names: "-T= --temporary-directory=", Value: Create},
			{Names: "--random-source=", Value: Read}, {Names: "--files0-from=", Value: Listed},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "uniq guniq", Doc: "Filters repeated lines; a second operand is the output file. uniq(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-c --count -d --repeated -D --all-repeated? --group? -f= --skip-fields= -i --ignore-case -s= --skip-chars= -u --unique -z --zero-terminated -w= --check-chars= -0 -1 -2 -3 -4 -5 -6 -7 -8 -9"},
		},
		Operands: []Operand{{Kind: Read, Count: 1}, {Kind: Write, Count: 1}},
	},
	{
		Names: "cut gcut", Doc: "Prints parts of lines. cut(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-b= --bytes= -c= --characters= -d= --delimiter= -f= --fields= -n -w --complement -s --only-delimited --output-delimiter= -z --zero-terminated"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "paste", Doc: "Merges lines of files. paste(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-d= --delimiters= -s --serial -z --zero-terminated"}},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "join", Doc: "Joins lines of two files on a field. join(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-a= -e= -i --ignore-case -j= -o= -t= -v= -1= -2= --check-order --nocheck-order --header -z --zero-terminated"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "comm", Doc: "Compares two sorted files line by line. comm(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-1 -2 -3 -i --check-order --nocheck-order --output-delimiter= --total -z --zero-terminated"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "tr gtr", Doc: "Translates or deletes characters of its input. tr(1).", Style: POSIX | Abbrev, Dynamic: true,
		Flags:    []Flag{{Names: "-c -C --complement -d --delete -s --squeeze-repeats -t --truncate-set1 -u"}},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "expand unexpand", Doc: "Converts tabs to blanks and back. expand(1), unexpand(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-i --initial -a --all --first-only -t= --tabs= -0? -1? -2? -3? -4? -5? -6? -7? -8? -9?"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "fold", Doc: "Wraps long lines. fold(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-b --bytes -c --characters -s --spaces -w= --width= -0? -1? -2? -3? -4? -5? -6? -7? -8? -9?"}},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "fmt", Doc: "Reformats paragraphs. fmt(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-c --crown-margin -p= --prefix= -s --split-only -t --tagged-paragraph -u --uniform-spacing -w= --width= -g= --goal= -0? -1? -2? -3? -4? -5? -6? -7? -8? -9?"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "pr", Doc: "Paginates files for printing, on standard output. pr(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-a --across -c --show-control-chars -d --double-space -D= --date-format= -e? --expand-tabs? -f -F --form-feed -h= --header= -i? --output-tabs? -J --join-lines -l= --length= -m --merge"},
			{Names: "-n? --number-lines? -N= --first-line-number= -o= --indent= -r --no-file-warnings -s? --separator? -S? --sep-string? -t --omit-header -T --omit-pagination -v --show-nonprinting -w= --width= -W= --page-width="},
			{Names: "--pages= --columns= -0 -1 -2 -3 -4 -5 -6 -7 -8 -9"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "shuf gshuf", Doc: "Permutes lines; may write a file. shuf(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-e --echo"},
			{Names: "-n= --head-count="}, {Names: "-r --repeat"},
			{Names: "-i= --input-range= -z --zero-terminated"},
			{Names: "-o= --output=", Value: Write},
			{Names: "--random-source=", Value: Read},
		},
		Facts:    []Fact{{Kind: Endless, When: "-r", Unless: "-n", Note: "repeats without end"}},
		Operands: []Operand{{Kind: Text, When: "-e"}, {Kind: Read}},
	},
	{
		Names: "split gsplit", Doc: "Cuts a file into pieces named by a prefix, or feeds them to a shell command. split(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-a= --suffix-length= -b= --bytes= -C= --line-bytes= -d --numeric-suffixes? -x --hex-suffixes? -e --elide-empty-files -l= --lines= -n= --number= -t= --separator= -u --unbuffered --verbose --additional-suffix= -0 -1 -2 -3 -4 -5 -6 -7 -8 -9"},
			{Names: "--filter=", Value: Script, Does: Program},
		},
		Operands: []Operand{{Kind: Read, Count: 1}},
		Scan:     ScanSplit,
	},
	{
		Names: "csplit", Doc: "Cuts a file at patterns into pieces named by a prefix. csplit(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-f= --prefix="},
			{Names: "-b= --suffix-format= -k --keep-files -m --suppress-matched --suppress-matched -n= --digits= -s -q --quiet --silent -z --elide-empty-files"},
		},
		Operands: []Operand{{Kind: Read, Count: 1}, {Kind: Text}},
		Scan:     ScanSplit,
	},
	{
		Names: "tsort", Doc: "Sorts topologically. tsort(1).", Style: GNU, Dynamic: true,
		Operands: []Operand{{Kind: Read, Count: 1}},
	},
	{
		Names: "sum cksum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum b3sum gmd5sum gsha256sum",
		Doc:   "Prints and checks checksums. cksum(1), md5sum(1), b3sum 1.5.", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-a= --algorithm= -b --binary --base64 -c --check -l= --length= --raw --tag --untagged -t --text -z --zero --ignore-missing --quiet --status --strict -w --warn --debug"},
			{Names: "-r -s --sysv --num-threads= --no-mmap --no-names"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "shasum", Doc: "Prints and checks SHA checksums. shasum(1), Perl 5.36.", Style: Long, Dynamic: true,
		Flags: []Flag{
			{Names: "-h -v"}, {Names: "-a= --algorithm= -b --binary -c --check -t --text -U --UNIVERSAL -0 --01 -p --portable -q --quiet -s --status -w --warn --tag --ignore-missing --strict"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "md5", Doc: "Prints checksums. md5(1), macOS.", Style: POSIX, Dynamic: true,
		Flags:    []Flag{{Names: "-c= -p -q -r -s= -t -x -n"}},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "base64 base32 basenc gbase64", Doc: "Encodes and decodes data. base64(1), basenc(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-d --decode -D -i --ignore-garbage -w= --wrap= -b= --break= --base64 --base64url --base32 --base32hex --base16 --base2msbf --base2lsbf --z85 --base58"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "ptx", Doc: "Makes a permuted index. ptx(1); -G, which takes an output file, is not accounted for.", Style: GNU,
		Flags: []Flag{
			{Names: "-A --auto-reference -F= --flag-truncation= -M= --macro-name= -O -T --format= -R --right-side-refs -S= --sentence-regexp= -W= --word-regexp= -f --ignore-case -g= --gap-size= -r --references -t --typeset-mode -w= --width="},
			{Names: "-b= --break-file= -i= --ignore-file= -o= --only-file=", Value: Read},
		},
		Operands: []Operand{{Kind: Read}},
	},
}
