package rules

// misc are further programs that read, convert and print, as agents meet
// them: util-linux 2.38, moreutils, csvkit 1.1, xsv 0.13, patchutils 0.4 and
// those of macOS, from their man pages.
var misc = []Contract{
	{
		Names: "uuidgen mcookie pwgen", Doc: "Print random names and words. uuidgen(1), pwgen(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "-r --random -t --time -n= --namespace= -N= --name= -m --md5 -s --secure --sha1 -x --hex -c --capitalize -A --no-capitalize -0 --no-numerals -y --symbols -B --ambiguous -1 -C -v --no-vowels --verbose --hdr"},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "units", Doc: "Converts units. units(1), 2.22.", Style: GNU,
		Flags: []Flag{
			{Names: "-c --check --check-verbose -d= --digits= -e --exponential -1 --one-line -m --minus -o= --output-format= -p --product -q --quiet --silent -s --strict -v --verbose -C --compact -t --terse -r --round -S --show-factor -U --unitsfile -I --info -V -h"},
			{Names: "-f= --file=", Value: Read}, {Names: "-H= --history= -L= --log=", Value: Write}, {Names: "-l= --locale="},
		},
		Operands: []Operand{{Kind: Text}},
		Facts:    []Fact{{Kind: Session, When: "@none"}},
	},
	{
		Names: "pv", Doc: "Passes data on and shows the progress. pv(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-h -V"}, {Names: "-p --progress -t --timer -e --eta -I --fineta -r --rate -a --average-rate -b --bytes -T --buffer-percent -A= --last-written= -F= --format= -n --numeric -q --quiet -W --wait -D= --delay-start= -s= --size= -l --line-mode -0 --null -i= --interval= -w= --width= -H= --height= -N= --name= -f --force -c --cursor -L= --rate-limit= -B= --buffer-size= -C --no-splice -E --skip-errors -S --stop-at-size"},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "gron html2text", Doc: "Print JSON or HTML as text, from a file or an address. gron(1), html2text(1).", Style: Long,
		Flags: []Flag{
			{Names: "-u --ungron -v --values -c --colorize -m --monochrome -s --stream -k --insecure --no-sort -j --json -b= --body-width= --ignore-links --ignore-images -width= -utf8 -nobs -ascii"},
			{Names: "-o=", Value: Write},
		},
		Scan: ScanMedia,
	},
	{
		Names: "datamash", Doc: "Adds up and groups columns of its input. datamash(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-t= --field-separator= -W --whitespace -s --sort -g= --group= -H --headers --header-in --header-out -i --ignore-case -R= --round= --format= --narm -f --full --filler= -C --skip-comments --output-delimiter= --no-strict -z --zero-terminated --vnlog -c="},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "csvlook csvcut csvstat csvgrep csvsort csvjson csvformat csvjoin csvstack in2csv", Doc: "Show and convert tables. csvkit 1.1; csvsql, csvpy and csvclean are not here.", Style: Long,
		Flags: []Flag{
			{Names: "-h"}, {Names: "-d= --delimiter= -t --tabs -q= --quotechar= -u= --quoting= -b --no-doublequote -p= --escapechar= -z= --maxfieldsize= -e= --encoding= -L= --locale= -S --skipinitialspace --blanks --null-value= -H --no-header-row -K= --skip-lines= -v --verbose -l --linenumbers --zero -V --version --date-format= --datetime-format= --names -c= --columns= -C= --not-columns= -x --delete-empty-rows"},
			{Names: "-n -m? --match= -r? --regex= -i --invert-match --ignore-case -a --any-match -y? --snifflimit= -k? --key= -I --no-inference --max-rows= --max-columns= --max-column-width= --max-precision= --no-number-ellipsis --csv --json --type --nulls --non-nulls --unique --min --max --sum --mean --median --stdev --len --freq --freq-count= --count --indent= --stream --lat= --lon= --crs= -D? --out-delimiter= -T --out-tabs -Q? --out-quotechar= -U? --out-quoting= --outer --left --right -g? --groups= --filenames --reverse --sheet= -s?"},
			{Names: "-f= --file=", Value: Read},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "xsv qsv", Doc: "Shows and converts tables. xsv 0.13; split, partition and what runs code are not here.", Style: Long,
		Subs: []Contract{{
			Names: "headers count table select slice search sort stats frequency cat join sample flatten fmt index reverse input", Doc: "Reads tables. xsv --help.", Style: Long,
			Flags: []Flag{
				{Names: "-d= --delimiter= -n --no-headers -s= --start= --select= -e= --end= -l= --len= --limit= -i? --index= -N --numeric -R --reverse -j --just-names --jobs= -w= --width= -p= --pad= -c= --condense= -a --asc -v --invert-match --no-case --everything --median --mode --cardinality --nulls --left --right --full --cross -t= --out-delimiter= --crlf --ascii --quote= --quote-always --escape= --intersect"},
				{Names: "-o= --output=", Value: Write},
			},
			Operands: []Operand{{Kind: Read}},
		}},
	},
	{
		Names: "namei mountpoint", Doc: "Follow a path name to its end; tell mount points. namei(1), mountpoint(1).", Style: GNU, Dynamic: true,
		Flags:    []Flag{{Names: "-h -V"}, {Names: "-x --mountpoints --devno -m --modes -o --owners -l --long -n --nosymlinks -v --vertical -Z --context -q --quiet -d --fs-devno --nofollow"}},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "fallocate", Doc: "Reserves or frees space of a file. fallocate(1).", Style: GNU, Scan: ScanFill,
		Flags:    []Flag{{Names: "-h -V"}, {Names: "-l= --length= -o= --offset= -n --keep-size -d --dig-holes -p --punch-hole -x --posix -z --zero-range -c --collapse-range -i --insert-range -v --verbose"}},
		Operands: []Operand{{Kind: Write}},
	},
	{
		Names: "chcon", Doc: "Changes the security context of files. chcon(1).", Style: GNU,
		Flags: []Flag{
			{Names: "--dereference -h --no-dereference --no-preserve-root --preserve-root -u= --user= -r= --role= -t= --type= -l= --range= -v --verbose -H -L -P"},
			{Names: "--reference=", Value: List},
			{Names: "-R --recursive", Sets: Recursive},
		},
		Operands: []Operand{{Kind: Mode}},
	},
	{
		Names: "glow mdcat", Doc: "Print Markdown, from a file or an address. glow 1.5, mdcat 2.", Style: Long,
		Flags: []Flag{
			{Names: "-s= --style= -w= --width= -a --all -l --local --local-only --columns= --no-colour --fail --ansi"},
			{Names: "-p --pager --paginate", Does: Session},
		},
		Scan: ScanMedia,
	},
	{
		Names: "htmlq pup", Doc: "Select from HTML on standard input. htmlq 0.4, pup 0.4.", Style: Long,
		Flags: []Flag{
			{Names: "-t --text -a= --attribute= -p --pretty --plain --pre -w --ignore-whitespace -i= --indent= -n --number -c --color --charset= -l= --limit= -b= --base= -B --detect-base -r= --remove-nodes="},
			{Names: "-f= --filename= --file=", Value: Read},
			{Names: "-o= --output=", Value: Write},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "lsdiff filterdiff grepdiff interdiff combinediff", Doc: "List and filter patches. filterdiff(1), patchutils 0.4.", Style: GNU,
		Flags: []Flag{
			{Names: "-n --line-number -N? --number-files -H --with-filename -h --no-filename -p= --strip-match= --strip= -i? --include= -x= --exclude= -s --status -v --verbose -E --extended-regexp --empty-files-as-absent --lines= --files= --hunks= -# --clean --format= --addprefix= --output-matching= -U= --unified= -w --ignore-all-space -b --ignore-space-change -q --quiet --color?"},
			{Names: "-z --decompress"},
			{Names: "-I= --include-from-file= -X= --exclude-from-file= -f= --file=", Value: Read},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "chardet chardetect uchardet crc32 rhash xxhsum xxh64sum xxh128sum", Doc: "Print encodings and checksums. chardetect(1), rhash(1), xxhsum(1).", Style: GNU,
		Flags:    []Flag{{Names: "-a -c --check -C -M -H --md5 --sha1 --sha256 --sha512 --crc32 --minimal -q --quiet --tag --status"}},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "fdupes", Doc: "Finds equal files; -d removes them. fdupes(1), 2.2.", Style: GNU,
		Flags: []Flag{
			{Names: "-S --size -m --summarize -f --omitfirst -1 --sameline -q --quiet -n --noempty -A --nohidden -s --symlinks -H --hardlinks -t --time -G= --minsize= -L= --maxsize= -o= --order= -i --reverse -p --permissions -P --plain -v -h"},
			{Names: "-r --recurse -R --recurse:", Sets: Recursive},
			{Names: "-d --delete -D --deferconfirmation -N --noprompt -I --immediate", Does: Delete},
			{Names: "-l= --log=", Value: Write},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "jdupes", Doc: "Finds equal files; -d removes them, -l, -L and -B replace them by links or shared blocks. jdupes(1), 1.21.", Style: GNU,
		Flags: []Flag{
			{Names: "-@ --loud -0 --print-null -1 --one-file-system -A --no-hidden -C= --chunk-size= -D --debug -f --omit-first -H --hard-links -h -i --reverse -I --isolate -m --summarize -M --print-summarize -O --param-order -o= --order= -p --permissions -P= --print= -Q --quick -q --quiet -S --size -s --symlinks -T --partial-only -u --print-unique -v -X= --ext-filter= -z --zero-match -Z --soft-abort"},
			{Names: "-r --recurse -R --recurse:", Sets: Recursive},
			{Names: "-d --delete -N --no-prompt", Does: Delete},
			{Names: "-l --link-soft -L --link-hard -B --dedupe", Does: Edit},
		},
		Operands: []Operand{{Kind: Read}},
	},
	{
		Names: "envsubst", Doc: "Replaces variables in its input: those its operand names, or all. envsubst(1).", Style: GNU,
		Flags:    []Flag{{Names: "-h -V"}, {Names: "-v --variables"}},
		Operands: []Operand{{Kind: Text}},
		Facts:    []Fact{{Kind: EnvDump, When: "@none"}},
		Scan:     ScanPrint,
	},
	{
		Names: "wkhtmltopdf wkhtmltoimage weasyprint", Doc: "Convert web pages to documents. wkhtmltopdf(1).", Style: Long,
		Flags:    []Flag{{Names: "-q --quiet -s= --page-size= -O= --orientation= -T= -B= -L= -R= --enable-local-file-access --disable-javascript --width= --height= --quality="}},
		Operands: []Operand{{Kind: Read}, {Kind: Write, Last: true}},
		Facts:    []Fact{{Kind: Fetch, Note: "what the page names"}},
	},
	{
		Names: "unar", Doc: "Unpacks archives. unar(1).", Style: Long,
		Flags: []Flag{
			{Names: "-o= -output-directory=", Value: Write},
			{Names: "-f -force-overwrite -q -quiet -d -D -s -r -k= -e= -i"},
		},
		Operands: []Operand{{Kind: Read, Count: 1}, {Kind: Text}},
		Facts:    []Fact{{Kind: Write, Unless: "-o", Note: "members of the archive"}},
	},
	{
		Names: "sw_vers mdls mdfind GetFileInfo", Doc: "Tell about the system and about files. macOS.", Style: SingleDash | Permute,
		Flags:    []Flag{{Names: "-productName -productVersion -buildVersion -name= -onlyin= -count -raw -nullMarker= -0 -literal"}},
		Operands: []Operand{{Kind: List}},
	},
	{
		Names: "plutil", Doc: "Checks and prints property lists; -convert and others change them. plutil(1), macOS.", Style: SingleDash | Permute,
		Flags: []Flag{
			{Names: "-p -lint -help -s -r -e="},
			{Names: "-o=", Value: Write},
			{Names: "-convert= -insert= -replace= -remove= -create=", Does: Edit},
		},
		Operands: []Operand{{Kind: Read}},
	},
}
