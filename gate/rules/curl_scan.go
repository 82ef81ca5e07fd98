package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// transfer is what curl and wget are asked to do, collected from the options.
type transfer struct {
	send   bool // the request carries data or has effects
	covert bool // words of unknown content travel with it
}

// scanCurl judges curl and wget: method, data, files and addresses.
func scanCurl(c *Call) {
	wget := c.Argv[0].Value != "curl"
	if c.Has("-V") || !wget && c.Has("--help") {
		return
	}
	var t transfer
	var urls []shellparse.Word
	for i := range c.Uses {
		u := &c.Uses[i]
		if u.Name == "--url" {
			urls = append(urls, u.Value)
			continue
		}
		if wget {
			t.wgetOption(c, u)
		} else {
			t.curlOption(c, u)
		}
	}
	if t.send && !wget && c.Has("--get") && !t.covert && !c.Has("-F -T") && !c.Value0("-: --next") {
		if x, ok := c.Value("--request"); !ok || safeMethod(x) {
			t.send = false
		}
	}
	urls = append(urls, c.Operands...)
	if len(urls) == 0 && (!wget || !c.Has("--input-file")) {
		c.Unknown("no address")
	}
	for _, w := range urls {
		t.url(c, w)
		if wget {
			wgetPlace(c, w)
		} else if c.Has("-O") {
			curlPlace(c, w)
		}
	}
}

// curlOption reads one option of curl.
func (t *transfer) curlOption(c *Call, u *Use) {
	w := u.Value
	switch u.Name {
	case "-X", "--request":
		t.send = t.send || !safeMethod(w)
	case "-d", "--data", "--data-ascii", "--data-binary", "--json", "--data-urlencode":
		t.send = true
		t.hidden(w)
		if i := strings.IndexByte(w.Value, '@'); i == 0 || i > 0 && u.Name == "--data-urlencode" && !strings.Contains(w.Value[:i], "=") {
			c.dataFile(w, i+1)
			t.covert = true
		}
	case "--data-raw", "--form-string":
		t.send = true
		t.hidden(w)
	case "-F", "--form":
		t.send = true
		t.hidden(w)
		if _, v, ok := strings.Cut(w.Value, "="); ok && v != "" && strings.IndexByte("@<", v[0]) >= 0 {
			w.Value, _, _ = strings.Cut(v[1:], ";")
			c.dataFile(w, 0)
		}
	case "-T", "--upload-file":
		t.send = true
		c.dataFile(w, 0)
	case "-b", "--cookie":
		t.hidden(w)
		if w.Kind == shellparse.Unknown || !strings.Contains(w.Value, "=") {
			c.Add(Read, w, "cookies")
		}
	case "-H", "--header":
		t.hidden(w)
		if strings.HasPrefix(w.Value, "@") {
			c.dataFile(w, 1)
			t.covert = true
		}
	case "-A", "--user-agent", "-e", "--referer", "-u", "--user", "--url-query", "--request-target", "--oauth2-bearer", "--aws-sigv4", "--pass", "--tlspassword", "--tlsuser":
		t.hidden(w)
		if i := strings.IndexByte(w.Value, '@'); u.Name == "--url-query" && i >= 0 {
			c.dataFile(w, i+1)
			t.covert = true
		}
	case "-o", "--output", "-D", "--dump-header", "-c", "--cookie-jar", "--stderr", "--trace", "--trace-ascii", "--libcurl", "--etag-save", "--hsts", "--alt-svc", "--ssl-sessions":
		if w.Kind == shellparse.Literal && (w.Value == "-" || w.Value == "%" && strings.HasPrefix(u.Name, "--trace")) {
			return
		}
		if u.Name == "-o" || u.Name == "--output" {
			c.output(w)
			return
		}
		c.Add(Write, w, "")
	case "-w", "--write-out":
		switch {
		case w.Kind == shellparse.Literal && strings.HasPrefix(w.Value, "@"):
			c.dataFile(w, 1)
		case w.Kind != shellparse.Literal && w.Value == "", strings.Contains(w.Value, "output{"):
			c.Add(Write, shellparse.Word{}, "a file the output format names")
		}
	}
}

// wgetOption reads one option of wget.
func (t *transfer) wgetOption(c *Call, u *Use) {
	switch u.Name {
	case "--method":
		t.send = t.send || !safeMethod(u.Value)
	case "--post-data", "--body-data", "--post-file", "--body-file":
		t.send = true
	case "--header", "--user", "--password", "--http-user", "--http-password", "--ftp-user", "--ftp-password", "--referer", "-U", "--user-agent":
		t.hidden(u.Value)
	}
}

