package main

import (
	"io/fs"
	"strconv"
	"syscall"
)

// changed names a file and the time of its last change, which no program can
// set.
func changed(info fs.FileInfo) string {
	st, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return ""
	}
	return strconv.FormatUint(st.Ino, 10) + " " + strconv.FormatInt(st.Ctimespec.Nano(), 10)
}
