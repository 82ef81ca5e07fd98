package rules

// docker are docker 27, podman 5 and nerdctl 2, from their command
// references. Reading containers and images has no effect on anything.
var docker = []Contract{
	{
		Names: "docker podman nerdctl", Doc: "Runs and manages containers. docker(1).", BareOK: true,
		Flags: []Flag{
			{Names: "-D --debug -v --version -h --help -l= --log-level= --tlsverify --tls --namespace= --cgroup-manager= --noout"},
			{Names: "-H= --host= -c= --context= --config= --tlscacert= --tlscert= --tlskey= --connection= --url= --identity= -r --remote --address= --module= --root= --runroot= --storage-driver= --storage-opt=", Does: Load, Note: "another engine or configuration"},
		},
		Subs: []Contract{{Subs: dockerReads}, {Subs: dockerWrites}, {Subs: dockerBuild}, {Subs: dockerTrees}},
	},
	{
		Names: "docker-compose podman-compose", Doc: "Runs services of a compose file. docker-compose(1).", BareOK: true, Scan: ScanCompose,
		Flags: []Flag{
			{Names: composeGlobal},
			{Names: composeFiles, Value: Read},
			{Names: "-H= --host= -c= --context= --tls --tlscacert= --tlscert= --tlskey= --tlsverify", Does: Load, Note: "another engine"},
		},
		Subs: []Contract{{Subs: composeSubs}},
	},
	{
		Names: "crictl", Doc: "Looks at and changes the containers of a Kubernetes node. crictl --help, 1.30.", Style: POSIX,
		Flags: []Flag{{Names: "-c= --config= -i= --image-endpoint= -r= --runtime-endpoint=", Value: Load, Note: "another engine"}, {Names: "-D --debug -t= --timeout="}},
		Subs: []Contract{
			{Names: "ps pods images image img stats statsp imagefsinfo version info logs", Style: Long, Operands: []Operand{{Kind: Text}}, Dynamic: true,
				Flags: []Flag{{Names: "-a --all -q --quiet -v --verbose --no-trunc -o= --output= -l --latest -n= --last= --name= --namespace= --state= -s= --label= --pod= -p= --id= --image= -r --resolve-image-path --digests -f --follow --since= --tail= -t --timestamps --no-limit --watch -w"}}},
			{Names: "inspect inspectp inspecti", Style: Long, Operands: []Operand{{Kind: Text}}, Dynamic: true, Facts: []Fact{{Kind: EnvDump, Note: "the environment of a container"}}, Flags: []Flag{{Names: "-o= --output= -q --quiet --template= --name= --id= --state= -a --all"}}},
			{Names: "run runp create start stop stopp rm rmp rmi pull exec attach port-forward portforward update checkpoint config events completion", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "runs or changes containers"}}},
		},
	},
	{
		Names: "buildah", Doc: "Builds images. buildah(1), 1.33.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "--log-level= -v -h"}},
		Subs: []Contract{
			{Names: "images containers ps ls version info", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-a --all --digests -f= --filter= --format= --json -n --noheading --no-trunc -q --quiet --history"}}},
			{Names: "add build bud commit config copy from inspect login logout manifest mkcw mount umount unmount prune pull push rename rm rmi run source tag unshare", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "runs or changes containers"}}},
		},
	},
	{
		Names: "limactl colima multipass", Doc: "Run virtual machines for containers. Their --help.", Style: POSIX, BareOK: true,
		Flags: []Flag{{Names: "--debug -v --verbose -h"}},
		Subs: []Contract{
			{Names: "list ls status version info", Style: Long, Operands: anyText, Flags: []Flag{{Names: "-q --quiet -f= --format= --json -j -e --extended"}}},
			{Names: "start stop delete rm shell exec copy cp create edit restart launch mount umount unmount transfer purge suspend recover clone snapshot restore set alias unalias prefer authenticate prune ssh ssh-config kubernetes nerdctl template disk factory-reset protect unprotect tunnel update", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "runs or changes virtual machines"}}},
		},
	},
	{
		Names: "virsh", Doc: "Manages virtual machines of libvirt. virsh(1), 9.", Style: POSIX,
		Flags: []Flag{{Names: "-r --readonly -q --quiet -v -V -h"}, {Names: "-c= --connect=", Does: Load, Note: "another host"}, {Names: "-l= --log=", Value: Write}},
		Subs: []Contract{
			{Names: "list dominfo domstate domid domuuid domname domblklist domiflist dommemstat vcpucount vcpuinfo net-list net-info net-dhcp-leases pool-list pool-info vol-list vol-info nodeinfo nodememstats version uri snapshot-list domifaddr iface-list capabilities", Style: Long, Operands: anyText, Flags: []Flag{{Names: "--all --inactive --state-running --state-shutoff --persistent --transient --autostart --no-autostart --title --name --uuid --id --details --reason --inet --domain= --pool= --network= --source= --tree --parent --leaf"}}},
			{Names: "start shutdown destroy reboot reset undefine define create edit save restore suspend resume migrate attach-device attach-disk detach-device detach-disk setmem setvcpus console dumpxml net-start net-destroy net-define net-undefine net-edit net-create pool-start pool-destroy pool-define pool-create vol-create vol-create-as vol-delete vol-upload vol-download snapshot-create snapshot-create-as snapshot-revert snapshot-delete autostart send-key qemu-monitor-command qemu-agent-command secret-list secret-get-value secret-set-value secret-define", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "changes virtual machines, or prints secrets"}}},
		},
	},
	{
		Names: "docker-machine skopeo ctr lima nerdctl.lima dive umoci kaniko img buildctl lxc lxd incus lxc-start lxc-attach lxc-destroy systemd-nspawn machinectl runc crun distrobox toolbox devcontainer apptainer singularity", Doc: "Other container engines and tools.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Container, Note: "runs or changes containers"}},
	},
}

