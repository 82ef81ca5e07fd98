module github.com/phocinae/guardexec

go 1.26.0

require (
	github.com/google/go-cmp v0.7.0
	mvdan.cc/sh/v3 v3.14.1
)
