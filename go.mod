module github.com/phocinae/guardexec

go 1.26.0
