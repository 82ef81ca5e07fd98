package rules

// foreign are commands of Windows that reach a POSIX shell through WSL, MSYS
// or a mistaken agent.
var foreign = []Contract{
	{Names: "taskkill taskkill.exe", Doc: "Ends processes. taskkill /?.", Facts: []Fact{{Kind: Signal}}, Operands: anyText},
	{Names: "tasklist tasklist.exe systeminfo ver", Doc: "Show processes and the system. tasklist /?.", Scan: ScanSystem},
	{Names: "reg reg.exe regedit regedit.exe schtasks schtasks.exe sc.exe sc net net.exe netsh netsh.exe bcdedit bcdedit.exe rundll32 rundll32.exe regsvr32 regsvr32.exe mshta certreq bitsadmin powercfg gpupdate dism sfc wevtutil setx", Doc: "Change Windows. Their /?.", Facts: []Fact{{Kind: System}}, Operands: anyText, Flags: []Flag{{Names: "-f -y"}}},
	{Names: "vssadmin vssadmin.exe wbadmin wbadmin.exe wmic wmic.exe diskpart diskpart.exe format format.com format.exe clean-disk Format-Volume Clear-Disk Initialize-Disk Remove-Partition Reset-PhysicalDisk cipher cipher.exe", Doc: "Wipe disks and their copies on Windows, and tell of them. Their /?.", Style: Raw, Scan: ScanVolume},
	{Names: "icacls icacls.exe takeown takeown.exe attrib attrib.exe cacls", Doc: "Change permissions on Windows. Their /?.", Operands: []Operand{{Kind: Mode}}, Facts: []Fact{{Kind: System}}, Flags: []Flag{{Names: "-R"}}},
	{Names: "del erase rd Remove-Item ri sdelete sdelete64 robocopy xcopy move copy ren", Doc: "Delete and move files on Windows. Their /?.", Style: Permute, Operands: []Operand{{Kind: Delete}}, Scan: ScanVolume, Flags: []Flag{{Names: "-Recurse -Force -Path -LiteralPath -Confirm:$false -r -s -q -p? -z -c", Sets: Recursive}}},
	{Names: "Set-ExecutionPolicy Stop-Process Stop-Service Stop-Computer Restart-Computer Set-ItemProperty New-Service Invoke-Expression Invoke-WebRequest iwr Invoke-RestMethod irm Start-Process", Doc: "Commands of PowerShell.", Style: Permute, Facts: []Fact{{Kind: Opaque, Note: "a command of PowerShell"}}, Operands: anyText, Flags: []Flag{{Names: "-Force -Uri= -OutFile= -Name= -Id="}}},
}
