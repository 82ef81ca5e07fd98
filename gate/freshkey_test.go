package gate

import (
	"context"
	"os"
	"path/filepath"
	"testing"
)

// A key that a project makes for its tests is no loss while there is none.
func TestFreshKey(t *testing.T) {
	dir := t.TempDir()
	old := filepath.Join(dir, "old")
	if err := os.Mkdir(old, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(old, "key.pem"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		files   Files
		command string
		home    string
		want    Decision
	}{
		{OSFiles{}, "openssl genrsa -out new/key.pem 2048", "/home/dev", Ask},
		{OSFiles{}, "openssl genrsa -out old/key.pem 2048", "/home/dev", Deny},
		{OSFiles{}, "openssl genrsa -out .ssh/id_rsa 2048", dir, Deny},
		{OSFiles{}, "openssl genrsa -out $X/key.pem 2048", "/home/dev", Ask},
		{NoFiles{}, "openssl genrsa -out new/key.pem 2048", "/home/dev", Deny},
	}
	for _, tt := range tests {
		g, err := New(Policy{FailClosed: Ask}, WithFiles(tt.files))
		if err != nil {
			t.Fatal(err)
		}
		v := g.Judge(context.Background(), Request{Command: tt.command, Dir: dir, Home: tt.home})
		if v.Decision != tt.want {
			t.Errorf("%T %s: %s by %s", tt.files, tt.command, v.Decision, v.Rule)
		}
	}
}