const (
	composeGlobal = "--ansi= --compatibility --dry-run --parallel= --profile= --progress= --verbose -v --version -h --help -p= --project-name= --all-resources"
	composeFiles  = "-f= --file= --env-file= --project-directory= --workdir="
	dockerQuiet   = "-a --all -q --quiet --no-trunc --format= -f= --filter= "
)

// dockerReads are the commands that print.
var dockerReads = []Contract{
	{Names: "ps", Style: Long, Flags: []Flag{{Names: dockerQuiet + "-n= --last= -l --latest -s --size --no-header --noheading --sort= --ns --pod -p --sync --external -w= --watch="}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
	{Names: "images", Style: Long, Flags: []Flag{{Names: dockerQuiet + "--digests --tree -n --noheading --names --sort= --history"}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
	{Names: "logs", Style: Long, Flags: []Flag{{Names: "--details -f --follow --since= -n= --tail= -t --timestamps --until= --names --color -l --latest"}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
	{Names: "inspect", Style: Long, Scan: ScanInspect, Flags: []Flag{{Names: "-f= --format= -s --size --type= -l --latest --mode="}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
	{Names: "info version", Style: Long, Flags: []Flag{{Names: "-f= --format= -D --debug"}}},
	{Names: "port", Style: Long, Flags: []Flag{{Names: "-a --all -l --latest"}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
	{Names: "top", Style: POSIX, Scan: ScanTop, Flags: []Flag{{Names: "-l --latest"}}, Operands: anyText},
	{Names: "stats", Style: Long, Flags: []Flag{{Names: "-a --all --format= --no-stream --no-trunc -i= --interval= --no-reset -l --latest"}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
	{Names: "diff", Style: Long, Flags: []Flag{{Names: "--format= -l --latest"}}, Operands: []Operand{{Kind: Text}}},
	{Names: "history", Style: Long, Flags: []Flag{{Names: "--format= -H --human? --no-trunc -q --quiet --platform="}}, Operands: []Operand{{Kind: Text}}},
	{Names: "events", Style: Long, Flags: []Flag{{Names: "-f= --filter= --format= --since= --until= --no-trunc --stream?"}}},
	{Names: "search", Style: Long, Flags: []Flag{{Names: "-f= --filter= --format= --limit= --no-trunc --list-tags --tls-verify?"}}, Operands: []Operand{{Kind: Fetch}}},
	{Names: "help", Style: Long, Operands: []Operand{{Kind: Text}}},
	{Names: "wait exists", Style: Long, Flags: []Flag{{Names: "-i= --interval= --condition= -l --latest"}}, Operands: []Operand{{Kind: Text}}},
}

// dockerWrites are the commands that change containers and images.
var dockerWrites = []Contract{
	{Names: "run create", Style: POSIX, Scan: ScanDocker, Flags: dockerRunFlags},
	{
		Names: "exec", Style: POSIX,
		Flags: []Flag{
			{Names: "-d --detach --detach-keys= -e= --env= -i --interactive -t --tty -u= --user= -w= --workdir= -l --latest --preserve-fds="},
			{Names: "--env-file=", Value: Read},
			{Names: "--privileged", Does: Privilege, Note: "privileged in the container"},
		},
		Operands: []Operand{{Kind: Container, Count: 1, Note: "runs a command in a container"}, {Kind: Text}},
	},
	{Names: "start restart pause unpause tag rename update commit load import attach init", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "changes containers or images"}}},
	{Names: "stop kill", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "stops containers"}}},
	{Names: "rm rmi", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "removes containers or images"}}},
	{Names: "cp", Style: Long, Scan: ScanDockerCp, Flags: []Flag{{Names: "-a --archive -L --follow-link -q --quiet --overwrite --pause"}}, Facts: []Fact{{Kind: Container, Note: "copies to or from a container"}}},
	{Names: "save export", Style: Long, Flags: []Flag{{Names: "-o= --output=", Value: Write}, {Names: "--platform= -q --quiet --compress --format= -m --multi-image-archive"}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Container, Note: "exports an image"}}},
	{Names: "pull", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Fetch, Note: "an image from a registry"}, {Kind: Container, Note: "stores an image"}}},
	{Names: "push", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote, Note: "publishes an image"}}},
	{Names: "login logout", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Credential, Note: "registry password"}, {Kind: Remote}}},
	{Names: "swarm trust checkpoint manifest sbom scout extension desktop mcp model init debug ai offload sandbox cagent pass", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote, Note: "changes a cluster, registry or plugin"}}},
	{Names: "generate play kube artifact farm auto-update unshare untag", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "changes containers"}}},
}

