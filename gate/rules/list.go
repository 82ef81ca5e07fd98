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
	moreBuilders,
	checkers,
	moreCheckers,
	inspectors,
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

//go:generate go test . -run TestIndexIsFresh -update

// entry says where the contract of a program stands: families[family][at].
type entry struct {
	name   string
	family uint8
	at     uint16
}

// Lookup returns the contract of a program by its bare name, or nil.
func Lookup(name string) *Contract {
	lo, hi := 0, len(index)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		if index[mid].name < name {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == len(index) || index[lo].name != name {
		return nil
	}
	c := &families[index[lo].family][index[lo].at]
	if !hasName(c.Names, name) {
		return nil // the index is stale: better no contract than another program's
	}
	return c
}
