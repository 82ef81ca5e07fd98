module github.com/phocinae/guardexec/wrappers/live

go 1.26.0
