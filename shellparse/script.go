package shellparse

import "strconv"

// Span is a half-open range [Start, End) of byte offsets in Script.Text.
type Span struct {
	Start, End int
}

// Dialect is the shell language a text is read in. The zero value is Bash.
type Dialect uint8

// The dialects the parser knows.
const (
	Bash  Dialect = iota // GNU bash
	POSIX                // dash, busybox sh, any POSIX sh
	Mksh                 // MirBSD Korn shell; also used for ksh
	Zsh                  // zsh
)

// WordKind says how much of a word is certain before it runs.
type WordKind uint8

// The kinds of words. The zero value is Unknown, so that a forgotten kind is
// never mistaken for a known word.
const (
	Unknown WordKind = iota // contains an expansion whose value is not certain
	Pattern                 // a glob; the matches depend on the file system
	Literal                 // exactly Value
)

// Word is one argument after quote removal and every expansion whose result is
// certain (bash manual, section 3.5).
type Word struct {
	Kind WordKind
	// Multi reports that the word may become any number of arguments, none
	// included: an unquoted expansion, "$@", "${a[@]}".
	Multi bool
	// Closed reports that the word takes no value outside Alts.
	Closed bool
	// Globs reports that an alternative with a glob character is a pattern, and
	// the word one of the names it matches, as in a loop over them.
	Globs bool
	// Picked reports that a test has left only some of these names.
	Picked bool
	// Proc reports that the word is, or contains, a process substitution: the
	// value is a /dev/fd path and Subst lists the segments behind it.
	Proc bool
	// Value is the whole argument of a Literal; the pattern of a Pattern,
	// where quoted metacharacters are escaped with a backslash; the certain
	// prefix of an Unknown.
	Value string
	// Suffix is the certain tail of an Unknown word: "/bin" for "$x/bin".
	Suffix string
	// Alts lists whole values that an Unknown word takes on some path through
	// the script. They serve to recognise a loss; unless Closed is set, other
	// values are possible.
	Alts []string
	// Vars names the variables of uncertain value that the word expands.
	Vars []string
	// Subst holds the indices of segments whose output ends up in the word,
	// through a substitution of its own or through a variable.
	Subst []int
	// Span locates the word in Script.Text.
	Span Span
}

// Assign is one assignment before a command, in a declaration, or alone.
type Assign struct {
	Name string
	// Append is the += form.
	Append bool
	// Index reports a subscript: a[i]=v.
	Index bool
	// Value is the assigned word; an empty Literal for `name=`.
	Value Word
	// Array holds the elements of name=(...); nil otherwise.
	Array []Word
	Span  Span
}

// RedirOp is the kind of a redirection (bash manual, section 3.6).
type RedirOp uint8

// The kinds of redirections. Forms that bash defines as abbreviations are
// normalised: `>&word` with a word that is not a descriptor is RedirAll.
const (
	RedirRead       RedirOp = iota // <
	RedirWrite                     // > and >|
	RedirAppend                    // >>
	RedirReadWrite                 // <>
	RedirAll                       // &> and >&word
	RedirAllAppend                 // &>>
	RedirDup                       // n>&m, n<&m, n>&- : the target is a descriptor or "-"
	RedirHeredoc                   // << and <<- : Body holds the text
	RedirHereString                // <<< : Body holds the text, newline included
)

// Redir is one redirection.
type Redir struct {
	Op RedirOp
	// FD is the descriptor in front of the operator as written: "", "2",
	// "{name}".
	FD string
	// Target is the file or descriptor; the delimiter of a here-document.
	Target Word
	// Body is the text of a here-document or here-string.
	Body Word
	// Quoted reports a here-document whose delimiter was quoted.
	Quoted bool
	Span   Span
}

// StdinKind says where a segment's standard input comes from.
type StdinKind uint8

// The sources of standard input.
const (
	StdinInherit StdinKind = iota // whatever the whole script was given
	StdinPipe                     // the output of Stdin.Producers
	StdinText                     // the here-document or here-string Stdin.Text
	StdinFile                     // the file Stdin.Text
	StdinNull                     // closed
	StdinUnknown                  // a duplicated descriptor or a coprocess
)

// Stdin is the origin of a segment's standard input.
type Stdin struct {
	Kind StdinKind
	// Producers are the indices of the segments on the left of the pipe, all
	// of them, nested ones included. Of a StdinUnknown they are some that may
	// have written it.
	Producers []int
	// Text is the literal text or the file name.
	Text Word
}

// SegmentKind tells simple commands from the other places that act.
type SegmentKind uint8

// The kinds of segments.
const (
	SegCommand  SegmentKind = iota // Words[0] is run, as builtin, function or program
	SegAssign                      // assignments and redirections without a command
	SegDecl                        // declare, export, local, readonly, typeset, nameref; Words[0] names it
	SegTest                        // [[ ... ]]; Words are the operands and operators
	SegArith                       // (( ... )) and let
	SegRedir                       // the redirections of a compound command
	SegFunction                    // a definition; Words[0] is the name
)

