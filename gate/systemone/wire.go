package systemone

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"unicode/utf8"

	"github.com/go-json-experiment/json/jsontext"
)

// Kinds of question.
const (
	Noul   = "noul"   // does the statement hold: false, true, or how likely
	Choice = "choice" // which of the options
	Score  = "score"  // a grade from 0 to 10
)

// Request is a state with questions about it.
type Request struct {
	State     string
	Questions []Question
}

// Question is one question. Instructions and the texts for true and false
// document what is asked; the model's prompt is the server's.
type Question struct {
	ID, Type        string
	Instructions    string
	IfTrue, IfFalse string   // noul
	Options         []string // choice
	Threshold       float64  // noul; 0 for the server's
	// Optional permits a reply without an answer to it.
	Optional bool
}

// Answer is the answer to one question.
type Answer struct {
	// Given is false for an optional question without an answer.
	Given bool
	// Number is the probability of a noul (0 or 1 if the server decides) or
	// the grade of a score.
	Number float64
	// Index is the option of a choice, from 0.
	Index int
	// Confidence is how sure the model is, if it says so.
	Confidence *float64
}

// Reply holds one answer for each question, in order.
type Reply struct {
	Answers []Answer
	// Model is the server's name for its model, and Usage its account of the
	// work as raw JSON; either may be empty.
	Model string
	Usage jsontext.Value
}

// maxQuestions is the server's limit.
const maxQuestions = 64

func appendRequest(b []byte, model string, r Request) ([]byte, error) {
	if len(r.Questions) == 0 || len(r.Questions) > maxQuestions {
		return nil, fmt.Errorf("a request holds 1 to %d questions, not %d", maxQuestions, len(r.Questions))
	}
	text := func(s string) {
		if !utf8.ValidString(s) {
			s = "\uFFFD"
		}
		b, _ = jsontext.AppendQuote(b, s)
	}
	if !utf8.ValidString(r.State) {
		return nil, errors.New("the state is not UTF-8")
	}
	b = append(b, `{"model":`...)
	text(model)
	b = append(b, `,"state":`...)
	text(r.State)
	b = append(b, `,"questions":[`...)
	for i, q := range r.Questions {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, `{"id":`...)
		text(q.ID)
		b = append(b, `,"type":`...)
		text(q.Type)
		if q.Threshold > 0 {
			b = append(b, `,"threshold":`...)
			b = strconv.AppendFloat(b, q.Threshold, 'g', -1, 64)
		}
		if q.Instructions != "" {
			b = append(b, `,"instructions":`...)
			text(q.Instructions)
		}
		if q.IfTrue != "" {
			b = append(b, `,"criteria":{"true":`...)
			text(q.IfTrue)
			b = append(b, `,"false":`...)
			text(q.IfFalse)
			b = append(b, '}')
		}
		if q.Options != nil {
			b = append(b, `,"options":[`...)
			for n, o := range q.Options {
				if n > 0 {
					b = append(b, ',')
				}
				text(o)
			}
			b = append(b, ']')
		}
		b = append(b, '}')
	}
	return append(b, "]}"...), nil
}

// members calls item for each member of an object, whose value it must read.
func members(dec *jsontext.Decoder, what string, item func(key string) error) error {
	tok, err := dec.ReadToken()
	if err != nil {
		return notJSON(err)
	}
	if tok.Kind() != '{' {
		return fmt.Errorf("%s is not a JSON object", what)
	}
	for dec.PeekKind() != '}' {
		tok, err := dec.ReadToken()
		if err != nil {
			return notJSON(err)
		}
		if err := item(tok.String()); err != nil {
			return err
		}
	}
	_, err = dec.ReadToken()
	return notJSON(err)
}

func notJSON(err error) error {
	if err == nil {
		return nil
	}
	// The error of the decoder could repeat what the server sent.
	return errors.New("the reply is not valid JSON")
}

func end(dec *jsontext.Decoder) error {
	if _, err := dec.ReadToken(); err != io.EOF {
		return errors.New("the reply is not one JSON value")
	}
	return nil
}

func decodeReply(data []byte, r Request) (Reply, error) {
	dec := jsontext.NewDecoder(bytes.NewReader(data))
	reply, err := readReply(dec, r)
	if err == nil {
		err = end(dec)
	}
	return reply, err
}

// decodeBatch reads a list of replies, bare or as the one list of an object.
func decodeBatch(data []byte, rs []Request) (replies []Reply, err error) {
	dec := jsontext.NewDecoder(bytes.NewReader(data))
	if dec.PeekKind() != '{' {
		if replies, err = readReplies(dec, rs); err == nil {
			err = end(dec)
		}
		return replies, err
	}
	err = members(dec, "the reply", func(key string) error {
		if key != "responses" && key != "results" {
			return notJSON(dec.SkipValue())
		}
		if replies != nil {
			return errors.New("the reply holds two lists of answers")
		}
		replies, err = readReplies(dec, rs)
		return err
	})
	if err == nil {
		err = end(dec)
	}
	if err == nil && replies == nil {
		err = errors.New("the reply holds no list of answers")
	}
	return replies, err
}

