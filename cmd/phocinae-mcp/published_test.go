package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

// The shapes of the results that are sent, as the five published versions of
// the protocol define them, and closed: a member that a version does not have
// is an error here, although the versions tolerate it. The official schemas in
// code judge the same replies in test/peers.

// s is a JSON schema.
type s = map[string]any

// shape is a closed object. Members whose name ends in "?" may be missing, and
// those that begin with a version exist from that version on.
func shape(version string, members s) s {
	required, properties := []any{}, s{}
	for key, schema := range members {
		if since, name, ok := strings.Cut(key, " "); ok {
			if version < since {
				continue
			}
			key = name
		}
		name, optional := strings.CutSuffix(key, "?")
		properties[name] = schema
		if !optional {
			required = append(required, name)
		}
	}
	return s{"type": "object", "properties": properties, "required": required, "additionalProperties": false}
}

func list(items s) s { return s{"type": "array", "items": items, "minItems": 0.0} }

func is(v any) s { return s{"const": v} }

const modern = "2026-07-28"

// published returns the schemas of one version by the name of the result.
func published(v string) map[string]s {
	text, number, object, boolean := s{"type": "string"}, s{"type": "integer"}, s{"type": "object"}, s{"type": "boolean"}
	info := shape(v, s{"name": text, "version": text, "2025-06-18 title?": text, "2025-11-25 description?": text, "2025-11-25 websiteUrl?": text})
	meta := shape(v, s{"io.modelcontextprotocol/serverInfo": info})
	capabilities := shape(v, s{"tools?": shape(v, s{"listChanged?": boolean}), "resources?": shape(v, s{"listChanged?": boolean, "subscribe?": boolean})})
	// with adds what every result of a version has.
	with := func(members s) s {
		members[modern+" resultType"], members[modern+" _meta"] = is("complete"), meta
		return members
	}
	kept := func(members s, stamped bool) s {
		members = with(members)
		members[modern+" ttlMs"], members[modern+" cacheScope"] = s{"type": "integer", "minimum": 0.0}, s{"enum": []any{"public", "private"}}
		if stamped && v < modern { // resources carry the stamps in every version
			members["resultType"], members["ttlMs"], members["cacheScope"] = is("complete"), number, is("private")
		}
		return members
	}
	schema := s{"type": "object", "required": []any{"type", "properties"}}
	tool := shape(v, s{
		"name": text, "description?": text, "inputSchema": schema, "2025-06-18 title?": text, "2025-06-18 outputSchema?": schema,
		"2025-03-26 annotations?": shape(v, s{"title?": text, "readOnlyHint?": boolean, "destructiveHint?": boolean, "idempotentHint?": boolean, "openWorldHint?": boolean}),
	})
	resource := shape(v, s{"uri": text, "name": text, "description?": text, "mimeType?": text, "2025-06-18 title?": text})
	form := shape(v, s{"2025-11-25 mode?": is("form"), "message": text, "requestedSchema": shape(v, s{
		"type": is("object"), "properties": shape(v, s{"approve": shape(v, s{"type": is("boolean"), "title?": text, "default?": boolean})}), "required?": list(text),
	})})
	return map[string]s{
		"initialize":     shape(v, s{"protocolVersion": is(v), "capabilities": capabilities, "serverInfo": info, "instructions?": text}),
		"empty":          shape(v, s{}),
		"discover":       shape(v, kept(s{"supportedVersions": list(text), "capabilities": capabilities, "instructions?": text}, false)),
		"tools":          shape(v, kept(s{"tools": list(tool)}, false)),
		"call":           shape(v, with(s{"content": list(shape(v, s{"type": is("text"), "text": text})), "isError?": boolean, "2025-06-18 structuredContent?": object})),
		"resources":      shape(v, kept(s{"resources": list(resource)}, true)),
		"templates":      shape(v, kept(s{"resourceTemplates": list(object)}, true)),
		"read":           shape(v, kept(s{"contents": list(shape(v, s{"uri": text, "mimeType?": text, "text": text}))}, true)),
		"input required": shape(v, s{"resultType": is("input_required"), "requestState?": text, "_meta": meta, "inputRequests?": shape(v, s{"approval": shape(v, s{"method": is("elicitation/create"), "params": form})})}),
		"error":          shape(v, s{"jsonrpc": is("2.0"), "id?": s{}, "error": shape(v, s{"code": number, "message": text, "data?": object})}),
		"elicit":         shape(v, s{"jsonrpc": is("2.0"), "id": text, "method": is("elicitation/create"), "params": form}),
	}
}

