package rules

// scan runs the scanner of a contract.
func scan(c *Call) {
	switch c.Contract.Scan {
	case ScanNone:
	case ScanFacts:
		scanFacts(c)
	case ScanGitGlobal:
		scanGitGlobal(c)
	case ScanGitRev:
		scanGitRev(c)
	case ScanGitReflog:
		scanGitReflog(c)
	case ScanGitRefs:
		scanGitRefs(c)
	case ScanGitURL:
		scanGitURL(c)
	case ScanGitConfig:
		scanGitConfig(c)
	case ScanRefPath:
		scanRefPath(c)
	default:
		c.Unknown("its arguments are not understood")
	}
}
