package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanSQL states that a database is used; the statement only chooses the
// words, save for the escapes to a shell.
func scanSQL(c *Call) {
	name := c.Argv[0].Value
	for _, w := range c.Operands {
		if len(c.Operands) == 1 && w.Kind == shellparse.Literal && (w.Value == "-V" || w.Value == "-v" && name == "redis-cli" || w.Value == "version" && name != "psql") {
			return
		}
	}
	note := "a database is read or changed"
	for i, w := range c.Operands {
		s := w.Value
		switch {
		case strings.Contains(s, `\!`), strings.HasPrefix(s, "system "), strings.Contains(s, "TO PROGRAM"), strings.Contains(s, "to program"), strings.Contains(s, "FROM PROGRAM"), strings.Contains(s, "from program"):
			c.Add(Opaque, w, "a shell command inside the statement")
		case sqlDestroys(s):
			note = "data or structure of a database is destroyed"
		case s == "-f" || s == "--file" || s == "--queries-file" || s == "--eval-file" || s == "-i" && name == "sqlcmd" || s == "-init":
			if i+1 < len(c.Operands) {
				c.Add(Load, c.Operands[i+1], "statements from a file")
			}
		case strings.HasPrefix(s, "--file=") || strings.HasPrefix(s, "-f") && len(s) > 2 && name == "psql":
			c.Add(Load, Lit(strings.TrimPrefix(strings.TrimPrefix(s, "--file="), "-f")), "statements from a file")
		case s == "-o" || s == "--output" || s == "-L" || s == "--log-file" || s == "--tee":
			if i+1 < len(c.Operands) {
				c.Add(Write, c.Operands[i+1], "")
			}
		case strings.HasPrefix(s, "--output=") || strings.HasPrefix(s, "--log-file=") || strings.HasPrefix(s, "--tee="):
			w.Value = s[strings.IndexByte(s, '=')+1:]
			c.Add(Write, w, "")
		}
	}
	c.AddEffect(Effect{Kind: Database, Note: note})
}

// sqlDestroys reports a statement, or command of a store, that destroys.
func sqlDestroys(s string) bool {
	const most = 4096
	if len(s) > most {
		s = s[:most]
	}
	for stmt := range strings.SplitSeq(s, ";") {
		head, _, _ := strings.Cut(strings.TrimSpace(stmt), " ")
		switch strings.ToUpper(head) {
		case "DROP", "TRUNCATE", "DELETE", "ALTER", "UPDATE", "FLUSHALL", "FLUSHDB", "DEL", "UNLINK", "SHUTDOWN", "REPLACE":
			return true
		}
	}
	return strings.Contains(s, "dropDatabase") || strings.Contains(s, ".drop(") || strings.Contains(s, "deleteMany")
}

// scanSQLite judges the sqlite3 shell: FILE, then statements and commands.
func scanSQLite(c *Call) {
	if c.Value0("-version -help") {
		return
	}
	ops := c.Operands[:len(c.Operands):len(c.Operands)]
	if len(ops) < 2 {
		for _, w := range ops {
			c.Add(Read, w, "")
		}
		c.AddEffect(Effect{Kind: Database, Note: "statements from standard input"})
	}
	file := Lit(":memory:")
	if len(ops) > 0 {
		file, ops = ops[0], ops[1:]
	}
	for i := range c.Uses {
		if u := &c.Uses[i]; u.Name == "-cmd" {
			ops = append(ops, u.Value)
		}
	}
	if len(ops) == 0 {
		return
	}
	changes := c.Has("-A") && c.Value0("-A -archive -zip -deserialize -append")
	for _, w := range ops {
		if w.Kind != shellparse.Literal {
			c.Add(Opaque, w, "statements that are not known before they run")
			changes = true
			continue
		}
		head, rest, _ := strings.Cut(strings.TrimSpace(w.Value), " ")
		switch head {
		case ".schema", ".tables", ".databases", ".indexes", ".indices", ".dbinfo", ".fullschema", ".show", ".stats", ".version", ".help", ".headers", ".mode", ".dump":
			if strings.ContainsAny(w.Value, "\n|") {
				changes = true
			}
		case ".shell", ".system":
			c.AddEffect(Effect{Kind: Script, Word: Lit(rest), Dialect: shellparse.POSIX})
			changes = true
		case ".read", ".load", ".import", ".open", ".restore":
			c.Add(Load, Lit(rest), "a file the shell reads")
			changes = true
		case ".output", ".once", ".backup", ".save", ".clone", ".log", ".excel", ".trace", ".cd":
			c.Add(Write, Lit(rest), "")
			changes = true
		default:
			changes = true
		}
	}
	switch {
	case changes:
		c.Add(Database, file, "statements that read or change the database")
	case len(c.Operands) > 1:
		c.Add(Read, file, "")
	}
}

// scanDump states that a database is copied out, and where to.
func scanDump(c *Call) {
	c.facts()
	for i, w := range c.Operands {
		s := w.Value
		switch {
		case s == "-f" || s == "--file" || s == "-o" || s == "--out" || s == "-r" || s == "--result-file" || s == "-D" || s == "--pgdata" || s == "-T" || s == "--tab":
			if i+1 < len(c.Operands) {
				c.Add(Write, c.Operands[i+1], "")
			}
		case strings.HasPrefix(s, "--file="), strings.HasPrefix(s, "--out="), strings.HasPrefix(s, "--result-file="), strings.HasPrefix(s, "--pgdata="), strings.HasPrefix(s, "--tab="):
			w.Value = s[strings.IndexByte(s, '=')+1:]
			c.Add(Write, w, "")
		}
	}
}

// scanReady reads the host that pg_isready asks.
func scanReady(c *Call) {
	for _, name := range [...]string{"-h", "-d"} {
		w, ok := c.Value(name)
		switch {
		case !ok, name == "-h" && w.Kind == shellparse.Literal && (strings.HasPrefix(w.Value, "/") || loopbackHost(w.Value)):
		case name == "-d" && w.Kind == shellparse.Literal && !strings.ContainsAny(w.Value, "=:"):
		default:
			c.Add(Fetch, w, "asks a server")
		}
	}
}
