package rules

// agents are coding agents and this gate itself. A command that starts
// another agent, or speaks to the gate, could lift the supervision it is
// under.
var agents = []Contract{
	{
		Names: "claude codex gemini crush qwen kimi cline opencode cursor-agent aider amp openhands hermes droid auggie cn plandex gptme open-interpreter roo kilo kilocode grok q kiro kiro-cli trae-cli swe-agent devin jules windsurf-agent iflow codebuddy", Doc: "Coding agents, which run commands on their own. Their --help.", Style: Permute, Facts: []Fact{{Kind: Tamper, Note: "starts another agent"}}, Operands: []Operand{{Kind: Text}},
		Flags: []Flag{{Names: "--dangerously-skip-permissions --dangerously-bypass-approvals-and-sandbox --yolo --full-auto -y --yes --yes-always --allow-all-tools --auto-approve --print --continue --resume --permission-mode= --allowedTools= --model= -m= -p"}},
	},
	{
		Names: "guardexec phocinae-guard phocinae-mcp", Doc: "This gate and its tools.", Style: POSIX, Flags: []Flag{{Names: "-c", Does: Tamper}},
		Subs: []Contract{
			{Names: "version rules", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--json"}}},
			{Names: "check explain", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--command= --cwd= --text --json --jsonl --fail-closed="}}},
			{Names: "approve", Style: Permute, Facts: []Fact{{Kind: Approve}}, Operands: anyText},
			{Names: "audit replay", Style: Long, Operands: []Operand{{Kind: Read}}, Flags: []Flag{{Names: "--decision= --rule= --door= --since= --cwd= -n= --last= --json --summary --all --fail-closed= --shell="}, {Names: "--audit= --table= --config=", Value: Read}}},
			{Names: "hook install uninstall doctor run init config serve", Style: Permute, Facts: []Fact{{Kind: Tamper, Note: "speaks to the gate"}}, Operands: anyText},
		},
	},
}