func readReplies(dec *jsontext.Decoder, rs []Request) ([]Reply, error) {
	tok, err := dec.ReadToken()
	if err != nil {
		return nil, notJSON(err)
	}
	if tok.Kind() != '[' {
		return nil, errors.New("the reply is not a list of answers")
	}
	var replies []Reply
	for dec.PeekKind() != ']' {
		if len(replies) == len(rs) {
			return nil, errors.New("the reply holds more answers than questions")
		}
		r, err := readReply(dec, rs[len(replies)])
		if err != nil {
			return nil, err
		}
		replies = append(replies, r)
	}
	if len(replies) != len(rs) {
		return nil, fmt.Errorf("the reply holds %d answers to %d states", len(replies), len(rs))
	}
	_, err = dec.ReadToken()
	return replies, notJSON(err)
}

func readReply(dec *jsontext.Decoder, r Request) (Reply, error) {
	reply := Reply{Answers: make([]Answer, len(r.Questions))}
	found := false
	sure := make([]*float64, len(r.Questions))
	err := members(dec, "the reply", func(key string) error {
		switch key {
		case "answers":
			found = true
			return members(dec, "answers", func(id string) error {
				v, err := dec.ReadValue()
				if err != nil {
					return notJSON(err)
				}
				for i, q := range r.Questions {
					if q.ID == id {
						return reply.Answers[i].read(q, v, 0)
					}
				}
				return nil
			})
		case "answer_confidence":
			return readConfidence(dec, r, sure)
		case "model":
			tok, err := dec.ReadToken()
			if err != nil {
				return notJSON(err)
			}
			if tok.Kind() == '"' {
				reply.Model = tok.String()
				return nil
			}
			return errors.New("model is not a string")
		case "usage":
			v, err := dec.ReadValue()
			if err == nil && v.Kind() == '{' {
				reply.Usage = v.Clone()
				err = reply.Usage.Compact() // the server may have put it on lines
			}
			return notJSON(err)
		}
		return notJSON(dec.SkipValue())
	})
	if err != nil {
		return Reply{}, err
	}
	if !found {
		return Reply{}, errors.New("the reply holds no answers")
	}
	for i, q := range r.Questions {
		a := &reply.Answers[i]
		if !a.Given && !q.Optional {
			return Reply{}, fmt.Errorf("the reply has no answer to %s", q.ID)
		}
		if sure[i] != nil {
			a.Confidence = sure[i]
		}
	}
	return reply, nil
}

// readConfidence reads one number for all answers or a number for each.
func readConfidence(dec *jsontext.Decoder, r Request, sure []*float64) error {
	switch dec.PeekKind() {
	case 'n':
		return notJSON(dec.SkipValue())
	case '{':
		return members(dec, "answer_confidence", func(id string) error {
			v, err := dec.ReadValue()
			if err != nil {
				return notJSON(err)
			}
			for i, q := range r.Questions {
				if q.ID == id && v.Kind() != 'n' {
					f, err := numberIn(v, "the confidence of "+id, 0, 1)
					if err != nil {
						return err
					}
					sure[i] = &f
				}
			}
			return nil
		})
	}
	v, err := dec.ReadValue()
	if err != nil {
		return notJSON(err)
	}
	f, err := numberIn(v, "answer_confidence", 0, 1)
	for i := range sure {
		sure[i] = &f
	}
	return err
}

// maxWraps bounds the objects around a plain answer.
const maxWraps = 4

// read takes an answer, which is plain or wrapped in objects under the name of
// its type, answer, value or index.
func (a *Answer) read(q Question, v jsontext.Value, depth int) error {
	if v.Kind() != '{' {
		return a.plain(q, v)
	}
	if depth == maxWraps {
		return fmt.Errorf("the answer to %s is wrapped too deeply", q.ID)
	}
	var inner jsontext.Value
	rank := len(wraps(q)) // of the name the answer was found under
	dec := jsontext.NewDecoder(bytes.NewReader(v))
	err := members(dec, "an answer", func(key string) error {
		v, err := dec.ReadValue()
		if err != nil {
			return notJSON(err)
		}
		if key == "confidence" && v.Kind() != 'n' {
			f, err := numberIn(v, "the confidence of "+q.ID, 0, 1)
			a.Confidence = &f
			return err
		}
		for n, name := range wraps(q)[:rank] {
			if key == name {
				rank, inner = n, v.Clone()
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	if inner == nil {
		return fmt.Errorf("the answer to %s has an unknown form", q.ID)
	}
	return a.read(q, inner, depth+1)
}

func wraps(q Question) []string { return []string{q.Type, "answer", "value", "index"} }

// plain takes an answer that is a scalar.
func (a *Answer) plain(q Question, v jsontext.Value) (err error) {
	what := "the answer to " + q.ID
	switch {
	case q.Type == Noul && v.Kind() == 't':
		a.Number = 1
	case q.Type == Noul && v.Kind() == 'f':
		a.Number = 0
	case q.Type == Noul:
		a.Number, err = numberIn(v, what, 0, 1)
	case q.Type == Score:
		a.Number, err = numberIn(v, what, 0, 10)
	case q.Type == Choice:
		var f float64
		f, err = numberIn(v, what, 0, float64(len(q.Options)-1))
		if err == nil && f != math.Trunc(f) {
			err = fmt.Errorf("%s is not a whole number", what)
		}
		a.Index = int(f)
	default:
		err = fmt.Errorf("unknown type of question %s", q.ID)
	}
	a.Given = err == nil
	return err
}

func numberIn(v jsontext.Value, what string, low, high float64) (float64, error) {
	if v.Kind() != '0' {
		return 0, fmt.Errorf("%s has the wrong type", what)
	}
	f, err := strconv.ParseFloat(string(v), 64)
	if err != nil || math.IsNaN(f) || f < low || f > high {
		return 0, fmt.Errorf("%s is out of range", what)
	}
	return f, nil
}
