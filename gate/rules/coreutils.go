package rules

// coreutils are GNU coreutils 9.1, from their info manual and man pages.
var coreutils = []Contract{
	{
		Names: "wc", Doc: "Counts lines, words and bytes. wc(1).", Style: GNU, Dynamic: true,
		Flags: []Flag{
			{Names: "-c --bytes -m --chars -l --lines -L --max-line-length -w --words --total="},
			{Names: "--files0-from=", Value: Read},
		},
		Operands: []Operand{{Kind: Read}},
	},
}
