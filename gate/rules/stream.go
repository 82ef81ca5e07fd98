package rules

// stream are the stream editors, from the manuals of GNU sed 4.9, gawk 5.2,
// mawk 1.3.4 and awk of POSIX.
var stream = []Contract{
	{
		Names: "sed gsed", Doc: "Edits text as it passes, or files with -i. sed(1).", Style: GNU,
		Flags: []Flag{
			{Names: "-e= --expression="},
			{Names: "-f= --file=", Value: Read},
			{Names: "-i? --in-place?"},
			{Names: "-n --quiet --silent -E -r --regexp-extended -s --separate -u --unbuffered -z --null-data --zero-terminated -b --binary -l= --line-length= --follow-symlinks --sandbox --debug --posix -a"},
		},
		Scan: ScanSed,
	},
	{
		Names: "awk gawk mawk nawk original-awk bwk", Doc: "Runs an awk program over text. awk(1), gawk(1).", Style: POSIX | Abbrev,
		Flags: []Flag{
			{Names: "-F= --field-separator= -v= --assign="},
			{Names: "-b --characters-as-bytes -c --traditional -C --copyright -g --gen-pot -h --help -I --trace -k --csv -L? --lint? -M --bignum -n --non-decimal-data -N --use-lc-numeric -O --optimize -P --posix -r --re-interval -s --no-optimize -S --sandbox -t --lint-old -V --version"},
			{Names: "-e= --source="},
			{Names: "-f= --file= -E= --exec=", Value: Read},
			{Names: "-i= --include= -l= --load=", Value: Load},
			{Names: "-d? --dump-variables? -o? --pretty-print? -p? --profile?", Value: Write, Does: Write, Note: "writes a report of the program"},
			{Names: "-D? --debug?", Does: Session},
		},
		Scan: ScanAwk,
	},
}