// Construct is one step of the path from the script to a segment, outermost
// first: "pipeline 2/3", "then", "loop body", "function f", "$()", "<()",
// "subshell", "background", "coproc", "trap", "eval".
type Construct string

// Segment is one place where the script acts: a simple command with all that
// belongs to it.
type Segment struct {
	Kind    SegmentKind
	Span    Span
	Path    []Construct
	Assigns []Assign
	Words   []Word
	Redirs  []Redir
	Stdin   Stdin
	// Consumers are the indices of the segments that read this one's standard
	// output through a pipe.
	Consumers []int
	// Dirs are the absolute directories the segment may run in.
	Dirs []string
	// DirOpen reports that it may also run somewhere else.
	DirOpen bool
	// Call reports that Words[0] is a function of this script; the body
	// follows as segments of its own, with these arguments.
	Call bool
	// Inlined reports an eval or trap whose text was literal: it was parsed
	// here, and its segments follow.
	Inlined bool
	// Latent marks the body of a function at its definition, where the
	// arguments are unknown. When Called is set too, the script calls that
	// function and the same body appears again with the real arguments.
	Latent, Called bool
	// By is one more than the index of the call, definition, eval or trap that
	// the segment belongs to; 0 for none.
	By int
	// Evaluated marks a segment in the text of an eval or trap: all spans in
	// it are the one of that command.
	Evaluated bool
	// Endless marks a segment in a loop that nothing in it ends.
	Endless bool
}

// Doubt marks a place where shells and parser disagree, or shells among
// themselves. A script with a doubt is never allowed.
type Doubt struct {
	// ID is stable and kebab-case: "quote-in-expansion".
	ID string
	// Message is one English sentence for a person.
	Message string
	Span    Span
	// Segment is the index of the segment concerned, or -1 for the script.
	Segment int
}

// Script is a parsed text.
type Script struct {
	Text     string
	Dialect  Dialect
	Segments []Segment
	Doubts   []Doubt
	// Implicit names the variables that something other than an assignment
	// sets: a loop, arithmetic, ${name:=word}, {name}>file.
	Implicit []string
	// Rounds reports loops whose words may come from commands further on: the
	// indices in Subst need not be those of earlier segments.
	Rounds bool
	// Nodes counts the syntax nodes of the text.
	Nodes int
}

// Source returns the text of a span, or "" if it lies outside the script, as
// the spans of folded words may.
func (s *Script) Source(sp Span) string {
	if sp.Start < 0 || sp.End > len(s.Text) || sp.Start >= sp.End {
		return ""
	}
	return s.Text[sp.Start:sp.End]
}

// Limits on a text. They are checked before and after parsing; see Parse.
const (
	DefaultMaxChars = 20_000  // characters of one text
	CeilingMaxChars = 1 << 20 // the most Options.MaxChars can ask for
	MaxDepth        = 128     // nesting of brackets, quotes and compounds
	MaxNodes        = 20_000  // syntax nodes
	MaxSegments     = 256     // segments of one script
	MaxInner        = 8       // scripts inside scripts
	MaxBraceWords   = 256     // words one brace expansion may make
)

// Options say how a text will be run. Everything the gated command could
// choose itself is left out on purpose.
type Options struct {
	// Dialect is the language of the shell that will run the text.
	Dialect Dialect
	// MaxChars caps the text, in characters; 0 means DefaultMaxChars.
	MaxChars int
	// Dirs are the absolute directories the script may start in.
	Dirs []string
	// DirOpen reports that it may also start somewhere else.
	DirOpen bool
	// Home is the absolute home directory; empty if unknown.
	Home string
	// Args are $0, $1, ... when ArgsKnown is set.
	Args      []Word
	ArgsKnown bool
	// Outputs are what certain commands print in the directory the script
	// starts in.
	Outputs []Output
	// Depth counts the scripts around this one.
	Depth int
	// Parsers may be shared by the calls of one goroutine; nil makes new ones.
	Parsers *Parsers
}

// Output is what a command with exactly these words prints, without the
// newline at its end. Several texts are the only possible ones.
type Output struct {
	Words []string
	Texts []string
}

// Error refuses a text. Nothing of it may run.
type Error struct {
	// ID is stable and kebab-case, with the prefix "limit-", "byte-" or
	// "syntax": "limit-depth", "byte-nul", "syntax".
	ID string
	// Offset is the byte offset in the text; Line and Column start at 1.
	Offset, Line, Column int
	// Message is one English sentence without a full stop.
	Message string
}

// Error returns the message with its position.
func (e *Error) Error() string {
	return strconv.Itoa(e.Line) + ":" + strconv.Itoa(e.Column) + ": " + e.Message
}