// hidden notes a value whose content is not known before it runs.
func (t *transfer) hidden(w shellparse.Word) {
	if w.Kind == shellparse.Unknown {
		t.covert = true
	}
}

// dataFile adds the file whose content becomes part of a request.
func (c *Call) dataFile(w shellparse.Word, skip int) {
	if skip <= len(w.Value) {
		w.Value = w.Value[skip:]
	}
	if w.Kind == shellparse.Literal && (w.Value == "-" || w.Value == ".") {
		return
	}
	c.Add(Read, w, "sent as data")
}

func safeMethod(w shellparse.Word) bool {
	switch strings.ToUpper(w.Value) {
	case "GET", "HEAD", "OPTIONS":
		return w.Kind == shellparse.Literal
	}
	return false
}

// url adds what talking to an address is.
func (t *transfer) url(c *Call, w shellparse.Word) {
	scheme, local := address(w.Value, w.Kind == shellparse.Literal)
	e := Effect{Kind: Fetch, Word: w}
	// By other protocols a server of this machine hands out its files.
	local = local && (scheme == "http" || scheme == "https")
	if local {
		e.Mod |= Loopback
	}
	switch {
	case scheme == "file":
		if p := fileURL(w); p.Value != "" {
			c.Add(Read, p, "")
		} else {
			c.Unknown("a file whose name is encoded")
		}
		return
	case t.send, w.Kind == shellparse.Unknown && !local, t.covert && !local:
		e.Kind = Send
	case scheme != "http" && scheme != "https" && scheme != "ftp" && scheme != "ftps" && scheme != "sftp" && scheme != "scp":
		e.Kind = Send
	}
	c.AddEffect(e)
}

// address splits an address into its scheme, http if it has none, and whether
// it surely leads to this machine. whole says that s is all of it, not only
// its certain beginning.
func address(s string, whole bool) (scheme string, local bool) {
	scheme = "http"
	if i := strings.Index(s, "://"); i >= 0 {
		scheme, s = strings.ToLower(s[:i]), s[i+3:]
	} else if len(s) > 5 && strings.EqualFold(s[:5], "file:") {
		return "file", false
	}
	end := strings.IndexAny(s, "/?")
	if end < 0 {
		if !whole {
			return scheme, false
		}
		end = len(s)
	}
	return scheme, loopbackHost(s[:end])
}

// loopbackHost reports whether host or host:port is this machine whatever a
// name server says: localhost, 127.0.0.0/8 in dotted decimal, [::1].
func loopbackHost(s string) bool {
	if rest, ok := strings.CutPrefix(s, "[::1]"); ok {
		return rest == "" || rest[0] == ':' && digits(rest[1:])
	}
	host, port, ok := strings.Cut(s, ":")
	if ok && !digits(port) {
		return false
	}
	if strings.EqualFold(host, "localhost") || host == "0.0.0.0" {
		return true
	}
	n := 0
	for part := range strings.SplitSeq(host, ".") {
		if !digits(part) || len(part) > 3 || len(part) > 1 && part[0] == '0' || n == 0 && part != "127" {
			return false
		}
		n++
	}
	return n == 4
}

func digits(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s != ""
}

// fileURL is the path of a file: address; an encoded one is left unknown.
func fileURL(w shellparse.Word) shellparse.Word {
	s := w.Value[len("file:"):]
	if strings.HasPrefix(s, "//") {
		if i := strings.IndexByte(s[2:], '/'); i >= 0 {
			s = s[2+i:]
		}
	}
	if strings.ContainsAny(s, "%{[") {
		return shellparse.Word{}
	}
	w.Value = s
	return w
}

// inDir puts a relative file into the directory an option names.
func inDir(c *Call, opt string, w shellparse.Word) shellparse.Word {
	dir, ok := c.Value(opt)
	if !ok {
		return w
	}
	return intoDir(dir, w)
}

func intoDir(dir, w shellparse.Word) shellparse.Word {
	switch {
	case strings.HasPrefix(w.Value, "/"):
		return w
	case dir.Kind != shellparse.Literal:
		return dir
	}
	w.Value = strings.TrimRight(dir.Value, "/") + "/" + w.Value
	return w
}

