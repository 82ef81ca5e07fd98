package rules

import (
	"path"
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanDocument reads programs that print what a document names, not only the
// document.
func scanDocument(c *Call) {
	switch copyName(c) {
	case "man":
		c.manPages()
	case "cat-config":
		c.catConfig()
	case "shellcheck":
		if c.given("-x --external-sources") {
			c.including(c.Operands, "the script may source any file, of which lines are printed")
		}
	case "info", "list", "tree": // gio
		for _, w := range c.Operands {
			if scheme, _, ok := strings.Cut(w.Value, ":"); ok && !strings.Contains(scheme, "/") && scheme != "file" {
				c.Add(Fetch, w, "")
			}
		}
	case "cpio":
		for i := range c.Uses {
			if u := &c.Uses[i]; hasName("-I -O -F --file", u.Name) && (remoteName(u.Value) || mayBeRemote(u.Value)) {
				c.Add(Send, u.Value, "an archive on another host")
			}
		}
	default:
		c.xmllint()
	}
}

// including notes documents that may name further files, which are printed,
// too. Those of the project are its own business, as its code is; what they
// name is somebody else's choice in another directory, in a temporary file and
// on standard input.
func (c *Call) including(words []shellparse.Word, note string) {
	c.out.Here = true
	if len(words) == 0 {
		c.Unknown(note)
	}
	for _, w := range words {
		if w.Kind == shellparse.Literal && w.Value == "-" || !strings.Contains(w.Value, "://") && !isLocal(w) {
			c.Unknown(note)
		}
	}
}

// manPages reads the operands of man: pages by their names, or files, whose
// .so requests name others.
func (c *Call) manPages() {
	if c.Has("-k -f -K") && !c.Has("-l") {
		return
	}
	for _, w := range c.Operands {
		c.Add(Read, w, "")
		if (c.Has("-l") || strings.Contains(w.Value, "/")) && !c.Has("-w") && !systemPage(w) {
			c.including([]shellparse.Word{w}, "the page may include any file")
		}
	}
}

// systemPage reports a page where the system keeps them.
func systemPage(w shellparse.Word) bool {
	return w.Kind == shellparse.Literal && path.Clean(w.Value) == w.Value && hasAnyPrefix(w.Value, "/usr/share/man/ /usr/local/share/man/ /usr/local/man/")
}

// catConfig reads names of configuration files of systemd: below /etc and
// others like it, or absolute.
func (c *Call) catConfig() {
	for _, w := range c.Operands {
		switch {
		case w.Kind != shellparse.Literal || includesDots(w.Value):
			c.Unknown("a file that may be anywhere")
		case strings.HasPrefix(w.Value, "/"):
			c.Add(Read, w, "")
		default:
			c.Add(Read, Lit("/etc/"+w.Value), "")
		}
	}
}

// includesDots reports a path that leads up.
func includesDots(p string) bool {
	for part := range strings.SplitSeq(p, "/") {
		if part == ".." {
			return true
		}
	}
	return false
}

// xmllint reads documents and schemas, which are files or addresses. With a
// DTD, a document may name further ones.
func (c *Call) xmllint() {
	c.readOrFetch()
	if c.given("--valid --dtdattr --postvalid --insert") {
		c.including(c.Operands, "the document type may be any file")
		if !c.given("--nonet") {
			c.AddEffect(Effect{Kind: Fetch, Note: "the document type that the document names; --nonet forbids it"})
		}
	}
	for i := range c.Uses {
		if u := &c.Uses[i]; hasName("--dtdvalid --relaxng --schema --schematron", u.Name) {
			c.including([]shellparse.Word{u.Value}, "the schema may include any file")
		}
	}
}

// pandocIncludes lists the formats that pandoc reads with directives, frames
// or requests that include other files, and the ends of such files; and those
// it writes with images in them (pandoc(1), "A note on security").
const (
	pandocIncludes = "org rst latex typst html man muse t2t .org .rst .tex .latex .ltx .typ .typst .html .htm .xhtml .t2t .muse .1 .3 .5 .7 .8"
	pandocEmbeds   = "docx odt pptx epub epub2 epub3 rtf fb2 pdf slideous .docx .odt .pptx .epub .rtf .fb2 .pdf"
)

// pandocFiles notes what a document may make pandoc read.
func (c *Call) pandocFiles() {
	sandbox := false
	for i := range c.Uses {
		if u := &c.Uses[i]; u.Name == "--sandbox" {
			sandbox = !u.HasValue || u.Value.Value == "true"
		}
	}
	if sandbox {
		return
	}
	more := c.given("--embed-resources --self-contained --extract-media")
	for i := range c.Uses {
		u := &c.Uses[i]
		format, _, _ := strings.Cut(u.Value.Value, "+")
		format, _, _ = strings.Cut(format, "-")
		switch {
		case hasName("-f --from -r --read", u.Name):
			more = more || hasName(pandocIncludes, format) || u.Value.Kind != shellparse.Literal
		case hasName("-t --to -w --write", u.Name):
			more = more || hasName(pandocEmbeds, format)
		case hasName("-o --output", u.Name):
			more = more || hasName(pandocEmbeds, path.Ext(u.Value.Value))
		}
	}
	for _, w := range c.Operands {
		more = more || hasName(pandocIncludes, path.Ext(w.Value))
	}
	if more {
		c.including(c.Operands, "the document may include any file; --sandbox forbids it")
	}
}

// xmlDocuments looks for what makes xmlstarlet open further files.
func (c *Call) xmlDocuments(words []shellparse.Word) {
	for i, w := range words {
		if i > 0 && hasName("val validate", words[0].Value) && hasName("-d --dtd -s --xsd -r --relaxng", words[i-1].Value) {
			c.including([]shellparse.Word{w}, "the schema may include any file")
		}
		v := strings.Join(strings.Fields(w.Value), "")
		switch {
		case strings.Contains(v, "document(") || strings.Contains(v, "evaluate(") || strings.Contains(v, "&#"):
			c.Unknown("the expression may open any file")
		case v == "--net":
			c.AddEffect(Effect{Kind: Fetch, Note: "what the document names"})
		case hasName("-E --embed", v) && hasName("val validate", words[0].Value):
			c.Unknown("the document type may be any file")
		}
	}
}
