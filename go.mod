module github.com/phocinae/guardexec

go 1.26.0

require (
	github.com/go-json-experiment/json v1.27.2 // indirect
	github.com/mattn/go-isatty v0.0.24 // indirect
	github.com/rogpeppe/go-internal v1.16.0 // indirect
	github.com/spf13/pflag v1.1.0 // indirect
	golang.org/x/sys v0.50.0 // indirect
)
