package rules

// builtins are commands of the shell itself. bash(1) 5.2, section SHELL
// BUILTIN COMMANDS, unless another source is named.
var builtins = []Contract{
	{Names: "cd", Doc: "Changes the working directory.", Style: Bundle, Dynamic: true, Operands: []Operand{{Kind: List, Count: 1}}, Flags: []Flag{{Names: "-L -P -e -@"}}},
	{Names: "pushd", Doc: "Changes the working directory and remembers the old one.", Style: Bundle | PlusFlags, Operands: []Operand{{Kind: List, Count: 1}}, Flags: []Flag{{Names: "-n -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 +0 +1 +2 +3 +4 +5 +6 +7 +8 +9"}}},
	{Names: "popd dirs", Doc: "Reads the stack of directories.", Style: Bundle | PlusFlags, Flags: []Flag{{Names: "-n -c -l -p -v -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 +0 +1 +2 +3 +4 +5 +6 +7 +8 +9"}}},
	{Names: "eval", Doc: "Runs its arguments, joined, as shell text.", Scan: ScanJoin},
	{Names: "source .", Doc: "Runs a file in the current shell.", Scan: ScanBuiltin},
	{Names: "exec", Doc: "Replaces the shell by a command.", Style: Bundle, Operands: wrapped, Scan: ScanBuiltin, Flags: []Flag{{Names: "-c -l -a="}}},
	{
		Names: "command", Doc: "Runs a command without functions; -v only finds it.", Style: Raw, Scan: ScanBuiltin,
	},
	{Names: "builtin", Doc: "Runs a builtin.", Operands: wrapped},
	{Names: "type", Doc: "Says what a name is.", Style: Bundle, Dynamic: true, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: "-a -f -p -P -t -w -S"}}},
	{Names: "hash", Doc: "Remembers where programs are; in zsh name=path makes one.", Style: Bundle, Scan: ScanBuiltin, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: "-r -d -l -t"}, {Names: "-p=", Value: Program, Note: "a program under another name"}}},
	{Names: "alias", Doc: "Lists or defines aliases.", Style: Bundle, Scan: ScanBuiltin, Flags: []Flag{{Names: "-p -L"}, {Names: "-g -s", Does: Unknown}}},
	{Names: "unalias", Doc: "Removes aliases.", Style: Bundle, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: "-a"}}},
	{Names: "export", Doc: "Sets variables of the environment.", Style: Bundle, Scan: ScanAssign, Flags: []Flag{{Names: "-p"}, {Names: "-n"}, {Names: "-f"}}},
	{
		Names: "declare typeset local", Doc: "Sets variables and their attributes.", Style: Bundle | PlusFlags, Scan: ScanAssign,
		Flags: []Flag{{Names: "-p"}, {Names: "-f -F"}, {Names: "-x"}, {Names: "+x"}, {Names: "-n"}, {Names: "-i"}, {Names: "-a -A -g -I -l -r -t -u -U -L? -R? -Z? -h +i +r +l +u +t +a +A +g +n"}},
	},
	{Names: "readonly", Doc: "Sets variables that cannot change.", Style: Bundle, Scan: ScanAssign, Flags: []Flag{{Names: "-p"}, {Names: "-f"}, {Names: "-a -A"}}},
	{Names: "nameref", Doc: "Sets a variable that stands for another. mksh(1).", Scan: ScanAssign, Facts: []Fact{{Kind: Unknown, Note: "the shell reads what follows differently"}}},
	{
		Names: "read", Doc: "Reads a line into variables.", Style: Bundle, Scan: ScanBuiltin,
		Flags: []Flag{{Names: "-r -s -e -E -d= -i= -n= -N= -p= -t= -u="}, {Names: "-a= -A="}},
	},
	{
		Names: "mapfile readarray", Doc: "Reads lines into an array.", Style: Bundle, Scan: ScanBuiltin,
		Flags: []Flag{{Names: "-t -d= -n= -O= -s= -u= -c="}, {Names: "-C=", Value: Script, Does: Unknown, Note: "a callback gets lines of the input as arguments"}},
	},
	{Names: "getopts", Doc: "Reads options of the script.", Scan: ScanBuiltin},
	{Names: "let", Doc: "Evaluates arithmetic.", Scan: ScanBuiltin},
	{Names: "shift", Doc: "Drops positional parameters.", Dynamic: true, Scan: ScanBuiltin},
	{Names: "set", Doc: "Sets shell options and positional parameters, or prints all variables.", Style: Raw, Scan: ScanBuiltin},
	{Names: "setopt unsetopt emulate", Doc: "Change the options of zsh. zshbuiltins(1).", Facts: []Fact{{Kind: Unknown, Note: "the shell reads what follows differently"}}, Operands: []Operand{{Kind: Text}}},
	{Names: "shopt", Doc: "Sets shell options.", Style: Bundle, Scan: ScanBuiltin, Flags: []Flag{{Names: "-s"}, {Names: "-u"}, {Names: "-p -q"}, {Names: "-o"}}},
	{Names: "unset", Doc: "Removes variables and functions.", Style: Bundle, Scan: ScanBuiltin, Flags: []Flag{{Names: "-v -f -n"}}},
	{Names: "trap", Doc: "Runs shell text at a signal or at the end.", Style: Bundle, Scan: ScanBuiltin, Flags: []Flag{{Names: "-l -p -P"}}},
	{Names: "kill", Doc: "Sends a signal. kill(1), util-linux 2.38, and the builtin.", Style: Raw, Scan: ScanKill},
	{Names: "wait", Doc: "Waits for jobs.", Style: Bundle, Scan: ScanBuiltin, Flags: []Flag{{Names: "-n -f"}, {Names: "-p="}}},
	{Names: "jobs", Doc: "Lists jobs.", Style: Bundle, Operands: []Operand{{Kind: Argv, When: "-x"}, {Kind: Text}}, Facts: []Fact{{Kind: Unknown, When: "-x", Note: "job names in it become process numbers"}}, Flags: []Flag{{Names: "-l -n -p -r -s"}, {Names: "-x"}}},
	{Names: "fg bg disown", Doc: "Moves jobs.", Style: Bundle, Operands: []Operand{{Kind: Text}}, Flags: []Flag{{Names: "-a -h -r"}}},
	{Names: "ulimit", Doc: "Limits resources of the shell.", Style: Bundle, Operands: []Operand{{Kind: Text, Count: 1}}, Flags: []Flag{{Names: "-S -H -a -b -c -d -e -f -i -k -l -m -n -p -q -r -s -t -u -v -x -P -R -T"}}},
	{Names: "umask", Doc: "Masks permission bits of new files.", Style: Bundle, Scan: ScanUmask, Flags: []Flag{{Names: "-p -S"}}},
	{Names: "times caller", Doc: "Print times or the call stack.", Operands: []Operand{{Kind: Text, Count: 1}}},
	{
		Names: "history", Doc: "Lists or changes the history of commands.", Style: Bundle, Operands: []Operand{{Kind: Text, When: "-p"}, {Kind: Wipe, When: "-s"}, {Kind: Write, When: "-a -w"}, {Kind: Read, When: "-r"}, {Kind: Text, Count: 1}},
		Facts: []Fact{{Kind: EnvDump, When: "@none", Unless: "-c -d -w -r -n -a -s -p", Note: "all commands of the user, with what is secret in them"}},
		Flags: []Flag{{Names: "-p"}, {Names: "-c -d=", Does: Wipe}, {Names: "-w", Does: Wipe}, {Names: "-r -n", Does: Wipe}, {Names: "-a", Does: Wipe}, {Names: "-s"}},
	},
	{Names: "fc", Doc: "Lists, edits and runs earlier commands.", Style: Bundle, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Opaque, Unless: "-l", Note: "an earlier command"}}, Flags: []Flag{{Names: "-l"}, {Names: "-n -r -s"}, {Names: "-e=", Value: Program}, {Names: "-p -A -R -W", Does: Wipe}}},
	{Names: "bind", Doc: "Reads or sets key bindings.", Style: Bundle, Operands: []Operand{{Kind: Unknown, Note: "a key binding"}}, Flags: []Flag{{Names: "-l -p -P -s -S -v -V -X -q= -m="}, {Names: "-x=", Does: Opaque}, {Names: "-f=", Value: Load}, {Names: "-r= -u=", Does: Unknown}}},
	{
		Names: "complete compopt", Doc: "Reads or sets completions.", Style: Bundle | PlusFlags, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Unknown, Unless: "-p @none", Note: "a completion"}},
		Flags: []Flag{{Names: "-p"}, {Names: "-a -b -c -d -e -f -g -j -k -s -u -v -r -D -E -I -o= -A= -G= -P= -S= -X= +o="}, {Names: "-C= -W=", Value: Script}, {Names: "-F=", Does: Unknown}},
	},
	{
		Names: "compgen", Doc: "Prints completions.", Style: Bundle, Operands: []Operand{{Kind: Text}},
		Flags: []Flag{{Names: "-a -b -c -d -e -f -g -j -k -s -u -v -o= -A= -G= -P= -S= -X="}, {Names: "-C= -W=", Value: Script, Does: Unknown, Note: "a text that is evaluated with more arguments"}, {Names: "-F=", Does: Unknown}},
	},
	{Names: "enable", Doc: "Turns builtins on and off.", Style: Bundle, Operands: []Operand{{Kind: Unknown, Note: "changes what a name means"}}, Flags: []Flag{{Names: "-a -p -s -n"}, {Names: "-f=", Value: Load}, {Names: "-d", Does: Unknown}}},
	{Names: "exit return break continue logout bye", Doc: "Leave the script, a function or a loop.", Style: NoHelp, Dynamic: true, Scan: ScanBuiltin},
	{Names: "suspend", Doc: "Stops the shell.", Style: Bundle, Flags: []Flag{{Names: "-f"}}, Facts: []Fact{{Kind: Signal}}},
}