// output adds a file of curl in every directory that --output-dir names; each
// transfer behind --next has its own. A number behind # stands for a part of
// the address between braces.
func (c *Call) output(w shellparse.Word) {
	if i := strings.IndexByte(w.Value, '#'); i >= 0 && i+1 < len(w.Value) && isDigits(w.Value[i+1:i+2]) {
		for _, arg := range c.Argv[1:] {
			if arg.Kind == shellparse.Unknown || strings.Contains(arg.Value, "{") && (strings.Contains(arg.Value, "..") || strings.Contains(inBraces(arg.Value), "/")) {
				c.Unknown("a file named by a part of the address")
			}
		}
	}
	dirs := 0
	for i := range c.Uses {
		if u := &c.Uses[i]; u.Name == "--output-dir" {
			dirs++
			c.Add(Write, intoDir(u.Value, w), "")
		}
	}
	if dirs == 0 || c.Value0("-: --next") {
		c.Add(Write, w, "")
	}
}

// inBraces is what stands between the first and the last brace.
func inBraces(s string) string {
	return s[strings.IndexByte(s, '{'):max(strings.LastIndexByte(s, '}'), strings.IndexByte(s, '{'))]
}

// lastPart is the file name a download gets from its address.
func lastPart(w shellparse.Word) shellparse.Word {
	if w.Kind != shellparse.Literal {
		return shellparse.Word{}
	}
	s := w.Value
	if i := strings.Index(s, "://"); i >= 0 {
		s = s[i+3:]
	}
	s, _, _ = strings.Cut(s, "?")
	i := strings.LastIndexByte(s, '/')
	if i < 0 || i+1 == len(s) {
		return Lit("index.html")
	}
	return Lit(s[i+1:])
}

// curlPlace adds the file of curl -O.
func curlPlace(c *Call, w shellparse.Word) {
	if c.Value0("-J --remote-header-name") {
		c.Add(Write, shellparse.Word{}, "the name the server gives")
		return
	}
	if strings.ContainsAny(w.Value, "{[") && !c.Value0("-g --globoff") {
		c.Add(Write, shellparse.Word{}, "names made of a pattern of addresses")
		return
	}
	c.output(lastPart(w))
}

// wgetPlace adds the files wget writes.
func wgetPlace(c *Call, w shellparse.Word) {
	if c.Has("--spider") && !c.Has("-r") {
		return
	}
	if o, ok := c.Value("-O"); ok {
		if o.Kind != shellparse.Literal || o.Value != "-" {
			c.Add(Write, o, "")
		}
		return
	}
	if c.Has("-r") || c.Value0("--content-disposition --trust-server-names -x --force-directories") {
		dir, ok := c.Value("-P")
		if !ok {
			dir = Lit(".")
		}
		c.AddEffect(Effect{Kind: Write, Mod: Recursive, Word: dir, Note: "files the server names"})
		return
	}
	c.Add(Write, inDir(c, "-P", lastPart(w)), "")
}

// scanHTTP judges HTTPie: [METHOD] URL [ITEM ...].
func scanHTTP(c *Call) {
	var t transfer
	ops := c.Operands
	if len(ops) == 0 {
		c.Unknown("no address")
		return
	}
	if m := ops[0].Value; len(ops) > 1 && ops[0].Kind == shellparse.Literal && m != "" && strings.ToUpper(m) == m && strings.Trim(m, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" {
		t.send = !safeMethod(ops[0])
		ops = ops[1:]
	}
	if c.Has("--raw") {
		t.send = true
	}
	for _, w := range ops[1:] {
		t.hidden(w)
		i := strings.IndexAny(w.Value, ":=@")
		switch {
		case w.Kind != shellparse.Literal || i < 0:
			t.send = true
		case strings.HasPrefix(w.Value[i:], "==@"):
			c.dataFile(w, i+3)
			t.covert = true
		case strings.HasPrefix(w.Value[i:], "=="):
		case w.Value[i] == ':' && !strings.HasPrefix(w.Value[i:], ":="):
			if strings.HasPrefix(w.Value[i:], ":@") {
				c.dataFile(w, i+2)
				t.send = true
			}
		default:
			t.send = true
			if j := strings.IndexByte(w.Value, '@'); j >= 0 {
				c.dataFile(w, j+1)
			}
		}
	}
	w := ops[0]
	if rest, ok := strings.CutPrefix(w.Value, ":"); ok && w.Kind == shellparse.Literal {
		if port, path, _ := strings.Cut(rest, "/"); port == "" || digits(port) {
			w = Lit("localhost/" + path)
			if port != "" {
				w = Lit("localhost:" + port + "/" + path)
			}
		}
	}
	t.url(c, w)
}
