package rules

// scan runs the scanner of a contract.
func scan(c *Call) {
	switch c.Contract.Scan {
	case ScanNone:
	default:
		c.Unknown("its arguments are not understood")
	}
}
