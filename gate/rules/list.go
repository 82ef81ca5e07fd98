package rules

// families are the contracts, one slice a file.
var families = [...][]Contract{
	git,
	curl,
	ssh,
	netTools,
	textCoreutils,
	infoCoreutils,
	fileCoreutils,
	search,
	stream,
}

// Lookup returns the contract of a program by its bare name, or nil.
func Lookup(name string) *Contract {
	for _, family := range families {
		for i := range family {
			if hasName(family[i].Names, name) {
				return &family[i]
			}
		}
	}
	return nil
}
