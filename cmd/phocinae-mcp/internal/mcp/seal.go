package mcp

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"strings"
	"sync"
	"time"
)

// Sealer makes request states: strings that a client keeps and that tell, when
// they come back, what was asked. A state is good for one return, for a while,
// and for the very request it was made for.
type Sealer struct {
	key [32]byte
	now func() time.Time

	mu   sync.Mutex
	used map[[16]byte]int64 // nonces that came back, until they expire
}

// Lifetime is how long a state is good.
const Lifetime = 120 * time.Second

// maxUsed bounds the nonces that are remembered. When they are all fresh, no
// state is accepted until some expire.
const maxUsed = 8192

// ErrState is the answer to any state that is not good. It does not say why.
var ErrState = errors.New("the request state is not valid")

// NewSealer returns a sealer with a key of its own.
func NewSealer(now func() time.Time) *Sealer {
	s := &Sealer{now: now, used: map[[16]byte]int64{}}
	rand.Read(s.key[:]) // never fails: the runtime aborts instead
	return s
}

// Layout of a payload: version, expiry, nonce, digest of the request, digest
// of what was answered.
const (
	sealVersion = 1
	sealSize    = 1 + 8 + 16 + 32 + 32
)

// Seal returns a state for a request. The parts of the request are kept apart,
// so that they cannot be shifted into one another; answer is digested too, and
// Open reports whether it is still the same.
func (s *Sealer) Seal(answer string, request ...string) string {
	p := make([]byte, 0, sealSize)
	p = append(p, sealVersion)
	p = binary.BigEndian.AppendUint64(p, uint64(s.now().Add(Lifetime).Unix()))
	var nonce [16]byte
	rand.Read(nonce[:])
	p = append(p, nonce[:]...)
	p = append(p, digest(request...)...)
	p = append(p, digest(answer)...)
	enc := base64.RawURLEncoding
	return enc.EncodeToString(p) + "." + enc.EncodeToString(s.mac(p))
}

// Open checks a state and uses it up. same reports that the answer is the one
// it was sealed with.
func (s *Sealer) Open(state, answer string, request ...string) (same bool, err error) {
	payload, mac, ok := strings.Cut(state, ".")
	enc := base64.RawURLEncoding.Strict()
	if !ok || len(state) > 4*sealSize {
		return false, ErrState
	}
	p, err1 := enc.DecodeString(payload)
	m, err2 := enc.DecodeString(mac)
	if err1 != nil || err2 != nil || !hmac.Equal(m, s.mac(p)) || len(p) != sealSize || p[0] != sealVersion {
		return false, ErrState
	}
	if strings.ContainsAny(state, "\r\n") {
		return false, ErrState // which the decoder skips
	}
	expiry := int64(binary.BigEndian.Uint64(p[1:9]))
	now := s.now().Unix()
	// An expiry too far away is from before the clock went back.
	if now >= expiry || expiry > now+int64(Lifetime/time.Second) || subtle.ConstantTimeCompare(p[25:57], digest(request...)) != 1 {
		return false, ErrState
	}
	var nonce [16]byte
	copy(nonce[:], p[9:25])
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, again := s.used[nonce]; again {
		return false, ErrState
	}
	if len(s.used) >= maxUsed {
		for n, e := range s.used {
			if now >= e {
				delete(s.used, n)
			}
		}
		if len(s.used) >= maxUsed {
			return false, ErrState
		}
	}
	s.used[nonce] = expiry
	return subtle.ConstantTimeCompare(p[57:], digest(answer)) == 1, nil
}

func (s *Sealer) mac(p []byte) []byte {
	h := hmac.New(sha256.New, s.key[:])
	h.Write(p)
	return h.Sum(nil)
}

func digest(parts ...string) []byte {
	h := sha256.New()
	var n [8]byte
	for _, p := range parts {
		binary.BigEndian.PutUint64(n[:], uint64(len(p)))
		h.Write(n[:])
		h.Write([]byte(p))
	}
	return h.Sum(nil)
}
