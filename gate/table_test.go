package gate

import (
	"strings"
	"testing"
	"time"
)

func load(t *testing.T, text string) *Table {
	t.Helper()
	table, err := LoadTable([]byte(text), "t.json")
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func TestTableErrorsNameFileAndEntry(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{``, "must be a JSON object"},
		{`[]`, "must be a JSON object"},
		{`{`, "unexpected EOF"},
		{`{} {}`, "after the JSON object"},
		{`{"whitelist":{}}`, "whitelist must be an array"},
		{`{"whitelist":["ls",7]}`, "whitelist entry 2: must be a string"},
		{`{"whitelist_prefix":[" "]}`, "whitelist_prefix entry 1: must not be empty"},
		{`{"blacklist":"rm"}`, "blacklist must be an array"},
		{`{"blacklist":["rm"]}`, "blacklist entry 1: must be an array"},
		{`{"blacklist":[["a","b"],["only"]]}`, "blacklist entry 2: must have two or three"},
		{`{"blacklist":[["a","b","c","d"]]}`, "blacklist entry 1: must have two or three"},
		{`{"blacklist":[["a",null]]}`, "blacklist entry 1: element 2: must be a string"},
		{`{"blacklist":[["look","a(?=b)"]]}`, `blacklist entry "look": the regexp does not compile`},
		{`{"blacklist":[["back","(a)\\1"]]}`, `blacklist entry "back": the regexp does not compile`},
		{`{"blacklist":[["open","("]]}`, `blacklist entry "open": the regexp does not compile`},
		{`{"blacklist":[["void",""]]}`, `blacklist entry "void": the regexp is empty`},
		{`{"blacklist":[["big","((a{99}){99}){9}"]]}`, `blacklist entry "big"`},
		{`{"blacklist":[["long","` + strings.Repeat("a", 5000) + `"]]}`, "longer than"},
		{`{"extend":1}`, "extend must be true or false"},
		{`{"version":2}`, "version must be 1"},
		{`{"version":"1"}`, "version must be 1"},
		{`{"blacklst":[]}`, `unknown key "blacklst"`},
		{`{"whitelist":[],"whitelist":["ls"]}`, "duplicate"},
		{"{\"note\":\"\xff\"}", "UTF-8"},
		{`{"note":"\ud800"}`, "surrogate"},
	} {
		_, err := LoadTable([]byte(c.text), "t.json")
		if err == nil {
			t.Errorf("%.60s: no error", c.text)
			continue
		}
		if msg := err.Error(); !strings.HasPrefix(msg, "t.json: ") && !strings.HasPrefix(msg, "t.json:1: ") || !strings.Contains(msg, c.want) {
			t.Errorf("%.60s: %q does not contain %q", c.text, msg, c.want)
		}
	}
}

func TestTableBlack(t *testing.T) {
	table := load(t, `{"version":1,"note":["free"],"blacklist":[
		["force","git\\s+push\\b.*--force\\b","never"],
		["two","drop\\s+table"],
		["digit","kill -\\d+"],
		["word","\\bpurge_\\w+\\b"],
		["class","x[\\w]y[]a]"],
		["end","^reboot\\Z"],
		["few","q{,2}z"],
		["cyr","\\bудалить\\b"]
	]}`)
	for _, c := range []struct{ text, name, note string }{
		{"git push --force", "force", "never"},
		{"GIT   push\n--FORCE origin", "force", "never"},
		{"git\u00a0push\u3000--force", "force", "never"},
		{"git push --forced", "", ""},
		{"psql -c 'Drop\tTable x'", "two", `drop\s+table`},
		{"kill -٣", "digit", `kill -\d+`},
		{"purge_все", "word", `\bpurge_\w+\b`},
		{"xé" + "y]", "class", `x[\w]y[]a]`},
		{"  reboot\n", "end", `^reboot\Z`},
		{"reboot now", "", ""},
		{"qqz", "few", "q{,2}z"},
		{"please удалить", "cyr", `\bудалить\b`},
		{"", "", ""},
		{"ls -la", "", ""},
	} {
		name, note, ok := table.Black(c.text)
		if name != c.name || note != c.note || ok != (c.name != "") {
			t.Errorf("Black(%q) = %q, %q, %v", c.text, name, note, ok)
		}
	}
}

// A prefilter must never hide a match: every folded spelling still matches.
func TestTablePrefilterIsSound(t *testing.T) {
	for _, c := range []struct{ expr, text string }{
		{"kill", "\u212aill"}, // the Kelvin sign folds to k
		{"sudo", "\u017fudo"}, // the long s folds to s
		{"(?:rm|del) x", "DEL x"},
		{"(a|)b", "b"},
		{"(?:ab){0,1}c", "c"},
		{"(?:ab){1,}c", "ABABC"},
		{"a?b*c+", "c"},
		{"[xyz]k", "zK"},
		{"a|[bc]", "b"},
		{"", ""},
	} {
		if c.expr == "" {
			continue
		}
		table := load(t, `{"blacklist":[["n","`+c.expr+`"]]}`)
		if _, _, ok := table.Black(c.text); !ok {
			t.Errorf("%s does not match %q", c.expr, c.text)
		}
	}
}

func TestTableWhite(t *testing.T) {
	table := load(t, `{"extend":true,"whitelist":["make  build"],"whitelist_prefix":["docker ps"]}`)
	if !table.Extend() || table.Name() != "t.json" {
		t.Error("extend or name lost")
	}
	for _, c := range []struct {
		words []string
		want  bool
	}{
		{[]string{"make", "build"}, true},
		{[]string{"make", "build", "x"}, false},
		{[]string{"make"}, false},
		{[]string{"make build"}, false},
		{[]string{"MAKE", "build"}, false},
		{[]string{"docker", "ps"}, true},
		{[]string{"docker", "ps", "-a"}, true},
		{[]string{"docker", "psx"}, false},
		{[]string{"docker"}, false},
		{nil, false},
	} {
		if got := table.White(c.words); got != c.want {
			t.Errorf("White(%q) = %v", c.words, got)
		}
	}
	if _, _, ok := table.Black("make build"); ok {
		t.Error("an empty blacklist matched")
	}
}

// The original's expressions took minutes on such texts.
func TestTableIsLinear(t *testing.T) {
	table := load(t, `{"blacklist":[["push","git\\s+push\\b[^|;]*\\s(--force|-f)\\b"],["x",".*.*=.*z"]]}`)
	start := time.Now()
	table.Black(strings.Repeat("git push ", 20_000))
	if d := time.Since(start); d > 10*time.Second {
		t.Errorf("took %v", d)
	}
}

func FuzzTable(f *testing.F) {
	f.Add(`{"blacklist":[["a","b\\w[\\d]{,3}"]]}`, "bb1")
	f.Add(`{"whitelist":["ls"],"extend":true}`, "ls")
	f.Add(`{"rules":[{"name":"a","pattern":["x*","..."],"decision":"deny","reason":"r","match":["xy"]}],"aliases":{"kc":"kubectl"},"wrappers":[{"name":"wx","options":"-f="}]}`, "xy")
	f.Fuzz(func(t *testing.T, table, text string) {
		tab, err := LoadTable([]byte(table), "t")
		if err != nil {
			return
		}
		tab.Black(text)
		tab.White(strings.Fields(text))
	})
}
