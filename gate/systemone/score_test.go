package systemone

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/phocinae/guardexec/gate"
	"github.com/phocinae/guardexec/gate/config"
	"github.com/phocinae/guardexec/gate/systemone/mock"
)

func defaults() Rules {
	return Rules{NoulThreshold: 0.65, DenyAt: 7, AskAt: 4, MinConfidence: 0.45, Tool: "test/1"}
}

// The polarity: true means that the command may run unattended.
func TestNoulPolarity(t *testing.T) {
	r := defaults()
	for _, c := range []struct {
		p     float64
		state string
		d     gate.Decision
	}{
		{1, "true", gate.Allow}, {0.65, "true", gate.Allow}, {0.64, "wavering", gate.Ask},
		{0.36, "wavering", gate.Ask}, {0.35, "false", gate.Deny}, {0, "false", gate.Deny},
	} {
		if state, d := r.OfNoul(c.p); state != c.state || d != c.d {
			t.Errorf("%v: %s %v", c.p, state, d)
		}
	}
}

func TestNoulAndScore(t *testing.T) {
	r := defaults()
	for _, c := range []struct {
		p, s float64
		d    gate.Decision
	}{
		{.9, 1, gate.Allow}, {.5, 5, gate.Ask}, {.1, 8, gate.Deny}, {.9, 8, gate.Deny},
		{.1, 2, gate.Deny}, {.5, 2, gate.Ask}, {.65, 3.9, gate.Allow}, {.65, 4.0, gate.Ask},
		{.9, 7, gate.Deny}, {.5, 7, gate.Deny}, {.1, 4, gate.Deny},
	} {
		q := r.questions()
		o := r.opinion(q, Reply{Answers: []Answer{{Given: true, Number: c.p}, {Given: true, Number: c.s}, {}}})
		if o.Decision != c.d || *o.Noul != c.p || *o.Score != c.s || o.Harm != "" {
			t.Errorf("(%v, %v): %+v", c.p, c.s, o)
		}
	}
}

func TestHarm(t *testing.T) {
	r := defaults()
	sure, unsure := 0.45, 0.44
	for _, c := range []struct {
		i int
		f *float64
		d gate.Decision
	}{
		{0, &sure, gate.Allow}, {0, &unsure, gate.Ask}, {0, nil, gate.Ask},
		{1, &sure, gate.Ask}, {1, nil, gate.Ask}, {2, &unsure, gate.Deny}, {2, nil, gate.Deny}, {3, &sure, gate.Deny},
	} {
		if d := r.OfHarm(c.i, c.f); d != c.d {
			t.Errorf("%d: %v", c.i, d)
		}
	}
	// The strictest channel wins.
	q := r.questions()
	high := 0.99
	o := r.opinion(q, Reply{Answers: []Answer{{Given: true, Number: 1}, {Given: true, Number: 2}, {Given: true, Index: 2, Confidence: &high}}})
	if o.Decision != gate.Deny || o.Harm != "destructive" {
		t.Errorf("%+v", o)
	}
}

// layer returns L1 on a server, with the number of requests it got.
func layer(t *testing.T, h http.Handler, r Rules) (*Layer, *atomic.Int32) {
	t.Helper()
	var n atomic.Int32
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, q *http.Request) {
		n.Add(1)
		h.ServeHTTP(w, q)
	}))
	t.Cleanup(s.Close)
	c, err := New(Config{Server: s.URL, Timeout: 5 * time.Second, UserAgent: "test/1"})
	if err != nil {
		t.Fatal(err)
	}
	return NewLayer(c, r), &n
}

const rules = `[
	{"pattern":"npm (un)?install -g","noul":0.5,"score":5},
	{"pattern":"pip install","noul":0.9,"score":2.5},
	{"pattern":"force-with-lease","noul":0.5,"score":5},
	{"pattern":"curl .* -o ","noul":0.9,"score":2},
	{"pattern":"drop","noul":0.9,"score":9}]`

// The grey commands of the original's battery, through the gate.
func TestGreyBattery(t *testing.T) {
	for _, bare := range []bool{false, true} {
		m := &mock.Server{Noul: .9, Score: 1, Extensions: true, Bare: bare}
		if err := m.LoadRules([]byte(rules)); err != nil {
			t.Fatal(err)
		}
		l, n := layer(t, m, defaults())
		for command, want := range map[string]gate.Decision{
			"frobnicate pip install requests": gate.Allow, "frobnicate drop table": gate.Deny, "frobnicate x": gate.Allow,
			"frobnicate npm install -g typescript": gate.Ask,
		} {
			if bare && want == gate.Ask {
				want = gate.Deny // a server that decides knows no wavering
			}
			g, err := gate.New(gate.Policy{}, gate.WithScorer(l))
			if err != nil {
				t.Fatal(err)
			}
			before := n.Load()
			v := g.Judge(t.Context(), gate.Request{Command: command, Dir: "/w", Home: "/h"})
			if v.Decision != want || v.Layer != gate.LayerL1 {
				t.Errorf("%v %q: %+v", bare, command, v)
			}
			if n.Load() != before+1 {
				t.Errorf("%q: %d requests", command, n.Load()-before)
			}
		}
	}
}

