package gate

import (
	"context"
	"testing"
)

// TestPatternsThatReachSecrets asks about patterns that take directories of
// credentials on their way, and leaves those of sources alone.
func TestPatternsThatReachSecrets(t *testing.T) {
	g, err := New(Policy{FailClosed: Ask}, WithFiles(NoFiles{}))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		command string
		want    Decision
	}{
		{"cat ~/.ss?/*", Ask},
		{"cat ~/.a*/*", Ask},
		{"cat ~/.[a]ws/c*", Ask},
		{"cat /h*/*/.ssh/*", Ask},
		{"cat ~/.config/g*/*", Ask},
		{"grep -r x ~/.a*", Ask},
		{"cat secrets/*", Ask},
		{"grep -r x /etc", Ask},
		{"cd $X && cat .env", Ask},
		{"cd $X; cat .ssh/id_rsa", Ask},
		{"cd $X; cat .aws/*", Ask},
		{"cd $X; cat README.md src/*.go", Allow},
		{"cat ~/*/*", Allow},
		{"cat config/*", Allow},
		{"cat src/private/*.ts", Allow},
		{"cat ~/app/src/*.go", Allow},
		{"ls ~/.a*", Allow},
		{"grep -r x /etc/nginx", Allow},
	} {
		v := g.Judge(context.Background(), Request{Command: c.command, Dir: "/home/dev/app", Home: "/home/dev"})
		if v.Decision != c.want {
			t.Errorf("%s: %s by %s: %s", c.command, v.Decision, v.Rule, v.Reason)
		}
	}
}

// TestPatternsOfDisks tells patterns and unfinished names in /dev that are
// disks from those that are not.
func TestPatternsOfDisks(t *testing.T) {
	g, err := New(Policy{FailClosed: Ask}, WithFiles(NoFiles{}))
	if err != nil {
		t.Fatal(err)
	}
	for command, want := range map[string]Decision{
		`shred -f /dev/sd[a-d]`:                             Deny,
		`wipefs -a /dev/sd?`:                                Deny,
		`cp x /dev/nvme*`:                                   Deny,
		`blkdiscard /dev/nvme?n1`:                           Deny,
		`dd if=/dev/zero of=/dev/sd$x`:                      Deny,
		`cd /dev && shred sd*`:                              Deny,
		`for d in /dev/vd*; do dd if=/dev/zero of=$d; done`: Deny,
		`shred /dev/*`:                                      Deny,
		`cat x > /dev/tty$n`:                                Ask,
		`chmod 666 /dev/ttyUSB*`:                            Ask,
		`dd if=/dev/sd$x of=a.img`:                          Ask,
		`ls -l /dev/sd*`:                                    Allow,
	} {
		if v := g.Judge(context.Background(), Request{Command: command, Dir: "/home/dev/app", Home: "/home/dev"}); v.Decision != want {
			t.Errorf("%s: %s by %s: %s", command, v.Decision, v.Rule, v.Reason)
		}
	}
}
