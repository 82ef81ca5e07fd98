package audit

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// MaxRead bounds a line that is read, in bytes. A record is far below it; a
// line that another program wrote may hold what no record does.
const MaxRead = 4 << 20

// Entry is a record as it was read. What is nobody's concern afterwards is not
// read: the numbers of the model, segments, latency, caller.
type Entry struct {
	Record
	// Argv is the command if the line gives it as an array of words, which no
	// record of ours does; Command is empty then.
	Argv []string
	// Line is the line without its end, valid until the next one is read.
	Line []byte
}

// BadLine is a line that is no record: torn, too long, or not ours. Reading
// goes on after it.
type BadLine struct {
	File string
	Line int // from 1
	Err  error
}

func (e *BadLine) Error() string { return fmt.Sprintf("%s:%d: %v", e.File, e.Line, e.Err) }

func (e *BadLine) Unwrap() error { return e.Err }

// Reader reads records one at a time, whatever the size of the files.
type Reader struct{ sources []source }

// source is a file as large as it was when it was opened, or a stream.
type source struct {
	name   string
	file   *os.File
	size   int64
	stream io.Reader
}

// NewReader returns a reader of a stream, with a name for its errors.
func NewReader(name string, in io.Reader) *Reader {
	return &Reader{[]source{{name: name, stream: in}}}
}

// Open returns a reader of one file. As with Log.Write, it never waits, and
// anything but a regular file is refused, and so is a symbolic link.
func Open(path string) (*Reader, error) {
	s, _, err := openSource(path)
	if err != nil {
		return nil, err
	}
	return &Reader{[]source{s}}, nil
}

// Open returns a reader of the log: of the old files, the oldest first, and of
// the file itself. If there is none of them, the error is an fs.ErrNotExist.
func (l *Log) Open() (*Reader, error) {
	// The newest first: what is renamed meanwhile is met twice, not missed.
	r := &Reader{}
	var seen []os.FileInfo
	var missing error
next:
	for n := 0; n <= Keep; n++ {
		s, info, err := openSource(l.old(n))
		if errors.Is(err, fs.ErrNotExist) {
			if n == 0 {
				missing = err
			}
			continue
		}
		if err != nil {
			r.Close()
			return nil, err
		}
		for _, other := range seen {
			if os.SameFile(other, info) {
				s.file.Close()
				continue next
			}
		}
		seen = append(seen, info)
		r.sources = append([]source{s}, r.sources...)
	}
	if len(r.sources) == 0 {
		return nil, missing
	}
	return r, nil
}

func openSource(path string) (source, os.FileInfo, error) {
	f, err := openRead(path)
	if err != nil {
		return source{}, nil, err
	}
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "open", Path: path, Err: errors.New("not a regular file")}
	}
	if err != nil {
		f.Close()
		return source{}, nil, err
	}
	return source{name: path, file: f, size: info.Size()}, info, nil
}

// Close closes the files.
func (r *Reader) Close() error {
	var errs []error
	for _, s := range r.sources {
		if s.file != nil {
			errs = append(errs, s.file.Close())
		}
	}
	return errors.Join(errs...)
}

// All returns the records in the order they were written in. Files are read
// from their beginning each time. A line that is no record gives a *BadLine;
// any other error is the last thing that is returned. What was appended since
// the files were opened is not read.
func (r *Reader) All() iter.Seq2[*Entry, error] {
	return func(yield func(*Entry, error) bool) {
		for _, s := range r.sources {
			in := s.stream
			if s.file != nil {
				in = io.NewSectionReader(s.file, 0, s.size)
			}
			if !read(s.name, in, yield) {
				return
			}
		}
	}
}

// read reads one source; it reports whether to go on.
func read(name string, from io.Reader, yield func(*Entry, error) bool) bool {
	in := bufio.NewReaderSize(from, 64<<10)
	var p parser
	var line []byte
	for n := 1; ; n++ {
		var long bool
		var end error
		line, long, end = readLine(in, line[:0])
		if end != nil && end != io.EOF {
			yield(nil, fmt.Errorf("%s: %w", name, end))
			return false
		}
		if n == 1 {
			line = bytes.TrimPrefix(line, []byte("\ufeff"))
		}
		var e *Entry
		err := fmt.Errorf("longer than %d bytes", MaxRead)
		if !long {
			if len(bytes.TrimSpace(line)) == 0 {
				if end != nil {
					return true
				}
				continue
			}
			e, err = p.parse(line)
		}
		if err != nil {
			e, err = nil, &BadLine{File: name, Line: n, Err: err}
		}
		if !yield(e, err) {
			return false
		}
		if end != nil {
			return true
		}
	}
}

