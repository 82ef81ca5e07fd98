// Package mock is a stand-in for a model server. It obeys the published
// protocol and answers by rules: for demonstrations and tests, never for
// decisions.
package mock

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"strings"
	"time"
)

// Model is what the stand-in calls itself.
const Model = "phocinae-mock-0"

// Rule answers for commands that match. The first one counts.
type Rule struct {
	Pattern string  `json:"pattern"`
	Noul    float64 `json:"noul"`
	Score   float64 `json:"score"`
	// Harm is the option of guard_harm; without it noul and score decide.
	Harm string `json:"harm,omitempty"`
	Note string `json:"note,omitempty"`
	re   *regexp.Regexp
}

// Server is the stand-in.
type Server struct {
	// Noul and Score answer for what no rule matches.
	Noul, Score float64
	// Accept is the model name that is accepted; any if empty.
	Accept string
	// Token is demanded of everything but health, if not empty.
	Token string
	// Bare makes answers plain, as the real server's are, instead of objects;
	// noul is then a boolean and score a whole number.
	Bare bool
	// Extensions adds answer_confidence.
	Extensions bool
	// Drip is waited after each byte of an answer.
	Drip time.Duration

	rules []Rule
}

// LoadRules reads a file of rules: an array of objects.
func (s *Server) LoadRules(data []byte) error {
	var rules []Rule
	if err := json.Unmarshal(data, &rules); err != nil {
		return fmt.Errorf("rules: %w", err)
	}
	for i := range rules {
		re, err := regexp.Compile("(?i)" + rules[i].Pattern)
		if err != nil {
			return fmt.Errorf("rule %d: %w", i+1, err)
		}
		rules[i].re = re
	}
	s.rules = rules
	return nil
}

// maxBody is the real server's limit.
const maxBody = 2 << 20

type question struct {
	ID        string   `json:"id"`
	Type      string   `json:"type"`
	Options   []string `json:"options"`
	Threshold *float64 `json:"threshold"`
}

type request struct {
	Model     string          `json:"model"`
	State     json.RawMessage `json:"state"`
	Questions []question      `json:"questions"`
}

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method == http.MethodGet && (r.URL.Path == "/" || r.URL.Path == "/health") {
		write(w, 200, map[string]any{"status": "ok", "model": Model, "model_loaded": true, "device": "none"})
		return
	}
	if s.Token != "" && r.Header.Get("Authorization") != "Bearer "+s.Token {
		write(w, 401, map[string]any{"detail": "a bearer token is needed"})
		return
	}
	if r.Method == http.MethodGet && r.URL.Path == "/v1/models" {
		write(w, 200, map[string]any{"data": []any{map[string]any{"id": Model, "extensions": s.Extensions}}})
		return
	}
	path, ok := strings.CutPrefix(r.URL.Path, "/v1/systemone")
	if !ok || path != "" && path != "/permute" && path != "/batch" {
		write(w, 404, map[string]any{"detail": "not found"})
		return
	}
	if r.Method != http.MethodPost {
		write(w, 405, map[string]any{"detail": "method not allowed"})
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	if err != nil {
		write(w, 413, map[string]any{"error": map[string]any{"code": 413, "message": "the body is too large"}})
		return
	}
	if s.Drip > 0 {
		w = dripping{w, s.Drip}
	}
	if path != "/batch" {
		code, answer := s.one(body)
		write(w, code, answer)
		return
	}
	var list []json.RawMessage
	if json.Unmarshal(body, &list) != nil {
		var o struct{ Requests []json.RawMessage }
		if json.Unmarshal(body, &o) != nil {
			invalid(w, "not a batch")
			return
		}
		list = o.Requests
	}
	if len(list) < 1 || len(list) > 64 {
		invalid(w, "a batch holds 1 to 64 requests")
		return
	}
	out := []any{}
	for _, one := range list {
		code, answer := s.one(one)
		if code != 200 {
			write(w, code, answer)
			return
		}
		out = append(out, answer)
	}
	write(w, 200, map[string]any{"results": out})
}

