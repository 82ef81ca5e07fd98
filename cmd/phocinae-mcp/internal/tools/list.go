package tools

import (
	"strconv"

	"github.com/phocinae/guardexec/cmd/phocinae-mcp/internal/mcp"
)

// words are the texts that depend on the language.
type words struct {
	gate, classify, route, score                 string
	gateTitle, classifyTitle, routeTitle, scored string
	instructions                                 string
	policyTitle, policyText                      string
	rulesTitle, rulesText                        string
	approveTitle, approveBox                     string
	commandLabel, cwdLabel                       string
	partLabel, reasonLabel                       string
}

func english() words {
	return words{
		gateTitle: "Judge a shell command", classifyTitle: "Classify a state", routeTitle: "Choose a tool", scored: "Grade a state",
		gate: "Judge one shell command before it runs: allow, ask or deny, with the reason. " +
			"Use it when: you are about to run a shell command and the host has no gate of its own. " +
			"Do not use it: for file edits or HTTP requests; with commands joined or rewritten to change the answer; on top of a host that already gates. " +
			"Run the command unchanged after allow, only after a person's explicit approval after ask, and never after deny.",
		classify: "Pick the one label of a list that fits a state, by the local model. " +
			"Use it when: a short state must be sorted into known classes. " +
			"Do not use it: for safety decisions, open questions or text longer than a page.",
		route: "Pick the tool of a list that should handle a state, by the local model. " +
			"Use it when: you know up to about ten candidate tools and must choose one. " +
			"Do not use it: to run the tool, or when one of them is plainly right.",
		score: "Grade a state from 2 to 10 by criteria, by the local model. " +
			"Use it when: states must be ranked by the same criteria. " +
			"Do not use it: as a probability, a measurement or a safety decision.",
		instructions: "gate judges shell commands before they run; ask means that a person must approve, deny is final. classify, route and score need a local model server.",
		policyTitle:  "Approval policy", policyText: "How gate decides, under the policy in force.",
		rulesTitle: "Rules", rulesText: "What gate recognises, and the answer each rule gives.",
		approveTitle: "A coding agent wants to run a shell command that needs your approval.", approveBox: "Run this command",
		commandLabel: "Command", cwdLabel: "Directory", partLabel: "The part in question", reasonLabel: "Reason",
	}
}

func chinese() words {
	return words{
		gateTitle: "审核 shell 命令", classifyTitle: "分类", routeTitle: "选择工具", scored: "打分",
		gate: "在执行前审核一条 shell 命令:allow、ask 或 deny,并给出理由。" +
			"适用:即将执行 shell 命令,且宿主没有自己的门禁。" +
			"不适用:文件编辑或 HTTP 请求;为改变结果而拼接或改写命令;宿主已有门禁时叠加使用。" +
			"allow 后原样执行;ask 须经人明确批准;deny 不得执行。",
		classify:     "用本地模型从标签列表中选出最符合的一个。适用:把简短状态归入已知类别。不适用:安全决策、开放式问题或长文本。",
		route:        "用本地模型从工具列表中选出应处理该状态的一个。适用:候选工具不超过约十个。不适用:执行工具,或答案显而易见时。",
		score:        "用本地模型按标准给状态打 2 到 10 分。适用:按同一标准排序。不适用:当作概率、测量值或安全决策。",
		instructions: "gate 在执行前审核 shell 命令;ask 须由人批准,deny 不可更改。classify、route、score 需要本地模型服务。",
		policyTitle:  "批准策略", policyText: "gate 在当前策略下如何决定。",
		rulesTitle: "规则", rulesText: "gate 识别的内容及每条规则的结论。",
		approveTitle: "编程代理想执行一条需要您批准的 shell 命令。", approveBox: "执行此命令",
		commandLabel: "命令", cwdLabel: "目录", partLabel: "相关部分", reasonLabel: "理由",
	}
}

// Instructions tell a model what the server is for.
func (s *Service) Instructions() string { return s.words.instructions }

// Tools implements mcp.Provider.
func (s *Service) Tools() []mcp.Tool { return s.tools }