// readLine reads a line into buf, without its end. Of one that is too long
// nothing is kept.
func readLine(in *bufio.Reader, buf []byte) (line []byte, long bool, err error) {
	for {
		part, err := in.ReadSlice('\n')
		switch {
		case long:
		case len(buf)+len(part) > MaxRead+2:
			buf, long = buf[:0], true
		default:
			buf = append(buf, part...)
		}
		if err == bufio.ErrBufferFull {
			continue
		}
		buf = bytes.TrimSuffix(bytes.TrimSuffix(buf, []byte("\n")), []byte("\r"))
		return buf, long || len(buf) > MaxRead, err
	}
}

// parser reads lines, with one decoder for all of them.
type parser struct {
	in  bytes.Reader
	dec jsontext.Decoder
	key []byte
}

// parse reads a line: {"command"} and, if they are there and are text, the
// other members of a record.
func (p *parser) parse(line []byte) (*Entry, error) {
	e := &Entry{Line: line}
	p.in.Reset(line)
	p.dec.Reset(&p.in)
	dec := &p.dec
	if dec.PeekKind() != '{' {
		if _, err := dec.ReadToken(); err != nil {
			return nil, notJSON(err)
		}
		return nil, errors.New("not a JSON object")
	}
	if _, err := dec.ReadToken(); err != nil {
		return nil, notJSON(err)
	}
	for dec.PeekKind() != '}' {
		// As a token it would have to be copied.
		key, err := dec.ReadValue()
		if err != nil {
			return nil, notJSON(err)
		}
		if p.key, err = jsontext.AppendUnquote(p.key[:0], key); err != nil {
			return nil, notJSON(err)
		}
		if err := e.member(p.key, dec); err != nil {
			return nil, err
		}
	}
	if _, err := dec.ReadToken(); err != nil {
		return nil, notJSON(err)
	}
	if _, err := dec.ReadToken(); err != io.EOF {
		return nil, errors.New("text after the JSON object")
	}
	if e.Command == "" && len(e.Argv) == 0 {
		return nil, errors.New("no command")
	}
	return e, nil
}

func notJSON(err error) error { return fmt.Errorf("not JSON: %w", err) }

// member reads one member of a record.
func (e *Entry) member(key []byte, dec *jsontext.Decoder) error {
	into, least := e.field(key)
	kind := dec.PeekKind()
	isTime := string(key) == "ts"
	switch {
	case into == &e.Command && kind == '[':
		return e.words(dec)
	case kind == '"' && (into != nil || isTime):
	case least && kind != '"' && kind != 'n':
		return fmt.Errorf("%s is not text", key)
	default:
		if err := dec.SkipValue(); err != nil {
			return notJSON(err)
		}
		return nil
	}
	tok, err := dec.ReadToken()
	if err != nil {
		return notJSON(err)
	}
	if isTime {
		e.Time = moment(tok.String())
		return nil
	}
	*into = tok.String()
	return nil
}

// moment reads a time. Another program may write its times as it likes; there
// is none then.
func moment(s string) time.Time {
	t, err := time.Parse(time.RFC3339Nano, s)
	if err != nil {
		return time.Time{}
	}
	return t
}

// field is where the text of a member goes. A line in which one of the least
// members is anything but text is not ours.
func (e *Entry) field(key []byte) (into *string, least bool) {
	switch string(key) {
	case "command":
		return &e.Command, true
	case "cwd":
		return &e.Cwd, true
	case "decision":
		return &e.Decision, true
	case "layer":
		return &e.Layer, false
	case "reason":
		return &e.Reason, false
	case "rule":
		return &e.Rule, false
	case "door":
		return &e.Door, false
	case "policy":
		return &e.Policy, false
	case "path":
		return &e.Path, false
	}
	return nil, false
}

// words reads a command that is an array of words.
func (e *Entry) words(dec *jsontext.Decoder) error {
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	for dec.PeekKind() != ']' {
		tok, err := dec.ReadToken()
		if err != nil {
			return notJSON(err)
		}
		if tok.Kind() != '"' {
			return errors.New("command is neither text nor an array of texts")
		}
		e.Argv = append(e.Argv, tok.String())
	}
	_, err := dec.ReadToken()
	return err
}
