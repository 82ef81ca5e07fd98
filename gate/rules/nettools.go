package rules

// netTools are the tools that look at, open or carry connections, from their
// man pages: netcat-openbsd 1.219, ncat 7.93, socat 1.7.4, bind 9.18,
// iputils, iproute2 6.1, net-tools 2.10.
var netTools = []Contract{
	{
		Names: "nc ncat netcat nc.openbsd nc.traditional", Doc: "Reads and writes connections. nc(1), ncat(1).", Style: Long, Scan: ScanNetcat,
		Flags: []Flag{
			{Names: "-4 -6 -46 -C -D -d -F -h -n -N -r -S -t -u -v -Z -i= -I= -M= -m= -O= -p= -P= -q= -s= -T= -V= -W= -w= -X= --udp --sctp --verbose --wait= --idle-timeout= --delay= --source-port= --source= --nodns --telnet --crlf --recv-only --send-only --ssl --ssl-verify --ssl-alpn= --ssl-ciphers= --no-shutdown --append-output -G= -g= --version --help"},
			{Names: "-z"},
			{Names: "-l -k -L --listen --keep-open --broker --chat --max-conns= -m="},
			{Names: "-U --unixsock --vsock", Does: Send, Note: "a local socket"},
			{Names: "-x= --proxy= --proxy-type= --proxy-auth= --proxy-dns= -X=", Does: Tunnel, Note: "proxy"},
			{Names: "-o= --output= -x= --hex-dump=", Value: Write},
			{Names: "--ssl-cert= --ssl-key= --ssl-trustfile= --allowfile= --denyfile=", Value: Read},
			{Names: "-e= --exec= -c= --sh-exec= --lua-exec=", Does: Shell, Note: "a program attached to a connection"},
		},
	},
	{Names: "socat", Doc: "Joins two addresses. socat(1).", Style: Raw, Scan: ScanNetcat},
	{Names: "telnet", Doc: "Interactive connection. telnet(1).", Style: Raw, Scan: ScanNetcat},
	{
		Names: "ping ping6", Doc: "Probes a host. ping(8), iputils 20221126 and macOS.", Style: POSIX | Permute, Scan: ScanHost,
		Flags: []Flag{{Names: "-4 -6 -a -A -b -B -c= -C? -d -D -e? -F= -h -H -i= -I= -l= -L -m= -M= -n -N= -O -p= -q -Q= -R -r -s= -S= -t= -T= -U -v -V -w= -W="}, {Names: "-f", Does: Send, Note: "floods the host"}},
	},
	{
		Names: "fping", Doc: "Probes hosts. fping(8), 5.1.", Style: GNU, Scan: ScanHost,
		Flags: []Flag{
			{Names: "-4 --ipv4 -6 --ipv6 -a --alive -A --addr -b= --size= -B= --backoff= -c= --count= -C= --vcount= -d --rdns -D --timestamp -e --elapsed -h -H= --ttl= -i= --interval= -I= --iface= -l --loop -m --all -M --dontfrag -n --name -N --netdata -o --outage -O= --tos= -p= --period= -q --quiet -Q= --squiet= -r= --retry= -R --random -s --stats -S= --src= -t= --timeout= -u --unreach -v -x= --reachable= -X= --fast-reachable="},
			{Names: "-f= --file=", Value: Read, Does: Send, Note: "asks about every line of a file"}, {Names: "-g --generate", Does: Send, Note: "probes a whole network"},
		},
	},
	{
		Names: "dig delv kdig", Doc: "Asks name servers. dig(1).", Style: POSIX | Permute, Scan: ScanHost,
		Flags: []Flag{{Names: "-4 -6 -b= -c= -h -i -m -p= -q= -r -t= -u -v -x= -y= -D -S"}, {Names: "-f=", Value: Read, Does: Send, Note: "asks about every line of a file"}, {Names: "-k=", Value: Read}},
	},
	{
		Names: "drill", Doc: "Asks name servers. drill(1), 1.8; -t, -S, -T and -D take no value.", Style: POSIX | Permute, Scan: ScanHost,
		Flags: []Flag{{Names: "-4 -6 -a -s -t -u -v -h -D -S -T -V= -Q -p= -b= -o= -x -y= -r= -I="}, {Names: "-f= -i=", Value: Read, Does: Send}, {Names: "-k= -d= -c=", Value: Read}, {Names: "-w= -q=", Value: Write}},
	},
	{
		Names: "host nslookup", Doc: "Asks name servers. host(1).", Style: POSIX | Permute, Scan: ScanHost,
		Flags: []Flag{{Names: "-a -A -c= -C -d -i -l -m= -n -N= -p= -r -R= -s -t= -T -U -v -V -w -W= -4 -6 -type= -query= -port= -debug -class= -timeout= -retry= -norecurse"}},
	},
	{
		Names: "whois", Doc: "Asks registries. whois(1).", Style: GNU, Scan: ScanHost,
		Flags: []Flag{{Names: "-h= --host= -p= --port= -I -H --verbose --help --version --no-recursion -l -L -m -M -c -x -b -B -G -d -K -T= -a -F -r -R -s= -t= -v= -q="}, {Names: "-i= -g=", Does: Send, Note: "takes a value in one whois, and none in the other"}},
	},
	{
		Names: "traceroute traceroute6 tracepath mtr tcptraceroute", Doc: "Shows the way to a host. traceroute(8).", Style: GNU, Scan: ScanHost,
		Flags: []Flag{{Names: "-4 -6 -d -F -f= -g? -I -T -i= -m= -N= -n -p? -t? -l? -w? -q= -r -s= -z? -e -A -M= -O= -U -D -P= -V -b -c= -C -j -x -o= -y= -B= -Q= -u -S -G= -Z= -L= --report --report-wide --json --csv --raw --no-dns --show-ips --tcp --udp --icmp --count= --report-cycles="}},
	},
	{
		Names: "ss", Doc: "Lists sockets. ss(8).", Style: GNU,
		Flags: []Flag{
			{Names: "-h --help -V --version -H --no-header -O --oneline -n --numeric -r --resolve -a --all -l --listening -B --bound-inactive -o --options -e --extended -m --memory -p --processes -T --threads -i --info --tos --cgroup --tipcinfo -s --summary -b --bpf -E --events -Z --context -z --contexts -N= --net= -4 --ipv4 -6 --ipv6 -0 --packet -t --tcp -M --mptcp -u --udp -d --dccp -w --raw -x --unix -S --sctp --tipc --vsock --xdp --inet-sockopt -f= --family= -A= --query= --socket="},
			{Names: "-K --kill", Does: System, Note: "closes sockets"},
			{Names: "-D= --diag=", Value: Write},
			{Names: "-F= --filter=", Value: Read},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{
		Names: "netstat", Doc: "Lists connections. netstat(8).", Style: GNU,
		Flags:    []Flag{{Names: "-r --route -i --interfaces? -g --groups -s --statistics -M --masquerade -v --verbose -W --wide -n --numeric --numeric-hosts --numeric-ports --numeric-users -N --symbolic -e --extend -p --program --programs -o --timers -c --continuous -l --listening -a --all -F --fib -C --cache -Z --context -t --tcp -u --udp -U --udplite -S --sctp -w --raw -x --unix -4 --inet -6 --inet6 -A= --protocol= -h --help -V --version -f= -b -L -q"}},
		Operands: []Operand{{Kind: Text}},
	},
	{Names: "ip bridge tc", Doc: "Shows and changes links, addresses and routes. ip(8).", Style: Raw, Scan: ScanIP},
	{
		Names: "ifconfig route arp brctl wg", Doc: "Show and change the network; without a changing word they print.", Style: Raw, Scan: ScanIP,
	},
	{
		Names: "nmcli ethtool resolvectl networkctl iw iwconfig iwlist rfkill", Doc: "Show and change the network, as their first words say. nmcli(1), 1.42; ethtool(8), 6.1; resolvectl(1), systemd 252; iw(8), 5.19.", Style: Raw, Scan: ScanNetwork,
	},
	{
		Names: "ifup ifdown dhclient wpa_cli wpa_supplicant networksetup netplan wg-quick openvpn ipvsadm ebtables arptables iptables-restore ip6tables-restore fail2ban-client pfctl", Doc: "Change the network.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: System, Note: "changes the network"}},
	},
	{
		Names: "iptables ip6tables iptables-legacy ip6tables-legacy iptables-nft", Doc: "Packet filter. iptables(8).", Style: Long,
		Flags: []Flag{
			{Names: "-L --list -S --list-rules -n --numeric -v --verbose -x --exact --line-numbers -t= --table= -V --version -h -4 -6 -w? --wait?"},
			{Names: "-A= --append= -D= --delete= -I= --insert= -R= --replace= -F --flush -Z --zero -N= --new-chain= -X --delete-chain -P= --policy= -E= --rename-chain= -C= --check=", Does: System, Note: "changes the packet filter"},
			{Names: "-p= --protocol= -s= --source= -d= --destination= -j= --jump= -g= --goto= -i= --in-interface= -o= --out-interface= -m= --match= --dport= --sport= --dports= --sports= --state= --ctstate= --to-destination= --to-source= --to-ports= --reject-with= --comment= --limit= --icmp-type= -f -c= --syn --log-prefix="},
		},
		Operands: []Operand{{Kind: Text}},
		Facts:    []Fact{{Kind: System, Unless: "-L -A", Note: "changes the packet filter"}},
	},
	{
		Names: "nft", Doc: "Packet filter. nft(8).", Style: Long,
		Flags:    []Flag{{Names: "-a --handle -j --json -n --numeric -s --stateless -t --terse -N --reversedns -S --service -v --version -V -h -y -p -T -u -c --check"}, {Names: "-f= --file=", Value: Load}, {Names: "-i --interactive", Does: Session}, {Names: "-I= --includepath= -D= --define=", Value: Load}},
		Operands: []Operand{{Kind: Text}}, Scan: ScanIP,
	},
	{
		Names: "ufw firewall-cmd iptables-save ip6tables-save conntrack ipset", Doc: "Firewall fronts; without a changing word they print.", Style: Raw, Scan: ScanIP,
	},
	{
		Names: "nmap masscan zmap nikto hping3 arp-scan", Doc: "Scan networks. nmap(1).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Send, Note: "probes other hosts"}},
	},
	{
		Names: "tcpdump tshark dumpcap wireshark ngrep ettercap bettercap mitmproxy mitmdump", Doc: "Watch network traffic. tcpdump(8).", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: System, Note: "watches network traffic"}},
	},
	{
		Names: "ngrok cloudflared chisel frpc frps tailscale tailscaled zerotier-cli bore localtunnel lt rathole gost v2ray xray sing-box clash iodine dnscat ptunnel stunnel stunnel4 haproxy-tunnel inlets zrok", Doc: "Make this machine reachable, or forward traffic.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Tunnel, Note: "makes the network reachable"}},
	},
	{
		Names: "mail mailx s-nail sendmail exim exim4 postfix mutt neomutt msmtp swaks mpack ssmtp himalaya", Doc: "Send mail.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Send, Note: "sends mail"}},
	},
	{
		Names: "wormhole magic-wormhole croc transfer transfer.sh rclone s3cmd s4cmd s5cmd mc minio-client b2 gdrive dropbox duplicity duplicacy restic borg kopia lftp ftp tftp ncftp ncftpput curlftpfs cadaver smbclient rpcclient smbget davfs2 nfs-client dcp bbcp fio-send zssh rz sz lrzsz warp filebin pastebinit nopaste termbin wgetpaste gist ix 0x0 haste hastebin onionshare onionshare-cli syncthing unison rdiff-backup", Doc: "Carry files to other hosts and services.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Send, Note: "carries files to another host"}, {Kind: Remote, Note: "may change or delete what is there"}},
	},
	{
		Names: "xclip xsel pbcopy wl-copy clip clip.exe copyq clipcopy termux-clipboard-set tmux-clip", Doc: "Put data on the clipboard, where other programs read it.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Send, Note: "clipboard"}},
	},
	{
		Names: "pbpaste wl-paste clippaste termux-clipboard-get", Doc: "Print the clipboard, which often holds passwords.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Credential, Note: "clipboard"}},
	},
	{
		Names: "snmpwalk snmpget snmpgetnext snmpbulkwalk ldapsearch ldapwhoami grpcurl websocat wscat mosquitto_sub mosquitto_pub mqtt nats nats-pub nats-sub amqp-publish amqp-consume coap-client evans ghz hey ab wrk k6-cloud vegeta siege autocannon oha bombardier", Doc: "Talk to servers by other protocols.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Send, Note: "requests with effects"}},
	},
	{
		Names: "snmpset snmptrap ldapadd ldapmodify ldapdelete ldappasswd ldapmodrdn wakeonlan etherwake", Doc: "Change servers by other protocols.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Remote, Note: "changes a server"}},
	},
}
