package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// Stops reports a call that ends after a part of its input, or after some
// time, however much there is to read.
func Stops(argv []shellparse.Word) bool {
	switch commandName(argv) {
	case "head", "ghead", "file", "timeout", "gtimeout", "read", "stat", "ls", "cmp", "diff", "test", "[", "cp", "install":
		return true
	case "dd", "gdd":
		return anyArg(argv, "count=")
	case "od", "god":
		return anyArg(argv, "-N", "--read-bytes")
	case "xxd":
		return anyArg(argv, "-l", "-len")
	case "hexdump", "hd", "hexyl":
		return anyArg(argv, "-n", "--length", "--bytes")
	case "grep", "egrep", "fgrep", "rg":
		return anyArg(argv, "-m", "-q", "--max-count", "--quiet")
	}
	return false
}

// Drains reports a filter that reads its input to the end: without an end it
// does not end.
func Drains(argv []shellparse.Word) bool {
	const filters = "cat tac tail sort shuf uniq wc tr cut paste nl fold fmt expand unexpand rev column tee pv grep egrep fgrep rg sed awk gawk mawk " +
		"md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum cksum sum shasum md5 base64 base32 xxd od hexdump strings gzip bzip2 xz zstd jq"
	return hasName(filters, commandName(argv))
}

// commandName is the bare name of the program of a call; empty if it is not
// known.
func commandName(argv []shellparse.Word) string {
	if len(argv) == 0 || argv[0].Kind != shellparse.Literal {
		return ""
	}
	return argv[0].Value[strings.LastIndexByte(argv[0].Value, '/')+1:]
}

// anyArg reports an argument that begins in one of the ways.
func anyArg(argv []shellparse.Word, ways ...string) bool {
	for _, w := range argv[1:] {
		for _, way := range ways {
			if strings.HasPrefix(w.Value, way) {
				return true
			}
		}
	}
	return false
}