// dockerBuild is docker build and buildx bake.
var dockerBuild = []Contract{
	{
		Names: "build bake", Style: Long, Scan: ScanBuild,
		Flags: []Flag{
			{Names: "--add-host= --allow= --annotation= --attest= --build-arg= --build-context= --builder= --cache-from= --cache-to= --call= --cgroup-parent= --check --compress --cpu-period= --cpu-quota= -c= --cpu-shares= --cpuset-cpus= --cpuset-mems= -D --debug --disable-content-trust --force-rm --isolation= --label= --load -m= --memory= --memory-swap= --network= --no-cache --no-cache-filter= --platform= --progress= --provenance= --pull? -q --quiet --rm? --sbom= --security-opt= --shm-size= --squash --ssh= -t= --tag= --target= --ulimit= --layers --format= --jobs= --isolation= --set= --print --list="},
			{Names: "-f= --file=", Value: Load, Note: "build instructions"},
			{Names: "--iidfile= --metadata-file= -o= --output="},
			{Names: "--secret=", Does: Credential, Note: "a secret for the build"},
			{Names: "--push", Does: Remote, Note: "publishes the image"},
			{Names: "-v= --volume= --device= --cap-add= --hooks-dir= --env="},
		},
		Facts: []Fact{{Kind: Container, Note: "builds an image"}},
	},
}

