package systemone

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"strconv"
	"strings"
)

// Bounds of a reply.
const (
	maxReply   = 1 << 20
	maxHeaders = 32 << 10 // bytes of all lines of the head together
)

// post sends one request over a connection of its own and reads the reply.
// net/http would do, but it is most of the start-up time of a program that
// lives for a millisecond, and it follows, retries and guesses.
func (c *Client) post(ctx context.Context, path string, body []byte) ([]byte, error) {
	conn, err := c.dial(ctx)
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	if d, ok := ctx.Deadline(); ok {
		if err := conn.SetDeadline(d); err != nil {
			return nil, err
		}
	}
	stop := context.AfterFunc(ctx, func() { conn.Close() })
	defer stop()
	if c.base.Scheme == "https" {
		if conn, err = c.conf.Secure(ctx, conn, c.base.Hostname()); err != nil {
			return nil, fmt.Errorf("tls: %w", err)
		}
	}
	head := "POST " + path + " HTTP/1.1\r\nHost: " + c.host + "\r\n"
	if c.conf.UserAgent != "" {
		head += "User-Agent: " + c.conf.UserAgent + "\r\n"
	}
	if c.bearer {
		head += "Authorization: Bearer " + c.conf.Token + "\r\n"
	}
	head += "Content-Type: application/json\r\nAccept: application/json\r\nConnection: close\r\nContent-Length: " +
		strconv.Itoa(len(body)) + "\r\n\r\n"
	sent := make(chan error, 1)
	go func() {
		// A server may refuse before it has read everything.
		_, err := conn.Write(append([]byte(head), body...))
		sent <- err
	}()
	data, err := readResponse(conn)
	conn.Close()
	if werr := <-sent; err != nil && werr != nil && errors.Is(err, io.ErrUnexpectedEOF) {
		err = werr
	}
	return data, err
}

func (c *Client) dial(ctx context.Context) (conn net.Conn, err error) {
	var d net.Dialer
	for _, address := range c.dials {
		var e error
		if conn, e = d.DialContext(ctx, "tcp", address); e == nil {
			return conn, nil
		}
		if err == nil {
			err = e
		}
	}
	return nil, err
}

// readResponse reads one HTTP/1 response whose length is declared.
func readResponse(r io.Reader) ([]byte, error) {
	br := bufio.NewReaderSize(r, 4096)
	left := maxHeaders
	for {
		status, err := statusLine(br, &left)
		if err != nil {
			return nil, err
		}
		h, err := headers(br, &left)
		if err != nil {
			return nil, err
		}
		switch {
		case status >= 100 && status < 200 && status != 101:
			continue
		case status >= 300 && status < 400:
			return nil, fmt.Errorf("the server answered HTTP %d; redirects are not followed", status)
		case status != 200:
			return nil, fmt.Errorf("the server answered HTTP %d", status)
		case h.kind != "" && h.kind != "application/json":
			return nil, fmt.Errorf("the reply is %.60q, not JSON", h.kind)
		case h.encoded:
			return nil, errors.New("the reply is compressed")
		case h.chunked && h.length >= 0:
			return nil, errors.New("the reply declares its length twice")
		case h.chunked:
			return chunks(br, &left)
		case h.length < 0:
			return nil, errors.New("the reply does not declare its length")
		case h.length > maxReply:
			return nil, errTooLarge()
		}
		data := make([]byte, h.length)
		if _, err := io.ReadFull(br, data); err != nil {
			return nil, cut(err)
		}
		return data, nil
	}
}

func errTooLarge() error { return fmt.Errorf("the reply is larger than %d bytes", maxReply) }

// cut says what an early end of the stream means here.
func cut(err error) error {
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		return fmt.Errorf("the reply is cut off: %w", io.ErrUnexpectedEOF)
	}
	return err
}

// line reads one line without its end and takes it from the budget.
func line(br *bufio.Reader, left *int) (string, error) {
	s, err := br.ReadSlice('\n')
	if err == bufio.ErrBufferFull {
		return "", errors.New("a header line of the reply is too long")
	}
	if err != nil {
		return "", cut(err)
	}
	if *left -= len(s); *left < 0 {
		return "", errors.New("the headers of the reply are too long")
	}
	return strings.TrimSuffix(string(s[:len(s)-1]), "\r"), nil
}

func statusLine(br *bufio.Reader, left *int) (int, error) {
	s, err := line(br, left)
	if err != nil {
		return 0, err
	}
	version, rest, _ := strings.Cut(s, " ")
	code, _, _ := strings.Cut(rest, " ")
	n, err := strconv.Atoi(code)
	if version != "HTTP/1.1" && version != "HTTP/1.0" || err != nil || len(code) != 3 || n < 100 {
		return 0, errors.New("the server does not speak HTTP")
	}
	return n, nil
}

// replyHead is what matters of the headers.
type replyHead struct {
	length           int // -1 if not declared
	chunked, encoded bool
	kind             string // media type
}

func headers(br *bufio.Reader, left *int) (replyHead, error) {
	h := replyHead{length: -1}
	for {
		s, err := line(br, left)
		if err != nil || s == "" {
			return h, err
		}
		name, value, ok := strings.Cut(s, ":")
		if !ok || name == "" || strings.ContainsAny(name, " \t") {
			return h, errors.New("the reply has a malformed header")
		}
		value = strings.Trim(value, " \t")
		switch strings.ToLower(name) {
		case "content-length":
			n, err := strconv.ParseUint(value, 10, 31)
			if err != nil || h.length >= 0 && h.length != int(n) {
				return h, errors.New("the reply has a malformed length")
			}
			h.length = int(n)
		case "transfer-encoding":
			if h.chunked || !strings.EqualFold(value, "chunked") {
				return h, errors.New("the reply has an unknown transfer encoding")
			}
			h.chunked = true
		case "content-encoding":
			h.encoded = h.encoded || !strings.EqualFold(value, "identity")
		case "content-type":
			kind, _, _ := strings.Cut(value, ";")
			h.kind = strings.ToLower(strings.TrimSpace(kind))
		}
	}
}

// chunks reads a chunked body.
func chunks(br *bufio.Reader, left *int) ([]byte, error) {
	var data []byte
	for {
		*left = maxHeaders // a budget for each size line
		s, err := line(br, left)
		if err != nil {
			return nil, err
		}
		size, _, _ := strings.Cut(s, ";")
		n, err := strconv.ParseUint(strings.Trim(size, " \t"), 16, 31)
		if err != nil {
			return nil, errors.New("the reply has a malformed chunk")
		}
		if n == 0 {
			return data, nil // trailers do not matter: the connection is closed
		}
		if len(data)+int(n) > maxReply {
			return nil, errTooLarge()
		}
		at := len(data)
		data = append(data, make([]byte, n)...)
		if _, err := io.ReadFull(br, data[at:]); err != nil {
			return nil, cut(err)
		}
		if end, err := line(br, left); err != nil || end != "" {
			return nil, errors.New("the reply has a malformed chunk")
		}
	}
}