// The original's stand-in answers two questions only, in objects.
func TestOriginalServerSuffices(t *testing.T) {
	old := func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(`{"model":"m","answers":{"guard_noul":{"noul":0.9},"guard_score":{"score":1.0}}}`))
	}
	l, _ := layer(t, http.HandlerFunc(old), defaults())
	o, err := l.Score(t.Context(), gate.Case{Command: "x", Dir: "/", Segments: []string{"x"}})
	if err != nil || o[0].Decision != gate.Allow || o[0].Model != "m" {
		t.Errorf("%+v, %v", o, err)
	}
	// Asked for by name, the third is missed.
	r := defaults()
	r.Harm = true
	l, _ = layer(t, http.HandlerFunc(old), r)
	if _, err := l.Score(t.Context(), gate.Case{Command: "x", Segments: []string{"x"}}); err == nil || !strings.Contains(err.Error(), "guard_harm") {
		t.Error(err)
	}
}

func TestChannels(t *testing.T) {
	for _, c := range []struct {
		harm, noul, grade bool
		want              string
	}{
		{false, false, false, "guard_noul guard_score guard_harm"}, {true, false, false, "guard_harm"},
		{false, true, true, "guard_noul guard_score"}, {true, true, true, "guard_noul guard_score guard_harm"},
	} {
		r := defaults()
		r.Harm, r.Noul, r.Grade = c.harm, c.noul, c.grade
		var ids []string
		for _, q := range r.questions() {
			ids = append(ids, q.ID)
		}
		if got := strings.Join(ids, " "); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

// Several segments go in one request, each with the whole command in its state.
func TestSegmentsInOneRequest(t *testing.T) {
	var states []map[string]string
	m := &mock.Server{Noul: .9, Score: 1, Extensions: true}
	l, n := layer(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/v1/systemone/batch" {
			t.Error(r.URL.Path)
		}
		var body struct{ Requests []struct{ State string } }
		data := new(strings.Builder)
		_, _ = copyAll(data, r)
		if err := json.Unmarshal([]byte(data.String()), &body); err != nil {
			t.Error(err)
		}
		for _, q := range body.Requests {
			var s map[string]string
			if err := json.Unmarshal([]byte(q.State), &s); err != nil {
				t.Error(err)
			}
			states = append(states, s)
		}
		m.ServeHTTP(w, r)
	}), defaults())
	o, err := l.Score(t.Context(), gate.Case{Command: "a; b; a", Dir: "/d", Segments: []string{"a", "b", "a"}})
	if err != nil || len(o) != 3 || n.Load() != 1 || len(states) != 2 {
		t.Fatalf("%v %v %v", o, err, states)
	}
	if states[1]["command"] != "a; b; a" || states[1]["cwd"] != "/d" || states[1]["segment"] != "b" || states[1]["tool"] != "test/1" {
		t.Error(states)
	}
}

// What the model cannot see whole is asked about, and never cut.
func TestLongStatesAreAsked(t *testing.T) {
	l, n := layer(t, &mock.Server{Noul: .9, Score: 1, Extensions: true}, defaults())
	for _, text := range []string{strings.Repeat("word ", 300), strings.Repeat(";", 500), strings.Repeat("é", 250), strings.Repeat("a1", 400)} {
		o, err := l.Score(t.Context(), gate.Case{Command: text, Segments: []string{text}})
		if err != nil || o[0].Decision != gate.Ask || n.Load() != 0 {
			t.Errorf("%.10s: %+v, %v, %d", text, o, err, n.Load())
		}
	}
	if o, err := l.Score(t.Context(), gate.Case{Command: strings.Repeat("word ", 150), Segments: []string{"x"}}); err != nil || o[0].Decision != gate.Allow {
		t.Errorf("%+v, %v", o, err)
	}
}

func TestOpen(t *testing.T) {
	conf, err := config.Load(config.Source{Flags: map[string]string{"server": "http://127.0.0.1:1"}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Open(conf, "x/1", nil); err != nil {
		t.Error(err)
	}
	conf.Server = "http://10.0.0.1"
	if _, err := Open(conf, "x/1", nil); err == nil {
		t.Error("another machine")
	}
}
