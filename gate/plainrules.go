package gate

// PlainRules lists the rules for effects whose answer does not depend on a
// path.
func PlainRules() []Finding {
	var out []Finding
	for i := range plain {
		if p := &plain[i]; p.reason != "" {
			out = append(out, Finding{Rule: p.rule, Decision: p.out, Grey: p.grey, Floor: p.floor, Reason: p.reason, Remedy: p.remedy})
		}
	}
	return out
}
