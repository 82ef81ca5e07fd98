package rules

import (
	"strings"

	"github.com/phocinae/guardexec/shellparse"
)

// scanSystem reads programs that show or change the system, depending on a
// verb.
func scanSystem(c *Call) {
	switch name := c.Argv[0].Value; name {
	case "systemctl":
		c.systemctl()
	case "service", "rc-service", "invoke-rc.d", "sv", "supervisorctl", "initctl":
		if !c.asksStatus(name) {
			c.Add(System, shellparse.Word{}, "a service")
		}
	case "sysctl":
		for _, w := range c.Operands {
			if w.Kind == shellparse.Unknown || strings.Contains(w.Value, "=") {
				c.Add(System, w, "a kernel setting")
			}
		}
	case "parted":
		c.parted()
	case "ps":
		c.ps()
	case "getent":
		c.getent()
	case "pkill":
		c.pkill()
	case "killall":
		c.killall()
	case "smartctl":
		c.smartctl()
	case "tasklist", "tasklist.exe", "systeminfo", "ver":
		// They only print; remote forms name a host.
		for _, w := range c.Operands {
			if w.Kind != shellparse.Literal || hasName("/s /S /p /P /u /U", w.Value) {
				c.Add(Remote, w, "")
			}
		}
	case "launchctl", "defaults", "pmset", "scutil", "networksetup", "systemsetup", "nvram", "dscl", "csrutil", "spctl", "xattr", "codesign", "softwareupdate", "profiles", "fdesetup", "mdutil", "tmutil", "bless", "kextload", "kextunload", "tccutil", "dscacheutil", "dseditgroup", "sysadminctl":
		c.mac(name)
	default:
		c.ctl()
	}
}

// asksStatus reports a call that only asks for the state of services. The verb
// has its place, and a name that is no plain one leads to another program.
func (c *Call) asksStatus(name string) bool {
	ops := c.Operands
	if c.Has("--status-all") {
		return len(ops) == 0
	}
	verb := 1 // service NAME VERB
	if hasName("sv supervisorctl initctl", name) {
		verb = 0
	}
	if len(ops) <= verb || c.Has("--full-restart") || verb == 1 && len(ops) > 2 || ops[verb].Kind != shellparse.Literal || ops[verb].Value != "status" {
		return false
	}
	for _, w := range ops {
		if !simpleName(w) && (verb == 1 || strings.Contains(w.Value, "/") || w.Kind == shellparse.Unknown) {
			return false
		}
	}
	return true
}

// smartctl tells the logs that it prints from those that it sets or resets:
// "-l scterc" shows two times, "-l scterc,70,70" sets them (smartctl(8), -l).
func (c *Call) smartctl() {
	const (
		shows   = "error xerror selftest xselftest selective directory scttemp scttempsts scttemphist devstat defects gplog smartlog nvmelog ssd background genstats farm envrep"
		settles = "scterc sataphy sasphy"
	)
	for i := range c.Uses {
		u := &c.Uses[i]
		if u.Name != "-l" && u.Name != "--log" {
			continue
		}
		name, _, more := strings.Cut(u.Value.Value, ",")
		switch {
		case u.Value.Kind != shellparse.Literal:
			c.Unknown("which log it shows is not known before it runs")
		case hasName(shows, name), hasName(settles, name) && !more:
		case hasName(settles, name) || name == "scttempint":
			c.Add(System, u.Value, "a setting of the drive")
		default:
			c.Unknown("the log " + show(name) + " is not known")
		}
	}
}

func (c *Call) systemctl() {
	const (
		shows    = "status list-units list-unit-files list-timers list-sockets list-jobs list-dependencies list-machines list-automounts list-paths is-active is-enabled is-failed is-system-running show cat get-default show-environment help whoami"
		power    = "poweroff reboot halt kexec suspend hibernate hybrid-sleep suspend-then-hibernate soft-reboot isolate rescue emergency exit default switch-root"
		persists = "enable disable reenable preset preset-all mask unmask link revert add-wants add-requires set-default edit"
	)
	if len(c.Operands) == 0 {
		return
	}
	w := c.Operands[0]
	switch {
	case w.Kind != shellparse.Literal:
		c.Unknown("the sub-command is not known before it runs")
	case w.Value == "show-environment":
		c.Add(EnvDump, w, "")
	case hasName(shows, w.Value), hasName("log-level log-target service-watchdogs", w.Value) && len(c.Operands) == 1:
	case hasName(power, w.Value):
		c.Add(Power, w, "")
	case hasName(persists, w.Value):
		c.Add(Persist, w, "a service")
	default:
		c.Add(System, w, "a service")
	}
}

