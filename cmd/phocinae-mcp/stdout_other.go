//go:build !unix

package main

import "os"

// takeStdout keeps the protocol's channel for itself.
func takeStdout() *os.File {
	out := os.Stdout
	os.Stdout = os.Stderr
	return out
}