func (w words) tools() []mcp.Tool {
	return []mcp.Tool{
		{Name: "gate", Title: w.gateTitle, Description: w.gate, Input: gateInput(), Output: gateOutput(), Annotations: annotations(w.gateTitle, false)},
		{Name: "classify", Title: w.classifyTitle, Description: w.classify, Input: modelInput("labels"), Output: choiceOutput("classify_choice", "labels", "label"), Annotations: annotations(w.classifyTitle, true)},
		{Name: "route", Title: w.routeTitle, Description: w.route, Input: modelInput("tools"), Output: choiceOutput("route_choice", "tools", "tool"), Annotations: annotations(w.routeTitle, true)},
		{Name: "score", Title: w.scored, Description: w.score, Input: modelInput("criteria"), Output: scoreOutput(), Annotations: annotations(w.scored, true)},
	}
}

func annotations(title string, open bool) []byte {
	return []byte(`{"title":` + string(mcp.Quote(title)) +
		`,"readOnlyHint":true,"destructiveHint":false,"idempotentHint":true,"openWorldHint":` + strconv.FormatBool(open) + `}`)
}

// schema is a closed JSON schema of an object. Properties are name and schema
// in turn.
func schema(required string, properties ...string) []byte {
	var p mcp.Object
	for i := 0; i < len(properties); i += 2 {
		p.Raw(properties[i], []byte(properties[i+1]))
	}
	var o mcp.Object
	o.Text("type", "object")
	o.Raw("properties", p.Bytes())
	o.Raw("required", []byte(required))
	o.Raw("additionalProperties", []byte("false"))
	return o.Bytes()
}

// Schemas of members. A pattern asks for a character that is not white space.
const (
	anyText   = `{"type":"string"}`
	anyNumber = `{"type":"number"}`
	longText  = `{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\S"}`
	items     = `{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":2000,"pattern":"\\S"}}`
	server    = `{"type":"string","minLength":1,"maxLength":2048,"description":"Only an address that the operator allowed; usually left out."}`
	texts100  = `{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string"}}`
	certainty = `{"type":"number","minimum":0,"maximum":1}`
)

func gateInput() []byte {
	return schema(`["command"]`,
		"command", `{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\S","description":"The command exactly as the shell would get it."}`,
		"cwd", `{"type":"string","minLength":1,"maxLength":4096,"description":"The directory it would run in; the server's by default."}`,
		"server", server)
}

func modelInput(list string) []byte {
	return schema(`["state",`+string(mcp.Quote(list))+`]`, "state", longText, list, items, "server", server)
}

func gateOutput() []byte {
	return schema(`["command","decision","layer","reason"]`,
		"command", anyText, "cwd", anyText,
		"decision", `{"type":"string","enum":["allow","ask","deny"]}`,
		"layer", `{"type":"string","enum":["L0","L1","fail_closed","human_confirm"]}`,
		"reason", anyText, "rule", anyText, "remediation", anyText, "status", anyText,
		"human_action", `{"type":"string","enum":["accept","decline","cancel"]}`,
		"noul", certainty, "score", `{"type":"number","minimum":0,"maximum":10}`,
		"noul_state", `{"type":"string","enum":["true","false","wavering"]}`,
		"harm", `{"type":"string","enum":["harmless","risky","destructive"]}`,
		"confidence", certainty, "model", anyText, "server", anyText, "error", anyText,
		"thresholds", string(schema(`["noul_threshold","deny_at","ask_at"]`, "noul_threshold", anyNumber, "deny_at", anyNumber, "ask_at", anyNumber)),
		"fail_closed", `{"type":"string","enum":["deny","ask"]}`,
		"confirm", `{"type":"boolean"}`, "engine", anyText, "tool", anyText)
}

func choiceOutput(question, list, one string) []byte {
	return schema(`["question","state",`+string(mcp.Quote(list))+`,"choice",`+string(mcp.Quote(one))+`,"server"]`,
		"question", `{"type":"string","const":`+string(mcp.Quote(question))+`}`,
		"state", anyText, list, texts100, "choice", `{"type":"integer","minimum":0,"maximum":99}`, one, anyText,
		"server", anyText, "confidence", certainty, "model", anyText, "usage", `{"type":"object"}`)
}

func scoreOutput() []byte {
	return schema(`["question","state","criteria","score","range"]`,
		"question", `{"type":"string","const":"score_q"}`,
		"state", anyText, "criteria", texts100, "score", `{"type":"number","minimum":2,"maximum":10}`,
		"range", `{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}`,
		"server", anyText, "confidence", certainty, "model", anyText, "usage", `{"type":"object"}`)
}
