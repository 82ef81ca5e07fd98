package rules

// ssh are OpenSSH 9.2 and its neighbours, from their man pages.
var ssh = []Contract{
	{
		Names: "ssh slogin autossh", Doc: "Runs commands on another host. ssh(1).", Style: POSIX, Scan: ScanSSH,
		Flags: []Flag{
			{Names: "-4 -6 -A -a -B= -b= -C -c= -e= -f -i= -J= -K -k -l= -M -m= -N -n -P= -p= -q -s -S= -T -t -v -X -x -Y -y"},
			{Names: "-V -Q= -G"},
			{Names: "-o="},
			{Names: "-O=", Does: Remote, Note: "controls a shared connection"},
			{Names: "-D= -L= -R= -W= -w= -g", Does: Tunnel, Note: "forwards connections"},
			{Names: "-E=", Value: Append},
			{Names: "-F=", Value: Load, Note: "configuration that may name programs"},
			{Names: "-I=", Value: Load, Note: "PKCS#11 library"},
		},
	},
	{
		Names: "scp", Doc: "Copies files between hosts. scp(1).", Style: POSIX, Scan: ScanRsync,
		Flags: []Flag{
			{Names: "-3 -4 -6 -A -B -C -O -p -q -R -r -s -T -v -c= -l= -P= -X= -J="},
			{Names: "-i=", Value: List},
			{Names: "-o= -F=", Value: Load, Note: "configuration that may name programs"},
			{Names: "-S= -D=", Value: Program},
		},
	},
	{
		Names: "sftp", Doc: "Copies files between hosts, by commands from standard input. sftp(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Remote, Note: "another host"}, {Kind: Send, Note: "files of this machine"}},
	},
	{
		Names: "mosh", Doc: "Remote terminal. mosh(1).", Style: Long,
		Flags: []Flag{
			{Names: "-4 -6 -a -n -p= --port= --predict= --family= --no-init --local --no-ssh-pty --bind-server= --experimental-remote-ip="},
			{Names: "--ssh= --client= --server=", Value: Program},
		},
		Operands: []Operand{{Kind: Remote}}, Facts: []Fact{{Kind: Session, Note: "remote terminal"}},
	},
	{
		Names: "sshfs", Doc: "Mounts a remote directory. sshfs(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Remote, Note: "mounts a remote directory"}, {Kind: System, Note: "mounts a file system"}},
	},
	{
		Names: "ssh-keygen", Doc: "Makes and shows keys. ssh-keygen(1).", Style: POSIX, Scan: ScanKeygen,
		Flags: []Flag{
			{Names: "-a= -b= -C= -t= -q -v -h -I= -n= -V= -z= -Z= -m= -E= -r= -N= -P= -O= -g -W="},
			{Names: "-l -B"},
			{Names: "-F= -H"},
			{Names: "-R="},
			{Names: "-y -e -i -p -c -A -K -L -Q -k -u -x= -X"},
			{Names: "-s= -Y= -M= -T= -G= -S= -j= -J= -U"},
			{Names: "-D= -w=", Value: Load, Note: "key provider library"},
			{Names: "-f="},
		},
	},
	{
		Names: "ssh-keyscan", Doc: "Collects host keys. ssh-keyscan(1).", Style: POSIX, Scan: ScanHost,
		Flags: []Flag{{Names: "-4 -6 -c -D -H -p= -T= -t= -v -O= -q"}, {Names: "-f=", Value: Read}},
	},
	{
		Names: "ssh-add ssh-agent ssh-askpass", Doc: "Hold keys. ssh-add(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Credential, Note: "keys of the agent"}},
	},
	{
		Names: "ssh-copy-id", Doc: "Puts a key on another host. ssh-copy-id(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Remote, Note: "adds a key to another host"}},
	},
	{
		Names: "sshpass", Doc: "Gives a password to ssh. sshpass(1).", Style: POSIX,
		Flags:    []Flag{{Names: "-p= -d= -e -P= -v -h -V", Does: Credential, Note: "a password"}, {Names: "-f=", Value: Read, Does: Credential, Note: "a password"}},
		Operands: []Operand{{Kind: Argv}},
	},
}
