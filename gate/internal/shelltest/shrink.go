package shelltest

import "strings"

// Shrink returns a small script that still holds, and how many were tried.
// The script itself must hold.
func Shrink(n *Node, holds func(text string) bool, most int) (string, int) {
	tried := 0
	seen := map[string]bool{}
	try := func(text string) bool {
		if tried >= most || seen[text] || !Safe(text) {
			return false
		}
		seen[text] = true
		tried++
		return holds(text)
	}
	for shrinkTree(n, try) {
	}
	text := n.String()
	for _, cut := range []string{"\n", " ", ""} {
		text = shrinkText(text, cut, try)
	}
	return text, tried
}

// shrinkTree replaces one node by a smaller one, outermost first.
func shrinkTree(root *Node, try func(string) bool) bool {
	size := len(root.String())
	var visit func(n *Node) bool
	visit = func(n *Node) bool {
		saved := *n
		for _, c := range n.below(n.rule, nil) {
			*n = *c
			if text := root.String(); len(text) < size && try(text) {
				return true
			}
			*n = saved
		}
		for _, text := range []string{"", "good", ":", "a"} {
			*n = Node{rule: n.rule, parts: []part{{text: text}}}
			if text := root.String(); len(text) < size && try(text) {
				return true
			}
			*n = saved
		}
		for _, c := range n.children {
			if visit(c) {
				return true
			}
		}
		return false
	}
	return visit(root)
}

// below lists the nodes of a rule inside n.
func (n *Node) below(rule string, out []*Node) []*Node {
	for _, c := range n.children {
		if c.rule == rule {
			out = append(out, c)
		}
		out = c.below(rule, out)
	}
	return out
}

// shrinkText leaves out runs of pieces.
func shrinkText(text, sep string, try func(string) bool) string {
	pieces := strings.Split(text, sep)
	for size := len(pieces) / 2; size > 0; size /= 2 {
		for from := 0; from+size <= len(pieces); {
			rest := append(append([]string(nil), pieces[:from]...), pieces[from+size:]...)
			if len(rest) > 0 && try(strings.Join(rest, sep)) {
				pieces = rest
			} else {
				from += size
			}
		}
	}
	return strings.Join(pieces, sep)
}
