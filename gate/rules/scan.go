package rules

// scan runs the scanner of a contract.
func scan(c *Call) {
	switch c.Contract.Scan {
	case ScanNone:
	case ScanWrap:
		scanWrap(c)
	case ScanXargs:
		scanXargs(c)
	case ScanJoin:
		scanJoin(c)
	case ScanLocal:
		scanLocal(c)
	case ScanShell:
		scanShell(c)
	case ScanForeignShell:
		scanForeignShell(c)
	case ScanBuiltin:
		scanBuiltin(c)
	case ScanAssign:
		scanAssign(c)
	case ScanKill:
		scanKill(c)
	case ScanInterp:
		scanInterp(c)
	case ScanMake:
		scanMake(c)
	case ScanPkgScript:
		scanPkgScript(c)
	case ScanTester:
		scanTester(c)
	case ScanCC:
		scanCC(c)
	case ScanPkg:
		scanPkg(c)
	case ScanSysPkg:
		scanSysPkg(c)
	case ScanPyProject:
		scanPyProject(c)
	case ScanConfigVerb:
		scanConfigVerb(c)
	case ScanSystem:
		scanSystem(c)
	case ScanGo:
		scanGo(c)
	default:
		c.Unknown("its arguments are not understood")
	}
}
