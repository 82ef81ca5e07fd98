package rules

var vcsCases = []Case{
	{"svn status", ""},
	{"svn log -l 5", ""},
	{"svn diff --diff-cmd x", "program x"},
	{"svn diff http://h/x", "fetch http://h/x"},
	{"svn delete http://h/trunk -m x", "commit; remote"},
	{"svn --frob", "?"},
	{"hg status", ""},
	{"hg log -l 5 -T x", ""},
	{"hg --config x=y log", "load x=y"},
	{"hg push", "commit; history"},
	{"hg --frob", "?"},
	{"jj log", "commit"},
	{"tig", "commit"},
	{"git-receive-pack x", "commit"},
	{"hg diff -r 1", ""},
	{"hg branches", ""},
}