// ctl reads loginctl, timedatectl and their relatives.
func (c *Call) ctl() {
	const shows = "status list list-sessions list-users list-seats session-status user-status show-session show-user show timesync-status show-timesync list-timezones list-locales list-keymaps list-x11-keymap-models list-x11-keymap-layouts list-x11-keymap-variants list-x11-keymap-options seat-status show-seat introspect query statistics dns domain info lldp list-images list-peers tree is-installed list-dumps dump-status"
	if len(c.Operands) == 0 {
		return
	}
	w := c.Operands[0]
	switch {
	case w.Kind != shellparse.Literal:
		c.Unknown("the sub-command is not known before it runs")
	case w.Value == "query":
		c.Add(Fetch, shellparse.Word{}, "asks a name server")
	case hasName(shows, w.Value):
	case hasName("hostname chassis deployment location icon-name", w.Value) && len(c.Operands) == 1:
	default:
		c.Add(System, w, "")
	}
}

// scanVolume turns the names of volumes, pools and mappings into the devices
// they are.
func scanVolume(c *Call) {
	if c.Contract.Style&Raw != 0 {
		c.windowsVolume()
		return
	}
	if hasName(c.Contract.Names, "Remove-Item") {
		kept := c.out.Effects[:0]
		for _, e := range c.out.Effects {
			if e.Kind == Delete && e.Word.Kind == shellparse.Literal && len(e.Word.Value) == 2 && e.Word.Value[0] == '/' && hasName("del erase rd", c.Argv[0].Value) {
				c.mod |= Recursive // an option of cmd: /s, /q
				continue
			}
			kept = append(kept, e)
		}
		c.out.Effects = kept
		return
	}
	for i := range c.out.Effects {
		e := &c.out.Effects[i]
		if e.Kind == Disk && e.Word.Kind == shellparse.Literal && !strings.HasPrefix(e.Word.Value, "/") {
			e.Word.Value = "/dev/" + e.Word.Value
		}
	}
}

// parted only prints with -l, or when its single command does.
func (c *Call) parted() {
	if c.Has("-l") && len(c.Operands) == 0 || len(c.Operands) == 2 && c.Operands[1].Kind == shellparse.Literal && hasName("print p version help", c.Operands[1].Value) {
		return
	}
	for _, w := range c.Operands[:min(1, len(c.Operands))] {
		c.Add(Disk, w, "")
	}
	if len(c.Operands) == 0 {
		c.Add(Disk, shellparse.Word{}, "the first device")
	}
}

// ps reads UNIX options (-ef), BSD options without a dash (aux) and GNU long
// options. The BSD option e shows the environment of every process.
func (c *Call) ps() {
	const (
		flags  = "AacdefFHjlLmMNTVwxyZX"
		values = "CGOUgknopqstu"
		long   = "--context --cumulative --deselect --forest --headers --info --no-headers --no-heading --noheaders --noheading"
		longs  = "--cols --columns --date-format --format --Group --group --lines --pid --ppid --quick-pid --rows --sid --signames --sort --tty --User --user --width"
	)
	for i := 0; i < len(c.Operands); i++ {
		w := c.Operands[i]
		v := w.Value
		name, _, attached := strings.Cut(v, "=")
		switch {
		case w.Kind != shellparse.Literal:
			if w.Multi || v == "" {
				c.Unknown("an argument that may turn out to be an option")
			}
		case hasName(long, v):
		case hasName(longs, name):
			if !attached {
				i++
			}
			if name == "--format" || name == "--sort" {
				c.psColumns(v, i)
			}
		case strings.HasPrefix(v, "--"):
			c.Unknown("option " + show(v) + " is not known")
		case strings.HasPrefix(v, "-"):
			for j := 1; j < len(v); j++ {
				if strings.IndexByte(values, v[j]) >= 0 {
					if j+1 == len(v) {
						i++
					}
					if v[j] == 'o' || v[j] == 'O' {
						c.psColumns(v, i)
					}
					break
				}
				if strings.IndexByte(flags, v[j]) < 0 {
					c.Unknown("option " + show(v) + " is not known")
				}
			}
		case v == "" || v[0] >= '0' && v[0] <= '9':
		case strings.Trim(v, "aAcEefgHhjkLlmNnOopqrSsTtUuVvwXxZ") == "":
			if strings.ContainsAny(v, "eE") {
				c.Add(EnvDump, shellparse.Word{}, "shows the environment of processes")
			}
			if strings.ContainsAny(v, "oOkptU") {
				i++
				c.psColumns(v, i)
			}
		}
	}
}