func TestPublishedShapes(t *testing.T) {
	checked := 0
	for _, v := range []string{"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", modern} {
		schemas := published(v)
		both(t, func(t *testing.T, p peer, _ *clock) {
			if v != modern {
				a := p.send(t, request(1, "initialize", fmt.Sprintf(`{"protocolVersion":%q,"capabilities":{"elicitation":{}},"clientInfo":{"name":"x","version":"1"}}`, v)), false)
				if err := conforms(schemas["initialize"], a.Result); err != nil {
					t.Errorf("%s initialize: %v: %s", v, err, a.raw)
				}
			}
			gate := func(command string) string {
				q, _ := json.Marshal(command)
				return `"name":"gate","arguments":{"command":` + string(q) + `}`
			}
			for _, c := range []struct{ method, params, schema, since, until string }{
				{"server/discover", "", "discover", modern, ""},
				{"ping", "", "empty", "", modern},
				{"shutdown", "", "empty", "", modern},
				{"tools/list", "", "tools", "", ""},
				{"tools/call", gate("ls"), "call", "", ""},
				{"tools/call", gate("rm -rf /"), "call", "", ""},
				{"tools/call", gate("git push"), "call", "", modern},
				{"tools/call", gate("git push"), "input required", modern, ""},
				{"tools/call", gate(""), "call", "", ""},
				{"tools/call", `"name":"score","arguments":{"state":"x","criteria":["y"]}`, "call", "", ""},
				{"resources/list", "", "resources", "", ""},
				{"resources/templates/list", "", "templates", "", ""},
				{"resources/read", `"uri":"phocinae://policy/gate-approval"`, "read", "", ""},
				{"resources/read", `"uri":"x://y"`, "error", "", ""},
				{"tools/call", `"name":"nope"`, "error", "", ""},
				{"tools/call", `"name":7`, "error", "", ""},
				{"no/such", "", "error", "", ""},
			} {
				if v < c.since || c.until != "" && v >= c.until || p.http() && strings.Contains(c.params, `"name":7`) {
					continue
				}
				params := c.params
				if v == modern {
					params = strings.TrimPrefix(params+`,"_meta":`+me, ",")
				}
				raw := request(2, c.method, "{"+params+"}")
				a := answer{}
				if v == modern {
					a = p.send(t, raw, false)
				} else {
					a = legacy(t, p, v, raw)
				}
				var err error
				var whole map[string]any
				_ = json.Unmarshal([]byte(a.raw), &whole)
				if c.schema == "error" {
					err = conforms(schemas["error"], whole)
				} else {
					err = conforms(schemas[c.schema], any(a.Result))
					if err == nil {
						err = conforms(shape(v, s{"jsonrpc": is("2.0"), "id": is(2.0), "result": s{}}), whole)
					}
				}
				checked++
				if err != nil {
					t.Errorf("%s %s %s: %v: %s", v, c.method, c.params, err, a.raw)
				}
			}
		})
	}
	if checked < 130 {
		t.Errorf("%d replies checked", checked)
	}
	// The question to a legacy client, in the two versions that have it.
	for _, v := range []string{"2025-06-18", "2025-11-25"} {
		p := elicitor(t, "elicit", v, `{"elicitation":{}}`, nil)
		p.send(t, legacyPush, true)
		var whole map[string]any
		_ = json.Unmarshal([]byte(p.question(t).raw), &whole)
		if err := conforms(published(v)["elicit"], whole); err != nil {
			t.Errorf("%s: %v", v, err)
		}
	}
}
