package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"regexp"
	"testing"
	"unicode/utf8"

	"github.com/phocinae/guardexec/gate/systemone/mock"
)

// conforms checks a value against the part of JSON Schema that the tools use,
// and fails for any keyword it does not know.
func conforms(schema map[string]any, v any) error {
	number := func(key string) (float64, bool) { f, ok := schema[key].(float64); return f, ok }
	for key, want := range schema {
		switch key {
		case "title", "description", "default", "properties", "items", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems":
		case "type":
			ok := false
			switch v := v.(type) {
			case map[string]any:
				ok = want == "object"
			case []any:
				ok = want == "array"
			case string:
				ok = want == "string"
			case bool:
				ok = want == "boolean"
			case float64:
				ok = want == "number" || want == "integer" && v == math.Trunc(v)
			}
			if !ok {
				return fmt.Errorf("%v is no %v", v, want)
			}
		case "enum":
			found := false
			for _, e := range want.([]any) {
				found = found || e == v
			}
			if !found {
				return fmt.Errorf("%v is not one of %v", v, want)
			}
		case "const":
			if v != want {
				return fmt.Errorf("%v is not %v", v, want)
			}
		case "pattern":
			if !regexp.MustCompile(want.(string)).MatchString(v.(string)) {
				return fmt.Errorf("%q does not match %v", v, want)
			}
		case "required":
			for _, k := range want.([]any) {
				if _, ok := v.(map[string]any)[k.(string)]; !ok {
					return fmt.Errorf("%v is missing", k)
				}
			}
		case "additionalProperties":
			for k := range v.(map[string]any) {
				if _, ok := schema["properties"].(map[string]any)[k]; !ok && want == false {
					return fmt.Errorf("%v is not in the schema", k)
				}
			}
		default:
			return fmt.Errorf("unknown keyword %s", key)
		}
	}
	switch v := v.(type) {
	case map[string]any:
		props, _ := schema["properties"].(map[string]any)
		for k, x := range v {
			if s, ok := props[k].(map[string]any); ok {
				if err := conforms(s, x); err != nil {
					return fmt.Errorf("%s: %w", k, err)
				}
			}
		}
	case []any:
		n := float64(len(v))
		if m, ok := number("minItems"); ok && n < m {
			return fmt.Errorf("%v items", n)
		}
		if m, ok := number("maxItems"); ok && n > m {
			return fmt.Errorf("%v items", n)
		}
		for _, x := range v {
			if s, ok := schema["items"].(map[string]any); ok {
				if err := conforms(s, x); err != nil {
					return err
				}
			}
		}
	case float64:
		if m, ok := number("minimum"); ok && v < m {
			return fmt.Errorf("%v is below %v", v, m)
		}
		if m, ok := number("maximum"); ok && v > m {
			return fmt.Errorf("%v is above %v", v, m)
		}
	case string:
		n := float64(utf8.RuneCountInString(v))
		if m, ok := number("minLength"); ok && n < m {
			return fmt.Errorf("%v characters", n)
		}
		if m, ok := number("maxLength"); ok && n > m {
			return fmt.Errorf("%v characters", n)
		}
	}
	return nil
}

// Whatever a tool answers is in the schema that it announces.
func TestOutputsConform(t *testing.T) {
	schemas := map[string]map[string]any{}
	calls := 0
	for _, bare := range []bool{false, true} {
		for _, score := range []float64{2, 5, 9} {
			url := model(t, &mock.Server{Noul: .5, Score: score, Extensions: score > 2, Bare: bare})
			p := connect(t, map[string]string{"server": url, "l1-enabled": "true", "fail-closed": "ask"}, settings{})
			for _, tool := range p.send(t, request(1, "tools/list", `{"_meta":`+m0+`}`), false).Result["tools"].([]any) {
				tool := tool.(map[string]any)
				schemas[tool["name"].(string)], _ = tool["outputSchema"].(map[string]any)
				if in := tool["inputSchema"].(map[string]any); in["additionalProperties"] != false || in["type"] != "object" {
					t.Errorf("%v", in)
				}
				a := tool["annotations"].(map[string]any)
				if a["readOnlyHint"] != true || a["destructiveHint"] != false || a["openWorldHint"] != (tool["name"] != "gate") {
					t.Errorf("%v", a)
				}
			}
			check := func(tool string, a answer) {
				t.Helper()
				if a.Result["structuredContent"] == nil {
					t.Errorf("%s", a.raw)
					return
				}
				calls++
				if err := conforms(schemas[tool], a.Result["structuredContent"]); err != nil {
					t.Errorf("%v: %s", err, a.raw)
				}
			}
			for _, command := range []string{"ls", "rm -rf /", "git push", "frobnicate", "frobnicate; git push", "'", "find . -delete", "git push --force"} {
				check("gate", p.send(t, call(1, command, m0, ""), false))
			}
			for _, response := range []string{"accept", "decline", "cancel"} {
				check("gate", p.send(t, call(1, "git push", me, answered(state(t, p, 2), `{"approval":{"action":"`+response+`","content":{"approve":true}}}`)), false))
			}
			check("classify", p.send(t, toolCall("classify", `{"state":"s","labels":["a","b"]}`), false))
			check("route", p.send(t, toolCall("route", `{"state":"s","tools":["a","b"]}`), false))
			check("score", p.send(t, toolCall("score", `{"state":"s","criteria":["a","b"]}`), false))
		}
	}
	if calls != 2*3*14 {
		t.Errorf("%d outputs checked", calls)
	}
}

func TestServerFile(t *testing.T) {
	data, err := os.ReadFile("../../server.json")
	if err != nil {
		t.Fatal(err)
	}
	var f struct{ Name, Version, Description string }
	if err := json.Unmarshal(data, &f); err != nil || f.Version != version || f.Name == "" || len(f.Description) > 100 {
		t.Errorf("%+v, %v", f, err)
	}
}