// dockerTrees are the commands with sub-commands of their own.
var dockerTrees = []Contract{
	{
		Names: "node service stack plugin", Style: Long,
		Subs: []Contract{
			{Names: "ls list ps inspect services logs", Style: Long, Flags: []Flag{{Names: dockerQuiet + "--no-resolve --pretty --orchestrator= --follow --tail= -n= --since= -t --timestamps --details --raw --no-task-ids"}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
			{Names: "create update rm remove scale rollback deploy up down demote promote install enable disable set push upgrade config", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote, Note: "changes a cluster, registry or plugin"}}},
		},
	},
	{
		Names: "compose", Style: Long, BareOK: true, Scan: ScanCompose,
		Flags: []Flag{
			{Names: composeGlobal},
			{Names: composeFiles, Value: Read},
		},
		Subs: []Contract{{Subs: composeSubs}},
	},
	{
		Names: "container", BareOK: true,
		Subs: []Contract{
			{Names: "ls list", Style: Long, Flags: []Flag{{Names: dockerQuiet + "-n= --last= -l --latest -s --size"}}, Dynamic: true},
			{Names: "prune", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "removes all stopped containers"}}},
			{Subs: dockerReads}, {Subs: dockerWrites},
		},
	},
	{
		Names: "image", BareOK: true,
		Subs: []Contract{
			{Names: "ls list", Style: Long, Flags: []Flag{{Names: dockerQuiet + "--digests --tree"}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
			{Names: "exists tree", Style: Long, Flags: []Flag{{Names: "--whatrequires"}}, Operands: anyText},
			{Names: "prune", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "removes images"}}},
			{Names: "inspect history", Style: Long, Scan: ScanInspect, Flags: []Flag{{Names: "-f= --format= -H --human? --no-trunc -q --quiet --platform="}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
			{Names: "rm tag import load", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "changes images"}}},
			{Names: "pull", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Fetch, Note: "an image from a registry"}, {Kind: Container, Note: "stores an image"}}},
			{Names: "push", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote, Note: "publishes an image"}}},
			{Names: "save", Style: Long, Flags: []Flag{{Names: "-o= --output=", Value: Write}, {Names: "--platform="}}, Operands: []Operand{{Kind: Text}}, Facts: []Fact{{Kind: Container, Note: "exports an image"}}},
			{Subs: dockerBuild},
		},
	},
	{
		Names: "pod", BareOK: true,
		Subs: []Contract{
			{Names: "ps ls list", Style: Long, Flags: []Flag{{Names: dockerQuiet + "--ctr-ids --ctr-names --ctr-status -n --noheading --ns --sort= -l --latest"}}, Dynamic: true},
			{Names: "inspect", Style: Long, Scan: ScanInspect, Flags: []Flag{{Names: "-f= --format= -l --latest"}}, Operands: anyText, Dynamic: true},
			{Names: "stats", Style: Long, Flags: []Flag{{Names: "-a --all --format= --no-reset --no-stream -l --latest"}}, Operands: anyText, Dynamic: true},
			{Names: "logs", Style: Long, Flags: []Flag{{Names: "-f --follow --since= --until= --tail= -t --timestamps -c= --container= -n --names --color -l --latest"}}, Operands: anyText, Dynamic: true},
			{Names: "top", Style: POSIX, Scan: ScanTop, Flags: []Flag{{Names: "-l --latest"}}, Operands: anyText},
			{Names: "exists", Style: Long, Operands: anyText},
			{Names: "create start stop restart rm kill pause unpause prune clone", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "changes pods"}}},
		},
	},
	{
		Names: "machine", BareOK: true,
		Subs: []Contract{
			{Names: "ls list info inspect", Style: Long, Flags: []Flag{{Names: "-f= --format= -q --quiet -n --noheading --all-providers"}}, Operands: anyText},
			{Names: "init start stop restart rm set ssh cp os reset", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "changes virtual machines"}}},
		},
	},
	{
		Names: "secret config", BareOK: true,
		Subs: []Contract{
			{Names: "ls list exists", Style: Long, Flags: []Flag{{Names: "-f= --filter= --format= -q --quiet -n --noheading"}}, Operands: anyText},
			{Names: "inspect", Style: Long, Facts: []Fact{{Kind: Credential, Note: "may print what it holds"}}, Flags: []Flag{{Names: "-f= --format= --pretty --showsecret"}}, Operands: anyText},
			{Names: "create rm remove", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote, Note: "changes a cluster, registry or plugin"}}},
		},
	},
	{
		Names: "quadlet", BareOK: true,
		Subs: []Contract{
			{Names: "list ls", Style: Long, Flags: []Flag{{Names: "-f= --filter= --format="}}},
			{Names: "print install rm", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "changes containers, or prints their environment"}}},
		},
	},
	{
		Names: "volume network", BareOK: true,
		Subs: []Contract{
			{Names: "exists", Style: Long, Operands: anyText},
			{Names: "ls list", Style: Long, Flags: []Flag{{Names: dockerQuiet + "--cluster"}}, Dynamic: true},
			{Names: "inspect", Style: Long, Flags: []Flag{{Names: "-f= --format= -v --verbose"}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
			{Names: "create connect update", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "makes volumes or networks"}}},
			{Names: "rm remove prune disconnect reload", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "removes volumes or networks with their data"}}},
		},
	},
	{
		Names: "context", BareOK: true,
		Subs: []Contract{
			{Names: "ls list show", Style: Long, Flags: []Flag{{Names: "-q --quiet --format="}}},
			{Names: "inspect", Style: Long, Flags: []Flag{{Names: "-f= --format="}}, Operands: []Operand{{Kind: Text}}},
			{Names: "use create update rm import export", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Load, Note: "another engine for later commands"}}},
		},
	},
	{
		Names: "system", BareOK: true,
		Subs: []Contract{
			{Names: "df", Style: Long, Flags: []Flag{{Names: "--format= -v --verbose"}}},
			{Names: "info", Style: Long, Flags: []Flag{{Names: "-f= --format="}}},
			{Names: "events", Style: Long, Flags: []Flag{{Names: "-f= --filter= --format= --since= --until="}}},
			{Names: "connection", BareOK: true, Subs: []Contract{
				{Names: "ls list", Style: Long, Flags: []Flag{{Names: "-q --quiet -f= --format="}}},
				{Names: "add default remove rename rm", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Load, Note: "another engine for later commands"}}},
			}},
			{Names: "prune reset migrate renumber service dial-stdio check", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "removes containers, images and volumes"}}},
		},
	},
	{
		Names: "buildx builder", BareOK: true,
		Flags: []Flag{{Names: "--builder= -D --debug"}},
		Subs: []Contract{
			{Names: "ls version", Style: Long, Flags: []Flag{{Names: "--format= --no-trunc"}}},
			{Names: "inspect du", Style: Long, Flags: []Flag{{Names: "--verbose --filter= --format="}, {Names: "--bootstrap", Does: Container}}, Operands: []Operand{{Kind: Text}}},
			{Names: "history", BareOK: true, Subs: []Contract{
				{Names: "ls logs", Style: Long, Flags: []Flag{{Names: "--format= --no-trunc --filter= --local --progress="}}, Operands: anyText},
				{Names: "inspect open rm export import trace", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "changes builders"}}},
			}},
			{Names: "create use rm stop install uninstall prune imagetools dial-stdio debug dap", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "changes builders"}}},
			{Subs: dockerBuild},
		},
	},
}

