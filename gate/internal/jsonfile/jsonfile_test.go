package jsonfile

import (
	"strings"
	"testing"
)

// read reads {"list": [strings], "object": {}} and returns the lines of the
// strings.
func read(text string) (lines []int, err error) {
	data := []byte(text)
	dec, err := New(data)
	if err != nil {
		return nil, Named("f", data, err)
	}
	line := Lines(dec, data)
	err = Object(dec, "the file", func(key string) error {
		if key == "object" {
			return Object(dec, key, func(string) error { return dec.SkipValue() })
		}
		return List(dec, key, 3, func(int) error {
			_, err := String(dec)
			lines = append(lines, line())
			return err
		})
	})
	if err == nil {
		err = End(dec)
	}
	if err != nil {
		err = Named("f", data, err)
	}
	return lines, err
}

func TestErrorsNameTheirPlace(t *testing.T) {
	for text, want := range map[string]string{
		"":                                "f: it must be a JSON object, not empty",
		" \n":                             "f: it must be a JSON object, not empty",
		"\ufeff{}":                        "f: it begins with a byte order mark",
		"[]":                              "f: the file must be a JSON object",
		"\n\nnot":                         "f:3: the file must be a JSON object: ",
		"{} x":                            "f: text after the JSON object",
		"{\"object\": 1}":                 "f: object must be a JSON object",
		"{\"list\": 1}":                   "f: list must be an array",
		"{\"list\": [\"a\", 1]}":          "f: list entry 2: must be a string",
		"{\"list\": [\"\",\"\",\"\",1]}":  "f: list has more than 3 entries",
		"{\"list\": [\n\"a\",\n":          "f:3: list entry 2: ",
		"{\n\"list\": [],\n\"list\": []}": "f:3: ",
		"{\"list\": [\"\xff\"]}":          "f:1: list entry 1: ",
	} {
		if _, err := read(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func TestLinesAreThoseOfTheFile(t *testing.T) {
	lines, err := read("{\"object\": {\"a\":\n1},\r\n\"list\": [\"a\",\n\n\"b\", \"c\"]}\n")
	if err != nil || len(lines) != 3 || lines[0] != 3 || lines[1] != 5 || lines[2] != 5 {
		t.Errorf("%v, %v", lines, err)
	}
}