// psColumns looks for the column of the environment in an option of ps, or in
// the value behind it.
func (c *Call) psColumns(opt string, next int) {
	text := opt
	if next < len(c.Operands) {
		text += "," + c.Operands[next].Value
	}
	if strings.Contains(text, "environ") {
		c.Add(EnvDump, shellparse.Word{}, "shows the environment of processes")
	}
}

func (c *Call) getent() {
	if len(c.Operands) == 0 {
		return
	}
	w := c.Operands[0]
	switch {
	case w.Kind != shellparse.Literal:
		c.Unknown("the database is not known before it runs")
	case w.Value == "shadow" || w.Value == "gshadow":
		c.Add(Read, Lit("/etc/"+w.Value), "")
	case !hasName("passwd group hosts ahosts ahostsv4 ahostsv6 services protocols networks netgroup rpc ethers aliases initgroups", w.Value):
		c.Unknown("database " + show(w.Value) + " is not known")
	case strings.Contains(w.Value, "hosts") && len(c.Operands) > 1 && (c.Operands[1].Kind != shellparse.Literal || !hasName("localhost localhost.localdomain ip6-localhost 127.0.0.1 ::1", c.Operands[1].Value)):
		for _, h := range c.Operands[1:] {
			c.Add(Fetch, h, "asks a name server")
		}
	}
}

// pkill signals the processes that match a pattern. A pattern that matches
// any name, or no pattern, selects everything that may be signalled.
func (c *Call) pkill() {
	pattern, found := shellparse.Word{}, false
	for i := 0; i < len(c.Operands); i++ {
		w := c.Operands[i]
		switch {
		case w.Kind == shellparse.Literal && hasName("-g -G -P -s -t -u -U -F -O -r --pgroup --group --parent --session --terminal --euid --uid --pidfile --signal --ns --nslist -q", w.Value):
			i++
			found = found || w.Value != "--signal"
		case w.Kind == shellparse.Literal && len(w.Value) > 1 && w.Value[0] == '-':
			c.signalOption(w.Value, "afcilnovwxeAH", "--full --exact --newest --oldest --inverse --ignore-case --echo --count --list-full --list-name --ignore-ancestors --require-handler")
		default:
			pattern, found = w, true
		}
	}
	switch {
	case pattern.Kind == shellparse.Literal && hasName(". .* ^ $ .+ ^.* ^.", pattern.Value):
		c.Add(SignalAll, pattern, "")
	case protectedProcess(pattern.Value):
		c.Add(Tamper, pattern, "ends a process of the gate or of auditing")
	default:
		c.Add(Signal, pattern, "")
	}
}

func (c *Call) killall() {
	for i := 0; i < len(c.Operands); i++ {
		w := c.Operands[i]
		switch {
		case w.Kind == shellparse.Literal && hasName("-l --list -V --version", w.Value):
			return
		case w.Kind == shellparse.Literal && hasName("-s --signal -o --older-than -y --younger-than -Z --context -n --ns", w.Value):
			i++
		case w.Kind == shellparse.Literal && hasName("-u --user -r --regexp", w.Value):
			c.Add(Signal, w, "")
		case w.Kind == shellparse.Literal && len(w.Value) > 1 && w.Value[0] == '-':
			c.signalOption(w.Value, "eIgiqvwcdmptz", "--exact --ignore-case --process-group --interactive --quiet --verbose --wait")
		case protectedProcess(w.Value):
			c.Add(Tamper, w, "ends a process of the gate or of auditing")
		case hasName(". .*", w.Value):
			c.Add(SignalAll, w, "")
		default:
			c.Add(Signal, w, "")
		}
	}
}

