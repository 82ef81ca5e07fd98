package audit

import "errors"

func mkfifo(string) error { return errors.New("no pipes in the file system") }