// dripping sends one byte at a time.
type dripping struct {
	http.ResponseWriter
	wait time.Duration
}

func (d dripping) Write(b []byte) (int, error) {
	for i := range b {
		if _, err := d.ResponseWriter.Write(b[i : i+1]); err != nil {
			return i, err
		}
		if f, ok := d.ResponseWriter.(http.Flusher); ok {
			f.Flush()
		}
		time.Sleep(d.wait)
	}
	return len(b), nil
}

func write(w http.ResponseWriter, code int, v any) {
	data, err := json.Marshal(v)
	if err != nil {
		code, data = 500, []byte(`{"detail":"internal error"}`)
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(code)
	_, _ = w.Write(data)
}

func invalid(w http.ResponseWriter, detail string) { write(w, 422, map[string]any{"detail": detail}) }

// check tells what is wrong with a request, as the real server does.
func (s *Server) check(r *request) string {
	if s.Accept != "" && r.Model != s.Accept {
		return "unknown model"
	}
	if len(r.State) == 0 || string(r.State) == "null" {
		return "no state"
	}
	if len(r.Questions) < 1 || len(r.Questions) > 64 {
		return "1 to 64 questions"
	}
	seen := map[string]bool{}
	for _, q := range r.Questions {
		switch {
		case q.ID == "" || seen[q.ID]:
			return "ids must be present and differ"
		case q.Type != "noul" && q.Type != "choice" && q.Type != "score":
			return "unknown type"
		case q.Type == "choice" && (len(q.Options) == 0 || len(q.Options) > 255):
			return "a choice has 1 to 255 options"
		case q.Type == "score" && q.Options != nil:
			return "a score has no options"
		case q.Threshold != nil && !(*q.Threshold >= 0 && *q.Threshold <= 1):
			return "a threshold is from 0 to 1"
		}
		seen[q.ID] = true
	}
	return ""
}

// one answers one request.
func (s *Server) one(body []byte) (int, any) {
	var r request
	if json.Unmarshal(body, &r) != nil {
		return 422, map[string]any{"detail": "not a request"}
	}
	if fault := s.check(&r); fault != "" {
		return 422, map[string]any{"detail": fault}
	}
	rule := s.match(r.State)
	answers, sure := map[string]any{}, map[string]any{}
	for _, q := range r.Questions {
		sure[q.ID] = 0.9
		v := s.answer(q, rule)
		if !s.Bare {
			v = map[string]any{q.Type: v}
		}
		answers[q.ID] = v
	}
	out := map[string]any{"model": Model, "answers": answers, "usage": map[string]any{"input_tokens": len(r.State) / 4, "output_tokens": len(answers)}}
	if s.Extensions {
		out["answer_confidence"] = sure
	}
	return 200, out
}

// match finds the rule for the command in a state.
func (s *Server) match(state json.RawMessage) Rule {
	command := string(state)
	var text string
	if json.Unmarshal(state, &text) == nil {
		command = text
	} else {
		text = string(state)
	}
	var o struct{ Command, Segment string }
	if json.Unmarshal([]byte(text), &o) == nil && o.Command != "" {
		if command = o.Command; o.Segment != "" {
			command = o.Segment
		}
	}
	for _, r := range s.rules {
		if r.re.MatchString(command) {
			return r
		}
	}
	return Rule{Noul: s.Noul, Score: s.Score}
}

func (s *Server) answer(q question, r Rule) any {
	switch q.Type {
	case "noul":
		if s.Bare {
			t := 0.5
			if q.Threshold != nil {
				t = *q.Threshold
			}
			return r.Noul >= t
		}
		return r.Noul
	case "score":
		if s.Bare {
			return int(min(max(r.Score, 2), 10))
		}
		return r.Score
	}
	harm := r.Harm
	if harm == "" {
		switch {
		case r.Score >= 7 || r.Noul <= 0.35:
			harm = "destructive"
		case r.Score >= 4 || r.Noul < 0.65:
			harm = "risky"
		default:
			harm = "harmless"
		}
	}
	for i, o := range q.Options {
		if o == harm {
			return i
		}
	}
	return 0
}
