package rules

// textUtils are other programs that read, convert and show text, from their
// man pages: vim-common 9.0 (xxd), bsdmainutils 12.1, util-linux 2.38,
// binutils 2.40, jq 1.7, yq 4 and 3, libxml2 2.9, pandoc 3.
var textUtils = []Contract{
	{
		Names: "xxd", Doc: "Dumps files in hexadecimal, or the reverse; a second operand is the output file. xxd(1); options are not bundled.",
		Flags: []Flag{
			{Names: "-a -autoskip -b -bits -c= -cols= -C -capitalize -d -e -E -EBCDIC -g= -groupsize= -h -i -include -l= -len= -n= -name= -o= -offset= -p -ps -postscript -plain -r -revert -R= -s= -seek= -u -uppercase -v -version"},
		},
		Operands: []Operand{{Kind: Read, Count: 1}, {Kind: Write, Count: 1}},
	},
	{
		Names: "hexdump hd", Doc: "Dumps files in hexadecimal and other formats. hexdump(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "-b --one-byte-octal -c --one-byte-char -C --canonical -d --two-bytes-decimal -o --two-bytes-octal -x --two-bytes-hex -X --one-byte-hex -e= --format= -L? --color? -n= --length= -s= --skip= -v --no-squeezing"},
			{Names: "-f= --format-file=", Value: Read},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "hexyl", Doc: "Shows files in hexadecimal with colours. hexyl(1).", Style: Long, Dynamic: true,
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "-n= --length= -c= --bytes= -s= --skip= --block-size= -v --no-squeezing --color= --border= -p --plain --no-characters -C --characters --character-table= -P --no-position -o= --display-offset= --panels= -g= --group-size= --endianness= -b= --base= --terminal-width="},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "strings gstrings", Doc: "Prints text found in binary files. strings(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-a --all -d --data -f --print-file-name -n= --bytes= -t= --radix= -o -w --include-all-whitespace -s= --output-separator= -e= --encoding= -T= --target= -U= --unicode= -0 -1 -2 -3 -4 -5 -6 -7 -8 -9"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "column", Doc: "Lays text out in columns. column(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "-J --json -d --table-noheadings -o= --output-separator= -N= --table-columns= -C= --table-column= -l= --table-columns-limit= -E= --table-noextreme= -e --table-header-repeat -H= --table-hide= -O= --table-order= -n? --table-name= -R= --table-right= -T= --table-truncate= -W= --table-wrap="},
			{Names: "-L --keep-empty-lines --table-empty-lines -m --table-maxout -r= --tree= -i= --tree-id= -p= --tree-parent= -c= --output-width= --columns= -s= --separator= -t --table -x --fillrows"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "rev col colrm ul", Doc: "Reverse or strip characters of lines. rev(1), col(1).", Style: Bundle | Permute,
		Flags:    []Flag{{Names: "-V"}, {Names: "-0 --zero -b --no-backspaces -f --fine -h --tabs -x --spaces -p --pass -l= --lines= -i --indicated -t= -T= --terminal="}},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "look", Doc: "Prints lines that begin with a string. look(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-h -V"}, {Names: "-a --alternative -d --alphanum -f --ignore-case -t= --terminate= -b"}},
		Operands: []Operand{{Kind: Text, Count: 1}, {Kind: Read}},
	},
	{
		Names: "bc", Doc: "Calculates. bc(1); the language neither writes nor starts anything.", Style: GNU,
		Flags: []Flag{
			{Names: "-h -i --interactive -l --mathlib -q --quiet -s --standard -w --warn -e= --expression= -S= --scale= -R -P -v"},
			{Names: "-f= --file=", Value: Read},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "dc", Doc: "Calculates in reverse Polish notation; ! in a program runs a command. dc(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-e= --expression=", Value: Opaque},
			{Names: "-f= --file=", Value: File},
		},
		Operands: []Operand{{Kind: File}},
		Facts:    []Fact{{Kind: StdinCode, Unless: "-e -f @some"}},
	},
	{
		Names: "jq gojq jaq", Doc: "Filters JSON. jq(1) 1.7; some options take two values.", Style: Raw, Scan: ScanJq,
	},
	{
		Names: "yq xq tomlq", Doc: "Filters YAML. yq 4 of mikefarah, and yq 3 of kislyuk, which wraps jq; -i edits in place, -s writes files in the one.", Style: Long,
		Flags: []Flag{
			{Names: "-P --prettyPrint -o= --output-format= -p= --input-format= -r? --unwrapScalar? -n --null-input -e --exit-status -j --tojson -C --colors -M --no-colors -N --no-doc -I= --indent= -0 --nul-output -v --verbose --front-matter= --header-preprocess? --string-interpolation? --xml-attribute-prefix= --xml-content-name= --xml-strict-mode --csv-auto-parse? --csv-separator= --tsv-auto-parse? --properties-separator= --lua-globals --expression="},
			{Names: "-y --yaml-output -Y --yaml-roundtrip -w= --width= --indentless -S --sort-keys -c --compact-output -a --ascii-output --raw-output --slurp --yml-out-ver="},
			{Names: "-i --inplace --in-place"},
			{Names: "-f= --from-file="},
		},
		Scan: ScanYq,
	},
	{
		Names: "xmllint", Doc: "Checks and prints XML. xmllint(1); --shell, --catalogs and what pulls in other files (--noent, --xinclude) are not accounted for.", Style: SingleDash | Permute,
		Flags: []Flag{
			{Names: "--format --noout --noblanks --nodefdtd --nonet --nocdata --nsclean --nowarning --noxincludenode --pretty= --c14n --c14n11 --exc-c14n --compress --copy --debug --debugent --dropdtd --dtdattr --encode= --html --htmlout --huge --insert --maxmem= --memory --nofixup-base-uris --oldxml10 --pattern= --postvalid --push --quiet --recover --repeat --sax --sax1 --stream --testIO --timing --valid --version --walker --xmlout --xpath= --nodict"},
			{Names: "--dtdvalid= --relaxng= --schema= --schematron=", Value: Read},
			{Names: "--output= -o=", Value: Write},
		},
		Scan: ScanDocument,
	},
	{
		Names: "xmlstarlet xml", Doc: "Selects from XML, or edits it. xmlstarlet(1).", Style: Raw | NoHelp, Scan: ScanXMLStar,
	},
	{
		Names: "pandoc", Doc: "Converts documents. pandoc(1); filters, engines and custom formats are programs.", Style: Long | Abbrev,
		Flags: []Flag{
			{Names: "-f= --from= -r= --read= -t= --to= -w= --write="},
			{Names: "-s? --standalone? -M= --metadata= -V= --variable= --toc? --table-of-contents? --toc-depth= -N? --number-sections? --number-offset= --wrap= --columns= --eol= --dpi= --tab-stop= -p --preserve-tabs --top-level-division= --list-tables? --highlight-style= --no-highlight --syntax-highlighting= --section-divs? --id-prefix= -T= --title-prefix= --email-obfuscation= --shift-heading-level-by= --base-header-level= --markdown-headings= --reference-links? --reference-location= --ascii? --html-q-tags? --strip-comments? --track-changes= --file-scope? --sandbox? --quiet --verbose --fail-if-warnings? --mathjax? --mathml --katex? --webtex? --citeproc -C -i? --incremental? --slide-level= --embed-resources? --self-contained? --list-input-formats --list-output-formats --list-extensions? --list-highlight-languages --list-highlight-styles -v -h --help --version --no-check-certificate? --trace? --default-image-extension= --epub-subdirectory= --ipynb-output= --listings? --natbib --biblatex -D= --print-default-template="},
			{Names: "-H= --include-in-header= -B= --include-before-body= -A= --include-after-body= --template= --metadata-file= -c= --css= --reference-doc= --epub-cover-image= --bibliography= --csl= --citation-abbreviations= --syntax-definition= --abbreviations= --resource-path=", Value: Read},
			{Names: "-o= --output= --extract-media= --log=", Value: Write},
			{Names: "-F= --filter= --pdf-engine=", Value: Program},
			{Names: "-L= --lua-filter=", Value: File},
			{Names: "-d= --defaults= --data-dir=", Value: Load},
			{Names: "--request-header=", Does: Fetch},
		},
		Scan: ScanPandoc,
	},
	{
		Names: "iconv", Doc: "Converts the encoding of text. iconv(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-V"}, {Names: "-f= --from-code= -t= --to-code= -c -s --silent --verbose -l --list"},
			{Names: "-o= --output=", Value: Write},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "dos2unix unix2dos mac2unix unix2mac", Doc: "Converts line ends in place. dos2unix(1).", Style: Long,
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "-k --keepdate -q --quiet -f --force -c= --convmode= -b --keep-bom -m --add-bom -r --remove-bom -s --safe -l --newline -o --oldfile -e --add-eol -n --newfile -F --follow-symlink -R --replace-symlink -S --skip-symlink -u --keep-utf16 -ul -ub -v --verbose -ascii -iso -7 -850 -1252"},
			{Names: "-i? --info?"},
		},
		Operands: []Operand{{Kind: Read, When: "-i"}, {Kind: Edit}},
	},
	{
		Names: "enca", Doc: "Detects the encoding of text. enca(1); conversion is not accounted for.", Style: Long,
		Flags:    []Flag{{Names: "-h -v"}, {Names: "-L= --language= -e --enca-name -f --human-readable -g --guess -i --iconv-name -m --mime-name -r --rfc1345-name -s --cstocs-name -p --with-filename -P --no-filename -l= --list="}},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "enconv recode", Doc: "Converts the encoding of files in place. enconv(1), recode(1).", Style: Long,
		Flags:    []Flag{{Names: "-L= --language= -x= --convert-to= -q --quiet -v --verbose -f --force"}},
		Operands: []Operand{{Kind: Edit}},
	},
	{
		Names: "ctags universal-ctags exuberant-ctags etags", Doc: "Writes an index of source files. ctags(1) 6.0; --options and the --_x options are not accounted for.", Style: Long,
		Flags: []Flag{
			{Names: "-a --append? -e --languages= --langmap= --exclude= --fields= --extras= --extra= --kinds-all= --c-kinds= --c++-kinds= --python-kinds= --sort= --excmd= --tag-relative? --totals? --links? --line-directives? -n -N -u -x --list-kinds? --list-languages --list-fields? --list-maps? --quiet? -V --verbose? --output-format= --machinable? --with-list-header? --recurse? --maxdepth="},
			{Names: "-R", Sets: Recursive},
			{Names: "-f= -o= --output=", Value: Write},
			{Names: "-L=", Value: Read},
		},
		Operands: []Operand{{Kind: Read}},
		Facts:    []Fact{{Kind: Artifact, Unless: "-f -o", Note: "the file tags"}},
	},
	{
		Names: "cscope", Doc: "Searches source code interactively, or by line with -L. cscope(1); -i, -F and -f are not accounted for.", Style: Bundle | Permute,
		Flags: []Flag{
			{Names: "-L"},
			{Names: "-d -b -c -C -e -k -q -R -T -u -U -v -s= -p= -0= -1= -2= -3= -4= -5= -6= -7= -8= -9="},
		},
		Operands: []Operand{{Kind: Read}},
		Facts:    []Fact{{Kind: Session, Unless: "-L"}, {Kind: Write, Note: "writes its index"}},
	},
}