// signalOption accepts signals and the options of a list.
func (c *Call) signalOption(v, short, long string) {
	name := strings.TrimPrefix(v[1:], "SIG")
	switch {
	case hasName(long, v) || strings.HasPrefix(v, "--signal="):
	case isDigits(name) || strings.Trim(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == "":
	case v[1] != '-' && strings.Trim(v[1:], short) == "":
	default:
		c.Unknown("option " + show(v) + " is not known")
	}
}

// protectedProcess reports a pattern that names the gate or the programs that
// record what happens.
func protectedProcess(s string) bool {
	for name := range strings.FieldsSeq("guardexec phocinae auditd rsyslogd syslogd journald fail2ban osqueryd falco") {
		if strings.Contains(s, name) {
			return true
		}
	}
	return false
}

// optionFollows reports an option behind the first operand.
func (c *Call) optionFollows() bool {
	for _, w := range c.Operands[1:] {
		if w.Kind == shellparse.Unknown || strings.HasPrefix(w.Value, "-") {
			return true
		}
	}
	return false
}

// mac reads the administration programs of macOS.
func (c *Call) mac(name string) {
	shows := ""
	switch name {
	case "launchctl":
		shows = "list print print-disabled version managername manageruid managerpid"
	case "defaults":
		shows = "read read-type domains find"
	case "pmset":
		shows = "-g"
	case "scutil":
		shows = "--dns --proxy --nwi"
	case "networksetup":
		shows = "-listallnetworkservices -listallhardwareports -getinfo -getdnsservers -getwebproxy"
	case "csrutil", "fdesetup", "profiles":
		shows = "status list"
	case "spctl":
		shows = "--status"
	case "dscl":
		ops := c.Operands
		for len(ops) > 0 && hasName("-q -raw -plist -url", ops[0].Value) {
			ops = ops[1:]
		}
		if len(ops) > 1 && ops[0].Kind == shellparse.Literal && !strings.HasPrefix(ops[0].Value, "-") && ops[1].Kind == shellparse.Literal && hasName("-read -readall -list -search read readall list search", ops[1].Value) {
			return
		}
	case "tmutil":
		shows = "listbackups status latestbackup destinationinfo"
	case "codesign":
		for _, w := range c.Operands {
			switch name, _, _ := strings.Cut(w.Value, "="); {
			case w.Kind == shellparse.Unknown, strings.HasPrefix(w.Value, "-") && !hasName("-v -vv -vvv -vvvv -d -dv -dvv -dvvv -dvvvv --verify --display --deep --strict --verbose --check-notarization -r-", name):
				c.Add(System, shellparse.Word{}, "")
				return
			}
		}
		shows = "-v -vv -vvv -vvvv -dv -dvv -dvvv -dvvvv --verify -d --display"
	case "xattr":
		shows = "-l -p"
	}
	if len(c.Operands) > 0 {
		w := c.Operands[0]
		if w.Kind != shellparse.Literal {
			c.Unknown("the sub-command is not known before it runs")
		} else if hasName(shows, w.Value) && (w.Value[0] != '-' || name == "codesign" || !c.optionFollows()) {
			return
		}
	}
	c.Add(System, shellparse.Word{}, "")
}

// windowsVolume reads the programs of Windows that format volumes or drop the
// copies of files that could bring them back.
func (c *Call) windowsVolume() {
	text := ""
	for _, w := range c.Argv[1:] {
		text += " " + strings.ToLower(w.Value)
	}
	has := func(list string) bool {
		for word := range strings.FieldsSeq(list) {
			if strings.Contains(text, word) {
				return true
			}
		}
		return false
	}
	name := strings.TrimSuffix(c.Argv[0].Value, ".exe")
	wipes := true
	switch name {
	case "format", "format.com":
		wipes = has(":")
	case "vssadmin", "wbadmin", "wmic":
		wipes = has("delete resize format")
	case "cipher":
		wipes = has("/w")
	case "diskpart", "clean-disk":
		wipes = false
	}
	switch {
	case wipes:
		c.Add(Disk, Lit("/dev/"+name), "a volume of Windows")
	case name == "diskpart":
		c.Add(Disk, shellparse.Word{}, "a volume of Windows")
	default:
		c.Unknown("a volume or the management of Windows")
	}
}