// composeSubs are the commands of docker compose 2.29.
var composeSubs = []Contract{
	{Names: "ps", Style: Long, Flags: []Flag{{Names: dockerQuiet + "--no-orphans --orphans? --services --status="}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
	{Names: "logs", Style: Long, Flags: []Flag{{Names: "-f --follow --index= --no-color --no-log-prefix --since= -n= --tail= -t --timestamps --until="}}, Operands: []Operand{{Kind: Text}}, Dynamic: true},
	{
		Names: "config convert", Style: Long,
		Flags: []Flag{
			{Names: "--environment", Does: EnvDump},
			{Names: "--format= --hash= --images --no-consistency --no-interpolate --no-normalize --no-path-resolution --no-env-resolution --profiles -q --quiet --resolve-image-digests --services --variables --volumes --networks --models --lock-image-digests"},
			{Names: "-o= --output=", Value: Write},
		},
		Operands: []Operand{{Kind: Text}},
	},
	{Names: "images ls top port version stats events volumes", Style: Long, Flags: []Flag{{Names: dockerQuiet + "--index= --protocol= --json --short --no-stream --since= --until="}}, Operands: []Operand{{Kind: Text}}},
	{Names: "down rm kill stop", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "stops or removes services, perhaps with their data"}}},
	{Names: "up build run exec create start restart pause unpause scale cp pull attach wait watch alpha bridge commit export publish", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Container, Note: "runs or changes services"}}},
	{Names: "push", Style: Raw, Scan: ScanFacts, Facts: []Fact{{Kind: Remote, Note: "publishes images"}}},
}

// dockerRunFlags are the options of docker run; what they give the container
// is for the scanner.
var dockerRunFlags = []Flag{
	{Names: "--annotation= --attach= -a= --blkio-weight= --cpu-count= --cpu-percent= --cpu-period= --cpu-quota= --cpu-rt-period= --cpu-rt-runtime= -c= --cpu-shares= --cpus= --cpuset-cpus= --cpuset-mems= -d --detach --detach-keys= --disable-content-trust --dns= --dns-option= --dns-search= --domainname= --entrypoint= -e= --env= --expose= --gpus= --group-add= --health-cmd= --health-interval= --health-retries= --health-start-interval= --health-start-period= --health-timeout= -h= --hostname= --init -i --interactive --io-maxbandwidth= --io-maxiops= --ip= --ip6= --isolation= --kernel-memory= -l= --label= --link= --link-local-ip= --log-driver= --log-opt= --mac-address= -m= --memory= --memory-reservation= --memory-swap= --memory-swappiness= --name= --network-alias= --no-healthcheck --oom-kill-disable --oom-score-adj= --pids-limit= --platform= -p= --publish= -P --publish-all --pull= -q --quiet --read-only --restart= --rm --rmi --runtime= --shm-size= --sig-proxy? --stop-signal= --stop-timeout= --storage-opt= --sysctl= --tmpfs= -t --tty --ulimit= -u= --user= --userns= --uts= --volume-driver= -w= --workdir= --add-host= --ipc= --cgroup-parent= --cgroupns= --replace --pod= --tz= --systemd= --requires= --secret= --use-api-socket"},
	{Names: "--env-file= --label-file= --cidfile="},
	{Names: "-v= --volume= --mount= --volumes-from="},
	{Names: "--privileged? --pid= --network= --net= --device= --device-cgroup-rule= --device-read-bps= --device-write-bps= --device-read-iops= --device-write-iops= --blkio-weight-device= --cap-add= --cap-drop= --security-opt="},
}
