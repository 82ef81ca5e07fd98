package rules

// shells are the programs that read shell text.
var shells = []Contract{
	{
		Names: "bash sh dash ash rbash zsh ksh mksh ksh93 lksh oksh", Doc: "Shells; the arguments say where the text comes from. bash(1) 5.2, dash(1) 0.5.12, mksh(1), zsh(1) 5.9.",
		Style: Raw, Scan: ScanShell,
	},
	{
		Names: "fish csh tcsh nu elvish xonsh rc es oil osh ysh", Doc: "Shells with a language of their own. Their manuals.",
		Style: Raw, Scan: ScanForeignShell,
	},
	{
		Names: "pwsh powershell powershell.exe cmd cmd.exe wsl wsl.exe", Doc: "Shells of Windows.",
		Style: Raw, Scan: ScanForeignShell,
	},
}
