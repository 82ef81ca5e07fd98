package rules

// families are the contracts, one slice a file.
var families = [...][]Contract{
	wrappers,
	toolWrappers,
	shells,
	builtins,
	interpreters,
	pythonTools,
	nodeTools,
	goTools,
	rustTools,
	builders,
	checkers,
	nodePackages,
	packages,
	processes,
	systems,
	disks,
	agents,
	foreign,
	git,
	curl,
	ssh,
	netTools,
	docker,
	cloud,
	database,
	crypto,
	vcs,
	textCoreutils,
	infoCoreutils,
	fileCoreutils,
	search,
	stream,
	textUtils,
	compare,
	archive,
	compress,
	misc,
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
