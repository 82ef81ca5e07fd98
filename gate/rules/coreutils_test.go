package rules

var coreutilsCases = []Case{
	{"wc -l README.md", "read README.md"},
	{"wc --lines a b", "read a; read b"},
	{"wc --files0-from=list", "read list"},
	{"wc --frobnicate a", "?"},
}
