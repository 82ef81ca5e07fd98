package mcp

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/go-json-experiment/json/jsontext"
)

func jsonSeeds() []string {
	return []string{
		`{"a":1,"b":"x\"}\\","\u0063":[{"d":[]},-1.5e3,true,null],"e":{}}`,
		" {\n\t\"a\" : { \"b\" : [ 1 , 2 ] } , \"c\":\"\\ud83d\\ude00\" }\r\n",
		`[1,"]",[[]],{"a":"["},""]`, `[]`, `{}`, `"a"`, `7`, `{"a":`, `[1`, `"`, `{"a"`, `}`, `{,}`, "{\"a\\", `{"\\":":"}`,
	}
}

// FuzzScanner compares the cutting of valid JSON with a decoder that checks
// it; whatever else comes in, it ends.
func FuzzScanner(f *testing.F) {
	for _, s := range jsonSeeds() {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		v := jsontext.Value(raw)
		type member struct{ key, value string }
		var got []member
		object := EachMember(v, func(key string, v jsontext.Value) error {
			got = append(got, member{key, string(v)})
			return nil
		}) == nil
		array := EachElement(v, func(v jsontext.Value) error {
			got = append(got, member{"", string(v)})
			return nil
		}) == nil
		if !v.IsValid() {
			return
		}
		var want []member
		dec := jsontext.NewDecoder(bytes.NewReader(raw))
		kind := dec.PeekKind()
		if object != (kind == '{') || array != (kind == '[') {
			t.Fatalf("%q: object %v, array %v", raw, object, array)
		}
		if !object && !array {
			return
		}
		_, _ = dec.ReadToken()
		for k := dec.PeekKind(); k != '}' && k != ']'; k = dec.PeekKind() {
			var m member
			if object {
				tok, _ := dec.ReadToken()
				m.key = tok.String()
			}
			x, err := dec.ReadValue()
			if err != nil {
				t.Fatal(err)
			}
			m.value = string(x)
			want = append(want, m)
		}
		if len(got) != len(want) {
			t.Fatalf("%q: %q, want %q", raw, got, want)
		}
		for i := range got {
			if got[i] != want[i] {
				t.Fatalf("%q: %q, want %q", raw, got, want)
			}
			if object && string(fields(v, want[i].key)[0]) != want[i].value {
				t.Fatalf("%q: fields differ at %q", raw, want[i].key)
			}
		}
	})
}

// FuzzIndent compares the indenting with that of the library.
func FuzzIndent(f *testing.F) {
	for _, s := range jsonSeeds() {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		got := AppendIndent(nil, raw)
		want := jsontext.Value(bytes.Clone(raw))
		if !want.IsValid() {
			return
		}
		if err := want.Indent(jsontext.WithIndent("  ")); err != nil || string(got) != string(want) {
			t.Errorf("%q\n got %q\nwant %q, %v", raw, got, want, err)
		}
	})
}

func TestObject(t *testing.T) {
	var empty Object
	if string(empty.Bytes()) != "{}" {
		t.Errorf("%s", empty.Bytes())
	}
	o := NewObject(0)
	o.Text("a\"b", "x\xff\n\u2028\x00")
	o.Raw("c", []byte(`[1]`))
	o.Append("d", func(b []byte) []byte { return append(b, "true"...) })
	got := o.Bytes()
	if !json.Valid(got) || !jsontext.Value(got).IsValid() || string(fields(got, "c")[0]) != "[1]" || string(fields(got, "d")[0]) != "true" {
		t.Errorf("%s", got)
	}
	if s, ok := Text(fields(got, `a"b`)[0]); !ok || s != "x\uFFFD\n\u2028\x00" {
		t.Errorf("%q", s)
	}
	if q := string(Quote("a\u0085\u2028\u2029é\n")); q != `"a\u0085\u2028\u2029é\n"` {
		t.Error(q)
	}
	for _, v := range []string{"", "7", "null", "{}"} {
		if _, ok := Text(jsontext.Value(v)); ok {
			t.Errorf("%q is a text", v)
		}
	}
}
